import Diagnostics
import FlowGraph

/// Properties that keep a panel or child which comes and goes, where code that may run again puts up another one and gives it to the
/// property without a look at the first (rules.md G7, `overwritten`): the first stays on the screen, and nothing can take it away.
struct ReplacedPanels {
    let project: Project

    func lookups() -> [Lookup] {
        project.types.keys.sorted().flatMap { name -> [Lookup] in
            guard let type = project.types[name], !type.isAmbiguous, project.mayBeViewController(name) else { return [] }
            let functions = type.functions.values.flatMap { $0 }
            let kept = keepers(of: type, functions)
            guard !kept.isEmpty else { return [] }
            return functions.flatMap { replaced(in: $0, kept, functions, name) }
        }
    }

    /// Variables of the type that code of its own sets to nil again.
    private func keepers(of type: ProjectType, _ functions: [Declared<FunctionFacts>]) -> Set<String> {
        let variables = type.properties.filter { _, property in
            let facts = property.facts
            return !facts.isConstant && !facts.isLazy && !facts.isStatic && facts.isOptional && facts.getter == nil && facts.observers.isEmpty
        }
        guard !variables.isEmpty else { return [] }
        var emptied: Set<String> = []
        for function in functions {
            visitCode(in: function.facts.body ?? [], { _ in }, assignment: { target, value, _ in
                if value == .null, let name = property(target) { emptied.insert(name) }
                return false
            })
        }
        return emptied.intersection(variables.keys)
    }

    private func replaced(
        in function: Declared<FunctionFacts>, _ kept: Set<String>, _ functions: [Declared<FunctionFacts>], _ type: String
    ) -> [Lookup] {
        guard let body = function.facts.body, !function.facts.isStatic else { return [] }
        var made: Set<String> = []
        var added: Set<String> = []
        var found: [(name: String, value: String, place: Place)] = []
        for (index, statement) in body.enumerated() {
            switch statement {
            case .bind(let name, _, .call?, _): made.insert(name)
            case .evaluate(let expression): panel(addedBy: expression).map { _ = added.insert($0) }
            case .assign(let target, let value, let place):
                guard let name = property(target), kept.contains(name), !looks(at: name, before: index, of: body, functions) else { continue }
                switch value {
                case .name(let local, _) where made.contains(local): found.append((name, local, place))
                case .call: found.append((name, name, place))
                default: continue
                }
            // Any condition on the way counts as a test.
            case .ensure(let conditions, _, _) where conditions.contains(where: asks): return []
            default: continue
            }
        }
        found = found.filter { added.contains($0.value) || added.contains($0.name) }
        guard !found.isEmpty, !project.runsOnce(function.facts.fullName, of: type) else { return [] }
        let callers = functions.filter { NameUses.mentions($0.facts.body ?? [], anyOf: [function.facts.name]) && $0.facts.place != function.facts.place }
        return found.compactMap { name, _, place in
            guard !callers.contains(where: { NameUses.mentions($0.facts.body ?? [], anyOf: [name]) }) else { return nil }
            return Lookup(
                .replaced, from: type, property: name, certainty: .likely, function: function.facts.fullName,
                location: Span(path: function.path, place))
        }
    }

    private func asks(_ condition: Condition) -> Bool {
        switch condition {
        case .binding: false
        case .expression, .matches, .availability, .otherwise: true
        }
    }

    /// The code before the statement, or a helper that it calls, looks at the property.
    private func looks(at name: String, before index: Int, of body: Block, _ functions: [Declared<FunctionFacts>]) -> Bool {
        let earlier = Block(body.prefix(index))
        if NameUses.mentionsItself(earlier, anyOf: [name]) { return true }
        return functions.contains { helper in
            NameUses.mentions(helper.facts.body ?? [], anyOf: [name]) && NameUses.mentionsItself(earlier, anyOf: [helper.facts.name])
        }
    }

    /// `panel`, `self.panel`
    private func property(_ target: Expression) -> String? {
        switch target {
        case .name(let name, _), .member(.name("self", _), let name, _): name
        default: nil
        }
    }

    /// `addChild(x)` of a controller, or `x.addPanel(toParent:)` of the library FloatingPanel.
    private func panel(addedBy expression: Expression) -> String? {
        guard case .call(let call) = expression else { return nil }
        switch call.callee {
        case .name("addChild", _), .member(.name("self", _), "addChild", _): return call.arguments.first.flatMap { named($0.value) }
        case .member(let base, "addPanel", _) where call.arguments.first?.label == "toParent": return named(base)
        default: return nil
        }
    }

    private func named(_ value: Expression) -> String? {
        if case .forced(let inner) = value { return property(inner) }
        return property(value)
    }
}

extension Project {
    private static let loading: Set<String> = [
        "init", "viewDidLoad", "loadView", "awakeFromNib", "application", "scene", "applicationDidFinishLaunching", "start",
    ]

    /// Whether a function, by its full name, runs once in the life of its object: it loads it, or only code of its own type that does calls it.
    func runsOnce(_ function: String, of type: String, depth: Int = 0) -> Bool {
        let name = function.prefixUpToParenthesis
        if Self.loading.contains(name) { return true }
        guard depth < 3, let known = types[type] else { return false }
        let named = known.functions[name] ?? []
        guard named.count == 1, !named[0].facts.isOverride, !named[0].facts.attributes.contains(where: { $0.name == "objc" || $0.name == "IBAction" })
        else { return false }
        var isCalled = false
        for caller in known.functions.values.joined() {
            guard let body = caller.facts.body, NameUses.mentions(body, anyOf: [name]), caller.facts.place != named[0].facts.place else { continue }
            guard NameUses.mentionsItself(body, anyOf: [name]), runsOnce(caller.facts.fullName, of: type, depth: depth + 1) else { return false }
            isCalled = true
        }
        return isCalled
    }
}
