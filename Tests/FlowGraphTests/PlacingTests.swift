import Diagnostics
import FlowGraph
import Testing

private let here = Span(path: "App.swift", line: 1, column: 1)

/// A graph of screens named in transitions written as `from verb to`; containers by their ids: `…Nav`, `…Tabs`, `…Split`.
private func flow(_ transitions: [Transition], open: [String] = [], inheriting: [String: [String]] = [:]) -> Flow {
    var graph = FlowGraph()
    let ids = Set(transitions.flatMap { [$0.from, $0.to].compactMap { $0 } }.filter { $0 != "window" && !$0.contains(":") })
    graph.screens = ids.union(inheriting.keys).map { id in
        let kind: ScreenKind = id.hasSuffix("Nav") ? .nav : id.hasSuffix("Tabs") ? .tab : id.hasSuffix("Split") ? .split : .screen
        return Screen(
            id: id, name: id, kind: kind, technology: .uikit, location: here, inherits: inheriting[id] ?? [],
            openReasons: open.contains(id) ? ["made elsewhere"] : [])
    }
    graph.transitions = transitions
    return Flow(graph.sorted())
}

private func edge(
    _ from: String, _ verb: Verb, _ to: String, wrapped: String? = nil, enclosed: String? = nil, style: PresentationStyle? = nil,
    receiver: Receiver = .itself, on: String? = nil, position: Int? = nil, certainty: Certainty = .certain, entry: String? = nil
) -> Transition {
    Transition(
        verb: verb, from: from, to: to, wrapped: wrapped, enclosed: enclosed, style: style, receiver: receiver, on: on,
        position: position, certainty: certainty, entry: entry, location: here)
}

private let window = edge("window", .root, "MainTabs", receiver: .windowRoot)
private let list = edge("MainTabs", .tab, "List", wrapped: "UINavigationController", position: 0)

/// What can be said of a standing, in one line.
private func text(_ standing: Standing) -> String {
    let placement = standing.placement
    var words: [String] = []
    switch placement.layer {
    case .base: words.append("base")
    case .modal(let style, let blocked): words.append("modal \(style.rawValue)" + (blocked ? " blocked" : ""))
    case .unknown: words.append("somewhere")
    }
    words += placement.frames.map { $0.kind.rawValue }
    words.append(placement.isPushed ? "pushed" : placement.atRoot == true ? "root" : placement.inStack == false ? "bare" : "unknown")
    if !standing.below.isEmpty { words.append("over " + standing.below.sorted().joined(separator: "+")) }
    if !standing.beneath.isEmpty { words.append("above " + standing.beneath.sorted().joined(separator: "+")) }
    return words.joined(separator: " ")
}

private func places(_ id: String, in flow: Flow) -> [String] { flow.standings(of: id).map(text) }

struct PlacingTests {
    @Test func stacksGrowSideways() {
        let flow = flow([window, list, edge("List", .push, "Detail"), edge("Detail", .push, "Zoom")])
        #expect(places("List", in: flow) == ["base tab nav root"])
        #expect(places("Detail", in: flow) == ["base tab nav pushed over List"])
        #expect(places("Zoom", in: flow) == ["base tab nav pushed over Detail+List"])
    }

    @Test func presentationsGrowUpwardsAndBeginWithoutAStack() {
        let flow = flow([
            window, list, edge("List", .push, "Detail"), edge("Detail", .present, "Edit", style: .fullScreen),
            edge("Detail", .present, "Share", wrapped: "UINavigationController", style: .automatic),
        ])
        #expect(places("Edit", in: flow) == ["modal fullScreen bare above Detail+List"])
        #expect(places("Share", in: flow) == ["modal automatic nav root above Detail+List"])
    }

    @Test func aPushWithoutAStackGoesNowhere() {
        let flow = flow([edge("window", .root, "Home", receiver: .windowRoot), edge("Home", .push, "Detail")])
        #expect(places("Home", in: flow) == ["base bare"])
        #expect(places("Detail", in: flow) == [])
    }

    /// Corner case 12: one line, two meanings.
    @Test func showPushesInAStackAndPresentsWithoutOne() {
        let flow = flow([
            window, list, edge("window", .root, "Home", receiver: .windowRoot), edge("List", .push, "Detail"),
            edge("Detail", .show, "Note"), edge("Home", .show, "Note"),
        ])
        #expect(places("Note", in: flow).sorted() == ["base tab nav pushed over Detail+List", "modal automatic bare above Home"])
    }

