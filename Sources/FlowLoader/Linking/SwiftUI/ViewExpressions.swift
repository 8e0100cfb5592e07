import Diagnostics

// Expressions read as views.

extension ViewReader {
    mutating func views(of expression: Expression, _ scope: ViewScope) -> [ViewNode] {
        guard scope.depth < ViewScope.depthLimit, budget > 0 else { return [] }
        budget -= 1
        switch expression {
        case .call(let call): return views(ofCall: call, scope)
        case .name(let name, let place): return views(ofName: name, place, scope)
        case .member(let base, let name, let place): return views(ofMember: name, of: base, place, scope)
        case .closure(let closure): return self.closure(closure, scope)
        case .forced(let inner), .cast(let inner, _, _): return views(of: inner, scope)
        case .fallback(let value, let other):
            return either([views(of: value, scope), views(of: other, scope)], scope)
        case .either(let condition, let yes, let no):
            var inner = scope
            bind([condition], &inner)
            if case .expression(let test) = condition, let known = project.boolValue(test, scope) {
                return known ? views(of: yes, inner) : views(of: no, scope)
            }
            return either([unsure(views(of: yes, inner), under: [condition], scope), views(of: no, scope)], scope)
        default: return []
        }
    }

    private func either(_ arms: [[ViewNode]], _ scope: ViewScope) -> [ViewNode] {
        let shown = arms.filter { !$0.isEmpty }
        guard let first = shown.first?.first else { return [] }
        let kind = ViewNode.Kind.choice(shown, exhaustive: shown.count == arms.count)
        return [ViewNode(kind: kind, place: first.place, site: first.site, home: scope.home, member: first.member)]
    }

    private func node(_ kind: ViewNode.Kind, _ place: Place, _ scope: ViewScope) -> ViewNode {
        ViewNode(kind: kind, place: scope.span(place), site: scope.site ?? scope.span(place), home: scope.home)
    }

    // MARK: Names

    private mutating func views(ofName name: String, _ place: Place, _ scope: ViewScope) -> [ViewNode] {
        switch scope.binding(name) {
        case .value(let value, let written)?:
            var written = written
            written.depth = max(written.depth, scope.depth) + 1
            written.active = scope.active
            return views(of: value, written)
        case .views(let nodes)?: return nodes
        case .element?, .opaque?: return []
        case .typed(let type)?:
            guard let view = project.resolve(type.name, from: scope.type), project.isShownView(view) else {
                return [node(.parameter, place, scope)]
            }
            return [node(.held(view), place, scope)]
        case .function?: return []
        case nil: break
        }
        if name == "self" { return [] }
        if let nodes = property(name, scope, at: place) { return nodes }
        if let global = project.globalValues[name] {
            var inner = ViewScope(type: nil, home: scope.home, path: global.path)
            inner.depth = scope.depth + 1
            inner.active = scope.active
            inner.site = scope.site ?? scope.span(place)
            if let getter = global.facts.getter { return member(name, of: "", path: global.path, getter, inner) }
            if let value = global.facts.value { return views(of: value, inner) }
        }
        return []
    }

    private mutating func views(ofMember name: String, of base: Expression, _ place: Place, _ scope: ViewScope) -> [ViewNode] {
        if case .name("self", _) = base { return views(ofName: name, place, withoutLocals(scope)) }
        if let owner = owner(ofPath: base, scope) { return views(ofProperty: name, of: owner, receiver: nil, place, scope) }
        if let type = project.typeOf(base, scope), let owner = project.resolve(type.name, from: scope.type) {
            return views(ofProperty: name, of: owner, receiver: .value(base, scope), place, scope)
        }
        return []
    }

    private func withoutLocals(_ scope: ViewScope) -> ViewScope {
        var scope = scope
        scope.names = scope.names.filter { $0.key == "self" || $0.key == "content" }
        return scope
    }

