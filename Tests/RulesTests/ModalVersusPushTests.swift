import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct BackChevronOnModalTests {
    private let chevron = Control(.back, evidence: "chevron.left", exits: [Exit(.dismiss)], location: at(20))

    private func found(
        _ arrivals: [Transition] = [edge(.present, "Home", "Info", line: 10) { $0.wrapped = "UINavigationController" }], open: Bool = false,
        _ facts: (inout ScreenFacts) -> Void
    ) -> [Severity] {
        findings(of: .backChevronOnModal, [screen("Home"), screen("Info", open: open, facts)], [rootStack("Home")] + arrivals).severities
    }

    @Test func leadingBodyAndInstalledControlsCount() {
        #expect(found { $0.leading = [chevron] } == [.warning])
        #expect(found { $0.body = [chevron] } == [.warning])
        let installing = edge(.present, "Home", "Info", line: 10) {
            $0.installs = [Control(.back, exits: [Exit(.dismiss)], side: .leading, location: at(10))]
        }
        #expect(found([installing]) { _ in } == [.warning])
    }

    @Test func aCustomTransitionIsInfo() {
        #expect(found([edge(.present, "Home", "Info", line: 10) { $0.style = .custom }]) { $0.leading = [chevron] } == [.info])
    }

    @Test func mixedAndUnknownWaysAreSilent() {
        let modal = edge(.present, "Home", "Info", line: 10)
        #expect(found([modal, edge(.push, "Home", "Info", line: 11)]) { $0.leading = [chevron] } == [])
        #expect(found(open: true) { $0.leading = [chevron] } == [])
        #expect(found([]) { $0.leading = [chevron] } == [])
        #expect(found { $0.leading = [chevron]; $0.readsPlacement = true } == [])
    }

    @Test func otherActionsAreSilent() {
        let popOrDismiss = [Exit(.pop, on: .ownNav, guarded: .conditional), Exit(.dismiss, guarded: .conditional)]
        #expect(found { $0.leading = [Control(.back, exits: popOrDismiss, location: at(20))] } == [])
        #expect(found { $0.leading = [Control(.back, isOpaque: true, location: at(20))] } == [])
        #expect(found { $0.leading = [Control(.back, guarded: .conditional, exits: [Exit(.dismiss)], location: at(20))] } == [])
        #expect(found { $0.leading = [Control(.close, exits: [Exit(.dismiss)], location: at(20))] } == [])
        #expect(found { $0.trailing = [chevron] } == [])
    }
}

@Suite struct ModalExitNotRenderedTests {
    private let done = Control(.commit, label: "Done", exits: [Exit(.dismiss)], location: at(20))

    private func found(
        _ technology: Technology = .uikit, style: PresentationStyle = .automatic, site: (inout Transition) -> Void = { _ in },
        more: [Transition] = [], _ facts: (inout ScreenFacts) -> Void
    ) -> [Diagnostic] {
        let present = edge(.present, "Home", "Map", line: 10) { $0.style = style; site(&$0) }
        return findings(
            of: .modalExitNotRendered, [screen("Home"), screen("Map", .screen, technology, facts), screen("Part", .screen, .swiftui) { $0.leading = [done] }],
            [rootStack("Home"), present] + more)
    }

    @Test func severityFollowsTheOtherWaysOut() {
        #expect(found { $0.leading = [done] }.severities == [.warning])
        #expect(found(style: .fullScreen) { $0.leading = [done] }.severities == [.error])
        // What presents it may draw a way out of its own.
        #expect(found(style: .custom) { $0.leading = [done] }.severities == [])
        let swipe = edge(.dismiss, "Map", nil, line: 30) { $0.trigger = Trigger(.gesture) }
        #expect(found(style: .fullScreen, more: [swipe]) { $0.leading = [done] }.severities == [.warning])
        #expect(found(style: .fullScreen) { $0.leading = [done]; $0.ownerExit = true }.severities == [.warning])
        #expect(found(style: .fullScreen) { $0.leading = [done]; $0.body = [Control(.other, isOpaque: true, location: at(40))] }.severities == [.warning])
    }

    @Test func anItemThatOnlyLooksLikeAnExitIsLikely() {
        let found = found(style: .fullScreen) { $0.leading = [Control(.close, isOpaque: true, location: at(20))] }
        #expect(found.map(\.certainty) == [.likely])
        #expect(found.severities == [.warning])
    }

