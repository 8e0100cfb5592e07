import Diagnostics
import FlowGraph

// Whether conditions hold: branches that what is known rules out are not taken.

extension Interpreter {
    /// Applies the conditions of a branch, and says whether they hold; nil where that is not known.
    mutating func truth(of conditions: [Condition], in scope: inout Scope) -> Bool? { decide(conditions, in: &scope).truth }

    /// The same, and on which devices they can hold.
    mutating func decide(_ conditions: [Condition], in scope: inout Scope) -> (truth: Bool?, verdict: Verdict, premise: Premise) {
        let found = conditions.map { apply($0, in: &scope) }
        guard let first = found.first?.verdict else { return (true, .open, .always) }
        let isEither = isEither(conditions)
        let verdict = found.dropFirst().reduce(first) { isEither ? $0 || $1.verdict : $0 && $1.verdict }
        let truth = truth(of: found.map(\.truth), isEither: isEither)
        if let truth { return (truth, verdict, truth ? .always : .never) }
        let premises = zip(conditions, found).map { condition, result in
            result.truth.map { $0 ? Premise.always : .never } ?? premise(of: condition, result.verdict, in: scope)
        }
        return (truth, verdict, premises.dropFirst().reduce(premises[0]) { isEither ? $0 || $1 : $0 && $1 })
    }

    private func premise(of condition: Condition, _ verdict: Verdict, in scope: Scope) -> Premise {
        if case .expression(let expression) = condition { return premise(of: expression, verdict, in: scope) }
        return Premise(verdict)
    }

    /// What a test says of the switches of `self`; `verdict` is what the whole says of the devices.
    private func premise(of expression: Expression, _ verdict: Verdict, in scope: Scope, depth: Int = 0) -> Premise {
        guard depth < 8, let type = selfType, scope.itself == .me else { return Premise(verdict) }
        switch expression {
        case .name(let name, _) where scope.locals[name] == nil && project.isSwitch(name, of: type),
            .member(.name("self", _), let name, _) where project.isSwitch(name, of: type):
            return Premise(flag: name)
        case .name(let name, _) where scope.locals[name] == [.parameter(name, type: "Bool")] && project.isSwitch(name, of: type):
            return Premise(flag: name)
        case .operation("!", let operands) where operands.count == 1:
            return !premise(of: operands[0], !verdict, in: scope, depth: depth + 1)
        case .operation("&&", let operands) where operands.count == 2 && verdict == .open:
            return premise(of: operands[0], .open, in: scope, depth: depth + 1) && premise(of: operands[1], .open, in: scope, depth: depth + 1)
        case .operation("||", let operands) where operands.count == 2 && verdict == .open:
            return premise(of: operands[0], .open, in: scope, depth: depth + 1) || premise(of: operands[1], .open, in: scope, depth: depth + 1)
        default: return Premise(verdict)
        }
    }

    private func truth(of results: [Bool?], isEither: Bool) -> Bool? {
        if isEither {
            if results.contains(true) { return true }
            return results.allSatisfy { $0 == false } ? false : nil
        }
        if results.contains(false) { return false }
        return results.allSatisfy { $0 == true } ? true : nil
    }

    /// Several patterns of one `case`: any may match.
    private func isEither(_ conditions: [Condition]) -> Bool {
        guard conditions.count > 1 else { return false }
        let subjects = conditions.map { condition -> Expression? in
            if case .matches(_, let subject) = condition { return subject }
            return nil
        }
        return subjects.allSatisfy { $0 != nil && $0 == subjects[0] }
    }

    private mutating func apply(_ condition: Condition, in scope: inout Scope) -> (truth: Bool?, verdict: Verdict) {
        scope.segue = segueAsked(by: condition, in: &scope) ?? scope.segue
        switch condition {
        case .expression(let expression):
            let values = evaluate(expression, in: &scope)
            if saysNoRoot(expression) { scope.rootIsNew = true }
            return (truth(of: expression, values, in: scope), values.verdict)
        case .binding(let name, let type, let value):
            let declared = type.map { className($0, in: scope) }
            let named = value.flatMap { slot(of: $0, in: &scope)?.slot }
            defer { if value != nil { scope.slots[name] = named } }
            let values = value.map { evaluate($0, expecting: declared, in: &scope) } ?? lookUp(name, in: &scope)
            // Looked up before the name is bound: it may be the same, `if let screen = screen as? Detail`.
            var cast: (values: [Value], type: String)?
            if case .cast(let inner, let target, .optional)? = value, isSettled(inner, in: scope) {
                cast = (evaluate(inner, in: &scope), className(target, in: scope))
            }
            let isGiven = isGivenName(value ?? .name(name, Place(line: 0, column: 0)), in: scope)
            scope.locals[name] = values.filter { $0 != .null }.map { sharpen($0, to: declared, held: name) }
            scope.declared.insert(name)
            if let value { scope.sources[name] = value }
            if isGiven, value == nil { scope.given.insert(name) } else { scope.given.remove(name) }
            if let cast { return (passes(cast.values, as: cast.type), .open) }
            guard isGiven, !values.isEmpty else { return (nil, .open) }
            if values == [.null] { return (false, .open) }
            return (values.allSatisfy { if case .object = $0 { true } else { $0 == .me } } ? true : nil, .open)
        case .matches(let pattern, let subject):
            let values = evaluate(subject, in: &scope)
            bind(pattern, to: values, in: &scope)
            if isNeverMade(pattern, values) { return (false, .open) }
            if values == [.currentIdiom], let name = pattern.caseName { return (nil, Verdict(idiom: name)) }
            if case .name = subject, pattern.value == nil { return (matches(pattern, values), .open) }
            return (isSettled(subject, in: scope) ? matches(pattern, values) : nil, .open)
        case .availability(let text):
            if text.hasPrefix("#") { scope.availability = text }
            return (project.decides(availability: text), .open)
        case .otherwise: return (true, .open)
        }
    }

