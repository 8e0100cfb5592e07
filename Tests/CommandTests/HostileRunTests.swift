import Foundation
import TestSupport
import Testing

/// Runs in hostile surroundings: full disks, devices, names that steer terminals, interruptions, files of odd kinds.
@Suite struct HostileRunTests {
    private let crash = """
        import UIKit
        final class HomeViewController: UIViewController {
            func go() { navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) }
        }
        """

    private func shell(_ script: String, in folder: URL) throws -> Tool.Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, try #require(Tool.binary).path]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
        return try Tool.outcome(of: process)
    }

    private func names(_ folder: URL) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    // MARK: Disks that are full

    /// Nothing can be written to any file: what was there stays, nothing else is left, and it is said.
    @Test(arguments: [
        "lint --output json=out App", "lint --output sarif=out --output text App", "extract --output out App", "baseline write --baseline out App",
    ])
    func aFullDiskLeavesWhatWasThere(command: String) throws {
        try withTemporaryFolder(["App/Home.swift": crash, "out": "old"]) { folder in
            let run = try shell("{ (ulimit -f 0; \"$0\" \(command) --no-cache 2>&1 || echo \"code $?\"); } | cat", in: folder)
            let withoutOption = run.output.contains("has no option --no-cache")
            let text = withoutOption ? try shell("{ (ulimit -f 0; \"$0\" \(command) 2>&1 || echo \"code $?\"); } | cat", in: folder).output : run.output
            #expect(text.contains("out cannot be written: "), "\(text)")
            #expect(text.contains("code 2"), "\(text)")
            #expect(try names(folder) == ["App", "out"])
            #expect(try String(contentsOf: folder.appendingPathComponent("out"), encoding: .utf8) == "old")
        }
    }

    @Test func aFullCacheFolderIsANote() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            let run = try shell("{ (ulimit -f 0; \"$0\" lint --cache-dir cache App 2>&1; echo \"code $?\"); } | cat", in: folder)
            #expect(run.output.contains("note: the cache folder") && run.output.contains("[unpushable-controller]") && run.output.contains("code 1"), "\(run.output)")
            #expect((try? names(folder.appendingPathComponent("cache"))) ?? [] == [])
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aDeviceIsWrittenIntoAndNeverReplaced() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("full").path, withDestinationPath: "/dev/full")
            try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("null").path, withDestinationPath: "/dev/null")
            for command in [["lint", "--output", "json=full", "App"], ["extract", "--output", "full", "App"]] {
                let run = try Tool.run(command, in: folder)
                #expect(run.code == 2 && run.errors.contains("full cannot be written: "), "\(run.errors)")
            }
            #expect(try Tool.run("lint", "--output", "json=null", "App", in: folder).code == 1)
            #expect(try names(folder) == ["App", "full", "null"])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.appendingPathComponent("full").path) == "/dev/full")
            let standard = try shell("\"$0\" lint App > /dev/full; echo \"code $?\"", in: folder)
            #expect(standard.output.contains("code 2") && standard.errors.contains("standard output cannot be written"), "\(standard)")
        }
    }

    @Test func aLinkedReportIsReplacedWhereItLies() throws {
        try withTemporaryFolder(["App/Home.swift": crash, "real/report.json": "old"]) { folder in
            let link = folder.appendingPathComponent("report.json").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/report.json")
            #expect(try Tool.run("lint", "--output", "json=report.json", "App", in: folder).code == 1)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/report.json")
            #expect(try String(contentsOf: folder.appendingPathComponent("real/report.json"), encoding: .utf8).contains("unpushable-controller"))
        }
    }

    @Test func aPipeTakesTheReport() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            let run = try shell("mkfifo pipe; cat pipe > got & \"$0\" lint --quiet --output json=pipe App > /dev/null; echo \"code $?\"; wait", in: folder)
            #expect(run.output.contains("code 1"), "\(run)")
            #expect(try String(contentsOf: folder.appendingPathComponent("got"), encoding: .utf8).contains("unpushable-controller"))
        }
    }

    // MARK: Interruptions

    /// By convention a shell sees 130 and 143: the process dies of the signal. Files are the old or the new ones, and no others.
    @Test func interruptionsAtAnyMomentLeaveOldOrNewFiles() throws {
        let tool = try #require(Tool.binary)
        let sources = Dictionary(uniqueKeysWithValues: (0..<30).map { ("App/S\($0).swift", crash.replacingOccurrences(of: "Home", with: "Home\($0)")) })
        try withTemporaryFolder(sources.merging(["out/facts": "old", "out/baseline.json": "old"]) { first, _ in first }) { folder in
            let commands = [["extract", "--output", "out/facts", "App"], ["baseline", "write", "--baseline", "out/baseline.json", "App"], ["lint", "--cache-dir", "out/cache", "App"]]
            for round in 0..<12 {
                let number = round % 2 == 0 ? SIGINT : SIGTERM
                let process = Process()
                process.executableURL = tool
                process.arguments = commands[round % commands.count]
                process.currentDirectoryURL = folder
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                usleep(UInt32(20_000 * round))
                kill(process.processIdentifier, number)
                process.waitUntilExit()
                if process.terminationReason == .uncaughtSignal { #expect(process.terminationStatus == number) }
                let out = folder.appendingPathComponent("out")
                #expect(try names(out).filter { $0 != "cache" } == ["baseline.json", "facts"])
                #expect(((try? names(out.appendingPathComponent("cache"))) ?? []).allSatisfy { !$0.hasPrefix(".") && $0.hasSuffix(".run.json") || !$0.contains("tmp") })
            }
            let facts = folder.appendingPathComponent("out/facts")
            if try Data(contentsOf: facts) != Data("old".utf8) { #expect(try Tool.run("lint", "--facts", "out/facts", "--no-cache", in: folder).code == 1) }
        }
    }

    // MARK: Odd files

    @Test(.timeLimit(.minutes(1))) func devicesSocketsAndLoopsAreNoSources() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            func link(_ name: String, to target: String) throws {
                try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
            }
            try link("App/Zero.swift", to: "/dev/zero")
            try link("App/Main.storyboard", to: "/dev/zero")
            try link("App/Self.swift", to: "Self.swift")
            try link("App/Gone.swift", to: "nowhere.swift")
            try link("App/Up", to: "..")
            try link("App/Round", to: "Round")
            mkfifo(folder.appendingPathComponent("App/Pipe.swift").path, 0o600)
            let run = try Tool.run("lint", "--no-cache", "--format", "agent", ".", in: folder)
            #expect(run.code == 1 && run.output.contains("navlint: 1 finding"), "\(run)")
            for named in ["App/Zero.swift", "App/Pipe.swift", "App/Self.swift"] { #expect(try Tool.run("lint", "--no-cache", named, in: folder).code == 2) }
        }
    }

    /// Files and folders that come and go, and change their kind, while they are read: each run says what it found and ends as usual.
    @Test(.timeLimit(.minutes(2))) func vanishingFilesAreSurvived() throws {
        var files = ["App/Home.swift": crash]
        for number in 0..<120 { files["App/Part\(number % 8)/Screen\(number).swift"] = "import UIKit\nfinal class Screen\(number): UIViewController {}\n" }
        try withTemporaryFolder(files) { folder in
            let script = """
                (while [ ! -e stop ]; do
                    for n in 0 1 2 3 4 5 6 7; do mv App/Part$n Gone$n; mkdir App/Part$n; : > App/Part$n/New.swift; rm -r App/Part$n; mv Gone$n App/Part$n; done
                    for n in 10 20 30 40; do f=App/Part$((n % 8))/Screen$n.swift; mv $f kept; mkdir $f; rmdir $f; mv kept $f; done
                done) 2>/dev/null &
                for run in 1 2 3 4 5 6 7 8 9 10 11 12; do "$0" lint --format agent --cache-dir cache . 2>>errors >>output; echo "code $?"; done
                : > stop; wait
                """
            let run = try shell(script, in: folder)
            #expect(run.output == String(repeating: "code 1\n", count: 12), "\(run) \((try? String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)) ?? "")")
            let told = try String(contentsOf: folder.appendingPathComponent("output"), encoding: .utf8)
            #expect(told.components(separatedBy: "unpushable-controller").count == 13)
            // Once all is still, nothing of what was seen in between is remembered.
            let after = try Tool.run("lint", "--format", "json", "--cache-dir", "cache", ".", in: folder)
            #expect(after.output.contains("\"files\" : 121"), "\(after)")
        }
    }

    /// A folder of a hundred thousand files, nearly all of which are none of navlint's business.
    @Test(.timeLimit(.minutes(3))) func aHundredThousandFilesAreWalkedPast() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            let made = try shell("mkdir Assets && cd Assets && seq 100 | xargs mkdir && for d in *; do (cd $d && seq -f 'picture%g.png' 1000 | xargs touch); done", in: folder)
            #expect(made.code == 0, "\(made)")
            let run = try Tool.run("lint", "--no-cache", "--format", "agent", ".", in: folder)
            #expect(run.code == 1 && run.output.contains("navlint: 1 finding"), "\(run)")
        }
    }

    /// A device where a file of the tool's own is expected would be read for ever.
    @Test(.timeLimit(.minutes(1))) func devicesAreNoFilesOfItsOwn() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent(".navlint.json").path, withDestinationPath: "/dev/zero")
            for words in [
                ["lint", "App"], ["lint", "--config", "/dev/zero", "App"], ["lint", "--no-config", "--facts", "/dev/zero"],
                ["lint", "--no-config", "--baseline", "/dev/zero", "App"], ["walk", "--no-config", "--replay", "/dev/zero", "App"],
            ] {
                let run = try Tool.run(words, in: folder)
                #expect(run.code == 2 && run.errors.contains("it is a device"), "\(words): \(run.errors)")
            }
        }
    }

    // MARK: Names

    /// Paths and names with what terminals obey, line ends, blanks and wide letters: read, and told harmlessly by every command.
    @Test func namesThatSteerTerminalsAreToldHarmlessly() throws {
        let odd = "App\u{1B}[31m 🧭\u{7}\nB\u{9B}2J"
        let files = [
            "\(odd)/Home\u{1B}[2J.swift": crash,
            "\(odd)/Broken\u{1B}[2J.storyboard": "<document><scenes>",
            "\(odd)/a\u{7}.flow.json": "{ windows: [{ root: \"H\\u001b[2J\" }], screens: [{ id: \"H\\u001b[2J\" }], transitions: [{ verb: \"push\", from: \"H\\u001b[2J\", to: \"Gone\\u009b2J\" }] }",
        ]
        try withTemporaryFolder(files) { folder in
            var runs: [[String]] = [["graph"], ["graph", "--format", "mermaid"], ["graph", "--format", "dot"], ["walk"], ["where", "H\u{1B}[2J"], ["config"], ["lint", "--stats"]]
            runs += ["text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown", "agent"].map { ["lint", "--no-cache", "--pedantic", "--format", $0] }
            runs += [["lint", "no\u{1B}[2J"], ["explain", "no\u{1B}[2J"], ["lint", "--only", "\u{9B}2J"], ["\u{1B}[2J"], ["lint", "--\u{1B}[2J"]]
            for words in runs {
                let run = try Tool.run(words, in: folder)
                #expect([0, 1, 2].contains(run.code), "\(words)")
                let found = (run.output + run.errors).unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
                #expect(found.isEmpty, "\(words): \(run)")
            }
        }
    }

    /// Bytes that are no UTF-8, in contents and in a name.
    @Test func bytesThatAreNoTextAreSurvived() throws {
        try withTemporaryFolder(["App/Home.swift": crash]) { folder in
            let bad = Data([0xFF, 0xFE, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF8])
            for name in ["A.swift", "A.m", "A.storyboard", "a.flow.json", "Info.plist", "A.xcconfig"] {
                try (bad + Data(crash.utf8) + bad).write(to: folder.appendingPathComponent("App/\(name)"))
            }
            let run = try Tool.run("lint", "--no-cache", "--format", "json", "App", in: folder)
            #expect([1, 2].contains(run.code), "\(run.errors)")
            #if os(Linux)
            let made = try shell("printf 'import UIKit\\n' > \"$(printf 'App/\\377\\376.swift')\"; \"$0\" lint --no-cache --format json App; echo \"code $?\" >&2", in: folder)
            #expect(made.errors.contains("code 1") || made.errors.contains("code 2"), "\(made)")
            #endif
        }
    }
}
