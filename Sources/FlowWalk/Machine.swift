import Diagnostics
import FlowGraph

/// An app's flow as a machine: moments, and what each move makes of them (rules.md section 2).
///
/// Made once for a flow and a kind of device; immutable, so that moments can be worked on in parallel.
public struct Machine: Sendable {
    public let flow: Flow
    public let idiom: Idiom
    /// The content swipe of iOS 26 is there.
    public let hasContentSwipe: Bool

    /// What fills containers, by the container: roots, tabs, columns and children, in the order of the graph.
    let structure: [String: [Int]]
    /// Transitions in code that is no screen's, by the screen whose control makes that code run.
    let routed: [String: [Int]]
    /// What each screen embeds in its own place, and so on.
    let parts: [String: [String]]
    /// Types whose code sets the delegate of a pop gesture that outlasts their screen.
    let gestureOwners: Set<String>
    /// What links and code push, besides the destinations of values.
    let pushed: Set<String>
    /// What entries lead to.
    public let links: [Link]
    /// Transitions that put the same thing in the same way, by the first of them.
    private let canonical: [Int]

    public init(_ flow: Flow, idiom: Idiom = .phone, sdk: Int? = nil) {
        self.flow = flow
        self.idiom = idiom
        hasContentSwipe = sdk.map { $0 >= 26 } ?? flow.isBuiltWithContentSwipe
        let transitions = flow.graph.transitions
        var structure: [String: [Int]] = [:]
        var routed: [String: [Int]] = [:]
        var canonical = Array(transitions.indices)
        var first: [Likeness: Int] = [:]
        for (index, hop) in transitions.enumerated() where !hop.restates && hop.certainty > .possible && hop.runs(on: idiom) && hop.to != nil {
            if hop.isStructure {
                if hop.from != "window" { structure[hop.from, default: []].append(index) }
                continue
            }
            let key = Likeness(hop)
            canonical[index] = first[key] ?? index
            if first[key] == nil { first[key] = index }
            guard flow.screen(hop.from) == nil, hop.on == nil, hop.entry == nil else { continue }
            for name in Set(hop.occasions.filter { $0.kind == .route }.map(\.name)).sorted() where flow.screen(name) != nil {
                routed[name, default: []].append(index)
            }
        }
        pushed = Set(transitions.filter { $0.verb.effect == .push && $0.verb != .destination && !$0.restates && $0.certainty > .possible }.compactMap(\.to))
        self.structure = structure
        self.routed = routed
        self.canonical = canonical
        parts = Dictionary(flow.screens.map { ($0.id, flow.parts(of: $0.id)) }, uniquingKeysWith: { first, _ in first }).filter { !$0.value.isEmpty }
        gestureOwners = Set(flow.graph.gestureWrites.filter { $0.scope == .screen && $0.kind == .delegate }.map(\.owner))
        links = Link.all(in: flow, on: idiom)
    }

    /// What makes a difference to the screen that a transition shows.
    private struct Likeness: Hashable {
        var ends: [String?]
        var effect: Verb.Effect
        var installs: [Control]
        var flags: [String: Bool]
        var switches: [Bool]
        var style: PresentationStyle?

        init(_ hop: Transition) {
            ends = [hop.from, hop.to, hop.wrapped, hop.enclosed, hop.on]
            effect = hop.verb.effect
            installs = hop.installs
            flags = hop.flags
            switches = [hop.hidesBar, hop.blocked == .always, hop.entry != nil]
            style = hop.style
        }
    }

    var graph: FlowGraph { flow.graph }
    func hop(_ edge: Int) -> Transition { flow.graph.transitions[edge] }
    func arrival(_ edge: Int) -> Int { canonical.indices.contains(edge) ? canonical[edge] : edge }

    /// A split view shows its columns side by side.
    var isExpanded: Bool { idiom != .phone }
}

extension Transition {
    /// It fills a container that is there, rather than being a move of somebody.
    var isStructure: Bool {
        switch verb.effect {
        case .tab, .column, .embed: true
        case .root: receiver != .windowRoot && from != "window"
        default: false
        }
    }
}

// MARK: Standings

extension Machine {
    /// The standing of one seat of the branch that shows in a layer: what `Flow`'s questions are asked about.
    func standing(ofSeat index: Int, layer level: Int, in moment: Moment) -> Standing {
        standing(ofSeat: index, in: Plane(layers: Array(moment.plane.layers[...level]), bottomIsKnown: moment.plane.bottomIsKnown))
    }

    /// The same of the top layer of a plane.
    func standing(ofSeat index: Int, in plane: Plane) -> Standing {
        var layer = plane.top
        let seat = layer.branch[index]
        layer.branch = Array(layer.branch[..<index])
        let placement = placement(in: layer, of: plane)
        var below: Set<String> = []
        var beneath: Set<String> = []
        if case .at(let stack) = layer.stack { below = Set(layer.branch[stack].behind.compactMap(\.face)) }
        for under in plane.layers.dropLast() { beneath.formUnion(under.faces) }
        let known = flow.standings[seat.id ?? ""]?.first { $0.placement == placement }
        return Standing(
            screen: seat.id ?? "", placement: placement, below: below, belowIsKnown: layer.rootIsKnown, beneath: beneath,
            beneathIsKnown: plane.bottomIsKnown, certainty: known?.certainty ?? .likely, arrival: seat.arrival ?? known?.arrival, origin: known?.origin)
    }

    /// Where the next seat of a layer's branch would stand.
    private func placement(in layer: PlaneLayer, of plane: Plane) -> Placement {
        let place: Layer
        if plane.layers.count > 1, let style = layer.style {
            place = .modal(style, blocked: layer.isLocked)
        } else {
            place = plane.layers.count == 1 && plane.bottomIsKnown ? .base : .unknown
        }
        let frames = layer.branch.filter { $0.isContainer || $0.mayBringStack }.map { seat in
            Frame(seat.kind, seat.id, barHidden: seat.kind == .nav && (seat.arrival.map { hop($0).hidesBar && hop($0).wrapped == seat.id } ?? false))
        }
        switch layer.stack {
        case .none: return Placement(layer: place, frames: frames, inStack: false, atRoot: false)
        case .unknown: return Placement(layer: place, frames: frames, inStack: nil, atRoot: nil)
        case .at(let index):
            let stack = layer.branch[index]
            let atRoot: Bool? = !stack.behind.isEmpty ? false : stack.bottomIsKnown ? true : nil
            return Placement(layer: place, frames: frames, inStack: true, atRoot: atRoot)
        }
    }
}

extension PlaneLayer {
    /// Every screen that the layer's branch and stacks name.
    var faces: Set<String> {
        Set(branch.compactMap(\.id) + branch.flatMap { $0.behind.compactMap(\.face) })
    }

    /// The place in the branch of the screen that the user would say is showing.
    var faceSeat: Int? {
        guard !branch.isEmpty else { return nil }
        guard let container = branch.lastIndex(where: \.isContainer) else { return 0 }
        return branch.indices.contains(container + 1) ? container + 1 : container
    }
}
