import Diagnostics
import FlowGraph
import TestSupport
import Testing

private let shop = shopFlow()

private func plane(_ id: String, _ flow: Flow = shop, _ index: Int = 0) -> Plane { flow.plane(at: flow.standings(of: id)[index]) }

private func results(_ id: String, _ flow: Flow, _ index: Int = 0) -> [String] {
    let standing = flow.standings(of: id)[index]
    return flow.exits(at: standing, in: flow.plane(at: standing)).map { exit in
        let result: String
        switch exit.result {
        case .off(let cause): result = "off \(cause.rawValue)"
        case .does(_, .lands(let plane)): result = "lands on \(plane.top.face ?? "?")"
        case .does(_, .nothing(let reason)): result = "nothing \(reason.rawValue)"
        case .does(_, .unknown(let reason)): result = "unknown \(reason.rawValue)"
        }
        return "\(exit.means.rawValue)\(exit.label.map { " \($0)" } ?? ""): \(result)"
    }
}

@Suite struct PlaneOfPlacementTests {
    @Test func theArrayIsInTheOrderOfTheWay() {
        #expect(plane("Zoom").top.array?.map(\.face) == ["List", "Detail", "Zoom"])
        #expect(plane("Zoom").top.arrayIsWhole)
        #expect(plane("Place").layers.map(\.face) == ["Detail", "Place"])
        #expect(plane("Place").top.array?.map(\.face) == ["Edit", "Place"])
        #expect(plane("Place").top.presenter == "Detail")
        #expect(plane("Cart").top.array?.map(\.face) == ["Cart"])
    }

    @Test func embeddedScreensShareTheirHostsElement() {
        #expect(plane("Strip").top.array?.map { $0.map(\.id) } == [["List"], ["Detail", "Strip"]])
    }

    @Test func aStackThatIsSetHoldsItsMates() {
        let flow = testFlow([
            mainWindow, tab("List", 0), hop("List", .setStack, "Detail", position: 1), hop("List", .setStack, "List", position: 0),
        ])
        let set = flow.standings(of: "Detail").map(flow.plane(at:))
        #expect(set.map { $0.top.array?.map(\.face) } == [["List", "Detail"]])
        let half = testFlow([mainWindow, tab("List", 0), hop("List", .setStack, "Detail", position: 1)])
        #expect(half.standings(of: "Detail").map { half.plane(at: $0).top.arrayIsWhole } == [false])
    }

    @Test func waysFromNowhereLeaveTheBottomOpen() {
        let flow = testFlow([hop("flow:Router", .push, "Detail", receiver: .otherNav), hop("Lost", .present, "Edit", style: .automatic)])
        #expect(plane("Detail", flow).bottomIsKnown == false)
        #expect(plane("Detail", flow).top.arrayIsWhole == false)
        #expect(plane("Edit", flow).layers.map(\.face) == ["Lost", "Edit"])
        #expect(plane("Edit", flow).dismissing().plane?.bottomIsKnown == false)
    }

    @Test func aViewsOwnStackTakesTheViewsPlace() {
        let flow = testFlow([
            mainWindow, hop("MainTabs", .tab, "Feed", position: 0), hop("Feed", .root, "Feed"), hop("Feed", .link, "Article"),
        ], swiftUI: ["Feed", "Article"])
        #expect(plane("Article", flow).top.branch.map(\.id) == ["MainTabs", "Feed", "Article"])
        #expect(plane("Article", flow).top.branch[1].tab == 0)
        #expect(plane("Article", flow).popping().plane?.top.face == "Feed")
    }
}

@Suite struct SightTests {
    @Test func thePreviousScreenIsBehindOrUnderneath() {
        #expect(shop.previousScreen(in: plane("Zoom")) == .behind("Detail"))
        #expect(shop.previousScreen(in: plane("Place")) == .behind("Edit"))
        #expect(shop.previousScreen(in: plane("Edit")) == .underneath("Detail", presenting: "MainTabs"))
        #expect(shop.previousScreen(in: plane("List")) == .none)
        let flow = testFlow([hop("flow:Router", .push, "Detail", receiver: .otherNav)])
        #expect(flow.previousScreen(in: plane("Detail", flow)) == .unknown)
    }

    /// Only a presentation that is handed up to the root tells which controller presents.
    @Test func aPresentationInContextDoesNotTellItsPresenter() {
        let flow = testFlow([mainWindow, tab("List", 0), hop("List", .present, "Edit", style: .overCurrentContext)])
        #expect(flow.previousScreen(in: plane("Edit", flow)) == .underneath("List", presenting: nil))
        #expect(flow.topWalk(in: plane("Edit", flow)).presentedIsSeen == false)
        #expect(shop.topWalk(in: plane("Edit")).presentedIsSeen)
    }

