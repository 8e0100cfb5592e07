import Diagnostics
import FlowGraph
import FlowWalk
import TestSupport
import Testing

/// A home in a stack, a page behind it, and a link that pushes an offer on it; what the offer leads to is given.
private func offers(_ extra: [Transition] = [], setting: [String: (inout Screen) -> Void] = [:]) -> Machine {
    var link = hop("flow:App", .push, "Offer", receiver: .otherNav, on: "Home")
    link.entry = "url"
    var graph = testFlow([
        hop("window", .root, "Home", wrapped: "UINavigationController", receiver: .windowRoot), hop("Home", .push, "Page", trigger: Trigger(.row)),
        hop("Home", .present, "Note", style: .automatic, trigger: Trigger(.bodyButton)), link,
    ] + extra, setting: setting).graph
    graph.entries = [Entry(id: "url", kind: .url, handler: "App.open", location: site)]
    return Machine(Flow(graph.sorted()))
}

private func hidden(_ screen: inout Screen) { screen.facts.backHidden = Setting(.always, location: site) }

@Suite struct LinkTests {
    @Test func linksArriveInEveryMoment() throws {
        let walk = offers().walkWithLinks(WalkBounds())
        let ends = walk.arrivals.map { arrival -> String in
            let before = arrival.before.map { walk.moments[$0].face ?? "?" } ?? "launch"
            switch arrival.end {
            case .shows(let place): return "\(before): \(place.map { walk.moments[$0].plane.top.array?.compactMap(\.face).joined(separator: " ") ?? "?" } ?? "cut")"
            case .hidden(let cover): return "\(before): under \(cover ?? "?")"
            case .lost(let why): return "\(before): \(why.rawValue)"
            case .unknown: return "\(before): unknown"
            }
        }
        #expect(ends == ["launch: Home Offer", "Home: Home Offer", "Note: under Note", "Page: Home Page Offer"])
        #expect(walk.way(to: try #require(walk.first(showing: "Offer"))).map(\.move.kind) == [.link])
    }

    /// What the link shows is gone on from only as far as the way home is not known.
    @Test func aLandingIsLookedUp() throws {
        let ways = [hop("Offer", .push, "Terms", trigger: Trigger(.bodyButton)), hop("Terms", .push, "Rules", trigger: Trigger(.bodyButton))]
        let back = [hop("Rules", .pop, nil, receiver: .ownNav, trigger: Trigger(.bodyButton))]
        func trapped(_ setting: [String: (inout Screen) -> Void]) -> Set<String> {
            let walk = offers(ways + back, setting: setting).walkWithLinks(WalkBounds())
            let leads = walk.leadsHome(toRoots: walk.homes, stayingInApp: true)
            return Set(walk.arrivals.compactMap { arrival in
                guard case .shows(let place?) = arrival.end, !leads[place] else { return nil }
                return arrival.before.flatMap { walk.moments[$0].face } ?? "launch"
            })
        }
        #expect(trapped([:]) == [])
        #expect(trapped(["Offer": hidden, "Terms": hidden, "Rules": hidden]) == ["launch", "Home", "Page"])
        // Back leads to the offer, which has none.
        #expect(trapped(["Offer": hidden, "Rules": hidden]) == ["launch", "Home", "Page"])
        // One place that leaves is enough, if it is reached.
        #expect(trapped(["Terms": hidden, "Rules": hidden]) == [])
        #expect(trapped(["Offer": { hidden(&$0); $0.opaqueActions = ["finish"] }]) == [])
    }

    /// A control all of whose action opens a URL elsewhere is no way home for who came by a link, and nothing that is known for others.
    @Test func whatLeavesTheAppIsNoWayHome() {
        func leads(_ leavesApp: Bool) -> [Bool] {
            let machine = offers(setting: ["Offer": { screen in
                hidden(&screen)
                var done = Control(.commit, label: "Done", isOpaque: true, side: .trailing, location: site)
                done.leavesApp = leavesApp
                screen.facts.trailing = [done]
            }])
            let walk = machine.walkWithLinks(WalkBounds())
            guard let place = walk.first(showing: "Offer") else { return [] }
            return [walk.leadsHome(toRoots: walk.homes, stayingInApp: true)[place], walk.leadsHome[place]]
        }
        #expect(leads(true) == [false, true])
        #expect(leads(false) == [true, true])
    }

