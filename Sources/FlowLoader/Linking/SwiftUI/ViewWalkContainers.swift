import Diagnostics
import FlowGraph

// Stacks, tabs, columns, links: what the containers of a body hold.

extension ViewWalk {
    mutating func targets(of nodes: [ViewNode], _ verb: Verb, at place: Span, _ position: ViewPosition) -> [ViewTarget] {
        var unknown: [String] = []
        let all = reader.targets(of: nodes, unknown: &unknown)
        for reason in Set(unknown).sorted() {
            findings.unresolved.append(Unresolved(verb: verb, from: position.screen, reason: reason, location: place))
        }
        let mine = all.filter { $0.home == home }
        guard mine.contains(where: { $0.placeholder == nil }) else { return mine }
        // What a placeholder stands in is the stack of the others: its destinations are told once.
        return mine.map { target in
            guard let name = target.placeholder else { return target }
            var placeholder = target
            placeholder.kind = .system(name)
            placeholder.modifiers.removeAll { $0.name == "navigationDestination" }
            return placeholder
        }
    }

    /// The screen id of a target, and whether its views are still to be walked as a screen of their own.
    mutating func identify(_ target: ViewTarget, word: String) -> (id: String, isNew: Bool) {
        switch target.kind {
        case .project(let name):
            findings.placed.insert(target.place)
            for wrapper in target.wrappers { findings.open[wrapper, default: []].insert("it is taken for what it shows where it is shown") }
            if target.certainty == .possible { findings.open[name, default: []].insert("nothing here makes what it is shown for") }
            if target.enclosed != nil { findings.open[name, default: []].insert("it is given to a container that is not in the sources") }
            return (name, false)
        case .system(let name): return ("system:\(name)", false)
        case .inline:
            if let known = findings.inlineIDs[target.place] { return (known, false) }
            let stem = "\(home).\(target.member ?? word)"
            findings.inlineCounts[stem, default: 0] += 1
            let count = findings.inlineCounts[stem] ?? 1
            let id = count == 1 && project.types[stem] == nil ? stem : "\(stem)#\(count)"
            findings.inlineIDs[target.place] = id
            findings.drafts[id, default: ScreenDraft()].inlinePlace = target.place
            return (id, true)
        }
    }

    /// Adds the transition to each target, and reads what the site puts on it. Gives the transitions' indices.
    @discardableResult
    mutating func show(
        _ targets: [ViewTarget], _ verb: Verb, at place: Span, _ position: ViewPosition, word: String, key: StateKey? = nil,
        among all: [ViewTarget]? = nil, change: (inout Transition, ViewTarget) -> Void = { _, _ in }
    ) -> (indices: [Int], ids: [String]) {
        var indices: [Int] = []
        var ids: [String] = []
        for target in targets {
            let (id, isNew) = identify(target, word: word)
            var transition = Transition(
                verb: verb, from: position.screen, to: id, wrapped: target.wrapped,
                // A layer is not inside the container that stands around what presents it.
                enclosed: target.enclosed ?? (verb.effect == .present ? nil : position.enclosed),
                on: position.on == position.screen && verb != .embed ? nil : position.on,
                guarded: position.guarded.and(target.guarded), certainty: min(position.certainty, target.certainty), location: place)
            let site = readSite(target, id: id, verb, position, key: key, among: all ?? targets)
            transition.installs = site.installs
            transition.blocked = site.blocked
            transition.hidesBar = site.hidesBar
            if let call = target.call, let scope = target.scope, case .project(let name) = target.kind {
                transition.flags = switches(of: call, to: name, scope)
            }
            change(&transition, target)
            let index = findings.transitions.count
            indices.append(index)
            findings.transitions.append(transition)
            ids.append(id)
            if let stack = target.wrappedPlace, target.wrappedScope?.home == home { restate(transition, at: stack) }
            if let call = target.call, let scope = target.scope {
                findings.transitions[index].omits = project.closuresLeftOut(by: call, of: target.type)
                if case .project(let name) = target.kind, let web = findings.webFacts[name] {
                    findings.drafts[name, default: ScreenDraft()].facts.web = [web]
                }
                var inside = position
                if let key { inside.layerKey = key }
                given(call, to: target.type, scope, inside)
                noteArguments(call, scope, of: id, key: key)
            }
            if let wrapped = target.wrappedCall, let scope = target.wrappedScope {
                var inside = position
                inside.on = id
                stackArguments(wrapped, scope, at: target.wrappedPlace ?? place, anchor: id, inside)
            }
            if isNew, case .inline(let nodes) = target.kind {
                var inner = ViewPosition(screen: id)
                inner.isOtherLayer = verb.effect == .present
                inner.layerKey = key
                walk(nodes, inner)
                if isTabBar(nodes) { findings.drafts[id, default: ScreenDraft()].kind = .tab }
            }
        }
        return (indices, ids)
    }

