import Diagnostics
import FlowGraph

/// Joins what the views' code says over the project: values with their destinations, state with what it shows, paths with their
/// stacks, and constructions with places.
struct ViewJoining {
    let project: Project
    var findings: ViewFindings
    let scan: ViewCodeScan
    /// Screens that stand in the stack of a path.
    let anchors: [StateKey: [String]]
    /// The same by the view whose code makes the stack: a view that makes one itself acts on that one.
    let ownAnchors: [StateKey: [String: [String]]]
    /// Indices of what is presented, by the state that presents it and by the bindings that stand for it.
    let presentedByKey: [StateKey: [Int]]
    /// Views that are part of the graph by other code.
    let others: Set<String>
    /// What bindings stand for.
    let handed: HandedState
    /// What the project's representables make.
    let representables: [Transition]
    /// Where views are made that other code hosts and shows.
    let hosted: Set<Span>
    private var reach = StackReach([], from: [])

    init(
        _ project: Project, _ findings: ViewFindings, representables: [Transition], touching others: Set<String> = [], hosted: Set<Span> = []
    ) {
        self.project = project
        self.hosted = hosted
        self.representables = representables
        self.findings = findings
        self.others = others
        handed = HandedState(findings.handedOn)
        self.findings.presentingParameters = handed.bearers(of: findings.presentingParameters)
        var anchors: [StateKey: [String]] = [:]
        var ownAnchors: [StateKey: [String: [String]]] = [:]
        // A stack's path, or what presents a layer, may be a binding to state that is kept elsewhere.
        for stack in findings.stacks {
            for key in handed.origins(of: stack.path) {
                if !(anchors[key] ?? []).contains(stack.anchor) { anchors[key, default: []].append(stack.anchor) }
                guard !(ownAnchors[key]?[stack.home] ?? []).contains(stack.anchor) else { continue }
                ownAnchors[key, default: [:]][stack.home, default: []].append(stack.anchor)
            }
        }
        var presentedByKey: [StateKey: [Int]] = [:]
        for (index, presented) in findings.presented.enumerated() {
            for key in handed.origins(of: presented.key) { presentedByKey[key, default: []].append(index) }
        }
        self.presentedByKey = presentedByKey
        self.anchors = anchors
        self.ownAnchors = ownAnchors
        let watched = handed.bearers(of: Set(anchors.keys).union(presentedByKey.keys)).union(self.findings.presentingParameters)
        scan = ViewCodeScan(project, watching: Set(watched.map(\.property)))
    }

    func part() -> GraphPart {
        var joining = self
        joining.addDismissals()
        joining.addTriggers()
        joining.reach = StackReach(joining.findings.transitions, from: Set(joining.findings.destinations.map(\.anchor)))
        joining.addValueLinks()
        joining.addPathOperations()
        joining.addEntryCopies()
        joining.completeControls()
        joining.addRepresentables()
        joining.joinSiteSettings()
        joining.pruneEmbeds()
        joining.restateHostedStacks()
        joining.countWhatIsNotReached()
        var part = GraphPart()
        part.transitions = joining.sortedTransitions()
        part.screens = joining.screens(of: part.transitions)
        part.entries = joining.findings.entries.sorted { $0.id < $1.id }
        part.unreadStates = joining.findings.unreadStates
        part.unresolved = joining.sortedUnresolved()
        return part
    }

    // MARK: Exits

    private mutating func addDismissals() {
        for dismissal in scan.dismissals where project.isShownView(dismissal.owner) {
            let trigger = findings.reached[dismissal.place]?.trigger ?? Trigger(.unknown, function: dismissal.function)
            findings.transitions.append(
                Transition(
                    verb: .dismiss, from: dismissal.owner, to: nil, trigger: trigger, guarded: dismissal.guarded, location: dismissal.place))
        }
        for call in scan.handedDismissals {
            for owner in (findings.handedDismissals[call.key] ?? []).sorted() {
                let trigger = Trigger(.unknown, function: call.function)
                findings.transitions.append(
                    Transition(verb: .dismiss, from: owner, to: nil, trigger: trigger, guarded: call.guarded, location: call.place))
            }
        }
        for write in scan.writes {
            guard case .off = write.value else { continue }
            if findings.presentingParameters.contains(write.key) {
                let trigger = findings.reached[write.place]?.trigger ?? Trigger(.unknown, function: write.function)
                findings.transitions.append(
                    Transition(
                        verb: .dismiss, from: write.key.owner, to: nil, receiver: .presenting, trigger: trigger, guarded: write.guarded,
                        location: write.place))
            }
            for presented in presented(by: write.key) {
                for target in presented.targets where findings.drafts[target] != nil || project.types[target] != nil {
                    findings.drafts[target, default: ScreenDraft()].facts.ownerExit = true
                }
            }
        }
    }

