import Diagnostics
import FlowGraph
import FlowLoader
import Foundation

/// A call of SwiftUI's that presents, links, registers a destination or contains, found by its text.
public struct CountedWord: Hashable, Sendable {
    public var word: String
    public var path: String
    public var line: Int

    public init(word: String, path: String, line: Int) {
        self.word = word
        self.path = path
        self.line = line
    }
}

/// Compares what the text of an app says with its flow graph, place by place: one sentence for each call that is in neither the
/// graph nor its list of what could not be resolved, and for each edge that no text stands behind.
public func differencesFromText(_ files: [SourceFile]) throws -> (words: [CountedWord], differences: [String]) {
    var words: [CountedWord] = []
    var declared: Set<String> = []
    for file in files where file.path.hasSuffix(".swift") {
        let text: String
        switch file.contents {
        case .memory(let data): text = String(decoding: data, as: UTF8.self)
        case .disk(let url): text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
        let code = AppCode(text)
        words += code.words(path: file.path)
        declared.formUnion(code.declaredTypes)
    }
    words.removeAll { declared.contains($0.word) }
    return (words, differences(of: words, from: link(extract(files)).graph))
}

/// The same for words that were counted already.
public func differences(of words: [CountedWord], from graph: FlowGraph) -> [String] {
    struct Line: Hashable {
        var path: String
        var line: Int
    }
    var known: [Line: Set<Verb>] = [:]
    func note(_ verb: Verb, _ place: Span) { known[Line(path: place.path, line: place.line), default: []].insert(verb) }
    for transition in graph.transitions { note(transition.verb, transition.location) }
    for unresolved in graph.unresolved { note(unresolved.verb, unresolved.location) }
    for screen in graph.screens {
        if let stack = screen.facts.stackInBody { note(.root, stack.location) }
        if let tabs = screen.facts.tabsInStack { note(.tab, tabs.location) }
    }
    let missing = words.filter { word in
        let verbs = known[Line(path: word.path, line: word.line)] ?? []
        return verbs.isDisjoint(with: counted[word.word] ?? [])
    }
    let spoken = Set(words.map { Line(path: $0.path, line: $0.line) })
    let surplus = graph.transitions.filter { transition in
        [.sheet, .cover, .link, .destination].contains(transition.verb) && transition.location.path.hasSuffix(".swift")
            && !spoken.contains(Line(path: transition.location.path, line: transition.location.line))
    }
    return missing.map { "\($0.path):\($0.line): \($0.word) is neither in the graph nor unresolved" }
        + Set(surplus.map { "\($0.location.path):\($0.location.line): nothing in the text stands for this \($0.verb.rawValue)" }).sorted()
}

/// What is counted, with the verbs that stand for it in a graph.
private let counted: [String: Set<Verb>] = [
    "sheet": [.sheet], "fullScreenCover": [.cover], "popover": [.popover], "inspector": [.sheet], "navigationDestination": [.destination],
    "NavigationLink": [.link], "NavigationStack": [.root, .column], "NavigationView": [.root, .column], "NavigationSplitView": [.column],
    "TabView": [.tab, .embed],
]
private let modifiers: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector", "navigationDestination"]

/// A file's text without what is no code of the app on iPhone and iPad: comments, strings, previews, debug code and other platforms.
struct AppCode {
    private var bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
        blankCommentsAndStrings()
        blankPreviews()
        blankInactiveClauses()
    }

    // MARK: Words

    func words(path: String) -> [CountedWord] {
        var found: [CountedWord] = []
        eachIdentifier { word, range, line in
            guard counted[word] != nil else { return }
            if modifiers.contains(word) {
                // Within an extension of `View` it is called without a receiver.
                guard identifier(endingBefore: range.lowerBound) != "func", bytes(at: range.upperBound) == UInt8(ascii: "("),
                    ["isPresented", "item", "for"].contains(firstLabel(after: range.upperBound))
                else { return }
            } else {
                guard let next = afterGenericArguments(range.upperBound), next == UInt8(ascii: "(") || next == UInt8(ascii: "{"),
                    !["struct", "class", "enum", "extension", "func"].contains(identifier(endingBefore: range.lowerBound)),
                    before(range.lowerBound) != UInt8(ascii: ".")
                else { return }
            }
            found.append(CountedWord(word: word, path: path, line: line))
        }
        return found
    }

    /// Types this file declares, so that an app's own type of a counted name is not taken for SwiftUI's.
    var declaredTypes: Set<String> {
        var found: Set<String> = []
        eachIdentifier { word, range, _ in
            guard counted[word] != nil, ["struct", "class", "enum"].contains(identifier(endingBefore: range.lowerBound)) else { return }
            found.insert(word)
        }
        return found
    }

    private func eachIdentifier(_ body: (String, Range<Int>, Int) -> Void) {
        var index = 0
        var line = 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            guard Self.isNamePart(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
            body(String(decoding: bytes[start..<index], as: UTF8.self), start..<index, line)
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private func skippingSpace(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        return index
    }

    private func bytes(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    private func before(_ index: Int) -> UInt8? { bytes(at: index - 1) }

    private func identifier(endingBefore index: Int) -> String {
        var end = index
        while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func firstLabel(after parenthesis: Int) -> String {
        let start = skippingSpace(parenthesis + 1)
        var end = start
        while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
        return bytes(at: skippingSpace(end)) == UInt8(ascii: ":") ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }

    private func afterGenericArguments(_ start: Int) -> UInt8? {
        var index = skippingSpace(start)
        if bytes(at: index) == UInt8(ascii: "<") {
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
            index = skippingSpace(index + 1)
        }
        return bytes(at: index)
    }

    // MARK: What is no code

    private func starts(_ index: Int, with text: StaticString) -> Bool {
        text.withUTF8Buffer { text in index + text.count <= bytes.count && bytes[index..<(index + text.count)].elementsEqual(text) }
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
    }

    private mutating func blankCommentsAndStrings() {
        var index = 0
        while index < bytes.count {
            let start = index
            if starts(index, with: "//") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if starts(index, with: "/*") {
                var depth = 0
                repeat {
                    if starts(index, with: "/*") { depth += 1; index += 2 } else if starts(index, with: "*/") { depth -= 1; index += 2 } else { index += 1 }
                } while depth > 0 && index < bytes.count
            } else if bytes[index] == UInt8(ascii: "\"") || starts(index, with: "#\"") {
                index = endOfString(index)
            } else {
                index += 1
                continue
            }
            blank(start..<min(index, bytes.count))
        }
    }

    private func endOfString(_ start: Int) -> Int {
        let isRaw = bytes[start] == UInt8(ascii: "#")
        var index = isRaw ? start + 1 : start
        let isLong = starts(index, with: "\"\"\"")
        index += isLong ? 3 : 1
        var nested = 0
        while index < bytes.count {
            if !isRaw, bytes[index] == UInt8(ascii: "\\") {
                nested += bytes(at: index + 1) == UInt8(ascii: "(") ? 1 : 0
                index += 2
            } else if nested > 0 {
                // An interpolation may hold strings of its own; parentheses in those balance in practice.
                if bytes[index] == UInt8(ascii: "(") { nested += 1 }
                if bytes[index] == UInt8(ascii: ")") { nested -= 1 }
                index += 1
            } else if isLong ? starts(index, with: "\"\"\"") : bytes[index] == UInt8(ascii: "\"") {
                index += (isLong ? 3 : 1) + (isRaw ? 1 : 0)
                break
            } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
                break
            } else {
                index += 1
            }
        }
        return min(index, bytes.count)
    }

    private mutating func blankPreviews() {
        var previews: [Int] = []
        eachIdentifier { word, range, _ in
            if word == "Preview", before(range.lowerBound) == UInt8(ascii: "#") { previews.append(range.lowerBound) }
            if word == "PreviewProvider" { previews.append(range.lowerBound) }
            // `@available(iOS, unavailable)`
            if word == "unavailable", bytes(at: range.upperBound) == UInt8(ascii: ")"), identifier(endingBefore: range.lowerBound - 2) == "iOS" {
                previews.append(range.lowerBound)
            }
        }
        for start in previews {
            guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { continue }
            var depth = 0
            var index = open
            repeat {
                if bytes[index] == UInt8(ascii: "{") { depth += 1 }
                if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
                index += 1
            } while depth > 0 && index < bytes.count
            blank(start..<index)
        }
    }

    /// `#if`: what an iOS device's release build is certain not to have.
    private mutating func blankInactiveClauses() {
        struct Clauses {
            var isActive: Bool
            var isDecided: Bool
        }
        var open: [Clauses] = []
        var start = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#if ") {
                let holds = Self.holds(String(text.dropFirst(4)))
                open.append(Clauses(isActive: holds != false, isDecided: holds == true))
            } else if text.hasPrefix("#elseif "), let last = open.popLast() {
                let holds = Self.holds(String(text.dropFirst(8)))
                open.append(Clauses(isActive: !last.isDecided && holds != false, isDecided: last.isDecided || holds == true))
            } else if text.hasPrefix("#else"), let last = open.popLast() {
                open.append(Clauses(isActive: !last.isDecided, isDecided: true))
            } else if text.hasPrefix("#endif") {
                _ = open.popLast()
            } else if open.contains(where: { !$0.isActive }) {
                blank(start..<(start + line.count))
            }
        }
    }

    /// `||` of `&&` of tests, each perhaps negated; nil for flags nobody knows.
    private static func holds(_ condition: String) -> Bool? {
        let anyOf = condition.components(separatedBy: "||").map { part -> Bool? in
            let allOf = part.components(separatedBy: "&&").map { test -> Bool? in
                let trimmed = test.trimmingCharacters(in: .whitespaces)
                let isNegated = trimmed.hasPrefix("!")
                let holds = known(trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "! ")))
                return isNegated ? holds.map { !$0 } : holds
            }
            return allOf.contains(false) ? false : allOf.contains(nil) ? nil : true
        }
        return anyOf.contains(true) ? true : anyOf.contains(nil) ? nil : false
    }

    private static func known(_ test: String) -> Bool? {
        if test == "DEBUG" { return false }
        if test.hasPrefix("os(") { return test.hasPrefix("os(iOS)") }
        if test.hasPrefix("targetEnvironment(") { return false }
        if test.hasPrefix("canImport(") { return !["AppKit", "Cocoa", "WatchKit"].contains { test.hasPrefix("canImport(\($0))") } }
        return nil
    }
}
