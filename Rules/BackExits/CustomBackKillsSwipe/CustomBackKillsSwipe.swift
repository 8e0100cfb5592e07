import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let customBackKillsSwipe = Rule(
        "custom-back-kills-swipe", .backExits, .warning,
        options: [
            .names("gestureRestorers", "Classes of screens, stacks or helpers that keep the back swipe working."),
            .names("ignoreScreens", "Screens that are not looked at."),
        ],
        card: PackageResources.custom_back_kills_swipe_md
    ) { flow, options in
        let restorers = options.names("gestureRestorers")
        return flow.screens.filter { !options.names("ignoreScreens").contains($0.id) }.flatMap { screen in
            suspects(of: screen, in: flow).compactMap { judge($0, on: screen, in: flow, restorers) }
        }
    }
}

/// A control that may stand in for the system's back button, and the standings it is seen in.
private struct Suspect {
    var control: Control
    var isLeading: Bool
    /// It stands among the content: an arrow there may turn a page.
    var isInBody = false
    var standings: [Standing]
    var isInstalled = false
}

private func suspects(of screen: Screen, in flow: Flow) -> [Suspect] {
    let pushed = flow.standings(of: screen.id).filter { $0.screen == screen.id && $0.placement.isPushed }
    let own = screen.facts.leading.map { Suspect(control: $0, isLeading: true, standings: pushed) }
        + screen.facts.trailing.map { Suspect(control: $0, isLeading: false, standings: pushed) }
        + screen.facts.body.map { Suspect(control: $0, isLeading: false, isInBody: true, standings: pushed) }
    let installed = flow.transitions(to: screen.id).flatMap { site in
        site.installs.filter { $0.side == .leading }.map {
            Suspect(control: $0, isLeading: true, standings: flow.landings(of: site).filter(\.placement.isPushed), isInstalled: true)
        }
    }
    return own + installed
}

private func judge(_ suspect: Suspect, on screen: Screen, in flow: Flow, _ restorers: Set<String>) -> Finding? {
    let control = suspect.control
    guard control.guarded == .always, !control.goesBackInWeb, control.look == .back || control.look == .other && suspect.isLeading
    else { return nil }
    for standing in suspect.standings {
        guard !isRestored(screen, at: standing, by: restorers, in: flow),
            let cause = lostSwipe(suspect, on: screen, at: standing, in: flow)
        else { continue }
        let pops = popsOnEveryPath(control, at: standing, in: flow)
        guard pops || control.look == .back && control.isOpaque && control.exits.isEmpty && !suspect.isInBody else { continue }
        return Finding(
            "“\(screen.name)” draws its own back control, so swipe-back and the parent’s title are gone (\(cause.words)).",
            at: control.location, screen: screen.id, edge: control.label ?? control.evidence,
            certainty: min(standing.certainty, cause.setting?.certainty ?? .certain, pops ? .certain : .likely),
            reason: pops ? nil : "opaque-action", severity: pops ? nil : .info, standing: standing,
            related: (cause.setting.map { [Note("The system’s way back is switched off here", at: $0.location)] } ?? [])
                + gestureNotes(screen, at: standing, in: flow),
            fix: """
                Style the system button instead (backButtonDisplayMode, setBackIndicatorImage, backButtonTitle on the parent), use \
                backAction (iOS 16), or restore the gesture with a delegate that checks viewControllers.count > 1.
                """,
            subjects: [.control(control.location), .screen(screen.id)])
    }
    return nil
}

private func lostSwipe(
    _ suspect: Suspect, on screen: Screen, at standing: Standing, in flow: Flow
) -> (words: String, setting: Setting?)? {
    switch flow.backSwipe(of: screen, at: standing) {
    case .off(.backHidden): return ("the back button is hidden", screen.facts.backHidden)
    case .off(.barHidden):
        // Immersive screens hide the bar for their content.
        guard !screen.facts.isViewer, screen.facts.input != .capture else { return nil }
        return ("the navigation bar is hidden", screen.facts.barHidden)
    case .off(.leadingItem): return suspect.isLeading ? ("its leading item replaces the back button", nil) : nil
    case .works:
        let replaces = suspect.isInstalled && !screen.facts.supplementsBack && screen.technology != .swiftui
        return replaces ? ("its leading item replaces the back button", nil) : nil
    case .restored, .locked: return nil
    }
}

private func popsOnEveryPath(_ control: Control, at standing: Standing, in flow: Flow) -> Bool {
    // What Back tells code elsewhere as well does not keep it from popping.
    let alwaysLeaves = control.exits.contains { $0.guarded == .always } && (control.look == .back || !control.isOpaque)
    guard alwaysLeaves || control.confirms && !control.exits.isEmpty && !control.isOpaque else { return false }
    return control.exits.allSatisfy { exit in
        switch flow.effect(of: exit, at: standing) {
        case .parent: true
        // An unwind to the one screen that can be underneath is a pop.
        case .further(let target?): standing.belowIsKnown && standing.below == [target]
        default: false
        }
    }
}

/// A class that the team says keeps the swipe is the screen's, its stack's, or one of a part of it.
private func isRestored(_ screen: Screen, at standing: Standing, by restorers: Set<String>, in flow: Flow) -> Bool {
    guard !restorers.isEmpty else { return false }
    let around = [screen.id] + standing.placement.frames.compactMap(\.container) + flow.parts(of: screen.id)
    return around.contains { flow.isKind($0, of: restorers) }
}

private func gestureNotes(_ screen: Screen, at standing: Standing, in flow: Flow) -> [Note] {
    flow.gestureWrites(reaching: screen, at: standing).map { write in
        Note("“\(write.owner)” writes to the pop gesture here", at: write.location)
    }
}
