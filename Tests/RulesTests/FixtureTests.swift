import RuleKit
import Rules
import TestSupport
import Testing

/// Whole apps: each folder of `Fixtures` gives exactly the findings its lines are marked with.
@Suite struct FixtureTests {
    @Test(arguments: Repository.folders(in: "Fixtures"))
    func findingsAreThoseMarked(app: String) throws {
        let sources = try Repository.sources(under: "Fixtures/\(app)")
        #expect(!sources.isEmpty)
        let failures = verify(sources, rules: allRules)
        #expect(failures.isEmpty, "\(app)\n\(failures.joined(separator: "\n"))")
    }
}
