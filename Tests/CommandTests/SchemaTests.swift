import FlowLoader
import Foundation
import TestSupport
import Testing

@testable import navlint

private let python = ExternalTool.python(with: "jsonschema")

/// The schema and the reader say the same of every text: what one takes the other takes.
@Suite struct SchemaTests {
    /// One of everything.
    private static let whole = #"""
        {
          "$schema": "x", "version": 1, "include": ["A"], "exclude": ["B"], "unreported": ["C"], "systemScreens": ["D"],
          "rules": {"stacked-modals": "off", "edits-lost-on-swipe-dismiss": {"severity": "warning", "minInputs": 3}, "back-chevron-on-modal": {"backNames": ["zurück"]}},
          "functions": {"exit": ["a()"], "wrapper": [], "restorer": [], "confirm": [], "log": [], "present": [], "anchor": []},
          "entries": {"open(_:)": "url"}, "roles": {"Letter": "compose"},
          "policy": [
            {"forbid": {"from": "A", "to": ["B"], "verb": "push"}, "reason": "r", "severity": "error"},
            {"forbid": {"from": "A", "to": "B", "through": "C"}, "reason": "r"},
            {"require": {"from": "A", "to": "B", "through": ["C", "D"]}, "reason": "r"},
            {"only": {"to": "A", "from": "B"}, "reason": "r"}, {"only": {"to": "A", "verb": ["present"]}, "reason": "r"},
            {"screen": "A", "never": "modal", "reason": "r"}, {"screen": "A", "always": "pushed", "reason": "r"},
            {"screen": "*", "maxDepth": 5, "reason": "r"}
          ],
          "ignore": [{"rule": "repeated-push", "screen": "A", "edge": "e", "path": "p", "reason": "r"}], "baseline": "known.json"
        }
        """#

    /// Texts that are wrong, or right, by a reason of their own.
    private static let texts = [
        "[]", "null", "{}", #"{"version": 2}"#, #"{"rulez": {}}"#, #"{"rules": {"no-such-rule": "off"}}"#, #"{"rules": {"stacked-modals": {"minInputs": 3}}}"#,
        #"{"policy": [{"reason": "r"}]}"#, #"{"policy": [{"forbid": {}, "reason": "r"}]}"#, #"{"policy": [{"forbid": {"verb": "push"}, "reason": "r"}]}"#,
        #"{"policy": [{"forbid": {"from": []}, "reason": "r"}]}"#, #"{"policy": [{"forbid": {"from": "A", "through": "B"}, "reason": "r"}]}"#,
        #"{"policy": [{"forbid": {"from": "A", "to": "C", "through": "B", "verb": "push"}, "reason": "r"}]}"#,
        #"{"policy": [{"forbid": {"from": "A", "to": "C", "through": [], "verb": "push"}, "reason": "r"}]}"#,
        #"{"policy": [{"require": {"from": "A"}, "reason": "r"}]}"#, #"{"policy": [{"only": {"to": "A"}, "reason": "r"}]}"#,
        #"{"policy": [{"only": {"to": "A", "from": "B", "through": "C"}, "reason": "r"}]}"#, #"{"policy": [{"never": "modal", "reason": "r"}]}"#,
        #"{"policy": [{"screen": "A", "never": "modal", "always": "modal", "reason": "r"}]}"#,
        #"{"policy": [{"screen": "A", "never": "modal", "always": null, "reason": "r"}]}"#,
        #"{"policy": [{"screen": "A", "forbid": {"from": "B"}, "reason": "r"}]}"#, #"{"policy": [{"screen": "A", "maxDepth": 0, "reason": "r"}]}"#,
        #"{"policy": [{"screen": "A", "maxDepth": 2.5, "reason": "r"}]}"#, #"{"policy": [{"screen": "A", "never": "modal"}]}"#,
        #"{"ignore": [{"rule": "repeated-push"}]}"#, #"{"ignore": [{"rule": "no-such-rule", "path": "p"}]}"#, #"{"ignore": [{"screen": "A"}]}"#,
        #"{"ignore": [{"rule": "repeated-push", "edge": ""}]}"#, #"{"roles": {"A": "two words"}}"#, #"{"entries": {"a()": "link"}}"#,
    ]

    /// The text with each of its values replaced by values of all kinds, and each of its keys misspelt.
    private static func mutants(of value: Any) -> [Any] {
        let others: [Any] = [NSNull(), true, -1, 0, 1, 1.5, "", "x", [Any](), ["x"], [1], [String: Any](), ["x": "y"]]
        var result = others
        if let list = value as? [Any] {
            for index in list.indices {
                result += mutants(of: list[index]).map { other in
                    var copy = list
                    copy[index] = other
                    return copy
                }
            }
        } else if let object = value as? [String: Any] {
            for key in object.keys.sorted() {
                result += mutants(of: object[key] ?? NSNull()).map { object.merging([key: $0]) { $1 } }
                var misspelt = object
                misspelt["\(key)x"] = misspelt.removeValue(forKey: key)
                result.append(misspelt)
                result.append(object.filter { $0.key != key })
            }
        }
        return result
    }

    private static func isTaken(_ text: String) -> Bool {
        let file = LintConfiguration(Data(text.utf8), path: ".navlint.json")
        return file.problems.isEmpty && problems(ofRulesIn: file).isEmpty
    }

    @Test func theReaderTakesOneOfEverything() {
        #expect(Self.isTaken(Self.whole))
    }

    @Test(.enabled(if: python != nil, "\(ExternalTool.hint): python3 with jsonschema"))
    func schemaAndReaderAgree() throws {
        let whole = try JSONSerialization.jsonObject(with: Data(Self.whole.utf8))
        let mutants = try Self.mutants(of: whole).filter { $0 is [String: Any] }.map { mutant in
            String(decoding: try JSONSerialization.data(withJSONObject: mutant, options: .sortedKeys), as: UTF8.self)
        }
        let texts = [Self.whole] + Self.texts + mutants
        let script = """
            import json, jsonschema, sys
            schema = json.load(open("schema"))
            jsonschema.Draft7Validator.check_schema(schema)
            validator = jsonschema.Draft7Validator(schema)
            print("".join("1" if validator.is_valid(json.loads(text)) else "0" for text in json.load(open("texts"))))
            """
        let list = String(decoding: try JSONSerialization.data(withJSONObject: texts), as: UTF8.self)
        let verdicts = try withTemporaryFolder(["schema": try configurationSchema(), "texts": list]) { folder in
            try ExternalTool.run(try #require(python), ["-c", script], in: folder).output.filter { $0 == "0" || $0 == "1" }
        }
        #expect(verdicts.count == texts.count && texts.count > 800, "\(texts.count) texts")
        for (text, verdict) in zip(texts, verdicts) where (verdict == "1") != Self.isTaken(text) {
            Issue.record("the schema \(verdict == "1" ? "takes" : "refuses") this, the reader does not agree: \(text)")
        }
    }
}
