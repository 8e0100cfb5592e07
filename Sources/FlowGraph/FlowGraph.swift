import Diagnostics

/// One way from one screen to another, or out of it.
public struct Transition: Hashable, Codable, Sendable {
    /// Stable within a graph and between runs: source, verb, target and an ordinal; no line numbers.
    public var id: String
    public var verb: Verb
    /// A screen's id, `flow:Type` for code that is no screen, or `window`.
    public var from: String
    /// A screen's id, `system:Class`, or nil when it could not be told.
    public var to: String?
    /// The class of the navigation container put around the target at the site.
    public var wrapped: String?
    /// The class of a container around the target that is not in the sources: whether it brings a stack or a bar is not known.
    public var enclosed: String?
    /// The target stands in a hosting controller.
    public var hosted: Bool
    /// The presentation style; nil for what presents nothing.
    public var style: PresentationStyle?
    public var receiver: Receiver
    /// The receiver is force-unwrapped: `navigationController!.push…`.
    public var forced: Bool
    /// The path tests the receiver for nil and does something else without it: `if let nav = navigationController … else`.
    public var nilTested: Bool
    /// On the same path, the screen has popped itself through the property that the receiver is read from again.
    public var afterPop: Bool
    /// The last way out that the same path takes before, and whether this transition waits for it.
    public var after: Preceding?
    /// Where the same path, in any case and before anything else, pops the stack that it pushes on to its root.
    public var emptied: Span?
    /// The very object already has a place that UIKit will not have it leave this way, or has none.
    public var already: Already?
    /// The operation whose success leads to it.
    public var completes: Completion?
    /// The devices it runs on, where a test of the idiom or the platform says so, in the order of `Idiom`; empty where none does.
    /// `mac` alone is what only a Catalyst build has or does.
    public var idioms: [Idiom]
    /// The system version it needs, as written: `#available(iOS 16, *)`, or `#unavailable(…)` where the test must fail.
    public var availability: String?
    /// The screen or container that owns the stack the verb acts on, where it is another one than the source's.
    /// The source itself for what it embeds inside the stack that its own body brings.
    public var on: String?
    /// The place in the stack for `setStack` (0 is the bottom), the tab's index, nil elsewhere.
    public var position: Int?
    /// The column's name for `column`: `primary`, `supplementary`, `secondary`, `compact`, `detail`, ….
    public var column: String?
    public var trigger: Trigger
    public var guarded: Guard
    /// What a test on the way looks at, an early return among them, where that may tell how the screen is shown.
    public var hangsOn: Hinge?
    public var certainty: Certainty
    /// The entry whose handler leads here, by id.
    public var entry: String?
    /// The site locks the layer against the closing gesture.
    public var blocked: Guard?
    /// Bar items the site puts on the target or on its wrapper.
    public var installs: [Control]
    /// The site hides the bar of the stack it wraps around the target.
    public var hidesBar: Bool
    /// What the site gives the target's switches: its Boolean properties, by name, where literals say so.
    public var flags: [String: Bool]
    /// Segue or storyboard identifier, where one is involved; of a SwiftUI destination or link the type of the value it is for.
    public var identifier: String?
    /// The selector of an unwind, or of the segue action that makes the target.
    public var selector: String?
    /// Whether the code says what a popover points at; nil where that is not known, or nothing needs to point.
    public var anchor: Anchor?
    /// The lazy container whose rows register a `destination`, or hold an embedded view: the stack may not see it there.
    public var lazyContainer: String?
    /// Optional closures named for leaving that the target's initialiser takes and the site leaves out.
    public var omits: [String] = []
    /// A `root` at the place of a stack's own name that says again what the `wrapped` of another transition says. It leads nowhere
    /// by itself: placements and rules pass over it.
    public var restates: Bool
    /// Nothing in the sources runs the function it is written in: an action that no control is given, or what only such an action calls.
    public var unreached = false
    /// For `embed`: the same code takes a child off, so that what is embedded comes in the place of another.
    public var exchanges = false
    /// The app's own presentation controller shows it, and has no control, gesture or dismissal that would close the layer.
    public var isHeld = false
    /// The framework call's own name; for segues the element.
    public var location: Span
    /// The call that leads to it, where the framework call stands in code that others call: a helper, a coordinator.
    public var caller: Span?
    /// What makes it happen that is no control of the topmost screen, the nearest of each kind first.
    public var occasions: [Occasion]
    /// How the code came by its receiver, as far as that can be told.
    public var reach: Reach?
    /// What the function it is written in does about a layer above, with the helpers it calls; nil where that is nothing.
    public var care: Care?

