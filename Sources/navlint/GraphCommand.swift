import FlowGraph
import FlowLoader

let graphCommand = Command(
    name: "graph", operands: "[PATH…]", summary: "Print the flow graph of the sources in PATH",
    options: [
        Option(name: "--format", value: "FORMAT", choices: ["json", "mermaid", "dot"], help: "json by default; it can be linted again as a .flow.json file"),
        .config, .noConfig, .jobs, .quiet,
    ],
    run: { arguments, console throws(Failure) in
        let jobs = try arguments.count("--jobs")
        let configuration = try configuration(for: arguments, console)
        guard let loaded = try load(arguments.operands, jobs: jobs, isQuiet: arguments.has("--quiet"), configuration, console) else { return ExitCode.clean }
        let code = show(drawing(of: loaded.flow.graph, as: arguments.value("--format")), console)
        return loaded.faults.isEmpty ? code : ExitCode.failure
    })

private func drawing(of graph: FlowGraph, as format: String?) -> String {
    switch format {
    case "mermaid": mermaid(graph)
    case "dot": dot(graph)
    default: flowGraphJSON(graph)
    }
}
