import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

private let controller = ["UIViewController"]

private func hide(
    _ owner: String, _ value: BarWrite.Value = .yes, _ moment: BarWrite.Moment = .appear, kind: BarWrite.Kind = .hidden,
    scope: GestureWrite.Scope = .screen, guarded: Guard = .always, functions: [String] = [], line: Int = 50
) -> BarWrite {
    BarWrite(kind: kind, value: value, moment: moment, owner: owner, scope: scope, guarded: guarded, functions: functions, location: at(line))
}

@Suite struct HiddenBarInheritedTests {
    private static func push(_ change: (inout Transition) -> Void) -> Transition {
        edge(.push, "Home", "Item", line: 10) { $0.trigger.function = "open()"; change(&$0) }
    }

    private func found(
        _ writes: BarWrite..., push: Transition = Self.push { _ in }, more: [Transition] = [], gestures: [GestureWrite] = [],
        _ facts: (inout ScreenFacts) -> Void = { _ in }
    ) -> [Diagnostic] {
        findings(
            of: .hiddenBarInherited,
            [screen("Home", inherits: controller), screen("Item", inherits: controller) { facts(&$0) }, screen("Leaf", inherits: controller)],
            [rootStack("Home"), push] + more
        ) { $0.barWrites = writes; $0.gestureWrites = gestures }
    }

    @Test func aBarThatStaysHiddenIsToldAtThePush() {
        let all = found(hide("Home"))
        #expect(all.lines == [10] && all.severities == [.warning])
        #expect(all.first?.message == "“Home” hides the navigation bar and “Item”, pushed from it, never shows it again: no back button and no swipe.")
        #expect(all.first?.related.map(\.location.line) == [50, 900])
        #expect(found(hide("Home", .yes, .load)).lines == [10])
    }

    @Test func aConditionMakesItLikely() {
        let conditional = found(hide("Home", guarded: .conditional))
        #expect(conditional.map(\.certainty) == [.likely])
        #expect(found(hide("Home", .yes, .other)).map(\.certainty) == [.likely])
        // Hidden on the way itself, it is hidden for the screen that comes.
        #expect(found(hide("Home", .yes, .other, functions: ["open()"])).isEmpty)
        #expect(found(hide("Home", .yes, .other, functions: ["toggle()"])).map(\.certainty) == [.likely])
        // With a condition, whatever shows it may be the other side.
        #expect(found(hide("Home", guarded: .conditional), hide("Home", .no, .other, functions: ["other()"], line: 51)).isEmpty)
    }

    @Test func whoeverShowsItSilences() {
        #expect(found(hide("Home"), hide("Home", .no, .disappear, line: 51)).isEmpty)
        #expect(found(hide("Home"), hide("Home", .no, .other, functions: ["open()"], line: 51)).isEmpty)
        #expect(found(hide("Home"), hide("Home", .no, .other, functions: ["elsewhere()"], line: 51)).lines == [10])
        #expect(found(hide("Home"), hide("Item", .no, .appear, line: 51)).isEmpty)
        #expect(found(hide("Home"), hide("Item", .unknown, .load, line: 51)).isEmpty)
        #expect(found(hide("Home"), hide("Item", .no, .disappear, line: 51)).lines == [10])
        #expect(found(hide("Home"), hide("Delegate", .unknown, .willShow, scope: .helper, line: 51)).isEmpty)
        #expect(found(hide("Home"), hide("Item", .yes, .appear, line: 51)).isEmpty)
    }

    @Test func aWayBackOfItsOwnSilences() {
        #expect(found(hide("Home"), more: [edge(.pop, "Item", nil, line: 20) { $0.receiver = .ownNav }]).isEmpty)
        #expect(found(hide("Home")) { $0.body = [Control(.back, isOpaque: true, location: at(30))] }.isEmpty)
        // An item of the bar is not seen.
        #expect(found(hide("Home")) { $0.leading = [Control(.back, exits: [Exit(.pop, on: .ownNav)], location: at(30))] }.lines == [10])
        #expect(found(hide("Home")) { $0.body = [Control(.other, isOpaque: true, location: at(30))] }.map(\.certainty) == [.likely])
        let restorer = GestureWrite(recognizer: .edge, kind: .delegate, value: .object, owner: "UINavigationController", scope: .everyStack, depthTest: .present, location: at(60))
        #expect(found(hide("Home"), gestures: [restorer]).isEmpty)
        #expect(found(hide("Home")) { $0.ownerExit = true }.isEmpty)
    }

