import Diagnostics
import FlowGraph
import FlowWalk
import TestSupport
import Testing

/// Two tabs with stacks. From the first, a list, its detail, a sheet with a stack of its own and a second page, and a cover without a stack.
private func shop(_ extra: [Transition] = [], setting: [String: (inout Screen) -> Void] = [:]) -> Machine {
    Machine(testFlow([
        mainWindow, tab("List", 0), tab("Cart", 1), hop("List", .push, "Detail", trigger: Trigger(.row)),
        hop("Detail", .push, "Zoom", trigger: Trigger(.bodyButton)),
        hop("Detail", .present, "Edit", wrapped: "UINavigationController", style: .automatic, trigger: Trigger(.bodyButton)),
        hop("Edit", .push, "Place", trigger: Trigger(.bodyButton)), hop("Detail", .present, "Help", style: .fullScreen, trigger: Trigger(.menu)),
    ] + extra, setting: setting))
}

private let toSheet = "tap Detail\ntap Edit"
private let toPage = "tap Detail\ntap Edit\ntap Place"

/// Table 2.8: what an exit does, by placement.
@Suite struct ExitTableTests {
    private func exits(_ machine: Machine, _ screen: String, _ actions: String) throws -> [Effect?] {
        let moment = try played(machine, actions)
        return ["pop", "dismiss"].map { machine.runs("\(screen) \($0) ?", by: screen, in: moment) }
    }

    @Test func popAndDismissAtTheBaseRoot() throws {
        let machine = shop([hop("List", .pop, nil, receiver: .ownNav), hop("List", .dismiss, nil)])
        #expect(try exits(machine, "List", "") == [.nothing(.atRoot), .nothing(.nothingPresented)])
    }

    @Test func popAndDismissPushedInTheBase() throws {
        let machine = shop([hop("Detail", .pop, nil, receiver: .ownNav), hop("Detail", .dismiss, nil)])
        let effects = try exits(machine, "Detail", "tap Detail")
        #expect(effects[0]?.moment?.text == "base: MainTabs > nav > List")
        #expect(effects[1] == .nothing(.nothingPresented))
    }

    @Test func popAndDismissAtAModalRoot() throws {
        let machine = shop([hop("Edit", .pop, nil, receiver: .ownNav), hop("Edit", .dismiss, nil)])
        let effects = try exits(machine, "Edit", toSheet)
        #expect(effects[0] == .nothing(.atRoot))
        #expect(effects[1]?.moment?.text == "base: MainTabs > nav(List) > Detail")
    }

    @Test func popAndDismissAtABareModalRoot() throws {
        let machine = shop([hop("Help", .pop, nil, receiver: .ownNav), hop("Help", .dismiss, nil)])
        let effects = try exits(machine, "Help", "tap Detail\ntap Help")
        #expect(effects[0] == .nothing(.noStack))
        #expect(effects[1]?.moment?.text == "base: MainTabs > nav(List) > Detail")
    }

    /// Corner case 1: the whole modal goes.
    @Test func popAndDismissPushedInAModal() throws {
        let machine = shop([hop("Place", .pop, nil, receiver: .ownNav), hop("Place", .dismiss, nil)])
        let effects = try exits(machine, "Place", toPage)
        #expect(effects[0]?.moment?.text == "base: MainTabs > nav(List) > Detail | automatic: nav > Edit")
        #expect(effects[1]?.moment?.text == "base: MainTabs > nav(List) > Detail")
    }

    /// A dismissal goes to the child that the receiver has presented, wherever the receiver stands.
    @Test(arguments: [("List", ""), ("Detail", "tap Detail"), ("Edit", toSheet), ("Place", toPage)])
    func dismissWithAChildUpClosesTheChildOnly(screen: String, actions: String) throws {
        let machine = shop([hop(screen, .present, "Note", style: .automatic), hop(screen, .dismiss, nil)])
        let before = try played(machine, actions)
        let up = try #require(machine.runs("\(screen) present Note", by: screen, in: before)?.moment)
        #expect(up.plane.layers.count == before.plane.layers.count + 1)
        #expect(machine.runs("\(screen) dismiss ?", by: screen, in: up)?.moment == before)
    }

