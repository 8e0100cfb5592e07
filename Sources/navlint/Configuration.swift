import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import RuleKit
import Rules
import ToolArguments

/// The configuration of one run: the file's, or an empty one. Its places have the file's absolute path.
struct Configuration {
    var file = LintConfiguration()
    var url: URL?

    /// The absolute path of the folder it stands in.
    var folder: String? { url?.deletingLastPathComponent().path }

    /// Which files are left out of reading, by their absolute path.
    var isLeftOut: @Sendable (String) -> Bool {
        guard let folder, !(file.include.isEmpty && file.exclude.isEmpty) else { return { _ in false } }
        let (include, exclude) = (PathPatterns(file.include, in: folder), PathPatterns(file.exclude, in: folder))
        return { path in exclude.match(path) || !include.isEmpty && !include.match(path) }
    }
}

extension Option {
    static let config = Option(
        name: "--config", value: "FILE", help: "The configuration; by default the nearest .navlint.json at or above the first PATH",
        completes: .files)
    static let noConfig = Option(name: "--no-config", help: "Use no configuration")
}

/// The configuration that the options name, or the nearest one at or above what is linted. Fails when anything in it is wrong.
func configuration(for arguments: Arguments, at path: String? = nil, _ console: Console) throws(Failure) -> Configuration {
    guard !arguments.has("--no-config") else {
        if arguments.has("--config") { throw Failure("--config and --no-config exclude each other") }
        return Configuration()
    }
    guard let url = try configurationFile(arguments, path ?? arguments.operands.first, console) else { return Configuration() }
    let file = LintConfiguration(at: url, path: url.path)
    let problems = (file.problems + problems(ofRulesIn: file)).sorted { $0.location < $1.location }
    guard problems.isEmpty else { throw Failure(of: problems, from: console) }
    return Configuration(file: file, url: url)
}

private func configurationFile(_ arguments: Arguments, _ path: String?, _ console: Console) throws(Failure) -> URL? {
    let here = URL(fileURLWithPath: console.currentFolder, isDirectory: true)
    if let named = arguments.value("--config") {
        let url = URL(fileURLWithPath: named, relativeTo: here).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else { throw Failure("there is no configuration \(named)") }
        return url
    }
    let linted = URL(fileURLWithPath: path ?? ".", relativeTo: here).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: linted.path, isDirectory: &isFolder) else { return nil }
    return configuration(above: isFolder.boolValue ? linted.path : linted.deletingLastPathComponent().path)
}

extension Failure {
    /// Several problems of the configuration with their places, one a line.
    fileprivate init(of problems: [LoadNote], from console: Console) {
        let lines = problems.map { note in
            "\(console.shown(note.location)): error: \(note.message)"
        }
        self.init("the configuration cannot be used:\n" + lines.joined(separator: "\n"))
    }
}

extension Console {
    /// `file:line:column` of a place with an absolute path, as it can be opened from the current folder.
    func shown(_ place: Span) -> String {
        "\(relative(place.path, to: currentFolder) ?? place.path):\(place.line):\(place.column)"
    }
}

/// Nil when the path is not below the folder.
func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
}

// MARK: Rules

/// An error, where there is no rule of the id.
func unknownRule(_ id: String, at place: Span) -> LoadNote? {
    let known = allRules.map(\.id)
    return known.contains(id) ? nil : LoadNote(.invalid, "there is no rule “\(id)”\(suggestion(for: id, among: known))", at: place)
}

/// Rules, options and kinds of values that do not exist.
func problems(ofRulesIn file: LintConfiguration) -> [LoadNote] {
    var problems = file.rules.compactMap { unknownRule($0.id, at: $0.location) } + file.ignored.compactMap { unknownRule($0.rule, at: $0.location) }
    for setting in file.rules {
        guard let rule = allRules.first(where: { $0.id == setting.id }) else { continue }
        for option in setting.options {
            if let problem = problem(of: option, in: rule) { problems.append(LoadNote(.invalid, "rules.\(rule.id).\(option.key): \(problem)", at: option.location)) }
        }
    }
    return problems
}

private func problem(of option: LintConfiguration.RuleSetting.Option, in rule: Rule) -> String? {
    guard let declared = rule.options.first(where: { $0.key == option.key }) else {
        let keys = ["severity"] + rule.options.map(\.key)
        return "the rule has no such option\(suggestion(for: option.key, among: keys)); there is \(keys.joined(separator: ", "))"
    }
    guard !declared.standard.isOfKind(of: option.value) else { return nil }
    switch declared.standard {
    case .flag: return "expected true or false"
    case .number: return "expected a whole number"
    case .names: return "expected a list of strings"
    }
}

