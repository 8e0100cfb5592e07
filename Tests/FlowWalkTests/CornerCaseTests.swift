import Diagnostics
import FlowGraph
import FlowWalk
import TestSupport
import Testing

/// Section 3 of the rule catalogue, case by case. The switch in `hold` names each: one without a test does not compile.
enum CornerCase: Int, CaseIterable, CustomTestStringConvertible {
    case dismissPushedInModal = 1, pushOnNil, popAtRoot, alertUp, activeSearch, supplements, backBarButtonItem, customLeadingAndSwipe
    case hiddenBarAndSwipe, moreThanFiveTabs, stackInStack, adaptiveShow, initialControllerIsStack, wrappingHelper, conditionalStack, outOfTheApp
    case pointerAndAnchors, phoneOnly, hostedViews, coordinatorNames, selfDotX, editingMode, system26, sharedMembers, swipedAway
    case shouldDismissAnswers, backMenu, goBackMayBeNil, onceFlags

    var testDescription: String { "\(rawValue) \(self)" }
}

private func app(root: String, _ code: String) -> Machine {
    Machine(flow(ofSwift: """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window?.rootViewController = \(root)
                return true
            }
        }
        \(code)
        """))
}

private let stack = hop("window", .root, "List", wrapped: "UINavigationController", receiver: .windowRoot)
private let toDetail = hop("List", .push, "Detail", trigger: Trigger(.row))
private let toZoom = hop("Detail", .push, "Zoom", trigger: Trigger(.bodyButton))
private let toSheet = hop("Detail", .present, "Edit", wrapped: "UINavigationController", style: .automatic, trigger: Trigger(.bodyButton))

private func small(_ extra: [Transition] = [], setting: [String: (inout Screen) -> Void] = [:], idiom: Idiom = .phone, sdk: Int? = nil) -> Machine {
    Machine(testFlow([stack, toDetail, toZoom, toSheet] + extra, setting: setting), idiom: idiom, sdk: sdk)
}

private func kinds(_ machine: Machine, _ moment: Moment) -> Set<String> { Set(machine.choices(in: moment).map(\.move.kind.rawValue)) }
private func item(_ look: Look, _ guarded: Guard = .always, exits: [Exit] = []) -> Control { Control(look, guarded: guarded, exits: exits, location: site) }

@Suite struct CornerCaseTests {
    @Test(arguments: CornerCase.allCases) func hold(_ corner: CornerCase) throws {
        switch corner {
        case .dismissPushedInModal: try dismissPushedInModal()
        case .pushOnNil: try pushOnNil()
        case .popAtRoot: try popAtRoot()
        case .alertUp: try alertUp()
        case .activeSearch: try activeSearch()
        case .supplements: try supplements()
        case .backBarButtonItem: try backBarButtonItem()
        case .customLeadingAndSwipe: try customLeadingAndSwipe()
        case .hiddenBarAndSwipe: try hiddenBarAndSwipe()
        case .moreThanFiveTabs: try moreThanFiveTabs()
        case .stackInStack: try stackInStack()
        case .adaptiveShow: try adaptiveShow()
        case .initialControllerIsStack: try initialControllerIsStack()
        case .wrappingHelper: try wrappingHelper()
        case .conditionalStack: try conditionalStack()
        case .outOfTheApp: try outOfTheApp()
        case .pointerAndAnchors: try pointerAndAnchors()
        case .phoneOnly: try phoneOnly()
        case .hostedViews: try hostedViews()
        case .coordinatorNames: try coordinatorNames()
        case .selfDotX: try selfDotX()
        case .editingMode: try editingMode()
        case .system26: try system26()
        case .sharedMembers: try sharedMembers()
        case .swipedAway: try swipedAway()
        case .shouldDismissAnswers: try shouldDismissAnswers()
        case .backMenu: try backMenu()
        case .goBackMayBeNil: try goBackMayBeNil()
        case .onceFlags: try onceFlags()
        }
    }

    private func dismissPushedInModal() throws {
        let machine = small([hop("Edit", .push, "Place", trigger: Trigger(.row)), hop("Place", .dismiss, nil)])
        let page = try played(machine, "tap Detail", "tap Edit", "tap Place")
        #expect(machine.runs("Place dismiss ?", by: "Place", in: page)?.moment?.text == "base: nav(List) > Detail")
    }