    @Test func swiftUIsDismissActsOnTheNearestPresentation() throws {
        let machine = Machine(testFlow([
            hop("window", .root, "Home", wrapped: "NavigationStack", receiver: .windowRoot), hop("Home", .link, "Item", trigger: Trigger(.row)),
            hop("Item", .sheet, "Form", wrapped: "NavigationStack", style: .sheet, trigger: Trigger(.bodyButton)),
            hop("Form", .link, "Page", trigger: Trigger(.row)),
        ] + ["Home", "Item", "Form", "Page"].map { hop($0, .dismiss, nil) }, swiftUI: ["Home", "Item", "Form", "Page"]))
        func dismissed(_ screen: String, _ actions: String) throws -> Effect? {
            machine.runs("\(screen) dismiss ?", by: screen, in: try played(machine, actions))
        }
        #expect(try dismissed("Home", "") == .nothing(.nothingPresented))
        #expect(try dismissed("Item", "tap Item")?.moment?.text == "base: nav > Home")
        #expect(try dismissed("Form", "tap Item\ntap Form")?.moment?.text == "base: nav(Home) > Item")
        #expect(try dismissed("Page", "tap Item\ntap Form\ntap Page")?.moment?.text == "base: nav(Home) > Item | sheet: nav > Form")
    }

    @Test(arguments: [("List", ""), ("Detail", "tap Detail"), ("Edit", toSheet), ("Place", toPage)])
    func unwindGoesToTheReceiverOverAnyDistance(screen: String, actions: String) throws {
        let machine = shop([hop(screen, .unwind, "List"), hop(screen, .unwind, "Cart")])
        let moment = try played(machine, actions)
        let back = machine.runs("\(screen) unwind List", by: screen, in: moment)
        if screen == "List" { #expect(back == .nothing(.alreadyThere)) } else { #expect(back?.moment?.text == "base: MainTabs > nav > List") }
        // The tab that answers is selected.
        #expect(machine.runs("\(screen) unwind Cart", by: screen, in: moment)?.moment?.text == "base: MainTabs > nav > Cart")
    }

    @Test func anUnwindThatNobodyAnswersDoesNothing() throws {
        var unwind = hop("Detail", .segueUnwind, nil)
        unwind.selector = "back:"
        let machine = shop([unwind])
        #expect(machine.runs("Detail segue-unwind ?", by: "Detail", in: try played(machine, "tap Detail")) == .nothing(.noReceiver))
        let answering = shop([unwind], setting: ["List": { $0.facts.unwindActions = ["back:"] }])
        #expect(answering.runs("Detail segue-unwind ?", by: "Detail", in: try played(answering, "tap Detail"))?.moment?.text == "base: MainTabs > nav > List")
    }
}

/// Tables 2.1 and 2.3, and the corner cases of section 3.
@Suite struct StepTests {
    @Test func aPushUnderAModalHappensUnderneath() throws {
        let machine = shop([hop("flow:Router", .push, "Zoom", receiver: .otherNav, on: "List")])
        let moment = try played(machine, toSheet)
        let after = machine.runs("flow:Router push Zoom", by: nil, in: moment)?.moment
        #expect(after?.text == "base: MainTabs > nav(List Detail) > Zoom | automatic: nav > Edit")
    }

    @Test func aPushIntoATabThatDoesNotShowIsParked() throws {
        let machine = shop([hop("flow:Router", .push, "Zoom", receiver: .otherNav, on: "Cart")])
        let after = try #require(machine.runs("flow:Router push Zoom", by: nil, in: try played(machine))?.moment)
        #expect(after.text == "base: MainTabs > nav > List")
        #expect(after.asides.map { $0.branch.face } == ["Zoom"])
        #expect(after.asides.map { $0.branch.first?.behind.count } == [1])
    }

    /// Corner case 2.
    @Test func aPushWithoutAStackDoesNothing() throws {
        let machine = shop([hop("Help", .push, "Zoom", receiver: .ownNav)])
        #expect(machine.runs("Help push Zoom", by: "Help", in: try played(machine, "tap Detail\ntap Help")) == .nothing(.noStack))
    }

    @Test func navigationAndSplitControllersAreNotPushed() throws {
        let machine = shop([hop("List", .push, "OtherNav"), hop("List", .push, "SideSplit"), hop("List", .push, "OtherTabs")])
        let home = try played(machine)
        #expect(machine.runs("List push OtherNav", by: "List", in: home) == .refused(.isContainer))
        #expect(machine.runs("List push SideSplit", by: "List", in: home) == .refused(.isContainer))
        #expect(machine.runs("List push OtherTabs", by: "List", in: home)?.moments.isEmpty == false)
        var again = hop("List", .push, "Detail")
        again.already = Already(.shown)
        let twice = shop([again])
        let edge = twice.flow.graph.transitions.firstIndex { $0.already != nil } ?? 0
        #expect(twice.step(edge, from: home.spot(of: ["List"]), in: home) == .refused(.alreadyInHierarchy))
    }

