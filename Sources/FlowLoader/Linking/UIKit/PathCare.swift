import Diagnostics
import FlowGraph

/// What paths do about a layer that may be presented above them: in the function itself, and in the helpers it calls, two levels deep.
struct PathCare {
    private let project: Project
    private let runs: [UnitRun]
    private let byKey: [Site: [Int]]
    /// What a helper does that is called on the path: what counts wherever it is called, and what must come first.
    private struct Help {
        var dismissal: Care?
        var look: Care?

        mutating func add(_ other: Help) {
            dismissal = strongest(dismissal, other.dismissal)
            look = strongest(look, other.look)
        }
    }

    /// By run: of its own code, and with the helpers it calls.
    private var own: [Help] = []
    private var inlined: [Help] = []
    /// Code that observes a notification, by the last part of its name.
    private var observers: [String: [(run: Int, handler: Int?)]] = [:]
    /// Code that may dismiss something, in closures or by calls of calls.
    private var mayDismiss: Set<Int> = []
    /// Notifications that the project's own code posts.
    private var posted: Set<String> = []
    /// Where moves are written, by their places.
    private var written: [Site: [(run: Int, point: PathPoint)]] = [:]

    init(project: Project, runs: [UnitRun], byKey: [Site: [Int]]) {
        self.project = project
        self.runs = runs
        self.byKey = byKey
        for (index, run) in runs.enumerated() {
            for registration in run.interpreter.registrations where !registration.name.isEmpty {
                if let handler = registration.handler { observers[registration.name, default: []].append((index, handler)) }
                guard let method = registration.method else { continue }
                for function in project.functions(ofAction: method.name, of: method.type) {
                    for run in byKey[Site(path: function.path, place: function.facts.place)] ?? [] {
                        observers[registration.name, default: []].append((run, nil))
                    }
                }
            }
        }
        for (index, run) in runs.enumerated() {
            for operation in run.interpreter.operations where operation.caller == nil {
                written[Site(path: operation.path, place: operation.place), default: []].append((index, operation.point))
            }
        }
        own = runs.map { self.help(in: $0, handler: nil) }
        inlined = own
        for index in runs.indices {
            for callee in callees(of: index) { inlined[index].add(own[callee]) }
        }
        for run in runs { for case .post(let name) in run.interpreter.marks.map(\.kind) { posted.insert(name) } }
        mayDismiss = posted.isEmpty ? [] : dismissers()
        // What is posted leads to observers and their helpers.
        for (index, run) in runs.enumerated() where run.interpreter.marks.contains(where: { if case .post = $0.kind { true } else { false } }) {
            for mark in run.interpreter.marks where mark.point.handler == nil {
                if case .post(let name) = mark.kind { inlined[index].dismissal = strongest(inlined[index].dismissal, answer(to: name)) }
            }
        }
    }

    private func dismissers() -> Set<Int> {
        var found = Set(runs.indices.filter { index in
            runs[index].interpreter.operations.contains { $0.verb == .dismiss } || runs[index].interpreter.marks.contains { $0.kind == .hint }
        })
        for _ in 0..<2 {
            found.formUnion(runs.indices.filter { index in
                runs[index].interpreter.calls.contains { call in
                    (byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? []).contains(where: found.contains)
                }
            })
        }
        return found
    }

    private func callees(of index: Int) -> [Int] {
        var found: [Int] = []
        let interpreter = runs[index].interpreter
        for call in interpreter.calls where call.chain.isEmpty && call.point.handler == nil {
            found += byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? []
        }
        for mark in interpreter.marks where mark.point.handler == nil {
            if case .read(let site) = mark.kind { found += byKey[site] ?? [] }
        }
        return found
    }

    private func help(in run: UnitRun, handler: Int?) -> Help {
        var help = Help()
        for operation in run.interpreter.operations where operation.verb == .dismiss && operation.point.handler == handler && operation.caller == nil {
            help.dismissal = strongest(help.dismissal, care(of: operation))
        }
        let callsItself = run.interpreter.calls.contains { $0.function.path == run.unit.function.path && $0.function.facts.place == run.unit.function.facts.place }
        for mark in run.interpreter.marks where mark.point.handler == handler {
            switch mark.kind {
            case .walk: help.look = strongest(help.look, .walk)
            case .test: help.look = strongest(help.look, .test)
            case .look: help.look = strongest(help.look, callsItself ? .walk : .oneLevel)
            case .testForOne: help.look = strongest(help.look, callsItself ? .walk : .oneLevel)
            case .hint: help.dismissal = strongest(help.dismissal, .unknown)
            case .post, .read: break
            }
        }
        return help
    }

