import Diagnostics
import FlowGraph

// Bars, buttons, and settings that hide or block.

extension ViewWalk {
    // MARK: Bars

    mutating func bar(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        let (call, scope) = (modifier.call, modifier.scope)
        var position = position
        position.barAt = modifier.place
        if modifier.name == "navigationBarItems" {
            for argument in call.arguments where argument.label == "leading" || argument.label == "trailing" {
                var inner = position
                inner.bar = argument.label == "leading" ? .leading : .trailing
                walk(reader.viewArgument(argument.value, scope), inner)
            }
            return
        }
        if let visibility = call.unlabelled {
            guard isNavigationBar(call.argument("for") ?? call.arguments.dropFirst().first?.value) else { return }
            switch visibility {
            case .implicitMember("hidden", _), .member(_, "hidden", _):
                // Whether the back swipe goes too differs between system versions.
                hide(\.barHidden, position.guarded, certainty: .possible, modifier, position)
            case .implicitMember, .member: break
            case .closure: break
            default: hide(\.barHidden, .conditional, certainty: .possible, modifier, position)
            }
            return
        }
        guard let content = call.argument("content") ?? call.trailingClosure.map({ Expression.closure($0) }) else { return }
        var inner = position
        // Views outside toolbar items stand at the trailing edge.
        inner.bar = .trailing
        walk(reader.viewArgument(content, scope), inner)
    }

    private func isNavigationBar(_ expression: Expression?) -> Bool {
        switch expression {
        case nil, .implicitMember("navigationBar", _)?, .member(_, "navigationBar", _)?: true
        default: false
        }
    }

    mutating func toolbarItem(_ call: Call, _ scope: ViewScope, _ outer: ViewPosition) {
        var position = outer
        var placement: String?
        if let written = call.argument("placement") { placement = reader.lastName(written) ?? placementName(written) }
        switch placement {
        case "navigationBarLeading"?, "topBarLeading"?, "cancellationAction"?, "navigation"?: position.bar = .leading
        case "bottomBar"?, "keyboard"?, "status"?, "principal"?, "bottomOrnament"?, "title"?, "subtitle"?, "largeTitle"?: position.bar = ViewPosition.Bar.none
        default: position.bar = .trailing
        }
        position.placement = placement
        walk(reader.contents(of: call, scope), position)
    }

    /// `placement: flag ? .a : .b` counts as its first.
    private func placementName(_ expression: Expression) -> String? {
        if case .either(_, let yes, _) = expression { return reader.lastName(yes) }
        return nil
    }

    // MARK: Buttons

    static func action(of call: Call) -> Expression? {
        if let given = call.argument("action") { return given }
        guard let closure = call.trailingClosure else { return nil }
        return .closure(closure)
    }

    mutating func button(_ call: Call, _ scope: ViewScope, _ node: ViewNode, _ position: ViewPosition) {
        var appearance = reader.label(of: call, scope)
        for modifier in node.modifiers where modifier.name == "accessibilityLabel" && appearance.accessibilityLabel == nil {
            appearance.accessibilityLabel = modifier.call.unlabelled.flatMap { reader.string($0, modifier.scope) }
        }
        if call.argument("label") != nil || call.argument("action") != nil {
            let label = call.argument("label") ?? call.trailingClosure.map { .closure($0) }
            var inside = position
            inside.inLabel = true
            if let label { walk(reader.viewArgument(label, scope), inside) }
        }
        var read = readLook(appearance)
        if read.look == .other || read.look == .unknown, let placement = position.placement {
            // What is written on the button says more than where it stands: Close may stand where Cancel does.
            appearance.systemItem = placement
            let placed = readLook(appearance)
            if placed.look != .other, placed.look != .unknown { read = placed }
        }
        let isBarLabel = read.label.map { SwiftUINames.placements.contains($0) } ?? false
        let label = isBarLabel ? appearance.symbol ?? appearance.image : read.label
        let trigger = Trigger(position.triggerKind, look: read.look, label: label)
        var control = Control(read.look, label: label, evidence: read.evidence, guarded: position.guarded, location: node.place)
        guard let written = Self.action(of: call) else { return addControl(control, ViewAction(), position, onlyExits: false) }
        let action = reach(written, scope, trigger, position)
        if let body = written.closure?.body { control.work = WorkReader(project: project).work(in: body, of: scope.type, path: scope.path) }
        if let disabled = node.modifiers.last(where: { $0.name == "disabled" })?.call.unlabelled, project.boolValue(disabled, scope) == nil {
            control.disabledWhen = disabled.testText
        }
        control.hiddenWhen = hiding(of: node, position, scope)
        addControl(control, action, position, onlyExits: false)
    }

    /// The one test under which a button is not drawn, where it asks for something under way.
    private func hiding(of node: ViewNode, _ position: ViewPosition, _ scope: ViewScope) -> String? {
        let faded = node.modifiers.filter { $0.name == "opacity" }.map { $0.call.unlabelled?.emptyTest }
        let tests = position.hiddenWhen + faded
        guard tests.count == 1, let test = tests[0], let type = scope.type, isBusy(test: test), project.changes(test, of: type, needsWrapper: true)
        else { return nil }
        return test
    }

