import Foundation
import ToolArguments

/// One command of the bench.
struct BenchCommand: Sendable {
    var name: String
    /// What stands after the name, for help.
    var operands: String
    var summary: String
    var options: [Option]
    /// What it prints.
    var run: @Sendable (Arguments) throws(Failure) -> String
}

let benchCommands = [measureCommand, growthCommand, compareCommand, generateCommand]

extension Option {
    static let runs = Option(name: "--runs", value: "N", help: "How often each thing is run; 3 by default. Medians are told")
    static let format = Option(name: "--format", value: "FORMAT", choices: ["text", "json"], help: "text by default")
    static let navlint = Option(name: "--navlint", value: "FILE", help: "The navlint to run; the one built with this program by default", completes: .files)
    static let seed = Option(name: "--seed", value: "N", help: "Another seed makes another project; 1 by default")
}

/// Runs the bench: 0 when it measured, 2 when it could not.
func runBench(_ words: [String]) -> Int32 {
    do throws(Failure) {
        print(try answer(to: words), terminator: "")
        return ExitCode.clean
    } catch {
        FileHandle.standardError.write(Data("navlint-bench: error: \(error.message)\n".utf8))
        return ExitCode.failure
    }
}

private func answer(to words: [String]) throws(Failure) -> String {
    guard let first = words.first, !["help", "--help", "-h"].contains(first) else {
        return try words.dropFirst().first.map { name throws(Failure) in help(on: try command(name)) } ?? overview
    }
    let chosen = try command(first)
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) { return help(on: chosen) }
    return try chosen.run(Arguments(rest, options: chosen.options, command: "navlint-bench \(chosen.name)"))
}

private func command(_ name: String) throws(Failure) -> BenchCommand {
    if let command = benchCommands.first(where: { $0.name == name }) { return command }
    throw Failure("there is no command “\(name)”\(suggestion(for: name, among: benchCommands.map(\.name)))")
}

private var overview: String {
    """
    navlint-bench measures what navlint costs.

    \(columns(benchCommands.map { ("navlint-bench \($0.name) \($0.operands)", $0.summary) }))

    `navlint-bench help COMMAND` tells a command’s options. Measure release builds: swift run -c release navlint-bench …
    Exit codes: 0 measured, 2 it could not be.

    """
}

private func help(on command: BenchCommand) -> String {
    "\(command.summary)\n\nUsage: navlint-bench \(command.name) \(command.operands)\n\nOptions:\n\(optionTable(command.options))\n"
}

/// The one folder that is named, which must be there.
func folder(_ arguments: Arguments) throws(Failure) -> String {
    guard arguments.operands.count == 1, let path = arguments.operands.first else { throw Failure("name one folder") }
    return try existingFolder(path)
}

func existingFolder(_ path: String) throws(Failure) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { throw Failure("there is no folder \(path)") }
    return URL(fileURLWithPath: path).standardizedFileURL.path
}

/// The figures as JSON for `--format json`, else as `text` tells them.
func shown<Figures: Encodable>(_ figures: Figures, _ arguments: Arguments, text: (Figures) -> String) throws(Failure) -> String {
    guard arguments.value("--format") == "json" else { return text(figures) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(figures), as: UTF8.self) + "\n"
    } catch {
        throw Failure("the figures cannot be encoded: \(error)")
    }
}