    /// A dismissal under a test for one class closes that class only.
    private func care(of dismissal: Operation) -> Care { dismissal.point.forks.contains(where: \.asksForOne) ? .oneLevel : .dismissal }

    private func answer(to notification: String, besides asker: (run: Int, handler: Int?)? = nil) -> Care? {
        var found: Care?
        for observer in observers[notification] ?? [] where observer.run != asker?.run || observer.handler != asker?.handler {
            let help = observer.handler == nil ? inlined[observer.run] : self.help(in: runs[observer.run], handler: observer.handler)
            found = strongest(found, help.dismissal)
        }
        return found
    }

    /// What is done about a layer above on the path through a point. `besides` is the order of a call that is told of by itself; `isCall`
    /// says that the point is a call, whose function may look before it does what it is called for.
    func care(at point: PathPoint, in interpreter: Interpreter, besides: Int? = nil, isCall: Bool = false) -> Care? {
        var found: Care?
        // Dismissals of one class each: several of them cover what the author knows of.
        var single = 0
        func isOnPath(_ other: PathPoint) -> Bool { other.handler == point.handler && other.forks.meets(point.forks) }
        for operation in interpreter.operations where operation.verb == .dismiss && operation.caller == nil && isOnPath(operation.point) {
            let care = care(of: operation)
            if care == .oneLevel { single += 1 }
            found = strongest(found, care)
        }
        for mark in interpreter.marks where isOnPath(mark.point) {
            let comesFirst = mark.point.order < point.order
            switch mark.kind {
            case .walk where comesFirst: found = strongest(found, .walk)
            case .test where comesFirst: found = strongest(found, .test)
            case .look where comesFirst, .testForOne where comesFirst: found = strongest(found, .oneLevel)
            case .hint: found = strongest(found, .unknown)
            case .post(let name): found = strongest(found, answer(to: name))
            case .read(let site) where comesFirst: for run in byKey[site] ?? [] { found = strongest(found, inlined[run].look) }
            default: break
            }
        }
        for call in interpreter.calls where call.chain.isEmpty && call.point.order != besides && isOnPath(call.point) {
            for run in byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? [] {
                if inlined[run].dismissal == .oneLevel { single += 1 }
                found = strongest(found, inlined[run].dismissal)
                let comesFirst = call.point.order < point.order || isCall && call.point.order == point.order
                if comesFirst { found = strongest(found, inlined[run].look) }
            }
        }
        for call in interpreter.opaqueCalls where project.careHints.contains(call.name) && isOnPath(call.point) {
            found = strongest(found, .unknown)
        }
        return single > 1 ? strongest(found, .dismissal) : found
    }

    /// What the helper does that a move is written in, in the very closure of it: a caller sees only what is outside closures.
    func careWhereWritten(_ move: Transition) -> Care? {
        guard move.caller != nil else { return nil }
        let place = Place(line: move.location.line, column: move.location.column, length: move.location.endColumn - move.location.column)
        var found: Care?
        for (run, point) in written[Site(path: move.location.path, place: place)] ?? [] where point.handler != nil {
            found = strongest(found, care(at: point, in: runs[run].interpreter))
        }
        return found
    }

    /// What other observers of a notification do about it.
    func careOfOthers(than observer: (run: Int, handler: Int?), observing notification: String) -> Care? {
        guard !notification.isEmpty else { return nil }
        if let found = answer(to: notification, besides: observer) { return found }
        // Of what the app tells itself, one observer may well do the whole of it.
        guard posted.contains(notification) else { return nil }
        return (observers[notification] ?? []).contains { $0.run != observer.run && mayDismiss.contains($0.run) } ? .unknown : nil
    }
}

/// The one of two that says more.
func strongest(_ first: Care?, _ second: Care?) -> Care? {
    guard let first else { return second }
    guard let second else { return first }
    let order = Care.allCases
    return (order.firstIndex(of: first) ?? 0) <= (order.firstIndex(of: second) ?? 0) ? first : second
}
