import Diagnostics
import FlowGraph

/// Turns the operations of one unit into transitions.
struct OperationLinks {
    let project: Project
    let boards: StoryboardIndex
    /// Why a function of a type runs, by `Type.function(label:)`.
    let triggers: [String: Trigger]
    /// Bar items of a value, for items that a site installs.
    let controls: ControlReader
    /// Code that other screens ask for.
    var callbacks: Callbacks?

    /// The transitions of one operation: one for each target it can have.
    func transitions(of operation: Operation, in run: UnitRun) -> (transitions: [Transition], sites: [Site]) {
        let interpreter = run.interpreter
        let source = showsItself(operation, interpreter) ? "flow:\(interpreter.selfType ?? "")" : sourceID(of: run)
        let location = Span(path: operation.path, operation.place)
        // What a helper of another object keeps is that object's.
        let (receiver, stackOwner) = classify(operation.receiver, interpreter, asking: operation.caller == nil ? interpreter.selfType : operation.owner)
        var base = Transition(
            verb: operation.verb, from: source, to: nil, receiver: receiver, forced: operation.forced, on: stackOwner,
            position: operation.position, column: operation.column, trigger: trigger(of: operation, run), guarded: operation.guarded,
            location: location, caller: operation.caller.map { Span(path: $0.path, $0.place) })
        base.reach = operation.reach
        base.after = operation.past.map { Preceding($0.verb, on: classify($0.receiver, interpreter).0, waits: $0.waits) }
        base.already = operation.already
        base.idioms = operation.devices.idioms
        base.availability = operation.availability
        if [.root, .tab, .column, .embed].contains(operation.verb), stackOwner == source { base.on = nil }
        if let container = filled(by: operation, interpreter) {
            base.from = container
            base.receiver = .itself
            base.on = nil
        }
        base.hangsOn = operation.hinge
        if operation.verb.isExit {
            let answers = operation.context.contains { if case .action = $0 { true } else { false } }
            if answers, [.unknown, .async].contains(base.trigger.kind) { base.trigger.kind = .menu }
            if [.unknown, .async].contains(base.trigger.kind), callbacks?.hold(operation, in: run) == true { base.trigger.kind = .callback }
            base.to = target(of: operation, interpreter)
            return ([base], [])
        }
        if operation.verb == .performSegue { return (segues(of: operation, base, run), []) }
        if operation.verb == .selectTab {
            if operation.targets.count == 1, case .number(let index) = operation.targets[0] { base.position = Int(exactly: index) }
            base.to = operation.targets.lazy.flatMap { interpreter.destinations(of: $0, scope: operation.owner) }.compactMap(\.id).first
            return ([base], [])
        }
        if operation.verb == .webBack { return ([base], []) }
        var found: [Transition] = []
        var sites: [Site] = []
        let destinations = operation.targets.filter { $0 != .null }.flatMap { interpreter.destinations(of: $0, scope: operation.owner) }
        var known = destinations.filter { $0.id != nil }
        if known.isEmpty {
            let isPushed = [.push, .setStack].contains(operation.verb.effect)
            known = Array((isPushed ? withoutOptionalWrappers(destinations) : destinations).prefix(1))
        }
        if known.isEmpty { known = [Destination(reason: "value not known")] }
        // Whichever split it is, a stack refuses it.
        if operation.verb == .push, known.count == 1, known[0].isUnknownSplit { known[0].id = "system:UISplitViewController" }
        if [.push, .setStack].contains(operation.verb.effect) { known = withoutOptionalWrappers(known) }
        let choices = unique(known)
        // One of several: which one it is, code that is not followed decides.
        if base.guarded == .always, Set(choices.map(\.id)).count > 1 { base.guarded = .exclusive }
        for destination in choices { found.append(transition(base, to: destination, operation, run)) }
        sites = destinations.flatMap(\.sites)
        return (found, sites)
    }

