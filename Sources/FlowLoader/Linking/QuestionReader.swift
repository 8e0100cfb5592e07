import Diagnostics
import FlowGraph

/// What code puts on screen while it runs, and under which tests.
struct Raised: Sendable {
    /// An alert or an action sheet; anything else otherwise.
    var isQuestion: Bool
    /// An answer throws something away, or the words around it say so.
    var discards: Bool
    /// What must hold for it to come up; nil for a test that is no text.
    var tests: [String?]
    var location: Span
    /// Helpers on the way to it, outermost first.
    var helpers: [Span] = []
}

/// Reads code for the alerts and screens it raises, directly or through helpers of the project, two levels deep (rules.md 1.7).
struct QuestionReader: Sendable {
    let project: Project

    static let helperDepth = 2

    /// The question that a piece of code asks; nil where it asks none that throws anything away.
    func question(in block: Block, of type: String?, path: String) -> Question? {
        let asked = raised(in: block, of: type, path: path).filter { $0.isQuestion && $0.discards }
        guard let first = asked.first else { return nil }
        // Asked in several places, no single test decides.
        let test = asked.count == 1 && first.tests.count == 1 ? first.tests[0] : nil
        return Question(test: test, location: first.location)
    }

    func question(in function: Declared<FunctionFacts>, of type: String?) -> Question? {
        function.facts.body.flatMap { question(in: $0, of: type ?? function.owner, path: function.path) }
    }

    /// All that the code raises while it runs; what its closures do when somebody answers is left out.
    func raised(in block: Block, of type: String?, path: String) -> [Raised] {
        var walk = QuestionWalk(reader: self, type: type, path: path, hops: 0)
        walk.run(block, under: [])
        return walk.found
    }

    /// A call of which the configuration says that it asks.
    func isConfirmation(_ call: Call, _ name: String) -> Bool {
        guard !project.names.confirmations.isEmpty else { return false }
        let owner: String? = if case .member(let base, _, _) = call.callee { base.dottedName } else { nil }
        return ProjectNames.list(project.names.confirmations, has: name, labels: call.arguments.map { $0.label ?? "_" }, owner: owner)
            || call.selector.map(project.names.confirmations.contains) == true
    }

    // MARK: Words

    /// Whether the code speaks of giving something up.
    func speaksOfDiscarding(_ block: Block, named name: String = "") -> Bool {
        if says(name) { return true }
        var found = false
        visitExpressions(in: block) { expression in
            guard !found else { return }
            switch expression {
            case .implicitMember("destructive", _), .member(_, "destructive", _): found = true
            case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): found = says(name)
            case .string(let text), .interpolated(let text): found = says(text)
            case .call(let call):
                if case .name(let name, _) = call.callee { found = says(name) }
            default: break
            }
        }
        return found
    }

    private func says(_ text: String) -> Bool { !Self.givingUp.isDisjoint(with: words(of: text)) }

    private static let givingUp: Set<String> = [
        "discard", "discards", "discarding", "discarded", "unsaved", "abandon", "abandoning", "destructive", "lose", "losing", "lost", "leave",
        "leaving", "quit", "exit", "sure", "confirm", "confirmation", "undone",
    ]
}

/// One reading of a function, in the order of its statements.
private struct QuestionWalk {
    let reader: QuestionReader
    let hops: Int
    var found: [Raised] = []
    private var callees: Callees
    private var body: Block = []
    private var depth = 0

    init(reader: QuestionReader, type: String?, path: String, hops: Int) {
        self.reader = reader
        self.hops = hops
        callees = Callees(project: reader.project, type: type, path: path)
    }

    mutating func run(_ block: Block, under outer: [String?]) {
        guard depth < 60 else { return }
        if depth == 0 { body = block }
        depth += 1
        defer { depth -= 1 }
        var tests = outer
        for statement in block {
            switch statement {
            case .bind(let name, _, let value, _):
                callees.locals[name] = value
                value.map { visit($0, tests) }
            case .assign(let target, let value, _):
                if case .name(let name, _) = target, callees.locals[name] != nil { callees.locals[name] = value }
                visit(value, tests)
            case .evaluate(let expression): visit(expression, tests)
            case .returns(let expression, _): expression.map { visit($0, tests) }
            case .branch(let arms, _):
                var failed: [String?] = []
                for arm in arms {
                    for condition in arm.conditions { visit(condition, tests) }
                    run(arm.body, under: tests + failed + arm.conditions.tests)
                    failed += arm.conditions.failing
                }
                if let first = arms.first, first.body.leaves { tests += first.conditions.failing }
            case .ensure(let conditions, let otherwise, _):
                for condition in conditions { visit(condition, tests) }
                run(otherwise, under: tests + conditions.failing)
                tests += conditions.tests
            case .loop(_, _, _, let inner, _): run(inner, under: tests + [nil])
            case .nested(let inner): run(inner, under: tests)
            case .function, .leaves, .onMac: continue
            }
        }
    }

