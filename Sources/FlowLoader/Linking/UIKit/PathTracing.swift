import Diagnostics
import FlowGraph

// What a path does, in order: statements, branches that fall through, helpers entered where they are called (rules.md 1.7).
//
// Operations are recorded where they are written; a trace enters helpers instead, so that their moves stand in the caller's order and
// with the caller's objects. Only functions from which a move can be reached are entered.

/// One move on the path so far.
struct PathStep: Hashable, Sendable {
    /// An index into the trace's moves.
    var move: Int
    /// Every way along the path takes it.
    var isSure: Bool
    /// The path has waited since, or goes on in a closure that runs at its own time.
    var isOver = false
}

/// What an interpreter that traces has met.
struct PathTrace: Sendable {
    struct Move: Sendable {
        var verb: Verb
        var targets: [Value]
        var receiver: Value
        /// The object whose code makes it: what it keeps in properties is not what another one of its class keeps.
        var itself: Value = .me
        var identifiers: [String] = []
        /// A call of code that a property keeps; the verb is `opaque` then.
        var callback: Interpreter.OpaqueCall?
        /// The last part of the name of a notification that is posted; the verb is `opaque` then.
        var notification: String?
        var guarded: Guard
        /// The helper that it is written in makes it only in some branch.
        var isUnsure = false
        /// The closure around it that runs when somebody asks.
        var handler: Int?
        /// What the same path did before, oldest first.
        var trail: [PathStep]
        var context: [ClosureContext]
        var devices: Devices
        /// The path's own call that led here, for a move of a helper.
        var caller: Site?
        var site: Site
    }

    /// Functions that are entered.
    let entered: Set<Site>
    var moves: [Move] = []
    /// The call of the traced function that is being followed.
    var caller: Site?
    var depth = 0
    /// A helper on the way is called in some branch of another.
    var isUnsure = false
    /// What the helper that is followed was given, with the object whose code gave it: a property of that one, not of the helper.
    fileprivate var handed: [Value: Value] = [:]
    /// The trails at the `return`s of the code that runs.
    fileprivate var returns: [[PathStep]] = []

    /// How many helpers deep a path is followed.
    static let depthLimit = 3

    init(entering entered: Set<Site>) { self.entered = entered }

    /// A closure that ran at its own time returned from itself only.
    mutating func forgetReturns(since earlier: PathTrace) { returns = earlier.returns }
}

extension Interpreter {
    /// Notes a move, and that the path has made it. What is awaited has ended when the path goes on.
    mutating func noteMove(
        _ verb: Verb, _ targets: [Value], on receiver: Value, _ call: Call, identifiers: [Value] = [], in scope: inout Scope
    ) {
        guard let known = trace, isRecording else { return }
        let names = identifiers.compactMap { value -> String? in if case .string(let name) = value { name } else { nil } }
        var move = PathTrace.Move(
            verb: verb, targets: targets, receiver: receiver, itself: known.handed[receiver] ?? scope.itself, identifiers: names, guarded: scope.guarded, handler: scope.handler,
            trail: scope.trail, context: scope.context, devices: scope.devices, caller: known.caller,
            site: Site(path: scope.path, place: call.place))
        move.isUnsure = known.depth > 0 && (known.isUnsure || scope.guarded != .always)
        add(move, awaited: call.isAwaited, in: &scope)
    }

    /// Notes that the path calls code which a property keeps.
    mutating func noteCallback(_ call: Call, in scope: inout Scope) {
        guard let known = trace, isRecording, let callback = opaqueCalls.last, callback.place == call.place, callback.source != nil else { return }
        let move = PathTrace.Move(
            verb: .opaque, targets: [], receiver: .unknown, callback: callback, guarded: scope.guarded, handler: scope.handler,
            trail: scope.trail, context: scope.context, devices: scope.devices, caller: known.caller,
            site: Site(path: scope.path, place: call.place))
        add(move, awaited: call.isAwaited, in: &scope)
    }

    /// Notes that the path posts a notification.
    mutating func notePost(_ name: String, _ call: Call, in scope: inout Scope) {
        guard let known = trace, isRecording else { return }
        var move = PathTrace.Move(
            verb: .opaque, targets: [], receiver: .unknown, guarded: scope.guarded, handler: scope.handler, trail: scope.trail,
            context: scope.context, devices: scope.devices, caller: known.caller, site: Site(path: scope.path, place: call.place))
        move.notification = name
        add(move, awaited: call.isAwaited, in: &scope)
    }

    private mutating func add(_ move: PathTrace.Move, awaited: Bool, in scope: inout Scope) {
        scope.trail.append(PathStep(move: trace?.moves.count ?? 0, isSure: true))
        trace?.moves.append(move)
        if awaited { scope.trail = Self.over(scope.trail) }
    }

