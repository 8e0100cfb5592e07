import Diagnostics

// What makes code run that no control of the topmost screen causes, how it came by the container it moves, and what it does about a
// layer that may be presented above (rules.md 1.7).

/// Something that makes a transition happen other than a control of the screen that it starts from.
public struct Occasion: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// A handler that the system calls from outside; see `entry`.
        case entry
        /// The application or a scene changes its state.
        case activation
        /// A notification, a publisher or an observed value.
        case observer
        case timer
        /// A delegate's method that an object calls which is no view: a network session, a player, a location manager, a page's script.
        case delegate
        /// SwiftUI's `onChange`, `onReceive` and `task`.
        case change
        /// A control of another screen, whose id is the name, by way of code that is no screen's: a router, a coordinator.
        case route
        /// A key command of a container, or of what is no screen, which hears the key whatever is on top.
        case command
    }

    public var kind: Kind
    /// The function that is called, as `Type.name(label:)`, or what is observed.
    public var name: String
    /// The entry, by id: the one that is handled, or whose link is taken up later where `isKept` is true.
    public var entry: String?
    /// The link waits in a property until an activation callback takes it.
    public var isKept: Bool
    /// Calls between what runs first and the transition.
    public var hops: Int
    /// A call on the way to the transition's function stands under a condition.
    public var isTested: Bool
    /// It comes once: a timer that does not repeat.
    public var isOnce: Bool
    /// What the path does about a layer above; nil where nothing on it does anything.
    public var care: Care?
    /// Of a notification: the screens whose controls post it, by id, where nothing else is known to. Empty where that is not so.
    public var posters: [String] = []
    /// The observer is taken off when its screen disappears, which a layer that covers it wholly makes it do.
    public var endsWhenCovered = false
    /// The observer's registration, the timer's making, or the function that is called.
    public var location: Span
    /// The call in the function that runs first which leads to the transition; nil where the transition stands there itself.
    public var step: Span?

    public init(
        _ kind: Kind, name: String, entry: String? = nil, isKept: Bool = false, hops: Int = 0, isTested: Bool = false,
        isOnce: Bool = false, care: Care? = nil, location: Span, step: Span? = nil
    ) {
        self.kind = kind
        self.name = name
        self.entry = entry
        self.isKept = isKept
        self.hops = hops
        self.isTested = isTested
        self.isOnce = isOnce
        self.care = care
        self.location = location
        self.step = step
    }
}

/// How a path deals with a layer that may be presented above the place it changes, strongest first.
public enum Care: String, Codable, Sendable, CaseIterable {
    /// It dismisses, before or after, in a helper, or through a notification that it posts.
    case dismissal
    /// It asks for the topmost controller.
    case walk
    /// It asks first whether something is presented.
    case test
    /// Something on it may do so, but cannot be followed.
    case unknown
    /// It looks one presented level up, or for one class that may be there: not enough where the app can stack two.
    case oneLevel

    /// Whether nothing need be said of the path.
    public var suffices: Bool { self != .oneLevel }
}

/// How code came by the controller or container that a verb is sent to.
public enum Reach: String, Codable, Sendable, CaseIterable {
    /// The window's root, or something found downwards from it.
    case window
    /// The selected controller of a tab bar controller, or one that it holds.
    case tab
    /// A property of the project's own.
    case stored
    /// `navigationController` and its relatives, of the screen itself.
    case own
    /// What a search through presented controllers ends at.
    case topmost
    /// `presentedViewController` or `presentingViewController`.
    case presented
    /// A parameter.
    case given
    /// A window of its own: made in the code, or kept beside the main one; or a root that the path has just given the window.
    case otherWindow
    /// What a search through containers ends at that passes presented controllers over.
    case containersOnly
    /// What a search through presented controllers ends at that does not look into containers.
    case presentedOnly
    /// What the end of such a search presents: nothing.
    case aboveTopmost
}

// MARK: What stands above

extension Flow {
    /// Whether the verb acts on a container of a base layer: certainly (true), certainly not, or not known.
    public func actsOnBase(_ transition: Transition) -> Bool? {
        if transition.reach == .otherWindow { return false }
        if transition.receiver == .windowRoot || transition.reach == .window || transition.reach == .containersOnly { return true }
        if [.topmost, .presentedOnly, .presented, .aboveTopmost].contains(transition.reach) { return nil }
        // Another stack than one's own may be in any layer, or about to be shown.
        let isElsewhere = transition.receiver == .otherNav && transition.on == nil && transition.reach != .tab
        guard !isElsewhere, let owner = screen(transition.on) ?? screen(transition.from) else {
            if transition.reach == .tab { return true }
            // A stack that somebody keeps is where its screens stand.
            guard [.push, .setStack, .showDetail, .column].contains(transition.verb.effect), let pushed = screen(transition.to) else { return nil }
            let layers = Set(standings(of: pushed.id).map(\.placement.isModal))
            return layers == [false] ? true : layers == [true] ? false : nil
        }
        let layers = Set(standings(of: owner.id).map(\.placement.isModal))
        if layers.isEmpty { return nil }
        if layers == [false] { return true }
        return layers == [true] ? false : nil
    }

