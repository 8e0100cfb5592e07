import Diagnostics
import FlowGraph

/// Writes to titles that may outlast their screen: all that go to somebody else's, and those to its own other than on loading.
func titleWrites(in runs: [UnitRun]) -> [TitleWrite] {
    let moments = Moments(runs)
    return runs.flatMap { run -> [TitleWrite] in
        guard let owner = run.unit.selfType else { return [] }
        return run.interpreter.settings.flatMap { setting -> [TitleWrite] in
            guard setting.kind == .title, let target = target(of: setting.target) else { return [] }
            return moments.of(setting.function, in: owner).compactMap { moment, isSure in
                let isPlain = setting.context.isEmpty && (isSure || setting.guarded != .always)
                // What runs later is no part of the moment.
                let moment = setting.context.isEmpty ? moment : .other
                if target == .own, moment == .load { return nil }
                return TitleWrite(
                    target, at: moment, owner: owner, text: text(of: setting.values), guarded: isPlain ? setting.guarded : .conditional,
                    functions: moments.functions(running: setting.function, of: owner), location: Span(path: setting.path, setting.place))
            }
        }
    }
}

private func target(of value: Value) -> TitleWrite.Target? {
    switch value {
    case .me: .own
    case .part("topItem", of: .part("navigationBar", of: .relative(.nav, of: .me))): .topItem
    case .part("backItem", of: .part("navigationBar", of: .relative(.nav, of: .me))): .backItem
    case .relative(.parent, of: .me), .typed(.relative(.parent, of: .me), _): .parent
    case .relative(.tab, of: .me), .typed(.relative(.tab, of: .me), _): .tabBar
    default: nil
    }
}

private func text(of values: [Value]) -> String? {
    guard values.count == 1 else { return nil }
    switch values[0] {
    case .string(let text): return text
    case .null: return ""
    default: return nil
    }
}
