import Diagnostics
import Foundation
import ToolArguments

/// One command of the tool.
struct Command: Sendable {
    var name: String
    /// What stands after the name, for help.
    var operands: String
    var summary: String
    var options: [Option]
    /// What help says at the end.
    var notes = ""
    /// What shells offer for its operands.
    var completes = Completion.files
    var run: @Sendable (Arguments, Console) throws(Failure) -> Int32
}

let version = "0.1.0"

let commands: [Command] = [
    lintCommand, graphCommand, walkCommand, whereCommand, routeCommand, rulesCommand, explainCommand, baselineCommand, extractCommand,
    configCommand, initCommand, completionsCommand,
]

/// Runs the tool and gives its exit code. Everything it does to the world goes through `console`, apart from reading the
/// sources and writing the files of `--output` and of `init`.
func run(_ words: [String], _ console: Console) -> Int32 {
    do {
        return try dispatch(words, console)
    } catch {
        console.writeError("navlint: error: \(error.message)\n")
        return ExitCode.failure
    }
}

private func dispatch(_ words: [String], _ console: Console) throws(Failure) -> Int32 {
    switch words.first {
    case "--version": return show("navlint \(version)\n", console)
    case "help", "--help", "-h": return show(try help(on: Array(words.dropFirst())), console)
    case let word?:
        if let command = commands.first(where: { $0.name == word }) { return try run(command, Array(words.dropFirst()), console) }
        try refuseMisspeltCommand(word, console)
        return try run(lintCommand, words, console)
    case nil: return try run(lintCommand, [], console)
    }
}

private func run(_ command: Command, _ words: [String], _ console: Console) throws(Failure) -> Int32 {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) { return show(help(on: command), console) }
    return try command.run(Arguments(words, options: command.options, command: "navlint \(command.name)"), console)
}

/// The first word may be a path, so only one that resembles a command and names nothing on disk is refused.
private func refuseMisspeltCommand(_ word: String, _ console: Console) throws(Failure) {
    guard !word.hasPrefix("-"), !word.contains("/") else { return }
    let path = URL(fileURLWithPath: word, relativeTo: URL(fileURLWithPath: console.currentFolder, isDirectory: true)).path
    guard !FileManager.default.fileExists(atPath: path) else { return }
    let near = suggestion(for: word, among: commands.map(\.name) + ["help"])
    if !near.isEmpty { throw Failure("“\(word)” is neither a command nor a path\(near)") }
}

/// JSON holds its control characters escaped, so this changes nothing of it.
func show(_ text: String, _ console: Console) -> Int32 { console.write(harmless(text)) ? ExitCode.clean : ExitCode.failure }

// MARK: Help

private func help(on words: [String]) throws(Failure) -> String {
    guard let name = words.first else { return overview() }
    guard let command = commands.first(where: { $0.name == name }) else {
        throw Failure("there is no command “\(name)”\(suggestion(for: name, among: commands.map(\.name)))")
    }
    return help(on: command)
}

private func overview() -> String {
    let usages = commands.map { ("navlint \($0.name) \($0.operands)", $0.summary) }
    return """
        navlint checks how an iOS app navigates against the Human Interface Guidelines, without building it.

        \(columns(usages))

        Without a command it lints. `navlint help COMMAND` tells a command’s options.
        Exit codes: 0 nothing at or above the fail level, 1 findings, 2 it could not run.

        """
}

private func help(on command: Command) -> String {
    let list = command.options.isEmpty ? "" : "\nOptions:\n\(optionTable(command.options))\n"
    return "\(command.summary)\n\nUsage: navlint \(command.name) \(command.operands)\n\(list)\(command.notes.isEmpty ? "" : "\n\(command.notes)\n")"
}
