import FlowGraph
import FlowLoader
import RuleKit
import Rules
import Testing

@testable import navlint_bench

/// Growth curves mean something only if the projects are what they are said to be.
@Suite struct GeneratedProjectTests {
    @Test func onePlanGivesOneProject() {
        let plan = GeneratedProject.Plan(screens: 40, seed: 7, defects: 2)
        #expect(GeneratedProject(plan).files == GeneratedProject(plan).files)
        #expect(GeneratedProject(.init(screens: 40, seed: 8, defects: 2)).files != GeneratedProject(plan).files)
    }

    @Test func sizesAreAsPlanned() {
        for screens in [1, 30, 100] {
            let project = GeneratedProject(.init(screens: screens))
            // The tabs, their roots, hubs and the screen of links come on top.
            #expect((screens...(screens * 2 + 20)).contains(project.screens))
        }
        let small = GeneratedProject(.init(screens: 50))
        let large = GeneratedProject(.init(screens: 200))
        let ratio = Double(large.bytes) / Double(small.bytes)
        #expect((3.0...5.0).contains(ratio))
    }

    @Test(arguments: [(18, 0), (37, 3)])
    func lintSaysWhatIsExpected(screens: Int, defects: Int) {
        let project = GeneratedProject(.init(screens: screens, seed: UInt64(screens), defects: defects))
        let flow = flow(of: project)
        #expect(flow.screens.count == project.screens)
        #expect(flow.screens.filter { !flow.isClosed($0.id) }.map(\.id) == [])
        let found = check(allRules.filter { !$0.isOptIn }, flow)
        #expect(Dictionary(grouping: found, by: \.rule).mapValues(\.count) == project.findings)
    }

    @Test func everyScreenHasAPlace() {
        let flow = flow(of: GeneratedProject(.init(screens: 20)))
        #expect(flow.screens.filter { flow.standings(of: $0.id).isEmpty }.map(\.id) == [])
        #expect(flow.graph.unresolved == [])
    }

    private func flow(of project: GeneratedProject) -> Flow {
        // Files without navigation only take time here; the models are asked for by name.
        let kept = project.files.filter { !$0.key.contains("/Model/") || $0.key.hasSuffix("Store.swift") }
        let files = kept.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        #expect(files.allSatisfy { SourceLanguage(path: $0.path) != nil })
        let facts = extract(files)
        #expect(facts.flatMap(\.notes) == [])
        return Flow(link(facts).graph)
    }
}
