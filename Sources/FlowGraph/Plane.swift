/// One controller or view between the root of a layer and what shows in it.
public struct Seat: Hashable, Sendable {
    /// A screen's id, or the class of a container that a site puts around its content. Nil for a stack that must be there
    /// but is not known.
    public var id: String?
    public var kind: ScreenKind
    /// Written in SwiftUI: UIKit's searches see no more of it than a hosting controller.
    public var isSwiftUI: Bool
    /// A container from outside the sources, which may bring a stack of its own or not.
    public var mayBringStack: Bool
    /// For a stack: the elements of its array under the one that shows, bottom first. Each is a branch of its own.
    public var behind: [[Seat]]
    /// For a stack: false when others may stand under `behind`.
    public var bottomIsKnown: Bool
    /// The index of the tab that it fills.
    public var tab: Int?
    /// The column that it fills.
    public var column: String?
    /// The transition that put it there, as an index into the graph's, where that was kept: the walk keeps it.
    public var arrival: Int?

    public init(
        _ id: String?, _ kind: ScreenKind = .screen, isSwiftUI: Bool = false, mayBringStack: Bool = false, behind: [[Seat]] = [],
        bottomIsKnown: Bool = true, tab: Int? = nil, column: String? = nil, arrival: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.isSwiftUI = isSwiftUI
        self.mayBringStack = mayBringStack
        self.behind = behind
        self.bottomIsKnown = bottomIsKnown
        self.tab = tab
        self.column = column
        self.arrival = arrival
    }

    package var isContainer: Bool { kind == .nav || kind == .tab || kind == .split }
}

/// One layer of the plane: the base of a window, or what one presentation put over it.
public struct PlaneLayer: Hashable, Sendable {
    /// How it was presented; nil for a base layer and for one below a screen whose own place is not known.
    public var style: PresentationStyle?
    /// The closing gesture is locked for good.
    public var isLocked: Bool
    /// The screen, or `flow:Type`, whose code presented it.
    public var presenter: String?
    /// False when something may stand around the first seat.
    public var rootIsKnown: Bool
    /// From the layer's root down to what shows. Empty when nothing of the layer is known.
    public var branch: [Seat]

    public init(
        style: PresentationStyle? = nil, isLocked: Bool = false, presenter: String? = nil, rootIsKnown: Bool = true, branch: [Seat] = []
    ) {
        self.style = style
        self.isLocked = isLocked
        self.presenter = presenter
        self.rootIsKnown = rootIsKnown
        self.branch = branch
    }
}

/// A moment of the two-dimensional plane: layers upwards, each with the branch that shows and the arrays of its stacks.
///
/// Holds what a way makes certain: tabs and columns beside the branch are there too, but not in it.
public struct Plane: Hashable, Sendable {
    /// From the bottom up; never empty.
    public var layers: [PlaneLayer]
    /// False when layers may lie under the first one.
    public var bottomIsKnown: Bool

    public init(layers: [PlaneLayer], bottomIsKnown: Bool = true) {
        self.layers = layers.isEmpty ? [PlaneLayer()] : layers
        self.bottomIsKnown = bottomIsKnown
    }

    /// The layer that covers all others.
    public var top: PlaneLayer {
        get { layers[layers.count - 1] }
        set { layers[layers.count - 1] = newValue }
    }
}

// MARK: Stacks

/// The innermost stack around the end of a branch.
public enum InnermostStack: Hashable, Sendable {
    /// The stack's place in the branch.
    case at(Int)
    /// There is none: pops do nothing, `navigationController` is nil.
    case none
    case unknown
}

extension PlaneLayer {
    public var stack: InnermostStack {
        for index in branch.indices.reversed() {
            if branch[index].kind == .nav { return .at(index) }
            // A column begins without a stack, whatever stands around its split view; the split view itself may be in one.
            if branch[index].kind == .split, index + 1 < branch.count { return .none }
            if branch[index].mayBringStack { return .unknown }
        }
        return rootIsKnown ? .none : .unknown
    }

    /// The array of the innermost stack, bottom first; each element a branch, the last one what shows. Nil without a known stack.
    public var array: [[Seat]]? {
        guard case .at(let index) = stack else { return nil }
        let shown = Array(branch[(index + 1)...])
        return branch[index].behind + (shown.isEmpty ? [] : [shown])
    }

    /// False when others may stand under the array's first element.
    public var arrayIsWhole: Bool {
        guard case .at(let index) = stack else { return false }
        return branch[index].bottomIsKnown
    }

    /// The screen that the user would say is showing.
    public var face: String? { branch.face }
}

