import FlowGraph

// Code that runs only while the app starts: nothing can be presented yet, also where it goes on after one hop to the main queue.

extension OccasionChains {
    /// Gives transitions that only the app's start leads to the start's kind of trigger.
    func markLaunches(_ all: inout [Transition]) {
        for run in launchRuns() {
            for transition in transitions[run] where all[transition].trigger.kind == .async { all[transition].trigger.kind = .lifecycle }
        }
    }

    /// Runs of the callbacks of the app's start, and of the helpers that nothing else calls.
    private func launchRuns() -> Set<Int> {
        var found = Set(runs.indices.filter { run in Self.launches.contains { runs[run].unit.function.facts.fullName.hasPrefix($0) } })
        guard !found.isEmpty else { return [] }
        var callers: [Site: Set<Int>] = [:]
        for (index, run) in runs.enumerated() {
            for call in run.interpreter.calls where call.chain.isEmpty {
                // What a control's closure calls runs later.
                callers[Site(path: call.function.path, place: call.function.facts.place), default: []].insert(call.handler == nil ? index : -1)
            }
        }
        for _ in 0..<3 {
            let helpers = runs.indices.filter { run in
                let function = runs[run].unit.function.facts
                guard !found.contains(run), !function.isOverride, !function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) }),
                    let calling = callers[runs[run].unit.key]
                else { return false }
                return calling.isSubset(of: found)
            }
            if helpers.isEmpty { break }
            found.formUnion(helpers)
        }
        return found
    }

    private static let launches = [
        "application(_:didFinishLaunching", "application(_:willFinishLaunching", "scene(_:willConnectTo", "applicationDidFinishLaunching",
    ]
}
