import FlowLoader
import Foundation
import Rules
import TestSupport
import Testing

/// Ways of writing navigation, one folder each: `Idioms/<idiom>/…`. Their markers say which screens and transitions the graph
/// must hold there, and which findings; a form without a marker for a rule is one where every rule stays silent.
@Suite struct IdiomTests {
    static let folder = Repository.root.appendingPathComponent("Tests/FlowLoaderTests/Idioms")

    static var idioms: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test(arguments: idioms)
    func givesTheMarkedGraph(idiom: String) throws {
        let base = Self.folder.appendingPathComponent(idiom)
        let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        let files = try paths.sorted().filter { SourceLanguage(path: $0) != nil }.map { path in
            (path: path, text: try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8))
        }
        let failures = verify(files.map { SourceFile(path: $0.path, text: $0.text) }, rules: allRules)
        #expect(failures.isEmpty, "\(idiom)\n\(failures.joined(separator: "\n"))")
        #expect(files.contains { !MarkedFile(path: $0.path, text: $0.text).markers.isEmpty }, "\(idiom) asserts nothing")
    }

    @Test func thereAreIdioms() {
        #expect(!Self.idioms.isEmpty)
    }
}