    @Test func aHiddenBarHidesWhatTheSiteInstalls() {
        func wrapped(hidden: Guard) -> [String] {
            self.found(site: { $0.wrapped = "UINavigationController"; $0.installs = [done] }) {
                $0.barHidden = Setting(hidden, location: at(21))
            }.map(\.message)
        }
        #expect(wrapped(hidden: .always) == ["“Map” hides the bar that carries “Done”; it can only be swiped away."])
        #expect(wrapped(hidden: .paired).isEmpty)
    }

    @Test func viewsInsideTheContentCount() {
        let part = edge(.embed, "Map", "Part", line: 30)
        #expect(found(.swiftui, more: [part]) { _ in }.severities == [.warning])
        #expect(found(.swiftui, more: [part]) { $0.stackInBody = Setting(.conditional, location: at(21)) }.isEmpty)
    }

    @Test func titlesAndItemsOfASwiftUIViewAreWorthAWord() {
        let add = Control(.other, label: "Add", location: at(20))
        #expect(found(.swiftui) { $0.trailing = [add] }.severities == [.warning])
        #expect(found(.swiftui, more: [edge(.push, "Home", "Map", line: 11)]) { $0.trailing = [add] }.severities == [.info])
        #expect(found(.uikit) { $0.trailing = [add] }.isEmpty)
    }

    @Test func barsAndConditionsSilence() {
        #expect(found { $0.leading = [done]; $0.ownBar = true }.isEmpty)
        #expect(found(site: { $0.wrapped = "UINavigationController" }) { $0.leading = [done] }.isEmpty)
        #expect(found { $0.leading = [Control(.close, guarded: .conditional, exits: [Exit(.dismiss)], location: at(20))] }.isEmpty)
        #expect(found { $0.trailing = [Control(.other, isOpaque: true, location: at(20))] }.isEmpty)
    }
}

@Suite struct PushedInterruptionTests {
    private func found(
        _ name: String, title: String? = nil, input: Input = .form, from source: String = "Items", trigger: Trigger.Kind = .trailingItem,
        role: String? = nil, more: [Transition] = [], sourceEdge: Transition? = nil
    ) -> [Severity] {
        let screens = [
            screen(source), screen(name, title: title) { $0.input = input; $0.role = role }, screen("Login") { $0.input = .form },
            screen("Next"), screen("Base"), screen("ForgotPasswordViewController"),
        ]
        let unique = screens.indices.filter { index in !screens[..<index].contains { $0.id == screens[index].id } }.map { screens[$0] }
        return findings(
            of: .pushedInterruption, unique,
            [sourceEdge ?? rootStack(source), edge(.push, source, name, line: 10) { $0.trigger = Trigger(trigger) }] + more
        ).severities
    }

    @Test(arguments: [
        "ComposeViewController", "NewPostViewController", "WPNewIssueTableViewController", "CreateAccountViewController", "AddItemView",
        "LoginViewController", "LogInVC", "SignInView", "SignUpScreen", "RegisterViewController", "EmailLoginFormViewController",
        "FeedbackViewController", "ReportProblemViewController", "FilterViewController", "SearchFiltersView", "MessageComposerViewController",
    ])
    func namesOfTasksWithInputWarn(name: String) {
        #expect(found(name) == [.warning])
    }

    @Test(arguments: [
        "NewsViewController", "NewsletterView", "AddressViewController", "AddOnsViewController", "ReportListViewController", "SalesReport",
        "NewReleasesViewController", "NewHomeViewController", "LoginHistoryViewController", "LoginItemsView", "CashRegisterViewController",
        "RegisterListViewController", "FilterListViewController", "ResortViewController", "EditProfileViewController", "ItemDetailView",
        "SearchViewController", "HapticFeedbackViewController", "FeedbackListViewController", "CreatedItemsViewController", "AdditionView",
        "ComposedChartView", "SettingsViewController", "AccountSettingsViewController", "CreateSuccessViewController",
    ])
    func wordsInsideOtherNamesAreSilent(name: String) {
        #expect(found(name) == [])
    }

    @Test func wordsAloneInformOnlyWhereTheyTell() {
        #expect(found("ComposeViewController", input: .none) == [.info])
        #expect(found("AddItemViewController", input: .none) == [])
        #expect(found("NewItemViewController", input: .none) == [])
        #expect(found("FilterViewController", input: .none) == [])
        #expect(found("ItemFormViewController", title: "Sign In") == [.warning])
        #expect(found("ItemFormViewController") == [])
    }

