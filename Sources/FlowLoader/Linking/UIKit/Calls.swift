import Diagnostics
import FlowGraph

// Calls: constructions, framework calls, project functions, closures.

/// An argument with its values.
struct EvaluatedArgument {
    var label: String?
    var values: [Value]
    var expression: Expression
    var isTrailing: Bool
}

extension Interpreter {
    mutating func call(_ call: Call, expecting: String?, in scope: inout Scope) -> [Value] {
        var callee = call.callee
        var typeArguments: [TypeName] = []
        if case .specialized(let inner, let arguments) = callee {
            callee = inner
            typeArguments = arguments
        }
        switch callee {
        case .name(let name, _):
            if scope.locals[name] == nil, let type = constructed(name, in: scope) {
                if let factory = factory(call, of: type) {
                    let arguments = evaluateArguments(call, of: name, in: &scope)
                    return enter(factory, arguments, on: .metatype(type), call, expecting: expecting, in: &scope)
                }
                return construct(type, typeArguments, call, in: &scope)
            }
            return callNamed(name, call, expecting: expecting, in: &scope)
        case .member(let base, let name, _):
            if name == "init", case .name(let typeName, _) = base, typeName != "super", typeName != "self",
                let type = constructed(typeName, in: scope) {
                return construct(type, typeArguments, call, in: &scope)
            }
            if let qualified = dotted(callee), let type = project.resolve(qualified, from: scope.owner) {
                return construct(type, typeArguments, call, in: &scope)
            }
            return callMember(name, of: base, call, expecting: expecting, in: &scope)
        case .implicitMember(let name, _):
            if let expecting {
                if name == "init" { return construct(expecting, typeArguments, call, in: &scope) }
                let arguments = evaluateArguments(call, of: name, in: &scope)
                if let made = configuration(expecting: expecting, at: call.place, in: scope) { return [made] }
                if let function = project.function(name, call, of: expecting, onType: true, declaredTypes(in: scope)) {
                    return enter(function, arguments, on: .metatype(expecting), call, expecting: expecting, in: &scope)
                }
                return [enumCase(name, of: expecting, arguments)]
            }
            return [enumCase(name, of: nil, evaluateArguments(call, of: name, in: &scope))]
        case .closure(let closure):
            let arguments = evaluateArguments(call, of: "", in: &scope)
            var inner = scope
            inner.depth += 1
            guard inner.depth <= Self.depthLimit + 2 else { return [.unknown] }
            for (name, argument) in zip(closure.parameters, arguments) { inner.locals[name] = argument.values }
            return traceClosure(closure.body, in: &inner, along: &scope).returned
        case .array where call.arguments.isEmpty:
            // `[UIViewController]()`
            return [.list([])]
        default:
            let called = evaluate(callee, in: &scope)
            let arguments = evaluateArguments(call, of: "", in: &scope)
            return callValues(called, arguments, name: "closure", call, in: &scope)
        }
    }

    /// The type a call of the name constructs: a project type, or a capitalised name that is no function.
    private func constructed(_ name: String, in scope: Scope) -> String? {
        if let bound = scope.generics[name] { return bound }
        if name == "Self" {
            if case .metatype(let type) = scope.itself { return type }
            return typeName(of: scope.itself) ?? scope.owner
        }
        if let type = project.resolve(name, from: scope.owner) { return type }
        guard name.startsUppercase, project.globals[name] == nil else { return nil }
        return project.className(TypeName(name), from: scope.owner)
    }

    /// A class method of the project's own that has the shape of an initialiser: `[Detail detailWithItem:item]`.
    private func factory(_ call: Call, of type: String) -> Declared<FunctionFacts>? {
        guard let selector = call.selector, !selector.hasPrefix("init"), project.types[type] != nil else { return nil }
        return project.function(selector: selector, of: type).flatMap { $0.facts.isStatic ? $0 : nil }
    }

