import Diagnostics
import FlowGraph
import Foundation

/// Larger files are refused: the largest real storyboards have a few megabytes.
private let largestInterface = 32 << 20

/// Extracts the facts of one storyboard or xib. Cannot fail: broken input becomes a note with its place.
func interfaceFacts(path: String, data: Data) -> FileFacts {
    var facts = FileFacts(path: path, language: .interfaceBuilder)
    func note(_ kind: LoadNote.Kind, _ message: String, _ place: Place = Place(line: 1, column: 1)) {
        facts.notes.append(LoadNote(
            kind, "\(fileName(path)) \(message)",
            at: Span(path: path, line: place.line, column: place.column, length: place.length)))
    }
    guard data.count <= largestInterface else {
        note(.unreadable, "has \(data.count) bytes; more than \(largestInterface) are not read")
        return facts
    }
    guard !data.isEmpty else {
        note(.unreadable, "is empty")
        return facts
    }
    let bytes = [UInt8](data)
    if let problem = encodingProblem(bytes) {
        note(.unreadable, problem)
        return facts
    }
    // Refused before the parser sees it: an entity can stand for gigabytes of text or for another file.
    var prolog = TagLocator(bytes)
    _ = prolog.next()
    if let place = prolog.declarations {
        note(.unreadable, "declares a document type of its own, which may hold entities; it was not read", place)
        return facts
    }

    let document = readInterfaceDocument(bytes)
    if let failure = document.failure {
        note(.unreadable, failure.message, failure.place)
    }
    guard let root = document.root else {
        if document.failure == nil { note(.unreadable, "holds no element") }
        return facts
    }
    if root.isOldArchive {
        note(.unreadable, "is in the format from before Xcode 5; saving it in a current Xcode converts it", root.place)
        return facts
    }
    guard root.name == "document" else {
        note(.unreadable, "is no Interface Builder document: its root element is <\(root.name)>", root.place)
        return facts
    }
    if case .other(let runtime) = root.platform {
        note(.skipped, "is made for \(runtime), not for iOS", root.place)
        return facts
    }
    facts.interface = interface(of: document, root: root, path: path)
    facts.directives = document.notes().flatMap(directives)
    return facts
}

/// Each line of the notes that begins with `navlint:` is one; whoever writes a comment's `//` before it means the same.
private func directives(in note: InterfaceNote) -> [Directive] {
    note.text.split(whereSeparator: \.isNewline).compactMap { line in
        let text = line.drop { $0 == "/" || $0.isWhitespace }
        guard text.hasPrefix("navlint:") else { return nil }
        return Directive(
            text: text.dropFirst("navlint:".count).trimmingCharacters(in: .whitespaces), place: note.place, object: note.objectID,
            end: note.end)
    }
}

private func interface(of document: InterfaceDocument, root: InterfaceDocument.Root, path: String) -> InterfaceFacts {
    let isStoryboard = root.isStoryboard || path.hasSuffix(".storyboard")
    var interface = InterfaceFacts(name: interfaceName(path), isStoryboard: isStoryboard, place: root.place)
    interface.initialScene = root.attributes["initialViewController"]
    interface.targetRuntime = root.attributes["targetRuntime"]
    interface.isLaunchScreen = root.attributes["launchScreen"] == "YES"
    let index = InterfaceIndex(document)
    interface.scenes = index.scenes()
    if !isStoryboard {
        interface.owner = index.owner()
        interface.ownerHasView = document.ownerHasView
    }
    return interface
}

/// Interface Builder writes UTF-8. What is declared as anything else is refused rather than read twice in two ways.
private func encodingProblem(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
        return "is encoded in UTF-16; Interface Builder writes UTF-8"
    }
    if bytes.starts(with: Array("bplist".utf8)) { return "is a binary property list, no XML" }
    if bytes.contains(0) { return "is no text: it contains a zero byte" }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml"),
        let declaration = head.range(of: "?>").map({ head[..<$0.lowerBound] }),
        let name = declaration.range(of: "encoding").map({ declaration[$0.upperBound...] })?
            .drop(while: { $0 == "=" || $0.isWhitespace }).dropFirst().prefix(while: { $0 != "\"" && $0 != "'" }),
        !["utf-8", "us-ascii"].contains(name.lowercased())
    else { return nil }
    return "is encoded in \(name); Interface Builder writes UTF-8"
}

/// The last part of a path.
func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}

/// What code calls the file: without extension, and without the device that `UIStoryboard` and nib loading add by themselves.
private func interfaceName(_ path: String) -> String {
    var name = fileName(path)
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    for device in ["~ipad", "~iphone"] where name.lowercased().hasSuffix(device) { name.removeLast(device.count) }
    return name
}
