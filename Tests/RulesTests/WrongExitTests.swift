import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct OneScreenTwoWaysTests {
    private func found(
        _ facts: (inout ScreenFacts) -> Void, _ more: [Transition] = [], present: (inout Transition) -> Void = { _ in },
        push: (inout Transition) -> Void = { _ in }
    ) -> [Diagnostic] {
        findings(of: .oneScreenTwoWays, [screen("Home"), screen("Item", .screen, .uikit, facts), screen("Next")], [
            rootStack("Home"), edge(.push, "Home", "Item", line: 10, push),
            edge(.present, "Home", "Item", line: 11) { $0.wrapped = "UINavigationController"; present(&$0) },
        ] + more)
    }

    private func item(_ exits: [Exit], _ look: Look = .commit) -> Control { Control(look, exits: exits, location: at(20)) }
    private let pop = Exit(.pop, on: .ownNav, location: at(30))
    private let dismiss = Exit(.dismiss, location: at(31))

    @Test func anExitThatFitsOneWayIsFoundAtTheControl() {
        let pops = found { $0.trailing = [item([pop])] }
        #expect(pops.lines == [20])
        #expect(pops.first?.message.contains("only pops") == true)
        #expect(pops.first?.related.map(\.location.line).contains(30) == true)
        #expect(found { $0.trailing = [item([dismiss])] }.map(\.message).first?.contains("only dismisses") == true)
        #expect(found { $0.leading = [item([dismiss], .back)] }.lines == [20])
    }

    @Test func whatFitsBothIsSilent() {
        #expect(found { $0.trailing = [item([pop, dismiss])] }.isEmpty)
        var asks = pop
        asks.guarded = .conditional
        asks.hangsOn = .placement
        #expect(found { $0.trailing = [item([asks])] }.isEmpty)
        #expect(found { $0.trailing = [Control(.commit, guarded: .conditional, exits: [pop], location: at(20))] }.isEmpty)
        #expect(found { $0.trailing = [Control(.commit, isOpaque: true, location: at(20))] }.isEmpty)
    }

    @Test func aTestOfTheOutcomeDoesNotExcuse() {
        var later = pop
        later.guarded = .conditional
        let found = found { $0.trailing = [item([later])] }
        #expect(found.lines == [20])
        #expect(found.first?.certainty == .likely)
        later.hangsOn = .state
        // The other arm of a choice of its own may leave in a way that is not seen.
        #expect(self.found { $0.trailing = [Control(.commit, exits: [later], isOpaque: true, location: at(20))] }.isEmpty)
    }

    @Test func switchesAndDevicesThatMatchAreSilent() {
        let exits = [Exit(.pop, on: .ownNav, guarded: .conditional, when: [Circumstance(flags: ["isModal": false])]),
            Exit(.dismiss, guarded: .conditional, when: [Circumstance(flags: ["isModal": true])])]
        #expect(found({ $0.trailing = [item(exits)] }, present: { $0.flags = ["isModal": true] }, push: { $0.flags = ["isModal": false] }).isEmpty)
        let wrong = found({ $0.trailing = [item(exits)] }, present: { $0.flags = ["isModal": false] }, push: { $0.flags = ["isModal": false] })
        #expect(wrong.lines == [20])
        let devices = [Exit(.pop, on: .ownNav, guarded: .conditional, when: [Circumstance(idioms: [.phone])]),
            Exit(.dismiss, guarded: .conditional, when: [Circumstance(idioms: [.pad, .mac])])]
        #expect(found({ $0.trailing = [item(devices)] }, present: { $0.idioms = [.pad] }, push: { $0.idioms = [.phone] }).isEmpty)
    }

    @Test func looksAreJudgedApartFromTheEffect() {
        let exits = [Exit(.pop, on: .ownNav, guarded: .conditional, hangsOn: .state), Exit(.dismiss, guarded: .conditional, hangsOn: .state)]
        let back = found { $0.leading = [item(exits, .back)] }
        #expect(back.lines == [20])
        #expect(back.first?.certainty == .likely)
        #expect(found { $0.leading = [item(exits, .close)] }.lines == [20])
        #expect(found { $0.leading = [item(exits, .close)]; $0.supplementsBack = true }.isEmpty)
        #expect(found { $0.trailing = [item(exits, .close)] }.isEmpty)
        #expect(found { $0.leading = [item(exits, .other)] }.isEmpty)
    }

    @Test func theSitesOwnExitSilencesWhereItsBarIsSeen() {
        let close = Control(.close, exits: [Exit(.dismiss)], side: .leading, location: at(11))
        #expect(found({ $0.trailing = [item([pop])] }, present: { $0.installs = [close] }).isEmpty)
        let hidden = found({ $0.body = [item([pop])]; $0.barHidden = Setting(.always, location: at(40)) }, present: { $0.installs = [close] })
        #expect(hidden.lines == [20])
    }

    @Test func codeCountsWhereAUserLeadsToIt() {
        func exit(_ kind: Trigger.Kind, _ verb: Verb = .pop, hinge: Hinge? = nil) -> Transition {
            edge(verb, "Item", nil, line: 50) {
                $0.trigger = Trigger(kind, function: "leave()")
                $0.receiver = verb == .dismiss ? .itself : .ownNav
                $0.hangsOn = hinge
            }
        }
        #expect(found({ _ in }, [exit(.menu)]).lines == [50])
        #expect(found({ _ in }, [exit(.bodyButton)]).lines == [50])
        #expect(found({ _ in }, [exit(.unknown)]).lines == [50])
        #expect(found({ _ in }, [exit(.menu, hinge: .state)]).isEmpty)
        for kind in [Trigger.Kind.lifecycle, .callback, .entry] { #expect(found({ _ in }, [exit(kind)]).isEmpty, "\(kind)") }
        // A screen that pushes may pop what it pushed.
        let pushes = edge(.push, "Item", "Next", line: 60)
        #expect(found({ _ in }, [exit(.unknown), pushes]).isEmpty)
        #expect(found({ _ in }, [exit(.async), pushes]).lines == [50])
        // And a dismissal in a callback may be for what it presents.
        #expect(found({ _ in }, [exit(.async, .dismiss)]).isEmpty)
    }

    @Test func oneWayAloneIsSilent() {
        let only = findings(of: .oneScreenTwoWays, [screen("Home"), screen("Item") { $0.trailing = [item([pop])] }], [
            rootStack("Home"), edge(.present, "Home", "Item", line: 11) { $0.wrapped = "UINavigationController" },
        ])
        #expect(only.isEmpty)
    }
}

@Suite struct ExitDoesNothingTests {
    private func found(
        _ facts: (inout ScreenFacts) -> Void, _ ways: [Transition], open: Bool = false, strict: Bool = false
    ) -> [Diagnostic] {
        var settings = CheckSettings()
        if strict { settings.options = ["exit-does-nothing": ["strict": .flag(true)]] }
        return check(
            [.exitDoesNothing], Flow(graph([screen("Home"), screen("Tabs", .tab), screen("Item", .screen, .uikit, open: open, facts)], ways)),
            settings: settings).diagnostics
    }

    private let presented = edge(.present, "Home", "Item", line: 11) { $0.wrapped = "UINavigationController" }
    private let pop = Control(.cancel, exits: [Exit(.pop, on: .ownNav)], location: at(20))
    private let dismiss = Control(.close, exits: [Exit(.dismiss)], location: at(20))

    @Test func popAtTheRootAndDismissInTheBaseAreDead() {
        #expect(found({ $0.leading = [pop] }, [rootStack("Home"), presented]).lines == [20])
        #expect(found({ $0.leading = [dismiss] }, [rootStack("Home"), edge(.push, "Home", "Item", line: 10)]).lines == [20])
        #expect(found({ $0.leading = [dismiss] }, [rootStack("Home"), presented]).isEmpty)
        #expect(found({ $0.leading = [pop] }, [rootStack("Home"), edge(.push, "Home", "Item", line: 10)]).isEmpty)
    }

    @Test func oneEffectiveOrUnknownPlaceIsEnoughToBeSilent() {
        #expect(found({ $0.leading = [pop] }, [rootStack("Home"), presented, edge(.push, "Home", "Item", line: 10)]).isEmpty)
        #expect(found({ $0.leading = [pop] }, [rootStack("Home"), presented], open: true).isEmpty)
    }

    @Test func moreThanAnExitIsSilent() {
        var busy = pop
        busy.doesMore = true
        #expect(found({ $0.leading = [busy] }, [rootStack("Home"), presented]).isEmpty)
        #expect(found({ $0.leading = [busy] }, [rootStack("Home"), presented], strict: true).count == 1)
        var opaque = pop
        opaque.isOpaque = true
        #expect(found({ $0.leading = [opaque] }, [rootStack("Home"), presented]).isEmpty)
        #expect(found({ $0.leading = [dismiss]; $0.presents = true }, [rootStack("Home"), edge(.push, "Home", "Item", line: 10)]).isEmpty)
    }

    @Test func aTabsRootIsEnough() {
        let tab = edge(.tab, "Tabs", "Item", line: 12) { $0.wrapped = "UINavigationController"; $0.position = 0 }
        let both = [root("Tabs"), tab, edge(.present, "Tabs", "Item", line: 13) { $0.wrapped = "UINavigationController" }]
        let found = found({ $0.leading = [dismiss] }, both, open: true)
        #expect(found.lines == [20])
        #expect(found.first?.certainty == .likely)
        var flagged = dismiss
        flagged.guarded = .conditional
        flagged.when = [Circumstance(flags: ["isModal": true])]
        var known = both
        known[1].flags = ["isModal": false]
        #expect(self.found({ $0.leading = [flagged] }, known, open: true).isEmpty)
        known[1].flags = ["isModal": true]
        #expect(self.found({ $0.leading = [flagged] }, known, open: true).lines == [20])
    }

    @Test func anItemOfThePresenterMustActOnTheLayer() {
        func installed(_ exit: Exit) -> [Diagnostic] {
            let item = Control(.close, exits: [exit], side: .leading, location: at(14))
            var present = presented
            present.installs = [item]
            return found({ _ in }, [rootStack("Home"), present])
        }
        #expect(installed(Exit(.pop, on: .ownNav)).lines == [14])
        #expect(installed(Exit(.dismiss)).isEmpty)
    }
}

@Suite struct BackDoesNotReturnToParentTests {
    private func found(_ control: Control, _ ways: [Transition]) -> [Diagnostic] {
        findings(of: .backDoesNotReturnToParent, [screen("A"), screen("B"), screen("C") { $0.leading = [control] }], ways)
    }

    private let inModal = [
        rootStack("A"), edge(.present, "A", "B", line: 10) { $0.wrapped = "UINavigationController" }, edge(.push, "B", "C", line: 11),
    ]
    private let deep = [rootStack("A"), edge(.push, "A", "B", line: 10), edge(.push, "B", "C", line: 11)]
    private func back(_ exits: [Exit]) -> Control { Control(.back, label: "Back", exits: exits, location: at(20)) }

    @Test func eachWrongTargetIsFound() {
        #expect(found(back([Exit(.dismiss)]), inModal).map(\.message).first?.contains("closes the whole modal") == true)
        #expect(found(back([Exit(.popToRoot, on: .ownNav)]), deep).lines == [20])
        #expect(found(back([Exit(.popTo, on: .ownNav, to: "A")]), deep).lines == [20])
        #expect(found(back([Exit(.selectTab)]), deep).map(\.message).first?.contains("switches tab") == true)
        #expect(found(back([Exit(.root, on: .windowRoot)]), deep).lines == [20])
        let opens = edge(.push, "C", "A", line: 30) { $0.trigger = Trigger(.leadingItem, look: .back, label: "Back") }
        #expect(found(back([]), deep + [opens]).map(\.message).first?.contains("opens “A”") == true)
    }

    @Test func oneLevelUpIsSilent() {
        #expect(found(back([Exit(.pop, on: .ownNav)]), deep).isEmpty)
        #expect(found(back([Exit(.popTo, on: .ownNav, to: "B")]), deep).isEmpty)
        let shallow = [rootStack("A"), edge(.push, "A", "C", line: 11)]
        #expect(found(back([Exit(.popToRoot, on: .ownNav)]), shallow).isEmpty)
        // From one of two places it is one level up.
        #expect(found(back([Exit(.popToRoot, on: .ownNav)]), deep + [edge(.push, "A", "C", line: 12)]).isEmpty)
    }

    @Test func othersLooksAndQuestionsAreSilent() {
        for look in [Look.close, .commit, .cancel, .home] {
            #expect(found(Control(look, exits: [Exit(.dismiss)], location: at(20)), inModal).isEmpty, "\(look)")
        }
        #expect(found(Control(.back, exits: [Exit(.dismiss)], confirms: true, location: at(20)), inModal).isEmpty)
        #expect(found(Control(.back, exits: [Exit(.dismiss)], isOpaque: true, location: at(20)), inModal).isEmpty)
        #expect(found(Control(.back, guarded: .conditional, exits: [Exit(.dismiss)], location: at(20)), inModal).isEmpty)
    }
}

@Suite struct PushedTaskWithCancelTests {
    private func found(
        _ technology: Technology = .uikit, strict: Bool = false, more: [Transition] = [], _ facts: (inout ScreenFacts) -> Void
    ) -> [Diagnostic] {
        let flow = Flow(graph(
            [screen("List"), screen("Form", .screen, technology, facts)], [rootStack("List"), edge(.push, "List", "Form", line: 10)] + more))
        var settings = CheckSettings()
        if strict { settings.options = ["pushed-task-with-cancel": ["requireInput": .flag(true)]] }
        return check([.pushedTaskWithCancel], flow, settings: settings).diagnostics
    }

    private let cancel = Control(.cancel, exits: [Exit(.pop, on: .ownNav)], location: at(20))
    private let save = Control(.commit, label: "Save", exits: [Exit(.pop, on: .ownNav)], location: at(21))

    @Test func cancelAndCommitOnALevelAreATask() {
        #expect(found { $0.leading = [cancel]; $0.trailing = [save] }.lines == [20])
        let leaves = Control(.cancel, exits: [Exit(.dismiss)], location: at(20))
        #expect(found(.swiftui) { $0.leading = [leaves]; $0.trailing = [save]; $0.backHidden = Setting(.always, location: at(22)) }.lines == [20])
        #expect(found(.swiftui) { $0.leading = [leaves]; $0.trailing = [save] }.isEmpty)
    }

    @Test func inputCanBeRequired() {
        #expect(found(strict: true) { $0.leading = [cancel]; $0.trailing = [save] }.isEmpty)
        #expect(found(strict: true) { $0.leading = [cancel]; $0.trailing = [save]; $0.input = .form }.lines == [20])
    }

    @Test func presentedOrPartOfALevelIsSilent() {
        let present = edge(.present, "List", "Form", line: 12) { $0.wrapped = "UINavigationController" }
        #expect(found(more: [present]) { $0.leading = [cancel]; $0.trailing = [save] }.isEmpty)
        #expect(found { $0.leading = [cancel] }.isEmpty)
        #expect(found { $0.leading = [cancel]; $0.trailing = [save]; $0.supplementsBack = true }.isEmpty)
        var paired = cancel
        paired.guarded = .paired
        #expect(found { $0.leading = [paired]; $0.trailing = [save] }.isEmpty)
    }
}

@Suite struct DeepLinkWithoutExitTests {
    private func found(
        style: PresentationStyle = .fullScreen, more: [Transition] = [], _ facts: (inout ScreenFacts) -> Void
    ) -> [Diagnostic] {
        let link = edge(.present, "Home", "Ticket", line: 10) { $0.wrapped = "UINavigationController"; $0.style = style; $0.entry = "tap" }
        return findings(of: .deepLinkWithoutExit, [screen("Home"), screen("Ticket", .screen, .uikit, facts)], [rootStack("Home"), link] + more) {
            $0.entries = [Entry(id: "tap", kind: .notificationTap, handler: "", location: at(5))]
        }
    }

    private let pop = Control(.cancel, exits: [Exit(.pop, on: .ownNav)], location: at(20))

    @Test func anExitThatDoesNothingThereIsFound() {
        let found = found { $0.leading = [pop] }
        #expect(found.lines == [20])
        #expect(found.severities == [.warning])
        #expect(self.found { _ in }.lines == [10])
    }

    @Test func aWindowOfItsOwnWithoutAnyExitIsAnError() {
        let swap = edge(.root, "flow:Links", "Ticket", line: 12) { $0.receiver = .windowRoot; $0.entry = "tap" }
        let found = findings(of: .deepLinkWithoutExit, [screen("Home"), screen("Ticket")], [rootStack("Home"), swap]) {
            $0.entries = [Entry(id: "tap", kind: .url, handler: "", location: at(5))]
        }
        #expect(found.severities == [.error])
    }

    @Test func aWorkingOrUnknownExitIsSilent() {
        #expect(found { $0.leading = [Control(.close, exits: [Exit(.dismiss)], location: at(20))] }.isEmpty)
        #expect(found { $0.leading = [pop]; $0.trailing = [Control(.other, isOpaque: true, location: at(21))] }.isEmpty)
        #expect(found { $0.leading = [pop]; $0.ownerExit = true }.isEmpty)
        #expect(found(style: .pageSheet) { $0.leading = [pop] }.isEmpty)
        let home = edge(.root, "window", "Ticket", line: 2)
        #expect(found(more: [home]) { $0.leading = [pop] }.isEmpty)
    }
}
