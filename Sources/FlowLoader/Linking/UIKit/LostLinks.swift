import Diagnostics
import FlowGraph

/// Finds where the ways of links come to nothing (rules.md G6): in the functions that an entry's handler leads to.
struct LostLinks {
    let project: Project
    let runs: [UnitRun]
    /// Runs from which a screen is shown or a container moved, directly or by calls.
    private let movers: Set<Int>
    private let byKey: [Site: [Int]]
    /// Runs that a launch leads to with the link, and the call in the launching function that does.
    private var launched: [Int: Span] = [:]
    /// The same for calls that come before the window's root is set there.
    private var tooEarly: [Int: Span] = [:]
    private let roots: RootSetups

    init(project: Project, runs: [UnitRun], byKey: [Site: [Int]]) {
        self.project = project
        self.runs = runs
        self.byKey = byKey
        roots = RootSetups(project)
        var movers = Set(runs.indices.filter { runs[$0].interpreter.operations.contains { !$0.verb.isExit } || !runs[$0].throughHelpers.isEmpty })
        for _ in 0..<OccasionChains.maxHops {
            movers.formUnion(runs.indices.filter { run in
                runs[run].interpreter.calls.contains { call in (byKey[call.function.key] ?? []).contains(where: movers.contains) }
            })
        }
        self.movers = movers
        let setters = rootSetters()
        for index in runs.indices where EntryChains.kind(ofHandler: runs[index].unit.function.facts.fullName) == .launch {
            follow(launch: index, setters)
        }
    }

    /// Runs that set the window's root before they return.
    private func rootSetters() -> Set<Int> {
        var found = Set(runs.indices.filter { runs[$0].interpreter.operations.contains { $0.verb == .root && $0.point.handler == nil } })
        for _ in 0..<2 {
            found.formUnion(runs.indices.filter { run in
                runs[run].interpreter.calls.contains { (byKey[$0.function.key] ?? []).contains(where: found.contains) && runsAtOnce($0, in: runs[run]) }
            })
        }
        return found
    }

    private mutating func follow(launch index: Int, _ setters: Set<Int>) {
        let interpreter = runs[index].interpreter
        var rooted = interpreter.operations.filter { $0.verb == .root && $0.point.handler == nil }.map(\.point)
        rooted += interpreter.calls.filter { (byKey[$0.function.key] ?? []).contains(where: setters.contains) && runsAtOnce($0, in: runs[index]) }.map(\.point)
        for call in interpreter.calls where EntryChains.readsLaunchOptions(call) && runsAtOnce(call, in: runs[index]) {
            let place = Span(path: call.path, call.place)
            let met = rooted.filter { $0.forks.meets(call.point.forks) && $0.order != call.point.order }
            let isEarly = !met.isEmpty && met.allSatisfy { $0.order > call.point.order }
            var frontier = byKey[call.function.key] ?? []
            var seen = Set(frontier)
            for _ in 0..<OccasionChains.maxHops {
                for run in frontier {
                    if launched[run] == nil { launched[run] = place }
                    if isEarly, tooEarly[run] == nil { tooEarly[run] = place }
                }
                frontier = frontier.flatMap { run in
                    runs[run].interpreter.calls.filter { runsAtOnce($0, in: runs[run]) }.flatMap { byKey[$0.function.key] ?? [] }
                }.filter { seen.insert($0).inserted }
            }
        }
    }

    /// The function makes the call before it returns: in no closure, or in one for the elements of a list.
    private func runsAtOnce(_ call: Interpreter.FollowedCall, in run: UnitRun) -> Bool {
        guard call.chain.isEmpty, call.context.allSatisfy({ $0 == .plain }) else { return false }
        if call.context.isEmpty { return true }
        var isForElements = true
        visitExpressions(in: run.unit.function.facts.body ?? []) { expression in
            guard case .call(let outer) = expression, !["forEach", "map", "compactMap", "flatMap", "first", "filter"].contains(outer.calledName ?? "") else { return }
            for argument in outer.arguments {
                guard let closure = argument.value.closure else { continue }
                visitExpressions(in: closure.body) { if case .call(let inner) = $0, inner.place == call.place { isForElements = false } }
            }
        }
        return isForElements
    }

    // MARK: One entry

