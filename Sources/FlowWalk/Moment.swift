import Diagnostics
import FlowGraph

/// What a tab, a column or another pane holds while a neighbour of it shows.
public struct Aside: Hashable, Sendable {
    /// The layer it belongs to, counted from the base.
    public var layer: Int
    /// The container it fills, by id.
    public var container: String
    /// The transition that fills the place, as an index into the graph's: it tells one tab from the next.
    public var slot: Int
    /// From the container's child down to what would show.
    public var branch: [Seat]
}

/// One moment of an app at run time: what shows, what is parked beside it, and whether a web page has others behind it.
///
/// A value that can be hashed: two moments are the same when nothing that the user can do tells them apart.
public struct Moment: Hashable, Sendable {
    public var plane: Plane
    /// Sorted by layer, container and slot.
    public internal(set) var asides: [Aside]
    /// The web view on top has a page to go back to.
    public var hasHistory: Bool

    public init(plane: Plane, asides: [Aside] = [], hasHistory: Bool = false) {
        self.plane = plane
        self.asides = asides.sorted(by: Moment.inOrder)
        self.hasHistory = hasHistory
    }

    /// The screen that the user would say is showing.
    public var face: String? { plane.top.face }

    /// A part of what shows: moments that differ elsewhere are few, and to hash all that is parked costs more than it saves.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(plane.layers.count)
        hasher.combine(hasHistory)
        for seat in plane.top.branch {
            hasher.combine(seat.id)
            hasher.combine(seat.behind.count)
            hasher.combine(seat.behind.last?.first?.id)
        }
    }

    static func inOrder(_ a: Aside, _ b: Aside) -> Bool { (a.layer, a.container, a.slot) < (b.layer, b.container, b.slot) }
}

/// Where a controller is found in a moment.
public enum Spot: Hashable, Sendable {
    /// In the branch that shows of a layer.
    case shown(layer: Int, seat: Int)
    /// In the array of the stack at `seat`, covered by others.
    case covered(layer: Int, seat: Int)
    /// In a tab, column or pane that does not show.
    case aside(Int)

    func layer(in moment: Moment) -> Int {
        switch self {
        case .shown(let layer, _), .covered(let layer, _): layer
        case .aside(let index): moment.asides[index].layer
        }
    }
}

extension Moment {
    /// Where the nearest of the screens or containers stands: from the top layer down, what shows before what is covered or parked.
    public func spot(of ids: [String]) -> Spot? {
        for level in plane.layers.indices.reversed() {
            let branch = plane.layers[level].branch
            if let seat = branch.lastIndex(where: { $0.id.map(ids.contains) ?? false }) { return .shown(layer: level, seat: seat) }
            for seat in branch.indices.reversed() where branch[seat].behind.contains(where: { $0.contains { $0.id.map(ids.contains) ?? false } }) {
                return .covered(layer: level, seat: seat)
            }
            let beside = asides.indices.first { index in
                asides[index].layer == level && asides[index].branch.contains { seat in
                    seat.id.map(ids.contains) ?? false || seat.behind.contains { $0.contains { $0.id.map(ids.contains) ?? false } }
                }
            }
            if let beside { return .aside(beside) }
        }
        return nil
    }

    /// The moment with another plane: what was parked in layers and containers that are gone goes too.
    func with(_ plane: Plane) -> Moment {
        var moment = self
        let isSameFace = plane.layers.count == self.plane.layers.count && plane.top.face == self.plane.top.face
        moment.plane = plane
        if !isSameFace { moment.hasHistory = false }
        moment.asides.removeAll { aside in
            guard plane.layers.indices.contains(aside.layer) else { return true }
            // The layer is another one where its first seat has changed.
            guard plane.layers[aside.layer].branch.first?.id == self.plane.layers[aside.layer].branch.first?.id else { return true }
            return !plane.layers[aside.layer].branch.contains { seat in
                seat.id == aside.container || seat.behind.contains { $0.contains { $0.id == aside.container } }
            }
        }
        return moment
    }

    mutating func park(_ aside: Aside) {
        asides.removeAll { $0.layer == aside.layer && $0.container == aside.container && $0.slot == aside.slot }
        let place = asides.firstIndex { Moment.inOrder(aside, $0) } ?? asides.endIndex
        asides.insert(aside, at: place)
    }
}

/// What a move does to a moment.
public enum Effect: Hashable, Sendable {
    /// The moments that may follow: several where the code decides between contents that cannot be told apart beforehand. Not sure
    /// where the sources leave a receiver open.
    case lands([Moment], isSure: Bool)
    /// Nothing happens at all.
    case nothing(Why)
    /// UIKit raises an exception, or refuses with an error.
    case refused(Why)
    /// It cannot be told.
    case unknown(Why)

    /// Why a move does nothing, is refused, or cannot be told.
    public enum Why: String, Hashable, Sendable, CaseIterable {
        case noStack, atRoot, notInStack, alreadyThere, nothingPresented, noTab, noReceiver, noHistory
        /// Its host already presents something.
        case presenterBusy
        /// Its view is in no window: another tab shows, or others cover it.
        case notShowing
        /// The receiver stands nowhere in this moment.
        case receiverAbsent
        case isContainer, alreadyInHierarchy, noAnchor
        /// The receiver is nil, and force-unwrapped.
        case trapped
        /// A back swipe begins at the root, where there is nothing to go back to, and does not end.
        case wedged
        /// Links that start the app do not come to the code that handles them.
        case notDelivered
        case stackUnknown, layerUnknown, receiverUnknown, targetUnknown, actionUnknown, presentedFirst, elsewhere
        /// What is presented over a root that is replaced is not dismissed for the app.
        case layersLeft

        init(_ reason: Outcome.Reason) { self = Why(rawValue: reason.rawValue) ?? .actionUnknown }
    }

    public var moments: [Moment] { if case .lands(let moments, _) = self { moments } else { [] } }
    /// The moment that follows, where there is one only.
    public var moment: Moment? { moments.count == 1 ? moments.first : nil }
}