    /// Adds a control with what its action does to the facts of the screen it stands on.
    mutating func addControl(_ bare: Control, _ action: ViewAction, _ position: ViewPosition, onlyExits: Bool) {
        var control = bare
        if let bar = position.barAt, position.bar != nil, bar.path != control.location.path { control.placedAt = bar }
        control.isOpaque = action.isOpaque
        control.doesMore = action.doesMore
        control.calls = action.opaqueCalls
        control.leavesApp = action.leavesApp && action.opaqueCalls.isEmpty && action.found.isEmpty
        for found in action.found {
            switch found.effect {
            case .dismiss(let owner):
                // In a layer of its own, the dismissal of the view around it is not this layer's.
                let isForeign = position.isOtherLayer && owner == home
                let exit = Exit(.dismiss, on: isForeign ? .unknown : .itself, to: isForeign ? owner : nil, guarded: found.guarded)
                control.add(exit, at: found.place)
            case .leave: control.exits.append(Exit(.dismiss, on: .unknown, guarded: found.guarded))
            case .webBack: control.goesBackInWeb = true
            case .set(let key, let value, let written):
                let tests = written.tests
                if value == .bool(false) || value == .null {
                    if key == position.layerKey {
                        control.exits.append(Exit(.dismiss, on: .presenting, guarded: found.guarded))
                    } else {
                        note(.resets, key, found, control, position, tests)
                    }
                } else if case .array(let elements) = value, elements.isEmpty {
                    note(.popsToRoot, key, found, control, position, tests)
                } else if value.isNegation {
                    // In the layer the state presents, the state is on.
                    if key == position.layerKey {
                        control.exits.append(Exit(.dismiss, on: .presenting, guarded: found.guarded))
                    } else {
                        note(.toggles, key, found, control, position, tests)
                    }
                } else {
                    note(value.call?.calledName == "NavigationPath" ? .popsToRoot : .sets, key, found, control, position, tests)
                }
            case .mutate(let key, let name, let arguments, _):
                if name == "removeLast" || name == "popLast" {
                    note(ViewAction.removal(arguments), key, found, control, position)
                }
                if name == "removeAll" { note(.popsToRoot, key, found, control, position) }
            }
        }
        if control.isOpaque {
            for name in action.opaqueCalls where !(findings.drafts[position.draft]?.opaqueActions.contains(name) ?? false) {
                findings.drafts[position.draft, default: ScreenDraft()].opaqueActions.append(name)
            }
            if action.opaqueCalls.isEmpty, findings.drafts[position.draft]?.opaqueActions.isEmpty ?? true {
                findings.drafts[position.draft, default: ScreenDraft()].opaqueActions.append(control.label ?? "action")
            }
        }
        var draft = findings.drafts[position.draft] ?? ScreenDraft()
        // Content shown under several conditions is one screen; its controls are read with each of them.
        let known = draft.facts.leading + draft.facts.trailing + draft.facts.body
        if known.contains(where: { $0.location == control.location && $0.label == control.label && $0.look == control.look }) {
            draft.facts.widen(control, under: position.premise)
            findings.drafts[position.draft] = draft
            return
        }
        guard position.premise != .never else { return }
        control.when = position.premise.circumstances
        switch position.bar {
        case .leading?:
            draft.facts.leading.append(control)
            draft.facts.supplementsBack = true
        case .trailing?: draft.facts.trailing.append(control)
        default:
            let matters = !control.exits.isEmpty || control.isOpaque || control.leavesApp || action.found.contains { found in
                if case .set(_, let value, _) = found.effect { value == .bool(false) || value == .null } else { false }
            }
            if matters || !onlyExits && [.back, .close, .cancel, .commit].contains(control.look) { draft.facts.body.append(control) }
        }
        findings.drafts[position.draft] = draft
    }

    private mutating func note(
        _ kind: ViewFindings.ControlEffect.Kind, _ key: StateKey, _ found: ViewAction.Found, _ control: Control, _ position: ViewPosition,
        _ tests: [String?] = []
    ) {
        findings.effects.append(.init(
            draft: position.draft, control: control.location, kind: kind, key: key, guarded: found.guarded, tests: tests, place: found.place))
    }

    // MARK: Settings

    mutating func setting(_ modifier: ViewModifierCall, _ position: ViewPosition) {
        switch modifier.name {
        case "presentationDetents", "presentationDragIndicator":
            findings.drafts[position.draft, default: ScreenDraft()].facts.detents = true
        default:
            guard let guarded = guardOf(modifier, position) else { return }
            switch modifier.name {
            case "navigationBarBackButtonHidden": hide(\.backHidden, guarded, modifier, position)
            case "navigationBarHidden": hide(\.barHidden, guarded, modifier, position)
            default:
                hide(\.dismissBlocked, guarded, test: modifier.call.unlabelled?.testText, modifier, position)
                findings.drafts[position.draft, default: ScreenDraft()].facts.dismissGuard = true
            }
        }
    }

