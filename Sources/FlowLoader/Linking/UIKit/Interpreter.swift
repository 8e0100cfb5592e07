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

    /// Runs a function of the class with nobody's arguments: parameters stand for themselves.
    mutating func run(_ function: Declared<FunctionFacts>) {
        guard let body = function.facts.body else { return }
        raisesWindow = project.raisesWindows && NameUses.mentions(body, anyOf: ["windowLevel"])
        var scope = Scope(owner: function.owner ?? selfType, path: function.path, function: function.facts.fullName)
        scope.generics = classGenerics
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

// MARK: Statements

extension Interpreter {
    /// What running a block gave: the values it returned, and whether it always leaves the function.
    struct Outcome {
        var returned: [Value] = []
        var leaves = false
        /// What the path has done by the end, for a function that was followed.
        var trail: [PathStep] = []
    }

    mutating func run(_ block: Block, in scope: inout Scope) -> Outcome {
        var outcome = Outcome()
        let isOne = block.count == 1 || block.count == 2 && block[0].isOnMac
        var pastOfCatch = scope.past
        for (index, statement) in block.enumerated() {
            // A `do` that leaves may have thrown before: its `catch` is the first to follow, and begins where that left off.
            if outcome.leaves {
                guard statement.isCatch else { continue }
                scope.trail = scope.trailOfCatch ?? scope.trail
                scope.past = pastOfCatch
            }
            if case .nested = statement { pastOfCatch = scope.past }
            let step = run(statement, isWhole: isOne, in: &scope)
            outcome.returned += step.returned
            outcome.leaves = step.leaves
            if step.leaves, !block[(index + 1)...].contains(where: \.isCatch) { break }
        }
        outcome.returned = unique(outcome.returned)
        return outcome
    }

    private mutating func run(_ statement: Statement, isWhole: Bool, in scope: inout Scope) -> Outcome {
        switch statement {
        case .bind(let name, let type, let value, _):
            bind(name, type: type, to: value, in: &scope)
        case .assign(let target, let value, let place):
            assign(value, to: target, at: place, in: &scope)
        case .evaluate(let expression):
            let values = evaluate(expression, in: &scope)
            // A block that is one expression gives its value: implicit returns.
            if isWhole { return Outcome(returned: values) }
        case .returns(let expression, _):
            let values = expression.map { evaluate($0, in: &scope) } ?? []
            noteReturn(in: scope)
            return Outcome(returned: values, leaves: true)
        case .branch(let arms, _):
            return run(arms, in: &scope)
        case .ensure(let conditions, let otherwise, _):
            return ensure(conditions, otherwise: otherwise, in: &scope)
        case .loop(let bindings, let sequence, let conditions, let body, let place):
            return loop(bindings, over: sequence, conditions, body, at: place, in: &scope)
        case .nested(let block):
            let before = scope.trail
            let outcome = runNested(block, in: &scope)
            if trace != nil { scope.trailOfCatch = trailOfCatch(before: before, after: scope.trail) }
            return outcome
        case .onMac(let block):
            // What it leaves in locals and returns is not the phone's.
            var inner = scope
            inner.devices.formIntersection(.mac)
            if !inner.devices.isEmpty { _ = run(block, in: &inner) }
        case .function(let facts):
            let closure = Closure(parameters: facts.parameters.map(\.name), body: facts.body ?? [], place: facts.place)
            closures.append(ClosureState(closure: closure, scope: scope))
            scope.locals[facts.name] = [.closure(closures.count - 1)]
        case .leaves:
            return Outcome(leaves: true)
        }
        return Outcome()
    }

    /// What a block declares ends with it.
    private mutating func runNested(_ block: Block, in scope: inout Scope) -> Outcome {
        let (locals, declared) = (scope.locals, scope.declared)
        scope.declared = []
        let outcome = run(block, in: &scope)
        for name in scope.declared { scope.locals[name] = locals[name] }
        scope.declared = declared
        return outcome
    }

    private mutating func bind(_ name: String, type: TypeName?, to value: Expression?, in scope: inout Scope) {
        let declared = type.map { className($0, in: scope) }
        scope.given.remove(name)
        scope.declared.insert(name)
        scope.sources[name] = value
        guard let value else {
            scope.locals[name] = []
            scope.slots[name] = nil
            return
        }
        let named = slot(of: value, in: &scope)?.slot
        defer { scope.slots[name] = named }
        let values = evaluate(value, expecting: declared, in: &scope)
        scope.locals[name] = values.map { sharpen($0, to: declared, held: name) }
        if case .call = value { scope.written[name] = written(value, in: scope) } else { scope.written[name] = nil }
    }

    /// The expression with the local it begins with replaced by how that was written: `view.padding()` gives `Content().padding()`.
    func written(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Expression {
        guard depth < 40 else { return expression }
        switch expression {
        case .name(let name, _): return scope.written[name] ?? expression
        case .member(let base, let name, let place): return .member(written(base, in: scope, depth: depth + 1), name, place)
        case .call(var call):
            if case .name("AnyView", _) = call.callee, call.arguments.count == 1 {
                call.arguments[0].value = written(call.arguments[0].value, in: scope, depth: depth + 1)
            } else if case .member(let base, let name, let place) = call.callee {
                call.callee = .member(written(base, in: scope, depth: depth + 1), name, place)
            }
            return .call(call)
        default: return expression
        }
    }

    private mutating func loop(
        _ bindings: [String], over sequence: Expression?, _ conditions: [Condition], _ body: Block, at place: Place, in scope: inout Scope
    ) -> Outcome {
        let walked = sequence.map { evaluate($0, in: &scope) } ?? []
        noteSearch(by: bindings, over: walked, conditions, body, at: place, in: scope)
        var inner = scope
        if let sequence, bindings.count == 1 { inner.slots[bindings[0]] = elementSlot(of: sequence, in: &scope) }
        inner.guarded = .conditional
        inner.branch = nextBranch()
        inner.isLooping = true
        noteTests(conditions, in: inner)
        inner.declared = Set(bindings)
        _ = truth(of: conditions, in: &inner)
        let elements = walked.flatMap { value -> [Value] in
            switch value {
            case .list(let elements), .bag(let elements): elements.flatMap { $0 }
            default: []
            }
        }
        for name in bindings { inner.locals[name] = elements.isEmpty ? [.unknown] : unique(open(elements)) }
        let step = run(body, in: &inner)
        for (name, values) in inner.locals where scope.locals[name] != nil && !inner.declared.contains(name) {
            scope.locals[name] = unique((scope.locals[name] ?? []) + values)
        }
        if !step.leaves { scope.trail = Self.joined([scope.trail, inner.trail]) }
        return Outcome(returned: step.returned)
    }

    /// The class a written type means here, generic parameters followed.
    func className(_ type: TypeName, in scope: Scope) -> String {
        if let bound = scope.generics[type.name] { return bound }
        if type.name == "Optional", let first = type.arguments.first { return className(first, in: scope) }
        if type.name == "Self" { return typeName(of: scope.itself) ?? "Self" }
        return project.className(type, from: scope.owner)
    }
}
