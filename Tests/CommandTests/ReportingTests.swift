import Foundation
import TestSupport
import Testing

/// One error, a split pushed on a stack, and nothing else.
private let crash = """
    import UIKit

    class ListViewController: UIViewController {
        func open() { navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) }
    }
    """

/// One warning: the pop gesture's delegate is nil.
private let caution = """
    import UIKit

    final class Stack: UINavigationController {
        override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = nil }
    }
    """

private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
private func read(_ name: String, in folder: URL) throws -> String { try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

@Suite struct SeveralReportsTests {
    @Test func oneRunWritesThemAll() throws {
        try withTemporaryFolder([".git/HEAD": "", "My App/List.swift": crash]) { folder in
            let files = ["sarif=a.sarif", "gitlab=b.json", "checkstyle=c.xml", "junit=d.xml", "markdown=e.md", "github=f.txt", "xcode=g.txt", "text=h.txt"]
            let outcome = try Tool.run(
                ["My App"] + files.flatMap { ["--output", $0] } + ["--output", "agent"], in: folder, environment: ["NO_COLOR": "", "CLICOLOR_FORCE": "1"])
            #expect(outcome.code == 1)
            #expect(outcome.output.hasPrefix("My App/List.swift:4:41 error unpushable-controller: "))
            for file in files {
                let text = try read(file.split(separator: "=").map(String.init)[1], in: folder)
                #expect(text.contains("unpushable-controller"), "\(file)")
                #expect(!text.contains("\u{1B}"))
            }
            // Paths from the repository, wherever the run starts.
            #expect(try read("a.sarif", in: folder).contains("\"uri\" : \"My%20App/List.swift\""))
            #expect(try read("a.sarif", in: folder).contains("\"id\" : \"navlint/My App/\""))
            let inside = try Tool.run("--format", "gitlab", in: folder.appendingPathComponent("My App"))
            #expect(inside.output == (try read("b.json", in: folder)))
            let sarif = try Tool.run("--output", "sarif", "--category", "shop", in: folder.appendingPathComponent("My App"))
            #expect(sarif.output.contains("navlint/shop/") && sarif.output.contains("My%20App/List.swift"))
        }
    }

    @Test func pathsAreRelativeOrAbsoluteAsAsked() throws {
        try withTemporaryFolder(["App/List.swift": crash]) { folder in
            let path = "\(folder.path)/App/List.swift:4:41"
            for format in ["text", "xcode", "agent", "junit"] {
                let absolute = try Tool.run("App", "--format", format, "--path-style", "absolute", in: folder)
                #expect(absolute.output.contains(path))
                let relative = try Tool.run("App", "--format", format, "--path-style", "relative", in: folder, environment: ["SRCROOT": folder.path])
                #expect(!relative.output.isEmpty && !relative.output.contains(folder.path))
            }
        }
    }

    /// What stood in a file stays when it cannot be replaced.
    @Test func aFileThatCannotBeWrittenFailsTheRun() throws {
        try withTemporaryFolder(["List.swift": crash, "folder/x": ""]) { folder in
            let outcome = try Tool.run("List.swift", "--output", "json=folder", in: folder)
            #expect(outcome.code == 2 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("folder cannot be written: it is a folder"))
        }
    }

    /// An interruption at any moment leaves the old report or the new one, and no other file.
    @Test func anInterruptionLeavesNothingHalfWritten() throws {
        let tool = try #require(Tool.binary)
        let sources = Dictionary(uniqueKeysWithValues: (0..<40).map { ("S\($0).swift", crash.replacing("ListView", with: "L\($0)View")) })
        try withTemporaryFolder(sources.merging(["out/a.sarif": "old"]) { $1 }) { folder in
            for (delay, number) in zip([0, 50, 100, 200, 300, 400, 600], [SIGINT, SIGTERM, SIGINT, SIGTERM, SIGINT, SIGTERM, SIGINT]) {
                let process = Process()
                process.executableURL = tool
                process.arguments = ["--output", "sarif=out/a.sarif", "--format", "json"]
                process.currentDirectoryURL = folder
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                usleep(UInt32(delay) * 1_000)
                kill(process.processIdentifier, number)
                process.waitUntilExit()
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path) == ["a.sarif"])
                let text = try read("out/a.sarif", in: folder)
                if text != "old" { _ = try json(text) }
            }
        }
    }
}

