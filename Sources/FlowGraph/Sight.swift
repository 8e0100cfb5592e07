// What code that runs on a screen can find from there: the previous screen, its own stack, and the top of the window.

/// The screen that a way back leads to by one step.
public enum PreviousScreen: Hashable, Sendable {
    /// The one under it in the same stack.
    case behind(String)
    /// The one under its layer, where it is the first of that layer. `presenting` is what UIKit's `presentingViewController`
    /// gives, which is the root of the layer underneath; nil where that cannot be told.
    case underneath(String?, presenting: String?)
    /// It is the first of the base layer.
    case none
    case unknown
}

/// What a search of `navigationController.viewControllers` finds.
public struct StackSearch: Hashable, Sendable {
    /// Screens that such a search cannot find, although they are there.
    public struct Unseen: Hashable, Sendable {
        public enum Place: String, Hashable, Sendable, CaseIterable {
            case underLayer, otherStack, otherTab, otherColumn, child
        }
        public var place: Place
        public var screens: [String]

        public init(_ place: Place, _ screens: [String]) {
            self.place = place
            self.screens = screens
        }
    }

    /// The controllers of the array, bottom first; nil where there is no stack, or none that is known.
    public var array: [String]?
    /// False when the array may hold more than is known.
    public var isWhole: Bool
    /// There is certainly no stack, so that there is nothing to search.
    public var hasNoStack: Bool
    /// The element that holds the screen where the screen is no element itself.
    public var holder: String?
    public var unseen: [Unseen]
}

/// The walk from a window's root to what shows.
public struct TopWalk: Hashable, Sendable {
    /// What a walk must know to take a step.
    public enum Knowledge: String, Hashable, Sendable, CaseIterable {
        case presented, navigation, tab, split, page, search, child, hosting
    }
    public struct Step: Hashable, Sendable {
        public var needs: Knowledge
        /// What the step leads to: a screen's id or a container's class; nil for a stack that is not known.
        public var to: String?
        /// What it leads to is written in SwiftUI, so that the walk sees the hosting controller around it.
        public var isHosted: Bool
    }

    /// The root, where it is known.
    public var root: String?
    /// The root is written in SwiftUI.
    public var rootIsHosted: Bool
    public var steps: [Step]
    /// False when something may stand before the first step.
    public var startIsKnown: Bool
    /// False where a presentation in the current context hides from the root that something is presented.
    public var presentedIsSeen: Bool

    /// What the walk returns once it knows all it needs, and whether that is a hosting controller around it.
    public var end: (at: String?, isHosted: Bool) { steps.last.map { ($0.to, $0.isHosted) } ?? (root, rootIsHosted) }

    /// What the walk must know, in the order it needs it.
    public var needs: [Knowledge] {
        steps.reduce(into: []) { needs, step in
            if !needs.contains(step.needs) { needs.append(step.needs) }
        }
    }

    /// The walks that real code has: `presentedViewController` alone, with navigation and tab, and with split and page too.
    public static let usual: [[Knowledge]] = [
        [.presented], [.presented, .navigation, .tab], [.presented, .navigation, .tab, .split, .page],
    ]

    /// Where a walk stops that knows only some kinds of step; `missing` is what it would need to go on, nil when it arrives.
    public func stop(knowing known: [Knowledge]) -> (at: String?, isHosted: Bool, missing: Knowledge?) {
        var here = (at: root, isHosted: rootIsHosted)
        for step in steps {
            guard known.contains(step.needs) else { return (here.at, here.isHosted, step.needs) }
            here = (step.to, step.isHosted)
        }
        return (here.at, here.isHosted, nil)
    }
}

extension Flow {
    /// What one step back from the top of a plane leads to.
    public func previousScreen(in plane: Plane) -> PreviousScreen {
        switch plane.top.stack {
        case .unknown: return .unknown
        case .none: break
        case .at(let index):
            if let face = plane.top.branch[index].behind.last?.face { return .behind(face) }
            if !plane.top.branch[index].bottomIsKnown { return .unknown }
        }
        guard plane.layers.count > 1 else { return plane.bottomIsKnown ? .none : .unknown }
        return .underneath(plane.layers[plane.layers.count - 2].face, presenting: presenting(layer: plane.layers.count - 1, of: plane))
    }

