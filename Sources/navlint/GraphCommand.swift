import Diagnostics
import FlowGraph
import FlowLoader
import ToolArguments

let graphCommand = Command(
    name: "graph", operands: "[PATH…]", summary: "Print the flow graph of the sources in PATH, or how it has changed",
    options: [
        Option(
            name: "--format", value: "FORMAT", choices: ["json", "mermaid", "dot", "text", "markdown"],
            help: "json by default, which can be linted again as a .flow.json file; with --since text by default, and no dot"),
        Option(name: "--since", value: "REV", help: "Print what was added, removed and retyped since this git revision"),
        .staged, .config, .noConfig, .jobs, .quiet,
    ],
    run: { arguments, console throws(Failure) in
        let format = arguments.value("--format"), revision = arguments.value("--since")
        if revision == nil, ["text", "markdown"].contains(format) { throw Failure("--format \(format ?? "") needs --since") }
        if revision != nil, format == "dot" { throw Failure("--since has no dot; there is text, markdown, mermaid and json") }
        let jobs = try arguments.count("--jobs")
        let configuration = try configuration(for: arguments, console)
        let tree = arguments.has("--staged") ? try stagedTree(arguments.operands, console) : .disk
        let isQuiet = arguments.has("--quiet")
        guard let loaded = try load(arguments.operands, in: tree, jobs: jobs, isQuiet: isQuiet, configuration, console) else { return ExitCode.clean }
        let text = if let revision {
            try changes(since: revision, in: loaded, as: format, arguments, configuration, console)
        } else {
            drawing(of: loaded.flow.graph, as: format)
        }
        let code = show(text, console)
        return loaded.faults.isEmpty ? code : ExitCode.failure
    })

private func changes(
    since revision: String, in loaded: Loaded, as format: String?, _ arguments: Arguments, _ configuration: Configuration, _ console: Console
) throws(Failure) -> String {
    let (before, files) = try flow(at: revision, besides: loaded, arguments, configuration, console)
    // Files that were renamed are the same; a screen that was is another one, which is what the reader wants to see.
    let renames = Renames(files: files, from: FlowGraph(), to: FlowGraph())
    let difference = GraphDifference(from: before.flow.graph.renamed(renames), to: loaded.flow.graph)
    func place(_ span: Span) -> String { "\(console.shown(span.path, in: loaded.discovery.root)):\(span.line):\(span.column)" }
    return switch format {
    case "json": json(of: difference, since: revision)
    case "mermaid": mermaid(difference)
    case "markdown": markdown(of: difference, since: revision)
    default: text(of: difference, since: revision, shown: { place($0.location) }, place: { place($0.location) })
    }
}

private func drawing(of graph: FlowGraph, as format: String?) -> String {
    switch format {
    case "mermaid": mermaid(graph)
    case "dot": dot(graph)
    default: flowGraphJSON(graph)
    }
}
