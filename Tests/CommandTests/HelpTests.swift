import Foundation
import TestSupport
import Testing

private let commandNames: [String] = {
    let overview = (try? withTemporaryFolder([:]) { try Tool.run("help", in: $0).output }) ?? ""
    return overview.split(separator: "\n").compactMap { line in
        line.hasPrefix("  navlint ") ? line.split(separator: " ").dropFirst().first.map(String.init) : nil
    }
}()

@Suite struct HelpTests {
    @Test func theOverviewIsAsItWas() throws {
        try withTemporaryFolder([:]) { folder in
            let text = try Tool.run("help", in: folder).output
            #expect(try difference(of: text, fromGolden: "Tests/CommandTests/Golden/help.txt") == nil)
            #expect(commandNames.count >= 9)
        }
    }

    @Test(arguments: commandNames)
    func everyCommandTellsItsOptions(name: String) throws {
        try withTemporaryFolder([:]) { folder in
            let text = try Tool.run("help", name, in: folder).output
            #expect(try difference(of: text, fromGolden: "Tests/CommandTests/Golden/help-\(name).txt") == nil)
            #expect(try Tool.run(name, "--help", in: folder).output == text)
            #expect(text.contains("Usage: navlint \(name)"))
        }
    }
}

@Suite struct CompletionTests {
    private func completions(_ shell: String) throws -> String {
        try withTemporaryFolder([:]) { folder in
            let outcome = try Tool.run("completions", shell, in: folder)
            #expect(outcome.code == 0 && outcome.errors.isEmpty)
            return outcome.output
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func everyCommandAndOptionIsThere(shell: String) throws {
        let text = try completions(shell)
        for name in commandNames { #expect(text.contains(name)) }
        for option in ["format", "path-style", "max-warnings", "schema", "dry-run"] { #expect(text.contains(option)) }
        #expect(text.contains("modal-without-exit") && text.contains("checkstyle"))
    }

    @Test func anUnknownShellIsRefused() throws {
        try withTemporaryFolder([:]) { folder in
            let outcome = try Tool.run("completions", "fsih", in: folder)
            #expect(outcome.code == 2 && outcome.errors.contains("is “fish” meant?"))
        }
    }

    private func run(_ shell: String, _ script: String, files: [String: String] = [:]) throws -> ExternalTool.Outcome {
        let program = try #require(ExternalTool.program(shell))
        return try withTemporaryFolder(files.merging(["completions": try completions(shell), "script": script]) { $1 }) { folder in
            let flags = shell == "zsh" ? ["-f"] : shell == "fish" ? ["--no-config"] : ["--norc"]
            return try ExternalTool.run(program, flags + ["script"], in: folder)
        }
    }

    @Test(.enabled(if: ExternalTool.program("bash") != nil, "\(ExternalTool.hint): bash"))
    func bashCompletesWordsAndValues() throws {
        let rows: [(words: String, expected: String)] = [
            ("navlint exp", "explain"), ("navlint lint --form", "--format"), ("navlint lint --format sar", "sarif"), ("navlint lint --format = js", "json"),
            ("navlint --format = ag", "agent"), ("navlint --only unpu", "unpushable-controller"), ("navlint explain repeated", "repeated-push"),
            ("navlint completions fi", "fish"), ("navlint lint App", "App.swift"), ("navlint --output sarif = App", "App.swift"), ("navlint help gr", "graph"),
            ("navlint rules App", ""),
        ]
        let calls = rows.map { "try \($0.words)" }.joined(separator: "\n")
        let script = """
            bash -n completions || exit 3
            source ./completions
            try() {
                COMP_WORDS=("$@")
                COMP_CWORD=$(($# - 1))
                _navlint navlint "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                echo "${COMPREPLY[*]}"
            }
            \(calls)
            """
        let outcome = try run("bash", script, files: ["App.swift": ""])
        #expect(outcome.code == 0)
        #expect(outcome.output == rows.map { $0.expected + "\n" }.joined())
    }

    @Test(.enabled(if: ExternalTool.program("zsh") != nil, "\(ExternalTool.hint): zsh"))
    func zshTakesThem() throws {
        let script = """
            zsh -n completions || exit 3
            autoload -U compinit
            compinit -u -D
            source ./completions
            print ${_comps[navlint]} $+functions[_navlint_lint]
            """
        let outcome = try run("zsh", script)
        #expect(outcome.code == 0 && outcome.output == "_navlint 1\n", "\(outcome.output)")
    }

    @Test(.enabled(if: ExternalTool.program("fish") != nil, "\(ExternalTool.hint): fish"))
    func fishCompletesWordsAndValues() throws {
        let rows: [(words: String, expected: String)] = [
            ("navlint exp", "explain"), ("navlint lint --form", "--format"), ("navlint --format sar", "sarif"), ("navlint lint --only unpu", "unpushable-controller"),
            ("navlint explain repeated", "repeated-push"), ("navlint completions fi", "fish"), ("navlint lint App", "App.swift"), ("navlint rules App", ""),
        ]
        let calls = rows.map { "echo (complete -C '\($0.words)' | string replace -r '\\t.*' '')" }.joined(separator: "\n")
        let outcome = try run("fish", "fish --no-execute completions; or exit 3\nsource completions\n\(calls)\n", files: ["App.swift": ""])
        #expect(outcome.code == 0)
        #expect(outcome.output == rows.map { $0.expected + "\n" }.joined())
    }
}

@Suite struct ProgressTests {
    private let sources: [String: String] = {
        let body = (0..<1_500).map { "    func f\($0)() { _ = [\($0): \"\($0)\"] }\n" }.joined()
        return Dictionary(uniqueKeysWithValues: (0..<5).map { ("S\($0).swift", "import UIKit\nfinal class S\($0): UIViewController {\n\(body)}\n") })
    }()

    /// `script` gives a program a terminal; --jobs 1 makes the run a long one.
    @Test(.enabled(if: ExternalTool.program("script") != nil, "\(ExternalTool.hint): script"))
    func aTerminalSeesWhatALongRunIsAt() throws {
        let script = try #require(ExternalTool.program("script"))
        let tool = try #require(Tool.binary).path
        try withTemporaryFolder(sources) { folder in
            func run(_ arguments: String) throws -> String {
                let outcome = try ExternalTool.run(script, ["-qec", "env TERM=xterm '\(tool)' --jobs 1 \(arguments)", "/dev/null"], in: folder)
                #expect(outcome.code == 0)
                return outcome.output
            }
            let shown = try run("")
            #expect(shown.contains("\r\u{1B}[2Knavlint: reading ") && shown.contains(" of 5 files…"))
            // What was said is erased before the result comes.
            #expect(shown.contains("…\r\u{1B}[2Knavlint: no findings"))
            #expect(try !run("--quiet").contains("reading"))
            #expect(try !run("2>errors").contains("reading"))
        }
    }
}
