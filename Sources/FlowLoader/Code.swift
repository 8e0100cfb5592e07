// Code as facts: what a function does, in a form no syntax library is needed for. Swift and Objective-C are both
// lowered to it, file by file; Linking evaluates it over the whole project.
//
// It keeps what navigation can depend on: calls with receivers and arguments, bindings, assignments, branches with their
// conditions, closures, and the order of it all. Arithmetic, string building and the like become `unknown`.

/// A place in a file: 1-based line and UTF-16 column, and the length of what stands there (0 when it spans lines).
struct Place: Hashable, Codable, Sendable {
    var line: Int
    var column: Int
    var length: Int

    init(line: Int, column: Int, length: Int = 0) {
        self.line = line
        self.column = column
        self.length = length
    }
}

/// A written type without optionality: `Array<Foo>` has the name `Array` and one argument; `any P`, `some P` and `P & Q` are
/// named by their first protocol; a function type is named `->` with its result as the last argument.
struct TypeName: Hashable, Codable, Sendable {
    var name: String
    var arguments: [TypeName]

    init(_ name: String, _ arguments: [TypeName] = []) {
        self.name = name
        self.arguments = arguments
    }
}

/// A value expression.
indirect enum Expression: Hashable, Codable, Sendable {
    /// A bare name: local, parameter, member of self, type or global. Linking decides which. `self` and `super` are names too.
    case name(String, Place)
    /// `base.name` or `base?.name`; the place is the name's.
    case member(Expression, String, Place)
    /// `.name` without a base.
    case implicitMember(String, Place)
    case call(Call)
    /// A string literal without interpolation.
    case string(String)
    /// A string literal with interpolation: whatever constant text it has is kept for reading labels, never for identifiers.
    case interpolated(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([Expression])
    case dictionary([KeyedExpression])
    case tuple([Argument])
    case closure(Closure)
    /// `value as? Type` and relatives.
    case cast(Expression, TypeName, CastKind)
    /// `condition ? yes : no`, and `if`/`switch` used as expressions with one value a branch.
    case either(Condition, Expression, Expression)
    /// `a ?? b`
    case fallback(Expression, Expression)
    /// `a!`
    case forced(Expression)
    /// `base[index]`
    case element(Expression, [Argument])
    /// A prefix or binary operator other than the above: `!`, `==`, `>`, `&&`, `+`, ….
    case operation(String, [Expression])
    /// `#selector(Type.method(_:))` or `@selector(method:)`: the name as written, without the type.
    case selector(String, Place)
    case keyPath(String)
    /// `Foo<Bar>` used as an expression, so that generic arguments are not lost.
    case specialized(Expression, [TypeName])
    case unknown
}

extension Expression {
    /// What a `catch` matches its patterns against. `catch` names nothing else.
    static let caught = Expression.name("catch", Place(line: 0, column: 0))

    /// The same with `await` before it.
    var awaited: Expression {
        guard case .call(var call) = self else { return self }
        call.isAwaited = true
        return .call(call)
    }

    /// The same with `try` before it.
    var tried: Expression {
        guard case .call(var call) = self else { return self }
        call.isTried = true
        return .call(call)
    }
}

enum CastKind: String, Hashable, Codable, Sendable { case test, optional, forced, plain }

struct KeyedExpression: Hashable, Codable, Sendable {
    var key: Expression
    var value: Expression
}

struct Argument: Hashable, Codable, Sendable {
    var label: String?
    var value: Expression
    /// A closure written after the parentheses.
    var isTrailing = false
}

/// A call. `f(x)`, `a.b(c:)`, `T(x)`, `[a b:c]` alike.
struct Call: Hashable, Codable, Sendable {
    /// What is called: a name, a member, an implicit member, or any expression.
    var callee: Expression
    var arguments: [Argument]
    /// The called name's own place.
    var place: Place
    /// The place of the call's last token, so that a multi-line call has an end.
    var end: Place
    /// The selector of a message of Objective-C, whose method is found by it; nil for a call of Swift or C.
    var selector: String?
    /// `await` stands before it: the code goes on when it has ended.
    var isAwaited = false
    /// `try` stands before it: an error leaves what follows out. `try?` and `try!` keep their errors.
    var isTried = false
}

struct Closure: Hashable, Codable, Sendable {
    /// Parameter names in order; `$0`, `$1` when they are used without being named.
    var parameters: [String]
    /// Names captured weakly or unowned change nothing; kept out.
    var body: Block
    var place: Place
}

typealias Block = [Statement]

/// A condition of `if`, `guard`, `while` or of one `case`.
indirect enum Condition: Hashable, Codable, Sendable {
    case expression(Expression)
    /// `let name = value` (optional binding). `value` is nil for the shorthand `if let name`.
    case binding(String, TypeName?, Expression?)
    /// `case pattern = value`: the pattern's path (`.detail`, `Foo.bar`), the names it binds in order, the matched value.
    case matches(Pattern, Expression)
    /// `#available(…)`, `#unavailable(…)`, or the flag of an `#if` that could not be decided, as written.
    case availability(String)
    /// The `else` or `default` branch.
    case otherwise
}

struct Pattern: Hashable, Codable, Sendable {
    /// The case's last name, such as `detail`; nil for a type or value pattern.
    var caseName: String?
    /// Names bound by the pattern, in order of the case's payload; nil where a position is not bound. Names of patterns within
    /// patterns follow after the last position: bound to something unknown, but no longer to what they meant before.
    var bindings: [String?]
    /// `is T` or `as T` patterns.
    var type: TypeName?
    /// A value pattern: a literal or a constant.
    var value: Expression?

    init(caseName: String? = nil, bindings: [String?] = [], type: TypeName? = nil, value: Expression? = nil) {
        self.caseName = caseName
        self.bindings = bindings
        self.type = type
        self.value = value
    }
}

struct Arm: Hashable, Codable, Sendable {
    /// All must hold (for a `switch` with several patterns in one case: any does).
    var conditions: [Condition]
    var body: Block
}

extension Statement {
    var isOnMac: Bool {
        if case .onMac = self { return true }
        return false
    }
}

extension Statement {
    /// The `catch` clauses of a `do`: nothing else matches what they match.
    var isCatch: Bool {
        guard case .branch(let arms, _) = self, !arms.isEmpty else { return false }
        return arms.allSatisfy { arm in
            if case .matches(_, let subject)? = arm.conditions.first { subject == .caught } else { false }
        }
    }

    /// `return`, `break`, `throw` and the like: nothing after it runs.
    var isLeaving: Bool {
        switch self {
        case .returns, .leaves: true
        default: false
        }
    }
}

indirect enum Statement: Hashable, Codable, Sendable {
    /// `let`/`var name: Type = value`. A tuple pattern gives one binding a name, each with `element` of the value.
    case bind(name: String, type: TypeName?, value: Expression?, place: Place)
    /// `target = value`; the place is that of the last name of the target. Compound assignments give `operation`.
    case assign(target: Expression, value: Expression, place: Place)
    case evaluate(Expression)
    case returns(Expression?, place: Place)
    /// `if`/`else if`/`else`, `switch`, `#if` left undecided. Arms exclude one another.
    case branch([Arm], place: Place)
    /// `guard conditions else body`: afterwards the conditions hold and their bindings are in scope.
    case ensure([Condition], otherwise: Block, place: Place)
    /// `for`, `while`, `repeat`. `bindings` are the loop variables, `sequence` what is walked through.
    case loop(bindings: [String], sequence: Expression?, conditions: [Condition], body: Block, place: Place)
    /// `do`/`catch`, plain blocks, `defer`.
    case nested(Block)
    /// Statements that only a Catalyst build has.
    case onMac(Block)
    /// A local function.
    case function(FunctionFacts)
    /// `break`, `continue`, `throw`, `fallthrough`.
    case leaves(String)
}
