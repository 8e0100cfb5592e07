import Diagnostics
import FlowGraph
import TestSupport
import Testing

private let shop = shopFlow()

/// A route as its moves: `Detail pop List, List push Detail`.
private func moves(_ route: Route) -> [String] {
    route.backs.map { "\($0.kind.rawValue) \($0.leaves) to \($0.landsOn)" }
        + route.hops.filter(\.isMove).map { "\($0.transition.verb.rawValue) \($0.standing.screen)" }
}

private func ways(_ from: RouteStart, _ to: String, _ flow: Flow = shop, limit: Int = 3) -> [[String]] {
    flow.routes(from: from, to: to, limit: limit).routes.map(moves)
}

private func only(_ from: String, _ to: String, _ flow: Flow = shop) throws -> Route {
    try #require(flow.routes(from: .screen(from), to: to, limit: 1).routes.first)
}

private func naive(_ route: Route, _ flow: Flow = shop) -> [String] {
    route.naiveCalls(in: flow).map { call in
        let verdict = call.reachesStart.map { $0 ? "right" : "wrong" } ?? "unknown"
        return "\(call.call.rawValue) \(call.outcome.plane?.top.face ?? "-") \(verdict)"
    }
}

@Suite struct RouteTests {
    @Test func theShortestWayCountsMovesNotContainers() {
        #expect(ways(.screen("List"), "Place") == [["push Detail", "present Edit", "push Place"]])
        #expect(ways(.home, "List") == [[]])
        #expect(ways(.home, "Zoom") == [["push Detail", "push Zoom"]])
        #expect(ways(.home, "Cart") == [["tab Cart"]])
    }

    @Test func otherTabsNeedNoWayBack() {
        #expect(ways(.screen("Zoom"), "Cart") == [["tab Cart"]])
        #expect(ways(.screen("Cart"), "Zoom") == [["tab List", "push Detail", "push Zoom"]])
    }

    @Test func whatStandsBehindIsReachedByGoingBack() {
        #expect(ways(.screen("Zoom"), "List") == [["pop Zoom to Detail", "pop Detail to List"]])
        #expect(ways(.screen("Zoom"), "Edit") == [["pop Zoom to Detail", "present Edit"]])
        // The pops inside a layer need not be made before it is dismissed.
        #expect(ways(.screen("Place"), "Zoom") == [["dismiss Place to Detail", "push Zoom"]])
        #expect(ways(.screen("Place"), "Cart") == [["dismiss Place to Detail", "tab Cart"]])
    }

    @Test func goingBackNamesTheWaysOut() throws {
        let route = try only("Place", "Zoom")
        #expect(route.backs.map { $0.exits.map(\.means) } == [[.swipeDown]])
    }

    @Test func equallyShortWaysAreAllTold() {
        let flow = shopFlow([hop("List", .push, "Help"), hop("Help", .push, "Zoom")])
        #expect(ways(.screen("List"), "Zoom", flow) == [["push Detail", "push Zoom"], ["push Help", "push Zoom"]])
        #expect(ways(.screen("List"), "Zoom", flow, limit: 1) == [["push Detail", "push Zoom"]])
    }

    @Test func aLongerWayIsToldWhenItEndsInAnotherKindOfPlace() {
        let flow = shopFlow([hop("Place", .present, "Cart", style: .fullScreen), hop("Place", .push, "Zoom")])
        #expect(ways(.screen("List"), "Cart", flow) == [["tab Cart"], ["push Detail", "present Edit", "push Place", "present Cart"]])
        #expect(ways(.screen("List"), "Zoom", flow) == [["push Detail", "push Zoom"], ["push Detail", "present Edit", "push Place", "push Zoom"]])
    }

    @Test func twoControlsThatShowTheSameAreOneWay() {
        let flow = shopFlow([hop("List", .push, "Detail", trigger: Trigger(.unknown))])
        let routes = flow.routes(from: .screen("List"), to: "Detail").routes
        #expect(routes.map(moves) == [["push Detail"]])
        // The one whose control is known is told.
        #expect(routes.first?.hops.last?.transition.trigger.kind == .row)
    }

    @Test func tabsThatAllBearTheFirstIndexAreChosen() {
        let flow = testFlow([mainWindow, tab("List", 0), tab("Cart", 0), hop("Cart", .push, "Pay")])
        #expect(ways(.home, "Pay", flow) == [["tab Cart", "push Pay"]])
    }