    @Test func aSearchOfTheOwnStackIsBlindToAllElse() {
        let search = shop.stackSearch(in: plane("Place"))
        #expect(search.array == ["Edit", "Place"])
        #expect(search.isWhole)
        #expect(search.unseen == [
            .init(.underLayer, ["Detail", "List"]), .init(.otherTab, ["Cart"]),
        ])
        #expect(shop.stackSearch(in: plane("Cart")).unseen == [.init(.otherTab, ["List"])])
    }

    @Test func aSearchFindsTheHostInsteadOfTheChild() {
        let search = shop.stackSearch(in: plane("Strip"))
        #expect(search.array == ["List", "Detail"])
        #expect(search.holder == "Detail")
        #expect(search.unseen.first == .init(.child, ["Strip"]))
        #expect(shop.stackSearch(in: plane("Detail")).holder == nil)
    }

    @Test func withoutAStackThereIsNothingToSearch() {
        let flow = testFlow([mainWindow, tab("List", 0), hop("List", .present, "Scan", style: .fullScreen)])
        let search = flow.stackSearch(in: plane("Scan", flow))
        #expect(search.hasNoStack)
        #expect(search.array == nil)
        #expect(search.unseen == [.init(.underLayer, ["List"])])
    }

    @Test func otherColumnsAreNotSeen() {
        let flow = testFlow([
            hop("window", .root, "MainSplit", receiver: .windowRoot), column("List", "primary"), column("Detail", "secondary"),
        ])
        #expect(flow.stackSearch(in: plane("Detail", flow)).unseen == [.init(.otherColumn, ["List"])])
    }

    @Test func theWalkToTheTopPassesPresentationsFirst() {
        let walk = shop.topWalk(in: plane("Place"))
        #expect(walk.needs == [.presented, .navigation])
        #expect(walk.end.at == "Place")
        #expect(walk.stop(knowing: [.presented]) == (at: "UINavigationController", isHosted: false, missing: .navigation))
        #expect(walk.stop(knowing: [.presented, .navigation, .tab]) == (at: "Place", isHosted: false, missing: nil))
        #expect(shop.topWalk(in: plane("Zoom")).needs == [.tab, .navigation])
        #expect(shop.topWalk(in: plane("Strip")).needs == [.tab, .navigation, .child])
        #expect(shop.topWalk(in: plane("Strip")).stop(knowing: [.presented, .navigation, .tab]).at == "Detail")
    }

    @Test func theWalkNeedsToKnowEveryKindOfContainer() {
        let flow = testFlow([
            hop("window", .root, "MainSplit", receiver: .windowRoot), column("PageHost", "secondary"), hop("PageHost", .embed, "Leaf"),
        ], kinds: ["PageHost": .page])
        let walk = flow.topWalk(in: plane("Leaf", flow))
        #expect(walk.needs == [.split, .navigation, .page])
        #expect(walk.stop(knowing: TopWalk.usual[1]).at == "MainSplit")
        #expect(walk.stop(knowing: TopWalk.usual[2]).missing == nil)
    }

    @Test func swiftUIIsOneHostingController() {
        let flow = testFlow([
            hop("window", .root, "Root", receiver: .windowRoot), hop("Root", .tab, "Feed", wrapped: "NavigationStack", position: 0),
            hop("Feed", .link, "Article"), hop("Article", .sheet, "Note"),
        ], swiftUI: ["Root", "Feed", "Article", "Note"])
        #expect(flow.topWalk(in: plane("Article", flow)).needs == [.hosting])
        #expect(flow.topWalk(in: plane("Article", flow)).end == (at: "Article", isHosted: true))
        #expect(flow.topWalk(in: plane("Note", flow)).needs == [.presented])
        #expect(flow.topWalk(in: plane("Article", flow)).stop(knowing: [.presented, .navigation, .tab]) == (at: "Root", isHosted: true, missing: .hosting))
    }
}

@Suite struct ExitsHereTests {
    @Test func theSystemsOwnWaysOut() {
        #expect(results("Zoom", shop) == ["backButton: lands on Detail", "edgeSwipe: lands on Detail"])
        #expect(results("Edit", shop) == ["swipeDown: lands on Detail"])
        #expect(results("Place", shop) == ["backButton: lands on Edit", "edgeSwipe: lands on Edit", "swipeDown: lands on Detail"])
        #expect(results("List", shop).isEmpty)
    }

