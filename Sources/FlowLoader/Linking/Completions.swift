import Diagnostics
import FlowGraph

/// Finds what screens push once an operation that they started has succeeded (rules.md C10): in the success branch of the closure that the
/// operation is given, after an operation that is awaited, and in the helpers that are called there. Of dismissals, those that one outcome
/// alone leads to.
struct Completions {
    let project: Project

    /// Sets `completes` of the transitions that such code makes.
    func mark(_ transitions: inout [Transition]) {
        var found: [Span: Completion] = [:]
        for name in project.types.keys.sorted() where project.mayBeViewController(name) || project.isView(name) {
            for function in (project.types[name]?.functions ?? [:]).values.joined() {
                for (place, completion) in completions(in: function, of: name) { found[place] = min(found[place] ?? completion, completion) }
            }
            // The bodies of views are properties.
            for property in (project.types[name]?.properties ?? [:]).values {
                for (place, completion) in endings(in: property.facts.getter ?? [], property.path, name) {
                    found[place] = min(found[place] ?? completion, completion)
                }
            }
        }
        guard !found.isEmpty else { return }
        for index in transitions.indices where [.push, .show].contains(transitions[index].verb.effect) || transitions[index].verb == .dismiss {
            transitions[index].completes = found[transitions[index].location]
        }
    }

    private func completions(in function: Declared<FunctionFacts>, of type: String) -> [(Span, Completion)] {
        var found: [(Span, Completion)] = []
        let body = function.facts.body ?? []
        var awaits = false
        visitExpressions(in: body) { expression in
            guard case .call(let call) = expression else { return }
            awaits = awaits || call.isAwaited
            guard let name = call.calledName, let closure = call.arguments.last?.value.closure else { return }
            var walk = SuccessWalk(callees: Callees(project: project, type: type, path: function.path), hops: 0)
            walk.run(closure.body, hasSucceeded: false)
            let place = Span(path: function.path, call.place)
            for ending in SuccessEndings.places(in: closure, handedTo: name) {
                found.append((Span(path: function.path, ending), Completion(operation: name, form: type, location: place)))
            }
            if walk.leavesStack { return }
            found += walk.pushes.map { ($0, Completion(operation: name, form: type, location: place)) }
        }
        found += endings(in: body, function.path, type)
        if awaits { for block in body.withBlocksInside { found += completions(awaitedIn: block, function.path, type) } }
        return found
    }

    /// Dismissals that an error of what the code or a closure in it awaits leaves out.
    private func endings(in block: Block, _ path: String, _ type: String) -> [(Span, Completion)] {
        guard SuccessEndings.mayDismiss(block) else { return [] }
        var endings = SuccessEndings.places(after: block)
        visitExpressions(in: block) { expression in
            if case .closure(let closure) = expression { endings += SuccessEndings.places(after: closure.body) }
        }
        return endings.map { ending in
            (Span(path: path, ending.place), Completion(operation: ending.operation, form: type, location: Span(path: path, ending.start)))
        }
    }

    /// What follows `try await purchase()` in its block: an error would have left it. A result that is kept says only later what became of it.
    private func completions(awaitedIn block: Block, _ path: String, _ type: String) -> [(Span, Completion)] {
        var found: [(Span, Completion)] = []
        // What follows the last `try` of a `do` stands behind the block with it.
        let block = block.withoutNesting
        for (index, statement) in block.enumerated() {
            let made: Call? = switch statement {
            case .evaluate(let expression), .assign(.name("_", _), let expression, _): expression.call
            case .bind(_, _, let value, _): value?.call
            default: nil
            }
            guard let made, made.isAwaited, let name = made.calledName else { continue }
            var hasSucceeded = true
            if case .bind = statement { hasSucceeded = false }
            var walk = SuccessWalk(callees: Callees(project: project, type: type, path: path), hops: 0)
            walk.run(Block(block.suffix(from: index + 1)), hasSucceeded: hasSucceeded)
            if walk.leavesStack { continue }
            found += walk.pushes.map { ($0, Completion(operation: name, form: type, location: Span(path: path, made.place))) }
        }
        return found
    }
}

extension Block {
    fileprivate var withoutNesting: Block {
        Block(flatMap { statement -> Block in
            if case .nested(let inner) = statement { return inner.withoutNesting }
            return [statement]
        })
    }

    /// The block, the blocks of its statements, and those of the closures in it.
    var withBlocksInside: [Block] {
        var closures: [Block] = [self]
        visitExpressions(in: self) { expression in
            if case .closure(let closure) = expression { closures.append(closure.body) }
        }
        var found = closures
        var next = 0
        while next < found.count {
            for statement in found[next] {
                switch statement {
                case .branch(let arms, _): found += arms.map(\.body)
                case .ensure(_, let otherwise, _): found.append(otherwise)
                case .loop(_, _, _, let body, _): found.append(body)
                case .nested(let inner): found.append(inner)
                default: continue
                }
            }
            next += 1
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
            case .branch where statement.isCatch: continue
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
        if ["pushViewController", "append", "performSegue"].contains(name) || name == "show" && call.arguments.contains(where: { $0.label == "sender" }) {
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
        let changes: Set<String> = [
            "setViewControllers", "popViewController", "popToRootViewController", "popToViewController", "removeLast", "removeAll",
        ]
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