    public init(
        id: String = "", verb: Verb, from: String, to: String?, wrapped: String? = nil, enclosed: String? = nil, hosted: Bool = false,
        style: PresentationStyle? = nil, receiver: Receiver = .itself, forced: Bool = false, nilTested: Bool = false,
        afterPop: Bool = false, after: Preceding? = nil, already: Already? = nil,
        idioms: [Idiom] = [], availability: String? = nil, on: String? = nil, position: Int? = nil, column: String? = nil,
        trigger: Trigger = Trigger(.unknown), guarded: Guard = .always, hangsOn: Hinge? = nil, certainty: Certainty = .certain,
        entry: String? = nil, blocked: Guard? = nil, installs: [Control] = [], hidesBar: Bool = false, flags: [String: Bool] = [:],
        identifier: String? = nil, selector: String? = nil, anchor: Anchor? = nil, lazyContainer: String? = nil, restates: Bool = false,
        location: Span, caller: Span? = nil, occasions: [Occasion] = [], reach: Reach? = nil, care: Care? = nil
    ) {
        self.caller = caller
        self.occasions = occasions
        self.reach = reach
        self.care = care
        self.id = id
        self.verb = verb
        self.from = from
        self.to = to
        self.wrapped = wrapped
        self.enclosed = enclosed
        self.hosted = hosted
        self.style = style
        self.receiver = receiver
        self.forced = forced
        self.nilTested = nilTested
        self.afterPop = afterPop
        self.after = after
        self.already = already
        self.idioms = idioms
        self.availability = availability
        self.on = on
        self.position = position
        self.column = column
        self.trigger = trigger
        self.guarded = guarded
        self.hangsOn = hangsOn
        self.certainty = certainty
        self.entry = entry
        self.blocked = blocked
        self.installs = installs
        self.hidesBar = hidesBar
        self.flags = flags
        self.identifier = identifier
        self.selector = selector
        self.anchor = anchor
        self.lazyContainer = lazyContainer
        self.restates = restates
        self.location = location
    }
}

/// Code that the system calls from outside: a link, a notification, a shortcut.
public struct Entry: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case url, universalLink, userActivity, notificationTap, remoteNotification, shortcut, intent, fileOpen, launch
    }

    public var id: String
    public var kind: Kind
    /// `Type.function(labels:)`; empty for what a property list or entitlements only declare.
    public var handler: String
    /// What is declared: schemes, domains, types of activities, shortcuts and documents.
    public var names: [String]
    /// What a handler of launches reads of the options it is given, such as `urlContexts`; `*` where it hands them on as a whole.
    public var reads: [String]
    /// The programs it is compiled into, as for screens.
    public var programs: [String] = []
    /// A scene's callback in a class that has no `scene(_:willConnectTo:options:)`, its own or a superclass's.
    public var lacksLaunch = false
    /// A callback of the application's delegate that is never called: a property list gives the app scenes, whose delegates are in the
    /// sources and have no `scene(_:willConnectTo:options:)`.
    public var isReplacedByScenes = false
    public var location: Span

    public init(id: String, kind: Kind, handler: String, names: [String] = [], reads: [String] = [], location: Span) {
        self.reads = reads
        self.id = id
        self.kind = kind
        self.handler = handler
        self.names = names
        self.location = location
    }
}

