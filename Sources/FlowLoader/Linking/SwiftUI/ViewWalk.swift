import Diagnostics
import FlowGraph

/// Walks the code of one view, or of one app or scene, and notes what it does.
struct ViewWalk {
    let project: Project
    let home: String
    var reader: ViewReader
    var findings: ViewFindings
    private var depth = 0

    init(_ project: Project, home: String, findings: ViewFindings) {
        self.project = project
        self.home = home
        self.findings = findings
        reader = ViewReader(project)
    }

    var actions: ActionReader { ActionReader(project: project, hops: 2) }
    /// Links and intents go through routers.
    private var entryActions: ActionReader { ActionReader(project: project, hops: 3) }

    /// Reads a view's body as the screen of its own name.
    mutating func readView() {
        findings.drafts[home, default: ScreenDraft()].kind = .screen
        let scope = ViewScope(type: home, home: home, path: project.types[home]?.path ?? "")
        let nodes = reader.body(of: home, scope)
        if isTabBar(nodes) { findings.drafts[home, default: ScreenDraft()].kind = .tab }
        walk(nodes, ViewPosition(screen: home))
    }

    // MARK: Nodes

    mutating func walk(_ nodes: [ViewNode], _ position: ViewPosition) {
        guard depth < 60 else { return }
        depth += 1
        defer { depth -= 1 }
        for node in nodes { walk(node, position) }
    }

    private mutating func walk(_ node: ViewNode, _ outer: ViewPosition) {
        var position = outer
        position.certainty = min(outer.certainty, node.certainty)
        position.premise = outer.premise && node.premise
        position.hiddenWhen += node.hiddenWhen
        for modifier in node.modifiers { apply(modifier, to: node, position) }
        let isMine = node.home == home || position.includesForeign
        switch node.kind {
        case .group(let inner): walk(inner, position)
        case .choice(let arms, let exhaustive):
            var inner = position
            inner.guarded = position.guarded.and(exhaustive && arms.count > 1 ? .exclusive : .conditional)
            for arm in arms { walk(arm, inner) }
        case .project(let name, let call, let scope):
            if node.home == home { embed(name, node, position) }
            given(call, to: name, scope, position)
            if position.bar != nil || position.includesForeign {
                var inner = position
                inner.includesForeign = true
                walk(reader.expanded(name, call, scope), inner)
            }
        case .held(let name): if isMine { embed(name, node, position) }
        case .wrapper(let name, let call, let scope, let inner):
            given(call, to: name, scope, position)
            var inside = position
            // In a bar, the buttons of a view that shows what it is given are the screen's.
            if position.bar != nil { inside.includesForeign = true }
            if node.home == home {
                inside.usedAt = node.site
                if bringsStack(inner) {
                    // The stack it puts around what it is given is this view's; so is what else it draws there.
                    findings.placed.insert(node.place)
                    findings.open[name, default: []].insert("it is taken for what it shows where it is shown")
                    inside.includesForeign = true
                } else {
                    embed(name, node, position)
                }
            }
            walk(inner, inside)
        case .foreign(let name, let inner):
            var unsure = position
            unsure.enclosed = position.enclosed ?? name
            unsure.guarded = position.guarded.and(.conditional)
            unsure.certainty = min(position.certainty, .likely)
            if isMine, inner.allSatisfy(isUnknown) { findings.drafts[position.draft, default: ScreenDraft()].noteOpaque(name) }
            openAll(inner, "it is given to a container that is not in the sources")
            walk(inner, unsure)
        case .parameter, .unknown: return
        case .system(let name, let call, let scope): system(name, call, scope, node, position, isMine: isMine)
        }
    }

