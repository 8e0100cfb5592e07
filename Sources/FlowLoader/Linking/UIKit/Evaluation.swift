import Diagnostics
import FlowGraph

// Expressions.

extension Interpreter {
    /// The values an expression can have. `expecting` is the type the surrounding code wants, for generic factories.
    mutating func evaluate(_ expression: Expression, expecting: String? = nil, in scope: inout Scope) -> [Value] {
        switch expression {
        case .name(let name, let place):
            let values = lookUp(name, in: &scope)
            if Relative.names[name] != nil, scope.locals[name] == nil { noteEarly(name, values, at: place, in: scope) }
            return values
        case .member(let base, let name, let place):
            let values = member(name, of: base, in: &scope)
            if Relative.names[name] != nil || name == "window" && isOwnView(base, in: scope) { noteEarly(name, values, at: place, in: scope) }
            return values
        case .implicitMember(let name, _):
            if let expecting, project.types[expecting] != nil {
                return member(name, of: .metatype(expecting), in: &scope)
            }
            return [.enumCase(type: nil, name: name)]
        case .call(let call): return self.call(call, expecting: expecting, in: &scope)
        case .string(let text): return [.string(text)]
        case .number(let number): return [.number(number)]
        case .bool(let flag): return [.bool(flag)]
        case .null: return [.null]
        case .array(let elements): return [.list(elements.map { evaluate($0, in: &scope) })]
        case .tuple(let elements):
            if elements.count == 1 { return evaluate(elements[0].value, expecting: expecting, in: &scope) }
            let values = elements.map { evaluate($0.value, in: &scope) }
            guard elements.contains(where: { $0.label != nil }) else { return [.list(values)] }
            return [.table(keys: elements.map { $0.label.map { .string($0) } ?? .unknown }, values)]
        case .closure(let closure):
            closures.append(ClosureState(closure: closure, scope: scope))
            return [.closure(closures.count - 1)]
        case .cast(let value, let type, let kind):
            let values = evaluate(value, in: &scope)
            let target = className(type, in: scope)
            noteCast(of: value, to: type, kind, in: &scope)
            if kind == .test { return [passes(values, as: target).map { .bool($0) } ?? .unknown] }
            return values.map { cast($0, to: target) }
        case .either(let condition, let yes, let no):
            return either(condition, yes, no, expecting: expecting, in: &scope)
        case .fallback(let first, let second):
            let outer = (castContext, nilIsHandled)
            (castContext, nilIsHandled) = (.alternative, true)
            let preferred = evaluate(first, expecting: expecting, in: &scope)
            (castContext, nilIsHandled) = outer
            let other = evaluate(second, expecting: expecting, in: &scope)
            let known = preferred.filter { $0 != .null }
            if other == [.list([])], known.contains(where: isStackList) { return known }
            return known.allSatisfy { if case .object = $0 { true } else { false } } && !known.isEmpty ? known : unique(known + other)
        case .forced(let inner): return evaluate(inner, expecting: expecting, in: &scope)
        case .element(let base, let indices): return element(of: base, indices, in: &scope)
        case .specialized(let base, _): return evaluate(base, expecting: expecting, in: &scope)
        case .operation(let name, let operands):
            let values = operands.map { evaluate($0, in: &scope) }
            return operation(name, values, isKept: operands.first.map { isKept($0, in: scope) } ?? true)
        case .dictionary(let pairs):
            let keys = pairs.map { pair -> Value in
                let key = evaluate(pair.key, in: &scope)
                return key.count == 1 ? key[0] : .unknown
            }
            let values = pairs.map { evaluate($0.value, in: &scope) }
            return [.table(keys: keys, values)]
        case .selector(let name, _): return [.function(type: nil, name: name)]
        case .interpolated, .keyPath, .unknown: return [.unknown]
        }
    }

