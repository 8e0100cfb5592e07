import RuleKit
import Rules
import TestSupport
import Testing

@Suite struct CardTests {
    @Test(arguments: allRules.map(\.id))
    func examplesGiveExactlyTheMarkedFindings(id: String) throws {
        let rule = try #require(allRules.first { $0.id == id })
        let failures = verifyCard(of: rule, rules: allRules)
        #expect(failures.isEmpty, "\(id)\n\(failures.joined(separator: "\n"))")
    }

    @Test(arguments: allRules.map(\.id))
    func everyRuleHasANearMiss(id: String) throws {
        let rule = try #require(allRules.first { $0.id == id })
        let card = RuleCard(rule.card)
        #expect(!card.right.isEmpty)
    }
}
