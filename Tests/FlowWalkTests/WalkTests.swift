import Diagnostics
import FlowGraph
import FlowWalk
import TestSupport
import Testing

/// An app of many screens: ten tabs, in each a tree of pushes, every seventh screen with a sheet and a page in it, and some ways across.
func wideFlow(_ count: Int) -> Flow {
    var hops = [hop("window", .root, "MainTabs", receiver: .windowRoot)]
    for index in 0..<10 { hops.append(tab("S\(index)", index)) }
    for index in 10..<count {
        let parent = index < 40 ? index % 10 : index / 4
        let trigger = Trigger(index.isMultiple(of: 3) ? .row : .bodyButton, label: "B\(index)")
        if index.isMultiple(of: 7) {
            hops.append(hop("S\(parent)", .present, "S\(index)", wrapped: "UINavigationController", style: .automatic, trigger: trigger))
        } else {
            hops.append(hop("S\(parent)", .push, "S\(index)", trigger: trigger))
        }
        if index.isMultiple(of: 5) { hops.append(hop("S\(index)", .push, "S\((index * 31) % count)", trigger: trigger)) }
    }
    return testFlow(hops)
}

private func word(_ arrival: Arrival) -> String {
    switch arrival {
    case .shows: "shows"
    case .hidden(_, let cover): cover.map { "under \($0)" } ?? "hidden"
    case .lost(let why): "lost \(why.rawValue)"
    case .unknown: "unknown"
    }
}

@Suite struct WalkTests {
    private static let shop = testFlow([
        mainWindow, tab("List", 0), tab("Cart", 1), hop("List", .push, "Detail", trigger: Trigger(.row)), hop("Cart", .push, "Detail", trigger: Trigger(.row)),
        hop("Detail", .present, "Edit", wrapped: "UINavigationController", style: .automatic, trigger: Trigger(.bodyButton)),
        hop("Edit", .push, "Place", trigger: Trigger(.bodyButton)),
    ])

    @Test func everyMomentIsMetOnTheShortestWay() throws {
        let walk = Machine(Self.shop).walk(WalkBounds())
        #expect(walk.faces == ["List", "Cart", "Detail", "Edit", "Place"])
        #expect(walk.isWhole)
        let place = try #require(walk.first(showing: "Place"))
        #expect(walk.way(to: place).map { walk.machine.line(for: $0.move) } == ["launch MainTabs", "tap List push Detail", "tap Detail present Edit", "tap Edit push Place"])
        #expect(walk.distances[place] == 3)
        // What it prints can be played again.
        let replay = try walk.machine.replay(walk.way(to: place).map { walk.machine.line(for: $0.move) }.joined(separator: "\n"))
        #expect(replay.steps.last?.moment == walk.moments[place])
    }

    @Test func boundsThatAreHitAreTold() {
        let machine = Machine(Self.shop)
        #expect(machine.walk(WalkBounds(depth: 1)).hits[.depth] != nil)
        #expect(machine.walk(WalkBounds(layers: 1)).hits[.layers] != nil)
        #expect(machine.walk(WalkBounds(states: 3)).hits[.states] != nil)
        #expect(machine.walk(WalkBounds(states: 3)).moments.count == 3)
        let circle = Machine(testFlow([
            hop("window", .root, "A", wrapped: "UINavigationController", receiver: .windowRoot), hop("A", .push, "B", trigger: Trigger(.row)),
            hop("B", .push, "A", trigger: Trigger(.row)),
        ]))
        #expect(circle.walk(WalkBounds(depth: 20)).hits == [.repetition: 1])
    }

    @Test func aThousandScreensAreWalkedWithinTheBudget() {
        let machine = Machine(wideFlow(1000))
        let walk = machine.walk(WalkBounds())
        #expect(walk.moments.count <= 20_000)
        #expect(walk.hits[.states] == nil)
        #expect(walk.faces.count > 950)
        // Few contexts for each screen are enough to meet them all.
        #expect(machine.walk(WalkBounds(contexts: 1)).faces == walk.faces)
    }

    @Test func theNumberOfThreadsChangesNothing() {
        let machine = Machine(wideFlow(300))
        let one = machine.walk(WalkBounds(states: 1500))
        let many = machine.walk(WalkBounds(states: 1500, jobs: 4))
        #expect(one.moments == many.moments)
        #expect(one.hits == many.hits)
        #expect(one.steps.map { $0.map(\.move) } == many.steps.map { $0.map(\.move) })
    }