    /// `view` or `self.view`.
    private func isOwnView(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name("view", _): scope.locals["view"] == nil
        case .member(.name("self", _), "view", _): true
        default: false
        }
    }

    private mutating func either(
        _ condition: Condition, _ yes: Expression, _ no: Expression, expecting: String?, in scope: inout Scope
    ) -> [Value] {
        var inner = scope
        inner.guarded = .conditional
        let outer = castContext
        castContext = .alternative
        defer { castContext = outer }
        if case .expression(let test) = condition {
            let result = evaluate(test, in: &inner)
            switch truth(of: test, result, in: inner) {
            case true?: return evaluate(yes, expecting: expecting, in: &scope)
            case false?: return evaluate(no, expecting: expecting, in: &scope)
            case nil: break
            }
        } else {
            switch truth(of: [condition], in: &inner) {
            case true?: return evaluate(yes, expecting: expecting, in: &inner)
            case false?: return evaluate(no, expecting: expecting, in: &scope)
            case nil: break
            }
        }
        let first = evaluate(yes, expecting: expecting, in: &inner)
        let second = evaluate(no, expecting: expecting, in: &inner)
        return unique(first + second)
    }

    private mutating func element(of base: Expression, _ indices: [Argument], in scope: inout Scope) -> [Value] {
        let containers = evaluate(base, in: &scope)
        let index = indices.first.map { evaluate($0.value, in: &scope) } ?? []
        return unique(containers.flatMap { container -> [Value] in
            if case .bag(let elements) = container { return elements.flatMap { $0 } }
            if case .table(let keys, let elements) = container {
                if index.count == 1, index[0] != .unknown, let place = keys.firstIndex(where: { isSameKey($0, index[0]) }) {
                    return elements[place]
                }
                if index.count == 1, case .number(let number) = index[0], let place = Int(exactly: number), elements.indices.contains(place) {
                    return elements[place]
                }
                return open(elements.flatMap { $0 })
            }
            guard case .list(let elements) = container else { return [.unknown] }
            if index.count == 1, case .number(let number) = index[0], let position = Int(exactly: number), elements.indices.contains(position) {
                return elements[position]
            }
            return open(elements.flatMap { $0 })
        })
    }

    /// Some element of a list: of flags, numbers and cases there may be others in it.
    func open(_ elements: [Value]) -> [Value] { elements.contains(where: \.isPlain) ? elements + [.unknown] : elements }

    private func isSameKey(_ key: Value, _ asked: Value) -> Bool {
        if case .enumCase(_, let first) = key, case .enumCase(_, let second) = asked { return first == second }
        return key == asked
    }

    /// A cast never makes a value worse known than it was.
    func cast(_ value: Value, to type: String) -> Value {
        switch value {
        case .unknown: return tells(type) ? .existing(type: type, held: "") : .unknown
        case .existing(let known, let held):
            return tells(type) && (project.isKind(type, of: known) || project.types[known] == nil) ? .existing(type: type, held: held) : value
        case .parameter(let name, let known):
            if let known, tells(known), !project.isKind(type, of: known) { return value }
            return tells(type) && project.isViewController(type) && type != "UIViewController" ? .existing(type: type, held: name) : value
        // Tabs are switched and columns filled by members of UIKit's own classes.
        case .windowRoot where [.tab, .split].contains(project.kind(of: type)): return .typed(value, type)
        case .relative, .windowRoot: return project.types[type] == nil ? value : .typed(value, type)
        case .typed(let inner, _): return cast(inner, to: type)
        case .object(let index):
            // A scene whose class is not in the sources is what the code says it is.
            if objects.indices.contains(index), objects[index].className == "UIViewController", tells(type) { return value }
            return value
        default: return value
        }
    }

    /// The class of a value, where it is known.
    func typeName(of value: Value) -> String? {
        switch value {
        case .object(let index): objects.indices.contains(index) ? objects[index].className : nil
        case .existing(let type, _), .typed(_, let type): type
        case .me: selfType
        case .parameter(_, let type): type
        case .relative(.nav, _): "UINavigationController"
        case .relative(.tab, _): "UITabBarController"
        case .relative(.split, _): "UISplitViewController"
        case .relative, .windowRoot: "UIViewController"
        case .window: "UIWindow"
        case .storyboard: "UIStoryboard"
        case .enumCase(let type, _), .payload(let type, _, _): type
        case .part("navigationItem", _): "UINavigationItem"
        default: nil
        }
    }
}

// MARK: Names and members