    /// What `presentingViewController` gives in a layer: UIKit hands a presentation up to the root of the presenter's layer,
    /// unless its style keeps it in the current context. Nil in SwiftUI, and where it cannot be told.
    public func presenting(layer: Int, of plane: Plane) -> String? {
        guard layer > 0, plane.layers.indices.contains(layer), plane.layers[layer - 1].rootIsKnown else { return nil }
        switch plane.layers[layer].style {
        case .currentContext, .overCurrentContext, .panel, .custom, .unknown, nil: return nil
        default: break
        }
        guard let root = plane.layers[layer - 1].branch.first, !root.isSwiftUI else { return nil }
        return root.id
    }

    /// What a search of the screen's own stack finds and does not find when it shows at the top of the plane.
    public func stackSearch(in plane: Plane) -> StackSearch {
        let layer = plane.top
        let array = layer.array
        let elements = array?.compactMap { $0.first?.id ?? nil }
        let shown = layer.branch.last?.id
        var search = StackSearch(
            array: elements, isWhole: layer.arrayIsWhole, hasNoStack: layer.stack == .none,
            holder: array?.last?.first.flatMap { $0.id == shown ? nil : $0.id }, unseen: [])
        var found = Set(elements ?? [])
        func add(_ place: StackSearch.Unseen.Place, _ ids: [String?]) {
            var new: [String] = []
            for case let id? in ids where !found.contains(id) && screen(id) != nil && containerKind(of: id) == nil {
                found.insert(id)
                new.append(id)
            }
            if !new.isEmpty { search.unseen.append(.init(place, new)) }
        }
        add(.child, (array ?? []).flatMap { $0.dropFirst().map(\.id) })
        let outer = if case .at(let index) = layer.stack { Array(layer.branch[..<index]) } else { Array(layer.branch.dropLast()) }
        add(.otherStack, outer.flatMap { $0.behind.flatMap { $0.map(\.id) } + [$0.id] })
        add(.underLayer, plane.layers.dropLast().reversed().flatMap { $0.branch.reversed().flatMap { [$0.id] + $0.behind.reversed().flatMap { $0.map(\.id) } } })
        let branches = plane.layers.reversed().map(\.branch)
        add(.otherTab, branches.flatMap { siblings(in: $0, of: .tab) })
        add(.otherColumn, branches.flatMap { siblings(in: $0, of: .split) })
        return search
    }

    /// What fills the other tabs or columns of the containers in a branch; for a stack its root.
    private func siblings(in branch: [Seat], of kind: ScreenKind) -> [String] {
        let here = Set(branch.compactMap(\.id))
        return branch.filter { $0.kind == kind }.compactMap(\.id).flatMap { container in
            transitionsIncludingInherited(from: container).filter { $0.verb.effect == (kind == .tab ? .tab : .column) }
                .compactMap(\.to).filter { !here.contains($0) }.map { steps.kinds[$0] == .nav ? rootOfStack($0) ?? $0 : $0 }
        }
    }

    private func rootOfStack(_ container: String) -> String? {
        transitionsIncludingInherited(from: container).first { $0.verb.effect == .root && $0.receiver != .windowRoot }?.to
    }

    /// The walk from the window's root to what shows in the plane. It follows `presentedViewController` before anything else, as
    /// such walks do, so of the lower layers it passes only the roots.
    public func topWalk(in plane: Plane) -> TopWalk {
        let root = plane.layers[0].branch.first
        var walk = TopWalk(
            root: plane.layers[0].rootIsKnown ? root?.id : nil, rootIsHosted: root?.isSwiftUI ?? false, steps: [],
            startIsKnown: plane.bottomIsKnown && plane.layers[0].rootIsKnown, presentedIsSeen: true)
        for layer in plane.layers.dropFirst() {
            walk.steps.append(.init(needs: .presented, to: layer.branch.first?.id, isHosted: layer.branch.first?.isSwiftUI ?? false))
            switch layer.style {
            case .currentContext, .overCurrentContext: walk.presentedIsSeen = false
            default: break
            }
        }
        for (seat, next) in zip(plane.top.branch, plane.top.branch.dropFirst()) {
            let needs = knowledge(toPass: seat)
            // SwiftUI's containers lie inside one hosting controller.
            if needs == .hosting, next.isSwiftUI, walk.steps.last?.needs == .hosting { walk.steps.removeLast() }
            walk.steps.append(.init(needs: needs, to: next.id, isHosted: next.isSwiftUI))
        }
        return walk
    }

    private func knowledge(toPass seat: Seat) -> TopWalk.Knowledge {
        if seat.isSwiftUI { return .hosting }
        switch seat.kind {
        case .nav: return .navigation
        case .tab: return .tab
        case .split: return .split
        case .page: return .page
        case .search: return .search
        case .screen, .custom, .alert, .system: return .child
        }
    }
}
