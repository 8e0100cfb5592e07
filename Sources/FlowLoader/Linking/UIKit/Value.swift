import Diagnostics
import FlowGraph

/// What an expression can stand for. An expression gives several values where branches differ.
indirect enum Value: Hashable, Sendable {
    /// An object whose making is known; an index into the interpreter's objects.
    case object(Int)
    /// Some object of a type, made elsewhere. `held` is the property, parameter or accessor it was reached by.
    case existing(type: String, held: String)
    /// The object whose code runs.
    case me
    case metatype(String)
    case storyboard(String)
    case list([[Value]])
    /// A list whose elements are known, but not their order.
    case bag([[Value]])
    case string(String)
    case number(Double)
    case bool(Bool)
    /// A condition that tells devices apart, as far as it does.
    case onDevices(Verdict)
    case null
    case enumCase(type: String?, name: String)
    /// An enum case with what it carries.
    case payload(type: String?, name: String, [[Value]])
    /// A dictionary, or a tuple with labels: values by key.
    case table(keys: [Value], [[Value]])
    /// A closure and the frame it was written in, as an index into the interpreter's closures.
    case closure(Int)
    /// A project function used as a value.
    case function(type: String?, name: String)
    /// A relative of a controller: `x.navigationController`, `x.presentingViewController`, ….
    case relative(Relative, of: Value)
    /// `x.navigationItem`, `nav.navigationBar` and other parts that chrome is written to.
    case part(String, of: Value)
    case window
    case windowRoot
    /// A relative or root that a cast tells the class of.
    case typed(Value, String)
    /// A parameter of the function that runs, when nobody gave it a value.
    case parameter(String, type: String?)
    case unknown
}

extension Value {
    /// A flag, a number or a case.
    var isPlain: Bool {
        switch self {
        case .bool, .number, .enumCase, .payload: true
        default: false
        }
    }

    var isMetatype: Bool {
        if case .metatype = self { return true }
        return false
    }

    var isText: Bool {
        if case .string = self { return true }
        return false
    }
}

enum Relative: String, Hashable, Sendable {
    case nav = "navigationController"
    case tab = "tabBarController"
    case split = "splitViewController"
    case presenting = "presentingViewController"
    case presented = "presentedViewController"
    case parent = "parent"
    /// What stands on top of it: a property that walks along what is presented, wherever it is declared.
    case topmost

    static let names: [String: Relative] = [
        "navigationController": .nav, "tabBarController": .tab, "splitViewController": .split,
        "presentingViewController": .presenting, "presentedViewController": .presented, "parent": .parent,
        "parentViewController": .parent,
    ]

    /// `topmostPresentedViewController`, `topMostViewController`: the names that such walks have.
    static func isTopmost(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("topmost") || name.hasPrefix("toppresented")
    }

    static let written = Set(names.keys)
}

/// An object made in the code that runs, with what was set on it.
struct ObjectState: Hashable, Sendable {
    /// The class, by project name or Apple's.
    var className: String
    /// The storyboard scene it was made from.
    var scene: SceneReference?
    /// The arguments it was made with.
    var arguments: [String: [Value]] = [:]
    /// Unlabelled arguments in order.
    var positional: [[Value]] = []
    /// The root of a navigation controller, the content of a hosting or wrapping controller.
    var root: [Value] = []
    /// `rootView:` of a hosting controller.
    var rootView: Expression?
    /// The class of that view, where its value tells, and where it was made.
    var hostedType: String?
    var hostedSites: [Site] = []
    /// The type whose code hosts the view.
    var hostOwner: String?
    /// The view is a parameter of the code that hosts it: its callers tell.
    var hostsParameter = false
    /// Children of a tab, split, page or custom container, or the elements of a stack.
    var children: [[Value]] = []
    var style: PresentationStyle?
    var blocked: Guard?
    var hidesBar = false
    /// Bar items put on it from outside, by `left` and `right`, as values.
    var leftItems: [[Value]] = []
    var rightItems: [[Value]] = []
    /// Other properties written to it.
    var properties: [String: [Value]] = [:]
    var supplementsBack = false
    /// One of several products of a factory that was asked with something unknown: which one a call gets cannot be told.
    var isOneOfMany = false
    /// `UIViewController()`, written so: no class of the app's.
    var isPlain = false
    /// The property that keeps it, where it was read from one.
    var holder: String?
    /// The branch it was made in: what is set on it there always holds of it.
    var branch = 0
    /// Where it was made.
    var path: String
    var place: Place
}

/// A navigation operation or a fact that the interpreter met, in the order of the code.
struct Operation: Sendable {
    var verb: Verb
    /// What is shown; empty for exits.
    var targets: [Value]
    var receiver: Value
    var forced: Bool
    var guarded: Guard
    /// Closures around the call, innermost last.
    var context: [ClosureContext]
    var position: Int?
    var column: String?
    /// Segue identifiers the call can have, and whether it can have others.
    var identifiers: [String] = []
    var hasUnknownIdentifier = false
    /// The function and the type the call is written in.
    var function: String
    var owner: String?
    var path: String
    var place: Place
    /// The path tests the receiver, or the screen's place, before.
    var nilTested = false
    /// The screen has popped itself before, on the same path, and the receiver is read from the same property again.
    var afterPop = false
    /// One element of a list that was assigned, not the argument of a call.
    var isListElement = false
    /// It stands in a branch that what the function was given decides, and what that is was not known.
    var isChosen = false
    /// What its object was told when it was made decides whether it runs, and with what; and that is not known.
    var isOfMode = false
    /// An exception that it raises is caught on the spot.
    var isCaught = false
    /// What the tests on the way look at, where that may tell how the screen is shown.
    var hinge: Hinge?
    /// The closure around it that runs when somebody asks, as an index into the interpreter's closures.
    var handler: Int?
    /// The call that led into the helper the operation is written in.
    var caller: Site?
    var devices = Devices.all
    var premise = Premise.always
    var availability: String?
    var past: PastExit?
    var point = PathPoint(order: 0)
    var reach: Reach?
    var already: Already?
}

/// Why a closure runs.
enum ClosureContext: Hashable, Sendable {
    /// A completion of the named call.
    case completion(of: String)
    /// Dispatched, awaited, or handed to code that runs later.
    case async
    /// Put off to the main queue's next turn.
    case nextTurn
    /// The handler of an action: an alert's, a menu's, a bar item's.
    case action(String)
    /// Kept by an object for whenever it sees fit: assigned to a property, or handed to an initialiser of the project.
    case stored
    /// Carried by an enum's case to whoever handles that.
    case carried
    case plain

    /// Whether code in the closures runs when what started the function is long over. The main queue's next turn is not later where the
    /// function itself, and no closure of it, puts it off.
    static func isLater(_ contexts: [ClosureContext]) -> Bool {
        contexts.contains { [.async, .stored, .carried].contains($0) } || contexts.contains(.nextTurn) && contexts.first != .nextTurn
    }

    /// Runs because the user or an object asks for it, not as part of the code around it.
    var isHandler: Bool {
        switch self {
        case .action, .stored, .carried: true
        default: false
        }
    }
}

/// Alternatives without repetition, in order, and no more than the limit. No method: calling one copies the interpreter while its
/// arguments are evaluated, and with it all that they change.
func unique(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    var seen: Set<Value> = []
    let kept = values.filter { seen.insert($0).inserted }
    let limit = Interpreter.alternativesLimit
    return kept.count <= limit ? kept : Array(kept.prefix(limit)) + [.unknown]
}

extension Value {
    /// It can decide a branch of the function that it is handed to.
    var decides: Bool { isPlain || isText || self == .null }
}
