// Calls on lists whose elements are known.

extension Interpreter {
    mutating func listCall(_ name: String, on receiver: Value, _ arguments: [EvaluatedArgument], in scope: inout Scope) -> [Value]? {
        guard case .list(let elements) = receiver else { return nil }
        switch name {
        case "map", "compactMap", "flatMap":
            guard let argument = arguments.first else { return nil }
            let mapped = elements.map { element -> [Value] in unique(argument.values.flatMap { apply($0, to: element, in: scope) }) }
            return [.list(mapped)]
        case "forEach", "first", "filter", "enumerated", "reversed", "sorted", "last":
            if let argument = arguments.first {
                for case .closure(let index) in argument.values {
                    runClosure(index, with: [unique(elements.flatMap { $0 })], as: .plain, conditional: true)
                }
            }
            return name == "first" || name == "last" ? unique(elements.flatMap { $0 }) : [receiver]
        default: return nil
        }
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
