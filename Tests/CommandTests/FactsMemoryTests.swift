import Foundation
import TestSupport
import Testing

/// Only files that have changed are read again, and what is found is the same.
@Suite struct FactsMemoryTests {
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
        "App/Note.m": "@implementation Note\n- (void)open { [self dismissViewControllerAnimated:YES completion:nil]; }\n@end\n",
    ]

    /// What `--stats` tells of remembered files, with what is found.
    private func lint(_ folder: URL, _ options: String...) throws -> (known: Int, output: String) {
        let run = try Tool.run(["lint", "--cache-dir", "cache", "--stats"] + options + ["App"], in: folder)
        let row = run.errors.split(separator: "\n").first { $0.contains("  remembered") }
        return (Int(row?.split(separator: " ").last ?? "") ?? -1, run.output)
    }

    private func pack(_ folder: URL) throws -> URL {
        let all = try FileManager.default.contentsOfDirectory(at: folder.appendingPathComponent("cache"), includingPropertiesForKeys: nil)
        let packs = all.filter { $0.path.hasSuffix(".facts") }
        #expect(packs.count == 1)
        return try #require(packs.first)
    }

    private func change(_ folder: URL, _ path: String, _ old: String, _ new: String) throws {
        let file = folder.appendingPathComponent(path)
        try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }

    @Test func whatHasNotChangedIsNotReadAgain() throws {
        try withTemporaryFolder(sources) { folder in
            let cold = try lint(folder)
            #expect(cold.known == 0)
            let warm = try lint(folder)
            #expect(warm.known == 3)
            #expect(warm.output == cold.output)
            let written = try Data(contentsOf: pack(folder))
            try change(folder, "App/Cart.swift", "UISplitViewController(style: .doubleColumn)", "HomeViewController()")
            let changed = try lint(folder)
            #expect(changed.known == 2)
            #expect(changed.output != cold.output)
            #expect(changed.output == (try lint(folder, "--no-cache").output))
            try change(folder, "App/Cart.swift", "HomeViewController()", "UISplitViewController(style: .doubleColumn)")
            #expect(try lint(folder).output == cold.output)
            // A file that has gone is forgotten, one that has moved is another.
            try FileManager.default.moveItem(at: folder.appendingPathComponent("App/Home.swift"), to: folder.appendingPathComponent("App/Start.swift"))
            #expect(try lint(folder).known == 2)
            #expect(try lint(folder).known == 3)
            try FileManager.default.moveItem(at: folder.appendingPathComponent("App/Start.swift"), to: folder.appendingPathComponent("App/Home.swift"))
            #expect(try lint(folder).output == cold.output)
            #expect(try Data(contentsOf: pack(folder)).count < 2 * written.count)
        }
    }

    @Test func oneNamedFileForgetsNothing() throws {
        try withTemporaryFolder(sources) { folder in
            _ = try lint(folder)
            let run = try Tool.run(["lint", "--cache-dir", "../cache", "--stats", "Cart.swift"], in: folder.appendingPathComponent("App"))
            #expect(run.code != 2)
            #expect(try lint(folder).known == 3)
        }
    }

    @Test(arguments: [0, 1, 20, 60, 200, 400])
    func aPackThatIsDamagedOrCutOffIsReadAnew(at place: Int) throws {
        try withTemporaryFolder(sources) { folder in
            let cold = try lint(folder)
            let whole = try Data(contentsOf: pack(folder))
            let cut = whole.prefix(min(place, whole.count - 1))
            try cut.write(to: pack(folder))
            let first = try lint(folder)
            #expect(first.known == 0)
            #expect(first.output == cold.output)
            var damaged = whole
            damaged[min(place, whole.count - 1)] ^= 0x40
            try damaged.write(to: pack(folder))
            let second = try lint(folder)
            #expect(second.known == 0)
            #expect(second.output == cold.output)
            #expect(try Data(contentsOf: pack(folder)) == whole)
            #expect(try lint(folder).known == 3)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsANote() throws {
        try withTemporaryFolder(sources.merging(["cache": "a file"]) { first, _ in first }) { folder in
            let run = try Tool.run(["lint", "--cache-dir", "cache", "--stats", "App"], in: folder)
            #expect(run.code == 1)
            #expect(run.errors.contains("note: the cache folder"))
            #expect(run.output == (try lint(folder, "--no-cache").output))
        }
    }

    @Test func runsAtOnceReadWholePacks() throws {
        try withTemporaryFolder(sources) { folder in
            try expectRunsAtOnce(in: folder, "--stats", find: lint(folder, "--no-cache").output)
            #expect(try lint(folder).known == 3)
        }
    }
}