    /// What makes a presentation happen is what sets its state.
    private mutating func addTriggers() {
        let order: [Trigger.Kind] = [.row, .leadingItem, .trailingItem, .bodyButton, .gesture, .menu, .lifecycle, .async, .unknown]
        var writes: [Int: [ViewCodeScan.Write]] = [:]
        for write in scan.writes {
            for index in presentedIndices(by: write.key) { writes[index, default: []].append(write) }
        }
        for (place, presented) in findings.presented.enumerated() {
            var triggers: [String?: [Trigger]] = [:]
            for write in writes[place] ?? [] {
                guard case .on(let value) = write.value, let reached = findings.reached[write.place], reached.trigger.kind != .entry
                else { continue }
                // Inside the layer that a state presents, turning the state over closes the layer.
                if value.isNegation, reached.layerKey == presented.key { continue }
                let trigger = reached.trigger
                for id in shown(by: presented, value, write.scope) { triggers[id, default: []].append(trigger) }
            }
            for index in presented.transitions where findings.transitions[index].trigger.kind == .unknown {
                let fitting = triggers[findings.transitions[index].to] ?? []
                let best = order.lazy.compactMap { kind in fitting.first { $0.kind == kind } }.first
                if let best { findings.transitions[index].trigger = best }
            }
        }
    }

    /// The targets that a value of the state shows. Where the value does not tell, none of several.
    private func shown(by presented: ViewFindings.Presented, _ value: Expression, _ scope: ViewScope) -> [String?] {
        let all = Set(presented.transitions.map { findings.transitions[$0].to })
        guard all.count > 1, let content = presented.content, let written = presented.scope else { return Array(all) }
        guard project.caseValue(value, scope) != nil else { return [] }
        return ids(of: content, written, bound: .value(project.written(value, as: presented.element?.name), scope)).map { $0.id }
    }

    // MARK: Values and paths

    /// The targets of the destinations registered for a type, for one value: those of the stack that one of the screens stands in,
    /// or all where no such stack is known.
    func targets(
        of value: Expression, _ scope: ViewScope, type: String, in screens: [String]
    ) -> [(target: ViewTarget, id: String)]? {
        let everywhere = findings.destinations.filter { $0.type == type }
        guard !everywhere.isEmpty else { return nil }
        let here = everywhere.filter { destination in screens.contains { reach.reaches($0, from: destination.anchor) } }
        let registered = here.isEmpty ? everywhere : here
        var found: [(target: ViewTarget, id: String)] = []
        for destination in registered {
            let binding: ViewBinding = project.caseValue(value, scope) != nil
                ? .value(project.written(value, as: type), scope) : .element(destination.element)
            for one in ids(of: destination.content, destination.scope, bound: binding) where !found.contains(where: { $0.id == one.id }) {
                found.append(one)
            }
        }
        return found
    }

    /// What a content closure shows for one value, with screen ids.
    private func ids(of content: Expression, _ scope: ViewScope, bound: ViewBinding) -> [(target: ViewTarget, id: String)] {
        var reader = ViewReader(project)
        var written = scope
        written.depth = 0
        var unknown: [String] = []
        return reader.targets(of: reader.viewArgument(content, written, binding: [bound]), unknown: &unknown).compactMap { target in
            switch target.kind {
            case .project(let name): (target, name)
            case .system(let name): (target, "system:\(name)")
            case .inline: findings.inlineIDs[target.place].map { (target, $0) }
            }
        }
    }

    private mutating func addValueLinks() {
        for link in findings.valueLinks {
            var base = link.transition
            guard let type = link.type else {
                unresolved(base, "the type of the link's value is not known")
                continue
            }
            let screens = [base.on, base.from].compactMap { $0 }
            guard let found = targets(of: link.value, link.scope, type: type, in: screens) else {
                if link.isSelection { unresolved(base, "its list keeps the value as what is selected"); continue }
                unresolved(base, "no navigationDestination for \(type) was found")
                continue
            }
            if found.isEmpty { unresolved(base, "the destination for \(type) could not be read") }
            for (target, id) in found {
                base.to = id
                base.guarded = link.transition.guarded.and(target.guarded)
                base.wrapped = target.wrapped
                base.certainty = min(link.transition.certainty, target.certainty)
                findings.transitions.append(base)
                if case .element? = elementBinding(link.value, link.scope) {
                    findings.drafts[id, default: ScreenDraft()].facts.takesModel = true
                }
            }
        }
    }

