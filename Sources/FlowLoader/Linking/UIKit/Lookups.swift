import Diagnostics
import FlowGraph

// What code looks for in the hierarchy: containers it reads, stacks it searches, classes it casts slots to.

/// A lookup as it was met, with what was asked where only callers know what that is.
struct FoundLookup: Sendable {
    var lookup: Lookup
    /// The object whose navigation controller was asked for: a parameter, or what a property keeps.
    var asked: Value?
    /// The type whose code it is, for the properties of `self`.
    var owner: String?
}

/// Where a condition stands, as far as it matters to a cast in it.
enum CastContext: Sendable {
    case plain
    /// `guard`: without the class nothing else happens.
    case required
    /// An `if` without other arms.
    case tested
    /// Something else is done where the cast fails.
    case alternative
}

extension Interpreter {
    /// Whether lookups are noted: where code runs for itself, and where a generic function is followed for the class that a call wants.
    private var notesLookups: Bool { isRecording || wanted != nil }

    mutating func note(_ lookup: Lookup, asked: Value? = nil, in scope: Scope) {
        // What only a Catalyst build does is not judged by the places of a phone.
        guard scope.devices != .mac else { return }
        lookups.append(FoundLookup(lookup: lookup, asked: asked, owner: typeName(of: scope.itself) ?? scope.owner))
    }

    // MARK: Containers used and read

    /// A call or an assignment through a container of the screen, or through the navigation controller of something else.
    mutating func noteUse(of receiver: Value, through base: Expression, member: String, at place: Place, in scope: Scope) {
        guard isRecording, case .relative(let relative, let owner) = receiver.untyped, !Self.layout.contains(member) else { return }
        var found = Lookup(
            .use, from: "", property: relative.rawValue, forced: isForced(base: base), handled: scope.testsPlacement, guarded: scope.guarded,
            function: scope.function, location: Span(path: scope.path, place))
        switch (relative, owner.untyped) {
        case (.tab, .me), (.split, .me): note(found, in: scope)
        case (.nav, .me), (.nav, .relative): break
        case (.nav, let asked):
            found.kind = .ofContainer
            if let type = typeName(of: asked), project.kind(of: type) == .nav {
                found.type = type
                found.certainty = .likely
                note(found, in: scope)
            } else if isHandedOver(asked) {
                note(found, asked: asked, in: scope)
            }
        default: break
        }
    }

    /// Members of containers that change only how things look.
    private static let layout: Set<String> = [
        "setTabBarHidden", "setNeedsStatusBarAppearanceUpdate", "additionalSafeAreaInsets", "setNeedsUpdateOfHomeIndicatorAutoHidden",
        "preferredPrimaryColumnWidthFraction", "maximumPrimaryColumnWidth", "minimumPrimaryColumnWidth",
    ]

    private func isHandedOver(_ value: Value) -> Bool {
        switch value {
        case .parameter: true
        case .existing(let type, let held): !held.isEmpty && (type == "UIViewController" || project.types[type]?.kind == .protocol)
        default: false
        }
    }

    private func isForced(base: Expression) -> Bool {
        if case .forced = base { return true }
        return false
    }

    /// A container, a relative or the window of `self`, read in an initialiser outside closures.
    mutating func noteEarly(_ name: String, _ values: [Value], at place: Place, in scope: Scope) {
        guard isRecording, scope.itself == .me, scope.context.isEmpty, scope.depth == 0, scope.function.prefixUpToParenthesis == "init",
            values.count == 1, let selfType, project.types[selfType]?.kind == .class, isController(selfType), !nilIsHandled
        else { return }
        switch values[0] {
        case .relative(.nav, of: .me), .relative(.tab, of: .me), .relative(.split, of: .me), .relative(.presenting, of: .me): break
        case .window where name == "window": break
        default: return
        }
        note(
            Lookup(
                .early, from: "", property: name == "window" ? "view.window" : name, guarded: scope.guarded, function: scope.function,
                location: Span(path: scope.path, place)), in: scope)
    }

    // MARK: Searches

    private static let searches: Set<String> = [
        "first", "last", "contains", "filter", "compactMap", "firstIndex", "lastIndex", "firstObject", "indexOfObjectPassingTest",
    ]

    /// `navigationController.viewControllers.first { $0 is Detail }` and its relatives.
    mutating func noteSearch(_ name: String, on list: Value, _ arguments: [EvaluatedArgument], at place: Place, in scope: Scope) {
        guard isRecording, Self.searches.contains(name), isOwnStack(list) else { return }
        for argument in arguments {
            guard case .closure(let closure) = argument.expression else { continue }
            let names = Set(closure.parameters.isEmpty ? ["$0"] : closure.parameters)
            for type in typesTested(of: names, in: closure.body, scope) { noteSearch(for: type, at: place, in: scope) }
        }
    }

