import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct UnpushableControllerTests {
    private let home = screen("Home")

    @Test func everyWayOfPushingAContainerIsFound() {
        let found = findings(
            of: .unpushableController,
            [home, screen("Own", .nav, inherits: ["UINavigationController"]), screen("Columns", .split), screen("Detail")],
            [
                rootStack("Home"),
                edge(.push, "Home", "Own", line: 10),
                edge(.push, "Home", "Columns", line: 11),
                edge(.push, "Home", "system:MFMailComposeViewController", line: 12),
                edge(.push, "Home", "Detail", line: 13) { $0.wrapped = "UINavigationController" },
                edge(.setStack, "Home", "Own", line: 14) { $0.position = 1 },
                edge(.present, "Home", "Own", line: 15) { $0.wrapped = "UINavigationController" },
                edge(.root, "Own", "Columns", line: 16),
            ])
        #expect(found.lines == [10, 11, 12, 13, 14, 15, 16])
        #expect(Set(found.severities) == [.error])
    }

    @Test func presentedAndContainedControllersAreFine() {
        let found = findings(
            of: .unpushableController,
            [home, screen("Own", .nav, inherits: ["UINavigationController"]), screen("Tabs", .tab), screen("Columns", .split, .swiftui)],
            [
                root("Tabs"),
                edge(.tab, "Tabs", "Home", line: 9) { $0.wrapped = "UINavigationController" },
                edge(.present, "Home", "Own", line: 10),
                edge(.tab, "Tabs", "Own", line: 11),
                edge(.show, "Home", "Own", line: 12),
                edge(.embed, "Home", "Own", line: 13),
                edge(.push, "Home", "Columns", line: 14) { $0.hosted = true },
                edge(.link, "Columns", "Home", line: 15) { $0.wrapped = "NavigationStack" },
            ])
        #expect(found.isEmpty)
    }

    @Test func aStackClassThatOverridesPushDecides() {
        let screens = [home, screen("Own", .nav, inherits: ["Wrapping"]), screen("Wrapping", .nav) { $0.overridesPush = true }]
        let transitions = [
            edge(.root, "window", "Home", line: 1) { $0.wrapped = "Own" },
            edge(.push, "Home", "Own", line: 10),
        ]
        #expect(findings(of: .unpushableController, screens, transitions).isEmpty)
        #expect(findings(of: .unpushableController, screens, [rootStack("Home"), transitions[1]]).lines == [10])
    }

    @Test func theOldSegueAndCollapsedColumnsAreWarnings() {
        let screens = [
            home, screen("Own", .nav), screen("Split", .split) { $0.columnStyle = true },
        ]
        let transitions = [
            root("Split"), edge(.column, "Split", "Home", line: 2) { $0.column = "primary" },
            edge(.seguePush, "Home", "Own", line: 10),
            edge(.showDetail, "Home", "Own", line: 11),
        ]
        let found = findings(of: .unpushableController, screens, transitions)
        #expect(found.lines == [10, 11])
        #expect(found.severities == [.warning, .warning])
        #expect(findings(of: .unpushableController, screens, transitions) { $0.app.deviceFamilies = [2] }.lines == [10])
        let placed = [home, screens[1], screen("Split", .split) { $0.columnStyle = true; $0.placesDetail = true }]
        #expect(findings(of: .unpushableController, placed, transitions).lines == [10])
        let compact = edge(.column, "Split", "Home", line: 12) { $0.column = "compact" }
        #expect(findings(of: .unpushableController, screens, transitions + [compact]).lines == [10])
        let classic = [home, screens[1], screen("Split", .split) { $0.columnStyle = false }]
        #expect(findings(of: .unpushableController, classic, transitions).lines == [10])
    }
}

@Suite struct TabBarInsideStackTests {
    private let screens = [screen("Home"), screen("Tabs", .tab), screen("First")]

    @Test func pushedTabsWarnAndTabsAtTheRootInform() {
        let found = findings(
            of: .tabBarInsideStack, screens,
            [
                rootStack("Home"),
                edge(.push, "Home", "Tabs", line: 10),
                edge(.segueShow, "Home", "Tabs", line: 11),
                edge(.setStack, "Home", "Tabs", line: 12) { $0.position = 0 },
                edge(.root, "window", "Tabs", line: 13) { $0.wrapped = "UINavigationController" },
            ])
        #expect(found.lines == [10, 11, 12, 13])
        #expect(found.severities == [.warning, .warning, .info, .info])
    }

