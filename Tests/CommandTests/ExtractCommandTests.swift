import Foundation
import TestSupport
import Testing

/// Facts extracted module by module give the findings of one run over all.
@Suite struct ExtractCommandTests {
    /// A copy of a fixture, in which things can be written.
    private func withCopy<Result>(of fixture: String, _ body: (URL) throws -> Result) throws -> Result {
        try withTemporaryFolder([:]) { folder in
            let copy = folder.appendingPathComponent("App")
            try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(fixture), to: copy)
            return try body(copy)
        }
    }

    @Test(arguments: ["Shop", "Legacy", "Booking", "Reader"])
    func factsOfFoldersGiveTheFindingsOfOneRun(_ app: String) throws {
        try withCopy(of: "Fixtures/\(app)") { folder in
            let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
            var options = ["lint", "--no-cache", "--format", "json"]
            let whole = try Tool.run(options + ["."], in: folder)
            let folders = entries.filter { entry in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: folder.appendingPathComponent(entry).path, isDirectory: &isFolder) && isFolder.boolValue
            }
            // One run over the files of the top, one over each folder.
            var modules = folders.map { [$0] }
            if folders.count < 2 { modules = [["."]] }
            for (number, paths) in modules.enumerated() {
                let facts = ".facts\(number)"
                #expect(try Tool.run(["extract", "--output", facts] + paths, in: folder).code == 0)
                options += ["--facts", facts]
            }
            let joined = try Tool.run(options, in: folder)
            if folders.count < 2 || entries.count == folders.count {
                #expect(joined.output == whole.output)
                #expect(joined.code == whole.code)
            }
        }
    }

    private static let make = ["/usr/bin/make", "/usr/bin/gmake"].first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: make != nil, "\(ExternalTool.hint)")) func onlyChangedModulesAreExtractedAgain() throws {
        let make = try #require(Self.make)
        let tool = try #require(Tool.binary)
        try withCopy(of: "Fixtures/Modules") { folder in
            func run() throws -> (extracted: Int, output: String) {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: make)
                process.arguments = ["NAVLINT=\(tool.path)", "OPTIONS=--exit-zero --quiet --format agent"]
                process.currentDirectoryURL = folder
                process.environment = ["PATH": "/usr/bin:/bin"]
                let outcome = try Tool.outcome(of: process)
                #expect(outcome.code == 0, "\(outcome.errors)")
                let lines = outcome.output.split(separator: "\n")
                let findings = lines.filter { !$0.hasPrefix(tool.path) && !$0.hasPrefix("make") }.joined(separator: "\n")
                return (lines.count { $0.contains(" extract --output ") }, findings)
            }
            let first = try run()
            #expect(first.extracted == 3)
            #expect(first.output.contains("unpushable-controller"))
            let whole = try Tool.run("lint", "--exit-zero", "--quiet", "--format", "agent", ".", in: folder).output
            #expect(whole.split(separator: "\n").joined(separator: "\n") == first.output)
            #expect(try run() == (0, first.output))
            let file = folder.appendingPathComponent("Profile/ProfileViewController.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try text.replacingOccurrences(of: "UISplitViewController(style: .doubleColumn)", with: "CartViewController()")
                .write(to: file, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: file.path)
            let second = try run()
            #expect(second.extracted == 1)
            #expect(!second.output.contains("unpushable-controller"))
        }
    }

    @Test func brokenAndRepeatedFactsAreRefused() throws {
        try withCopy(of: "Fixtures/Modules") { folder in
            #expect(try Tool.run("extract", "--output", "a.facts", "Cart", in: folder).code == 0)
            let twice = try Tool.run("lint", "--facts", "a.facts", "--facts", "a.facts", in: folder)
            #expect(twice.code == 2)
            #expect(twice.errors.contains("Cart/CartViewController.swift is in a.facts and in a.facts"))
            #expect(try Tool.run("lint", "--facts", "missing.facts", in: folder).errors.contains("cannot be read"))
            #expect(try Tool.run("lint", "--facts", "a.facts", "Cart", in: folder).errors.contains("exclude each other"))
            #expect(try Tool.run("extract", "Cart", in: folder).errors.contains("extract needs --output"))
            #expect(try Tool.run("extract", "--output", "b.facts", "Nowhere", in: folder).code == 2)
            let facts = folder.appendingPathComponent("a.facts")
            let whole = try Data(contentsOf: facts)
            // Cut off and with changed bytes: said, never a crash.
            for step in 1..<40 {
                var data = whole.prefix(whole.count * step / 40)
                if step % 2 == 0 {
                    data = whole
                    data[step * (whole.count - 1) / 40] ^= 0x5A
                }
                try Data(data).write(to: facts)
                #expect(try Tool.run("lint", "--facts", "a.facts", in: folder).code == 2)
            }
        }
    }
}
