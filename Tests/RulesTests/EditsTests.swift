import Diagnostics
import FlowGraph
import RuleKit
import Rules
import Testing

@Suite struct ConfirmBypassedByGestureTests {
    private func asking(_ look: Look = .cancel, test: String? = nil, exits: [Exit] = [Exit(.dismiss)], discards: Bool = true) -> Control {
        Control(look, label: "Leave", exits: exits, question: Question(test: test, discards: discards, location: at(22)), location: at(20))
    }

    private func presented(
        _ control: Control, site: (inout Transition) -> Void = { _ in }, facts: (inout ScreenFacts) -> Void = { _ in }
    ) -> [String] {
        let editor = screen("Editor") { $0.leading = [control]; facts(&$0) }
        let edges = [root("Home"), edge(.present, "Home", "Editor", line: 10) { $0.wrapped = "UINavigationController"; $0.style = .automatic; site(&$0) }]
        return findings(of: .confirmBypassedByGesture, [screen("Home"), editor], edges).map(\.message)
    }

    @Test func aSheetThatCanBeSwipedAwayIsFound() {
        #expect(presented(asking()) == ["“Leave” on “Editor” asks before discarding, but a swipe down does not."])
        #expect(presented(asking(.other, test: "isDirty", exits: [Exit(.dismiss, guarded: .conditional)])).count == 1)
    }

    @Test func guardsAndOtherStylesAreSilent() {
        #expect(presented(asking(), site: { $0.style = .fullScreen }) == [])
        #expect(presented(asking(), site: { $0.style = .popover }) == [])
        #expect(presented(asking(), site: { $0.blocked = .conditional }) == [])
        #expect(presented(asking(), facts: { $0.dismissGuard = true }) == [])
        #expect(presented(asking(), facts: { $0.dismissBlocked = Setting(.conditional, test: "isDirty", location: at(30)) }) == [])
    }

    @Test func otherQuestionsAreSilent() {
        #expect(presented(asking(discards: false)) == [])
        // Asked always, by a control that gives nothing up.
        #expect(presented(asking(.other)) == [])
        #expect(presented(asking(.commit)) == [])
    }

    @Test func theGuardTheWrongWayRoundIsOneFinding() {
        let found = presented(asking(test: "model.isDirty"), facts: { $0.dismissBlocked = Setting(.conditional, test: "!model.isDirty", location: at(30)) })
        #expect(found == ["“Leave” on “Editor” asks before discarding, but a swipe down does not: the guard’s condition is inverted."])
        #expect(presented(asking(test: "model.isDirty"), facts: { $0.dismissBlocked = Setting(.conditional, test: "!model.isNew", location: at(30)) }) == [])
    }

    private func pushed(_ veto: Veto, writes: [GestureWrite] = [], vetoes: [Veto] = [], facts: (inout ScreenFacts) -> Void = { _ in }) -> Int {
        findings(of: .confirmBypassedByGesture, [screen("List"), screen("Price", .screen, .uikit, facts)], [rootStack("List"), edge(.push, "List", "Price", line: 5)]) {
            $0.vetoes = [veto] + vetoes
            $0.gestureWrites = writes
        }.count
    }

    private let hook = Veto(asked: .hook, owner: "Price", function: "mayGoBack()", questions: [Question(location: at(41))], location: at(40))

    @Test func aHookOfTheBackButtonAloneIsFound() {
        #expect(pushed(hook) == 1)
        #expect(pushed(Veto(asked: .hook, owner: "Price", location: at(40))) == 0)
        #expect(pushed(hook, facts: { $0.leading = [Control(.back, location: at(42))] }) == 0)
    }

    @Test func whoeverHasTheRecognizerMayAsk() {
        func write(_ depth: GestureWrite.DepthTest) -> GestureWrite {
            GestureWrite(
                recognizer: .edge, kind: .delegate, value: .object, owner: "Stack", scope: .everyStack, depthTest: depth, delegateClass: "Stack",
                location: at(50))
        }
        #expect(pushed(hook, writes: [write(.present)]) == 1)
        #expect(pushed(hook, writes: [write(.unknown)]) == 0)
        #expect(pushed(hook, writes: [write(.present)], vetoes: [Veto(asked: .swipe, owner: "Stack", subject: .top, location: at(51))]) == 0)
    }

