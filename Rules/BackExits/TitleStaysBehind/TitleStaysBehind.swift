import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let titleStaysBehind = Rule.walking(
        "title-stays-behind", .backExits, .info, card: PackageResources.title_stays_behind_md,
        walk: { walk, _ in
            guard !walk.flow.graph.titleWrites.isEmpty else { return [] }
            var told: Set<Span> = []
            return walk.moments.indices.flatMap { index -> [Finding] in
                guard walk.isSure[index] else { return [] }
                return walk.steps[index].compactMap { step in
                    guard case .leads(let places, true) = step.result, places.count == 1, let wrong = wrongTitle(from: index, to: places[0], step, walk),
                        told.insert(wrong.write.location).inserted
                    else { return nil }
                    return finding(step, wrong, from: index, walk)
                }
            }
        })
}

private struct WrongTitle {
    var write: TitleWrite
    /// The screen that shows then.
    var shown: Screen
    var words: String
    var certainty = Certainty.likely
}

/// The title that the bar shows after a move, where it is another's than the screen's on top.
private func wrongTitle(from index: Int, to place: Int, _ step: Walk.Step, _ walk: Walk) -> WrongTitle? {
    let flow = walk.flow
    let (old, new) = (walk.moments[index].plane, walk.moments[place].plane)
    guard old.layers.count == new.layers.count, let left = flow.screen(old.top.face), let shown = flow.screen(new.top.face), left.id != shown.id else { return nil }
    if step.move.kind == .tab { return staleTab(left, shown, new, flow) }
    guard let before = old.top.array, let after = new.top.array, after.count < before.count, isTitled(shown, in: new, flow) else { return nil }
    let own = flow.titleWrites(of: shown).filter { $0.target == .own || $0.target == .topItem }
    if before.count == after.count + 1, let wrong = fromAbove(left, shown, own, flow) { return wrong }
    return fromItself(shown, own, pushing: before, at: after.count, walk)
}

/// What the screen above has written into the title of the one below.
private func fromAbove(_ left: Screen, _ shown: Screen, _ own: [TitleWrite], _ flow: Flow) -> WrongTitle? {
    guard own.isEmpty else { return nil }
    let writes = flow.titleWrites(of: left)
    let isUndone = writes.contains { $0.moment == .disappear && $0.target != .own }
    let write = writes.first { write in
        switch write.target {
        case .backItem: write.moment != .disappear
        // Until the push is done, the item on top is the one below; what runs after it means the screen's own.
        case .topItem: (write.moment == .load || write.moment == .appear) && !write.functions.contains("viewDidAppear(_:)")
        case .own, .parent, .tabBar: false
        }
    }
    guard let write, !isUndone, write.guarded == .always, write.text != shown.title || write.text == nil else { return nil }
    let text = write.text.map { $0.isEmpty ? "takes the title away from" : "writes “\($0)” into the title of" } ?? "writes into the title of"
    return WrongTitle(
        write: write, shown: shown, words: "“\(left.name)” \(text) “\(shown.name)”, and it stays there after Back.",
        certainty: write.target == .topItem && write.moment == .appear ? .possible : .likely)
}

/// What the screen has written into its own title before it was covered.
private func fromItself(_ shown: Screen, _ own: [TitleWrite], pushing before: [[Seat]], at place: Int, _ walk: Walk) -> WrongTitle? {
    guard !own.contains(where: { $0.moment == .appear || $0.moment == .willShow }), before.indices.contains(place) else { return nil }
    let arrival = before[place].first?.arrival.map { walk.flow.graph.transitions[$0] }
    let write = own.first { write in
        guard write.guarded == .always, write.text != nil, write.text != shown.title else { return false }
        if write.moment == .disappear { return true }
        return arrival.map { $0.from == shown.id && write.functions == [$0.trigger.function ?? ""] } ?? false
    }
    guard let write, own.allSatisfy({ $0.location == write.location }), shown.facts.titledAt.map({ $0 != write.location }) ?? (shown.title != nil) else { return nil }
    let text = write.text.map { $0.isEmpty ? "no title" : "“\($0)”" } ?? "another title"
    return WrongTitle(write: write, shown: shown, words: "“\(shown.name)” gives itself \(text) when it is left, and still shows that after Back.")
}

/// A tab bar inside a stack has one bar for all tabs: it shows what the last one wrote.
private func staleTab(_ left: Screen, _ shown: Screen, _ plane: Plane, _ flow: Flow) -> WrongTitle? {
    let branch = plane.top.branch
    guard let tab = branch.lastIndex(where: { $0.kind == .tab }), branch[..<tab].contains(where: { $0.kind == .nav }),
        branch[(tab + 1)...].allSatisfy({ $0.kind != .nav }), let bar = flow.screen(branch[tab].id)
    else { return nil }
    func shared(_ screen: Screen) -> [TitleWrite] { flow.titleWrites(of: screen).filter { $0.target == .tabBar || $0.target == .parent } }
    guard shared(shown).isEmpty, flow.titleWrites(of: bar).isEmpty, flow.isComplete(shown.id), isTitled(shown, in: plane, flow),
        let write = shared(left).first(where: { $0.moment == .load || $0.moment == .appear }), write.guarded == .always,
        !shared(left).contains(where: { $0.moment == .disappear })
    else { return nil }
    return WrongTitle(
        write: write, shown: shown, words: "“\(left.name)” writes the title of the bar that all tabs share, and “\(shown.name)” shows it too.")
}

/// It has a title, and a bar that shows it.
private func isTitled(_ screen: Screen, in plane: Plane, _ flow: Flow) -> Bool {
    guard screen.technology != .swiftui, screen.title != nil || screen.facts.titledAt != nil, screen.facts.barHidden?.guarded != .always else { return false }
    return !plane.top.branch.contains { flow.screen($0.id)?.facts.fillsBars == true }
}

private func finding(_ step: Walk.Step, _ wrong: WrongTitle, from index: Int, _ walk: Walk) -> Finding? {
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible, let face = walk.moments[index].face else { return nil }
    return Finding(
        wrong.words, at: wrong.write.location, screen: wrong.write.owner, edge: "title \(wrong.write.target.rawValue)",
        certainty: min(certainty, wrong.certainty), trace: walk.trace(to: index, then: step.move, showing: wrong.shown.name),
        related: wrong.shown.facts.titledAt.map { [Note("“\(wrong.shown.name)” sets its title here", at: $0)] } ?? [],
        fix: "Write to the screen’s own navigationItem; for the text of Back there are backButtonTitle and backButtonDisplayMode.",
        subjects: [.screen(face)])
}
