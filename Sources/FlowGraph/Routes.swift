import Diagnostics

/// Where a route begins.
public enum RouteStart: Hashable, Sendable {
    case screen(String)
    /// Any window's root, as it shows after the start.
    case home
    /// The handler of an entry, by the entry's id.
    case entry(String)
    /// Code that is no screen, as `flow:Type`.
    case code(String)
}

/// One way from a screen to another.
public struct Route: Hashable, Sendable {
    public struct Hop: Hashable, Sendable {
        public var transition: Transition
        /// Where its target then stands.
        public var standing: Standing
        /// Whether it takes an action, of the user or of code. What fills a container needs none: it is there when that is.
        public var isMove: Bool
        /// The code acts from outside the screens that show.
        public var isFromOutside: Bool
    }
    /// One level back before the way goes on.
    public struct Back: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable { case pop, dismiss }
        public var kind: Kind
        public var leaves: String
        public var landsOn: String
        /// Known ways to do it, on the screen that is left.
        public var exits: [ExitHere]
    }

    /// Where FROM stands; nil where the way begins outside all screens.
    public var start: Standing?
    public var backs: [Back]
    /// Forward hops, structure included.
    public var hops: [Hop]
    /// The plane before and after.
    public var before: Plane
    public var after: Plane

    public var end: Standing? { hops.last?.standing ?? start }
    /// Actions it takes.
    public var moves: Int { backs.count + hops.count(where: \.isMove) }
}

/// What is known of the ways between two screens.
public struct RouteAnswer: Sendable {
    /// The shortest first.
    public var routes: [Route]
    /// Screens that can be reached at all, FROM included.
    public var reachable: Set<String>
    /// More places would have had to be looked at than are: there may be other ways.
    public var isCut: Bool
}

extension Flow {
    /// The shortest ways from a start to a screen: at most `limit`, all that are equally short, and longer ones that end in
    /// another kind of place, or go only forward where the shortest goes back. Deterministic.
    public func routes(from start: RouteStart, to target: String, limit: Int = 3, stateLimit: Int = 50_000) -> RouteAnswer {
        // Once from where FROM stands, and once more with what can be reached after going back: a short way back must not hide
        // that there is a way forward.
        let searches = [false, true].map { goesBack in
            var search = RouteSearch(self, stateLimit: stateLimit)
            search.begin(at: start, goingBack: goesBack)
            search.run()
            return search
        }
        let routes = searches.flatMap { search in
            bearers(of: target).flatMap { search.states(of: $0) }.flatMap { search.routes(to: $0, limit: limit * 4) }
        }
        let from = if case .screen(let id) = start { Set(bearers(of: id)) } else { Set<String>() }
        return RouteAnswer(
            routes: select(routes.filter { !$0.hops.isEmpty || $0.start == nil || !$0.backs.isEmpty || start == .home }, limit),
            reachable: searches.reduce(from) { $0.union($1.reachable) }, isCut: searches.contains { $0.isCut })
    }

    private func select(_ routes: [Route], _ limit: Int) -> [Route] {
        // What fills a container does not make another way.
        // What fills a container does not make another way, nor does another control that shows the same.
        func key(_ route: Route) -> [String] {
            route.backs.map(\.landsOn) + route.hops.filter(\.isMove).map { "\($0.transition.from) \($0.transition.verb.effect) \($0.standing.screen)" }
        }
        func unknown(_ route: Route) -> Int { route.hops.count { $0.isMove && $0.transition.trigger.kind == .unknown } }
        let sorted = routes.sorted { a, b in
            if a.moves != b.moves { return a.moves < b.moves }
            if a.backs.count != b.backs.count { return a.backs.count < b.backs.count }
            let outside = (a.hops.count(where: \.isFromOutside), b.hops.count(where: \.isFromOutside))
            if outside.0 != outside.1 { return outside.0 < outside.1 }
            if unknown(a) != unknown(b) { return unknown(a) < unknown(b) }
            if a.hops.count != b.hops.count { return a.hops.count < b.hops.count }
            return a.hops.map(\.transition.id).lexicographicallyPrecedes(b.hops.map(\.transition.id))
        }
        var kept: [Route] = []
        var seen: Set<[String]> = []
        var kinds: Set<String> = []
        for route in sorted where kept.count < limit {
            guard seen.insert(key(route)).inserted else { continue }
            let isNewKind = kinds.insert("\(kindOfPlace(route.end)) \(route.backs.isEmpty)").inserted
            if isNewKind || route.moves == kept.first?.moves { kept.append(route) }
        }
        return kept
    }

