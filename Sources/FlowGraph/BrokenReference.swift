import Diagnostics

/// A name used by code or a storyboard that nothing in the project bears.
public struct BrokenReference: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// `performSegue` with an identifier no scene of the class has.
        case segue
        /// `instantiateViewController(withIdentifier:)`.
        case scene
        /// A storyboard file.
        case storyboard
        /// A placeholder's `referencedIdentifier`.
        case placeholder
        /// The selector of an unwind segue.
        case unwindAction
        /// The method of a segue's creation selector.
        case creationSelector
        /// A scene's class whose `init(coder:)` only traps.
        case trappingCoder
        /// A flag named for closing that code sets and nothing reads.
        case deadFlag
    }

    public var kind: Kind
    public var name: String
    /// The storyboard that lacks the name, without extension.
    public var storyboard: String?
    /// The screen the reference belongs to.
    public var screen: String?
    /// The closest name that does exist.
    public var near: String?
    public var nearLocation: Span?
    /// For `unwindAction`: a method of that name exists but lacks `@IBAction` or `@objc`, or has another label.
    public var nearReason: String?
    public var certainty: Certainty
    /// It stands in code that nothing runs.
    public var isUnread = false
    public var location: Span

    public init(
        kind: Kind, name: String, storyboard: String? = nil, screen: String? = nil, near: String? = nil,
        nearLocation: Span? = nil, nearReason: String? = nil, certainty: Certainty = .certain, location: Span
    ) {
        self.kind = kind
        self.name = name
        self.storyboard = storyboard
        self.screen = screen
        self.near = near
        self.nearLocation = nearLocation
        self.nearReason = nearReason
        self.certainty = certainty
        self.location = location
    }
}
