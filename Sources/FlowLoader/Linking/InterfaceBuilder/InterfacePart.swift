import Diagnostics
import FlowGraph

/// What the project's storyboards and xibs add to the graph.
/// `words` are those of all code, where they are known already; `outlets` what code does to the buttons that they hold. `summary` gives
/// what an action selector of a class does; nil when the class has no such method in the sources.
func interfacePart(
    of project: Project, boards: StoryboardIndex, words: CodeWords? = nil, outlets: OutletsInCode = OutletsInCode(),
    summary: @escaping (_ selector: String, _ type: String) -> ActionSummary?
) -> GraphPart {
    let chrome = SceneChrome(project: project, boards: boards, outlets: outlets, summary: summary)
    let code = words ?? CodeWords(project)
    let links = SceneLinks(project: project, boards: boards, code: code)
    var part = GraphPart()
    var screens: [Screen] = []
    for board in boards.boards {
        // Of a launch screen, the system shows the initial scene; nothing else in it is ever reached.
        let scenes = board.facts.scenes.filter {
            $0.element != .placeholder && (!board.facts.isLaunchScreen || $0.id == board.facts.initialScene)
        }
        for scene in scenes {
            let reference = SceneReference(path: board.path, id: scene.id)
            screens.append(chrome.screen(of: scene, at: reference))
            if !board.facts.isLaunchScreen { links.addTransitions(of: scene, at: reference, to: &part) }
        }
    }
    let loaders = NibLoaders(project: project)
    for file in project.files {
        guard let interface = file.interface, !interface.isStoryboard, !isLocalisedCopy(file.path, among: project.files) else { continue }
        // Besides the owner a file may hold controllers that the owner's outlets lead to.
        for controller in interface.scenes where controller.customClass != nil {
            screens += loaders.classes(named: controller.customClass).map { chrome.screen(ofOwner: controller, class: $0, path: file.path) }
        }
        guard let owner = interface.owner else { continue }
        screens += loaders.classes(loading: interface, owner).map { chrome.screen(ofOwner: owner, class: $0, path: file.path) }
    }
    links.addInitialScenes(to: &part)
    part.screens = joined(screens)
    part.brokenReferences = BrokenNames(project: project, boards: boards, code: code).references()
    part.deadElements = DeadElements(project: project, boards: boards, code: code).elements()
    return part
}

/// One screen an id. What only some of a class's scenes have holds under a condition: that the screen was made from one of those.
private func joined(_ screens: [Screen]) -> [Screen] {
    var groups: [String: [Screen]] = [:]
    for screen in screens { groups[screen.id, default: []].append(screen) }
    return groups.keys.sorted().compactMap { id in
        let group = groups[id] ?? []
        guard var first = group.first, group.count > 1 else { return group.first }
        let all = group.map(\.facts)
        let leading = !all.contains { $0.leading.isEmpty }
        let trailing = !all.contains { $0.trailing.isEmpty }
        let backHidden = !all.contains { $0.backHidden == nil }
        let barHidden = !all.contains { $0.barHidden == nil }
        let dismissBlocked = !all.contains { $0.dismissBlocked == nil }
        for screen in group.dropFirst() { first.join(screen) }
        if !leading { first.facts.leading = first.facts.leading.map(conditional) }
        if !trailing { first.facts.trailing = first.facts.trailing.map(conditional) }
        if !backHidden { first.facts.backHidden?.guarded = .conditional }
        if !barHidden { first.facts.barHidden?.guarded = .conditional }
        if !dismissBlocked { first.facts.dismissBlocked?.guarded = .conditional }
        return first
    }
}

private func conditional(_ control: Control) -> Control {
    var control = control
    control.guarded = .conditional
    return control
}