    /// A case made with what it carries. Closures among it run when somebody asks.
    private mutating func enumCase(_ name: String, of type: String?, _ arguments: [EvaluatedArgument]) -> Value {
        runClosures(arguments, as: .carried, conditional: true)
        return arguments.isEmpty ? .enumCase(type: type, name: name) : .payload(type: type, name: name, arguments.map(\.values))
    }

    private func dotted(_ expression: Expression) -> String? {
        switch expression {
        case .name(let name, _): name.startsUppercase ? name : nil
        case .member(let base, let name, _): name.startsUppercase ? dotted(base).map { "\($0).\(name)" } : nil
        default: nil
        }
    }

    // MARK: Arguments

    mutating func evaluateArguments(_ call: Call, of name: String, in scope: inout Scope) -> [EvaluatedArgument] {
        call.arguments.map { argument in
            if case .closure(let closure) = argument.value {
                closures.append(ClosureState(closure: closure, scope: scope))
                return EvaluatedArgument(
                    label: argument.label, values: [.closure(closures.count - 1)], expression: argument.value, isTrailing: argument.isTrailing)
            }
            return EvaluatedArgument(
                label: argument.label, values: evaluate(argument.value, in: &scope), expression: argument.value,
                isTrailing: argument.isTrailing)
        }
    }

    // MARK: By name

    private mutating func callNamed(_ name: String, _ call: Call, expecting: String?, in scope: inout Scope) -> [Value] {
        let arguments = evaluateArguments(call, of: name, in: &scope)
        if let local = scope.locals[name] { return callValues(local, arguments, name: name, call, in: &scope) }
        let owner = typeName(of: scope.itself) ?? scope.owner
        if let result = configuredCall(name, on: scope.itself, arguments, call, in: &scope) { return result }
        if let result = frameworkCall(name, on: scope.itself, arguments, call, expecting: expecting, in: &scope) { return result }
        for type in [owner, scope.owner].compactMap({ $0 }) {
            if let function = project.function(name, call, of: type, onType: isOnType(in: scope), declaredTypes(in: scope)) {
                return enter(function, arguments, on: scope.itself, call, expecting: expecting, in: &scope)
            }
            if let property = project.property(name, of: type) {
                return callProperty(property, arguments, on: scope.itself, type: type, call, in: &scope)
            }
        }
        if let function = project.globalFunction(name, arguments: call.arguments, near: scope.path) {
            return enter(function, arguments, on: .unknown, call, expecting: expecting, in: &scope)
        }
        let isRegistered = noteRegistration(name, arguments, call, in: scope)
        runClosures(arguments, as: isLater(name) ? .async : .plain, isObserver: isRegistered)
        return otherCall(name, arguments, call, in: &scope)
    }

    /// Whether a bare name in the code means a member of the type: in a function of the type itself. Nil where that is not known.
    private func isOnType(in scope: Scope) -> Bool? {
        if let code = scope.code, code.owner != nil { return code.facts.isStatic }
        return scope.itself == .unknown ? nil : scope.itself.isMetatype
    }

    /// What declarations tell of the code's own expressions.
    private func declaredTypes(in scope: Scope) -> DeclaredTypes {
        DeclaredTypes(project: project, owner: scope.owner, code: scope.code?.facts)
    }

    private func isLater(_ name: String) -> Bool {
        ["Task", "DispatchQueue", "async", "asyncAfter", "perform", "onMain", "runOnMain"].contains(name)
    }

