import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import Reporters
import ToolArguments

func summary(of loaded: Loaded) -> Summary {
    var summary = Summary()
    summary.files = loaded.discovery.files.count
    if let run = loaded.remembered {
        (summary.screens, summary.transitions, summary.unresolved) = (run.screens, run.transitions, run.unresolved.count)
        (summary.openScreens, summary.opaqueActions) = (run.openScreens, run.opaqueActions)
        return summary
    }
    summary.screens = loaded.flow.screens.count
    summary.transitions = loaded.flow.transitions.count
    summary.unresolved = loaded.flow.graph.unresolved.count
    summary.openScreens = loaded.flow.screens.count { !loaded.flow.isClosed($0.id) }
    summary.opaqueActions = loaded.flow.screens.reduce(0) { $0 + $1.opaqueActions.count }
    return summary
}

/// The last lines of a run: what was found, in how much, and how much of it could be told.
func closing(_ diagnostics: [Diagnostic], _ summary: Summary, _ loaded: Loaded) -> String {
    var text = "navlint: \(verdict(on: diagnostics)) in \(counted(summary.files, "file")): \(counted(summary.screens, "screen"))"
    text += ", \(counted(summary.transitions, "transition")), \(summary.unresolved) unresolved, \(counted(summary.openScreens, "open screen"))\n"
    if summary.screens == 0 { text += "navlint: note: no screen was found, so there was nothing to check\n" }
    for copy in loaded.discovery.skipped where copy.reason == .copy {
        text += "navlint: note: \(copy.path) holds the project around it a second time; it was left out\n"
    }
    if summary.isMostlyOpen { text += "navlint: note: \(mostlyOpen)\n" }
    if summary.opaqueActions > 0 { text += "navlint: note: \(counted(summary.opaqueActions, "action")) could not be followed to see what leaves a screen\n" }
    if !loaded.gaps.isEmpty { text += "navlint: note: \(counted(loaded.gaps.count, "place")) could not be understood\n" }
    return text
}

/// What `--stats` tells.
func statistics(of loaded: Loaded, timings: [(pass: String, duration: Duration)]) -> String {
    let graph = loaded.flow.graph
    let languages = ranked(loaded.discovery.files.compactMap { SourceLanguage(path: $0.path)?.rawValue })
    let skipped = Dictionary(grouping: loaded.discovery.skipped, by: \.reason.rawValue).sorted { $0.key < $1.key }
    var rows = [("files read", "\(loaded.discovery.files.count)")] + languages.map { ("  \($0.0)", "\($0.1)") }
    rows.append(("  remembered", "\(loaded.knownFiles)"))
    rows.append(("left out", "\(loaded.discovery.skipped.count)"))
    rows += skipped.map { ("  \($0.key)", "\($0.value.count): \(abbreviated($0.value.map(\.path)))") }
    rows.append(("not understood", "\(loaded.gaps.count)"))
    rows.append(("screens", "\(loaded.flow.screens.count)"))
    rows += ranked(loaded.flow.screens.flatMap(\.openReasons)).prefix(shownReasons).map { ("  open", "\($0.1) × \($0.0)") }
    rows += ranked(loaded.flow.screens.flatMap(\.opaqueActions)).prefix(shownReasons).map { ("  opaque", "\($0.1) × \($0.0)") }
    rows.append(("transitions", "\(graph.transitions.count)"))
    rows.append(("unresolved", "\(graph.unresolved.count)"))
    rows += ranked(graph.unresolved.map { "\($0.verb.rawValue): \($0.reason)" }).prefix(shownReasons).map { ("  \($0.1) ×", $0.0) }
    rows += timings.map { ("seconds, \($0.pass)", decimal($0.duration / .seconds(1), digits: 3)) }
    rows.append(("peak memory", "\(decimal(Double(peakMemory()) / 1_048_576, digits: 1)) MiB"))
    return columns(rows) + "\n"
}

private let shownReasons = 8

/// Equal words counted, the most frequent first.
private func ranked(_ words: [String]) -> [(String, Int)] {
    Dictionary(grouping: words) { $0 }.map { ($0, $1.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
}

private func abbreviated(_ paths: [String]) -> String {
    paths.prefix(4).joined(separator: ", ") + (paths.count > 4 ? ", …" : "")
}

private func decimal(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }

/// In bytes. Linux counts kibibytes, macOS bytes.
private func peakMemory() -> Int {
    var usage = rusage()
    #if os(macOS)
    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #else
    return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
    #endif
}
