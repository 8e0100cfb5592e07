import Diagnostics
import FlowGraph

/// Everything in the project's code that concerns views and the state behind them, wherever it is written: constructions of
/// views, dismissals, writes to state that shows something, and operations on paths.
struct ViewCodeScan {
    struct Construction: Sendable {
        var type: String
        var place: Span
        /// The argument of a hosting controller: the UIKit side places it.
        var isHosted: Bool
    }

    /// A presentation, link, destination or container as it is called, whether or not any view that is read uses the code.
    struct Construct: Sendable {
        var verb: Verb
        var place: Span
        var owner: String
    }

    /// What a hosting controller is given.
    struct Hosted: Sendable {
        var view: Expression
        var scope: ViewScope
        var owner: String
    }

    struct Write: Sendable {
        enum Value: Sendable { case off, on(Expression), call(String, [Argument]) }
        var key: StateKey
        /// The type of what is written to, with the arguments its owner was given.
        var type: TypeName?
        var value: Value
        var scope: ViewScope
        var place: Span
        var guarded: Guard
        /// The type whose code it is, and the function.
        var owner: String
        var function: String
        /// The blocks around it, outermost first, numbered as they are read.
        var blocks: [Int] = []
    }

    struct Dismissal: Sendable {
        var owner: String
        var place: Span
        var guarded: Guard
        var function: String
    }

    /// A call of a dismissal that the view was given.
    struct HandedDismissal: Sendable {
        var key: StateKey
        var place: Span
        var guarded: Guard
        var function: String
    }

    let project: Project
    /// Names of properties whose writes matter.
    let watched: Set<String>
    private(set) var constructions: [Construction] = []
    private(set) var constructs: [Construct] = []
    private(set) var hosted: [Hosted] = []
    private(set) var writes: [Write] = []
    private(set) var dismissals: [Dismissal] = []
    private(set) var handedDismissals: [HandedDismissal] = []
    private var owner = ""
    private var function = ""
    private var depth = 0
    private var blocks: [Int] = []
    private var lastBlock = 0
    /// Constructions in the values of the function's locals: a hosting controller may be given the local.
    private var constructionsByLocal: [String: Range<Int>] = [:]
    private var actions: ActionReader { ActionReader(project: project, hops: 0) }

    init(_ project: Project, watching watched: Set<String>) {
        self.project = project
        self.watched = watched
        for name in project.types.keys.sorted() { scan(project.types[name]) }
        for name in project.foreign.keys.sorted() { scan(project.foreign[name]) }
        for name in project.globals.keys.sorted() {
            for declared in project.globals[name] ?? [] { scan(declared, of: nil) }
        }
        for name in project.globalValues.keys.sorted() {
            if let declared = project.globalValues[name] { scan(declared, of: nil) }
        }
    }

    private mutating func scan(_ type: ProjectType?) {
        guard let type, !project.ancestors(of: type.name).contains("PreviewProvider") else { return }
        for name in type.functions.keys.sorted() {
            for declared in type.functions[name] ?? [] { scan(declared, of: type.name) }
        }
        for name in type.properties.keys.sorted() {
            if let declared = type.properties[name] { scan(declared, of: type.name) }
        }
    }

    private mutating func scan(_ declared: Declared<FunctionFacts>, of type: String?) {
        guard let body = declared.facts.body else { return }
        constructionsByLocal = [:]
        owner = type ?? ""
        function = declared.facts.fullName
        var scope = ViewScope(type: type, home: type ?? "", path: declared.path)
        for parameter in declared.facts.parameters { scope.names[parameter.name] = parameter.type.map { .typed($0) } ?? .opaque }
        block(body, &scope, .always)
    }

    private mutating func scan(_ declared: Declared<PropertyFacts>, of type: String?) {
        owner = type ?? ""
        function = declared.facts.name
        var scope = ViewScope(type: type, home: type ?? "", path: declared.path)
        if let value = declared.facts.value { visit(value, scope, .always) }
        for code in [declared.facts.getter, declared.facts.setter].compactMap({ $0 }) + declared.facts.observers {
            scope.names = [:]
            block(code, &scope, .always)
        }
    }

    // MARK: Code