    /// The type a path of names means, where it is one.
    private func owner(ofPath base: Expression, _ scope: ViewScope) -> String? {
        guard project.isTypePath(base, scope), let path = base.dottedName else { return nil }
        return path == "Self" ? scope.type : project.resolve(path, from: scope.type)
    }

    private mutating func views(
        ofProperty name: String, of owner: String, receiver: ViewBinding?, _ place: Place, _ scope: ViewScope
    ) -> [ViewNode] {
        guard let property = project.property(name, of: owner) else { return [] }
        var inner = ViewScope(type: owner, home: scope.home, path: property.path)
        inner.depth = scope.depth + 1
        inner.active = scope.active
        inner.site = siteAfterLeaving(scope, to: owner, at: place)
        if let receiver { inner.names["self"] = receiver }
        if let getter = property.facts.getter { return member(name, of: owner, path: property.path, getter, inner) }
        if let value = property.facts.value { return views(of: value, inner) }
        if let type = property.facts.type, let view = project.resolve(type.name, from: owner), project.isShownView(view) {
            return [node(.held(view), place, scope)]
        }
        return []
    }

    // MARK: Calls

    private mutating func views(ofCall call: Call, _ scope: ViewScope) -> [ViewNode] {
        switch call.callee {
        case .name(let name, _): return views(ofCallNamed: name, call, scope)
        case .specialized(let base, _):
            return base.dottedName.map { construction($0, call, scope) } ?? []
        case .closure(let closure): return self.closure(closure, scope)
        case .member(let base, let name, let place): return views(ofCall: call, on: base, name, place, scope)
        default: return []
        }
    }

    private mutating func views(ofCallNamed name: String, _ call: Call, _ scope: ViewScope) -> [ViewNode] {
        switch scope.binding(name) {
        case .value(let value, let written)?:
            var written = written
            written.depth = max(written.depth, scope.depth) + 1
            written.active = scope.active
            if let closure = value.closure {
                return self.closure(closure, written, binding: call.arguments.map { .value($0.value, scope) })
            }
            // A builder passed by name: `content: makeRow`.
            switch value {
            case .name, .member:
                return views(of: .call(Call(callee: value, arguments: call.arguments, place: call.place, end: call.end)), written)
            default: return views(of: value, written)
            }
        case .function(let function, let written)?:
            var inner = written
            inner.depth = scope.depth + 1
            inner.active = scope.active
            bind(function, call, from: scope, into: &inner)
            return function.body.map { member(function.fullName, of: scope.type ?? "", path: written.path, $0, inner) } ?? []
        case .views(let nodes)?: return nodes
        case .typed?, .opaque?, .element?: return [node(.parameter, call.place, scope)]
        case nil: break
        }
        if name.startsUppercase { return construction(name, call, scope) }
        if let type = scope.type {
            if let function = project.function(name, arguments: call.arguments, of: type, in: scope) {
                return self.call(function, call, from: scope, type: type, receiver: scope.names["self"])
            }
            if project.property(name, of: type) != nil { return property(name, scope, at: call.place) ?? [] }
        }
        if case .views(let nodes)? = scope.names["self"] { return modified(nodes, name, call, scope) }
        if let function = project.globalFunction(name, arguments: call.arguments) {
            return self.call(function, call, from: scope, type: nil)
        }
        return []
    }

