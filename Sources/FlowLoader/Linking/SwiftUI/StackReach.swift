import FlowGraph

/// Which screens can stand in the stack of a screen: those it pushes, those it composes, and so on.
///
/// Two stacks can know the same type of value and lead it to different views; a value is led by the destinations of its own stack.
struct StackReach: Sendable {
    private var members: [String: Set<String>] = [:]

    init(_ transitions: [Transition], from anchors: Set<String>) {
        var next: [String: Set<String>] = [:]
        for transition in transitions {
            guard let target = transition.to, transition.wrapped == nil,
                transition.verb.effect == .push || transition.verb.effect == .embed
            else { continue }
            next[transition.on ?? transition.from, default: []].insert(target)
        }
        for anchor in anchors {
            var found: Set<String> = [anchor]
            var queue = [anchor]
            while let screen = queue.popLast() {
                for target in next[screen] ?? [] where found.insert(target).inserted { queue.append(target) }
            }
            members[anchor] = found
        }
    }

    func reaches(_ screen: String, from anchor: String) -> Bool { members[anchor]?.contains(screen) ?? false }
}