extension [Seat] {
    /// The screen that the user would say a branch shows: what fills the innermost navigation, tab or split container, without
    /// the children that it embeds.
    public var face: String? {
        guard let container = lastIndex(where: \.isContainer) else { return first?.id }
        return indices.contains(container + 1) ? self[container + 1].id : self[container].id
    }
}

// MARK: Moves

/// What a move does to a plane.
public enum Outcome: Hashable, Sendable {
    /// The plane afterwards.
    case lands(Plane)
    /// It does nothing at all.
    case nothing(Reason)
    /// It cannot be told.
    case unknown(Reason)

    /// Why a move does nothing, or why that cannot be told.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        case noStack, atRoot, notInStack, alreadyThere, nothingPresented
        case stackUnknown, layerUnknown, receiverUnknown, targetUnknown, actionUnknown, elsewhere
        /// A dismissal goes to what the screen itself has presented before it goes to the screen's own layer.
        case presentedFirst
    }

    public var plane: Plane? {
        if case .lands(let plane) = self { plane } else { nil }
    }
}

extension Plane {
    /// `popViewController` on the innermost stack of the top layer (rules.md 2.1).
    public func popping() -> Outcome {
        popping { $0.isEmpty ? nil : $0.count - 1 }
    }

    /// `popToRootViewController`.
    public func poppingToRoot() -> Outcome {
        if case .at(let index) = top.stack, !top.branch[index].bottomIsKnown { return .unknown(.stackUnknown) }
        return popping { $0.isEmpty ? nil : 0 }
    }

    /// `popToViewController` with what `viewControllers.first { $0 is X }` finds. Only elements of the array are found, not what
    /// they embed; nothing happens where none is.
    public func popping(to screen: String) -> Outcome {
        guard case .at(let index) = top.stack, let array = top.array else { return popping() }
        guard let found = array.firstIndex(where: { $0.first?.id == screen }) else {
            return top.branch[index].bottomIsKnown ? .nothing(.notInStack) : .unknown(.stackUnknown)
        }
        return found == array.count - 1 ? .nothing(.alreadyThere) : popping { _ in found }
    }

    /// Leaves the elements of the array up to the one that `remaining` names by its place in `behind`; nil is the stack's root.
    private func popping(_ remaining: ([[Seat]]) -> Int?) -> Outcome {
        switch top.stack {
        case .none: return .nothing(.noStack)
        case .unknown: return .unknown(.stackUnknown)
        case .at(let index):
            let behind = top.branch[index].behind
            guard let place = remaining(behind), behind.indices.contains(place) else {
                return top.branch[index].bottomIsKnown ? .nothing(.atRoot) : .unknown(.stackUnknown)
            }
            var plane = self
            plane.top.branch[index].behind = Array(behind[..<place])
            plane.top.branch = Array(plane.top.branch[...index]) + behind[place]
            return .lands(plane)
        }
    }

    /// `dismiss` called in the top layer: the whole layer goes, pushed screens included (rules.md 2.1).
    public func dismissing() -> Outcome { dismissing(layers: 1) }

    /// Takes the uppermost layers away, as `dismiss` does that is called on what presented the lowest of them.
    public func dismissing(layers count: Int) -> Outcome {
        guard layers.count > count else {
            return bottomIsKnown ? .nothing(.nothingPresented) : .unknown(.layerUnknown)
        }
        return .lands(Plane(layers: Array(layers.dropLast(count)), bottomIsKnown: bottomIsKnown))
    }

    /// To where `screen` stands behind, over as many layers and levels as it takes: an unwind that it answers. The nearest one wins.
    public func unwinding(to screen: String) -> Outcome {
        for level in layers.indices.reversed() {
            let below = Plane(layers: Array(layers[...level]), bottomIsKnown: bottomIsKnown)
            if let place = below.top.array?.lastIndex(where: { $0.contains { $0.id == screen } }) {
                let isOnTop = place == (below.top.array?.count ?? 0) - 1
                return isOnTop ? (level == layers.count - 1 ? .nothing(.alreadyThere) : .lands(below)) : below.popping { _ in place }
            }
            if below.top.branch.contains(where: { $0.id == screen }) { return .lands(below) }
        }
        return .unknown(.targetUnknown)
    }

    /// Whether the plane shows what `other` shows, perhaps with children filled in that `other` leaves out. Nil when `other` does
    /// not say what shows in its containers.
    public func shows(_ other: Plane) -> Bool? {
        if self == other { return true }
        if layers.count == other.layers.count, other.top.branch.last?.isContainer ?? true { return nil }
        return layers.count == other.layers.count && top.branch.starts(with: other.top.branch)
            && zip(layers, other.layers).dropLast().allSatisfy { $0.face == $1.face }
    }
}