    @Test func tabsThatArePresentedOrShownOutsideStacksAreFine() {
        let found = findings(
            of: .tabBarInsideStack, screens,
            [root("Home"), edge(.present, "Home", "Tabs", line: 10), edge(.show, "Home", "Tabs", line: 11), edge(.root, "window", "Tabs", line: 12)])
        #expect(found.isEmpty)
    }

    @Test func behindAHiddenBarItIsInfo() {
        let found = findings(
            of: .tabBarInsideStack, [screens[0], screen("Tabs", .tab) { $0.barHidden = Setting(.always, location: at(50)) }],
            [rootStack("Home"), edge(.push, "Home", "Tabs", line: 10)])
        #expect(found.severities == [.info])
    }
}

@Suite struct NestedNavigationStackTests {
    private func found(_ arrival: Transition, view: (inout ScreenFacts) -> Void = { _ in }) -> [Int] {
        let inner = screen("Inner", .screen, .swiftui) { facts in
            facts.stackInBody = Setting(.always, location: at(20))
            view(&facts)
        }
        let outer = edge(.root, "window", "Outer", line: 1) { $0.wrapped = "NavigationStack" }
        return findings(
            of: .nestedNavigationStack, [screen("Outer", .screen, .swiftui), inner],
            [outer, arrival, edge(.root, "Inner", "Inner", line: 20)]
        ).lines
    }

    @Test func aLinkedOrContainedStackIsNested() {
        #expect(found(edge(.link, "Outer", "Inner", line: 10)) == [20])
        #expect(found(edge(.destination, "Outer", "Inner", line: 10)) == [20])
        #expect(found(edge(.embed, "Outer", "Inner", line: 10)) == [20])
    }

    @Test func aDestinationInAStackOfItsOwnIsNested() {
        func found(_ links: Transition..., outer: Bool = true) -> [Int] {
            findings(
                of: .nestedNavigationStack, [screen("Outer", .screen, .swiftui), screen("Item", .screen, .swiftui)],
                [outer ? rootStack("Outer") : edge(.column, "Split", "Outer", line: 1)] + links
            ).lines
        }
        let wrapped = edge(.link, "Outer", "Item", line: 10) { $0.wrapped = "NavigationStack" }
        #expect(found(wrapped) == [10])
        #expect(found(wrapped, outer: false).isEmpty)
        #expect(found(edge(.sheet, "Outer", "Item", line: 10) { $0.wrapped = "NavigationStack" }).isEmpty)
        #expect(found(wrapped, edge(.link, "Outer", "Item", line: 10)).isEmpty)
    }

    @Test func anotherLayerOrColumnIsNot() {
        #expect(found(edge(.sheet, "Outer", "Inner", line: 10)).isEmpty)
        #expect(found(edge(.tab, "Outer", "Inner", line: 10)).isEmpty)
        #expect(found(edge(.column, "Outer", "Inner", line: 10)).isEmpty)
        #expect(found(edge(.root, "window", "Inner", line: 10)).isEmpty)
    }

    @Test func hostedConditionalAndBarHidingStacksAreLeftAlone() {
        #expect(found(edge(.push, "Outer", "Inner", line: 10) { $0.hosted = true }).isEmpty)
        #expect(found(edge(.link, "Outer", "Inner", line: 10)) { $0.stackInBody = Setting(.conditional, location: at(20)) }.isEmpty)
        #expect(found(edge(.link, "Outer", "Inner", line: 10)) { $0.barHidden = Setting(.always, location: at(21)) }.isEmpty)
        #expect(found(edge(.link, "Outer", "Inner", line: 10) { $0.hidesBar = true }).isEmpty)
        #expect(found(edge(.embed, "Outer", "Inner", line: 10) { $0.guarded = .exclusive }).isEmpty)
    }

    @Test func aPanelAmongOtherChildrenIsNoNestedStack() {
        let screens = [screen("List"), screen("Map"), screen("Panel", .nav), screen("Canvas")]
        let pushed = [rootStack("List"), edge(.push, "List", "Map", line: 10), edge(.embed, "Map", "Panel", line: 11)]
        #expect(findings(of: .nestedNavigationStack, screens, pushed).lines == [11])
        #expect(findings(of: .nestedNavigationStack, screens, pushed + [edge(.embed, "Map", "Canvas", line: 12)]).isEmpty)
        let unpushed = [rootStack("Map"), pushed[2]]
        #expect(findings(of: .nestedNavigationStack, screens, unpushed).isEmpty)
    }
}

