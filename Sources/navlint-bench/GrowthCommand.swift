import Foundation
import ToolArguments

let growthCommand = BenchCommand(
    name: "growth", operands: "", summary: "How time and memory of a cold lint grow with a made-up project, compared with n log n of its bytes",
    options: [
        Option(name: "--screens", value: "N", help: "Screens of the smallest project; 100 by default"),
        Option(name: "--scales", value: "LIST", help: "How many times that the projects have; 1,4,16,64 by default"),
        .seed, .runs, .format, .navlint,
    ],
    run: { arguments throws(Failure) in
        let navlint = try Navlint(arguments)
        let scales = try scales(arguments.value("--scales") ?? "1,4,16,64")
        let screens = try arguments.count("--screens") ?? 100
        let runs = try arguments.count("--runs") ?? 3
        let seed = try arguments.count("--seed") ?? 1
        var steps: [GrowthStep] = []
        for scale in scales { steps.append(try step(scale, screens: screens * scale, seed: seed, runs: runs, navlint)) }
        return try shown(steps, arguments, text: described)
    })

/// One size of the made-up project.
struct GrowthStep: Codable {
    var scale: Int
    var screens: Int
    var files: Int
    var bytes: Int
    var cold: Cost
    var passes: [Statistics.Pass]
}

private func scales(_ text: String) throws(Failure) -> [Int] {
    let scales = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard scales.allSatisfy({ $0 > 0 }) else { throw Failure("--scales needs numbers from 1 on with commas between, not “\(text)”") }
    return scales.sorted()
}

/// Another process makes the project, so that its memory does not count as navlint's: see `runProgram`.
private func step(_ scale: Int, screens: Int, seed: Int, runs: Int, _ navlint: Navlint) throws(Failure) -> GrowthStep {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    guard let own = Bundle.main.executableURL?.path else { throw Failure("where this program is cannot be told") }
    let made = try runProgram(own, ["generate", scratch.path, "--screens", String(screens), "--seed", String(seed)])
    guard made.code == 0 else { throw Failure("the project could not be made: \(made.errors)") }
    let all = try (0..<runs).map { _ throws(Failure) in try navlint.lint(scratch.path, ["--stats", "--no-cache"]) }
    let statistics = all.map { Statistics($0.errors) }
    let size = sizes(below: scratch)
    return GrowthStep(
        scale: scale, screens: statistics.first?.count("screens") ?? 0, files: size.files, bytes: size.bytes, cold: Cost(medianOf: all.map(\.cost)),
        passes: (statistics.first?.passes ?? []).enumerated().map { index, pass in
            Statistics.Pass(name: pass.name, seconds: median(statistics.compactMap { $0.passes.dropFirst(index).first?.seconds }))
        })
}

private func sizes(below folder: URL) -> (files: Int, bytes: Int) {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
    var (files, bytes) = (0, 0)
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) ?? .init() {
        guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
        files += 1
        bytes += values.fileSize ?? 0
    }
    return (files, bytes)
}

/// Beside each figure how it grew from the step before, divided by how n log n did: more than 1 is faster growth than that.
private func described(_ steps: [GrowthStep]) -> String {
    var rows: [(String, String)] = []
    for (index, step) in steps.enumerated() {
        let before = index > 0 ? steps[index - 1] : nil
        func figure(_ value: Double, _ unit: String, from old: Double?) -> String {
            let told = "\(decimal(value, 3)) \(unit)"
            guard let before, let old, old > 0 else { return told }
            let measure = { (bytes: Int) in Double(bytes) * log2(Double(max(2, bytes))) }
            return "\(told), \(decimal(value / old / (measure(step.bytes) / measure(before.bytes)), 2)) × n log n"
        }
        rows.append(("\(step.scale) ×", "\(step.screens) screens, \(step.files) files, \(decimal(Double(step.bytes) / 1_048_576, 1)) MiB"))
        rows.append(("  cold", figure(step.cold.seconds, "s", from: before?.cold.seconds)))
        rows.append(("  processors", figure(step.cold.processorSeconds, "s", from: before?.cold.processorSeconds)))
        rows.append(("  peak memory", figure(Double(step.cold.peakBytes) / 1_048_576, "MiB", from: before.map { Double($0.cold.peakBytes) / 1_048_576 })))
        for pass in step.passes {
            rows.append(("  \(pass.name)", figure(pass.seconds, "s", from: before?.passes.first { $0.name == pass.name }?.seconds)))
        }
    }
    return columns(rows) + "\n"
}