@Suite struct DefaultFormatTests {
    @Test func aGitHubJobGetsCommandsAndASummaryPage() throws {
        try withTemporaryFolder(["App/List.swift": crash, "page.md": "before\n"]) { folder in
            let job = [
                "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.path, "GITHUB_STEP_SUMMARY": folder.appendingPathComponent("page.md").path,
                "GITHUB_SERVER_URL": "https://host", "GITHUB_REPOSITORY": "us/app", "GITHUB_SHA": "abc",
            ]
            let outcome = try Tool.run(in: folder.appendingPathComponent("App"), environment: job)
            #expect(outcome.code == 1)
            #expect(outcome.output.hasPrefix("::error file=App/List.swift,line=4,endLine=4,col=41,endColumn=59,title=unpushable-controller::"))
            let page = try read("page.md", in: folder)
            #expect(page.hasPrefix("before\n### navlint: 1 finding (1 error)\n"))
            #expect(page.contains("[`List.swift:4`](https://host/us/app/blob/abc/List.swift#L4)"))
            #expect(try Tool.run("--format", "text", in: folder, environment: job).output.hasPrefix("App/List.swift:4:41: error: "))
            #expect(try read("page.md", in: folder) == page)
        }
    }

    @Test func aPageThatCannotBeWrittenIsToldAndNoFailure() throws {
        try withTemporaryFolder(["List.swift": caution]) { folder in
            let outcome = try Tool.run(in: folder, environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/nowhere/at/all"])
            #expect(outcome.code == 0 && outcome.output.hasPrefix("::warning "))
            #expect(outcome.errors.contains("note: /nowhere/at/all cannot be written"))
        }
    }

    @Test func elsewhereTextIsForPeople() throws {
        try withTemporaryFolder(["List.swift": crash]) { folder in
            let elsewhere: [[String: String]] = [[:], ["GITLAB_CI": "true"], ["TF_BUILD": "True"], ["GITHUB_ACTIONS": "false"]]
            for environment in elsewhere {
                let outcome = try Tool.run(in: folder, environment: environment)
                #expect(outcome.output.hasPrefix("List.swift:4:41: error: "))
            }
        }
    }
}

/// conventions.md 5.9, one row a case.
@Suite struct ExitCodeOptionTests {
    struct Row: CustomStringConvertible {
        var sources: [String: String]
        var arguments: [String]
        var code: Int32
        var description: String { "\(sources.keys.sorted()) \(arguments)" }

        init(_ sources: [String: String], _ arguments: [String], _ code: Int32) {
            (self.sources, self.arguments, self.code) = (sources, arguments, code)
        }
    }

    static let bad = ["List.swift": crash]
    static let mild = ["Stack.swift": caution]
    static let broken = ["Stack.swift": caution, "Broken.swift": "class { func ) }}}"]
    static let rows = [
        Row(bad, [], 1), Row(bad, ["--fail-on", "never"], 0), Row(bad, ["--exit-zero"], 0), Row(bad, ["--exit-zero", "--strict"], 0),
        Row(mild, [], 0), Row(mild, ["--strict"], 1), Row(mild, ["--fail-on", "warning"], 1), Row(mild, ["--fail-on", "info"], 1),
        Row(mild, ["--max-warnings", "0"], 1), Row(mild, ["--max-warnings", "1"], 0), Row(bad, ["--max-warnings", "9"], 1),
        Row(mild, ["--max-warnings", "0", "--exit-zero"], 0), Row(broken, [], 0), Row(broken, ["--strict"], 1),
        Row(broken, ["--fail-on-parse-error"], 2), Row(broken, ["--fail-on-parse-error", "--strict"], 2),
        Row(broken, ["--fail-on-parse-error", "--exit-zero"], 2), Row(mild, ["--fail-on-parse-error"], 0),
        Row(bad.merging(["x.flow.json": "{"]) { $1 }, [], 2), Row(bad.merging(["x.flow.json": "{"]) { $1 }, ["--exit-zero"], 2),
        Row(bad, ["nowhere"], 2), Row(bad, ["--no-such-option"], 2), Row(["notes.md": ""], [], 2), Row(["Pods/A.swift": crash], [], 0),
    ]

