import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct CustomBackKillsSwipeTests {
    private let back = Control(.back, label: "Back", exits: [Exit(.pop, on: .ownNav)], location: at(20))

    private func found(
        _ technology: Technology = .uikit, push: (inout Transition) -> Void = { _ in }, writes: [GestureWrite] = [],
        _ facts: (inout ScreenFacts) -> Void
    ) -> [Severity] {
        findings(
            of: .customBackKillsSwipe, [screen("List"), screen("Item", .screen, technology, facts)],
            [rootStack("List"), edge(.push, "List", "Item", line: 10, push)]
        ) { $0.gestureWrites = writes }.severities
    }

    @Test func eachCauseIsFound() {
        #expect(found { $0.leading = [back] } == [.warning])
        #expect(found { $0.body = [back]; $0.barHidden = Setting(.always, location: at(21)) } == [.warning])
        #expect(found(.swiftui) { $0.body = [back]; $0.backHidden = Setting(.always, location: at(21)) } == [.warning])
        #expect(found(push: { $0.installs = [Control(.back, exits: [Exit(.pop, on: .ownNav)], side: .leading, location: at(10))] }) { _ in } == [.warning])
    }

    @Test func anActionOutOfSightIsInfo() {
        #expect(found { $0.leading = [Control(.back, isOpaque: true, location: at(20))] } == [.info])
        #expect(found { $0.leading = [Control(.other, isOpaque: true, location: at(20))] } == [])
    }

    @Test func aBackThatAlsoTellsItsOwnerPopsAllTheSame() {
        let exits = [Exit(.pop, on: .ownNav)]
        #expect(found { $0.leading = [Control(.back, exits: exits, isOpaque: true, location: at(20))] } == [.warning])
        #expect(found { $0.leading = [Control(.other, exits: exits, isOpaque: true, location: at(20))] } == [])
    }

    @Test func aConfirmationBeforeThePopIsStillACustomBack() {
        #expect(found { $0.leading = [Control(.back, exits: [Exit(.pop, on: .ownNav, guarded: .conditional)], confirms: true, location: at(20))] } == [.warning])
    }

    @Test func whatKeepsTheSwipeIsSilent() {
        #expect(found(.swiftui) { $0.leading = [back] } == [])
        #expect(found { $0.leading = [back]; $0.supplementsBack = true } == [])
        #expect(found { $0.body = [back]; $0.barHidden = Setting(.paired, location: at(21)) } == [])
        let everyStack = GestureWrite(recognizer: .edge, kind: .delegate, value: .object, owner: "UINavigationController", scope: .everyStack, depthTest: .present, location: at(60))
        #expect(found(writes: [everyStack]) { $0.leading = [back] } == [])
        let lock = GestureWrite(recognizer: .edge, kind: .enabled, value: .no, owner: "Item", scope: .screen, location: at(61))
        #expect(found(writes: [lock]) { $0.leading = [back] } == [])
    }

    @Test func otherControlsAreSilent() {
        for look in [Look.cancel, .close, .commit] {
            #expect(found { $0.leading = [Control(look, exits: [Exit(.pop, on: .ownNav)], location: at(20))] } == [], "\(look)")
        }
        for guarded in [Guard.paired, .conditional, .exclusive] {
            #expect(found { $0.leading = [Control(.back, guarded: guarded, exits: [Exit(.pop, on: .ownNav)], location: at(20))] } == [], "\(guarded)")
        }
        #expect(found { $0.leading = [Control(.back, exits: [Exit(.pop, on: .ownNav, guarded: .conditional)], location: at(20))] } == [])
        #expect(found { $0.leading = [Control(.back, exits: [Exit(.pop, on: .ownNav)], goesBackInWeb: true, location: at(20))] } == [])
        #expect(found { $0.leading = [Control(.other, location: at(20))] } == [])
    }

    @Test func immersiveScreensMayHideTheBar() {
        #expect(found { $0.isViewer = true; $0.body = [back]; $0.barHidden = Setting(.always, location: at(21)) } == [])
        #expect(found { $0.input = .capture; $0.body = [back]; $0.barHidden = Setting(.always, location: at(21)) } == [])
    }

    @Test func aHiddenToolbarAloneIsOnlyPossible() {
        #expect(found(.swiftui) { $0.body = [back]; $0.barHidden = Setting(.always, certainty: .possible, location: at(21)) } == [])
    }

    @Test func anItemAtTheRootIsSilent() {
        let found = findings(of: .customBackKillsSwipe, [screen("Item") { $0.leading = [back] }], [rootStack("Item")])
        #expect(found.isEmpty)
    }

    @Test func anUnwindToTheOnlyScreenUnderneathIsAPop() {
        let unwind = Control(.back, exits: [Exit(.unwind, to: "List")], location: at(20))
        #expect(found { $0.leading = [unwind] } == [.warning])
        let elsewhere = Control(.back, exits: [Exit(.unwind, to: "Start")], location: at(20))
        #expect(found { $0.leading = [elsewhere] } == [])
    }
}

