import Diagnostics
import FlowGraph

/// The code of the project that answers whether a way out may be taken (rules.md A17, A18, C8). `writes` tell whose recognizer delegates
/// are asked.
func vetoes(in project: Project, questions: QuestionReader, writes: [GestureWrite]) -> [Veto] {
    var reading = VetoReading(project: project, questions: questions, delegates: Set(writes.compactMap(\.delegateClass)))
    reading.read()
    return reading.found
}

private struct VetoReading {
    let project: Project
    let questions: QuestionReader
    let delegates: Set<String>
    private(set) var found: [Veto] = []
    /// Names of the project's methods that answers ask of screens.
    private var hooks: Set<String> = []

    init(project: Project, questions: QuestionReader, delegates: Set<String>) {
        self.project = project
        self.questions = questions
        self.delegates = delegates
    }

    mutating func read() {
        let all = project.types.keys.sorted().compactMap { project.types[$0] } + project.foreign.keys.sorted().compactMap { project.foreign[$0] }
        for type in all {
            for name in Self.answers where type.functions[name] != nil {
                for function in type.functions[name] ?? [] { read(function, of: type.name) }
            }
        }
        for type in all {
            for name in hooks.sorted() where !Self.answers.contains(name) {
                for function in type.functions[name] ?? [] where function.facts.body != nil && !function.facts.isStatic {
                    add(.hook, function, of: type.name)
                }
            }
        }
    }

    private static let answers = [
        "gestureRecognizer", "gestureRecognizerShouldBegin", "navigationBar", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss",
        "presentationControllerShouldDismiss",
    ]

    private mutating func read(_ function: Declared<FunctionFacts>, of type: String) {
        // With a label before the first parameter it is another method, which nothing of UIKit's calls.
        guard let body = function.facts.body, function.facts.parameters.first?.label == nil else { return }
        let second = function.facts.parameters.dropFirst().first
        switch function.facts.name {
        case "presentationControllerShouldDismiss": add(.sheet, function, of: type)
        case "presentationControllerDidAttemptToDismiss": add(.attempt, function, of: type)
        case "presentationControllerDidDismiss": add(.closed, function, of: type)
        case "navigationBar" where second?.label == "shouldPop":
            noteHooks(in: body, of: type)
            add(.back, function, of: type)
        case "gestureRecognizerShouldBegin",
            "gestureRecognizer" where ["shouldReceive", "shouldBeRequiredToFailBy", "shouldRequireFailureOf"].contains(second?.label):
            let uses = NameUses(body)
            guard delegates.contains(type) || !uses.names.isDisjoint(with: popRecognizers) else { return }
            noteHooks(in: body, of: type)
            add(.swipe, function, of: type)
        default: return
        }
    }

    private mutating func add(_ asked: Veto.Asked, _ function: Declared<FunctionFacts>, of type: String) {
        guard let body = function.facts.body else { return }
        let raised = questions.raised(in: body, of: type, path: function.path)
        let helpers = asked == .back ? self.helpers(of: body, type) : []
        found.append(Veto(
            asked: asked, owner: type, function: function.facts.fullName, scope: stackScope(of: type, in: project),
            subject: subject(asked, function, helpers, of: type), refuses: refusal(body),
            questions: raised.filter(\.isQuestion).map { raise in
                Question(test: raise.tests.count == 1 ? raise.tests[0] : nil, discards: raise.discards, location: raise.location)
            },
            raises: raised.filter { !$0.isQuestion }.map(\.location) + (asked == .sheet ? shownByState(body, of: type, path: function.path) : []),
            selfCall: asked == .back || asked == .hook ? selfCall(in: function) : nil,
            helpers: helpers.filter { NameUses($0.facts.body ?? []).mentionsTop }.map { Span(path: $0.path, $0.facts.place) },
            location: Span(path: function.path, function.facts.place)))
    }

    // MARK: State that shows something

