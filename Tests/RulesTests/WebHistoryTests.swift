import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

private let controller = ["UIViewController"]

private let restorer = GestureWrite(
    recognizer: .edge, kind: .delegate, value: .object, owner: "UINavigationController", scope: .everyStack, depthTest: .present, location: at(60))

private func page(_ gestures: WebFact.Gestures, _ loads: WebFact.Loads = .remote, arbitrated: Bool = false, back: Bool = false, policed: Bool = false) -> WebFact {
    WebFact(api: "WKWebView", gestures: gestures, loads: loads, back: back, arbitrated: arbitrated, policed: policed, location: at(40))
}

@Suite struct WebBackAndSwipeTests {
    private let webBack = Control(.back, exits: [Exit(.pop, on: .ownNav, guarded: .conditional)], goesBackInWeb: true, location: at(20))
    private let pop = Control(.back, exits: [Exit(.pop, on: .ownNav)], location: at(20))

    private func found(_ web: WebFact, _ control: Control, writes: [GestureWrite] = [], _ facts: (inout ScreenFacts) -> Void = { _ in }) -> [String] {
        findings(
            of: .webBackAndSwipeDisagree,
            [screen("List", inherits: controller), screen("Page", inherits: controller) { $0.web = [web]; $0.leading = [control]; facts(&$0) }],
            [rootStack("List"), edge(.push, "List", "Page", line: 10)]
        ) { $0.gestureWrites = writes }.map(\.message)
    }

    @Test func bothWaysOfDisagreeing() {
        #expect(found(page(.off), webBack, writes: [restorer]) == ["Back on “Page” goes to the previous page, but the swipe leaves the screen."])
        #expect(found(page(.on), pop) == ["Back on “Page” leaves the screen, but the swipe goes to the previous page."])
    }

    @Test func whatAgreesIsSilent() {
        #expect(found(page(.on), webBack) == [])
        #expect(found(page(.off), pop) == [])
        #expect(found(page(.on), pop, writes: [restorer]) == [])
        #expect(found(page(.on, .local), pop) == [])
        #expect(found(page(.off), webBack) == [])
        #expect(found(page(.off, arbitrated: true), webBack, writes: [restorer]) == [])
        #expect(found(page(.off), webBack, writes: [restorer]) { $0.supplementsBack = true } == [])
        var sometimes = webBack
        sometimes.guarded = .conditional
        #expect(found(page(.off), sometimes, writes: [restorer]) == [])
        var asks = pop
        asks.exits = [Exit(.pop, on: .ownNav, guarded: .conditional)]
        #expect(found(page(.on), asks) == [])
    }

    @Test func itSpeaksForTheLostSwipe() {
        let flow = Flow(graph(
            [screen("List", inherits: controller), screen("Page", inherits: controller) { $0.web = [page(.on)]; $0.leading = [pop] }],
            [rootStack("List"), edge(.push, "List", "Page", line: 10)]))
        #expect(check([.webBackAndSwipeDisagree, .customBackKillsSwipe, .webSwipeConflict], flow).map(\.rule) == ["web-back-and-swipe-disagree"])
    }
}

@Suite struct WebHistoryMisreadTests {
    private let dead = Control(.back, goesBackInWeb: true, location: at(20))

    private func found(
        _ control: Control, arrival: Transition = edge(.push, "List", "Page", line: 10), more: [Transition] = [], writes: [GestureWrite] = [],
        _ facts: (inout ScreenFacts) -> Void = { _ in }
    ) -> [Int] {
        findings(
            of: .webHistoryMisread, [screen("List", inherits: controller), screen("Page", inherits: controller) { $0.leading = [control]; facts(&$0) }],
            [rootStack("List"), arrival] + more
        ) { $0.gestureWrites = writes }.lines
    }

    @Test func aBackThatOnlyWalksThroughPages() {
        #expect(found(dead) == [20])
        let cover = edge(.present, "List", "Page", line: 10) { $0.wrapped = "UINavigationController"; $0.style = .fullScreen }
        #expect(found(dead, arrival: cover) == [20])
    }

    @Test func anotherWayOutSilences() {
        let sheet = edge(.present, "List", "Page", line: 10) { $0.wrapped = "UINavigationController"; $0.style = .pageSheet }
        #expect(found(dead, arrival: sheet) == [])
        #expect(found(dead, writes: [restorer]) == [])
        #expect(found(dead) { $0.supplementsBack = true } == [])
        #expect(found(dead) { $0.trailing = [Control(.close, exits: [Exit(.pop, on: .ownNav)], location: at(21))] } == [])
        #expect(found(dead) { $0.body = [Control(.other, isOpaque: true, location: at(21))] } == [])
        #expect(found(dead, more: [edge(.pop, "Page", nil, line: 22) { $0.receiver = .ownNav }]) == [])
        var pops = dead
        pops.exits = [Exit(.pop, on: .ownNav, guarded: .conditional)]
        #expect(found(pops) == [])
        var opaque = dead
        opaque.isOpaque = true
        #expect(found(opaque) == [])
        var toolbar = dead
        toolbar.look = .other
        #expect(found(toolbar) == [])
    }

    @Test func aResultTakenForAnAnswer() {
        let all = findings(of: .webHistoryMisread, [screen("Page")], []) {
            $0.historyTests = [HistoryTest(call: "goBack", owner: "Page", location: at(5)), HistoryTest(call: "goForward", owner: "Helper", location: at(6))]
        }
        #expect(all.map(\.message) == ["goBack() may return nil although it moved; this branch misreads it.", "goForward() may return nil although it moved; this branch misreads it."])
        #expect(all.map(\.screen) == ["Page", nil])
    }
}

@Suite struct WebHistoryWithoutBackTests {
    private func found(_ web: WebFact, _ facts: (inout ScreenFacts) -> Void = { _ in }) -> [Severity] {
        findings(
            of: .webHistoryWithoutBack, [screen("List", inherits: controller), screen("Page", inherits: controller) { $0.web = [web]; facts(&$0) }],
            [rootStack("List"), edge(.push, "List", "Page", line: 10)]
        ).severities
    }

    @Test func browsingWithoutAWayBackIsInfo() {
        #expect(Rule.webHistoryWithoutBack.isOptIn)
        #expect(found(page(.off)) == [.info])
    }

    @Test func whatHasOneOrNeedsNoneIsSilent() {
        for web in [page(.on), page(.unknown), page(.off, .local), page(.off, .unknown), page(.off, back: true), page(.off, policed: true)] {
            #expect(found(web) == [], "\(web)")
        }
        #expect(found(page(.off)) { $0.trailing = [Control(.back, goesBackInWeb: true, location: at(21))] } == [])
    }
}