    private mutating func visit(_ condition: Condition, _ tests: [String?]) {
        switch condition {
        case .expression(let expression), .matches(_, let expression): visit(expression, tests)
        case .binding(_, _, let value): value.map { visit($0, tests) }
        case .availability, .otherwise: break
        }
    }

    private mutating func visit(_ expression: Expression, _ tests: [String?]) {
        guard depth < 60 else { return }
        depth += 1
        defer { depth -= 1 }
        switch expression {
        case .call(let call): self.call(call, tests)
        case .either(let condition, let yes, let no):
            visit(condition, tests)
            visit(yes, tests + [condition].tests)
            visit(no, tests + [condition].failing)
        case .forced(let inner), .cast(let inner, _, _): visit(inner, tests)
        case .operation(_, let operands): for operand in operands { visit(operand, tests) }
        case .fallback(let value, let other):
            visit(value, tests)
            visit(other, tests)
        case .member(let base, _, _): visit(base, tests)
        default: break
        }
    }

    private mutating func call(_ call: Call, _ tests: [String?]) {
        for argument in call.arguments {
            if let closure = argument.value.closure {
                if Callees.runsAtOnce.contains(call.calledName ?? "") { run(closure.body, under: tests) }
            } else {
                visit(argument.value, tests)
            }
        }
        if case .member(let base, _, _) = call.callee { visit(base, tests) }
        guard let name = call.calledName else { return }
        let place = Span(path: callees.path, call.place)
        if reader.isConfirmation(call, name) {
            found.append(Raised(isQuestion: true, discards: true, tests: tests, location: place))
        } else if let shown = shown(by: call, name) {
            let alert = alert(shown)
            found.append(Raised(isQuestion: alert != nil, discards: alert ?? false, tests: tests, location: place))
        } else if hops < QuestionReader.helperDepth, let helper = callees.function(call, name), let code = helper.facts.body {
            enter(helper, code, call, tests, place)
        }
    }

    private mutating func enter(_ helper: Declared<FunctionFacts>, _ code: Block, _ call: Call, _ tests: [String?], _ place: Span) {
        var inner = QuestionWalk(reader: reader, type: helper.owner == nil ? nil : callees.type(of: call) ?? helper.owner, path: helper.path, hops: hops + 1)
        inner.run(code, under: [])
        guard let first = inner.found.first(where: \.isQuestion) ?? inner.found.first else { return }
        let discards = first.discards || first.isQuestion && reader.speaksOfDiscarding([.evaluate(.call(call))], named: helper.facts.name)
        // What the helper tests by itself counts where the caller tests nothing.
        found.append(Raised(
            isQuestion: first.isQuestion, discards: discards, tests: tests + first.tests, location: place,
            helpers: [Span(path: helper.path, helper.facts.place)] + first.helpers))
    }

    // MARK: What is shown

    private func shown(by call: Call, _ name: String) -> Expression? {
        let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
        guard name == "present" || name == "presentViewController", labels.count >= 2, labels[0] == nil, labels[1] == "animated" else { return nil }
        return call.arguments[0].value
    }

    /// Whether the value is an alert, and if so whether it throws something away.
    private func alert(_ value: Expression, depth: Int = 0) -> Bool? {
        guard depth < 4 else { return nil }
        switch value {
        case .name(let local, _):
            if let bound = callees.locals[local] { return alert(bound, depth: depth + 1) }
            return heldAlert(local)
        case .member(.name("self", _), let name, _): return heldAlert(name)
        case .forced(let inner), .cast(let inner, _, _): return alert(inner, depth: depth + 1)
        case .call(let call):
            let made: String? = switch call.callee {
            case .name(let name, _): name
            case .member(let base, "init", _), .specialized(let base, _): base.dottedName
            default: nil
            }
            if let made, isAlertClass(made) { return reader.speaksOfDiscarding(body) }
            guard let name = call.calledName, let factory = callees.function(call, name), let result = factory.facts.result, isAlertClass(result.name) else {
                return nil
            }
            return reader.speaksOfDiscarding(factory.facts.body ?? [], named: name) || reader.speaksOfDiscarding(body)
        default: return nil
        }
    }

    private func heldAlert(_ name: String) -> Bool? {
        guard let type = callees.type, let property = reader.project.property(name, of: type)?.facts else { return nil }
        let made: String? = if case .call(let call)? = property.value { call.calledName } else { nil }
        guard isAlertClass(property.type?.name ?? made ?? "") else { return nil }
        return reader.speaksOfDiscarding((property.getter ?? []) + (property.value.map { [.evaluate($0)] } ?? []), named: name)
    }

    private func isAlertClass(_ name: String) -> Bool {
        name == "UIAlertController" || name.hasSuffix("AlertController") || name.hasSuffix("AlertViewController")
            || reader.project.resolve(name, from: callees.type).map { reader.project.isKind($0, of: "UIAlertController") } == true
    }
}
