import Diagnostics

// What an app asks before it lets the user leave, and whose code answers when UIKit asks whether a way out may be taken.

/// A question raised before a way out is taken: an alert or an action sheet.
public struct Question: Hashable, Codable, Sendable {
    /// The one test under which it comes up: `viewModel.hasChanges`, with `!` in front where the test must fail. Nil where it always
    /// comes up, or where what decides is no single test.
    public var test: String?
    /// An answer throws something away: it is destructive, or the words say so.
    public var discards: Bool
    /// `likely` where a delegate, or a closure that other code supplied, raises it.
    public var certainty: Certainty
    /// The call that raises it, or the write that shows it.
    public var location: Span

    public init(test: String? = nil, discards: Bool = true, certainty: Certainty = .certain, location: Span) {
        self.test = test
        self.discards = discards
        self.certainty = certainty
        self.location = location
    }
}

/// Something that code does besides navigating, and that outlasts the screen: a session that it stops, a draft that it saves.
public struct Work: Hashable, Codable, Sendable {
    /// What is called or changed: `session.stopRunning`.
    public var name: String
    public var location: Span

    public init(_ name: String, at location: Span) {
        self.name = name
        self.location = location
    }
}

/// An operation of a form that has succeeded before a transition.
public struct Completion: Hashable, Codable, Sendable, Comparable {
    /// The call that starts it: `purchaseLabel`.
    public var operation: String
    /// The screen whose code starts it.
    public var form: String
    public var location: Span

    public init(operation: String, form: String, location: Span) {
        self.operation = operation
        self.form = form
        self.location = location
    }

    public static func < (a: Completion, b: Completion) -> Bool { (a.location, a.operation, a.form) < (b.location, b.operation, b.form) }
}

/// Code that is asked whether a way out may be taken.
public struct Veto: Hashable, Codable, Sendable {
    public enum Asked: String, Codable, Sendable, CaseIterable {
        /// `presentationControllerShouldDismiss`: whether the closing gesture may close the layer.
        case sheet
        /// `presentationControllerDidAttemptToDismiss`: the gesture was refused.
        case attempt
        /// `presentationControllerDidDismiss`: the gesture has closed the layer. Nothing is decided any more.
        case closed
        /// `navigationBar(_:shouldPop:)`: whether the system's back button may pop.
        case back
        /// A delegate method of the pop recognizer.
        case swipe
        /// A method of the project's own that one of the others asks of a screen.
        case hook
    }
    /// Whose wish decides.
    public enum Subject: String, Codable, Sendable, CaseIterable {
        /// The item that goes, or the number of items, is looked at.
        case item
        /// The screen on top.
        case top
        /// The object that is asked, whether it is on top or not.
        case itself
        /// A constant, the stack's depth, or something that cannot be told.
        case other
    }

    public var asked: Asked
    /// The type the code is written in.
    public var owner: String
    public var function: String
    /// Which stacks or screens it answers for.
    public var scope: GestureWrite.Scope
    public var subject: Subject
    /// The test under which it refuses: `viewModel.hasChanges`, with `!` in front where the test must fail.
    public var refuses: String?
    /// Questions that come up while it answers.
    public var questions: [Question]
    /// What else it puts on screen while it answers.
    public var raises: [Span]
    /// A call of itself that nothing ends.
    public var selfCall: Span?
    /// The helpers that decide for it.
    public var helpers: [Span]
    /// Its own name.
    public var location: Span

    public init(
        asked: Asked, owner: String, function: String = "", scope: GestureWrite.Scope = .screen, subject: Subject = .other,
        refuses: String? = nil, questions: [Question] = [], raises: [Span] = [], selfCall: Span? = nil, helpers: [Span] = [],
        location: Span
    ) {
        self.asked = asked
        self.owner = owner
        self.function = function
        self.scope = scope
        self.subject = subject
        self.refuses = refuses
        self.questions = questions
        self.raises = raises
        self.selfCall = selfCall
        self.helpers = helpers
        self.location = location
    }
}

/// Whether one of two tests holds exactly where the other fails.
public func areOpposite(_ a: String, _ b: String) -> Bool { a == "!" + b || b == "!" + a }

extension Flow {
    /// What is known to ask or refuse before a gesture closes the layer of a standing: the screens that fill its place and those before
    /// it in the layer, their containers, and the sites that show them.
    public func isGuardedAgainstSwipe(_ standing: Standing) -> Bool {
        if screensFilling(standing).contains(where: isGuarded) { return true }
        let containers = standing.placement.frames.compactMap { screen($0.container) }
        if containers.contains(where: isGuarded) { return true }
        for step in chain(to: standing).reversed() {
            guard let hop = arrival(of: step) else { break }
            if hop.blocked != nil || screen(step.screen).map(isGuarded) == true { return true }
            if hop.verb.effect == .present || hop.verb.effect == .show && step.placement.isModalRoot { break }
        }
        return false
    }

    private func isGuarded(_ screen: Screen) -> Bool { screen.facts.dismissGuard || screen.facts.dismissBlocked != nil }

    /// The way a layer's screens were shown: the transition that presents the layer, on the first way to a standing in it.
    public func presentation(of standing: Standing) -> Transition? {
        let way = way(to: standing)
        // A show inside the layer pushes; without any presentation it is one that finds nobody to push.
        return way.last { $0.verb.effect == .present } ?? way.last { $0.verb.effect == .show }
    }
}
