import Diagnostics

// Facts about ways back that are no ways: back items that run nothing, answers that are none.

/// A back item that a screen's code or scene gives it. UIKit shows it on the screen that comes next, and runs nothing of it.
public struct BackItem: Hashable, Codable, Sendable {
    /// It has an action or a segue.
    public var runs: Bool
    /// It is made of a view of its own.
    public var hasCustomView: Bool
    public var location: Span

    public init(runs: Bool = false, hasCustomView: Bool = false, location: Span) {
        self.runs = runs
        self.hasCustomView = hasCustomView
        self.location = location
    }
}

/// Code that takes the result of `goBack()` or `goForward()` on a web view for the answer to whether there was a page to go to.
public struct HistoryTest: Hashable, Codable, Sendable {
    /// The call: `goBack` or `goForward`.
    public var call: String
    /// The type it is written in.
    public var owner: String
    public var location: Span

    public init(call: String, owner: String, location: Span) {
        self.call = call
        self.owner = owner
        self.location = location
    }
}
