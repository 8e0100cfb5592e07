import Diagnostics
import FlowGraph

// Moves that controls of other screens lead to, by way of routers and coordinators.

extension OccasionChains {
    /// Moves that controls of other screens lead to by way of code that is no screen's, by transition.
    func routes(in all: [Transition], _ jobs: Int) -> [Int: [Occasion]] {
        var movers = Set(runs.indices.filter { run in transitions[run].contains { isMove(all[$0]) } })
        for _ in 0..<Self.maxHops {
            let callers = runs.indices.filter { run in
                runs[run].interpreter.calls.contains { call in
                    call.chain.isEmpty && (byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? []).contains(where: movers.contains)
                }
            }
            movers.formUnion(callers)
        }
        let models = viewModels()
        var roots: [Root] = []
        for run in runs.indices where movers.contains(run) {
            guard let type = runs[run].unit.selfType, !runs[run].unit.function.facts.isStatic else { continue }
            for screen in OperationLinks.isNode(type, of: project) ? [type] : models[type] ?? [] {
                for call in runs[run].interpreter.calls where call.chain.isEmpty && call.function.owner != screen && call.function.facts.name != "init" {
                    guard (byKey[call.function.key] ?? []).contains(where: movers.contains) else { continue }
                    let occasion = Occasion(.route, name: screen, location: Span(path: call.path, call.place))
                    roots.append(Root(run: run, handler: call.point.handler, occasion: occasion, only: call.site))
                }
            }
        }
        var found: [Int: [Occasion]] = [:]
        var known: Set<String> = []
        for (root, reached) in zip(roots, arrivals(from: roots, in: all, jobs)) {
            let screen = root.occasion.name
            for arrival in reached.arrivals where isMove(all[arrival.transition]) && all[arrival.transition].from != screen {
                guard arrival.occasion.hops > 0, known.insert("\(screen) \(arrival.transition)").inserted else { continue }
                var occasion = arrival.occasion
                occasion.step = root.occasion.location
                found[arrival.transition, default: []].append(occasion)
            }
        }
        return found
    }

    /// Views by the class of an object that they watch, and whose functions their controls call.
    private func viewModels() -> [String: [String]] {
        var views: [String: [String]] = [:]
        for name in project.types.keys.sorted() where project.isView(name) {
            for property in project.types[name]?.properties.values.sorted(by: { $0.facts.name < $1.facts.name }) ?? [] {
                guard property.facts.attributes.contains(where: { ["ObservedObject", "StateObject", "EnvironmentObject"].contains($0.name) }),
                    let written = property.facts.type
                else { continue }
                let model = project.className(written, from: name)
                for base in [model] + project.ancestors(of: model) where project.types[base]?.kind == .class { views[base, default: []].append(name) }
            }
        }
        return views.filter { Set($0.value).count <= 3 }
    }

    /// It changes what stands in a container that is not the caller's.
    private func isMove(_ transition: Transition) -> Bool {
        switch transition.verb {
        case .present, .alert: transition.receiver == .windowRoot || transition.receiver == .presented
        case .push, .show, .pop, .popTo, .popToRoot, .setStack, .selectTab, .root: transition.reach != .own && transition.reach != .otherWindow
        default: false
        }
    }
}
