/// Code that is no screen and dismisses something that cannot be told, by its class: perhaps the screen that made it.
func dismissers(in runs: [UnitRun], of project: Project) -> Set<String> {
    Set(runs.compactMap { run in
        guard let type = run.unit.selfType, !OperationLinks.isNode(type, of: project),
            run.interpreter.operations.contains(where: { $0.verb == .dismiss && $0.receiver == .unknown })
        else { return nil }
        return type
    })
}
