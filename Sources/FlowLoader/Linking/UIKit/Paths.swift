import Diagnostics
import FlowGraph

/// Finds moves that follow each other on one path and hang on each other: a presentation while a dismissal is under way, two
/// presentations on one controller, a presentation while the screen is still loading.
///
/// Only code from which two moves can be reached runs again, with helpers entered where they are called.
struct Paths {
    let project: Project
    let boards: StoryboardIndex
    let runs: [UnitRun]
    /// Functions that make a move, directly or by up to `helperDepth` calls, and those that may dismiss.
    private let movers: Set<Site>

    init(project: Project, boards: StoryboardIndex, runs: [UnitRun]) {
        self.project = project
        self.boards = boards
        self.runs = runs
        var movers = Set(runs.filter { run in run.interpreter.operations.contains { $0.isMove && $0.context.allSatisfy(\.isPartOfPath) } }.map(\.unit.key))
        for _ in 1..<PathTrace.depthLimit {
            let callers = runs.filter { run in
                run.interpreter.calls.contains { $0.context.allSatisfy(\.isPartOfPath) && movers.contains($0.function.site) }
            }
            movers.formUnion(callers.map(\.unit.key))
        }
        self.movers = movers
    }

    func successions() -> [Succession] {
        var found: [Succession] = []
        var known: Set<[Span]> = []
        var recall = Recall()
        // Code with fewer helpers in between tells of a pair before code that reaches it from afar.
        var pairs: [Succession] = []
        for run in runs where mayFollow(run) {
            var interpreter = Interpreter(project: project, boards: boards, selfType: run.unit.selfType)
            interpreter.isLent = run.interpreter.isLent
            interpreter.classGenerics = run.interpreter.classGenerics
            interpreter.delivered = run.interpreter.delivered
            interpreter.trace = PathTrace(entering: movers)
            swap(&interpreter.recall, &recall)
            interpreter.run(run.unit.function)
            swap(&interpreter.recall, &recall)
            pairs += PathPairs(interpreter: interpreter, run: run, project: project, boards: boards).found()
        }
        pairs.sort { ($0.helpers, $0.from) < ($1.helpers, $1.from) }
        for pair in pairs where known.insert([pair.first?.location ?? pair.second.location, pair.second.location]).inserted { found.append(pair) }
        return found
    }

    /// Whether two moves, or one while the screen loads, can stand on a path of the unit.
    private func mayFollow(_ run: UnitRun) -> Bool {
        let operations = run.interpreter.operations.filter(\.isMove)
        let calls = run.interpreter.calls.filter { movers.contains($0.function.site) && $0.function.site != run.unit.key }
        guard operations.count + calls.count > 0 else { return false }
        if PathPairs.isLoading(run.unit.function.facts) { return true }
        guard operations.count + calls.count > 1 else { return false }
        return !calls.isEmpty || operations.contains { $0.verb == .dismiss } || operations.count { $0.verb.isShowing } > 1
    }
}

extension Declared where Facts == FunctionFacts {
    fileprivate var site: Site { Site(path: path, place: facts.place) }
}

extension Operation {
    fileprivate var isMove: Bool {
        verb == .dismiss || verb.isShowing || verb == .showDetail || verb == .column || verb == .push
    }
}

