import FlowGraph

// Calls that the configuration explains, and those of well-known packages that present: they are not followed, whoever declares them.

/// A way of a package's to present a controller.
private struct Presenter {
    var name: String
    /// The labels its arguments begin with.
    var labels: [String]
    /// It puts a navigation container of its own around what it presents, in a panel that a tap beside it closes.
    var wraps = false

    static let known = [
        Presenter(name: "show", labels: ["sourceViewController", "viewController"], wraps: true),
        Presenter(name: "presentPanModal", labels: ["_"]),
        Presenter(name: "presentAsStork", labels: ["_"]),
        Presenter(name: "presentAsLark", labels: ["_"]),
    ]
}

extension Interpreter {
    /// The result of a call that the configuration has a word for, or of a known presenter; nil for any other.
    mutating func configuredCall(_ name: String, on receiver: Value, _ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope) -> [Value]? {
        let names = project.names
        if let known = Presenter.known.first(where: { $0.name == name }), call.arguments.map({ $0.label ?? "_" }).starts(with: known.labels) {
            return present(arguments, wrapped: known.wraps, isPanel: known.wraps, on: receiver, call, in: &scope)
        }
        guard names.explainsCalls else { return nil }
        let owner: String? = if case .metatype(let type) = receiver { type } else { typeName(of: receiver) }
        func isIn(_ list: [String]) -> Bool {
            if let selector = call.selector, list.contains(selector) { return true }
            return ProjectNames.list(list, has: name, labels: call.arguments.map { $0.label ?? "_" }, owner: owner)
        }
        let wraps = isIn(names.wrappers)
        if isIn(names.presenters) { return present(arguments, wrapped: wraps, on: receiver, call, in: &scope) }
        if wraps {
            let content = shown(among: arguments)
            guard !content.isEmpty else { return nil }
            runClosures(arguments, as: .plain)
            return content.map { wrapped($0, call, in: scope) }
        }
        guard isIn(names.exits) else { return nil }
        // Pop or dismissal, whichever fits the place: nothing is said of what it does.
        record(.dismiss, [], on: .unknown, call, in: scope)
        runClosures(arguments, as: .plain)
        return [.unknown]
    }

    private mutating func present(
        _ arguments: [EvaluatedArgument], wrapped wraps: Bool, isPanel: Bool = false, on receiver: Value, _ call: Call, in scope: inout Scope
    ) -> [Value] {
        let given = shown(among: arguments)
        let shown = given.map { withOwnStyle(wraps ? wrapped($0, call, in: scope) : $0, isPanel: isPanel) }
        record(.present, shown.isEmpty ? [.unknown] : shown, on: isAsked(receiver) ? receiver : .me, call, in: scope)
        runClosures(arguments, as: .plain)
        return [.unknown]
    }

    private func isAsked(_ receiver: Value) -> Bool {
        typeName(of: receiver).map { project.mayBeViewController($0) && project.isViewController($0) } ?? false
    }

    /// The controllers that the first argument holding any other than `self` can be.
    private func shown(among arguments: [EvaluatedArgument]) -> [Value] {
        for argument in arguments {
            let screens = argument.values.filter { value in
                switch value {
                case .object: isScreen(value)
                case .existing(let type, _): isController(type)
                case .parameter(_, let type?): isController(type) || type == "UIViewController"
                default: false
                }
            }
            if !screens.isEmpty { return screens }
        }
        return []
    }

    private mutating func wrapped(_ content: Value, _ call: Call, in scope: Scope) -> Value {
        var container = ObjectState(className: "UINavigationController", branch: scope.branch, path: scope.path, place: call.place)
        container.root = [content]
        objects.append(container)
        return .object(objects.count - 1)
    }

    /// How a presenter of the project's or a package's moves what it shows is its own business.
    private mutating func withOwnStyle(_ content: Value, isPanel: Bool) -> Value {
        if case .object(let index) = content, objects[index].style == nil { objects[index].style = isPanel ? .panel : .custom }
        return content
    }
}