    private func kindOfPlace(_ standing: Standing?) -> String {
        guard let placement = standing?.placement else { return "" }
        return "\(placement.isModal.map { $0 ? "modal" : "base" } ?? "?") \(placement.isPushed)"
    }
}

/// A breadth-first search over standings in which what fills a container costs nothing.
private struct RouteSearch {
    private let flow: Flow
    private let stateLimit: Int
    private(set) var isCut = false

    private struct Back {
        var kind: Route.Back.Kind
        /// What shows before, and what the layer begins with: either may have the way out.
        var leaves: Standing
        var root: Standing
        var landsOn: Standing
    }
    private struct Source {
        var start: Standing?
        var backs: [Back]
        /// A transition from outside all screens that the way begins with.
        var first: (edge: Int, from: Standing?)?
    }
    private struct Arrival {
        var edge: Int
        /// Nil for a way's own first transition.
        var from: Int
    }

    /// Standings met so far, in the order they were met; states are indices into these.
    private var places: [Standing.Origin] = []
    private var known: [Standing.Origin: Int] = [:]
    private var distance: [Int] = []
    private var settled: [Int?] = []
    private var arrivals: [[Arrival]] = []
    private var sources: [Int: [Source]] = [:]
    private var queues: [[Int]] = []
    private var entry: String?
    /// Containers around FROM: selecting one of their tabs is a move, and the tabs that FROM is in lead nowhere.
    private var around: [Int: Set<Int>] = [:]
    private var isHome = false

    init(_ flow: Flow, stateLimit: Int) {
        self.flow = flow
        self.stateLimit = stateLimit
    }

    var reachable: Set<String> { Set(places.map(\.screen)) }

    func states(of screen: String) -> [Int] {
        (flow.standings[screen] ?? []).indices.compactMap { known[Standing.Origin(screen: screen, index: $0)] }
    }

    // MARK: Beginning

    mutating func begin(at start: RouteStart, goingBack: Bool) {
        switch start {
        case .screen(let id):
            for bearer in flow.bearers(of: id) {
                let standings = flow.standings[bearer] ?? []
                for index in standings.indices { beginBehind(Standing.Origin(screen: bearer, index: index), goingBack) }
            }
            if flow.standings(of: id).isEmpty { beginUnplaced(id) }
        case .home:
            isHome = true
            for screen in flow.standings.keys.sorted() {
                for (index, standing) in (flow.standings[screen] ?? []).enumerated() where standing.origin == nil {
                    guard let arrival = standing.arrival, flow.graph.transitions[arrival].verb == .root, standing.placement.layer == .base,
                        standing.placement.viaEntry == false
                    else { continue }
                    add(Source(start: standing, backs: [], first: nil), at: Standing.Origin(screen: screen, index: index), 0)
                }
            }
        case .entry(let id):
            entry = id
            for edge in flow.graph.transitions.indices where flow.graph.transitions[edge].entry == id { beginOutside(edge) }
        case .code(let id):
            for edge in flow.steps.outgoing[id] ?? [] { beginOutside(edge) }
        }
    }

    /// FROM's own standing, and those that its way came from: from each of them other ways go on after going back.
    private mutating func beginBehind(_ place: Standing.Origin, _ goingBack: Bool) {
        guard let from = flow.standing(at: place) else { return }
        var here = from
        var at = place
        var backs: [Back] = []
        var filling: Int?
        for _ in 0..<64 {
            if backs.isEmpty || goingBack { add(Source(start: from, backs: backs, first: nil), at: at, backs.count) }
            if let filling, let state = known[at] { around[state, default: []].insert(filling) }
            guard let arrival = here.arrival, let origin = here.origin, let before = flow.standing(at: origin) else { return }
            let hop = flow.graph.transitions[arrival]
            let source = flow.placement(startOf: hop, at: before)
            guard let landing = land(hop, from: source, targetKind: flow.steps.kinds[here.screen] ?? .screen) else { return }
            // What replaced a stack or a window's root has nothing to go back to.
            switch (hop.verb.effect, landing.relation) {
            case (.setStack, _): return
            case (.root, _) where hop.receiver == .windowRoot: return
            case (_, .above): backs.append(Back(kind: .pop, leaves: here, root: here, landsOn: before))
            case (_, .layer):
                // Pops inside a layer need not be made before it is dismissed.
                backs.removeAll { $0.kind == .pop }
                backs.append(Back(kind: .dismiss, leaves: backs.last?.landsOn ?? from, root: here, landsOn: before))
            // Nor before another tab is selected, or what stands beside a column is used.
            case (.tab, _), (.column, _): backs.removeAll { $0.kind == .pop }
            default: break
            }
            filling = arrival
            here = before
            at = origin
        }
    }

