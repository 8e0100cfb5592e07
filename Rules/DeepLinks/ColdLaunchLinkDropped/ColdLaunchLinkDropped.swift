import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let coldLaunchLinkDropped = Rule(
        "cold-launch-link-dropped", .deepLinks, .warning, card: PackageResources.cold_launch_link_dropped_md
    ) { flow in
        let entries = flow.graph.entries
        let launches = entries.filter { function(of: $0) == "scene(_:willConnectTo:options:)" }
        var findings: [Finding] = []
        for entry in entries {
            guard let option = launchOptions[function(of: entry)] else { continue }
            guard let launch = launches.first(where: { type(of: $0) == type(of: entry) }), !launch.reads.contains("*"),
                // Objective-C writes `URLContexts`.
                !launch.reads.contains(where: { $0.lowercased() == option.lowercased() })
            else { continue }
            let related = [Note("The app is launched here", at: launch.location)]
            findings.append(Finding(
                "\(function(of: entry)) handles links while the app runs, but willConnectTo ignores connectionOptions.\(option); links that launch the app are lost.",
                at: entry.location, edge: entry.id, reason: "running-only", related: related,
                fix: "Handle connectionOptions.\(option) in scene(_:willConnectTo:options:)."))
        }
        // With scenes, the application's delegate is no longer asked.
        guard let launch = launches.first else { return findings }
        for entry in entries {
            guard let replacement = replacements[function(of: entry)], !entries.contains(where: { function(of: $0) == replacement }),
                !launches.contains(where: { $0.reads.contains("*") })
            else { continue }
            findings.append(Finding(
                "The app has scenes, so \(function(of: entry)) is never called, and no scene handles the link.",
                at: entry.location, edge: entry.id, certainty: .likely, reason: "delegate-only",
                related: [Note("The scene begins here", at: launch.location)],
                fix: "Handle it in \(replacement), and connectionOptions in scene(_:willConnectTo:options:)."))
        }
        return findings
    }
}

/// What a launch brings of the links that a scene's callbacks handle while the app runs.
private let launchOptions = [
    "scene(_:openURLContexts:)": "urlContexts", "scene(_:continue:)": "userActivities",
    "windowScene(_:performActionFor:completionHandler:)": "shortcutItem",
]

private let replacements = [
    "application(_:open:options:)": "scene(_:openURLContexts:)", "application(_:continue:restorationHandler:)": "scene(_:continue:)",
    "application(_:performActionFor:completionHandler:)": "windowScene(_:performActionFor:completionHandler:)",
]

/// `SceneDelegate` and `scene(_:continue:)` of `SceneDelegate.scene(_:continue:)`.
private func function(of entry: Entry) -> String { String(entry.handler.dropFirst(type(of: entry).count + 1)) }

private func type(of entry: Entry) -> String {
    let name = entry.handler.prefix { $0 != "(" }
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
}
