import Foundation
import TestSupport
import Testing

/// The recipes for pipelines, run as far as they run on a machine of ours, and held to the README.
@Suite struct PipelineTests {
    private let badShop = ["App/Cart.swift": shopSource, "App/Item.swift": itemSource, "App/notes.md": ""]

    // MARK: GitHub

    private func step(_ name: String, of text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.contains("- name: \(name)") } ?? lines.endIndex
        let body = lines[start...].drop { !$0.hasSuffix("run: |") }.dropFirst().prefix { $0.isEmpty || $0.hasPrefix("        ") }
        return body.map { String($0.dropFirst(8)) }.joined(separator: "\n")
    }

    @Test func theActionLintsAsItsInputsSay() throws {
        let script = step("Lint", of: try Repository.text(of: ".github/actions/navlint/action.yml"))
        #expect(script.contains("navlint\" lint"))
        try withTemporaryFolder(badShop) { folder in
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(".action/.build/release"), withIntermediateDirectories: true)
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(".action/.github/actions/navlint"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(".action/.build/release/navlint"), withDestinationURL: try #require(Tool.binary))
            var environment = plainEnvironment.merging([
                "GITHUB_ACTION_PATH": folder.appendingPathComponent(".action/.github/actions/navlint").path, "GITHUB_ACTIONS": "true", "CI": "true",
                "GITHUB_STEP_SUMMARY": folder.appendingPathComponent("summary.md").path, "LINT_PATH": ".", "LINT_BASELINE": "", "LINT_SINCE": "",
                "LINT_FAIL_ON": "error", "LINT_ARGUMENTS": "",
            ]) { _, new in new }
            func lint() throws -> Tool.Outcome { try run("/bin/bash", ["-eo", "pipefail", "-c", script], in: folder, environment: environment) }
            let outcome = try lint()
            #expect(outcome.code == 1 && outcome.output.contains("::error file=App/Cart.swift,line=9,"), "\(outcome.output)\(outcome.errors)")
            #expect(try String(contentsOf: folder.appendingPathComponent("summary.md"), encoding: .utf8).contains("unpushable-controller"))
            environment["LINT_FAIL_ON"] = "never"
            #expect(try lint().code == 0)
            environment["LINT_FAIL_ON"] = "error"
            environment["LINT_ARGUMENTS"] = "--skip unpushable-controller --quiet"
            #expect(try lint().code == 0)
            environment["LINT_ARGUMENTS"] = ""
            _ = try Tool.run("baseline", "write", in: folder)
            environment["LINT_BASELINE"] = ".navlint-baseline.json"
            #expect(try lint().code == 0)
            environment["LINT_SINCE"] = "HEAD"
            #expect(try lint().code == 2)
        }
    }

    /// What the README gives the action is what the action takes.
    @Test func theREADMEUsesTheActionAsItIs() throws {
        let workflow = try #require(ReadMe.block("yaml", holding: ".github/actions/navlint"))
        let action = try Repository.text(of: ".github/actions/navlint/action.yml")
        let inputs = Set(action.matches(of: try Regex("(?m)^  ([a-z-]+):$")).compactMap { $0.output[1].substring.map(String.init) })
        #expect(inputs.isSuperset(of: ["path", "since", "baseline"]))
        let given = workflow.split(separator: "\n").drop { !$0.contains(".github/actions/navlint") }.drop { !$0.contains("with:") }.dropFirst()
        let keys = given.prefix { $0.hasPrefix("          ") }.compactMap { $0.split(separator: ":").first?.trimmingCharacters(in: .whitespaces) }
        #expect(!keys.isEmpty)
        for key in keys { #expect(inputs.contains(key), "\(key)") }
        // Only what depends on each other's value is written into a script; inputs come by the environment.
        #expect(!step("Lint", of: action).contains("${{"))
    }

    // MARK: GitLab

    @Test func theREADMEShowsTheGitLabJobAsItIs() throws {
        let file = try Repository.text(of: ".gitlab/navlint.gitlab-ci.yml")
        let shown = try #require(ReadMe.block("yaml", holding: "codequality"))
        #expect(shown == file)
    }

    @Test func theGitLabJobWritesItsReport() throws {
        let file = try Repository.text(of: ".gitlab/navlint.gitlab-ci.yml")
        let line = try #require(file.split(separator: "\n").first { $0.hasPrefix("    - ") && $0.contains("navlint lint") })
        try withTemporaryFolder(badShop) { folder in
            let command = String(line.drop { $0 != "." }).replacing(".navlint-source/.build/release/navlint", with: "\"\(try #require(Tool.binary).path)\"")
            let outcome = try run("/bin/sh", ["-c", command], in: folder, environment: plainEnvironment.merging(["NAVLINT_OPTIONS": "--fail-on never"]) { _, new in new })
            #expect(outcome.code == 0, "\(outcome.errors)")
            let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent("navlint.json"))) as? [[String: Any]]
            #expect(report?.count == 2)
        }
    }
}