extension Interpreter {
    mutating func lookUp(_ name: String, in scope: inout Scope) -> [Value] {
        if let values = scope.locals[name] { return values.isEmpty ? [.unknown] : values }
        noteRead(name, in: scope)
        if name == "self" || name == "super" { return [scope.itself] }
        if let bound = scope.generics[name] { return [.metatype(bound)] }
        if name == "Self", let type = typeName(of: scope.itself) ?? scope.owner { return [.metatype(type)] }
        let owner = typeName(of: scope.itself) ?? scope.owner
        if let known = known(name, of: scope.itself, in: scope) { return known }
        for type in [owner, scope.owner].compactMap({ $0 }) {
            if let property = project.property(name, of: type) {
                noteRead(of: property, in: scope)
                if isAscent(name, of: scope.itself) { return [.relative(.topmost, of: scope.itself)] }
                return value(of: property, on: scope.itself, type: type)
            }
        }
        var mayBeController = false
        if let owner { mayBeController = isController(owner) || owner == "UIViewController" || project.types[owner]?.kind == .protocol }
        if let owner, project.functions(name, of: owner).isEmpty == false, !(mayBeController && isRequirementOnly(name, of: owner, on: scope.itself)) {
            return [.function(type: owner, name: name)]
        }
        if mayBeController, let known = frameworkMember(name, of: scope.itself) { return [known] }
        // Members of enclosing types and their statics.
        if let inner = scope.owner, let dot = inner.utf8.lastIndex(of: UInt8(ascii: ".")), case let enclosing = String(inner[..<dot]),
            let property = project.property(name, of: enclosing), property.facts.isStatic {
            return value(of: property, on: .metatype(enclosing), type: enclosing)
        }
        if let type = project.resolve(name, from: scope.owner) { return [.metatype(type)] }
        if let global = project.globalValues[name] {
            guard let expression = global.facts.value else { return [.unknown] }
            return quietly { interpreter in
                interpreter.entering(property: "global " + name, otherwise: [.unknown]) { interpreter in
                    var inner = Scope(owner: nil, itself: .unknown, path: global.path, function: name, depth: scope.depth + 1)
                    return interpreter.evaluate(expression, in: &inner)
                }
            }
        }
        if SystemClasses.superclasses[name] != nil || name.startsUppercase { return [.metatype(name)] }
        if name == "window" { return [.window] }
        return [.unknown]
    }

    /// What the path has put into a property of `self`, and what an object was told when it was made.
    private func known(_ name: String, of base: Value, in scope: Scope) -> [Value]? {
        if base == .me, scope.itself == .me { return scope.kept[name] }
        return hasModes(base) ? writtenMember(name, of: base) : nil
    }

    func isController(_ type: String) -> Bool { project.isViewController(type) }

    private mutating func member(_ name: String, of base: Expression, in scope: inout Scope) -> [Value] {
        let bases = evaluate(base, in: &scope)
        return unique(bases.flatMap { member(name, of: $0, in: &scope) })
    }

    mutating func member(_ name: String, of base: Value, in scope: inout Scope) -> [Value] {
        if let asked = deviceMember(name, of: base) { return [asked] }
        noteRead(name, in: scope)
        if let known = known(name, of: base, in: scope) { return known }
        switch base {
        case .metatype(let type):
            if name == "self" { return [base] }
            if name == "shared" || name == "default" || name == "standard", project.types[type] == nil {
                return type == "UIApplication" ? [.existing(type: "UIApplication", held: "shared")] : [.unknown]
            }
            if let property = project.property(name, of: type), property.facts.isStatic {
                noteRead(of: property, in: scope)
                return value(of: property, on: base, type: type)
            }
            if project.types[type]?.cases[name] != nil { return [.enumCase(type: type, name: name)] }
            if name == "allCases", let cases = project.types[type]?.cases, !cases.isEmpty {
                let ordered = cases.values.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
                return [.list(ordered.map { [.enumCase(type: type, name: $0.name)] })]
            }
            if let nested = project.resolve("\(type).\(name)", from: nil) { return [.metatype(nested)] }
            if let values = valuesOfGetter(name, of: type, on: base, in: &scope) { return values }
            if !project.functions(name, of: type).isEmpty { return [.function(type: type, name: name)] }
            // A type outside the sources: `UIBarButtonItem.SystemItem` names another type, `SystemItem.cancel` a case.
            if project.types[type] == nil { return name.startsUppercase ? [.metatype("\(type).\(name)")] : [.enumCase(type: type, name: name)] }
            return [.unknown]
        case .enumCase(let type, let caseName):
            if name == "rawValue" { return rawValue(of: caseName, type: type) }
            if let type, let property = project.property(name, of: type) { return value(of: property, on: base, type: type) }
            return [.unknown]
        case .payload(let type?, _, _):
            return project.property(name, of: type).map { value(of: $0, on: base, type: type) } ?? [.unknown]
        case .table(let keys, let elements):
            if let place = keys.firstIndex(of: .string(name)) { return elements[place] }
            if let place = Int(name), elements.indices.contains(place) { return elements[place] }
            return name == "values" ? [.list(elements)] : [.unknown]
        case .string:
            // `"Cancel".localized` and relatives: the text is the key.
            return name.hasPrefix("locali") ? [base] : [.unknown]
        case .bag(let elements):
            return name == "first" || name == "last" ? unique(elements.flatMap { $0 }) : [.unknown]
        case .list(let elements):
            switch name {
            case "first": return elements.first ?? [.null]
            case "last": return elements.last ?? [.null]
            case "count": return [.number(Double(elements.count))]
            default: return [.unknown]
            }
        default: break
        }
        if let type = typeName(of: base) {
            if let written = writtenMember(name, of: base) { return written }
            if let property = project.property(name, of: type) {
                noteRead(of: property, in: scope)
                if isAscent(name, of: base) { return [.relative(.topmost, of: base)] }
                return value(of: property, on: base, type: type)
            }
            if let values = valuesOfGetter(name, of: type, on: base, in: &scope) { return values }
            if !project.functions(name, of: type).isEmpty, !isRequirementOnly(name, of: type, on: base) { return [.function(type: type, name: name)] }
        }
        if let known = frameworkMember(name, of: base) { return [known] }
        if case .object(let index) = base, let written = objects[index].properties[name] { return written }
        if isAscent(name, of: base) { return [.relative(.topmost, of: base)] }
        if Relative.isTopmost(name), typeName(of: base).map(project.mayBeViewController) ?? true { return [.relative(.topmost, of: base)] }
        return [.unknown]
    }

