import Diagnostics
import FlowGraph

// Which slot of the hierarchy a value or an expression means.

extension Interpreter {
    func slot(of value: Value) -> Slot? {
        switch value {
        case .me:
            guard let selfType, !isLent, project.types[selfType]?.kind == .class, isController(selfType) else { return nil }
            return Slot(selfType)
        case .windowRoot: return Slot("window")
        case .typed(let inner, let type): return slot(of: inner)?.appending(.cast(type))
        case .relative(let relative, let inner):
            let step: Slot.Step
            switch relative {
            case .nav: step = .navigation
            case .tab: step = .tab
            case .split: step = .split
            case .presenting: step = .presenting
            case .presented: step = .presented
            case .parent: step = .parent
            case .topmost: return nil
            }
            return slot(of: inner)?.appending(step)
        case .object, .existing:
            guard let type = typeName(of: value) else { return nil }
            return project.types[type]?.kind == .class && isController(type) ? Slot(type) : nil
        default: return nil
        }
    }

    /// `segue.destination` in code that prepares for segues of the class's own scenes.
    func destination(of base: Expression, _ place: Place, _ name: String, in scope: Scope) -> NamedSlot? {
        guard case .name(let segue, _) = base, scope.function.hasPrefix("prepare"), let selfType, !isLent, scope.itself == .me,
            scope.locals[segue]?.contains(where: { typeName(of: $0) == "UIStoryboardSegue" }) == true
        else { return nil }
        return NamedSlot(slot: Slot(selfType, [.destination(scope.segue)]), place: place, property: "\(segue).\(name)")
    }

    func lastPlace(of expression: Expression) -> Place? {
        switch expression {
        case .name(_, let place), .member(_, _, let place): place
        case .call(let call): call.place
        case .forced(let inner), .cast(let inner, _, _): lastPlace(of: inner)
        default: nil
        }
    }

    func lastName(of expression: Expression) -> String? {
        switch expression {
        case .name(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    /// The identifier of the segue that the condition asks for.
    mutating func segueAsked(by condition: Condition, in scope: inout Scope) -> String? {
        func isIdentifier(_ expression: Expression) -> Bool {
            if case .member(.name, "identifier", _) = expression { return true }
            return false
        }
        let wanted: Expression?
        switch condition {
        case .expression(.operation("==", let operands)) where operands.count == 2:
            wanted = isIdentifier(operands[0]) ? operands[1] : isIdentifier(operands[1]) ? operands[0] : nil
        case .matches(let pattern, let subject): wanted = isIdentifier(subject) ? pattern.value : nil
        default: wanted = nil
        }
        guard let wanted else { return nil }
        var inner = scope
        let values = quietly { $0.evaluate(wanted, in: &inner) }
        if values.count == 1, case .string(let text) = values[0] { return text }
        return nil
    }

    // MARK: Pushed unless it is the first

    /// `if stack.viewControllers.first is Detail { … } else { stack.pushViewController(Detail(), …) }`: what is pushed is never the first.
    mutating func notePushUnlessFirst(_ arms: [Arm], _ pushed: [Operation], in scope: Scope) {
        guard isRecording, let condition = arms.first?.conditions.first, arms[0].conditions.count == 1 else { return }
        let test: Expression?
        let other: Block?
        switch condition {
        case .expression(.operation("!", let operands)):
            (test, other) = (operands.first, arms[0].body)
        case .expression(let expression): (test, other) = (expression, arms.count == 2 ? arms[1].body : nil)
        case .binding(_, _, let value): (test, other) = (value, arms.count == 2 ? arms[1].body : nil)
        default: return
        }
        guard let other, case .cast(.member(.member(let stack, "viewControllers", _), "first", let place), let written, _)? = test.map(unwrapped),
            let type = soughtClass(written, in: scope), let name = dotted(stack)
        else { return }
        var places: Set<Place> = []
        visitExpressions(in: other) { expression in
            guard case .call(let call) = expression, case .member(let base, "pushViewController", _) = call.callee, dotted(base) == name else { return }
            places.insert(call.place)
        }
        let isPushed = pushed.contains { operation in
            operation.verb == .push && places.contains(operation.place)
                && operation.targets.contains { typeName(of: $0).map { project.isKind($0, of: type) } == true }
        }
        guard isPushed else { return }
        note(
            Lookup(
                .pushedUnlessFirst, from: "", property: "viewControllers.first", type: type, guarded: scope.guarded, function: scope.function,
                location: Span(path: scope.path, place)), in: scope)
    }

    func unwrapped(_ expression: Expression) -> Expression {
        switch expression {
        case .tuple(let elements) where elements.count == 1: elements[0].value
        default: expression
        }
    }

    /// What the expression is called, without places: `self.stack()`.
    func dotted(_ expression: Expression, depth: Int = 0) -> String? {
        guard depth < 12 else { return nil }
        switch expression {
        case .name(let name, _): return name
        case .member(.name("self", _), let name, _): return name
        case .member(let base, let name, _): return dotted(base, depth: depth + 1).map { "\($0).\(name)" }
        case .forced(let inner): return dotted(inner, depth: depth + 1)
        case .call(let call) where call.arguments.isEmpty: return dotted(call.callee, depth: depth + 1).map { "\($0)()" }
        default: return nil
        }
    }
}
