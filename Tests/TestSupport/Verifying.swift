import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import RuleKit

/// Runs files held in memory through the whole pipeline and compares what comes out with their markers.
///
/// Gives one readable sentence a failure: a marker without its finding, a finding without a marker, a finding at one place twice, a
/// marker that cannot be read or names an unknown rule, input that was not understood. The graph follows when anything failed.
/// A file named `.navlint.json` among them is the configuration.
public func verify(_ files: [SourceFile], rules: [Rule]) -> [String] {
    let configured = Configured(files)
    let facts = extract(configured.sources, jobs: 1)
    let linked = link(facts, names: configured.file.names)
    let flow = Flow(linked.graph)
    let marked = files.map { MarkedFile(path: $0.path, text: $0.text) }
    // An opt-in rule speaks only where a marker is about it.
    let asked = Set(marked.flatMap(\.markers).compactMap(\.rule))
    let settings = configured.settings(with: facts, rules)
    let diagnostics = check(rules.filter { !$0.isOptIn || asked.contains($0.id) }, flow, settings: settings).diagnostics

    var failures = marked.flatMap(\.problems)
    failures += (configured.file.problems + facts.flatMap(\.notes) + linked.notes).filter { $0.kind != .skipped }.map {
        "\(place($0.location)): \($0.message)"
    }
    let markers = marked.flatMap(\.markers)
    failures += unknownRules(in: markers, known: Set(rules.map(\.id)))
    failures += mismatches(between: diagnostics, and: markers)
    failures += mismatches(between: flow, and: markers)
    return failures.isEmpty ? [] : failures + [description(of: flow)]
}

/// What the rules find in files that must be silent, whatever their markers say.
public func verifySilence(of files: [SourceFile], rules: [Rule]) -> [String] {
    findings(in: files, rules: rules).map { "\(place($0.location)): not expected: \($0.message) (\($0.rule))" }
}

/// What is not told of the files because another finding tells its cause.
public func dropped(in files: [SourceFile], rules: [Rule]) -> [CheckResult.Dropped] {
    let configured = Configured(files)
    let facts = extract(configured.sources, jobs: 1)
    let flow = Flow(link(facts, names: configured.file.names).graph)
    return check(rules, flow, settings: configured.settings(with: facts, rules)).dropped
}

/// What the rules find in the files.
func findings(in files: [SourceFile], rules: [Rule]) -> [Diagnostic] {
    let configured = Configured(files)
    let facts = extract(configured.sources, jobs: 1)
    let flow = Flow(link(facts, names: configured.file.names).graph)
    return check(rules, flow, settings: configured.settings(with: facts, rules)).diagnostics
}

/// Sources, and the configuration among them. What it sets besides names, options, severities and policy has no effect here.
private struct Configured {
    var sources: [SourceFile]
    var file = LintConfiguration()
    private var settings = CheckSettings()

    /// What is set, with the suppressions of the sources.
    func settings(with facts: [FileFacts], _ rules: [Rule]) -> CheckSettings {
        var settings = settings
        settings.remarks = facts.flatMap(\.remarks)
        settings.knownRules = Set(rules.map(\.id))
        settings.ignored = facts.flatMap(\.ignored).map { entry in
            CheckSettings.Ignored(rule: entry.rule, screen: entry.screen, edge: entry.edge, location: entry.location)
        }
        return settings
    }

    init(_ files: [SourceFile]) {
        sources = files.filter { $0.path != LintConfiguration.fileName }
        guard let text = files.first(where: { $0.path == LintConfiguration.fileName })?.text else { return }
        file = LintConfiguration(Data(text.utf8), path: LintConfiguration.fileName)
        settings.policies = file.policies
        for rule in file.rules {
            settings.severities[rule.id] = rule.severity
            for option in rule.options { settings.options[rule.id, default: [:]][option.key] = option.value }
        }
    }
}

extension SourceFile {
    /// The text of a file held in memory; empty for one on disk.
    var text: String {
        switch contents {
        case .memory(let data): String(decoding: data, as: UTF8.self)
        case .disk: ""
        }
    }
}