    private func pushOnNil() throws {
        var forced = hop("Help", .push, "Zoom", receiver: .ownNav)
        forced.forced = true
        for (push, effect) in [(hop("Help", .push, "Zoom", receiver: .ownNav), Effect.nothing(.noStack)), (forced, .refused(.trapped))] {
            let machine = small([hop("Detail", .present, "Help", style: .fullScreen, trigger: Trigger(.menu)), push])
            #expect(machine.runs("Help push Zoom", by: "Help", in: try played(machine, "tap Detail", "tap Help")) == effect)
        }
    }

    private func popAtRoot() throws {
        let machine = small([hop("List", .pop, nil, receiver: .ownNav)])
        #expect(machine.runs("List pop ?", by: "List", in: try played(machine)) == .nothing(.atRoot))
    }

    private func alertUp() throws {
        let machine = small([hop("Detail", .alert, "system:UIAlertController"), hop("Detail", .present, "Note", style: .automatic), hop("Detail", .dismiss, nil)])
        let detail = try played(machine, "tap Detail")
        let up = try #require(machine.runs("Detail alert system:UIAlertController", by: "Detail", in: detail)?.moment)
        #expect(machine.runs("Detail present Note", by: "Detail", in: up) == .nothing(.presenterBusy))
        #expect(machine.runs("Detail dismiss ?", by: "Detail", in: up)?.moment == detail)
    }

    /// Whether the host's context is another one's is not known: what it presents meanwhile may be dropped.
    private func activeSearch() throws {
        var search = hop("List", .present, "Results", style: .automatic)
        search.enclosed = "UISearchController"
        let machine = small([search, hop("List", .present, "Note", style: .automatic), hop("List", .dismiss, nil)])
        let active = try #require(machine.runs("List present Results", by: "List", in: try played(machine))?.moment)
        #expect(active.plane.layers.count == 2)
        #expect(machine.runs("List present Note", by: "List", in: active) == .unknown(.presenterBusy))
        #expect(machine.runs("List dismiss ?", by: "List", in: active)?.moment?.plane.layers.count == 1)
    }

    private func supplements() throws {
        func ways(_ change: @escaping (inout ScreenFacts) -> Void) throws -> Set<String> {
            let machine = small(setting: ["Detail": { screen in
                screen.facts.leading = [item(.other)]
                change(&screen.facts)
            }])
            return kinds(machine, try played(machine, "tap Detail")).intersection(["back", "swipe-back"])
        }
        #expect(try ways { _ in } == [])
        #expect(try ways { $0.supplementsBack = true } == ["back", "swipe-back"])
        #expect(try ways { ($0.supplementsBack, $0.backHidden) = (true, Setting(.always, location: site)) } == [])
    }

    private func backBarButtonItem() throws {
        let machine = small(setting: ["Detail": { $0.facts.backItems = [BackItem(runs: true, location: site)] }])
        #expect(try effect(machine, "tap Detail", "back")?.moment?.text == "base: nav > List")
        #expect(try effect(machine, "tap Detail", "tap Zoom", "back")?.moment?.face == "Detail")
    }

    private func customLeadingAndSwipe() throws {
        func ways(_ write: GestureWrite?, _ lines: String...) throws -> [String] {
            var graph = small(setting: ["Detail": { $0.facts.leading = [item(.back, exits: [Exit(.pop, on: .ownNav)])] }]).flow.graph
            graph.gestureWrites = [write].compactMap { $0 }
            let machine = Machine(Flow(graph), sdk: 18)
            return told(machine, try played(machine, lines.joined(separator: "\n"))).filter { $0.hasPrefix("swipe") }
        }
        let null = GestureWrite(recognizer: .edge, kind: .delegate, value: .null, owner: "UINavigationController", scope: .everyStack, location: site)
        var asking = null
        (asking.value, asking.depthTest) = (.object, .present)
        #expect(try ways(nil, "tap Detail") == [])
        #expect(try ways(asking, "tap Detail") == ["swipe-back: → List"])
        #expect(try ways(null, "tap Detail") == ["swipe-back: → List"])
        #expect(try ways(asking).isEmpty)
        #expect(try ways(null) == ["swipe-back: refused: a swipe begins at the root of the stack and never ends"])
    }