    @Test func aLinkArrivesInAnyMoment() throws {
        var offer = hop("flow:App", .push, "Place", receiver: .otherNav, on: "Cart")
        offer.entry = "url"
        var select = hop("flow:App", .selectTab, nil, receiver: .otherNav, on: "MainTabs", position: 1)
        select.entry = "url"
        var graph = testFlow([mainWindow, tab("List", 0), tab("Cart", 1), hop("List", .present, "Note", style: .automatic, trigger: Trigger(.row)), offer]).graph
        graph.entries = [Entry(id: "url", kind: .url, handler: "App.open", location: site)]
        let machine = Machine(Flow(graph))
        let link = try #require(machine.links.first)
        #expect(word(machine.arrive(link, in: try played(machine))) == "hidden")
        #expect(word(machine.arrive(link, in: try played(machine, "tab Cart"))) == "shows")
        #expect(word(machine.arrive(link, in: try played(machine, "tap Note"))) == "under Note")
        // The same path selects the tab before.
        select.location = Span(path: "App.swift", line: 0, column: 1)
        graph.transitions.append(select)
        let selecting = Machine(Flow(graph.sorted()))
        let other = try #require(selecting.links.first { $0.before != [] })
        #expect(word(selecting.arrive(other, in: try played(selecting))) == "shows")
        // What closes layers first lands on top of the rest.
        graph.transitions[graph.transitions.firstIndex { $0.entry != nil && $0.verb == .push } ?? 0].care = .dismissal
        let closing = Machine(Flow(graph.sorted()))
        let caring = try #require(closing.links.first { $0.care == .dismissal })
        #expect(word(closing.arrive(caring, in: try played(closing, "tap Note"))) == "shows")
    }

    @Test func whatCannotBeFollowedMayLeadHome() throws {
        func trapped(_ setting: [String: (inout Screen) -> Void] = [:], _ extra: [Transition] = []) -> Set<String> {
            let walk = Machine(testFlow([
                hop("window", .root, "Home", wrapped: "UINavigationController", receiver: .windowRoot),
                hop("Home", .present, "Plan", wrapped: "UINavigationController", style: .fullScreen, trigger: Trigger(.bodyButton)),
                hop("Plan", .push, "Pay", trigger: Trigger(.bodyButton)),
            ] + extra, setting: setting)).walk(WalkBounds())
            return Set(zip(walk.moments, walk.leadsHome).filter { !$0.1 }.compactMap(\.0.face))
        }
        #expect(trapped() == ["Plan", "Pay"])
        #expect(trapped(["Pay": { $0.opaqueActions = ["finish"] }]) == [])
        #expect(trapped(["Plan": { $0.facts.ownerExit = true }]) == [])
        #expect(trapped([:], [hop("Pay", .dismiss, nil, trigger: Trigger(.bodyButton))]) == [])
        #expect(trapped([:], [hop("Pay", .push, "system:UIViewController", trigger: Trigger(.bodyButton))]) == [])
        #expect(trapped([:], [hop("Home", .dismiss, nil, receiver: .presented, trigger: Trigger(.async))]) == [])
    }

    @Test func theSwipesOfTheContentAreThereFrom26On() throws {
        let lock = GestureWrite(recognizer: .edge, kind: .enabled, value: .no, owner: "Detail", scope: .screen, location: site)
        var graph = Self.shop.graph
        graph.gestureWrites = [lock]
        func ways(_ sdk: Int) throws -> [String] {
            let machine = Machine(Flow(graph), sdk: sdk)
            return told(machine, try played(machine, "tap Detail")).filter { $0.contains("swipe") || $0.hasPrefix("back") }
        }
        #expect(try ways(18) == ["back: → List"])
        #expect(try ways(26) == ["back: → List", "content-swipe: → List"])
    }

    @Test func theTraceIsCheckedLineByLine() throws {
        let machine = Machine(Self.shop)
        let fault = #expect(throws: Replay.Fault.self) { try machine.replay("# a comment\n\ntap Detail\ntap Nothing") }
        #expect(fault?.number == 4)
        #expect(fault?.possible.contains("tap Detail present Edit") == true)
        #expect(throws: Replay.Fault.self) { try machine.replay("launch Elsewhere") }
    }

    @Test func thePlaneIsDrawnInTwoDimensions() throws {
        let machine = Machine(Self.shop)
        #expect(machine.picture(of: try played(machine, "tap Detail", "tap Edit", "tap Place")) == [
            "1 modal  nav ▸ Edit ▸ Place  ← shows",
            "base     MainTabs[0] ▸ nav ▸ List ▸ Detail",
            "         MainTabs[1] ▸ nav ▸ Cart",
        ])
    }
}
