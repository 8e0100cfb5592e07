import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct SplitDetailWithoutStackTests {
    private let screens = [
        screen("List"), screen("Detail", title: "Detail"), screen("Plain"), screen("Split", .split) { $0.columnStyle = false },
    ]
    private let columns = [root("Split"), edge(.column, "Split", "List", line: 2) { $0.column = "primary" }]

    private func lines(_ more: Transition..., split: (inout ScreenFacts) -> Void = { _ in }, families: [Int] = []) -> [Int] {
        var screens = screens
        split(&screens[3].facts)
        return findings(of: .splitDetailWithoutStack, screens, columns + more) { $0.app.deviceFamilies = families }.lines
    }

    @Test func aBareDetailNeedsAReason() {
        let bare = edge(.showDetail, "List", "Detail", line: 10)
        #expect(lines(bare) == [10])
        #expect(lines(edge(.segueShowDetail, "List", "Detail", line: 10)) == [10])
        #expect(lines(edge(.showDetail, "List", "Detail", line: 10) { $0.wrapped = "UINavigationController" }).isEmpty)
        #expect(lines(edge(.showDetail, "List", "Detail", line: 10) { $0.enclosed = "Library" }).isEmpty)
        #expect(lines(edge(.showDetail, "List", "Detail", line: 10) { $0.idioms = [.phone] }).isEmpty)
        #expect(lines(edge(.showDetail, "List", "Plain", line: 10)).isEmpty)
        #expect(lines(bare, families: [1]).isEmpty)
        #expect(lines(bare, families: [1, 2]) == [10])
    }

    @Test func aWrappedSiteOfTheSameColumnIsAReason() {
        let bare = edge(.showDetail, "List", "Plain", line: 10)
        let wrapped = edge(.showDetail, "List", "Plain", line: 11) { $0.wrapped = "UINavigationController" }
        #expect(lines(bare, wrapped) == [10])
        // What the column begins with may be a placeholder.
        #expect(lines(edge(.column, "Split", "Plain", line: 12) { $0.column = "secondary" }, wrapped).isEmpty)
    }

    @Test func aDelegateThatPlacesTheDetailDecides() {
        let bare = edge(.showDetail, "List", "Detail", line: 10)
        #expect(lines(bare, split: { $0.placesDetail = true }).isEmpty)
        #expect(lines(bare, split: { $0.placesDetail = true; $0.handsDetailOn = true }) == [10])
    }

    @Test func codeWithoutAPlaceMeansTheSplitOfTheWindow() {
        let shown = edge(.showDetail, "flow:Row", "Detail", line: 10) { $0.receiver = .unknown }
        let found = findings(of: .splitDetailWithoutStack, screens, columns + [shown])
        #expect(found.lines == [10])
        #expect(found.map(\.certainty) == [.likely])
        #expect(findings(of: .splitDetailWithoutStack, screens, [root("List"), shown]).isEmpty)
    }

    @Test func aScreenOutsideTheSplitShowsAModal() {
        let presented = edge(.present, "List", "Plain", line: 10)
        #expect(lines(presented, edge(.showDetail, "Plain", "Detail", line: 11)).isEmpty)
    }
}

@Suite struct ShowBecomesModalTests {
    private let screens = [screen("Home"), screen("Offer")]

    private func lines(_ screens: [Screen], _ transitions: Transition...) -> [Int] {
        findings(of: .showBecomesModal, screens, transitions).lines
    }

    @Test func onlyWhereNobodyAnswers() {
        let show = edge(.show, "Home", "Offer", line: 10)
        #expect(lines(screens, root("Home"), show) == [10])
        #expect(lines(screens, rootStack("Home"), show).isEmpty)
        #expect(lines([screen("Home", open: true), screens[1]], root("Home"), show).isEmpty)
        #expect(lines([screen("Home") { $0.answersShow = true }, screens[1]], root("Home"), show).isEmpty)
        #expect(lines(screens, root("Home"), edge(.show, "Home", "Offer", line: 10) { $0.style = .formSheet }).isEmpty)
        #expect(lines(screens, root("Home"), edge(.show, "Home", "Offer", line: 10) { $0.receiver = .ownNav }).isEmpty)
    }

    @Test func aNavigationControllerWithoutAnExitIsNoModalOnPurpose() {
        let show = edge(.show, "Home", "Offer", line: 10) { $0.wrapped = "UINavigationController" }
        #expect(lines(screens, rootStack("Home"), show) == [10])
        let leaving = screen("Offer") { $0.leading = [Control(.cancel, exits: [Exit(.dismiss)], location: at(50))] }
        #expect(lines([screens[0], leaving], rootStack("Home"), show).isEmpty)
        let split = [screen("Split", .split), screens[0], screens[1]]
        #expect(lines(split, root("Split"), edge(.column, "Split", "Home", line: 2) { $0.column = "primary" }, show).isEmpty)
    }
}

