import Diagnostics
import Dispatch
import FlowGraph

/// How far a walk goes. A walk says which of these it has hit.
public struct WalkBounds: Hashable, Sendable {
    /// Screens in one stack.
    public var depth = 6
    /// Layers above each other, the base among them.
    public var layers = 3
    /// Moments that are looked at.
    public var states = 20_000
    /// In how many contexts one screen is met that stands in the same way: what lies deeper behind it seldom matters.
    public var contexts = 6
    /// Moments worked on at the same time.
    public var jobs = 1

    public init(depth: Int = 6, layers: Int = 3, states: Int = 20_000, contexts: Int = 6, jobs: Int = 1) {
        self.depth = depth
        self.layers = layers
        self.states = states
        self.contexts = contexts
        self.jobs = jobs
    }

    /// What a linter can afford.
    public static let small = WalkBounds(depth: 5, layers: 3, states: 2_000, contexts: 3)
}

/// Which bound kept a walk from going on.
public enum WalkBound: String, Error, Hashable, Sendable, CaseIterable {
    case depth, layers, states, contexts
    /// A screen that stands twice in its stack already is not pushed again: nothing new comes of it.
    case repetition
}

/// An app's moments as far as a walk has gone, and the moves between them.
public struct Walk: Sendable {
    public struct Step: Sendable {
        public enum Result: Hashable, Sendable {
            /// Places among the walk's moments.
            case leads([Int], isSure: Bool)
            case nothing(Effect.Why)
            case refused(Effect.Why)
            case unknown(Effect.Why)
            case cut(WalkBound)
        }
        public var move: Move
        public var result: Result
    }
    /// How a moment was met first.
    public struct Origin: Sendable {
        /// Nil for a beginning.
        public var from: Int?
        public var move: Move
    }

    public let machine: Machine
    public let bounds: WalkBounds
    public internal(set) var moments: [Moment] = []
    public internal(set) var origins: [Origin] = []
    /// The moves of each moment; empty where it was not walked on from.
    public internal(set) var steps: [[Step]] = []
    public internal(set) var isWalked: [Bool] = []
    /// Every move on the way was sure.
    public internal(set) var isSure: [Bool] = []
    /// Moves from the beginning.
    public internal(set) var distances: [Int] = []
    public internal(set) var hits: [WalkBound: Int] = [:]
    /// Screens that it began at because no way from the app's start to them is known.
    public internal(set) var elsewhere: [String] = []
    /// What became of each link in each moment in which it arrived.
    public internal(set) var arrivals: [Arrived] = []
    /// Links arrive now: what they lead to has contexts of its own.
    var takesLinks = false
    var known: [Moment: Int] = [:]
    var contexts: [Context: Int] = [:]
    var options: [Machine.OptionsKey: Machine.Options] = [:]

    public var flow: Flow { machine.flow }

    struct Context: Hashable {
        var face: String?
        var arrival: Int?
        var layers: Int
        var isRoot: Bool
        var isByLink: Bool
    }

    /// A link's arrival in a moment.
    public struct Arrived: Sendable {
        public enum End: Hashable, Sendable {
            /// Its screen shows; the place of that moment, where there was room for it.
            case shows(Int?)
            /// Its screen is there, under a layer with that screen on top, or somewhere that does not show.
            case hidden(under: String?)
            case lost(Effect.Why)
            case unknown
        }
        /// The place of the link among the machine's.
        public var link: Int
        /// The moment in which it arrives; nil where it starts the app.
        public var before: Int?
        public var end: End
    }

    init(_ machine: Machine, _ bounds: WalkBounds) {
        self.machine = machine
        self.bounds = bounds
    }
}

// MARK: Beginnings

extension Machine {
    /// The moments in which windows show after the start.
    public var beginnings: [(move: Move, moments: [Moment])] {
        graph.transitions.indices.compactMap { edge in
            let hop = hop(edge)
            guard hop.verb == .root, !hop.isStructure, flow.screen(hop.from) == nil, hop.entry == nil, hop.certainty > .possible, !hop.restates,
                hop.runs(on: idiom), hop.to != nil, !hop.occasions.contains(where: { $0.kind == .route }), !hop.unreached
            else { return nil }
            return (Move(.launch, edge: edge, label: hop.to, location: hop.location), start(edge))
        }
    }

