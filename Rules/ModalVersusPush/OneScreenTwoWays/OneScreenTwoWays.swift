import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let oneScreenTwoWays = Rule(
        "one-screen-two-ways", .modalVersusPush, .warning, card: PackageResources.one_screen_two_ways_md
    ) { flow in
        flow.screens.filter { flow.containerKind(of: $0.id) == nil }.flatMap { screen -> [Finding] in
            let ways = flow.exitControls(of: screen)
            guard !ways.isEmpty, let shown = TwoWays(screen, in: flow) else { return [] }
            return ways.compactMap { judge($0, shown, in: flow) }
        }
    }
}

/// The two ways a screen is shown: beside others, pushed or in a column, and on top, as the root of a layer.
private struct TwoWays {
    var screen: Screen
    var beside: [Showing]
    var onTop: [Showing]

    init?(_ screen: Screen, in flow: Flow) {
        let showings = flow.showings(of: screen.id)
        self.screen = screen
        beside = showings.filter { $0.placement.isPushed || $0.placement.isColumnRoot }
        onTop = showings.filter { $0.placement.isModalRoot }
        if beside.isEmpty || onTop.isEmpty { return nil }
    }
}

private func judge(_ way: ExitControl, _ shown: TwoWays, in flow: Flow) -> Finding? {
    guard !way.control.goesBackInWeb, !isAdapted(way, shown.screen) else { return nil }
    let devices = flow.idioms.filter { $0 != .mac }
    func first(_ showings: [Showing], _ holds: (Set<ExitEffect>) -> Bool) -> Showing? {
        showings.first { showing in devices.contains { flow.effects(of: way, at: showing, on: $0).map(holds) == true } }
    }
    func leaves(_ effects: Set<ExitEffect>) -> Bool { effects.isDisjoint(with: [.nothing, .unknown, .elsewhere]) }
    // `dismiss()` fits both ways, and which stack a view's path belongs to depends on who handed it over.
    if shown.screen.technology == .swiftui { return judgeLook(way, shown, devices, in: flow) }
    if let dead = first(shown.onTop, { $0 == [.nothing] }), !hasOwnExit(dead, shown.screen, in: flow),
        let alive = first(shown.beside, leaves) {
        return finding(way, "only pops", beside: alive, onTop: dead, at: dead, shown, in: flow)
    }
    if let dead = first(shown.beside, { $0 == [.nothing] }), !hasOwnExit(dead, shown.screen, in: flow),
        let alive = first(shown.onTop, leaves) {
        return finding(way, "only dismisses", beside: dead, onTop: alive, at: dead, shown, in: flow)
    }
    if way.control.look == .back, let closing = first(shown.beside.filter(\.placement.isPushed), { $0 == [.closesLayer] }),
        let alive = first(shown.onTop, { $0 == [.closesLayer] }) {
        return finding(way, "only dismisses", beside: closing, onTop: alive, at: closing, shown, in: flow)
    }
    return judgeLook(way, shown, devices, in: flow)
}

/// A leading control whose look fits one of the two ways only, whatever it does.
private func judgeLook(_ way: ExitControl, _ shown: TwoWays, _ devices: [Idiom], in flow: Flow) -> Finding? {
    guard way.place == .leading, !way.control.exits.isEmpty else { return nil }
    func isThere(_ showing: Showing) -> Bool {
        devices.contains { showing.site.runs(on: $0) && flow.isThere(way.control, shownBy: showing.site, on: $0) == true }
    }
    guard let beside = shown.beside.first(where: { $0.placement.isPushed && isThere($0) }), let onTop = shown.onTop.first(where: isThere)
    else { return nil }
    switch way.control.look {
    case .back: return finding(way, "always looks like Back", beside: beside, onTop: onTop, at: onTop, shown, look: true, in: flow)
    case .close, .cancel:
        // Beside a back button it is one control too many, not a wrong one.
        let replacesBack = shown.screen.technology == .swiftui
            ? shown.screen.facts.backHidden?.guarded == .always : !shown.screen.facts.supplementsBack
        let pops = devices.contains { device in
            shown.beside.contains { showing in
                way.control.exits.contains {
                    flow.isTaken($0, shownBy: showing.site, on: device) != false && flow.effect(of: $0, at: showing.standing) == .parent
                }
            }
        }
        guard replacesBack, pops else { return nil }
        let word = way.control.look == .close ? "Close" : "Cancel"
        return finding(way, "always looks like \(word)", beside: beside, onTop: onTop, at: beside, shown, look: true, in: flow)
    default: return nil
    }
}

