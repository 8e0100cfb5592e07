import Diagnostics

/// Reads expressions as views, following properties, functions, factories, view extensions and modifiers of the project.
struct ViewReader {
    let project: Project
    /// Nodes that may still be made for the view being read; keeps helpers that use each other from growing without bound.
    var budget = 6_000

    init(_ project: Project) { self.project = project }

    /// The views that the body of a type makes. `scope` gives the type, the home view and what is bound.
    mutating func body(of type: String, _ scope: ViewScope) -> [ViewNode] {
        if let body = project.property("body", of: type), let getter = body.facts.getter {
            return member("body", of: type, path: body.path, getter, scope)
        }
        if project.isRepresentable(type), let made = project.functions("makeUIViewController", of: type).first,
            let shown = made.facts.body.flatMap(hostedView) {
            // A hosting controller's view stands where the representable does.
            return member("makeUIViewController", of: type, path: made.path, [.evaluate(shown)], scope)
        }
        // `body(props:)` of a package's protocol.
        guard let body = project.functions("body", of: type).first(where: { $0.facts.result?.name == "View" }), let code = body.facts.body
        else { return [] }
        var inner = scope
        for parameter in body.facts.parameters { inner.names[parameter.name] = parameter.type.map { .typed($0) } ?? .opaque }
        return member("body", of: type, path: body.path, code, inner)
    }

    /// The view that a function which gives a hosting controller puts into it.
    private func hostedView(_ body: Block) -> Expression? {
        var locals: [String: Expression] = [:]
        for statement in body {
            switch statement {
            case .bind(let name, _, let value?, _): locals[name] = value
            case .returns(let value?, _), .evaluate(let value):
                var value = value
                if case .name(let name, _) = value, let local = locals[name] { value = local }
                if let call = value.call, call.calledName == "UIHostingController", let shown = call.argument("rootView") { return shown }
            default: continue
            }
        }
        return nil
    }

    /// The views a block makes: a view builder's statements, or a function's returned values.
    mutating func block(_ block: Block, _ outer: ViewScope) -> [ViewNode] {
        var scope = outer
        return statements(block, &scope)
    }

    private mutating func statements(_ block: Block, _ scope: inout ViewScope) -> [ViewNode] {
        guard scope.depth < ViewScope.depthLimit, budget > 0 else { return [] }
        var nodes: [ViewNode] = []
        var mayHaveReturned = false
        for statement in block {
            let made = self.statement(statement, &scope, &mayHaveReturned)
            nodes += made
            if case .returns = statement { break }
        }
        return nodes
    }

    private mutating func statement(_ statement: Statement, _ scope: inout ViewScope, _ mayHaveReturned: inout Bool) -> [ViewNode] {
        switch statement {
        case .evaluate(let expression):
            return conditionally(mayHaveReturned, views(of: expression, scope))
        case .returns(let expression?, _):
            return conditionally(mayHaveReturned, views(of: expression, scope))
        case .bind(let name, let type, let value, _):
            scope.names[name] = value.map { .value($0, scope) } ?? type.map { .typed($0) } ?? .opaque
            return []
        case .assign(.name(let name, _), let value, _) where scope.names[name] != nil:
            scope.names[name] = .value(value, scope)
            return []
        case .function(let function):
            scope.names[function.name] = .function(function, scope)
            return []
        case .nested(let inner): return statements(inner, &scope)
        case .ensure(let conditions, let otherwise, _):
            let early = views(inArm: otherwise, [.otherwise], scope).under(!premise(of: conditions, scope))
            bind(conditions, &scope)
            if !early.isEmpty { mayHaveReturned = true }
            return early.isEmpty ? [] : [choice([early], exhaustive: false, scope)]
        case .branch(let arms, _):
            let chosen = possible(arms, scope)
            var others = Premise.always
            var views: [[ViewNode]] = []
            for arm in chosen.arms {
                let premise = self.premise(of: arm.conditions, scope)
                views.append(self.views(inArm: arm.body, arm.conditions, scope).under(chosen.isCertain ? .always : others && premise))
                others = others && !premise
            }
            if chosen.arms.contains(where: { returns($0.body) }) { mayHaveReturned = true }
            if chosen.isCertain { return views.first ?? [] }
            noteHiding(arms, &views)
            let shown = views.filter { !$0.isEmpty }
            return shown.isEmpty ? [] : [choice(shown, exhaustive: arms.count > 1 && shown.count == arms.count, scope)]
        case .loop(let bindings, let sequence, _, let body, _):
            var inner = scope
            let element = sequence.flatMap { project.typeOf($0, scope) }.flatMap { project.elementType(of: $0) }
            for name in bindings { inner.names[name] = .element(element) }
            return conditionally(true, statements(body, &inner))
        default: return []
        }
    }

