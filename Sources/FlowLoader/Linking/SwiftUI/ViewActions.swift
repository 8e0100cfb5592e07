import Diagnostics
import FlowGraph

/// What an action does, as far as navigation goes.
struct ViewAction: Sendable {
    enum Effect: Sendable {
        /// The environment's `dismiss`, or `presentationMode`, of the type that declares it.
        case dismiss(owner: String)
        /// A property of the key is given a value.
        case set(StateKey, Expression, ViewScope)
        /// A call on a property: `append`, `removeLast`, ….
        case mutate(StateKey, String, [Argument], ViewScope)
        /// A call that leaves, as the configuration says; how, it does not say.
        case leave
        /// `goBack()` on something.
        case webBack
    }

    struct Found: Sendable {
        var effect: Effect
        var guarded: Guard
        var place: Span
    }

    var found: [Found] = []
    var isOpaque = false
    var opaqueCalls: [String] = []
    var doesMore = false
    /// It opens a URL in another app or the browser, or ends the process.
    var leavesApp = false
}

/// Follows the code of actions: closures of controls, modifiers and handlers, and the project's functions they call.
struct ActionReader {
    let project: Project
    /// Functions followed below the action itself.
    let hops: Int

    func read(_ expression: Expression, _ scope: ViewScope) -> ViewAction {
        var action = ViewAction()
        run(expression, scope, .always, 0, &action)
        return action
    }

    /// An expression given as an action: a closure, a function's name, or a bound method.
    private func run(_ expression: Expression, _ scope: ViewScope, _ guarded: Guard, _ depth: Int, _ action: inout ViewAction) {
        guard depth <= hops + 4 else { return }
        switch expression {
        case .closure(let closure):
            var inner = scope
            for name in closure.parameters { inner.names[name] = .opaque }
            block(closure.body, &inner, guarded, depth, &action)
        case .name(let name, let place):
            switch scope.binding(name) {
            case .value(let value, let written)?: return run(value, written, guarded, depth + 1, &action)
            case .function(let function, let written)?:
                var inner = written
                if let body = function.body { block(body, &inner, guarded, depth + 1, &action) }
                return
            default: break
            }
            // A method given by name is called; the call's own reading tells what it does.
            call(Call(callee: expression, arguments: [], place: place, end: place), scope, guarded, depth, &action, isReference: true)
        case .member(let base, "callAsFunction", _): run(base, scope, guarded, depth, &action)
        case .member(_, _, let place):
            call(Call(callee: expression, arguments: [], place: place, end: place), scope, guarded, depth, &action, isReference: true)
        case .call(let made):
            // A function that gives the action.
            call(made, scope, guarded, depth, &action, isReference: false)
            action.isOpaque = true
        case .null: return
        case .either(_, let yes, let no):
            run(yes, scope, .conditional, depth + 1, &action)
            run(no, scope, .conditional, depth + 1, &action)
        default: action.isOpaque = true
        }
    }

    private func block(_ block: Block, _ scope: inout ViewScope, _ outer: Guard, _ depth: Int, _ action: inout ViewAction) {
        guard depth <= hops + 6, action.found.count < 200 else { return }
        var guarded = outer
        for statement in block {
            switch statement {
            case .bind(let name, let type, let value, _):
                if let value {
                    if value.closure == nil { evaluate(value, scope, guarded, depth, &action) }
                    scope.names[name] = .value(value, scope)
                } else {
                    scope.names[name] = type.map { .typed($0) } ?? .opaque
                }
            case .assign(let target, let value, let place):
                if case .name("_", _) = target {
                    evaluate(value, scope, guarded, depth, &action)
                    continue
                }
                evaluate(value, scope, guarded, depth, &action)
                if let key = key(of: target, scope) {
                    action.found.append(.init(effect: .set(key, value, scope), guarded: guarded, place: scope.span(place)))
                }
                action.doesMore = true
            case .evaluate(let expression): evaluate(expression, scope, guarded, depth, &action)
            case .returns(let expression?, _): evaluate(expression, scope, guarded, depth, &action)
            case .branch(let arms, _):
                let exhaustive = arms.last?.conditions == [.otherwise]
                var failed: [String?] = []
                for arm in arms {
                    var inner = scope
                    inner.tests += failed + arm.conditions.tests
                    failed += arm.conditions.failing
                    self.block(arm.body, &inner, guarded.and(exhaustive ? .exclusive : .conditional), depth, &action)
                }
                if let first = arms.first, leaves(first.body) { scope.tests += first.conditions.failing }
                if arms.contains(where: { leaves($0.body) }) { guarded = guarded.and(.conditional) }
            case .ensure(let conditions, let otherwise, _):
                var inner = scope
                inner.tests += conditions.failing
                self.block(otherwise, &inner, guarded.and(.conditional), depth, &action)
                scope.tests += conditions.tests
                guarded = guarded.and(.conditional)
            case .loop(let bindings, _, _, let body, _):
                var inner = scope
                for name in bindings { inner.names[name] = .opaque }
                self.block(body, &inner, guarded.and(.conditional), depth, &action)
            case .nested(let inner):
                var nested = scope
                self.block(inner, &nested, guarded, depth, &action)
            case .function(let function): scope.names[function.name] = .function(function, scope)
            default: continue
            }
        }
    }

