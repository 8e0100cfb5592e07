// The words of the model. Raw values are the words of the flow graph's JSON.

/// What fills a node of the flow graph.
public enum ScreenKind: String, Codable, Sendable, CaseIterable {
    case screen, nav, tab, split, page, search, custom, alert, system
}

/// Where a screen is written. A storyboard scene with a custom class counts as the class's technology.
public enum Technology: String, Codable, Sendable, CaseIterable {
    case uikit, swiftui, storyboard, flow, system
}

/// What a transition does. `root` with the receiver `window.root` replaces the base layer; without it, it fills the bottom
/// of the source's own stack. `segue-KIND` stands for a storyboard segue of that kind; `webLoad` for a page that an entry has a
/// screen's web view load.
public enum Verb: String, Codable, Sendable, CaseIterable {
    case push, show, showDetail, present, sheet, cover, popover, alert, actionSheet, link, destination, setStack
    case root, tab, column, embed, selectTab, performSegue
    case segueShow = "segue-show", segueShowDetail = "segue-showDetail", seguePresentation = "segue-presentation"
    case seguePopoverPresentation = "segue-popoverPresentation", segueEmbed = "segue-embed", segueUnwind = "segue-unwind"
    case seguePush = "segue-push", segueModal = "segue-modal", seguePopover = "segue-popover"
    case segueReplace = "segue-replace", segueCustom = "segue-custom"
    case pop, popTo, popToRoot, dismiss, unwind, webBack, webLoad, opaque
}

extension Verb {
    /// What the verb means for the two-dimensional plane (rules.md 2.1 and 2.2).
    public enum Effect: Sendable {
        /// Grows a stack sideways.
        case push
        /// Push, column or modal, by what stands above the source.
        case show, showDetail
        /// Grows the plane upwards.
        case present
        /// Alert or action sheet: a layer that closes itself.
        case alert
        /// Fills the bottom of a stack, a window, a tab, a column, or a child's place.
        case root, tab, column, embed
        /// Replaces a stack's content.
        case setStack
        /// Goes back, or somewhere that already exists.
        case back, selectTab
        /// Cannot be told.
        case opaque
    }

    public var effect: Effect {
        switch self {
        case .push, .link, .destination, .seguePush: .push
        case .show, .segueShow: .show
        case .showDetail, .segueShowDetail, .segueReplace: .showDetail
        case .present, .sheet, .cover, .popover, .seguePresentation, .segueModal, .seguePopover, .seguePopoverPresentation: .present
        case .alert, .actionSheet: .alert
        case .root: .root
        case .tab: .tab
        case .column: .column
        case .embed, .segueEmbed: .embed
        case .setStack: .setStack
        case .pop, .popTo, .popToRoot, .dismiss, .unwind, .segueUnwind, .webBack, .webLoad: .back
        case .selectTab: .selectTab
        case .performSegue, .segueCustom, .opaque: .opaque
        }
    }

    /// True for pop, dismiss and unwind in every spelling.
    public var isExit: Bool { effect == .back && self != .webBack && self != .webLoad }
    public var isSegue: Bool { rawValue.hasPrefix("segue-") }
}

/// Whom the call is made on, resolved by declared type and owner, never by name alone.
public enum Receiver: String, Codable, Sendable, CaseIterable {
    case itself = "self"
    case ownNav, otherNav, parent, presenting, presented
    case windowRoot = "window.root"
    case ownTab, ownSplit, unknown
}

/// Under which condition a statement or fact holds.
///
/// `paired`: set and undone in the same type. `exclusive`: one arm of a branch whose other arms say something else.
public enum Guard: String, Codable, Sendable, CaseIterable {
    case always, paired, conditional, exclusive
}

/// What a test on the way to an exit looks at, where that may tell how the screen is shown.
public enum Hinge: String, Codable, Sendable, CaseIterable {
    /// Something the screen keeps: a flag, a mode.
    case state
    /// A mode that whoever makes the screen gives it for good: it may go with how the screen is shown.
    case given
    /// Its place: who presents it, what stands in its stack.
    case placement
}

/// What a control looks like to the user (rules.md 1.5).
public enum Look: String, Codable, Sendable, CaseIterable {
    case back, close, cancel, commit, home, other
    /// It has a title or picture, but code that cannot be followed gives it: it may look like any of the others.
    case unknown
}

/// How a presented layer covers the one below (UIModalPresentationStyle, and SwiftUI's `sheet` and `cover`).
public enum PresentationStyle: String, Codable, Sendable, CaseIterable {
    case automatic, pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext
    case popover, custom, none, sheet, cover, unknown
    /// A panel that a package's presenter draws, with a bar of its own, and that a tap beside it closes.
    case panel
}

/// What a popover, or an action sheet on an iPad, points at.
public enum Anchor: String, Codable, Sendable, CaseIterable {
    /// A view, an item or a bar button is set.
    case given
    /// Nothing is set on any path.
    case missing
}

/// What makes a transition happen.
public struct Trigger: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case leadingItem, trailingItem, bodyButton, row, gesture, menu, lifecycle, async, entry, unknown
        /// For ways out: another screen asks for it, through its delegate or a closure that it was handed.
        case callback
    }

    public var kind: Kind
    public var look: Look?
    public var label: String?
    /// The function the transition is written in, as `name(label:)`.
    public var function: String?

    public init(_ kind: Kind, look: Look? = nil, label: String? = nil, function: String? = nil) {
        self.kind = kind
        self.look = look
        self.label = label
        self.function = function
    }
}
