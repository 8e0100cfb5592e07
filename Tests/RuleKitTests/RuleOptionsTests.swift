import RuleKit
import Testing

@Suite struct RuleOptionsTests {
    private let declared: [RuleOption] = [.flag("strict", "Also judge …"), .number("maxDepth", "Layers", standard: 2), .names("ignored", "Types", standard: ["A"])]

    @Test func whatIsNotSetHasTheStandard() {
        let options = RuleOptions(declared)
        #expect(options.flag("strict") == false)
        #expect(options.number("maxDepth") == 2)
        #expect(options.names("ignored") == ["A"])
    }

    @Test func whatIsSetReplacesIt() {
        let options = RuleOptions(declared, set: ["strict": .flag(true), "maxDepth": .number(5), "ignored": .names(["B"])])
        #expect(options.flag("strict"))
        #expect(options.number("maxDepth") == 5)
        #expect(options.names("ignored") == ["B"])
    }

    @Test func otherKeysAndKindsAreEmpty() {
        let options = RuleOptions(declared, set: ["strict": .number(1), "unknown": .flag(true)])
        #expect(options.flag("strict") == false)
        #expect(options.flag("unknown") == false)
        #expect(options.number("strict") == 0)
    }
}