    private mutating func system(
        _ name: String, _ call: Call, _ scope: ViewScope, _ node: ViewNode, _ outer: ViewPosition, isMine: Bool
    ) {
        var position = outer
        if position.lazyContainer == nil, SwiftUINames.lazy.contains(name) { position.lazyContainer = name }
        switch name {
        case "NavigationStack", "NavigationView": stack(name, call, scope, node, position)
        case "TabView": tabs(call, scope, node, position)
        case "NavigationSplitView": columns(call, scope, node, position)
        case "NavigationLink": link(call, scope, node, position)
        case "Button":
            guard !isMine else { return button(call, scope, node, position) }
            // A button of a view that shows what it is given: what this view gives it may be its label.
            guard call.argument("label") != nil || call.argument("action") != nil else { return }
            let label = call.argument("label") ?? call.trailingClosure.map { .closure($0) }
            if let label { walk(reader.viewArgument(label, scope), position) }
        case "Menu":
            position.inMenu = true
            walk(reader.contents(of: call, scope), position)
        case "TextField", "SecureField", "TextEditor":
            // What is kept as it is typed is lost to nobody.
            if keepsText(call, scope) { return }
            if isMine, findings.drafts[position.draft, default: ScreenDraft()].facts.input == .none || position.inForm {
                findings.drafts[position.draft, default: ScreenDraft()].facts.input = position.inForm ? .form : .text
            }
            // The same field may be read under several conditions.
            if isMine, findings.textPlaces.insert(node.place).inserted { findings.drafts[position.draft, default: ScreenDraft()].facts.inputs += 1 }
        case "Toggle", "Picker", "DatePicker", "Stepper", "Slider":
            walk(reader.contents(of: call, scope), position)
        case "WebView":
            guard isMine else { return }
            let setting = node.modifiers.last { $0.name == "webViewBackForwardNavigationGestures" }
            let isOff = setting?.call.unlabelled.map { if case .implicitMember("disabled", _) = $0 { true } else { false } } ?? false
            findings.drafts[position.draft, default: ScreenDraft()].facts.web.append(
                WebFact(api: "WebView", gestures: isOff ? .off : .on, loads: .remote, location: node.place))
        case "List", "ForEach", "Table", "OutlineGroup":
            position.inRow = true
            position.inSelection = position.inSelection || call.argument("selection") != nil
            walk(reader.rows(of: call, scope), position)
        case "Form":
            position.inForm = true
            walk(reader.contents(of: call, scope), position)
        case "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu": toolbarItem(call, scope, position)
        default:
            guard !SwiftUINames.leaves.contains(name) else { return }
            if isMine, handsActions(to: name, call, scope) { findings.drafts[position.draft, default: ScreenDraft()].noteOpaque(name) }
            walk(reader.contents(of: call, scope, binding: [.element(nil), .element(nil)]), position)
        }
    }

    /// The text is bound to a property of the view that the defaults or the scene's state keep, `@AppStorage`, or to one of an object of the
    /// app's database: what is typed is in it at once.
    private func keepsText(_ call: Call, _ scope: ViewScope) -> Bool {
        guard let type = scope.type, let bound = call.argument("text") ?? call.arguments.last?.value else { return false }
        let name: String
        switch bound {
        case .name(let written, _), .member(.name("self", _), let written, _): name = written
        case .member(.name(let object, _), _, _) where object.hasPrefix("$") && scope.binding(object) == nil:
            guard let property = project.property(object.withoutDollar, of: type), let written = property.facts.type,
                let kept = project.resolve(written.name, from: property.owner)
            else { return false }
            return project.types[kept]?.attributes.contains { $0.name == "Model" } == true || project.isKind(kept, of: "NSManagedObject")
        default: return false
        }
        guard name.hasPrefix("$"), scope.binding(name) == nil, let property = project.property(name.withoutDollar, of: type)?.facts else { return false }
        return property.attributes.contains { ["AppStorage", "SceneStorage"].contains($0.name) }
    }

    /// A view that is not in the sources is given code to run that makes no view: it has controls of its own.
    private mutating func handsActions(to name: String, _ call: Call, _ scope: ViewScope) -> Bool {
        guard name.startsUppercase, !ViewReader.transparent.contains(name) else { return false }
        return call.arguments.contains { argument in
            argument.value.closure.map { !$0.body.isEmpty && reader.closure($0, scope).allSatisfy(isUnknown) } ?? false
        }
    }

    private func isUnknown(_ node: ViewNode) -> Bool { if case .unknown = node.kind { true } else { false } }