    private func leaves(_ block: Block) -> Bool {
        block.contains {
            switch $0 {
            case .returns, .leaves: true
            default: false
            }
        }
    }

    private func evaluate(_ expression: Expression, _ scope: ViewScope, _ guarded: Guard, _ depth: Int, _ action: inout ViewAction) {
        switch expression {
        case .call(let made): call(made, scope, guarded, depth, &action, isReference: false)
        case .either(_, let yes, let no):
            evaluate(yes, scope, guarded.and(.exclusive), depth, &action)
            evaluate(no, scope, guarded.and(.exclusive), depth, &action)
        case .forced(let inner), .cast(let inner, _, _): evaluate(inner, scope, guarded, depth, &action)
        case .operation(_, let operands), .array(let operands):
            for operand in operands { evaluate(operand, scope, guarded, depth, &action) }
        default: return
        }
    }

    private func call(
        _ call: Call, _ scope: ViewScope, _ guarded: Guard, _ depth: Int, _ action: inout ViewAction, isReference: Bool
    ) {
        let place = scope.span(call.place)
        func closures(_ inner: Guard) {
            for argument in call.arguments {
                if let closure = argument.value.closure {
                    run(.closure(closure), scope, guarded.and(inner), depth + 1, &action)
                } else if argument.value.call != nil {
                    evaluate(argument.value, scope, guarded, depth, &action)
                }
            }
        }
        if call.leavesApp { action.leavesApp = true }
        if let owner = dismissOwner(call.callee, scope) {
            action.found.append(.init(effect: .dismiss(owner: owner), guarded: guarded, place: dismissPlace(call, scope)))
            return
        }
        if leavesByConfiguration(call) {
            action.found.append(.init(effect: .leave, guarded: guarded, place: place))
            return closures(.conditional)
        }
        switch call.callee {
        case .name(let name, _), .member(.name("self", _), let name, _):
            if case .member = call.callee {} else if case .value(let value, let written)? = scope.binding(name) {
                return run(value, written, guarded, depth + 1, &action)
            } else if case .function(let function, let written)? = scope.binding(name) {
                guard depth <= hops, let body = function.body else { return }
                var inner = written
                return block(body, &inner, guarded, depth + 1, &action)
            }
            if name.startsUppercase {
                // Task { } runs what it is given; so do the rest as far as one can tell.
                closures(name == "Task" ? .always : .conditional)
                action.doesMore = action.doesMore || name != "Task"
                return
            }
            if ["withAnimation", "withTransaction", "autoreleasepool"].contains(name) { return closures(.always) }
            if let type = scope.type, follow(name, call.arguments, of: type, scope, guarded, depth, &action, isReference: isReference) {
                return closures(.conditional)
            }
            if let type = scope.type, let property = project.property(name, of: type) {
                if case .value(let value, let written)? = scope.properties[name] { return run(value, written, guarded, depth + 1, &action) }
                if property.facts.value?.closure != nil, let value = property.facts.value {
                    return run(value, ViewScope(type: type, home: scope.home, path: property.path), guarded, depth + 1, &action)
                }
                return storedCall(name, property.facts, &action)
            }
            if let global = project.globalFunction(name, arguments: call.arguments), let body = global.facts.body, depth < hops {
                var inner = ViewScope(type: nil, home: scope.home, path: global.path)
                block(body, &inner, guarded, depth + 1, &action)
            }
            action.doesMore = true
            closures(.conditional)
        case .member(let base, let name, _):
            member(call, base, name, place, scope, guarded, depth, &action, isReference: isReference)
            // `DispatchQueue.main.async`, `MainActor.run` and the like run their closure; others may.
            let runs = ["async", "asyncAfter", "run", "perform"].contains(name)
            closures(runs ? .always : .conditional)
        case .closure(let closure): run(.closure(closure), scope, guarded, depth + 1, &action)
        default:
            action.doesMore = true
            closures(.conditional)
        }
    }

    private func leavesByConfiguration(_ call: Call) -> Bool {
        guard !project.names.exits.isEmpty, let name = call.calledName else { return false }
        let owner: String? = if case .member(let base, _, _) = call.callee { base.dottedName } else { nil }
        return ProjectNames.list(project.names.exits, has: name, labels: call.arguments.map { $0.label ?? "_" }, owner: owner)
    }