    /// Says of the views in the arms of one test when they are not drawn.
    private mutating func noteHiding(_ arms: [Arm], _ views: inout [[ViewNode]]) {
        guard arms.count == views.count, arms.count < 3, arms.count == 1 || arms[1].conditions.allSatisfy({ $0 == .otherwise }) else { return }
        let tests = arms[0].conditions.tests
        let test = tests.count == 1 ? tests[0] : nil
        for index in views.indices where views.count == 1 || !interacts(views[1 - index]) {
            views[index] = views[index].hidden(when: index == 0 ? test.map(negated(test:)) : test)
        }
    }

    private func conditionally(_ condition: Bool, _ nodes: [ViewNode]) -> [ViewNode] {
        guard condition, let first = nodes.first else { return nodes }
        let unsure = ViewNode.Kind.choice([nodes.under(.open)], exhaustive: false)
        return [ViewNode(kind: unsure, place: first.place, site: first.site, home: first.home)]
    }

    private func returns(_ block: Block) -> Bool {
        block.contains { if case .returns = $0 { true } else { false } }
    }

    private mutating func views(inArm body: Block, _ conditions: [Condition], _ outer: ViewScope) -> [ViewNode] {
        var scope = outer
        bind(conditions, &scope)
        return unsure(statements(body, &scope), under: conditions, outer)
    }

    /// Views under cases that nothing makes are only possible.
    func unsure(_ nodes: [ViewNode], under conditions: [Condition], _ scope: ViewScope) -> [ViewNode] {
        let isNeverShown = !conditions.isEmpty && conditions.allSatisfy { condition in
            guard case .matches(let pattern, let subject) = condition, let name = pattern.caseName,
                let type = project.typeOf(subject, scope).flatMap({ project.resolve($0.name, from: scope.type) })
            else { return false }
            return project.isNeverMade(name, of: type)
        }
        guard isNeverShown else { return nodes }
        return nodes.map { node in
            var node = node
            node.certainty = .possible
            return node
        }
    }

    private func choice(_ arms: [[ViewNode]], exhaustive: Bool, _ scope: ViewScope) -> ViewNode {
        let place = arms.first?.first?.place ?? Span(path: scope.path, line: 1, column: 1)
        return ViewNode(
            kind: .choice(arms, exhaustive: exhaustive), place: place, site: arms.first?.first?.site ?? place, home: scope.home,
            member: arms.first?.first?.member)
    }

    // MARK: Conditions

    /// The names that hold once the conditions do.
    func bind(_ conditions: [Condition], _ scope: inout ViewScope) {
        for condition in conditions {
            switch condition {
            case .binding(let name, let type, let value):
                if let value { scope.names[name] = .value(value, scope) } else if let type { scope.names[name] = .typed(type) }
            case .matches(let pattern, let subject):
                let payload = project.typeOf(subject, scope).flatMap { project.resolve($0.name, from: scope.type) }
                    .flatMap { project.types[$0]?.cases[pattern.caseName ?? ""]?.payload } ?? []
                let value = project.caseValue(subject, scope)
                for (index, name) in pattern.bindings.enumerated() {
                    guard let name else { continue }
                    if let value, value.name == pattern.caseName, value.arguments.indices.contains(index) {
                        scope.names[name] = .value(value.arguments[index].value, value.scope)
                    } else {
                        scope.names[name] = .element(payload.indices.contains(index) ? payload[index].type : nil)
                    }
                }
            default: break
            }
        }
    }

    /// The arms that can apply where enum cases and flags are known; certain when only one is left because of that.
    private func possible(_ arms: [Arm], _ scope: ViewScope) -> (arms: [Arm], isCertain: Bool) {
        var left: [Arm] = []
        for arm in arms {
            switch verdict(arm.conditions, scope) {
            case true?: return left.isEmpty ? ([arm], true) : (left + [arm], false)
            case false?: continue
            case nil: left.append(arm)
            }
        }
        if left.isEmpty { return ([], true) }
        let onlyElse = left.count == 1 && left[0].conditions == [.otherwise] && arms.count > 1
        return (left, onlyElse)
    }

