import Diagnostics
import FlowGraph
import RuleKit
import Testing

@Suite struct SuppressionTests {
    private static func place(_ line: Int, _ path: String = "A.swift") -> Span { Span(path: path, line: line, column: 1, length: 3) }

    private static func rule(_ id: String, _ findings: [Finding] = []) -> Rule { Rule(id, .hierarchy, .warning, card: []) { _ in findings } }

    /// Findings of `a-rule` on lines 1 to 9, one of `b-rule` on line 5.
    private static func result(_ remarks: [Remark], isWhole: Bool = true, options: [String: [String: OptionValue]] = [:]) -> CheckResult {
        let rules = [
            rule("a-rule", (1...9).map { Finding("a\($0)", at: place($0), screen: "S\($0)") }), rule("b-rule", [Finding("b5", at: place(5))]),
            rule("c-rule"), rule(Rule.invalidSuppressionID), rule(Rule.uselessSuppressionID),
        ]
        var settings = CheckSettings()
        settings.remarks = remarks
        settings.knownRules = ["a-rule", "b-rule", "c-rule", "off-rule"]
        settings.isWhole = isWhole
        settings.options = options
        return check(rules, Flow(FlowGraph()), settings: settings)
    }

    private static func remark(_ text: String, _ line: Int, _ path: String = "A.swift") -> Remark { Remark(text, at: place(line, path)) }

    /// What is kept back of `a-rule`, by line.
    private func hidden(_ remarks: Remark...) -> [Int] {
        Self.result(remarks).keptBack.filter { $0.diagnostic.rule == "a-rule" }.map(\.diagnostic.location.line)
    }

    @Test func eachScopeCoversItsLines() {
        #expect(hidden(Self.remark("disable:this a-rule", 3)) == [3])
        #expect(hidden(Self.remark("disable:next a-rule - because", 3)) == [4])
        #expect(hidden(Self.remark("disable:previous a-rule", 3)) == [2])
        #expect(hidden(Self.remark("disable:file a-rule", 3)) == Array(1...9))
        #expect(hidden(Self.remark("disable a-rule", 3)) == Array(3...9))
        #expect(hidden(Self.remark("disable a-rule", 3), Self.remark("enable a-rule", 6)) == [3, 4, 5])
        #expect(hidden(Self.remark("disable a-rule", 3), Self.remark("enable b-rule", 6)) == Array(3...9))
        #expect(hidden(Self.remark("disable:file a-rule", 3, "B.swift")).isEmpty)
    }

    @Test func commentsForTheNextLineMayBeStacked() {
        #expect(hidden(Self.remark("disable:next a-rule", 3), Self.remark("disable:next b-rule", 4)) == [5])
        let both = Self.result([Self.remark("disable:next a-rule", 3), Self.remark("disable:next b-rule - it is odd - and old", 4)])
        #expect(both.keptBack.map(\.diagnostic.message) == ["a5", "b5"])
        #expect(both.keptBack.map(\.reason) == [nil, "it is odd - and old"])
        #expect(both.suppressed == 2)
    }

    @Test func severalRulesInOneComment() {
        for text in ["disable:next a-rule, b-rule - x", "disable:next a-rule,b-rule", "disable:next a-rule b-rule — x"] {
            #expect(Self.result([Self.remark(text, 4)]).keptBack.map(\.diagnostic.message) == ["a5", "b5"], "\(text)")
        }
    }

    @Test func aNoteCoversItsObjectAndNoMore() {
        var object = Self.place(3)
        (object.endLine, object.endColumn) = (6, 1)
        let note = Remark("disable a-rule - made by hand", at: Self.place(3), object: object)
        #expect(hidden(note) == [3, 4, 5])
        let refused = Self.result([Remark("disable:next a-rule", at: Self.place(3), object: object), Remark("enable a-rule", at: Self.place(4), object: object)])
        #expect(refused.keptBack.isEmpty)
        #expect(refused.diagnostics.filter { $0.rule == Rule.invalidSuppressionID }.count == 2)
    }