@Suite struct DismissReachesNobodyTests {
    private func view(_ change: (inout ScreenFacts) -> Void = { _ in }) -> Screen {
        screen("View", .screen, .swiftui) { facts in
            facts.body = [Control(.close, label: "Close", exits: [Exit(.dismiss)], location: at(50))]
            change(&facts)
        }
    }

    private func lines(_ view: Screen, _ transitions: Transition..., target: String? = nil) -> [Int] {
        findings(of: .dismissReachesNobody, [screen("Host"), screen("Tabs", .tab), view], transitions) { $0.app.deploymentTarget = target }.lines
    }

    @Test func childrenTabsAndWindowRootsAreDead() {
        let child = edge(.embed, "Host", "View", line: 10) { $0.hosted = true }
        #expect(lines(view(), child) == [50])
        #expect(lines(view(), root("Host"), child) == [50])
        #expect(lines(view(), root("Tabs"), edge(.tab, "Tabs", "View", line: 10) { $0.hosted = true }) == [50])
        #expect(lines(view(), edge(.root, "window", "View", line: 1) { $0.hosted = true }) == [50])
    }

    @Test func presentedAndPushedViewsClose() {
        let presented = edge(.present, "Host", "View", line: 10) { $0.hosted = true }
        #expect(lines(view(), root("Host"), presented).isEmpty)
        #expect(lines(view(), rootStack("Host"), edge(.push, "Host", "View", line: 10) { $0.hosted = true }).isEmpty)
        let child = edge(.embed, "Host", "View", line: 11) { $0.hosted = true }
        #expect(lines(view(), root("Tabs"), edge(.present, "Tabs", "Host", line: 10), child).isEmpty)
        #expect(lines(view(), child, presented).isEmpty)
    }

    @Test func oneCertainTabIsEnoughForAControlThatOnlyLeaves() {
        let tab = edge(.tab, "Tabs", "View", line: 10) { $0.hosted = true }
        let sheet = edge(.sheet, "View", "View", line: 11)
        #expect(lines(view(), root("Tabs"), tab, sheet) == [50])
        #expect(lines(view { $0.body[0].doesMore = true }, root("Tabs"), tab, sheet).isEmpty)
        #expect(lines(view { $0.body[0].guarded = .conditional }, root("Tabs"), tab, sheet).isEmpty)
        #expect(lines(view { $0.body[0].look = .commit }, root("Tabs"), tab, sheet).isEmpty)
    }

    @Test func theOldModeIsInfoBelowIOS15() {
        let presented = edge(.present, "Host", "View", line: 10) { $0.hosted = true }
        let old = view { $0.dismissesByMode = true }
        #expect(lines(old, root("Host"), presented, target: "14.1") == [50])
        #expect(lines(old, root("Host"), presented, target: "15.0").isEmpty)
        #expect(lines(old, root("Host"), presented).isEmpty)
        #expect(lines(view(), root("Host"), presented, target: "14.1").isEmpty)
    }

    @Test func anOpenViewIsNotJudged() {
        var open = view()
        open.openReasons = ["built by name"]
        #expect(lines(open, edge(.embed, "Host", "View", line: 10) { $0.hosted = true }).isEmpty)
    }
}

@Suite struct NestedStackOptionTests {
    private let screens = [
        screen("Outer", .screen, .swiftui), screen("Item", .screen, .swiftui) { $0.stackInBody = Setting(.always, location: at(40)) },
    ]

    private func lines(_ shown: Transition, _ set: [String: OptionValue]) -> [Int] {
        let rule = Rule.nestedNavigationStack
        let stack = edge(.root, "window", "Outer", line: 1) { $0.wrapped = "NavigationStack" }
        let flow = Flow(graph(screens, [stack, shown]))
        return rule.check(flow, RuleOptions(rule.options, set: set)).map(\.location.line)
    }

    @Test func aLibrarysContainerAndLinkAreToldByConfiguration() {
        let inLibrary = edge(.link, "Outer", "Item", line: 10) { $0.enclosed = "FlowView" }
        #expect(lines(inLibrary, ["wrapperContainers": .names(["FlowView"])]).contains(10))
        #expect(!lines(inLibrary, [:]).contains(10))
        let byLibrary = edge(.embed, "Outer", "Item", line: 10) { $0.enclosed = "PushButton" }
        #expect(lines(byLibrary, ["linkTypes": .names(["PushButton"])]).contains(10))
        #expect(!lines(byLibrary, [:]).contains(10))
    }
}
