import Diagnostics
import FlowGraph

/// The UIKit half of the graph: controllers, what their code shows, and the chrome they set.
struct UIKitPart {
    let project: Project
    let boards: StoryboardIndex
    var part = GraphPart()
    /// The controllers that SwiftUI views of the project stand for.
    var representables: [Transition] = []
    let runs: CodeRuns
    private(set) var controls: ControlReader
    private var triggers: [String: Trigger] = [:]
    private var facts: [String: ScreenFacts] = [:]
    private var titles: [String: String] = [:]
    var opaqueActions: [String: [String]] = [:]
    /// Where objects of controller classes are made, and where those that were shown were made.
    private var made: [String: Set<Site>] = [:]
    var shown: Set<Site> = []
    /// Controller classes handed to objects of the project, and the class of the first that got each.
    private var handedTypes: [String: String] = [:]
    private var inlineContainers: [String: Screen] = [:]
    private(set) var outletsInCode = OutletsInCode()
    /// The code that each transition of the runs comes from.
    private(set) var origins: [Relays.Origin] = []

    init(project: Project, boards: StoryboardIndex, jobs: Int) {
        self.project = project
        self.boards = boards
        controls = ControlReader(project: project, boards: boards)
        runs = CodeRuns(project: project, boards: boards, jobs: jobs)
        controls.travelling = TravellingExits(project: project, runs: runs.runs, deliveries: runs.deliveries)
        controls.stylesByClass = chosenStyles()
        readChrome()
        triggers = readTriggers()
        linkOperations()
        linkHostedRoots()
        linkGivenViews()
        linkSegueActions()
        linkRepresentables()
        noteMissingNames()
        markUnreached()
        markHandedWindows()
        noteTrappingScenes()
        part.gestureWrites = gestureWrites(in: runs.runs, project: project)
        part.barWrites = barWrites(in: runs.runs, project: project)
        part.titleWrites = titleWrites(in: runs.runs)
        part.historyTests = historyTests(in: runs.runs)
        part.successions = Paths(
            project: project, boards: boards, runs: runs.runs, deliveries: runs.deliveries, travelling: controls.travelling
        ).successions(jobs)
        part.lookups += ReplacedPanels(project: project).lookups()
        part.lookups += SearchedScreens(project: project, boards: boards).lookups()
        part.vetoes = vetoes(in: project, questions: controls.questions, writes: part.gestureWrites)
        addScreens()
        Relays(
            project: project, runs: runs.runs, deliveries: runs.deliveries, origins: origins, triggers: triggers,
            isNode: { [project] in OperationLinks.isNode($0, of: project) }
        ).extend(&part)
        defer { part.nameSelectedTabs(in: project) }
        let chains = OccasionChains(project: project, runs: runs.runs, deliveries: runs.deliveries, origins: origins, triggers: triggers)
        let entries = EntryChains(project: project, chains: chains, jobs: jobs)
        entries.extend(&part)
    }

    /// Where objects are made that were found to be shown.
    var shownPlaces: Set<Span> { Set(shown.map { Span(path: $0.path, $0.place) }) }

    /// What the action of a control does: for storyboards and xibs.
    func summary(of selector: String, in type: String) -> ActionSummary? { controls.summary(of: selector, in: type) }

    // MARK: Chrome

    private func chosenStyles() -> [String: PresentationStyle] {
        var styles: [String: Set<PresentationStyle>] = [:]
        for run in runs.runs {
            // An extension of a framework's class sets it on what it is called on, not on every screen of the kind.
            for setting in run.interpreter.settings where setting.kind == .style && setting.target == .me && !run.interpreter.isLent {
                guard let type = run.unit.selfType else { continue }
                styles[type, default: []].insert(run.interpreter.presentationStyle(setting.values) ?? .unknown)
            }
        }
        return styles.mapValues { $0.count == 1 ? $0.first ?? .unknown : .unknown }
    }

    private mutating func readChrome() {
        var reader = ChromeReader(project: project, controls: controls)
        reader.read(runs.runs)
        outletsInCode = reader.readButtons(runs.runs, boards, runs.deliveries)
        facts = reader.facts
        part.clearings = reader.clearings
        titles = reader.titles.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
        triggers = reader.triggers
    }

