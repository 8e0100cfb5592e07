import Diagnostics
import FlowGraph

/// Finds what screens push once an operation that they started has succeeded (rules.md C10): in the success branch of the closure that the
/// operation is given, and in the helpers that the branch calls.
struct Completions {
    let project: Project

    /// Sets `completes` of the transitions that such code makes.
    func mark(_ transitions: inout [Transition]) {
        var found: [Span: Completion] = [:]
        for name in project.types.keys.sorted() where project.mayBeViewController(name) {
            for function in (project.types[name]?.functions ?? [:]).values.joined() {
                for (place, completion) in completions(in: function, of: name) { found[place] = min(found[place] ?? completion, completion) }
            }
        }
        guard !found.isEmpty else { return }
        for index in transitions.indices where transitions[index].verb.effect == .push || transitions[index].verb.effect == .show {
            transitions[index].completes = found[transitions[index].location]
        }
    }

    private func completions(in function: Declared<FunctionFacts>, of type: String) -> [(Span, Completion)] {
        var found: [(Span, Completion)] = []
        visitExpressions(in: function.facts.body ?? []) { expression in
            guard case .call(let call) = expression, let name = call.calledName, let closure = call.arguments.last?.value.closure else { return }
            var walk = SuccessWalk(callees: Callees(project: project, type: type, path: function.path), hops: 0)
            walk.run(closure.body, hasSucceeded: false)
            let place = Span(path: function.path, call.place)
            if walk.leavesStack { return }
            found += walk.pushes.map { ($0, Completion(operation: name, form: type, location: place)) }
        }
        return found
    }
}

private struct SuccessWalk {
    var callees: Callees
    let hops: Int
    var pushes: [Span] = []
    /// The path takes screens out of the stack too: which, is not looked at.
    var leavesStack = false
    private var depth = 0

    init(callees: Callees, hops: Int) {
        self.callees = callees
        self.hops = hops
    }

    mutating func run(_ block: Block, hasSucceeded: Bool) {
        guard depth < 40 else { return }
        depth += 1
        defer { depth -= 1 }
        var hasSucceeded = hasSucceeded
        for statement in block {
            if hasSucceeded, changesStack(statement) { leavesStack = true }
            switch statement {
            case .bind(let name, _, let value, _):
                callees.locals[name] = value
                if hasSucceeded { value.map { visit($0) } }
            case .evaluate(let expression): if hasSucceeded { visit(expression) }
            case .returns(let expression?, _): if hasSucceeded { visit(expression) }
            case .branch(let arms, _):
                for arm in arms { run(arm.body, hasSucceeded: hasSucceeded || arm.conditions.contains(where: \.saysSuccess)) }
                if let first = arms.first, first.body.leaves, first.conditions.contains(where: \.saysFailure) { hasSucceeded = true }
            case .ensure(let conditions, _, _): hasSucceeded = hasSucceeded || conditions.contains(where: \.saysSuccess)
            case .nested(let inner): run(inner, hasSucceeded: hasSucceeded)
            default: continue
            }
        }
    }

    private mutating func visit(_ expression: Expression) {
        guard depth < 40, case .call(let call) = expression, let name = call.calledName else { return }
        depth += 1
        defer { depth -= 1 }
        for argument in call.arguments {
            if let closure = argument.value.closure, Callees.runsAtOnce.contains(name) { run(closure.body, hasSucceeded: true) }
        }
        if name == "pushViewController" || name == "show" && call.arguments.contains(where: { $0.label == "sender" }) {
            pushes.append(Span(path: callees.path, call.place))
        } else if hops < QuestionReader.helperDepth, let helper = callees.function(call, name), let body = helper.facts.body {
            var inner = SuccessWalk(
                callees: Callees(project: callees.project, type: callees.type(of: call) ?? helper.owner, path: helper.path), hops: hops + 1)
            inner.run(body, hasSucceeded: true)
            pushes += inner.pushes
            leavesStack = leavesStack || inner.leavesStack
        }
    }

    private func changesStack(_ statement: Statement) -> Bool {
        let changes: Set<String> = ["setViewControllers", "popViewController", "popToRootViewController", "popToViewController"]
        if case .assign(.member(_, "viewControllers", _), _, _) = statement { return true }
        return !NameUses([statement]).names.isDisjoint(with: changes)
    }
}

extension Condition {
    /// A literal success: `.success`, `error == nil`, a flag of that name.
    fileprivate var saysSuccess: Bool {
        switch self {
        case .matches(let pattern, _): pattern.caseName == "success"
        case .expression(let test): test.testText.map { ["success", "succeeded", "isSuccess", "error==nil"].contains($0) } ?? false
        case .binding, .availability, .otherwise: false
        }
    }

    fileprivate var saysFailure: Bool {
        switch self {
        case .binding(let name, _, _): name == "error"
        case .matches(let pattern, _): pattern.caseName == "failure"
        case .expression(let test): test.testText.map { ["!success", "!succeeded", "!isSuccess", "!error==nil"].contains($0) } ?? false
        case .availability, .otherwise: false
        }
    }
}
