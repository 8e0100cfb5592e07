import Diagnostics

/// A write to the title of a bar that may outlast its screen: of another screen, of a container, or of the screen's own on leaving.
///
/// A bar shows the title of the navigation item on top. Each screen has its own; what one writes to another's stays there when it has
/// gone (UINavigationBar.topItem and backItem, UIViewController.title).
public struct TitleWrite: Hashable, Codable, Sendable {
    public enum Target: String, Codable, Sendable, CaseIterable {
        case own
        /// The item on top of the bar: of the screen below, until the writer's own has been pushed.
        case topItem
        /// The item under the one on top: of the screen below.
        case backItem
        /// The controller that embeds the writer.
        case parent
        /// The tab bar controller around it.
        case tabBar
    }

    public var target: Target
    public var moment: BarWrite.Moment
    /// The type the write is written in.
    public var owner: String
    /// What is written, where it is one text; empty for no title.
    public var text: String?
    public var guarded: Guard
    /// The functions of the same object that run it, as `name(label:)`: the one it is written in, and those that call that one.
    public var functions: [String]
    public var location: Span

    public init(
        _ target: Target, at moment: BarWrite.Moment, owner: String, text: String? = nil, guarded: Guard = .always, functions: [String] = [],
        location: Span
    ) {
        self.target = target
        self.moment = moment
        self.owner = owner
        self.text = text
        self.guarded = guarded
        self.functions = functions
        self.location = location
    }

    enum CodingKeys: String, CodingKey {
        case target, moment, owner, text, functions, location
        case guarded = "guard"
    }
}

extension Flow {
    /// Writes to titles in the screen's code and its superclasses'.
    public func titleWrites(of screen: Screen) -> [TitleWrite] {
        guard !graph.titleWrites.isEmpty else { return [] }
        let own = Set([screen.id, screen.class ?? screen.id] + screen.inherits)
        return graph.titleWrites.filter { own.contains($0.owner) }
    }
}
