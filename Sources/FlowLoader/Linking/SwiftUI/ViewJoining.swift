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
    let presentedKeys: Set<StateKey>

    init(_ project: Project, _ findings: ViewFindings) {
        self.project = project
        self.findings = findings
        var anchors: [StateKey: [String]] = [:]
        for stack in findings.stacks where !(anchors[stack.path] ?? []).contains(stack.anchor) {
            anchors[stack.path, default: []].append(stack.anchor)
        }
        self.anchors = anchors
        presentedKeys = Set(findings.presented.map(\.key))
        let watched = Set(anchors.keys.map(\.property)).union(presentedKeys.map(\.property))
            .union(findings.presentingParameters.map(\.property))
        scan = ViewCodeScan(project, watching: watched)
    }

    func part() -> GraphPart {
        var joining = self
        joining.addDismissals()
        joining.addTriggers()
        joining.addValueLinks()
        joining.addPathOperations()
        joining.addEntryCopies()
        joining.completeControls()
        joining.addRepresentables()
        joining.joinSiteSettings()
        joining.pruneEmbeds()
        var part = GraphPart()
        part.transitions = joining.sortedTransitions()
        part.screens = joining.screens(of: part.transitions)
        part.entries = joining.findings.entries.sorted { $0.id < $1.id }
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
        for write in scan.writes {
            guard case .off = write.value else { continue }
            if findings.presentingParameters.contains(write.key) {
                let trigger = findings.reached[write.place]?.trigger ?? Trigger(.unknown, function: write.function)
                findings.transitions.append(
                    Transition(
                        verb: .dismiss, from: write.key.owner, to: nil, receiver: .presenting, trigger: trigger, guarded: write.guarded,
                        location: write.place))
            }
            for presented in findings.presented where presented.key == write.key {
                for target in presented.targets where findings.drafts[target] != nil || project.types[target] != nil {
                    findings.drafts[target, default: ScreenDraft()].facts.ownerExit = true
                }
            }
        }
    }

    /// What makes a presentation happen is what sets its state.
    private mutating func addTriggers() {
        let order: [Trigger.Kind] = [.row, .leadingItem, .trailingItem, .bodyButton, .gesture, .menu, .lifecycle, .async, .unknown]
        for presented in findings.presented {
            let triggers = scan.writes.compactMap { write -> Trigger? in
                guard write.key == presented.key else { return nil }
                if case .off = write.value { return nil }
                return findings.reached[write.place]?.trigger
            }.filter { $0.kind != .entry }
            let best = order.lazy.compactMap { kind in triggers.first { $0.kind == kind } }.first
            guard let best else { continue }
            for index in presented.transitions where findings.transitions[index].trigger.kind == .unknown {
                findings.transitions[index].trigger = best
            }
        }
    }

    // MARK: Values and paths

    /// The targets of the destinations registered for a type, for one value.
    func targets(of value: Expression, _ scope: ViewScope, type: String) -> [(target: ViewTarget, id: String)]? {
        let registered = findings.destinations.filter { $0.type == type }
        guard !registered.isEmpty else { return nil }
        var found: [(target: ViewTarget, id: String)] = []
        for destination in registered {
            var reader = ViewReader(project)
            var written = destination.scope
            written.depth = 0
            let binding: ViewBinding = project.caseValue(value, scope) != nil ? .value(value, scope) : .element(destination.element)
            let nodes = reader.viewArgument(destination.content, written, binding: [binding])
            var unknown: [String] = []
            for target in reader.targets(of: nodes, unknown: &unknown) {
                let id: String
                switch target.kind {
                case .project(let name): id = name
                case .system(let name): id = "system:\(name)"
                case .inline:
                    guard let known = findings.inlineIDs[target.place] else { continue }
                    id = known
                }
                if !found.contains(where: { $0.id == id }) { found.append((target, id)) }
            }
        }
        return found
    }

    private mutating func addValueLinks() {
        for link in findings.valueLinks {
            var base = link.transition
            guard let type = link.type else {
                unresolved(base, "the type of the link's value is not known")
                continue
            }
            guard let found = targets(of: link.value, link.scope, type: type) else {
                unresolved(base, "no navigationDestination for \(type) was found")
                continue
            }
            if found.isEmpty { unresolved(base, "the destination for \(type) could not be read") }
            for (target, id) in found {
                base.to = id
                base.guarded = link.transition.guarded.and(target.guarded)
                base.wrapped = target.wrapped
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
        for write in scan.writes {
            guard let stacks = anchors[write.key], write.function != "init" || write.owner != write.key.owner else { continue }
            let from = project.isShownView(write.owner) ? write.owner : "flow:\(write.owner)"
            let reached = findings.reached[write.place]
            var base = Transition(
                verb: .push, from: from, to: nil, trigger: reached?.trigger ?? Trigger(.unknown, function: write.function),
                guarded: write.guarded, certainty: stacks.count > 1 ? .likely : .certain, location: write.place)
            switch write.value {
            case .call("append", let arguments), .call("insert", let arguments):
                guard let value = arguments.first?.value else { continue }
                if arguments.first?.label == "contentsOf" {
                    unresolved(base, "the elements appended to the path are not known")
                } else {
                    add(value, write, base, stacks)
                }
            case .call("removeLast", _), .call("popLast", _):
                base.verb = .pop
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

    private mutating func set(_ value: Expression, _ write: ViewCodeScan.Write, _ transition: Transition, _ stacks: [String]) {
        var base = transition
        switch value {
        case .array(let elements):
            base.verb = elements.isEmpty ? .popToRoot : .setStack
            if elements.isEmpty { findings.transitions.append(base) }
            for (index, element) in elements.enumerated() {
                base.position = index + 1
                add(element, write, base, stacks)
            }
        case .call(let call) where call.arguments.isEmpty && (call.calledName == "NavigationPath" || call.calledName == "init"):
            base.verb = .popToRoot
            findings.transitions.append(base)
        default:
            base.verb = .setStack
            unresolved(base, "the path's new value is not known")
        }
    }

    private mutating func add(_ value: Expression, _ write: ViewCodeScan.Write, _ transition: Transition, _ stacks: [String]) {
        var type = project.typeOf(value, write.scope).map { project.resolve($0.name, from: write.owner) ?? $0.name }
        if type == nil, let path = project.typeOfProperty(write.key.property, of: write.key.owner), let element = project.elementType(of: path) {
            type = project.resolve(element.name, from: write.key.owner) ?? element.name
        }
        guard let type else { return unresolved(transition, "the type of what is appended to the path is not known") }
        guard let found = targets(of: value, write.scope, type: type) else {
            return unresolved(transition, "no navigationDestination for \(type) was found")
        }
        if found.isEmpty { unresolved(transition, "the destination for \(type) could not be read") }
        for (target, id) in found {
            for anchor in stacks.prefix(8) {
                var push = transition
                push.to = id
                push.on = anchor == push.from ? nil : anchor
                push.guarded = transition.guarded.and(target.guarded)
                findings.transitions.append(push)
            }
        }
    }

    // MARK: Entries

    private mutating func addEntryCopies() {
        var copies: [Transition] = []
        for (key, entry) in findings.entrySets {
            for presented in findings.presented where presented.key == key {
                for index in presented.transitions {
                    var copy = findings.transitions[index]
                    copy.entry = entry
                    copy.trigger = Trigger(.entry, function: copy.trigger.function)
                    if !copies.contains(copy) { copies.append(copy) }
                }
            }
        }
        for transition in findings.transitions where transition.verb == .push || transition.verb == .setStack {
            guard let entry = findings.reached[transition.location]?.entry else { continue }
            var copy = transition
            copy.entry = entry
            copy.trigger.kind = .entry
            if !copies.contains(copy) { copies.append(copy) }
        }
        findings.transitions += copies
    }
}