    @Test func showOfANavigationControllerPresents() {
        let flow = flow([window, list, edge("List", .show, "EditNav"), edge("EditNav", .root, "Edit")])
        #expect(places("EditNav", in: flow) == ["modal automatic bare above List"])
        #expect(places("Edit", in: flow) == ["modal automatic nav root above List"])
    }

    @Test func detailsFillTheColumnOfASplit() {
        let flow = flow([
            edge("window", .root, "MainSplit", receiver: .windowRoot),
            edge("MainSplit", .column, "List", wrapped: "UINavigationController"), edge("List", .showDetail, "Detail"),
            edge("List", .showDetail, "Map", wrapped: "UINavigationController"),
        ])
        #expect(places("Detail", in: flow) == ["base split bare"])
        #expect(places("Map", in: flow) == ["base split nav root"])
    }

    @Test func aStackSetWithItsParentsHasThemBelow() {
        let flow = flow([
            window, list, edge("List", .setStack, "List", receiver: .ownNav, position: 0),
            edge("List", .setStack, "Detail", receiver: .ownNav, position: 1),
        ])
        #expect(places("Detail", in: flow) == ["base tab nav pushed over List"])
    }

    @Test func actingOnAnotherScreensStack() {
        let flow = flow([window, list, edge("flow:Router", .push, "Detail", receiver: .otherNav, on: "List")])
        #expect(places("Detail", in: flow) == ["base tab nav pushed over List"])
        #expect(flow.standings(of: "Detail").map(\.belowIsKnown) == [false])
    }

    /// A class has one node, and many instances.
    @Test func codeActsOnTheInstanceItShows() {
        let chooser = edge("List", .push, "Chooser")
        let own = edge("flow:Filter", .present, "Chooser", style: .automatic)
        let picker = edge("flow:Filter", .present, "Picker", style: .fullScreen, on: "Chooser")
        #expect(places("Picker", in: flow([window, list, chooser, own, picker])) == ["modal fullScreen bare above Chooser"])
        // Who shows none itself means any.
        #expect(places("Picker", in: flow([window, list, chooser, picker])) == ["modal fullScreen bare above Chooser+List"])
    }

    @Test func aStackThatIsOneOfManyIsNotKnown() {
        let push = edge("flow:Coordinator", .push, "Form", receiver: .otherNav, on: "AppNav")
        let one = edge("List", .present, "AppNav", style: .fullScreen)
        let other = edge("List", .present, "Edit", wrapped: "AppNav", style: .automatic)
        let third = edge("Edit", .present, "Help", wrapped: "AppNav", style: .automatic)
        #expect(places("Form", in: flow([window, list, one, push])) == ["modal fullScreen nav pushed over AppNav above List"])
        let many = flow([window, list, one, other, third, push])
        #expect(places("Form", in: many) == ["somewhere nav pushed"])
        #expect(many.landings(of: push).map(text) == ["somewhere nav pushed"])
        let own = edge("List", .push, "Form", receiver: .otherNav, on: "AppNav")
        #expect(places("Form", in: flow([window, list, one, other, third, own])) == ["modal fullScreen nav pushed over AppNav above List"])
    }

    @Test func navigationControllersAnswerShowThemselves() {
        let home = edge("window", .root, "Home", receiver: .windowRoot)
        #expect(places("Note", in: flow([home, edge("Home", .show, "Note", receiver: .ownNav)])) == [])
        #expect(places("Note", in: flow([edge("flow:Coordinator", .show, "Note", receiver: .otherNav)])) == ["somewhere nav pushed"])
        #expect(places("Note", in: flow([edge("flow:Coordinator", .show, "Note")])) == ["somewhere unknown"])
    }

    @Test func aViewWithAStackOfItsOwnPushesInside() {
        let home = edge("window", .root, "Menu", wrapped: "UINavigationController", receiver: .windowRoot)
        let item = edge("Menu", .destination, "Item")
        #expect(places("Item", in: flow([home, item])) == ["base nav pushed over Menu"])
        #expect(places("Item", in: flow([home, edge("Menu", .root, "Menu", wrapped: "NavigationStack"), item])) == ["base nav nav pushed over Menu"])
        var sometimes = edge("Menu", .root, "Menu", wrapped: "NavigationStack")
        sometimes.guarded = .conditional
        #expect(places("Item", in: flow([home, sometimes, item])) == ["base nav pushed over Menu", "base nav nav pushed over Menu"])
    }