    private func readTriggers() -> [String: Trigger] {
        var found = triggers
        for run in runs.runs {
            guard let type = run.unit.selfType else { continue }
            for name in run.interpreter.controlFunctions.sorted() {
                for function in project.functions(ofAction: name, of: type) {
                    let key = "\(type).\(function.facts.fullName)"
                    if found[key] == nil { found[key] = Trigger(.bodyButton) }
                }
            }
            let function = run.unit.function.facts
            let key = "\(type).\(function.fullName)"
            if rowSelections.contains(function.fullName) { found[key] = Trigger(.row) }
            if found[key] == nil, function.attributes.contains(where: { $0.name == "IBAction" }) { found[key] = Trigger(.bodyButton) }
        }
        return spread(found)
    }

    /// A private helper called from one kind of trigger only has that trigger: one hop.
    private func spread(_ known: [String: Trigger]) -> [String: Trigger] {
        var callers: [String: [Trigger?]] = [:]
        for run in runs.runs {
            guard let type = run.unit.selfType else { continue }
            let trigger = known["\(type).\(run.unit.function.facts.fullName)"]
            for call in run.interpreter.calls where call.receiver == .me && call.context.isEmpty {
                callers["\(type).\(call.function.facts.fullName)", default: []].append(trigger)
            }
        }
        var spread = known
        for (key, triggers) in callers where known[key] == nil {
            let kinds = Set(triggers.map { $0?.kind })
            if kinds.count == 1, let trigger = triggers[0] { spread[key] = trigger }
        }
        return spread
    }

    // MARK: Operations

    private mutating func linkOperations() {
        let links = OperationLinks(
            project: project, boards: boards, triggers: triggers, controls: controls, callbacks: Callbacks(runs.runs, of: project))
        let handed = HandedStacks(runs.runs, of: project)
        let dismissers = dismissers(in: runs.runs, of: project)
        defer { part.lookups = Array(Set(part.lookups)) }
        for (number, run) in runs.runs.enumerated() {
            for object in run.interpreter.objects where project.types[object.className].map({ project.isViewController($0.name) }) == true {
                made[object.className, default: []].insert(Site(path: object.path, place: object.place))
            }
            handedTypes.merge(run.interpreter.handedTypes) { first, _ in first }
            // What a segue's class does is told where the segue stands.
            if let type = run.unit.selfType, project.isKind(type, of: "UIStoryboardSegue") { continue }
            for operation in run.interpreter.operations {
                let waits = run.interpreter.dependsOnParameter(operation)
                let site = Site(path: operation.path, place: operation.place)
                if waits, runs.settled.contains(site) || isForwarded(operation, in: run) { continue }
                if runs.specialised.contains(site), run.interpreter.classGenerics.isEmpty { continue }
                link(operation, links, run)
                note(Relays.Origin(run: number, handler: operation.handler, isChosen: operation.isChosen, isOfMode: operation.isOfMode))
            }
            for operation in run.throughHelpers {
                let route = [operation.caller, Site(path: operation.path, place: operation.place)].compactMap { $0 }
                if run.interpreter.hangsOnSelf(operation), runs.handedOn.contains(route) { continue }
                link(operation, links, run)
                note(Relays.Origin(run: number, handler: operation.handler, isChosen: operation.isChosen, isOfMode: operation.isOfMode))
            }
            linkLookups(run, from: links.sourceID(of: run), handed)
            noteMissingSegues(run)
            noteOwnerExits(run)
            noteOpaque(run, dismissers)
        }
    }

    /// An override that hands on what it was given, such as `present` to the parent: what is shown is told where it is called.
    private func isForwarded(_ operation: Operation, in run: UnitRun) -> Bool {
        let function = run.unit.function.facts
        guard function.isOverride, operation.verb != .root else { return false }
        let given = Set(function.parameters.map(\.name))
        return !operation.targets.isEmpty && operation.targets.allSatisfy { target in
            if case .parameter(let name, _) = target { return given.contains(name) }
            return false
        }
    }

    private mutating func note(_ origin: Relays.Origin) {
        origins += Array(repeating: origin, count: part.transitions.count - origins.count)
    }

    /// Adds the operation's transitions.
    private mutating func link(_ operation: Operation, _ links: OperationLinks, _ run: UnitRun) {
        let (transitions, sites) = links.transitions(of: operation, in: run)
        shown.formUnion(sites)
        let isOnRoot = isStoredRoot(operation.receiver, operation, run)
        for var transition in transitions {
            if isOnRoot { transition.receiver = .windowRoot }
            if operation.verb == .embed { transition.exchanges = takesChildrenOff(run) }
            if transition.to == nil, !transition.verb.isExit, transition.verb != .selectTab, transition.verb != .webBack {
                let reasons = operation.targets.flatMap { run.interpreter.destinations(of: $0, scope: operation.owner) }.compactMap(\.reason)
                let reason = operation.verb == .performSegue ? "segue identifier not resolved" : reasons.first ?? "value not known"
                part.unresolved.append(Unresolved(verb: transition.verb, from: transition.from, reason: reason, location: transition.location))
            }
            part.transitions.append(transition)
        }
        linkInlineContainers(operation, links, run)
    }

