import Diagnostics
import FlowGraph

// Facts about a class's own `present`, and about items that are there but off.

extension ChromeReader {
    /// `present(_:animated:completion:)` written anew: it looks at what is presented, or asks somebody else.
    func handsPresentationsOn(_ function: FunctionFacts) -> Bool {
        guard function.isOverride || function.selector == "presentViewController:animated:completion:",
            function.fullName == "present(_:animated:completion:)" || function.selector != nil, let body = function.body
        else { return false }
        if NameUses(body).contains("presentedViewController") { return true }
        var asksOthers = false
        visitExpressions(in: body) { expression in
            guard case .call(let call) = expression, case .member(let base, "present", _) = call.callee else { return }
            if case .name("super", _) = base { return }
            asksOthers = true
        }
        return asksOthers
    }

    /// Where a class overrides one of UIKit's callbacks.
    func place(ofAnyOf callbacks: [String], in type: ProjectType) -> Span? {
        callbacks.lazy.compactMap { type.functions[$0]?.first }.first.map { Span(path: $0.path, $0.facts.place) }
    }

    /// A test that asks whether something is under way on the screen.
    func busyTest(_ test: String?, of type: String) -> String? {
        guard let test, isBusy(test: test), project.changes(test, of: type, needsWrapper: false) else { return nil }
        return test
    }

    /// `item.isEnabled = !isSaving`: the item is there, and off where the test fails. `item.isHidden = isSaving`: it is not seen meanwhile.
    mutating func readEnabling(_ setting: ChromeSetting, _ type: String) {
        guard let test = setting.test, setting.values != [.bool(true)], setting.values != [.bool(false)] else { return }
        let state: WritableKeyPath<Control, String?>
        let value: String?
        switch setting.kind {
        case .itemEnabled: (state, value) = (\.disabledWhen, negated(test: test))
        case .itemHidden: (state, value) = (\.hiddenWhen, busyTest(test, of: type))
        default: return
        }
        switch setting.target {
        case .part("leftBarButtonItem", of: .me): edit(type) { if $0.leading.count == 1 { $0.leading[0][keyPath: state] = value } }
        case .part("rightBarButtonItem", of: .me): edit(type) { if $0.trailing.count == 1 { $0.trailing[0][keyPath: state] = value } }
        default:
            guard let made = setting.item else { return }
            edit(type) { facts in
                for index in facts.leading.indices where facts.leading[index].location == made { facts.leading[index][keyPath: state] = value }
                for index in facts.trailing.indices where facts.trailing[index].location == made { facts.trailing[index][keyPath: state] = value }
            }
        }
    }
}
