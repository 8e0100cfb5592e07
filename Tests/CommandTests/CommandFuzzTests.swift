import Foundation
import TestSupport
import Testing

@testable import navlint

/// Whatever words a command is given, and whatever stands in the files it is told to read: an answer, and one of three exit codes.
@Suite(.serialized) struct CommandFuzzTests {
    private static let files = [
        "App/Home.swift": """
            import UIKit
            final class HomeViewController: UIViewController {
                func go() { navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) }
            }
            """,
        "App/app.flow.json": """
            { windows: [{ root: "Home", wrapped: true }], screens: [{ id: "Home" }, { id: "Plan" }],
              transitions: [{ verb: "push", from: "Home", to: "Plan", trigger: { kind: "bodyButton", label: "Start" } }] }
            """,
        "trace": "launch Home\ntap Start\nback\ntap Start\nswipe-back\n",
    ]

    /// The tool in this process, in a folder, with what it wrote.
    private func tool(_ words: [String], in folder: URL) -> (code: Int32, output: String, errors: String) {
        final class Texts: @unchecked Sendable { var output = "", errors = "", code: Int32 = -1 }
        let texts = Texts()
        let seconds = Fuzzing.seconds(stack: 32 << 20) {
            let console = Console(
                environment: ["HOME": folder.path], currentFolder: folder.path, outputIsTerminal: false,
                write: {
                    texts.output += $0
                    return true
                }, errorStream: { texts.errors += $0 })
            texts.code = run(words, console)
        }
        #expect(seconds < Fuzzing.secondsAllowed, "\(words)")
        #expect([0, 1, 2].contains(texts.code), "\(words)")
        if texts.code == 2 { #expect(!texts.errors.isEmpty, "\(words)") }
        // Escapes reach a terminal only where colour is asked for.
        if !words.contains("always") {
            #expect(!(texts.output + texts.errors).unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" || $0.value == 127 }, "\(words)")
        }
        return (texts.code, texts.output, texts.errors)
    }

    @Test func whateverWordsAreGivenTheAnswerIsOneOfThree() throws {
        try withTemporaryFolder(Self.files) { folder in
            let names = commands.map(\.name)
            let options = Array(Set(commands.flatMap(\.options).map(\.name))).sorted()
            let choices = Array(Set(commands.flatMap(\.options).flatMap(\.choices))).sorted().filter { $0 != "always" }
            let odd = ["", "-", "--", "=", "-1", "0", "7", "99999999999999999999", "\u{1B}[31m", "\u{7}", "🧭", "a\nb", "Home", "Plan", "App", "missing", "trace", "x=y", "json=out", "App/Home.swift"]
            for seed in Fuzzing.seeds(50) {
                var mutator = Mutator(seed: seed)
                var words = [mutator.pick(names)]
                for _ in 0..<Int.random(in: 0...5, using: &mutator) {
                    switch Int.random(in: 0..<4, using: &mutator) {
                    case 0: words.append(mutator.pick(options))
                    case 1: words += [mutator.pick(options), mutator.pick(choices + odd)]
                    case 2: words.append("\(mutator.pick(options))=\(mutator.pick(choices + odd))")
                    default: words.append(mutator.pick(odd))
                    }
                }
                // Standard input is not this test's to read.
                if zip(words, words.dropFirst()).contains(where: { $0 == "--replay" && $1 == "-" }) || words.contains("--replay=-") { continue }
                _ = tool(words, in: folder)
            }
        }
    }

    @Test func whateverStandsInATraceItIsPlayedOrRefused() throws {
        try withTemporaryFolder(Self.files) { folder in
            let trace = Data((Self.files["trace"] ?? "").utf8)
            #expect(tool(["walk", "--replay", "trace", "App/app.flow.json"], in: folder).code == 0)
            for seed in Fuzzing.seeds(20) {
                var mutator = Mutator(seed: seed)
                try mutator.spoiled([trace]).write(to: folder.appendingPathComponent("trace"))
                _ = tool(["walk", "--replay", "trace", "App/app.flow.json"], in: folder)
            }
        }
    }

    /// Remembered runs, facts, baselines and configurations: each as the tool wrote it, then spoiled.
    @Test func whateverStandsInAFileOfItsOwnTheToolGoesOn() throws {
        try withTemporaryFolder(Self.files) { folder in
            let lint = ["lint", "--cache-dir", "cache", "App"]
            let expected = tool(lint, in: folder)
            #expect(tool(["baseline", "write", "App"], in: folder).code == 0)
            #expect(tool(["extract", "--output", "facts", "App"], in: folder).code == 0)
            let cache = folder.appendingPathComponent("cache")
            let entries = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
            try #require(!entries.isEmpty)
            let whole = try entries.map { ($0, try Data(contentsOf: $0)) }
            let others = try ["facts", ".navlint-baseline.json"].map { name in
                (folder.appendingPathComponent(name), try Data(contentsOf: folder.appendingPathComponent(name)))
            }
            for seed in Fuzzing.seeds(8) {
                var mutator = Mutator(seed: seed)
                // Those that still decode are believed; the others give way to a new run.
                for (entry, data) in whole { try mutator.spoiled([data]).write(to: entry) }
                #expect([0, 1].contains(tool(lint, in: folder).code), "seed \(seed)")
                for (file, data) in others { try mutator.spoiled([data]).write(to: file) }
                _ = tool(["lint", "--no-cache", "--facts", "facts"], in: folder)
                _ = tool(["lint", "--no-cache", "--baseline", ".navlint-baseline.json", "App"], in: folder)
            }
            for (entry, data) in whole { try data.write(to: entry) }
            #expect(tool(lint, in: folder).output == expected.output)
        }
    }
}
