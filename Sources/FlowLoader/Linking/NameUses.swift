/// The names that code mentions: bare names, members and called names. For questions that need no values, such as whether a class
/// looks at its own place in the stack at all.
struct NameUses: Hashable, Sendable {
    var names: Set<String> = []
    /// Names that are mentioned other than as a pattern to match against: what code may make rather than test for. What is called
    /// is written with its labels, `open(screen:_:)`.
    private(set) var made: Set<String> = []

    /// Where only some names are asked for, others are passed over.
    private var wanted: Set<String>?
    private var skipsClosures = false

    /// Whether the expression mentions one of the names.
    static func mentions(_ expression: Expression, anyOf wanted: Set<String>) -> Bool {
        var uses = NameUses([])
        uses.wanted = wanted
        uses.walk(expression, depth: 0)
        return !uses.names.isEmpty
    }

    /// Whether the code does.
    static func mentions(_ block: Block, anyOf wanted: Set<String>) -> Bool {
        var uses = NameUses([])
        uses.wanted = wanted
        uses.walk(block, depth: 0)
        return !uses.names.isEmpty
    }

    /// Whether the code itself does, outside the closures in it, which run at their own time.
    static func mentionsItself(_ block: Block, anyOf wanted: Set<String>) -> Bool {
        var uses = NameUses([])
        (uses.wanted, uses.skipsClosures) = (wanted, true)
        uses.walk(block, depth: 0)
        return !uses.names.isEmpty
    }

    init() {}

    init(_ block: Block) { walk(block, depth: 0) }

    init(_ expression: Expression) { walk(expression, depth: 0) }

    /// All code of a type.
    init(of type: ProjectType) { add(type) }

    /// What was found before.
    init(names: Set<String>) { self.names = names }

    mutating func add(_ function: FunctionFacts) {
        for parameter in function.parameters { parameter.defaultValue.map { walk($0, depth: 0) } }
        walk(function.body ?? [], depth: 0)
    }

    mutating func add(_ property: PropertyFacts) {
        for block in [property.getter, property.setter].compactMap({ $0 }) + property.observers { walk(block, depth: 0) }
        if let value = property.value { walk(value, depth: 0) }
    }

    mutating func add(_ type: ProjectType) {
        for functions in type.functions.values {
            for function in functions { add(function.facts) }
        }
        for property in type.properties.values { add(property.facts) }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    private static let depthLimit = 120

    private mutating func note(_ name: String) {
        if let wanted, !wanted.contains(name) { return }
        names.insert(name)
    }

    private mutating func walk(_ block: Block, depth: Int) {
        guard depth < Self.depthLimit, wanted == nil || names.isEmpty else { return }
        for statement in block { walk(statement, depth: depth + 1) }
    }

    private mutating func walk(_ statement: Statement, depth: Int) {
        switch statement {
        case .bind(_, _, let value, _): value.map { walk($0, depth: depth) }
        case .assign(let target, let value, _):
            walk(target, depth: depth)
            walk(value, depth: depth)
        case .evaluate(let expression): walk(expression, depth: depth)
        case .returns(let expression, _): expression.map { walk($0, depth: depth) }
        case .branch(let arms, _):
            for arm in arms {
                for condition in arm.conditions { walk(condition, depth: depth) }
                walk(arm.body, depth: depth)
            }
        case .ensure(let conditions, let otherwise, _):
            for condition in conditions { walk(condition, depth: depth) }
            walk(otherwise, depth: depth)
        case .loop(_, let sequence, let conditions, let body, _):
            sequence.map { walk($0, depth: depth) }
            for condition in conditions { walk(condition, depth: depth) }
            walk(body, depth: depth)
        case .nested(let block): walk(block, depth: depth)
        case .function(let facts): walk(facts.body ?? [], depth: depth)
        case .leaves, .onMac: break
        }
    }

    private mutating func walk(_ condition: Condition, depth: Int) {
        switch condition {
        case .expression(let expression): walk(expression, depth: depth)
        case .binding(_, _, let value): value.map { walk($0, depth: depth) }
        case .matches(let pattern, let value):
            if let name = pattern.caseName { note(name) }
            pattern.value.map { walk($0, depth: depth) }
            walk(value, depth: depth)
        case .availability, .otherwise: break
        }
    }

    private mutating func walk(_ expression: Expression, depth: Int) {
        guard depth < Self.depthLimit, wanted == nil || names.isEmpty else { return }
        switch expression {
        case .name(let name, _): note(name)
        case .member(let base, let name, _):
            note(name)
            if Self.isType(base) { made.insert(name) }
            walk(base, depth: depth + 1)
        case .implicitMember(let name, _):
            note(name)
            made.insert(name)
        case .call(let call):
            if let made = Self.made(by: call) {
                note(made.name)
                self.made.insert(made.written)
                made.base.map { walk($0, depth: depth + 1) }
            } else {
                walk(call.callee, depth: depth + 1)
            }
            if case .string(let text)? = call.arguments.first?.value, case .name("Selector", _) = call.callee { note(text) }
            for argument in call.arguments { walk(argument.value, depth: depth + 1) }
        case .array(let elements), .operation(_, let elements): for element in elements { walk(element, depth: depth + 1) }
        case .dictionary(let pairs):
            for pair in pairs {
                walk(pair.key, depth: depth + 1)
                walk(pair.value, depth: depth + 1)
            }
        case .tuple(let arguments): for argument in arguments { walk(argument.value, depth: depth + 1) }
        case .closure(let closure): if !skipsClosures { walk(closure.body, depth: depth + 1) }
        case .cast(let value, let type, _):
            note(type.name)
            walk(value, depth: depth + 1)
        case .either(let condition, let yes, let no):
            walk(condition, depth: depth + 1)
            walk(yes, depth: depth + 1)
            walk(no, depth: depth + 1)
        case .fallback(let first, let second):
            walk(first, depth: depth + 1)
            walk(second, depth: depth + 1)
        case .forced(let inner), .specialized(let inner, _): walk(inner, depth: depth + 1)
        case .element(let base, let indices):
            walk(base, depth: depth + 1)
            for index in indices { walk(index.value, depth: depth + 1) }
        case .selector(let name, _): note(name)
        case .string, .interpolated, .number, .bool, .null, .keyPath, .unknown: break
        }
    }

    /// `Mode.large` makes a case; `list.large` reads a property, and `self.present` names a method.
    private static func isType(_ base: Expression) -> Bool { base.lastName?.startsUppercase == true }

    /// What a call makes where it may make a case with a payload.
    private static func made(by call: Call) -> (name: String, written: String, base: Expression?)? {
        // A trailing closure has no label.
        guard !call.arguments.contains(where: \.isTrailing) else { return nil }
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        switch call.callee {
        case .implicitMember(let name, _): return (name, "\(name)(\(labels))", nil)
        case .member(let base, let name, _) where isType(base): return (name, "\(name)(\(labels))", base)
        default: return nil
        }
    }
}

extension Expression {
    /// The last name of a path of names.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name, _), .member(_, let name, _): name
        case .specialized(let inner, _): inner.lastName
        default: nil
        }
    }
}
