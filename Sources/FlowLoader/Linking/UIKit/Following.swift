import Diagnostics
import FlowGraph

// Entering project functions for what they return, and applying closures to lists.

extension Interpreter {
    /// Follows a project function for the value it returns and notes the call; what it does is recorded where it is written.
    mutating func enter(
        _ function: Declared<FunctionFacts>, _ arguments: [EvaluatedArgument], on receiver: Value, _ call: Call,
        expecting: String?, in scope: inout Scope
    ) -> [Value] {
        let values = values(of: arguments, bound: project.bind(call, to: function.facts) ?? [])
        runHandlers(arguments, of: function, values, on: receiver, in: scope)
        let receiverType: String? = if case .metatype(let type) = receiver { type } else { typeName(of: receiver) }
        if isRecording { note(call, of: function, values, on: receiver, type: receiverType ?? function.owner, in: scope) }
        watch(function, values, on: receiver, call, in: &scope)
        furnish(by: function, values, on: receiver, in: scope)
        lookFor(expecting, by: function, values, on: receiver, call, in: scope)
        if let traced = traceInto(function, values, on: receiver, call, expecting: expecting, in: &scope) { return traced }
        settle(after: call, in: &scope)
        return result(of: function, values, on: receiver, expecting: expecting, in: scope)
    }

    /// A factory's helper puts bar items on the screen that it is handed. Calls of the code that shows are followed by themselves.
    private mutating func furnish(by function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, in scope: Scope) {
        guard !isRecording, trace == nil, watched == nil, function.facts.result == nil, scope.guarded == .always, scope.depth < Self.depthLimit,
            let body = function.facts.body, values.contains(where: { $0?.count == 1 && $0?.contains(where: isScreen) == true }),
            NameUses.mentions(body, anyOf: Self.barItems), spend()
        else { return }
        let before = objects
        _ = follow(function, values, on: receiver, expecting: nil, depth: scope.depth + 1)
        for index in before.indices where objects[index] != before[index] {
            let (left, right) = (objects[index].leftItems, objects[index].rightItems)
            objects[index] = before[index]
            (objects[index].leftItems, objects[index].rightItems) = (left, right)
        }
    }

    private static let barItems: Set<String> = [
        "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "setLeftBarButton", "setRightBarButton",
        "setLeftBarButtonItem", "setRightBarButtonItem", "setLeftBarButtonItems", "setRightBarButtonItems",
    ]

    /// Notes a call of the project's own code, and all that holds where it stands.
    mutating func note(
        _ call: Call, of function: Declared<FunctionFacts>, _ arguments: [[Value]?], on receiver: Value, type: String?, in scope: Scope
    ) {
        let written = WrittenCall(function, arguments, on: receiver, type: type, at: call.place, nextPoint(in: scope), in: scope)
        calls.append(FollowedCall(
            written, handler: scope.handler, caller: scope.function, isChosen: scope.isChosen, isOfMode: isOfMode(call, in: scope)))
    }

    /// The same without noting the call.
    mutating func result(
        of function: Declared<FunctionFacts>, _ arguments: [EvaluatedArgument], on receiver: Value, _ call: Call, expecting: String?,
        in scope: Scope
    ) -> [Value] {
        let values = values(of: arguments, bound: project.bind(call, to: function.facts) ?? [])
        return result(of: function, values, on: receiver, expecting: expecting, in: scope)
    }

    private mutating func result(
        of function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, expecting: String?, in scope: Scope
    ) -> [Value] {
        let result = function.facts.result
        let declared = result.map { project.className($0, from: function.owner) }
        let generic = result.map { type in function.facts.genericParameters.contains { $0.name == type.name } } ?? false
        guard result != nil, generic || declared.map({ mayBeShown($0) }) ?? false, scope.depth < Self.depthLimit, spend() else {
            return declared.map { [sharpen(.unknown, to: $0, held: function.facts.name)] } ?? [.unknown]
        }
        let depth = scope.depth + 1
        let question = Recall.Question(
            path: function.path, place: function.facts.place, name: function.facts.name, receiver: receiver, arguments: values,
            expecting: expecting, depth: depth)
        let returned = recalling(question) { interpreter in
            interpreter.quietly { $0.follow(function, values, on: receiver, expecting: expecting, depth: depth).returned }
        }
        let known = returned.filter { $0 != .null }
        if let text = lookedUpText(function.facts, values), !known.contains(where: \.isText) { return text }
        if known.count > 1, isAskedWithUnknown(values) { markOneOfMany(known) }
        return known.isEmpty ? [sharpen(.unknown, to: declared, held: function.facts.name)] : known.map { sharpen($0, to: declared, held: function.facts.name) }
    }