    @Test func waysBeginInCodeAndEntriesToo() {
        var opened = hop("flow:Router", .present, "Place", wrapped: "UINavigationController", style: .automatic)
        opened.entry = "url"
        let flow = shopFlow([opened, hop("flow:Router", .present, "Note", style: .automatic)])
        #expect(ways(.entry("url"), "Place", flow) == [["present Place"]])
        #expect(ways(.code("flow:Router"), "Note", flow) == [["present Note"]])
        #expect(flow.routes(from: .code("flow:Router"), to: "Note").routes.map(\.wayBack) == [.lost(.noStart)])
        // A link is no way that a user takes from a screen.
        #expect(ways(.screen("List"), "Place", flow) == [["push Detail", "present Edit", "push Place"]])
        #expect(ways(.screen("List"), "Note", flow).isEmpty)
    }

    @Test func codeThatActsOnTheStackIsAWay() {
        let flow = shopFlow([hop("flow:Router", .push, "Note", receiver: .otherNav, on: "List")])
        let route = flow.routes(from: .screen("List"), to: "Note").routes.first
        #expect(route.map(moves) == ["push Note"])
        #expect(route?.hops.last?.isFromOutside == true)
    }

    @Test func possibleEdgesAreNoWay() {
        let flow = shopFlow([hop("Zoom", .push, "Note", certainty: .possible)])
        let answer = flow.routes(from: .screen("List"), to: "Note")
        #expect(answer.routes.isEmpty)
        #expect(answer.reachable.contains("Zoom"))
        #expect(!answer.isCut)
    }

    @Test func aPushWithoutAStackIsNoWay() {
        let flow = testFlow([hop("window", .root, "Home", receiver: .windowRoot), hop("Home", .push, "Detail")])
        #expect(ways(.screen("Home"), "Detail", flow).isEmpty)
    }

    @Test func circlesEnd() {
        let flow = shopFlow([hop("Zoom", .push, "List"), hop("Strip", .embed, "Detail"), hop("Edit", .embed, "Edit")])
        // From the list over the zoom one goes back, from the first one forward.
        #expect(ways(.screen("List"), "Zoom", flow) == [["pop List to Zoom"], ["push Detail", "push Zoom"]])
        #expect(ways(.screen("Zoom"), "Gone", flow).isEmpty)
    }

    @Test func theBoundIsTold() {
        let answer = shop.routes(from: .screen("List"), to: "Place", limit: 3, stateLimit: 4)
        #expect(answer.isCut)
        #expect(answer.routes.isEmpty)
    }

    @Test func theOrderOfTheGraphDoesNotMatter() {
        let extra = [hop("List", .push, "Help"), hop("Help", .push, "Zoom"), hop("List", .push, "About"), hop("About", .push, "Zoom")]
        #expect(ways(.screen("List"), "Zoom", shopFlow(extra)) == ways(.screen("List"), "Zoom", shopFlow(extra.reversed())))
    }
}

@Suite struct WayBackTests {
    @Test func pops() throws {
        let one = try only("Detail", "Zoom")
        #expect(one.wayBack == .steps([.pop(levels: 1, to: "Detail")]))
        #expect(naive(one) == ["popViewController Detail right", "popToRootViewController List wrong", "popToViewController Detail right", "dismiss - wrong"])
        #expect(one.exitsToStart(in: shop).map(\.means) == [.backButton, .edgeSwipe])
        let two = try only("List", "Zoom")
        #expect(two.wayBack == .steps([.pop(levels: 2, to: "List")]))
        #expect(naive(two) == ["popViewController Detail wrong", "popToRootViewController List right", "popToViewController List right", "dismiss - wrong"])
        #expect(two.exitsToStart(in: shop).isEmpty)
    }

    /// What the search of one's own stack cannot find (seed 000): the start stands under the layer.
    @Test func layers() throws {
        let one = try only("Detail", "Place")
        #expect(one.wayBack == .steps([.dismiss(layers: 1, presenter: "Detail")]))
        #expect(naive(one) == ["popViewController Edit wrong", "popToRootViewController Edit wrong", "popToViewController - wrong", "dismiss Detail right"])
        let deeper = try only("List", "Place")
        #expect(deeper.wayBack == .steps([.dismiss(layers: 1, presenter: "Detail"), .pop(levels: 1, to: "List")]))
        #expect(naive(deeper).last == "dismiss Detail wrong")
    }

