import FlowGraph
import FlowLoader
import RuleKit
import Rules
import Testing

/// What belongs to different programs of a project, an app and its extension, is not held against one another.
@Suite struct ProgramTests {
    private func told(_ rule: Rule, app: String, share: String, shareHas: String = "B") -> [String] {
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T1, T2); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = Share.swift; sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
            T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S1); };
            T2 = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L; buildPhases = (S2); };
            S1 = {isa = PBXSourcesBuildPhase; files = (F1\(shareHas == "B" ? "" : ", F2")); };
            S2 = {isa = PBXSourcesBuildPhase; files = (F2); };
            F1 = {isa = PBXBuildFile; fileRef = A; };
            F2 = {isa = PBXBuildFile; fileRef = B; };
            }; }
            """
        let files = [
            SourceFile(path: "Shop.xcodeproj/project.pbxproj", text: project), SourceFile(path: "App.swift", text: "import UIKit\n" + app),
            SourceFile(path: "Share.swift", text: "import UIKit\n" + share),
        ]
        return check([rule], Flow(link(extract(files, jobs: 1)).graph)).map(\.message)
    }

    /// A modal of the extension cannot lie over the app.
    @Test func modalsOfAnotherProgramAreNoObstacle() {
        let app = """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
                }
            }
            final class HomeViewController: UIViewController {
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(self, selector: #selector(tell), name: Notification.Name("told"), object: nil)
                }
                @objc private func tell() { present(NewsViewController(), animated: true) }
            }
            final class NewsViewController: UIViewController { @IBAction func close() { dismiss(animated: true) } }
            """
        let share = """
            final class PickViewController: UIViewController {
                @IBAction func more() { view.window?.rootViewController?.present(MoreViewController(), animated: true) }
            }
            final class MoreViewController: UIViewController { @IBAction func close() { dismiss(animated: true) } }
            """
        #expect(told(.presenterIsBusy, app: app, share: share) == [])
        #expect(told(.presenterIsBusy, app: app, share: share, shareHas: "both").count == 1)
    }

    /// Nor is it an example of what the root may be presenting.
    @Test func rootsOfTheAppPresentNothingOfAnotherProgram() {
        let app = """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    window?.rootViewController?.present(NewsViewController(), animated: true)
                }
            }
            final class NewsViewController: UIViewController { @IBAction func close() { dismiss(animated: true) } }
            """
        let share = """
            final class PickViewController: UIViewController {
                @IBAction func more() { present(MoreViewController(), animated: true) }
            }
            final class MoreViewController: UIViewController { @IBAction func close() { dismiss(animated: true) } }
            """
        #expect(told(.topControllerWalkStopsShort, app: app, share: share) == [])
        #expect(told(.topControllerWalkStopsShort, app: app, share: share, shareHas: "both").count == 1)
    }

    /// The scene of one program does not take links from the delegate of another.
    @Test func scenesOfAnotherProgramTakeNoLinks() {
        let app = """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                    window?.rootViewController = UIViewController()
                    return true
                }
            }
            """
        let share = """
            final class ShareSceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = UIViewController()
                }
            }
            """
        #expect(told(.coldLaunchLinkDropped, app: app, share: share) == [])
        #expect(told(.coldLaunchLinkDropped, app: app, share: share, shareHas: "both").count == 1)
    }
}