/// A transition whose target, receiver or identifier could not be told, and why.
public struct Unresolved: Hashable, Codable, Sendable {
    public var verb: Verb
    public var from: String?
    public var reason: String
    public var location: Span

    public init(verb: Verb, from: String? = nil, reason: String, location: Span) {
        self.verb = verb
        self.from = from
        self.reason = reason
        self.location = location
    }
}

/// A write to a navigation controller's pop recognizers, wherever it stands.
public struct GestureWrite: Hashable, Codable, Sendable {
    public enum Recognizer: String, Codable, Sendable, CaseIterable { case edge, content }
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// `isEnabled = …`
        case enabled
        /// `delegate = …`
        case delegate
        /// `addTarget`, `require(toFail:)` and the like.
        case other
    }
    /// What is written.
    public enum Value: String, Codable, Sendable, CaseIterable {
        case yes = "true"
        case no = "false"
        case null = "nil"
        /// The recognizer's own former delegate, kept in a property.
        case original
        /// An object whose class is in the sources; see `guarded`.
        case object
        case unknown
    }
    /// Which stacks the write reaches.
    public enum Scope: String, Codable, Sendable, CaseIterable {
        /// An extension of UINavigationController: every stack of the app.
        case everyStack
        /// A navigation controller class: the stacks of that class.
        case stackClass
        /// A screen writes to the stack it stands in.
        case screen
        /// A helper object that is handed a navigation controller.
        case helper
    }
    /// Whether the delegate tests the stack's depth before it lets the gesture begin.
    public enum DepthTest: String, Codable, Sendable, CaseIterable { case present, absent, unknown }

    public var recognizer: Recognizer
    public var kind: Kind
    public var value: Value
    /// The type the write is written in.
    public var owner: String
    public var scope: Scope
    public var depthTest: DepthTest
    /// The same type writes the former value back, or undoes the lock, when the screen leaves.
    public var restored: Bool
    /// The delegate hands what it does not answer to the recognizer's own former delegate, the question whether to begin among it.
    public var forwards: Bool
    public var guarded: Guard
    /// The delegate never lets the gesture begin.
    public var refuses = false
    /// Where a test of the device decides whether it is made, the circumstances under which it is: any of them. Empty where nothing is tested.
    public var when: [Circumstance] = []
    /// The system version it needs, as `Transition.availability`.
    public var availability: String?
    /// The class of the delegate object, where known, and where it is declared.
    public var delegateClass: String?
    public var delegateLocation: Span?
    public var location: Span

    public init(
        recognizer: Recognizer, kind: Kind, value: Value, owner: String, scope: Scope, depthTest: DepthTest = .unknown,
        restored: Bool = false, forwards: Bool = false, guarded: Guard = .always, delegateClass: String? = nil, delegateLocation: Span? = nil,
        location: Span
    ) {
        self.recognizer = recognizer
        self.kind = kind
        self.value = value
        self.owner = owner
        self.scope = scope
        self.depthTest = depthTest
        self.restored = restored
        self.forwards = forwards
        self.guarded = guarded
        self.delegateClass = delegateClass
        self.delegateLocation = delegateLocation
        self.location = location
    }

    enum CodingKeys: String, CodingKey {
        case recognizer, kind, value, owner, scope, depthTest, restored, forwards, refuses, when, availability, delegateClass, delegateLocation, location
        case guarded = "guard"
    }
}

/// What is known of the app as a whole.
public struct AppFacts: Hashable, Codable, Sendable {
    /// 1 iPhone, 2 iPad; empty when unknown.
    public var deviceFamilies: [Int] = []
    /// The SDK's major version, where something tells.
    public var sdk: Int?
    /// As written: `15.0`.
    public var deploymentTarget: String?
    public var catalyst: Bool?
    public var multipleScenes: Bool?
    /// Files that are compiled into app extensions only, sorted: what shows their screens is another program, by rules of its own.
    public var extensionFiles: [String] = []

    public init() {}
}