    private static let removals: Set<String> = ["removeFromParent", "removeFromParentViewController"]

    /// The code, or a helper that it calls, removes a child.
    private func takesChildrenOff(_ run: UnitRun) -> Bool {
        guard !project.mentionedNames.isDisjoint(with: Self.removals) else { return false }
        let helpers = run.interpreter.calls.filter { $0.receiver == .me }.map(\.function.facts.body)
        return ([run.unit.function.facts.body] + helpers).contains { NameUses.mentions($0 ?? [], anyOf: Self.removals) }
    }

    /// A container that a property keeps and that other code hands the window's root.
    private func isStoredRoot(_ receiver: Value, _ operation: Operation, _ run: UnitRun) -> Bool {
        guard operation.verb.isShowing, operation.caller == nil, case .existing(_, let held) = receiver.untyped, !held.isEmpty,
            let type = run.unit.selfType, let owner = project.property(held, of: type)?.owner
        else { return false }
        return runs.deliveries.answers["\(owner).\(held)"]?.values.contains { $0.untyped == .windowRoot } == true
    }

    /// Tab, split and page controllers made in code are nodes of their own, filled by what was put into them.
    private mutating func linkInlineContainers(_ operation: Operation, _ links: OperationLinks, _ run: UnitRun) {
        let targets = operation.targets.flatMap { run.interpreter.destinations(of: $0, scope: operation.owner) }
        for target in targets {
            guard let index = target.content, let id = target.id, inlineContainers[id] == nil else { continue }
            let object = run.interpreter.objects[index]
            let kind = project.kind(of: object.className)
            inlineContainers[id] = Screen(
                id: id, name: object.className, class: object.className, kind: kind, technology: .uikit,
                location: Span(path: object.path, object.place), inherits: SystemClasses.ancestors(of: object.className))
            if kind == .split { inlineContainers[id]?.facts.columnStyle = object.arguments["style"] != nil }
        }
    }

    /// Where it is searched, code that goes on outside the stack does not rely on finding anything there.
    private static let widerSearches = [
        "presentingViewController", "presentedViewController", "rootViewController", "windows", "keyWindow", "connectedScenes", "dismiss",
        "dismissViewControllerAnimated",
    ]

    private mutating func linkLookups(_ run: UnitRun, from source: String, _ handed: HandedStacks) {
        guard !run.interpreter.lookups.isEmpty else { return }
        let uses = NameUses(run.unit.function.facts.body ?? [])
        for found in run.interpreter.lookups {
            var lookup = found.lookup
            lookup.from = source
            switch lookup.kind {
            case .search: if Self.widerSearches.contains(where: uses.contains) { lookup.handled = true }
            case .ofContainer where found.asked != nil:
                guard let asked = found.asked, let site = handed.site(of: asked, in: run) else { continue }
                lookup.type = "UINavigationController"
                lookup.certainty = .likely
                lookup.caller = Span(path: site.path, site.place)
                if uses.contains("UINavigationController") { lookup.handled = true }
            default: break
            }
            part.lookups.append(lookup)
        }
    }

    private mutating func noteOwnerExits(_ run: UnitRun) {
        for operation in run.interpreter.operations where operation.verb == .dismiss && operation.receiver != .me && operation.devices != .mac {
            guard let type = run.interpreter.typeName(of: operation.receiver), project.types[type] != nil else { continue }
            facts[type, default: ScreenFacts()].ownerExit = true
        }
    }

    private mutating func noteOpaque(_ run: UnitRun, _ dismissers: Set<String>) {
        guard let type = run.unit.selfType else { return }
        for object in run.interpreter.objects where dismissers.contains(object.className) && object.className != type {
            opaqueActions[type, default: []].append("\(object.className).dismiss")
        }
        for call in run.interpreter.opaqueCalls {
            if let known = controls.travelling?.summary(of: call), !known.isOpaque { continue }
            opaqueActions[type, default: []].append(call.name)
            // On appearing it gives itself into the hands of whoever made it, to be taken away.
            if let source = call.source, source.requirement == nil, lifecycleNames[call.function.prefixUpToParenthesis] != nil,
                call.arguments.contains(where: { if case .name("self", _) = $0.value { true } else { false } }) {
                facts[type, default: ScreenFacts()].ownerExit = true
            }
        }
    }

