import Diagnostics
import FlowGraph
import Foundation

/// What linking gives: the graph, and notes about what was odd.
public struct LinkResult: Sendable {
    public var graph: FlowGraph
    public var notes: [LoadNote]
}

/// Joins the facts of all files into one flow graph. The only pass across files; independent of their order.
/// What it cannot resolve it counts in `unresolved` or in a screen's `openReasons`, and never guesses. `names` says what the
/// project's configuration knows better than its code shows; `jobs` how many threads work, which changes nothing of the result.
public func link(
    _ facts: [FileFacts], names: ProjectNames = ProjectNames(), jobs: Int = ProcessInfo.processInfo.activeProcessorCount
) -> LinkResult {
    let project = Project(facts, names: names, jobs: jobs)
    let boards = StoryboardIndex(project)
    // The one half needs nothing of the other.
    let halves = concurrently(2, jobs: jobs) { half in
        half == 0 ? Half.code(UIKitPart(project: project, boards: boards, jobs: jobs)) : .rest(RestOfCode(project, boards))
    }
    guard case .code(let uikit)? = halves.first, case .rest(let rest)? = halves.last else { return LinkResult(graph: FlowGraph(), notes: []) }
    let interface = interfacePart(of: project, boards: boards, words: rest.words, outlets: uikit.outletsInCode, summary: uikit.summary(of:in:))
    let views = swiftUIPart(
        of: project, rest.views, representables: uikit.representables,
        touching: Set(uikit.part.transitions.flatMap { [$0.from] + [$0.to].compactMap { $0 } }), hosted: uikit.shownPlaces)
    let parts = [
        uikit.part.namingEntries(by: views.entries),
        views,
        interface,
        propertyListPart(of: project),
        flowFilePart(of: project),
    ]
    var graph = join(parts)
    UnanchoredPresentations(project: project).mark(&graph.transitions)
    Completions(project: project).mark(&graph.transitions)
    graph.successions += rest.successions
    graph.brokenReferences += rest.brokenReferences
    graph.lookups += rest.lookups
    graph.lostLinks += UnreadState.links(parts.flatMap(\.unreadStates), in: project)
    graph.inheritClassFacts(inScenes: interface.screens)
    graph.declareRoles(of: project)
    graph.nameRootStack()
    graph.markPrograms(of: project)
    graph.markUnmade(of: project, boards)
    for index in graph.screens.indices where names.systemScreens.contains(graph.screens[index].id) { graph.screens[index].kind = .system }
    graph.app = appFacts(of: project)
    return LinkResult(graph: graph.sorted(), notes: parts.flatMap(\.notes))
}

private enum Half {
    case code(UIKitPart)
    case rest(RestOfCode)
}

/// What hangs on nothing that running UIKit's code gives.
private struct RestOfCode {
    let views: ViewFindings
    let words: CodeWords
    let successions: [Succession]
    let brokenReferences: [BrokenReference]
    let lookups: [Lookup]

    init(_ project: Project, _ boards: StoryboardIndex) {
        views = viewFindings(of: project)
        words = boards.boards.isEmpty ? CodeWords() : CodeWords(project)
        successions = ClosingBindings(project: project).successions()
        brokenReferences = DeadFlags(project).references
        lookups = TopWalks(project).lookups
    }
}

/// One graph of all parts: screens of one id become one, with the facts of all.
private func join(_ parts: [GraphPart]) -> FlowGraph {
    var graph = FlowGraph()
    var index: [String: Int] = [:]
    for part in parts {
        for screen in part.screens {
            if let known = index[screen.id] {
                graph.screens[known].join(screen)
            } else {
                index[screen.id] = graph.screens.count
                graph.screens.append(screen)
            }
        }
        graph.transitions += part.transitions
        graph.entries += part.entries
        graph.unresolved += part.unresolved
        graph.brokenReferences += part.brokenReferences
        graph.gestureWrites += part.gestureWrites
        graph.barWrites += part.barWrites
        graph.titleWrites += part.titleWrites
        graph.historyTests += part.historyTests
        graph.successions += part.successions
        graph.vetoes += part.vetoes
        graph.lookups += part.lookups
        graph.deadElements += part.deadElements
        graph.lostLinks += part.lostLinks
    }
    for clearing in parts.flatMap(\.clearings) {
        for place in graph.screens.indices where graph.screens[place].class == clearing.type || graph.screens[place].id == clearing.type {
            clearing.apply(to: &graph.screens[place].facts)
        }
    }
    graph.dropRepeatedTransitions()
    graph.dropRepeatedEntries()
    return graph
}