    /// A loop over the stack that looks at the class of each element.
    mutating func noteSearch(by bindings: [String], over lists: [Value], _ conditions: [Condition], _ body: Block, at place: Place, in scope: Scope) {
        guard isRecording, lists.count == 1, isOwnStack(lists[0]) else { return }
        var types = typesTested(of: Set(bindings), in: body, scope)
        for case .matches(let pattern, _) in conditions {
            if let type = pattern.type.flatMap({ soughtClass($0, in: scope) }) { types.append(type) }
        }
        for case .expression(let test) in conditions { types += typesTested(of: Set(bindings), in: [.evaluate(test)], scope) }
        var seen: Set<String> = []
        for type in types where seen.insert(type).inserted { noteSearch(for: type, at: place, in: scope) }
    }

    private mutating func noteSearch(for type: String, at place: Place, in scope: Scope) {
        note(
            Lookup(
                .search, from: "", property: "navigationController", type: type, handled: castContext == .alternative, guarded: scope.guarded,
                function: scope.function, location: Span(path: scope.path, place)), in: scope)
    }

    private func isOwnStack(_ list: Value) -> Bool {
        if case .part("viewControllers", .relative(.nav, of: .me)) = list { return true }
        if case .part("viewControllers", .typed(.relative(.nav, of: .me), _)) = list { return true }
        return false
    }

    /// Controller classes that the code tests one of the names for; not those that it tests against.
    private func typesTested(of names: Set<String>, in body: Block, _ scope: Scope) -> [String] {
        var found: [String] = []
        var negated: Set<Expression> = []
        visitExpressions(in: body) { expression in
            if case .operation("!", let operands) = expression { negated.formUnion(operands) }
        }
        func isOneOfThem(_ value: Expression) -> Bool {
            if case .name(let name, _) = value { return names.contains(name) }
            return false
        }
        visitExpressions(in: body) { expression in
            guard !negated.contains(expression) else { return }
            switch expression {
            case .cast(let value, let type, _) where isOneOfThem(value):
                if let sought = soughtClass(type, in: scope) { found.append(sought) }
            case .call(let call):
                guard case .member(let base, let name, _) = call.callee, isOneOfThem(base), name == "isKind" || name == "isMember",
                    let written = call.arguments.first.flatMap({ classNamed($0.value) }),
                    let sought = soughtClass(TypeName(written), in: scope)
                else { return }
                found.append(sought)
            default: break
            }
        }
        return found.sorted()
    }

    /// `Detail.self`, `[Detail class]`.
    private func classNamed(_ expression: Expression) -> String? {
        switch expression {
        case .member(.name(let name, _), let part, _): part == "self" || part == "class" ? name : nil
        case .call(let call):
            if case .member(.name(let name, _), "class", _) = call.callee { name } else { nil }
        case .name(let name, _): name
        default: nil
        }
    }

    /// A controller class of the project.
    func soughtClass(_ type: TypeName, in scope: Scope) -> String? {
        let name = className(type, in: scope)
        guard let known = project.types[name], known.kind == .class, isController(name) else { return nil }
        return name
    }

    // MARK: Casts

    /// A cast of a slot of the hierarchy.
    mutating func noteCast(of inner: Expression, to type: TypeName, _ kind: CastKind, in scope: inout Scope) {
        guard notesLookups, kind != .plain else { return }
        let isGeneric = scope.generics[type.name] != nil
        if wanted != nil, !isGeneric { return }
        let name = className(type, in: scope)
        let isContainer = Self.systemContainers.contains(name)
        guard isContainer || project.types[name]?.kind == .class && isController(name), let found = slot(of: inner, in: &scope) else { return }
        let isHandled = switch castContext {
        case .alternative: true
        // Unwrapping a container where there is one changes nothing where there is none.
        case .tested: isContainer || kind == .test && isContainer
        case .plain: isContainer && kind != .forced
        case .required: false
        }
        guard !found.slot.steps.isEmpty || found.slot.start == "window" else { return }
        let here = Span(path: scope.path, found.place)
        note(
            Lookup(
                .cast, from: "", property: found.property, slot: found.slot, type: name, forced: kind == .forced,
                handled: isHandled || wanted != nil && castContext == .alternative, guarded: scope.guarded, function: scope.function,
                location: wanted.map { Span(path: $0.path, $0.place) } ?? here, caller: wanted == nil ? nil : here), in: scope)
    }

    private static let systemContainers: Set<String> = ["UINavigationController", "UITabBarController", "UISplitViewController"]

    /// Follows a generic function for the casts it makes to the class that the call wants.
    mutating func lookFor(
        _ type: String?, by function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, _ call: Call, in scope: Scope
    ) {
        guard isRecording, trace == nil, wanted == nil, let type, project.types[type]?.kind == .class, isController(type), let result = function.facts.result,
            function.facts.genericParameters.contains(where: { $0.name == result.name }), scope.depth < Self.depthLimit, spend()
        else { return }
        let outer = castContext
        (wanted, castContext) = (Site(path: scope.path, place: call.place), .plain)
        _ = quietly { $0.follow(function, values, on: receiver, expecting: type, depth: scope.depth + 1) }
        (wanted, castContext) = (nil, outer)
    }