    private mutating func views(
        ofCall call: Call, on base: Expression, _ name: String, _ place: Place, _ scope: ViewScope
    ) -> [ViewNode] {
        if case .name("self", _) = base, scope.binding("self") == nil { return views(ofCallNamed: name, call, withoutLocals(scope)) }
        if let owner = owner(ofPath: base, scope) {
            if name == "init" { return construction(owner, call, scope) }
            if name.startsUppercase { return construction("\(owner).\(name)", call, scope) }
            let known = project.functions(name, of: owner)
            let fitting = known.filter { $0.facts.isStatic && project.accepts($0.facts, call.arguments) }
            if let function = project.meant(by: call.arguments, among: fitting, in: scope) { return self.call(function, call, from: scope, type: owner) }
            // Among the statements of a builder, what gives nothing shows nothing.
            if !known.isEmpty, known.allSatisfy({ $0.facts.result == nil }) { return [] }
            let problem = fitting.isEmpty ? "is not in the sources" : "has several meanings"
            return [node(.unknown("\(owner).\(name) \(problem)"), place, scope)]
        }
        if name.startsUppercase, let path = call.callee.dottedName { return construction(path, call, scope) }
        if let type = project.typeOf(base, scope), let owner = project.resolve(type.name, from: scope.type),
            !project.isShownView(owner) || project.types[owner]?.functions[name] != nil,
            let function = project.function(name, arguments: call.arguments, of: owner, in: scope) {
            if project.isShownView(owner) {
                // A view's own function that gives a changed copy: the view stays what it is.
                return modified(views(of: base, scope), name, call, scope)
            }
            return self.call(function, call, from: scope, type: owner, receiver: .value(base, scope))
        }
        if name == "map" || name == "flatMap", let closure = call.arguments.first?.value.closure {
            // A view for a value that may not be there.
            let nodes = self.closure(closure, scope, binding: [.element(project.typeOf(base, scope))])
            return nodes.isEmpty ? [] : either([nodes, []], scope)
        }
        let nodes = views(of: base, scope)
        if nodes.isEmpty {
            guard base.call != nil || base.dottedName != nil, project.typeOf(base, scope) == nil else { return [] }
            return [node(.unknown("what \(name) gives is not known"), place, scope)]
        }
        return modified(nodes, name, call, scope)
    }

    // MARK: Modifiers

    mutating func modified(_ nodes: [ViewNode], _ name: String, _ call: Call, _ scope: ViewScope) -> [ViewNode] {
        if name == "modifier", let argument = call.unlabelled { return applied(argument, to: nodes, call, scope) ?? nodes }
        if let function = viewExtension(name, call, scope) {
            return self.call(function, call, from: scope, type: "View", receiver: .views(nodes))
        }
        let modifier = ViewModifierCall(name: name, call: call, scope: scope)
        if nodes.count == 1, var only = nodes.first {
            only.modifiers.append(modifier)
            return [only]
        }
        var group = nodes.first ?? node(.group([]), call.place, scope)
        group.kind = .group(nodes)
        group.modifiers = [modifier]
        return [group]
    }

    private func viewExtension(_ name: String, _ call: Call, _ scope: ViewScope) -> Declared<FunctionFacts>? {
        guard let declared = project.foreign["View"]?.functions[name] ?? project.types["View"]?.functions[name] else { return nil }
        let fitting = declared.filter { function in
            guard let body = function.facts.body, !body.isEmpty else { return false }
            return !scope.active.contains("\(function.owner ?? "").\(function.facts.fullName)")
                && project.accepts(function.facts, call.arguments)
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// `.modifier(Custom(…))`: the views of the modifier's body with `content` standing for the views it is applied to.
    private mutating func applied(_ argument: Expression, to nodes: [ViewNode], _ call: Call, _ scope: ViewScope) -> [ViewNode]? {
        guard let made = argument.call, let name = made.callee.dottedName, let type = project.resolve(name, from: scope.type),
            let body = project.functions("body", of: type).first, let code = body.facts.body, let content = body.facts.parameters.first
        else { return nil }
        var inner = ViewScope(type: type, home: scope.home, path: body.path)
        inner.depth = scope.depth
        inner.active = scope.active
        inner.site = scope.site ?? scope.span(made.place)
        inner.properties = bound(made, to: type, scope)
        inner.names[content.name] = .views(nodes)
        let result = member("body", of: type, path: body.path, code, inner)
        return result.isEmpty ? nil : result
    }
}
