import Diagnostics
import FlowGraph

// MARK: Statements

extension Interpreter {
    /// What running a block gave: the values it returned, and whether it always leaves the function.
    struct Outcome {
        var returned: [Value] = []
        var leaves = false
        /// What the path has done by the end, for a function that was followed.
        var trail: [PathStep] = []
    }

    mutating func run(_ block: Block, in scope: inout Scope) -> Outcome {
        var outcome = Outcome()
        let isOne = block.count == 1 || block.count == 2 && block[0].isOnMac
        var pastOfCatch = scope.past
        var attempt: (locals: [String: [Value]], declared: Set<String>)?
        defer { if let attempt { forget(besides: attempt, in: &scope) } }
        for (index, statement) in block.enumerated() {
            if statement.isCatch, let begun = attempt {
                forget(besides: begun, in: &scope)
                attempt = nil
            }
            // A `do` that leaves may have thrown before: its `catch` is the first to follow, and begins where that left off.
            if outcome.leaves {
                guard statement.isCatch else { continue }
                scope.trail = scope.trailOfCatch ?? scope.trail
                scope.past = pastOfCatch
            }
            if case .nested = statement { pastOfCatch = scope.past }
            let isCaught = scope.isCaught
            defer { scope.isCaught = isCaught }
            if isTried(block, index), [".m", ".mm"].contains(where: { scope.path.hasSuffix($0) }) { scope.isCaught = true }
            let step: Outcome
            if case .nested(let body) = statement, goesOn(block, after: index) {
                if attempt == nil { (attempt, scope.declared) = ((scope.locals, scope.declared), []) }
                let before = scope.trail
                step = run(body, in: &scope)
                if trace != nil { scope.trailOfCatch = trailOfCatch(before: before, after: scope.trail) }
            } else {
                step = run(statement, isWhole: isOne, in: &scope)
            }
            outcome.returned += step.returned
            outcome.leaves = step.leaves
            if step.leaves, !block[(index + 1)...].contains(where: \.isCatch) { break }
        }
        outcome.returned = unique(outcome.returned)
        return outcome
    }

    private mutating func run(_ statement: Statement, isWhole: Bool, in scope: inout Scope) -> Outcome {
        switch statement {
        case .bind(let name, let type, let value, _):
            bind(name, type: type, to: value, in: &scope)
        case .assign(let target, let value, let place):
            assign(value, to: target, at: place, in: &scope)
        case .evaluate(let expression):
            let values = evaluate(expression, in: &scope)
            // A block that is one expression gives its value: implicit returns.
            if isWhole { return Outcome(returned: values) }
        case .returns(let expression, _):
            let values = expression.map { evaluate($0, in: &scope) } ?? []
            noteReturn(in: scope)
            return Outcome(returned: values, leaves: true)
        case .branch(let arms, _):
            return run(arms, in: &scope)
        case .ensure(let conditions, let otherwise, _):
            return ensure(conditions, otherwise: otherwise, in: &scope)
        case .loop(let bindings, let sequence, let conditions, let body, let place):
            return loop(bindings, over: sequence, conditions, body, at: place, in: &scope)
        case .nested(let block):
            let before = scope.trail
            let outcome = runNested(block, in: &scope)
            if trace != nil { scope.trailOfCatch = trailOfCatch(before: before, after: scope.trail) }
            return outcome
        case .onMac(let block):
            // What it leaves in locals and returns is not the phone's.
            var inner = scope
            inner.devices.formIntersection(.mac)
            if !inner.devices.isEmpty { _ = run(block, in: &inner) }
        case .function(let facts):
            let closure = Closure(parameters: facts.parameters.map(\.name), body: facts.body ?? [], place: facts.place)
            closures.append(ClosureState(closure: closure, scope: scope))
            scope.locals[facts.name] = [.closure(closures.count - 1)]
        case .leaves:
            return Outcome(leaves: true)
        }
        return Outcome()
    }

    /// What follows the last `try` of a `do` with a `catch` stands between the two, and sees what was declared before it.
    private func goesOn(_ block: Block, after index: Int) -> Bool {
        for (number, next) in block[(index + 1)...].enumerated() {
            if next.isCatch { return number > 0 }
            if case .nested = next { return false }
        }
        return false
    }

