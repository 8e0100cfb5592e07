import Diagnostics
import FlowGraph

/// Finds moves that follow each other on one path and hang on each other: a presentation while a dismissal is under way, two
/// presentations on one controller, a presentation while the screen is still loading.
///
/// Only code from which two moves can be reached runs again, with helpers entered where they are called.
struct Paths: Sendable {
    let project: Project
    let boards: StoryboardIndex
    let runs: [UnitRun]
    let travelling: TravellingExits?
    private let observers: ObserverMoves
    private let calledBack: CalledBack
    /// Functions that make a move, directly or by up to `helperDepth` calls, and those that may dismiss.
    private let movers: Set<Site>

    init(project: Project, boards: StoryboardIndex, runs: [UnitRun], deliveries: Deliveries, travelling: TravellingExits?) {
        self.travelling = travelling
        self.project = project
        self.boards = boards
        self.runs = runs
        calledBack = CalledBack(project: project, boards: boards, runs: runs, deliveries: deliveries)
        observers = ObserverMoves(project: project, runs: runs)
        var movers = Set(runs.filter { run in run.interpreter.operations.contains { $0.isMove && $0.context.allSatisfy(\.isPartOfPath) } }.map(\.unit.key))
        for _ in 1..<PathTrace.depthLimit {
            let callers = runs.filter { run in
                run.interpreter.calls.contains { $0.context.allSatisfy(\.isPartOfPath) && movers.contains($0.function.site) }
            }
            movers.formUnion(callers.map(\.unit.key))
        }
        self.movers = movers
    }

    func successions(_ jobs: Int) -> [Succession] {
        var found: [Succession] = []
        var known: Set<[Span]> = []
        // Code with fewer helpers in between tells of a pair before code that reaches it from afar.
        var pairs = inParts(runs.filter(mayFollow), jobs: jobs, remembering: Recall()) { run, recall -> [Succession] in
            var interpreter = Interpreter(project: project, boards: boards, selfType: run.unit.selfType)
            interpreter.isLent = run.interpreter.isLent
            interpreter.classGenerics = run.interpreter.classGenerics
            interpreter.delivered = run.interpreter.delivered
            interpreter.trace = PathTrace(entering: movers)
            swap(&interpreter.recall, &recall)
            interpreter.run(run.unit.function)
            swap(&interpreter.recall, &recall)
            var pathPairs = PathPairs(
                interpreter: interpreter, run: run, project: project, boards: boards, travelling: travelling, observers: observers)
            pathPairs.calledBack = calledBack.presentations[run.unit.key]
            pathPairs.isAnswer = calledBack.answers.contains(run.unit.key)
            return pathPairs.found()
        }.flatMap { $0 }
        pairs.sort { ($0.helpers, $0.from) < ($1.helpers, $1.from) }
        for pair in pairs where known.insert([pair.first?.place ?? pair.second.place, pair.second.place]).inserted { found.append(pair) }
        return found
    }

    /// Whether two moves, or one while the screen loads, can stand on a path of the unit.
    private func mayFollow(_ run: UnitRun) -> Bool {
        let operations = run.interpreter.operations.filter(\.isMove)
        let calls = run.interpreter.calls.filter { movers.contains($0.function.site) && $0.function.site != run.unit.key }
        guard operations.count + calls.count > 0 else { return false }
        if PathPairs.isLoading(run.unit.function.facts) || calledBack.presentations[run.unit.key] != nil { return true }
        let callsBack = run.interpreter.opaqueCalls.contains { $0.source != nil || $0.name == "post" } && operations.contains { $0.verb.isExit }
        guard operations.count + calls.count > 1 || callsBack else { return false }
        return callsBack || !calls.isEmpty || operations.contains { $0.verb.isExit } || operations.count { $0.verb.isShowing } > 1
    }
}

extension Declared where Facts == FunctionFacts {
    fileprivate var site: Site { Site(path: path, place: facts.place) }
}

extension Operation {
    fileprivate var isMove: Bool {
        verb.isExit || verb.isShowing || verb == .showDetail || verb == .column || verb == .push
    }
}

extension Verb {
    /// Asks a controller to present something.
    var isShowing: Bool {
        switch self {
        case .present, .alert, .actionSheet, .popover, .performSegue: true
        default: false
        }
    }
}

extension ClosureContext {
    /// Runs at a known point of the path: in the completion of a move.
    fileprivate var isPartOfPath: Bool {
        if case .completion = self { true } else { false }
    }
}

extension Succession {
    fileprivate var helpers: Int { (first?.caller == nil ? 0 : 1) + (second.caller == nil ? 0 : 1) }
}

/// What observers of notifications show whenever they are told, by the last part of the notification's name.
struct ObserverMoves {
    private var moves: [String: [(run: Int, operation: Operation, registered: Span)]] = [:]
    let runs: [UnitRun]

    init(project: Project, runs: [UnitRun]) {
        self.runs = runs
        let byKey = Dictionary(grouping: runs.indices) { runs[$0].unit.key }
        for (index, run) in runs.enumerated() {
            for registration in run.interpreter.registrations where !registration.name.isEmpty {
                if let handler = registration.handler { add(registration, index) { $0.point.handler == handler } }
                guard let method = registration.method else { continue }
                for function in project.functions(ofAction: method.name, of: method.type) {
                    for run in byKey[function.site] ?? [] { add(registration, run) { $0.point.handler == nil } }
                }
            }
        }
    }

    private mutating func add(_ registration: Registration, _ run: Int, _ isTold: (Operation) -> Bool) {
        for operation in runs[run].interpreter.operations where operation.guarded == .always && operation.caller == nil && isTold(operation) {
            guard [.present, .alert, .actionSheet, .push].contains(operation.verb), operation.context.allSatisfy({ $0 == .plain }) else { continue }
            moves[registration.name, default: []].append((run, operation, Span(path: registration.site.path, registration.site.place)))
        }
    }

    /// The first that is shown for a notification, and where its observer is registered; nil for one that many observe, of whom nobody knows which are there.
    func first(for name: String) -> (run: UnitRun, operation: Operation, registered: Span)? {
        guard let found = moves[name], found.count <= 3, let first = found.first else { return nil }
        return (runs[first.run], first.operation, first.registered)
    }
}
