import Diagnostics
import FlowGraph

/// A screen while its facts are gathered.
struct ScreenDraft: Sendable {
    var facts = ScreenFacts()
    var title: String?
    var opaqueActions: [String] = []

    mutating func noteOpaque(_ name: String) {
        if !opaqueActions.contains(name) { opaqueActions.append(name) }
    }
    var kind: ScreenKind = .screen
    /// For views composed in place: where, and whose code.
    var inlinePlace: Span?
}

/// What the code of all views says, before it is joined over the project.
struct ViewFindings: Sendable {
    struct Presented: Sendable {
        var key: StateKey
        /// Indices into `transitions`.
        var transitions: [Int]
        var targets: [String]
        /// What is shown for the state's value, where the value decides.
        var content: Expression?
        var scope: ViewScope?
        /// The type of the value.
        var element: TypeName?
    }

    /// What an entry's handler does to state.
    struct EntryEffect: Sendable {
        var entry: String
        var effect: ViewAction.Effect
        var guarded: Guard
        var place: Span
        var screen: String
    }

    struct Destination: Sendable {
        var type: String
        var content: Expression
        var scope: ViewScope
        var element: TypeName
        var screen: String
        var on: String?
        /// A screen of the stack it is registered with.
        var anchor: String { on ?? screen }
    }

    struct ValueLink: Sendable {
        var value: Expression
        var scope: ViewScope
        var type: String?
        /// All but the target.
        var transition: Transition
        /// It stands in a list that keeps a selection: there a value may be no more than what is selected.
        var isSelection = false
    }

    struct Stack: Sendable {
        var path: StateKey
        /// A screen that stands in the stack.
        var anchor: String
        /// The view whose code makes the stack.
        var home: String
    }

    /// What starts code at a place.
    struct Reached: Sendable {
        var trigger: Trigger
        var screen: String
        /// What its way from the trigger to the place hangs on: tests of the functions that call on, besides those around the place itself.
        var guarded: Guard
        /// The state that presents the layer the code stands in.
        var layerKey: StateKey?
        /// It stands in a stack that the same view makes.
        var isInStack = false
    }

    /// What a control does to state whose meaning is known only once all views are read.
    struct ControlEffect: Sendable {
        enum Kind: Hashable, Sendable { case resets, toggles, sets, pops, popsToRoot, popsLevels(Int) }
        var draft: String
        var control: Span
        var kind: Kind
        var key: StateKey
        var guarded: Guard
        /// What must hold for the control to do it.
        var tests: [String?]
        var place: Span
    }

    var transitions: [Transition] = []
    var unresolved: [Unresolved] = []
    var drafts: [String: ScreenDraft] = [:]
    /// Constructions of views whose place in the flow is known, by the place of the type's name.
    var placed: Set<Span> = []
    /// Why not every construction of a type is known.
    var open: [String: Set<String>] = [:]
    var presented: [Presented] = []
    var destinations: [Destination] = []
    var valueLinks: [ValueLink] = []
    var stacks: [Stack] = []
    var reached: [Span: Reached] = [:]
    var entries: [Entry] = []
    var entryEffects: [EntryEffect] = []
    var unreadStates: [UnreadState.Candidate] = []
    var effects: [ControlEffect] = []
    /// Exits of alerts by the state that shows them.
    var alertExits: [StateKey: [Exit]] = [:]
    /// Whether an answer of the alert that the state shows throws something away.
    var alertDiscards: [StateKey: Bool] = [:]
    /// Binding parameters that were given the state which presents their view.
    var presentingParameters: Set<StateKey> = []
    /// Binding properties of views, and the state they were given where the views are made.
    var handedOn: [StateKey: Set<StateKey>] = [:]
    /// Properties that hold another view's dismissal, and the views it closes.
    var handedDismissals: [StateKey: Set<String>] = [:]
    /// Targets on which the site hides the back button, by target and guard.
    var siteBackHidden: [(target: String, setting: Setting)] = []
    var inlineIDs: [Span: String] = [:]
    /// Places for text that were counted.
    var textPlaces: Set<Span> = []
    var inlineCounts: [String: Int] = [:]
    /// Representables around web views, by type.
    var webFacts: [String: WebFact] = [:]
}

/// Where a view stands while the code around it is read.
struct ViewPosition: Sendable {
    enum Bar: Sendable { case leading, trailing, none }

    /// What transitions come from.
    var screen: String
    /// Whose facts controls and settings are.
    var draft: String
    /// The screen in whose stack or layer it stands, where that is not `screen`.
    var on: String?
    var guarded: Guard = .always
    var premise = Premise.always
    /// What it is hidden under, as nodes have it.
    var hiddenWhen: [String?] = []
    var certainty: Certainty = .certain
    var inRow = false
    /// In a list that keeps a selection.
    var inSelection = false
    var inForm = false
    /// What a button shows: a link in it is no link, the button takes the taps.
    var inLabel = false
    /// Inside a menu of a control.
    var inMenu = false
    var bar: Bar?
    var placement: String?
    /// The modifier that fills the bar.
    var barAt: Span?
    /// The code stands in another layer than the view that declares its environment.
    var isOtherLayer = false
    /// The container around it that is not in the sources.
    var enclosed: String?
    /// The lazy container whose rows it stands in.
    var lazyContainer: String?
    /// The stack of the screen's own body around it.
    var stackPlace: Span?
    /// The state that presents this layer.
    var layerKey: StateKey?
    /// Where the view's own code uses the view whose code is read.
    var usedAt: Span?
    /// Controls of views that are only used here count as this screen's.
    var includesForeign = false

    init(screen: String) {
        self.screen = screen
        draft = screen
    }

    /// The trigger of a control that stands here.
    var triggerKind: Trigger.Kind {
        switch bar {
        case .leading?: .leadingItem
        case .trailing?: .trailingItem
        default: inMenu ? .menu : inRow ? .row : .bodyButton
        }
    }
}
