import Foundation
import TestSupport
import Testing

/// An app with two crashes: a navigation controller and a split, pushed.
let shopSource = """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window?.rootViewController = UINavigationController(rootViewController: Cart())
        }
    }
    final class Cart: UIViewController {
        @objc func open() { navigationController?.pushViewController(UINavigationController(rootViewController: Item()), animated: true) }
        @objc func look() { navigationController?.pushViewController(Item(), animated: true) }
    }
    """

let itemSource = """
    import UIKit
    final class Item: UIViewController {
        @objc func split() { navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) }
    }
    """

/// The second crash mended.
let soundItemSource = """
    import UIKit
    final class Item: UIViewController {}
    """

/// A third crash.
let priceSource = """
    import UIKit
    extension Cart {
        @objc func price() { navigationController?.pushViewController(UISplitViewController(style: .tripleColumn), animated: true) }
    }
    """

@Suite struct BaselineCommandTests {
    private let file = ".navlint-baseline.json"

    @Test func whatIsWrittenIsHiddenAndWhatIsNewIsNot() throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": itemSource]) { folder in
            #expect(try Tool.run("lint", in: folder).code == 1)
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path))
            let written = try Tool.run("baseline", "write", in: folder)
            #expect(written.code == 0 && written.errors.contains("2 findings written to .navlint-baseline.json"))
            let clean = try Tool.run("lint", "--baseline", file, in: folder)
            #expect(clean.code == 0 && clean.output.isEmpty)
            #expect(clean.errors.contains("navlint: 2 baselined findings hidden, 0 no longer occur\n"))
            let json = try Tool.run("lint", "--baseline", file, "--format", "json", in: folder)
            #expect(json.output.contains("\"baselined\" : 2"))

            try priceSource.write(to: folder.appendingPathComponent("App/Price.swift"), atomically: true, encoding: .utf8)
            let grown = try Tool.run("lint", "--baseline", file, in: folder)
            #expect(grown.code == 1)
            #expect(grown.output.contains("Price.swift:3:") && !grown.output.contains("Cart.swift:9"))
        }
    }

    @Test func theFileIsSortedRelativeAndTheSameEachTime() throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": itemSource]) { folder in
            let repository = try GitFolder(folder)
            _ = try Tool.run("baseline", "write", "--baseline", file, in: folder)
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"tool\": \"navlint "))
            #expect(text.hasSuffix("}\n"))
            #expect(text.contains("\"file\": \"App/Cart.swift\"") && !text.contains(folder.path))
            #expect(text.contains("\"message\": \""))
            // From another folder, with another root.
            let inside = try Tool.run("baseline", "write", ".", "--baseline", "../\(file)", in: folder.appendingPathComponent("App"))
            #expect(inside.code == 0)
            #expect(try String(contentsOf: repository.url.appendingPathComponent(file), encoding: .utf8) == text)
        }
    }

    @Test func itSurvivesMovesOfFilesAndLinesAndRenamesOfOtherScreens() throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": itemSource]) { folder in
            _ = try Tool.run("baseline", "write", in: folder)
            let files = FileManager.default
            try files.createDirectory(at: folder.appendingPathComponent("Sources/Deep"), withIntermediateDirectories: true)
            try files.moveItem(at: folder.appendingPathComponent("App/Cart.swift"), to: folder.appendingPathComponent("Sources/Deep/Basket.swift"))
            try files.removeItem(at: folder.appendingPathComponent("App/Item.swift"))
            let more = """
                // A comment that moves everything down.

                import UIKit
                final class Preview: UIViewController {}

                """ + itemSource.replacing("import UIKit\n", with: "")
            try more.write(to: folder.appendingPathComponent("Sources/A.swift"), atomically: true, encoding: .utf8)
            let moved = try Tool.run("lint", "--baseline", file, in: folder)
            #expect(moved.code == 0, "\(moved.output)")
            #expect(moved.errors.contains("2 baselined findings hidden, 0 no longer occur"))
            try more.replacing("Preview", with: "Leaflet").write(to: folder.appendingPathComponent("Sources/A.swift"), atomically: true, encoding: .utf8)
            #expect(try Tool.run("lint", "--baseline", file, in: folder).code == 0)
        }
    }

    @Test func whatIsMendedIsToldAndFailsInPipelines() throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, "App/Item.swift": itemSource]) { folder in
            _ = try Tool.run("baseline", "write", in: folder)
            try soundItemSource.write(to: folder.appendingPathComponent("App/Item.swift"), atomically: true, encoding: .utf8)
            let local = try Tool.run("lint", "--baseline", file, in: folder)
            #expect(local.code == 0)
            #expect(local.errors.contains("1 baselined finding hidden, 1 no longer occurs"))
            #expect(local.errors.contains("no longer occurs: ") && local.errors.contains("(App/Item.swift)"))
            #expect(try Tool.run("lint", "--baseline", file, "--strict-baseline", in: folder).code == 1)
            #expect(try Tool.run("lint", "--baseline", file, in: folder, environment: ["CI": "true"]).code == 1)
            #expect(try Tool.run("lint", "--baseline", file, in: folder, environment: ["CI": "false"]).code == 0)
            let check = try Tool.run("baseline", "check", in: folder)
            #expect(check.code == 1 && check.output.hasPrefix("no longer occurs: "))
            // A part of the app, or a part of the rules, cannot tell that something has gone.
            #expect(try Tool.run("lint", "App/Item.swift", "--baseline", file, "--strict-baseline", in: folder).code == 0)
            #expect(try Tool.run("lint", "--only", "push-without-stack", "--baseline", file, "--strict-baseline", in: folder).code == 0)

            try priceSource.write(to: folder.appendingPathComponent("App/Price.swift"), atomically: true, encoding: .utf8)
            let update = try Tool.run("baseline", "update", in: folder)
            #expect(update.code == 0)
            #expect(update.errors.contains("1 taken out of .navlint-baseline.json, 1 finding left; 1 finding not in it was not added"))
            #expect(try Tool.run("lint", "--baseline", file, "--strict-baseline", in: folder).code == 1)
            let left = try Tool.run("lint", "--baseline", file, "--strict-baseline", "--fail-on", "never", in: folder)
            #expect(left.code == 0 && left.errors.contains("1 baselined finding hidden, 0 no longer occur"))
        }
    }

    @Test func theConfigurationMayNameIt() throws {
        let files = ["App/Cart.swift": shopSource, "App/Item.swift": itemSource, ".navlint.json": #"{baseline: "quality/known.json"}"#, "quality/notes.md": ""]
        try withTemporaryFolder(files) { folder in
            let app = folder.appendingPathComponent("App")
            let missing = try Tool.run("lint", in: folder)
            #expect(missing.code == 2 && missing.errors.contains("there is no baseline quality/known.json"), "\(missing.errors)")
            #expect(try Tool.run("lint", "--no-baseline", in: folder).code == 1)
            #expect(try Tool.run("baseline", "write", in: folder).errors.contains("written to quality/known.json"))
            #expect(try Tool.run("lint", in: folder).code == 0)
            #expect(try Tool.run("lint", in: app).errors.contains("2 baselined findings hidden"))
            #expect(try Tool.run("lint", "--no-baseline", "--baseline", "x", in: folder).errors.contains("exclude each other"))
        }
    }

    @Test(arguments: [
        ("{", "1:"), (#"{"version": 1}"#, "\"findings\" is missing"), (#"{"version": 2, "findings": []}"#, "1:13: error: version: version 2 is not known"),
        ("{\"version\": 1,\n \"findings\": [{\"rule\": \"unpushable-controller\"}]}", "2:15: error: findings[0]: \"message\" is missing"),
        ("{\"version\": 1,\n \"findings\": [{\"rul\": \"x\", \"message\": \"y\"}]}", "nearest is \"rule\""),
        (#"{"version": 1, "findings": [{"rule": "unpushable-controler", "message": "y"}]}"#, "1:38: error: findings[0].rule: there is no rule “unpushable-controler”; is “unpushable-controller” meant?"),
    ])
    func aBrokenBaselineIsToldWithItsPlace(text: String, sentence: String) throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource, ".navlint-baseline.json": text]) { folder in
            for arguments in [["lint", "--baseline", file], ["baseline", "update"], ["baseline", "check"]] {
                let outcome = try Tool.run(arguments, in: folder)
                #expect(outcome.code == 2 && outcome.output.isEmpty)
                #expect(outcome.errors.contains(".navlint-baseline.json:") && outcome.errors.contains(sentence), "\(outcome.errors)")
                #expect(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) == text)
            }
        }
    }

    @Test func aMissingOneIsAnErrorAndNotMade() throws {
        try withTemporaryFolder(["App/Cart.swift": shopSource]) { folder in
            for arguments in [["lint", "--baseline", "none.json"], ["baseline", "update"], ["baseline", "check"]] {
                let outcome = try Tool.run(arguments, in: folder)
                #expect(outcome.code == 2 && outcome.errors.contains("there is no baseline"))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App"])
            #expect(try Tool.run("baseline", in: folder).errors.contains("one of write, update, check"))
            #expect(try Tool.run("baseline", "wirte", in: folder).errors.contains("is “write” meant?"))
        }
    }
}
