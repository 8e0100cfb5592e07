import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let unwindActionMissing = Rule(
        "unwind-action-missing", .hierarchy, .warning, card: PackageResources.unwind_action_missing_md
    ) { flow in
        flow.graph.brokenReferences.filter { $0.kind == .unwindAction }.map { reference in
            let suggestion = reference.near.map { "; did you mean “\($0)”?" } ?? "."
            return Finding(
                "No view controller implements “\(reference.name)”, so this unwind does nothing\(suggestion)",
                at: reference.location, screen: reference.screen, edge: reference.name, certainty: reference.certainty,
                related: reference.nearLocation.map { [Note(reference.nearReason ?? "The closest method", at: $0)] } ?? [],
                fix: "Add \(handler(for: reference.name)) to the screen to return to.",
                subjects: [.reference("\(reference.kind.rawValue) \(reference.name)")])
        }
    }
}

/// The Swift method that has the selector: `unwindWithSegue:` is what `unwind(segue:)` is called at run time.
private func handler(for selector: String) -> String {
    let name = selector.hasSuffix(":") ? String(selector.dropLast()) : selector
    let suffix = "WithSegue"
    guard name.hasSuffix(suffix), name.count > suffix.count else { return "@IBAction func \(name)(_ segue: UIStoryboardSegue)" }
    return "@IBAction func \(name.dropLast(suffix.count))(segue: UIStoryboardSegue)"
}
