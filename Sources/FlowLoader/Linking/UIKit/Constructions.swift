import Diagnostics
import FlowGraph

// Making objects: controllers, bar items, storyboards, scenes.

extension Interpreter {
    mutating func construct(_ type: String, _ typeArguments: [TypeName], _ call: Call, in scope: inout Scope) -> [Value] {
        let arguments = evaluateArguments(call, of: type, in: &scope)
        return construct(type, typeArguments, call, arguments, in: &scope)
    }

    mutating func construct(
        _ type: String, _ typeArguments: [TypeName], _ call: Call, _ arguments: [EvaluatedArgument], in scope: inout Scope
    ) -> [Value] {
        if type == "UIStoryboard" { return storyboard(arguments, call, in: scope) }
        if type == "String", let first = arguments.first, first.label == "describing" || first.label == "reflecting" {
            return first.values.map(nameOfType)
        }
        if type == "NSStringFromClass" { return arguments.first?.values.map(nameOfType) ?? [.unknown] }
        if type == "String" || type == "LocalizedStringKey" || type == "LocalizedStringResource", let first = arguments.first,
            first.label == nil || first.label == "localized" || first.label == "format" {
            return (arguments.first { $0.label == "defaultValue" } ?? first).values
        }
        if type == "NSLocalizedString" {
            // A function named like a type. The text a developer reads: the default value where there is one, else the key.
            return (arguments.first { $0.label == "value" } ?? arguments.first)?.values ?? [.unknown]
        }
        if type == "AnyView" || type == "Optional" { return arguments.first?.values ?? [.unknown] }
        // A raw value made into an enum case, or a plain value type: nothing that is shown.
        if let known = project.types[type], known.kind == .enum { 
            runClosures(arguments, as: .plain)
            return [.existing(type: type, held: "")]
        }
        var object = ObjectState(className: type, branch: scope.branch, path: scope.path, place: call.place)
        for argument in arguments {
            if let label = argument.label {
                object.arguments[label] = argument.values
            } else {
                object.positional.append(argument.values)
            }
        }
        noteHandedTypes(arguments, to: type)
        if type == "UIKeyCommand" { noteKeyCommand(arguments, at: call, in: scope) }
        if type == "UIViewController", case .name("UIViewController", _) = call.callee { object.isPlain = true }
        fill(&object, typeArguments, arguments, in: scope)
        let provided = contentProvided(to: type, by: arguments)
        if !provided.isEmpty { object.root = provided }
        if object.root.isEmpty, project.names.wrappers.contains(type) {
            object.root = arguments.map { $0.values.filter { isScreen($0) } }.first { !$0.isEmpty } ?? []
        }
        runClosures(arguments, as: handlerContext(type))
        objects.append(object)
        let made = objects.count - 1
        keepGiven(call, arguments, made: made)
        fillByInitialiser(made, call, arguments, in: scope)
        noteWrapping(made, at: call, in: &scope)
        noteInitialiser(of: type, call, arguments, made: made, in: scope)
        return [.object(made)]
    }

    /// Controller classes given to an object of the project, which may make some of them at any time.
    private mutating func noteHandedTypes(_ arguments: [EvaluatedArgument], to type: String) {
        guard isRecording, project.types[type] != nil else { return }
        for case .metatype(let handed) in arguments.flatMap(\.values) where project.types[handed] != nil && isController(handed) {
            handedTypes[handed] = handedTypes[handed] ?? type
        }
    }

    private func handlerContext(_ type: String) -> ClosureContext {
        switch type {
        case "UIAlertAction", "UIAction", "UIContextualAction", "UICommand", "UIKeyCommand", "UIBarButtonItem", "UIButton", "Button":
            .action(type)
        case "UITab", "UISearchTab", "UITabGroup": .stored
        case "Task", "DispatchWorkItem", "Timer": .async
        default: project.types[type] == nil ? .plain : .stored
        }
    }

    /// A project initialiser is a call too: what hangs on its parameters is judged with these arguments.
    private mutating func noteInitialiser(
        of type: String, _ call: Call, _ arguments: [EvaluatedArgument], made: Int, in scope: Scope
    ) {
        guard isRecording, project.types[type] != nil,
            let function = project.function("init", call, of: type),
            let bound = project.bind(call, to: function.facts)
        else { return }
        note(call, of: function, values(of: arguments, bound: bound), on: .object(made), type: type, in: scope)
    }

