import Diagnostics
import FlowGraph

/// Branches that take what going back or forward in a web view gives for the answer to whether it went.
func historyTests(in runs: [UnitRun]) -> [HistoryTest] {
    var found: Set<HistoryTest> = []
    for run in runs where !run.interpreter.historyCalls.isEmpty {
        let function = run.unit.function
        var search = HistorySearch(calls: Set(run.interpreter.historyCalls.filter { $0.path == function.path }.map(\.place)))
        search.walk(function.facts.body ?? [], depth: 0)
        for test in search.found {
            found.insert(HistoryTest(
                call: test.name, owner: run.unit.selfType ?? function.facts.fullName, location: Span(path: function.path, test.place)))
        }
    }
    return found.sorted { ($0.location, $0.owner) < ($1.location, $1.owner) }
}

/// Looks through code for places where one of the known calls, or a local that keeps its result, decides something.
private struct HistorySearch {
    struct Found: Hashable {
        var name: String
        var place: Place
    }

    /// Where web views are told to go back or forward.
    let calls: Set<Place>
    private(set) var found: [Found] = []
    private var locals: [String: Found] = [:]

    private static let depthLimit = 60

    init(calls: Set<Place>) { self.calls = calls }

    mutating func walk(_ block: Block, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for statement in block {
            switch statement {
            case .bind(let name, _, let value, _):
                locals[name] = value.flatMap(call)
                if let value { visit(value, depth: depth) }
            case .assign(let target, let value, _):
                if case .name(let name, _) = target { locals[name] = call(value) }
                visit(value, depth: depth)
            case .evaluate(let value), .returns(let value?, _): visit(value, depth: depth)
            case .branch(let arms, _):
                let decides = !arms.allSatisfy { isHarmless($0.body) }
                for arm in arms {
                    if decides { test(arm.conditions, depth: depth) }
                    walk(arm.body, depth: depth + 1)
                }
            case .ensure(let conditions, let otherwise, _):
                test(conditions, depth: depth)
                walk(otherwise, depth: depth + 1)
            case .loop(_, let sequence, let conditions, let body, _):
                if let sequence { visit(sequence, depth: depth) }
                test(conditions, depth: depth)
                walk(body, depth: depth + 1)
            case .nested(let inner): walk(inner, depth: depth + 1)
            case .function(let facts): walk(facts.body ?? [], depth: depth + 1)
            case .returns(nil, _), .leaves, .onMac: break
            }
        }
    }

    /// What only looks after the keyboard or sets something leads nowhere, whichever way the test goes.
    private func isHarmless(_ block: Block) -> Bool {
        let calls: Set<String> = ["resignFirstResponder", "becomeFirstResponder", "endEditing", "setNeedsLayout", "print", "NSLog"]
        return block.allSatisfy { statement in
            switch statement {
            case .evaluate(.call(let call)): call.calledName.map(calls.contains) ?? false
            case .assign: true
            default: false
            }
        }
    }

    private mutating func test(_ conditions: [Condition], depth: Int) {
        for condition in conditions {
            switch condition {
            case .expression(let test):
                note(deciding(test, depth: depth))
                visit(test, depth: depth)
            case .binding(let name, _, let value):
                note(value.map { call($0) ?? local($0) } ?? locals[name])
                if let value { visit(value, depth: depth) }
            case .matches(_, let value):
                note(call(value) ?? local(value))
                visit(value, depth: depth)
            case .availability, .otherwise: break
            }
        }
    }

    private mutating func note(_ test: Found?) {
        if let test, !found.contains(test) { found.append(test) }
    }

    /// The call that a condition hangs on by itself: in Objective-C any object is a condition.
    private func deciding(_ expression: Expression, depth: Int) -> Found? {
        guard depth < Self.depthLimit else { return nil }
        if case .operation(let name, let operands) = expression, ["!", "&&", "||"].contains(name) {
            return operands.lazy.compactMap { deciding($0, depth: depth + 1) }.first
        }
        return call(expression) ?? local(expression)
    }

    private func call(_ expression: Expression) -> Found? {
        switch expression {
        case .call(let call): calls.contains(call.place) ? Found(name: call.calledName ?? "goBack", place: call.place) : nil
        case .forced(let inner), .cast(let inner, _, _): self.call(inner)
        default: nil
        }
    }

    private func local(_ expression: Expression) -> Found? {
        if case .name(let name, _) = expression { return locals[name] }
        return nil
    }

    private mutating func visit(_ expression: Expression, depth: Int) {
        guard depth < Self.depthLimit else { return }
        switch expression {
        case .operation(let name, let operands):
            if name == "==" || name == "!=", operands.contains(.null) {
                note(operands.compactMap { call($0) ?? local($0) }.first)
            }
            for operand in operands { visit(operand, depth: depth + 1) }
        case .fallback(let first, let second):
            note(call(first) ?? local(first))
            visit(second, depth: depth + 1)
        case .either(let condition, let yes, let no):
            test([condition], depth: depth + 1)
            visit(yes, depth: depth + 1)
            visit(no, depth: depth + 1)
        case .call(let call):
            visit(call.callee, depth: depth + 1)
            for argument in call.arguments { visit(argument.value, depth: depth + 1) }
        case .member(let base, _, _), .forced(let base), .cast(let base, _, _): visit(base, depth: depth + 1)
        case .closure(let closure): walk(closure.body, depth: depth + 1)
        case .array(let elements): for element in elements { visit(element, depth: depth + 1) }
        default: break
        }
    }
}
