import Diagnostics
import FlowGraph

/// A test for something that may not be there, what is done with it, and what is done without it.
struct OptionalGap {
    /// The name it is bound to.
    var name: String
    /// What is asked for.
    var test: Expression
    /// What runs without it.
    var otherwise: Block
    /// What runs with it.
    var rest: Block
    /// What runs either way.
    var after: Block
    /// How the locals before it were written.
    var sources: [String: Expression]
    var place: Place

    /// The name of what is asked for, by which it is asked for elsewhere as well.
    var word: String { Self.lastName(test) ?? name }

    /// Without it nothing is done.
    func isBare(_ reader: BareCode) -> Bool { reader.isBare(otherwise) && reader.isBare(after) }

    /// Something of the rest is among the moves.
    func needs(_ moves: Set<Place>) -> Bool { !moves.isDisjoint(with: Self.moves(in: rest)) }

    /// Some of the moves stand elsewhere.
    func leaves(_ moves: Set<Place>) -> Bool { !moves.subtracting(Self.moves(in: rest)).isEmpty }

    /// Without it something is put into a property.
    var keeps: Bool {
        otherwise.contains { statement in
            guard case .assign(let target, _, _) = statement else { return false }
            switch target {
            case .name, .member(.name("self", _), _, _): return true
            default: return false
            }
        }
    }

    /// Where code calls something, or assigns to something that the expression mentions.
    static func moves(in block: Block, mentioning name: String? = nil) -> Set<Place> {
        var found: Set<Place> = []
        func isMeant(_ expression: Expression) -> Bool { name.map { NameUses.mentions(expression, anyOf: [$0]) } ?? true }
        visitCode(in: block) { expression in
            if case .call(let call) = expression, isMeant(call.callee) { found.insert(call.place) }
        } assignment: { target, _, place in
            if isMeant(target) { found.insert(place) }
            return false
        }
        return found
    }

    private static func lastName(_ expression: Expression) -> String? {
        switch expression {
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name
        case .call(let call): call.calledName
        case .cast(let inner, _, _), .forced(let inner), .element(let inner, _): lastName(inner)
        default: nil
        }
    }

    /// All of a block, of its branches and of closures in it.
    static func all(in block: Block) -> [OptionalGap] {
        var found: [OptionalGap] = []
        collect(block, [:], &found, depth: 0)
        return found
    }

    private static func collect(_ block: Block, _ known: [String: Expression], _ found: inout [OptionalGap], depth: Int) {
        guard depth < 24 else { return }
        var sources = known
        for (index, statement) in block.enumerated() {
            let rest = Array(block[(index + 1)...])
            switch statement {
            case .bind(let name, _, let value, _):
                if let value { closures(in: value, sources, &found, depth) }
                sources[name] = value
            case .assign(_, let value, _): closures(in: value, sources, &found, depth)
            case .evaluate(let expression): closures(in: expression, sources, &found, depth)
            case .returns(let expression, _): if let expression { closures(in: expression, sources, &found, depth) }
            case .ensure(let conditions, let otherwise, let place):
                add(conditions, otherwise: otherwise, rest: rest, after: [], &sources, &found, place)
                collect(otherwise, sources, &found, depth: depth + 1)
            case .branch(let arms, let place):
                for arm in arms {
                    var inner = sources
                    let otherwise = arms.count == 2 && arms[1].conditions.isOtherwise ? arms[1].body : []
                    if arms.count == 1 || arms.count == 2 && arms[1].conditions.isOtherwise, !arm.conditions.isOtherwise {
                        add(arm.conditions, otherwise: otherwise, rest: arm.body, after: rest, &inner, &found, place)
                    }
                    collect(arm.body, inner, &found, depth: depth + 1)
                }
            case .nested(let inner), .loop(_, _, _, let inner, _): collect(inner, sources, &found, depth: depth + 1)
            case .function, .onMac, .leaves: continue
            }
        }
    }

    private static func closures(in expression: Expression, _ sources: [String: Expression], _ found: inout [OptionalGap], _ depth: Int) {
        guard case .call(let call) = expression else { return }
        for argument in call.arguments {
            if let closure = argument.value.closure { collect(closure.body, sources, &found, depth: depth + 1) }
        }
    }

    private static func add(
        _ conditions: [Condition], otherwise: Block, rest: Block, after: Block, _ sources: inout [String: Expression],
        _ found: inout [OptionalGap], _ place: Place
    ) {
        for condition in conditions {
            guard case .binding(let name, _, let value) = condition else { continue }
            let test = value ?? .name(name, place)
            found.append(OptionalGap(name: name, test: test, otherwise: otherwise, rest: rest, after: after, sources: sources, place: place))
            if let value { sources[name] = value }
        }
    }
}

extension [Condition] {
    fileprivate var isOtherwise: Bool {
        if case .otherwise? = first { return true }
        return false
    }
}

/// Tells code that does nothing with a link: it returns, logs, or says that it failed.
struct BareCode {
    let project: Project

    /// Nothing is shown, kept or called, apart from logging.
    func isBare(_ block: Block) -> Bool {
        block.allSatisfy { statement in
            switch statement {
            case .leaves: true
            case .returns(let value, _): value.map(isPlain) ?? true
            case .evaluate(let expression): isPlain(expression)
            case .bind(_, _, let value, _): value.map { $0.calledName == nil } ?? true
            default: false
            }
        }
    }

    private func isPlain(_ expression: Expression) -> Bool {
        guard case .call(let call) = expression else {
            switch expression {
            case .bool, .null, .number, .string, .name, .member, .implicitMember, .unknown, .array: return true
            default: return false
            }
        }
        return project.isSilent(call) || call.arguments.allSatisfy { if case .bool = $0.value { true } else { false } } && isHandler(call)
    }

    /// `completionHandler(false)`
    private func isHandler(_ call: Call) -> Bool {
        guard case .name(let name, _) = call.callee else { return false }
        return ["completion", "handler"].contains { name.lowercased().hasSuffix($0) }
    }
}

extension Project {
    /// It logs, or only tells the developer.
    func isSilent(_ call: Call) -> Bool {
        guard let name = call.callee.dottedName ?? call.calledName else { return false }
        let owner = name.split(separator: ".").dropLast().joined(separator: ".")
        let last = call.calledName ?? name
        if ProjectNames.list(names.logs, has: last, labels: call.arguments.map { $0.label ?? "_" }, owner: owner) { return true }
        return Logging.isLogging(name) || ["assertionFailure", "assert", "preconditionFailure"].contains(last)
    }
}

extension Expression {
    /// What is called, where it is a call.
    var calledName: String? { if case .call(let call) = self { call.calledName } else { nil } }
}
