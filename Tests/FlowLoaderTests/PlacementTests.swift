import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

/// From sources to places: where a screen can stand, and the way there.
struct PlacementTests {
    private static let start = """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) { window?.rootViewController = Tabs() }
          func scene(_ s: UIScene, openURLContexts c: Set<UIOpenURLContext>) { window?.rootViewController?.present(Linked(), animated: true) }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: List()), Bare()] }
        }
        class List: UIViewController {
          func open() { navigationController?.pushViewController(Detail(), animated: true) }
          func edit() { present(UINavigationController(rootViewController: Detail()), animated: true) }
        }
        class Detail: UIViewController {
          override func viewDidLoad() { addChild(Header()) }
          func full() { let photo = Photo(); photo.modalPresentationStyle = .fullScreen; present(photo, animated: true) }
        }
        class Header: UIViewController {}
        class Photo: UIViewController {}
        class Bare: UIViewController { func open() { show(Shown(), sender: nil) } }
        class Shown: UIViewController {}
        class Linked: UIViewController {}
        class Lost: UIViewController {}
        """

    private let flow = Flow(link([swiftFacts(path: "App.swift", text: start)]).graph)

    private func ways(_ screen: String) -> [String] { flow.standings(of: screen).map(flow.witness).sorted() }

    @Test func theWayToAScreenPushedAndPresented() {
        #expect(ways("Detail") == ["window → Tabs[0] → nav → List → Detail", "window → Tabs[0] → nav → List ⇒ modal → nav → Detail"])
        #expect(flow.standings(of: "Detail").map(\.placement.isPushed).sorted { $0 && !$1 } == [true, false])
    }

    @Test func aStackHandedToACoordinatorIsTheOneThatIsShown() throws {
        let folder = IdiomTests.folder.appendingPathComponent("KeptStacks/KeptStacks.swift")
        let flow = Flow(link([swiftFacts(path: "App.swift", text: try String(contentsOf: folder, encoding: .utf8))]).graph)
        func ways(_ screen: String) -> [String] { flow.standings(of: screen).map(flow.witness).sorted() }
        #expect(ways("StationViewController") == ["window → nav → StationsViewController → StationViewController"])
        #expect(ways("DetailViewController") == ["window → nav → StationsViewController → DetailViewController"])
        #expect(ways("AboutViewController") == ["window → nav → StationsViewController ⇒ modal → nav → AboutViewController"])
        #expect(ways("ChapterViewController") == ["window → nav → StationsViewController ⇒ modal → nav → ManualViewController → ChapterViewController"])
    }

    @Test func anEmbeddedScreenStandsWhereItsHostStands() {
        #expect(ways("Header") == [
            "window → Tabs[0] → nav → List → Detail → Header", "window → Tabs[0] → nav → List ⇒ modal → nav → Detail → Header",
        ])
        #expect(Set(flow.standings(of: "Header").map(\.placement)) == Set(flow.standings(of: "Detail").map(\.placement)))
    }

    @Test func whatIsBehindAndBeneath() throws {
        let pushed = try #require(flow.standings(of: "Detail").first { $0.placement.isPushed })
        #expect(pushed.below == ["List"])
        #expect(pushed.belowIsKnown)
        let photo = flow.standings(of: "Photo")
        #expect(photo.allSatisfy { $0.placement.isModalRoot && $0.placement.inStack == false })
        #expect(photo.allSatisfy { $0.beneath.isSuperset(of: ["Detail"]) })
        // One layer over the pushed detail and one over the presented one are the same place: what is beneath is joined.
        #expect(photo.count == 1)
        #expect(ways("Photo").first?.hasSuffix("⇒ fullScreen → Photo") == true)
    }

    @Test func showingWithoutAStackPresents() {
        #expect(ways("Shown") == ["window → Tabs[1] → Bare → Shown"])
        #expect(flow.standings(of: "Shown").map(\.placement.isModal) == [true])
    }

    @Test func linksAreTheirOwnWay() {
        #expect(flow.standings(of: "Linked").contains { $0.placement.viaEntry })
        #expect(flow.standings(of: "Lost").isEmpty)
        #expect(flow.only("Lost") { _ in true } == nil)
    }

    /// A Catalyst arm is an edge, but no place on a phone.
    @Test func catalystIsNoPlace() {
        let flow = Flow(link([swiftFacts(path: "App.swift", text: Self.start + """

            extension Bare {
              func prefs() {
                #if targetEnvironment(macCatalyst)
                present(Lost(), animated: true)
                #endif
              }
            }
            """)]).graph)
        #expect(flow.transitions(to: "Lost").map(\.idioms) == [[.mac]])
        #expect(flow.standings(of: "Lost").isEmpty)
    }
}
