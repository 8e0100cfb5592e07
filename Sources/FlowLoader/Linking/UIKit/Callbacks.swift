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

    private func isHandedToScreen(_ handler: Int, in run: UnitRun) -> Bool {
        let closure = Value.closure(handler)
        let isKept = run.interpreter.stores.contains { store in
            store.values.contains(closure) && store.property.lastIndex(of: ".").map { isScreen(String(store.property[..<$0])) } == true
        }
        return isKept || run.interpreter.objects.contains { object in
            isScreen(object.className) && (object.positional + object.arguments.values + object.properties.values).contains { $0.contains(closure) }
        }
    }

    private func isScreen(_ type: String) -> Bool { OperationLinks.isNode(type, of: project) }
}
