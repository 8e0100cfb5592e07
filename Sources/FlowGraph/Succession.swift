import Diagnostics

/// Two moves that one path makes one after the other, where how far the first has come, or what it showed, decides what becomes of the
/// second (rules.md 1.7, *path*). The second begins before the first has ended, unless `waits` says otherwise.
public struct Succession: Hashable, Codable, Sendable {
    /// One presentation or dismissal.
    public struct Step: Hashable, Codable, Sendable {
        public var verb: Verb
        /// What is shown, or what goes where that is known: a screen's id or `system:Class`.
        public var to: String?
        public var receiver: Receiver
        /// The name of the notification that is posted, where an observer makes the move.
        public var notification: String?
        /// Where that observer is registered.
        public var registered: Span?
        /// The framework call's own name.
        public var location: Span
        /// The call on the path that leads to it, where the framework call stands in a helper.
        public var caller: Span?
        /// `always` where every way along the path takes it.
        public var guarded: Guard

        public init(
            _ verb: Verb, to: String? = nil, on receiver: Receiver = .itself, notification: String? = nil, registered: Span? = nil, location: Span,
            caller: Span? = nil, guarded: Guard = .always
        ) {
            self.verb = verb
            self.to = to
            self.receiver = receiver
            self.notification = notification
            self.registered = registered
            self.location = location
            self.caller = caller
            self.guarded = guarded
        }

        enum CodingKeys: String, CodingKey {
            case verb, to, receiver, notification, registered, location, caller
            case guarded = "guard"
        }

        /// Where the path makes the move: the line to change.
        public var place: Span { caller ?? location }
    }

    /// How the second move hangs on the first.
    public enum Relation: String, Codable, Sendable, CaseIterable {
        /// The same controller, or one of its layer, is asked both times.
        case sameHost
        /// The second asks the one that presents the layer that the first takes away, or has taken away.
        case presenter
        /// The second asks whoever stands on top, looked for from the first one's receiver on.
        case topmost
        /// The second runs when the screen that the first shows calls back, before that screen is gone.
        case callback
        /// The first is a call back to whoever showed the screen, which takes away the same layer or level as the second.
        case twice
        /// The first shows one thing on whoever stands on top, looked for from the second one's receiver on, which takes away all above.
        case named
        /// There is no first move: the second comes while its screen is being made or loaded, before it is in a window.
        case loading
    }

    /// The screen whose code the path is, or `flow:Type`.
    public var from: String
    /// The function that the path begins in, as `name(label:)`.
    public var function: String
    /// Nil for `loading`.
    public var first: Step?
    public var second: Step
    public var relation: Relation
    /// The second stands in the first one's completion.
    public var waits: Bool
    public var certainty: Certainty

    public init(
        from: String, function: String, first: Step?, second: Step, relation: Relation, waits: Bool = false,
        certainty: Certainty = .certain
    ) {
        self.from = from
        self.function = function
        self.first = first
        self.second = second
        self.relation = relation
        self.waits = waits
        self.certainty = certainty
    }
}