extension Screen {
    /// Adds what another part says of the same screen. What the first part says of its name and place stays.
    mutating func join(_ other: Screen) {
        title = title ?? other.title
        `class` = `class` ?? other.class
        if kind == .screen { kind = other.kind }
        if inherits.isEmpty { inherits = other.inherits }
        openReasons = Array(Set(openReasons + other.openReasons)).sorted()
        opaqueActions = Array(Set(opaqueActions + other.opaqueActions)).sorted()
        scenes = Array(Set(scenes + other.scenes)).sorted()
        facts.join(other.facts)
    }
}

extension ScreenFacts {
    mutating func join(_ other: ScreenFacts) {
        role = role ?? other.role
        leading += other.leading.underItems(of: leading)
        trailing += other.trailing.underItems(of: trailing)
        body += other.body
        supplementsBack = supplementsBack || other.supplementsBack
        backItems += other.backItems
        backHidden = backHidden ?? other.backHidden
        barHidden = barHidden ?? other.barHidden
        dismissBlocked = dismissBlocked ?? other.dismissBlocked
        appearsAt = appearsAt ?? other.appearsAt
        disappearsAt = disappearsAt ?? other.disappearsAt
        dismissGuard = dismissGuard || other.dismissGuard
        if input == .none { input = other.input }
        inputs = max(inputs, other.inputs)
        savesWhileEditing = savesWhileEditing || other.savesWhileEditing
        actsOnLeaving = actsOnLeaving || other.actsOnLeaving
        presents = presents || other.presents
        web = joinedWeb(with: other.web)
        ownBar = ownBar || other.ownBar
        stackInBody = stackInBody ?? other.stackInBody
        ownerExit = ownerExit || other.ownerExit
        readsPlacement = readsPlacement || other.readsPlacement
        takesModel = takesModel || other.takesModel
        takesValue = takesValue || other.takesValue
        detents = detents || other.detents
        isViewer = isViewer || other.isViewer
        titledAt = titledAt ?? other.titledAt
        fillsBars = fillsBars || other.fillsBars
        tabsInStack = tabsInStack ?? other.tabsInStack
        overridesPush = overridesPush || other.overridesPush
        columnStyle = columnStyle ?? other.columnStyle
        placesDetail = placesDetail || other.placesDetail
        unwindActions = Array(Set(unwindActions + other.unwindActions)).sorted()
        decidesUnwinding = decidesUnwinding || other.decidesUnwinding
        handsDetailOn = handsDetailOn || other.handsDetailOn
        answersShow = answersShow || other.answersShow
        answersPresent = answersPresent || other.answersPresent
        dismissesByMode = dismissesByMode || other.dismissesByMode
    }

    /// A storyboard's web view and the code that loads it are one: the storyboard says the gestures, the code what is loaded.
    private func joinedWeb(with other: [WebFact]) -> [WebFact] {
        guard web.count == 1, other.count == 1, let code = web.first, let scene = other.first else { return web + other }
        var joined = code.gestures == .off || code.gestures == .unknown ? scene : code
        joined.loads = code.loads == .unknown ? scene.loads : code.loads
        joined.back = code.back || scene.back
        joined.arbitrated = code.arbitrated || scene.arbitrated
        joined.policed = code.policed || scene.policed
        return [joined]
    }
}

extension [Control] {
    /// As a scene declares them where code puts others in their place under a condition.
    fileprivate func underItems(of code: [Control]) -> [Control] {
        guard code.contains(where: { $0.guarded != .always }) else { return self }
        return map { item in
            guard item.guarded == .always, item.location.path.hasSuffix(".storyboard") || item.location.path.hasSuffix(".xib") else { return item }
            var item = item
            item.guarded = .conditional
            return item
        }
    }
}

