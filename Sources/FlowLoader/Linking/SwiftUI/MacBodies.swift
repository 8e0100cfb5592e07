import Diagnostics
import FlowGraph

// Bodies that only a Catalyst build of the app has: `#if targetEnvironment(macCatalyst) var body … #else var body … #endif`.

extension ViewWalk {
    /// What the Catalyst body shows, as edges that are only possible: nothing stands there on iPhone and iPad, and no fact of the view
    /// comes from there.
    mutating func readMacBody(isScene: Bool) {
        guard let body = project.types[home]?.macProperties["body"], let getter = body.facts.getter else { return }
        let usual = findings
        let scope = ViewScope(type: home, home: home, path: body.path)
        let nodes = reader.member("body", of: home, path: body.path, getter, scope)
        if isScene { windows(nodes, ViewPosition(screen: "flow:\(home)")) } else { walk(nodes, ViewPosition(screen: home)) }
        let edges = findings.transitions[usual.transitions.count...].compactMap { transition -> Transition? in
            // Views composed there have no facts to be screens with.
            guard let target = transition.to, target.hasPrefix("system:") || project.types[target] != nil else { return nil }
            var edge = transition
            edge.certainty = .possible
            return edge
        }
        let unresolved = findings.unresolved[usual.unresolved.count...]
        findings = usual
        findings.transitions += edges
        findings.unresolved += unresolved
    }
}