    @Test(arguments: [
        ("disable", "must name the rules"), ("disable - because", "must name the rules"), ("disable all", "must name the rules"),
        ("disable:file * - x", "must name the rules"), ("disable:next a-rul", "there is no rule “a-rul”; is “a-rule” meant?"),
        ("disable:nxt a-rule", "is “next” meant?"), ("disbale a-rule", "is “disable” meant?"), ("ignore a-rule", "says nothing"),
        ("enable:next a-rule", "has no “:next”"), ("disable:next a-rule because it is odd", "there is no rule “because”; a reason comes after"),
        ("disable:next zebra-crossing", "there is no rule “zebra-crossing”"),
    ])
    func whatCannotBeFollowedIsFoundAtItsPlace(text: String, sentence: String) {
        let found = Self.result([Self.remark(text, 4)]).diagnostics.filter { $0.rule == Rule.invalidSuppressionID }
        #expect(found.map(\.location) == [Self.place(4)])
        #expect(found.first?.message.contains(sentence) == true, "\(found.map(\.message))")
    }

    @Test func whatIsRightInACommentIsFollowed() {
        let result = Self.result([Self.remark("disable:next a-rule, b-rul - x", 4)])
        #expect(result.keptBack.map(\.diagnostic.message) == ["a5"])
    }

    @Test func rolesAreNoSuppressions() {
        #expect(!Self.result([Self.remark("role compose", 4)]).diagnostics.contains { $0.rule == Rule.invalidSuppressionID })
    }

    @Test func whatKeepsNothingBackIsUseless() {
        func useless(_ remarks: Remark..., isWhole: Bool = true) -> [String] {
            Self.result(remarks, isWhole: isWhole).diagnostics.filter { $0.rule == Rule.uselessSuppressionID }.map(\.message)
        }
        #expect(useless(Self.remark("disable:next b-rule", 4)).isEmpty)
        #expect(useless(Self.remark("disable:next b-rule", 3)) == ["“b-rule” finds nothing on the next line, so there is nothing to disable"])
        #expect(useless(Self.remark("disable:next a-rule, c-rule", 3)) == ["“c-rule” finds nothing on the next line, so there is nothing to disable"])
        #expect(useless(Self.remark("enable a-rule", 3)) == ["“a-rule” is not disabled here"])
        // A rule that does not run, and a look at a part of the app, say nothing.
        #expect(useless(Self.remark("disable:next off-rule", 3)).isEmpty)
        #expect(useless(Self.remark("disable:next b-rule", 3), isWhole: false).isEmpty)
        // It cannot be disabled itself.
        #expect(useless(Self.remark("disable:next b-rule", 3), Self.remark("disable:file c-rule", 1)).count == 2)
    }

    @Test func aHiddenFindingIsEnoughToBeUseful() {
        let rules = [
            Self.rule("a-rule", [Finding("maybe", at: Self.place(5), certainty: .possible)]), Self.rule(Rule.uselessSuppressionID),
        ]
        var settings = CheckSettings()
        settings.remarks = [Self.remark("disable:next a-rule", 4)]
        settings.knownRules = ["a-rule"]
        let result = check(rules, Flow(FlowGraph()), settings: settings)
        #expect(result.diagnostics.isEmpty)
        #expect(result.suppressed == 0)
    }

    @Test func reasonsCanBeDemanded() {
        let options = [Rule.invalidSuppressionID: [Rule.reasonsOption: OptionValue.flag(true)]]
        let without = Self.result([Self.remark("disable:next b-rule", 4)], options: options)
        #expect(without.keptBack.isEmpty)
        #expect(without.diagnostics.contains { $0.rule == Rule.invalidSuppressionID && $0.message.contains("a reason is missing") })
        #expect(Self.result([Self.remark("disable:next b-rule - old", 4)], options: options).keptBack.count == 1)
    }

    @Test func entriesKeepTheirReasonsAndAreIdleOnlyWhereTheirRuleRan() {
        var settings = CheckSettings()
        settings.ignored = [
            .init(rule: "b-rule", screen: "B", reason: "kiosk", location: Self.place(1)), .init(rule: "b-rule", screen: "C", location: Self.place(2)),
            .init(rule: "off-rule", screen: "B", location: Self.place(3)),
        ]
        let result = check([Self.rule("b-rule", [Finding("b", at: Self.place(5), screen: "B")])], Flow(FlowGraph()), settings: settings)
        #expect(result.keptBack.map(\.reason) == ["kiosk"])
        #expect(result.keptBack.map(\.isInSource) == [false])
        #expect(result.idle == [Self.place(2)])
    }
}