    @Test func oneTaskLeadsThroughItsOwnSteps() {
        #expect(found("RegisterViewController", from: "Login") == [])
        #expect(found("LoginViewController", from: "WelcomeViewController") == [])
        #expect(found("AddItemViewController", from: "CreateOrderViewController") == [])
        let onward = edge(.push, "LoginViewController", "Next", line: 20)
        #expect(found("LoginViewController", more: [onward]) == [])
        let reset = edge(.push, "LoginViewController", "ForgotPasswordViewController", line: 20)
        #expect(found("LoginViewController", more: [reset]) == [.warning])
        let alsoRegister = edge(.push, "Items", "Login", line: 20)
        #expect(found("RegisterViewController", more: [alsoRegister]) == [])
        #expect(found("ComposeViewController", sourceEdge: edge(.present, "window", "Items", line: 1) { $0.wrapped = "UINavigationController" }) == [])
    }

    @Test func rowsChooseValues() {
        #expect(found("FilterViewController", trigger: .row) == [])
        #expect(found("FilterViewController", trigger: .unknown) == [])
        #expect(found("ComposeViewController", trigger: .row) == [.warning])
    }

    @Test func aDeclaredRoleWarnsAndOtherRolesAreNoTask() {
        #expect(found("ItemFormViewController", input: .none, role: "compose") == [.warning])
        #expect(found("ComposeViewController", role: "detail") == [])
        #expect(found("ComposeViewController", role: "somethingElse") == [])
    }

    @Test func presentedTasksAndOpenEndsAreSilent() {
        let screens = [screen("Items"), screen("ComposeViewController") { $0.input = .form }]
        for verb in [Verb.present, .sheet, .embed, .root] {
            #expect(findings(of: .pushedInterruption, screens, [rootStack("Items"), edge(verb, "Items", "ComposeViewController", line: 10)]).isEmpty, "\(verb)")
        }
        #expect(findings(of: .pushedInterruption, screens, [root("Items"), edge(.show, "Items", "ComposeViewController", line: 10)]).isEmpty)
        #expect(findings(of: .pushedInterruption, screens, [rootStack("Items"), edge(.show, "Items", "ComposeViewController", line: 10)]).lines == [10])
        #expect(findings(of: .pushedInterruption, screens, [edge(.push, "flow:Router", "ComposeViewController", line: 10)]).isEmpty)
    }
}

@Suite struct PresentedDetailTests {
    private func found(
        more: [Transition] = [], site: (inout Transition) -> Void = { _ in }, root: Transition = rootStack("List"), role: String? = nil,
        facts: (inout ScreenFacts) -> Void = { _ in }
    ) -> [Severity] {
        let detail = screen("Item") { $0.takesModel = true; $0.role = role; facts(&$0) }
        let present = edge(.present, "List", "Item", line: 10) { $0.trigger = Trigger(.row); site(&$0) }
        return findings(of: .presentedDetail, [screen("List"), detail, screen("Deeper"), screen("Other")], [root, present] + more).severities
    }

    private let deeper = edge(.push, "Item", "Deeper", line: 20) { $0.trigger = Trigger(.row) }
    private let elsewhere = [
        edge(.push, "List", "Other", line: 21), edge(.push, "Other", "Item", line: 22) { $0.trigger = Trigger(.row) },
    ]

    @Test func severityFollowsTheEvidence() {
        #expect(found(more: [deeper]) == [.info])
        #expect(found(more: elsewhere) == [.warning])
        #expect(found(role: "detail") == [.warning])
        #expect(found() == [])
    }

    @Test func everyConditionCounts() {
        #expect(found(more: elsewhere, site: { $0.trigger = Trigger(.bodyButton) }) == [])
        #expect(found(more: elsewhere, site: { $0.guarded = .exclusive }) == [])
        #expect(found(more: elsewhere, site: { $0.verb = .popover }) == [])
        #expect(found(more: elsewhere, site: { $0.style = .popover }) == [])
        #expect(found(more: elsewhere, root: root("List")) == [])
        for change in [
            { (facts: inout ScreenFacts) in facts.takesModel = false }, { $0.input = .text }, { $0.isViewer = true }, { $0.detents = true },
            { $0.web = [WebFact(api: "WKWebView", gestures: .off, loads: .remote, location: at(30))] },
            { $0.leading = [Control(.cancel, location: at(30))] }, { $0.trailing = [Control(.commit, label: "Save", doesMore: true, location: at(30))] },
        ] {
            #expect(found(more: elsewhere, facts: change) == [])
        }
        let done = Control(.commit, label: "Done", exits: [Exit(.dismiss)], location: at(30))
        #expect(found(more: elsewhere, facts: { $0.trailing = [done] }) == [.warning])
    }

    @Test func aListInAModalHasNoStackToOffer() {
        let modal = edge(.present, "Other", "List", line: 5) { $0.wrapped = "UINavigationController" }
        #expect(found(more: [deeper, modal], root: rootStack("Other")) == [])
    }
}