    /// What the target's switches stand at once it is made.
    private func switches(of call: Call, to type: String, _ scope: ViewScope) -> [String: Bool] {
        var flags = project.switchDefaults(of: type)
        for (name, binding) in reader.bound(call, to: type, scope) where project.isSwitch(name, of: type) {
            flags[name] = nil
            if case .value(let value, let written) = binding, let known = project.boolValue(value, written) { flags[name] = known }
        }
        return flags
    }

    /// Says at the stack's own place what a transition says of the stack around its target.
    private mutating func restate(_ transition: Transition, at stack: Span) {
        guard stack != transition.location else { return }
        findings.transitions.append(
            Transition(
                verb: .root, from: transition.from, to: transition.to, wrapped: transition.wrapped, guarded: transition.guarded,
                certainty: transition.certainty, restates: true, location: stack))
    }

    /// A row's element handed to the target, and the binding that presents it.
    private mutating func noteArguments(_ call: Call, _ scope: ViewScope, of id: String, key: StateKey?) {
        if call.arguments.contains(where: { $0.value.closure == nil && mentionsElement($0.value, scope) }) {
            findings.drafts[id, default: ScreenDraft()].facts.takesModel = true
        }
        if call.arguments.contains(where: \.value.isComputed) { findings.drafts[id, default: ScreenDraft()].facts.takesValue = true }
        guard let key, project.types[id] != nil else { return }
        for (property, binding) in reader.bound(call, to: id, scope) {
            guard case .value(let value, let written) = binding, value.closure == nil, actions.key(of: value, written) == key else { continue }
            findings.presentingParameters.insert(StateKey(owner: id, property: property))
        }
    }

    private func mentionsElement(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
        guard depth < 10 else { return false }
        switch expression {
        case .name(let name, _):
            switch scope.names[name.withoutDollar] {
            case .element?: return true
            case .value(let value, let inner)?: return mentionsElement(value, inner, depth: depth + 1)
            default: return false
            }
        case .member(let base, _, _), .forced(let base), .cast(let base, _, _), .element(let base, _):
            return mentionsElement(base, scope, depth: depth + 1)
        case .call(let call): return call.arguments.contains { mentionsElement($0.value, scope, depth: depth + 1) }
        case .fallback(let a, let b): return mentionsElement(a, scope, depth: depth + 1) || mentionsElement(b, scope, depth: depth + 1)
        default: return false
        }
    }

    // MARK: Stacks

    mutating func stack(_ name: String, _ call: Call, _ scope: ViewScope, _ node: ViewNode, _ position: ViewPosition) {
        var contents = reader.contents(of: call, scope)
        guard node.home == home || contents.contains(where: { $0.shows(from: home) }) else { return walk(contents, position) }
        if let columns = reader.columns(of: node) { return fill(columns, node, position) }
        if name == "NavigationView", reader.isStackStyle(node) { contents = Array(contents.prefix(1)) }
        var unknown: [String] = []
        let found = reader.targets(of: contents, unknown: &unknown)
        let views = found.filter { if case .project = $0.kind { true } else { false } }
        let anchor: String
        if !views.isEmpty, found.allSatisfy(isRoot) {
            let mine = views.filter { $0.home == home }
            var inner = position
            inner.bar = nil
            // A stack that another type's code puts around the view stands where this view uses that code.
            let shown = show(mine, .root, at: node.site, inner, word: "root") { transition, _ in transition.wrapped = name }
            for index in shown.indices { restate(findings.transitions[index], at: node.place) }
            anchor = shown.ids.first ?? position.screen
        } else {
            findings.transitions.append(
                Transition(
                    verb: .root, from: position.screen, to: position.screen, wrapped: name, guarded: position.guarded,
                    certainty: position.certainty, location: node.place))
            var inner = position
            inner.on = position.screen
            inner.stackPlace = node.place
            inner.lazyContainer = nil
            walk(contents, inner)
            anchor = position.screen
        }
        for modifier in node.modifiers where modifier.name == "navigationDestination" {
            // Put on the stack itself it acts inside.
            var inner = position
            inner.on = anchor == position.screen ? nil : anchor
            inner.lazyContainer = nil
            destination(modifier, inner)
        }
        if position.draft == position.screen {
            let old = findings.drafts[position.screen]?.facts.stackInBody
            if old == nil || old?.guarded != .always && position.guarded == .always {
                findings.drafts[position.screen, default: ScreenDraft()].facts.stackInBody = Setting(position.guarded, location: node.place)
            }
        }
        var inside = position
        inside.on = anchor == position.screen ? nil : anchor
        stackArguments(call, scope, at: node.place, anchor: anchor, inside)
    }