    private func elementBinding(_ value: Expression, _ scope: ViewScope) -> ViewBinding? {
        switch value {
        case .name(let name, _): return scope.names[name]
        case .member(let base, _, _): return elementBinding(base, scope)
        case .call(let call): return call.arguments.lazy.compactMap { elementBinding($0.value, scope) }.first
        default: return nil
        }
    }

    private mutating func unresolved(_ transition: Transition, _ reason: String) {
        findings.unresolved.append(
            Unresolved(verb: transition.verb, from: transition.from, reason: reason, location: transition.location))
    }

    private mutating func addPathOperations() {
        for (index, write) in scan.writes.enumerated() {
            let stacks = stacks(of: write.key, actedOnBy: write.owner)
            guard !stacks.isEmpty, write.function != "init" || write.owner != write.key.owner else { continue }
            let from = project.isShownView(write.owner) ? write.owner : "flow:\(write.owner)"
            // A store's function is called from many places: only a view's own code tells what starts it.
            let reached = findings.reached[write.place].flatMap { $0.screen == from ? $0 : nil }
            var base = Transition(
                verb: .push, from: from, to: nil, trigger: reached?.trigger ?? Trigger(.unknown, function: write.function),
                guarded: write.guarded.and(reached?.guarded ?? .always), certainty: stacks.count > 1 ? .likely : .certain, location: write.place)
            // What appears around a stack does so before anything lies in it, and not again on the way back.
            if let reached, !reached.isInStack, makesStack(of: write.key, write.owner), ["onAppear", "task"].contains(base.trigger.function ?? "") {
                base.trigger = Trigger(.async, function: "body")
            }
            base.emptied = emptying(before: index)
            if base.emptied != nil, reached == nil, let asking = findings.reached[write.place], project.isShownView(asking.screen) {
                base.occasions = [Occasion(.route, name: asking.screen, location: write.place)]
            }
            switch write.value {
            case .call("append", let arguments), .call("insert", let arguments):
                guard let value = arguments.first?.value else { continue }
                guard arguments.first?.label == "contentsOf" else {
                    add(value, to: write, base, stacks)
                    continue
                }
                append(value, write, base, stacks)
            case .call("removeLast", let arguments), .call("popLast", let arguments):
                base.verb = ViewAction.removesAll(arguments) ? .popToRoot : ViewAction.levels(arguments) == nil ? .pop : .popTo
                findings.transitions.append(base)
            case .call("removeAll", _):
                base.verb = .popToRoot
                findings.transitions.append(base)
            case .call: continue
            case .off:
                base.verb = .popToRoot
                findings.transitions.append(base)
            case .on(let value): set(value, write, base, stacks)
            }
        }
    }

    /// What a write to the state presents or closes.
    func presented(by key: StateKey) -> [ViewFindings.Presented] { presentedIndices(by: key).map { findings.presented[$0] } }

    func presentedIndices(by key: StateKey) -> [Int] {
        var found: Set<Int> = []
        for origin in handed.origins(of: key) { found.formUnion(presentedByKey[origin] ?? []) }
        return found.sorted()
    }

    /// The stacks of a path, or of what a binding to a path stands for, for code of one view: one that makes such a stack itself means
    /// its own, since each stack has a path of its own.
    func stacks(of key: StateKey, actedOnBy owner: String) -> [String] {
        var found: [String] = []
        var own: [String] = []
        for origin in handed.origins(of: key) {
            for anchor in anchors[origin] ?? [] where !found.contains(anchor) { found.append(anchor) }
            for anchor in ownAnchors[origin]?[owner] ?? [] where !own.contains(anchor) { own.append(anchor) }
        }
        return own.isEmpty ? found : own
    }

    private mutating func append(_ list: Expression, _ write: ViewCodeScan.Write, _ base: Transition, _ stacks: [String]) {
        guard case .array(let elements) = list else { return unresolved(base, "the elements appended to the path are not known") }
        for element in elements { add(element, to: write, base, stacks) }
    }

