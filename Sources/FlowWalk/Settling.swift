import Diagnostics
import FlowGraph

// What fills containers once they are there: the roots of stacks, tabs, columns, and children with containers of their own.

extension Machine {
    /// How many contents that the code decides between are followed, and how deep containers nest.
    private static let alternatives = 4
    private static let nesting = 12

    /// The moments in which the top of a layer's branch is filled down to a screen.
    func settle(_ moment: Moment, layer level: Int) -> [Moment] {
        var open = [moment]
        var settled: [Moment] = []
        while let next = open.popLast() {
            guard settled.count + open.count < Machine.alternatives * 2 else { break }
            let filled = next.plane.layers[level].branch.count < Machine.nesting ? filled(next, layer: level) : nil
            if let filled { open += filled.reversed() } else { settled.append(next) }
        }
        return Array(settled.prefix(Machine.alternatives))
    }

    /// One container more is filled; nil where nothing is left to fill.
    private func filled(_ moment: Moment, layer level: Int) -> [Moment]? {
        let layer = moment.plane.layers[level]
        guard let last = layer.branch.last, let id = last.id else { return nil }
        // What a site puts into a wrapper is the wrapper's root, whatever its class says.
        let edges = edges(filling: id)
        guard !edges.isEmpty else { return nil }
        if last.kind != .custom, let own = edges.first(where: { hop($0).to == hop($0).from && hop($0).verb.effect == .root }) {
            // The view has been put into the stack of its own body already.
            if !layer.branch.dropLast().contains(where: { $0.kind == .nav && $0.id == id }) { return inOwnStack(moment, level, own) }
        }
        func some(_ effect: Verb.Effect) -> [Int] { edges.filter { hop($0).verb.effect == effect && hop($0).to != id } }
        let tabs = some(.tab)
        if !tabs.isEmpty { return [panes(tabs, of: .tab, moment, level)] }
        let columns = some(.column)
        if !columns.isEmpty { return split(columns, moment, level) }
        let roots = some(.root)
        if !roots.isEmpty, last.kind == .nav || flow.containerKind(of: id) == .nav || last.isSwiftUI { return rooted(roots, moment, level) }
        let children = some(.embed).filter(bringsContainer)
        if !children.isEmpty { return [panes(children, of: last.kind, moment, level)] }
        return nil
    }

    /// The structure of a screen and of its superclasses; a subclass's own goes first.
    private func edges(filling id: String) -> [Int] {
        (flow.steps.lineages[id] ?? [id]).lazy.map { structure[$0] ?? [] }.first { !$0.isEmpty } ?? []
    }

    private func bringsContainer(_ edge: Int) -> Bool {
        let hop = hop(edge)
        if hop.wrapped != nil { return true }
        guard let target = hop.to else { return false }
        return flow.containerKind(of: target) != nil || (structure[target] ?? []).contains { [.root, .tab, .column].contains(self.hop($0).verb.effect) }
    }

    private func inOwnStack(_ moment: Moment, _ level: Int, _ edge: Int) -> [Moment]? {
        var plane = moment.plane
        let outer = plane.layers[level].branch.removeLast()
        var stack = Seat(outer.id, .nav, isSwiftUI: true, tab: outer.tab, column: outer.column, arrival: outer.arrival)
        stack.mayBringStack = false
        var inner = outer
        inner.kind = flow.screen(outer.id)?.kind ?? .screen
        inner.tab = nil
        inner.column = nil
        plane.layers[level].branch += [stack, inner]
        let inside = moment.with(plane)
        return hop(edge).guarded == .always ? [inside] : [inside, marked(moment, level)]
    }

    /// Left outside the stack of its own: settled by giving up its structure.
    private func marked(_ moment: Moment, _ level: Int) -> Moment {
        var moment = moment
        let last = moment.plane.layers[level].branch.count - 1
        moment.plane.layers[level].branch[last].kind = .custom
        return moment
    }

    private func rooted(_ roots: [Int], _ moment: Moment, _ level: Int) -> [Moment] {
        var seen: Set<String> = []
        return roots.filter { seen.insert(hop($0).to ?? "").inserted }.prefix(Machine.alternatives).map { edge in
            var plane = moment.plane
            var layer = plane.layers[level]
            let last = layer.branch.count - 1
            var content = content(of: edge)
            if layer.branch[last].kind == .nav {
                // The container is the stack; a wrapper named at the site stands for it.
                content.removeAll { $0.kind == .nav && $0.id == hop(edge).wrapped }
            } else if hop(edge).wrapped == nil {
                layer.branch.append(Seat(hop(edge).from, .nav, isSwiftUI: layer.branch[last].isSwiftUI, arrival: arrival(edge)))
            }
            layer.branch += content
            plane.layers[level] = layer
            return moment.with(plane)
        }
    }