extension Configuration {
    /// The rules that run when none is named: all that are not switched off, opt-in ones when they are given a severity.
    var rules: [Rule] {
        let settings = Dictionary(file.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return allRules.filter { rule in
            guard let setting = settings[rule.id] else { return !rule.isOptIn }
            return !setting.isOff && (!rule.isOptIn || setting.severity != nil)
        }
    }

    /// What is set for rules and findings, by the configuration and by the sources themselves.
    func settings(for loaded: Loaded, pedantic: Bool) -> CheckSettings {
        let root = loaded.discovery.root
        var settings = CheckSettings(pedantic: pedantic)
        settings.remarks = loaded.remarks
        settings.knownRules = Set(allRules.map(\.id))
        settings.ignored = loaded.ignored.map { entry in
            CheckSettings.Ignored(rule: entry.rule, screen: entry.screen, edge: entry.edge, reason: entry.reason, location: entry.location)
        }
        settings.policies = file.policies.map { policy in
            var policy = policy
            policy.location.path = relative(policy.location.path, to: root) ?? policy.location.path
            return policy
        }
        for rule in file.rules {
            settings.severities[rule.id] = rule.severity
            for option in rule.options { settings.options[rule.id, default: [:]][option.key] = option.value }
        }
        guard let folder else { return settings }
        settings.ignored += file.ignored.map { entry in
            let patterns = entry.path.map { PathPatterns([$0], in: folder) }
            return CheckSettings.Ignored(
                rule: entry.rule, screen: entry.screen, edge: entry.edge, reason: entry.reason, location: entry.location
            ) { path in
                patterns?.match("\(root)/\(path)") ?? true
            }
        }
        if !file.unreported.isEmpty {
            let unreported = PathPatterns(file.unreported, in: folder)
            settings.hides = { unreported.match("\(root)/\($0)") }
        }
        return settings
    }

    /// Whether all that the configuration speaks of lies below the folder.
    func isCovered(by root: String) -> Bool { folder.map { $0 == root || $0.hasPrefix(root + "/") } ?? false }

    /// Entries of the policy that this run cannot check: their screens lie outside of what is linted, or stand where nobody knows.
    func vagueEntries(in loaded: Loaded) -> [LoadNote] {
        let flow = loaded.flow
        let idle = isCovered(by: loaded.discovery.root) ? [] : file.policies.compactMap { policy in
            policy.patterns.first { !$0.meansSomething(in: flow) }.map { (policy, $0) }
        }
        var notes: [LoadNote] = []
        if let (policy, pattern) = idle.first {
            let others = idle.count == 1 ? "" : ", and \(idle.count - 1) more \(idle.count == 2 ? "entry speaks" : "entries speak") of such"
            notes.append(LoadNote(
                .vague, "policy: nothing in what is linted is called “\(pattern.text)”; the configuration may speak of more than that\(others)",
                at: policy.location))
        }
        for policy in file.policies {
            switch policy.claim {
            case .never(let pattern, _), .always(let pattern, _), .depth(let pattern, _):
                let screens = flow.screens.filter(pattern.matches)
                guard !screens.isEmpty, screens.allSatisfy({ flow.standings(of: $0.id).isEmpty }) else { continue }
                notes.append(LoadNote(
                    .vague, "policy: it is not known where “\(pattern.text)” stands, so this is not checked", at: policy.location))
            default: continue
            }
        }
        return notes
    }

    /// Fails when a policy or a role names screens that nothing in the flow is called. Said only where all that the configuration
    /// speaks of has been read.
    func requireMatches(in loaded: Loaded, _ console: Console) throws(Failure) {
        guard isCovered(by: loaded.discovery.root) else { return }
        let flow = loaded.flow
        let known = flow.screens.flatMap { [$0.id, $0.name] }
        var problems: [LoadNote] = []
        for policy in file.policies {
            for pattern in policy.patterns where !pattern.meansSomething(in: flow) {
                problems.append(LoadNote(
                    .invalid, "policy: nothing in the flow is called “\(pattern.text)”\(suggestion(for: pattern.text, among: known))", at: policy.location))
            }
        }
        for (name, place) in file.rolePlaces {
            let isKnown = flow.screens.contains { $0.id == name || $0.class == name || $0.scenes.contains(name) }
            if !isKnown { problems.append(LoadNote(.invalid, "roles: there is no screen “\(name)”\(suggestion(for: name, among: known))", at: place)) }
        }
        guard problems.isEmpty else { throw Failure(of: problems.sorted { ($0.location, $0.message) < ($1.location, $1.message) }, from: console) }
    }
}
