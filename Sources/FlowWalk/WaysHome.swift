import Diagnostics
import FlowGraph

// What can be said of a walk as a whole: which moments lead home, and where that cannot be told.

extension Machine {
    /// Walks from the windows' roots, from what a link shows that starts the app, and from places that nothing is known to lead to; then
    /// links arrive in all that was met. Where `starts` are given, it walks from them alone.
    public func walkWithLinks(_ bounds: WalkBounds, from starts: [(move: Move, moments: [Moment])]? = nil) -> Walk {
        if let starts {
            var walk = walk(bounds, from: starts)
            walk.takeLinks()
            return walk
        }
        let opened = links.compactMap { link -> (move: Move, moments: [Moment])? in
            let move = Move(.link, edge: link.edge, label: link.entry, location: hop(link.edge).location)
            guard case .shows(let moment) = launch(by: link) else { return nil }
            return (move, hop(link.edge).verb == .root ? start(link.edge) : [moment])
        }
        var walk = walk(bounds, from: beginnings + opened)
        walk.goOnElsewhere()
        walk.takeLinks()
        return walk
    }

    /// Whether more may lead out of the moment than the choices tell: something that shows cannot be followed.
    public func isOpen(_ moment: Moment) -> Bool {
        var known = Openness()
        return isOpen(moment, &known)
    }

    /// What has been found of screens and presentations.
    struct Openness {
        /// A control that only opens a URL elsewhere is no way out.
        var staysInApp = false
        var screens: [String: Bool] = [:]
        var sites: [Int: Bool] = [:]
    }

    func isOpen(_ moment: Moment, _ known: inout Openness) -> Bool {
        let layer = moment.plane.top
        guard let face = layer.faceSeat, flow.screen(layer.branch[face].id) != nil, layer.rootIsKnown, moment.plane.bottomIsKnown else { return true }
        if layer.branch.contains(where: { $0.mayBringStack || $0.id == nil || $0.kind == .system || $0.kind == .alert }) { return true }
        let shown = layer.branch.compactMap(\.id).filter { flow.screen($0) != nil }
        for id in shown + (parts[layer.branch[face].id ?? ""] ?? []) {
            let isOpen = known.screens[id] ?? isOpen(id, staysInApp: known.staysInApp)
            known.screens[id] = isOpen
            if isOpen { return true }
        }
        let arrivals = layer.branch.compactMap(\.arrival).map(hop)
        if arrivals.contains(where: { $0.enclosed != nil || $0.installs.contains { $0.isOpaque || !$0.exits.isEmpty } }) { return true }
        guard moment.plane.layers.count > 1, let site = layer.branch.first?.arrival else { return false }
        let isOpenLayer = known.sites[site] ?? flow.layer(openedBy: hop(site)).map { $0.isOpen || flow.isClosedByOthers($0) } ?? true
        known.sites[site] = isOpenLayer
        return isOpenLayer
    }

    private func isOpen(_ id: String, staysInApp: Bool) -> Bool {
        guard let screen = flow.screen(id) else { return true }
        if isOutOfSight(screen) || flow.hasUnknownWays(from: id) || !flow.isComplete(id) { return true }
        if screen.facts.ownerExit || screen.facts.ownBar || screen.facts.fillsBars || screen.facts.answersShow { return true }
        if (screen.facts.leading + screen.facts.trailing + screen.facts.body).contains(where: { $0.isOpaque && !(staysInApp && $0.leavesApp) }) { return true }
        // Other code that leaves it, by itself or asked by somebody.
        if (flow.steps.acting[id] ?? []).contains(where: { hop($0).verb.isExit && hop($0).from != id }) { return true }
        return (flow.steps.lineages[id] ?? [id]).flatMap { flow.steps.outgoing[$0] ?? [] }.contains { edge in
            let hop = hop(edge)
            // Who answers a callback, and what an opaque call does, is not known.
            return hop.verb.effect == .opaque || hop.trigger.kind == .callback || hop.verb.effect == .alert || hop.enclosed != nil || hop.certainty == .possible
        }
    }

    /// A class from outside the sources may do more than they tell.
    private func isOutOfSight(_ screen: Screen) -> Bool {
        guard screen.technology == .uikit else { return screen.kind == .system || screen.kind == .alert }
        let known = ["UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController", "UISplitViewController"]
        return screen.kind == .screen && !screen.inherits.isEmpty && !screen.inherits.contains { known.contains($0) || $0.hasPrefix("UI") }
    }
}

extension Walk {
    /// What the user can touch in a moment that would leave, and does nothing there: a control that looks like a way out, and is none.
    public func deadControls(in index: Int) -> [(move: Move, why: Effect.Why)] {
        steps[index].compactMap { step in
            guard [.leading, .trailing, .button, .gesture, .menu, .row].contains(step.move.kind), case .nothing(let why) = step.result else { return nil }
            return (step.move, why)
        }
    }