    /// A stack of another view's code is around something of this view.
    private mutating func bringsStack(_ nodes: [ViewNode], depth: Int = 0) -> Bool {
        guard depth < 20 else { return false }
        for node in nodes where node.home != home {
            switch node.kind {
            case .system(let name, let call, let scope):
                guard !SwiftUINames.leaves.contains(name) else { continue }
                let contents = reader.contents(of: call, scope)
                if SwiftUINames.stacks.contains(name) {
                    if contents.contains(where: { $0.shows(from: home) }) { return true }
                } else if bringsStack(contents, depth: depth + 1) {
                    return true
                }
            case .group(let inner), .foreign(_, let inner), .wrapper(_, _, _, let inner):
                if bringsStack(inner, depth: depth + 1) { return true }
            case .choice(let arms, _): if bringsStack(arms.flatMap { $0 }, depth: depth + 1) { return true }
            default: continue
            }
        }
        return false
    }

    // MARK: Composition

    /// A view of the project composed in place. Pruned later where there is nothing in it that matters.
    private mutating func embed(_ name: String, _ node: ViewNode, _ position: ViewPosition) {
        findings.placed.insert(node.place)
        if node.certainty == .possible { findings.open[name, default: []].insert("nothing here makes what it is shown for") }
        if project.isRepresentable(name), let web = findings.webFacts[name] {
            findings.drafts[position.draft, default: ScreenDraft()].facts.web.append(web)
        }
        guard position.draft == position.screen, name != position.screen else { return }
        var embedding = Transition(
            verb: .embed, from: position.screen, to: name, enclosed: position.enclosed, on: position.on, guarded: position.guarded,
            certainty: position.certainty, lazyContainer: position.lazyContainer, location: node.site)
        switch node.kind {
        case .project(_, let call, _), .wrapper(_, let call, _, _): embedding.omits = project.closuresLeftOut(by: call, of: name)
        default: break
        }
        findings.transitions.append(embedding)
    }

    /// Closures handed to a view of the project: what they do is started by something in there. State handed to it stays the state it is.
    mutating func given(_ call: Call, to type: String, _ scope: ViewScope, _ position: ViewPosition) {
        noteHandedState(call, to: type, scope, layer: position.layerKey)
        for argument in call.arguments {
            guard let closure = argument.value.closure else { continue }
            reach(.closure(closure), scope, Trigger(.unknown, function: argument.label), position)
        }
    }

    /// Notes what starts the code of an action.
    @discardableResult
    mutating func reach(
        _ expression: Expression, _ scope: ViewScope, _ trigger: Trigger, _ position: ViewPosition, entry: String? = nil
    ) -> ViewAction {
        let action = (entry == nil ? actions : entryActions).read(expression, scope)
        for found in action.found {
            let known = findings.reached[found.place]
            if known == nil || known?.trigger.kind == .unknown && trigger.kind != .unknown {
                findings.reached[found.place] = .init(
                    trigger: trigger, screen: position.screen, guarded: found.guarded, layerKey: position.layerKey, isInStack: position.stackPlace != nil)
            } else if let known, known.trigger.kind == trigger.kind, found.guarded == .always {
                findings.reached[found.place]?.guarded = .always
            }
            if let entry {
                findings.entryEffects.append(
                    .init(entry: entry, effect: found.effect, guarded: found.guarded, place: found.place, screen: position.screen))
            }
            if case .dismiss(let owner) = found.effect, !project.isShownView(owner), !position.draft.hasPrefix("\u{0}") {
                // A modifier's or toolbar type's own environment is that of the view it is put on.
                exit(.dismiss, found, trigger, position)
            }
        }
        return action
    }

    private mutating func exit(_ verb: Verb, _ found: ViewAction.Found, _ trigger: Trigger, _ position: ViewPosition) {
        let isKnown = findings.transitions.contains {
            $0.verb == verb && $0.location == found.place && $0.from == position.screen
        }
        guard !isKnown else { return }
        findings.transitions.append(
            Transition(verb: verb, from: position.screen, to: nil, trigger: trigger, guarded: found.guarded, location: found.place))
    }

    mutating func openAll(_ nodes: [ViewNode], _ reason: String) {
        for node in nodes {
            switch node.kind {
            case .project(let name, _, _), .held(let name), .wrapper(let name, _, _, _):
                if node.home == home { findings.open[name, default: []].insert(reason) }
            case .group(let inner), .foreign(_, let inner): openAll(inner, reason)
            case .choice(let arms, _): for arm in arms { openAll(arm, reason) }
            default: continue
            }
        }
    }
}
