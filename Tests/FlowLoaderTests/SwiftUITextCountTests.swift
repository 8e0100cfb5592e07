import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import TestSupport
import Testing

/// No presentation, link, destination or container of SwiftUI's is dropped without a word. To count another app's:
/// `NAVLINT_COUNT_FOLDER=… swift test --filter SwiftUITextCount`.
struct SwiftUITextCountTests {
    static let folders = ["Fixtures", "Tests/FlowLoaderTests/Idioms"].flatMap { parent in
        Repository.folders(in: parent).map { "\(parent)/\($0)" }
    } + [ProcessInfo.processInfo.environment["NAVLINT_COUNT_FOLDER"]].compactMap { $0 }

    @Test(arguments: folders)
    func everyWordOfTheTextIsInTheGraphOrUnresolved(folder: String) throws {
        let found = discover([folder], from: Repository.root.path)
        #expect(!found.files.isEmpty)
        let (words, differences) = try differencesFromText(found.files)
        #expect(differences.isEmpty, "\(folder): \(words.count) places\n\(differences.joined(separator: "\n"))")
    }

    @Test func codeIsCountedAndNothingElse() throws {
        let (words, differences) = try differencesFromText([
            SourceFile(path: "A.swift", text: """
                // .sheet(isPresented: $a) { NavigationStack { } }
                struct A: View {
                  let text = "\\(b ? "x" : "y") NavigationLink(\\"a\\")"
                  func sheet(item: Int) {}
                  var body: some View {
                    NavigationStack { Text(text) }
                      .sheet(isPresented: $a) { B() }
                    #if os(macOS)
                    NavigationView { B() }
                    #endif
                  }
                }
                #Preview { NavigationStack { A() } }
                extension TabView { }
                """),
            SourceFile(path: "B.swift", text: "struct B: View { var body: some View { Text(\"b\") } }"),
        ])
        #expect(words == [
            CountedWord(word: "NavigationStack", path: "A.swift", line: 6), CountedWord(word: "sheet", path: "A.swift", line: 7),
        ])
        #expect(differences == [])
    }

    @Test func whatOneSideLacksIsTold() {
        let text = [CountedWord(word: "sheet", path: "A.swift", line: 3), CountedWord(word: "NavigationLink", path: "A.swift", line: 5)]
        var graph = FlowGraph()
        graph.transitions = [
            Transition(verb: .sheet, from: "A", to: "B", location: Span(path: "A.swift", line: 5, column: 1)),
            Transition(verb: .link, from: "A", to: "B", location: Span(path: "A.swift", line: 7, column: 1)),
        ]
        graph.unresolved = [Unresolved(verb: .link, reason: "x", location: Span(path: "A.swift", line: 5, column: 9))]
        #expect(differences(of: text, from: graph) == [
            "A.swift:3: sheet is neither in the graph nor unresolved", "A.swift:7: nothing in the text stands for this link",
        ])
    }

    @Test func codeNobodyShowsIsCountedAsUnresolved() throws {
        let (words, differences) = try differencesFromText([
            SourceFile(path: "A.swift", text: """
                struct Peek: ViewModifier {
                  func body(content: Content) -> some View { content.popover(isPresented: $shown) { Detail() } }
                }
                struct Detail: View { var body: some View { NavigationLink(destination: EmptyView()) { Text("none") } } }
                """)
        ])
        #expect(words.map(\.word) == ["popover", "NavigationLink"])
        #expect(differences == [])
    }
}
