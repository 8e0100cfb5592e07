import Diagnostics

/// One way out that a control or a piece of code takes.
public struct Exit: Hashable, Codable, Sendable {
    public var verb: Verb
    public var receiver: Receiver
    /// The screen a `popTo` or `unwind` leads to, where known. For a SwiftUI `dismiss`, the view whose environment it acts for,
    /// where that is not the screen the control stands on.
    public var to: String?
    /// How many levels a `popTo` goes back that names no screen, where that is written.
    public var levels: Int?
    /// `always` when every run of the control takes it, `conditional` when a test decides.
    public var guarded: Guard
    /// Where a test decides, the circumstances under which it is taken: any of them. Empty where they are not known, or nothing is tested.
    public var when: [Circumstance]
    /// What such a test looks at, where that may tell how the screen is shown; nil for tests of outcomes and input.
    public var hangsOn: Hinge?
    /// The completion of a dismissal calls code that cannot be followed. It runs even where nothing is dismissed (rules.md 2.1), and may
    /// leave by itself.
    public var goesOn: Bool
    /// The call that leaves, where it is known.
    public var location: Span?

    public init(
        _ verb: Verb, on receiver: Receiver = .itself, to: String? = nil, levels: Int? = nil, guarded: Guard = .always, when: [Circumstance] = [],
        hangsOn: Hinge? = nil, goesOn: Bool = false, location: Span? = nil
    ) {
        self.levels = levels
        self.goesOn = goesOn
        self.when = when
        self.hangsOn = hangsOn
        self.location = location
        self.verb = verb
        self.receiver = receiver
        self.to = to
        self.guarded = guarded
    }

    enum CodingKeys: String, CodingKey {
        case verb, receiver, to, levels, when, hangsOn, goesOn, location
        case guarded = "guard"
    }
}

/// A bar item or a button: how it looks, and what it does as far as navigation goes.
public struct Control: Hashable, Codable, Sendable {
    public var look: Look
    /// What the user reads or sees: title, system item or symbol.
    public var label: String?
    /// Why the look was read so, for messages: `chevron.left`, `system item close`.
    public var evidence: String?
    public var guarded: Guard
    /// Where a test decides whether it is there, the circumstances under which it is: any of them. Empty where they are not known, or
    /// nothing is tested.
    public var when: [Circumstance]
    /// The exits its action takes. A control that opens something has none.
    public var exits: [Exit]
    /// Its action, or a part of it, could not be resolved: it may leave the screen.
    public var isOpaque: Bool
    /// Its action also does something besides navigation that can be seen.
    public var doesMore: Bool
    /// The action asks before it leaves (an alert whose action leaves).
    public var confirms: Bool
    /// What its action asks before it leaves, where the question can be seen.
    public var question: Question?
    /// What else its action does on every path, and what outlasts the screen of it.
    public var work: [Work] = []
    /// The one test under which it is there but disabled: `viewModel.isSaving`.
    public var disabledWhen: String?
    /// The one test of something under way, such as `isSaving`, under which it is not drawn and nothing else to touch stands in its place.
    public var hiddenWhen: String?
    /// All that can be seen of its action is that it opens a URL in another app or the browser, or ends the process. It stays opaque: who
    /// asks whether one can leave a screen must not count on it either way.
    public var leavesApp = false
    /// A fact for E-rules: the action goes back in a web view's history first.
    public var goesBackInWeb: Bool
    /// Where the screen's own code takes the item away again when it appears: it is never seen.
    public var clearedAt: Span?
    /// Where the screen's own code puts the bar's content together, for an item that is written in another file.
    public var placedAt: Span?
    /// For an item that a site installs (`Transition.installs`): its side of the bar; nil where that is unknown.
    public var side: BarSide?
    /// Closures and other code outside the view that its action calls, by the property or function.
    public var calls: [String] = []
    public var location: Span