@Suite struct PushWithoutStackTests {
    private let screens = [screen("Home"), screen("Cart"), screen("Pay")]
    private let push = edge(.push, "Cart", "Pay", line: 20)

    private func lines(_ transitions: Transition..., screens: [Screen]? = nil) -> [Int] {
        findings(of: .pushWithoutStack, screens ?? self.screens, transitions).lines
    }

    @Test func everyPushOfABareScreenIsFound() {
        let bare = edge(.present, "Home", "Cart", line: 10)
        for verb in [Verb.push, .setStack, .seguePush, .link, .destination] {
            #expect(lines(rootStack("Home"), bare, edge(verb, "Cart", "Pay", line: 20)) == [20], "\(verb)")
        }
    }

    @Test func onlyACertainCrashIsAnError() {
        let bare = edge(.present, "Home", "Cart", line: 10)
        let forced = edge(.push, "Cart", "Pay", line: 20) { $0.forced = true }
        #expect(findings(of: .pushWithoutStack, screens, [root("Home"), bare, forced]).severities == [.error])
        #expect(findings(of: .pushWithoutStack, screens, [root("Home"), bare, push]).severities == [.warning])
        let likely = edge(.present, "Home", "Cart", line: 10) { $0.certainty = .likely }
        #expect(findings(of: .pushWithoutStack, screens, [root("Home"), likely, forced]).severities == [.warning])
    }

    @Test func whatIsNotKnownSilences() {
        let bare = edge(.present, "Home", "Cart", line: 10)
        #expect(lines(root("Home"), bare, push, screens: [screens[0], screen("Cart", open: true), screens[2]]).isEmpty)
        #expect(lines(push).isEmpty)
        #expect(lines(root("Home"), bare, edge(.push, "Cart", "Pay", line: 20) { $0.receiver = .unknown }).isEmpty)
        #expect(lines(root("Home"), bare, edge(.push, "Cart", "Pay", line: 20) { $0.nilTested = true }).isEmpty)
        #expect(lines(root("Home"), bare, edge(.push, "Cart", "Pay", line: 20) { $0.guarded = .conditional }).isEmpty)
    }

    @Test func aFallbackThatPresentsIsAnAnswer() {
        let push = edge(.push, "Cart", "Pay", line: 20) { $0.guarded = .exclusive; $0.trigger.function = "pay()" }
        let present = edge(.present, "Cart", "Pay", line: 22) { $0.guarded = .exclusive; $0.trigger.function = "pay()" }
        #expect(lines(root("Home"), edge(.present, "Home", "Cart", line: 10), push, present).isEmpty)
        #expect(lines(root("Home"), edge(.present, "Home", "Cart", line: 10), push) == [20])
    }

    @Test func childrenAndColumnsHaveTheStackAbove() {
        let embed = edge(.embed, "Home", "Cart", line: 10)
        #expect(lines(rootStack("Home"), embed, push).isEmpty)
        #expect(lines(root("Home"), embed, push) == [20])
        #expect(lines(root("Split"), edge(.column, "Split", "Cart", line: 10), push, screens: screens + [screen("Split", .split)]).isEmpty)
    }

    @Test func aBareSiteBesideAStackedOneIsFoundAtTheSite() {
        let pushed = edge(.push, "Home", "Cart", line: 10)
        let bare = edge(.present, "Home", "Cart", line: 11)
        let wrapped = edge(.present, "Home", "Cart", line: 12) { $0.wrapped = "UINavigationController" }
        #expect(lines(rootStack("Home"), pushed, bare, wrapped, push) == [11])
        let adapting = [screens[0], screen("Cart") { $0.readsPlacement = true }, screens[2]]
        #expect(lines(rootStack("Home"), pushed, bare, push, screens: adapting).isEmpty)
    }

    @Test func pushingAfterThePopIsFoundWhereTheScreenIsPushed() {
        let late = edge(.push, "Cart", "Pay", line: 20) { $0.afterPop = true }
        #expect(lines(rootStack("Home"), edge(.push, "Home", "Cart", line: 10), late) == [20])
        #expect(lines(rootStack("Cart"), late).isEmpty)
    }
}