    private func member(
        _ call: Call, _ base: Expression, _ name: String, _ place: Span, _ scope: ViewScope, _ guarded: Guard, _ depth: Int,
        _ action: inout ViewAction, isReference: Bool
    ) {
        if name == "goBack" { action.found.append(.init(effect: .webBack, guarded: guarded, place: place)) }
        if Self.mutations.contains(name), let key = key(of: base, scope) {
            action.found.append(.init(effect: .mutate(key, name, call.arguments, scope), guarded: guarded, place: place))
            return
        }
        if name == "toggle", let key = key(of: base, scope) {
            action.found.append(.init(effect: .set(key, .operation("!", [base]), scope), guarded: guarded, place: place))
            return
        }
        if let inner = base.call { evaluate(.call(inner), scope, guarded, depth, &action) }
        action.doesMore = true
        // Of a controller that the code holds, the layer or the stack may be this view's.
        let leaves = ["dismiss", "popViewController", "popToRootViewController"].contains(name) && call.arguments.first?.label == "animated"
        if let type = project.typeOf(base, scope) {
            if let owner = project.resolve(type.name, from: scope.type) {
                if follow(name, call.arguments, of: owner, scope, guarded, depth, &action, isReference: isReference) { return }
                if project.property(name, of: owner) != nil || project.types[owner]?.kind == .protocol { action.opaque(name) }
                return
            }
            if Self.handsOver.contains(name) && type.name != "Array" || leaves { action.opaque(name) }
            return
        }
        if leaves || Self.handsOver.contains(name) || base.dottedName.map({ isOwnProperty($0, scope) }) == true { action.opaque(name) }
    }

    private func isOwnProperty(_ path: String, _ scope: ViewScope) -> Bool {
        guard let type = scope.type, let root = path.split(separator: ".").first.map(String.init) else { return false }
        return project.property(root, of: type) != nil
    }

    private func follow(
        _ name: String, _ arguments: [Argument], of type: String, _ scope: ViewScope, _ guarded: Guard, _ depth: Int,
        _ action: inout ViewAction, isReference: Bool
    ) -> Bool {
        let declared = isReference
            ? project.functions(name, of: type).first : project.function(name, arguments: arguments, of: type)
        guard let declared, let body = declared.facts.body else { return false }
        guard depth < hops, !scope.active.contains("\(type).\(declared.facts.fullName)") else { return true }
        var inner = ViewScope(type: type, home: scope.home, path: declared.path)
        inner.active = scope.active.union(["\(type).\(declared.facts.fullName)"])
        inner.tests = scope.tests
        if type == scope.type { inner.properties = scope.properties }
        for (index, parameter) in declared.facts.parameters.enumerated() {
            let given = project.bind(arguments, to: declared.facts.parameters) ?? []
            if given.indices.contains(index), let argument = given[index] {
                inner.names[parameter.name] = .value(argument.value, scope)
            } else {
                inner.names[parameter.name] = parameter.type.map { .typed($0) } ?? .opaque
            }
        }
        block(body, &inner, guarded, depth + 1, &action)
        return true
    }

    private func storedCall(_ name: String, _ property: PropertyFacts, _ action: inout ViewAction) {
        let environment = property.attributes.first { $0.name == "Environment" }?.argument ?? ""
        let system = [
            "openURL", "dismissSearch", "openWindow", "dismissWindow", "refresh", "requestReview", "rename", "openSettings", "newDocument",
            "openDocument", "resetFocus", "purchase",
        ]
        if system.contains(where: { environment == "\\.\($0)" || environment == "\\EnvironmentValues.\($0)" }) {
            action.doesMore = true
            if environment.hasSuffix(".openURL") { action.leavesApp = true }
        } else {
            action.opaque(name)
        }
    }

    /// Calls that change a collection or a path in place.
    static let mutations: Set<String> = ["append", "removeLast", "removeAll", "removeFirst", "popLast", "insert", "remove"]
    /// Calls that hand an event to code elsewhere.
    private static let handsOver: Set<String> = [
        "send", "dispatch", "post", "trigger", "perform", "handle", "accept", "onNext", "callAsFunction", "yield", "navigate", "route",
    ]
}

extension ViewAction {
    /// `removeLast(path.count)`
    static func removesAll(_ arguments: [Argument]) -> Bool {
        if case .member(_, "count", _)? = arguments.first?.value { true } else { false }
    }

    /// `removeLast(2)`: how many levels go, where that is more than one and written; nil elsewhere.
    static func levels(_ arguments: [Argument]) -> Int? {
        if case .number(let number)? = arguments.first?.value, number > 1 { Int(exactly: number) } else { nil }
    }

    /// What taking elements off a path's end comes to.
    static func removal(_ arguments: [Argument]) -> ViewFindings.ControlEffect.Kind {
        removesAll(arguments) ? .popsToRoot : levels(arguments).map { .popsLevels($0) } ?? .pops
    }

    mutating func opaque(_ name: String) {
        isOpaque = true
        if !opaqueCalls.contains(name) { opaqueCalls.append(name) }
    }

    func dismissals() -> [Found] { found.filter { if case .dismiss = $0.effect { true } else { false } } }
}
