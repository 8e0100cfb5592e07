import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let deepLinkEndsNowhere = Rule(
        "deep-link-ends-nowhere", .deepLinks, .warning,
        options: [.names("logFunctions", "Functions that only log: a branch that calls nothing else opens nothing.")],
        card: PackageResources.deep_link_ends_nowhere_md
    ) { flow, options in
        flow.graph.lostLinks.compactMap { link in
            guard let entry = flow.graph.entries.first(where: { $0.id == link.entry }), isLost(link, options.names("logFunctions"), in: flow) else { return nil }
            var related = [Note("The entry", at: entry.location)]
            if let witness = link.witness { related.append(Note(evidence(for: link), at: witness)) }
            if let stack = link.stack { related.append(Note("The stack that could show it", at: stack)) }
            return Finding(
                message(for: link, entry), at: link.location, edge: "\(link.function) \(link.kind.rawValue) \(link.name)", certainty: link.certainty,
                reason: reason(link.kind), related: related, fix: fix(for: link.kind), subjects: moves(of: link, in: flow))
        }
    }
}

private func isLost(_ link: LostLink, _ logs: Set<String>, in flow: Flow) -> Bool {
    switch link.kind {
    case .logged:
        return link.calls.allSatisfy { call in
            let name = call.split(separator: ".").last.map(String.init) ?? call
            return Logging.isLogging(call) || !logs.isDisjoint(with: [call, name])
        }
    case .oneRoot:
        // Before somebody has signed in, a link has nowhere to go.
        return !link.calls.contains { root in
            flow.screen(root).map { flow.isGate($0) || flow.interruption(of: $0)?.kind == .signIn } ?? !root.hasPrefix("UI")
        }
    case .early, .unread, .omitted: return true
    }
}

/// The moves of the function, which the link may not reach.
private func moves(of link: LostLink, in flow: Flow) -> [Finding.Subject] {
    flow.transitions.filter { $0.entry == link.entry && $0.location.path == link.location.path && $0.location.line == link.location.line }.map { .transition($0.id) }
}

private func reason(_ kind: LostLink.Kind) -> String {
    switch kind {
    case .early: "early"
    case .unread: "unread-state"
    case .oneRoot: "one-root"
    case .logged: "logged"
    case .omitted: "omitted"
    }
}

private func message(for link: LostLink, _ entry: Entry) -> String {
    let words = entry.kind.words
    switch link.kind {
    case .early: return "When \(words) launches the app, there is no “\(link.name)” yet, and this link opens nothing."
    case .unread: return "\(words.capitalisedFirst) only sets “\(link.name)”, which nothing reads: this link opens nothing."
    case .oneRoot:
        let roots = link.calls.map { "“\($0)”" }.joined(separator: " or ")
        return "When the window shows \(roots.isEmpty ? "another root" : roots), there is no “\(link.name)”, and this link opens nothing."
    case .logged: return "When it is for “\(link.name)”, this link only logs, and opens nothing."
    case .omitted: return "Without “\(link.name)”, which is not given here, this link opens nothing."
    }
}

private func evidence(for link: LostLink) -> String {
    switch (link.kind, link.evidence) {
    case (.early, .keptElsewhere): "Here the same is kept for later"
    case (.early, .rootComesLater): "The launch hands the link on here, before the window has its root"
    case (.early, _): "The launch hands the link on here, when no scene is active"
    case (.unread, _): "It is declared here"
    case (.oneRoot, _): "Only this way to set up the window has it"
    default: "It is asked for here"
    }
}

private func fix(for kind: LostLink.Kind) -> String {
    switch kind {
    case .early: "Keep the link until the interface is there."
    case .unread: "Let a destination or a sheet read it."
    case .oneRoot: "Go through the root that is there, or keep the link until it is."
    case .logged: "Open the place it names, or say that the link is not handled."
    case .omitted: "Give the closure, or navigate without it."
    }
}