    /// Writes to what a hosted view shows an alert or a sheet for.
    private func shownByState(_ body: Block, of type: String, path: String) -> [Span] {
        var writes: [(name: String, place: Place)] = []
        collectWrites(body, &writes, depth: 0)
        guard !writes.isEmpty, let view = hostedView(of: type), let code = project.types[view] else { return [] }
        var shown: Set<String> = []
        for getter in code.properties.values.compactMap(\.facts.getter) {
            visitExpressions(in: getter) { expression in
                guard case .call(let call) = expression, let name = call.calledName,
                    SwiftUINames.alerts.contains(name) || SwiftUINames.presentations.contains(name)
                else { return }
                switch call.argument("isPresented") ?? call.argument("item") {
                case .name(let state, _)?, .member(_, let state, _)?: shown.insert(state.withoutDollar)
                default: break
                }
            }
        }
        return writes.filter { shown.contains($0.name) }.map { Span(path: path, $0.place) }
    }

    private func hostedView(of type: String) -> String? {
        for name in [type] + project.ancestors(of: type) {
            for base in project.types[name]?.inherits ?? [] where base.name == "UIHostingController" {
                return base.arguments.first.map { project.className($0, from: name) }
            }
        }
        return nil
    }

    private func collectWrites(_ block: Block, _ writes: inout [(name: String, place: Place)], depth: Int) {
        guard depth < 20 else { return }
        for statement in block {
            switch statement {
            case .assign(let target, let value, let place) where value != .bool(false) && value != .null:
                switch target {
                case .name(let name, _), .member(_, let name, _): writes.append((name, place))
                default: continue
                }
            case .branch(let arms, _): for arm in arms { collectWrites(arm.body, &writes, depth: depth + 1) }
            case .ensure(_, let otherwise, _): collectWrites(otherwise, &writes, depth: depth + 1)
            case .nested(let inner): collectWrites(inner, &writes, depth: depth + 1)
            default: continue
            }
        }
    }

    // MARK: Who decides

    private func subject(
        _ asked: Veto.Asked, _ function: Declared<FunctionFacts>, _ helpers: [Declared<FunctionFacts>], of type: String
    ) -> Veto.Subject {
        let body = function.facts.body ?? []
        var uses = NameUses(body)
        for helper in helpers { uses.add(helper.facts) }
        switch asked {
        case .back:
            let item = function.facts.parameters.dropFirst().first?.name ?? ""
            if uses.contains(item) || uses.contains("count") { return .item }
            return uses.mentionsTop ? .top : .other
        case .swipe:
            if uses.mentionsTop { return .top }
            if uses.contains("viewControllers") || uses.contains("count") || uses.contains("children") {
                // A test of the depth alone asks no screen; beside a call, an element or state of its own it may.
                let asksMore = uses.contains("last") || callsAnything(body) || uses.names.contains { project.property($0, of: type) != nil }
                return asksMore ? .top : .other
            }
            return asksItself(body, of: type) ? .itself : .other
        case .sheet, .attempt, .closed, .hook: return .other
        }
    }

    private func callsAnything(_ body: Block) -> Bool {
        var calls = false
        visitExpressions(in: body) { if case .call = $0 { calls = true } }
        return calls
    }

    /// Whether an answer is a method of the object's own, which subclasses may write anew.
    private func asksItself(_ body: Block, of type: String) -> Bool {
        var asks = false
        visitExpressions(in: body) { expression in
            guard case .call(let call) = expression, let name = ownCall(call), let function = project.function(name, call, of: type) else { return }
            if function.facts.result?.name == "Bool", !function.facts.isStatic { asks = true }
        }
        return asks
    }

    /// Methods of the same object that the code calls, and what these call.
    private func helpers(of body: Block, _ type: String) -> [Declared<FunctionFacts>] {
        var helpers: [Declared<FunctionFacts>] = []
        var frontier = [body]
        for _ in 0..<QuestionReader.helperDepth {
            var next: [Block] = []
            for block in frontier {
                visitExpressions(in: block) { expression in
                    guard case .call(let call) = expression, let name = ownCall(call), let function = project.function(name, call, of: type),
                        !helpers.contains(where: { $0.path == function.path && $0.facts.place == function.facts.place })
                    else { return }
                    helpers.append(function)
                    next.append(function.facts.body ?? [])
                }
            }
            frontier = next
        }
        return helpers.sorted { ($0.path, $0.facts.place.line) < ($1.path, $1.facts.place.line) }
    }

    private func ownCall(_ call: Call) -> String? {
        switch call.callee {
        case .name(let name, _), .member(.name("self", _), let name, _): name
        default: nil
        }
    }

