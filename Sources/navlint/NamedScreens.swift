import Diagnostics
import FlowGraph
import ToolArguments

/// The screens that bear a name: as id, else as what messages call them, or as their class.
func screens(named wanted: String, in flow: Flow) -> [Screen] {
    if let screen = flow.screen(wanted) { return [screen] }
    return flow.screens.filter { [$0.name, $0.class].contains(wanted) }
}

/// `there is no screen “X”`, with the nearest names.
func noScreen(_ wanted: String, in flow: Flow) -> Failure {
    Failure("there is no screen “\(wanted)”\(nearest(to: wanted, among: Set(flow.screens.flatMap { [$0.id, $0.name] })))")
}

/// The names that are spelt nearly so, the nearest first, then those that hold the word; at most five.
func nearest(to wanted: String, among names: Set<String>) -> String {
    let word = wanted.lowercased()
    guard !word.isEmpty, word.utf16.count <= 80 else { return "" }
    let limit = max(1, word.utf16.count / 3)
    let close = names.filter { abs($0.utf16.count - word.utf16.count) <= limit }
        .map { (distance: editDistance(word, $0.lowercased()), name: $0) }
        .filter { $0.distance <= limit }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let best = (close.first?.distance ?? 0) * 2
    let near = close.filter { $0.distance <= best }.map(\.name).prefix(3)
    let holding = names.filter { $0.lowercased().contains(word) && !near.contains($0) }.sorted { ($0.count, $0) < ($1.count, $1) }
    let found = (near + holding).prefix(5).map { "“\($0)”" }
    guard let last = found.last else { return "" }
    return found.count == 1 ? "; is \(last) meant?" : "; is \(found.dropLast().joined(separator: ", ")) or \(last) meant?"
}
