// `NavigationView`: a stack, or columns, by its style and by how many views it holds.

extension ViewReader {
    /// The columns of a NavigationView that holds several views and is not told to be a stack; nil for any other view.
    mutating func columns(of node: ViewNode) -> [(name: String, views: ViewNode)]? {
        guard case .system("NavigationView", let call, let scope) = node.kind, !isStackStyle(node) else { return nil }
        let views = sideBySide(contents(of: call, scope))
        guard views.count > 1 else { return nil }
        let names = views.count == 2 ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
        return zip(names, views).map { (name: $0, views: $1) }
    }

    /// `.navigationViewStyle(.stack)`: only the first of its views is ever shown.
    func isStackStyle(_ node: ViewNode) -> Bool {
        guard let style = node.modifiers.last(where: { $0.name == "navigationViewStyle" })?.call.unlabelled else { return false }
        switch style {
        case .implicitMember("stack", _), .member(_, "stack", _): return true
        case .call(let call): return call.calledName == "StackNavigationViewStyle" || call.calledName == "stack"
        // A style that is decided elsewhere may be any.
        case .name, .either: return true
        default: return false
        }
    }

    private func sideBySide(_ nodes: [ViewNode]) -> [ViewNode] {
        nodes.flatMap { node -> [ViewNode] in
            if case .group(let inner) = node.kind, node.modifiers.isEmpty { return sideBySide(inner) }
            return [node]
        }
    }
}
