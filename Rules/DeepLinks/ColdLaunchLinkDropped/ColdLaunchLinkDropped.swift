import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let coldLaunchLinkDropped = Rule(
        "cold-launch-link-dropped", .deepLinks, .warning, card: PackageResources.cold_launch_link_dropped_md
    ) { flow in
        let entries = flow.graph.entries
        let launches = entries.filter { $0.function == "scene(_:willConnectTo:options:)" }
        var findings: [Finding] = []
        for entry in entries {
            // A view that is told of links is told of those that launch the app as well.
            guard let option = entry.launchOption, !entries.contains(where: { tellsView($0, of: option) && flow.canMeet($0, entry) }) else { continue }
            if entry.lacksLaunch {
                findings.append(Finding(
                    "\(entry.function) handles links while the app runs, but the scene has no willConnectTo; links that launch the app are lost.",
                    at: entry.location, edge: entry.id, reason: "running-only",
                    fix: "Add scene(_:willConnectTo:options:) and handle connectionOptions.\(option) there."))
            }
            guard let launch = flow.launch(passingOver: entry) else { continue }
            let related = [Note("The app is launched here", at: launch.location)]
            findings.append(Finding(
                "\(entry.function) handles links while the app runs, but willConnectTo ignores connectionOptions.\(option); links that launch the app are lost.",
                at: entry.location, edge: entry.id, reason: "running-only", related: related,
                fix: "Handle connectionOptions.\(option) in scene(_:willConnectTo:options:)."))
        }
        // With scenes, the application's delegate is no longer asked.
        for entry in entries {
            // A scene of another program is none of this app's.
            guard let replacement = replacements[entry.function], !entries.contains(where: { $0.function == replacement && flow.canMeet($0, entry) }),
                !launches.contains(where: { $0.reads.contains("*") })
            else { continue }
            let launch = launches.first(where: { flow.canMeet($0, entry) })
            guard launch != nil || entry.isReplacedByScenes else { continue }
            findings.append(Finding(
                "The app has scenes, so \(entry.function) is never called, and no scene handles the link.",
                at: entry.location, edge: entry.id, certainty: .likely, reason: "delegate-only",
                related: launch.map { [Note("The scene begins here", at: $0.location)] } ?? [],
                fix: "Handle it in \(replacement), and connectionOptions in scene(_:willConnectTo:options:)."))
        }
        return findings
    }
}

private func tellsView(_ entry: Entry, of option: String) -> Bool {
    entry.handler.hasSuffix(option == "urlContexts" ? ".onOpenURL" : ".onContinueUserActivity") && option != "shortcutItem"
}

private let replacements = [
    "application(_:open:options:)": "scene(_:openURLContexts:)", "application(_:continue:restorationHandler:)": "scene(_:continue:)",
    "application(_:performActionFor:completionHandler:)": "windowScene(_:performActionFor:completionHandler:)",
]