    /// The first of the tabs shows, or the first child with a container; the others are parked.
    private func panes(_ edges: [Int], of kind: ScreenKind, _ moment: Moment, _ level: Int) -> Moment {
        var moment = moment
        let last = moment.plane.layers[level].branch.count - 1
        if kind == .tab { moment.plane.layers[level].branch[last].kind = .tab } else if !moment.plane.layers[level].branch[last].isContainer {
            moment.plane.layers[level].branch[last].kind = .custom
        }
        let container = moment.plane.layers[level].branch[last].id ?? ""
        var seen: Set<[String]> = []
        let ordered = edges.enumerated().sorted { (hop($0.element).position ?? 99, $0.offset) < (hop($1.element).position ?? 99, $1.offset) }.map(\.element)
            .filter { seen.insert([hop($0).to ?? "", hop($0).position.map(String.init) ?? ""]).inserted }
        // Of more than five tabs a phone pushes all but four on a stack of its own (corner case 10).
        let inMore = kind == .tab && idiom == .phone && ordered.count > 5 ? Set(ordered.dropFirst(4)) : []
        for edge in ordered.dropFirst().prefix(12) { park(edge, in: container, isInMore: inMore.contains(edge), &moment, level) }
        moment.plane.layers[level].branch += slot(ordered[0], kind)
        return moment
    }

    /// The content of a tab, column or pane: its first seat tells by which transition it came, whatever stands for that elsewhere.
    private func slot(_ edge: Int, _ kind: ScreenKind) -> [Seat] {
        var seats = content(of: edge)
        guard !seats.isEmpty else { return [] }
        seats[0].arrival = edge
        if kind == .tab { seats[0].tab = hop(edge).position }
        if kind == .split { seats[0].column = hop(edge).column }
        return seats
    }

    private func park(_ edge: Int, in container: String, isInMore: Bool = false, _ moment: inout Moment, _ level: Int) {
        let kind = moment.plane.layers[level].branch.last?.kind ?? .custom
        let around = moment.plane.layers[level].branch
        var alone = Moment(plane: moment.plane)
        alone.plane.layers[level].branch = around + slot(edge, kind)
        guard let rest = settle(alone, layer: level).first else { return }
        var branch = Array(rest.plane.layers[level].branch.dropFirst(around.count))
        if isInMore {
            guard let pushed = inMoreStack(branch, edge) else { return }
            branch = pushed
        }
        moment.park(Aside(layer: level, container: container, slot: edge, branch: branch))
        for inner in rest.asides { moment.park(inner) }
    }

    /// The branch of a tab that the tab bar's own stack shows: the stack that the app built around it is not there, and a split view is
    /// refused.
    private func inMoreStack(_ branch: [Seat], _ edge: Int) -> [Seat]? {
        guard let first = branch.first, first.kind != .split else { return nil }
        var more = Seat("UIMoreNavigationController", .nav, tab: first.tab, arrival: edge)
        more.behind = [[Seat("UIMoreListController", .system)]]
        guard first.kind == .nav else { return [more] + branch }
        more.behind += first.behind
        return [more] + branch.dropFirst()
    }

    /// Side by side, or as one stack (rules.md 2.5).
    private func split(_ columns: [Int], _ moment: Moment, _ level: Int) -> [Moment] {
        var moment = moment
        let last = moment.plane.layers[level].branch.count - 1
        moment.plane.layers[level].branch[last].kind = .split
        let container = moment.plane.layers[level].branch[last].id ?? ""
        func named(_ names: [String]) -> [Int] { columns.filter { names.contains(hop($0).column ?? "") } }
        let details = named(["secondary", "detail"])
        let primaries = named(["primary", "sidebar", "master"])
        let first = primaries.first ?? columns.first { !details.contains($0) } ?? columns[0]
        if isExpanded {
            var seen: Set<String> = [hop(first).column ?? ""]
            for edge in columns where edge != first && hop(edge).column != "compact" && seen.insert(hop(edge).column ?? "\(edge)").inserted {
                park(edge, in: container, &moment, level)
            }
            moment.plane.layers[level].branch += slot(first, .split)
            return [moment]
        }
        if let compact = named(["compact"]).first {
            moment.plane.layers[level].branch += slot(compact, .split)
            return [moment]
        }
        var stacked = moment
        var seats = slot(first, .split)
        if seats.first?.kind != .nav {
            seats.insert(Seat("UINavigationController", .nav, isSwiftUI: seats.first?.isSwiftUI ?? false, column: seats.first?.column, arrival: first), at: 0)
        }
        stacked.plane.layers[level].branch += seats
        guard let detail = details.first(where: { $0 != first }) else { return [stacked] }
        // Which of the two shows at the start is the app's business.
        var pushed = stacked
        if seats.count > 1, hop(first).to.map({ flow.containerKind(of: $0) == nil }) ?? false {
            let place = pushed.plane.layers[level].branch.count - seats.count
            pushed.plane.layers[level].branch[place].behind = [Array(seats.dropFirst())]
            pushed.plane.layers[level].branch = Array(pushed.plane.layers[level].branch[...place]) + content(of: detail)
            return [stacked, pushed]
        }
        return [stacked]
    }
}
