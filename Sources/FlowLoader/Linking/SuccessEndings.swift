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