    /// A stack's path, and the destinations that some libraries' stacks are given as a closure of their own.
    private mutating func stackArguments(_ call: Call, _ scope: ViewScope, at place: Span, anchor: String, _ inside: ViewPosition) {
        if let path = call.argument("path"), let key = actions.key(of: path, scope) { 
            findings.stacks.append(.init(path: key, anchor: anchor, home: home))
        }
        guard let destination = call.argument("destination") else { return }
        let nodes = reader.viewArgument(destination, scope, binding: [.element(nil)])
        show(targets(of: nodes, .destination, at: place, inside), .destination, at: place, inside, word: "destination")
    }

    /// The target stands for all of a stack's content: a view of the project, or what is shown until there is one.
    private func isRoot(_ target: ViewTarget) -> Bool {
        switch target.kind {
        case .project: !target.isAmongOthers
        case .system: !target.modifiers.contains { SwiftUINames.actingModifiers.contains($0.name) }
        case .inline: false
        }
    }

    // MARK: Tabs and columns

    mutating func tabs(_ call: Call, _ scope: ViewScope, _ node: ViewNode, _ position: ViewPosition) {
        let contents = reader.contents(of: call, scope, binding: [.element(nil)])
        let isPaged = isPaged(node) || !contents.contains { mayHaveTabItem($0) }
        var index = 0
        if !isPaged, let place = position.stackPlace, findings.drafts[position.screen]?.facts.tabsInStack?.guarded != .always {
            findings.drafts[position.screen, default: ScreenDraft()].facts.tabsInStack = Setting(position.guarded, location: place)
        }
        tab(contents, isPaged: isPaged, index: &index, node, position)
    }

    private mutating func tab(_ nodes: [ViewNode], isPaged: Bool, index: inout Int, _ node: ViewNode, _ position: ViewPosition) {
        for content in nodes {
            switch content.kind {
            case .group(let inner): tab(inner, isPaged: isPaged, index: &index, node, position)
            case .system("Group", let call, let scope): tab(reader.contents(of: call, scope), isPaged: isPaged, index: &index, node, position)
            case .choice(let arms, let exhaustive) where !isPaged:
                var inner = position
                inner.guarded = position.guarded.and(exhaustive && arms.count > 1 ? .exclusive : .conditional)
                let start = index
                for arm in arms {
                    if exhaustive { index = start }
                    tab(arm, isPaged: isPaged, index: &index, node, inner)
                }
            case .system("ForEach", let call, let scope), .system("TabSection", let call, let scope):
                let inner = reader.rows(of: call, scope)
                tab(inner, isPaged: isPaged, index: &index, node, position)
            default:
                let place = index
                index += 1
                var single: [ViewNode] = [content]
                if case .system("Tab", let call, let scope) = content.kind {
                    guard let closure = call.trailingClosure ?? call.argument("content")?.closure else { continue }
                    single = reader.closure(closure, scope)
                }
                let found = targets(of: single, isPaged ? .embed : .tab, at: node.place, position)
                if found.isEmpty { unread(isPaged ? .embed : .tab, single, at: node.place, position) }
                show(found, isPaged ? .embed : .tab, at: node.place, position, word: "tab\(place + 1)") { transition, _ in
                    if !isPaged { transition.position = place }
                }
            }
        }
    }

    /// The views are one tab view with a bar.
    func isTabBar(_ nodes: [ViewNode], depth: Int = 0) -> Bool {
        guard nodes.count == 1, depth < 10 else { return false }
        switch nodes[0].kind {
        case .system("TabView", _, _): return !isPaged(nodes[0])
        case .group(let inner): return isTabBar(inner, depth: depth + 1)
        default: return false
        }
    }

    mutating func columns(_ call: Call, _ scope: ViewScope, _ node: ViewNode, _ position: ViewPosition) {
        for argument in call.arguments {
            let column: String
            switch argument.label {
            case "sidebar"?, "content"?, "detail"?: column = argument.label ?? ""
            case nil where argument.isTrailing: column = "sidebar"
            default: continue
            }
            fill(column, with: reader.viewArgument(argument.value, scope), node, position)
        }
    }

