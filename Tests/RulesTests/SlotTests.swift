import Diagnostics
import FlowGraph
import Testing

/// What slots of the hierarchy never hold: everything that may fill one is known, or it is not said.
@Suite struct SlotTests {
    /// A base stack of a list and what it pushes, and a stack above it with a form.
    private func flow(_ more: [Transition] = [], _ change: (inout FlowGraph) -> Void = { _ in }) -> Flow {
        let transitions = [
            rootStack("List"), edge(.push, "List", "Item", line: 2),
            edge(.present, "List", "Form", line: 3) { $0.wrapped = "UINavigationController" },
        ]
        return Flow(graph([screen("List"), screen("Item"), screen("Form")], transitions + more, change))
    }

    private let top = Slot("List", [.navigation, .top])

    @Test func theTopOfAStackIsOfItsOwnLayer() {
        #expect(flow().neverHolds(top, "Form")?.certainty == .likely)
        #expect(flow().neverHolds(Slot("Form", [.navigation, .top]), "Item") != nil)
        #expect(flow().neverHolds(top, "Item") == nil, "it is pushed there")
        #expect(flow().neverHolds(top, "List") == nil)
    }

    @Test func whatMayStandInBothIsNotSaid() {
        #expect(flow([edge(.push, "Item", "Form", line: 4)]).neverHolds(top, "Form") == nil)
        #expect(flow([edge(.present, "Form", "List", line: 4) { $0.wrapped = "UINavigationController" }]).neverHolds(top, "Form") == nil)
    }

    @Test func anOpenScreenMayBeAnywhere() {
        let open = Flow(graph(
            [screen("List"), screen("Form", open: true)],
            [rootStack("List"), edge(.present, "List", "Form", line: 3) { $0.wrapped = "UINavigationController" }]))
        #expect(open.neverHolds(top, "Form") == nil)
    }

    /// A segue that leads to a stack's scene: nothing has been pushed when the code prepares for it.
    private func brought(_ more: [Transition] = []) -> Flow {
        let transitions = [
            rootStack("List"), edge(.seguePresentation, "List", "Stack", line: 2) { $0.identifier = "open" }, edge(.root, "Stack", "Form", line: 3),
            edge(.push, "Form", "Item", line: 4),
        ]
        return Flow(graph([screen("List"), screen("Stack", .nav), screen("Form"), screen("Item")], transitions + more))
    }

    @Test func theTopOfAStackJustBroughtIsItsRoot() {
        let top = Slot("List", [.destination("open"), .cast("UINavigationController"), .top])
        #expect(brought().neverHolds(top, "Item")?.holding == ["Form"])
        #expect(brought().neverHolds(top, "Form") == nil)
        #expect(brought([edge(.push, "Stack", "Item", line: 5)]).neverHolds(top, "Item") == nil, "the stack itself pushes")
    }
}
