import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct DeepLinkBackWithoutParentTests {
    private func found(
        _ exits: [Exit], look: Look = .back, guarded: Guard = .always, reads: Bool = false, entry: String? = "link",
        _ site: (inout Transition) -> Void
    ) -> [String] {
        let ticket = screen("Ticket") {
            $0.leading = [Control(look, evidence: "chevron.left", guarded: guarded, exits: exits, location: at(20))]
            $0.readsPlacement = reads
        }
        return findings(
            of: .deepLinkBackWithoutParent, [screen("Home"), ticket],
            [rootStack("Home"), edge(.present, "Home", "Ticket", line: 10) { $0.entry = entry; site(&$0) }]
        ) { $0.entries = [Entry(id: "link", kind: .universalLink, handler: "App.open", location: at(2))] }.map(\.message)
    }

    @Test func theMessageTellsWhatTheControlDoes() {
        let wrapped: (inout Transition) -> Void = { $0.wrapped = "UINavigationController" }
        let start = "“Ticket” opens from a universal link with nothing behind it, but shows a back control (chevron.left) that "
        #expect(found([Exit(.pop, on: .ownNav)], wrapped) == [start + "does nothing."])
        #expect(found([Exit(.dismiss)], wrapped) == [start + "dismisses."])
        #expect(found([Exit(.pop, on: .ownNav)]) { $0.verb = .setStack; $0.receiver = .ownNav; $0.position = 0 } == [start + "does nothing."])
    }

    @Test func parentsOtherLooksAndConditionsSilence() {
        let pop = [Exit(.pop, on: .ownNav)]
        #expect(found(pop) { $0.verb = .push }.isEmpty)
        #expect(found(pop) { $0.verb = .setStack; $0.receiver = .ownNav; $0.position = 1 }.isEmpty)
        let wrapped: (inout Transition) -> Void = { $0.wrapped = "UINavigationController" }
        #expect(found(pop, look: .close, wrapped).isEmpty)
        #expect(found(pop, guarded: .conditional, wrapped).isEmpty)
        #expect(found(pop, reads: true, wrapped).isEmpty)
        #expect(found(pop, entry: nil, wrapped).isEmpty)
        #expect(found([Exit(.root)], wrapped).isEmpty)
        #expect(found([], wrapped).isEmpty)
    }
}

@Suite struct WebSwipeConflictTests {
    private let on = WebFact(api: "WKWebView", gestures: .on, loads: .remote, location: at(20))

    private func found(
        _ web: WebFact, root: Transition = rootStack("List"), more: [Transition] = [], writes: [GestureWrite] = [],
        _ facts: (inout ScreenFacts) -> Void = { _ in }
    ) -> [Severity] {
        findings(
            of: .webSwipeConflict,
            [screen("List"), screen("Page") { $0.web = [web]; facts(&$0) }, screen("Host") { facts(&$0) }, screen("Split", .split)],
            [root] + (more.isEmpty ? [edge(.push, "List", "Page", line: 10)] : more)
        ) { $0.gestureWrites = writes }.severities
    }

    @Test func aPushedPageConflictsAndAnEmbeddedOneToo() {
        #expect(found(on) == [.warning])
        let hosted = [edge(.push, "List", "Host", line: 10), edge(.embed, "Host", "Page", line: 11)]
        #expect(found(on, more: hosted) == [.warning])
        let column = edge(.column, "Split", "List", line: 3) { $0.wrapped = "UINavigationController" }
        #expect(found(on, root: root("Split"), more: [column, edge(.push, "List", "Page", line: 10)]) == [.info])
    }

    @Test func whatCannotConflictIsSilent() {
        #expect(found(on, more: [edge(.present, "List", "Page", line: 10) { $0.wrapped = "UINavigationController" }]) == [])
        #expect(found(on, more: [edge(.tab, "List", "Page", line: 10)]) == [])
        for web in [
            WebFact(api: "WKWebView", gestures: .off, loads: .remote, location: at(20)),
            WebFact(api: "WKWebView", gestures: .unknown, loads: .remote, location: at(20)),
            WebFact(api: "WKWebView", gestures: .on, loads: .unknown, location: at(20)),
            WebFact(api: "WKWebView", gestures: .on, loads: .remote, arbitrated: true, location: at(20)),
        ] {
            #expect(found(web) == [], "\(web)")
        }
    }

