import Diagnostics
import FlowGraph

/// Who posts the project's notifications, and who stops listening once something stands over it.
struct Posters: Sendable {
    private let project: Project
    /// The screens whose controls post a notification, by the last part of its name; nil where other code posts it too.
    private var found: [String: Set<String>?] = [:]
    /// Notifications that only completions of dismissals post, by the last part of their names.
    private var followingDismissals: Set<String> = []

    init(project: Project, runs: [UnitRun], triggers: [String: Trigger]) {
        self.project = project
        let posts = runs.flatMap(\.interpreter.marks).compactMap { mark -> (name: String, isAfter: Bool)? in
            if case .post(let name) = mark.kind { (name, mark.followsDismissal) } else { nil }
        }
        followingDismissals = Set(posts.filter(\.isAfter).map(\.name)).subtracting(posts.filter { !$0.isAfter }.map(\.name))
        for run in runs {
            for mark in run.interpreter.marks {
                guard case .post(let name) = mark.kind else { continue }
                guard let type = run.unit.selfType, OperationLinks.isNode(type, of: project), !run.unit.function.facts.isStatic,
                    // A closure runs in its own time, when who knows what is up.
                    mark.point.handler == nil, let trigger = triggers["\(type).\(run.unit.function.facts.fullName)"], trigger.kind.isTouch
                else {
                    found[name] = .some(nil)
                    continue
                }
                if case .some(nil) = found[name] { continue }
                found[name] = .some((found[name].flatMap { $0 } ?? []).union([type]))
            }
        }
    }

    /// Whether all that post the notification have closed a layer first.
    func closeFirst(_ notification: String) -> Bool { followingDismissals.contains(notification) }

    func occasion(of registration: Registration, in run: UnitRun) -> Occasion {
        let location = Span(path: registration.site.path, registration.site.place)
        var occasion = Occasion(registration.kind, name: registration.name, isOnce: registration.isOnce, location: location)
        guard registration.kind == .observer else { return occasion }
        occasion.posters = screens(posting: registration.name)
        occasion.endsWhenCovered = (registration.method?.type ?? run.unit.selfType).map { takesOff(registration.name, $0) } ?? false
        return occasion
    }

    /// The screens whose controls post it, sorted; empty where code that no control starts may do so, or none is known to.
    private func screens(posting notification: String) -> [String] {
        notification.isEmpty ? [] : (found[notification].flatMap { $0 } ?? []).sorted()
    }

    /// Whether the class stops observing the notification, or all of them, when its view disappears.
    private func takesOff(_ notification: String, _ type: String) -> Bool {
        guard !notification.isEmpty else { return false }
        return ["viewWillDisappear", "viewDidDisappear"].contains { name in
            project.functions(name, of: type).contains { function in
                var takesOff = false
                visitExpressions(in: function.facts.body ?? []) { expression in
                    guard case .call(let call) = expression, call.calledName == "removeObserver", case .name("self", _)? = call.arguments.first?.value
                    else { return }
                    let named = call.arguments.first { $0.label == "name" }
                    takesOff = takesOff || named.map { lastName($0.value) == notification } ?? true
                }
                return takesOff
            }
        }
    }

    private func lastName(_ expression: Expression) -> String? {
        switch expression {
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name
        case .string(let text): text
        case .forced(let inner): lastName(inner)
        case .call(let call): call.arguments.count == 1 ? call.arguments.first.flatMap { lastName($0.value) } : nil
        default: nil
        }
    }
}

extension Trigger.Kind {
    /// The user touches something on the screen.
    fileprivate var isTouch: Bool {
        switch self {
        case .leadingItem, .trailingItem, .bodyButton, .row, .gesture, .menu: true
        case .lifecycle, .async, .entry, .unknown, .callback: false
        }
    }
}