private func place(_ span: Span) -> String { "\(span.path):\(span.line)" }

// MARK: Findings

private func unknownRules(in markers: [Marker], known: Set<String>) -> [String] {
    markers.compactMap { marker in
        guard let rule = marker.rule, !known.contains(rule) else { return nil }
        let near = nearestWord(to: rule, among: known).map { "; is \($0) meant?" } ?? ""
        return "\(marker.path):\(marker.line): there is no rule \(rule)\(near)"
    }
}

extension Marker {
    /// The rule the marker is about, where it is about one.
    public var rule: String? {
        switch claim {
        case .expect(let rule, _, _), .ok(let rule), .todoExpect(let rule): rule
        case .screen, .edge: nil
        }
    }
}

/// What is missing, surplus or doubled.
public func mismatches(between diagnostics: [Diagnostic], and markers: [Marker]) -> [String] {
    var failures: [String] = []
    var unclaimed = diagnostics
    for marker in markers {
        let here = "\(marker.path):\(marker.line)"
        func isHere(_ diagnostic: Diagnostic) -> Bool {
            diagnostic.rule == marker.rule && diagnostic.location.path == marker.path && diagnostic.location.line == marker.line
        }
        switch marker.claim {
        case .expect(let rule, let severity, let part):
            func saysIt(_ diagnostic: Diagnostic) -> Bool { isHere(diagnostic) && (part.map(diagnostic.message.contains) ?? true) }
            if let index = unclaimed.firstIndex(where: { saysIt($0) && (severity ?? $0.severity) == $0.severity }) {
                unclaimed.remove(at: index)
            } else if let severity, let other = unclaimed.first(where: saysIt) {
                failures.append("\(here): \(rule) is \(other.severity.rawValue), not \(severity.rawValue): \(other.message)")
            } else if let part, let other = unclaimed.first(where: isHere) {
                failures.append("\(here): the message of \(rule) lacks “\(part)”: \(other.message)")
            } else {
                failures.append("\(here): \(rule) was expected and stays silent")
            }
        case .todoExpect(let rule):
            if let index = unclaimed.firstIndex(where: isHere) {
                failures.append("\(here): \(rule) fires now: make the todo-expect an expect")
                unclaimed.remove(at: index)
            }
        case .ok(let rule):
            if let index = unclaimed.firstIndex(where: isHere) {
                failures.append("\(here): \(rule) must stay silent here, but says: \(unclaimed[index].message)")
                unclaimed.remove(at: index)
            }
        case .screen, .edge: break
        }
    }
    return failures + unclaimed.map { "\(place($0.location)): not expected: \($0.message) (\($0.rule))" }
}

// MARK: Graph

/// Where the graph differs from what `screen` and `edge` markers say. A line with such markers holds exactly what they name.
func mismatches(between flow: Flow, and markers: [Marker]) -> [String] {
    var failures: [String] = []
    for (here, claims) in claimsByLine(markers, { if case .edge(let claim) = $0 { claim } else { nil } }) {
        var unclaimed = flow.transitions.filter { place($0.location) == here }
        // An edge that leads nowhere known may be counted as unresolved only.
        let counted = Set(flow.graph.unresolved.filter { place($0.location) == here }.map { EdgeClaim.unresolved($0) })
        for claim in claims where claim != .none {
            if let index = unclaimed.firstIndex(where: { agrees($0, with: claim, in: flow) }) {
                unclaimed.remove(at: index)
            } else if !counted.contains(claim) {
                failures.append("\(here): there is no transition \(claim)")
            }
        }
        failures += unclaimed.map { "\(here): not expected: \(line(for: $0))" }
    }
    for (here, claims) in claimsByLine(markers, { if case .screen(let claim) = $0 { claim } else { nil } }) {
        var unclaimed = flow.screens.filter { place($0.location) == here }
        for case .screen(let id, let words) in claims {
            if let index = unclaimed.firstIndex(where: { $0.id == id }) {
                let screen = unclaimed.remove(at: index)
                let wrong = words.filter { !properties(of: screen, in: flow).contains($0) }
                failures += wrong.map { "\(here): \(id) is not \($0); it is \(properties(of: screen, in: flow).joined(separator: " "))" }
            } else {
                failures.append("\(here): there is no screen \(id)")
            }
        }
        failures += unclaimed.map { "\(here): not expected: the screen \($0.id)" }
    }
    return failures
}