    @Test func otherTechnologiesStacksAndWaysAreSilent() {
        #expect(found(hide("Home"), push: Self.push { $0.verb = .present; $0.wrapped = "UINavigationController" }).isEmpty)
        #expect(found(hide("Home"), push: Self.push { $0.receiver = .otherNav }).isEmpty)
        #expect(found(hide("Home"), push: Self.push { $0.hosted = true }).isEmpty)
        #expect(found(hide("Home"), push: Self.push { $0.caller = at(11); $0.guarded = .conditional }).isEmpty)
        let views = findings(
            of: .hiddenBarInherited, [screen("Home", .screen, .swiftui) { $0.barHidden = Setting(.always, location: at(50)) }, screen("Item", .screen, .swiftui)],
            [edge(.root, "window", "Home", line: 1) { $0.wrapped = "NavigationStack" }, edge(.link, "Home", "Item", line: 10)])
        #expect(views.isEmpty)
    }

    @Test func whatIsBetweenPassesItOn() {
        let all = found(hide("Home"), more: [edge(.pop, "Item", nil, line: 20) { $0.receiver = .ownNav }, edge(.push, "Item", "Leaf", line: 21)])
        #expect(all.lines == [21] && all.map(\.certainty) == [.likely])
    }

    @Test func oneHandlerAloneBringsItBack() {
        let pop = edge(.pop, "Item", nil, line: 20) { $0.receiver = .ownNav; $0.trigger = Trigger(.bodyButton, label: "Done", function: "done()") }
        let hidden = hide("Item", .yes, .appear, kind: .viewHidden)
        let shown = hide("Item", .no, .other, kind: .viewHidden, functions: ["done()"], line: 51)
        let all = found(hidden, shown, more: [pop])
        #expect(all.lines == [51])
        #expect(all.first?.message == "Only “Done” shows the bar again; leaving “Item” by swipe leaves its parent without one.")
        #expect(found(hidden, shown, hide("Item", .no, .disappear, kind: .viewHidden, line: 52), more: [pop]).isEmpty)
        #expect(found(hidden, shown, hide("Home", .no, .appear, kind: .viewHidden, line: 52), more: [pop]).isEmpty)
        #expect(found(hidden, hide("Item", .no, .other, kind: .viewHidden, functions: ["edit()"], line: 51), more: [pop]).isEmpty)
        // A bar that is hidden for good has no swipe, unless something keeps it.
        #expect(found(hide("Item"), hide("Item", .no, .other, functions: ["done()"], line: 51), more: [pop]).isEmpty)
    }

    @Test func aSwitchForTheWholeStackIsToldWhereItIsSet() {
        let set = hide("Home", .yes, .appear, kind: .hidesOn)
        #expect(found(set).lines == [50])
        #expect(found(set, hide("Item", .no, .appear, kind: .hidesOn, line: 51)).isEmpty)
        #expect(found(hide("Stack", .yes, .load, kind: .hidesOn, scope: .stackClass)).isEmpty)
        let alone = findings(of: .hiddenBarInherited, [screen("Home")], [rootStack("Home")]) { $0.barWrites = [set] }
        #expect(alone.isEmpty)
    }

    @Test func aStackMadeWithoutItsBar() {
        let made = { (facts: (inout ScreenFacts) -> Void) in
            findings(
                of: .hiddenBarInherited, [screen("Home", inherits: controller), screen("Item", inherits: controller) { facts(&$0) }],
                [edge(.root, "window", "Home", line: 1) { $0.wrapped = "UINavigationController"; $0.hidesBar = true }, edge(.push, "Home", "Item", line: 10)])
        }
        #expect(made { _ in }.lines == [10])
        #expect(made { $0.body = [Control(.other, isOpaque: true, location: at(30))] }.isEmpty)
    }
}