    private mutating func beginUnplaced(_ id: String) {
        for edge in flow.steps.outgoing[id] ?? [] { beginOutside(edge) }
    }

    private mutating func beginOutside(_ edge: Int) {
        let hop = flow.graph.transitions[edge]
        let owner = hop.on ?? hop.from
        let origins: [Standing?] = flow.screen(owner) == nil ? [nil] : flow.standings(of: owner).map { $0 }
        for origin in origins.isEmpty ? [nil] : origins {
            guard let place = landing(of: edge, at: origin) else { continue }
            add(Source(start: nil, backs: [], first: (edge, origin)), at: place, 1)
        }
    }

    private mutating func add(_ source: Source, at place: Standing.Origin, _ distance: Int) {
        guard let state = state(of: place) else { return }
        if distance < self.distance[state] {
            self.distance[state] = distance
            sources[state] = []
            enqueue(state, distance)
        }
        if distance == self.distance[state] { sources[state, default: []].append(source) }
    }

    // MARK: Walking

    mutating func run() {
        var level = 0
        var order = 0
        while level < queues.count {
            var next = 0
            while next < queues[level].count {
                let state = queues[level][next]
                next += 1
                guard distance[state] == level, settled[state] == nil else { continue }
                settled[state] = order
                order += 1
                walk(from: state, level)
            }
            level += 1
        }
    }

    private mutating func walk(from state: Int, _ level: Int) {
        guard let standing = flow.standing(at: places[state]) else { return }
        for step in flow.steps.from(standing.screen, at: standing.placement, in: flow.graph) {
            let hop = flow.graph.transitions[step.edge]
            if hop.verb.effect == .tab, around[state]?.contains(step.edge) == true { continue }
            guard hop.to != nil, hop.certainty > .possible, hop.entry == nil || hop.entry == entry else { continue }
            guard let place = landing(of: step.edge, from: step.source), let target = self.state(of: place), target != state else { continue }
            let cost = level + (isMove(hop, from: state) ? 1 : 0)
            if cost < distance[target] {
                distance[target] = cost
                arrivals[target] = []
                sources[target] = nil
                enqueue(target, cost)
            }
            // Only from what was settled before: then ways cannot run in circles.
            if cost == distance[target], settled[target] == nil { arrivals[target].append(Arrival(edge: step.edge, from: state)) }
        }
    }

    /// What fills a container is there when the container is; the first tab shows at the start.
    private func isMove(_ hop: Transition, from state: Int) -> Bool {
        switch hop.verb.effect {
        case .embed: false
        case .column: !isAlone(hop) { $0.column == hop.column }
        case .root: hop.receiver == .windowRoot
        case .tab: !isFirstTab(hop) || around[state] != nil
        default: true
        }
    }

    /// Certainly the first: tabs made in a loop or by branches can all bear the same index.
    private func isFirstTab(_ hop: Transition) -> Bool { hop.position == 0 && isAlone(hop) { $0.position == 0 } }

    /// Nothing else can fill the place that the transition fills.
    private func isAlone(_ hop: Transition, _ isSamePlace: (Transition) -> Bool) -> Bool {
        !flow.transitions(from: hop.from).contains { $0.verb == hop.verb && $0.to != nil && $0.to != hop.to && isSamePlace($0) }
    }

    private func landing(of edge: Int, at standing: Standing?) -> Standing.Origin? {
        landing(of: edge, from: flow.placement(startOf: flow.graph.transitions[edge], at: standing))
    }

    private func landing(of edge: Int, from source: Placement) -> Standing.Origin? {
        let hop = flow.graph.transitions[edge]
        guard let target = hop.to, let kind = flow.steps.kinds[target] else { return nil }
        guard var placement = land(hop, from: source, targetKind: kind)?.placement else { return nil }
        placement.viaEntry = hop.entry != nil
        let index = (flow.standings[target] ?? []).firstIndex { $0.placement == placement }
        return index.map { Standing.Origin(screen: target, index: $0) }
    }

