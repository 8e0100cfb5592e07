import FlowLoader
import Foundation
import ToolArguments

let measureCommand = BenchCommand(
    name: "measure", operands: "FOLDER", summary: "What a lint of FOLDER costs: cold, warm and with one file changed, by pass, beside reading and parsing alone",
    options: [.runs, .format, .navlint],
    run: { arguments throws(Failure) in
        let folder = try folder(arguments)
        let navlint = try Navlint(arguments)
        return try shown(measure(folder, navlint, runs: try arguments.count("--runs") ?? 3), arguments, text: described)
    })

/// What a lint of one folder costs. Files are in the system's own cache all the time: no disk is measured.
struct LintFigures: Codable {
    var files: Int
    var bytesRead: Int
    var bytesParsed: Int
    /// With an empty cache folder.
    var cold: Cost
    /// Once more over the same.
    var warm: Cost
    /// Once more with one file changed.
    var changed: Cost
    /// Of a run without memory.
    var passes: [Statistics.Pass]
    /// Reading and hashing the files that are read, by the clock and with as many threads.
    var readAndHashSeconds: Double
    /// What SwiftSyntax alone needs for the Swift sources, on the processor.
    var parseSeconds: Double
    var swiftBytes: Int

    /// Of the bytes that had to be parsed.
    var parseSecondsNeeded: Double { parseSeconds * Double(bytesParsed) / Double(max(1, swiftBytes)) }
}

/// Runs on a mirror of the folder, since a file is changed. Programs first: see `runProgram`.
private func measure(_ folder: String, _ navlint: Navlint, runs: Int) throws(Failure) -> LintFigures {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let mirror = scratch.appendingPathComponent("sources").path
    do {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        // Hard links take neither time nor room; what is changed is replaced.
        do { try FileManager.default.linkItem(atPath: folder, toPath: mirror) } catch { try FileManager.default.copyItem(atPath: folder, toPath: mirror) }
    } catch {
        throw Failure("\(folder) cannot be copied: \((error as NSError).localizedDescription)")
    }
    var cold: [Cost] = []
    var warm: [Cost] = []
    var changed: [Cost] = []
    let victim = medianSwiftFile(in: mirror)
    for number in 0..<runs {
        let memory = ["--cache-dir", scratch.appendingPathComponent("cache\(number)").path]
        cold.append(try navlint.lint(mirror, memory).cost)
        warm.append(try navlint.lint(mirror, memory).cost)
        if let victim {
            try append("\nprivate func addedByTheBench\(number)() -> Int { \(number) }\n", to: victim)
            changed.append(try navlint.lint(mirror, memory).cost)
        }
    }
    let statistics = Statistics(try navlint.lint(mirror, ["--stats", "--no-cache"]).errors)

    let files = discover([mirror], from: "/").files
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let reading = (0..<runs).map { _ in
        let start = ContinuousClock.now
        _ = digests(of: files, jobs: jobs)
        return start.duration(to: .now) / .seconds(1)
    }
    let parsing = parseAll(files)
    let bytes = statistics.count("bytes read") ?? files.reduce(0) { $0 + size(of: $1) }
    return LintFigures(
        files: files.count, bytesRead: bytes, bytesParsed: statistics.count("bytes parsed") ?? bytes, cold: Cost(medianOf: cold), warm: Cost(medianOf: warm),
        changed: Cost(medianOf: changed), passes: statistics.passes, readAndHashSeconds: median(reading), parseSeconds: parsing.seconds,
        swiftBytes: parsing.bytes)
}

private func size(of file: SourceFile) -> Int {
    guard case .disk(let url) = file.contents else { return 0 }
    return (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
}

private func medianSwiftFile(in folder: String) -> URL? {
    let sources = discover([folder], from: "/").files.filter { $0.path.hasSuffix(".swift") }.sorted { (size(of: $0), $0.path) < (size(of: $1), $1.path) }
    guard let file = sources.dropFirst(sources.count / 2).first, case .disk(let url) = file.contents else { return nil }
    return url
}

private func append(_ text: String, to file: URL) throws(Failure) {
    do {
        try (Data(contentsOf: file) + Data(text.utf8)).write(to: file, options: .atomic)
    } catch {
        throw Failure("\(file.path) cannot be changed: \((error as NSError).localizedDescription)")
    }
}

private func described(_ figures: LintFigures) -> String {
    func of(_ value: Double, _ whole: Double, _ what: String) -> String { "\(decimal(value / max(whole, 1e-9), 2)) × \(what)" }
    var rows = [
        ("files", "\(figures.files)"),
        ("bytes parsed", "\(figures.bytesParsed) of \(figures.bytesRead) read, \(decimal(100 * Double(figures.bytesParsed) / Double(max(1, figures.bytesRead)), 1)) %"),
        ("cold", described(figures.cold)), ("warm", described(figures.warm)), ("one file changed", described(figures.changed)),
        ("reading and hashing", "\(decimal(figures.readAndHashSeconds, 3)) s"),
        ("parsing alone", "\(decimal(figures.parseSeconds, 3)) s on a processor for all \(figures.swiftBytes) bytes of Swift"),
        ("warm is", of(figures.warm.seconds, figures.readAndHashSeconds, "reading and hashing")),
        ("changed is", of(figures.changed.seconds, figures.warm.seconds, "warm")),
        ("cold is", of(figures.cold.processorSeconds, figures.parseSecondsNeeded, "parsing alone what is parsed, on the processors")),
    ]
    rows += figures.passes.map { ("pass, \($0.name)", "\(decimal($0.seconds, 3)) s") }
    return columns(rows) + "\n"
}

func described(_ cost: Cost) -> String {
    "\(decimal(cost.seconds, 3)) s, \(decimal(cost.processorSeconds, 3)) s on processors, \(decimal(Double(cost.peakBytes) / 1_048_576, 1)) MiB"
}

func decimal(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