@Suite struct BackHiddenWithoutExitTests {
    private func found(
        technology: Technology = .uikit, root: Transition = rootStack("List"), more: [Transition] = [], writes: [GestureWrite] = [],
        inherits: [String] = controller, _ facts: (inout ScreenFacts) -> Void
    ) -> [Severity] {
        findings(
            of: .backHiddenWithoutExit,
            [screen("List", inherits: controller), screen("Item", .screen, technology, inherits: inherits) { facts(&$0) }, screen("Next", inherits: controller), screen("Tabs", .tab)],
            [root, edge(.push, "List", "Item", line: 10)] + more
        ) { $0.gestureWrites = writes }.severities
    }

    private let hidden: (inout ScreenFacts) -> Void = { $0.backHidden = Setting(.always, location: at(30)) }

    @Test func aTrapIsAnError() {
        #expect(found(hidden) == [.error])
        #expect(found(technology: .swiftui, inherits: [], hidden) == [.error])
        #expect(found { $0.barHidden = Setting(.always, location: at(31)) } == [.error])
        // The bar that would show it is hidden too.
        #expect(found { $0.barHidden = Setting(.always, location: at(31)); $0.trailing = [Control(.commit, exits: [Exit(.pop, on: .ownNav)], location: at(32))] } == [.error])
        let tab = edge(.tab, "Tabs", "List", line: 2) { $0.wrapped = "UINavigationController" }
        #expect(found(root: root("Tabs"), more: [tab], hidden) == [.info])
    }

    @Test func anotherWaySilences() {
        #expect(found { hidden(&$0); $0.trailing = [Control(.commit, exits: [Exit(.pop, on: .ownNav)], location: at(32))] } == [])
        #expect(found { hidden(&$0); $0.body = [Control(.other, isOpaque: true, location: at(32))] } == [])
        #expect(found { hidden(&$0); $0.ownerExit = true } == [])
        #expect(found(more: [edge(.push, "Item", "Next", line: 20)], hidden) == [])
        #expect(found(more: [edge(.present, "Item", "Next", line: 20)], hidden) == [])
        #expect(found(more: [edge(.pop, "Item", nil, line: 20) { $0.receiver = .ownNav }], hidden) == [])
        #expect(found(more: [edge(.embed, "Item", "Next", line: 20), edge(.pop, "Next", nil, line: 21) { $0.receiver = .ownNav }], hidden) == [])
        #expect(found(inherits: ["LibraryController"], hidden) == [])
        #expect(found { hidden(&$0); $0.web = [WebFact(api: "WKWebView", gestures: .off, loads: .remote, location: at(33))] } == [])
        let restorer = GestureWrite(recognizer: .edge, kind: .delegate, value: .object, owner: "Item", scope: .screen, depthTest: .present, location: at(60))
        #expect(found(writes: [restorer], hidden) == [])
    }

    @Test func conditionsRootsAndShownBarsAreSilent() {
        for guarded in [Guard.conditional, .paired, .exclusive] {
            #expect(found { $0.backHidden = Setting(guarded, location: at(30)) } == [], "\(guarded)")
        }
        #expect(findings(of: .backHiddenWithoutExit, [screen("Item", inherits: controller) { hidden(&$0) }], [rootStack("Item")]).isEmpty)
        #expect(found { _ in } == [])
    }

    /// The screen that inherits a hidden bar is told of once.
    @Test func theBarThatWasHiddenBeforeWins() {
        let flow = Flow(graph([screen("Home", inherits: controller), screen("Item", inherits: controller)], [rootStack("Home"), edge(.push, "Home", "Item", line: 10)]) {
            $0.barWrites = [hide("Home")]
        })
        #expect(check([.hiddenBarInherited, .backHiddenWithoutExit], flow).map(\.rule) == ["hidden-bar-inherited"])
    }
}

@Suite struct SwipeLockTests {
    private func write(
        _ value: GestureWrite.Value, _ recognizer: GestureWrite.Recognizer = .edge, owner: String = "Item", scope: GestureWrite.Scope = .screen,
        guarded: Guard = .always, line: Int = 60
    ) -> GestureWrite {
        GestureWrite(recognizer: recognizer, kind: .enabled, value: value, owner: owner, scope: scope, guarded: guarded, location: at(line))
    }

