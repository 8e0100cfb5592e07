import Diagnostics
import FlowGraph

struct ConfigurationReader: JSONReading {
    let path: String
    var notes: [LoadNote] = []
    var file = LintConfiguration()

    init(path: String) { self.path = path }

    mutating func readFile(_ root: JSONNode) {
        guard let file = object(root, "", keys: LintConfiguration.keys.names) else { return }
        note(file)
        if let version = integer(file, "version"), version != 1 {
            complain("version \(version) is not known; this navlint reads version 1", file, "version")
        }
        if let rules = members(file, "rules") {
            for member in rules.members { readRule(member, rules) }
        }
        self.file.include = strings(file, "include")
        self.file.exclude = strings(file, "exclude")
        self.file.unreported = strings(file, "unreported")
        self.file.names.systemScreens = strings(file, "systemScreens")
        readFunctions(file)
        readEntries(file)
        readRoles(file)
        self.file.policies = list(file, "policy") { $0.readPolicy($1, $2) }
        if file["baseline"] != nil { self.file.baseline = required(file, "baseline") }
        self.file.ignored = list(file, "ignore") { $0.readIgnored($1, $2) }
    }

    /// An object whose keys are the user's own names.
    private mutating func members(_ object: FlowObject, _ key: String) -> FlowObject? {
        guard let node = object[key] else { return nil }
        if case .object(let members) = node.value { return FlowObject(keyPath: object.path(key), place: node.place, members: members) }
        complain("expected an object", object, key)
        return nil
    }

    /// Remembers where the keys of an object stand.
    private mutating func note(_ object: FlowObject) {
        for member in object.members { file.places[object.path(member.key)] = span(member.place) }
    }

    private func span(_ place: Place) -> Span { Span(path: path, place) }

    // MARK: Rules

    enum Level: String, CaseIterable { case off, info, warning, error }

    /// `"rule": "warning"`, or an object with a severity and the rule's options.
    private mutating func readRule(_ member: JSONNode.Member, _ rules: FlowObject) {
        var setting = LintConfiguration.RuleSetting(id: member.key, location: span(member.place))
        if case .object(let fields) = member.node.value {
            let rule = FlowObject(keyPath: rules.path(member.key), place: member.node.place, members: fields)
            note(rule)
            if rule["severity"] != nil { apply(word(rule, "severity", Level.self), to: &setting) }
            for field in fields where field.key != "severity" {
                guard let value = optionValue(field.node, rule.path(field.key)) else { continue }
                setting.options.append(.init(key: field.key, value: value, location: span(field.place)))
            }
        } else {
            apply(word(member.node, rules.path(member.key), "severity"), to: &setting)
        }
        file.rules.append(setting)
    }

    private func apply(_ level: Level?, to setting: inout LintConfiguration.RuleSetting) {
        guard let level else { return }
        setting.isOff = level == .off
        setting.severity = Severity(rawValue: level.rawValue)
    }

    private mutating func optionValue(_ node: JSONNode, _ keyPath: String) -> OptionValue? {
        switch node.value {
        case .bool(let flag): return .flag(flag)
        case .number(let number):
            if let whole = Int(exactly: number), whole >= 0 { return .number(whole) }
            complain("expected a whole number, 0 or greater", at: node.place, keyPath)
            return nil
        case .list(let elements):
            return .names(elements.enumerated().compactMap { string($0.element, "\(keyPath)[\($0.offset)]") })
        default:
            complain("an option is true or false, a whole number, or a list of strings", at: node.place, keyPath)
            return nil
        }
    }

    // MARK: Names

    private mutating func readFunctions(_ file: FlowObject) {
        guard let node = file["functions"], let functions = object(node, "functions", keys: LintConfiguration.functionKeys.names) else { return }
        note(functions)
        self.file.names.exits = strings(functions, "exit")
        self.file.names.wrappers = strings(functions, "wrapper")
        self.file.names.restorers = strings(functions, "restorer")
        self.file.names.confirmations = strings(functions, "confirm")
        self.file.names.logs = strings(functions, "log")
        self.file.names.presenters = strings(functions, "present")
        self.file.names.anchors = strings(functions, "anchor")
    }

    private mutating func readEntries(_ file: FlowObject) {
        guard let entries = members(file, "entries") else { return }
        for member in entries.members {
            let kind: Entry.Kind? = word(member.node, entries.path(member.key), "kind of entry")
            if let kind { self.file.names.entries[member.key] = kind.rawValue }
        }
    }

    private mutating func readRoles(_ file: FlowObject) {
        guard let roles = members(file, "roles") else { return }
        for member in roles.members {
            guard let role = string(member.node, roles.path(member.key)) else { continue }
            if role.isEmpty || role.contains(where: \.isWhitespace) {
                complain("a role is one word", at: member.node.place, roles.path(member.key))
            } else {
                self.file.names.roles[member.key] = role
                self.file.rolePlaces[member.key] = span(member.place)
            }
        }
    }

