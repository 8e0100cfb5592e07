import FlowLoader
import Foundation
import Rules
import TestSupport
import Testing

/// The examples that do not fit into the cards: `Examples/<rule>/<example>/…`, held to their markers like the cards' own.
@Suite struct ExampleTests {
    static let folder = "Tests/RulesTests/Examples"

    static var examples: [String] {
        let base = Repository.root.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return Set(found.map { $0.split(separator: "/") }.filter { $0.count >= 3 }.map { $0.prefix(2).joined(separator: "/") }).sorted()
    }

    @Test(arguments: examples)
    func givesExactlyTheMarkedFindings(example: String) throws {
        let base = Repository.root.appendingPathComponent("\(Self.folder)/\(example)")
        let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        let files = try paths.sorted().filter { SourceLanguage(path: $0) != nil || $0 == LintConfiguration.fileName }.map { path in
            SourceFile(path: path, text: try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8))
        }
        let failures = verify(files, rules: allRules)
        #expect(failures.isEmpty, "\(example)\n\(failures.joined(separator: "\n"))")
        let loud = verifySuppression(in: files, rules: allRules)
        #expect(loud.isEmpty, "\(example), disabled\n\(loud.joined(separator: "\n"))")
        #expect(files.contains { MarkedFile(path: $0.path, text: text(of: $0)).markers.contains { $0.rule == rule(of: example) } })
    }

    @Test func everyFolderIsNamedAfterARule() {
        let known = Set(allRules.map(\.id))
        #expect(Self.examples.filter { !known.contains(rule(of: $0)) } == [])
    }
}

private func rule(of example: String) -> String { example.split(separator: "/").first.map(String.init) ?? "" }

private func text(of file: SourceFile) -> String {
    if case .memory(let data) = file.contents { String(decoding: data, as: UTF8.self) } else { "" }
}
