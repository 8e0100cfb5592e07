import Diagnostics
import TestSupport
import Testing

private func markers(_ text: String, in path: String = "A.swift") -> [Marker] { MarkedFile(path: path, text: text).markers }
private func problems(_ text: String, in path: String = "A.swift") -> [String] { MarkedFile(path: path, text: text).problems }

private func diagnostic(_ rule: String, line: Int, _ message: String = "“Cart” is pushed") -> Diagnostic {
    Diagnostic(
        rule: rule, family: "hierarchy", severity: .warning, certainty: .certain, message: message,
        location: Span(path: "A.swift", line: line, column: 1), fingerprint: "")
}

@Suite struct MarkerTests {
    @Test func aMarkerIsAboutItsLineOrTheNextOneThatIsNone() {
        let found = markers("// expect: a-rule\n// ok: b-rule — alone\ncode() // expect: c-rule \"part, of it\", d-rule\n")
        #expect(found.map(\.line) == [3, 3, 3, 3])
        #expect(
            found.map(\.claim) == [
                .expect(rule: "a-rule", part: nil), .ok(rule: "b-rule"), .expect(rule: "c-rule", part: "part, of it"),
                .expect(rule: "d-rule", part: nil),
            ])
    }

    @Test func severalCommentsOnALine() {
        let found = markers("code() // expect: a-rule // edge: push Cart → Checkout in Nav likely\n")
        #expect(
            found.map(\.claim) == [
                .expect(rule: "a-rule", part: nil),
                .edge(.edge(verb: "push", from: "Cart", to: "Checkout", .init(wrapper: "Nav", certainty: "likely"))),
            ])
    }

    @Test func aMarkerMayNameTheSeverity() {
        #expect(
            markers("code() // expect: a-rule (error), b-rule (info) \"a part (of it)\"\n").map(\.claim) == [
                .expect(rule: "a-rule", severity: .error, part: nil), .expect(rule: "b-rule", severity: .info, part: "a part (of it)"),
            ])
    }

    @Test func interfaceFilesUseTheirOwnComments() {
        let text = "<!-- expect: a-rule -->\n<segue id=\"http://x\"/> <!-- edge: segue-show A → ? -->\r\n"
        #expect(markers(text, in: "Main.storyboard").map(\.line) == [2, 2])
        #expect(markers("// expect: a-rule\n<a/>", in: "Main.storyboard").isEmpty)
    }

    @Test(arguments: [
        "exepct: a-rule", "expects: a-rule", "Expect: a-rule", "okid: a-rule — x", "todo-exepct: a-rule — x", "todoexpect: a — x",
        "okk: a-rule — x", "egde: push A → B", "expect:", "ok: a-rule", "ok: a-rule —", "todo-expect: a-rule", "edge: push A B",
        "expect: A rule", "expect: a-rule \"open", "expect: a-rule (fatal)", "expect: a-rule error", "expect: a-rule (info) x", "edge: push A → B maybe",
    ])
    func whatIsNoMarkerButLooksLikeOneFails(comment: String) {
        #expect(!problems("code() // \(comment)\n").isEmpty)
        #expect(!problems("<a/> <!-- \(comment) -->\n", in: "A.xib").isEmpty)
    }

    @Test(arguments: ["TODO: later", "MARK: - Exits", "Note: the swipe still works", "see https://example.com", "Bad: worse"])
    func ordinaryCommentsAreLeftAlone(comment: String) {
        #expect(problems("code() // \(comment)\n").isEmpty)
    }

    @Test func aMarkerAtTheEndOfAFileIsAboutNothing() {
        #expect(!problems("code()\n// expect: a-rule").isEmpty)
    }
}

@Suite struct MismatchTests {
    @Test func agreementIsSilent() {
        let found = [diagnostic("a-rule", line: 1), diagnostic("b-rule", line: 2)]
        #expect(mismatches(between: found, and: markers("x // expect: a-rule \"is pushed\"\ny // expect: b-rule")).isEmpty)
    }

    @Test func missingSurplusAndDoubledFail() {
        let expected = markers("x // expect: a-rule")
        #expect(mismatches(between: [], and: expected).count == 1)
        #expect(mismatches(between: [diagnostic("a-rule", line: 2)], and: expected).count == 2)
        #expect(mismatches(between: [diagnostic("a-rule", line: 1), diagnostic("a-rule", line: 1)], and: expected).count == 1)
    }

    @Test func theMessageMustContainThePart() {
        let failures = mismatches(between: [diagnostic("a-rule", line: 1, "other")], and: markers("x // expect: a-rule \"pushed\""))
        #expect(failures.first?.contains("lacks “pushed”") == true)
    }

    @Test func theSeverityMustBeTheOneNamed() {
        let found = [diagnostic("a-rule", line: 1)]
        #expect(mismatches(between: found, and: markers("x // expect: a-rule (warning)")).isEmpty)
        let failures = mismatches(between: found, and: markers("x // expect: a-rule (error)"))
        #expect(failures.first?.contains("is warning, not error") == true)
    }

    @Test func okFailsWhenTheRuleSpeaksAndTodoWhenItNoLongerIsSilent() {
        let found = [diagnostic("a-rule", line: 1)]
        #expect(mismatches(between: found, and: markers("x // ok: a-rule — near miss")).count == 1)
        #expect(mismatches(between: found, and: markers("x // todo-expect: a-rule — not seen yet")).count == 1)
        #expect(mismatches(between: [], and: markers("x // ok: a-rule — y // todo-expect: b-rule — not seen yet")).isEmpty)
    }
}
