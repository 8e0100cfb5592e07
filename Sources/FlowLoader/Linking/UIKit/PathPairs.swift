import Diagnostics
import FlowGraph

// Which moves of one path hang on each other.

extension Block {
    /// Whether a test of the code itself, outside the closures in it, mentions one of the names.
    fileprivate func testsItself(anyOf names: Set<String>, depth: Int = 0) -> Bool {
        guard depth < 40 else { return false }
        return contains { statement in
            switch statement {
            case .ensure(let conditions, _, _): conditions.contains { $0.mentions(anyOf: names) }
            case .branch(let arms, _):
                arms.contains { arm in arm.conditions.contains { $0.mentions(anyOf: names) } || arm.body.testsItself(anyOf: names, depth: depth + 1) }
            case .nested(let inner): inner.testsItself(anyOf: names, depth: depth + 1)
            default: false
            }
        }
    }
}

extension Condition {
    fileprivate func mentions(anyOf names: Set<String>) -> Bool {
        switch self {
        case .expression(let test), .matches(_, let test): NameUses.mentions(test, anyOf: names)
        case .binding(let name, _, let value): value.map { NameUses.mentions($0, anyOf: names) } ?? names.contains(name)
        case .availability, .otherwise: false
        }
    }
}

/// The pairs on the paths of one unit.
struct PathPairs {
    let interpreter: Interpreter
    let run: UnitRun
    let project: Project
    let boards: StoryboardIndex
    let travelling: TravellingExits?
    let observers: ObserverMoves
    /// The presentation of the screen that calls the unit, a method of its delegate, while it is still up.
    var calledBack: Succession.Step?
    /// The unit is handed a screen that its class presents.
    var isAnswer = false
    private let moves: [PathTrace.Move]
    private let links: OperationLinks

    init(interpreter: Interpreter, run: UnitRun, project: Project, boards: StoryboardIndex, travelling: TravellingExits?, observers: ObserverMoves) {
        self.travelling = travelling
        self.observers = observers
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
        for move in moves {
            if let early = whileLoading(move) { found.append(early) }
            found += afterCallback(move)
            if let asked = onDelegate(move) { found.append(asked) }
            if let posted = afterPost(move) { found.append(posted) }
            for step in move.trail.reversed() {
                let earlier = moves[step.move]
                // A helper's own pair is told where the helper is written.
                guard earlier.caller == nil || earlier.caller != move.caller, !earlier.devices.isDisjoint(with: move.devices),
                    let relation = step.isOver ? relationOnceOver(earlier, move) : relation(earlier, move)
                else { continue }
                var pair = succession(earlier, move, relation, isSure: step.isSure)
                pair.waits = step.isOver || earlier.context != move.context
                found.append(pair)
                break
            }
        }
        return found
    }

    private func succession(_ first: PathTrace.Move, _ second: PathTrace.Move, _ relation: Succession.Relation, isSure: Bool) -> Succession {
        var pair = Succession(
            from: source, function: run.unit.function.facts.fullName, first: step(first, isSure: isSure), second: step(second, isSure: true),
            relation: relation)
        if pair.first?.caller != nil || pair.second.caller != nil || !isSure { pair.certainty = .likely }
        if first.verb == .dismiss, first.caller == nil, Self.callersLookAbove(run.unit, in: project) { pair.certainty = .possible }
        // By the time an alert's answer runs, the alert is gone: who showed it has nothing left to take away, unless it is a layer itself.
        if first.verb == .dismiss, relation == .sameHost, first.context.last == .action("UIAlertAction"), first.context == second.context {
            pair.certainty = .possible
        }
        // Which branch of a helper runs, its own state decides; whether two branches can hold together, nobody knows.
        if second.isUnsure || !isSure && second.guarded != .always { pair.certainty = .possible }
        return pair
    }

    /// Those who call the function test first whether anything is presented: in its own code, no dismissal need find something.
    private static func callersLookAbove(_ unit: CodeUnit, in project: Project) -> Bool {
        guard let type = unit.selfType.flatMap({ project.types[$0] }), !unit.isProperty else { return false }
        let name = unit.function.facts.name
        let callers = type.functions.values.joined().filter { $0.facts.name != name && NameUses.mentions($0.facts.body ?? [], anyOf: [name]) }
        return !callers.isEmpty && callers.allSatisfy { ($0.facts.body ?? []).testsItself(anyOf: ["presentedViewController"]) }
    }