    /// Corner case 12: one line, two meanings.
    @Test func showPushesInAStackAndPresentsWithoutOne() throws {
        let machine = shop([hop("Detail", .show, "Note"), hop("Help", .show, "Note"), hop("Detail", .show, "OtherNav")])
        let detail = try played(machine, "tap Detail")
        #expect(machine.runs("Detail show Note", by: "Detail", in: detail)?.moment?.text == "base: MainTabs > nav(List Detail) > Note")
        let help = try played(machine, "tap Detail\ntap Help")
        #expect(machine.runs("Help show Note", by: "Help", in: help)?.moment?.text == "base: MainTabs > nav(List) > Detail | fullScreen: Help | automatic: Note")
        // A navigation controller is presented.
        #expect(machine.runs("Detail show OtherNav", by: "Detail", in: detail)?.moment?.plane.layers.count == 2)
    }

    @Test func whatPresentsAlreadyPresentsNothingMore() throws {
        let machine = shop([hop("Detail", .present, "Note", style: .automatic), hop("Cart", .present, "Note", style: .automatic)])
        let sheet = try played(machine, toSheet)
        #expect(machine.runs("Detail present Note", by: "Detail", in: sheet) == .nothing(.presenterBusy))
        // A tab in the background is in no window.
        #expect(machine.runs("Cart present Note", by: "Cart", in: try played(machine)) == .nothing(.notShowing))
    }

    @Test func popoversNeedAnAnchorOnAnIPadOnly() throws {
        var popover = hop("List", .popover, "Note", style: .popover)
        popover.anchor = .missing
        let flow = testFlow([hop("window", .root, "List", receiver: .windowRoot), popover])
        for (idiom, isRefused) in [(Idiom.phone, false), (.pad, true)] {
            let machine = Machine(flow, idiom: idiom)
            #expect((machine.runs("List popover Note", by: "List", in: try played(machine)) == .refused(.noAnchor)) == isRefused)
        }
    }

    /// Corner case 4: while an alert is up, its host presents nothing, and `dismiss` closes the alert only.
    @Test func anAlertKeepsItsHostBusy() throws {
        let machine = shop([hop("Detail", .alert, "system:UIAlertController"), hop("Detail", .present, "Note", style: .automatic), hop("Detail", .dismiss, nil)])
        let before = try played(machine, "tap Detail")
        let up = try #require(machine.runs("Detail alert system:UIAlertController", by: "Detail", in: before)?.moment)
        #expect(machine.runs("Detail present Note", by: "Detail", in: up) == .nothing(.presenterBusy))
        #expect(machine.runs("Detail dismiss ?", by: "Detail", in: up)?.moment == before)
    }

    @Test func dismissByEachReceiver() throws {
        func closed(_ receiver: Receiver, _ screen: String, _ actions: String) throws -> Effect? {
            let machine = shop([hop(screen, .dismiss, nil, receiver: receiver)])
            return machine.runs("\(screen) dismiss ?", by: screen, in: try played(machine, actions))
        }
        let below = "base: MainTabs > nav(List) > Detail"
        #expect(try closed(.presenting, "Place", toPage)?.moment?.text == below)
        #expect(try closed(.presenting, "Detail", "tap Detail") == .nothing(.nothingPresented))
        #expect(try closed(.presented, "Detail", toSheet)?.moment?.text == below)
        #expect(try closed(.presented, "Edit", toSheet) == .nothing(.nothingPresented))
        #expect(try closed(.parent, "Place", toPage)?.moment?.text == below)
        #expect(try closed(.ownNav, "Place", toPage)?.moment?.text == below)
        #expect(try closed(.windowRoot, "Place", toPage)?.moment?.text == below)
        #expect(try closed(.unknown, "Place", toPage) == .unknown(.receiverUnknown))
    }

    @Test func popToTheRootAndToAScreen() throws {
        let machine = shop([
            hop("Zoom", .popToRoot, nil, receiver: .ownNav), hop("Zoom", .popTo, "Detail", receiver: .ownNav), hop("Zoom", .popTo, "Cart", receiver: .ownNav),
            hop("List", .popToRoot, nil, receiver: .ownNav),
        ])
        let zoom = try played(machine, "tap Detail\ntap Zoom")
        #expect(machine.runs("Zoom popToRoot ?", by: "Zoom", in: zoom)?.moment?.text == "base: MainTabs > nav > List")
        #expect(machine.runs("Zoom popTo Detail", by: "Zoom", in: zoom)?.moment?.text == "base: MainTabs > nav(List) > Detail")
        #expect(machine.runs("Zoom popTo Cart", by: "Zoom", in: zoom) == .nothing(.notInStack))
        #expect(machine.runs("List popToRoot ?", by: "List", in: try played(machine)) == .nothing(.atRoot))
    }

