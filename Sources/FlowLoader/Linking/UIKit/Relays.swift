import Diagnostics
import FlowGraph

/// Leads from the screens that ask to what code that is no screen shows for them: coordinators, routers and navigators, called
/// directly, through delegates, or through closures.
struct Relays {
    let project: Project
    let runs: [UnitRun]
    let deliveries: Deliveries
    /// Which run and which closure in it gave each transition.
    let origins: [Origin]
    let triggers: [String: Trigger]
    let isNode: (String) -> Bool

    struct Origin: Hashable {
        var run: Int
        var handler: Int?
        /// It hangs on a value that callers give: those that are known to give it lead there by themselves.
        var isChosen = false
        /// It hangs on what its object was told when it was made: the same of those that made it.
        var isOfMode = false

        var place: Origin { Origin(run: run, handler: handler, isChosen: isChosen) }
    }

    private struct Step {
        var node: Origin
        var isSure: Bool
    }

    /// A call in a screen's code.
    private struct Start {
        var steps: [Step]
        /// The object was told all it goes by.
        var isTold = false
        var place: Span
        var function: String
    }

    static let maxHops = 4
    private static let verbs: Set<Verb> = [.push, .show, .showDetail, .present]

    init(
        project: Project, runs: [UnitRun], deliveries: Deliveries, origins: [Origin], triggers: [String: Trigger],
        isNode: @escaping (String) -> Bool
    ) {
        self.project = project
        self.runs = runs
        self.deliveries = deliveries
        self.origins = origins
        self.triggers = triggers
        self.isNode = isNode
    }

    /// Adds a transition from the screen for each that its calls lead to.
    func extend(_ part: inout GraphPart) {
        let byKey = Dictionary(grouping: runs.indices) { runs[$0].unit.key }
        let given = Dictionary(grouping: part.transitions.indices.filter { origins.indices.contains($0) }) { origins[$0].place }
        var known: Set<String> = []
        for transition in part.transitions { known.insert(identity(transition, from: transition.from)) }
        var added: [Transition] = []
        for (index, run) in runs.enumerated() {
            guard let screen = run.unit.selfType, isNode(screen) else { continue }
            for start in starts(in: index, byKey) {
                for (transition, isSure) in reached(from: start.steps, byKey, given, part) {
                    let found = part.transitions[transition]
                    if start.isTold, origins[transition].isOfMode { continue }
                    guard found.from.hasPrefix("flow:"), found.to != nil, found.to != screen, Self.verbs.contains(found.verb),
                        known.insert(identity(found, from: screen)).inserted
                    else { continue }
                    var copy = found
                    copy.from = screen
                    copy.certainty = isSure ? min(found.certainty, .likely) : .possible
                    copy.caller = start.place
                    copy.guarded = .conditional
                    copy.trigger = triggers["\(screen).\(start.function)"] ?? Trigger(.unknown)
                    copy.trigger.function = start.function
                    added.append(copy)
                }
            }
        }
        part.transitions += added
    }

    private func identity(_ transition: Transition, from: String) -> String {
        let place = transition.location
        return "\(from)|\(transition.verb.rawValue)|\(transition.to ?? "?")|\(place.path):\(place.line):\(place.column)"
    }

    private func starts(in index: Int, _ byKey: [Site: [Int]]) -> [Start] {
        let interpreter = runs[index].interpreter
        var found: [Start] = []
        for call in interpreter.calls where call.function.facts.name != "init" && !call.isChosen {
            let steps = steps(to: call.function, byKey, isSure: true)
            if !steps.isEmpty {
                let isTold = interpreter.isTold(call.receiver)
                found.append(Start(steps: steps, isTold: isTold, place: Span(path: call.path, call.place), function: call.caller))
            }
        }
        for call in interpreter.opaqueCalls where !call.isChosen {
            let steps = steps(of: call, byKey)
            if !steps.isEmpty { found.append(Start(steps: steps, place: Span(path: call.path, call.place), function: call.function)) }
        }
        return found
    }

    /// The code of a function of a type that is no screen.
    private func steps(to function: Declared<FunctionFacts>, _ byKey: [Site: [Int]], isSure: Bool) -> [Step] {
        (byKey[Site(path: function.path, place: function.facts.place)] ?? []).filter(isFlow).map { Step(node: Origin(run: $0, handler: nil), isSure: isSure) }
    }

    private func isFlow(_ index: Int) -> Bool {
        guard let type = runs[index].unit.selfType else { return true }
        return !isNode(type)
    }

    /// Where a closure or an object that a property keeps leads.
    private func steps(of call: Interpreter.OpaqueCall, _ byKey: [Site: [Int]]) -> [Step] {
        guard let source = call.source else { return [] }
        if let requirement = source.requirement {
            let (bearers, isSure) = bearers(of: source)
            return bearers.flatMap { bearer in
                project.function(requirement, arguments: call.arguments, of: bearer).map { steps(to: $0, byKey, isSure: isSure) } ?? []
            }
        }
        return (deliveries.code[source.property] ?? []).flatMap { code -> [Step] in
            switch code {
            case .closure(let run, let index): isFlow(run) ? [Step(node: Origin(run: run, handler: index), isSure: true)] : []
            case .function(let type, let name): project.functions(name, of: type).flatMap { steps(to: $0, byKey, isSure: true) }
            }
        }
    }

    /// The types that may stand behind a protocol: those known to be put there, else those that conform, where they are few.
    private func bearers(of source: Interpreter.Source) -> (types: [String], isSure: Bool) {
        let given = (deliveries.types[source.property] ?? []).filter { project.types[$0] != nil && project.types[$0]?.kind != .protocol }.sorted()
        if !given.isEmpty { return (given, true) }
        let conforming = project.subtypes(of: source.protocolName ?? "").filter { project.types[$0]?.kind != .protocol }
        guard conforming.count <= Interpreter.implementationsLimit else { return ([], false) }
        return (conforming, conforming.count == 1)
    }

    private func reached(
        from steps: [Step], _ byKey: [Site: [Int]], _ given: [Origin: [Int]], _ part: GraphPart
    ) -> [(transition: Int, isSure: Bool)] {
        var seen: Set<Origin> = []
        var frontier = steps.filter { seen.insert($0.node).inserted }
        var found: [(transition: Int, isSure: Bool)] = []
        for _ in 0..<Self.maxHops {
            var next: [Step] = []
            for step in frontier {
                found += (given[step.node] ?? []).map { ($0, step.isSure) }
                let interpreter = runs[step.node.run].interpreter
                for call in interpreter.calls where call.handler == step.node.handler && call.function.facts.name != "init" && !call.isChosen {
                    next += self.steps(to: call.function, byKey, isSure: step.isSure).filter { seen.insert($0.node).inserted }
                }
                for call in interpreter.opaqueCalls where call.handler == step.node.handler && !call.isChosen {
                    next += self.steps(of: call, byKey).filter { seen.insert($0.node).inserted }
                        .map { Step(node: $0.node, isSure: $0.isSure && step.isSure) }
                }
            }
            frontier = next
        }
        return found
    }
}