    private mutating func block(_ block: Block, _ scope: inout ViewScope, _ outer: Guard) {
        guard depth < 120 else { return }
        depth += 1
        lastBlock += 1
        blocks.append(lastBlock)
        defer {
            depth -= 1
            blocks.removeLast()
        }
        var guarded = outer
        for statement in block {
            switch statement {
            case .bind(let name, let type, let value, _):
                let before = constructions.count
                if let value { visit(value, scope, guarded) }
                constructionsByLocal[name] = before..<constructions.count
                scope.names[name] = value.map { .value($0, scope) } ?? type.map { .typed($0) } ?? .opaque
            case .assign(let target, let value, let place):
                let before = constructions.count
                visit(value, scope, guarded)
                if target.dottedName == "rootView" || target.dottedName == "self.rootView" {
                    for index in before..<constructions.count { constructions[index].isHosted = true }
                }
                assign(target, value, place, scope, guarded)
            case .evaluate(let value): visit(value, scope, guarded)
            case .returns(let value, _): if let value { visit(value, scope, guarded) }
            case .branch(let arms, _):
                for arm in arms {
                    var inner = scope
                    conditions(arm.conditions, &inner, guarded)
                    self.block(arm.body, &inner, guarded.and(.conditional))
                }
            case .ensure(let list, let otherwise, _):
                var inner = scope
                self.block(otherwise, &inner, guarded.and(.conditional))
                conditions(list, &scope, guarded)
                guarded = guarded.and(.conditional)
            case .loop(let bindings, let sequence, let list, let body, _):
                var inner = scope
                if let sequence { visit(sequence, scope, guarded) }
                for name in bindings { inner.names[name] = .opaque }
                conditions(list, &inner, guarded)
                self.block(body, &inner, guarded.and(.conditional))
            case .nested(let body):
                var inner = scope
                self.block(body, &inner, guarded)
            case .function(let function):
                guard let body = function.body else { continue }
                var inner = scope
                for parameter in function.parameters { inner.names[parameter.name] = parameter.type.map { .typed($0) } ?? .opaque }
                self.block(body, &inner, .always)
            case .leaves, .onMac: continue
            }
        }
    }

    private mutating func conditions(_ conditions: [Condition], _ scope: inout ViewScope, _ guarded: Guard) {
        for condition in conditions {
            switch condition {
            case .expression(let value): visit(value, scope, guarded)
            case .binding(let name, let type, let value):
                if let value {
                    visit(value, scope, guarded)
                    // `guard let self` and `if let x = x` keep their meaning.
                    if case .name(let same, _) = value, same == name { continue }
                    scope.names[name] = .value(value, scope)
                } else if let type {
                    scope.names[name] = .typed(type)
                }
            case .matches(let pattern, let value):
                visit(value, scope, guarded)
                for name in pattern.bindings.compactMap({ $0 }) { scope.names[name] = .opaque }
            default: continue
            }
        }
    }

    private mutating func visit(_ expression: Expression, _ scope: ViewScope, _ guarded: Guard) {
        guard depth < 120 else { return }
        depth += 1
        defer { depth -= 1 }
        switch expression {
        case .call(let call): self.call(call, scope, guarded)
        case .member(let base, let name, let place):
            if name == "callAsFunction", let owner = actions.dismissOwner(base, scope) {
                dismissed(owner, Self.place(of: base) ?? place, scope, guarded)
            }
            visit(base, scope, guarded)
        case .closure(let closure): self.closure(closure, [], scope)
        case .array(let elements), .operation(_, let elements): for element in elements { visit(element, scope, guarded) }
        case .dictionary(let pairs): for pair in pairs { visit(pair.value, scope, guarded) }
        case .tuple(let parts): for part in parts { visit(part.value, scope, guarded) }
        case .cast(let inner, _, _), .forced(let inner), .specialized(let inner, _): visit(inner, scope, guarded)
        case .either(let condition, let yes, let no):
            var inner = scope
            conditions([condition], &inner, guarded)
            visit(yes, inner, guarded.and(.conditional))
            visit(no, scope, guarded.and(.conditional))
        case .fallback(let a, let b):
            visit(a, scope, guarded)
            visit(b, scope, guarded)
        case .element(let base, let arguments):
            visit(base, scope, guarded)
            for argument in arguments { visit(argument.value, scope, guarded) }
        default: return
        }
    }

    private mutating func closure(_ closure: Closure, _ types: [TypeName?], _ scope: ViewScope) {
        var inner = scope
        for (index, name) in closure.parameters.enumerated() {
            inner.names[name] = (types.indices.contains(index) ? types[index] : nil).map { .typed($0) } ?? .opaque
        }
        block(closure.body, &inner, .always)
    }

    private static func place(of expression: Expression) -> Place? {
        switch expression {
        case .name(_, let place), .member(_, _, let place): place
        default: nil
        }
    }

