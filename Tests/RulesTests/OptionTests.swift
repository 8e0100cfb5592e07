import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

/// Options of rules about ways in: each changes what is found, and only that.
@Suite struct OptionTests {
    private func severities(
        _ rule: Rule, _ screens: [Screen], _ transitions: [Transition], _ options: [String: OptionValue] = [:]
    ) -> [Severity] {
        var settings = CheckSettings()
        settings.options = [rule.id: options]
        return check([rule], Flow(graph(screens, transitions)), settings: settings).diagnostics.map(\.severity)
    }

    // MARK: pushed-interruption

    private func pushed(_ name: String, role: String? = nil, _ options: [String: OptionValue] = [:]) -> [Severity] {
        severities(
            .pushedInterruption, [screen("Items"), screen(name) { $0.input = .form; $0.role = role }],
            [rootStack("Items"), edge(.push, "Items", name, line: 10) { $0.trigger = Trigger(.trailingItem) }], options)
    }

    @Test func requireDeclaredLeavesNamesAlone() {
        #expect(pushed("ComposeViewController") == [.warning])
        #expect(pushed("ComposeViewController", ["requireDeclared": .flag(true)]) == [])
        #expect(pushed("ComposeViewController", role: "compose", ["requireDeclared": .flag(true)]) == [.warning])
        #expect(pushed("Writer", role: "compose", ["requireDeclared": .flag(true)]) == [.warning])
    }

    @Test func wordsAreAddedAndTakenAway() {
        #expect(pushed("SetupWizardViewController") == [])
        #expect(pushed("SetupWizardViewController", ["words": .names(["wizard"])]) == [.warning])
        #expect(pushed("FeedbackViewController") == [.warning])
        #expect(pushed("FeedbackViewController", ["words": .names(["-feedback"])]) == [])
        #expect(pushed("ComposeViewController", ["words": .names(["-feedback", "wizard"])]) == [.warning])
        #expect(pushed("WizardryViewController", ["words": .names(["wizard"])]) == [], "a word is a whole word")
    }

    // MARK: presented-detail

    /// Its roles are the configuration's: declared, a screen is a detail whatever it holds, or none whatever it looks like.
    @Test func rolesDecideWhatADetailIs() {
        func presented(_ role: String?) -> [Severity] {
            severities(
                .presentedDetail, [screen("List"), screen("Item") { $0.role = role; $0.input = .text }],
                [rootStack("List"), edge(.present, "List", "Item", line: 10) { $0.trigger = Trigger(.row) }])
        }
        #expect(presented("detail") == [.warning])
        #expect(presented("edit") == [])
        #expect(presented(nil) == [])
    }
}
