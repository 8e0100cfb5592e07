import Diagnostics
import FlowGraph

// Modifiers: presentations, destinations, bars, handlers.

extension ViewWalk {
    mutating func apply(_ modifier: ViewModifierCall, to node: ViewNode, _ position: ViewPosition) {
        let isMine = modifier.scope.home == home || position.includesForeign
        let (name, call, scope) = (modifier.name, modifier.call, modifier.scope)
        if case .system(let container, _, _) = node.kind, SwiftUINames.stacks.contains(container),
            name == "navigationDestination" || SwiftUINames.barModifiers.contains(name) {
            // Destinations of a stack are read with it; a bar's settings do nothing outside the stack.
            return
        }
        if SwiftUINames.presentations.contains(name) || presentsByConfiguration(modifier) { return present(modifier, position) }
        guard isMine, !position.includesForeign || modifier.scope.home == home || !SwiftUINames.acts.contains(name) else {
            // Content of this view may be shown by another view's modifiers.
            if name == "toolbar" || SwiftUINames.inPlace.contains(name) { walk(reader.contents(of: call, scope), position) }
            return
        }
        if SwiftUINames.alerts.contains(name) { return alert(modifier, position) }
        switch name {
        case "navigationDestination": destination(modifier, position)
        case "toolbar", "navigationBarItems", "toolbarVisibility": bar(modifier, position)
        case "navigationTitle", "navigationBarTitle":
            if findings.drafts[position.draft]?.facts.titledAt == nil {
                findings.drafts[position.draft, default: ScreenDraft()].facts.titledAt = modifier.place
            }
            if let title = call.unlabelled.flatMap({ reader.string($0, scope) }), findings.drafts[position.draft]?.title == nil {
                findings.drafts[position.draft, default: ScreenDraft()].title = title
            }
        case "navigationBarBackButtonHidden", "navigationBarHidden", "interactiveDismissDisabled", "presentationDetents",
            "presentationDragIndicator":
            setting(modifier, position)
        case "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture":
            gesture(modifier, position)
        case "onAppear", "onDisappear", "task", "onChange", "onReceive", "onSubmit", "refreshable", "onMove", "onDelete", "onLoad":
            let kind: Trigger.Kind = name == "onAppear" || name == "onDisappear" ? .lifecycle : .async
            for argument in call.arguments where argument.value.closure != nil || argument.label == "perform" || argument.label == "action" {
                noteSaving(argument.value, name, scope, position)
                reach(argument.value, scope, Trigger(kind, function: name), position)
            }
        case "onOpenURL", "onContinueUserActivity": entry(modifier, position)
        default:
            if SwiftUINames.inPlace.contains(name) {
                var inner = position
                if name == "contextMenu" || name == "swipeActions" { inner.inMenu = true }
                if name != "tabItem", name != "badge" { walk(reader.contents(of: call, scope), inner) }
                return
            }
            unknown(modifier, position)
        }
    }

    /// What a view does when it goes, or while something in it is changed.
    private mutating func noteSaving(_ action: Expression, _ name: String, _ scope: ViewScope, _ position: ViewPosition) {
        let work = WorkReader(project: project)
        let body = action.closure?.body ?? [.evaluate(action)]
        if name == "onDisappear" {
            if work.saves(body) { findings.drafts[position.draft, default: ScreenDraft()].facts.savesWhileEditing = true }
            if action.closure == nil || work.acts(body) { findings.drafts[position.draft, default: ScreenDraft()].facts.actsOnLeaving = true }
        } else if name == "onChange" || name == "onReceive" || name == "task", work.saves(body) {
            findings.drafts[position.draft, default: ScreenDraft()].facts.savesWhileEditing = true
        }
    }

    /// Closures of modifiers nobody knows: actions, or views in a place that cannot be told.
    private mutating func unknown(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        for argument in modifier.call.arguments {
            guard let closure = argument.value.closure else { continue }
            let nodes = reader.closure(closure, modifier.scope)
            var projectNames: [String] = []
            collect(nodes, &projectNames)
            if projectNames.isEmpty {
                reach(argument.value, modifier.scope, Trigger(.unknown, function: modifier.name), position)
            } else {
                openAll(nodes, "it is given to \(modifier.name), which is not in the sources")
                var unsure = position
                unsure.guarded = position.guarded.and(.conditional)
                unsure.certainty = .possible
                unsure.enclosed = modifier.name
                walk(nodes, unsure)
            }
        }
    }

    private func collect(_ nodes: [ViewNode], _ names: inout [String]) {
        for node in nodes {
            switch node.kind {
            case .project(let name, _, _), .held(let name), .wrapper(let name, _, _, _): names.append(name)
            case .group(let inner), .foreign(_, let inner): collect(inner, &names)
            case .choice(let arms, _): for arm in arms { collect(arm, &names) }
            case .system(let name, _, _): if !SwiftUINames.leaves.contains(name) { names.append(name) }
            default: continue
            }
        }
    }

    // MARK: Presentations