    public init(
        _ look: Look, label: String? = nil, evidence: String? = nil, guarded: Guard = .always, exits: [Exit] = [],
        isOpaque: Bool = false, doesMore: Bool = false, confirms: Bool = false, question: Question? = nil, goesBackInWeb: Bool = false,
        side: BarSide? = nil, when: [Circumstance] = [], clearedAt: Span? = nil, location: Span
    ) {
        self.clearedAt = clearedAt
        self.when = when
        self.look = look
        self.label = label
        self.evidence = evidence
        self.guarded = guarded
        self.exits = exits
        self.isOpaque = isOpaque
        self.doesMore = doesMore
        self.confirms = confirms
        self.question = question
        self.goesBackInWeb = goesBackInWeb
        self.side = side
        self.location = location
    }
}

/// The two sides of a navigation bar.
public enum BarSide: String, Codable, Sendable, CaseIterable { case leading, trailing }

/// A setting that hides, blocks or adds something, with the condition it holds under.
public struct Setting: Hashable, Codable, Sendable {
    public var guarded: Guard
    /// `possible` where the effect differs between system versions, as `.toolbar(.hidden)`’s on the back swipe does.
    public var certainty: Certainty
    /// The one test it holds under: `viewModel.hasChanges`, with `!` in front where the test must fail; nil where that is not one test.
    public var test: String?
    public var location: Span

    public init(_ guarded: Guard, certainty: Certainty = .certain, test: String? = nil, location: Span) {
        self.guarded = guarded
        self.certainty = certainty
        self.test = test
        self.location = location
    }
}

/// A web view that a screen shows.
public struct WebFact: Hashable, Codable, Sendable {
    public enum Gestures: String, Codable, Sendable, CaseIterable { case on, off, unknown }
    public enum Loads: String, Codable, Sendable, CaseIterable { case remote, local, unknown }

    /// The API: `WKWebView`, `WebView`.
    public var api: String
    /// Whether swiping goes back and forward in the page history.
    public var gestures: Gestures
    public var loads: Loads
    /// The screen calls `goBack` somewhere.
    public var back: Bool
    /// Something decides between the page history and the stack: `canGoBack` read where the pop gesture is switched,
    /// or one recognizer required to fail for the other.
    public var arbitrated: Bool
    /// A navigation delegate decides which pages it opens.
    public var policed: Bool
    public var location: Span

    public init(
        api: String, gestures: Gestures, loads: Loads, back: Bool = false, arbitrated: Bool = false, policed: Bool = false,
        location: Span
    ) {
        self.api = api
        self.gestures = gestures
        self.loads = loads
        self.back = back
        self.arbitrated = arbitrated
        self.policed = policed
        self.location = location
    }
}

/// What the user gives to a screen.
public enum Input: String, Codable, Sendable, CaseIterable {
    case none, text, form, capture
}

