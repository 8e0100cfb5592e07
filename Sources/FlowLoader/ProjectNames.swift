import FlowGraph

/// What a team's configuration tells about names in its code, for linking to use where it cannot follow the code itself.
///
/// Functions are written `name`, `name(label:)` or `Type.name(label:)`, in Swift's spelling or as an Objective-C selector; types by
/// their name.
public struct ProjectNames: Hashable, Sendable {
    /// Calls that leave the screen or close the layer they are called in: an opaque exit is then a known one.
    public var exits: [String] = []
    /// Calls that put a navigation container around the controller they are given, and types that bring one.
    public var wrappers: [String] = []
    /// Types and calls that keep the back swipe working.
    public var restorers: [String] = []
    /// Calls that ask before work is thrown away.
    public var confirmations: [String] = []
    /// Calls that only log.
    public var logs: [String] = []
    /// Calls that present what they are given.
    public var presenters: [String] = []
    /// Calls that give a popover or action sheet its anchor.
    public var anchors: [String] = []
    /// Functions that the system or a library calls from outside, with the kind of entry.
    public var entries: [String: String] = [:]
    /// Classes to be taken for system screens, which bring their own way out.
    public var systemScreens: [String] = []
    /// Roles of screens by type name or scene id: `compose`, `filter`, `signIn`, `create`, `detail`, ….
    public var roles: [String: String] = [:]

    public init() {}
}

extension ProjectNames {
    /// It says of some calls what they do to the screens around them.
    var explainsCalls: Bool { !(exits.isEmpty && wrappers.isEmpty && presenters.isEmpty) }

    /// What the configuration says that a function is called for from outside.
    func entryKind(of function: FunctionFacts, in type: String) -> Entry.Kind? {
        let labels = function.parameters.map { $0.label ?? "_" }
        let named = entries.keys.sorted().first { written in
            Self.list([written], has: function.name, labels: labels, owner: type) || written == function.selector
                || function.selector.map { written == "\(type).\($0)" } == true
        }
        return named.flatMap { entries[$0] }.flatMap(Entry.Kind.init)
    }

    /// Whether one of the names in `list` means the function `name` with the argument `labels` (`_` for none), called on or
    /// declared in `owner`.
    static func list(_ list: [String], has name: String, labels: [String] = [], owner: String? = nil) -> Bool {
        guard !list.isEmpty else { return false }
        let full = labels.isEmpty ? "\(name)()" : name + "(" + labels.map { "\($0):" }.joined() + ")"
        return list.contains { written in
            if written == name || written == full { return true }
            guard let owner else { return false }
            return written == "\(owner).\(name)" || written == "\(owner).\(full)"
        }
    }
}