    private func hiddenBarAndSwipe() throws {
        let hidden = small(setting: ["Detail": { $0.facts.barHidden = Setting(.always, location: site) }])
        #expect(kinds(hidden, try played(hidden, "tap Detail")).isDisjoint(with: ["back", "swipe-back"]))
        var graph = small().flow.graph
        graph.barWrites = [BarWrite(kind: .viewHidden, value: .yes, moment: .load, owner: "Detail", scope: .screen, location: site)]
        let unseen = Machine(Flow(graph))
        #expect(kinds(unseen, try played(unseen, "tap Detail")).contains("swipe-back"))
    }

    private func moreThanFiveTabs() throws {
        let names = ["A", "B", "C", "D", "E", "SideSplit"]
        let six = testFlow([hop("window", .root, "MainTabs", receiver: .windowRoot), hop("E", .push, "Deep", trigger: Trigger(.row))]
            + names.enumerated().map { hop("MainTabs", .tab, $1, wrapped: $1 == "SideSplit" ? nil : "UINavigationController", position: $0) }
            + [hop("A", .selectTab, nil, receiver: .ownTab, position: 5), hop("SideSplit", .column, "Left", wrapped: "UINavigationController")])
        let machine = Machine(six)
        #expect(try played(machine, "tab D").text == "base: MainTabs > nav > D")
        #expect(try played(machine, "tab E").text == "base: MainTabs > UIMoreNavigationController(UIMoreListController) > E")
        #expect(try played(machine, "tab E", "tap Deep").text == "base: MainTabs > UIMoreNavigationController(UIMoreListController E) > Deep")
        #expect(machine.runs("A selectTab ?", by: "A", in: try played(machine)) == .refused(.isContainer))
        // An iPad shows them all.
        #expect(try played(Machine(six, idiom: .pad), "tab E").text == "base: MainTabs > nav > E")
    }

    private func stackInStack() throws {
        let machine = small([hop("List", .push, "OtherNav"), hop("Detail", .embed, "OtherNav"), hop("OtherNav", .root, "Inner")])
        #expect(machine.runs("List push OtherNav", by: "List", in: try played(machine)) == .refused(.isContainer))
        #expect(try played(machine, "tap Detail").text == "base: nav(List) > Detail > OtherNav > Inner")
        let split = Machine(testFlow([
            hop("window", .root, "MainSplit", receiver: .windowRoot), column("Folders", "primary"),
            hop("Folders", .showDetail, "Letter", wrapped: "UINavigationController", trigger: Trigger(.row)),
        ]))
        #expect(try played(split, "tap Letter").text == "base: MainSplit > nav(Folders) > nav > Letter")
    }

    private func adaptiveShow() throws {
        let machine = small([hop("Detail", .show, "Note"), hop("Detail", .present, "Help", style: .fullScreen, trigger: Trigger(.menu)), hop("Help", .show, "Note")])
        #expect(machine.runs("Detail show Note", by: "Detail", in: try played(machine, "tap Detail"))?.moment?.plane.layers.count == 1)
        #expect(machine.runs("Help show Note", by: "Help", in: try played(machine, "tap Detail", "tap Help"))?.moment?.plane.layers.count == 3)
    }

    private func initialControllerIsStack() throws {
        let machine = small([hop("List", .push, "BoardNav"), hop("BoardNav", .root, "First")])
        #expect(machine.runs("List push BoardNav", by: "List", in: try played(machine)) == .refused(.isContainer))
    }

    private func wrappingHelper() throws {
        let machine = app(root: "UINavigationController(rootViewController: ListViewController())", """
            extension UIViewController {
                func presentInStack(_ controller: UIViewController) { present(UINavigationController(rootViewController: controller), animated: true) }
            }
            final class ListViewController: UIViewController {
                @IBAction func open() { presentInStack(NoteViewController()) }
            }
            final class NoteViewController: UIViewController {}
            """)
        #expect(try played(machine, "tap NoteViewController").text == "base: nav > ListViewController | automatic: nav > NoteViewController")
    }

    private func conditionalStack() throws {
        var own = hop("Form", .root, "Form", wrapped: "NavigationStack")
        own.guarded = .conditional
        let machine = Machine(testFlow([
            hop("window", .root, "Home", wrapped: "NavigationStack", receiver: .windowRoot), own,
            hop("Home", .sheet, "Form", style: .sheet, trigger: Trigger(.bodyButton)),
        ], swiftUI: ["Home", "Form"]))
        let shown = try #require(try effect(machine, "tap Form"))
        #expect(Set(shown.moments.map(\.text)) == ["base: nav > Home | sheet: Form > Form", "base: nav > Home | sheet: Form"])
    }