    /// Walks from the windows' roots, or from the moments given.
    public func walk(_ bounds: WalkBounds, from starts: [(move: Move, moments: [Moment])]? = nil) -> Walk {
        var walk = Walk(self, bounds)
        walk.begin(at: starts ?? beginnings)
        return walk
    }
}

extension Walk {
    mutating func begin(at starts: [(move: Move, moments: [Moment])]) {
        let first = moments.count
        for start in starts {
            for moment in start.moments { _ = meet(moment, Origin(from: nil, move: start.move), isSure: true, distance: 0) }
        }
        run(from: first)
    }

    /// Goes on from the screens that were not met but have a known place: how one gets there is not known, what stands around them is.
    public mutating func goOnElsewhere() {
        var found: Set<String> = seen
        var places: [(screen: Screen, plane: Plane)] = []
        for screen in flow.screens where screen.kind == .screen && !found.contains(screen.id) {
            guard let standing = machine.certainStanding(of: screen.id) else { continue }
            let plane = flow.plane(at: standing)
            // What a bound has kept out stays out.
            if plane.top.face == screen.id, bound(on: Moment(plane: plane)) == nil { places.append((screen, plane)) }
        }
        // The nearest to a root first: others may be met on the way from it.
        places.sort { ($0.plane.layers.count, $0.plane.top.array?.count ?? 0, $0.screen.id) < ($1.plane.layers.count, $1.plane.top.array?.count ?? 0, $1.screen.id) }
        for (screen, plane) in places where !found.contains(screen.id) {
            let first = moments.count
            begin(at: [(Move(.shown, label: screen.id, location: screen.location), [Moment(plane: plane)])])
            guard moments.count > first else { continue }
            elsewhere.append(screen.id)
            for moment in moments[first...] { found.formUnion(moment.plane.top.branch.compactMap(\.id)) }
        }
    }
}

extension Machine {
    /// A place of the screen that rests on nothing that may be otherwise.
    func certainStanding(of id: String) -> Standing? {
        flow.standings(of: id).first { standing in
            standing.certainty == .certain && standing.placement.layer != .unknown && standing.placement.inStack != nil
        }
    }
}

// MARK: Walking

extension Walk {
    /// Breadth first, a level at a time: the level's moments are worked on in parallel, what they lead to is met in their order.
    mutating func run(from first: Int = 0) {
        var next = first
        while next < moments.count {
            let level = next..<moments.count
            let walked = Array(level)
            learn(from: walked)
            let found = choices(of: walked)
            for (index, choices) in zip(walked, found) {
                isWalked[index] = true
                for choice in choices where keeps(choice, at: index) {
                    let result = result(of: choice, at: index)
                    steps[index].append(Step(move: choice.move, result: result))
                }
            }
            next = level.upperBound
        }
    }

    /// The same screen in the same way is met in a few contexts only: what lies deeper behind it seldom matters.
    private func context(of moment: Moment) -> Context {
        let plane = moment.plane
        let seat = plane.top.faceSeat.map { plane.top.branch[$0] }
        return Context(face: seat?.id, arrival: seat?.arrival, layers: plane.layers.count, isRoot: (plane.top.array?.count ?? 0) < 2, isByLink: takesLinks)
    }

    /// What actors can do where they stand is worked out once for all moments.
    mutating func learn(from indices: [Int]) {
        for index in indices {
            let plane = moments[index].plane
            let face = plane.top.faceSeat ?? 0
            for actor in machine.actors(in: moments[index]) {
                let key = machine.key(of: actor.standing)
                if options[key] == nil { options[key] = machine.options(of: actor.standing, isAround: actor.seat < face, in: plane) }
            }
        }
    }

    func choices(of indices: [Int]) -> [[Choice]] {
        let (engine, known, learnt) = (self.machine, self.moments, self.options)
        return inParallel(indices) { engine.choices(in: known[$0], learnt) }
    }

    /// The results of independent work, in the order of the indices, on as many threads as the bounds allow.
    func inParallel<Value: Sendable>(_ indices: [Int], _ work: @Sendable (Int) -> Value) -> [Value] {
        guard bounds.jobs > 1, indices.count > 32 else { return indices.map(work) }
        let results = Results<Value>(count: indices.count)
        let chunk = 16
        DispatchQueue.concurrentPerform(iterations: (indices.count + chunk - 1) / chunk) { number in
            for place in (number * chunk)..<min(indices.count, (number + 1) * chunk) { results.set(work(indices[place]), at: place) }
        }
        return results.all
    }

