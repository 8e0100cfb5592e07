import Diagnostics
import FlowLoader
import Foundation
import Reporters
import RuleKit
import ToolArguments

/// What is left of the findings of a run once those that are known already are out.
struct Gate {
    var diagnostics: [Diagnostic]
    /// How many findings the baseline hides.
    var baselined = 0
    /// Entries of the baseline that nothing is found for any more.
    var vanished: [Baseline.Entry] = []
    /// What is told about it, a line each.
    var remarks: [String] = []
    var hasBaseline = false
    /// Vanished entries make the run fail, and there are some.
    var fails = false
}

extension Option {
    static let baseline = Option(
        name: "--baseline", value: "FILE", help: "Hide the findings that this baseline has; the configuration’s by default, else none", completes: .files)
    static let noBaseline = Option(name: "--no-baseline", help: "Use no baseline, though the configuration names one")
    static let strictBaseline = Option(
        name: "--strict-baseline", help: "Fail when something in the baseline no longer occurs; so it is where the variable CI is set")
    static let since = Option(
        name: "--since", value: "REV", help: "Only what was not there at this git revision; REV... is where the branch left it")
    static let staged = Option(name: "--staged", help: "Look at what is staged in git instead of what lies on disk")
}

/// Takes out what `--since` and `--baseline` know.
func gate(
    _ diagnostics: [Diagnostic], of loaded: Loaded, by rules: [Rule], _ arguments: Arguments, _ configuration: Configuration, _ console: Console
) throws(Failure) -> Gate {
    var gate = Gate(diagnostics: diagnostics)
    // Read before anything takes long.
    let baseline = try configuration.baseline(arguments, console).map { file throws(Failure) in try BaselineOnDisk(file, console) }
    if let revision = arguments.value("--since") {
        let before = try findings(at: revision, rules: rules, besides: loaded, arguments, configuration, console)
        let comparison = before.compare(with: gate.diagnostics)
        gate.diagnostics = comparison.new
        gate.remarks.append("\(counted(comparison.known.count, "finding")) \(comparison.known.count == 1 ? "was" : "were") there at \(revision) already")
    }
    if let baseline {
        let comparison = baseline.compare(with: gate.diagnostics, of: loaded, by: rules)
        gate.diagnostics = comparison.new
        gate.baselined = comparison.known.count
        // What has gone since a revision is no reason to look at the baseline.
        gate.vanished = arguments.value("--since") == nil ? comparison.vanished : []
        gate.hasBaseline = true
        gate.fails = !gate.vanished.isEmpty && (arguments.has("--strict-baseline") || console.isInPipeline)
        let gone = gate.vanished.reduce(0) { $0 + $1.count }
        gate.remarks.append("\(counted(gate.baselined, "baselined finding")) hidden, \(gone) no longer \(gone == 1 ? "occurs" : "occur")")
        for entry in gate.vanished.prefix(shownEntries) { gate.remarks.append("no longer occurs: \(entry.sentence)") }
        if gate.vanished.count > shownEntries { gate.remarks.append("and \(gate.vanished.count - shownEntries) more that no longer occur") }
        if gone > 0 { gate.remarks.append("`navlint baseline update` takes out what no longer occurs") }
    }
    return gate
}

private let shownEntries = 10

extension Configuration {
    /// The baseline to use, as its path is shown: the option's, else the configuration's own, else none.
    func baseline(_ arguments: Arguments, _ console: Console) throws(Failure) -> String? {
        if arguments.has("--no-baseline") {
            if arguments.has("--baseline") { throw Failure("--baseline and --no-baseline exclude each other") }
            return nil
        }
        if let named = arguments.value("--baseline") { return named }
        guard let folder, let own = file.baseline else { return nil }
        let path = URL(fileURLWithPath: own, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
        return relative(path, to: console.currentFolder) ?? path
    }
}

extension Baseline.Entry {
    /// `CartViewController: message [rule] (App/Cart.swift), 2 times`
    var sentence: String { "\(message) [\(key.rule)] (\(file))\(count > 1 ? ", \(count) times" : "")" }
}

extension Console {
    /// Whether a pipeline runs it, as far as the environment tells.
    var isInPipeline: Bool { !["", "0", "false"].contains(environment["CI"] ?? "") }
}

/// A baseline and where it lies.
struct BaselineOnDisk {
    var baseline: Baseline
    /// As it was named.
    var name: String
    var url: URL
    /// The absolute path that its files are relative to: of the repository, else of the folder it lies in.
    var folder: String

    /// Fails when it is missing or anything in it is wrong.
    init(_ name: String, _ console: Console) throws(Failure) {
        self.init(nameOnly: name, console)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Failure("there is no baseline \(name); `navlint baseline write` makes one")
        }
        let data: Data
        do {
            data = try ordinaryContents(of: url)
        } catch {
            throw Failure("the baseline \(name) cannot be read: \((error as NSError).localizedDescription)")
        }
        let place = Span(path: url.path, line: 1, column: 1)
        let (baseline, problems) = BaselineFile.read(data, path: url.path) { unknownRule($0, at: place)?.message }
        guard problems.isEmpty else {
            let lines = problems.map { "\(console.shown($0.location)): error: \($0.message)" }
            throw Failure("the baseline cannot be used:\n" + lines.joined(separator: "\n"))
        }
        self.baseline = baseline
    }

    /// An empty one at that place.
    init(nameOnly name: String, _ console: Console) {
        self.name = name
        url = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: console.currentFolder, isDirectory: true)).standardizedFileURL
        let own = url.deletingLastPathComponent().path
        folder = repositoryFolder(above: own) ?? own
        baseline = Baseline()
    }

    /// What the baseline calls a file of the linted root.
    func file(_ path: String, in root: String) -> String {
        let whole = "\(root)/\(path)"
        return whole.hasPrefix(folder + "/") ? String(whole.dropFirst(folder.count + 1)) : path
    }

    /// Only what the run could have found has vanished.
    func compare(with diagnostics: [Diagnostic], of loaded: Loaded, by rules: [Rule]) -> Comparison {
        var comparison = baseline.compare(with: diagnostics)
        let ran = Set(rules.map(\.id)), root = loaded.discovery.root
        comparison.vanished = comparison.vanished.filter { entry in
            loaded.discovery.isWhole && ran.contains(entry.key.rule) && (root == folder || "\(folder)/\(entry.file)".hasPrefix(root + "/"))
        }
        return comparison
    }

    /// Writes it anew; nothing half-written is left when that fails.
    func write(_ baseline: Baseline) throws(Failure) {
        do {
            try writeWhole(Data(BaselineFile.text(of: baseline, tool: "navlint \(version)").utf8), to: url)
        } catch {
            throw Failure("\(name) cannot be written: \((error as NSError).localizedDescription)")
        }
    }
}
