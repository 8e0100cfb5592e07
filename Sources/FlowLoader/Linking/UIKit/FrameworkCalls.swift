import Diagnostics
import FlowGraph

// The framework's navigation calls (rules.md 2.1), matched by full name: base name and labels.

extension Interpreter {
    /// The result of a framework call, after recording what it does; nil when the name means no framework call here.
    mutating func frameworkCall(
        _ name: String, on receiver: Value, _ arguments: [EvaluatedArgument], _ call: Call, expecting: String?, in scope: inout Scope
    ) -> [Value]? {
        // A message is one of the framework's by its selector: a project's `show:sender:` is none.
        if let selector = call.selector, !CocoaNames.isFrameworkMethod(selector) { return nil }
        let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
        let first = arguments.first?.values ?? []
        if isOwnStackCall(name, call, receiver) { return nil }
        if name == "goBack" || name == "goForward", labels.isEmpty, isWebView(receiver) {
            historyCalls.insert(Site(path: scope.path, place: call.place))
        }
        switch name {
        case "pushViewController" where labels.first == "_" && labels.contains("animated"),
            "pushViewController" where labels == ["_"]:
            guard mayBeController(receiver) else { return nil }
            record(.push, first, on: receiver, call, in: scope)
            noteMove(.push, first, on: receiver, call, in: &scope)
            place(first, at: call, in: &scope)
            return [.unknown]
        case "setViewControllers" where labels.contains("animated") || labels.contains("direction"):
            return setViewControllers(first, labels, on: receiver, arguments, call, in: &scope)
        case "setViewController" where labels == ["_", "for"]:
            guard mayBeController(receiver) else { return nil }
            let column = arguments.last.flatMap { argument -> String? in
                if case .enumCase(_, let name)? = argument.values.first { return name }
                return nil
            }
            record(.column, first, on: receiver, call, column: column, in: scope)
            noteMove(.column, first, on: receiver, call, in: &scope)
            place(first, at: call, in: &scope)
            return [.unknown]
        case "popViewController" where labels == ["animated"], "popToRootViewController" where labels == ["animated"]:
            guard mayBeController(receiver) else { return nil }
            let verb: Verb = name == "popViewController" ? .pop : .popToRoot
            record(verb, [], on: receiver, call, in: scope)
            noteMove(verb, [], on: receiver, call, in: &scope)
            scope.past = PastExit(verb: verb, receiver: receiver, waits: false)
            scope.placed = scope.placed.filter { $0.value.kind == .wrapped }
            if receiver == .relative(.nav, of: .me), scope.guarded == .always { scope.hasPopped = true }
            return [.existing(type: "UIViewController", held: "popped")]
        case "popToViewController" where labels == ["_", "animated"]:
            guard mayBeController(receiver) else { return nil }
            record(.popTo, first, on: receiver, call, in: scope)
            scope.past = PastExit(verb: .popTo, receiver: receiver, waits: false)
            scope.placed = scope.placed.filter { $0.value.kind == .wrapped }
            return [.unknown]
        case "show" where labels == ["_", "sender"], "showViewController" where labels == ["_", "sender"]:
            guard mayBeController(receiver) else { return nil }
            record(.show, first, on: receiver, call, in: scope)
            place(first, at: call, in: &scope)
            return [.unknown]
        case "showDetailViewController" where labels == ["_", "sender"]:
            guard mayBeController(receiver) else { return nil }
            record(.showDetail, first, on: receiver, call, in: scope)
            noteMove(.showDetail, first, on: receiver, call, in: &scope)
            place(first, at: call, in: &scope)
            return [.unknown]
        case "present" where labels.starts(with: ["_", "animated"]), "presentViewController" where labels.starts(with: ["_", "animated"]):
            guard mayBeController(receiver), !isUnrelated(name, call, receiver) else { return nil }
            record(verbOfPresentation(first), first, on: receiver, call, style: nil, in: scope)
            noteMove(verbOfPresentation(first), first, on: receiver, call, in: &scope)
            runClosures(arguments, as: .completion(of: "present"))
            place(first, at: call, in: &scope)
            return [.unknown]
        case "dismiss" where labels.first == "animated", "dismissViewControllerAnimated",
            "dismissViewController" where labels.first == "animated":
            guard mayBeController(receiver), !isUnrelated(name, call, receiver) else { return nil }
            record(.dismiss, [], on: receiver, call, in: scope)
            noteMove(.dismiss, [], on: receiver, call, in: &scope)
            runClosures(arguments, as: .completion(of: "dismiss"), past: PastExit(verb: .dismiss, receiver: receiver, waits: true))
            scope.past = PastExit(verb: .dismiss, receiver: receiver, waits: false)
            scope.placed = scope.placed.filter { $0.value.kind == .wrapped }
            return [.unknown]
        case "performSegue" where labels.first == "withIdentifier", "performSegueWithIdentifier" where labels.first == "_":
            guard mayBeController(receiver) else { return nil }
            record(.performSegue, [], on: receiver, call, identifiers: first, in: scope)
            noteMove(.performSegue, [], on: receiver, call, identifiers: first, in: &scope)
            return [.unknown]
        case "setTabs" where labels == ["_", "animated"] && isTabBar(receiver):
            setChildren(first.map(contentOfTabs), kind: .tab, on: receiver, at: call.place, call: call, in: scope)
            return [.unknown]
        case "addChild" where labels == ["_"], "addChildViewController" where labels == ["_"]:
            guard mayBeController(receiver), first.contains(where: { mayBeController($0) }) else { return nil }
            record(.embed, first, on: receiver, call, in: scope)
            return [.unknown]
        case "didMove" where labels == ["toParent"] && isHostNotYetChild(receiver):
            // Its view is put into another's, with or without `addChild`.
            guard let parent = first.first, first.count == 1, mayBeController(parent) else { return nil }
            record(.embed, [receiver], on: parent, call, in: scope)
            return [.unknown]
        case "instantiateViewController" where labels.first == "withIdentifier" || labels.first == "identifier":
            let made = instantiate(first, from: receiver, call, expecting: expecting, arguments, in: scope)
            noteMade(made, arguments, in: &scope)
            return made
        case "instantiateInitialViewController":
            let made = instantiateInitial(from: receiver, call, expecting: expecting, arguments, in: scope)
            noteMade(made, arguments, in: &scope)
            return made
        case "removeFromParent" where labels.isEmpty, "removeFromParentViewController" where labels.isEmpty:
            // What has left its parent may go elsewhere.
            scope.placed = [:]
            return nil
        case "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems", "setLeftBarButtonItem", "setRightBarButtonItem":
            let items = name.hasSuffix("Items") ? first : [.list([first])]
            setBarItems(items, side: name.contains("Left") ? .left : .right, on: receiver, at: call.place, in: scope)
            return [.unknown]
        case "setNavigationBarHidden" where labels.first == "_":
            set(.barHidden, first, on: receiver, at: call.place, in: scope)
            return [.unknown]
        case "setBackBarButtonItem" where labels == ["_"]:
            set(.backItem, first, on: controller(of: receiver), at: call.place, in: scope)
            return [.unknown]
        case "setHidesBackButton" where labels.first == "_":
            set(.backHidden, first, on: controller(of: receiver), at: call.place, in: scope)
            return [.unknown]
        case "addTarget" where labels.starts(with: ["_", "action"]):
            noteTarget(arguments, on: receiver, call, in: &scope)
            return [.unknown]
        case "load", "loadRequest", "loadHTMLString":
            if isRecording, let type = typeName(of: receiver), type == "WKWebView" || type == "UIWebView" || project.isKind(type, of: "WKWebView") {
                webLoads.append(operation(.webLoad, [], on: receiver, call.place, in: scope))
            }
            return nil
        case "goBack" where labels.isEmpty && mayGoBackInWeb(receiver):
            if isRecording { operations.append(operation(.webBack, [], on: receiver, call.place, in: scope)) }
            return [.unknown]
        default:
            return setUpControl(name, on: receiver, arguments, call, in: &scope)
        }
    }