    /// Methods that the answer, or a helper of its own, asks of itself or of another controller, and that say yes or no.
    private mutating func noteHooks(in body: Block, of type: String) {
        var names: Set<String> = []
        for block in [body] + helpers(of: body, type).map({ $0.facts.body ?? [] }) {
            visitExpressions(in: block) { expression in
                guard case .call(let call) = expression, let name = call.calledName, call.arguments.allSatisfy({ $0.value.closure == nil }) else { return }
                names.insert(name)
            }
        }
        let lenders = [project.foreign["UIViewController"], project.types[type], project.foreign[type]].compactMap { $0 }
        for name in names {
            let isRequirement = project.types.values.contains { $0.kind == .protocol && answersYesOrNo($0.functions[name]) }
            if isRequirement || lenders.contains(where: { answersYesOrNo($0.functions[name]) }) { hooks.insert(name) }
        }
    }

    private func answersYesOrNo(_ functions: [Declared<FunctionFacts>]?) -> Bool {
        functions?.contains { ["Bool", "BOOL"].contains($0.facts.result?.name ?? "") } == true
    }

    // MARK: Refusing

    /// The test under which the code says no, where it is one.
    private func refusal(_ body: Block) -> String? {
        if body.count == 1 {
            switch body[0] {
            case .evaluate(let value), .returns(let value?, _):
                if case .either(let condition, .bool(let yes), .bool(let no)) = value, yes != no, case .some(let test)? = [condition].tests.first {
                    return yes ? negated(test: test) : test
                }
                if case .bool = value { return nil }
                return value.testText.map(negated(test:))
            default: break
            }
        }
        var refusals: [[String?]] = []
        collectRefusals(body, [], &refusals, depth: 0)
        return refusals.count == 1 && refusals[0].count == 1 ? refusals[0][0] : nil
    }

    private func collectRefusals(_ block: Block, _ outer: [String?], _ found: inout [[String?]], depth: Int) {
        guard depth < 20 else { return }
        var tests = outer
        for statement in block {
            switch statement {
            case .returns(.bool(false)?, _): found.append(tests)
            case .returns(let value?, _) where value != .bool(true): found.append(tests + [value.testText.map(negated(test:))])
            case .branch(let arms, _):
                var failed: [String?] = []
                for arm in arms {
                    collectRefusals(arm.body, tests + failed + arm.conditions.tests, &found, depth: depth + 1)
                    failed += arm.conditions.failing
                }
                if let first = arms.first, first.body.leaves { tests += first.conditions.failing }
            case .ensure(let conditions, let otherwise, _):
                collectRefusals(otherwise, tests + conditions.failing, &found, depth: depth + 1)
                tests += conditions.tests
            case .nested(let inner): collectRefusals(inner, tests, &found, depth: depth + 1)
            default: continue
            }
        }
    }

    // MARK: Recursion

    /// A call of the function by itself, on the same object and with what it was given: it ends as little as the first call did.
    private func selfCall(in function: Declared<FunctionFacts>) -> Span? {
        let facts = function.facts
        var found: Place?
        visitExpressions(in: facts.body ?? []) { expression in
            guard case .call(let call) = expression, ownCall(call) == facts.name, call.arguments.count == facts.parameters.count,
                zip(call.arguments, facts.parameters).allSatisfy({ argument, parameter in
                    if case .name(parameter.name, _) = argument.value { return argument.label == parameter.label || call.selector != nil }
                    return false
                })
            else { return }
            if found.map({ (call.place.line, call.place.column) < ($0.line, $0.column) }) ?? true { found = call.place }
        }
        // What it changes before may end it.
        return changesAnything(facts.body ?? []) ? nil : found.map { Span(path: function.path, $0) }
    }

    private func changesAnything(_ block: Block) -> Bool {
        block.contains { statement in
            switch statement {
            case .assign, .loop: true
            case .branch(let arms, _): arms.contains { changesAnything($0.body) }
            case .ensure(_, let otherwise, _): changesAnything(otherwise)
            case .nested(let inner): changesAnything(inner)
            default: false
            }
        }
    }
}

private let popRecognizers: Set<String> = ["interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer"]

extension NameUses {
    /// Looks at the screen on top of a stack.
    fileprivate var mentionsTop: Bool { contains("topViewController") || contains("visibleViewController") }
}
