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
