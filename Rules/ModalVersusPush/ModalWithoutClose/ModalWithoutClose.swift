import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let modalWithoutClose = Rule(
        "modal-without-close", .modalVersusPush, .info,
        options: [.number("minOthers", "How many other sheets of the app must offer a way out before a bar without one is a warning.", standard: 2)],
        card: PackageResources.modal_without_close_md
    ) { flow, options in
        let layers = flow.transitions.compactMap(flow.layer(openedBy:)).filter { !$0.standings.isEmpty }
        let others = closable(layers, in: flow)
        let sites = Dictionary(grouping: layers, by: \.root.id)
        var found: Set<String> = []
        return layers.compactMap { layer in
            guard !found.contains(layer.root.id),
                var finding = unmarked(layer, others: others, minOthers: options.number("minOthers"), in: flow)
            else { return nil }
            found.insert(layer.root.id)
            finding.related += flow.alsoPresented((sites[layer.root.id] ?? []).map(\.site), besides: layer.site)
            return finding
        }
    }
}

/// Layers with a bar that offer a way out, one for each screen, with the control.
private func closable(_ layers: [PresentedLayer], in flow: Flow) -> [(root: String, name: String, control: Control)] {
    var seen: Set<String> = []
    return layers.compactMap { layer in
        guard layer.hasBar, !seen.contains(layer.root.id), let control = flow.exitControls(of: layer).first else { return nil }
        seen.insert(layer.root.id)
        return (layer.root.id, layer.content.name, control)
    }
}

private func unmarked(
    _ layer: PresentedLayer, others: [(root: String, name: String, control: Control)], minOthers: Int, in flow: Flow
) -> Finding? {
    guard !layer.hasOpenFace, let standing = layer.standings.first(where: { $0.style != .popover && ($0.style != .custom || layer.site.isHeld) }),
        standing.style != .panel || isLeftOnlyBeside(layer, in: flow), flow.exitControls(of: layer).isEmpty,
        !flow.hasUnreadControls(layer), !flow.isLeftByOtherControls(layer)
    else { return nil }
    let platforms = flow.platformsWithoutGesture(standing)
    let closings = flow.closings(of: layer)
    let isBusy = layer.hasBarContent || !flow.controls(of: layer).isEmpty || !closings.isEmpty
    let showsBar = layer.hasBar && layer.hasBarContent && !layer.hidesBar
    // What is locked on purpose must be finished.
    let isLocked = platforms == ["any"] && standing.style.map { ![.fullScreen, .cover, .custom].contains($0) } ?? true
        || layer.face.contains { $0.facts.dismissBlocked?.guarded == .always }
    guard !isLocked else { return nil }
    if closings.contains(where: \.needsSuccess), closings.allSatisfy(\.needsSuccess), !layer.site.isByUser, isUnsolicited(layer.site), platforms == [] {
        return finding("mandatory", ", yet it can be swiped away", .info, layer, standing, closings, in: flow)
    }
    let endsByItself = layer.face.contains { $0.facts.ownerExit } || closings.contains { $0.transition.trigger.kind != .row }
    if let platforms, !platforms.isEmpty, isBusy, platforms != ["any"] || showsBar, !endsByItself, layer.face.allSatisfy({ flow.isComplete($0.id) }) {
        let names = platforms == ["any"] ? "" : "; on \(platforms.joined(separator: " and ")) it cannot be swiped away"
        return finding("platform", names, standing.style == .custom ? .info : .warning, layer, standing, closings, in: flow)
    }
    guard showsBar else { return nil }
    let witnesses = others.filter { $0.root != layer.root.id }
    let isOdd = witnesses.count >= minOthers && !layer.face.contains { $0.facts.detents } && standing.style != .panel && standing.style != .unknown
    // What one gets out of by finishing, or only likely stands there, is no more than worth a look.
    let isSure = min(layer.site.certainty, standing.certainty) == .certain && closings.isEmpty && !layer.isOpen && !flow.isClosedByOthers(layer)
        && layer.screens.allSatisfy { flow.isComplete($0.id) }
    let witness = witnesses.first
    let text = isOdd ? witness.map { "; \(witnesses.count) other sheets of this app have one (“\($0.name)”)" } ?? "" : ""
    return finding(
        "bar", text, isOdd && isSure ? .warning : .info, layer, standing, closings, in: flow,
        witness: isOdd ? witness.map { Note("“\($0.name)” offers it here", at: $0.control.location) } : nil)
}

/// A tap beside the panel is the only way out: nothing in it closes it, as the rows of a menu would, and nothing that cannot be followed may.
private func isLeftOnlyBeside(_ layer: PresentedLayer, in flow: Flow) -> Bool {
    flow.closings(of: layer).isEmpty && !layer.face.contains { $0.facts.ownerExit || !$0.opaqueActions.isEmpty }
}

/// No control of the user's is known to open it.
private func isUnsolicited(_ site: Transition) -> Bool {
    if site.trigger.kind == .lifecycle || site.trigger.kind == .async || site.trigger.kind == .entry { return true }
    return site.occasions.contains { [.observer, .timer, .activation, .delegate].contains($0.kind) }
}

private func finding(
    _ reason: String, _ text: String, _ severity: Severity, _ layer: PresentedLayer, _ standing: Standing, _ closings: [Closing], in flow: Flow,
    witness: Note? = nil
) -> Finding {
    let site = layer.site
    return Finding(
        "“\(layer.content.name)” is presented \((standing.style ?? .unknown).phrase) and offers no Close, Cancel or Done\(text).",
        at: site.location, screen: layer.root.id, edge: site.id, certainty: min(site.certainty, standing.certainty), reason: reason,
        severity: severity, standing: standing,
        related: [layer.setUp, witness, closings.first.map { Note("This closes it", at: $0.transition.location) }].compactMap { $0 },
        fix: "Add Cancel or Close to its bar, or lock it (isModalInPresentation, full screen) if it must be finished.",
        subjects: [.transition(site.id), .layer(layer.root.id)])
}
