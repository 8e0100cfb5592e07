import TestSupport
import Testing

/// What each module may import. Imports are transitive: who sees the rules sees the graph.
private let allowedImports: [(folder: String, modules: Set<String>)] = [
    ("Sources/Diagnostics", []),
    ("Sources/FlowGraph", ["Diagnostics"]),
    ("Sources/FlowLoader", ["Diagnostics", "FlowGraph", "Foundation", "Dispatch"]),
    ("Sources/FlowWalk", ["Diagnostics", "FlowGraph", "Dispatch"]),
    ("Sources/RuleKit", ["Diagnostics", "FlowGraph", "FlowWalk"]),
    ("Rules", ["Diagnostics", "FlowGraph", "FlowWalk", "RuleKit"]),
    ("Sources/Reporters", ["Diagnostics", "Foundation"]),
    ("Sources/ToolArguments", ["Diagnostics"]),
    ("Sources/navlint", ["Diagnostics", "FlowGraph", "FlowWalk", "FlowLoader", "RuleKit", "Rules", "Reporters", "ToolArguments", "Foundation"]),
    // The parser only as a yardstick.
    ("Sources/navlint-bench", ["FlowLoader", "ToolArguments", "SwiftParser", "Foundation"]),
    (
        "Tests/TestSupport",
        ["Diagnostics", "FlowGraph", "FlowLoader", "RuleKit", "Foundation"]
    ),
]

/// What one folder of a module may import besides.
private let extraImports: [(folder: String, modules: Set<String>)] = [
    ("Sources/FlowLoader/SwiftSource", ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig"]),
    ("Sources/FlowLoader/InterfaceBuilder", ["FoundationXML"]),
    // These stand in the texts of made-up projects.
    ("Sources/navlint-bench/Generator", ["UIKit", "SwiftUI", "Combine"]),
]

@Suite struct ImportTests {
    @Test(arguments: allowedImports.map(\.folder))
    func everyModuleImportsOnlyWhatItMay(folder: String) throws {
        let allowed = try #require(allowedImports.first { $0.folder == folder }).modules
        let files = Repository.files(under: folder, withExtension: "swift")
        #expect(!files.isEmpty)
        for file in files {
            let extra = extraImports.filter { file.hasPrefix("\($0.folder)/") }.flatMap(\.modules)
            let surplus = try imports(of: file).subtracting(allowed).subtracting(extra)
            #expect(surplus.isEmpty, "\(file) may not import \(surplus.sorted().joined(separator: ", "))")
        }
    }

    @Test func everySourceBelongsToAModuleOfTheTable() {
        let files = Repository.files(under: "Sources", withExtension: "swift")
        let strays = files.filter { file in !allowedImports.contains { file.hasPrefix("\($0.folder)/") } }
        #expect(strays == [])
    }

    @Test func onlyTheLoaderAndTheCommandsTouchFiles() throws {
        let words = ["FileManager", "contentsOfFile", "Data(contentsOf", "fopen("]
        try expectNone(of: words, in: ["Sources/Diagnostics", "Sources/FlowGraph", "Sources/FlowWalk", "Sources/RuleKit", "Rules", "Sources/Reporters"])
    }

    @Test func onlyTheCommandsPrint() throws {
        let words = ["print(", "debugPrint(", "FileHandle.standard", "NSLog(", "fputs("]
        try expectNone(
            of: words,
            in: ["Sources/Diagnostics", "Sources/FlowGraph", "Sources/FlowWalk", "Sources/FlowLoader", "Sources/RuleKit", "Rules", "Sources/Reporters"])
    }

    @Test func nothingStopsTheProgram() throws {
        try expectNone(of: ["try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "unowned "], in: ["Sources", "Rules"])
    }

    private func expectNone(of words: [String], in folders: [String]) throws {
        for file in folders.flatMap({ Repository.files(under: $0, withExtension: "swift") }) {
            for (number, line) in try code(of: file).enumerated() {
                for word in words where holds(line, word) {
                    Issue.record("\(file):\(number + 1) holds \(word)")
                }
            }
        }
    }
}

/// The lines of a file without comments and string literals, as far as a line tells.
private func code(of file: String) throws -> [String] {
    var isText = false
    return try Repository.text(of: file).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        if line.contains("\"\"\"") {
            isText.toggle()
            return ""
        }
        return isText ? "" : withoutLiterals(line)
    }
}

private func withoutLiterals(_ line: Substring) -> String {
    var kept = ""
    var isQuoted = false
    var last: Character?
    for character in line {
        if character == "\"", last != "\\" { isQuoted.toggle() }
        if !isQuoted, character == "/", last == "/" { return String(kept.dropLast()) }
        if !isQuoted { kept.append(character) }
        last = character
    }
    return kept
}

/// Whether the line holds the word, not as the end of a longer one.
private func holds(_ line: String, _ word: String) -> Bool {
    line.ranges(of: word).contains { range in
        guard range.lowerBound > line.startIndex else { return true }
        let before = line[line.index(before: range.lowerBound)]
        return !before.isLetter && !before.isNumber && before != "_"
    }
}

private func imports(of file: String) throws -> Set<String> {
    Set(
        try Repository.text(of: file).split(whereSeparator: \.isNewline).compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
            else { return nil }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
            return name.split(separator: ".").first.map(String.init)
        })
}
