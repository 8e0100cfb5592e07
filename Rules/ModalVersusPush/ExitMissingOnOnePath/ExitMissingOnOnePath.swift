import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let exitMissingOnOnePath = Rule(
        "exit-missing-on-one-path", .modalVersusPush, .warning, card: PackageResources.exit_missing_on_one_path_md
    ) { flow in
        var layers: [String: [PresentedLayer]] = [:]
        for layer in flow.transitions.compactMap(flow.layer(openedBy:)) where !layer.standings.isEmpty && layer.site.style != .popover {
            layers[layer.root.id, default: []].append(layer)
        }
        let inside = layers.keys.sorted().flatMap { id -> [Finding] in
            let ways = (layers[id] ?? []).filter { !$0.hasOpenFace && !flow.hasUnreadControls($0) && !flow.isLeftByOtherControls($0) }
            return missing(ways, in: flow) ?? partial(ways, in: flow).map { [$0] } ?? []
        }
        return inside + outside(flow)
    }
}

/// Some sites add the exit, others do not, and the screen has none of its own.
private func missing(_ ways: [PresentedLayer], in flow: Flow) -> [Finding]? {
    let own = ways.first.map { layer in layer.face.flatMap { $0.facts.leading + $0.facts.trailing + $0.facts.body } } ?? []
    guard ways.count > 1, !own.contains(where: { $0.isExit }) else { return nil }
    let giving = ways.filter { !flow.exitControls(of: $0).isEmpty }
    guard let witness = giving.first, giving.count < ways.count, let item = flow.exitControls(of: witness).first else { return nil }
    return ways.filter { flow.exitControls(of: $0).isEmpty }.compactMap { layer in
        guard let standing = layer.standings.first else { return nil }
        let others = giving.count == 1 ? "another presentation adds one" : "\(giving.count) other presentations add one"
        return Finding(
            "“\(layer.content.name)” gets no Close here; \(others) (in “\(flow.name(of: witness.site.from))”).", at: layer.site.location,
            screen: layer.root.id, edge: layer.site.id,
            certainty: min(layer.site.certainty, witness.site.certainty, standing.certainty), reason: "site", severity: severity(layer, standing, in: flow),
            standing: standing,
            related: [Note("Here it gets one", at: item.location), Note("There it is presented", at: witness.site.location), layer.setUp].compactMap { $0 },
            fix: "Let “\(layer.content.name)” add its own Close when it is presented, or present it through one helper.",
            subjects: [.transition(layer.site.id), .layer(layer.root.id)])
    }
}

/// The screen has an exit, but not on every device, with every switch or in every state.
private func partial(_ ways: [PresentedLayer], in flow: Flow) -> Finding? {
    for layer in ways {
        guard let standing = layer.standings.first else { continue }
        let controls = flow.controls(of: layer)
        if let cleared = controls.first(where: { $0.isExit && $0.clearedAt != nil }), let place = cleared.clearedAt, flow.exitControls(of: layer).isEmpty {
            let note = Note("Here it is taken away", at: place)
            return lacking(cleared, layer, standing, "is taken away again when the screen appears", [note], "cleared", in: flow)
        }
        let exits = flow.exitControls(of: layer)
        guard let first = exits.first, exits.allSatisfy({ !$0.when.isEmpty }) else { continue }
        let idioms = flow.idioms.filter(layer.site.runs)
        if let idiom = idioms.first(where: { idiom in exits.allSatisfy { flow.isThere($0, shownBy: layer.site, on: idiom) == false } }) {
            let flags = first.when.flatMap { $0.flags.keys }.sorted()
            let isByDevice = flow.isThere(first, shownBy: nil, on: idiom) == false
            // A style that hangs on something may be a popover just where the exit is missing.
            if isByDevice, layer.site.style == .unknown { continue }
            // Made without it on purpose: whoever makes it so takes it away again.
            if !isByDevice, layer.face.contains(where: \.facts.ownerExit) { continue }
            let text = isByDevice ? "is not there on \(idiom.phrase)" : "is not there when it is made so (\(flags.joined(separator: ", ")))"
            return lacking(first, layer, standing, text, [], "partial", in: flow)
        }
        // What is under way is judged with the swipe.
        let isOneState = exits.count == 1 && first.hiddenWhen == nil && first.guarded == .conditional
            && first.when.allSatisfy { $0.isOpen && $0.idioms.isEmpty && $0.flags.isEmpty }
        // What the site adds under a test, it adds where it is wanted.
        if isOneState, first.exits.contains(where: \.mayClose), !layer.installs.contains(first), !layer.face.contains(where: { $0.facts.readsPlacement }) {
            return lacking(first, layer, standing, "is only there under a condition", [], "partial", in: flow, isState: true)
        }
    }
    return nil
}

private func lacking(
    _ control: Control, _ layer: PresentedLayer, _ standing: Standing, _ fact: String, _ notes: [Note], _ reason: String, in flow: Flow,
    isState: Bool = false
) -> Finding {
    let label = control.label.map { "“\($0)”" } ?? "exit"
    return Finding(
        "The \(label) of “\(layer.content.name)” \(fact), and nothing else offers to leave it.", at: control.location, screen: layer.root.id,
        edge: control.label ?? control.look.rawValue,
        certainty: min(layer.site.certainty, standing.certainty, isState ? .likely : .certain), reason: reason,
        severity: isState ? .info : severity(layer, standing, in: flow), standing: standing,
        related: notes + [control.placedAt.map { Note("It is put into the bar here", at: $0) }, Note("It is presented here", at: layer.site.location)].compactMap { $0 },
        fix: "Let it depend on how the screen is shown, not on where or with what.",
        subjects: [.transition(layer.site.id), .layer(layer.root.id), .control(control.location)])
}

/// A swipe that loses nothing is a way out, though a hidden one.
private func severity(_ layer: PresentedLayer, _ standing: Standing, in flow: Flow) -> Severity? {
    let isSwipeable = flow.platformsWithoutGesture(standing).map(\.isEmpty) ?? true
    return isSwipeable && layer.screens.allSatisfy { $0.facts.input == .none } ? .info : nil
}

/// A class that is not in the sources: wrapped with an exit at one site, bare at another.
private func outside(_ flow: Flow) -> [Finding] {
    let sites = flow.transitions.filter { $0.verb == .present && $0.to?.hasPrefix("system:") == true && !flow.isApple($0.to) }
    let byClass = Dictionary(grouping: sites) { $0.to ?? "" }
    return byClass.keys.sorted().flatMap { id -> [Finding] in
        let all = byClass[id] ?? []
        guard let witness = all.first(where: { $0.wrapped != nil && $0.installs.contains { $0.isExit } }) else { return [] }
        return all.filter { $0.wrapped == nil && $0.enclosed == nil }.map { site in
            Finding(
                "“\(flow.name(of: id))” gets no bar and no Close here; elsewhere it does (in “\(flow.name(of: witness.from))”).", at: site.location,
                screen: nil, edge: site.id, certainty: min(site.certainty, .likely), reason: "outside", severity: .info,
                related: [Note("There it gets both", at: witness.location)], fix: "Present it as it is presented elsewhere.",
                subjects: [.transition(site.id)])
        }
    }
}