/// Every screen of an app and every way from one to the next, with what is known about each.
///
/// A value: passes take one and return another. Lists are sorted (screens, entries and unresolved by id or place,
/// transitions by place), so that equal apps give equal graphs whatever the order of their files.
public struct FlowGraph: Hashable, Sendable {
    public var screens: [Screen] = []
    public var transitions: [Transition] = []
    public var entries: [Entry] = []
    public var unresolved: [Unresolved] = []
    public var brokenReferences: [BrokenReference] = []
    public var gestureWrites: [GestureWrite] = []
    public var barWrites: [BarWrite] = []
    public var titleWrites: [TitleWrite] = []
    public var historyTests: [HistoryTest] = []
    public var successions: [Succession] = []
    public var vetoes: [Veto] = []
    public var lookups: [Lookup] = []
    public var deadElements: [DeadElement] = []
    public var lostLinks: [LostLink] = []
    public var app = AppFacts()

    public init() {}
}

extension FlowGraph {
    /// The same graph in the order that every reader may rely on, with transition ids given.
    ///
    /// An id is `from verb to`, with ` #n` for the second and later ones of the same three, in order of place.
    public func sorted() -> FlowGraph {
        var graph = self
        graph.screens.sort { $0.id < $1.id }
        graph.entries.sort { ($0.id, $0.location) < ($1.id, $1.location) }
        graph.unresolved.sort { ($0.location, $0.verb.rawValue, $0.reason) < ($1.location, $1.verb.rawValue, $1.reason) }
        graph.brokenReferences.sort { ($0.location, $0.kind.rawValue, $0.name) < ($1.location, $1.kind.rawValue, $1.name) }
        graph.gestureWrites.sort { ($0.location, $0.kind.rawValue, $0.owner) < ($1.location, $1.kind.rawValue, $1.owner) }
        graph.barWrites.sort { ($0.location, $0.kind.rawValue, $0.owner) < ($1.location, $1.kind.rawValue, $1.owner) }
        graph.titleWrites.sort { ($0.location, $0.target.rawValue, $0.owner) < ($1.location, $1.target.rawValue, $1.owner) }
        graph.historyTests.sort { ($0.location, $0.call, $0.owner) < ($1.location, $1.call, $1.owner) }
        graph.successions.sort { a, b in
            (a.second.place, a.second.location, a.first?.place ?? a.second.place, a.relation.rawValue, a.from, a.function)
                < (b.second.place, b.second.location, b.first?.place ?? b.second.place, b.relation.rawValue, b.from, b.function)
        }
        graph.vetoes.sort { ($0.location, $0.asked.rawValue, $0.owner) < ($1.location, $1.asked.rawValue, $1.owner) }
        graph.lookups.sort { a, b in
            if a.location != b.location { return a.location < b.location }
            return (a.kind.rawValue, a.from, a.type ?? "", a.property) < (b.kind.rawValue, b.from, b.type ?? "", b.property)
        }
        graph.lostLinks.sort { ($0.location, $0.kind.rawValue, $0.entry, $0.name) < ($1.location, $1.kind.rawValue, $1.entry, $1.name) }
        graph.deadElements.sort { ($0.location, $0.kind.rawValue, $0.name) < ($1.location, $1.kind.rawValue, $1.name) }
        graph.transitions.sort { a, b in
            if a.location != b.location { return a.location < b.location }
            let left = (a.from, a.verb.rawValue, a.position ?? -1, a.to ?? "", a.entry ?? "")
            let right = (b.from, b.verb.rawValue, b.position ?? -1, b.to ?? "", b.entry ?? "")
            return left < right
        }
        var seen: [String: Int] = [:]
        for index in graph.transitions.indices {
            let transition = graph.transitions[index]
            let stem = "\(transition.from) \(transition.verb.rawValue) \(transition.to ?? "?")"
            seen[stem, default: 0] += 1
            graph.transitions[index].id = seen[stem] == 1 ? stem : "\(stem) #\(seen[stem] ?? 0)"
        }
        return graph
    }
}
