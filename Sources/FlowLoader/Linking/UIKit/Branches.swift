import FlowGraph

// Branches: which arms can be taken, under which condition what is in them holds, and on which devices.

extension Interpreter {
    mutating func run(_ arms: [Arm], in scope: inout Scope) -> Outcome {
        var outcome = Outcome()
        var merged: [String: [Value]] = [:]
        var fallsThrough = false
        var armRanges: [Range<Int>] = []
        let isExhaustive = arms.last?.conditions.contains { if case .otherwise = $0 { true } else { false } } == true || isSwitch(arms)
        let keepsGuard = arms.count == 1 && arms[0].conditions.allSatisfy(isUnwrapping)
        let testsPlacement = scope.testsPlacement || arms.contains { $0.conditions.contains(where: looksAtPlacement) }
        var remaining = scope.devices
        var afterwards: Devices = []
        var past = scope.past
        for (index, arm) in arms.enumerated() {
            var inner = scope
            if !keepsGuard { inner.guarded = .conditional }
            inner.testsPlacement = testsPlacement
            let verdict = apply(arm.conditions, in: &inner)
            if index > 0, case .otherwise? = arm.conditions.first { inner.availability = refused(arms[index - 1]) ?? inner.availability }
            inner.devices = remaining.intersection(verdict.holds)
            remaining.formIntersection(verdict.fails)
            guard !inner.devices.isEmpty else { continue }
            let start = operations.count
            let step = run(arm.body, in: &inner)
            armRanges.append(start..<operations.count)
            outcome.returned += step.returned
            if !step.leaves {
                fallsThrough = true
                afterwards.formUnion(inner.devices)
                if inner.past != scope.past { past = inner.past }
                for (name, values) in inner.locals where scope.locals[name] != nil {
                    merged[name] = unique((merged[name] ?? []) + values)
                }
                scope.written = scope.written.filter { inner.written[$0.key] != nil }
            }
        }
        if isExhaustive {
            confirmExits(in: armRanges, outer: scope.guarded)
        } else {
            if !fallsThrough, arms.count == 1 { scope.availability = refused(arms[0]) ?? scope.availability }
            fallsThrough = true
            afterwards.formUnion(remaining)
            for (name, values) in scope.locals { merged[name] = unique((merged[name] ?? []) + values) }
        }
        if !afterwards.isEmpty { scope.devices = afterwards }
        scope.past = past
        scope.locals.merge(merged) { _, new in new }
        outcome.leaves = !fallsThrough
        return outcome
    }

    /// What holds of the system's version where the arm was not taken.
    private func refused(_ arm: Arm) -> String? {
        guard arm.conditions.count == 1, case .availability(let text)? = arm.conditions.first, text.hasPrefix("#") else { return nil }
        return negated(availability: text)
    }

    /// Puts what the conditions of an arm bind into the scope, and tells on which devices they can hold.
    mutating func apply(_ conditions: [Condition], in scope: inout Scope) -> Verdict {
        let verdicts = conditions.map { apply($0, in: &scope) }
        guard let first = verdicts.first else { return .open }
        let subjects = conditions.map { condition -> Expression? in
            if case .matches(_, let subject) = condition { subject } else { nil }
        }
        // Patterns of one `case` all look at one subject, and any of them will do.
        let isAnyOf = conditions.count > 1 && subjects.allSatisfy { $0 != nil && $0 == subjects[0] }
        return verdicts.dropFirst().reduce(first) { isAnyOf ? $0 || $1 : $0 && $1 }
    }

    /// A switch over patterns without default is exhaustive: the compiler says so.
    private func isSwitch(_ arms: [Arm]) -> Bool {
        arms.count > 1 && arms.allSatisfy { arm in
            arm.conditions.contains { if case .matches = $0 { true } else { false } }
        }
    }

    /// An exit that every arm takes is taken always.
    private mutating func confirmExits(in ranges: [Range<Int>], outer: Guard) {
        let verbs = ranges.map { range in Set(operations[range].filter { $0.verb.isExit }.map(\.verb)) }
        guard let first = verbs.first else { return }
        let shared = verbs.dropFirst().reduce(first) { $0.intersection($1) }
        for range in ranges {
            for index in range where shared.contains(operations[index].verb) { operations[index].guarded = outer }
        }
    }

    /// `navigationController != nil`, `let nav = navigationController`, `presentingViewController == nil` and the like.
    private func looksAtPlacement(_ condition: Condition) -> Bool {
        let expression: Expression?
        switch condition {
        case .expression(let test): expression = test
        case .binding(let name, _, let value): expression = value ?? .name(name, Place(line: 0, column: 0))
        case .matches(_, let subject): expression = subject
        case .availability, .otherwise: expression = nil
        }
        guard let expression else { return false }
        return NameUses.mentions(expression, anyOf: Relative.written)
    }

    private func isParameter(_ expression: Expression, in scope: Scope) -> Bool {
        if case .name(let name, _) = expression { return scope.parameters.contains(name) }
        return false
    }

    private func isUnwrapping(_ condition: Condition) -> Bool {
        if case .binding = condition { return true }
        return false
    }

    mutating func ensure(_ conditions: [Condition], otherwise: Block, in scope: inout Scope) -> Outcome {
        var failing = scope
        failing.guarded = .conditional
        let verdict = apply(conditions, in: &scope)
        if case .availability(let text)? = conditions.first, conditions.count == 1, text.hasPrefix("#") {
            failing.availability = negated(availability: text)
        }
        failing.devices.formIntersection(verdict.fails)
        let failed = failing.devices.isEmpty ? Outcome() : run(otherwise, in: &failing)
        let devices = scope.devices.intersection(verdict.holds)
        if devices.isEmpty { return Outcome(returned: failed.returned, leaves: true) }
        scope.devices = devices
        if !scope.testsPlacement, conditions.contains(where: looksAtPlacement) { scope.testsPlacement = true }
        if !conditions.allSatisfy(isUnwrapping) { scope.guarded = .conditional }
        return Outcome(returned: failed.returned)
    }

    private mutating func apply(_ condition: Condition, in scope: inout Scope) -> Verdict {
        switch condition {
        case .expression(let expression):
            return evaluate(expression, in: &scope).verdict
        case .binding(let name, let type, let value):
            let values = value.map { evaluate($0, in: &scope) } ?? lookUp(name, in: &scope)
            let declared = type.map { className($0, in: scope) }
            let isNeverBound = values == [.null] && isParameter(value ?? .name(name, Place(line: 0, column: 0)), in: scope)
            scope.parameters.remove(name)
            scope.locals[name] = values.filter { $0 != .null }.map { sharpen($0, to: declared, held: name) }
            if isNeverBound { return Verdict(holds: []) }
        case .matches(let pattern, let subject):
            let values = evaluate(subject, in: &scope)
            let type = pattern.type.map { className($0, in: scope) }
            for name in pattern.bindings.compactMap({ $0 }) {
                scope.locals[name] = type.map { type in values.map { cast($0, to: type) } } ?? [.unknown]
            }
            if values == [.currentIdiom], let name = pattern.caseName { return Verdict(idiom: name) }
        case .availability(let text):
            if text.hasPrefix("#") { scope.availability = text }
        case .otherwise:
            break
        }
        return .open
    }
}
