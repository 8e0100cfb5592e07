import Diagnostics

// What code looks for in the hierarchy around it, and what is known of the very object that a transition is about.

/// A place in the hierarchy as code names it: where it starts, and the steps from there.
public struct Slot: Hashable, Codable, Sendable {
    public enum Step: Hashable, Sendable {
        /// `navigationController`, `tabBarController`, `splitViewController`, `parent`.
        case navigation, tab, split, parent
        case presenting, presented
        /// The first and the last of what a container holds, one of several whose place is not known, or the one that shows.
        case first, last, any, selected
        /// The top of a stack.
        case top
        /// The element at an index.
        case element(Int)
        /// The destination of a segue that the class of the start prepares for; of the segue with the identifier, where one is told.
        case destination(String?)
        /// What of it is of a class: a cast on the way.
        case cast(String)
    }

    /// A screen's id, or `window` for the root of a window.
    public var start: String
    public var steps: [Step]

    public init(_ start: String, _ steps: [Step] = []) {
        self.start = start
        self.steps = steps
    }

    public func appending(_ step: Step) -> Slot { Slot(start, steps + [step]) }
}

extension Slot.Step {
    private static let words: [String: Slot.Step] = [
        "navigation": .navigation, "tab": .tab, "split": .split, "parent": .parent, "presenting": .presenting, "presented": .presented,
        "first": .first, "last": .last, "any": .any, "selected": .selected, "top": .top, "destination": .destination(nil),
    ]

    /// The word a flow file has for the step: `top`, `element 2`, `destination open`, `as UINavigationController`.
    public var word: String {
        switch self {
        case .element(let index): "element \(index)"
        case .destination(let identifier?): "destination \(identifier)"
        case .cast(let type): "as \(type)"
        default: Self.words.first { $0.value == self }?.key ?? "any"
        }
    }

    public init?(word: String) {
        if let known = Self.words[word] {
            self = known
            return
        }
        let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "element":
            guard let index = Int(parts[1]), index >= 0 else { return nil }
            self = .element(index)
        case "destination": self = .destination(parts[1])
        case "as": self = .cast(parts[1])
        default: return nil
        }
    }
}

extension Slot.Step: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let step = Self(word: word) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(word)” is no step of a slot")
        }
        self = step
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }
}

/// Code that looks for something in the hierarchy around it.
public struct Lookup: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// Something is done through a container of the screen: `tabBarController?.selectedIndex = 2`.
        case use
        /// A container or relative is read in an initialiser, before the screen has its place.
        case early
        /// A navigation controller is asked for its navigation controller.
        case ofContainer
        /// The screen's own stack is searched for a class.
        case search
        /// What a slot holds is cast to a class.
        case cast
        /// The bottom of a stack is tested for a class, and where it is none, one is pushed onto that stack.
        case pushedUnlessFirst
        /// A search for the controller on top that looks into containers as well as above. The type names the containers' classes,
        /// separated by blanks.
        case walk
        /// The application is asked for one window of all, whichever scene it belongs to: `keyWindow`, `windows.first`.
        case window
        /// A property that keeps a panel or child is given another one by code that may run again and does not look at the first.
        case replaced
        /// The screen has a search controller, and defines no context to present it in: while the search is active, what presents it
        /// is a controller around the screen.
        case searching
    }

    public var kind: Kind
    /// A screen's id, or `flow:Type` for code that is no screen.
    public var from: String
    /// What is read, as written: `tabBarController`; the slot's last part for a cast.
    public var property: String
    public var slot: Slot?
    /// The class searched for, or cast to; for `ofContainer` the navigation controller's.
    public var type: String?
    /// The read or the cast is forced: without what it expects the process ends.
    public var forced: Bool
    /// Code goes on elsewhere where nothing is found: another arm, another search, a test for nil.
    public var handled: Bool
    public var guarded: Guard
    public var certainty: Certainty
    /// The function it is written in, as `name(label:)`.
    public var function: String?
    public var location: Span
    /// The call that hands over what is asked, or whose result decides the class.
    public var caller: Span?

    public init(
        _ kind: Kind, from: String, property: String, slot: Slot? = nil, type: String? = nil, forced: Bool = false, handled: Bool = false,
        guarded: Guard = .always, certainty: Certainty = .certain, function: String? = nil, location: Span, caller: Span? = nil
    ) {
        self.kind = kind
        self.from = from
        self.property = property
        self.slot = slot
        self.type = type
        self.forced = forced
        self.handled = handled
        self.guarded = guarded
        self.certainty = certainty
        self.function = function
        self.location = location
        self.caller = caller
    }
}

/// What makes UIKit refuse the very object that a transition shows or goes back to, or take it away from where it stands.
public struct Already: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The root of a navigation controller that the same path has made around it.
        case wrapped
        /// Shown by the same path before.
        case shown
        /// The screen's own object.
        case itself = "self"
        /// A container the screen stands in, or the window's root.
        case container
        /// A pop target made by the same path: no stack holds it. `fallback` where it stands in only for what was not found.
        case new, fallback
        /// A pop target that is the stack itself.
        case stack
        /// Twice in one list.
        case duplicate
        /// Kept in a property, and the root of a navigation controller that is made anew each time.
        case kept
    }

    public var kind: Kind
    /// The class or the property that has it: `UINavigationController`, `tabBarController`.
    public var holder: String?
    /// Where it got its place.
    public var location: Span?

    public init(_ kind: Kind, holder: String? = nil, location: Span? = nil) {
        self.kind = kind
        self.holder = holder
        self.location = location
    }
}

/// Something a storyboard declares, or that is written for one, that nothing leads to.
public struct DeadElement: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// A scene with an identifier.
        case scene
        /// An `@IBSegueAction`.
        case segueAction
        /// A gesture recognizer with an action.
        case recognizer
    }

    public var kind: Kind
    /// The scene's identifier, the action's selector, the recognizer's class.
    public var name: String
    /// The screen it belongs to, where there is one.
    public var screen: String?
    public var location: Span

    public init(_ kind: Kind, name: String, screen: String? = nil, location: Span) {
        self.kind = kind
        self.name = name
        self.screen = screen
        self.location = location
    }
}
