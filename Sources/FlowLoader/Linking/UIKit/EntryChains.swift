import Diagnostics
import FlowGraph

/// Finds the code that the system calls from outside, and what it leads to (rules.md group B).
struct EntryChains {
    let project: Project
    let runs: [UnitRun]
    /// Indices of the transitions that each run gave: what other callers of a helper hand to it is theirs alone.
    let transitions: [[Int]]

    static let maxHops = 4

    /// Adds entries, and a copy of each transition that an entry's handler reaches, with the entry's id.
    func extend(_ part: inout GraphPart) {
        let byKey = Dictionary(grouping: runs.indices) { runs[$0].unit.key }
        var added: [Transition] = []
        var reachedByLink: Set<Int> = []
        let handlers = runs.indices.compactMap { index -> (index: Int, type: String, kind: Entry.Kind)? in
            guard let type = runs[index].unit.selfType, let kind = entryKind(of: runs[index].unit.function.facts, in: type) else { return nil }
            return (index, type, kind)
        }
        // Launching comes last: what a link reaches while the app runs is told of the link.
        for (index, type, kind) in handlers.filter({ $0.kind != .launch }) + handlers.filter({ $0.kind == .launch }) {
            let run = runs[index]
            let handler = "\(type).\(run.unit.function.facts.fullName)"
            let entry = Entry(
                id: "\(kind.rawValue)@\(handler)", kind: kind, handler: handler,
                location: Span(path: run.unit.function.path, run.unit.function.facts.place))
            part.entries.append(entry)
            for transition in reached(from: index, byKey, isLaunch: kind == .launch) where !part.transitions[transition].verb.isExit {
                guard kind != .launch || !reachedByLink.contains(transition) else { continue }
                reachedByLink.insert(transition)
                var copy = part.transitions[transition]
                copy.entry = entry.id
                added.append(copy)
            }
        }
        part.transitions += added
    }

    /// Transitions of the handler and of the functions it calls, up to `maxHops` calls away.
    private func reached(from start: Int, _ byKey: [Site: [Int]], isLaunch: Bool) -> [Int] {
        var seen: Set<Int> = [start]
        var frontier = [start]
        var found: [Int] = []
        for hop in 0...Self.maxHops {
            var next: [Int] = []
            for index in frontier {
                let run = runs[index]
                if !(isLaunch && hop == 0) { found += transitions[index] }
                for call in run.interpreter.calls where !(isLaunch && hop == 0) || readsLaunchOptions(call, run) {
                    guard !call.context.contains(where: \.isHandler) else { continue }
                    for callee in byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? [] where seen.insert(callee).inserted {
                        next.append(callee)
                    }
                }
            }
            frontier = next
        }
        return found.sorted()
    }

    /// At launch only what is handed the link counts; the rest builds the usual interface.
    private func readsLaunchOptions(_ call: Interpreter.FollowedCall, _ run: UnitRun) -> Bool {
        let words: Set<String> = ["url", "userActivity", "activity", "shortcutItem", "response", "urlContexts", "link", "deepLink", "URLContexts"]
        return call.function.facts.parameters.contains { words.contains($0.label ?? "") || words.contains($0.name) }
    }

    private func entryKind(of function: FunctionFacts, in type: String) -> Entry.Kind? {
        switch function.fullName {
        case "perform()" where project.opensApp(type): .intent
        case "scene(_:openURLContexts:)", "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
            "application(_:handleOpen:)", "application(_:openURL:options:)": .url
        case "scene(_:continue:)", "application(_:continue:restorationHandler:)", "application(_:continueUserActivity:restorationHandler:)": .userActivity
        case "windowScene(_:performActionFor:completionHandler:)", "application(_:performActionFor:completionHandler:)": .shortcut
        case "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:didReceive:)": .notificationTap
        case "application(_:didReceiveRemoteNotification:)", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            "application(_:didReceive:)", "application(_:handleActionWithIdentifier:for:completionHandler:)": .remoteNotification
        case "scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)": .launch
        default: nil
        }
    }
}
