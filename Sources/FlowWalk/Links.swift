import Diagnostics
import FlowGraph

/// What an entry's handler does to the plane: one transition, with what the same path does before it.
public struct Link: Hashable, Sendable {
    public var entry: String
    /// The transition that shows something, as an index into the graph's.
    public var edge: Int
    /// Tabs that it selects, layers that it closes and levels that it pops before.
    public var before: [Int]
    /// How the path deals with a layer above; nil where nothing on it does.
    public var care: Care?

    static func all(in flow: Flow, on idiom: Idiom) -> [Link] {
        let transitions = flow.graph.transitions
        var byEntry: [String: [Int]] = [:]
        for (index, hop) in transitions.enumerated() where hop.certainty > .possible && !hop.restates && hop.runs(on: idiom) && !hop.unreached {
            let reached = hop.occasions.filter { $0.kind == .entry && !$0.isKept && !$0.isTested }.compactMap(\.entry)
            for entry in Set(reached + [hop.entry].compactMap { $0 }).sorted() { byEntry[entry, default: []].append(index) }
        }
        return byEntry.keys.sorted().flatMap { entry -> [Link] in
            let all = byEntry[entry] ?? []
            return all.compactMap { edge in
                let hop = transitions[edge]
                switch hop.verb.effect {
                case .push, .show, .showDetail, .present, .setStack: break
                case .root where !hop.isStructure: break
                default: return nil
                }
                guard flow.screen(hop.to) != nil, !(hop.verb == .setStack && all.contains { follows(transitions[$0], hop) }) else { return nil }
                let before = all.filter { other in
                    let other = transitions[other]
                    guard other.location < hop.location, other.from == hop.from, other.trigger.function == hop.trigger.function else { return false }
                    guard other.guarded == .always || other.guarded == hop.guarded else { return false }
                    return other.verb == .selectTab || other.verb.isExit
                }
                let cares = [hop.care] + hop.occasions.filter { $0.kind == .entry && $0.entry == entry }.map(\.care)
                return Link(entry: entry, edge: edge, before: before, care: cares.compactMap { $0 }.max { rank($0) < rank($1) })
            }
        }
    }

    private static func follows(_ other: Transition, _ hop: Transition) -> Bool {
        other.verb == .setStack && other.location == hop.location && (other.position ?? 0) > (hop.position ?? 0)
    }

    private static func rank(_ care: Care) -> Int { care.suffices ? 1 : 0 }
}

/// How a link ends.
public enum Arrival: Hashable, Sendable {
    /// Its screen shows on top.
    case shows(Moment)
    /// Its screen is there, but a layer covers it, or it stands in a tab that does not show.
    case hidden(Moment, by: String?)
    /// Nothing comes of it.
    case lost(Effect.Why)
    case unknown
}

extension Machine {
    /// What becomes of a link that starts the app: the window has its root, unless nobody hands the link on.
    public func launch(by link: Link) -> Arrival {
        let hop = hop(link.edge)
        if let entry = graph.entries.first(where: { $0.id == link.entry }) {
            let isEarly = graph.lostLinks.contains { $0.kind == .early && $0.entry == entry.id }
            if isEarly || entry.lacksLaunch || flow.launch(passingOver: entry) != nil { return .lost(.notDelivered) }
        }
        if hop.verb == .root { return start(link.edge).first.map { .shows($0) } ?? .unknown }
        guard let home = beginnings.first?.moments.first else { return .unknown }
        return arrive(link, in: home)
    }

    /// What becomes of a link that arrives in a moment.
    public func arrive(_ link: Link, in moment: Moment) -> Arrival {
        var here = moment
        for edge in link.before {
            let hop = hop(edge)
            switch step(edge, from: flow.screen(hop.from) == nil ? nil : here.spot(of: flow.bearers(of: hop.from)), in: here) {
            case .lands(let moments, let isSure):
                guard let next = moments.first, isSure else { return .unknown }
                here = next
            case .nothing: break
            case .refused, .unknown: return .unknown
            }
        }
        if here.plane.layers.count > 1 {
            switch link.care {
            case nil, .walk?: break
            case .test?, .unknown?: return .unknown
            case .dismissal?, .oneLevel?:
                let count = link.care == .dismissal ? here.plane.layers.count - 1 : 1
                guard let closed = here.plane.dismissing(layers: count).plane else { return .unknown }
                here = here.with(closed)
            }
        }
        let hop = hop(link.edge)
        let source = flow.screen(hop.from) == nil ? nil : here.spot(of: flow.bearers(of: hop.from))
        if flow.screen(hop.from) != nil, source == nil { return .unknown }
        switch step(link.edge, from: source, in: here) {
        case .lands(let moments, let isSure):
            guard let landed = moments.first, isSure, let target = hop.to else { return .unknown }
            if landed.plane.top.branch.contains(where: { $0.id == target }) { return .shows(landed) }
            let top = landed.plane.layers.count - 1
            let isUnder = landed.plane.layers.dropLast().contains { $0.branch.contains { $0.id == target } }
                || landed.asides.contains { $0.layer < top && $0.branch.contains { $0.id == target } }
            return .hidden(landed, by: isUnder ? landed.face : nil)
        // A view's presentation waits, or changes what is presented already.
        case .nothing(.presenterBusy) where flow.screen(hop.from)?.technology == .swiftui: return .unknown
        case .nothing(let why): return .lost(why)
        case .refused, .unknown: return .unknown
        }
    }
}