/// The class asks where it stands before it sets up its bar, or in this very way out.
private func isAdapted(_ way: ExitControl, _ screen: Screen) -> Bool {
    way.control.exits.contains { $0.hangsOn == .placement } || way.control.guarded == .paired
}

/// The site brings a way out of its own, and the screen shows the bar that carries it.
private func hasOwnExit(_ showing: Showing, _ screen: Screen, in flow: Flow) -> Bool {
    guard screen.facts.barHidden?.guarded != .always, !showing.site.hidesBar else { return false }
    return showing.site.installs.contains { item in
        item.isOpaque || item.exits.contains { flow.effect(of: $0, at: showing.standing) != .nothing }
    }
}

private func finding(
    _ way: ExitControl, _ fault: String, beside: Showing, onTop: Showing, at witness: Showing, _ shown: TwoWays, look: Bool = false,
    in flow: Flow
) -> Finding {
    let screen = shown.screen
    let sides = beside.placement.isPushed ? "is pushed from" : "fills a column from"
    let isSure = way.control.exits.allSatisfy { $0.guarded == .always } && !way.control.isOpaque && !look
    let weakest = min(beside.standing.certainty, onTop.standing.certainty, isSure ? .certain : .likely)
    let calls = way.control.exits.compactMap(\.location).filter { $0 != way.control.location }
    var related = unique(calls).map { Note("It leaves here", at: $0) }
    related += sites(of: [beside] + shown.beside, in: flow).map { Note("It is shown beside others here", at: $0) }
    related += sites(of: [onTop] + shown.onTop, in: flow).map { Note("It is presented here", at: $0) }
    return Finding(
        "“\(screen.name)” \(sides) “\(source(of: beside, in: flow))” and presented from “\(source(of: onTop, in: flow))”, but its "
            + "\(way.name) \(fault).",
        at: way.control.location, screen: screen.id, edge: "\(way.control.label ?? edge(of: way)) \(fault)", certainty: weakest,
        reason: look ? "look" : nil, severity: isInCode(way) || look && popsAndDismisses(way) ? .info : nil, standing: witness.standing,
        related: related,
        fix: "Choose by presentingViewController, or let the presenting site add Close.",
        subjects: [.control(way.control.location), .screen(screen.id)])
}

/// It pops and then dismisses, without a test: one of the two does something either way, so that its look alone is left to talk of.
private func popsAndDismisses(_ way: ExitControl) -> Bool {
    let always = way.control.exits.filter { $0.guarded == .always }.map(\.verb)
    return always.contains(.pop) && always.contains(.dismiss)
}

/// No control of the screen is known to take it: it may belong to what the screen shows.
private func isInCode(_ way: ExitControl) -> Bool {
    if case .code = way.place { return true }
    return false
}

private func edge(of way: ExitControl) -> String {
    if case .code(let function?) = way.place { return function }
    return way.control.look.rawValue
}

/// The hop that decides how a place is reached, past what embeds the screen and containers around it.
private func deciding(_ showing: Showing, in flow: Flow) -> Transition {
    let deciding: Set<Verb.Effect> = [.push, .show, .showDetail, .present, .column, .tab, .setStack]
    if deciding.contains(showing.site.verb.effect) { return showing.site }
    return flow.way(to: showing.standing).last { deciding.contains($0.verb.effect) } ?? showing.site
}

private func source(of showing: Showing, in flow: Flow) -> String { flow.name(of: deciding(showing, in: flow).from) }

private func site(of showing: Showing, in flow: Flow) -> Span { deciding(showing, in: flow).location }

/// Every place that decides so, the one told of first.
private func sites(of showings: [Showing], in flow: Flow) -> [Span] { Array(unique(showings.map { site(of: $0, in: flow) }).prefix(3)) }

private func unique(_ spans: [Span]) -> [Span] {
    var seen: Set<Span> = []
    return spans.filter { seen.insert($0).inserted }
}