    /// Tabs keep their stacks, and what happens in one changes nothing in the others: the user is taken to turn to another one only from
    /// the root of the stack that shows. It reaches the same moments but for what is parked.
    func keeps(_ choice: Choice, at index: Int) -> Bool {
        guard choice.move.kind == .tab || choice.move.kind == .turn else { return true }
        return (moments[index].plane.top.array?.count ?? 0) < 2
    }

    mutating func result(of choice: Choice, at index: Int) -> Step.Result {
        switch choice.effect {
        case .nothing(let why): return .nothing(why)
        case .refused(let why): return .refused(why)
        case .unknown(let why): return .unknown(why)
        case .lands(let moments, let sure):
            var met: [Int] = []
            var cut: WalkBound?
            for moment in moments {
                if let bound = bound(on: moment) {
                    cut = bound
                } else {
                    switch meet(moment, Origin(from: index, move: choice.move), isSure: isSure[index] && sure, distance: distances[index] + 1) {
                    case .success(let place): met.append(place)
                    case .failure(let bound): cut = bound
                    }
                }
            }
            if let cut { hits[cut, default: 0] += 1 }
            return met.isEmpty ? .cut(cut ?? .states) : .leads(met, isSure: sure && cut == nil)
        }
    }

    private func bound(on moment: Moment) -> WalkBound? {
        if moment.plane.layers.count > bounds.layers { return .layers }
        guard let array = moment.plane.top.array else { return nil }
        let face = array.last?.first?.id
        if array.count > 2, array.count(where: { $0.first?.id == face }) > 2 { return .repetition }
        return array.count > bounds.depth ? .depth : nil
    }

    /// The place of a moment in the walk, or the bound that leaves no room for a new one. What is not walked on from is not kept.
    mutating func meet(_ moment: Moment, _ origin: Origin, isSure: Bool, distance: Int) -> Result<Int, WalkBound> {
        if let place = known[moment] { return .success(place) }
        guard moments.count < bounds.states else { return .failure(.states) }
        let context = context(of: moment)
        guard contexts[context, default: 0] < bounds.contexts else { return .failure(.contexts) }
        contexts[context, default: 0] += 1
        known[moment] = moments.count
        moments.append(moment)
        origins.append(origin)
        steps.append([])
        isWalked.append(false)
        self.isSure.append(isSure)
        distances.append(distance)
        return .success(moments.count - 1)
    }
}

/// Collects one result an index, from any thread.
private final class Results<Value: Sendable>: @unchecked Sendable {
    private var slots: [Value?]
    private let queue = DispatchQueue(label: "walk")
    init(count: Int) { slots = Array(repeating: nil, count: count) }
    func set(_ result: Value, at index: Int) { queue.sync { slots[index] = result } }
    var all: [Value] { queue.sync { slots.compactMap { $0 } } }
}

// MARK: What was walked

extension Walk {
    /// The moves to a moment, from the beginning on, with the moments before each.
    public func way(to index: Int) -> [(before: Int?, move: Move, after: Int)] {
        var way: [(before: Int?, move: Move, after: Int)] = []
        var here: Int? = index
        while let place = here, way.count <= moments.count {
            way.append((origins[place].from, origins[place].move, place))
            here = origins[place].from
        }
        return way.reversed()
    }

    /// Screens that have shown.
    public var faces: Set<String> { Set(moments.compactMap(\.face)) }

    /// The first moment in which a screen, or one that inherits from it, shows.
    public func first(showing id: String) -> Int? {
        let ids = Set(flow.bearers(of: id))
        return moments.indices.first { moments[$0].face.map(ids.contains) ?? false }
    }

    /// Nothing was left out: no bound was hit.
    public var isWhole: Bool { hits.isEmpty }

    /// The weakest of what the way rests on.
    public func certainty(ofWayTo index: Int) -> Certainty {
        var certainty = isSure[index] ? Certainty.certain : .possible
        for (_, move, _) in way(to: index) {
            if let edge = move.edge { certainty = min(certainty, flow.graph.transitions[edge].certainty) }
            if move.kind == .runs || move.isConditional { certainty = min(certainty, .likely) }
        }
        return certainty
    }
}

extension Walk {
    /// Screens that have shown, with what they embed and what stands around them.
    public var seen: Set<String> {
        var seen: Set<String> = []
        for moment in moments {
            for id in moment.plane.top.branch.compactMap(\.id) where seen.insert(id).inserted { seen.formUnion(machine.parts[id] ?? []) }
        }
        return seen
    }
}