    /// Objective-C: the body of a `@try` with a `@catch`: all of it but its last statement is nested, and that one stands before the `catch`.
    private func isTried(_ block: Block, _ index: Int) -> Bool {
        let isFirst = if case .nested = block[index] { true } else { false }
        let isLast = if index > 0, case .nested = block[index - 1] { true } else { false }
        func isCatch(_ index: Int) -> Bool { index < block.count && block[index].isCatch }
        return isFirst && isCatch(index + 2) || isLast && isCatch(index + 1)
    }

    private func forget(besides outer: (locals: [String: [Value]], declared: Set<String>), in scope: inout Scope) {
        for name in scope.declared { scope.locals[name] = outer.locals[name] }
        scope.declared = outer.declared
    }

    /// What a block declares ends with it.
    private mutating func runNested(_ block: Block, in scope: inout Scope) -> Outcome {
        let (locals, declared) = (scope.locals, scope.declared)
        scope.declared = []
        let outcome = run(block, in: &scope)
        for name in scope.declared { scope.locals[name] = locals[name] }
        scope.declared = declared
        return outcome
    }

    private mutating func bind(_ name: String, type: TypeName?, to value: Expression?, in scope: inout Scope) {
        let declared = type.map { className($0, in: scope) }
        scope.given.remove(name)
        scope.declared.insert(name)
        scope.sources[name] = value
        guard let value else {
            scope.locals[name] = []
            scope.slots[name] = nil
            return
        }
        let named = slot(of: value, in: &scope)?.slot
        defer { scope.slots[name] = named }
        let values = evaluate(value, expecting: declared, in: &scope)
        scope.locals[name] = values.map { sharpen($0, to: declared, held: name) }
        if case .call = value { scope.written[name] = written(value, in: scope) } else { scope.written[name] = nil }
    }

    /// The expression with the local it begins with replaced by how that was written: `view.padding()` gives `Content().padding()`.
    func written(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Expression {
        guard depth < 40 else { return expression }
        switch expression {
        case .name(let name, _): return scope.written[name] ?? expression
        case .member(let base, let name, let place): return .member(written(base, in: scope, depth: depth + 1), name, place)
        case .call(var call):
            if case .name("AnyView", _) = call.callee, call.arguments.count == 1 {
                call.arguments[0].value = written(call.arguments[0].value, in: scope, depth: depth + 1)
            } else if case .member(let base, let name, let place) = call.callee {
                call.callee = .member(written(base, in: scope, depth: depth + 1), name, place)
            }
            return .call(call)
        default: return expression
        }
    }

    private mutating func loop(
        _ bindings: [String], over sequence: Expression?, _ conditions: [Condition], _ body: Block, at place: Place, in scope: inout Scope
    ) -> Outcome {
        let walked = sequence.map { evaluate($0, in: &scope) } ?? []
        noteSearch(by: bindings, over: walked, conditions, body, at: place, in: scope)
        var inner = scope
        if let sequence, bindings.count == 1 { inner.slots[bindings[0]] = elementSlot(of: sequence, in: &scope) }
        inner.guarded = .conditional
        inner.branch = nextBranch()
        inner.isLooping = true
        noteTests(conditions, in: inner)
        inner.declared = Set(bindings)
        _ = truth(of: conditions, in: &inner)
        let elements = walked.flatMap { value -> [Value] in
            switch value {
            case .list(let elements), .bag(let elements): elements.flatMap { $0 }
            default: []
            }
        }
        for name in bindings { inner.locals[name] = elements.isEmpty ? [.unknown] : unique(open(elements)) }
        let step = run(body, in: &inner)
        for (name, values) in inner.locals where scope.locals[name] != nil && !inner.declared.contains(name) {
            scope.locals[name] = unique((scope.locals[name] ?? []) + values)
        }
        if !step.leaves { scope.trail = Self.joined([scope.trail, inner.trail]) }
        return Outcome(returned: step.returned)
    }

    /// The class a written type means here, generic parameters followed.
    func className(_ type: TypeName, in scope: Scope) -> String {
        if let bound = scope.generics[type.name] { return bound }
        if type.name == "Optional", let first = type.arguments.first { return className(first, in: scope) }
        if type.name == "Self" { return typeName(of: scope.itself) ?? "Self" }
        return project.className(type, from: scope.owner)
    }
}
