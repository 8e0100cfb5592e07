import Foundation
import TestSupport
import Testing

/// `.navlint.json`, as users meet it.
@Suite struct ConfigurationTests {
    private let app = """
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
        final class Item: UIViewController {}
        """

    private func lint(_ configuration: String?, _ arguments: [String] = [], in subfolder: String = "") throws -> Tool.Outcome {
        var files = ["App/Shop.swift": app]
        files[".navlint.json"] = configuration
        return try withTemporaryFolder(files) { folder in
            try Tool.run(["lint"] + arguments, in: folder.appendingPathComponent(subfolder))
        }
    }

    @Test func rulesAreSwitchedOffAndMadeMilder() throws {
        #expect(try lint(nil).code == 1)
        #expect(try lint(#"{rules: {"unpushable-controller": "off"}}"#).code == 0)
        let milder = try lint(#"{rules: {"unpushable-controller": {severity: "info"}}}"#)
        #expect(milder.code == 0 && milder.output.contains("info"))
    }

    @Test func itIsFoundUpwardsAndCanBeNamedOrLeftOut() throws {
        let off = #"{rules: {"unpushable-controller": "off"}}"#
        #expect(try lint(off, in: "App").code == 0)
        #expect(try lint(off, ["--no-config"], in: "App").code == 1)
        #expect(try lint(off, ["--config", "../.navlint.json"], in: "App").code == 0)
        let missing = try lint(nil, ["--config", "none.json"])
        #expect(missing.code == 2 && missing.errors.contains("there is no configuration none.json"))
    }

    @Test func pathsAreLeftOutOrOnlyNotReported() throws {
        #expect(try lint(#"{exclude: ["App"]}"#).errors.contains("left out by the configuration: 1"))
        #expect(try lint(#"{include: ["Other/**"]}"#).errors.contains("left out by the configuration: 1"))
        let read = try lint(#"{unreported: ["App/**"]}"#, ["--format", "json"])
        #expect(read.code == 0 && read.output.contains(#""suppressed" : 1"#))
    }

    @Test func findingsAreIgnoredAndIdleEntriesTold() throws {
        #expect(try lint(#"{ignore: [{rule: "unpushable-controller", path: "App/*.swift", reason: "old"}]}"#).code == 0)
        let idle = try lint(#"{ignore: [{rule: "unpushable-controller", screen: "Nowhere"}]}"#)
        #expect(idle.code == 2 && idle.output.contains("[unpushable-controller]"))
        #expect(idle.errors.contains(".navlint.json:1:11: error: ignore: nothing is found that this could ignore"))
        // Where only a part of the app is linted, or the rule does not run, nobody can tell.
        let entry = #"{ignore: [{rule: "unpushable-controller", screen: "Nowhere"}]}"#
        #expect(try lint(entry, in: "App").code == 1)
        #expect(try lint(entry, ["--skip", "unpushable-controller"]).code == 0)
    }

    @Test(arguments: [
        (#"{rulez: {}}"#, "1:2: error: rulez: unknown key; nearest is \"rules\""),
        (#"{rules: {"unpushable-controler": "off"}}"#, "1:10: error: there is no rule “unpushable-controler”"),
        (#"{rules: {"unpushable-controller": "loud"}}"#, "unknown severity \"loud\"; known are off, info, warning, error"),
        (#"{rules: {"unpushable-controller": {depth: 3}}}"#, "the rule has no such option"),
        (#"{policy: [{never: "modal", screen: "Item"}]}"#, "\"reason\" is missing"),
        (#"{policy: [{reason: "x"}]}"#, "exactly one of forbid"),
        (#"{policy: [{forbid: {verb: "psuh", from: "Cart"}, reason: "x"}]}"#, "unknown verb \"psuh\"; nearest is \"push\""),
        (#"{policy: [{only: {to: "Itme", from: "Cart"}, reason: "x"}]}"#, "nothing in the flow is called “Itme”"),
        (#"{policy: [{forbid: {from: "role:signIn", to: "Item"}, reason: "x"}]}"#, "nothing in the flow is called “role:signIn”"),
        (#"{policy: [{forbid: {from: "entry:url", to: "Item"}, reason: "x"}]}"#, "nothing in the flow is called “entry:url”"),
        (#"{policy: [{forbid: {from: "Zz*", to: "Item"}, reason: "x"}]}"#, "nothing in the flow is called “Zz*”"),
        (#"{policy: [{forbid: {from: "Cart", to: "Item", through: "Advert"}, reason: "x"}]}"#, "nothing in the flow is called “Advert”"),
        (#"{policy: [{screen: "Itme", never: "modal", reason: "x"}]}"#, "called “Itme”; is “Item” meant?"),
        (#"{policy: [{screen: "Itme", always: "modal", reason: "x"}]}"#, "called “Itme”; is “Item” meant?"),
        (#"{policy: [{screen: "Itme", maxDepth: 2, reason: "x"}]}"#, "called “Itme”; is “Item” meant?"),
        (#"{roles: {"Carrt": "filter"}}"#, "there is no screen “Carrt”"),
        (#"{ignore: [{rule: "unpushable-controller"}]}"#, "say where"),
        (#"{entries: {"open(_:)": "link"}}"#, "unknown kind of entry"),
        (#"{rules: "off"}"#, "expected an object"),
        ("{", "the file ends"),
    ])
    func whatIsWrongIsToldWithItsPlace(text: String, message: String) throws {
        let outcome = try lint(text)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.contains(".navlint.json:1:"))
        #expect(outcome.output.isEmpty)
    }

    /// Where only a part of the app is linted nobody can tell that a policy speaks of nothing.
    @Test func aPolicyOfWhatIsNotReadIsNoMistake() throws {
        let part = #"{policy: [{screen: "Elsewhere", never: "modal", reason: "x"}], rules: {"unpushable-controller": "off"}}"#
        #expect(try lint(part).code == 2)
        let inside = try lint(part, in: "App")
        #expect(inside.code == 0)
        #expect(inside.errors.contains(".navlint.json:1:11: note: policy: nothing in what is linted is called “Elsewhere”; the configuration may speak of more than that\n"))
        let two = #"{policy: [{screen: "Elsewhere", never: "modal", reason: "x"}, {screen: "Farther", maxDepth: 2, reason: "y"}], rules: {"unpushable-controller": "off"}}"#
        #expect(try lint(two, in: "App").errors.contains("and 1 more entry speaks of such"))
    }

    /// A screen that nothing shows has no place that could break a policy.
    @Test func aPolicyOfAScreenWithoutAPlaceIsSaidToBeUnchecked() throws {
        let files = [
            "App/Loose.swift": "import UIKit\nfinal class Loose: UIViewController {}",
            ".navlint.json": #"{policy: [{screen: "Loose", never: "modal", reason: "x"}]}"#,
        ]
        let outcome = try withTemporaryFolder(files) { try Tool.run(["lint"], in: $0) }
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains(".navlint.json:1:11: note: policy: it is not known where “Loose” stands, so this is not checked"), "\(outcome.errors)")
    }

    @Test func policiesAreCheckedWithTheirReason() throws {
        let outcome = try lint(#"{policy: [{forbid: {from: "Cart", to: "Item", verb: "push"}, reason: "items open in the catalogue", severity: "error"}]}"#, ["--only", "team-policy"])
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("“Cart” pushes “Item”, which is not allowed: items open in the catalogue"))
    }
}