    private mutating func call(_ call: Call, _ scope: ViewScope, _ guarded: Guard) {
        if let path = call.callee.dottedName {
            let name = path.hasSuffix(".init") ? String(path.dropLast(5)) : path
            if name.split(separator: ".").last.map(String.init)?.startsUppercase == true, let type = project.resolve(name, from: scope.type),
                project.isShownView(type) {
                constructions.append(Construction(type: type, place: scope.span(call.place), isHosted: false))
            }
        }
        if let verb = SwiftUINames.verb(of: call), project.types[call.calledName ?? ""] == nil {
            constructs.append(Construct(verb: verb, place: scope.span(call.place), owner: owner))
        }
        if let dismissed = actions.dismissOwner(call.callee, scope) {
            if case .member(let base, "callAsFunction", _) = call.callee, let place = Self.place(of: base) {
                self.dismissed(dismissed, place, scope, guarded)
            } else {
                self.dismissed(dismissed, call.place, scope, guarded)
            }
        }
        if let type = scope.type, case .name(let name, let place) = call.callee, scope.binding(name) == nil {
            let key = StateKey(owner: type, property: name)
            if project.isHandedDismissal(key) {
                handedDismissals.append(HandedDismissal(key: key, place: scope.span(place), guarded: guarded, function: function))
            }
        }
        switch call.callee {
        case .member(let base, let name, _):
            if ActionReader.mutations.contains(name), isWatched(base), let key = actions.key(of: base, scope), watched.contains(key.property) {
                write(key, base, .call(name, call.arguments), call.place, scope, guarded)
            } else if name == "toggle", isWatched(base), let key = actions.key(of: base, scope) {
                write(key, base, .on(.operation("!", [base])), call.place, scope, guarded)
            }
            visit(base, scope, guarded)
        case .name: break
        case let callee: visit(callee, scope, guarded)
        }
        // A hosting class hands its view to `super.init(rootView:)`.
        let isHostingInit = call.callee.dottedName == "super.init" && call.arguments.contains { $0.label == "rootView" }
        let isHost = call.calledName.map { name in
            name.hasSuffix("HostingController") && (name == "UIHostingController" || project.types[name] != nil || call.argument("rootView") != nil)
        }
        let hosts = isHost == true || call.calledName == "UIHostingConfiguration" || isHostingInit
        for argument in call.arguments {
            let before = constructions.count
            if let closure = argument.value.closure {
                self.closure(closure, ViewReader(project).parameterTypes(of: argument, in: call, scope), scope)
            } else {
                visit(argument.value, scope, guarded)
            }
            guard hosts else { continue }
            if argument.label == "rootView" { hosted.append(Hosted(view: argument.value, scope: scope, owner: owner)) }
            for index in before..<constructions.count { constructions[index].isHosted = true }
            for index in Self.localBeneath(argument.value).flatMap({ constructionsByLocal[$0] }) ?? 0..<0 { constructions[index].isHosted = true }
        }
    }

    /// The local that a view expression begins with: `view`, `view.padding()`, `AnyView(view)`.
    private static func localBeneath(_ expression: Expression) -> String? {
        var current = expression
        for _ in 0..<60 {
            switch current {
            case .name(let name, _): return name
            case .call(let call):
                if case .member(let base, _, _) = call.callee {
                    current = base
                } else if call.calledName == "AnyView", let inner = call.arguments.first?.value {
                    current = inner
                } else {
                    return nil
                }
            default: return nil
            }
        }
        return nil
    }

    private mutating func dismissed(_ type: String, _ place: Place, _ scope: ViewScope, _ guarded: Guard) {
        let span = scope.span(place)
        guard !dismissals.contains(where: { $0.place == span }) else { return }
        dismissals.append(Dismissal(owner: type, place: span, guarded: guarded, function: function))
    }

    private mutating func assign(_ target: Expression, _ value: Expression, _ place: Place, _ scope: ViewScope, _ guarded: Guard) {
        guard isWatched(target), let key = actions.key(of: target, scope), watched.contains(key.property) else { return }
        write(key, target, value == .bool(false) || value == .null ? .off : .on(value), place, scope, guarded)
    }

    private mutating func write(
        _ key: StateKey, _ target: Expression, _ value: Write.Value, _ place: Place, _ scope: ViewScope, _ guarded: Guard
    ) {
        let type = project.types[key.owner]?.genericParameters.isEmpty == false ? project.typeOf(target, scope) : nil
        writes.append(
            Write(
                key: key, type: type, value: value, scope: scope, place: scope.span(place), guarded: guarded, owner: owner,
                function: function, blocks: blocks))
    }

    private func isWatched(_ expression: Expression) -> Bool {
        switch expression.bare {
        case .name(let name, _): watched.contains(name.withoutDollar) || watched.isEmpty == false
        case .member(let base, let name, _):
            name == "wrappedValue" ? isWatched(base) : watched.contains(name.withoutDollar)
        case .element(let base, _): isWatched(base)
        default: false
        }
    }
}