    /// Runs the closures that a call hands to a project function, with the controllers that the function calls them with.
    private mutating func runHandlers(
        _ arguments: [EvaluatedArgument], of function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, in scope: Scope
    ) {
        let takers = zip(function.facts.parameters, values).filter { parameter, given in
            given != nil && parameter.type?.name == "->" && parameter.type?.arguments.dropLast().contains { isSomeController($0.name) } == true
        }
        var known: [Int: [[Value]]]?
        if isRecording, !takers.isEmpty, scope.depth < 2, spend() {
            let outer = handed
            handed = [:]
            _ = quietly { $0.follow(function, values, on: receiver, expecting: nil, depth: scope.depth + 1) }
            known = handed
            handed = outer
        }
        for argument in arguments {
            for case .closure(let index) in argument.values {
                let context: ClosureContext = asks(function) ? .action("UIAlertAction") : .plain
                runClosure(index, with: known?[index] ?? [], as: context, conditional: true)
            }
        }
    }

    /// A wrapper around an alert: what it is handed runs when the user answers.
    private func asks(_ function: Declared<FunctionFacts>) -> Bool {
        let alerts: Set<String> = ["UIAlertController", "UIAlertAction"]
        return function.owner.map(alerts.contains) == true || !NameUses(function.facts.body ?? []).names.isDisjoint(with: alerts)
    }

    /// A type under which controllers are handed on.
    private func isSomeController(_ type: String) -> Bool {
        type == "UIViewController" || project.types[type].map { project.isViewController($0.name) } == true
    }

    /// What a function gives that looks a text up in a way that cannot be followed.
    private func lookedUpText(_ function: FunctionFacts, _ arguments: [[Value]?]) -> [Value]? {
        let given = function.textParameters.lazy.compactMap { arguments.indices.contains($0) ? arguments[$0] : nil }
        return given.first { !$0.isEmpty && $0.allSatisfy(\.isText) }
    }

    private func isAskedWithUnknown(_ arguments: [[Value]?]) -> Bool {
        arguments.contains { values in
            values?.contains { value in
                switch value {
                case .parameter, .unknown, .existing: true
                default: false
                }
            } == true
        }
    }

    mutating func markOneOfMany(_ values: [Value]) {
        for case .object(let index) in values {
            objects[index].isOneOfMany = true
            for case .object(let inner) in objects[index].root { objects[inner].isOneOfMany = true }
        }
    }

    /// Runs a function's body with arguments bound, as a part of the path of `outer` where that is given.
    mutating func follow(
        _ function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, expecting: String?, depth: Int,
        along outer: Scope? = nil
    ) -> Outcome {
        guard let body = function.facts.body else { return Outcome(returned: [.unknown]) }
        var inner = Scope(
            owner: function.owner, itself: receiver, path: function.path, function: function.facts.fullName, depth: depth)
        inner.code = function
        if receiver == .me { inner.generics = classGenerics }
        if let outer { (inner.trail, inner.context, inner.handler, inner.devices) = (outer.trail, outer.context, outer.handler, outer.devices) }
        for (index, parameter) in function.facts.parameters.enumerated() {
            let given = values.indices.contains(index) ? values[index] : nil
            let type = parameter.type.map { className($0, in: inner) }
            if let given {
                inner.locals[parameter.name] = given.map { sharpen($0, to: type, held: parameter.name) }
                inner.given.insert(parameter.name)
                if let written = parameter.type { bindGenerics(written, to: given, function: function, in: &inner) }
            } else if let value = parameter.defaultValue {
                inner.locals[parameter.name] = evaluate(value, expecting: type, in: &inner)
                inner.given.insert(parameter.name)
            } else {
                inner.locals[parameter.name] = [sharpen(.unknown, to: type, held: parameter.name)]
            }
        }
        if let expecting, let result = function.facts.result,
            function.facts.genericParameters.contains(where: { $0.name == result.name }), inner.generics[result.name] == nil {
            inner.generics[result.name] = expecting
        }
        var outcome = run(body, in: &inner)
        outcome.trail = inner.trail
        return outcome
    }