@Suite struct PopGestureDelegateUnguardedTests {
    private func write(
        _ value: GestureWrite.Value, _ scope: GestureWrite.Scope, kind: GestureWrite.Kind = .delegate, depth: GestureWrite.DepthTest = .absent,
        restored: Bool = false, guarded: Guard = .always, line: Int = 10
    ) -> GestureWrite {
        GestureWrite(
            recognizer: .edge, kind: kind, value: value, owner: "Owner", scope: scope, depthTest: depth, restored: restored,
            guarded: guarded, location: at(line))
    }

    private func found(_ writes: GestureWrite..., edges: [Transition] = []) -> [Severity] {
        findings(of: .popGestureDelegateUnguarded, [screen("Home"), screen("Owner")], edges) { $0.gestureWrites = writes }.severities
    }

    @Test func nilAndUnguardedObjectsWarn() {
        #expect(found(write(.null, .everyStack)) == [.warning])
        #expect(found(write(.null, .stackClass)) == [.warning])
        #expect(found(write(.null, .screen)) == [.warning])
        #expect(found(write(.object, .stackClass)) == [.warning])
        #expect(found(write(.object, .helper)) == [.warning])
        #expect(found(write(.object, .screen), edges: [rootStack("Owner")]) == [.warning])
    }

    @Test func aPushedScreenThatKeepsTheGestureIsInfo() {
        let pushed = [rootStack("Home"), edge(.push, "Home", "Owner", line: 5)]
        #expect(found(write(.object, .screen), edges: pushed) == [.info])
        #expect(found(write(.object, .screen, restored: true), edges: pushed) == [])
        #expect(found(write(.object, .screen), write(.null, .screen, line: 11), edges: pushed) == [])
        #expect(found(write(.object, .screen)) == [])
    }

    /// The recognizer holds its delegate weakly: a test of the depth in an object of the screen's is gone with the screen.
    @Test func aGuardThatLeavesWithItsScreenIsInfo() {
        let pushed = [rootStack("Home"), edge(.push, "Home", "Owner", line: 5)]
        var helper = write(.object, .screen, depth: .present)
        #expect(found(helper, edges: pushed) == [])
        helper.delegateClass = "Owner"
        #expect(found(helper, edges: pushed) == [])
        helper.delegateClass = "SwipeDelegate"
        #expect(found(helper, edges: pushed) == [.info])
        #expect(found(helper, edges: [rootStack("Owner")]) == [])
        #expect(found(helper, write(.original, .screen, line: 11), edges: pushed) == [])
        let inherited = findings(of: .popGestureDelegateUnguarded, [screen("Home"), screen("Owner"), screen("Leaf", inherits: ["Owner"])], pushed) {
            $0.gestureWrites = [helper]
        }
        #expect(inherited.lines == [])
    }

    @Test func aColumnIsPushedWhenTheSplitCollapses() {
        let split = [root("Split"), edge(.column, "Split", "Owner", line: 5) { $0.wrapped = "UINavigationController"; $0.column = "secondary" }]
        let found = findings(of: .popGestureDelegateUnguarded, [screen("Split", .split), screen("Owner")], split) {
            $0.gestureWrites = [write(.object, .screen)]
        }
        #expect(found.severities == [.warning])
        let helper = findings(of: .popGestureDelegateUnguarded, [screen("Split", .split), screen("Owner")], split) {
            $0.gestureWrites = [write(.object, .screen, depth: .present)]
            $0.gestureWrites[0].delegateClass = "SwipeDelegate"
        }
        #expect(helper.severities == [.info])
    }

    @Test func guardedAndRestoredDelegatesAreSilent() {
        #expect(found(write(.object, .stackClass, depth: .present)) == [])
        #expect(found(write(.object, .stackClass, depth: .unknown)) == [])
        #expect(found(write(.null, .screen, restored: true)) == [])
        #expect(found(write(.null, .stackClass, guarded: .conditional), write(.original, .stackClass, line: 11)) == [])
        #expect(found(write(.original, .screen)) == [])
        #expect(found(write(.unknown, .screen)) == [])
    }

    @Test func aGestureSwitchedByDepthNeedsNoDelegate() {
        let toggle = write(.unknown, .stackClass, kind: .enabled, line: 11)
        #expect(found(write(.null, .stackClass), toggle) == [])
        let lock = write(.no, .stackClass, kind: .enabled, line: 11)
        #expect(found(write(.null, .stackClass), lock) == [.warning])
    }
}
