import Diagnostics
import FlowGraph

/// Evaluates code over the whole project: follows values through locals, branches, properties, factories and helpers, and records the
/// navigation operations and chrome settings it meets.
///
/// One interpreter runs one function at a time. Work is bounded: calls are entered to a fixed depth and a fixed number; what lies
/// beyond is `unknown`, never guessed.
struct Interpreter {
    let project: Project
    let boards: StoryboardIndex
    /// The class of `self` while a function of the class runs.
    var selfType: String?
    /// The code stands in an extension of a class outside the sources or of a protocol: whoever calls it is `self`.
    var isLent = false
    var objects: [ObjectState] = []
    var closures: [ClosureState] = []
    var operations: [Operation] = []
    var settings: [ChromeSetting] = []
    /// What the function gives.
    private(set) var returned: [Value] = []
    /// Views that hosting controller classes hand to their superclass.
    var hostedRoots: [HostedRoot] = []
    /// Selectors that controls were given with `addTarget(_:action:for:)`, by the control.
    var selectorTargets: [Value: [String]] = [:]
    /// What the code does to buttons.
    var controlNotes: [ControlNote] = []
    /// Functions named as the action of a button, a recognizer or another control.
    var controlFunctions: Set<String> = []
    /// Split classes that hand a column style to their superclass.
    var styledSplits: Set<String> = []
    /// Storyboard names that code uses and no storyboard has.
    var missing: Set<MissingName> = []
    /// Calls to closures, delegates and other code that cannot be followed, in the function that runs.
    var branchCount = 0
    var opaqueCalls: [OpaqueCall] = []
    /// Calls that make a web view go back or forward in its history.
    var historyCalls: Set<Site> = []
    /// Calls of project functions, for chains from entries and for control summaries.
    var calls: [FollowedCall] = []
    /// What the code looks for in the hierarchy.
    var lookups: [FoundLookup] = []
    /// Where the condition that is looked at stands, for the casts in it.
    var castContext = CastContext.plain
    /// Something else is taken where what is read is nil.
    var nilIsHandled = false
    /// The call whose result decides what a generic function casts to, while the function is followed for that.
    var wanted: Site?
    /// Objects that a helper shows in any case, while it is followed for that.
    var watched: Set<Int>?
    /// What the code puts into properties of the project's types.
    var stores: [Store] = []
    /// What the project's code puts into properties where it cannot be read off the property: values by `Type.property`.
    var delivered: [String: Recall.Answer] = [:]
    /// What containers that properties keep are filled with elsewhere, by where they are made.
    var contents: [Site: [Destination]] = [:]
    /// A screen that stands in the navigation controller which a property was handed, by `Type.property` of the class whose code asks it.
    var stackOwners: [String: String] = [:]
    /// Types that the generic parameters of the class of `self` stand for.
    var classGenerics: [String: String] = [:]
    /// Other calls and assignments that do something besides navigation.
    var otherEffects = 0
    /// Those among them that open a URL in another app or the browser, or end the process.
    var leavings = 0
    /// The receiver of the call that is looked at has several values: combinations with its arguments may be impossible.
    var hasSeveralReceivers = false
    /// Controller classes handed to objects, and a class of object that got each.
    var handedTypes: [String: String] = [:]
    /// False while values are looked up: what is met then belongs to other code and is recorded there.
    var isRecording = true
    /// Answers known from code that ran before.
    var recall = Recall()
    /// What matters to layers above, in the order of the path.
    var marks: [PathMark] = []
    var pathLength = 0
    var forkCount = 0
    /// The function sets a window's level: the window is one above the main one.
    var raisesWindow = false
    /// Pages that web views are told to load.
    var webLoads: [Operation] = []
    /// Code handed to observers and timers.
    var registrations: [Registration] = []
    /// What closures are called with, by their index, while a function they were handed to is followed for that.
    var handed: [Int: [[Value]]]?
    /// Set while paths are traced: helpers are entered where they are called.
    var trace: PathTrace?
    /// Grows with everything that a lookup leaves behind besides its value.
    var notesTaken = 0
    private var budget = 4_000
    /// Properties being looked up, with how many were before them.
    private(set) var activeProperties: [String: Int] = [:]
    /// The outermost property that was found to need itself.
    var outermostCycle = Int.max

    static let depthLimit = 5
    /// Types that may stand for a protocol before nothing is said of a call to it.
    static let implementationsLimit = 3
    static let alternativesLimit = 12

    struct ClosureState: Sendable {
        var closure: Closure
        var scope: Scope
    }

    struct OpaqueCall: Sendable {
        var name: String
        /// It is a method of another object of the project's.
        var isOwnCode = false
        /// Where what is called comes from, when it is a closure or an object that a property keeps.
        var source: Source?
        var arguments: [Argument] = []
        var handler: Int?
        var context: [ClosureContext] = []
        var function = ""
        var isChosen = false
        var hinge: Hinge?
        var guarded: Guard
        var place: Place
        var path: String
        var point = PathPoint(order: 0)

        /// It stands in the completion of a dismissal.
        var followsDismissal: Bool { context.contains(.completion(of: "dismiss")) }
    }

    /// A property and, for an object in it, the requirement that is called on it.
    struct Source: Hashable, Sendable {
        /// `Type.property`, by the type that declares it.
        var property: String
        var requirement: String?
        var protocolName: String?
    }

