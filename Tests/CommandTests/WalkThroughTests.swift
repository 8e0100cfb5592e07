import Foundation
import TestSupport
import Testing

/// The README's way into an app that has findings already, replayed command by command on `Fixtures/Legacy`.
@Suite struct WalkThroughTests {
    /// One `$ command` of the block and the lines under it; `# exit code 1` tells how it ends where that is not 0.
    private struct Step {
        var command: String
        var output = ""
        var code: Int32 = 0
    }

    private func steps(_ block: String) -> [Step] {
        var steps: [Step] = []
        for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                let parts = line.dropFirst(2).components(separatedBy: "  # exit code ")
                steps.append(Step(command: parts[0], code: parts.count > 1 ? Int32(parts[1]) ?? -1 : 0))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output += line + "\n"
            }
        }
        return steps
    }

    /// `main` is the fixture; `feature` adds a screen that pushes a split, `mended` mends what `ItemViewController` does.
    private func prepare(_ folder: URL) throws -> GitFolder {
        for file in Repository.files(under: "Fixtures/Legacy", withExtension: "swift") {
            let target = folder.appendingPathComponent(String(file.dropFirst("Fixtures/Legacy/".count)))
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Repository.text(of: file).replacing(" // expect: unpushable-controller", with: "").write(to: target, atomically: true, encoding: .utf8)
        }
        return try GitFolder(folder)
    }

    private func branch(_ name: String, _ file: String, _ text: String, in repository: GitFolder) throws {
        try repository.git("switch", "-q", "-c", name)
        try repository.write(file, text)
        try repository.commit(name)
        try repository.git("switch", "-q", "main")
    }

    private func addFeature(to repository: GitFolder) throws {
        try branch("feature", "App/PriceViewController.swift", """
            import UIKit

            final class PriceViewController: UIViewController {
                @objc func compare() {
                    navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
                }
            }

            """, in: repository)
    }

    private func replay(_ step: Step, in folder: URL) throws {
        let tool = try #require(Tool.binary).deletingLastPathComponent().path
        let environment = plainEnvironment.merging(["PATH": "\(tool):\(plainEnvironment["PATH"] ?? "")"]) { _, new in new }
        let outcome = try run("/bin/sh", ["-c", "{ \(step.command); } 2>&1"], in: folder, environment: environment)
        #expect(outcome.output == step.output, "\(step.command)")
        #expect(outcome.code == step.code, "\(step.command)")
    }

    @Test func theWayIntoALegacyAppGoesAsShown() throws {
        let steps = steps(try #require(ReadMe.block("console", holding: "navlint baseline write")))
        #expect(steps.count >= 6)
        try withTemporaryFolder([:]) { folder in
            let repository = try prepare(folder)
            for step in steps {
                try replay(step, in: folder)
                guard step.command.contains("git commit") else { continue }
                try addFeature(to: repository)
                try branch("mended", "App/ItemViewController.swift", "import UIKit\n\nfinal class ItemViewController: UIViewController {}\n", in: repository)
            }
        }
    }

    @Test func theDifferenceOfGraphsIsAsShown() throws {
        let steps = steps(try #require(ReadMe.block("console", holding: "navlint graph --since")))
        #expect(steps.count == 1)
        try withTemporaryFolder([:]) { folder in
            let repository = try prepare(folder)
            try addFeature(to: repository)
            try repository.git("switch", "-q", "feature")
            for step in steps { try replay(step, in: folder) }
        }
    }
}