    private func fill(_ object: inout ObjectState, _ typeArguments: [TypeName], _ arguments: [EvaluatedArgument], in scope: Scope) {
        let kind = project.kind(of: object.className)
        for argument in arguments {
            switch argument.label {
            case "rootViewController" where kind == .nav || !isKnownController(object.className): object.root = argument.values
            case "rootView", "content":
                if isHosting(object.className) || argument.label == "rootView" && isForeignHost(object.className) {
                    object.rootView = written(argument.expression, in: scope)
                    let shown = modified(argument.expression, in: scope) ?? argument.values
                    object.hostedType = shown.count == 1 ? typeName(of: shown[0]) : nil
                    object.hostedSites = shown.compactMap(siteOfView)
                    object.hostOwner = scope.owner
                    object.hostsParameter = shown.contains { isParameter($0) }
                }
            case "searchResultsController" where kind == .search: object.root = argument.values.filter { $0 != .null && $0 != .unknown }
            case "viewControllers":
                if case .list(let elements)? = argument.values.first { object.children = elements }
            case "preferredStyle":
                if case .enumCase(_, let name)? = argument.values.first { object.properties["preferredStyle"] = [.string(name)] }
            default: break
            }
        }
        // `UIHostingController { Content() }` does not exist, but project subclasses take a view as first argument.
        if isHosting(object.className), object.rootView == nil, project.types[object.className] == nil {
            object.rootView = arguments.first.map { written($0.expression, in: scope) }
        }
        if kind == .nav, object.root.isEmpty, project.types[object.className] != nil, let first = object.positional.first,
            first.contains(where: isScreen) {
            object.root = first
        }
    }

    /// What the initialiser of a navigation controller class does with what it is given: the root it hands on. A root it makes by
    /// itself is the class's own.
    private mutating func fillByInitialiser(_ made: Int, _ call: Call, _ arguments: [EvaluatedArgument], in scope: Scope) {
        let type = objects[made].className
        guard project.types[type] != nil, project.kind(of: type) == .nav, objects[made].root.isEmpty, scope.depth < Self.depthLimit, spend(),
            let function = project.function("init", call, of: type),
            let bound = project.bind(call, to: function.facts)
        else { return }
        let given = values(of: arguments, bound: bound)
        _ = quietly { $0.follow(function, given, on: .object(made), expecting: nil, depth: scope.depth + 1) }
        let handed = Set(given.flatMap { $0 ?? [] })
        if !objects[made].root.allSatisfy(handed.contains) {
            objects[made].root = []
            objects[made].children = []
        }
    }

    /// What a local holds that modifiers are put on: `content.padding().background(…)`.
    private func modified(_ view: Expression, in scope: Scope) -> [Value]? {
        var base = view
        for _ in 0..<40 {
            switch base {
            case .name(let name, _): return scope.locals[name]
            case .call(let call):
                if case .member(let inner, _, _) = call.callee { base = inner } else { return nil }
            default: return nil
            }
        }
        return nil
    }

    private func siteOfView(_ value: Value) -> Site? {
        guard case .object(let index) = value, project.isView(objects[index].className) else { return nil }
        return Site(path: objects[index].path, place: objects[index].place)
    }

    private func isKnownController(_ name: String) -> Bool { isController(name) && (project.types[name] != nil || SystemClasses.superclasses[name] != nil) }

    /// A hosting controller.
    func isHosting(_ name: String) -> Bool { project.isKind(name, of: "UIHostingController") }

    /// The same of one that is made here: a class of another module is one by its name where it is given a `rootView`.
    func isHosting(_ object: ObjectState) -> Bool {
        isHosting(object.className) || object.rootView != nil && isForeignHost(object.className)
    }

    private func isForeignHost(_ name: String) -> Bool { project.types[name] == nil && name.hasSuffix("HostingController") }

    private func nameOfType(_ value: Value) -> Value {
        let type: String? = if case .metatype(let meta) = value { meta } else { typeName(of: value) }
        // In a protocol's extension `self` is whatever type asks.
        guard let type, project.types[type]?.kind != .protocol, project.foreign[type] == nil || type != selfType,
            let last = type.split(separator: ".").last
        else { return .unknown }
        return .string(String(last))
    }