    /// What conditions say of the devices and of the switches of the view that is read.
    private func premise(of conditions: [Condition], _ scope: ViewScope) -> Premise {
        if conditions == [.otherwise] { return .always }
        if let known = verdict(conditions, scope) { return known ? .always : .never }
        let premises = conditions.map { condition -> Premise in
            if case .expression(let expression) = condition { return premise(of: expression, scope) }
            return .open
        }
        return premises.reduce(.always) { $0 && $1 }
    }

    private func premise(of expression: Expression, _ scope: ViewScope, depth: Int = 0) -> Premise {
        guard depth < 8 else { return .open }
        if let known = project.boolValue(expression, scope) { return known ? .always : .never }
        switch expression {
        case .operation("!", let operands) where operands.count == 1: return !premise(of: operands[0], scope, depth: depth + 1)
        case .operation("&&", let operands) where operands.count == 2:
            return premise(of: operands[0], scope, depth: depth + 1) && premise(of: operands[1], scope, depth: depth + 1)
        case .operation("||", let operands) where operands.count == 2:
            return premise(of: operands[0], scope, depth: depth + 1) || premise(of: operands[1], scope, depth: depth + 1)
        case .operation("==", let operands) where operands.count == 2: return idiom(operands).map { Premise(Verdict(idiom: $0)) } ?? .open
        case .operation("!=", let operands) where operands.count == 2: return idiom(operands).map { !Premise(Verdict(idiom: $0)) } ?? .open
        case .name(let name, _), .member(.name("self", _), let name, _):
            if case .value(let value, let written)? = scope.binding(name) { return premise(of: value, written, depth: depth + 1) }
            guard scope.names[name] == nil, let type = scope.type, let property = project.property(name, of: type) else { return .open }
            if type == scope.home, project.isSwitch(name, of: type) { return Premise(flag: name) }
            guard let getter = property.facts.getter, getter.count == 1 else { return .open }
            let inner = ViewScope(type: type, home: scope.home, path: property.path)
            switch getter[0] {
            case .evaluate(let value), .returns(let value?, _): return premise(of: value, inner, depth: depth + 1)
            default: return .open
            }
        default: return .open
        }
    }

    /// `UIDevice.current.userInterfaceIdiom == .pad`
    private func idiom(_ operands: [Expression]) -> String? {
        guard let asked = operands.firstIndex(where: { $0.memberName == "userInterfaceIdiom" }) else { return nil }
        return operands[1 - asked].memberName
    }

    private func verdict(_ conditions: [Condition], _ scope: ViewScope) -> Bool? {
        let verdicts = conditions.map { verdict($0, scope) }
        // Several patterns of one case: any may hold. Several conditions of one `if`: all must.
        let areAlternatives = conditions.count > 1 && conditions.allSatisfy {
            if case .matches(let pattern, _) = $0 { pattern.caseName != nil } else { false }
        }
        if areAlternatives {
            if verdicts.contains(true) { return true }
            return verdicts.allSatisfy { $0 == false } ? false : nil
        }
        if verdicts.contains(false) { return false }
        return verdicts.allSatisfy { $0 == true } ? true : nil
    }

    private func verdict(_ condition: Condition, _ scope: ViewScope) -> Bool? {
        switch condition {
        case .matches(let pattern, let subject):
            guard let name = pattern.caseName, let value = project.caseValue(subject, scope) else { return nil }
            return value.name == name
        case .expression(let expression): return project.boolValue(expression, scope)
        default: return nil
        }
    }
}

// MARK: - Members

extension ViewReader {
    /// The views of a member's code, entered once at most.
    mutating func member(_ name: String, of type: String, path: String, _ code: Block, _ outer: ViewScope) -> [ViewNode] {
        let key = "\(type).\(name)"
        guard !outer.active.contains(key), outer.depth < ViewScope.depthLimit else { return [] }
        var scope = outer
        scope.path = path
        scope.active.insert(key)
        scope.depth += 1
        return block(code, scope)
    }

