import FlowGraph

/// Dismissals that only one outcome of an operation leads to (rules.md 1.7, success-only): they stand under a test of what the operation hands
/// to the closure it is given, and another outcome leaves the layer where it is.
struct SuccessEndings {
    private(set) var places: [Place] = []
    /// Some outcome needs no test, or all of them close.
    private var isAnyway = false
    /// What the closure is handed, and what was made from it.
    private var answers: Set<String>
    private var depth = 0

    /// Calls whose closures answer for no operation: animations, presentations, walks over lists, handlers of alerts.
    private static let noOperations: Set<String> = [
        "animate", "transition", "present", "dismiss", "presentViewController", "dismissViewControllerAnimated", "forEach", "map", "compactMap",
        "flatMap", "filter", "contains", "first", "sort", "sorted", "enumerateObjectsUsingBlock", "UIAlertAction", "UIAction", "addAction",
    ]

    private static let dismissals: Set<String> = ["dismiss", "dismissViewControllerAnimated"]

    /// Where the closure that the call is given dismisses on success.
    static func places(in closure: Closure, handedTo call: String) -> [Place] {
        guard !noOperations.contains(call), !closure.parameters.isEmpty, NameUses.mentions(closure.body, anyOf: dismissals) else { return [] }
        var walk = SuccessEndings(answers: Set(closure.parameters))
        walk.run(closure.body, isTested: false)
        return walk.isAnyway ? [] : walk.places
    }

    private init(answers: Set<String>) { self.answers = answers }

    /// Whether the block dismisses on every way through it that is not left before.
    @discardableResult
    private mutating func run(_ block: Block, isTested: Bool) -> Bool {
        guard depth < 30 else { return false }
        depth += 1
        defer { depth -= 1 }
        var isTested = isTested
        var closesElsewhere = false
        var closes = false
        for statement in block {
            switch statement {
            case .bind(let name, _, let value?, _):
                if asks(value) { answers.insert(name) }
                closes = visit(value, isTested) || closes
            case .evaluate(let expression), .returns(let expression?, _): closes = visit(expression, isTested) || closes
            case .nested(let inner): closes = run(inner, isTested: isTested) || closes
            case .branch(let arms, _):
                var tests = isTested
                let ends = arms.map { arm -> Bool in
                    tests = tests || arm.conditions.contains(where: asks)
                    return run(arm.body, isTested: tests)
                }
                let isWhole = arms.last?.conditions.contains(.otherwise) == true
                if ends.allSatisfy({ $0 }), isWhole { isAnyway = true }
                // What follows a branch that leaves is the other outcome.
                if tests, arms.contains(where: { $0.body.leaves }) { isTested = true }
                if zip(ends, arms).contains(where: { $0 && $1.body.leaves }) { closesElsewhere = true }
            case .ensure(let conditions, let otherwise, _):
                let asked = isTested || conditions.contains(where: asks)
                if run(otherwise, isTested: asked) { closesElsewhere = true }
                isTested = asked
            default: continue
            }
        }
        if closes, closesElsewhere { isAnyway = true }
        return closes
    }

    private mutating func visit(_ expression: Expression, _ isTested: Bool) -> Bool {
        guard case .call(let call) = expression, let name = call.calledName else { return false }
        if Self.dismissals.contains(name) {
            if isTested { places.append(call.place) } else { isAnyway = true }
            return true
        }
        guard Callees.runsAtOnce.contains(name) else { return false }
        var closes = false
        for argument in call.arguments {
            if let closure = argument.value.closure { closes = run(closure.body, isTested: isTested) || closes }
        }
        return closes
    }

    // MARK: What an error leaves out

    /// A dismissal that follows `try await charge()` in one run of code, and what is awaited.
    struct Ending: Hashable {
        var place: Place
        var operation: String
        var start: Place
    }

    /// Whether the code may dismiss anything.
    static func mayDismiss(_ block: Block) -> Bool { NameUses.mentions(block, anyOf: dismissals) }

    /// Dismissals that no run reaches in which what is awaited before them throws. Code that goes on after a `catch` runs either way, and so
    /// does what is deferred before. Closures and helpers are other code, apart from closures that run at once.
    static func places(after block: Block) -> [Ending] {
        var found: [Ending] = []
        _ = follow(block, after: nil, depth: 0, &found)
        return found
    }

    /// What ends only by being called off says nothing of success.
    private static let waits: Set<String> = ["sleep", "checkCancellation", "yield"]

    /// The operation whose errors leave out what follows the block.
    private static func follow(_ block: Block, after before: Call?, depth: Int, _ found: inout [Ending]) -> Call? {
        guard depth < 30 else { return before }
        var tried = before
        for statement in block {
            switch statement {
            case .bind(_, _, let value?, _), .returns(let value?, _), .evaluate(let value), .assign(_, let value, _):
                tried = follow(value, after: tried, depth: depth, &found)
            case .nested(let inner): tried = follow(inner, after: tried, depth: depth + 1, &found)
            case .branch(let arms, _) where statement.isCatch:
                // What was thrown has been dealt with, and the code goes on.
                if !arms.allSatisfy({ $0.body.leaves }) { tried = nil }
            case .branch(let arms, _):
                // Where every arm awaits something that may throw, so has what follows.
                let ends = arms.map { arm in (call: follow(arm.body, after: tried, depth: depth + 1, &found), leaves: arm.body.leaves) }
                let isWhole = arms.last?.conditions.contains(.otherwise) == true
                if tried == nil, isWhole, ends.allSatisfy({ $0.leaves || $0.call != nil }) { tried = ends.first { !$0.leaves }?.call ?? nil }
            case .ensure(_, let otherwise, _): _ = follow(otherwise, after: tried, depth: depth + 1, &found)
            case .loop(_, _, _, let body, _): _ = follow(body, after: tried, depth: depth + 1, &found)
            default: continue
            }
        }
        return tried
    }

    private static func follow(_ expression: Expression, after before: Call?, depth: Int, _ found: inout [Ending]) -> Call? {
        guard case .call(let call) = expression, let name = call.calledName else { return before }
        // What is deferred runs last, whatever has been thrown by then: it is written before.
        if dismissals.contains(name), let before, (before.place.line, before.place.column) < (call.place.line, call.place.column) {
            found.append(Ending(place: call.place, operation: before.calledName ?? "", start: before.place))
        }
        if Callees.runsAtOnce.contains(name) {
            for argument in call.arguments {
                if let closure = argument.value.closure { _ = follow(closure.body, after: before, depth: depth + 1, &found) }
            }
        }
        return call.isTried && call.isAwaited && !waits.contains(name) && !Callees.runsAtOnce.contains(name) ? call : before
    }

    private func asks(_ condition: Condition) -> Bool {
        switch condition {
        case .expression(let test): asks(test)
        case .binding(let name, _, let value): value.map(asks) ?? answers.contains(name)
        case .matches(_, let value): asks(value)
        case .availability, .otherwise: false
        }
    }

    private func asks(_ expression: Expression) -> Bool { NameUses.mentions(expression, anyOf: answers) }
}