    private mutating func callMember(
        _ name: String, of base: Expression, _ call: Call, expecting: String?, in scope: inout Scope
    ) -> [Value] {
        let bases = evaluate(base, in: &scope)
        let arguments = evaluateArguments(call, of: name, in: &scope)
        let isPress = noteHandlers(arguments, of: call, base: base, in: &scope)
        if name == "append" || name == "insert", addsChild(to: base, arguments, call, in: &scope) { return [.unknown] }
        if case .name(let local, _) = base, let lists = scope.locals[local], let grown = grown(lists, by: name, arguments) {
            scope.locals[local] = grown
            return [.unknown]
        }
        if bases.count == 1 {
            noteUse(of: bases[0], through: base, member: name, at: call.place, in: scope)
            noteSearch(name, on: bases[0], arguments, at: call.place, in: scope)
        }
        var results: [Value] = []
        for (index, receiver) in bases.enumerated() {
            // Operations are recorded for the first alternative of a receiver only: one line is one operation.
            let before = isRecording
            if index > 0, !hasModes(receiver) { isRecording = false }
            let hadSeveral = hasSeveralReceivers
            hasSeveralReceivers = bases.count > 1
            defer { hasSeveralReceivers = hadSeveral }
            results += callMember(name, on: receiver, base: base, arguments, call, expecting: expecting, isPress: isPress, in: &scope)
            isRecording = before
        }
        return unique(results)
    }

    private mutating func callMember(
        _ name: String, on receiver: Value, base: Expression, _ arguments: [EvaluatedArgument], _ call: Call,
        expecting: String?, isPress: Bool, in scope: inout Scope
    ) -> [Value] {
        if let result = listCall(name, on: receiver, arguments, in: &scope) { return result }
        if let result = configuredCall(name, on: receiver, arguments, call, in: &scope) { return result }
        if case .name("super", _) = base {
            if name == "init" { return superInit(arguments, call, in: &scope) }
            // An override that hands on what it was given shows nothing of its own.
            let given = arguments.first?.values ?? []
            if scope.function.prefixUpToParenthesis == name, given.contains(where: { isParameter($0) }) {
                runClosures(arguments, as: .plain)
                return [.unknown]
            }
        }
        if case .name("self", _) = base, name == "init" { return ownInit(arguments, call, in: &scope) }
        if let result = frameworkCall(name, on: receiver, arguments, call, expecting: expecting, in: &scope) { return result }
        let type: String? = if case .metatype(let meta) = receiver { meta } else { typeName(of: receiver) }
        if case .name("super", _) = base {
            runClosures(arguments, as: .plain)
            return [.unknown]
        }
        if let type {
            if !isRequirement(name, of: type), let function = project.function(name, call, of: type, onType: receiver.isMetatype, declaredTypes(in: scope)) {
                return enter(function, arguments, on: receiver, call, expecting: expecting, in: &scope)
            }
            if let property = project.property(name, of: type) {
                // `[self title]` reads the property.
                if call.selector == name { return value(of: property, on: receiver, type: type) }
                return callProperty(property, arguments, on: receiver, type: type, call, in: &scope)
            }
            if case .metatype = receiver, project.types[type]?.cases[name] != nil { return [enumCase(name, of: type, arguments)] }
        }
        if name == "init", case .metatype(let made) = receiver { return construct(made, [], call, arguments, in: &scope) }
        if name == "post", call.arguments.first?.label == "name" {
            noteOpaque(name, call, in: scope)
            if let key = call.arguments.first.flatMap({ notificationKey($0.value) }) {
                mark(.post(key), in: scope)
                notePost(key, call, in: &scope)
            }
        }
        let isRegistered = noteRegistration(name, arguments, call, in: scope)
        let isPutOff = isLater(name) || dispatches(receiver)
        let context: ClosureContext = isPress ? .action("UIButton") : !isPutOff ? .plain : isOnNextTurn(name, base) ? .nextTurn : .async
        runClosures(arguments, as: context, isObserver: isRegistered)
        if let type, project.types[type]?.kind == .protocol {
            noteOpaque(name, call, source: source(of: receiver, requirement: name, of: type, in: scope), in: scope)
            noteCallback(call, in: &scope)
            noteDelegate(name, of: type, arguments, call, in: scope)
            return answers(to: name, of: type, arguments, call, expecting: expecting, in: scope)
        }
        if type == nil, let function = project.extensionOfControllers(name, call) {
            return enter(function, arguments, on: receiver, call, expecting: expecting, in: &scope)
        }
        // A modifier gives the view it is put on, as far as it matters who is shown.
        if let type, case .object = receiver, project.isView(type) { return [receiver] }
        return otherCall(name, arguments, call, in: &scope)
    }

