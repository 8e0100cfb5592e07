import Diagnostics
import Foundation
import Reporters
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

private let formats: [(name: String, text: @Sendable (Report) throws -> String)] = [
    ("text.txt", { textReport($0) }), ("xcode.txt", { xcodeReport($0) }), ("json.json", { try jsonReport($0) }), ("sarif.json", { try sarifReport($0) }),
    ("github.txt", { gitHubReport($0) }), ("gitlab.json", { try gitLabReport($0) }), ("checkstyle.xml", { checkstyleReport($0) }),
    ("junit.xml", { jUnitReport($0) }), ("markdown.md", { markdownReport($0) }), ("agent.txt", { agentReport($0) }),
]

/// Byte for byte. What the bytes must mean is asserted below, and by the readers.
@Suite struct GoldenReportTests {
    @Test(arguments: formats.map(\.name))
    func everyFormatIsAsItWas(name: String) throws {
        let text = try #require(formats.first { $0.name == name }).text
        #expect(try difference(of: try text(sampleReport), fromGolden: "Tests/ReportersTests/Golden/\(name)") == nil)
        #expect(try difference(of: try text(emptyReport), fromGolden: "Tests/ReportersTests/Golden/empty-\(name)") == nil)
    }
}

private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

/// The value at a path of keys and indices.
private func value(_ root: Any?, _ path: String) -> Any? {
    path.split(separator: "/").reduce(root) { node, key in
        if let index = Int(key), let list = node as? [Any] { return list.indices.contains(index) ? list[index] : nil }
        return (node as? [String: Any])?[String(key)]
    }
}

@Suite struct SARIFTests {
    private func results(_ report: Report) throws -> [[String: Any]] { try list(value(try object(try sarifReport(report)), "runs/0/results")) }

    @Test func placesAreRelativeEncodedAndNeverEmpty() throws {
        let results = try results(sampleReport)
        let uris = results.compactMap { value($0, "locations/0/physicalLocation/artifactLocation/uri") as? String }
        #expect(
            uris == [
                "file:///elsewhere/.navlint.json", "App/Main%3A%20old%2C%20new.storyboard", "App/Shop/Cart.swift", "App/Shop/%C3%9C%20100%25.swift",
                "App/Shop/%C3%9C%20100%25.swift",
            ])
        for (result, uri) in zip(results, uris) {
            let base = value(result, "locations/0/physicalLocation/artifactLocation/uriBaseId") as? String
            #expect(base == (uri.hasPrefix("file:") ? nil : "%SRCROOT%"))
            let region = try #require(value(result, "locations/0/physicalLocation/region") as? [String: Int])
            #expect(region.keys.sorted() == ["endColumn", "endLine", "startColumn", "startLine"])
            let (start, end) = ((region["startLine"] ?? 0, region["startColumn"] ?? 0), (region["endLine"] ?? 0, region["endColumn"] ?? 0))
            #expect(start < end && start.0 > 0 && start.1 > 0)
        }
    }

    @Test func theWayIsACodeFlowThatEndsAtTheFinding() throws {
        let result = try results(sampleReport)[2]
        let steps = try list(value(result, "codeFlows/0/threadFlows/0/locations"))
        let texts = steps.compactMap { value($0, "location/message/text") as? String }
        #expect(texts == ["The window’s root is “Tabs”", "“Tabs” has “Cart” as tab \\[1\\]", "“Checkout” is pushed inside a UINavigationController"])
        #expect(value(steps.last, "location/physicalLocation/region/startLine") as? Int == 12)
        #expect(
            value(result, "message/text") as? String
                == "“Checkout” is pushed inside a UINavigationController. [It is wrapped here](1). Push its root.")
        #expect(value(result, "relatedLocations/0/id") as? Int == 1)
    }

    @Test func rulesAreDescribedAndPointedAt() throws {
        let log = try object(try sarifReport(sampleReport))
        let rules = try list(value(log, "runs/0/tool/driver/rules"))
        for result in try results(sampleReport) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["partialFingerprints"] as? [String: String])?.keys.sorted() == ["navFingerprint/v1"])
        }
        for rule in rules {
            for key in ["shortDescription", "fullDescription"] { #expect((value(rule, "\(key)/text") as? String ?? "").utf16.count <= 1024) }
            #expect((value(rule, "help/text") as? String)?.isEmpty == false)
        }
        #expect(value(rules[0], "name") as? String == "ModalWithoutClose")
        #expect((value(rules[0], "help/markdown") as? String)?.contains("`offers`") == true)
        #expect(rules.map { value($0, "defaultConfiguration/level") as? String } == ["note", "note", "warning", "error"])
        #expect(try results(sampleReport).map { $0["level"] as? String } == ["warning", "note", "error", "warning", "warning"])
    }

    @Test func whatWasNotUnderstoodIsNotified() throws {
        let run = value(try object(try sarifReport(sampleReport)), "runs/0")
        let notes = try list(value(run, "invocations/0/toolExecutionNotifications"))
        #expect(notes.map { value($0, "descriptor/id") as? String } == ["fault", "gap", "unresolved"])
        #expect(notes.map { $0["level"] as? String } == ["error", "warning", "note"])
        #expect(value(run, "automationDetails/id") as? String == "navlint/App/")
        #expect(value(run, "columnKind") as? String == "utf16CodeUnits")
        #expect(value(run, "invocations/0/exitCode") as? Int == 1)
        #expect(value(run, "invocations/0/workingDirectory/uri") as? String == "file:///repo%20dir/")
    }

    /// More than code scanning takes: the worst are kept, and what is left out is said.
    @Test func capsAreKept() throws {
        var report = sampleReport
        let warning = try #require(report.diagnostics.first { $0.severity == .warning })
        report.diagnostics = Array(repeating: warning, count: 25_000) + report.diagnostics.filter { $0.severity == .error }
        report.notes = Array(repeating: report.notes[2], count: 1_500)
        let log = try object(try sarifReport(report))
        let levels = try list(value(log, "runs/0/results")).map { $0["level"] as? String }
        #expect(levels.count == 25_000 && levels.count { $0 == "error" } == 1)
        let notes = try list(value(log, "runs/0/invocations/0/toolExecutionNotifications"))
        #expect(notes.count == 1_002)
        #expect(notes.suffix(2).map { value($0, "message/text") as? String } == ["500 more notes are left out", "1 more findings are left out"])
    }
}

