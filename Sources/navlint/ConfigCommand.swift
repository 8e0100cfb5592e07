import Diagnostics
import FlowLoader
import Foundation
import RuleKit
import Rules
import ToolArguments

let configCommand = Command(
    name: "config", operands: "[PATH]", summary: "Print the settings in force for PATH, and where each comes from",
    options: [
        .textOrJSON, Option(name: "--schema", help: "Print a JSON Schema of .navlint.json for editors instead"), .config, .noConfig,
        .only, .skip, .strict, .failOn,
    ],
    run: { arguments, console throws(Failure) in
        if arguments.has("--schema") { return show(try configurationSchema(), console) }
        if arguments.operands.count > 1 { throw Failure("config takes one path, but was given “\(arguments.operands[1])” too") }
        let configuration = try configuration(for: arguments, console)
        let settings = try settings(in: configuration, arguments)
        if arguments.value("--format") == "json" { return show(try json(settings, configuration), console) }
        let source = configuration.url.map { console.shown(Span(path: $0.path, line: 1, column: 1)).replacing(":1:1", with: "") }
        let named = arguments.has("--config") ? ", named by --config" : ""
        let head = source.map { "configuration: \($0)\(named)" } ?? "configuration: none\(arguments.has("--no-config") ? ", --no-config" : " was found")"
        let rows = settings.map { setting in
            ("\(setting.key): \(setting.value)", setting.place.map { console.shown($0) } ?? setting.origin)
        }
        return show("\(head)\n\(columns(rows, widest: 72))\n", console)
    })

/// One value in force.
private struct Setting {
    var key: String
    var value: String
    /// `default`, `file`, or the option that says so.
    var origin: String
    /// Where the file says so.
    var place: Span?

    init(_ key: String, _ value: String, at place: Span?, option: String? = nil) {
        self.key = key
        self.value = value.isEmpty ? "none" : value
        self.place = option == nil ? place : nil
        origin = option ?? (place == nil ? "default" : "file")
    }
}

private func settings(in configuration: Configuration, _ arguments: Arguments) throws(Failure) -> [Setting] {
    let file = configuration.file
    func list(_ key: String, _ words: [String], whenEmpty: String = "") -> Setting {
        Setting(key, words.isEmpty ? whenEmpty : words.joined(separator: ", "), at: file.places[key])
    }
    let names = file.names
    var settings = [
        list("include", file.include, whenEmpty: "everything"), list("exclude", file.exclude), list("unreported", file.unreported),
        list("baseline", [file.baseline].compactMap { $0 }),
        list("functions.exit", names.exits), list("functions.wrapper", names.wrappers), list("functions.restorer", names.restorers),
        list("functions.confirm", names.confirmations), list("functions.log", names.logs), list("functions.present", names.presenters),
        list("functions.anchor", names.anchors), list("systemScreens", names.systemScreens),
        list("entries", names.entries.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }),
    ]
    settings += file.rolePlaces.sorted { $0.key < $1.key }.map { Setting("roles.\($0.key)", names.roles[$0.key] ?? "", at: $0.value) }
    settings += file.policies.enumerated().map { Setting("policy[\($0.offset)]", $0.element.reason, at: $0.element.location) }
    settings += file.ignored.enumerated().map { index, entry in
        let subject = [entry.screen, entry.edge, entry.path].compactMap { $0 }.joined(separator: ", ")
        return Setting("ignore[\(index)]", "\(entry.rule) (\(subject))\(entry.reason.map { ": \($0)" } ?? "")", at: entry.location)
    }
    let set = Dictionary(file.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let threshold = try Threshold(arguments)
    settings.append(Setting("fail-on", threshold.level.rawValue, at: nil, option: ["--strict", "--fail-on"].first(where: arguments.has)))
    let configured = Set(configuration.rules.map(\.id))
    let runs = Set(try selectedRules(only: arguments.all("--only"), skip: arguments.all("--skip"), configuration).map(\.id))
    /// The option by which a rule runs or not.
    func option(for rule: Rule) -> String? {
        if arguments.has("--only"), runs.contains(rule.id) || !arguments.has("--skip") { return "--only" }
        if runs.contains(rule.id) == configured.contains(rule.id) { return nil }
        return arguments.has("--skip") ? "--skip" : "--only"
    }
    for rule in allRules.sorted(by: { $0.id < $1.id }) {
        let own = set[rule.id]
        let severity = runs.contains(rule.id) ? (own?.severity ?? rule.severity).rawValue : "off"
        let place = own.flatMap { $0.isOff || $0.severity != nil ? file.places["rules.\(rule.id).severity"] ?? $0.location : nil }
        settings.append(Setting("rules.\(rule.id)", severity, at: place, option: option(for: rule)))
        for option in rule.options {
            let chosen = own?.options.first { $0.key == option.key }
            settings.append(Setting("rules.\(rule.id).\(option.key)", text(of: chosen?.value ?? option.standard), at: chosen?.location))
        }
    }
    return settings
}

private func text(of value: OptionValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    case .names(let names): names.joined(separator: ", ")
    }
}

/// `{"version":1,"configuration":PATH or null,"settings":[{"key","value","origin":"default|file|OPTION","line","column"}]}`.
private func json(_ settings: [Setting], _ configuration: Configuration) throws(Failure) -> String {
    struct Listed: Encodable {
        var key: String
        var value: String
        var origin: String
        var line: Int?
        var column: Int?
    }
    struct File: Encodable {
        var version = 1
        var configuration: String?
        var settings: [Listed]
    }
    let listed = settings.map { Listed(key: $0.key, value: $0.value, origin: $0.origin, line: $0.place?.line, column: $0.place?.column) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(File(configuration: configuration.url?.path, settings: listed)), as: UTF8.self) + "\n"
    } catch {
        throw Failure("the settings cannot be encoded: \(error)")
    }
}