    /// A container from outside the sources may bring a stack or not.
    @Test func anUnknownContainerLeavesTheStackOpen() {
        let flow = flow([window, list, edge("List", .present, "Edit", enclosed: "Drawer", style: .automatic)])
        #expect(flow.standings(of: "Edit").map(\.placement.inStack) == [nil])
        #expect(flow.some("Edit") { $0.placement.inStack == false } == nil)
    }

    /// What nothing is known to show still tells where it leads.
    @Test func unplacedScreensLeadOn() {
        let flow = flow([edge("Lost", .push, "Detail"), edge("Lost", .present, "Edit", style: .automatic), edge("Lost", .show, "Note")])
        #expect(places("Lost", in: flow) == [])
        #expect(places("Detail", in: flow) == ["somewhere nav pushed over Lost"])
        #expect(places("Edit", in: flow) == ["modal automatic bare above Lost"])
        #expect(places("Note", in: flow) == ["somewhere unknown over Lost"])
    }

    /// The order of names does not decide where ways begin.
    @Test func aScreenThatAnotherShowsIsNotAssumedAnywhere() {
        let flow = flow([edge("Zone", .present, "Area", wrapped: "UINavigationController", style: .automatic), edge("Area", .push, "Detail")])
        #expect(places("Detail", in: flow) == ["modal automatic nav pushed over Area above Zone"])
        #expect(places("Detail", in: self.circle()) == ["somewhere nav pushed over Area+Zone"])
    }

    private func circle() -> Flow { flow([edge("Zone", .push, "Area"), edge("Area", .push, "Zone"), edge("Area", .push, "Detail")]) }

    @Test func subclassesRunTheCodeOfTheirSuperclass() {
        let flow = flow([window, edge("MainTabs", .tab, "Recent", wrapped: "UINavigationController"), edge("Base", .push, "Detail")], inheriting: ["Recent": ["Base"]])
        #expect(places("Detail", in: flow) == ["base tab nav pushed over Recent"])
        #expect(places("Base", in: flow) == ["base tab nav root"])
    }

    @Test func recursionEnds() {
        let flow = flow([window, list, edge("List", .push, "List"), edge("List", .present, "List", wrapped: "UINavigationController", style: .automatic)])
        #expect(places("List", in: flow).sorted() == [
            "base tab nav pushed over List", "base tab nav root", "modal automatic nav pushed over List above List",
            "modal automatic nav root above List",
        ])
    }

    @Test func endlesslyNestedContainersAreCutAndSaidToBe() {
        let flow = flow([edge("window", .root, "AppTabs", receiver: .windowRoot), edge("AppTabs", .tab, "MoreTabs"), edge("MoreTabs", .tab, "AppTabs")])
        #expect(!flow.isClosed("AppTabs") || !flow.isClosed("MoreTabs"))
        #expect(flow.standings(of: "AppTabs").allSatisfy { $0.placement.frames.count <= 8 })
    }

    @Test func certaintyIsThatOfTheBestWay() {
        let flow = flow([window, list, edge("List", .push, "Detail", certainty: .likely), edge("Detail", .push, "Zoom")])
        #expect(flow.standings(of: "Zoom").map(\.certainty) == [.likely])
        let possible = self.possible
        #expect(possible.standings(of: "Detail").isEmpty)
    }

    private var possible: Flow { flow([window, list, edge("List", .push, "Detail", certainty: .possible)]) }
}

struct QuestionTests {
    @Test func onlyNeedsEveryConstruction() {
        let transitions = [window, list, edge("List", .present, "Edit", style: .automatic)]
        #expect(flow(transitions).only("Edit") { $0.placement.isModal == true } != nil)
        #expect(flow(transitions, open: ["Edit"]).only("Edit") { $0.placement.isModal == true } == nil)
        // What fills a screen stands wherever that does.
        let hosted = transitions + [edge("Edit", .embed, "Form")]
        #expect(flow(hosted).only("Form") { $0.placement.isModal == true } != nil)
        #expect(flow(hosted, open: ["Edit"]).only("Form") { $0.placement.isModal == true } == nil)
        let twice = transitions + [edge("List", .push, "Edit")]
        #expect(flow(twice).only("Edit") { $0.placement.isModal == true } == nil)
        #expect(flow(twice).some("Edit") { $0.placement.isModal == true } != nil)
    }

