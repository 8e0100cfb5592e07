import Diagnostics
import FlowGraph

/// Ways out that a screen does not take itself but hands to others: to its delegate, or to a closure that its maker gave it.
struct TravellingExits {
    let project: Project
    let runs: [UnitRun]
    let deliveries: Deliveries
    private let byKey: [Site: [Int]]
    private let made: Set<String>
    /// Screens that the stack in a property shows, by `Type.property` of code that is no screen.
    private let shown: [String: Set<String>]

    init(project: Project, runs: [UnitRun], deliveries: Deliveries) {
        self.project = project
        self.runs = runs
        self.deliveries = deliveries
        byKey = Dictionary(grouping: runs.indices) { runs[$0].unit.key }
        made = Set(runs.flatMap { $0.interpreter.objects.map(\.className) })
        var shown: [String: Set<String>] = [:]
        for run in runs {
            guard let type = run.unit.selfType, !OperationLinks.isNode(type, of: project) else { continue }
            for operation in run.interpreter.operations {
                guard [.push, .show, .present].contains(operation.verb.effect), case .existing(_, let held) = operation.receiver else { continue }
                let targets = operation.targets.flatMap { run.interpreter.destinations(of: $0, scope: operation.owner) }
                shown["\(type).\(held)", default: []].formUnion(targets.compactMap(\.id))
            }
        }
        self.shown = shown
    }

    /// What the call comes to; nil where that cannot be told.
    func summary(of call: Interpreter.OpaqueCall) -> ActionSummary? {
        guard let source = call.source, let codes = codes(of: source, call) else { return nil }
        var summary = ActionSummary()
        for code in codes {
            guard let found = self.summary(of: code, call) else { return nil }
            summary.add(found)
        }
        return summary
    }

    private struct Code {
        var run: Int
        var handler: Int?
    }

    /// The code behind a property. None at all where it is certain that nobody gave it any.
    private func codes(of source: Interpreter.Source, _ call: Interpreter.OpaqueCall) -> [Code]? {
        if let requirement = source.requirement {
            let types = (deliveries.types[source.property] ?? []).sorted()
            guard !types.isEmpty, !deliveries.unknown.contains(source.property) else { return nil }
            var found: [Code] = []
            for type in types {
                guard let function = project.function(requirement, arguments: call.arguments, of: type), let code = code(of: function) else { return nil }
                found += code
            }
            return found
        }
        guard !deliveries.unknown.contains(source.property) else { return nil }
        guard let given = deliveries.code[source.property] else { return isNeverGiven(source.property) ? [] : nil }
        var found: [Code] = []
        for code in given {
            switch code {
            case .closure(let run, let index): found.append(Code(run: run, handler: index))
            case .function(let type, let name):
                let functions = project.functions(name, of: type)
                guard functions.count == 1, let code = self.code(of: functions[0]) else { return nil }
                found += code
            }
        }
        return found
    }

    /// A function without code that does anything has no run.
    private func code(of function: Declared<FunctionFacts>) -> [Code]? {
        guard function.facts.body != nil else { return nil }
        return (byKey[Site(path: function.path, place: function.facts.place)] ?? []).map { Code(run: $0, handler: nil) }
    }

    /// A constant optional closure that no initialiser call of the sources passes.
    private func isNeverGiven(_ property: String) -> Bool {
        guard let dot = property.lastIndex(of: ".") else { return false }
        let type = String(property[..<dot])
        guard made.contains(type), let facts = project.property(String(property[property.index(after: dot)...]), of: type)?.facts else { return false }
        return facts.isConstant && facts.isOptional
    }

    /// The exits of a piece of code and of what it calls on its own object, as they look to the screen that asked; nil where there is none
    /// and something that cannot be followed.
    private func summary(of code: Code, _ call: Interpreter.OpaqueCall) -> ActionSummary? {
        var summary = ActionSummary()
        var goesOn = false
        var frontier = [code]
        var seen: Set<Int> = []
        for _ in 0..<3 {
            var next: [Code] = []
            for code in frontier {
                let interpreter = runs[code.run].interpreter
                for operation in interpreter.operations where operation.handler == code.handler {
                    if operation.verb.isExit {
                        summary.exits.append(Exit(
                            operation.verb, on: receiver(of: operation, in: interpreter, for: call), guarded: call.guarded,
                            hangsOn: .stronger(call.hinge, operation.hinge), location: Span(path: operation.path, operation.place)))
                    } else {
                        summary.forwards = true
                    }
                }
                for asked in interpreter.opaqueCalls where asked.handler == code.handler && asked.name != "post" {
                    summary.isOpaque = true
                    if asked.followsDismissal { goesOn = true }
                }
                for inner in interpreter.calls where inner.handler == code.handler {
                    for run in byKey[Site(path: inner.function.path, place: inner.function.facts.place)] ?? [] where seen.insert(run).inserted {
                        next.append(Code(run: run, handler: nil))
                    }
                }
            }
            frontier = next
        }
        if goesOn { summary.goOn() }
        summary.doesMore = true
        summary.question = question(of: code)
        if call.guarded == .always { summary.work = work(of: code) }
        return summary.exits.isEmpty && !summary.forwards && summary.isOpaque && summary.question == nil ? nil : summary
    }

    /// What the code asks of the user before it leaves.
    private func question(of code: Code) -> Question? {
        let unit = runs[code.run].unit
        var question = QuestionReader(project: project).question(in: body(of: code), of: unit.selfType, path: unit.function.path)
        question?.certainty = .likely
        // The closure is what other code supplies; whom it calls for that is its own business.
        if let handler = code.handler {
            question?.location = Span(path: unit.function.path, runs[code.run].interpreter.closures[handler].closure.place)
        }
        return question
    }

    /// What the code does to its owner's state, besides leaving.
    private func work(of code: Code) -> [Work] {
        let unit = runs[code.run].unit
        return WorkReader(project: project).work(in: body(of: code), of: unit.selfType, path: unit.function.path, withState: true)
    }

    private func body(of code: Code) -> Block {
        code.handler.map { runs[code.run].interpreter.closures[$0].closure.body } ?? runs[code.run].unit.function.facts.body ?? []
    }

    /// The object whose code runs has shown the screen that asks, or was handed it.
    private func receiver(of operation: Operation, in interpreter: Interpreter, for call: Interpreter.OpaqueCall) -> Receiver {
        switch operation.receiver {
        case .existing(_, let held) where operation.verb != .dismiss && isShown(asker(of: call), by: held, of: interpreter): return .presenting
        case .parameter, .object, .existing: return operation.verb == .dismiss ? .itself : .otherNav
        case .windowRoot, .window: return .windowRoot
        default: return operation.verb == .dismiss ? .presenting : .otherNav
        }
    }

    /// The screen that keeps the delegate or closure.
    private func asker(of call: Interpreter.OpaqueCall) -> String? {
        guard let property = call.source?.property, let dot = property.lastIndex(of: ".") else { return nil }
        return String(property[..<dot])
    }

    private func isShown(_ screen: String?, by held: String, of interpreter: Interpreter) -> Bool {
        guard let screen, let type = interpreter.selfType else { return false }
        return shown["\(type).\(held)"]?.contains(screen) == true
    }
}
