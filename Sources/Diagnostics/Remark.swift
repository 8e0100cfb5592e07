/// A `navlint:` comment of a source, or a line of an Interface Builder object's notes that begins so.
public struct Remark: Hashable, Codable, Sendable {
    /// What stands after `navlint:`, trimmed.
    public var text: String
    /// The comment; for a note the object that it belongs to.
    public var location: Span
    /// For a note: the object with all that is inside it, up to where the next one begins.
    public var object: Span?

    public init(_ text: String, at location: Span, object: Span? = nil) {
        self.text = text
        self.location = location
        self.object = object
    }
}
