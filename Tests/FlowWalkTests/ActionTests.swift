import Diagnostics
import FlowGraph
import FlowWalk
import TestSupport
import Testing

extension Move.Kind: CustomTestStringConvertible {
    public var testDescription: String { rawValue }
}

/// A shop in two tabs: list, detail, zoom; over the detail a sheet, over the list a popover; a link into the second tab.
private func shop(sdk: Int = 26) -> Machine {
    var link = hop("flow:App", .push, "Offer", receiver: .otherNav, on: "Cart")
    link.entry = "url"
    var select = hop("flow:App", .selectTab, nil, receiver: .otherNav, on: "MainTabs", position: 1)
    (select.entry, select.location) = ("url", Span(path: "App.swift", line: 0, column: 1))
    var later = hop("Zoom", .present, "Rate", style: .automatic, trigger: Trigger(.async))
    later.guarded = .conditional
    func exit(_ kind: Trigger.Kind, _ screen: String, _ verb: Verb, _ label: String) -> Transition {
        hop(screen, verb, nil, receiver: verb == .pop ? .ownNav : .itself, trigger: Trigger(kind, look: .close, label: label))
    }
    var graph = testFlow([
        mainWindow, tab("List", 0), tab("Cart", 1), hop("List", .push, "Detail", trigger: Trigger(.row)), hop("Detail", .push, "Zoom", trigger: Trigger(.bodyButton)),
        hop("Zoom", .push, "Deep", trigger: Trigger(.bodyButton)),
        hop("Detail", .present, "Edit", wrapped: "UINavigationController", style: .automatic, trigger: Trigger(.bodyButton)),
        hop("List", .present, "Legend", style: .popover, trigger: Trigger(.bodyButton)),
        exit(.leadingItem, "Edit", .dismiss, "Close"), exit(.trailingItem, "Edit", .dismiss, "Done"), exit(.bodyButton, "Zoom", .pop, "Up"),
        exit(.row, "Edit", .dismiss, "Row"), exit(.gesture, "Zoom", .pop, "Pinch"), exit(.menu, "Zoom", .pop, "Leave"), exit(.async, "Edit", .dismiss, "Saved"),
        link, select, later,
    ], setting: ["Detail": { $0.facts.web = [WebFact(api: "WKWebView", gestures: .on, loads: .remote, location: site)] }]).graph
    graph.entries = [Entry(id: "url", kind: .url, handler: "App.open", location: site)]
    return Machine(Flow(graph.sorted()), sdk: sdk)
}

/// Every kind of move there is; one without a test does not compile.
@Suite struct ActionTests {
    @Test(arguments: Move.Kind.allCases) func does(_ kind: Move.Kind) throws {
        let machine = shop()
        func after(_ lines: String...) throws -> String? { try effect(machine, lines.joined(separator: "\n"))?.moments.first?.text }
        let (list, detail) = ("base: MainTabs > nav > List", "base: MainTabs > nav(List) > Detail")
        switch kind {
        case .launch: #expect(try played(machine, "launch MainTabs").text == list)
        case .link: #expect(try after("link url") == "base: MainTabs > nav(Cart) > Offer")
        case .shown: try aPlaceThatNothingLeadsTo()
        case .tap: #expect(try after("tap Detail") == detail)
        case .runs: #expect(try after("tap Detail", "tap Zoom", "run Rate")?.hasSuffix("| automatic: Rate") == true)
        case .back: #expect(try after("tap Detail", "back") == list)
        case .backMenu: #expect(try after("tap Detail", "tap Zoom", "back-menu List") == list)
        case .swipeBack: #expect(try after("tap Detail", "swipe-back") == list)
        case .contentSwipe:
            #expect(try after("tap Detail", "content-swipe") == list)
            #expect(!told(shop(sdk: 18), try played(shop(sdk: 18), "tap Detail")).contains { $0.hasPrefix("content-swipe") })
        // The stack beneath is as it was.
        case .swipeDown: #expect(try effect(machine, "tap Detail", "tap Edit", "swipe-down")?.moment == played(machine, "tap Detail"))
        case .tapOutside: #expect(try effect(machine, "tap Legend", "tap-outside")?.moment == played(machine))
        case .leading: #expect(try after("tap Detail", "tap Edit", "leading Close") == detail)
        case .trailing: #expect(try after("tap Detail", "tap Edit", "trailing Done") == detail)
        case .button: #expect(try after("tap Detail", "tap Zoom", "button Up") == detail)
        case .row: #expect(try after("tap Detail", "tap Edit", "row Row") == detail)
        case .gesture: #expect(try after("tap Detail", "tap Zoom", "gesture Pinch") == detail)
        case .menu: #expect(try after("tap Detail", "tap Zoom", "menu Leave") == detail)
        case .code: #expect(try after("tap Detail", "tap Edit", "code") == detail)
        case .tab: #expect(try after("tap Detail", "tab Cart") == "base: MainTabs > nav > Cart")
        case .turn: try anotherColumn()
        case .page: #expect(try effect(machine, "tap Detail", "page")?.moment?.hasHistory == true)
        case .webBack: #expect(try effect(machine, "tap Detail", "page", "web-back")?.moment == played(machine, "tap Detail"))
        }
    }