    /// The class that an exit names.
    func target(of operation: Operation, _ interpreter: Interpreter) -> String? {
        operation.targets.lazy.compactMap { interpreter.typeName(of: $0) }.first.flatMap { project.types[$0]?.name }
    }

    /// Tabs, columns and pages belong to the container that they are put into, wherever the code stands.
    private func filled(by operation: Operation, _ interpreter: Interpreter) -> String? {
        guard operation.verb == .tab || operation.verb == .column || operation.verb == .embed, operation.receiver != .me else { return nil }
        switch operation.receiver {
        case .object(let index):
            let className = interpreter.objects[index].className
            guard project.kind(of: className) != .screen || project.isViewController(className) && project.types[className] != nil else { return nil }
            return interpreter.destinations(of: operation.receiver, scope: operation.owner).first?.id
        case .existing(let type, _), .typed(_, let type):
            if operation.verb == .embed { return project.types[type] != nil && project.isViewController(type) ? type : nil }
            let kind: ScreenKind = operation.verb == .tab ? .tab : .split
            guard project.kind(of: type) == kind else { return nil }
            return isNode(type) ? type : onlyScene(of: kind)
        default: return nil
        }
    }

    /// The one tab bar or split view of an app that has no other: a plain one from a storyboard, which code got hold of somehow.
    private func onlyScene(of kind: ScreenKind) -> String? {
        guard !project.types.keys.contains(where: { project.kind(of: $0) == kind && project.isViewController($0) }) else { return nil }
        let scenes = boards.plainScenes(of: kind)
        return scenes.count == 1 ? boards.screenID(of: scenes[0], in: project) : nil
    }

    /// A factory that wraps its product only where nobody hands it a stack gives both forms; what is pushed is the bare one.
    private func withoutOptionalWrappers(_ destinations: [Destination]) -> [Destination] {
        let bare = Set(destinations.filter { $0.wrapped == nil }.map(\.id))
        return destinations.filter { $0.wrapped == nil || !bare.contains($0.id) }
    }

    private func unique(_ destinations: [Destination]) -> [Destination] {
        var seen: Set<String> = []
        return destinations.filter { seen.insert("\($0.id ?? "?")|\($0.wrapped ?? "")").inserted }
    }

    private func transition(_ base: Transition, to destination: Destination, _ operation: Operation, _ run: UnitRun) -> Transition {
        var result = base
        result.to = destination.id
        result.wrapped = destination.wrapped
        result.enclosed = destination.enclosed
        result.nilTested = operation.nilTested
        result.afterPop = operation.afterPop
        result.hosted = destination.hosted
        if !destination.idioms.isEmpty {
            let both = base.idioms.isEmpty ? destination.idioms : destination.idioms.filter(base.idioms.contains)
            // Where the two rule each other out, the site's own test stands.
            if !both.isEmpty { result.idioms = both }
        }
        result.certainty = min(destination.certainty, operation.caller == nil ? .certain : .likely)
        // A route's products met with one of several verbs: which goes with which is decided elsewhere.
        // A window gets each of them as its root in some run.
        if destination.isOneOfMany {
            result.certainty = operation.guarded == .always || operation.verb == .root ? min(result.certainty, .likely) : .possible
        }
        result.blocked = destination.blocked
        result.hidesBar = destination.hidesBar
        result.flags = destination.flags
        if operation.verb.effect == .present || operation.verb == .show {
            result.style = destination.style ?? destination.id.flatMap(selfChosenStyle) ?? (operation.verb.effect == .present ? .automatic : nil)
        }
        if result.style == .custom {
            let delegate = destination.shownBy ?? destination.id.flatMap(project.transitioningDelegate(of:))
            result.isHeld = delegate.map(project.isHeldUp(by:)) ?? false
        }
        if destination.id == "system:UIAlertController", operation.verb == .present { result.verb = .alert }
        if result.verb.effect == .alert { result.style = nil }
        result.installs = controls.installs(of: destination, in: run)
        // In a column-style split UIKit wraps a bare controller by itself (rules.md 2.5).
        if result.verb == .column, destination.wrapped == nil, let id = destination.id, operation.column != nil,
            !operation.isListElement, project.kind(of: id) != .nav, project.kind(of: id) != .tab {
            result.wrapped = "UINavigationController"
        }
        return result
    }