    @Test func neitherThreadsNorBoundsChangeWhatIsTold() {
        var graph = wideFlow(300).graph
        var link = hop("flow:App", .push, "S17", receiver: .otherNav, on: "S3")
        link.entry = "url"
        graph.transitions.append(link)
        graph.entries = [Entry(id: "url", kind: .url, handler: "App.open", location: site)]
        let machine = Machine(Flow(graph.sorted()))
        let one = machine.walkWithLinks(WalkBounds(states: 1200))
        let many = machine.walkWithLinks(WalkBounds(states: 1200, jobs: 4))
        #expect(one.moments == many.moments)
        #expect(one.arrivals.map(\.end) == many.arrivals.map(\.end))
        #expect(!one.arrivals.isEmpty)
        // What is kept does not grow beyond the bound, links or no links.
        #expect(one.moments.count <= 1200 && one.steps.count == one.moments.count)
    }
}

/// What one control does is one move.
@Suite struct OneMoveTests {
    private static let cancel = Trigger(.leadingItem, look: .cancel, label: "Cancel", function: "cancel()")

    private func album(_ extra: [Transition], swiftUI: Set<String> = []) -> Machine {
        Machine(testFlow([
            hop("window", .root, "Album", wrapped: swiftUI.isEmpty ? "UINavigationController" : "NavigationStack", receiver: .windowRoot),
            hop("Album", .sheet, "Share", wrapped: "UINavigationController", trigger: Trigger(.bodyButton)),
        ] + extra, swiftUI: swiftUI))
    }

    @Test func whatGoesBeforeALeavingBelongsToIt() throws {
        var (push, leave) = (hop("Share", .push, "Offers", receiver: .otherNav, on: "Album", trigger: Self.cancel), hop("Share", .dismiss, nil, trigger: Self.cancel))
        push.location = Span(path: "App.swift", line: 5, column: 1)
        leave.location = Span(path: "App.swift", line: 6, column: 1)
        let machine = album([push, leave])
        let moment = try played(machine, "tap Share")
        #expect(told(machine, moment).filter { $0.contains("Cancel") || $0.contains("Offers") } == ["leading Cancel: → Offers"])
        #expect(try effect(machine, "tap Share", "leading Cancel")?.moment?.text == "base: nav(Album) > Offers")
    }

    /// Who has presented the layer is what lies under it, once the layer is gone.
    @Test func whoPresentedIsKnown() throws {
        var push = hop("Share", .push, "Offers", receiver: .presenting, trigger: Self.cancel)
        push.after = Preceding(.dismiss, on: .itself, waits: true)
        guard case .lands(let moments, let isSure)? = try effect(album([push]), "tap Share", "tap Offers") else {
            Issue.record("it does not land")
            return
        }
        #expect(isSure)
        #expect(moments.map(\.text) == ["base: nav(Album) > Offers"])
    }

    @Test func aViewIsToldThatItsSheetHasGone() throws {
        var sheet = hop("Album", .sheet, "Print", trigger: Trigger(.bodyButton))
        sheet.location = Span(path: "App.swift", line: 8, column: 1)
        var answer = hop("Album", .push, "Offers", trigger: Trigger(.async, function: "onDismiss"))
        answer.location = Span(path: "App.swift", line: 9, column: 1)
        let machine = album([sheet, answer], swiftUI: ["Album", "Share", "Print", "Offers"])
        #expect(try effect(machine, "tap Print", "swipe-down")?.moment?.text == "base: nav(Album) > Offers")
        #expect(try effect(machine, "tap Share", "swipe-down")?.moment?.text == "base: nav > Album")
    }
}