    private mutating func linkHostedRoots() {
        for run in runs.runs {
            for root in run.interpreter.hostedRoots {
                for target in viewTargets(of: root.view, from: root.lexicalOwner, in: project) {
                    part.transitions.append(Transition(
                        verb: .embed, from: root.owner, to: target.type, wrapped: target.wrapped, enclosed: target.enclosed, hosted: true,
                        idioms: target.premise.devices, location: Span(path: root.path, root.place)))
                }
            }
        }
    }

    /// Transitions in functions that nothing runs. Of what those show that were left behind, nobody can say that people meet it.
    private mutating func markUnreached() {
        let unreferenced = Unreferenced(project)
        var idle: [String: Set<String>] = [:]
        for (index, origin) in origins.enumerated() where !part.transitions[index].verb.isExit {
            let unit = runs.runs[origin.run].unit
            guard let type = unit.selfType, unit.function.facts.isPrivate else { continue }
            let known = idle[type] ?? project.idleFunctions(of: type)
            idle[type] = known
            if known.contains(unit.function.facts.fullName) { part.transitions[index].certainty = .possible }
        }
        for index in part.transitions.indices {
            guard let function = part.transitions[index].trigger.function else { continue }
            let from = part.transitions[index].from
            if part.transitions[index].verb.isExit {
                part.transitions[index].unreached = unreferenced.contains(function, of: from)
            } else if unreferenced.isLeftOver(function, of: from) {
                part.transitions[index].unreached = true
                part.transitions[index].certainty = .possible
            }
        }
    }

    // MARK: Screens

    private mutating func addScreens() {
        for name in project.types.keys.sorted() {
            guard let type = project.types[name], type.kind == .class, project.mayBeViewController(name) else { continue }
            var screen = Screen(
                id: name, name: name, class: name, kind: project.kind(of: name), technology: .uikit, title: titles[name],
                location: type.location, inherits: project.ancestors(of: name).filter { $0 != "NSObject" })
            if screen.kind == .system { screen.kind = .screen }
            screen.facts = inheritedFacts(of: name)
            screen.openReasons = openReasons(of: name)
            screen.opaqueActions = Array(Set(opaqueActions[name] ?? [])).sorted()
            screen.facts.unwindActions = Set(([name] + project.ancestors(of: name)).flatMap(boards.methods.unwindActions(of:))).sorted()
            screen.facts.decidesUnwinding = Self.unwindDecisions.contains { !project.functions($0, of: name).isEmpty }
            if screen.kind == .split { screen.facts.columnStyle = columnStyle(ofClass: name) }
            part.screens.append(screen)
        }
        part.screens += inlineContainers.keys.sorted().compactMap { inlineContainers[$0] }
    }

    private static let unwindDecisions = [
        "canPerformUnwindSegueAction", "allowedChildrenForUnwinding", "allowedChildViewControllersForUnwinding", "childContaining",
        "forUnwindSegueAction", "viewControllerForUnwindSegueAction", "unwind", "segueForUnwinding", "segueForUnwindingToViewController",
    ]

    private func inheritedFacts(of name: String) -> ScreenFacts {
        var own = facts[name] ?? ScreenFacts()
        for ancestor in project.ancestors(of: name) {
            if let inherited = facts[ancestor] { own.inherit(OverriddenFacts(project, base: ancestor, in: name).holding(inherited)) }
        }
        return own
    }

    /// A split class whose initialisers all hand a style on, or whose makers all give one; nil when they differ or nothing says so.
    private func columnStyle(ofClass name: String) -> Bool? {
        if runs.runs.contains(where: { $0.interpreter.styledSplits.contains(name) }) { return true }
        let makings = runs.runs.flatMap { run in run.interpreter.objects.filter { $0.className == name } }
        let styles = Set(makings.map { $0.arguments["style"] != nil })
        return styles.count == 1 ? styles.first : nil
    }

    private func openReasons(of name: String) -> [String] {
        var reasons: [String] = []
        if project.types[name]?.isAmbiguous == true { reasons.append("declared more than once") }
        for site in (made[name] ?? []).subtracting(shown).sorted() {
            reasons.append("made at \(site.path):\(site.place.line), but where it goes is not known")
        }
        if let keeper = handedTypes[name] { reasons.append("its type is handed to \(keeper), which may make one") }
        return reasons
    }
}