    /// The style a class gives itself in its initialisers or on loading.
    private func selfChosenStyle(_ id: String) -> PresentationStyle? {
        for type in [id] + project.ancestors(of: id) {
            if let style = controls.stylesByClass[type] { return style }
        }
        return nil
    }

    // MARK: Source, receiver, trigger

    func sourceID(of run: UnitRun) -> String {
        guard let type = run.unit.selfType else {
            let file = run.unit.function.path.split(separator: "/").last.map(String.init) ?? run.unit.function.path
            return "flow:" + (file.split(separator: ".").first.map(String.init) ?? file)
        }
        // A class method runs without a screen of the class.
        return isNode(type) && !run.unit.function.facts.isStatic ? type : "flow:\(type)"
    }

    /// Code that shows `self` by somebody else runs before the screen is there.
    private func showsItself(_ operation: Operation, _ interpreter: Interpreter) -> Bool {
        guard interpreter.selfType != nil, [.push, .show, .showDetail, .present, .embed, .root].contains(operation.verb.effect) else { return false }
        switch operation.receiver {
        case .me, .relative(_, of: .me): return false
        default: break
        }
        return operation.targets.contains { target in
            if case .object(let index) = target { return interpreter.objects[index].root.contains(.me) }
            return target == .me
        }
    }

    func isNode(_ type: String) -> Bool { Self.isNode(type, of: project) }

    /// A type whose objects are screens.
    static func isNode(_ type: String, of project: Project) -> Bool {
        guard project.types[type] != nil else { return false }
        return project.mayBeViewController(type) || project.isView(type) || project.isRepresentable(type)
    }

    /// Whom a verb is sent to, and whose stack it acts on where that is another screen's.
    func classify(_ value: Value, _ interpreter: Interpreter, asking: String? = nil) -> (Receiver, String?) {
        switch value {
        case .me:
            guard let type = interpreter.selfType else { return (.unknown, nil) }
            return (.itself, project.kind(of: type) == .nav && isNode(type) ? type : nil)
        case .relative(let relative, of: .me):
            switch relative {
            case .nav: return (.ownNav, nil)
            case .tab: return (.ownTab, nil)
            case .split: return (.ownSplit, nil)
            case .presenting: return (.presenting, nil)
            case .presented: return (.presented, nil)
            case .parent: return (.parent, nil)
            case .topmost: return (.unknown, nil)
            }
        case .relative(.nav, of: .relative(.parent, of: .me)): return (.ownNav, nil)
        case .relative(.nav, let inner):
            return (.otherNav, interpreter.typeName(of: inner).flatMap { isNode($0) ? $0 : nil })
        case .relative(.presenting, of: .relative(_, of: .me)): return (.presenting, nil)
        case .relative(.presented, _): return (.presented, nil)
        case .relative: return (.unknown, nil)
        case .windowRoot, .window: return (.windowRoot, nil)
        case .typed(.windowRoot, let type) where project.kind(of: type) == .nav || project.kind(of: type) == .tab:
            return (project.kind(of: type) == .nav ? .otherNav : .windowRoot, isNode(type) ? type : nil)
        case .typed(let inner, _): return classify(inner, interpreter, asking: asking)
        case .object(let index):
            // What a stack that a property keeps is filled with elsewhere is not what the verb acts on.
            let isFilledElsewhere = interpreter.objects[index].holder != nil && interpreter.objects[index].root.isEmpty
                && project.types[interpreter.objects[index].className] == nil
            let contents = isFilledElsewhere ? [] : Set(interpreter.destinations(of: value, scope: nil).compactMap(\.id))
            // A stack that is filled with this or that.
            let owner = contents.count == 1 ? contents.first : nil
            let isStack = project.kind(of: interpreter.objects[index].className) == .nav
            return (isStack ? .otherNav : .unknown, owner.flatMap { $0.hasPrefix("system:") ? nil : $0 })
        case .existing(let type, let held) where project.kind(of: type) == .nav && !isNode(type):
            return (.otherNav, (asking ?? interpreter.selfType).flatMap { interpreter.stackOwners["\($0).\(held)"] })
        case .existing(let type, _), .parameter(_, let type?):
            let isStack = project.kind(of: type) == .nav
            return (isStack ? .otherNav : .unknown, isNode(type) ? type : nil)
        default: return (.unknown, nil)
        }
    }

