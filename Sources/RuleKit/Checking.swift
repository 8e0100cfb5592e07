import Diagnostics
import FlowGraph
import FlowWalk

/// Runs the rules over a flow and arranges what they find: one finding a cause, stamped, in report order.
///
/// Pure; the order of `rules` does not matter: all of them run, opt-in ones too. Findings that are only `possible` are left out unless
/// `pedantic`.
public func check(_ rules: [Rule], _ flow: Flow, pedantic: Bool = false, precedence: Precedence = .standard) -> [Diagnostic] {
    check(rules, flow, settings: CheckSettings(pedantic: pedantic), precedence: precedence).diagnostics
}

/// The same with what a team has set. What is kept back still drops other findings of its cause.
public func check(_ rules: [Rule], _ flow: Flow, settings: CheckSettings, precedence: Precedence = .standard) -> CheckResult {
    let walks = rules.contains { $0.checkWalk != nil } ? settings.walk.map { explored(flow, $0) } ?? [] : []
    return check(rules, flow, walks, settings: settings, precedence: precedence)
}

/// The walks that rules look at: on the devices of the app; on an iPad only where a split view makes a difference.
private func explored(_ flow: Flow, _ bounds: WalkBounds) -> [Walk] {
    let isSplit = flow.screens.contains { flow.containerKind(of: $0.id) == .split }
    let idioms = flow.idioms.filter { $0 != .mac }
    return (isSplit ? idioms : Array(idioms.prefix(1))).map { Machine(flow, idiom: $0).walkWithLinks(bounds) }
}

/// The same with walks that have been made.
public func check(
    _ rules: [Rule], _ flow: Flow, _ walks: [Walk], settings: CheckSettings, precedence: Precedence = .standard
) -> CheckResult {
    let found = rules.sorted { $0.id < $1.id }.flatMap { rule in
        let options = RuleOptions(rule.options, set: settings.options[rule.id] ?? [:], policies: settings.policies)
        let walked = rule.checkWalk.map { check in walks.flatMap { check($0, options) } } ?? []
        return onePerPlace(rule.check(flow, options) + walked, in: flow).filter { rule.judges($0, in: flow) }.map { (rule, $0) }
    }
    let all = stamped(found, in: flow)
    var shown = all.filter { settings.pedantic || $0.diagnostic.certainty > .possible }
    for index in shown.indices { apply(settings.severities, to: &shown[index]) }
    let droppers = precedence.droppers(among: shown.map { ($0.diagnostic.rule, $0.finding) })
    // A trace that another rule's finding makes needless tells how one gets there.
    for (index, dropper) in droppers.enumerated() {
        guard let dropper, !shown[index].finding.trace.isEmpty, droppers[dropper] == nil else { continue }
        let known = Set(shown[dropper].diagnostic.related)
        shown[dropper].diagnostic.related += shown[index].finding.trace.filter { !known.contains($0) }
    }
    var sieve = Sieve(settings, rules)
    sieve.use(all)
    let meta = stamped(sieve.findings(for: rules), in: flow).map { candidate in
        var candidate = candidate
        apply(settings.severities, to: &candidate)
        return candidate
    }
    sieve.use(meta)
    let (reported, keptBack) = sieve.sift(zip(shown, droppers).filter { $0.1 == nil }.map(\.0) + meta)
    let ran = Set(rules.map(\.id))
    return CheckResult(
        diagnostics: reported.sorted(by: Diagnostic.inReportOrder),
        dropped: zip(shown, droppers).compactMap { loser, winner in
            winner.map { CheckResult.Dropped(diagnostic: loser.diagnostic, by: shown[$0].diagnostic) }
        },
        keptBack: keptBack.sorted { Diagnostic.inReportOrder($0.diagnostic, $1.diagnostic) },
        idle: settings.ignored.indices.filter { !sieve.usedEntries.contains($0) && ran.contains(settings.ignored[$0].rule) }.map { settings.ignored[$0].location })
}

/// A set severity stands for the rule's default one: a reason that is milder by itself stays milder, and only what is certain
/// becomes an error.
private func apply(_ severities: [String: Severity], to candidate: inout (diagnostic: Diagnostic, finding: Finding)) {
    guard let set = severities[candidate.diagnostic.rule] else { return }
    let severity = min(set, candidate.finding.severity ?? set)
    candidate.diagnostic.severity = candidate.diagnostic.certainty == .certain ? severity : min(severity, .warning)
}

