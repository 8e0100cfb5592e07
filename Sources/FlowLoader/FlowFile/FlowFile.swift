import Diagnostics
import Foundation
import FlowGraph

/// Flow files larger than this are not read. The graph of an app with ten thousand screens is smaller.
let flowFileSizeLimit = 32 << 20

/// Reads a flow file: JSON5, hand-written or written by `navlint graph`. Errors become notes (`.invalid`) that name
/// file, line and key.
///
/// The format is the one of `flowGraphJSON`, with what makes writing by hand short (see `FlowFileReader`). A value in
/// error is reported and left out; the rest of the file is used. Every error of a file is reported, except that after
/// a syntax error nothing can be read.
func flowFileFacts(path: String, data: Data) -> FileFacts {
    var result = FileFacts(path: path, language: .flowFile)
    let (root, notes) = readJSON5(data, path: path, called: "flow file", limit: flowFileSizeLimit)
    result.notes = notes
    guard let root else { return result }
    var reader = FlowFileReader(path: path)
    reader.readFile(root)
    result.notes += reader.notes
    result.notes.sort { $0.location < $1.location }
    result.flow = reader.facts
    return result
}

/// The document's root, with a note for everything that keeps it from being JSON5 text. `name` is what notes call it; larger ones
/// than `limit` bytes are not read.
func readJSON5(_ data: Data, path: String, called name: String, limit: Int) -> (root: JSONNode?, notes: [LoadNote]) {
    var notes: [LoadNote] = []
    func fail(_ message: String, at place: Place = Place(line: 1, column: 1)) {
        notes.append(LoadNote(.invalid, message, at: Span(path: path, place)))
    }

    guard data.count <= limit else {
        fail("the \(name) has \(data.count >> 20) MB; those over \(limit >> 20) MB are not read")
        return (nil, notes)
    }
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
        fail("the \(name) is not UTF-8", at: firstInvalidPlace(bytes))
        return (nil, notes)
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
        fail("the \(name) is empty")
        return (nil, notes)
    }
    let (root, problem, repeated) = JSONNode.read(bytes)
    if let problem { fail(problem.message, at: problem.place) }
    for key in repeated { fail("the key \"\(key.key)\" stands twice in one object; the first counts", at: key.place) }
    return (root, notes)
}

/// The first line that is not UTF-8.
private func firstInvalidPlace(_ bytes: [UInt8]) -> Place {
    let line = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated().first { String(validating: $0.element, as: UTF8.self) == nil }
    return Place(line: (line?.offset ?? 0) + 1, column: 1)
}

extension FlowFileReader {
    static let fileKeys = [
        "$schema", "version", "app", "windows", "screens", "containers", "transitions", "entries", "unresolved",
        "brokenReferences", "gestureWrites", "barWrites", "titleWrites", "historyTests", "successions", "vetoes", "lookups", "deadElements",
        "lostLinks", "ignore",
    ]

    /// The whole document. Entries first: transitions may start at one by its id.
    mutating func readFile(_ root: JSONNode) {
        guard let file = object(root, "", keys: Self.fileKeys) else { return }
        if let version = integer(file, "version"), version != 1 {
            complain("version \(version) is not known; this navlint reads version 1", file, "version")
        }
        if let app = file["app"] { readApp(app) }
        each(file, "entries") { $0.readEntry($1, $2) }
        each(file, "screens") { $0.readScreen($1, $2, isContainer: false) }
        each(file, "containers") { $0.readScreen($1, $2, isContainer: true) }
        each(file, "windows") { $0.readWindow($1, $2) }
        each(file, "transitions") { $0.readTransition($1, $2) }
        each(file, "unresolved") { $0.readUnresolved($1, $2) }
        each(file, "brokenReferences") { $0.readBrokenReference($1, $2) }
        each(file, "gestureWrites") { $0.readGestureWrite($1, $2) }
        each(file, "barWrites") { $0.readBarWrite($1, $2) }
        each(file, "titleWrites") { $0.readTitleWrite($1, $2) }
        each(file, "historyTests") { $0.readHistoryTest($1, $2) }
        each(file, "successions") { $0.readSuccession($1, $2) }
        each(file, "vetoes") { $0.readVeto($1, $2) }
        each(file, "lookups") { $0.readLookup($1, $2) }
        each(file, "deadElements") { $0.readDeadElement($1, $2) }
        each(file, "lostLinks") { $0.readLostLink($1, $2) }
        each(file, "ignore") { $0.readIgnore($1, $2) }
        for index in facts.transitions.indices where hosted.contains(facts.transitions[index].to ?? "") {
            facts.transitions[index].hosted = true
        }
        collectDanglingReferences()
    }

    private mutating func collectDanglingReferences() {
        let screens = Set(facts.screens.map(\.id)), entries = Set(facts.entries.map(\.id))
        facts.danglingReferences = references.filter { reference in
            switch reference.kind {
            case .entry: !entries.contains(reference.id)
            case .screen:
                !screens.contains(reference.id) && !reference.id.hasPrefix("system:")
                    && !reference.id.hasPrefix("flow:") && reference.id != "window"
            }
        }
    }

    private mutating func readApp(_ node: JSONNode) {
        let keys = ["deviceFamilies", "sdk", "deploymentTarget", "catalyst", "multipleScenes", "extensionFiles"]
        guard let app = object(node, "app", keys: keys) else { return }
        for (index, element) in elements(app, "deviceFamilies").enumerated() {
            switch element.value {
            case .number(1), .string("iphone"): facts.app.deviceFamilies.append(1)
            case .number(2), .string("ipad"): facts.app.deviceFamilies.append(2)
            case .number(let number):
                guard let family = Int(exactly: number) else { fallthrough }
                facts.app.deviceFamilies.append(family)
            default:
                complain("expected 1 (iphone) or 2 (ipad)", at: element.place, "app.deviceFamilies[\(index)]")
            }
        }
        facts.app.sdk = integer(app, "sdk")
        facts.app.deploymentTarget = string(app, "deploymentTarget")
        facts.app.catalyst = flag(app, "catalyst")
        facts.app.multipleScenes = flag(app, "multipleScenes")
        facts.app.extensionFiles = strings(app, "extensionFiles")
    }

    private mutating func readIgnore(_ node: JSONNode, _ keyPath: String) {
        guard let line = object(node, keyPath, keys: ["rule", "screen", "edge", "reason"]),
            let rule = required(line, "rule")
        else { return }
        let screen = string(line, "screen")
        if let screen { refer(.screen, screen, line, "screen") }
        if screen == nil, line["edge"] == nil {
            complain("say where: a screen or an edge; to switch a rule off, set it to \"off\" in the configuration", at: line.place, keyPath)
        }
        facts.ignores.append(FlowIgnore(
            rule: rule, screen: screen, edge: string(line, "edge"), reason: string(line, "reason"), place: line.place))
    }
}