    private func whileLoading(_ move: PathTrace.Move) -> Succession? {
        guard Self.isLoading(run.unit.function.facts), move.context.isEmpty, move.receiver == .me, isPresentation(move),
            let type = run.unit.selfType, OperationLinks.isNode(type, of: project)
        else { return nil }
        return Succession(
            from: source, function: run.unit.function.facts.fullName, first: nil, second: step(move, isSure: move.guarded == .always),
            relation: .loading, certainty: move.isUnsure ? .possible : move.caller == nil ? .certain : .likely)
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

    /// A notification posted while a dismissal is under way, and an observer that shows something for it.
    private func afterPost(_ move: PathTrace.Move) -> Succession? {
        guard let name = move.notification, let step = move.trail.last(where: { !$0.isOver && moves[$0.move].verb == .dismiss }),
            let (told, operation, registered) = observers.first(for: name)
        else { return nil }
        let earlier = moves[step.move]
        guard earlier.context == move.context, !earlier.devices.isDisjoint(with: move.devices) else { return nil }
        let shown = operation.targets.flatMap { told.interpreter.destinations(of: $0, scope: operation.owner) }.compactMap(\.id).first
        let second = Succession.Step(
            operation.verb, to: shown, on: links.classify(operation.receiver, told.interpreter).0, notification: name, registered: registered,
            location: Span(path: operation.path, operation.place), caller: Span(path: move.site.path, move.site.place))
        var pair = Succession(
            from: source, function: run.unit.function.facts.fullName, first: self.step(earlier, isSure: step.isSure), second: second,
            relation: .presenter)
        pair.certainty = step.isSure && !move.isUnsure ? .likely : .possible
        return pair
    }

    // MARK: How two moves hang together

    private func relation(_ first: PathTrace.Move, _ second: PathTrace.Move) -> Succession.Relation? {
        if let callback = first.callback { return takesAway(callback, what: second) ? .twice : nil }
        guard let asked = key(first.receiver, of: first.itself), let host = key(second.receiver, of: second.itself) else { return nil }
        if isPresentation(second) {
            if first.verb == .dismiss { return afterDismissal(of: asked, on: host, before: second) }
            guard isPresentation(first) else { return nil }
            // The same object twice is what the transition's `already` says.
            if isSameObject(first, second) { return nil }
            return asked == host ? .sameHost : nil
        }
        switch second.verb {
        case .showDetail, .column: return first.verb == .dismiss && asked == host ? .sameHost : nil
        case .dismiss:
            if first.verb == .dismiss { return asked == host ? .sameHost : nil }
            // Asked by what the class has presented, it is that which it takes away; something else would not have come up.
            guard isPresentation(first), asked == host, !(isAnswer && host == "self" && second.handler == nil) else { return nil }
            return .sameHost
        default: return nil
        }
    }

    /// What still hangs on a move that ended long ago.
    private func relationOnceOver(_ first: PathTrace.Move, _ second: PathTrace.Move) -> Succession.Relation? {
        guard second.verb == .dismiss, isPresentation(first), second.handler == first.handler,
            let asked = key(first.receiver, of: first.itself), let host = key(second.receiver, of: second.itself),
            asked == "\(host).topmost"
        else { return nil }
        return .named
    }

    /// A call back whose code, as it was supplied, closes the layer or level of the one that calls.
    private func takesAway(_ callback: Interpreter.OpaqueCall, what second: PathTrace.Move) -> Bool {
        guard second.context == callback.context, let summary = travelling?.summary(of: callback), !summary.isOpaque,
            let exit = summary.exits.first(where: { $0.guarded == .always })
        else { return false }
        switch second.verb {
        case .dismiss:
            guard second.receiver == .me || second.receiver == .relative(.presenting, of: .me) || second.receiver == .relative(.nav, of: .me) else { return false }
            return exit.verb == .dismiss
        case .pop: return exit.verb == .pop && second.receiver == .relative(.nav, of: .me)
        default: return false
        }
    }

    // MARK: Calling back

    /// A presentation or push in code that the screen shown by the same controller calls, while that screen is still up.
    private func afterCallback(_ move: PathTrace.Move) -> [Succession] {
        guard let handler = move.handler, isPresentation(move) || move.verb == .push, let host = key(move.receiver, of: move.itself),
            !move.context.contains(.completion(of: "dismiss")), !move.trail.contains(where: { moves[$0.move].verb == .dismiss })
        else { return [] }
        let keepers = interpreter.objects(keeping: handler)
        guard !keepers.isEmpty, !keepers.contains(where: leavesByItself) else { return [] }
        return moves.compactMap { shown -> Succession? in
            guard shown.verb != .alert, shown.verb != .actionSheet, isPresentation(shown), key(shown.receiver, of: shown.itself) == host, shown.handler != handler,
                shown.targets.contains(where: { if case .object(let index) = $0 { isOrShows(index, keepers) } else { false } })
            else { return nil }
            return succession(shown, move, .callback, isSure: shown.guarded == .always)
        }
    }

    /// The same in a method that the screen calls on its delegate. One that looks at what is presented, or closes something in a way that is
    /// not followed, deals with it.
    private func onDelegate(_ move: PathTrace.Move) -> Succession? {
        guard let shown = calledBack, move.handler == nil, move.context.isEmpty, isPresentation(move) || move.verb == .push,
            key(move.receiver, of: move.itself) == "self", !move.trail.contains(where: { moves[$0.move].verb.isExit }), !looksAbove
        else { return nil }
        return Succession(
            from: source, function: run.unit.function.facts.fullName, first: shown, second: step(move, isSure: move.guarded == .always),
            relation: .callback, certainty: move.isUnsure ? .possible : .likely)
    }

    private var looksAbove: Bool {
        NameUses(run.unit.function.facts.body ?? []).names.contains { name in
            let name = name.lowercased()
            return ["presentedv", "presentingv", "close", "hide", "top"].contains(where: name.hasPrefix) || name.contains("dismiss")
        }
    }

    private func isOrShows(_ index: Int, _ wanted: Set<Int>, depth: Int = 0) -> Bool {
        if wanted.contains(index) { return true }
        guard depth < 3 else { return false }
        return interpreter.objects[index].root.contains { if case .object(let inner) = $0 { isOrShows(inner, wanted, depth: depth + 1) } else { false } }
    }

    /// Code of the class, or of the view it hosts, takes itself away, or is not in the sources.
    private func leavesByItself(_ index: Int) -> Bool {
        let object = interpreter.objects[index]
        let names = [object.className, object.hostedType].compactMap { $0 }
        let known = names.compactMap { project.types[$0] }
        guard !known.isEmpty else { return true }
        return known.contains { type in
            type.usedNames.contains { $0.hasPrefix("dismiss") || $0.hasPrefix("pop") || $0 == "presentationMode" || $0.hasPrefix("close") }
        }
    }

    private func afterDismissal(of gone: String, on host: String, before second: PathTrace.Move) -> Succession.Relation? {
        if gone == host { return .sameHost }
        if gone == "\(host).presented" || host == "\(gone).presenting" || gone == "\(host).topmost" { return .presenter }
        if gone == "\(host).presenting" { return .sameHost }
        if host == "\(gone).topmost" || gone.hasSuffix(".presented") && host == "\(gone.dropLast(".presented".count)).topmost" { return .topmost }
        let isShownByHost = second.trail.contains { step in
            let earlier = moves[step.move]
            return isPresentation(earlier) && key(earlier.receiver, of: earlier.itself) == host && earlier.targets.contains { key($0, of: earlier.itself) == gone }
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

    /// What an object keeps: two of a class keep two. Nil where it is not known which object it is.
    private func kept(_ name: String, by owner: Value, depth: Int) -> String? {
        if owner == .me { return name }
        return key(owner, of: .me, depth: depth + 1).map { "\($0) \(name)" }
    }

    /// Which controller a value is, as far as its layer goes: containers stand in the layer of what they contain. Nil where two values
    /// that look alike need not be one.
    private func key(_ value: Value, of owner: Value, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch value {
        case .me: return "self"
        case .windowRoot: return "root"
        case .object(let index):
            let object = interpreter.objects[index]
            // By where it is made: what a property is assigned is looked up anew each time it is read.
            let making = "\(object.path):\(object.place.line):\(object.place.column)"
            return object.holder == nil ? making : kept(making, by: owner, depth: depth)
        case .existing(let type, let held): return held.isEmpty ? nil : kept("\(type) \(held)", by: owner, depth: depth)
        case .parameter(let name, _): return "parameter \(name)"
        case .typed(let inner, _): return key(inner, of: owner, depth: depth + 1)
        case .relative(let relative, let inner):
            guard let base = key(inner, of: owner, depth: depth + 1) else { return nil }
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