    /// `window.rootViewController == nil`
    private func saysNoRoot(_ expression: Expression) -> Bool {
        guard case .operation("==", let operands) = expression, operands.contains(.null) else { return false }
        return operands.contains { operand in
            switch operand {
            case .member(_, "rootViewController", _), .member(_, "window", _), .name("window", _): true
            default: false
            }
        }
    }

    /// Whether a cast succeeds: known only of objects whose making is known.
    func passes(_ values: [Value], as type: String) -> Bool? {
        guard tells(type), project.types[type]?.kind != .protocol, !values.isEmpty else { return nil }
        var results: Set<Bool> = []
        for value in values {
            if isOther(value, than: type) {
                results.insert(false)
                continue
            }
            guard case .object(let index) = value, project.types[objects[index].className] != nil || SystemClasses.superclasses[objects[index].className] != nil
            else { return nil }
            // A scene whose class is not in the sources may be anything.
            if objects[index].scene != nil, project.types[objects[index].className] == nil, objects[index].className == "UIViewController" { return nil }
            results.insert(project.isKind(objects[index].className, of: type))
        }
        return results.count == 1 ? results.first : nil
    }

    /// Where a local holds one of several and `is` asks for its type, each side of the test has those that may come there.
    func narrow(_ conditions: [Condition], passing: inout Scope, failing: inout Scope) {
        guard conditions.count == 1, case .expression(let test) = conditions[0] else { return }
        if case .operation("!", let operands) = test, operands.count == 1 {
            return narrow([.expression(operands[0])], passing: &failing, failing: &passing)
        }
        guard case .cast(.name(let name, _), let written, .test) = test, let values = passing.locals[name], values.count > 1,
            failing.locals[name] == values
        else { return }
        let type = className(written, in: passing)
        let (those, others) = (values.filter { passes([$0], as: type) != false }, values.filter { passes([$0], as: type) != true })
        guard !those.isEmpty, !others.isEmpty else { return }
        (passing.locals[name], failing.locals[name]) = (those, others)
    }

    /// A text, a number, or a value of a struct or enum other than the type: no cast makes one of the other.
    private func isOther(_ value: Value, than type: String) -> Bool {
        guard let target = project.types[type], target.kind != .protocol else { return false }
        switch value {
        case .string, .number, .bool: return true
        case .existing(let known, _), .enumCase(let known?, _), .payload(let known?, _, _):
            guard let kind = project.types[known]?.kind, kind != .protocol, known != type else { return false }
            if kind == .struct || kind == .enum || target.kind == .struct || target.kind == .enum { return true }
            return !project.isKind(known, of: type) && !project.isKind(type, of: known)
        default: return false
        }
    }

    private func isGivenName(_ expression: Expression, in scope: Scope) -> Bool {
        if case .name(let name, _) = expression { return scope.given.contains(name) }
        return false
    }

    private mutating func bind(_ pattern: Pattern, to values: [Value], in scope: inout Scope) {
        let type = pattern.type.map { className($0, in: scope) }
        let carried = values.compactMap { value -> [[Value]]? in
            if case .payload(_, pattern.caseName, let payload) = value { return payload }
            return nil
        }
        for (position, name) in pattern.bindings.enumerated() {
            guard let name else { continue }
            scope.given.remove(name)
            scope.declared.insert(name)
            if let type {
                scope.locals[name] = values.map { cast($0, to: type) }
            } else if pattern.caseName == nil, pattern.bindings.count == 1 {
                scope.locals[name] = values
            } else {
                let parts = carried.compactMap { $0.indices.contains(position) ? $0[position] : nil }
                scope.locals[name] = parts.isEmpty ? [.unknown] : unique(parts.flatMap { $0 })
            }
        }
    }