extension Verb {
    /// Asks a controller to present something.
    fileprivate var isShowing: Bool {
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

/// The pairs on the paths of one unit.
private struct PathPairs {
    let interpreter: Interpreter
    let run: UnitRun
    let project: Project
    let boards: StoryboardIndex
    private let moves: [PathTrace.Move]
    private let links: OperationLinks

    init(interpreter: Interpreter, run: UnitRun, project: Project, boards: StoryboardIndex) {
        self.interpreter = interpreter
        self.run = run
        self.project = project
        self.boards = boards
        moves = interpreter.trace?.moves ?? []
        links = OperationLinks(project: project, boards: boards, triggers: [:], controls: ControlReader(project: project, boards: boards))
    }

    static func isLoading(_ function: FunctionFacts) -> Bool {
        ["viewDidLoad", "loadView", "init"].contains(function.name) && !function.isStatic
    }

    func found() -> [Succession] {
        var found: [Succession] = []
        for (index, move) in moves.enumerated() {
            if let early = whileLoading(move) { found.append(early) }
            for step in move.trail.reversed() {
                let earlier = moves[step.move]
                // A helper's own pair is told where the helper is written.
                guard earlier.caller == nil || earlier.caller != move.caller, !earlier.devices.isDisjoint(with: move.devices),
                    let relation = relation(earlier, move, at: index)
                else { continue }
                var pair = Succession(
                    from: source, function: run.unit.function.facts.fullName, first: self.step(earlier, isSure: step.isSure),
                    second: self.step(move, isSure: true), relation: relation, waits: earlier.context != move.context)
                if pair.first?.caller != nil || pair.second.caller != nil || !step.isSure { pair.certainty = .likely }
                found.append(pair)
                break
            }
        }
        return found
    }

    private func whileLoading(_ move: PathTrace.Move) -> Succession? {
        guard Self.isLoading(run.unit.function.facts), move.context.isEmpty, move.receiver == .me, isPresentation(move),
            let type = run.unit.selfType, OperationLinks.isNode(type, of: project)
        else { return nil }
        return Succession(
            from: source, function: run.unit.function.facts.fullName, first: nil, second: step(move, isSure: move.guarded == .always),
            relation: .loading, certainty: move.caller == nil ? .certain : .likely)
    }

    private var source: String {
        guard let type = run.unit.selfType else {
            let file = run.unit.function.path.split(separator: "/").last.map(String.init) ?? run.unit.function.path
            return "flow:" + (file.split(separator: ".").first.map(String.init) ?? file)
        }
        return OperationLinks.isNode(type, of: project) && !run.unit.function.facts.isStatic ? type : "flow:\(type)"
    }

    private func step(_ move: PathTrace.Move, isSure: Bool) -> Succession.Step {
        let targets = move.targets.flatMap { interpreter.destinations(of: $0, scope: nil) }.compactMap(\.id)
        var verb = move.verb
        var to = targets.first
        if verb == .performSegue, let segue = segue(of: move) { (verb, to) = segue }
        return Succession.Step(
            verb, to: to, on: links.classify(move.receiver, interpreter).0, location: Span(path: move.site.path, move.site.place),
            caller: move.caller.map { Span(path: $0.path, $0.place) }, guarded: isSure ? .always : .conditional)
    }

    private func segue(of move: PathTrace.Move) -> (Verb, String?)? {
        guard move.receiver == .me, let type = run.unit.selfType, let name = move.identifiers.first,
            let (scene, segue) = boards.segues(identifier: name, ofClass: type, in: project).first
        else { return nil }
        let transition = boards.transition(for: segue, in: scene, of: project)
        return (transition.verb, transition.to)
    }

    private func isPresentation(_ move: PathTrace.Move) -> Bool {
        guard move.verb == .performSegue else { return move.verb.isShowing }
        return segue(of: move)?.0.effect == .present
    }

    // MARK: How two moves hang together

    private func relation(_ first: PathTrace.Move, _ second: PathTrace.Move, at index: Int) -> Succession.Relation? {
        guard let asked = key(first.receiver), let host = key(second.receiver) else { return nil }
        if isPresentation(second) {
            if first.verb == .dismiss { return afterDismissal(of: asked, on: host, before: second) }
            guard isPresentation(first) else { return nil }
            if isSameObject(first, second) { return .sameObject }
            return asked == host ? .sameHost : nil
        }
        switch second.verb {
        case .showDetail, .column: return first.verb == .dismiss && asked == host ? .sameHost : nil
        case .push: return first.verb == .push && isSameObject(first, second) ? .sameObject : nil
        case .dismiss:
            if first.verb == .dismiss || isPresentation(first) { return asked == host ? .sameHost : nil }
            return nil
        default: return nil
        }
    }

    private func afterDismissal(of gone: String, on host: String, before second: PathTrace.Move) -> Succession.Relation? {
        if gone == host { return .sameHost }
        if gone == "\(host).presented" || host == "\(gone).presenting" || gone == "\(host).topmost" { return .presenter }
        if gone == "\(host).presenting" { return .sameHost }
        if host == "\(gone).topmost" || gone.hasSuffix(".presented") && host == "\(gone.dropLast(".presented".count)).topmost" { return .topmost }
        let isShownByHost = second.trail.contains { step in
            let earlier = moves[step.move]
            return isPresentation(earlier) && key(earlier.receiver) == host && earlier.targets.contains { key($0) == gone }
        }
        return isShownByHost ? .presenter : nil
    }

    private func isSameObject(_ first: PathTrace.Move, _ second: PathTrace.Move) -> Bool {
        guard first.targets.count == 1, second.targets.count == 1, first.targets[0] == second.targets[0] else { return false }
        switch first.targets[0] {
        case .object, .parameter: return true
        default: return false
        }
    }

    /// Which controller a value is, as far as its layer goes: containers stand in the layer of what they contain. Nil where two values
    /// that look alike need not be one.
    private func key(_ value: Value, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch value {
        case .me: return "self"
        case .windowRoot: return "root"
        case .object(let index):
            let object = interpreter.objects[index]
            return object.holder.map { "\(object.path):\(object.place.line):\(object.place.column).\($0)" } ?? "object \(index)"
        case .existing(let type, let held): return held.isEmpty ? nil : "\(type) \(held)"
        case .parameter(let name, _): return "parameter \(name)"
        case .typed(let inner, _): return key(inner, depth: depth + 1)
        case .relative(let relative, let inner):
            guard let base = key(inner, depth: depth + 1) else { return nil }
            switch relative {
            case .nav, .tab, .split, .parent: return base
            case .presenting: return "\(base).presenting"
            case .presented: return "\(base).presented"
            case .topmost: return "\(base).topmost"
            }
        default: return nil
        }
    }
}
