import FlowGraph
import Testing

@testable import FlowLoader

/// What makes code run without a control, what the path does about a layer above, and how code came by its receiver.
struct OccasionTests {
    private func graph(_ sources: String...) -> FlowGraph {
        link(sources.enumerated().map { swiftFacts(path: "File\($0.offset).swift", text: $0.element) }).graph
    }

    /// `verb target <- kind name hops care`, one for each occasion, sorted.
    private func occasions(_ sources: String) -> [String] {
        graph(sources).transitions.flatMap { transition in
            transition.occasions.map { occasion in
                "\(transition.verb.rawValue) \(transition.to ?? "-") <- \(occasion.kind.rawValue)\(occasion.isKept ? " kept" : "") \(occasion.name)"
                    + " \(occasion.hops) \(occasion.care?.rawValue ?? "none")"
            }
        }.sorted()
    }

    @Test func observersTimersAndCallbacks() {
        #expect(occasions("""
            class Home: UIViewController {
              override func viewDidLoad() {
                NotificationCenter.default.addObserver(self, selector: #selector(out), name: .loggedOut, object: nil)
                NotificationCenter.default.addObserver(forName: .expired, object: nil, queue: .main) { _ in self.leave() }
                NotificationCenter.default.publisher(for: .gone).sink { _ in self.tabBarController?.selectedIndex = 0 }.store(in: &bag)
                Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in self.leave() }
                button.addTarget(self, action: #selector(tap), for: .touchUpInside)
              }
              @objc func out() { navigationController?.popToRootViewController(animated: true) }
              func leave() { navigationController?.popViewController(animated: true) }
              @objc func tap() { navigationController?.pushViewController(Detail(), animated: true) }
            }
            class Detail: UIViewController {}
            class Places: NSObject, CLLocationManagerDelegate {
              let nav: UINavigationController
              func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { nav.popToRootViewController(animated: true) }
            }
            class AppDelegate: NSObject, UIApplicationDelegate {
              func applicationDidEnterBackground(_ application: UIApplication) { window?.rootViewController = Lock() }
            }
            class Lock: UIViewController {}
            """) == [
            "pop - <- observer expired 1 none", "pop - <- timer  1 none", "popToRoot - <- delegate Places.locationManager(_:didExitRegion:) 0 none",
            "popToRoot - <- observer loggedOut 0 none", "root Lock <- activation AppDelegate.applicationDidEnterBackground(_:) 0 none",
            "selectTab - <- observer gone 0 none",
        ])
    }

    private func care(_ body: String, _ more: String = "") -> String {
        let sources = """
            class Home: UIViewController {
              override func viewDidLoad() {
                NotificationCenter.default.addObserver(self, selector: #selector(out), name: .loggedOut, object: nil)
              }
              @objc func out(_ note: Notification) { \(body) }
              func closeAbove() { presentedViewController?.dismiss(animated: true) }
              func leave() { navigationController?.popToRootViewController(animated: true) }
              \(more)
            }
            class Settings: UIViewController {}
            """
        return graph(sources).transitions.filter { $0.verb == .popToRoot }
            .map { $0.occasions.first.map { $0.care?.rawValue ?? "none" } ?? "no occasion" }.joined(separator: " ")
    }

    @Test func dismissalsBeforeAfterAndInHelpers() {
        #expect(care("leave()") == "none")
        #expect(care("dismiss(animated: true); leave()") == "dismissal")
        #expect(care("leave(); dismiss(animated: true)") == "dismissal")
        #expect(care("dismiss(animated: true) { self.leave() }") == "dismissal")
        #expect(care("closeAbove(); leave()") == "dismissal")
        #expect(care("first(); leave()", "func first() { closeAbove() }") == "dismissal")
        #expect(care("router.dismissEverything(); leave()") == "unknown")
    }

    /// An arm that ends early, or another arm, is another path.
    @Test func onlyWhatIsOnThePathCounts() {
        #expect(care("if a { dismiss(animated: true); return }; leave()") == "none")
        #expect(care("if a { dismiss(animated: true) }; leave()") == "dismissal")
        #expect(care("if a { dismiss(animated: true) } else { leave() }") == "none")
        #expect(care("guard ready else { dismiss(animated: true); return }; leave()") == "none")
        #expect(care("alert.addAction(UIAlertAction(title: nil, style: .default) { _ in self.dismiss(animated: true) }); leave()") == "none")
    }

    @Test func walksAndTestsMustComeFirst() {
        #expect(care("guard presentedViewController == nil else { return }; leave()") == "test")
        #expect(care("leave(); if presentedViewController != nil { log() }") == "none")
        #expect(care("_ = top(self); leave()", """
            func top(_ from: UIViewController) -> UIViewController {
              if let above = from.presentedViewController { return top(above) }
              return from
            }
            """) == "walk")
        #expect(care("var top: UIViewController = self; while let above = top.presentedViewController { top = above }; leave()") == "walk")
        #expect(care("let host = presentedViewController ?? self; host.log(); leave()") == "oneLevel")
        #expect(care("if presentedViewController is Settings { dismiss(animated: true) }; leave()") == "oneLevel")
    }

    @Test func postedNotificationsLeadToTheirObservers() {
        let listener = """
            override func viewWillAppear(_ animated: Bool) {
              NotificationCenter.default.addObserver(self, selector: #selector(closeSheets), name: .closeSheets, object: nil)
            }
            @objc func closeSheets() { dismiss(animated: true) }
            """
        #expect(care("NotificationCenter.default.post(name: .closeSheets, object: nil); leave()", listener) == "dismissal")
        #expect(care("NotificationCenter.default.post(name: .refresh, object: nil); leave()", listener) == "none")
    }

    /// A link that waits for the app to become active is still the entry's.
    @Test func keptLinks() {
        #expect(occasions("""
            class AppDelegate: NSObject, UIApplicationDelegate {
              var waiting: URL?
              let nav = UINavigationController(rootViewController: Home())
              func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                waiting = url
                return true
              }
              func applicationDidBecomeActive(_ application: UIApplication) {
                if let url = waiting { nav.popToRootViewController(animated: false) }
              }
            }
            class Home: UIViewController {}
            """) == ["popToRoot - <- entry kept AppDelegate.applicationDidBecomeActive(_:) 0 none"])
    }

    /// What an entry hands to a shared router decides which of its branches run.
    @Test func keysRuleBranchesOut() {
        let entries = graph("""
            enum Place { case list, detail(Int) }
            class Router {
              let nav: UINavigationController
              func go(_ place: Place) {
                switch place {
                case .list: nav.pushViewController(List(), animated: true)
                case .detail: nav.pushViewController(Detail(), animated: true)
                }
              }
              func open(_ key: String) {
                if key == Router.listKey { nav.pushViewController(List(), animated: false) }
                else if key == "detail" { nav.pushViewController(Detail(), animated: false) }
              }
              static let listKey = "list"
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              let router = Router()
              func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { router.go(.detail(1)) }
              func scene(_ scene: UIScene, continue activity: NSUserActivity) { router.open("detail") }
            }
            class List: UIViewController {}
            class Detail: UIViewController {}
            """).transitions.compactMap { transition in transition.entry.map { "\($0.prefix(4)) \(transition.to ?? "-")" } }
        #expect(entries.sorted() == ["url@ Detail", "user Detail"])
    }

    @Test func receiversAndHowTheyWereReached() {
        let reached = graph("""
            class Tabs: UITabBarController {
              func a() { (selectedViewController as? UINavigationController)?.popToRootViewController(animated: true) }
            }
            class Flow {
              let kept: UINavigationController
              var root: UINavigationController? { window?.rootViewController as? UINavigationController }
              func b() { if let nav = window.rootViewController as? UINavigationController { nav.pushViewController(Screen(), animated: true) } }
              func c() { kept.popViewController(animated: true) }
              func d(_ nav: UINavigationController) { nav.pushViewController(Screen(), animated: true) }
              func e() { root?.popToRootViewController(animated: false) }
            }
            class Screen: UIViewController {
              func f() { navigationController?.popViewController(animated: true) }
              func g() { topmost(self).present(Screen(), animated: true) }
              func topmost(_ from: UIViewController) -> UIViewController { from.presentedViewController.map(topmost) ?? from }
            }
            """).transitions.map { "\($0.trigger.function?.prefix(1) ?? "") \($0.reach?.rawValue ?? "-")" }
        #expect(reached == ["a tab", "b window", "c stored", "d given", "e window", "f own", "g presentedOnly"])
    }
}