    @Test func aStackIsSetWithWhatTheSameCallPutsUnder() throws {
        let machine = shop([
            hop("Cart", .setStack, "Cart", receiver: .ownNav, position: 0), hop("Cart", .setStack, "Zoom", receiver: .ownNav, position: 1),
            hop("Help", .setStack, "Zoom", receiver: .ownNav, position: 0),
        ])
        let set = machine.runs("Cart setStack Zoom", by: "Cart", in: try played(machine, "tab Cart"))
        #expect(set?.moment?.text == "base: MainTabs > nav(Cart) > Zoom")
        #expect(machine.runs("Help setStack Zoom", by: "Help", in: try played(machine, "tap Detail\ntap Help")) == .nothing(.noStack))
    }

    @Test func anotherTabShowsItsOwnStackAndClosesNothing() throws {
        let machine = shop([hop("Edit", .selectTab, nil, receiver: .ownTab, position: 1), hop("flow:Router", .selectTab, nil, receiver: .otherNav, on: "MainTabs", position: 1)])
        #expect(try played(machine, "tap Detail\ntab Cart").text == "base: MainTabs > nav > Cart")
        #expect(try played(machine, "tap Detail\ntab Cart\ntab List").text == "base: MainTabs > nav(List) > Detail")
        let sheet = try played(machine, toSheet)
        // Nil across a presentation.
        #expect(machine.runs("Edit selectTab ?", by: "Edit", in: sheet) == .nothing(.noTab))
        #expect(machine.runs("flow:Router selectTab ?", by: nil, in: sheet)?.moment?.text == "base: MainTabs > nav > Cart | automatic: nav > Edit")
    }

    @Test func anotherRootForgetsAllStacks() throws {
        let machine = shop([hop("Detail", .root, "Login", receiver: .windowRoot), hop("Edit", .root, "Login", receiver: .windowRoot)])
        let login = machine.runs("Detail root Login", by: "Detail", in: try played(machine, "tap Detail"))
        #expect(login?.moment?.text == "base: Login")
        #expect(login?.moment?.asides == [])
        #expect(isSure(login) == true)
        // What is presented above is not dismissed for the app: what then shows is not sure.
        #expect(isSure(machine.runs("Edit root Login", by: "Edit", in: try played(machine, toSheet))) == false)
    }

    @Test func pagesOfAWebViewAreEmptyOrNot() throws {
        let machine = shop(setting: ["Detail": { $0.facts.web = [WebFact(api: "WKWebView", gestures: .on, loads: .remote, location: site)] }])
        let shown = try played(machine, "tap Detail")
        #expect(try effect(machine, "tap Detail", "page", "web-back")?.moment == shown)
        #expect(!told(machine, shown).contains { $0.hasPrefix("web-back") })
        // What is left loses its history.
        #expect(try played(machine, "tap Detail", "page", "tap Zoom", "back").hasHistory == false)
    }
}

private func isSure(_ effect: Effect?) -> Bool? {
    if case .lands(_, let isSure)? = effect { isSure } else { nil }
}

/// Section 2.5.
@Suite struct SplitStepTests {
    private static let flow = testFlow([
        hop("window", .root, "MainSplit", receiver: .windowRoot), column("List", "primary"), column("Empty", "secondary"),
        hop("List", .showDetail, "Detail", wrapped: "UINavigationController", trigger: Trigger(.row)), hop("List", .show, "Folder", trigger: Trigger(.row)),
        hop("Detail", .push, "Zoom", trigger: Trigger(.bodyButton)), hop("Folder", .showDetail, "Detail"),
    ])

    @Test func expandedTheDetailIsReplacedBesideTheList() throws {
        let machine = Machine(Self.flow, idiom: .pad)
        let home = try played(machine)
        #expect(home.text == "base: MainSplit > nav > List")
        #expect(home.asides.map { $0.branch.face } == ["Empty"])
        let detail = try played(machine, "tap Detail")
        #expect(detail.text == "base: MainSplit > nav > Detail")
        #expect(detail.asides.map { $0.branch.face } == ["List"])
        // Back acts inside one column only.
        #expect(try played(machine, "tap Detail", "tap Zoom", "back").text == "base: MainSplit > nav > Detail")
        #expect(!told(machine, detail).contains { $0.hasPrefix("back") })
        #expect(try played(machine, "tap Detail", "turn List").text == "base: MainSplit > nav > List")
        #expect(try played(machine, "tap Folder").text == "base: MainSplit > nav(List) > Folder")
    }

    @Test func collapsedTheColumnsAreOneStack() throws {
        let machine = Machine(Self.flow, idiom: .phone)
        #expect(try played(machine).text == "base: MainSplit > nav > List")
        #expect(machine.beginnings[0].moments.map(\.face) == ["List", "Empty"])
        let detail = try played(machine, "tap Detail")
        #expect(detail.face == "Detail")
        #expect(detail.plane.top.branch[1].behind.map(\.face) == ["List"])
        #expect(try played(machine, "tap Folder", "back").text == "base: MainSplit > nav > List")
    }
}
