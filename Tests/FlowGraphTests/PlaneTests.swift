import Diagnostics
import FlowGraph
import Testing

/// A plane of a tab bar with a stack of two screens and, where wanted, a presented stack over it.
private func plane(over: [[Seat]] = [], layers: Int = 0, bottomIsKnown: Bool = true) -> Plane {
    let base = PlaneLayer(branch: [
        Seat("Tabs", .tab), Seat("UINavigationController", .nav, behind: [[Seat("List")]], tab: 0), Seat("Detail"),
    ])
    let over = (0..<layers).map { index in
        PlaneLayer(
            style: .automatic, presenter: index == 0 ? "Detail" : "Edit\(index - 1)",
            branch: [Seat("UINavigationController", .nav, behind: over), Seat("Edit\(index)")])
    }
    return Plane(layers: [base] + over, bottomIsKnown: bottomIsKnown)
}

private func face(_ outcome: Outcome) -> String? { outcome.plane?.top.face }

/// Table 2.8 and the rows of 2.1 that go back, as moves of the plane.
@Suite struct PlaneMoveTests {
    @Test func popGoesToTheParentInTheSameStack() {
        #expect(face(plane().popping()) == "List")
        #expect(plane().popping().plane?.popping() == .nothing(.atRoot))
        #expect(plane(layers: 1).popping() == .nothing(.atRoot))
        #expect(face(plane(over: [[Seat("Edit")]], layers: 1).popping()) == "Edit")
    }

    @Test func popWithoutAStackDoesNothing() {
        let bare = Plane(layers: [PlaneLayer(branch: [Seat("Home")])])
        #expect(bare.popping() == .nothing(.noStack))
        #expect(bare.poppingToRoot() == .nothing(.noStack))
        let column = Plane(layers: [PlaneLayer(branch: [Seat("Split", .split), Seat("List", column: "primary")])])
        #expect(column.popping() == .nothing(.noStack))
    }

    @Test func whatIsNotKnownStaysSo() {
        let somewhere = Plane(layers: [PlaneLayer(rootIsKnown: false, branch: [Seat("Home")])], bottomIsKnown: false)
        #expect(somewhere.popping() == .unknown(.stackUnknown))
        #expect(somewhere.dismissing() == .unknown(.layerUnknown))
        let enclosed = Plane(layers: [PlaneLayer(branch: [Seat("Drawer", .custom, mayBringStack: true), Seat("Home")])])
        #expect(enclosed.popping() == .unknown(.stackUnknown))
        let open = Plane(layers: [PlaneLayer(branch: [Seat("Nav", .nav, behind: [[Seat("List")]], bottomIsKnown: false), Seat("Detail")])])
        #expect(face(open.popping()) == "List")
        #expect(open.poppingToRoot() == .unknown(.stackUnknown))
        #expect(open.popping(to: "Home") == .unknown(.stackUnknown))
    }

    @Test func dismissTakesTheWholeLayer() {
        #expect(plane().dismissing() == .nothing(.nothingPresented))
        let steps = plane(over: [[Seat("Edit")], [Seat("Place")]], layers: 1)
        #expect(face(steps.dismissing()) == "Detail")
        #expect(face(plane(layers: 2).dismissing()) == "Edit0")
        #expect(face(plane(layers: 2).dismissing(layers: 2)) == "Detail")
        #expect(plane(layers: 1).dismissing(layers: 2) == .nothing(.nothingPresented))
    }

    /// A search of one's own stack finds neither what stands under the layer nor what an element embeds.
    @Test func popToFindsElementsOfItsOwnStackOnly() {
        #expect(face(plane().popping(to: "List")) == "List")
        #expect(plane().popping(to: "Detail") == .nothing(.alreadyThere))
        #expect(plane(layers: 1).popping(to: "List") == .nothing(.notInStack))
        let embedding = Plane(layers: [PlaneLayer(branch: [Seat("Nav", .nav, behind: [[Seat("Home"), Seat("Child")]]), Seat("Detail")])])
        #expect(embedding.popping(to: "Child") == .nothing(.notInStack))
        #expect(embedding.popping(to: "Home").plane?.top.branch.map(\.id) == ["Nav", "Home", "Child"])
    }

    @Test func unwindsCrossLayersAndLevels() {
        #expect(face(plane(layers: 2).unwinding(to: "List")) == "List")
        #expect(face(plane(layers: 2).unwinding(to: "Detail")) == "Detail")
        #expect(plane(layers: 1).unwinding(to: "Edit0") == .nothing(.alreadyThere))
        #expect(face(plane(layers: 2).unwinding(to: "Tabs")) == "Detail")
        #expect(plane().unwinding(to: "Elsewhere") == .unknown(.targetUnknown))
    }

    @Test func theFaceIsWhatFillsTheInnermostContainer() {
        #expect([Seat("Home"), Seat("Child")].face == "Home")
        #expect([Seat("Tabs", .tab), Seat("Nav", .nav), Seat("Detail"), Seat("Child")].face == "Detail")
        #expect([Seat("Tabs", .tab), Seat("Nav", .nav)].face == "Nav")
        #expect([Seat]().face == nil)
    }

    @Test func planesAreComparedByWhatShows() {
        let before = plane()
        #expect(plane(layers: 1).dismissing().plane?.shows(before) == true)
        #expect(before.popping().plane?.shows(before) == false)
        #expect(plane(layers: 1).shows(before) == false)
        // A container that says nothing of its content cannot be compared.
        #expect(before.shows(Plane(layers: [PlaneLayer(branch: [Seat("Tabs", .tab)])])) == nil)
    }
}