    @Test func onlyNeedsAPlace() {
        #expect(flow([edge("Lost", .push, "Detail")]).only("Lost") { _ in true } == nil)
    }

    @Test func witnessesTellTheWay() {
        let flow = flow([
            window, list, edge("List", .present, "Edit", wrapped: "UINavigationController", style: .automatic), edge("Edit", .push, "Place"),
        ])
        let place = flow.standings(of: "Place")[0]
        #expect(flow.witness(place) == "window → MainTabs[0] → nav → List ⇒ modal → nav → Edit → Place")
        #expect(flow.path(to: place).map(\.message) == [
            "“MainTabs” becomes the window’s root", "“List” inside UINavigationController is a tab of “MainTabs”",
            "“List” presents “Edit” inside UINavigationController", "“Edit” pushes “Place”",
        ])
    }

    /// Table 2.8: what an exit does, by placement.
    @Test(arguments: [
        ("Home", Exit(.pop, on: .ownNav), ExitEffect.nothing), ("Home", Exit(.dismiss), .nothing),
        ("List", Exit(.pop, on: .ownNav), .nothing), ("Detail", Exit(.pop, on: .ownNav), .parent), ("Detail", Exit(.dismiss), .nothing),
        ("Detail", Exit(.popToRoot, on: .ownNav), .further(nil)), ("Edit", Exit(.pop, on: .ownNav), .nothing),
        ("Edit", Exit(.dismiss), .closesLayer), ("Place", Exit(.pop, on: .ownNav), .parent), ("Place", Exit(.dismiss), .closesLayer),
        ("Place", Exit(.dismiss, on: .presenting), .closesLayer), ("Place", Exit(.unwind, to: "List"), .further("List")),
        ("Detail", Exit(.pop, on: .otherNav), .unknown), ("Edit", Exit(.dismiss, on: .presented), .unknown),
    ])
    func whatExitsDo(screen: String, exit: Exit, effect: ExitEffect) {
        let flow = flow([
            window, list, edge("window", .root, "Home", receiver: .windowRoot), edge("List", .push, "Detail"),
            edge("List", .present, "Edit", wrapped: "UINavigationController", style: .automatic), edge("Edit", .push, "Place"),
        ])
        #expect(flow.effect(of: exit, at: flow.standings(of: screen)[0]) == effect)
    }

    /// Table 2.7: which layers a gesture closes.
    @Test(arguments: [
        (PresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true), (.sheet, true), (.fullScreen, false), (.overFullScreen, false),
        (.cover, false), (.popover, nil), (.custom, nil),
    ] as [(PresentationStyle, Bool?)])
    func whatAGestureCloses(style: PresentationStyle, closes: Bool?) {
        let flow = flow([window, list, edge("List", .present, "Edit", style: style)])
        #expect(flow.isGestureClosable(flow.standings(of: "Edit")[0]) == closes)
        #expect(flow.isGestureClosable(flow.standings(of: "List")[0]) == nil)
    }

    /// Table 2.6: what switches the edge swipe off, and what brings it back.
    @Test func theEdgeSwipe() {
        let flow = flow([window, list, edge("List", .push, "Detail")])
        let pushed = flow.standings(of: "Detail")[0]
        var detail = Screen(id: "Detail", name: "Detail", technology: .uikit, location: here)
        #expect(flow.backSwipe(of: detail, at: pushed) == .works)
        detail.facts.leading = [Control(.back, location: here)]
        #expect(flow.backSwipe(of: detail, at: pushed) == .off(.leadingItem))
        detail.facts.supplementsBack = true
        #expect(flow.backSwipe(of: detail, at: pushed) == .works)
        detail.facts.backHidden = Setting(.conditional, location: here)
        #expect(flow.backSwipe(of: detail, at: pushed) == .works)
        detail.facts.backHidden = Setting(.always, location: here)
        #expect(flow.backSwipe(of: detail, at: pushed) == .off(.backHidden))
    }
}
