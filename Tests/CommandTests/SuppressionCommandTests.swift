import Foundation
import TestSupport
import Testing

/// Suppressions as users meet them: in the report, the summary and the exit code.
@Suite struct SuppressionCommandTests {
    private func lint(_ files: [String: String], _ arguments: String...) throws -> Tool.Outcome {
        try withTemporaryFolder(files) { try Tool.run(["lint"] + arguments, in: $0) }
    }

    private func shop(_ comment: String) -> [String: String] {
        ["App/Cart.swift": shopSource.replacing("    @objc func open", with: "    \(comment)\n    @objc func open"), "App/Item.swift": soundItemSource]
    }

    @Test func aCommentMakesAFindingDisappearAndCount() throws {
        let outcome = try lint(shop("// navlint:disable:next unpushable-controller - the kiosk swaps it"), "--format", "json")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\"diagnostics\" : [\n\n  ]") && outcome.output.contains("\"suppressed\" : 1"), "\(outcome.output)")
    }

    @Test func aMisspeltOneHidesNothingAndIsToldAtItsPlace() throws {
        let outcome = try lint(shop("// navlint:disable:next unpushable-contoller"))
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("App/Cart.swift:9:5: warning: there is no rule “unpushable-contoller”; is “unpushable-controller” meant?"), "\(outcome.output)")
    }

    @Test func aUselessOneIsToldUnlessOnlyAFileIsLinted() throws {
        let files = shop("// navlint:disable:next push-without-stack - old")
        #expect(try lint(files, "--skip", "unpushable-controller", "--strict").output.contains("[useless-suppression]"))
        #expect(try lint(files, "App/Cart.swift", "--skip", "unpushable-controller", "--strict").code == 0)
        #expect(try lint(files, "--only", "unpushable-controller", "--fail-on", "info").output.contains("useless") == false)
    }

    @Test func itsRulesAreConfiguredLikeOthers() throws {
        var files = shop("// navlint:disable:file all")
        files[".navlint.json"] = #"{rules: {"unpushable-controller": "off", "invalid-suppression": "error"}}"#
        #expect(try lint(files).code == 1)
        files[".navlint.json"] = #"{rules: {"unpushable-controller": "off", "invalid-suppression": "off"}}"#
        #expect(try lint(files, "--fail-on", "info").code == 0)
    }

    private let design = """
        {
          ignore: [{ rule: "unpushable-controller", SUBJECT, reason: "drawn before it was known" }],
          windows: [{ root: "List", wrapped: true }],
          screens: [{ id: "List" }, { id: "Box", kind: "nav" }],
          transitions: [{ from: "List", verb: "push", to: "Box" }],
        }
        """

    @Test func flowFilesIgnoreByScreenOrEdge() throws {
        #expect(try lint(["a.flow.json": design.replacing("SUBJECT, ", with: "screen: \"List\", ").replacing("unpushable-controller", with: "push-without-stack")]).code == 2)
        let outcome = try lint(["a.flow.json": design.replacing("SUBJECT", with: "edge: \"List push Box\"")], "--format", "json")
        #expect(outcome.code == 0 && outcome.output.contains("\"suppressed\" : 1"), "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: [
        ("edge: \"List push Nowhere\"", "a.flow.json:2:12: error: ignore: nothing is found that this could ignore"),
        ("reason: \"x\"", "say where: a screen or an edge"),
    ])
    func entriesOfFlowFilesThatMatchNothingAreErrors(subject: String, sentence: String) throws {
        let outcome = try lint(["a.flow.json": design.replacing("SUBJECT, reason: \"drawn before it was known\"", with: subject)])
        #expect(outcome.code == 2 && outcome.errors.contains(sentence), "\(outcome.errors)")
    }

    @Test func anUnknownRuleInAFlowFileIsAnError() throws {
        let outcome = try lint(["a.flow.json": design.replacing("SUBJECT", with: "screen: \"List\"").replacing("unpushable-controller", with: "unpushable-controler")])
        #expect(outcome.code == 2 && outcome.errors.contains("a.flow.json:2:12: error: there is no rule “unpushable-controler”; is “unpushable-controller” meant?"))
    }
}
