import Diagnostics
import FlowGraph

/// Routes for people.
struct RouteText {
    var teller: Teller
    var start: RouteStart
    var target: Screen
    var answer: RouteAnswer

    private static let shownGaps = 8
    private var flow: Flow { teller.flow }

    var text: String {
        let ways = answer.routes.count
        let count = ways == 0 ? "no way is known" : ways == 1 ? "1 way" : "\(ways) ways"
        var lines = ["\(name(of: start)) to \(target.name): \(count)"]
        for route in answer.routes { lines += self.lines(route).enumerated().map { $0.offset == 0 ? "  \($0.element)" : "    \($0.element)" } }
        if answer.routes.isEmpty { lines += gaps.map { "  \($0)" } }
        if answer.isCut { lines.append("  more places than are looked at: there may be other ways") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func name(of start: RouteStart) -> String {
        switch start {
        case .screen(let id): flow.name(of: id)
        case .home: "home"
        case .entry(let id): id
        case .code(let id): flow.name(of: id)
        }
    }

    // MARK: A way

    private func lines(_ route: Route) -> [String] {
        let number = route.moves == 1 ? "1 step" : "\(route.moves) steps"
        var lines = ["\(number)\(route.start.map { ", from \(flow.witness($0))" } ?? "")"]
        var step = 0
        for back in route.backs {
            step += 1
            let known = back.exits.isEmpty ? "no way out of it is known" : "by \(teller.subjects(of: back.exits))"
            let action = back.kind == .pop ? "go back from" : "close the layer of"
            lines.append("\(step). \(action) “\(flow.name(of: back.leaves))” to “\(flow.name(of: back.landsOn))”, \(known)")
        }
        for hop in route.hops {
            if hop.isMove { step += 1 }
            lines.append("\(hop.isMove ? "\(step)." : " –") \(text(hop)) (\(teller.shown(hop.transition.location)))")
        }
        lines.append("shows \(layers(of: route.after))")
        lines += wayBack(route)
        return lines
    }

    private func text(_ hop: Route.Hop) -> String {
        let transition = hop.transition
        var text = flow.sentence(for: transition)
        guard hop.isMove else { return text }
        if transition.verb.effect == .tab {
            let index = transition.position.map { " \($0)" } ?? ""
            return "select tab\(index) of “\(flow.name(of: transition.from))”: “\(flow.name(of: transition.to))”"
        }
        text += ", \(words(for: transition.trigger)), \(transition.verb.rawValue)"
        if transition.guarded == .conditional || transition.guarded == .exclusive { text += ", sometimes" }
        if transition.certainty != .certain { text += ", \(transition.certainty.rawValue)" }
        return text
    }

    private func words(for trigger: Trigger) -> String {
        let label = trigger.label.map { " “\($0)”" } ?? ""
        let function = trigger.function.map { " in \($0)" } ?? ""
        return switch trigger.kind {
        case .leadingItem: "leading item\(label.isEmpty ? function : label)"
        case .trailingItem: "trailing item\(label.isEmpty ? function : label)"
        case .bodyButton: "button\(label.isEmpty ? function : label)"
        case .row: "row\(label)\(function)"
        case .gesture: "gesture\(function)"
        case .menu: "menu\(label.isEmpty ? function : label)"
        case .lifecycle: "by itself\(function)"
        case .async: "by itself later\(function)"
        case .entry: "from outside\(function)"
        case .callback: "asked by another screen\(function)"
        case .unknown: "code\(function)"
        }
    }

    private func layers(of plane: Plane) -> String {
        plane.layers.map { layer in
            let style = layer.style.map { "\($0 == .automatic ? "modal" : $0.rawValue) → " } ?? ""
            return layer.branch.isEmpty ? "a layer that is not known" : style + teller.text(layer.branch)
        }.joined(separator: " ⇒ ")
    }

    // MARK: The way back

    private func wayBack(_ route: Route) -> [String] {
        var lines: [String] = []
        switch route.wayBack {
        case .steps(let steps):
            let words = steps.map(text)
            lines.append("way back: \(words.isEmpty ? "nothing to do, it still shows" : words.joined(separator: ", then "))")
            let exits = route.exitsToStart(in: flow)
            lines.append("  ways out that lead there at once: \(exits.isEmpty ? "none is known" : teller.subjects(of: exits))")
        case .lost(let loss): return ["way back: \(words(for: loss))"]
        }
        for call in route.naiveCalls(in: flow) {
            let verdict = call.reachesStart.map { $0 ? ", which is right" : ", not the way back" } ?? ""
            lines.append("  \(code(call.call, route)) \(teller.words(for: call.outcome))\(verdict)")
        }
        if let end = route.end, flow.screen(end.screen)?.technology != .swiftui, flow.screen(end.screen)?.facts.presents == true {
            lines.append("  while \(flow.name(of: end.screen)) has presented something itself, its dismiss closes only that")
        }
        return lines
    }

    private func text(_ step: WayBack.Step) -> String {
        switch step {
        case .dismiss(let count, let presenter):
            let number = count == 1 ? "1 layer" : "\(count) layers"
            return "dismiss \(number) (called on \(flow.name(of: presenter)), which presented the \(count == 1 ? "layer" : "lowest"))"
        case .pop(let levels, let target):
            return levels == 1 ? "pop to \(target.map(flow.name(of:)) ?? "it")" : "pop \(levels) levels to \(target.map(flow.name(of:)) ?? "it")"
        case .selectTab(let index, let container): return "select \(index.map { "tab \($0)" } ?? "its tab") of \(flow.name(of: container))"
        case .column(let container): return "go to its column of \(flow.name(of: container)); where the split is expanded it still shows"
        }
    }

    private func words(for loss: WayBack.Loss) -> String {
        switch loss {
        case .leftBefore: "none, the way leaves \(name(of: start)) first"
        case .replaced: "none, the root or the stack was replaced"
        case .noStart: "none, the way begins outside all screens"
        case .unknown: "not known"
        }
    }

    private func code(_ call: NaiveCall.Call, _ route: Route) -> String {
        switch call {
        case .popViewController: "navigationController?.popViewController"
        case .popToRootViewController: "navigationController?.popToRootViewController"
        case .popToViewController: "popToViewController(viewControllers.first { $0 is \(flow.name(of: route.before.top.branch.last?.id)) })"
        case .dismiss: "dismiss"
        case .environmentDismiss: "dismiss()"
        case .pathRemoveLast: "path.removeLast()"
        case .pathRemoveAll: "path = []"
        }
    }

    // MARK: No way

    private var gaps: [String] {
        let gaps = RouteGaps(answer, to: target, in: flow)
        var lines = ["\(answer.reachable.count == 1 ? "1 screen" : "\(answer.reachable.count) screens") can be reached from \(name(of: start))"]
        if gaps.arrivals.isEmpty { lines.append("nothing is known to show \(target.name)") }
        for (hop, reason) in gaps.arrivals.prefix(Self.shownGaps) {
            let certainty = hop.certainty == .certain ? "" : ", \(hop.certainty.rawValue)"
            lines.append("\(flow.sentence(for: hop)), \(words(for: reason))\(certainty) (\(teller.shown(hop.location)))")
        }
        if gaps.arrivals.count > Self.shownGaps { lines.append("and \(gaps.arrivals.count - Self.shownGaps) more places that show it") }
        if !gaps.open.isEmpty { lines.append("open: \(gaps.open.joined(separator: "; "))") }
        if !gaps.unresolved.isEmpty {
            let number = gaps.unresolved.count == 1 ? "1 place leads" : "\(gaps.unresolved.count) places lead"
            lines.append("\(number) where cannot be told, in the screens that are reached:")
            lines += gaps.unresolved.prefix(Self.shownGaps).map { "  \($0.verb.rawValue): \($0.reason) (\(teller.shown($0.location)))" }
        }
        return lines
    }

    private func words(for reason: RouteGaps.Reason) -> String {
        switch reason {
        case .fromOutside: "but is no screen, and who calls it is not known"
        case .notReached: "but cannot be reached itself"
        case .onlyPossible: "but only possibly"
        case .landsNowhere: "but that leads nowhere from the places that are reached"
        }
    }
}
