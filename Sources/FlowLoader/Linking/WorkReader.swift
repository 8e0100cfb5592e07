import Diagnostics
import FlowGraph

/// Reads code for what it does besides navigating that outlasts the screen: what it stops, saves or resets (rules.md A16).
struct WorkReader: Sendable {
    let project: Project

    /// Work on every path through the code. `withState` counts changes of the object's own state too: for code of an owner.
    func work(in block: Block, of type: String?, path: String, withState: Bool = false) -> [Work] {
        var walk = WorkWalk(reader: self, withState: withState, hops: 0, callees: Callees(project: project, type: type, path: path))
        walk.run(block)
        return walk.found
    }

    /// Whether code that runs when its screen leaves does anything, apart from looks and logs: it may be what the controls do.
    func acts(_ block: Block) -> Bool {
        var acts = writesState(block)
        visitExpressions(in: block) { expression in
            guard !acts, case .call(let call) = expression, let name = call.calledName else { return }
            acts = !isSuper(call) && !isDecoration(call, name)
        }
        return acts
    }

    /// Code that keeps what is typed: saving while the user edits.
    func saves(_ block: Block) -> Bool {
        var saves = false
        visitExpressions(in: block) { expression in
            guard case .call(let call) = expression, let name = call.calledName, let verb = words(of: name).first else { return }
            if Self.saving.contains(verb) { saves = true }
        }
        return saves
    }

    /// A drag may still be given up when `presentationControllerWillDismiss` runs; what is done there is done all the same.
    func actsOnLeaving(_ type: ProjectType) -> Bool {
        leaving(type).contains { acts($0.facts.body ?? []) }
    }

    /// Saving in the callbacks that run whichever way the screen leaves, or in a helper they call.
    func savesOnLeaving(_ type: ProjectType) -> Bool {
        leaving(type).contains { callback in
            let body = callback.facts.body ?? []
            if saves(body) { return true }
            let helpers = NameUses(body).names.flatMap { type.functions[$0] ?? [] }
            return helpers.contains { saves($0.facts.body ?? []) }
        }
    }

    private func leaving(_ type: ProjectType) -> [Declared<FunctionFacts>] {
        let callbacks = ["deinit", "presentationControllerDidDismiss", "presentationControllerWillDismiss", "viewDidDisappear", "viewWillDisappear"]
        return callbacks.flatMap { type.functions[$0] ?? [] }
    }

    /// Saving in the callbacks of text views and fields.
    func savesWhileEditing(_ type: ProjectType) -> Bool {
        type.functions.values.joined().contains { function in
            let said = words(of: function.facts.name)
            guard said.contains("change") || said.contains("changed") || said.contains("editing") else { return false }
            return saves(function.facts.body ?? [])
        }
    }

    private func writesState(_ block: Block) -> Bool {
        block.contains { statement in
            switch statement {
            case .assign(let target, _, _): !isLook(target)
            case .branch(let arms, _): arms.contains { writesState($0.body) }
            case .nested(let inner): writesState(inner)
            default: false
            }
        }
    }

    private func isSuper(_ call: Call) -> Bool {
        if case .member(.name("super", _), _, _) = call.callee { return true }
        return false
    }

    // MARK: What is work

    func isWork(_ call: Call, _ name: String) -> Bool {
        guard let verb = words(of: name).first, Self.verbs.contains(verb), case .member = call.callee else { return false }
        return !isDecoration(call, name)
    }

    func isDecoration(_ call: Call, _ name: String) -> Bool {
        let owner: String? = if case .member(let base, _, _) = call.callee { base.dottedName } else { nil }
        if ProjectNames.list(project.names.logs, has: name, labels: call.arguments.map { $0.label ?? "_" }, owner: owner) { return true }
        let said = (call.callee.dottedName ?? name).split(separator: ".").flatMap { words(of: String($0)) }
        return said.isEmpty || said.contains(where: Self.decoration.contains)
    }

    func isLook(_ target: Expression) -> Bool {
        (target.dottedName ?? "").split(separator: ".").flatMap { words(of: String($0)) }.contains(where: Self.decoration.contains)
    }