    private mutating func set(_ value: Expression, _ write: ViewCodeScan.Write, _ transition: Transition, _ stacks: [String]) {
        var base = transition
        switch value {
        case .array(let elements):
            base.verb = elements.isEmpty ? .popToRoot : .setStack
            if elements.isEmpty { findings.transitions.append(base) }
            for (index, element) in elements.enumerated() {
                base.position = index + 1
                add(element, to: write, base, stacks)
            }
        case .call(let call) where call.arguments.isEmpty && (call.calledName == "NavigationPath" || call.calledName == "init"):
            base.verb = .popToRoot
            findings.transitions.append(base)
        case .operation("+", let operands) where operands.count == 2 && ActionReader(project: project, hops: 0).key(of: operands[0], write.scope) == write.key:
            append(operands[1], write, base, stacks)
        default:
            base.verb = .setStack
            unresolved(base, "the path's new value is not known")
        }
    }

    private mutating func add(_ value: Expression, to write: ViewCodeScan.Write, _ transition: Transition, _ stacks: [String]) {
        add(value, write.scope, write.key, of: write.type, transition, stacks)
    }

    private mutating func add(
        _ value: Expression, _ scope: ViewScope, _ path: StateKey, of pathType: TypeName? = nil, _ transition: Transition, _ stacks: [String]
    ) {
        var type = project.typeOf(value, scope).map { project.resolve($0.name, from: scope.type) ?? $0.name }
        if type == nil, let written = pathType ?? project.typeOfProperty(path.property, of: path.owner), let element = project.elementType(of: written) {
            type = project.resolve(element.name, from: path.owner) ?? element.name
        }
        guard let type else { return unresolved(transition, "the type of what is appended to the path is not known") }
        for anchor in stacks.prefix(8) {
            guard let found = targets(of: value, scope, type: type, in: [anchor]) else {
                return unresolved(transition, "no navigationDestination for \(type) was found")
            }
            if found.isEmpty { unresolved(transition, "the destination for \(type) could not be read") }
            for (target, id) in found {
                var push = transition
                push.to = id
                push.on = anchor == push.from ? nil : anchor
                push.guarded = transition.guarded.and(target.guarded)
                push.certainty = min(transition.certainty, target.certainty)
                // One of several, and nothing says which.
                if found.count > 1 { push.certainty = min(push.certainty, transition.entry == nil ? .likely : .possible) }
                findings.transitions.append(push)
            }
        }
    }

    // MARK: Entries

    /// What an entry's handler shows or pushes, once more with the entry.
    private mutating func addEntryCopies() {
        for entry in findings.entryEffects {
            switch entry.effect {
            case .set(let key, let value, let scope):
                if value == .bool(false) || value == .null { continue }
                for presented in presented(by: key) {
                    let ids = shown(by: presented, value, scope)
                    for index in presented.transitions where ids.contains(findings.transitions[index].to) {
                        var copy = findings.transitions[index]
                        copy.entry = entry.entry
                        copy.trigger = Trigger(.entry)
                        findings.transitions.append(copy)
                    }
                }
                let stacks = stacks(of: key, actedOnBy: entry.screen)
                guard !stacks.isEmpty, case .array(let elements) = value else { continue }
                for (index, element) in elements.enumerated() {
                    var base = push(.setStack, for: entry, on: stacks)
                    base.position = index + 1
                    add(element, scope, key, base, stacks)
                }
            case .mutate(let key, "append", let arguments, let scope):
                let stacks = stacks(of: key, actedOnBy: entry.screen)
                guard !stacks.isEmpty, let value = arguments.first, value.label == nil else { continue }
                add(value.value, scope, key, push(.push, for: entry, on: stacks), stacks)
            default: continue
            }
        }
    }

    private func push(_ verb: Verb, for entry: ViewFindings.EntryEffect, on stacks: [String]) -> Transition {
        var push = Transition(
            verb: verb, from: entry.screen, to: nil, trigger: Trigger(.entry), guarded: entry.guarded,
            certainty: stacks.count > 1 ? .likely : .certain, entry: entry.entry, location: entry.place)
        if let handler = findings.entries.first(where: { $0.id == entry.entry }) {
            let closes = findings.entryEffects.contains { $0.entry == entry.entry && hides($0.effect) }
            push.occasions = [Occasion(.entry, name: handler.handler, entry: handler.id, care: closes ? .dismissal : nil, location: handler.location)]
        }
        return push
    }

    /// What is presented goes.
    private func hides(_ effect: ViewAction.Effect) -> Bool {
        guard case .set(let key, let value, _) = effect, value == .bool(false) || value == .null else { return false }
        return !presented(by: key).isEmpty
    }
}
