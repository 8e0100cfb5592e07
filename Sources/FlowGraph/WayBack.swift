/// How one comes back from where a route ends to where it began.
public enum WayBack: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        /// The uppermost layers go when `dismiss` is called on what presented the lowest of them.
        case dismiss(layers: Int, presenter: String?)
        /// Levels of the innermost stack go.
        case pop(levels: Int, to: String?)
        case selectTab(Int?, of: String?)
        /// The start stands in another column of the same split view: beside it, or behind it where the split is collapsed.
        case column(of: String?)
    }
    public enum Loss: String, Hashable, Sendable, CaseIterable {
        /// Going there means leaving the start first.
        case leftBefore
        /// The window has another root, or the stack other content.
        case replaced
        /// The way begins outside all screens.
        case noStart
        case unknown
    }

    /// In this order. Empty where the start still shows.
    case steps([Step])
    /// The start is not there any more.
    case lost(Loss)
}

/// A call that looks as if it went back.
public struct NaiveCall: Hashable, Sendable {
    public enum Call: String, Hashable, Sendable, CaseIterable {
        case popViewController, popToRootViewController, popToViewController, dismiss
        /// SwiftUI's: the environment's `dismiss`, and writes to a stack's path.
        case environmentDismiss, pathRemoveLast, pathRemoveAll
    }

    public var call: Call
    public var outcome: Outcome
    /// Whether the start shows then; nil where that cannot be told.
    public var reachesStart: Bool?
}

extension Route {
    /// The way back as steps (rules.md 2.1, 2.8).
    public var wayBack: WayBack {
        if start == nil { return .lost(.noStart) }
        if !backs.isEmpty { return .lost(.leftBefore) }
        let base = before.layers.count
        guard after.layers.count >= base else { return .lost(.replaced) }
        var steps: [WayBack.Step] = []
        if after.layers.count > base {
            steps.append(.dismiss(layers: after.layers.count - base, presenter: after.layers[base].presenter))
        }
        switch difference(before.layers[base - 1], after.layers[base - 1]) {
        case .steps(let more): return .steps(steps + more)
        case .lost(let loss): return .lost(loss)
        }
    }

    /// From the branch of one layer back to another one of the same layer.
    private func difference(_ old: PlaneLayer, _ new: PlaneLayer) -> WayBack {
        for (index, seat) in old.branch.enumerated() {
            guard index < new.branch.count else { return .lost(.unknown) }
            let other = new.branch[index]
            let around = index == 0 ? nil : new.branch[index - 1]
            if seat.id != other.id || seat.tab != other.tab || seat.column != other.column {
                // Stacks that look alike in two tabs or columns, whose own index or name does not tell them apart.
                let isInOther = around?.kind == .nav && index > 1 && !hops.contains { $0.transition.verb.effect == .setStack }
                let container = isInOther ? new.branch[index - 2] : around
                switch container?.kind {
                case .tab?: return .steps([.selectTab(isInOther || seat.tab == other.tab ? nil : seat.tab, of: container?.id)])
                case .split?: return .steps([.column(of: container?.id)])
                default: return .lost(index == 0 || around?.kind == .nav ? .replaced : .unknown)
                }
            }
            guard seat.kind == .nav, seat.behind != other.behind else { continue }
            let shown = Array(old.branch[(index + 1)...])
            let level = seat.behind.count
            guard other.behind.count > level, other.behind[level].starts(with: shown) || shown.isEmpty, Array(other.behind[..<level]) == seat.behind
            else { return .lost(.replaced) }
            return .steps([.pop(levels: other.behind.count - level, to: other.behind[level].face)])
        }
        return .steps([])
    }

    /// What the calls that look like going back would do instead.
    public func naiveCalls(in flow: Flow) -> [NaiveCall] {
        guard let end, let screen = flow.screen(end.screen) else { return [] }
        let isSwiftUI = screen.technology == .swiftui
        var calls: [(NaiveCall.Call, Outcome)]
        if isSwiftUI {
            let placement = end.placement
            let dismissed = placement.isPushed ? after.popping() : placement.inStack == nil ? .unknown(.stackUnknown) : after.dismissing()
            calls = [(.environmentDismiss, dismissed), (.pathRemoveLast, after.popping()), (.pathRemoveAll, after.poppingToRoot())]
        } else {
            calls = [(.popViewController, after.popping()), (.popToRootViewController, after.poppingToRoot())]
            if let target = before.top.branch.last, !target.isContainer, let target = target.id { calls.append((.popToViewController, after.popping(to: target))) }
            calls.append((.dismiss, after.dismissing()))
        }
        return calls.map { call, outcome in NaiveCall(call: call, outcome: outcome, reachesStart: reachesStart(outcome)) }
    }

    private func reachesStart(_ outcome: Outcome) -> Bool? {
        guard start != nil, backs.isEmpty else { return false }
        return switch outcome {
        case .lands(let plane): plane.shows(before)
        case .nothing: after.shows(before)
        case .unknown: nil
        }
    }

    /// Ways out that the last screen has and that lead to the start in one step.
    public func exitsToStart(in flow: Flow) -> [ExitHere] {
        guard let end, start != nil, backs.isEmpty else { return [] }
        return flow.exits(at: end, in: after).filter { exit in
            if case .does(_, .lands(let plane)) = exit.result { plane.shows(before) == true } else { false }
        }
    }
}
