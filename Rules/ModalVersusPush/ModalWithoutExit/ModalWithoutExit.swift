import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let modalWithoutExit = Rule(
        "modal-without-exit", .modalVersusPush, .warning,
        options: [.names("ignoreStyles", "Presentation styles that are left alone, such as `overFullScreen`.")],
        card: PackageResources.modal_without_exit_md
    ) { flow, options in
        let ignored = options.names("ignoreStyles")
        var found: [String: [Transition]] = [:]
        var findings: [(finding: Finding, root: String)] = []
        for site in flow.transitions where site.verb.effect == .present && !flow.opensInterface(site) {
            if let root = site.to, found[root] != nil {
                found[root]?.append(site)
                continue
            }
            guard let layer = flow.layer(openedBy: site), let finding = trap(layer, ignoring: ignored, in: flow) else { continue }
            found[layer.root.id] = [site]
            findings.append((finding, layer.root.id))
        }
        return findings.map { finding, root in
            var finding = finding
            if let sites = found[root], let first = sites.first { finding.related += flow.alsoPresented(sites, besides: first) }
            return finding
        }
    }
}

private func trap(_ layer: PresentedLayer, ignoring styles: Set<String>, in flow: Flow) -> Finding? {
    let locked = layer.standings.lazy.compactMap { standing -> (standing: Standing, platforms: [String])? in
        guard let style = standing.style, !styles.contains(style.rawValue), let platforms = flow.platformsWithoutGesture(standing),
            !platforms.isEmpty
        else { return nil }
        return (standing, platforms)
    }.first
    guard let (standing, platforms) = locked, !layer.isOpen, isFullyRead(layer, in: flow), !flow.isClosedByOthers(layer) else { return nil }
    let controls = layer.screens.flatMap { $0.facts.leading + $0.facts.trailing + $0.facts.body } + layer.installs
    let finishing = flow.placesOfSuccess(in: layer)
    let unseen = exitsInHiddenBars(of: layer, in: flow)
    let leaving = flow.exitControls(of: layer).filter { !isDead($0, of: layer, at: standing, in: flow) && !unseen.contains($0) }
    guard leaving.isEmpty, !controls.contains(where: { leaves($0, besides: finishing) && !unseen.contains($0) }) else { return nil }
    let closings = flow.closings(of: layer).filter { closing in
        guard [.leadingItem, .trailingItem].contains(closing.transition.trigger.kind) else { return true }
        return !unseen.contains { $0.exits.contains { $0.location == closing.transition.location } }
    }
    let needsSuccess = !closings.isEmpty
    // What launch or a network answer puts up, its success may take down.
    guard closings.allSatisfy(\.needsSuccess), !needsSuccess || layer.site.isByUser else { return nil }
    let isEverywhere = platforms == ["any"]
    // Elsewhere it is swiped away: what shows nothing but a picture needs no button for that.
    guard isEverywhere || layer.hasBarContent || !controls.isEmpty || goesOn(layer, in: flow) else { return nil }
    let certainty = min(layer.site.certainty, standing.certainty, needsSuccess || !unseen.isEmpty ? .likely : .certain)
    let isDeadEnd = isEverywhere && !needsSuccess && certainty == .certain && !goesOn(layer, in: flow)
    let isBlocked = layer.site.blocked == .always || layer.root.facts.dismissBlocked?.guarded == .always
    return Finding(
        "“\(layer.content.name)” is presented \((standing.style ?? .unknown).phrase)\(isBlocked ? ", and swipe-to-dismiss is switched off" : ""),"
            + " but nothing on it closes it\(needsSuccess ? " unless \(success(of: layer)) succeeds" : "")"
            + "\(isEverywhere ? "" : "; on \(platforms.joined(separator: " and ")) it cannot be swiped away").",
        at: layer.site.location, screen: layer.root.id, edge: layer.site.id, certainty: certainty, reason: needsSuccess ? "only-success" : nil,
        severity: isDeadEnd ? .error : nil, standing: standing,
        related: [layer.setUp, closings.first.map { Note("Only this closes it", at: $0.transition.location) }].compactMap { $0 },
        fix: "Add a Close, Cancel or Done button that dismisses it, or present it as a sheet.",
        subjects: [.transition(layer.site.id), .layer(layer.root.id), .screen(layer.root.id)])
}

/// What must go well: what the one button that confirms is called.
private func success(of layer: PresentedLayer) -> String {
    let commits = layer.face.flatMap { $0.facts.trailing + $0.facts.leading + $0.facts.body }.filter { $0.look == .commit }
    return Set(commits.map(\.label)).count == 1 ? commits[0].label.map { "“\($0)”" } ?? "its task" : "its task"
}

/// It closes the layer, and not only once an operation has succeeded.
private func leaves(_ control: Control, besides places: Set<Span>) -> Bool {
    control.exits.contains { exit in exit.mayClose && !(exit.location.map(places.contains) ?? false) }
}

/// Ways out in bars that a screen hides for good: nobody can press them.
private func exitsInHiddenBars(of layer: PresentedLayer, in flow: Flow) -> [Control] {
    let hiding = layer.screens.filter { screen in
        guard let hidden = screen.facts.barHidden, [.always, .paired].contains(hidden.guarded), hidden.certainty == .certain, !screen.facts.ownBar else { return false }
        // Code that shows it again may do so while the screen is there.
        return !flow.graph.barWrites.contains { ($0.owner == screen.id || screen.inherits.contains($0.owner)) && $0.kind == .hidden && $0.value != .yes && $0.moment != .disappear }
    }
    let items = hiding.flatMap { $0.facts.leading + $0.facts.trailing } + (hiding.contains { $0.id == layer.content.id } ? layer.installs : [])
    return items.filter { !$0.exits.isEmpty }
}

/// It looks like a way out, and does nothing where the screen stands: a pop at the root of its stack. A screen that others push as well is
/// told of for its two ways, and one that a link opens for that.
private func isDead(_ control: Control, of layer: PresentedLayer, at standing: Standing, in flow: Flow) -> Bool {
    guard !flow.transitions.contains(where: { $0.entry != nil && $0.location == layer.site.location }),
        !control.isOpaque, !control.exits.isEmpty, !control.goesBackInWeb, !control.confirms,
        flow.standings(of: layer.content.id).allSatisfy(\.placement.isModalRoot)
    else { return false }
    let place = flow.standings(of: layer.content.id).first { $0.placement.layer == standing.placement.layer } ?? standing
    return control.exits.allSatisfy { [.pop, .popToRoot].contains($0.verb) && flow.effect(of: $0, at: place) == .nothing }
}

private func isFullyRead(_ layer: PresentedLayer, in flow: Flow) -> Bool {
    // A stack that nothing is known to stand in is filled by code that cannot be followed.
    flow.containerKind(of: layer.content.id) != .nav && !flow.hasUnreadControls(layer) && layer.screens.allSatisfy { screen in
        flow.isComplete(screen.id) && !(screen.facts.leading + screen.facts.trailing + screen.facts.body).contains { $0.isOpaque }
    }
}

/// Something in it leads on: whether that is a way out nobody can tell.
private func goesOn(_ layer: PresentedLayer, in flow: Flow) -> Bool {
    layer.screens.contains { screen in
        flow.transitionsIncludingInherited(from: screen.id).contains { hop in
            switch hop.verb.effect {
            case .embed, .root: hop.receiver == .windowRoot
            default: !hop.unreached
            }
        }
    }
}