    /// Presentations of the app's own, certain or likely ones, that can cover the container a verb acts on: those shown from a base
    /// layer under the same root. Alerts and action sheets, which ask for an answer first, are none.
    public func modals(over transition: Transition) -> [Transition] {
        let own = roots(over: transition.on ?? transition.from)
        return usersFirst(transitions.filter { above in
            guard above.verb.effect == .present, above.certainty >= .likely, above.style != .popover, above.to != nil,
                above.id != transition.id, !above.restates, above.idioms != [.mac], !isOnlyInherited(above.from), canMeet(above, transition)
            else { return false }
            let under = roots(over: above.on ?? above.from)
            guard !under.isEmpty else { return above.receiver == .windowRoot || above.reach.map { [.window, .topmost, .containersOnly, .presentedOnly].contains($0) } == true }
            return own.isEmpty || !own.isDisjoint(with: under)
        })
    }

    /// The same presentations with those first that people open at any time, which serve best as an example: what opens by itself may be
    /// shown once in the app's life.
    public func usersFirst(_ presentations: [Transition]) -> [Transition] {
        presentations.filter { $0.isByUser && !isSystem($0.to) } + presentations.filter { !$0.isByUser || isSystem($0.to) }
    }

    /// Those of them that can be up when the occasion comes: a control that posts a notification is not touched under a layer, and who is
    /// taken off when covered hears nothing.
    public func modals(over transition: Transition, during occasion: Occasion) -> [Transition] {
        modals(over: transition).filter { modal in
            if occasion.endsWhenCovered, coversWholly(modal) { return false }
            return occasion.posters.isEmpty || !coversAll(modal) || occasion.posters.contains { mayBeTouched($0, in: modal) }
        }
    }

    /// What it covers disappears, with all that disappearing brings about.
    private func coversWholly(_ modal: Transition) -> Bool {
        switch modal.style {
        case .fullScreen, .cover: true
        // UIKit gives these their own idea of automatic.
        case .automatic: modal.to.map(Self.fullScreenOnes.contains) == true
        default: false
        }
    }

    /// Nothing beside it can be touched: of one in a column, a panel or the app's own, that is not known.
    private func coversAll(_ modal: Transition) -> Bool {
        switch modal.style {
        case .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .sheet, .cover, nil: true
        default: false
        }
    }

    private static let fullScreenOnes: Set<String> = ["system:SFSafariViewController", "system:AVPlayerViewController"]

    /// The screen stands in the layer, or in one above it, or where it stands is not known.
    private func mayBeTouched(_ id: String, in modal: Transition) -> Bool {
        let standings = standings(of: id)
        return standings.isEmpty || standings.contains { standing in way(to: standing).contains { $0.id == modal.id || $0.to == modal.to && $0.verb.effect == .present } }
    }

    /// A class that is never shown itself: which of its subclasses run its code is not known.
    private func isOnlyInherited(_ id: String) -> Bool {
        transitions(to: id).isEmpty && screen(id) != nil && graph.screens.contains { $0.inherits.contains(id) }
    }

    /// The screens or containers that windows begin with where the screen stands in a base layer.
    private func roots(over id: String) -> Set<String> {
        Set(standings(of: id).filter { $0.placement.isModal == false }.compactMap { chain(to: $0).first?.screen })
    }
}

extension Flow {
    /// Whether a path to a transition leaves a layer above as it is: nothing on it deals with one, or only with one that is
    /// exactly one level up, where the app has more than one.
    public func leavesModals(_ occasion: Occasion, over transition: Transition) -> Bool {
        guard let care = occasion.care else { return true }
        return !care.suffices && Set(modals(over: transition).map(\.to)).count > 1
    }
}

extension Entry.Kind {
    /// What messages call it.
    public var words: String {
        switch self {
        case .url: "a URL"
        case .universalLink: "a universal link"
        case .userActivity: "a user activity"
        case .notificationTap, .remoteNotification: "a notification"
        case .shortcut: "a Home Screen shortcut"
        case .intent: "an intent"
        case .fileOpen: "a file"
        case .launch: "the launch options"
        }
    }
}

extension String {
    /// For the beginning of a sentence.
    public var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