    private mutating func state(of place: Standing.Origin) -> Int? {
        if let state = known[place] { return state }
        guard places.count < stateLimit else {
            isCut = true
            return nil
        }
        known[place] = places.count
        places.append(place)
        distance.append(.max)
        settled.append(nil)
        arrivals.append([])
        return places.count - 1
    }

    private mutating func enqueue(_ state: Int, _ level: Int) {
        while queues.count <= level { queues.append([]) }
        queues[level].append(state)
    }

    // MARK: Reading ways back

    /// Ways to a state, at most `limit`, in a stable order.
    func routes(to state: Int, limit: Int) -> [Route] {
        var routes: [Route] = []
        var stack: [(state: Int, hops: [(edge: Int, from: Int, to: Int)])] = [(state, [])]
        while let (here, hops) = stack.popLast(), routes.count < limit {
            for source in (sources[here] ?? []).prefix(max(1, limit - routes.count)) { routes.append(route(source, at: here, Array(hops.reversed()))) }
            for arrival in arrivals[here].reversed() where settled[arrival.from] != nil {
                stack.append((arrival.from, hops + [(arrival.edge, arrival.from, here)]))
            }
        }
        return routes
    }

    private func route(_ source: Source, at first: Int, _ hops: [(edge: Int, from: Int, to: Int)]) -> Route {
        var steps: [Route.Hop] = []
        let origin = flow.standing(at: places[first])
        var plane = origin.map(flow.plane(at:)) ?? Plane(layers: [])
        var before = source.start.map(flow.plane(at:)) ?? plane
        if isHome { before = atRest(source.start, before) }
        if let outside = source.first, let origin {
            let start = outside.from.map(flow.plane(at:)) ?? flow.unknownPlane(from: nil)
            before = start
            plane = flow.plane(start, after: outside.edge, at: outside.from)
            steps.append(Route.Hop(transition: flow.graph.transitions[outside.edge], standing: origin, isMove: true, isFromOutside: true))
        }
        for hop in hops {
            guard let from = flow.standing(at: places[hop.from]), let to = flow.standing(at: places[hop.to]) else { continue }
            let next = flow.plane(plane, after: hop.edge, at: from)
            let isOverStart = steps.isEmpty && source.backs.isEmpty && source.start != nil && next.layers.count == before.layers.count + 1
            // A container that FROM fills presents over FROM.
            plane = isOverStart ? Plane(layers: before.layers + [next.top], bottomIsKnown: next.bottomIsKnown) : next
            let transition = flow.graph.transitions[hop.edge]
            let isOwn = transition.from == from.screen || flow.screen(from.screen)?.inherits.contains(transition.from) == true
            steps.append(Route.Hop(transition: transition, standing: to, isMove: isMove(transition, from: hop.from), isFromOutside: !isOwn))
        }
        let backs = source.backs.map { back in
            let exits = [back.leaves, back.root].map { place in flow.exits(at: place, in: flow.plane(at: place)).filter { does($0, back.kind) } }
            return Route.Back(
                kind: back.kind, leaves: back.leaves.screen, landsOn: back.landsOn.screen, exits: exits.first { !$0.isEmpty } ?? [])
        }
        return Route(start: source.start, backs: backs, hops: steps, before: before, after: plane)
    }

    private func does(_ exit: ExitHere, _ kind: Route.Back.Kind) -> Bool {
        guard case .does(let effect, _) = exit.result else { return false }
        return effect == (kind == .pop ? .parent : .closesLayer)
    }

    /// A window's root as it shows after the start: first tabs and the roots of stacks filled in.
    private func atRest(_ root: Standing?, _ plane: Plane) -> Plane {
        guard var here = root else { return plane }
        var plane = plane
        for _ in 0..<16 {
            let next = flow.steps.from(here.screen, at: here.placement, in: flow.graph).first { step in
                let hop = flow.graph.transitions[step.edge]
                guard hop.certainty > .possible, hop.entry == nil else { return false }
                return hop.verb.effect == .tab && isFirstTab(hop) || hop.verb.effect == .root && hop.receiver != .windowRoot
            }
            guard let next, let place = landing(of: next.edge, from: next.source), let standing = flow.standing(at: place) else { return plane }
            plane = flow.plane(plane, after: next.edge, at: here)
            here = standing
        }
        return plane
    }
}
