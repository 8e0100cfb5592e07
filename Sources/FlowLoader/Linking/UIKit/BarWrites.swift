import Diagnostics
import FlowGraph

/// Every write to the visibility of a stack's bar in the project's code, with when it runs and whether it is undone.
func barWrites(in runs: [UnitRun], project: Project) -> [BarWrite] {
    let moments = Moments(runs)
    var writes: [BarWrite] = []
    for run in runs {
        for setting in run.interpreter.settings {
            guard let kind = kind(of: setting.kind), isShared(setting.target) else { continue }
            let owner = run.unit.selfType ?? setting.function
            // A helper of all controllers writes for those that call it.
            let writers = owner == "UIViewController" ? moments.callers(of: setting.function) : [(owner, setting.function)]
            for (writer, function) in writers {
                for (moment, isSure) in moments.of(function, in: writer) {
                    writes.append(BarWrite(
                        kind: kind, value: value(of: setting), moment: moment, owner: writer,
                        scope: stackScope(of: writer, in: project),
                        guarded: setting.context.isEmpty && (isSure || setting.guarded != .always) ? setting.guarded : .conditional,
                        functions: moments.functions(running: function, of: writer), location: Span(path: setting.path, setting.place)))
                }
            }
        }
    }
    let undone = Set(writes.filter { $0.moment == .disappear }.map(Undoing.init))
    for index in writes.indices where writes[index].moment != .disappear {
        var opposite = Undoing(writes[index])
        opposite.value = opposite.value == .yes ? .no : .yes
        writes[index].restored = writes[index].value != .unknown && undone.contains(opposite)
    }
    return writes
}

private struct Undoing: Hashable {
    var owner: String
    var kind: BarWrite.Kind
    var value: BarWrite.Value

    init(_ write: BarWrite) {
        owner = write.owner
        kind = write.kind
        value = write.value
    }
}

private func kind(of kind: ChromeSetting.Kind) -> BarWrite.Kind? {
    switch kind {
    case .barHidden: .hidden
    case .barViewHidden: .viewHidden
    case .barHidesOn: .hidesOn
    default: nil
    }
}

/// A stack made in place is not shared yet: the transition that shows it tells of its bar.
private func isShared(_ target: Value) -> Bool {
    if case .object = target { return false }
    return true
}

private func value(of setting: ChromeSetting) -> BarWrite.Value {
    switch setting.values {
    case [.bool(true)]: .yes
    case [.bool(false)]: .no
    default: .unknown
    }
}

/// When functions run, by what calls them.
struct Moments {
    /// With whether the calls that lead there are made whatever happens.
    private var reached: [String: [String: [BarWrite.Moment: Bool]]] = [:]
    /// Functions that call one on the same object, by `Type.function` of the one called.
    private var callers: [String: Set<String>] = [:]
    /// Callers of functions that extensions add to all controllers.
    private var helperCallers: [String: Set<String>] = [:]

    init(_ runs: [UnitRun]) {
        var calls: [String: [String: [String: Bool]]] = [:]
        for run in runs {
            guard let type = run.unit.selfType else { continue }
            let caller = run.unit.function.facts.fullName
            for call in run.interpreter.calls where call.receiver == .me {
                callers["\(call.function.owner ?? type).\(call.function.facts.fullName)", default: []].insert("\(type).\(caller)")
            }
            for call in run.interpreter.calls where call.receiver == .me && !call.context.contains(where: \.isHandler) {
                let isSure = call.guarded == .always && call.context.isEmpty
                calls[type, default: [:]][caller, default: [:]][call.function.facts.fullName, default: false] = isSure
                    || calls[type]?[caller]?[call.function.facts.fullName] == true
                if call.function.owner == "UIViewController", type != "UIViewController" {
                    helperCallers[call.function.facts.fullName, default: []].insert("\(type)|\(caller)")
                }
            }
        }
        for (type, graph) in calls {
            for start in graph.keys {
                guard let moment = moment(of: start) else { continue }
                var frontier = graph[start] ?? [:]
                for _ in 0..<3 {
                    for (name, isSure) in frontier {
                        let known = reached[type]?[name]?[moment] == true
                        reached[type, default: [:]][name, default: [:]][moment] = known || isSure
                    }
                    var next: [String: Bool] = [:]
                    for (name, isSure) in frontier {
                        for (callee, isSureThere) in graph[name] ?? [:] { next[callee] = next[callee] == true || isSure && isSureThere }
                    }
                    frontier = next
                }
            }
        }
    }

    func of(_ function: String, in type: String) -> [(moment: BarWrite.Moment, isSure: Bool)] {
        if let own = moment(of: function) { return [(own, true)] }
        let found = reached[type]?[function] ?? [:]
        return found.isEmpty ? [(.other, true)] : BarWrite.Moment.allCases.compactMap { moment in found[moment].map { (moment, $0) } }
    }

    /// The function and those that call it on the same object, up to three calls away; a subclass's too.
    func functions(running function: String, of type: String) -> [String] {
        var found: Set<String> = [function]
        var frontier: Set<String> = ["\(type).\(function)"]
        for _ in 0..<3 {
            frontier = Set(frontier.flatMap { callers[$0] ?? [] })
            found.formUnion(frontier.map(functionName))
        }
        return found.sorted()
    }

    /// `show(_:)` of `Module.Type.show(_:)`.
    private func functionName(of qualified: String) -> String {
        let head = qualified.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return qualified }
        return String(qualified[qualified.index(after: dot)...])
    }

    func callers(of function: String) -> [(type: String, function: String)] {
        (helperCallers[function] ?? []).sorted().map { pair in
            let parts = pair.split(separator: "|", maxSplits: 1).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }
}

private func moment(of function: String) -> BarWrite.Moment? {
    switch function.prefixUpToParenthesis {
    case "viewDidLoad", "loadView", "init", "awakeFromNib": .load
    case "viewWillAppear", "viewDidAppear", "viewIsAppearing": .appear
    case "viewWillDisappear", "viewDidDisappear", "deinit": .disappear
    case "pushViewController", "popViewController", "popToRootViewController", "setViewControllers": .willShow
    case "navigationController":
        function == "navigationController(_:willShow:animated:)" || function == "navigationController(_:didShow:animated:)" ? .willShow : nil
    default: nil
    }
}