extension FlowGraph {
    /// A container's scene that is a node of its own is still one of its class.
    fileprivate mutating func inheritClassFacts(inScenes scenes: [Screen]) {
        let index = Dictionary(screens.indices.map { (screens[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        for scene in scenes where scene.class != scene.id {
            guard let place = index[scene.id], let declared = scene.class.flatMap({ index[$0] }) else { continue }
            screens[place].facts.inherit(screens[declared].facts)
            screens[place].facts.overridesPush = screens[declared].facts.overridesPush
        }
    }

    /// Code that pushes on the window's root pushes on the one stack that windows begin with, where they begin with no other.
    fileprivate mutating func nameRootStack() {
        let kinds = Dictionary(screens.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
        let stacks = transitions.filter { root in
            guard root.verb == .root, root.receiver == .windowRoot, root.reach != .otherWindow, root.certainty > .possible, let shown = root.to else { return false }
            return kinds[shown] == .nav || kinds[shown] != nil && root.wrapped != nil && !root.hosted
        }
        // A navigation controller that is a screen of its own, such as a storyboard's, is no content by which its stack could be named.
        guard let owner = stacks.first?.to, kinds[owner] != .nav, stacks.allSatisfy({ $0.to == owner }) else { return }
        for index in transitions.indices where transitions[index].receiver == .windowRoot && transitions[index].on == nil {
            // What sets the stack anew leaves nothing of it.
            if transitions[index].verb.effect == .push { transitions[index].on = owner }
        }
    }

    /// An entry that leads into controllers and into views is one.
    fileprivate mutating func dropRepeatedEntries() {
        var seen: Set<String> = []
        entries = entries.filter { seen.insert($0.id).inserted }
    }

    /// The same edge found by two parts, such as a segue and the call that performs it at the same place, is one.
    fileprivate mutating func dropRepeatedTransitions() {
        var seen: Set<Transition> = []
        transitions = transitions.filter { transition in
            // Which of several calls leads there is of no account: the first is told.
            var edge = transition
            edge.caller = nil
            edge.occasions = []
            edge.reach = nil
            edge.care = nil
            return seen.insert(edge).inserted
        }
    }
}

private func appFacts(of project: Project) -> AppFacts {
    var app = AppFacts()
    let lists = project.files.compactMap(\.plist).filter { !$0.isAppExtension }
    let families = project.mainApps.flatMap(\.deviceFamilies)
    app.deviceFamilies = Set(families.isEmpty ? lists.flatMap(\.deviceFamilies) : families).sorted()
    app.deploymentTarget = project.deploymentTarget
    let catalyst = project.mainApps.compactMap(\.catalyst)
    if !catalyst.isEmpty { app.catalyst = catalyst.contains(true) }
    app.multipleScenes = lists.compactMap(\.multipleScenes).first
    app.extensionFiles = project.extensionFiles
    for flow in project.files.compactMap(\.flow) {
        if app.deviceFamilies.isEmpty { app.deviceFamilies = flow.app.deviceFamilies }
        app.sdk = app.sdk ?? flow.app.sdk
        app.deploymentTarget = app.deploymentTarget ?? flow.app.deploymentTarget
        app.catalyst = app.catalyst ?? flow.app.catalyst
        app.multipleScenes = app.multipleScenes ?? flow.app.multipleScenes
        app.extensionFiles += flow.app.extensionFiles
    }
    return app
}

private func flowFilePart(of project: Project) -> GraphPart {
    var part = GraphPart()
    for flow in project.files.compactMap(\.flow) {
        part.screens += flow.screens
        part.transitions += flow.transitions
        part.entries += flow.entries
        part.unresolved += flow.unresolved
        part.brokenReferences += flow.brokenReferences
        part.gestureWrites += flow.gestureWrites
        part.barWrites += flow.barWrites
        part.titleWrites += flow.titleWrites
        part.historyTests += flow.historyTests
        part.successions += flow.successions
        part.vetoes += flow.vetoes
        part.lookups += flow.lookups
        part.deadElements += flow.deadElements
        part.lostLinks += flow.lostLinks
    }
    return part
}
