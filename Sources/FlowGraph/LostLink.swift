import Diagnostics

/// A place on the way of a link where it comes to nothing: no screen, nothing kept for later (rules.md G6).
public struct LostLink: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The rest of the way hangs on a controller that is not there when the link launches the app, and without it nothing is done.
        case early
        /// It only sets a state that nothing reads.
        case unread
        /// It goes through a container that only one of several ways to set up the window has.
        case oneRoot
        /// A branch reports success, and does nothing but call `calls`.
        case logged
        /// The rest of the way hangs on an optional closure that the call on the way does not give.
        case omitted
    }

    /// What tells that a controller is not there yet.
    public enum Evidence: String, Codable, Sendable, CaseIterable {
        /// The same type asks for it elsewhere, and keeps what it was told where there is none.
        case keptElsewhere
        /// Launching hands the link on before it sets the window's root.
        case rootComesLater
        /// It is looked for in the active scene, and no scene is active while the app is launched.
        case noSceneActive
    }

    public var kind: Kind
    /// The entry whose link it is, by id.
    public var entry: String
    /// What is not there, not read, not given; for a branch what it is for.
    public var name: String
    /// What the branch calls.
    public var calls: [String]
    /// The function that it is written in, as `Type.name(label:)`.
    public var function: String
    public var evidence: Evidence?
    public var certainty: Certainty
    public var location: Span
    /// Where the evidence stands, the state is declared, or the container is set.
    public var witness: Span?
    /// The stack of the view that owns the state.
    public var stack: Span?

    public init(
        _ kind: Kind, entry: String, name: String, calls: [String] = [], function: String = "", evidence: Evidence? = nil,
        certainty: Certainty = .likely, location: Span, witness: Span? = nil, stack: Span? = nil
    ) {
        self.kind = kind
        self.entry = entry
        self.name = name
        self.calls = calls
        self.function = function
        self.evidence = evidence
        self.certainty = certainty
        self.location = location
        self.witness = witness
        self.stack = stack
    }
}