    private func aPlaceThatNothingLeadsTo() throws {
        // Who taps what is not known, but that it is pushed on the list is.
        let machine = Machine(testFlow([
            mainWindow, tab("List", 0), hop("List", .push, "Lost", trigger: Trigger(.callback)), hop("Lost", .push, "Further", trigger: Trigger(.row)),
        ]))
        #expect(machine.walk(WalkBounds()).faces == ["List"])
        let walk = machine.walkWithLinks(WalkBounds())
        #expect(walk.elsewhere == ["Lost"])
        #expect(walk.faces == ["List", "Lost", "Further"])
        let place = try #require(walk.first(showing: "Further"))
        #expect(walk.way(to: place).map { machine.line(for: $0.move) } == ["shown Lost", "tap Lost push Further"])
    }

    private func anotherColumn() throws {
        let machine = Machine(testFlow([hop("window", .root, "MainSplit", receiver: .windowRoot), column("Folders", "primary"), column("Letter", "secondary")]), idiom: .pad)
        #expect(try effect(machine, "turn Letter")?.moment?.face == "Letter")
    }

    @Test func aLinkComesToARunningAppOrStartsIt() throws {
        let machine = shop()
        let link = try #require(machine.links.first)
        guard case .shows(let cold) = machine.launch(by: link) else { throw Missing() }
        #expect(cold.text == "base: MainTabs > nav(Cart) > Offer")
        guard case .hidden(let warm, let cover) = machine.arrive(link, in: try played(machine, "tap Detail", "tap Edit")) else { throw Missing() }
        #expect(cover == "Edit")
        #expect(warm.plane.layers.count == 2)
        // What the launch does not look for is lost.
        var graph = machine.flow.graph
        graph.entries = [
            Entry(id: "url", kind: .url, handler: "SceneDelegate.scene(_:openURLContexts:)", location: site),
            Entry(id: "launch", kind: .launch, handler: "SceneDelegate.scene(_:willConnectTo:options:)", location: site),
        ]
        let deaf = Machine(Flow(graph))
        #expect(deaf.launch(by: try #require(deaf.links.first)) == .lost(.notDelivered))
        graph.entries[1].reads = ["urlContexts"]
        let listening = Machine(Flow(graph))
        guard case .shows = listening.launch(by: try #require(listening.links.first)) else { throw Missing() }
    }

    private struct Missing: Error {}

    @Test func tabsAreTurnedFromTheirRootsOnly() throws {
        let machine = shop()
        let walk = machine.walk(WalkBounds())
        for (index, steps) in walk.steps.enumerated() where steps.contains(where: { $0.move.kind == .tab }) {
            #expect((walk.moments[index].plane.top.array?.count ?? 0) < 2)
        }
        // Nothing is missed by it that the tabs show.
        #expect(walk.faces == ["List", "Cart", "Detail", "Zoom", "Deep", "Edit", "Legend", "Rate"])
    }

    @Test func theSameScreenIsMetInAFewContextsOnly() {
        let ways = (0..<10).flatMap { [hop("Home", .push, "S\($0)", trigger: Trigger(.row)), hop("S\($0)", .show, "Last", trigger: Trigger(.row))] }
        let machine = Machine(testFlow([hop("window", .root, "Home", wrapped: "UINavigationController", receiver: .windowRoot)] + ways
            + [hop("Last", .push, "End", trigger: Trigger(.row))]))
        let walk = machine.walk(WalkBounds(contexts: 2))
        #expect(walk.hits[.contexts] != nil)
        #expect(walk.moments.count { $0.face == "End" } == 2)
        // No more is kept than is walked on from.
        #expect(walk.isWalked.allSatisfy { $0 })
        #expect(machine.walk(WalkBounds(contexts: 20)).isWhole)
    }
}
