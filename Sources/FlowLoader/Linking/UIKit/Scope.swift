import Diagnostics
import FlowGraph

/// The surroundings of the code that runs: what names mean, and under which condition.
struct Scope: Sendable {
    var locals: [String: [Value]] = [:]
    /// How constant locals were written, for views: modifiers and containers around a view are read from its expression.
    var written: [String: Expression] = [:]
    /// Locals that the innermost block declares itself: they hide those of the same name around it, and end with it.
    var declared: Set<String> = []
    /// Parameters with the value a caller gave: they stay what they are.
    var given: Set<String> = []
    /// The closure around the code that runs when somebody asks, as an index into the interpreter's closures.
    var handler: Int?
    /// A branch around the code hangs on a parameter whose value is not known.
    var isChosen = false
    /// A branch around the code hangs on what its object was told when it was made, and that is not known.
    var isOfMode = false
    /// An exception here is caught on the spot.
    var isCaught = false
    /// Coordinators that the path has put into properties of `self`.
    var kept: [String: [Value]] = [:]
    /// Slots of the hierarchy that locals were read from.
    var slots: [String: Slot] = [:]
    /// The segue that a condition on the way here asks for, by its identifier.
    var segue: String?
    /// Objects that the path has made, and the places that it has given to objects.
    var made: Set<Int> = []
    var placed: [Int: Placed] = [:]
    /// Types that generic parameters stand for.
    var generics: [String: String] = [:]
    /// The type the code is written in, by qualified name; what bare names are looked up in.
    var owner: String?
    /// What `self` is.
    var itself: Value = .me
    var path: String
    /// The function the code belongs to, as `name(label:)`.
    var function: String
    /// That function; nil in a property's code.
    var code: Declared<FunctionFacts>?
    var guarded: Guard = .always
    /// The innermost branch, loop or closure around the code that need not run; 0 where there is none in this function.
    var branch = 0
    var context: [ClosureContext] = []
    /// A condition on the way here looks at the stack or the presenter.
    var testsPlacement = false
    /// One asks whether the stack holds something.
    var testsStack = false
    /// What the conditions on the way here look at, where that may tell how the screen is shown.
    var hinge: Hinge?
    /// The window has no root here, or has just been given this one: nothing is presented above it.
    var rootIsNew = false
    /// The screen has left its stack on the path so far.
    var hasPopped = false
    /// Calls entered from the function that runs.
    var depth = 0
    /// Where the code can run, by the tests on the way here.
    var devices = Devices.all
    /// What else the tests on the way here say of the switches of `self`, and of the devices.
    var premise = Premise.always
    var availability: String?
    /// The last way out on the path so far.
    var past: PastExit?
    /// What the path has done so far, where paths are traced.
    var trail: [PathStep] = []
    /// What a `catch` that follows begins with.
    var trailOfCatch: [PathStep]?
    /// The arms of branches that led here.
    var forks: [Fork] = []
    /// Inside a loop.
    var isLooping = false
    /// The closure around the code that an observer or a timer calls, as an index into the interpreter's closures.
    var observed: Int?
    /// How locals were written.
    var sources: [String: Expression] = [:]
}
