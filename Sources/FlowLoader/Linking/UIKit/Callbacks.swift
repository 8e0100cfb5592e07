import FlowGraph

/// Code of a screen that runs because another screen asks for it: the methods of that one's delegate, closures that it was handed, and
/// the functions that such closures call.
struct Callbacks {
    private let project: Project
    /// By `Type.function(label:)`.
    private var asked: Set<String> = []
    /// Protocols that a screen keeps an object of.
    private var protocols: Set<String> = []

    init(_ runs: [UnitRun], of project: Project) {
        self.project = project
        for name in project.types.keys.sorted() where project.isViewController(name) {
            for property in (project.types[name]?.properties ?? [:]).values {
                if let type = property.facts.type?.name, project.types[type]?.kind == .protocol { protocols.insert(type) }
            }
        }
        for run in runs {
            guard let type = run.unit.selfType else { continue }
            for call in run.interpreter.calls where call.receiver == .me {
                if let handler = call.handler, isHandedToScreen(handler, in: run) { asked.insert("\(type).\(call.function.facts.fullName)") }
            }
        }
    }

    /// Whether the operation runs only when another screen asks.
    func hold(_ operation: Operation, in run: UnitRun) -> Bool {
        if let handler = operation.handler { return isHandedToScreen(handler, in: run) }
        guard let type = run.unit.selfType else { return false }
        if asked.contains("\(type).\(operation.function)") { return true }
        let name = operation.function.prefixUpToParenthesis
        return project.ancestors(of: type).contains { protocols.contains($0) && project.types[$0]?.functions[name] != nil }
    }

    /// A screen keeps the closure, or a model that keeps it.
    private func isHandedToScreen(_ handler: Int, in run: UnitRun) -> Bool {
        let closure = Value.closure(handler)
        let isKept = run.interpreter.stores.contains { store in
            store.values.contains(closure) && store.property.lastIndex(of: ".").map { isScreen(String(store.property[..<$0])) } == true
        }
        return isKept || run.interpreter.objects(keeping: handler).contains { isScreen(run.interpreter.objects[$0].className) }
    }

    private func isScreen(_ type: String) -> Bool { OperationLinks.isNode(type, of: project) }
}

extension Interpreter {
    /// Objects that were handed the closure, and those that were handed one of these: a screen's model, and the screen.
    func objects(keeping closure: Int) -> Set<Int> {
        var found: Set<Int> = []
        var wanted: [Value] = [.closure(closure)]
        for _ in 0..<3 where !wanted.isEmpty {
            let holders = objects.indices.filter { !found.contains($0) && objects[$0].holds(wanted) }
            found.formUnion(holders)
            wanted = holders.map { .object($0) }
        }
        return found
    }
}

extension ObjectState {
    /// One of the values was handed to it, when it was made or later.
    fileprivate func holds(_ wanted: [Value]) -> Bool {
        arguments.values.contains { $0.contains(where: wanted.contains) } || positional.contains { $0.contains(where: wanted.contains) }
            || properties.values.contains { $0.contains(where: wanted.contains) }
    }
}
