import Diagnostics

/// One container between a layer's root and a screen.
public struct Frame: Hashable, Sendable {
    public var kind: ScreenKind
    /// The container's screen id, or the class that wraps the content at the site.
    public var container: String?
    /// The site that makes the container hides its bar.
    public var barHidden: Bool

    public init(_ kind: ScreenKind, _ container: String? = nil, barHidden: Bool = false) {
        self.kind = kind
        self.container = container
        self.barHidden = barHidden
    }
}

/// The layer of the plane a screen stands in.
public enum Layer: Hashable, Sendable {
    case base
    /// A presented layer; `blocked` when the closing gesture is locked for good.
    case modal(PresentationStyle, blocked: Bool)
    /// Below a screen whose own placement is not known.
    case unknown
}

/// Where on the two-dimensional plane a screen can stand (rules.md 1.3). `nil` stands for "not known", never for "no".
public struct Placement: Hashable, Sendable {
    public var layer: Layer
    /// Containers from the layer's root down to the screen.
    public var frames: [Frame]
    /// There is a navigation stack around the screen in this layer.
    public var inStack: Bool?
    /// The screen is the bottom of the innermost stack. False outside stacks.
    public var atRoot: Bool?
    /// The last hop came from an entry.
    public var viaEntry: Bool

    public init(layer: Layer, frames: [Frame] = [], inStack: Bool?, atRoot: Bool?, viaEntry: Bool = false) {
        self.layer = layer
        self.frames = frames
        self.inStack = inStack
        self.atRoot = atRoot
        self.viaEntry = viaEntry
    }

    /// Stands in for the placement of a screen that nothing is known to show.
    package static let assumed = Placement(layer: .unknown, inStack: nil, atRoot: nil)
}

extension Placement {
    public var isModal: Bool? {
        switch layer {
        case .base: false
        case .modal: true
        case .unknown: nil
        }
    }

    /// In a stack, above its root.
    public var isPushed: Bool { inStack == true && atRoot == false }

    /// The content that a presented layer begins with: not inside a stack, or at its bottom.
    public var isModalRoot: Bool { isModal == true && (inStack == false || atRoot == true) }

    /// Where code stands that acts on the container or screen itself: acting on a navigation controller means acting inside
    /// the stack it is.
    package func inside(_ screen: String, of kind: ScreenKind) -> Placement {
        guard kind == .nav else { return self }
        var inside = self
        inside.frames.append(Frame(.nav, screen))
        inside.inStack = true
        inside.atRoot = true
        return inside
    }

    /// The innermost frame of the kind.
    public func innermost(_ kind: ScreenKind) -> Frame? { frames.last { $0.kind == kind } }

    /// The innermost frame that decides which stack a screen is in.
    public var nearestContainer: Frame? { frames.last { $0.kind == .nav || $0.kind == .split || $0.kind == .tab } }

    /// Certainly no stack around the screen, nor a split that may bring one.
    public var isBare: Bool { inStack == false && innermost(.split) == nil }

    /// A split column is the nearest container.
    public var fillsColumn: Bool {
        frames.last { $0.kind == .split || $0.kind == .nav }?.kind == .split
    }
}

/// A placement of one screen with what is joined over all ways to it.
public struct Standing: Hashable, Sendable {
    public var screen: String
    public var placement: Placement
    /// Screens that can be under this one in the innermost stack.
    public var below: Set<String>
    /// False when others than those in `below` may be there too.
    public var belowIsKnown: Bool
    /// Screens of the layers underneath that can be behind this one.
    public var beneath: Set<String>
    /// False when others than those in `beneath` may be there too.
    public var beneathIsKnown: Bool
    /// The weakest edge on the best way here.
    public var certainty: Certainty
    /// The transition of the last hop on the first way found, as an index into the graph's transitions.
    public var arrival: Int?
    /// The standing the last hop started from, as an index into the source's standings; nil where the way begins.
    public var origin: Origin?

    public struct Origin: Hashable, Sendable {
        public var screen: String
        public var index: Int
    }

    package init(
        screen: String, placement: Placement, below: Set<String>, belowIsKnown: Bool, beneath: Set<String>, beneathIsKnown: Bool,
        certainty: Certainty, arrival: Int?, origin: Origin?
    ) {
        self.screen = screen
        self.placement = placement
        self.below = below
        self.belowIsKnown = belowIsKnown
        self.beneath = beneath
        self.beneathIsKnown = beneathIsKnown
        self.certainty = certainty
        self.arrival = arrival
        self.origin = origin
    }

    /// Every screen behind this one, in its stack or under its layer.
    public var ancestors: Set<String> { below.union(beneath) }
}