    /// A method of the project's own of that name goes back in a web view only if it calls one.
    private func mayGoBackInWeb(_ receiver: Value) -> Bool {
        let type: String? = if case .metatype(let meta) = receiver { meta } else { typeName(of: receiver) }
        guard let type else { return true }
        let own = project.functions("goBack", of: type).filter { $0.facts.parameters.isEmpty }
        return own.isEmpty || own.contains { NameUses($0.facts.body ?? []).contains("goBack") }
    }

    private func isWebView(_ value: Value) -> Bool {
        guard let type = typeName(of: value) else { return false }
        return type == "WKWebView" || project.isKind(type, of: "WKWebView")
    }

    /// A method of a stack's name that the project gives to a controller that is no stack.
    private func isOwnStackCall(_ name: String, _ call: Call, _ receiver: Value) -> Bool {
        let names: Set<String> = ["pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers"]
        guard names.contains(name), let type = typeName(of: receiver), project.isViewController(type), project.kind(of: type) == .screen
        else { return false }
        return project.function(name, arguments: call.arguments, of: type) != nil
    }

    /// A call whose name is UIKit's, but which a project type that is no controller declares.
    private func isUnrelated(_ name: String, _ call: Call, _ receiver: Value) -> Bool {
        guard let type = typeName(of: receiver), let known = project.types[type], !project.mayBeViewController(type) else { return false }
        return known.kind != .protocol || known.functions[name] != nil
    }