    /// Values put into a property, given as an argument or assigned.
    struct Store: Sendable {
        /// `Type.property`, by the type that declares it.
        var property: String
        var values: [Value]
        var place: Place
        var path: String
    }

    struct FollowedCall: Sendable {
        private let written: WrittenCall
        var handler: Int?
        var caller: String
        /// It stands in a branch that what the function was given decides, and what that is was not known.
        var isChosen: Bool
        /// What the caller's object was told when it was made decides whether it runs, and with what; and that is not known.
        var isOfMode: Bool
        /// The calls that led to it, outermost first, when it was met in a helper.
        var chain: [Site] = []

        init(_ written: WrittenCall, handler: Int?, caller: String, isChosen: Bool, isOfMode: Bool) {
            self.written = written
            self.handler = handler
            self.caller = caller
            self.isChosen = isChosen
            self.isOfMode = isOfMode
        }

        var function: Declared<FunctionFacts> { written.function }
        var arguments: [[Value]?] { written.arguments }
        var receiver: Value { written.receiver }
        var receiverType: String? { written.receiverType }
        var guarded: Guard { written.guarded }
        var branch: Int { written.branch }
        var context: [ClosureContext] { written.context }
        var hinge: Hinge? { written.hinge }
        var place: Place { written.place }
        var path: String { written.path }
        var devices: Devices { written.devices }
        var premise: Premise { written.premise }
        var availability: String? { written.availability }
        var past: PastExit? { written.past }
        var point: PathPoint { written.point }

        var site: Site { Site(path: path, place: place) }
    }

    /// What holds of a call where it is written, however it was led to. An object: calls are looked at over and over.
    final class WrittenCall: Sendable {
        let function: Declared<FunctionFacts>
        let arguments: [[Value]?]
        let receiver: Value
        let receiverType: String?
        let guarded: Guard
        let branch: Int
        let context: [ClosureContext]
        let hinge: Hinge?
        let place: Place
        let path: String
        let devices: Devices
        let premise: Premise
        let availability: String?
        let past: PastExit?
        let point: PathPoint

        init(
            _ function: Declared<FunctionFacts>, _ arguments: [[Value]?], on receiver: Value, type: String?, at place: Place, _ point: PathPoint,
            in scope: Scope
        ) {
            self.function = function
            self.arguments = arguments
            self.receiver = receiver
            self.place = place
            self.point = point
            receiverType = type
            guarded = scope.guarded
            branch = scope.branch
            context = scope.context
            hinge = scope.hinge
            path = scope.path
            devices = scope.devices
            premise = scope.premise
            availability = scope.availability
            past = scope.past
        }
    }

    init(project: Project, boards: StoryboardIndex, selfType: String?) {
        self.project = project
        self.boards = boards
        self.selfType = selfType
    }

    /// The class sets the level of the window that it keeps: one above the app's. An application's or scene's delegate has the app's own
    /// window besides.
    private var keepsRaisedWindow: Bool {
        guard let selfType, let type = project.types[selfType], type.usedNames.contains("windowLevel") else { return false }
        return !project.ancestors(of: selfType).contains { $0 == "UIApplicationDelegate" || $0.hasSuffix("SceneDelegate") }
    }

    /// Runs a function of the class with nobody's arguments: parameters stand for themselves.
    mutating func run(_ function: Declared<FunctionFacts>) {
        guard let body = function.facts.body else { return }
        raisesWindow = project.raisesWindows && (NameUses.mentions(body, anyOf: ["windowLevel"]) || keepsRaisedWindow)
        var scope = Scope(owner: function.owner ?? selfType, path: function.path, function: function.facts.fullName)
        scope.generics = classGenerics
        scope.code = function
        for parameter in function.facts.parameters {
            scope.locals[parameter.name] = [.parameter(parameter.name, type: parameter.type.map { project.className($0, from: function.owner) })]
        }
        returned = run(body, in: &scope).returned
        let declared = function.facts.result.map { project.className($0, from: function.owner) }
        recordAsked(function, returned.map { sharpen($0, to: declared, held: function.facts.name) }, in: scope)
    }

    /// Runs a getter, an observer or a property's initial value.
    mutating func run(_ block: Block, named name: String, owner: String?, path: String) {
        var scope = Scope(owner: owner, path: path, function: name)
        _ = run(block, in: &scope)
    }

    /// False once the work for one function is used up.
    mutating func spend() -> Bool {
        budget -= 1
        return budget > 0
    }

    var hasWorkLeft: Bool { budget > 0 }

    /// Ready to follow one call by itself: nothing is left of what was recorded.
    func renewed() -> Interpreter {
        var fresh = self
        fresh.operations = []
        fresh.calls = []
        fresh.opaqueCalls = []
        fresh.marks = []
        fresh.webLoads = []
        fresh.settings = []
        fresh.controlNotes = []
        fresh.stores = []
        fresh.isRecording = true
        fresh.budget = 1_000
        return fresh
    }

    /// Looks up without recording anything.
    mutating func quietly<Result>(_ body: (inout Interpreter) -> Result) -> Result {
        let before = isRecording
        isRecording = false
        defer { isRecording = before }
        return body(&self)
    }

    /// Guards against properties that need themselves.
    mutating func entering<Result>(property key: String, otherwise: Result, _ body: (inout Interpreter) -> Result) -> Result {
        if let place = activeProperties[key] {
            outermostCycle = min(outermostCycle, place)
            return otherwise
        }
        activeProperties[key] = activeProperties.count
        defer { activeProperties[key] = nil }
        return body(&self)
    }
}