    @Test(arguments: rows)
    func everyCaseHasItsCode(row: Row) throws {
        try withTemporaryFolder(row.sources) { folder in
            let ways: [[String]] = [[], ["--format", "json"], ["--quiet"]]
            for way in ways {
                let outcome = try Tool.run(row.arguments + way, in: folder)
                #expect(outcome.code == row.code, "\(way)")
            }
        }
    }

    @Test func inXcodeWarningsGiveZero() throws {
        try withTemporaryFolder(Self.mild) { folder in
            let outcome = try Tool.run(in: folder, environment: ["XCODE_VERSION_ACTUAL": "1600"])
            #expect(outcome.code == 0 && outcome.output.hasPrefix("\(folder.path)/Stack.swift:4:"))
        }
    }

    /// Findings are told although the run fails, and why it fails.
    @Test func whatWasNotUnderstoodIsNamed() throws {
        try withTemporaryFolder(Self.broken) { folder in
            let outcome = try Tool.run("--fail-on-parse-error", in: folder)
            #expect(outcome.output.contains("pop-gesture-delegate-unguarded"))
            #expect(outcome.errors.contains("Broken.swift:1:7: note: ") && outcome.errors.contains("not all was understood (--fail-on-parse-error)"))
            let log = try Tool.run("--format", "sarif", in: folder).output
            #expect(log.contains("\"Broken.swift\"") && log.contains("\"id\" : \"gap\""))
        }
    }

    @Test func quietDropsOnlyTheOtherStream() throws {
        try withTemporaryFolder(Self.broken) { folder in
            let loud = try Tool.run("--strict", in: folder)
            let quiet = try Tool.run("--strict", "--quiet", in: folder)
            #expect(quiet.errors.isEmpty && !loud.errors.isEmpty && quiet.output == loud.output && quiet.code == loud.code)
        }
    }
}

@Suite struct ColourTests {
    /// The order of conventions.md 5.11; no terminal reads.
    @Test(arguments: [
        ([], [:], false), (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
        ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false), ([], ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true), ([], ["FORCE_COLOR": "1"], true),
        ([], ["CLICOLOR_FORCE": "1", "TERM": "dumb", "CLICOLOR": "0"], true), ([], ["CLICOLOR_FORCE": "0"], false), ([], ["CLICOLOR": "1"], false),
        (["--format", "agent", "--color", "always"], [:], false),
    ] as [([String], [String: String], Bool)])
    func theFirstThatSpeaksDecides(arguments: [String], environment: [String: String], isColoured: Bool) throws {
        try withTemporaryFolder(["Stack.swift": caution]) { folder in
            let outcome = try Tool.run(arguments, in: folder, environment: environment)
            #expect(outcome.output.contains("\u{1B}[") == isColoured)
        }
    }

    /// `script` gives a program a terminal.
    @Test(.enabled(if: ExternalTool.program("script") != nil, "\(ExternalTool.hint): script"), arguments: [([:], true), (["TERM": "dumb"], false), (["CLICOLOR": "0"], false)])
    func aTerminalGetsColours(environment: [String: String], isColoured: Bool) throws {
        let script = try #require(ExternalTool.program("script"))
        let tool = try #require(Tool.binary)
        try withTemporaryFolder(["Stack.swift": caution]) { folder in
            let words = environment.map { "\($0.key)=\($0.value)" }
            let command = "env -u NO_COLOR -u CLICOLOR_FORCE -u FORCE_COLOR -u CLICOLOR TERM=xterm \(words.joined(separator: " ")) '\(tool.path)'"
            let outcome = try ExternalTool.run(script, ["-qec", command, "/dev/null"], in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("\u{1B}[1;33mwarning:") == isColoured)
        }
    }
}
