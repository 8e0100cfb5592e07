import FlowGraph

// Which tab views have no tabs to choose from.

extension ViewWalk {
    /// Whether the content of a `TabView` may say what its tab shows. Where none does, nobody can change tabs: pages that code turns.
    func mayHaveTabItem(_ node: ViewNode, depth: Int = 0) -> Bool {
        guard depth < 20, !node.modifiers.contains(where: { $0.name == "tabItem" }) else { return true }
        switch node.kind {
        case .group(let inner): return inner.contains { mayHaveTabItem($0, depth: depth + 1) }
        case .choice(let arms, _): return arms.joined().contains { mayHaveTabItem($0, depth: depth + 1) }
        case .system(let name, _, _): return !SwiftUINames.leaves.contains(name) && !["VStack", "HStack", "ZStack", "ScrollView", "Group"].contains(name)
        case .project(let name, _, _): return project.types[name]?.usedNames.contains("tabItem") != false
        case .wrapper, .held, .foreign, .parameter, .unknown: return true
        }
    }

    func isPaged(_ node: ViewNode) -> Bool {
        node.modifiers.contains { $0.name == "tabViewStyle" && isPageStyle($0.call) }
    }

    private func isPageStyle(_ call: Call) -> Bool {
        guard let style = call.unlabelled else { return false }
        switch style {
        case .implicitMember("page", _), .member(_, "page", _): return true
        case .call(let made): return made.calledName == "page" || made.calledName == "PageTabViewStyle" || made.calledName == "verticalPage"
        default: return false
        }
    }
}
