import FlowGraph

// Running closures, in the scope they were written in.

extension Interpreter {
    /// Runs the closures among a call's arguments: their code belongs to the function they are written in.
    mutating func runClosures(
        _ arguments: [EvaluatedArgument], as context: ClosureContext, conditional: Bool = false, past: PastExit? = nil,
        isObserver: Bool = false
    ) {
        for argument in arguments {
            for case .closure(let index) in argument.values {
                var nobody = Scope(path: "", function: "")
                runClosure(index, as: context, conditional: conditional, past: past, isObserver: isObserver, changing: &nobody)
            }
        }
    }

    mutating func runClosure(
        _ index: Int, with arguments: [[Value]] = [], as context: ClosureContext, conditional: Bool = false, past: PastExit? = nil
    ) {
        var nobody = Scope(path: "", function: "")
        runClosure(index, with: arguments, as: context, conditional: conditional, past: past, changing: &nobody)
    }

    /// Runs a closure. What it changes of the locals that it shares with `outer`, where it is called, they keep.
    mutating func runClosure(
        _ index: Int, with arguments: [[Value]] = [], as context: ClosureContext, conditional: Bool = false, past: PastExit? = nil,
        isObserver: Bool = false, changing outer: inout Scope
    ) {
        let state = closures[index]
        var inner = state.scope
        inner.depth += 1
        guard inner.depth <= Self.depthLimit + 3, spend() else { return }
        inner.context.append(context)
        let before = trace
        inner.trail = trail(in: context, state.scope.trail)
        if conditional {
            inner.guarded = .conditional
            inner.branch = nextBranch()
        }
        // What runs later, at somebody's wish, does not follow what the path did before.
        inner.past = context.isHandler ? nil : past ?? inner.past
        // By the time it runs, what was shown may have gone.
        if context != .plain { inner.placed = [:] }
        let shared = sharedLocals(state.scope, outer)
        for name in shared { inner.locals[name] = outer.locals[name] }
        inner.declared = Set(state.closure.parameters)
        if context.isHandler { inner.handler = index }
        if isObserver { inner.observed = index }
        for (position, name) in state.closure.parameters.enumerated() {
            inner.locals[name] = position < arguments.count ? arguments[position] : [.unknown]
        }
        _ = run(state.closure.body, in: &inner)
        if let before { trace?.forgetReturns(since: before) }
        for name in shared.subtracting(inner.declared) {
            guard let new = inner.locals[name], let old = outer.locals[name], new != old else { continue }
            outer.locals[name] = unique(old + new)
        }
    }

    /// Locals that a closure captured and that are still there where it is called.
    func sharedLocals(_ captured: Scope, _ caller: Scope) -> Set<String> {
        guard captured.function == caller.function, captured.path == caller.path, captured.owner == caller.owner else { return [] }
        return Set(captured.locals.keys).intersection(caller.locals.keys)
    }
}