    // MARK: Policy

    private mutating func readPolicy(_ node: JSONNode, _ keyPath: String) -> Policy? {
        guard let entry = object(node, keyPath, keys: LintConfiguration.policyKeys.names), let reason = required(entry, "reason") else { return nil }
        guard let claim = readClaim(entry) else { return nil }
        return Policy(claim, reason: reason, severity: word(entry, "severity", Severity.self) ?? .warning, location: span(entry.place))
    }

    private mutating func readClaim(_ entry: FlowObject) -> Policy.Claim? {
        let kinds = ["forbid", "require", "only", "never", "always", "maxDepth"].filter { entry[$0] != nil }
        guard kinds.count == 1, let kind = kinds.first else {
            complain("an entry has exactly one of forbid, require, only, never, always and maxDepth", at: entry.place, entry.keyPath)
            return nil
        }
        switch kind {
        case "forbid": return readWay(entry, kind, needs: []).map(Policy.Claim.forbidden)
        case "require": return readWay(entry, kind, needs: ["from", "to"]).map(Policy.Claim.required)
        case "only": return readWay(entry, kind, needs: ["to"]).map(Policy.Claim.only)
        default: break
        }
        guard let screen = required(entry, "screen").map(ScreenPattern.init) else { return nil }
        if kind == "maxDepth" {
            guard let depth = integer(entry, kind) else { return nil }
            if depth < 1 { complain("the window’s root is at depth 1", entry, kind) }
            return .depth(screen, depth)
        }
        guard let stand: Policy.Stand = word(entry, kind) else { return nil }
        return kind == "never" ? .never(screen, stand) : .always(screen, stand)
    }

    private mutating func readWay(_ entry: FlowObject, _ kind: String, needs: [String]) -> Policy.Way? {
        guard let node = entry[kind], let fields = object(node, entry.path(kind), keys: LintConfiguration.wayKeys.names) else { return nil }
        if entry["screen"] != nil { complain("belongs to never, always and maxDepth", entry, "screen") }
        var way = Policy.Way()
        way.from = words(fields, "from").map(ScreenPattern.init)
        way.to = words(fields, "to").map(ScreenPattern.init)
        way.through = words(fields, "through").map(ScreenPattern.init)
        way.verbs = readVerbs(fields)
        for key in needs where words(fields, key).isEmpty { complain("\"\(key)\" is missing", at: fields.place, fields.keyPath) }
        if kind == "only", way.from.isEmpty, way.verbs.isEmpty { complain("“only” needs \"from\" or \"verb\"", at: fields.place, fields.keyPath) }
        if way.from.isEmpty, way.to.isEmpty, way.verbs.isEmpty { complain("names nothing", at: fields.place, fields.keyPath) }
        if !way.through.isEmpty {
            if kind == "only" { complain("belongs to forbid and require", fields, "through") }
            if way.from.isEmpty || way.to.isEmpty { complain("\"through\" needs \"from\" and \"to\"", at: fields.place, fields.keyPath) }
            if !way.verbs.isEmpty { complain("a way of several steps has no single verb", fields, "verb") }
        }
        return way
    }

    private mutating func readVerbs(_ fields: FlowObject) -> [String] {
        let known = VerbGroup.allCases.map(\.rawValue) + Verb.allCases.map(\.rawValue)
        return words(fields, "verb").filter { verb in
            if known.contains(verb) { return true }
            let near = nearestWord(to: verb, among: known).map { "; nearest is \"\($0)\"" } ?? ""
            complain("unknown verb \"\(verb)\"\(near)", fields, "verb")
            return false
        }
    }

    /// A string, or a list of strings.
    private mutating func words(_ object: FlowObject, _ key: String) -> [String] {
        guard let node = object[key] else { return [] }
        if case .string(let word) = node.value { return [word] }
        return strings(object, key)
    }

    // MARK: Ignored findings

    private mutating func readIgnored(_ node: JSONNode, _ keyPath: String) -> LintConfiguration.Ignored? {
        guard let entry = object(node, keyPath, keys: LintConfiguration.ignoreKeys.names), let rule = required(entry, "rule") else {
            return nil
        }
        let ignored = LintConfiguration.Ignored(
            rule: rule, screen: string(entry, "screen"), edge: string(entry, "edge"), path: string(entry, "path"),
            reason: string(entry, "reason"), location: span(entry.place))
        if ignored.screen == nil, ignored.edge == nil, ignored.path == nil {
            complain("say where: a screen, an edge or a path; to switch a rule off, set it to \"off\" in \"rules\"", at: entry.place, keyPath)
        }
        return ignored
    }
}
