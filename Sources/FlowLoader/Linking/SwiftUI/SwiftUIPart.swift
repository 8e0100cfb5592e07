import Diagnostics
import FlowGraph

/// What the bodies of the project's views, apps, scenes and intents say, each by itself: it needs nothing of UIKit's code.
func viewFindings(of project: Project) -> ViewFindings {
    var findings = ViewFindings()
    for name in project.types.keys.sorted() where project.isRepresentable(name) {
        if let web = webFact(of: name, in: project) { findings.webFacts[name] = web }
    }
    for name in project.types.keys.sorted() {
        let all = project.ancestors(of: name)
        guard let type = project.types[name], type.kind != .protocol, !all.contains("PreviewProvider") else { continue }
        if all.contains("App") || all.contains("Scene") {
            var walk = ViewWalk(project, home: name, findings: findings)
            walk.readScene()
            walk.readMacBody(isScene: true)
            findings = walk.findings
        } else if project.isView(name) {
            var walk = ViewWalk(project, home: name, findings: findings)
            walk.readView()
            walk.readMacBody(isScene: false)
            findings = walk.findings
        } else if all.contains("AppIntent") {
            var walk = ViewWalk(project, home: name, findings: findings)
            walk.readIntent()
            findings = walk.findings
        }
    }
    for (name, web) in findings.webFacts.sorted(by: { $0.key < $1.key }) {
        findings.drafts[name, default: ScreenDraft()].facts.web = [web]
    }
    return findings
}

/// The SwiftUI half of the graph: screens, transitions and facts of the project's views, by what `viewFindings` has found. `representables` are the controllers that views
/// stand for, as UIKit's code tells; `touching` are the views that other code shows or that show something by other code; `hosted` are the places where views are made
/// that other code hosts and shows.
func swiftUIPart(
    of project: Project, _ findings: ViewFindings? = nil, representables: [Transition] = [], touching others: Set<String> = [],
    hosted: Set<Span> = []
) -> GraphPart {
    ViewJoining(project, findings ?? viewFindings(of: project), representables: representables, touching: others, hosted: hosted).part()
}

/// The project's views an expression can stand for, modifiers and type erasure peeled off, containers around them noted.
///
/// For code that shows a view from outside SwiftUI: `UIHostingController(rootView: …)`. `owner` is the type whose code the
/// expression is written in.
func viewTargets(of expression: Expression, from owner: String?, in project: Project) -> [ViewTarget] {
    var reader = ViewReader(project)
    let path = owner.flatMap { project.types[$0]?.path } ?? ""
    let nodes = reader.views(of: expression, ViewScope(type: owner, home: owner ?? "", path: path))
    var unknown: [String] = []
    let targets = reader.targets(of: nodes, unknown: &unknown).filter { if case .project = $0.kind { true } else { false } }
    return targets.map { target in
        guard target.wrapped == nil, let other = targets.first(where: { $0.place == target.place && $0.wrapped != nil }) else { return target }
        // One making that stands in a stack or in none, and no device decides which: what code around it decides is not known.
        guard target.premise.devices.isEmpty || other.premise.devices.isEmpty else { return target }
        var open = target
        open.enclosed = target.enclosed ?? other.wrapped
        return open
    }
}

/// What the code around a hosted view puts on it: bar items, locks, a bar that is hidden. `owner` is as for `viewTargets`.
func siteFacts(of target: ViewTarget, from owner: String?, in project: Project) -> (installs: [Control], blocked: Guard?, hidesBar: Bool) {
    guard !target.modifiers.isEmpty else { return ([], nil, false) }
    var walk = ViewWalk(project, home: owner ?? "", findings: ViewFindings())
    return walk.readSite(target, id: target.type, .present, ViewPosition(screen: target.type), key: nil)
}

extension Project {
    /// Whether running an intent brings the app to the front.
    func opensApp(_ intent: String) -> Bool {
        let opens = property("openAppWhenRun", of: intent)?.facts
        return opens?.value == .bool(true) || opens?.getter.map { [.evaluate(.bool(true))] == $0 } ?? false
    }
}

extension ViewWalk {
    /// An app's or a scene's windows.
    mutating func readScene() {
        guard let body = project.property("body", of: home), body.facts.getter != nil else { return }
        let nodes = reader.body(of: home, ViewScope(type: home, home: home, path: body.path))
        windows(nodes, ViewPosition(screen: "flow:\(home)"))
    }

    mutating func windows(_ nodes: [ViewNode], _ position: ViewPosition) {
        for node in nodes {
            switch node.kind {
            case .group(let inner): windows(inner, position)
            case .choice(let arms, let exhaustive):
                var inner = position
                inner.guarded = position.guarded.and(exhaustive ? .exclusive : .conditional)
                for arm in arms { windows(arm, inner) }
            case .system(let name, let call, let scope) where ["WindowGroup", "Window", "DocumentGroup"].contains(name):
                var contents: [ViewNode] = []
                for argument in call.arguments {
                    let isContent = argument.isTrailing || ["content", "editor", "viewing"].contains(argument.label)
                    if isContent { contents += reader.viewArgument(argument.value, scope, binding: [.element(nil)]) }
                }
                let found = targets(of: contents, .root, at: node.place, position)
                let shown = show(found, .root, at: node.place, position, word: "window") { transition, _ in transition.receiver = .windowRoot }
                if let events = node.modifiers.first(where: { $0.name == "handlesExternalEvents" }) { opens(shown.indices, for: events) }
                if found.isEmpty {
                    let reason = "the window's content could not be read"
                    findings.unresolved.append(Unresolved(verb: .root, from: position.screen, reason: reason, location: node.place))
                }
            default: continue
            }
            for modifier in node.modifiers { apply(modifier, to: node, position) }
        }
    }

    /// A scene that opens a window for links and activities.
    private mutating func opens(_ windows: [Int], for events: ViewModifierCall) {
        let stem = "url@\(home).\(events.name)"
        let others = findings.entries.filter { $0.id == stem || $0.id.hasPrefix(stem + "#") }
        let id = others.isEmpty ? stem : "\(stem)#\(others.count + 1)"
        findings.entries.append(Entry(id: id, kind: .url, handler: "\(home).\(events.name)", location: events.place))
        for window in windows {
            var copy = findings.transitions[window]
            copy.entry = id
            copy.trigger = Trigger(.entry)
            findings.transitions.append(copy)
        }
    }

    /// An intent that opens the app and sets state that shows something.
    mutating func readIntent() {
        guard project.opensApp(home), let perform = project.functions("perform", of: home).first, let body = perform.facts.body else { return }
        let place = Span(path: perform.path, perform.facts.place)
        let id = "intent@\(home).perform()"
        findings.entries.append(Entry(id: id, kind: .intent, handler: "\(home).perform()", location: place))
        let closure = Expression.closure(Closure(parameters: [], body: body, place: perform.facts.place))
        reach(
            closure, ViewScope(type: home, home: home, path: perform.path), Trigger(.entry, function: "perform()"),
            ViewPosition(screen: "flow:\(home)"), entry: id)
    }
}