    /// A protocol's requirement, with or without a default: the type behind it decides what runs.
    private func isRequirement(_ name: String, of type: String) -> Bool {
        guard let known = project.types[type], known.kind == .protocol else { return false }
        return known.functions[name]?.contains { $0.facts.body == nil } == true
    }

    /// A protocol that one type alone conforms to: the call runs that type's method. It stays opaque for what it says of the caller.
    private mutating func noteDelegate(
        _ name: String, of type: String, _ arguments: [EvaluatedArgument], _ call: Call, in scope: Scope
    ) {
        guard isRecording, let bearer = project.onlyConformer(to: type), let function = project.function(name, call, of: bearer, declaredTypes(in: scope)),
            let bound = project.bind(call, to: function.facts)
        else { return }
        let given = values(of: arguments, bound: bound)
        note(call, of: function, given, on: .existing(type: bearer, held: "delegate"), type: bearer, in: scope)
    }

    /// What the types that conform to a protocol answer, where they are few.
    private mutating func answers(
        to name: String, of type: String, _ arguments: [EvaluatedArgument], _ call: Call, expecting: String?, in scope: Scope
    ) -> [Value] {
        let bearers = project.subtypes(of: type).filter { project.types[$0]?.kind != .protocol }
        guard (1...Self.implementationsLimit).contains(bearers.count) else { return [.unknown] }
        var found: [Value] = []
        for bearer in bearers {
            guard let function = project.function(name, call, of: bearer, declaredTypes(in: scope)) else { return [.unknown] }
            found += result(of: function, arguments, on: .existing(type: bearer, held: ""), call, expecting: expecting, in: scope)
        }
        let known = unique(found)
        if bearers.count > 1 { markOneOfMany(known) }
        return known
    }

    /// The values of the arguments in the order of the parameters; nil where the default is used.
    func values(of arguments: [EvaluatedArgument], bound: [Int?]) -> [[Value]?] {
        bound.map { position in
            guard let position, arguments.indices.contains(position) else { return nil }
            return arguments[position].values
        }
    }

    private func dispatches(_ receiver: Value) -> Bool {
        if case .metatype(let type) = receiver { return type == "DispatchQueue" || type == "Task" || type == "OperationQueue" }
        return false
    }

    /// `DispatchQueue.main.async`
    private func isOnNextTurn(_ name: String, _ queue: Expression) -> Bool {
        if case .member(_, "main", _) = queue { name == "async" } else { false }
    }

    private mutating func otherCall(
        _ name: String, _ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope
    ) -> [Value] {
        if isRecording { otherEffects += 1 }
        if isRecording, call.leavesApp { leavings += 1 }
        settle(after: call, in: &scope)
        if project.careHints.contains(name) { mark(.hint, in: scope) }
        // A controller handed to code that cannot be followed may be shown there.
        if isRecording, arguments.contains(where: { $0.values.contains(where: isScreen) }) {
            noteOpaque(name, call, in: scope)
        }
        return [.unknown]
    }

    func isScreen(_ value: Value) -> Bool {
        guard case .object(let index) = value else { return false }
        return isController(objects[index].className)
    }

    mutating func noteOpaque(_ name: String, _ call: Call, source: Source? = nil, in scope: Scope) {
        guard isRecording, scope.devices != .mac else { return }
        opaqueCalls.append(OpaqueCall(
            name: name, source: source, arguments: call.arguments, handler: scope.handler, context: scope.context, function: scope.function,
            isChosen: scope.isChosen, hinge: scope.hinge, guarded: scope.guarded, place: call.place, path: scope.path, point: nextPoint(in: scope)))
    }

