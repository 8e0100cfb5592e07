import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let backItemHasNoEffect = Rule(
        "back-item-has-no-effect", .backExits, .warning, card: PackageResources.back_item_has_no_effect_md
    ) { flow in
        flow.screens.flatMap { screen in
            screen.facts.backItems.compactMap { ignoredAction($0, of: screen) ?? wrongScreen($0, of: screen, in: flow) }
        }
    }
}

private let advice = """
    Set title or image on the previous screen’s navigationItem; to intercept Back use backAction (iOS 16), or isModalInPresentation \
    for sheets.
    """

private func ignoredAction(_ item: BackItem, of screen: Screen) -> Finding? {
    guard item.runs || item.hasCustomView else { return nil }
    return Finding(
        item.runs ? "The action of this back item is never called." : "The custom view of this back item is never shown.",
        at: item.location, screen: screen.id, edge: "back item", reason: "ignored-action", fix: advice,
        subjects: [.control(item.location)])
}

/// Nothing stands above the screen that could show the item.
private func wrongScreen(_ item: BackItem, of screen: Screen, in flow: Flow) -> Finding? {
    // A helper of several screens serves those that push.
    let served = flow.screens.filter { $0.facts.backItems.contains { $0.location == item.location } }
    // A router that pushes on whatever stack shows may push above it.
    let isReached = flow.transitions.contains { push in
        [.push, .setStack].contains(push.verb.effect) && push.reach.map { [.tab, .topmost, .presentedOnly, .containersOnly].contains($0) } == true
    }
    guard !isReached, served.flatMap({ flow.bearers(of: $0.id) }).allSatisfy({ flow.pushesNothing(from: $0) }),
        let standing = flow.some(screen.id, where: { $0.placement.inStack == true })
    else { return nil }
    return Finding(
        "This back item belongs to the screen after “\(screen.name)”, and nothing is pushed from it.",
        at: item.location, screen: screen.id, edge: "back item", certainty: .likely, reason: "wrong-screen", severity: .info, standing: standing, fix: advice,
        subjects: [.control(item.location), .screen(screen.id)])
}
