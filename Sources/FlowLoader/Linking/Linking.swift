import FlowGraph

/// What linking gives: the graph, and notes about what was odd.
public struct LinkResult: Sendable {
    public var graph: FlowGraph
    public var notes: [LoadNote]
}

/// Joins the facts of all files into one flow graph. The only pass across files; independent of their order.
/// What it cannot resolve it counts in `unresolved` or in a screen's `openReasons`, and never guesses.
public func link(_ facts: [FileFacts]) -> LinkResult {
    LinkResult(graph: FlowGraph(), notes: [])
}