@Suite struct GitHubTests {
    @Test func errorsComeFirstAndMarkupIsEscaped() {
        let lines = gitHubReport(sampleReport).split(separator: "\n").map(String.init)
        #expect(lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }.dropLast() == ["error", "warning", "warning", "warning", "notice"])
        #expect(lines.last == "navlint: 5 findings (1 error, 3 warnings, 1 info)")
        #expect(lines[4].hasPrefix("::notice file=checkout/App/Main%3A old%2C new.storyboard,line=4,endLine=4,col=7,endColumn=7,title="))
        #expect(lines[4].contains("::Nobody opens [2Jscene "))
        #expect(lines[1].contains("not allowed: 100%25 of items, all: in"))
        // Columns of a span over several lines make GitHub drop the line.
        #expect(lines.filter { $0.contains("line=2,endLine=4,title=") }.count == 1)
    }
}

@Suite struct GitLabTests {
    @Test func fingerprintsAreUnique() throws {
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(try gitLabReport(sampleReport).utf8)) as? [[String: Any]])
        let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
        #expect(Set(fingerprints).count == 5 && fingerprints.contains("00ff") && fingerprints.contains("02"))
        #expect(issues.compactMap { $0["severity"] as? String } == ["minor", "info", "critical", "minor", "minor"])
        for issue in issues {
            #expect(issue.keys.sorted() == ["check_name", "description", "fingerprint", "location", "severity"])
            #expect(value(issue, "location/lines/begin") is Int)
            #expect((value(issue, "location/path") as? String)?.hasPrefix("./") == false)
        }
        #expect(try gitLabReport(emptyReport) == "[\n\n]\n")
    }
}

@Suite struct MarkdownTests {
    @Test func drawsTheWay() {
        let text = markdownReport(sampleReport)
        #expect(text.contains("n3 -.->|\"fullScreen\"| n4"))
        #expect(text.contains("n2[\"#quot;Cart#quot;\"]"))
        #expect(text.contains("[`App/Shop/Cart.swift:12`](https://host/blob/App/Shop/Cart.swift#L12)"))
    }

    @Test func textIsNoMarkup() {
        let text = markdownReport(sampleReport)
        #expect(text.contains("`Terms` &lt;b&gt;&amp;amp; \\| `@objc` \\*x\\* \\#1 \"\\]\\]&gt;' has an \\`odd tick"))
    }

    /// A comment of 65,536 characters is the longest that hosts take.
    @Test func longListsAreCounted() throws {
        var report = sampleReport
        report.diagnostics = Array(repeating: try #require(report.diagnostics.last), count: 3_000)
        let text = markdownReport(report)
        #expect(text.utf16.count < 65_536)
        let shown = text.split(separator: "\n").count { $0.hasPrefix("- **") }
        #expect(shown > 100 && text.contains("…and \(3_000 - shown) more."))
        #expect(markdownReport(sampleReport).contains("more.") == false)
    }
}

@Suite struct AgentTests {
    @Test func oneLineAFindingWithItsAdvice() {
        let lines = agentReport(sampleReport).split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[1].hasSuffix(" | fix: Delete it, or lead to it."))
        #expect(lines[2].contains(" | way: window → Tabs[1] → nav → Cart ⇒ fullScreen → nav → Checkout | see: App/Shop/Cart.swift:10:1 It is wrapped here | fix: Push its root"))
        #expect(lines[5] == "navlint: 5 findings (1 error, 3 warnings, 1 info), 1 unresolved transition, 2 places not understood")
    }
}

@Suite struct XMLTests {
    /// Collects what Foundation's parser reads.
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []
        var text = ""
        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            elements.append((name, attributes))
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    private func read(_ text: String) throws -> Reader {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return reader
    }

    private let odd = "`Terms` <b>&amp; | @objc *x* #1 \"]]>' has an `odd tick"

    @Test func checkstyleGivesBackWhatWasWritten() throws {
        let elements = try read(checkstyleReport(sampleReport)).elements
        #expect(elements.filter { $0.name == "file" }.map { $0.attributes["name"] ?? "" }.count == 4)
        let errors = elements.filter { $0.name == "error" }.map(\.attributes)
        #expect(errors.count == 5 && errors.contains { $0["message"] == odd && $0["source"] == "navlint.rules.modal-without-close" })
        #expect(errors.contains { $0["message"] == "Nobody opens [2Jscene [id a-b]" && $0["severity"] == "info" })
    }

    @Test func jUnitGivesBackWhatWasWritten() throws {
        let reader = try read(jUnitReport(sampleReport))
        #expect(reader.elements.first?.attributes["failures"] == "5")
        let cases = reader.elements.filter { $0.name == "testcase" }.map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }
        #expect(Set(cases).count == 5)
        #expect(reader.elements.contains { $0.name == "failure" && $0.attributes["message"] == odd })
        #expect(reader.text.contains("App/Shop/Cart.swift:12:17 “Checkout” is pushed"))
        let empty = try read(jUnitReport(emptyReport)).elements
        #expect(empty.map(\.name) == ["testsuites", "testsuite", "testcase"])
    }
}