    /// The right presenter takes all layers at once.
    @Test func severalLayers() throws {
        let flow = shopFlow([hop("Place", .present, "Map", wrapped: "UINavigationController", style: .fullScreen)])
        let route = try only("Detail", "Map", flow)
        #expect(route.wayBack == .steps([.dismiss(layers: 2, presenter: "Detail")]))
        #expect(naive(route, flow).last == "dismiss Place wrong")
    }

    @Test func tabs() throws {
        let route = try only("Zoom", "Cart")
        #expect(route.wayBack == .steps([.selectTab(0, of: "MainTabs")]))
        #expect(naive(route).allSatisfy { $0.hasSuffix("wrong") })
        let alike = testFlow([mainWindow, tab("List", 0), tab("Cart", 0)])
        #expect(try only("List", "Cart", alike).wayBack == .steps([.selectTab(nil, of: "MainTabs")]))
    }

    @Test func columns() throws {
        let flow = testFlow([
            hop("window", .root, "MainSplit", receiver: .windowRoot), column("List", "primary"), hop("List", .showDetail, "Detail", wrapped: "UINavigationController"),
        ])
        #expect(try only("List", "Detail", flow).wayBack == .steps([.column(of: "MainSplit")]))
    }

    @Test func aContainerPresentsOverWhatShowsInIt() throws {
        let flow = shopFlow([hop("MainTabs", .present, "Player", style: .fullScreen)])
        let route = try only("Zoom", "Player", flow)
        #expect(moves(route) == ["present Player"])
        #expect(route.after.layers.map(\.face) == ["Zoom", "Player"])
        #expect(route.wayBack == .steps([.dismiss(layers: 1, presenter: "MainTabs")]))
        #expect(naive(route, flow).last == "dismiss Zoom right")
    }

    @Test func whatWasLeftOrReplacedIsLost() throws {
        #expect(try only("Zoom", "Edit").wayBack == .lost(.leftBefore))
        let flow = shopFlow([hop("Zoom", .root, "Home", receiver: .windowRoot), hop("Zoom", .setStack, "Fresh", position: 0)])
        #expect(try only("Zoom", "Home", flow).wayBack == .lost(.replaced))
        #expect(try only("Zoom", "Fresh", flow).wayBack == .lost(.replaced))
    }

    /// A split does not say what shows in it at the start.
    @Test func aStartThatSaysNothingOfItsContentHasNoKnownWayBack() throws {
        let flow = testFlow([
            hop("window", .root, "MainSplit", receiver: .windowRoot), column("List", "primary"), hop("List", .push, "Detail"),
            hop("MainSplit", .present, "Help", style: .fullScreen),
        ])
        #expect(flow.routes(from: .home, to: "Detail").routes.map(\.wayBack) == [.lost(.unknown)])
        let over = try #require(flow.routes(from: .home, to: "Help").routes.first)
        #expect(over.wayBack == .steps([.dismiss(layers: 1, presenter: "MainSplit")]))
        #expect(naive(over, flow).last == "dismiss MainSplit right")
    }

    @Test func embeddedChildrenStillShowTheirHost() throws {
        #expect(try only("Detail", "Strip").wayBack == .steps([]))
    }

    @Test func unwindsLeadThereAtOnce() throws {
        let flow = shopFlow([hop("Place", .unwind, "List", trigger: Trigger(.trailingItem, label: "Done"))])
        #expect(try only("List", "Place", flow).exitsToStart(in: flow).map(\.label) == ["Done"])
    }

    @Test func swiftUIHasItsOwnCalls() throws {
        let flow = testFlow([
            hop("window", .root, "Feed", receiver: .windowRoot), hop("Feed", .root, "Feed"), hop("Feed", .link, "Article"),
            hop("Article", .sheet, "Note", wrapped: "NavigationStack"), hop("Note", .link, "Colour"),
        ], swiftUI: ["Feed", "Article", "Note", "Colour"])
        #expect(naive(try only("Article", "Colour", flow), flow) == [
            "environmentDismiss Note wrong", "pathRemoveLast Note wrong", "pathRemoveAll Note wrong",
        ])
        #expect(naive(try only("Article", "Note", flow), flow).first == "environmentDismiss Article right")
    }
}
