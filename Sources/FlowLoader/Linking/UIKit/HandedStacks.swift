import Diagnostics
import FlowGraph

/// Parameters and properties that are handed a navigation controller somewhere, over as many hops as it takes.
struct HandedStacks {
    private enum Holder: Hashable {
        case parameter(of: Site, Int)
        case property(String)
    }

    /// Where the navigation controller was handed over first.
    private var sites: [Holder: Site] = [:]
    private let project: Project

    init(_ runs: [UnitRun], of project: Project) {
        self.project = project
        var given: [Holder: [(from: Holder?, site: Site)]] = [:]
        for run in runs {
            func add(_ values: [Value], to holder: Holder, at site: Site) {
                for value in values {
                    if isStack(value, in: run.interpreter) {
                        given[holder, default: []].append((nil, site))
                    } else if let source = self.holder(of: value, in: run) {
                        given[holder, default: []].append((source, site))
                    }
                }
            }
            for store in run.interpreter.stores {
                add(store.values, to: .property(store.property), at: Site(path: store.path, place: store.place))
            }
            for call in run.interpreter.calls {
                let key = Site(path: call.function.path, place: call.function.facts.place)
                for (index, values) in call.arguments.enumerated() {
                    if let values { add(values, to: .parameter(of: key, index), at: call.site) }
                }
            }
            for object in run.interpreter.objects {
                guard let type = project.types[object.className], type.kind == .struct, type.functions["init"] == nil else { continue }
                for (label, values) in object.arguments.sorted(by: { $0.key < $1.key }) where type.properties[label] != nil {
                    add(values, to: .property("\(object.className).\(label)"), at: Site(path: object.path, place: object.place))
                }
            }
        }
        spread(given)
    }

    private mutating func spread(_ given: [Holder: [(from: Holder?, site: Site)]]) {
        var next: [Holder: [Holder]] = [:]
        for (holder, sources) in given {
            for source in sources {
                if let from = source.from { next[from, default: []].append(holder) } else {
                    sites[holder] = min(sites[holder] ?? source.site, source.site)
                }
            }
        }
        // Nearest first, and of equally near ones the earliest: what it gives depends on no order of a dictionary.
        var queue = sites.sorted { $0.value < $1.value }.map(\.key)
        var place = 0
        while place < queue.count {
            let holder = queue[place]
            place += 1
            guard let site = sites[holder] else { continue }
            for reached in next[holder] ?? [] where sites[reached] == nil {
                sites[reached] = site
                queue.append(reached)
            }
        }
    }

    /// Where what the value stands for was handed a navigation controller; nil where that is not known of any call.
    func site(of value: Value, in run: UnitRun) -> Site? { holder(of: value, in: run).flatMap { sites[$0] } }

    private func holder(of value: Value, in run: UnitRun) -> Holder? {
        switch value {
        case .parameter(let name, _):
            run.unit.function.facts.parameters.firstIndex { $0.name == name }.map { .parameter(of: run.unit.key, $0) }
        case .existing(let type, let held) where !held.isEmpty && (type == "UIViewController" || project.types[type]?.kind == .protocol):
            run.unit.selfType.flatMap { project.property(held, of: $0) }.map { .property("\($0.owner ?? "").\(held)") }
        default: nil
        }
    }

    private func isStack(_ value: Value, in interpreter: Interpreter) -> Bool {
        interpreter.typeName(of: value).map { project.kind(of: $0) == .nav } ?? false
    }
}
