/// The app around the features: a window with tabs, hubs of hubs, and links.
struct Shell {
    /// Of each tab the hubs, of each hub the features.
    var tabs: [[[Feature]]]

    /// Nodes of the graph: the tab bar, a root a tab, the hubs, and the screen that links open.
    var screens: Int { 1 + tabs.count + tabs.joined().count + 1 }

    var files: [String: String] {
        var files = [
            "App/AppDelegate.swift": appDelegate, "App/SceneDelegate.swift": sceneDelegate, "App/Info.plist": propertyList,
            "App/LinkedViewController.swift": linkedScreen, "App/MainTabsController.swift": tabsController,
        ]
        for (tab, hubs) in tabs.enumerated() {
            var rows = hubs.indices.map { ("hub\($0)", "navigationController?.pushViewController(\(hub(tab, $0))(), animated: true)") }
            if tab == 0 { rows.append(("linked", "navigationController?.pushViewController(LinkedViewController(name: \"Today\"), animated: true)")) }
            files["App/Tab\(tab)ViewController.swift"] = list("Tab\(tab)ViewController", rows)
            for (index, features) in hubs.enumerated() {
                let rows = features.map { ("\($0.noun.lowercased())\($0.number)", $0.opening) }
                files["App/Hubs/\(hub(tab, index)).swift"] = list(hub(tab, index), rows)
            }
        }
        return files
    }

    private func hub(_ tab: Int, _ index: Int) -> String { "Hub\(tab)x\(index)ViewController" }

    /// A table each row of which opens something.
    private func list(_ name: String, _ rows: [(name: String, opening: String)]) -> String {
        """
        import SwiftUI
        import UIKit

        final class \(name): UITableViewController {
            private enum Row: Int, CaseIterable {
                \(rows.map { "case \($0.name)" }.joined(separator: "\n        "))
            }

            private var coordinators: [AnyObject] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "\(name.prefix { $0.isLetter })"
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                guard let row = Row(rawValue: indexPath.row) else { return }
                switch row {
                \(rows.map { "case .\($0.name):\n            \(indented($0.opening, by: 12))" }.joined(separator: "\n        "))
                }
            }
        }

        """
    }

    private var tabsController: String {
        """
        import UIKit

        final class MainTabsController: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [
                    \(tabs.indices.map { "UINavigationController(rootViewController: Tab\($0)ViewController())," }.joined(separator: "\n            "))
                ]
            }

            /// What a link names stands on the first tab, above its root; whatever covers the tabs goes first.
            func openLinked(_ name: String) {
                dismiss(animated: false)
                selectedIndex = 0
                guard let first = viewControllers?.first as? UINavigationController else { return }
                first.popToRootViewController(animated: false)
                first.pushViewController(LinkedViewController(name: name), animated: false)
            }
        }

        """
    }

    private var sceneDelegate: String {
        """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private let tabs = MainTabsController()

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = tabs
                window.makeKeyAndVisible()
                self.window = window
                if let url = connectionOptions.urlContexts.first?.url { open(url) }
            }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                if let url = contexts.first?.url { open(url) }
            }

            private func open(_ url: URL) {
                tabs.openLinked(url.lastPathComponent)
            }
        }

        """
    }

    private var linkedScreen: String {
        """
        import UIKit

        final class LinkedViewController: UIViewController {
            private let name: String

            init(name: String) {
                self.name = name
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) is not used")
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = name
            }
        }

        """
    }

    private var appDelegate: String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                true
            }
        }

        """
    }

    private var propertyList: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleURLTypes</key>
            <array><dict><key>CFBundleURLSchemes</key><array><string>made-up</string></array></dict></array>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key><false/>
                <key>UISceneConfigurations</key>
                <dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
                    <key>UISceneConfigurationName</key><string>Default Configuration</string>
                    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict></array></dict>
            </dict>
            <key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>
        </dict>
        </plist>

        """
    }
}