    private static let verbs: Set<String> = [
        "stop", "end", "finish", "save", "persist", "reset", "restore", "revert", "disconnect", "logout", "abort", "commit", "rollback",
        "teardown", "cancel", "resume", "discard", "complete", "submit", "apply", "autosave",
    ]
    private static let saving: Set<String> = ["save", "persist", "autosave", "store", "commit"]
    /// Looks, logs, and what dies with the screen by itself.
    private static let decoration: Set<String> = [
        "view", "table", "collection", "text", "field", "search", "bar", "button", "label", "image", "animation", "animations", "animate",
        "animating", "animator", "layer", "keyboard", "hud", "progress", "spinner", "indicator", "activity", "refresh", "refreshing", "haptic",
        "feedback", "generator", "analytics", "tracker", "track", "tracks", "tracking", "logger", "log", "event", "events", "undo", "alert",
        "scroll", "responder", "editing", "task", "tasks", "request", "timer", "operation", "subscription", "subscriptions", "cancellable",
        "cancellables", "token", "transition", "player", "print", "observer", "navigation", "dismiss", "color", "hidden", "enabled", "title",
    ]
}

/// One reading of an action: what it does whatever happens.
private struct WorkWalk {
    let reader: WorkReader
    let withState: Bool
    let hops: Int
    var callees: Callees
    var found: [Work] = []
    private var depth = 0

    init(reader: WorkReader, withState: Bool, hops: Int, callees: Callees) {
        self.reader = reader
        self.withState = withState
        self.hops = hops
        self.callees = callees
    }

    mutating func run(_ block: Block) {
        guard depth < 40 else { return }
        depth += 1
        defer { depth -= 1 }
        for statement in block {
            switch statement {
            case .bind(let name, _, let value, _):
                value.map { visit($0) }
                callees.locals[name] = value
            case .assign(let target, let value, let place):
                visit(value)
                guard withState, !reader.isLook(target), let name = ownProperty(target) else { continue }
                found.append(Work(name, at: Span(path: callees.path, place)))
            case .evaluate(let expression): visit(expression)
            case .returns(let expression, _):
                expression.map { visit($0) }
                return
            case .nested(let inner): run(inner)
            // To unwrap what must be there decides nothing; after any other test the rest may not run.
            case .ensure(let conditions, _, _): if conditions.contains(where: { !$0.isUnwrapping }) { return }
            case .branch(let arms, _): if arms.contains(where: { $0.body.leaves }) { return }
            case .loop, .function, .onMac: continue
            case .leaves: return
            }
        }
    }

    private func ownProperty(_ target: Expression) -> String? {
        switch target {
        case .name(let name, _), .member(.name("self", _), let name, _):
            guard callees.locals[name] == nil, let type = callees.type else { return nil }
            return callees.project.property(name, of: type) == nil ? nil : name
        default: return nil
        }
    }

    private mutating func visit(_ expression: Expression) {
        guard depth < 40, case .call(let call) = expression, let name = call.calledName else { return }
        depth += 1
        defer { depth -= 1 }
        for argument in call.arguments {
            if let closure = argument.value.closure, Callees.runsAtOnce.contains(name) { run(closure.body) }
        }
        if reader.isWork(call, name) {
            found.append(Work(call.callee.dottedName ?? name, at: Span(path: callees.path, call.place)))
        } else if hops < QuestionReader.helperDepth, !reader.isDecoration(call, name), let helper = callees.function(call, name),
            let body = helper.facts.body {
            let owner = callees.type(of: call) ?? helper.owner
            var inner = WorkWalk(
                reader: reader, withState: withState && owner == callees.type, hops: hops + 1,
                callees: Callees(project: callees.project, type: owner, path: helper.path))
            inner.run(body)
            found += inner.found.map { Work($0.name, at: Span(path: callees.path, call.place)) }
        }
    }
}

extension Condition {
    fileprivate var isUnwrapping: Bool {
        if case .binding = self { return true }
        return false
    }
}
