import Diagnostics
import FlowGraph

// Containers that are filled otherwise than by one list: tabs as values, lists added to in place, search, and what the system asks for.

extension Interpreter {
    /// The controllers of a list of `UITab`s: what their closures make, those of groups included.
    func contentOfTabs(_ value: Value) -> Value {
        guard case .list(let elements) = value else { return value }
        return .list(elements.flatMap { element in element.flatMap { contentOfTab($0, depth: 0) } })
    }

    private func contentOfTab(_ value: Value, depth: Int) -> [[Value]] {
        guard depth < 4, case .object(let index) = value, Self.tabClasses.contains(objects[index].className) else { return [[value]] }
        let tab = objects[index]
        let own = tab.root.isEmpty ? [] : [tab.root]
        let inner = (tab.arguments["children"] ?? tab.properties["children"] ?? []).flatMap { list -> [[Value]] in
            guard case .list(let elements) = list else { return [[.unknown]] }
            return elements.flatMap { element in element.flatMap { contentOfTab($0, depth: depth + 1) } }
        }
        return own.isEmpty && inner.isEmpty ? [[.unknown]] : own + inner
    }

    static let tabClasses: Set<String> = ["UITab", "UISearchTab", "UITabGroup"]

    /// What the closure that a tab is made with returns: `UITab(title:…) { _ in … }`.
    mutating func contentProvided(to type: String, by arguments: [EvaluatedArgument]) -> [Value] {
        guard Self.tabClasses.contains(type) else { return [] }
        let providers = arguments.filter { $0.label == "viewControllerProvider" || $0.isTrailing }.flatMap(\.values)
        return unique(providers.flatMap { provider -> [Value] in
            guard case .closure(let index) = provider else { return [] }
            let state = closures[index]
            var inner = state.scope
            inner.depth += 1
            guard inner.depth <= Self.depthLimit, spend() else { return [.unknown] }
            for name in state.closure.parameters { inner.locals[name] = [.unknown] }
            return quietly { $0.run(state.closure.body, in: &inner).returned }
        })
    }

    /// `viewControllers?.append(x)`: one more tab, column or level.
    mutating func addsChild(to list: Expression, _ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope) -> Bool {
        guard let added = arguments.first, let container = containerOfList(list, in: &scope), let type = typeName(of: container),
            project.property("viewControllers", of: type) == nil
        else { return false }
        let verb: Verb? = switch project.kind(of: type) {
        case .tab: .tab
        case .split: .column
        // What is inserted lower in a stack is not shown, but stands behind.
        case .nav: added.label == nil && arguments.count == 1 ? .push : nil
        default: nil
        }
        guard let verb else { return false }
        let isRoot = if verb == .push, case .object(let index) = container { objects[index].root.isEmpty } else { false }
        if case .object(let index) = container {
            objects[index].children.append(added.values)
            if isRoot { objects[index].root = added.values }
        }
        if isRecording, !isRoot {
            var new = operation(verb, added.values, on: container, call.place, in: scope)
            new.isListElement = true
            operations.append(new)
        }
        return true
    }

    /// The container whose `viewControllers` the expression names.
    private mutating func containerOfList(_ list: Expression, in scope: inout Scope) -> Value? {
        switch list {
        case .name("viewControllers", _): return scope.locals["viewControllers"] == nil ? scope.itself : nil
        case .member(let base, "viewControllers", _):
            let values = evaluate(base, in: &scope)
            return values.count == 1 ? values[0] : nil
        case .forced(let inner): return containerOfList(inner, in: &scope)
        default: return nil
        }
    }

    /// A search controller put into a screen's bar comes over the screen with its results.
    mutating func recordSearch(_ values: [Value], on screen: Value, at place: Place, in scope: Scope) {
        let filled = values.filter { value in
            guard case .object(let index) = value else { return false }
            return !objects[index].root.isEmpty
        }
        guard isRecording, !filled.isEmpty else { return }
        operations.append(operation(.present, filled, on: screen, place, in: scope))
    }

    // MARK: Asked for by the system

    /// Functions whose result the system puts into a container. What they return is recorded at their own name.
    mutating func recordAsked(_ function: Declared<FunctionFacts>, _ returned: [Value], in scope: Scope) {
        let shown = returned.filter { $0 != .null && $0 != .unknown }
        guard isRecording, !shown.isEmpty, let selfType else { return }
        switch function.facts.fullName {
        case "pageViewController(_:viewControllerBefore:)", "pageViewController(_:viewControllerAfter:)":
            guard let pages = pages(of: selfType, in: scope) else { return }
            operations.append(operation(.embed, shown, on: pages, function.facts.place, in: scope))
        default: break
        }
    }

    /// The page controller that a data source serves: itself, or the one that its class makes or keeps.
    private mutating func pages(of type: String, in scope: Scope) -> Value? {
        if project.kind(of: type) == .page { return .me }
        let kept = (project.types[type]?.properties ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        for property in kept {
            let declared = property.facts.type.map { project.className($0, from: type) }
            guard declared == nil || declared.map(project.kind(of:)) == .page else { continue }
            let values = value(of: property, on: .me, type: type).filter { typeName(of: $0).map(project.kind(of:)) == .page }
            if let first = values.first { return first }
        }
        return nil
    }
}