    private func presentsByConfiguration(_ modifier: ViewModifierCall) -> Bool {
        ProjectNames.list(project.names.presenters, has: modifier.name, labels: modifier.call.arguments.map { $0.label ?? "_" })
    }

    private mutating func present(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        let (call, scope) = (modifier.call, modifier.scope)
        let verb: Verb = switch modifier.name {
        case "fullScreenCover": .cover
        case "popover": .popover
        default: .sheet
        }
        let style: PresentationStyle = switch modifier.name {
        case "fullScreenCover": .cover
        case "popover": .popover
        case "inspector": .custom
        default: SwiftUINames.presentations.contains(modifier.name) ? .sheet : .custom
        }
        let binding = call.argument("isPresented") ?? call.argument("item")
        let key = binding.flatMap { actions.key(of: $0, scope) }
        let element = call.argument("item").flatMap { project.typeOf($0, scope) }
        if let ending = call.argument("onDismiss") { reach(ending, scope, Trigger(.async, function: "onDismiss"), position) }
        guard let content = call.argument("content") ?? call.trailingClosure.map({ Expression.closure($0) }) else { return }
        let nodes = reader.viewArgument(content, scope, binding: [.element(element)])
        if scope.home != home {
            guard nodes.contains(where: { $0.shows(from: home) }) else { return }
        }
        let found = targets(of: nodes, verb, at: modifier.place, position)
        findings.drafts[position.draft, default: ScreenDraft()].facts.presents = true
        if found.isEmpty {
            if scope.home == home { unread(verb, nodes, at: modifier.place, position) }
            return
        }
        let shown = show(found, verb, at: modifier.place, position, word: modifier.name, key: key) { transition, _ in
            transition.style = style
        }
        if call.argument("onDismiss") != nil {
            for id in shown.ids { findings.drafts[id, default: ScreenDraft()].facts.actsOnLeaving = true }
        }
        if let key {
            let isItem = call.argument("item") != nil
            findings.presented.append(
                .init(
                    key: key, transitions: shown.indices, targets: shown.ids, content: isItem ? content : nil,
                    scope: isItem ? scope : nil, element: element))
        } else {
            // A state that is computed may end it at any time.
            for id in shown.ids where !id.hasPrefix("system:") { findings.drafts[id, default: ScreenDraft()].facts.ownerExit = true }
        }
    }

    private mutating func alert(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        let (call, scope) = (modifier.call, modifier.scope)
        let target = switch modifier.name {
        case "alert": "system:Alert"
        case "actionSheet": "system:ActionSheet"
        default: "system:ConfirmationDialog"
        }
        findings.drafts[position.draft, default: ScreenDraft()].facts.presents = true
        let index = findings.transitions.count
        findings.transitions.append(
            Transition(
                verb: modifier.name == "alert" ? .alert : .actionSheet, from: position.screen, to: target,
                on: position.on == position.screen ? nil : position.on, guarded: position.guarded, certainty: position.certainty,
                location: modifier.place))
        let key = (call.argument("isPresented") ?? call.argument("item")).flatMap { actions.key(of: $0, scope) }
        if let key { findings.presented.append(.init(key: key, transitions: [index], targets: [])) }
        // The buttons' actions run in this view.
        var exits: [Exit] = []
        for argument in call.arguments where argument.isTrailing || argument.label == "actions" || argument.label == "content" {
            for action in buttonActions(reader.viewArgument(argument.value, scope, binding: [.element(nil)])) {
                let read = reach(action.0, action.1, Trigger(.menu, label: action.2), position)
                exits += read.dismissals().map { Exit(.dismiss, guarded: $0.guarded.and(.conditional)) }
            }
            if let closure = argument.value.closure { reach(.closure(closure), scope, Trigger(.unknown, function: modifier.name), position) }
        }
        if let key, !exits.isEmpty { findings.alertExits[key] = exits }
        if let key { findings.alertDiscards[key] = findings.alertDiscards[key] == true || discards(call) }
    }

    /// One of the answers is destructive, or the words speak of giving something up.
    private func discards(_ call: Call) -> Bool {
        QuestionReader(project: project).speaksOfDiscarding(call.arguments.map { .evaluate($0.value) })
    }

    private mutating func buttonActions(_ nodes: [ViewNode]) -> [(Expression, ViewScope, String?)] {
        var found: [(Expression, ViewScope, String?)] = []
        for node in nodes {
            switch node.kind {
            case .system("Button", let call, let scope):
                guard let action = Self.action(of: call) else { continue }
                found.append((action, scope, readLook(reader.label(of: call, scope)).label))
            case .group(let inner), .foreign(_, let inner), .wrapper(_, _, _, let inner): found += buttonActions(inner)
            case .choice(let arms, _): found += arms.flatMap { buttonActions($0) }
            case .system(let name, let call, let scope) where !SwiftUINames.leaves.contains(name):
                found += buttonActions(reader.contents(of: call, scope))
            default: continue
            }
        }
        return found
    }

    // MARK: Destinations

