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

@Suite struct TextReportTests {
    @Test func showsPlaceSourceWayAndFix() {
        let text = textReport([checkout, plain], shown: { "App/\($0)" }) { path, number in
            path == "Shop/Cart.swift" && number == 12 ? "\tpush(checkout)" : nil
        }
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
        let lines = textReport([diagnostic], line: { _, _ in line }).split(separator: "\n")
        #expect(try #require(lines.last) == "   | \(underline)")
    }

    @Test func aStaleLineGivesNoExcerpt() {
        #expect(textReport([checkout], line: { _, _ in "" }).contains("|") == false)
    }

    @Test func sourcesCannotSteerTheTerminal() {
        let text = textReport([checkout], line: { _, _ in "push\u{1B}[2Jpush" })
        #expect(!text.contains("\u{1B}"))
        #expect(textReport([checkout], coloured: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }
}

@Suite struct XcodeReportTests {
    @Test func isOneLineAFindingAndOneAStep() {
        #expect(
            xcodeReport([checkout, plain], path: { "/src/\($0)" }) == """
                /src/Shop/Cart.swift:12:2: error: “Checkout” is pushed inside a UINavigationController (unpushable-controller)
                /src/Shop/Scene.swift:3:9: note: The window’s root is “Cart”
                /src/Shop/Cart.swift:10:1: note: It is wrapped here
                /src/Main.storyboard:4:7: note: Nobody opens it (storyboard-dead-element)

                """)
    }

    @Test func aPathWithAColonIsLeftOut() {
        #expect(xcodeReport([plain], path: { "a:\($0)" }) == "note: Nobody opens it (storyboard-dead-element)\n")
    }
}

@Suite struct JSONReportTests {
    @Test func holdsEveryKeyOfTheFormat() throws {
        var summary = Summary()
        summary.files = 2
        let text = try jsonReport([checkout, plain], summary: summary)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        #expect(
            (object["summary"] as? [String: Any])?.keys.sorted()
                == ["baselined", "files", "openScreens", "screens", "suppressed", "transitions", "unresolved"])
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
