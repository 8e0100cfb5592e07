/// One name, or the names of one pattern, that code binds.
enum CodeBinding {
    /// `let name: Type = value`, at the top of a block or in a condition.
    case value(String, TypeName?, Expression?)
    /// `if let name`
    case unwrapped(String)
    case pattern(Pattern, of: Expression)
    /// A closure's or a local function's parameter, a loop's variable.
    case other(String)
}

/// Calls `visit` with everything that a block binds, in no particular order: in conditions, closures and local functions too.
func visitBindings(in block: Block, _ visit: (CodeBinding) -> Void) {
    withoutActuallyEscaping(visit) { visit in
        var pending = PendingCode(blocks: [block], bound: visit)
        pending.visitAll({ _ in }) { _, _, _ in false }
    }
}

/// Calls `visit` with every expression of a block, in no particular order: those of conditions, closures and local functions too.
/// Nothing here recurses, however deep the code is.
func visitExpressions(in block: Block, _ visit: (Expression) -> Void) {
    visitCode(in: block, visit) { _, _, _ in false }
}

/// The same outside of some closures.
func visitExpressions(in block: Block, outside isLeftOut: (Closure) -> Bool, _ visit: (Expression) -> Void) {
    withoutActuallyEscaping(isLeftOut) { isLeftOut in
        var pending = PendingCode(blocks: [block], isLeftOut: isLeftOut)
        pending.visitAll(visit) { _, _, _ in false }
    }
}

/// The same, with assignments apart: where `assignment` answers yes for one, its target is not visited.
func visitCode(
    in block: Block, _ visit: (Expression) -> Void, assignment: (_ target: Expression, _ value: Expression, Place) -> Bool
) {
    var pending = PendingCode(blocks: [block])
    pending.visitAll(visit, assignment)
}

private struct PendingCode {
    var blocks: [Block]
    var expressions: [Expression] = []
    var conditions: [Condition] = []
    var bound: ((CodeBinding) -> Void)?
    var isLeftOut: ((Closure) -> Bool)?

    mutating func visitAll(_ visit: (Expression) -> Void, _ takesTarget: (Expression, Expression, Place) -> Bool) {
        while true {
            if let expression = expressions.popLast() {
                visit(expression)
                addParts(of: expression)
            } else if let condition = conditions.popLast() {
                addParts(of: condition)
            } else if let block = blocks.popLast() {
                for statement in block { addParts(of: statement, takesTarget) }
            } else {
                return
            }
        }
    }

    private mutating func addParts(of statement: Statement, _ takesTarget: (Expression, Expression, Place) -> Bool) {
        switch statement {
        case .bind(let name, let type, let value, _):
            bound?(.value(name, type, value))
            add(value)
        case .assign(let target, let value, let place):
            if !takesTarget(target, value, place) { expressions.append(target) }
            expressions.append(value)
        case .evaluate(let expression): expressions.append(expression)
        case .returns(let value, _): add(value)
        case .branch(let arms, _):
            for arm in arms {
                conditions += arm.conditions
                blocks.append(arm.body)
            }
        case .ensure(let tests, let otherwise, _):
            conditions += tests
            blocks.append(otherwise)
        case .loop(let names, let sequence, let tests, let body, _):
            for name in names { bound?(.other(name)) }
            add(sequence)
            conditions += tests
            blocks.append(body)
        case .nested(let block): blocks.append(block)
        case .function(let facts):
            for name in [facts.name] + facts.parameters.map(\.name) { bound?(.other(name)) }
            blocks.append(facts.body ?? [])
        case .leaves, .onMac: break
        }
    }

    private mutating func add(_ expression: Expression?) {
        if let expression { expressions.append(expression) }
    }

    private mutating func addParts(of condition: Condition) {
        switch condition {
        case .expression(let expression): expressions.append(expression)
        case .binding(let name, let type, let value):
            bound?(value == nil ? .unwrapped(name) : .value(name, type, value))
            add(value)
        case .matches(let pattern, let value):
            bound?(.pattern(pattern, of: value))
            add(pattern.value)
            expressions.append(value)
        case .availability, .otherwise: break
        }
    }

    private mutating func addParts(of expression: Expression) {
        switch expression {
        case .member(let base, _, _), .forced(let base), .specialized(let base, _), .cast(let base, _, _): expressions.append(base)
        case .call(let call):
            expressions.append(call.callee)
            expressions += call.arguments.map(\.value)
        case .array(let elements), .operation(_, let elements): expressions += elements
        case .dictionary(let pairs): expressions += pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let arguments): expressions += arguments.map(\.value)
        case .closure(let closure):
            if isLeftOut?(closure) == true { return }
            for name in closure.parameters { bound?(.other(name)) }
            blocks.append(closure.body)
        case .either(let condition, let yes, let no):
            conditions.append(condition)
            expressions += [yes, no]
        case .fallback(let first, let second): expressions += [first, second]
        case .element(let base, let indices): expressions += [base] + indices.map(\.value)
        case .name, .implicitMember, .string, .interpolated, .number, .bool, .null, .selector, .keyPath, .unknown: break
        }
    }
}
