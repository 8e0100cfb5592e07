import Diagnostics
import FlowGraph

// What operators give: comparisons of what is known, lists joined.

extension Interpreter {
    /// A property: it may hold something else, or nothing, when it is read again.
    func isKept(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name(let name, _): scope.locals[name] == nil
        case .member: true
        default: false
        }
    }

    /// `isKept` says that the first operand may change between two readings.
    func operation(_ name: String, _ values: [[Value]], isKept: Bool) -> [Value] {
        if let verdict = verdict(name, values) { return [.onDevices(verdict)] }
        if name == "==" || name == "!=", values.count == 2, let isEqual = nilTest(values), isEqual || !isKept {
            return [.bool(isEqual == (name == "=="))]
        }
        if name == "==" || name == "!=", values.count == 2, let isEqual = caseTest(values) { return [.bool(isEqual == (name == "=="))] }
        if name == "&&" || name == "||", values.count == 2 {
            let decisive = Value.bool(name == "||")
            if values.contains([decisive]) { return [decisive] }
            if values[0] == values[1], values[0].count == 1, case .bool = values[0][0] { return values[0] }
        }
        if name == "!", let first = values.first, first.count == 1, case .bool(let flag) = first[0] { return [.bool(!flag)] }
        if name == "+", values.count == 2 {
            // Lists joined: `old + [new]`. A side that is not known is some elements.
            let (lefts, rights) = (lists(values[0]), lists(values[1]))
            if (lefts + rights).contains(where: { $0 != nil }) {
                return unique(lefts.flatMap { left in rights.map { .list((left ?? [[.unknown]]) + ($0 ?? [[.unknown]])) } })
            }
        }
        return [.unknown]
    }

    /// The lists that values are; nil for one that is not known. `old ?? []` is the old list.
    private func lists(_ values: [Value]) -> [[[Value]]?] {
        let lists = values.map { value -> [[Value]]? in
            switch value {
            case .list(let elements): elements
            case .part("belowTop", _): [[value]]
            default: nil
            }
        }
        return lists.contains(nil) ? lists.filter { $0?.isEmpty != true } : lists
    }

    /// A comparison with nil of something that certainly is nil, or was certainly made.
    private func nilTest(_ values: [[Value]]) -> Bool? {
        guard values[1] == [.null] else { return nil }
        if values[0] == [.null] { return true }
        let isMade = values[0].allSatisfy { if case .object = $0 { true } else { false } }
        return isMade && !values[0].isEmpty ? false : nil
    }

    /// A comparison of two cases without payload, or of two texts.
    private func caseTest(_ values: [[Value]]) -> Bool? {
        if values[0].count == 1, values[1].count == 1, case .string(let first) = values[0][0], case .string(let second) = values[1][0] {
            return first == second
        }
        guard values[0].count == 1, values[1].count == 1, case .enumCase(let type, let first) = values[0][0],
            case .enumCase(let other, let second) = values[1][0], type == nil || other == nil || type == other
        else { return nil }
        // A static member may name the same case.
        guard let known = type ?? other, let cases = project.types[known]?.cases, cases[first] != nil, cases[second] != nil else { return nil }
        return first == second
    }
}
