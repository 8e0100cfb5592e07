import Foundation
import ToolArguments

let compareCommand = BenchCommand(
    name: "compare", operands: "FOLDER -- COMMAND…", summary: "How many times as long as a lint of FOLDER another command takes: in turns, ratios only",
    options: [
        .runs, Option(name: "--warm", help: "Let navlint remember its last run"), .format, .navlint,
    ],
    run: { arguments throws(Failure) in
        guard arguments.operands.count > 1 else { throw Failure("name a folder and, after --, a command: compare FOLDER -- swift-format lint -r -p FOLDER") }
        let folder = try existingFolder(arguments.operands[0])
        let command = Array(arguments.operands.dropFirst())
        let navlint = try Navlint(arguments)
        let ratios = try compare(folder, command, runs: try arguments.count("--runs") ?? 3, isWarm: arguments.has("--warm"), navlint)
        return try shown(ratios, arguments, text: described)
    })

/// The other command's cost divided by navlint's, one a pair of runs, sorted.
struct Ratios: Codable {
    var command: String
    var seconds: [Double]
    var processorSeconds: [Double]
    var peakBytes: [Double]
}

/// Each pair runs one after the other, so that what else the machine does meets both.
private func compare(_ folder: String, _ command: [String], runs: Int, isWarm: Bool, _ navlint: Navlint) throws(Failure) -> Ratios {
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let memory = isWarm ? ["--cache-dir", cache.path] : ["--no-cache"]
    if isWarm { _ = try navlint.lint(folder, memory) }
    var ratios = Ratios(command: command.joined(separator: " "), seconds: [], processorSeconds: [], peakBytes: [])
    for _ in 0..<runs {
        let other = try runProgram(command[0], Array(command.dropFirst()))
        // A linter that finds something gives 1; who cannot run gives 2 and more, or dies.
        guard (0...1).contains(other.code) else { throw Failure("\(command[0]) gave exit code \(other.code): \(other.errors.prefix(200))") }
        let own = try navlint.lint(folder, memory)
        ratios.seconds.append(other.cost.seconds / max(own.cost.seconds, 1e-6))
        ratios.processorSeconds.append(other.cost.processorSeconds / max(own.cost.processorSeconds, 1e-6))
        ratios.peakBytes.append(Double(other.cost.peakBytes) / Double(max(1, own.cost.peakBytes)))
    }
    ratios.seconds.sort()
    ratios.processorSeconds.sort()
    ratios.peakBytes.sort()
    return ratios
}

private func described(_ ratios: Ratios) -> String {
    func row(_ name: String, _ values: [Double]) -> (String, String) {
        (name, "\(decimal(median(values), 2)) × navlint (\(decimal(values.first ?? 0, 2)) to \(decimal(values.last ?? 0, 2)) in \(values.count) pairs)")
    }
    return columns([row("time", ratios.seconds), row("processors", ratios.processorSeconds), row("peak memory", ratios.peakBytes)]) + "\n"
}