    private mutating func callValues(
        _ values: [Value], _ arguments: [EvaluatedArgument], name: String, _ call: Call, in scope: inout Scope
    ) -> [Value] {
        var results: [Value] = []
        for value in values {
            switch value {
            case .closure(let index):
                let state = closures[index]
                if handed != nil {
                    let before = handed?[index] ?? arguments.map { _ in [] }
                    handed?[index] = zip(before, arguments).map { unique($0 + $1.values) }
                }
                var inner = state.scope
                inner.depth = scope.depth + 1
                guard inner.depth <= Self.depthLimit, spend() else { results.append(.unknown); continue }
                inner.guarded = scope.guarded
                inner.devices = scope.devices
                inner.premise = scope.premise
                // It runs for whatever reason its caller runs: a local function called in an alert's action runs when the user answers.
                if scope.context.count >= inner.context.count { (inner.context, inner.handler) = (scope.context, scope.handler) }
                let shared = sharedLocals(state.scope, scope)
                for name in shared { inner.locals[name] = scope.locals[name] }
                inner.declared = Set(state.closure.parameters)
                for (position, parameter) in state.closure.parameters.enumerated() {
                    inner.locals[parameter] = position < arguments.count ? arguments[position].values : [.unknown]
                }
                results += traceClosure(state.closure.body, in: &inner, along: &scope).returned
                for name in shared.subtracting(inner.declared) { scope.locals[name] = inner.locals[name] }
            case .function(let type?, let function):
                if let found = project.functions(function, of: type).first {
                    results += enter(found, arguments, on: scope.itself, call, expecting: nil, in: &scope)
                }
            case .metatype(let type):
                results += construct(type, [], call, in: &scope)
            default:
                noteOpaque(name, call, in: scope)
                results.append(.unknown)
            }
        }
        runClosures(arguments, as: .plain)
        return results.isEmpty ? [.unknown] : unique(results)
    }

    /// The property that the object behind a protocol was read from, for a member of `self`.
    private func source(of receiver: Value, requirement: String, of type: String, in scope: Scope) -> Source {
        if case .existing(_, let held) = receiver, !held.isEmpty, let owner = typeName(of: scope.itself),
            let property = project.property(held, of: owner) {
            return Source(property: "\(property.owner ?? "").\(held)", requirement: requirement, protocolName: type)
        }
        return Source(property: "", requirement: requirement, protocolName: type)
    }

    /// A closure kept in a property: `onDone?()`. What a constant holds runs; a variable's may have been set by others, so that the call
    /// is opaque.
    private mutating func callProperty(
        _ property: Declared<PropertyFacts>, _ arguments: [EvaluatedArgument], on receiver: Value, type: String, _ call: Call,
        in scope: inout Scope
    ) -> [Value] {
        let held = writtenMember(property.facts.name, of: receiver) ?? value(of: property, on: receiver, type: type)
        let callable = held.filter { value in
            switch value {
            case .closure, .function, .metatype: true
            default: false
            }
        }
        if property.facts.isConstant || property.facts.getter != nil, callable.count == held.count, !held.isEmpty {
            return callValues(callable, arguments, name: property.facts.name, call, in: &scope)
        }
        runClosures(arguments, as: .plain)
        noteOpaque(property.facts.name, call, source: Source(property: "\(property.owner ?? "").\(property.facts.name)"), in: scope)
        noteCallback(call, in: &scope)
        let given = quietly { $0.callValues(callable, [], name: property.facts.name, call, in: &scope) }.filter { $0 != .unknown && $0 != .null }
        if !callable.isEmpty, !given.isEmpty { return given }
        if let result = property.facts.type, result.name == "->", let last = result.arguments.last {
            return [sharpen(.unknown, to: project.className(last, from: property.owner), held: property.facts.name)]
        }
        return [.unknown]
    }
}