    private func bindGenerics(_ written: TypeName, to values: [Value], function: Declared<FunctionFacts>, in scope: inout Scope) {
        let names = Set(function.facts.genericParameters.map(\.name))
        guard values.count == 1 else { return }
        // `type: T.Type` is written as a metatype; `value: T` by the value itself.
        let name = written.name.hasSuffix(".Type") ? String(written.name.dropLast(5)) : written.name
        guard names.contains(name) || written.arguments.contains(where: { names.contains($0.name) }) else { return }
        let target = names.contains(name) ? name : written.arguments.first { names.contains($0.name) }?.name ?? name
        if case .metatype(let type) = values[0] {
            scope.generics[target] = type
        } else if let type = typeName(of: values[0]) {
            scope.generics[target] = type
        }
    }

    /// Results worth following: controllers, bar items, storyboards, strings, protocols and whatever may hold one.
    private func mayBeShown(_ type: String) -> Bool {
        let plain: Set<String> = ["Void", "Bool", "Int", "Double", "CGFloat", "Date", "URL", "Data", "CGRect", "CGSize", "UIColor", "UIImage", "UIFont"]
        return !plain.contains(type)
    }

    // MARK: Lists

    mutating func listCall(_ name: String, on receiver: Value, _ arguments: [EvaluatedArgument], in scope: inout Scope) -> [Value]? {
        if name == "dropLast", isStackList(receiver) { return [.part("belowTop", of: .unknown)] }
        let elements: [[Value]]
        switch receiver {
        case .list(let known), .bag(let known): elements = known
        default: return nil
        }
        switch name {
        case "map", "compactMap", "flatMap":
            guard let argument = arguments.first else { return nil }
            let mapped = elements.map { element -> [Value] in unique(argument.values.flatMap { apply($0, to: element, in: scope) }) }
            if case .bag = receiver { return [.bag(mapped)] }
            return [.list(mapped)]
        case "forEach", "first", "filter", "enumerated", "reversed", "sorted", "last":
            if let argument = arguments.first {
                for case .closure(let index) in argument.values {
                    runClosure(index, with: [unique(elements.flatMap { $0 })], as: .plain, conditional: true, changing: &scope)
                }
            }
            return name == "first" || name == "last" ? unique(elements.flatMap { $0 }) : [receiver]
        default: return nil
        }
    }

    /// What lists kept in a local are after `append` or `insert`; nil for other calls, unknown where the place in them is.
    func grown(_ lists: [Value], by name: String, _ arguments: [EvaluatedArgument]) -> [Value]? {
        if name == "removeLast" || name == "popLast", lists.allSatisfy(isStackList) { return [.part("belowTop", of: .unknown)] }
        guard name == "append" || name == "insert", let added = arguments.first, !lists.isEmpty else { return nil }
        var grown: [Value] = []
        for list in lists {
            let elements: [[Value]]
            switch list {
            case .list(let known), .bag(let known): elements = known
            case .part where isStackList(list) && name == "append" && added.label == nil:
                grown.append(.list([[list], added.values]))
                continue
            default: return nil
            }
            var new = [added.values]
            if added.label == "contentsOf" {
                guard added.values.count == 1, case .list(let several)? = added.values.first else { return [.unknown] }
                new = several
            }
            var place: Int? = elements.count
            if name == "insert", !elements.isEmpty { place = insertionPlace(arguments, elements.count) }
            if case .list = list, let place {
                grown.append(.list(elements[..<place] + new + elements[place...]))
            } else {
                grown.append(.bag(elements + new))
            }
        }
        return unique(grown)
    }

    /// Where `insert(_:at:)` puts its element; nil where that is computed.
    private func insertionPlace(_ arguments: [EvaluatedArgument], _ count: Int) -> Int? {
        guard arguments.count == 2, arguments[1].values.count == 1, case .number(let number) = arguments[1].values[0],
            let index = Int(exactly: number), (0...count).contains(index)
        else { return nil }
        return index
    }

    private mutating func apply(_ function: Value, to element: [Value], in scope: Scope) -> [Value] {
        switch function {
        case .closure(let index):
            let state = closures[index]
            var inner = state.scope
            inner.depth = scope.depth + 1
            guard inner.depth <= Self.depthLimit, spend() else { return [.unknown] }
            if let parameter = state.closure.parameters.first { inner.locals[parameter] = element }
            return run(state.closure.body, in: &inner).returned
        default: return [.unknown]
        }
    }
}