private func claimsByLine<Claim>(_ markers: [Marker], _ pick: (Marker.Claim) -> Claim?) -> [(String, [Claim])] {
    let picked = markers.compactMap { marker in pick(marker.claim).map { ("\(marker.path):\(marker.line)", $0) } }
    return Dictionary(grouping: picked, by: \.0).map { ($0, $1.map(\.1)) }.sorted { $0.0 < $1.0 }
}

private func agrees(_ transition: Transition, with claim: EdgeClaim, in flow: Flow) -> Bool {
    guard case .edge(let verb, let from, let to, let rest) = claim else { return false }
    let entry = flow.graph.entries.first { $0.id == transition.entry }?.kind.rawValue
    return transition.verb.rawValue == verb && transition.from == from && transition.to == to
        && (rest.wrapper == nil || transition.wrapped == rest.wrapper)
        && (rest.entry == nil || entry == rest.entry)
        && (rest.certainty == nil || transition.certainty.rawValue == rest.certainty)
        && (rest.devices == nil || devices(of: transition) == rest.devices)
}

private func devices(of transition: Transition) -> String? {
    switch (transition.runs(on: .phone), transition.runs(on: .pad), transition.runs(on: .mac)) {
    case (true, true, true): "everywhere"
    case (true, false, _): "phone"
    case (false, true, _): "pad"
    case (false, false, true): "mac"
    default: nil
    }
}

private func properties(of screen: Screen, in flow: Flow) -> [String] {
    [
        screen.kind.rawValue, screen.technology.rawValue, flow.isClosed(screen.id) ? "closed" : "open",
        flow.isComplete(screen.id) ? "complete" : "incomplete",
    ]
}

extension EdgeClaim {
    fileprivate static func unresolved(_ edge: Unresolved) -> EdgeClaim {
        .edge(verb: edge.verb.rawValue, from: edge.from ?? "?", to: nil, Rest())
    }
}

extension EdgeClaim: CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .edge(let verb, let from, let to, let rest):
            (["\(verb) \(from) → \(to ?? "?")"] + [
                rest.wrapper.map { "in \($0)" }, rest.entry.map { "by \($0)" }, rest.certainty, rest.devices,
            ].compactMap { $0 }).joined(separator: " ")
        }
    }
}

private func line(for transition: Transition) -> String {
    let wrapper = transition.wrapped.map { " in \($0)" } ?? ""
    let certainty = transition.certainty == .certain ? "" : " \(transition.certainty.rawValue)"
    let devices = transition.idioms.isEmpty ? "" : " on \(transition.idioms.map(\.rawValue).joined(separator: " and "))"
    let entry = transition.entry.map { " by \($0)" } ?? ""
    return "\(transition.verb.rawValue) \(transition.from) → \(transition.to ?? "?")\(wrapper)\(certainty)\(entry)\(devices)"
}

/// The graph as text, for the reader of a failure.
func description(of flow: Flow) -> String {
    let screens = flow.screens.map { screen in
        let open = (screen.openReasons.map { "open: \($0)" } + screen.opaqueActions.map { "opaque: \($0)" }).joined(separator: "; ")
        return "  \(place(screen.location)) \(screen.id) \(properties(of: screen, in: flow).joined(separator: " "))\(open.isEmpty ? "" : " (\(open))")"
    }
    let transitions = flow.transitions.map { "  \(place($0.location)) \(line(for: $0))" }
    let unresolved = flow.graph.unresolved.map { "  \(place($0.location)) \($0.verb.rawValue): \($0.reason)" }
    return (["screens:"] + screens + ["transitions:"] + transitions + ["unresolved:"] + unresolved).joined(separator: "\n")
}