    @Test func aQuestionForSheetsOnlyIsNoneWherePushed() {
        let attempt = Veto(asked: .attempt, owner: "Order", function: "presentationControllerDidAttemptToDismiss(_:)", questions: [Question(location: at(61))], location: at(60))
        func found(_ edges: [Transition], _ others: [Veto] = []) -> Int {
            findings(of: .confirmBypassedByGesture, [screen("List"), screen("Order") { $0.dismissGuard = true }], [rootStack("List")] + edges) {
                $0.vetoes = [attempt] + others
            }.count
        }
        let sheet = edge(.present, "List", "Order", line: 5) { $0.wrapped = "UINavigationController"; $0.style = .automatic }
        let push = edge(.push, "List", "Order", line: 6)
        #expect(found([sheet, push]) == 1)
        #expect(found([sheet]) == 0)
        #expect(found([push]) == 0)
        #expect(found([sheet, push], [Veto(asked: .hook, owner: "Order", questions: [Question(location: at(63))], location: at(62))]) == 1)
    }
}

@Suite struct BackVetoMisdirectedTests {
    private func found(_ veto: Veto, _ edges: [Transition] = [], writes: [GestureWrite] = []) -> [String?] {
        findings(of: .backVetoMisdirected, [screen("Folder"), screen("Leaf")], [rootStack("Folder")] + edges) {
            $0.vetoes = [veto]
            $0.gestureWrites = writes
        }.map(\.message)
    }

    @Test func theTopIsAskedForWhateverItem() {
        #expect(found(Veto(asked: .back, owner: "Stack", scope: .stackClass, subject: .top, location: at(10))).count == 1)
        #expect(found(Veto(asked: .back, owner: "Stack", scope: .stackClass, subject: .item, location: at(10))) == [])
        #expect(found(Veto(asked: .back, owner: "Stack", scope: .stackClass, location: at(10))) == [])
    }

    @Test func aScreenAnswersOnlyForItselfOnTop() {
        func veto(_ scope: GestureWrite.Scope, owner: String, _ subject: Veto.Subject = .itself) -> Veto {
            Veto(asked: .swipe, owner: owner, scope: scope, subject: subject, location: at(10))
        }
        func write(restored: Bool) -> GestureWrite {
            GestureWrite(
                recognizer: .edge, kind: .delegate, value: .object, owner: "Folder", scope: .screen, restored: restored, delegateClass: "Folder",
                location: at(20))
        }
        let push = edge(.push, "Folder", "Leaf", line: 5)
        #expect(found(veto(.everyStack, owner: "UIViewController")).count == 1)
        #expect(found(veto(.everyStack, owner: "UIViewController", .top)) == [])
        #expect(found(veto(.everyStack, owner: "UINavigationController")) == [])
        #expect(found(veto(.stackClass, owner: "Stack")) == [])
        #expect(found(veto(.screen, owner: "Folder"), [push], writes: [write(restored: false)]).count == 1)
        #expect(found(veto(.screen, owner: "Folder"), [push], writes: [write(restored: true)]) == [])
        #expect(found(veto(.screen, owner: "Folder"), writes: [write(restored: false)]) == [])
    }
}

@Suite struct SwipeSkipsCloseTests {
    private let work = [Work("session.stop", at: at(21))]

    private func found(style: PresentationStyle = .automatic, _ facts: (inout ScreenFacts) -> Void) -> [Severity] {
        let edges = [root("Home"), edge(.present, "Home", "Room", line: 10) { $0.wrapped = "UINavigationController"; $0.style = style }]
        return findings(of: .swipeSkipsClose, [screen("Home"), screen("Room", .screen, .uikit, facts)], edges).severities
    }