    @Test func whatTakesThemAway() {
        func exits(_ style: PresentationStyle, blocked: Guard? = nil, _ set: @escaping (inout Screen) -> Void) -> [String] {
            let flow = testFlow(
                [mainWindow, tab("List", 0), hop("List", .present, "Edit", wrapped: "UINavigationController", style: style, blocked: blocked), hop("Edit", .push, "Place")],
                setting: ["Place": set])
            return results("Place", flow)
        }
        #expect(exits(.fullScreen) { _ in } == ["backButton: lands on Edit", "edgeSwipe: lands on Edit", "swipeDown: off style"])
        #expect(exits(.automatic, blocked: .always) { _ in }.last == "swipeDown: off layerLocked")
        #expect(exits(.popover) { _ in }.last == "tapOutside: lands on List")
        #expect(exits(.custom) { _ in }.last == "swipeDown: unknown actionUnknown")
        #expect(exits(.automatic) { $0.facts.backHidden = Setting(.always, location: site) }.prefix(2) == ["backButton: off backHidden", "edgeSwipe: off backHidden"])
        #expect(exits(.automatic) { $0.facts.barHidden = Setting(.always, location: site) }.prefix(2) == ["backButton: off barHidden", "edgeSwipe: off barHidden"])
        #expect(exits(.automatic) { $0.facts.barHidden = Setting(.conditional, location: site) }.prefix(2) == ["backButton: lands on Edit", "edgeSwipe: lands on Edit"])
        let replaced = exits(.automatic) { $0.facts.leading = [Control(.close, label: "Close", exits: [Exit(.dismiss)], location: site)] }
        #expect(replaced == [
            "backButton: off leadingItem", "edgeSwipe: off leadingItem", "swipeDown: lands on List", "leadingItem Close: lands on List",
        ])
    }

    /// The same control does different things in different places.
    @Test func controlsAreJudgedByThePlace() {
        let flow = testFlow(
            [mainWindow, tab("List", 0), hop("List", .push, "Note"), hop("List", .present, "Note", wrapped: "UINavigationController", style: .fullScreen)],
            setting: ["Note": { note in
                note.facts.trailing = [Control(.commit, label: "Done", exits: [Exit(.dismiss)], location: site)]
                note.facts.body = [Control(.other, label: "Back", exits: [Exit(.pop, on: .ownNav)], location: site), Control(.other, label: "More", isOpaque: true, location: site)]
            }])
        #expect(results("Note", flow, 1).suffix(3) == ["trailingItem Done: nothing nothingPresented", "bodyButton Back: lands on List", "bodyButton More: unknown actionUnknown"])
        #expect(results("Note", flow, 0).suffix(3) == ["trailingItem Done: lands on List", "bodyButton Back: nothing atRoot", "bodyButton More: unknown actionUnknown"])
    }

    @Test func unwindsAndPopsToNamedScreens() {
        let flow = shopFlow([
            hop("Place", .unwind, "List", trigger: Trigger(.trailingItem, label: "Done")), hop("Zoom", .popTo, "List", trigger: Trigger(.row)),
            hop("Place", .popTo, "List", trigger: Trigger(.row)),
        ])
        #expect(results("Place", flow).suffix(2) == ["row: unknown notInStack", "trailingItem Done: lands on List"])
        #expect(results("Zoom", flow).last == "row: lands on List")
    }

    /// A dismissal goes to what the screen has presented first.
    @Test func codeThatPresentsAndDismissesClosesItsOwn() {
        func exits(_ extra: [Transition]) -> [ExitHere] {
            let flow = shopFlow(extra)
            let standing = flow.standings(of: "Edit")[0]
            return flow.exits(at: standing, in: flow.plane(at: standing)).filter { $0.means == .code }
        }
        let dismissal = hop("Edit", .dismiss, nil, trigger: Trigger(.unknown, function: "pick()"))
        let same = exits([dismissal, hop("Edit", .present, "Picker", style: .automatic, trigger: Trigger(.row, function: "pick()"))])
        #expect(same.map(\.result) == [.does(.unknown, .unknown(.presentedFirst))])
        let elsewhere = exits([dismissal, hop("Edit", .present, "Picker", style: .automatic, trigger: Trigger(.row, function: "other()"))])
        #expect(elsewhere.map(\.landsOn) == ["Detail"])
        #expect(elsewhere.map(\.mayCloseOwn) == [true])
        #expect(exits([dismissal]).map(\.mayCloseOwn) == [false])
    }

    /// An item that a site installs is there only where that site put the screen.
    @Test func installedItemsBelongToTheirSite() {
        var shown = hop("List", .present, "Note", wrapped: "UINavigationController", style: .fullScreen)
        shown.installs = [Control(.close, label: "Close", exits: [Exit(.dismiss, on: .unknown)], side: .leading, location: site)]
        let flow = testFlow([mainWindow, tab("List", 0), shown, hop("List", .push, "Note"), hop("List", .dismiss, nil, receiver: .unknown, on: "Note")])
        let places = flow.standings(of: "Note").indices.map { results("Note", flow, $0) }
        #expect(places.contains(["swipeDown: off style", "leadingItem Close: lands on List"]))
        #expect(places.contains(["backButton: lands on List", "edgeSwipe: lands on List"]))
    }
}
