import Foundation
import Rules
import TestSupport
import Testing

private let list = """
    import UIKit

    class ListViewController: UIViewController {
        func open() {
            navigationController?.pushViewController(DetailViewController(), animated: true)
        }
    }

    class DetailViewController: UIViewController {}
    """

/// A crash that needs nothing but one file: a split pushed on a stack.
private let crash = """
    import UIKit

    class ListViewController: UIViewController {
        func open() {
            let split = UISplitViewController(style: .doubleColumn)
            navigationController?.pushViewController(split, animated: true)
        }
    }
    """

private let design = """
    {
      "version": 1,
      "screens": [{"id": "List", "kind": "screen"}, {"id": "Detail", "kind": "screen"}],
      "transitions": [
        {"verb": "root", "from": "window", "to": "List", "wrapped": "UINavigationController"},
        {"verb": "push", "from": "List", "to": "Detail"}
      ]
    }
    """

private let knowsTheCrash = allRules.contains { $0.id == "unpushable-controller" }

@Suite struct ExitCodeTests {
    @Test(arguments: [
        (["lint", "--format", "jsn"], "is “json” meant?"), (["lint", "--fromat", "json"], "is “--format” meant?"),
        (["lont"], "is “lint” meant?"), (["explain", "no-such-rule-at-all"], "there is no rule"), (["explain"], "explain needs one rule"),
        (["lint", "--only", "no-such-rule-at-all"], "there is no rule"), (["lint", "--jobs", "0"], "a number from 1 on"),
        (["lint", "--strict", "--fail-on", "info"], "exclude each other"), (["lint", "--output", "json", "--format", "text"], "standard output takes one report"),
        (["lint", "--output", "sarfi=x"], "is no format"), (["lint", "--output", "json="], "names no file"),
        (["lint", "--output", "json=no/x"], "there is no folder"), (["lint", "--output", "json=x", "--output", "sarif=./x"], "two reports go to"),
        (["lint", "--max-warnings", "-1"], "a number from 0 on"), (["lint", "--format"], "needs a value"), (["lint", "--quiet=yes"], "takes no value"),
        (["help", "grap"], "is “graph” meant?"), (["where"], "where needs a screen"), (["where", "Detial"], "there is no screen"),
        (["nowhere/at/all"], "no such file or folder"), (["notes.md"], "not a kind of file"),
    ])
    func whatCannotRunGivesTwoAndASentence(arguments: [String], sentence: String) throws {
        try withTemporaryFolder(["List.swift": list, "notes.md": ""]) { folder in
            let outcome = try Tool.run(arguments, in: folder)
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        }
    }

    @Test func aFolderWithoutSourcesNeverLooksClean() throws {
        try withTemporaryFolder(["empty/notes.md": "", "pods/Pods/A/A.swift": list]) { folder in
            let empty = try Tool.run("lint", "empty", in: folder)
            #expect(empty.code == 2)
            #expect(empty.errors.contains("nothing to lint"))
            let skipped = try Tool.run("lint", "pods", in: folder)
            #expect(skipped.code == 0)
            #expect(skipped.errors.contains("left out on purpose: dependencies: 1"))
        }
    }

    @Test func cleanSourcesGiveZeroAndASummary() throws {
        try withTemporaryFolder(["List.swift": list]) { folder in
            let outcome = try Tool.run(in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains("no findings in 1 file"))
            #expect(try Tool.run("--quiet", in: folder).errors.isEmpty)
        }
    }

    @Test(.enabled(if: knowsTheCrash)) func findingsGiveOneUnlessTheLevelSaysOtherwise() throws {
        try withTemporaryFolder(["App/List.swift": crash]) { folder in
            let outcome = try Tool.run("App", in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.hasPrefix("App/List.swift:6:31: error: "))
            #expect(try Tool.run("App", "--fail-on", "never", in: folder).code == 0)
            #expect(try Tool.run("App", "--skip", "unpushable-controller", "--fail-on", "info", in: folder).code == 0)
            let xcode = try Tool.run("App", in: folder, environment: ["XCODE_VERSION_ACTUAL": "1600", "SRCROOT": folder.path])
            #expect(xcode.output.hasPrefix("\(folder.path)/App/List.swift:6:31: error: "))
        }
    }

