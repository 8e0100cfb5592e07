import Foundation
import TestSupport
import Testing

/// What a run finds is remembered, and a run over the same says the same.
@Suite struct RunMemoryTests {
    private let sources = [
        "App/Cart.swift": """
            import UIKit
            final class CartViewController: UIViewController {
                func open() { navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) }
            }
            """,
        "App/Home.swift": """
            import UIKit
            final class HomeViewController: UIViewController {
                func go() { navigationController?.pushViewController(CartViewController(), animated: true) }
            }
            """,
    ]

    private func lint(_ folder: URL, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["lint", "--cache-dir", "cache"] + options + ["App"], in: folder)
    }

    private func entries(_ folder: URL) throws -> [URL] {
        let cache = folder.appendingPathComponent("cache")
        guard FileManager.default.fileExists(atPath: cache.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil).filter { $0.path.hasSuffix(".run.json") }
    }

    private func isSame(_ a: Tool.Outcome, _ b: Tool.Outcome) -> Bool { a.code == b.code && a.output == b.output && a.errors == b.errors }

    @Test func aSecondRunSaysTheSameFromMemory() throws {
        try withTemporaryFolder(sources) { folder in
            let first = try lint(folder)
            #expect(first.code == 1)
            let entry = try #require(try entries(folder).first)
            #expect(isSame(try lint(folder), first))
            for format in ["json", "sarif", "agent"] {
                let fresh = try lint(folder, "--format", format, "--no-cache")
                #expect(isSame(try lint(folder, "--format", format), fresh))
            }
            #expect(try entries(folder).count == 1)
            // What is remembered is what is told.
            let text = try String(contentsOf: entry, encoding: .utf8)
            try text.replacingOccurrences(of: "pushing it is refused", with: "that was remembered").write(to: entry, atomically: true, encoding: .utf8)
            #expect(try lint(folder).output.contains("that was remembered"))
            #expect(try lint(folder, "--no-cache").output == first.output)
        }
    }

    @Test func whatChangesIsLookedAtAnew() throws {
        try withTemporaryFolder(sources) { folder in
            let first = try lint(folder)
            let file = folder.appendingPathComponent("App/Cart.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try text.replacingOccurrences(of: "UISplitViewController(style: .doubleColumn)", with: "HomeViewController()")
                .write(to: file, atomically: true, encoding: .utf8)
            #expect(try lint(folder).output != first.output)
            try text.write(to: file, atomically: true, encoding: .utf8)
            #expect(isSame(try lint(folder), first))
            #expect(try !lint(folder, "--skip", "unpushable-controller").output.contains("unpushable-controller"))
            try #"{ rules: { "unpushable-controller": "off" } }"#.write(to: folder.appendingPathComponent(".navlint.json"), atomically: true, encoding: .utf8)
            #expect(try !lint(folder).output.contains("unpushable-controller"))
        }
    }

    @Test(arguments: ["", "{", "null", "{\"key\":\"other\"}"])
    func anEntryThatIsBrokenIsPassedOverAndWrittenAnew(_ broken: String) throws {
        try withTemporaryFolder(sources) { folder in
            let first = try lint(folder)
            let entry = try #require(try entries(folder).first)
            let whole = try Data(contentsOf: entry)
            try broken.write(to: entry, atomically: true, encoding: .utf8)
            #expect(isSame(try lint(folder), first))
            #expect(try Data(contentsOf: entry).count == whole.count)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsANote() throws {
        try withTemporaryFolder(sources.merging(["cache": "a file"]) { first, _ in first }) { folder in
            let run = try lint(folder)
            #expect(run.code == 1)
            #expect(run.errors.contains("note: the cache folder"))
            #expect(run.output == (try lint(folder, "--no-cache").output))
        }
    }

    @Test func runsAtOnceDoNotDisturbEachOther() throws {
        try withTemporaryFolder(sources) { folder in
            try expectRunsAtOnce(in: folder, find: lint(folder, "--no-cache").output)
            #expect(try entries(folder).count == 1)
        }
    }
}