/// Of several findings at one place the best known one stays; of equals the one the rule named first. It speaks for the others, which are
/// about other screens, and names them.
private func onePerPlace(_ findings: [Finding], in flow: Flow) -> [Finding] {
    struct Position: Hashable {
        var path: String
        var line: Int
        var column: Int
        var matter: String?
    }
    let ranked = findings.enumerated().sorted { a, b in
        a.element.certainty != b.element.certainty ? a.element.certainty > b.element.certainty : a.offset < b.offset
    }
    var places: [Position: Int] = [:]
    var kept: [Finding] = []
    for finding in ranked.map(\.element) {
        let place = finding.location
        let position = Position(path: place.path, line: place.line, column: place.column, matter: finding.matter)
        guard let known = places[position] else {
            places[position] = kept.count
            kept.append(finding)
            continue
        }
        // What is only possible is not told by itself, and neither here.
        guard finding.screen != kept[known].screen, let other = flow.screen(finding.screen),
            min(finding.certainty, finding.standing?.certainty ?? .certain) > .possible
        else { continue }
        kept[known].subjects += finding.subjects.filter { !kept[known].subjects.contains($0) }
        let note = Note("It concerns “\(other.name)” too", at: other.location)
        if !kept[known].related.contains(note), kept[known].related.count < 6 { kept[known].related.append(note) }
    }
    return kept.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
}

/// Fingerprints are given before anything is hidden or dropped, so that options do not change them.
private func stamped(_ found: [(rule: Rule, finding: Finding)], in flow: Flow) -> [(diagnostic: Diagnostic, finding: Finding)] {
    var seen: [[String]: Int] = [:]
    return found.map { rule, finding in
        let identity = [rule.id, finding.screen ?? "", finding.edge ?? ""]
        seen[identity, default: 0] += 1
        let ordinal = seen[identity, default: 1]
        let fingerprint = fingerprint(of: ordinal == 1 ? identity : identity + [String(ordinal)])
        return (diagnostic(of: finding, by: rule, in: flow, fingerprint: fingerprint), finding)
    }
}

/// A finding is known no better than the way to the place it speaks of.
private func diagnostic(of finding: Finding, by rule: Rule, in flow: Flow, fingerprint: String) -> Diagnostic {
    let certainty = min(finding.certainty, finding.standing?.certainty ?? .certain)
    var severity = finding.severity ?? rule.severity
    if severity == .error, certainty < .certain { severity = .warning }
    // What nothing makes does no harm yet.
    let unmade = unmadeScreen(of: finding, in: flow)
    if unmade != nil { severity = .info }
    return Diagnostic(
        rule: rule.id, family: rule.family.rawValue, severity: severity, certainty: certainty, message: finding.message,
        location: finding.location, screen: finding.screen, edge: finding.edge, path: finding.trace.isEmpty ? finding.standing.map(flow.path(to:)) ?? [] : finding.trace,
        witness: finding.standing.map(flow.witness), related: finding.related + callers(of: finding, in: flow) + [unmade].compactMap { $0 },
        fix: finding.fix, fingerprint: fingerprint)
}

/// Where the code that the finding speaks of is called from, as far as it is about one way that leads through other code.
private func callers(of finding: Finding, in flow: Flow) -> [Note] {
    guard let edge = finding.edge, let screen = finding.screen else { return [] }
    let caller = (flow.transitions(from: screen) + flow.transitions(to: screen)).first { $0.id == edge && $0.location == finding.location }?.caller
    return caller.map { [Note("It is called here", at: $0)] } ?? []
}

/// The screen that the finding is about, or whose code it is about, where nothing in the sources makes one.
private func unmadeScreen(of finding: Finding, in flow: Flow) -> Note? {
    let own = flow.screen(finding.screen)
    let sources = flow.transitions.filter { $0.location == finding.location }.map(\.from)
    let actors = Set(sources).count == 1 ? sources.first.flatMap { flow.screen($0) } : nil
    guard let screen = [own, actors].compactMap({ $0 }).first(where: \.isUnmade) else { return nil }
    return Note("Nothing in the sources makes “\(screen.name)”", at: screen.location)
}

extension Rule {
    /// What an app extension shows is put up by another program, whose stacks and layers no source tells of: of its files only names are judged.
    fileprivate func judges(_ finding: Finding, in flow: Flow) -> Bool {
        guard !flow.graph.app.extensionFiles.isEmpty, flow.graph.app.extensionFiles.contains(finding.location.path) else { return true }
        return finding.subjects.contains { if case .reference = $0 { true } else { false } }
    }
}