    /// A NavigationView's columns.
    private mutating func fill(_ columns: [(name: String, views: ViewNode)], _ node: ViewNode, _ position: ViewPosition) {
        for column in columns { fill(column.name, with: [column.views], node, position) }
    }

    private mutating func fill(_ column: String, with views: [ViewNode], _ node: ViewNode, _ position: ViewPosition) {
        let found = targets(of: views, .column, at: node.place, position)
        if found.isEmpty { unread(.column, views, at: node.place, position) }
        for target in found {
            let place = target.wrappedPlace ?? node.place
            let isHere = place.path == node.place.path
            show([target], .column, at: isHere ? place : node.place, position, word: column, among: found) { transition, _ in
                transition.column = column
            }
        }
    }

    // MARK: Links

    mutating func link(_ call: Call, _ scope: ViewScope, _ node: ViewNode, _ position: ViewPosition) {
        let given = call.argument("destination")
        let value = call.argument("value")
        let closure = call.trailingClosure
        let destination: Expression?
        let label: Expression?
        if given != nil || value != nil {
            destination = given
            label = call.argument("label") ?? closure.map { .closure($0) }
        } else {
            destination = closure.map { .closure($0) }
            label = call.argument("label")
        }
        if let label { walk(reader.viewArgument(label, scope), position) }
        guard !position.inLabel else { return }
        guard node.home == home || position.includesForeign else {
            // A link of a view that shows what it is given: only what this view gives it matters.
            if let destination {
                let nodes = reader.viewArgument(destination, scope)
                if nodes.contains(where: { $0.shows(from: home) }) {
                    show(targets(of: nodes, .link, at: node.place, position), .link, at: node.place, position, word: "link") { transition, _ in
                        transition.caller = position.usedAt
                    }
                }
            }
            return
        }
        guard node.home == home else { return }
        let appearance = reader.label(of: call, scope)
        let read = readLook(appearance)
        let state = (call.argument("isActive") ?? call.argument("selection")).flatMap { actions.key(of: $0, scope) }
        // A link that shows nothing is started by what sets its state.
        let isHidden = state != nil && (label.map { reader.viewArgument($0, scope).isEmpty } ?? false)
        let trigger = isHidden ? Trigger(.unknown) : Trigger(position.triggerKind, look: read.look, label: read.label)
        if let value, given == nil {
            if value == .null { return }
            let type = project.typeOf(value, scope).map { project.resolve($0.name, from: scope.type) ?? $0.name }
            let transition = Transition(
                verb: .link, from: position.screen, to: nil, on: position.on == position.screen ? nil : position.on, trigger: trigger,
                guarded: position.guarded, certainty: position.certainty, identifier: type, location: node.place)
            findings.valueLinks.append(
                .init(value: value, scope: scope, type: type, transition: transition, isSelection: position.inSelection))
            return
        }
        if call.argument("state") != nil, given == nil {
            let reason = "the link’s state leads to what a package decides"
            findings.unresolved.append(Unresolved(verb: .link, from: position.screen, reason: reason, location: node.place))
            return
        }
        guard let destination else { return }
        let nodes = reader.viewArgument(destination, scope)
        let found = targets(of: nodes, .link, at: node.place, position)
        if found.isEmpty, isEmptyView(destination) {
            findings.unresolved.append(
                Unresolved(verb: .link, from: position.screen, reason: "the destination is empty", location: node.place))
        } else if found.isEmpty {
            unread(.link, nodes, at: node.place, position)
        }
        let shown = show(found, .link, at: node.place, position, word: "link") { transition, _ in transition.trigger = trigger }
        if let state { findings.presented.append(.init(key: state, transitions: shown.indices, targets: shown.ids)) }
    }

    /// Counts what a container, a link or a presentation shows and could not be read.
    mutating func unread(_ verb: Verb, _ nodes: [ViewNode], at place: Span, _ position: ViewPosition) {
        let isParameter = nodes.contains { if case .parameter = $0.kind { true } else { false } }
        let what = verb == .link || verb == .destination ? "destination" : "content"
        let reason = isParameter ? "the \(what) comes from a parameter" : "the \(what) could not be read"
        findings.unresolved.append(Unresolved(verb: verb, from: position.screen, reason: reason, location: place))
    }

    private func isEmptyView(_ expression: Expression) -> Bool {
        if let call = expression.call { return call.calledName == "EmptyView" }
        if let closure = expression.closure { return closure.body.isEmpty }
        return false
    }
}
