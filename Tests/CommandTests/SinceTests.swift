import Foundation
import TestSupport
import Testing

@Suite struct SinceTests {
    private func withShop(_ body: (GitFolder) throws -> Void) throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": soundItemSource]) { try body(GitFolder($0)) }
    }

    private func lint(_ repository: GitFolder, _ arguments: String..., in folder: String = "", environment: [String: String] = [:]) throws -> Tool.Outcome {
        try Tool.run(["lint"] + arguments, in: repository.url.appendingPathComponent(folder), environment: environment)
    }

    @Test func onlyWhatWasNotThereIsReported() throws {
        try withShop { repository in
            let before = try lint(repository, "--since", "HEAD")
            #expect(before.code == 0 && before.output.isEmpty)
            #expect(before.errors.contains("navlint: 1 finding was there at HEAD already\n"))
            try repository.write("App/Item.swift", itemSource)
            let after = try lint(repository, "--since", "HEAD")
            #expect(after.code == 1)
            #expect(after.output.hasPrefix("App/Item.swift:3:") && !after.output.contains("Cart.swift:9"))
            try repository.commit("worse")
            #expect(try lint(repository, "--since", "HEAD").code == 0)
            #expect(try lint(repository, "--since", "HEAD~1").code == 1)
            // From a subfolder, and with a path.
            #expect(try lint(repository, "--since", "HEAD~1", in: "App").output.hasPrefix("Item.swift:3:"))
            #expect(try lint(repository, "App/Item.swift", "--since", "HEAD~1").code == 1)
            #expect(try repository.git("status", "--porcelain") == "")
        }
    }

    @Test func movesAndEditsAboveAreNothingNew() throws {
        try withShop { repository in
            try repository.git("mv", "App", "Sources")
            try repository.write("Sources/Cart.swift", "// one line more\n" + shopSource)
            let moved = try lint(repository, "--since", "HEAD")
            #expect(moved.code == 0 && moved.errors.contains("1 finding was there"), "\(moved.output)\(moved.errors)")
            // A second one of the same kind is new: findings are counted.
            try repository.write("Sources/Again.swift", """
                import UIKit
                extension Cart {
                    @objc func again() { navigationController?.pushViewController(UINavigationController(rootViewController: Item()), animated: true) }
                }
                """)
            #expect(try lint(repository, "--since", "HEAD").code == 1)
        }
    }

    /// Scenes without a class are named after their file.
    @Test func aRenamedStoryboardIsFollowed() throws {
        let board = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="Nav-t0-001">
                <scenes>
                    <scene sceneID="s1"><objects>
                        <navigationController id="Nav-t0-001" sceneMemberID="viewController">
                            <connections><segue destination="Vie-t0-001" kind="relationship" relationship="rootViewController" id="r1-00-001"/></connections>
                        </navigationController>
                    </objects></scene>
                    <scene sceneID="s2"><objects>
                        <viewController id="Vie-t0-001" sceneMemberID="viewController">
                            <connections><segue destination="Nav-t0-002" kind="push" identifier="again" id="p1-00-001"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s3"><objects>
                        <navigationController id="Nav-t0-002" sceneMemberID="viewController">
                            <connections><segue destination="Vie-t0-002" kind="relationship" relationship="rootViewController" id="r2-00-001"/></connections>
                        </navigationController>
                    </objects></scene>
                    <scene sceneID="s4"><objects><viewController id="Vie-t0-002" sceneMemberID="viewController"/></objects></scene>
                </scenes>
            </document>
            """
        try withTemporaryFolder(["App/Store.storyboard": board]) { folder in
            let repository = try GitFolder(folder)
            #expect(try lint(repository, "--format", "json").output.contains("Store.storyboard#"), "the sample finds something about a scene")
            try repository.git("mv", "App/Store.storyboard", "App/Shop.storyboard")
            let outcome = try lint(repository, "--since", "HEAD", "--fail-on", "info")
            #expect(outcome.code == 0, "\(outcome.output)")
            let graph = try Tool.run("graph", "--since", "HEAD", in: folder)
            #expect(graph.output == "no screen and no transition differs from HEAD\n")
        }
    }

    /// A screen that is renamed with its file is the same screen; one that stands beside it is not.
    @Test func aRenamedScreenIsFollowed() throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": itemSource]) { folder in
            let repository = try GitFolder(folder)
            try repository.git("mv", "App/Item.swift", "App/Article.swift")
            try repository.write("App/Article.swift", itemSource.replacing("class Item", with: "class Article"))
            try repository.write("App/Cart.swift", shopSource.replacing("Item()", with: "Article()"))
            let renamed = try lint(repository, "--since", "HEAD")
            #expect(renamed.code == 0 && renamed.errors.contains("2 findings were there"), "\(renamed.output)")
            try repository.write("App/Other.swift", itemSource.replacing("class Item", with: "class Other"))
            #expect(try lint(repository, "--since", "HEAD").output.hasPrefix("App/Other.swift:3:"))
        }
    }

    @Test func aSuppressionThatIsTakenAwayUncoversSomethingNew() throws {
        try withShop { repository in
            try repository.write("App/Cart.swift", shopSource.replacing("    @objc func open", with: "    // navlint:disable:next unpushable-controller - later\n    @objc func open"))
            try repository.commit("quiet")
            #expect(try lint(repository, "--since", "HEAD~1").code == 0)
            try repository.write("App/Cart.swift", shopSource)
            #expect(try lint(repository, "--since", "HEAD").code == 1)
        }
    }

    /// Generated code that git ignores is taken as it is, so that what depends on it does not seem new.
    @Test func whatGitDoesNotKeepIsTakenAsItIs() throws {
        try withTemporaryFolder([".gitignore": "App/Made/\n", "App/Made/Split.swift": """
            import UIKit
            class Columns: UISplitViewController {}
            """, "App/Item.swift": itemSource.replacing("UISplitViewController(style: .doubleColumn)", with: "Columns(style: .doubleColumn)")]) { folder in
            let repository = try GitFolder(folder)
            #expect(try lint(repository).code == 1)
            #expect(try lint(repository, "--since", "HEAD").code == 0)
        }
    }

    @Test func whatIsStagedIsLintedAndNothingElse() throws {
        try withShop { repository in
            try repository.write("App/Item.swift", itemSource)
            #expect(try lint(repository, "--staged", "--since", "HEAD").code == 0)
            try repository.git("add", "App/Item.swift")
            try repository.write("App/Item.swift", "\n\n\n" + soundItemSource)
            let staged = try lint(repository, "--staged", "--since", "HEAD")
            #expect(staged.code == 1)
            #expect(staged.output.hasPrefix("App/Item.swift:3:"))
            #expect(staged.output.contains("@objc func split()"), "the excerpt is of what is staged")
            #expect(try lint(repository, "--since", "HEAD").code == 0)
            // In a hook git names the index by a path relative to the top folder.
            #expect(try lint(repository, "--staged", "--since", "HEAD", environment: ["GIT_INDEX_FILE": ".git/index", "GIT_DIR": ".git"]).code == 1)
            #expect(try lint(repository, "--staged", "--since", "HEAD", in: "App").code == 1)
        }
    }

    @Test func anUnmergedIndexIsNotLinted() throws {
        try withShop { repository in
            try repository.git("checkout", "-q", "-b", "other")
            try repository.write("App/Item.swift", itemSource + "\n// other\n")
            try repository.commit("other")
            try repository.git("checkout", "-q", "main")
            try repository.write("App/Item.swift", soundItemSource + "\n// main\n")
            try repository.commit("main")
            _ = try run("/usr/bin/env", ["git", "merge", "other"], in: repository.url)
            let outcome = try lint(repository, "--staged")
            #expect(outcome.code == 2 && outcome.errors.contains("App/Item.swift is not merged yet"), "\(outcome.errors)")
        }
    }

    @Test func theMergeBaseIsMeantByThreeDots() throws {
        try withShop { repository in
            try repository.git("checkout", "-q", "-b", "feature")
            try repository.write("App/Price.swift", priceSource)
            try repository.commit("feature")
            try repository.git("checkout", "-q", "main")
            try repository.write("App/Cart.swift", shopSource.replacing("UINavigationController(rootViewController: Item())", with: "Item()"))
            try repository.commit("mended")
            try repository.git("checkout", "-q", "feature")
            #expect(try lint(repository, "--since", "main").output.contains("Cart.swift:9:"))
            let branch = try lint(repository, "--since", "main...")
            #expect(branch.output.contains("Price.swift:3:") && !branch.output.contains("Cart.swift:9:"))
        }
    }

    @Test func whatGitCannotTellIsAClearError() throws {
        try withShop { repository in
            let unknown = try lint(repository, "--since", "nowhere")
            #expect(unknown.code == 2 && unknown.output.isEmpty)
            #expect(unknown.errors == "navlint: error: git knows no revision “nowhere”\n")
            #expect(try lint(repository, "--since=--help").errors.contains("git knows no revision “--help”"))
            let noGit = try lint(repository, "--since", "HEAD", environment: ["PATH": "/nowhere"])
            #expect(noGit.code == 2 && noGit.errors.contains("git is not on the search path"))
            try withTemporaryFolder(["App/Cart.swift": shopSource]) { folder in
                for arguments in [["lint", "--since", "HEAD"], ["lint", "--staged"], ["graph", "--since", "HEAD"]] {
                    let outcome = try Tool.run(arguments, in: folder)
                    #expect(outcome.code == 2 && outcome.errors.contains("is in no git repository"), "\(outcome.errors)")
                }
            }
        }
    }

    @Test func aShallowCloneSaysSo() throws {
        try withShop { repository in
            let first = try repository.git("rev-parse", "HEAD")
            try repository.commit("second")
            try withTemporaryFolder([:]) { folder in
                let clone = try run("/usr/bin/env", ["git", "clone", "-q", "--depth", "1", "file://\(repository.url.path)", "clone"], in: folder)
                #expect(clone.code == 0, "\(clone.errors)")
                let outcome = try Tool.run("lint", "--since", first, in: folder.appendingPathComponent("clone"))
                #expect(outcome.code == 2 && outcome.errors.contains("this clone is shallow"), "\(outcome.errors)")
                #expect(try Tool.run("lint", "--since", "HEAD", in: folder.appendingPathComponent("clone")).code == 0)
            }
        }
    }

    @Test func aBrokenRepositoryIsAClearError() throws {
        try withShop { repository in
            let blob = try repository.git("rev-parse", "HEAD:App/Item.swift")
            let object = repository.url.appendingPathComponent(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
            try FileManager.default.removeItem(at: object)
            let lost = try lint(repository, "--since", "HEAD")
            #expect(lost.code == 2 && lost.errors.contains("App/Item.swift") && lost.errors.contains("git does not have it"), "\(lost.errors)")
            try "nonsense".write(to: repository.url.appendingPathComponent(".git/HEAD"), atomically: false, encoding: .utf8)
            let broken = try lint(repository, "--since", "HEAD")
            #expect(broken.code == 2 && broken.output.isEmpty && broken.errors.contains("git"))
        }
    }
}

@Suite struct GraphDifferenceTests {
    private func withChange(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": soundItemSource]) { folder in
            let repository = try GitFolder(folder)
            try repository.write("App/Cart.swift", shopSource
                .replacing("navigationController?.pushViewController(Item(), animated: true)", with: "present(Sheet(), animated: true)")
                .replacing("pushViewController(UINavigationController(rootViewController: Item()), animated: true)", with: "present(Item(), animated: true)"))
            try repository.write("App/Sheet.swift", "import UIKit\nfinal class Sheet: UIViewController {}\n")
            try body(folder)
        }
    }

    @Test func screensAndTransitionsAreComparedAsText() throws {
        try withChange { folder in
            let outcome = try Tool.run("graph", "--since", "HEAD", in: folder)
            #expect(outcome.code == 0)
            #expect(outcome.output == """
                + screen Sheet (screen, uikit) App/Sheet.swift:2:13
                + Cart → Sheet: present App/Cart.swift:10:25
                - Cart → Item: push
                ~ Cart → Item: push in UINavigationController → present App/Cart.swift:9:47

                """)
        }
    }

    @Test func andAsMarkdownMermaidAndJSON() throws {
        try withChange { folder in
            let markdown = try Tool.run("graph", "--since", "HEAD", "--format", "markdown", in: folder).output
            for part in ["### Navigation since `HEAD`", "- `Sheet` (screen, uikit)", "- `Cart → Sheet`: present", "**Transitions of another type**", "```mermaid\nflowchart LR\n"] {
                #expect(markdown.contains(part), "\(markdown)")
            }
            let mermaid = try Tool.run("graph", "--since", "HEAD", "--format", "mermaid", in: folder).output
            #expect(mermaid.hasPrefix("flowchart LR\n") && mermaid.contains(":::came") && mermaid.contains("-.->|\"push\"|"))
            let json = try Tool.run("graph", "--since", "HEAD", "--format", "json", in: folder).output
            let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            let screens = try #require(object["screens"] as? [String: [[String: Any]]])
            #expect(screens["added"]?.compactMap { $0["id"] as? String } == ["Sheet"])
            #expect(screens["removed"]?.isEmpty == true)
            let transitions = try #require(object["transitions"] as? [String: [[String: Any]]])
            #expect(transitions["retyped"]?.first?["before"] as? String == "push in UINavigationController")
        }
    }

    @Test func formatsThatMakeNoSenseAreRefused() throws {
        try withChange { folder in
            let dot = try Tool.run("graph", "--since", "HEAD", "--format", "dot", in: folder)
            #expect(dot.code == 2 && dot.output.isEmpty)
            #expect(try Tool.run("graph", "--format", "markdown", in: folder).errors.contains("needs --since"))
        }
    }
}
