import Diagnostics
import Foundation
import Reporters
import Testing

/// Names in sources may hold what terminals obey; no report hands it on.
@Suite struct TerminalTests {
    /// Escape, bell, backspace, delete, and what Latin 1 calls CSI and OSC.
    private static let odd = "A\u{1B}[2J\u{7}\u{8}\u{7F}\u{9B}31m\u{9D}\r\u{85}"

    private static let report: Report = {
        let odd = Self.odd
        let place = Span(path: "App/\(odd).swift", line: 1, column: 1, length: 3)
        var report = Report()
        report.version = odd
        report.category = odd
        report.folder = "/\(odd)"
        report.line = { _, _ in "let \(odd) = 1" }
        report.link = { path, line in "https://host/#L\(line)" }
        report.diagnostics = [
            Diagnostic(
                rule: "team-policy", family: "hierarchy", severity: .warning, certainty: .certain, message: "“\(odd)” is odd", location: place,
                screen: odd, edge: odd, path: [Note("by \(odd)", at: place)], witness: "window → \(odd)", related: [Note("see \(odd)", at: place)],
                fix: "Rename \(odd)", fingerprint: "01")
        ]
        report.rules = [RuleInfo(id: "team-policy", family: "hierarchy", severity: .warning, headline: odd, instead: odd)]
        report.notes = [RunNote(.gap, "not understood: \(odd)", at: place)]
        return report
    }()

    static let formats: [(String, @Sendable () throws -> String)] = [
        ("text", { textReport(report) }), ("xcode", { xcodeReport(report) }), ("json", { try jsonReport(report) }), ("sarif", { try sarifReport(report) }),
        ("github", { gitHubReport(report) }), ("gitlab", { try gitLabReport(report) }), ("checkstyle", { checkstyleReport(report) }),
        ("junit", { jUnitReport(report) }), ("markdown", { markdownReport(report) }), ("agent", { agentReport(report) }),
    ]

    @Test(arguments: formats.map(\.0))
    func nothingThatTerminalsObeyIsHandedOn(format: String) throws {
        let text = try #require(Self.formats.first { $0.0 == format }).1()
        #expect(text.contains("31m"))
        let found = text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(found.map(\.value) == [], "\(text)")
    }

    /// Readers of JSON get the name as it is.
    @Test func jsonStaysWhatItSays() throws {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(try jsonReport(Self.report).utf8)) as? [String: Any])
        let finding = try #require((root["findings"] as? [[String: Any]])?.first ?? (root["diagnostics"] as? [[String: Any]])?.first)
        #expect(finding["screen"] as? String == Self.odd)
    }
}