    /// A case that no code of the project makes.
    private func isNeverMade(_ pattern: Pattern, _ values: [Value]) -> Bool {
        guard let name = pattern.caseName, pattern.type == nil, !values.isEmpty else { return false }
        return values.allSatisfy { value in
            guard case .existing(let type, _) = value else { return false }
            return project.isNeverMade(name, of: type)
        }
    }

    private func matches(_ pattern: Pattern, _ values: [Value]) -> Bool? {
        if case .string(let wanted)? = pattern.value, pattern.caseName == nil, values.count == 1, case .string(let text) = values[0] {
            return text == wanted
        }
        guard let wanted = pattern.caseName, pattern.type == nil, !values.isEmpty else { return nil }
        var results: Set<Bool?> = []
        for value in values {
            switch value {
            case .enumCase(_, let name): results.insert(name == wanted)
            // Whether literals among the payload's patterns match is not looked at.
            case .payload(_, let name, let payload):
                let takesAll = pattern.bindings.isEmpty || pattern.bindings.count >= payload.count && !pattern.bindings.contains(nil)
                results.insert(name != wanted ? false : takesAll ? true : nil)
            case .null: results.insert(wanted == "none")
            default: results.insert(nil)
            }
        }
        return results.count == 1 ? results.first ?? nil : nil
    }

    /// What a condition comes to, where its values can be relied on.
    func truth(of expression: Expression, _ values: [Value], in scope: Scope) -> Bool? {
        guard values.count == 1, case .bool(let flag) = values[0], isSettled(expression, in: scope) else { return nil }
        return flag
    }

    /// Whether what the expression was found to be is all it can be: what the caller gave, a constant, what these lead to. Not so for
    /// locals, which closures may have changed meanwhile, for what variables hold, and for elements of lists that may have grown.
    private func isSettled(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch expression {
        case .name(let name, _): return scope.locals[name] == nil || scope.given.contains(name)
        case .member(let base, let name, _):
            return name != "first" && name != "last" && !isSwitch(name, of: base, in: scope) && isSettled(base, in: scope, depth: depth + 1)
        case .operation(_, let operands) where operands.contains(.null):
            return operands.allSatisfy { operand in
                if case .name(let name, _) = operand { return scope.given.contains(name) }
                return operand == .null
            }
        case .operation(_, let operands): return operands.allSatisfy { isSettled($0, in: scope, depth: depth + 1) }
        case .forced(let inner): return isSettled(inner, in: scope, depth: depth + 1)
        // What a caller gave under a key.
        case .element(.name(let name, _), _): return scope.given.contains(name)
        case .cast(let inner, _, _): return isSettled(inner, in: scope, depth: depth + 1)
        case .call, .implicitMember, .bool, .string, .number: return true
        default: return false
        }
    }

    /// A constant flag of a type, `Feature.isOn`: it switches work that is not released, or no longer, on and off by hand. What it keeps
    /// from running is a part of the app all the same.
    private func isSwitch(_ name: String, of base: Expression, in scope: Scope) -> Bool {
        guard case .name(let type, _) = base, scope.locals[type] == nil, let owner = project.resolve(type, from: scope.owner),
            let facts = project.types[owner]?.properties[name]?.facts, facts.isStatic, facts.isConstant
        else { return false }
        if case .bool? = facts.value { return true }
        return false
    }

    /// Whether what a function was given decides the condition: a flag, a route. Only where that is not known.
    func hangsOnParameter(_ condition: Condition, in scope: Scope) -> Bool {
        switch condition {
        case .expression(let expression): hangsOnParameter(expression, in: scope)
        case .matches(_, let subject): hangsOnParameter(subject, in: scope)
        case .binding, .availability, .otherwise: false
        }
    }

    private func hangsOnParameter(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch expression {
        case .name(let name, _):
            return scope.locals[name]?.contains { isChoice($0, isGiven: scope.given.contains(name)) } == true
                || name == "self" && isChoice(scope.itself, isGiven: true)
                || scope.locals[name] == nil && toldMode(name, of: scope.itself)?.contains { isParameter($0) } == true
        case .member(let base, _, _), .forced(let base): return hangsOnParameter(base, in: scope, depth: depth + 1)
        case .operation(_, let operands): return operands.contains { hangsOnParameter($0, in: scope, depth: depth + 1) }
        default: return false
        }
    }

    /// A flag, a key or an enum about which nothing but its type is known.
    private func isChoice(_ value: Value, isGiven: Bool) -> Bool {
        switch value {
        case .parameter(_, let type?), .existing(let type, _): type == "Bool" || type == "String" || project.types[type]?.kind == .enum
        case .unknown: isGiven
        default: false
        }
    }
}