    struct NamedSlot: Sendable {
        var slot: Slot
        var place: Place
        var property: String
    }

    /// The slot that an expression names; nil where it names none, or its start is not known.
    mutating func slot(of expression: Expression, in scope: inout Scope, depth: Int = 0) -> NamedSlot? {
        guard depth < 12 else { return nil }
        switch expression {
        case .forced(let inner): return slot(of: inner, in: &scope, depth: depth + 1)
        case .cast(let inner, let type, let kind):
            guard var found = slot(of: inner, in: &scope, depth: depth + 1) else { return nil }
            let name = className(type, in: scope)
            if kind != .plain, name != "UIViewController" { found.slot = found.slot.appending(.cast(name)) }
            return found
        case .name(let name, let place):
            if let known = scope.slots[name] { return NamedSlot(slot: known, place: place, property: name) }
            guard scope.locals[name] == nil, let step = Self.relativeSteps[name] else { return nil }
            if let known = start(expression, in: &scope) { return NamedSlot(slot: known, place: place, property: name) }
            guard let selfType, project.property(name, of: selfType) == nil, let own = slot(of: scope.itself) else { return nil }
            return NamedSlot(slot: own.appending(step), place: place, property: name)
        case .member(let base, let name, let place):
            if let step = Self.relativeSteps[name] {
                if name == "destination" || name == "destinationViewController" { return destination(of: base, place, name, in: scope) }
                guard let owner = holder(base, in: &scope, depth: depth + 1), !declares(name, owner) else { return nil }
                return NamedSlot(slot: owner.appending(step), place: place, property: name)
            }
            if name == "rootViewController" {
                return start(expression, in: &scope).map { NamedSlot(slot: $0, place: place, property: name) }
            }
            guard name == "first" || name == "last", let owner = listOwner(base, in: &scope, depth: depth + 1) else { return nil }
            return NamedSlot(slot: owner.appending(name == "first" ? .first : .last), place: place, property: name)
        case .element(let base, let indices):
            guard let owner = listOwner(base, in: &scope, depth: depth + 1), let place = lastPlace(of: base) else { return nil }
            var step = Slot.Step.any
            if indices.count == 1, case .number(let number) = indices[0].value, let index = Int(exactly: number) { step = .element(index) }
            return NamedSlot(slot: owner.appending(step), place: place, property: "viewControllers")
        default: return nil
        }
    }

    private static let relativeSteps: [String: Slot.Step] = [
        "navigationController": .navigation, "tabBarController": .tab, "splitViewController": .split, "parent": .parent,
        "parentViewController": .parent, "presentingViewController": .presenting, "presentedViewController": .presented,
        "topViewController": .top, "visibleViewController": .top, "selectedViewController": .selected, "destination": .destination(nil),
        "destinationViewController": .destination(nil),
    ]

    /// Whether the class of what stands in the slot has a property of its own that bears a container's name: it holds what that class
    /// puts there.
    private func declares(_ name: String, _ owner: Slot) -> Bool {
        let type: String? = if case .cast(let type)? = owner.steps.last { type } else { owner.steps.isEmpty ? owner.start : nil }
        return type.flatMap { project.property(name, of: $0) } != nil
    }

    /// `x.viewControllers`, `x.children`: whose they are.
    private mutating func listOwner(_ expression: Expression, in scope: inout Scope, depth: Int) -> Slot? {
        switch expression {
        case .forced(let inner): listOwner(inner, in: &scope, depth: depth + 1)
        case .member(let base, "viewControllers", _), .member(let base, "children", _), .member(let base, "childViewControllers", _):
            depth < 12 ? holder(base, in: &scope, depth: depth + 1) : nil
        case .name("viewControllers", _), .name("children", _), .name("childViewControllers", _):
            lastName(of: expression).map { scope.locals[$0] == nil } == true ? start(.name("self", Place(line: 0, column: 0)), in: &scope) : nil
        default: nil
        }
    }

    /// The slot of each element of a container's list.
    mutating func elementSlot(of list: Expression, in scope: inout Scope) -> Slot? {
        switch list {
        case .fallback(let first, _): elementSlot(of: first, in: &scope)
        default: listOwner(list, in: &scope, depth: 0)?.appending(.any)
        }
    }

    /// A slot, or a screen whose class is known.
    private mutating func holder(_ expression: Expression, in scope: inout Scope, depth: Int) -> Slot? {
        slot(of: expression, in: &scope, depth: depth)?.slot ?? start(expression, in: &scope)
    }

    private mutating func start(_ expression: Expression, in scope: inout Scope) -> Slot? {
        var inner = scope
        let values = quietly { $0.evaluate(expression, in: &inner) }.filter { $0 != .null }
        guard values.count == 1 else { return nil }
        return slot(of: values[0])
    }
}

extension Value {
    /// Without what a cast says of its class.
    var untyped: Value {
        if case .typed(let inner, _) = self { return inner.untyped }
        return self
    }
}