    /// The control behind a way out that looks like Back: the one at the call, else the only kind there is on the screens that show.
    public func backControl(of step: Step, at index: Int) -> Control? {
        guard [.leading, .button, .gesture, .tap].contains(step.move.kind), step.move.look == .back, !step.move.isConditional,
            let location = step.move.location
        else { return nil }
        let screens = ([step.move.on, moments[index].face].compactMap { $0 }).compactMap { flow.screen($0) }
        let controls = screens.flatMap { $0.facts.leading + $0.facts.body }.filter { $0.look == .back && !$0.confirms && !$0.goesBackInWeb }
        if let known = controls.first(where: { $0.location == location || $0.exits.contains { $0.location == location } }) { return known }
        return step.move.kind == .tap ? controls.first { $0.label == step.move.label } : controls.first
    }

    /// For each moment, whether something that shows in it cannot be followed; said only of those that were walked on from.
    public var openness: [Bool] { openness(stayingInApp: false) }

    private func openness(stayingInApp: Bool) -> [Bool] {
        var known = Machine.Openness(staysInApp: stayingInApp)
        return moments.indices.map { isWalked[$0] && machine.isOpen(moments[$0], &known) }
    }

    /// A place from which nothing need lead back: a root in a base layer, or a tab bar on top.
    public func isHome(_ index: Int) -> Bool {
        let plane = moments[index].plane
        if plane.top.branch.contains(where: { $0.kind == .tab }) { return true }
        return plane.layers.count == 1 && plane.top.face != nil && (plane.top.array?.count ?? 1) < 2
    }

    /// For each moment, whether some sequence of moves leads home, or may do so: nothing is said of what was not walked on from, of
    /// screens with something that cannot be followed, nor of bounds.
    public var leadsHome: [Bool] { leadsHome(toRoots: nil) }

    /// The same where only some roots are home, nil for all that stand in a base layer, and where what leads out of the app is no way.
    public func leadsHome(toRoots roots: Set<String>?, stayingInApp: Bool = false) -> [Bool] {
        let open = openness(stayingInApp: stayingInApp)
        func isHome(_ index: Int) -> Bool {
            guard self.isHome(index) else { return false }
            let branch = moments[index].plane.layers[0].branch
            return roots.map { roots in branch.contains { $0.kind == .tab || $0.id.map(roots.contains) ?? false } } ?? true
        }
        // A screen that is home somewhere is home to the user.
        let homes = Set(moments.indices.filter { isHome($0) && !moments[$0].plane.top.branch.contains { $0.kind == .tab } }.compactMap { moments[$0].face })
        var leads = moments.indices.map { index in
            isHome(index) || moments[index].face.map(homes.contains) ?? true || !isWalked[index] || open[index] || steps[index].contains { step in
                switch step.result {
                case .unknown, .cut: step.result != .cut(.repetition)
                // What code does by itself it may do again, and otherwise.
                case .leads(_, let isSure): !isSure || step.move.kind == .code
                case .nothing, .refused: false
                }
            }
        }
        var before: [[Int]] = Array(repeating: [], count: moments.count)
        for (index, steps) in steps.enumerated() {
            // The menu behind Back is nothing that is seen.
            for step in steps where step.move.kind != .backMenu {
                guard case .leads(let next, _) = step.result else { continue }
                for place in next { before[place].append(index) }
            }
        }
        var queue = leads.indices.filter { leads[$0] }
        while let next = queue.popLast() {
            for index in before[next] where !leads[index] {
                leads[index] = true
                queue.append(index)
            }
        }
        return leads
    }

    /// The moments that can follow, itself included; the menu behind Back is nothing that is seen.
    public func reach(from start: Int) -> [Int] {
        var seen: Set<Int> = [start]
        var queue = [start]
        var next = 0
        while next < queue.count {
            for step in steps[queue[next]] where step.move.kind != .backMenu {
                guard case .leads(let places, _) = step.result else { continue }
                queue += places.filter { seen.insert($0).inserted }
            }
            next += 1
        }
        return queue
    }

    /// What windows have as their roots, at the start or later, other than by a link.
    public var homes: Set<String> {
        let roots = flow.graph.transitions.filter { $0.verb == .root && !$0.isStructure && $0.entry == nil }.compactMap(\.to)
        return Set(roots + machine.beginnings.flatMap(\.moments).compactMap(\.face)).filter { flow.screen($0) != nil }
    }

    /// The moves to a moment as notes for a finding's path, one a move, each with what shows then.
    public func trace(to index: Int, then last: Move? = nil, showing effect: String? = nil) -> [Note] {
        var notes = way(to: index).map { step in
            Note("\(machine.sentence(for: step.move)) → \(flow.name(of: moments[step.after].face))", at: place(of: step.move, showing: step.after))
        }
        if let last { notes.append(Note("\(machine.sentence(for: last))\(effect.map { " → \($0)" } ?? "")", at: place(of: last, showing: index))) }
        return notes
    }

    /// Where a move is written; for the system's own, the screen it is made on.
    private func place(of move: Move, showing index: Int) -> Span {
        if let location = move.location { return location }
        if let screen = flow.screen(move.on) ?? flow.screen(moments[index].face) { return screen.location }
        return Span(path: "", line: 1, column: 1)
    }
}