    /// Whether a receiver can be a controller at all: a known other type cannot.
    private func mayBeController(_ value: Value) -> Bool {
        switch value {
        case .metatype, .string, .number, .bool, .list, .storyboard, .enumCase, .part, .null: return false
        case .me:
            guard let selfType else { return false }
            if let type = project.types[selfType], type.kind == .protocol { return true }
            return project.mayBeViewController(selfType) || selfType == "UIViewController"
        default: break
        }
        guard let type = typeName(of: value) else { return true }
        if project.types[type] != nil { return project.mayBeViewController(type) || project.types[type]?.kind == .protocol }
        return SystemClasses.superclasses[type] != nil || type == "UIViewController" || isForeignController(type) || !tells(type)
    }

    /// A hosting controller made here that no `addChild` of this code has been given.
    private func isHostNotYetChild(_ value: Value) -> Bool {
        guard case .object(let index) = value, isHosting(objects[index]) else { return false }
        return !operations.contains { $0.verb == .embed && $0.targets.contains(value) }
    }

    private func verbOfPresentation(_ targets: [Value]) -> Verb {
        for case .object(let index) in targets where objects[index].className == "UIAlertController" {
            if case .string(let style)? = objects[index].properties["preferredStyle"]?.first, style == "actionSheet" { return .actionSheet }
            return .alert
        }
        for case .existing("UIAlertController", _) in targets { return .alert }
        return .present
    }

    private mutating func setViewControllers(
        _ values: [Value], _ labels: [String], on receiver: Value, _ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope
    ) -> [Value]? {
        guard mayBeController(receiver) else { return nil }
        runClosures(arguments, as: .plain)
        let type = typeName(of: receiver)
        let kind = type.map(project.kind(of:)) ?? .screen
        let start = operations.count
        setChildren(values, kind: labels.contains("direction") ? .page : kind, on: receiver, at: call.place, call: call, in: scope)
        if kind == .nav { markDuplicates(from: start) }
        scope.placed = [:]
        return [.unknown]
    }

    private mutating func instantiate(
        _ identifiers: [Value], from receiver: Value, _ call: Call, expecting: String?, _ arguments: [EvaluatedArgument], in scope: Scope
    ) -> [Value]? {
        let creator = made(byCreator: arguments)
        guard let names = storyboardNames(receiver) else {
            return creator ?? [sharpen(.unknown, to: expecting, held: "storyboard")]
        }
        var found: [Value] = []
        for case .string(let identifier) in identifiers {
            for name in names {
                let references = boards.scenes(identifier: identifier, in: name)
                let isSure = identifiers.count == 1 && !hasSeveralReceivers && !boards.boards(named: name).isEmpty
                if references.isEmpty, isSure, boards.isWhollyRead(name, in: project) { noteMissing(.scene, identifier, storyboard: name, at: call.place, in: scope) }
                // What a creator makes is made once: a second object of the scene would be one that init(coder:) decodes.
                if creator?.isEmpty ?? true { found += scenes(references, expecting: expecting, at: call.place, in: scope) }
            }
        }
        if let creator, !creator.isEmpty { return creator }
        return found.isEmpty ? [sharpen(.unknown, to: expecting, held: "storyboard")] : found
    }

    private mutating func instantiateInitial(
        from receiver: Value, _ call: Call, expecting: String?, _ arguments: [EvaluatedArgument], in scope: Scope
    ) -> [Value]? {
        if let creator = made(byCreator: arguments), !creator.isEmpty { return creator }
        guard let names = storyboardNames(receiver) else { return [sharpen(.unknown, to: expecting, held: "storyboard")] }
        let references = names.flatMap { boards.initialScenes(in: $0) }
        let found = scenes(references, expecting: expecting, at: call.place, in: scope)
        return found.isEmpty ? [sharpen(.unknown, to: expecting, held: "storyboard")] : found
    }

    /// `creator: { coder in Detail(coder: coder, model) }` makes the object itself.
    private mutating func made(byCreator arguments: [EvaluatedArgument]) -> [Value]? {
        guard let creator = arguments.first(where: { $0.label == "creator" || $0.isTrailing }) else { return nil }
        for case .closure(let index) in creator.values {
            let state = closures[index]
            var inner = state.scope
            inner.depth += 1
            guard inner.depth <= Self.depthLimit else { return nil }
            for name in state.closure.parameters { inner.locals[name] = [.unknown] }
            let returned = quietly { $0.run(state.closure.body, in: &inner).returned }
            return returned.filter { isScreen($0) }
        }
        return nil
    }

    /// The storyboards a receiver can be; nil when that is not known.
    private func storyboardNames(_ receiver: Value) -> [String]? {
        switch receiver {
        case .storyboard(let name): return [name]
        case .part: return nil
        case .existing("UIStoryboard", "storyboard"), .relative: return nil
        default: return nil
        }
    }
}