    @Test func anInvalidFlowFileIsAFaultOfTheRun() throws {
        try withTemporaryFolder(["List.swift": list, "shop.flow.json": "{\n  \"screns\": []\n}"]) { folder in
            let outcome = try Tool.run(in: folder)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("shop.flow.json:2:"))
        }
    }
}

@Suite struct OutputTests {
    @Test func jsonGoesToStandardOutputAndToFiles() throws {
        try withTemporaryFolder(["List.swift": list]) { folder in
            let outcome = try Tool.run("--format", "json", "--output", "json=nav.json", "--output", "xcode=nav.txt", in: folder)
            #expect(outcome.code == 0)
            let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            #expect((object["summary"] as? [String: Any])?["files"] as? Int == 1)
            #expect(try String(contentsOf: folder.appendingPathComponent("nav.json"), encoding: .utf8) == outcome.output)
            #expect(try String(contentsOf: folder.appendingPathComponent("nav.txt"), encoding: .utf8).isEmpty)
        }
    }

    @Test func theOutputDoesNotDependOnTheNumberOfJobs() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<20).map { ("S\($0).swift", list.replacing("ListView", with: "List\($0)View")) })
        try withTemporaryFolder(files) { folder in
            let one = try Tool.run("graph", "--jobs", "1", in: folder)
            #expect(one.code == 0)
            #expect(try Tool.run("graph", "--jobs", "7", in: folder).output == one.output)
        }
    }

    @Test func graphsCanBeDrawnAndLintedAgain() throws {
        try withTemporaryFolder(["List.swift": list]) { folder in
            let graph = try Tool.run("graph", in: folder)
            #expect(graph.output.contains("DetailViewController"))
            try withTemporaryFolder(["list.flow.json": graph.output]) { copy in
                let again = try Tool.run("graph", in: copy)
                #expect(again.output == graph.output)
            }
            #expect(try Tool.run("graph", "--format", "mermaid", in: folder).output.hasPrefix("flowchart"))
            #expect(try Tool.run("graph", "--format", "dot", in: folder).output.hasPrefix("digraph"))
        }
    }

    @Test func whereTellsEveryPlaceAndWhatIsKnown() throws {
        try withTemporaryFolder(["shop.flow.json": design]) { folder in
            let outcome = try Tool.run("where", "Detail", in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("window → nav → List → Detail"))
            #expect(outcome.output.contains("in the base layer, pushed, certain"))
            let misspelt = try Tool.run("where", "Detial", in: folder)
            #expect(misspelt.code == 2)
            #expect(misspelt.errors.contains("is “Detail” meant?"))
        }
    }

    @Test func statisticsNameWhatWasReadAndLeftOut() throws {
        try withTemporaryFolder(["List.swift": list, "Pods/A.swift": ""]) { folder in
            let outcome = try Tool.run("--stats", in: folder)
            for word in ["files read", "dependencies", "1: Pods", "unresolved", "seconds, extract", "peak memory"] {
                #expect(outcome.errors.contains(word))
            }
        }
    }

    @Test func helpAndVersionGoToStandardOutput() throws {
        try withTemporaryFolder([:]) { folder in
            let version = try Tool.run("--version", in: folder)
            #expect(version.output.hasPrefix("navlint "))
            #expect(try Tool.run("help", in: folder).output.contains("navlint where SCREEN"))
            let help = try Tool.run("help", "lint", in: folder).output
            #expect(try Tool.run("lint", "--help", in: folder).output == help)
            #expect(try Tool.run("rules", "--format", "json", in: folder).code == 0)
        }
    }

    @Test(arguments: allRules.map(\.id))
    func everyRuleCanBeExplained(id: String) throws {
        try withTemporaryFolder([:]) { folder in
            let outcome = try Tool.run("explain", id, "--color", "always", in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output.hasPrefix("\u{1B}[1m\(id)\u{1B}[0m\n"))
        }
    }

    @Test func aReaderThatGoesAwayIsNoCrash() throws {
        try withTemporaryFolder(["List.swift": list]) { folder in
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.currentDirectoryURL = folder
            let binary = try #require(Tool.binary).path
            shell.arguments = ["-c", "{ sleep 1; \"\(binary)\" graph; echo $? > code; } | true"]
            try shell.run()
            shell.waitUntilExit()
            #expect(try String(contentsOf: folder.appendingPathComponent("code"), encoding: .utf8) == "0\n")
        }
    }
}
