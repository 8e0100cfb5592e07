import Diagnostics
import FlowGraph

extension OccasionChains {
    /// Where the path surely pops the stack to its root that it pushes on, and has switched no tab and no root before. Code that looks at
    /// what is in the stack pops with a purpose.
    func emptying(before site: Site, _ point: PathPoint, in run: UnitRun) -> Span? {
        let interpreter = run.interpreter
        guard let push = interpreter.operations.first(where: { $0.path == site.path && $0.place == site.place && $0.caller == nil }) else { return nil }
        let pop = interpreter.operations.last { operation in
            operation.verb == .popToRoot && operation.caller == nil && operation.receiver == push.receiver && operation.point.order < point.order
                && operation.point.handler == point.handler
                && operation.point.forks.allSatisfy { fork in point.forks.contains { $0.branch == fork.branch && $0.arms & ~fork.arms == 0 } }
        }
        guard let pop, !NameUses.mentions(run.unit.function.facts.body ?? [], anyOf: Self.looksInStacks) else { return nil }
        let switches = interpreter.operations.contains { other in
            [.selectTab, .root, .dismiss].contains(other.verb) && other.point.order < point.order && other.point.forks.meets(point.forks)
        }
        let calls = interpreter.calls.contains { call in
            call.point.order < point.order && call.point.forks.meets(point.forks)
                && (byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? []).contains(where: switchers.contains)
        }
        return switches || calls ? nil : Span(path: pop.path, pop.place)
    }

    private static let looksInStacks: Set<String> = ["topViewController", "visibleViewController", "viewControllers"]
}
