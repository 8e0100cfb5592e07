import Diagnostics
import FlowGraph
import Foundation
import RuleKit
import Rules
import TestSupport
import Testing

@testable import FlowLoader

/// The order in which files are read and the number of threads change not one byte.
@Suite struct ShuffleTests {
    @Test(arguments: ["Fixtures/Legacy", "Fixtures/Modules", "Fixtures/Booking", "Tests/RulesTests/Examples/team-policy"])
    func twoHundredRunsGiveTheSameBytes(folder: String) throws {
        let files = try Repository.sources(under: folder)
        try #require(!files.isEmpty)
        let expected = try bytes(files, jobs: 1)
        var numbers = Mutator(seed: 11)
        for round in 0..<50 {
            #expect(try bytes(files.shuffled(using: &numbers), jobs: 1 + round % 16) == expected, "round \(round)")
        }
    }

    /// Larger apps, with storyboards, views and rules that look at many files; fewer times.
    @Test(arguments: ["Fixtures/Reader", "Fixtures/Clean"])
    func largerAppsToo(folder: String) throws {
        let files = try Repository.sources(under: folder)
        let expected = try bytes(files, jobs: 1)
        var numbers = Mutator(seed: 5)
        for jobs in [3, 16] { #expect(try bytes(files.shuffled(using: &numbers), jobs: jobs) == expected, "\(jobs) jobs") }
    }

    private func bytes(_ files: [SourceFile], jobs: Int) throws -> Data {
        let linked = link(extract(files, jobs: jobs), jobs: jobs)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let notes = linked.notes.map { "\($0)" }.joined(separator: "\n")
        return Data(flowGraphJSON(linked.graph).utf8) + Data(notes.utf8) + (try encoder.encode(check(allRules, Flow(linked.graph))))
    }
}