    /// The path waits for something that is not followed: whatever was under way has ended by then.
    func settle(after call: Call, in scope: inout Scope) {
        if call.isAwaited { scope.trail = Self.over(scope.trail) }
    }

    /// The window has another root from here on: what was asked of the old one says nothing of it.
    func forgetRoot(in scope: inout Scope) {
        scope.rootIsNew = true
        guard let trace else { return }
        scope.trail.removeAll { trace.moves[$0.move].receiver.mentionsRoot }
    }

    private static func over(_ trail: [PathStep]) -> [PathStep] { trail.map { PathStep(move: $0.move, isSure: $0.isSure, isOver: true) } }

    /// Follows a helper as a part of the path; nil where it is none of those that are entered.
    mutating func traceInto(
        _ function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, _ call: Call, expecting: String?,
        in scope: inout Scope
    ) -> [Value]? {
        guard let known = trace, isRecording, known.depth < PathTrace.depthLimit,
            known.entered.contains(Site(path: function.path, place: function.facts.place)), spend()
        else { return nil }
        if known.depth == 0 { trace?.caller = Site(path: scope.path, place: call.place) }
        trace?.isUnsure = known.depth > 0 && (known.isUnsure || scope.guarded != .always)
        trace?.depth += 1
        trace?.returns = []
        let handed = Set(values.flatMap { $0 ?? [] }).map { ($0, known.handed[$0] ?? scope.itself) }
        trace?.handed = Dictionary(handed, uniquingKeysWith: { first, _ in first })
        let outcome = follow(function, values, on: receiver, expecting: expecting, depth: 1, along: scope)
        let ends = (trace?.returns ?? []) + (outcome.leaves ? [] : [outcome.trail])
        scope.trail = Self.joined(ends)
        trace?.returns = known.returns
        trace?.depth = known.depth
        trace?.handed = known.handed
        trace?.isUnsure = known.isUnsure
        trace?.caller = known.caller
        return outcome.returned.isEmpty ? [.unknown] : outcome.returned
    }

    /// Runs a closure where the path calls it.
    mutating func traceClosure(_ body: Block, in inner: inout Scope, along scope: inout Scope) -> Outcome {
        guard let known = trace else { return run(body, in: &inner) }
        inner.trail = scope.trail
        trace?.returns = []
        let outcome = run(body, in: &inner)
        scope.trail = Self.joined((trace?.returns ?? []) + (outcome.leaves ? [] : [inner.trail]))
        trace?.returns = known.returns
        return outcome
    }

    mutating func noteReturn(in scope: Scope) {
        if isRecording { trace?.returns.append(scope.trail) }
    }

    /// What a closure that runs at its own time finds: in a presentation's completion that has ended, in a dismissal's everything is over.
    func trail(in context: ClosureContext, _ captured: [PathStep]) -> [PathStep] {
        guard let trace else { return [] }
        guard case .completion(let call) = context else { return Self.over(captured) }
        // When a dismissal has ended, what was presented before has gone with it.
        let left = call == "dismiss" ? captured.filter { trace.moves[$0.move].verb.isExit } : captured
        let shown = left.map { PathStep(move: $0.move, isSure: $0.isSure, isOver: $0.isOver || trace.moves[$0.move].verb.isExit) }
        return call == "present" ? shown + [PathStep(move: trace.moves.count - 1, isSure: true)] : shown
    }

    /// Ways that meet again: what any of them did, sure where all did.
    static func joined(_ trails: [[PathStep]]) -> [PathStep] {
        guard trails.count > 1 else { return trails.first ?? [] }
        var counts: [Int: Int] = [:]
        var steps: [Int: PathStep] = [:]
        for step in trails.joined() {
            counts[step.move, default: 0] += 1
            guard let known = steps[step.move] else { steps[step.move] = step; continue }
            steps[step.move] = PathStep(move: step.move, isSure: known.isSure && step.isSure, isOver: known.isOver && step.isOver)
        }
        return steps.keys.sorted().compactMap { move in
            guard var step = steps[move] else { return nil }
            if counts[move] != trails.count { step.isSure = false }
            return step
        }
    }

    /// What holds where a `catch` begins: what was shown before the error may be up, a dismissal begun may have been what never came.
    func trailOfCatch(before: [PathStep], after body: [PathStep]) -> [PathStep] {
        guard let trace else { return [] }
        let added = body.filter { step in !before.contains { $0.move == step.move } && !trace.moves[step.move].verb.isExit }
        return before + added.map { PathStep(move: $0.move, isSure: false, isOver: $0.isOver) }
    }
}