    /// A property that asks the same of what is presented, read on a controller.
    private func isAscent(_ name: String, of base: Value) -> Bool {
        guard project.ascents.contains(name) else { return false }
        if let type = typeName(of: base) { return project.mayBeViewController(type) }
        if case .relative = base { return true }
        return false
    }

    /// A delegate's methods may share the name of what UIKit gives every controller, `navigationItem(_:willBeginRenamingWith:)`: what is
    /// read without arguments is UIKit's.
    private func isRequirementOnly(_ name: String, of type: String, on base: Value) -> Bool {
        project.functions(name, of: type).allSatisfy { !$0.facts.parameters.isEmpty } && frameworkMember(name, of: base) != nil
    }

    /// What was put into a stored property of an object whose making is known: after it was made, or by its memberwise initialiser.
    func writtenMember(_ name: String, of base: Value) -> [Value]? {
        guard case .object(let index) = base, let property = project.property(name, of: objects[index].className),
            property.facts.getter == nil
        else { return nil }
        let object = objects[index]
        guard let values = object.properties[name] ?? object.arguments[name] else { return nil }
        return values.contains { $0 == .unknown || $0 == .null } ? nil : values
    }

    private func rawValue(of caseName: String, type: String?) -> [Value] {
        guard let type, let found = project.types[type] else { return [.unknown] }
        if let raw = found.cases[caseName]?.rawValue { return [.string(raw)] }
        return found.inherits.contains { $0.name == "String" } ? [.string(caseName)] : [.unknown]
    }

    /// Members that UIKit gives to controllers and windows.
    private func frameworkMember(_ name: String, of base: Value) -> Value? {
        let type = typeName(of: base)
        if let relative = Relative.names[name], type == nil || type.map(project.mayBeViewController) == true {
            return .relative(relative, of: base)
        }
        switch name {
        case "navigationItem", "navigationBar", "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
            "presentationController", "popoverPresentationController", "sheetPresentationController", "view", "topItem", "backItem":
            return .part(name, of: base)
        case "leftBarButtonItem", "rightBarButtonItem":
            if case .part("navigationItem", let owner) = base { return .part(name, of: owner) }
            return nil
        case "rootView":
            guard let type, isHosting(type), let view = project.types[type]?.inherits.lazy.compactMap(\.arguments.first).first else { return nil }
            let shown = project.className(view, from: type)
            return project.isView(shown) ? .existing(type: shown, held: name) : nil
        case "storyboard":
            let boards = Set(boards.scenes(ofClass: type ?? "").compactMap { self.boards.board(at: $0.path)?.facts.name })
            return boards.count == 1 ? boards.first.map { .storyboard($0) } : nil
        case "configuration": return type.map(isButton) == true ? .part(name, of: base) : nil
        case "keyWindow", "window": return .window
        case "windows", "connectedScenes": return .list([[.window]])
        case "rootViewController":
            if case .window = base { return .windowRoot }
            if case .object(let index) = base, objects[index].className == "UIWindow" { return .windowRoot }
            return type == "UIWindow" ? .windowRoot : nil
        case "delegate":
            if type == "UIApplication" { return .existing(type: appDelegate ?? "AppDelegate", held: "delegate") }
            return nil
        case "viewControllers", "children", "childViewControllers":
            if case .object(let index) = base {
                let object = objects[index]
                if !object.children.isEmpty { return .list(object.children) }
                if !object.root.isEmpty { return .list([object.root]) }
            }
            // The elements of a stack that others fill.
            return name == "viewControllers" && type.map(project.kind(of:)) == .nav ? .part(name, of: base) : nil
        case "topViewController", "visibleViewController", "selectedViewController":
            if name != "selectedViewController", case .object(let index) = base, objects[index].root.count == 1, objects[index].children.isEmpty {
                return objects[index].root[0]
            }
            return nil
        default: return nil
        }
    }

    private var appDelegate: String? { project.subtypes(of: "UIApplicationDelegate").first }
}