    mutating func destination(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        let (call, scope) = (modifier.call, modifier.scope)
        guard let content = call.argument("destination") ?? call.trailingClosure.map({ Expression.closure($0) }) else { return }
        var element: TypeName?
        if case .member(let base, "self", _)? = call.argument("for"), let name = base.dottedName {
            element = TypeName(project.resolve(name, from: scope.type) ?? name)
        }
        let binding = call.argument("isPresented") ?? call.argument("item")
        if let item = call.argument("item") { element = project.typeOf(item, scope) }
        let nodes = reader.viewArgument(content, scope, binding: [.element(element)])
        let found = targets(of: nodes, .destination, at: modifier.place, position)
        if found.isEmpty { unread(.destination, nodes, at: modifier.place, position) }
        let shown = show(found, .destination, at: modifier.place, position, word: "destination") { transition, _ in
            transition.lazyContainer = position.lazyContainer
            if call.argument("for") != nil { transition.identifier = element?.name }
        }
        if let element, call.argument("for") != nil {
            findings.destinations.append(
                .init(
                    type: element.name, content: content, scope: scope, element: element, screen: position.screen,
                    on: position.on == position.screen ? nil : position.on))
        }
        if let key = binding.flatMap({ actions.key(of: $0, scope) }) {
            let isItem = call.argument("item") != nil
            findings.presented.append(
                .init(
                    key: key, transitions: shown.indices, targets: shown.ids, content: isItem ? content : nil,
                    scope: isItem ? scope : nil, element: element))
        }
    }

    // MARK: Handlers

    private mutating func gesture(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        for argument in modifier.call.arguments {
            let isAction = argument.value.closure != nil || argument.label == "perform"
            if isAction {
                let kind: Trigger.Kind = position.inRow ? .row : .gesture
                let action = reach(argument.value, modifier.scope, Trigger(kind, function: modifier.name), position)
                if !action.dismissals().isEmpty || action.isOpaque {
                    addControl(Control(.other, guarded: position.guarded, location: modifier.place), action, position, onlyExits: true)
                }
            } else if argument.value.call != nil {
                gestureEnds(argument.value, modifier, position)
            }
        }
    }

    /// `TapGesture().onEnded { … }`
    private mutating func gestureEnds(_ expression: Expression, _ modifier: ViewModifierCall, _ position: ViewPosition) {
        var current: Expression? = expression
        while let call = current?.call {
            for argument in call.arguments where argument.value.closure != nil {
                reach(argument.value, modifier.scope, Trigger(.gesture, function: modifier.name), position)
            }
            if case .member(let base, _, _) = call.callee { current = base } else { current = nil }
        }
    }

    private mutating func entry(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        guard let action = modifier.call.argument("perform") ?? modifier.call.trailingClosure.map({ Expression.closure($0) }) else { return }
        var kind: Entry.Kind = .url
        if modifier.name == "onContinueUserActivity" {
            let activity = modifier.call.unlabelled
            let isWeb = activity?.dottedName == "NSUserActivityTypeBrowsingWeb" || activity == .string("NSUserActivityTypeBrowsingWeb")
            kind = isWeb ? .universalLink : .userActivity
        }
        let owner = position.screen.hasPrefix("flow:") ? String(position.screen.dropFirst(5)) : position.screen
        let stem = "\(kind.rawValue)@\(owner).\(modifier.name)"
        let others = findings.entries.filter { $0.id == stem || $0.id.hasPrefix(stem + "#") }
        if others.contains(where: { $0.location == modifier.place }) { return }
        let id = others.isEmpty ? stem : "\(stem)#\(others.count + 1)"
        findings.entries.append(Entry(id: id, kind: kind, handler: "\(owner).\(modifier.name)", location: modifier.place))
        reach(action, modifier.scope, Trigger(.entry, function: modifier.name), position, entry: id)
        noteStates(setBy: action, modifier, entry: id)
    }

    /// State that the handler itself sets, of the view or of an object of it.
    private mutating func noteStates(setBy action: Expression, _ modifier: ViewModifierCall, entry: String) {
        guard let body = action.closure?.body else { return }
        var sets: [(String, Place)] = []
        visitCode(in: body, { _ in }) { target, _, place in
            switch target {
            case .name(let name, _), .member(_, let name, _): sets.append((name, place))
            default: break
            }
            return false
        }
        for (name, place) in sets {
            guard let owner = project.propertyOwners[name], owner.count == 1 else { continue }
            findings.unreadStates.append(.init(
                property: "\(owner[0]).\(name)", entry: entry, function: "\(home).\(modifier.name)", location: Span(path: modifier.scope.path, place)))
        }
    }
}

extension SwiftUINames {
    /// Modifiers whose transitions belong to the view whose code they are.
    static let acts: Set<String> = alerts.union(["navigationDestination", "onOpenURL", "onContinueUserActivity"])
    static let barModifiers: Set<String> = [
        "toolbar", "navigationBarItems", "navigationTitle", "navigationBarTitle", "navigationBarBackButtonHidden", "navigationBarHidden",
        "toolbarVisibility",
    ]
}