    private func trigger(of operation: Operation, _ run: UnitRun) -> Trigger {
        var result = Trigger(.unknown, function: operation.function)
        if case .action? = operation.context.last { result.kind = .menu }
        if ClosureContext.isLater(operation.context) { result.kind = .async }
        guard operation.context.isEmpty || result.kind == .unknown else { return result }
        let type = run.unit.selfType ?? ""
        if let known = triggers["\(type).\(operation.function)"] {
            result = known
            result.function = operation.function
        } else if let lifecycle = lifecycleNames[operation.function.prefixUpToParenthesis] {
            result.kind = lifecycle
        }
        return result
    }

    // MARK: Segues

    private func segues(of operation: Operation, _ base: Transition, _ run: UnitRun) -> [Transition] {
        guard !operation.identifiers.isEmpty else { return [base] }
        let found: [(scene: SceneReference, segue: SegueFacts)]
        switch operation.receiver {
        case .me:
            guard let type = run.unit.selfType else { return [base] }
            found = operation.identifiers.flatMap { boards.segues(identifier: $0, ofClass: type, in: project) }
        // Which scene the window begins with is not known here: the identifier must be that of one segue alone.
        case .windowRoot: found = operation.identifiers.count == 1 ? boards.onlySegue(identifier: operation.identifiers[0]).map { [$0] } ?? [] : []
        default: return [base]
        }
        let transitions = found.map { scene, segue in
            var result = boards.transition(for: segue, in: scene, of: project)
            result.from = base.from
            result.trigger = base.trigger
            result.guarded = base.guarded
            result.location = base.location
            result.identifier = segue.identifier
            if operation.receiver == .windowRoot { (result.receiver, result.reach) = (base.receiver, base.reach) }
            return result
        }
        if transitions.isEmpty {
            var unresolved = base
            unresolved.identifier = operation.identifiers.first
            return [unresolved]
        }
        return transitions
    }
}

extension String {
    /// The base name of `name(label:)`.
    var prefixUpToParenthesis: String { split(separator: "(").first.map(String.init) ?? self }
}

/// UIKit calls these by itself, or for a selected row.
let lifecycleNames: [String: Trigger.Kind] = [
    "viewDidLoad": .lifecycle, "viewWillAppear": .lifecycle, "viewDidAppear": .lifecycle, "viewWillDisappear": .lifecycle,
    "viewDidDisappear": .lifecycle, "viewIsAppearing": .lifecycle, "loadView": .lifecycle, "init": .lifecycle,
    "awakeFromNib": .lifecycle, "viewDidLayoutSubviews": .lifecycle, "didMove": .lifecycle,
]

/// Full names of delegate methods that mean a row was chosen.
let rowSelections: Set<String> = [
    "tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
    "tableView(_:didSelectRowAtIndexPath:)", "collectionView(_:didSelectItemAtIndexPath:)",
    "collectionView(_:performPrimaryActionForItemAt:)", "tableView(_:performPrimaryActionForRowAt:)",
]