    private func control(_ look: Look, work: [Work] = [], line: Int) -> Control {
        var control = Control(look, exits: [Exit(.dismiss)], location: at(line))
        control.work = work
        return control
    }

    @Test func everyControlMustDoTheWork() {
        #expect(found { $0.leading = [control(.close, work: work, line: 20)] } == [.info])
        #expect(found { $0.leading = [control(.close, work: work, line: 20)]; $0.trailing = [control(.commit, line: 25)] } == [])
        #expect(found { $0.leading = [control(.close, line: 20)] } == [])
        #expect(found { $0.leading = [control(.close, work: work, line: 20)]; $0.body = [Control(.cancel, isOpaque: true, location: at(26))] } == [])
    }

    @Test func whatRunsAnywayOrCannotBeSwipedIsSilent() {
        #expect(found { $0.leading = [control(.close, work: work, line: 20)]; $0.actsOnLeaving = true } == [])
        #expect(found { $0.leading = [control(.close, work: work, line: 20)]; $0.dismissGuard = true } == [])
        #expect(found(style: .fullScreen) { $0.leading = [control(.close, work: work, line: 20)] } == [])
    }

    @Test func aControlSwitchedOffIsAWarning() {
        func off(_ look: Look) -> Control {
            var control = control(look, line: 20)
            control.disabledWhen = "isSaving"
            return control
        }
        #expect(found { $0.leading = [off(.cancel)] } == [.warning])
        #expect(found { $0.trailing = [off(.commit)] } == [])
        #expect(found { $0.leading = [off(.cancel)]; $0.trailing = [control(.close, line: 24)] } == [])
    }
}

@Suite struct EditsLostOnSwipeDismissTests {
    private func found(_ name: String = "Letter", options: [String: OptionValue] = [:], pushed: Bool = false, _ facts: (inout ScreenFacts) -> Void) -> [Severity] {
        var edges = [root("Home"), edge(.present, "Home", pushed ? "Menu" : name, line: 10) { $0.wrapped = "UINavigationController"; $0.style = .automatic }]
        if pushed { edges.append(edge(.push, "Menu", name, line: 11)) }
        let flow = Flow(graph([screen("Home"), screen("Menu"), screen(name, .screen, .uikit, facts)], edges))
        let rule = Rule.editsLostOnSwipeDismiss
        return rule.check(flow, RuleOptions(rule.options, set: options)).map { $0.severity ?? rule.severity }
    }

    private let cancel = Control(.cancel, exits: [Exit(.dismiss)], location: at(20))
    private let save = Control(.commit, label: "Save", location: at(21))

    @Test func textWithCancelAndSaveIsFound() {
        #expect(found { $0.input = .text; $0.inputs = 2; $0.leading = [cancel]; $0.trailing = [save] } == [.info])
        #expect(found { $0.input = .form; $0.leading = [cancel]; $0.trailing = [save] } == [.info])
        #expect(found(pushed: true) { $0.input = .text; $0.inputs = 2; $0.trailing = [save] } == [.info])
    }

    @Test func promptsAndWhatIsKeptAreSilent() {
        #expect(found { $0.input = .text; $0.inputs = 1; $0.leading = [cancel]; $0.trailing = [save] } == [])
        #expect(found(options: ["minInputs": .number(1)]) { $0.input = .text; $0.inputs = 1; $0.leading = [cancel]; $0.trailing = [save] } == [.info])
        #expect(found { $0.input = .text; $0.inputs = 2; $0.trailing = [save] } == [])
        #expect(found { $0.input = .text; $0.inputs = 2; $0.leading = [cancel] } == [])
        #expect(found { $0.input = .text; $0.inputs = 2; $0.leading = [cancel]; $0.trailing = [save]; $0.dismissGuard = true } == [])
        #expect(found { $0.input = .text; $0.inputs = 2; $0.leading = [cancel]; $0.trailing = [save]; $0.savesWhileEditing = true } == [])
        #expect(found("SignInViewController") { $0.input = .text; $0.inputs = 2; $0.leading = [cancel]; $0.trailing = [save] } == [])
    }
}
