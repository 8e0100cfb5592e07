import Diagnostics
import FlowGraph

// The app's own ways out of a moment, and what answers them.

extension Machine {
    static func ownKind(_ means: ExitHere.Means) -> Move.Kind? {
        switch means {
        case .leadingItem: .leading
        case .trailingItem: .trailing
        case .bodyButton: .button
        case .row: .row
        case .gesture: .gesture
        case .menu: .menu
        case .code: .code
        case .backButton, .edgeSwipe, .swipeDown, .tapOutside: nil
        }
    }

    /// The app's own ways out of a screen, or of a part of it. What the same control does before it leaves belongs to the one move: such
    /// transitions are `joined`.
    func waysOut(
        _ exits: [ExitHere], _ edges: [Int], _ standing: Standing, _ spot: Spot, _ moment: Moment, joined: inout Set<Int>
    ) -> [Choice] {
        var choices: [Choice] = []
        for exit in exits {
            guard let kind = Machine.ownKind(exit.means), case .does(_, let outcome) = exit.result else { continue }
            var move = Move(
                kind, look: exit.look, label: exit.label ?? exit.function, on: standing.screen, isConditional: exit.guarded != .always,
                location: exit.location)
            if exit.verb == .unwind || exit.verb == .segueUnwind, outcome.plane == nil, let edge = unwind(behind: exit, on: standing.screen) {
                move.location = exit.location ?? hop(edge).location
                choices.append(Choice(move: move, effect: unwind(edge, in: moment)))
                continue
            }
            let before = edges.filter { happens($0, before: exit) }
            joined.formUnion(before)
            if let first = before.first, before.count == 1 {
                move.edge = first
                choices.append(Choice(move: move, effect: step(first, from: spot, then: exit, in: moment)))
            } else {
                let left = before.isEmpty ? effect(of: outcome, in: moment) : .unknown(.actionUnknown)
                choices.append(answered(Choice(move: move, effect: left), byHost: ["onDismiss"], from: moment))
            }
        }
        return choices
    }

    /// The unwind that a way out makes: the one at the call, else the only kind that the screen has.
    private func unwind(behind exit: ExitHere, on screen: String) -> Int? {
        let unwinds = (flow.steps.outgoing[screen] ?? []).filter { hop($0).verb == .unwind || hop($0).verb == .segueUnwind }
        if let same = unwinds.first(where: { hop($0).location == exit.location }) { return same }
        return Set(unwinds.map { [hop($0).to, hop($0).selector] }).count == 1 ? unwinds.first : nil
    }

    /// The same action runs the transition, in any case, and leaves after it; what a view's action writes to its state takes effect at once.
    private func happens(_ edge: Int, before exit: ExitHere) -> Bool {
        let hop = hop(edge)
        guard let location = exit.location, exit.guarded == .always, hop.guarded == .always, hop.after == nil, hop.location.path == location.path,
            hop.location < location || flow.screen(hop.from)?.technology == .swiftui, hop.verb.effect != .present, exit.verb == .dismiss || exit.verb == .pop
        else { return false }
        if let function = hop.trigger.function { return function == exit.function }
        guard exit.function == nil, hop.trigger.kind != .unknown, hop.trigger.label != nil else { return false }
        return hop.trigger.label == exit.label && hop.trigger.look == exit.look
    }

    private func step(_ edge: Int, from spot: Spot, then exit: ExitHere, in moment: Moment) -> Effect {
        guard case .lands(let moments, let isSure) = step(edge, from: spot, in: moment), moments.count == 1, let between = moments.first,
            case .does(_, let outcome) = here(exit, in: between.plane).result
        else { return .unknown(.actionUnknown) }
        guard case .lands(let after, let sureToo) = effect(of: outcome, in: between) else { return effect(of: outcome, in: between) }
        return .lands(after, isSure: isSure && sureToo)
    }

    // MARK: Answers

    /// What is told that a layer has gone, and does something then: the delegate of its presentation after a swipe, which is not asked where
    /// code closes the layer (corner case 25), and the `onDismiss` of a view's presentation after any closing.
    func answered(_ choice: Choice, byHost functions: Set<String>, from before: Moment) -> Choice {
        var move = choice.move
        guard case .lands(let moments, var isSure) = choice.effect, moments.count == 1, var after = moments.first,
            after.plane.layers.count == before.plane.layers.count - 1, let presenter = before.plane.top.presenter
        else { return choice }
        let told = flow.bearers(of: presenter) + before.plane.top.branch.compactMap(\.id) + after.plane.top.branch.compactMap(\.id)
        var seen: Set<String> = []
        for id in told where seen.insert(id).inserted {
            for edge in flow.steps.outgoing[id] ?? [] where hop(edge).trigger.function.map(functions.contains) ?? false {
                let hop = hop(edge)
                guard hop.certainty > .possible, hop.guarded == .always, hop.runs(on: idiom), !hop.isStructure,
                    hop.trigger.function != "onDismiss" || presentation(of: edge) == before.plane.top.branch.first?.arrival
                else { continue }
                if case .lands(let next, let sureToo) = step(edge, from: after.spot(of: flow.bearers(of: id)), in: after), let first = next.first {
                    after = first
                    isSure = isSure && sureToo && next.count == 1
                    (move.edge, move.location) = (edge, hop.location)
                }
            }
        }
        return Choice(move: move, effect: .lands([after], isSure: isSure))
    }

    /// The presentation whose `onDismiss` makes a transition: the last one that is written before it.
    private func presentation(of answer: Int) -> Int? {
        let location = hop(answer).location
        return (flow.steps.outgoing[hop(answer).from] ?? []).filter { edge in
            let hop = hop(edge)
            return [.sheet, .cover].contains(hop.verb) && hop.location.path == location.path && hop.location < location
        }.max { hop($0).location < hop($1).location }.map(arrival)
    }
}