    /// What is lost of an entry's link in the functions that it passes; `known` holds the places that were told of.
    func found(on passages: [OccasionChains.Passage], of entry: Entry, known: inout Set<Span>) -> [LostLink] {
        var found: [LostLink] = []
        func add(_ link: LostLink) { if known.insert(link.location).inserted { found.append(link) } }
        for passage in passages {
            let unit = runs[passage.run].unit
            guard let body = unit.function.facts.body, passage.handler == nil, !unit.isProperty else { continue }
            let moves = moves(of: passage)
            let gaps = OptionalGap.all(in: body)
            let function = "\(unit.selfType.map { "\($0)." } ?? "")\(unit.function.facts.fullName)"
            for gap in gaps where gap.isBare(reader) && gap.needs(moves) {
                let location = Span(path: unit.function.path, gap.place)
                if let call = passage.omitting.first(where: { $0.parameter == gap.name }), !gap.leaves(moves) {
                    add(LostLink(.omitted, entry: entry.id, name: gap.name, function: function, location: call.location, witness: location))
                } else if let reach = reach(of: gap, unit, passage), Self.notThereYet.contains(reach), let evidence = evidence(gap, passage.run, unit) {
                    add(LostLink(
                        .early, entry: entry.id, name: gap.word, function: function, evidence: evidence.kind, location: location, witness: evidence.place))
                }
            }
            if entry.kind != .launch {
                for arm in LoggedArms(reader: reader, type: unit.selfType, function: unit.function).found(in: body) {
                    add(LostLink(
                        .logged, entry: entry.id, name: arm.label, calls: arm.calls, function: function, location: Span(path: unit.function.path, arm.place)))
                }
                for use in roots.uses(in: body, of: unit.selfType, moves) {
                    add(LostLink(
                        .oneRoot, entry: entry.id, name: use.property, calls: use.others, function: function,
                        location: Span(path: unit.function.path, use.place), witness: use.assigned))
                }
            }
        }
        return found
    }

    /// What a link's function sets, where that is all it does: by property.
    func stores(on passages: [OccasionChains.Passage], of entry: Entry) -> [UnreadState.Candidate] {
        passages.flatMap { passage -> [UnreadState.Candidate] in
            let unit = runs[passage.run].unit
            guard passage.handler == nil, !unit.isProperty, moves(of: passage).isEmpty else { return [] }
            return (passage.called ?? runs[passage.run]).interpreter.stores.filter { $0.path == unit.function.path }.map { store in
                UnreadState.Candidate(
                    property: store.property, entry: entry.id, function: "\(unit.selfType.map { "\($0)." } ?? "")\(unit.function.facts.fullName)",
                    location: Span(path: store.path, store.place))
            }
        }
    }

    private var reader: BareCode { BareCode(project: project) }

    private static let notThereYet: Set<Reach> = [.window, .topmost, .containersOnly, .presentedOnly]

    /// Places of the calls that show something or move a container, directly or further on.
    private func moves(of passage: OccasionChains.Passage) -> Set<Place> {
        let interpreter = (passage.called ?? runs[passage.run]).interpreter
        let path = runs[passage.run].unit.function.path
        var places = Set(interpreter.operations.filter { !$0.verb.isExit && $0.path == path && $0.caller == nil }.map(\.place))
        for call in interpreter.calls where call.chain.isEmpty && call.path == path && (byKey[call.function.key] ?? []).contains(where: movers.contains) {
            places.insert(call.place)
        }
        return places
    }

    private func reach(of gap: OptionalGap, _ unit: CodeUnit, _ passage: OccasionChains.Passage) -> Reach? {
        var scope = Scope(owner: unit.function.owner ?? unit.selfType, path: unit.function.path, function: unit.function.facts.fullName)
        scope.sources = gap.sources
        return (passage.called ?? runs[passage.run]).interpreter.reach(of: gap.test, in: scope)
    }

    /// What tells that it is not there yet when the link launches the app.
    private func evidence(_ gap: OptionalGap, _ run: Int, _ unit: CodeUnit) -> (kind: LostLink.Evidence, place: Span)? {
        if let place = tooEarly[run] { return (.rootComesLater, place) }
        if let place = launched[run], asksForActiveScene(gap, of: unit.selfType) { return (.noSceneActive, place) }
        guard let type = unit.selfType.flatMap({ project.types[$0] }) else { return nil }
        for name in type.functions.keys.sorted() {
            for function in type.functions[name] ?? [] where function.key != unit.key {
                let kept = OptionalGap.all(in: function.facts.body ?? []).first { $0.word == gap.word && $0.keeps }
                if let kept { return (.keptElsewhere, Span(path: function.path, kept.place)) }
            }
        }
        return nil
    }

    private func asksForActiveScene(_ gap: OptionalGap, of type: String?) -> Bool {
        let words: Set<String> = ["foregroundActive"]
        if NameUses.mentions(gap.test, anyOf: words) || gap.sources.values.contains(where: { NameUses.mentions($0, anyOf: words) }) { return true }
        let names = NameUses(gap.test).names
        let owners = [type].compactMap { $0 }
        for name in names.sorted() {
            if let getter = owners.lazy.compactMap({ project.property(name, of: $0)?.facts.getter }).first, NameUses.mentions(getter, anyOf: words) { return true }
            let functions = owners.flatMap { project.functions(name, of: $0) } + (project.globals[name] ?? [])
            if functions.contains(where: { NameUses.mentions($0.facts.body ?? [], anyOf: words) }) { return true }
        }
        return false
    }
}

extension Declared where Facts == FunctionFacts {
    /// Identifies the function's code among all.
    var key: Site { Site(path: path, place: facts.place) }
}