    private func outOfTheApp() throws {
        let machine = app(root: "UINavigationController(rootViewController: ListViewController())", """
            final class ListViewController: UIViewController {
                @IBAction func open() { navigationController?.pushViewController(NoteViewController(), animated: true) }
                #if DEBUG
                @IBAction func debug() { navigationController?.pushViewController(DebugViewController(), animated: true) }
                #endif
            }
            final class NoteViewController: UIViewController {}
            final class DebugViewController: UIViewController {}
            """)
        #expect(told(machine, try played(machine)) == ["tap ListViewController push NoteViewController: → NoteViewController"])
    }

    private func pointerAndAnchors() throws {
        let mac = small(idiom: .mac)
        #expect(kinds(mac, try played(mac, "tap Detail")).intersection(["back", "swipe-back"]) == ["back"])
        #expect(!kinds(mac, try played(mac, "tap Detail", "tap Edit")).contains("swipe-down"))
        for verb in [Verb.popover, .actionSheet] {
            var bare = hop("List", verb, verb == .popover ? "Note" : "system:UIAlertController", style: .popover)
            bare.anchor = .missing
            let pad = small([bare], idiom: .pad)
            let (edge, home) = (try #require(pad.flow.graph.transitions.firstIndex { $0.verb == verb }), try played(pad))
            #expect(pad.step(edge, from: home.spot(of: ["List"]), in: home) == .refused(.noAnchor))
        }
    }

    private func phoneOnly() throws {
        var bare = hop("List", .popover, "Note", style: .popover, trigger: Trigger(.bodyButton))
        bare.anchor = .missing
        var graph = testFlow([stack, bare]).graph
        graph.app.deviceFamilies = [1]
        let flow = Flow(graph)
        #expect(flow.idioms == [.phone])
        #expect(try played(Machine(flow, idiom: flow.idioms[0]), "tap Note").plane.layers.count == 2)
    }

    private func hostedViews() throws {
        var hosting = hop("List", .push, "Card", trigger: Trigger(.row))
        hosting.hosted = true
        let machine = Machine(testFlow(
            [stack, hosting, hop("Card", .link, "Page", trigger: Trigger(.row)), hop("Card", .dismiss, nil), hop("Page", .dismiss, nil)], swiftUI: ["Card", "Page"]))
        let page = try played(machine, "tap Card", "tap Page")
        #expect(page.text == "base: nav(List Card) > Page")
        #expect(machine.runs("Page dismiss ?", by: "Page", in: page)?.moment?.face == "Card")
        #expect(machine.runs("Card dismiss ?", by: "Card", in: try played(machine, "tap Card"))?.moment?.face == "List")
    }

    private func coordinatorNames() throws {
        let machine = app(root: "UINavigationController(rootViewController: ListViewController())", """
            final class Pager { func pushViewController(_ controller: UIViewController, animated: Bool) {} }
            final class Coordinator {
                let navigationController = Pager()
                func open() { navigationController.pushViewController(NoteViewController(), animated: true) }
            }
            final class ListViewController: UIViewController {
                let coordinator = Coordinator()
                @IBAction func open() { coordinator.open() }
            }
            final class NoteViewController: UIViewController {}
            """)
        #expect(!machine.flow.graph.transitions.contains { $0.verb == .push })
    }

    private func selfDotX() throws {
        let machine = app(root: "UINavigationController(rootViewController: ListViewController())", """
            final class ListViewController: UIViewController {
                let overview = OverviewViewController()
                @IBAction func open() { navigationController?.pushViewController(self.overview, animated: true) }
            }
            final class OverviewViewController: UIViewController {}
            """)
        #expect(try played(machine, "tap OverviewViewController").text == "base: nav(ListViewController) > OverviewViewController")
    }

    private func editingMode() throws {
        let machine = small(setting: ["Detail": { $0.facts.leading = [item(.cancel, .paired)] }])
        #expect(kinds(machine, try played(machine, "tap Detail")).isSuperset(of: ["back", "swipe-back"]))
    }

    private func system26() throws {
        let machine = small(setting: ["Detail": { $0.facts.trailing = [item(.close)] }], sdk: 26)
        let ways = kinds(machine, try played(machine, "tap Detail"))
        // A look is no exit.
        #expect(ways.isSuperset(of: ["back", "swipe-back", "content-swipe"]))
        #expect(!ways.contains("trailing"))
        #expect(try played(machine, "tap Detail", "tap Zoom", "back", "back").text == "base: nav > List")
        let web = small(setting: ["Detail": { $0.facts.web = [WebFact(api: "WebView", gestures: .on, loads: .remote, location: site)] }], sdk: 26)
        #expect(kinds(web, try played(web, "tap Detail", "page")).contains("web-back"))
    }

    private func sharedMembers() throws {
        let machine = app(root: "UINavigationController(rootViewController: ListViewController())", """
            protocol Closing: UIViewController {}
            extension UIViewController {
                @objc func close() { dismiss(animated: true) }
            }
            extension Closing {
                func addClose() {
                    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
                }
            }
            final class ListViewController: UIViewController {
                @IBAction func open() { present(UINavigationController(rootViewController: NoteViewController()), animated: true) }
            }
            final class NoteViewController: UIViewController, Closing {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addClose()
                }
            }
            """)
        let note = try played(machine, "tap NoteViewController")
        #expect(machine.choices(in: note).contains { $0.move.kind != .swipeDown && $0.effect.moment?.text == "base: nav > ListViewController" })
        let opaque = small(setting: ["Edit": { $0.facts.leading = [Control(.other, isOpaque: true, location: site)] }])
        #expect(opaque.isOpen(try played(opaque, "tap Detail", "tap Edit")))
    }

    private func swipedAway() throws {
        var closed = hop("Detail", .pop, nil, receiver: .ownNav, trigger: Trigger(.unknown, function: "presentationControllerDidDismiss(_:)"))
        closed.guarded = .always
        let machine = small([closed, hop("Edit", .dismiss, nil, trigger: Trigger(.leadingItem, look: .close, label: "Close"))])
        let edit = try played(machine, "tap Detail", "tap Edit")
        #expect(try effect(machine, "tap Detail", "tap Edit", "swipe-down")?.moment?.text == "base: nav > List")
        // Closed in code, nobody is told.
        #expect(told(machine, edit).contains("leading Close: → Detail"))
    }

    private func shouldDismissAnswers() throws {
        let asking = small(setting: ["Edit": { $0.facts.dismissGuard = true }])
        #expect(kinds(asking, try played(asking, "tap Detail", "tap Edit")).contains("swipe-down"))
        let refusing = small(setting: ["Edit": { $0.facts.dismissBlocked = Setting(.always, location: site) }])
        #expect(!kinds(refusing, try played(refusing, "tap Detail", "tap Edit")).contains("swipe-down"))
    }

    private func backMenu() throws {
        let machine = small([hop("Zoom", .push, "Deep", trigger: Trigger(.row))])
        let deep = try played(machine, "tap Detail", "tap Zoom", "tap Deep")
        #expect(told(machine, deep).filter { $0.hasPrefix("back-menu") } == ["back-menu Detail: → Detail", "back-menu List: → List"])
        #expect(try played(machine, "tap Detail", "tap Zoom", "tap Deep", "back-menu List").text == "base: nav > List")
        #expect(!kinds(machine, try played(machine, "tap Detail")).contains("back-menu"))
    }

    /// The page before shows, and the screen stays.
    private func goBackMayBeNil() throws {
        let machine = small(setting: ["Detail": { $0.facts.web = [WebFact(api: "WKWebView", gestures: .off, loads: .remote, back: true, location: site)] }])
        let read = try played(machine, "tap Detail", "page")
        #expect(machine.webBack(in: read).moment?.face == "Detail")
        #expect(machine.webBack(in: try played(machine, "tap Detail")) == .nothing(.noHistory))
    }

    private func onceFlags() throws {
        let machine = app(root: "UINavigationController(rootViewController: ListViewController())", """
            final class ListViewController: UIViewController {
                private var wasShown = false
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    guard !wasShown else { return }
                    wasShown = true
                    present(NoteViewController(), animated: true)
                }
            }
            final class NoteViewController: UIViewController {}
            """)
        let runs = machine.choices(in: try played(machine)).filter { $0.move.kind == .runs }
        #expect(runs.map(\.move.isConditional) == [true])
    }
}
