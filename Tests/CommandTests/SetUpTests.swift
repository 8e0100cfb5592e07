import Foundation
import TestSupport
import Testing

private let app = """
    import UIKit

    class ListViewController: UIViewController {
        func open() { navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) }
    }
    """

private func read(_ name: String, in folder: URL) throws -> String { try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

@Suite struct ConfigCommandTests {
    private let configuration = """
        {
          rules: {
            "stacked-modals": "off",
            "edits-lost-on-swipe-dismiss": { severity: "warning", minInputs: 3 },
          },
          exclude: ["Legacy/**", "Old/**"],
          functions: { log: ["track(_:)"] },
          policy: [{ screen: "*", maxDepth: 5, reason: "nobody finds back" }],
        }
        """

    private func rows(_ arguments: String..., in folder: URL) throws -> [String: String] {
        let outcome = try Tool.run(["config"] + arguments, in: folder)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let pairs = outcome.output.split(separator: "\n").dropFirst().compactMap { line -> (String, String)? in
            let parts = line.drop { $0 == " " }.split(separator: /\ {2,}/).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    @Test func everyValueSaysWhereItComesFrom() throws {
        try withTemporaryFolder([".navlint.json": configuration, "App/List.swift": app]) { folder in
            let rows = try rows("App", in: folder)
            #expect(rows["exclude: Legacy/**, Old/**"] == ".navlint.json:6:3")
            #expect(rows["functions.log: track(_:)"] == ".navlint.json:7:16")
            #expect(rows["functions.exit: none"] == "default")
            #expect(rows["policy[0]: nobody finds back"] == ".navlint.json:8:12")
            #expect(rows["rules.stacked-modals: off"] == ".navlint.json:3:5")
            #expect(rows["rules.edits-lost-on-swipe-dismiss: warning"] == ".navlint.json:4:38")
            #expect(rows["rules.edits-lost-on-swipe-dismiss.minInputs: 3"] == ".navlint.json:4:59")
            #expect(rows["rules.unpushable-controller: error"] == "default")
            #expect(rows["rules.finished-form-left-behind: off"] == "default")
            #expect(rows["fail-on: error"] == "default")
        }
    }

    @Test func optionsOfTheCommandLineAreNamed() throws {
        try withTemporaryFolder([".navlint.json": configuration]) { folder in
            let skipped = try rows("--skip", "repeated-push", "--strict", in: folder)
            #expect(skipped["rules.repeated-push: off"] == "--skip" && skipped["fail-on: warning"] == "--strict")
            #expect(skipped["rules.unpushable-controller: error"] == "default")
            let only = try rows("--only", "stacked-modals", in: folder)
            #expect(only["rules.stacked-modals: info"] == "--only" && only["rules.repeated-push: off"] == "--only")
            #expect(try rows("--no-config", in: folder)["exclude: none"] == "default")
        }
    }

    @Test func asJSONItCanBeRead() throws {
        try withTemporaryFolder([".navlint.json": configuration]) { folder in
            let outcome = try Tool.run("config", "--format", "json", in: folder)
            let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let settings = try #require(object["settings"] as? [[String: Any]])
            let exclude = try #require(settings.first { $0["key"] as? String == "exclude" })
            #expect(exclude["line"] as? Int == 6 && exclude["origin"] as? String == "file")
        }
    }

    @Test func aBrokenFileIsToldWithItsPlace() throws {
        try withTemporaryFolder([".navlint.json": "{exclud: []}"]) { folder in
            let outcome = try Tool.run("config", in: folder)
            #expect(outcome.code == 2 && outcome.errors.contains(".navlint.json:1:2: error: exclud: unknown key; nearest is \"exclude\""))
        }
    }
}

@Suite struct InitCommandTests {
    private func initialise(_ arguments: String..., in folder: URL) throws -> Tool.Outcome {
        try Tool.run(["init"] + arguments, in: folder)
    }

    @Test func whatItWritesWorks() throws {
        try withTemporaryFolder(["App/List.swift": app, ".github/CODEOWNERS": "", "Pods/A.swift": app]) { folder in
            let outcome = try initialise(in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output.hasPrefix("wrote .navlint.json\nwrote .pre-commit-config.yaml\nwrote .github/workflows/navlint.yml\n1 finding today"))
            let configuration = try read(".navlint.json", in: folder)
            #expect(configuration.contains("// Read: 1 file, with 2 screens and 1 transition."))
            #expect(configuration.contains("unpushable-controller: 1") && configuration.contains("dependencies: 1"))
            let lint = try Tool.run(in: folder)
            #expect(lint.code == 1 && lint.output.hasPrefix("App/List.swift:4:41: error: "))
            // All that is commented out can be switched on.
            let opened = configuration.replacing(/\/\/ (?=include:|exclude:|unreported:|"stacked|functions:|roles:|policy:|ignore:)/, with: "")
            #expect(opened != configuration)
            let check = try withTemporaryFolder([".navlint.json": opened]) { try Tool.run("config", in: $0) }
            #expect(check.code == 0, "\(check.errors)")
        }
    }

    @Test func nothingIsOverwrittenUnlessTold() throws {
        let files = ["App/List.swift": app, ".navlint.json": "{}", ".pre-commit-config.yaml": "repos: []\n", ".gitlab-ci.yml": "test:\n  script: [a]\n"]
        try withTemporaryFolder(files) { folder in
            let outcome = try initialise(in: folder)
            #expect(outcome.code == 0)
            for name in files.keys.sorted() {
                let text = try read(name, in: folder)
                #expect(text == files[name])
            }
            #expect(outcome.output.contains("kept .navlint.json, which is there: --force replaces it"))
            #expect(outcome.output.contains("kept .pre-commit-config.yaml; add this to its repos:\n  - repo: local\n"))
            #expect(outcome.output.contains("kept .gitlab-ci.yml; add this to its jobs:\nnavlint:\n"))
            let forced = try initialise("--force", in: folder)
            #expect(forced.output.contains("replaced .navlint.json"))
            #expect(try read(".navlint.json", in: folder).contains("version: 1"))
            // Files that others write too are never replaced.
            #expect(try read(".gitlab-ci.yml", in: folder) == files[".gitlab-ci.yml"])
        }
    }

    @Test func aDryRunWritesNothing() throws {
        try withTemporaryFolder(["App/List.swift": app]) { folder in
            let outcome = try initialise("--dry-run", "--ci", "github", "--source", "https://example.org/it's", "--revision", "v1", in: folder)
            #expect(outcome.code == 0)
            for text in ["would write .navlint.json:\n", "  - repo: 'https://example.org/it''s'\n    rev: 'v1'\n", "--branch 'v1' 'https://example.org/it'\\''s'"] {
                #expect(outcome.output.contains(text), "\(text)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App"])
        }
    }

    @Test func whereNothingCanBeReadNothingIsWritten() throws {
        try withTemporaryFolder(["notes.md": ""]) { folder in
            let codes = [try initialise(in: folder).code, try initialise("nowhere", in: folder).code]
            #expect(codes == [2, 2])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.md"])
        }
        try withTemporaryFolder(["List.swift": app]) { folder in
            let outcome = try initialise(in: folder)
            #expect(outcome.output.contains("no CI host was recognised: --ci github or --ci gitlab writes a job"))
        }
    }

    private static let checker = ExternalTool.python(with: "check_jsonschema")

    /// The hosts' own schemas take the jobs.
    @Test(.enabled(if: checker != nil, "\(ExternalTool.hint): python3 with check-jsonschema"), arguments: [[], ["--source", "https://example.org/it's: #1"]])
    func theJobsFollowTheSchemas(source: [String]) throws {
        let python = try #require(Self.checker)
        try withTemporaryFolder(["List.swift": app]) { folder in
            let jobs = [("github", "github-workflows", ".github/workflows/navlint.yml"), ("gitlab", "gitlab-ci", ".gitlab-ci.yml")]
            for (host, schema, file) in jobs {
                let made = try Tool.run(["init", "--ci", host] + source, in: folder)
                #expect(made.code == 0)
                let outcome = try ExternalTool.run(python, ["-m", "check_jsonschema", "--builtin-schema", "vendor.\(schema)", file], in: folder)
                #expect(outcome.code == 0, "\(outcome.output)")
            }
        }
    }
}