    /// The guard of a setting with an optional Boolean; nil when it is literally off.
    private func guardOf(_ modifier: ViewModifierCall, _ position: ViewPosition) -> Guard? {
        guard let value = modifier.call.unlabelled else { return position.guarded }
        switch project.boolValue(value, modifier.scope) {
        case true?: return position.guarded
        case false?: return nil
        case nil: return .conditional
        }
    }

    private mutating func hide(
        _ fact: WritableKeyPath<ScreenFacts, Setting?>, _ guarded: Guard, certainty: Certainty = .certain, test: String? = nil,
        _ modifier: ViewModifierCall, _ position: ViewPosition
    ) {
        let known = findings.drafts[position.draft]?.facts[keyPath: fact]
        if let known, known.guarded == .always || guarded != .always { return }
        findings.drafts[position.draft, default: ScreenDraft()].facts[keyPath: fact] = Setting(
            guarded, certainty: certainty, test: guarded == .always ? nil : test, location: modifier.place)
    }

    // MARK: At the site

    /// What the site puts on a target: bar items, locks, and whatever else its modifiers do there.
    mutating func readSite(
        _ target: ViewTarget, id: String, _ verb: Verb, _ position: ViewPosition, key: StateKey?, among all: [ViewTarget] = []
    ) -> (installs: [Control], blocked: Guard?, hidesBar: Bool) {
        guard !target.modifiers.isEmpty else { return ([], nil, false) }
        if case .inline = target.kind {
            // They belong to the views composed there.
            var inside = ViewPosition(screen: id)
            inside.isOtherLayer = verb.effect == .present
            inside.layerKey = key
            for modifier in target.modifiers { apply(modifier, to: bareNode(target), inside) }
            return ([], nil, false)
        }
        let pseudo = "\u{0}\(id)"
        let outer = findings.drafts[pseudo]
        findings.drafts[pseudo] = ScreenDraft()
        var site = position
        // Where the site shows it, what the site puts on it is there.
        site.premise = .always
        site.draft = pseudo
        site.includesForeign = !target.wrappers.isEmpty
        site.isOtherLayer = verb.effect != .root && verb.effect != .tab && verb.effect != .column && verb.effect != .embed
        site.layerKey = key
        if verb.effect != .embed { site.lazyContainer = nil }
        if !id.hasPrefix("system:"), verb.effect != .embed { site.on = id }
        for modifier in target.modifiers {
            var here = site
            if verb.effect == .root, modifier.name != "navigationDestination" { here.on = nil }
            // What is no view of the project names no stack; a view that is shown in its place does.
            if modifier.name == "navigationDestination", id.hasPrefix("system:"), all.contains(where: { $0.hasInPlace(modifier) }) { continue }
            if modifier.scope.home != home, modifier.name != "toolbar", !SwiftUINames.presentations.contains(modifier.name) { continue }
            apply(modifier, to: bareNode(target), here)
        }
        let draft = findings.drafts[pseudo] ?? ScreenDraft()
        findings.drafts[pseudo] = outer
        if case .project(let name) = target.kind {
            if draft.facts.detents { findings.drafts[name, default: ScreenDraft()].facts.detents = true }
            if let hidden = draft.facts.backHidden { findings.siteBackHidden.append((name, hidden)) }
        }
        findings.effects = findings.effects.filter { $0.draft != pseudo }
        let installs = draft.facts.leading + draft.facts.trailing
        return (installs, draft.facts.dismissBlocked?.guarded, draft.facts.barHidden?.guarded == .always)
    }

    private func bareNode(_ target: ViewTarget) -> ViewNode {
        ViewNode(kind: .group([]), place: target.place, site: target.place, home: target.home)
    }
}

extension ScreenFacts {
    /// A control that was read before stands under another test as well.
    fileprivate mutating func widen(_ control: Control, under premise: Premise) {
        func widen(_ controls: inout [Control]) {
            for index in controls.indices where controls[index].location == control.location && !controls[index].when.isEmpty {
                controls[index].when = (Premise(anyOf: controls[index].when) || premise).circumstances
            }
        }
        widen(&leading)
        widen(&trailing)
        widen(&body)
    }
}

extension SwiftUINames {
    static let placements: Set<String> = [
        "navigationBarLeading", "navigationBarTrailing", "topBarLeading", "topBarTrailing", "primaryAction", "secondaryAction", "automatic",
        "cancellationAction", "confirmationAction", "destructiveAction", "principal", "bottomBar", "keyboard", "navigation", "status",
        "cancel", "close", "confirm", "destructive", "topBarPinnedTrailing",
    ]
}

extension Control {
    /// Adds an exit with its place. One that is taken at several places is one exit, of no place of its own.
    fileprivate mutating func add(_ exit: Exit, at place: Span) {
        let known = exits.firstIndex { other in
            var bare = other
            bare.location = nil
            return bare == exit
        }
        guard let known else {
            var placed = exit
            placed.location = place
            return exits.append(placed)
        }
        if exits[known].location != place { exits[known].location = nil }
    }
}