    /// `UIStoryboard(name:bundle:)`. A bundle other than the main one may be another module's: its names are not checked.
    private mutating func storyboard(_ arguments: [EvaluatedArgument], _ call: Call, in scope: Scope) -> [Value] {
        guard let name = arguments.first(where: { $0.label == "name" }) else { return [.unknown] }
        let isOwnBundle = arguments.first { $0.label == "bundle" }.map { isOwn($0.expression) } ?? true
        return name.values.map { value in
            guard case .string(let text) = value, isOwnBundle || !boards.boards(named: text).isEmpty else {
                return .existing(type: "UIStoryboard", held: "")
            }
            if name.values.count == 1, !boards.mayHold(storyboard: text, in: project) {
                noteMissing(.storyboard, text, storyboard: text, at: call.place, in: scope)
            }
            return .storyboard(text)
        }
    }

    /// nil, `.main`, `Bundle.main` or the bundle of a class: the app's own.
    private func isOwn(_ bundle: Expression) -> Bool {
        switch bundle {
        case .null, .implicitMember("main", _), .member(.name("Bundle", _), "main", _): true
        case .call(let call): if case .name("Bundle", _) = call.callee { call.arguments.first?.label == "for" } else { false }
        default: false
        }
    }

    /// `super.init(rootViewController:)` in a navigation controller class, and the like: the class brings its own content, or hands on
    /// what it is given.
    mutating func superInit(_ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope) -> [Value] {
        runClosures(arguments, as: .plain)
        guard let type = typeName(of: scope.itself) else { return [.unknown] }
        for argument in arguments where argument.label == "rootViewController" && project.kind(of: type) == .nav {
            if case .object(let index) = scope.itself {
                objects[index].root = argument.values
            } else if !argument.values.allSatisfy({ isParameter($0) }) {
                record(.root, argument.values, on: .me, call, position: 0, in: scope)
            }
        }
        guard let selfType, isRecording, scope.itself == .me else { return [.unknown] }
        if project.kind(of: selfType) == .split, arguments.contains(where: { $0.label == "style" }) { styledSplits.insert(selfType) }
        if isHosting(selfType), let view = arguments.first(where: { $0.label == "rootView" }) {
            let shown = named(written(view.expression, in: scope), hostedBy: selfType)
            hostedRoots.append(HostedRoot(owner: selfType, view: shown, place: call.place, path: scope.path, lexicalOwner: scope.owner))
        }
        return [.unknown]
    }

    /// `.init(…)` given as the view of a hosting class: the class says of which view it is.
    private func named(_ view: Expression, hostedBy type: String, depth: Int = 0) -> Expression {
        guard depth < 40, case .call(var call) = view else { return view }
        switch call.callee {
        case .implicitMember("init", let place):
            let content = project.types[type]?.inherits.lazy.compactMap(\.arguments.first).first
            guard let name = content.map({ project.className($0, from: type) }), project.isView(name) else { return view }
            call.callee = .name(name, place)
        case .member(let base, let name, let place):
            call.callee = .member(named(base, hostedBy: type, depth: depth + 1), name, place)
        default: break
        }
        return .call(call)
    }

    /// `self.init(…)`: another initialiser of the class, or one it inherits from a class that is not in the sources.
    mutating func ownInit(_ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope) -> [Value] {
        guard let type = typeName(of: scope.itself), let function = project.function("init", call, of: type) else {
            return superInit(arguments, call, in: &scope)
        }
        runClosures(arguments, as: .plain, conditional: true)
        guard scope.depth < Self.depthLimit, spend(), let bound = project.bind(call, to: function.facts) else { return [.unknown] }
        let given = values(of: arguments, bound: bound)
        _ = quietly { $0.follow(function, given, on: scope.itself, expecting: nil, depth: scope.depth + 1) }
        return [.unknown]
    }

    /// A controller instantiated from storyboards: one object for each scene of the name.
    mutating func scenes(_ references: [SceneReference], expecting: String?, at place: Place, in scope: Scope) -> [Value] {
        references.map { reference in
            let id = boards.screenID(of: reference, in: project)
            let className: String
            if project.types[id] != nil {
                className = id
            } else {
                className = switch boards.kind(of: reference, in: project) {
                case .nav: "UINavigationController"
                case .tab: "UITabBarController"
                case .split: "UISplitViewController"
                case .page: "UIPageViewController"
                default: "UIViewController"
                }
            }
            objects.append(ObjectState(className: className, scene: reference, branch: scope.branch, path: scope.path, place: place))
            return .object(objects.count - 1)
        }
    }
}

/// The view a hosting controller's subclass brings.
struct HostedRoot: Sendable {
    var owner: String
    var view: Expression
    var place: Place
    var path: String
    var lexicalOwner: String?
}