    @Test func aDeadSwipeDoesNotConflict() {
        #expect(found(on) { $0.backHidden = Setting(.always, location: at(30)) } == [])
        let hosted = [edge(.push, "List", "Host", line: 10), edge(.embed, "Host", "Page", line: 11)]
        #expect(found(on, more: hosted) { $0.barHidden = Setting(.always, location: at(30)) } == [])
        let lock = GestureWrite(recognizer: .edge, kind: .enabled, value: .no, owner: "Page", scope: .screen, location: at(40))
        #expect(found(on, writes: [lock]) == [])
    }
}

@Suite struct ReferenceTests {
    private func messages(_ rule: Rule, _ references: BrokenReference...) -> [String] {
        findings(of: rule, [screen("List")], [root("List")]) { $0.brokenReferences = references }.map(\.message)
    }

    @Test func everyKindOfReferenceHasItsSentence() {
        let found = messages(
            .storyboardReferenceMissing,
            BrokenReference(kind: .segue, name: "open", storyboard: "Main", screen: "List", near: "opens", location: at(10)),
            BrokenReference(kind: .segue, name: "open", location: at(11)),
            BrokenReference(kind: .scene, name: "Help", storyboard: "Main", location: at(12)),
            BrokenReference(kind: .storyboard, name: "Mian", near: "Main", location: at(13)),
            BrokenReference(kind: .placeholder, name: "Info", storyboard: "More", location: at(14)),
            BrokenReference(kind: .creationSelector, name: "make:", location: at(15)),
            BrokenReference(kind: .trappingCoder, name: "DetailViewController", location: at(16)),
            BrokenReference(
                kind: .trappingCoder, name: "DetailViewController", location: Span(path: "Main.storyboard", line: 1, column: 1)),
            BrokenReference(kind: .unwindAction, name: "back:", location: at(18)))
        #expect(found == [
            "“Main” has no segue “open” on “List”; closest: “opens”.",
            "No storyboard has a segue “open”.",
            "“Main” has no scene “Help”.",
            "There is no storyboard “Mian”; closest: “Main”.",
            "“More” has no scene “Info”.",
            "Nobody implements the creation selector “make:”.",
            "“DetailViewController” traps in init(coder:), which this call runs.",
            "“DetailViewController” traps in init(coder:), which this segue runs.",
        ])
    }

    @Test func theFixOfAnUnwindSpellsTheMethod() {
        func fixes(_ selector: String) -> [String?] {
            findings(of: .unwindActionMissing, [], []) {
                $0.brokenReferences = [BrokenReference(kind: .unwindAction, name: selector, location: at(10))]
            }.map(\.fix)
        }
        #expect(fixes("backToList:") == ["Add @IBAction func backToList(_ segue: UIStoryboardSegue) to the screen to return to."])
        #expect(fixes("backWithSegue:") == ["Add @IBAction func back(segue: UIStoryboardSegue) to the screen to return to."])
        let found = messages(.unwindActionMissing, BrokenReference(kind: .unwindAction, name: "back:", near: "backTo:", location: at(10)))
        #expect(found == ["No view controller implements “back:”, so this unwind does nothing; did you mean “backTo:”?"])
    }

    @Test func anUncertainReferenceIsNoError() {
        let found = findings(of: .storyboardReferenceMissing, [], []) {
            $0.brokenReferences = [
                BrokenReference(kind: .segue, name: "a", certainty: .likely, location: at(10)),
                BrokenReference(kind: .segue, name: "b", certainty: .possible, location: at(11)),
            ]
        }
        #expect(found.severities == [.warning])
    }
}