/// What is known about one screen apart from its transitions (rules.md 1.4). Inherited facts are already in it.
public struct ScreenFacts: Hashable, Codable, Sendable {
    /// The declared role: `compose`, `filter`, `signIn`, `create`, `detail`, … From configuration, flow file or comment only.
    public var role: String?
    public var leading: [Control] = []
    public var trailing: [Control] = []
    /// Buttons of the screen's own view, outside bars.
    public var body: [Control] = []
    /// Leading items stand beside the back button instead of replacing it.
    public var supplementsBack = false
    /// Back items of its own, for the screens above it, and items that its code gives to others and that run something.
    public var backItems: [BackItem] = []
    public var backHidden: Setting?
    public var barHidden: Setting?
    public var dismissBlocked: Setting?
    /// Something asks or vetoes before a swipe closes the layer.
    public var dismissGuard = false
    public var input: Input = .none
    /// How many places for text it has, as far as they can be counted.
    public var inputs = 0
    /// What is typed is saved while the user types, or whichever way the screen leaves.
    public var savesWhileEditing = false
    /// Its code, or its presenter's, does something whichever way it leaves: in disappearance callbacks, on deinitialisation, or when its
    /// sheet has gone.
    public var actsOnLeaving = false
    /// It presents something itself, alerts included.
    public var presents = false
    public var web: [WebFact] = []
    /// Its view holds a navigation bar or toolbar of its own.
    public var ownBar = false
    /// Its body brings a navigation stack of its own, outside presentation closures.
    public var stackInBody: Setting?
    /// Its body puts a tab view, not of the page style, inside a navigation stack of its own.
    public var tabsInStack: Setting?
    /// A navigation controller class that overrides `pushViewController(_:animated:)`: it may wrap what it is given.
    public var overridesPush = false
    /// For a split: built with `init(style:)`, or with a column style in the storyboard. Nil where that is unknown.
    public var columnStyle: Bool?
    /// For a split: its delegate answers `splitViewController(_:showDetail:sender:)` and does the placing itself.
    public var placesDetail = false
    /// Selectors of unwind segues that its class implements.
    public var unwindActions: [String] = []
    /// It decides about unwinds itself: whether it takes one, or which of its children may.
    public var decidesUnwinding = false
    /// For a split whose delegate does the placing: what it fills the column with is what it was given, as it is.
    public var handsDetailOn = false
    /// It answers `show` or `showDetailViewController` of what stands in it by code of its own.
    public var answersShow = false
    /// It answers `present` by code of its own, which looks for a controller that is free to present, or hands the request on.
    public var answersPresent = false
    /// A SwiftUI view whose dismissal is the older `presentationMode`.
    public var dismissesByMode = false
    /// Other code dismisses it, or resets the binding that presents it.
    public var ownerExit = false
    /// It adapts to how it is shown: reads `presentingViewController`, the stack's depth, or the like in its exits or bar set-up.
    public var readsPlacement = false
    /// It takes the model of a row: an initialiser or property is filled from the selected element.
    public var takesModel = false
    /// Code that shows it hands it a value that is not written there: with another value it is another place.
    public var takesValue = false
    /// Detents or a grabber are set on the sheet.
    public var detents = false
    /// It shows media, a web page, a share sheet or the like, rather than a level of the app's hierarchy.
    public var isViewer = false
    /// Where it is given the title that a bar shows, whatever it says.
    public var titledAt: Span?
    /// Its own `viewWillAppear` or `viewIsAppearing`, and its `viewWillDisappear`.
    public var appearsAt: Span?
    public var disappearsAt: Span?
    /// For a navigation controller: its class puts items on the bars of the screens it shows.
    public var fillsBars = false

    public init() {}
}

/// A node of the flow graph: a view controller, a SwiftUI view, a storyboard scene, or a container.
public struct Screen: Hashable, Codable, Sendable {
    /// The type's name (qualified only when two targets share it), or `File.storyboard#objectID` for a scene without a class.
    public var id: String
    /// What messages call it.
    public var name: String
    public var `class`: String?
    public var kind: ScreenKind
    public var technology: Technology
    public var title: String?
    public var location: Span
    /// Superclasses from the nearest on, system classes included.
    public var inherits: [String]
    public var facts: ScreenFacts
    /// Why not every construction of the screen is known; empty when all are (`closed`, rules.md 1.3).
    public var openReasons: [String]
    /// Actions of the screen that could not be resolved; empty when all were (`complete`, rules.md 1.3).
    public var opaqueActions: [String]
    /// Storyboard scenes of the class, as `File.storyboard#objectID`.
    public var scenes: [String]
    /// The programs it is compiled into, an app or extensions of it, by the names of their targets; empty where that is not known.
    public var programs: [String] = []
    /// Nothing in the sources of its app makes it, and nobody else can: what its code does never happens.
    public var isUnmade = false

    public init(
        id: String, name: String, class: String? = nil, kind: ScreenKind = .screen, technology: Technology,
        title: String? = nil, location: Span, inherits: [String] = [], facts: ScreenFacts = ScreenFacts(),
        openReasons: [String] = [], opaqueActions: [String] = [], scenes: [String] = []
    ) {
        self.id = id
        self.name = name
        self.class = `class`
        self.kind = kind
        self.technology = technology
        self.title = title
        self.location = location
        self.inherits = inherits
        self.facts = facts
        self.openReasons = openReasons
        self.opaqueActions = opaqueActions
        self.scenes = scenes
    }
}