    private func found(
        _ writes: GestureWrite..., root: Transition = rootStack("List"), sdk: Int? = nil, options: [String: OptionValue] = [:],
        _ facts: (inout ScreenFacts) -> Void = { _ in }
    ) -> [Severity] {
        let flow = Flow(graph([screen("List"), screen("Item") { facts(&$0) }, screen("Stack", .nav)], [root, edge(.push, "List", "Item", line: 10)]) {
            $0.gestureWrites = writes
            $0.app.sdk = sdk
        })
        var settings = CheckSettings()
        settings.options = ["swipe-lock-misses-content-gesture": options]
        return check([.swipeLockMissesContentGesture], flow, settings: settings).diagnostics.severities
    }

    @Test func theSDKDecidesTheSeverity() {
        #expect(found(write(.no)) == [.info])
        #expect(found(write(.no), sdk: 26) == [.warning])
        #expect(found(write(.no), sdk: 18) == [.info])
        #expect(found(write(.no), options: ["sdk": .number(26)]) == [.warning])
        #expect(found(write(.no), options: ["sdk": .number(18)]) == [])
        #expect(found(write(.no), write(.no, .content, owner: "List", line: 61)) == [.warning])
    }

    @Test func bothOrNeitherAreSilent() {
        #expect(found(write(.no), write(.no, .content, line: 61)) == [])
        #expect(found(write(.no), write(.unknown, .content, owner: "UINavigationController", scope: .everyStack, line: 61)) == [])
        #expect(found(write(.yes)) == [])
        #expect(found(write(.unknown)) == [])
        #expect(found(write(.no, owner: "List")) == [])
        #expect(found(write(.no)) { $0.backHidden = Setting(.always, location: at(30)) } == [])
    }

    @Test func aStackThatLocksItIsToldUnlessItUnlocks() {
        let stack = edge(.root, "window", "List", line: 1) { $0.wrapped = "Stack" }
        let lock = write(.no, owner: "Stack", scope: .stackClass)
        let all = { (writes: [GestureWrite]) in
            findings(of: .swipeLockMissesContentGesture, [screen("List"), screen("Item"), screen("Stack", .nav)], [stack, edge(.push, "List", "Item", line: 10), edge(.root, "Stack", "List", line: 2)]) {
                $0.gestureWrites = writes
            }.count
        }
        #expect(all([lock, write(.yes, owner: "Stack", scope: .stackClass, line: 61)]) == 0)
    }
}

@Suite struct BackItemTests {
    private func found(
        _ item: BackItem, on owner: String = "Item", more: [Transition] = [], opaque: [String] = [], inherits: [String] = controller
    ) -> [String] {
        var item_ = screen("Item", inherits: inherits) { if owner == "Item" { $0.backItems = [item] } }
        item_.opaqueActions = opaque
        return findings(
            of: .backItemHasNoEffect,
            [screen("List", inherits: controller) { if owner == "List" { $0.backItems = [item] } }, item_, screen("Next", inherits: controller)],
            [rootStack("List"), edge(.push, "List", "Item", line: 10)] + more
        ).map(\.message)
    }

    @Test func whatItWouldRunOrShowIsIgnored() {
        #expect(found(BackItem(runs: true, location: at(20)), on: "List") == ["The action of this back item is never called."])
        #expect(found(BackItem(hasCustomView: true, location: at(20)), on: "List") == ["The custom view of this back item is never shown."])
    }

    @Test func anItemBelongsToTheScreenThatComesNext() {
        let plain = BackItem(location: at(20))
        #expect(found(plain) == ["This back item belongs to the screen after “Item”, and nothing is pushed from it."])
        #expect(found(plain, on: "List") == [])
        #expect(found(plain, more: [edge(.push, "Item", "Next", line: 11)]) == [])
        #expect(found(plain, more: [edge(.embed, "Item", "Next", line: 11), edge(.push, "Next", "List", line: 12)]) == [])
        #expect(found(plain, opaque: ["onShow"]) == [])
        // A helper sets one item for both, and one of them pushes.
        let shared = findings(
            of: .backItemHasNoEffect,
            [screen("List", inherits: controller) { $0.backItems = [plain] }, screen("Item", inherits: controller) { $0.backItems = [plain] }],
            [rootStack("List"), edge(.push, "List", "Item", line: 10)])
        #expect(shared.isEmpty)
        #expect(found(plain, inherits: ["LibraryController"]) == [])
    }
}