    /// A property of `self` read as views.
    mutating func property(_ name: String, _ scope: ViewScope, at place: Place) -> [ViewNode]? {
        guard let type = scope.type, let property = project.property(name, of: type) else { return nil }
        var inner = scope
        inner.names = scope.names.filter { $0.key == "self" || $0.key == "content" && project.isKind(type, of: "ViewModifier") }
        if let getter = property.facts.getter {
            inner.site = siteAfterLeaving(scope, to: property.owner, at: place)
            return named(name, scope, member(name, of: property.owner ?? type, path: property.path, getter, inner))
        }
        if let value = property.facts.value {
            inner.path = property.path
            inner.depth += 1
            return views(of: value, inner)
        }
        if let written = property.facts.type, let view = project.resolve(written.name, from: type), project.isShownView(view) {
            return [ViewNode(kind: .held(view), place: scope.span(place), site: scope.site ?? scope.span(place), home: scope.home)]
        }
        return [ViewNode(kind: .parameter, place: scope.span(place), site: scope.site ?? scope.span(place), home: scope.home)]
    }

    private func named(_ member: String, _ scope: ViewScope, _ nodes: [ViewNode]) -> [ViewNode] {
        guard scope.type == scope.home, member != "body" else { return nodes }
        return nodes.map { node in
            var node = node
            if node.member == nil { node.member = member }
            return node
        }
    }

    /// The call's place once code leaves the home view's own type; the outer one when it had left before.
    func siteAfterLeaving(_ scope: ViewScope, to owner: String?, at place: Place) -> Span? {
        if let site = scope.site { return site }
        return owner == scope.home ? nil : scope.span(place)
    }

    /// A function's views for a call. `receiver` becomes `self`; `parameters` are what is given where it is only named.
    mutating func call(
        _ function: Declared<FunctionFacts>, _ call: Call, from scope: ViewScope, type: String?, receiver: ViewBinding? = nil,
        binding parameters: [ViewBinding] = []
    ) -> [ViewNode] {
        guard let code = function.facts.body else { return [] }
        var inner = ViewScope(type: type, home: scope.home, path: function.path)
        inner.depth = scope.depth
        inner.active = scope.active
        inner.site = siteAfterLeaving(scope, to: function.owner, at: call.place)
        if type == scope.type { inner.properties = scope.properties }
        if let receiver { inner.names["self"] = receiver }
        bind(function.facts, call, from: scope, into: &inner)
        for (parameter, binding) in zip(function.facts.parameters, parameters) { inner.names[parameter.name] = binding }
        let nodes = member(function.facts.fullName, of: function.owner ?? "", path: function.path, code, inner)
        return named(function.facts.name, scope, nodes)
    }

    func bind(_ function: FunctionFacts, _ call: Call, from scope: ViewScope, into inner: inout ViewScope) {
        let bound = project.bind(call.arguments, to: function.parameters) ?? []
        for (index, parameter) in function.parameters.enumerated() {
            if bound.indices.contains(index), let argument = bound[index] {
                inner.names[parameter.name] = .value(argument.value, scope)
            } else if let value = parameter.defaultValue {
                inner.names[parameter.name] = .value(value, ViewScope(type: inner.type, home: inner.home, path: inner.path))
            } else {
                inner.names[parameter.name] = parameter.type.map { .typed($0) } ?? .opaque
            }
        }
    }

    /// The views a closure makes, its parameters bound in order.
    mutating func closure(_ closure: Closure, _ scope: ViewScope, binding parameters: [ViewBinding] = []) -> [ViewNode] {
        var inner = scope
        inner.depth += 1
        for (index, name) in closure.parameters.enumerated() {
            inner.names[name] = parameters.indices.contains(index) ? parameters[index] : .opaque
        }
        return block(closure.body, inner)
    }
}

extension [ViewNode] {
    /// The views as they are under one more test.
    fileprivate func under(_ premise: Premise) -> [ViewNode] {
        guard premise != .always else { return self }
        return map { node in
            var node = node
            node.premise = premise && node.premise
            return node
        }
    }

    /// The views as they are where a test decides whether they are drawn.
    fileprivate func hidden(when test: String?) -> [ViewNode] {
        map { node in
            var node = node
            node.hiddenWhen.append(test)
            return node
        }
    }
}
