import Diagnostics
import Foundation
import Reporters
import Testing

private let checkout = Diagnostic(
    rule: "unpushable-controller", family: "nested-navigation", severity: .error, certainty: .certain,
    message: "“Checkout” is pushed inside a UINavigationController", location: Span(path: "Shop/Cart.swift", line: 12, column: 2, length: 4),
    screen: "Cart",
    path: [Note("The window’s root is “Cart”", at: Span(path: "Shop/Scene.swift", line: 3, column: 9, length: 4))],
    witness: "window → nav → Cart", related: [Note("It is wrapped here", at: Span(path: "Shop/Cart.swift", line: 10, column: 1))],
    fix: "Push its root", fingerprint: "00ff")

private let plain = Diagnostic(
    rule: "storyboard-dead-element", family: "hierarchy", severity: .info, certainty: .likely, message: "Nobody\nopens it",
    location: Span(path: "Main.storyboard", line: 4, column: 7), fingerprint: "01")

private func report(_ diagnostics: Diagnostic..., prefix: String = "", line: String? = nil) -> Report {
    var report = Report()
    report.diagnostics = diagnostics
    report.paths.shown = { prefix + $0 }
    report.line = { path, number in path == diagnostics[0].location.path && number == diagnostics[0].location.line ? line : nil }
    return report
}

@Suite struct TextReportTests {
    @Test func showsPlaceSourceWayAndFix() {
        let text = textReport(report(checkout, plain, prefix: "App/", line: "\tpush(checkout)"))
        #expect(
            text == """
                App/Shop/Cart.swift:12:2: error: “Checkout” is pushed inside a UINavigationController [unpushable-controller]
                 12 |     push(checkout)
                    |     ^^^^
                    = way: window → nav → Cart
                    = note: It is wrapped here (App/Shop/Cart.swift:10:1)
                    = fix: Push its root

                App/Main.storyboard:4:7: info: Nobody\u{FFFD}opens it [storyboard-dead-element]

                """)
    }

    /// Columns count UTF-16 units, the underline counts cells.
    @Test(arguments: [
        ("a👨‍👩‍👧b(c)", 10, 1, "   ^"), ("日本(c)", 3, 1, "    ^"), ("\ta\tb", 4, 1, "        ^"), ("push", 5, 0, "    ^"), ("push", 2, 2, " ^^"),
    ])
    func underlinesTheSpan(line: String, column: Int, length: Int, underline: String) throws {
        var diagnostic = plain
        diagnostic.location = Span(path: "A.swift", line: 1, column: column, length: length)
        let lines = textReport(report(diagnostic, line: line)).split(separator: "\n")
        #expect(try #require(lines.last) == "   | \(underline)")
    }

    @Test func aStaleLineGivesNoExcerpt() {
        #expect(textReport(report(checkout, line: "")).contains("|") == false)
    }

    @Test func sourcesCannotSteerTheTerminal() {
        let text = textReport(report(checkout, line: "push\u{1B}[2Jpush"))
        #expect(!text.contains("\u{1B}"))
        #expect(textReport(report(checkout), coloured: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }
}

@Suite struct XcodeReportTests {
    @Test func isOneLineAFindingAndOneAStep() {
        #expect(
            xcodeReport(report(checkout, plain, prefix: "/src/")) == """
                /src/Shop/Cart.swift:12:2: error: “Checkout” is pushed inside a UINavigationController (unpushable-controller)
                /src/Shop/Scene.swift:3:9: note: The window’s root is “Cart”
                /src/Shop/Cart.swift:10:1: note: It is wrapped here
                /src/Main.storyboard:4:7: note: Nobody opens it (storyboard-dead-element)

                """)
    }

    @Test func aPathWithAColonIsLeftOut() {
        #expect(xcodeReport(report(plain, prefix: "a:")) == "note: Nobody opens it (storyboard-dead-element)\n")
    }
}

@Suite struct JSONReportTests {
    @Test func holdsEveryKeyOfTheFormat() throws {
        let text = try jsonReport(report(checkout, plain))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        #expect(
            (object["summary"] as? [String: Any])?.keys.sorted()
                == ["baselined", "files", "opaqueActions", "openScreens", "screens", "suppressed", "transitions", "unresolved"])
        let findings = try #require(object["diagnostics"] as? [[String: Any]])
        for finding in findings {
            #expect(
                finding.keys.sorted() == [
                    "certainty", "family", "fingerprint", "fix", "location", "message", "path", "related", "rule", "screen", "severity",
                ])
        }
        #expect((findings[0]["location"] as? [String: Any])?.keys.sorted() == ["column", "endColumn", "endLine", "line", "path"])
        #expect(findings[1]["screen"] is NSNull)
        #expect((findings[0]["path"] as? [[String: Any]])?.first?.keys.sorted() == ["location", "message"])
        #expect(text.contains("\"Shop/Cart.swift\""))
    }
}
