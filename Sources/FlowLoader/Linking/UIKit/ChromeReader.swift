import Diagnostics
import FlowGraph

/// Reads what classes set on their own chrome, and under which condition (rules.md 1.4).
struct ChromeReader {
    let project: Project
    let controls: ControlReader
    private(set) var facts: [String: ScreenFacts] = [:]
    /// The titles a class gives itself; nil stands for one that is not known.
    private(set) var titles: [String: Set<String?>] = [:]
    /// Triggers of functions that bar items run, by `Type.function(label:)`.
    var triggers: [String: Trigger] = [:]
    private(set) var clearings: [Clearing] = []
    private var setUp: [String: Set<String>] = [:]
    /// What such functions hang on that are called under a test only.
    private(set) var premises: [String: [String: Premise]] = [:]

    init(project: Project, controls: ControlReader) {
        self.project = project
        self.controls = controls
    }

    mutating func read(_ runs: [UnitRun]) {
        findSetUp(runs)
        let placesDetail = showDetailAnswers(runs)
        for name in project.types.keys.sorted() where project.mayBeViewController(name) { readNames(of: name, placesDetail) }
        let lenders = self.lenders(among: runs)
        var settings: [(type: String, setting: ChromeSetting)] = []
        for run in runs {
            guard let type = run.unit.selfType, project.types[type] != nil, project.mayBeViewController(type) else { continue }
            for setting in run.interpreter.settings { read(setting, type, run) }
            let (borrowed, borrower) = borrowedSettings(of: run, from: lenders)
            for setting in borrowed { read(setting, type, borrower) }
            settings += (run.interpreter.settings + borrowed).map { (type, $0) }
            let operations = run.interpreter.operations
            if operations.contains(where: { $0.verb.effect == .present || $0.verb.effect == .alert }) { edit(type) { $0.presents = true } }
            readModels(run)
            readValues(run)
        }
        pairUp(settings)
    }

    // MARK: Helpers of all controllers

    /// Functions in extensions of system classes and of protocols that write to the chrome of `self`. They say nothing about a screen
    /// until it calls them.
    private func lenders(among runs: [UnitRun]) -> Set<Site> {
        Set(runs.filter { run in
            guard let type = run.unit.selfType, !run.interpreter.settings.isEmpty else { return false }
            return project.foreign[type] != nil || project.types[type]?.kind == .protocol
        }.map(\.unit.key))
    }

    /// What such functions write when the code of a screen calls them on itself, as if it stood in the caller.
    private func borrowedSettings(of run: UnitRun, from lenders: Set<Site>) -> (settings: [ChromeSetting], borrower: UnitRun) {
        let calls = run.interpreter.calls.filter { $0.receiver == .me && lenders.contains($0.function.key) }
        guard !calls.isEmpty else { return ([], run) }
        var borrower = run.interpreter
        var found: [ChromeSetting] = []
        for call in calls {
            borrower.settings = []
            _ = borrower.follow(call.function, call.arguments, on: .me, expecting: nil, depth: 1)
            for var setting in borrower.settings {
                setting.function = run.unit.function.facts.fullName
                setting.context = call.context + setting.context
                setting.premise = call.premise && setting.premise
                if call.guarded != .always { setting.guarded = .conditional }
                found.append(setting)
            }
        }
        return (found, UnitRun(unit: run.unit, interpreter: borrower, throughHelpers: run.throughHelpers))
    }

    mutating func edit(_ type: String, _ change: (inout ScreenFacts) -> Void) {
        change(&facts[type, default: ScreenFacts()])
    }

    // MARK: When a setting holds

    /// Functions that run whenever the screen is shown: lifecycle callbacks and what they call without a condition.
    private mutating func findSetUp(_ runs: [UnitRun]) {
        let starts: Set<String> = [
            "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "loadView()", "awakeFromNib()", "viewIsAppearing(_:)",
        ]
        var calls: [String: [String: Set<String>]] = [:]
        var tested: [(type: String, caller: String, called: String, premise: Premise)] = []
        for run in runs {
            guard let type = run.unit.selfType else { continue }
            let caller = run.unit.function.facts.fullName
            for call in run.interpreter.calls where call.receiver == .me && call.hinge != .placement && call.context.isEmpty {
                if call.guarded == .always, call.premise == .always {
                    calls[type, default: [:]][caller, default: []].insert(call.function.facts.fullName)
                } else {
                    tested.append((type, caller, call.function.facts.fullName, call.premise))
                }
            }
        }
        for (type, graph) in calls {
            var reached = starts
            var frontier = starts.union(graph.keys.filter { $0.hasPrefix("init(") })
            for _ in 0..<3 {
                frontier = Set(frontier.flatMap { graph[$0] ?? [] }).subtracting(reached)
                reached.formUnion(frontier)
            }
            setUp[type] = reached
        }
        // One level: what is called under a test by what always runs.
        for call in tested where runsAlways(call.caller, in: call.type) {
            let known = premises[call.type]?[call.called] ?? .never
            premises[call.type, default: [:]][call.called] = known || call.premise
        }
    }

    func runsAlways(_ function: String, in type: String) -> Bool {
        let starts: Set<String> = [
            "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "loadView()", "awakeFromNib()", "viewIsAppearing(_:)",
        ]
        return function.hasPrefix("init(") || starts.contains(function)
            || ([type] + project.ancestors(of: type)).contains { setUp[$0]?.contains(function) == true }
    }

    /// What a setting hangs on; open where its function is not known to run whenever the screen is shown.
    private func premise(of setting: ChromeSetting, in type: String) -> Premise? {
        guard setting.context.isEmpty else { return nil }
        if runsAlways(setting.function, in: type) { return setting.premise }
        let outer = ([type] + project.ancestors(of: type)).lazy.compactMap { premises[$0]?[setting.function] }.first
        return outer.map { $0 && setting.premise }
    }

    private func guardOf(_ setting: ChromeSetting, in type: String) -> Guard {
        guard setting.guarded == .always, setting.hinge != .placement, setting.context.isEmpty else { return .conditional }
        return runsAlways(setting.function, in: type) ? .always : .conditional
    }

    // MARK: Settings

    private mutating func read(_ setting: ChromeSetting, _ type: String, _ run: UnitRun) {
        let location = Span(path: setting.path, setting.place)
        let holds = guardOf(setting, in: type)
        switch (setting.kind, setting.target) {
        case (.leftItems, .me), (.rightItems, .me): readItems(setting, type, run, holds)
        case (.supplementsBack, .me):
            if setting.values == [.bool(true)] { edit(type) { $0.supplementsBack = true } }
        case (.backItem, _): readBackItem(setting, type, run, location)
        case (.backHidden, .me): readSwitch(setting, holds, location, type, \.backHidden)
        case (.barHidden, .relative(.nav, of: .me)): readSwitch(setting, holds, location, type, \.barHidden)
        case (.barHidden, .me) where project.kind(of: type) == .nav: readSwitch(setting, holds, location, type, \.barHidden)
        case (.blocked, .me), (.blocked, .relative(.nav, of: .me)):
            readSwitch(setting, holds, location, type, \.dismissBlocked)
            edit(type) { $0.dismissGuard = true }
        case (.closingAsked, .me), (.closingAsked, .relative(.nav, of: .me)): edit(type) { $0.dismissGuard = true }
        case (.detents, .me): edit(type) { $0.detents = true }
        case (.leftItems, _) where project.kind(of: type) == .nav, (.rightItems, _) where project.kind(of: type) == .nav:
            edit(type) { $0.fillsBars = true }
        case (.title, .me):
            // Where the screen is set up, rather than where its title changes.
            let isSetUp = ["viewDidLoad()", "loadView()"].contains(setting.function)
            edit(type) { if isSetUp || $0.titledAt == nil { $0.titledAt = location } }
            var text: String?
            if setting.values.count == 1, case .string(let only) = setting.values[0] { text = only }
            titles[type, default: []].insert(text)
        default: break
        }
    }

    /// An item that goes to a screen that cannot be told still says whether it would run something.
    private mutating func readBackItem(_ setting: ChromeSetting, _ type: String, _ run: UnitRun, _ location: Span) {
        var target = setting.target
        if case .part(_, let owner) = target { target = owner }
        let named = target == .me ? type : run.interpreter.typeName(of: target)
        let screen = named.flatMap { project.types[$0] != nil && project.isViewController($0) && project.kind(of: $0) != .nav ? $0 : nil }
        for case .object(let index) in setting.values {
            let item = run.interpreter.objects[index]
            let actions = ["action", "primaryAction"].flatMap { (item.arguments[$0] ?? []) + (item.properties[$0] ?? []) }
            let runs = actions.contains { value in
                switch value {
                case .function, .object, .closure: true
                default: false
                }
            }
            let views = (item.arguments["customView"] ?? []) + (item.properties["customView"] ?? [])
            let found = BackItem(runs: runs, hasCustomView: views.contains { $0 != .null }, location: location)
            guard screen != nil || found.runs || found.hasCustomView else { continue }
            edit(screen ?? type) { if !$0.backItems.contains(found) { $0.backItems.append(found) } }
        }
    }

    private mutating func readSwitch(
        _ setting: ChromeSetting, _ holds: Guard, _ location: Span, _ type: String, _ path: WritableKeyPath<ScreenFacts, Setting?>
    ) {
        if setting.values == [.bool(false)] { return }
        let guarded: Guard = setting.values == [.bool(true)] ? holds : .conditional
        edit(type) { facts in
            if facts[keyPath: path] == nil || guarded == .always && facts[keyPath: path]?.guarded != .always {
                facts[keyPath: path] = Setting(guarded, test: guarded == .always ? nil : setting.test, location: location)
            }
        }
    }

    private mutating func readItems(_ setting: ChromeSetting, _ type: String, _ run: UnitRun, _ holds: Guard) {
        let isLeft = setting.kind == .leftItems
        let alternatives = setting.values.count
        let when = premise(of: setting, in: type)
        if when == .never { return }
        for value in setting.values {
            guard case .list(let elements) = value else { continue }
            for element in elements {
                let guarded: Guard = alternatives > 1 || element.count > 1 ? .exclusive : holds
                for item in element {
                    let read = controls.control(for: item, in: run, guarded: guarded, when: alternatives > 1 ? [] : when?.circumstances ?? [])
                    guard let (shown, function) = read else { continue }
                    var control = shown
                    control.hiddenWhen = busyTest(setting.test, of: type)
                    edit(type) { facts in
                        if isLeft { facts.leading.append(control) } else { facts.trailing.append(control) }
                    }
                    guard let function else { continue }
                    for found in project.functions(ofAction: function, of: type) {
                        triggers["\(type).\(found.facts.fullName)"] = Trigger(
                            isLeft ? .leadingItem : .trailingItem, look: control.look, label: control.label)
                    }
                }
            }
        }
    }

    /// What is set in one place and undone in another of the same type is `paired`, never `always`.
    private mutating func pairUp(_ settings: [(type: String, setting: ChromeSetting)]) {
        var undone: [String: Set<ChromeSetting.Kind>] = [:]
        for (type, setting) in settings { readEnabling(setting, type) }
        markCleared(settings)
        for (type, setting) in settings where setting.target == .me || setting.target == .relative(.nav, of: .me) {
            let clears = setting.values.contains { $0 == .bool(false) || $0 == .null || $0 == .list([]) }
            if clears { undone[type, default: []].insert(setting.kind) }
        }
        for (type, kinds) in undone {
            edit(type) { facts in
                if kinds.contains(.leftItems) { for index in facts.leading.indices { facts.leading[index].guarded = .paired } }
                if kinds.contains(.rightItems) { for index in facts.trailing.indices { facts.trailing[index].guarded = .paired } }
                if kinds.contains(.backHidden) { facts.backHidden?.guarded = .paired }
                if kinds.contains(.barHidden) { facts.barHidden?.guarded = .paired }
                if kinds.contains(.blocked) { facts.dismissBlocked?.guarded = .paired }
            }
        }
    }

    /// Items that loading or making puts there and every appearing takes away.
    private mutating func markCleared(_ settings: [(type: String, setting: ChromeSetting)]) {
        let appearing: Set<String> = ["viewWillAppear(_:)", "viewDidAppear(_:)", "viewIsAppearing(_:)"]
        for (type, setting) in settings where setting.target == .me && appearing.contains(setting.function) {
            guard setting.kind == .leftItems || setting.kind == .rightItems, setting.guarded == .always, setting.context.isEmpty,
                setting.values == [.null] || setting.values == [.list([])]
            else { continue }
            let place = Span(path: setting.path, setting.place)
            let others = settings.filter { $0.type == type && $0.setting.kind == setting.kind && $0.setting.place != setting.place }
            let early = others.allSatisfy { _, other in
                other.function.hasPrefix("init(") || other.function == "viewDidLoad()" || other.function == "loadView()"
            }
            guard early else { continue }
            let clearing = Clearing(type: type, side: setting.kind == .leftItems ? .leading : .trailing, place: place)
            clearings.append(clearing)
            edit(type) { clearing.apply(to: &$0) }
        }
    }

    // MARK: Facts by names

    private mutating func readNames(of name: String, _ answers: (some: Bool, handOn: Bool)) {
        guard let type = project.types[name] else { return }
        let uses = NameUses(names: type.usedNames)
        let placement: Set<String> = [
            "presentingViewController", "isBeingPresented", "isModal", "isPresented", "isMovingToParent", "isBeingDismissed",
        ]
        let readsStack = uses.contains("viewControllers") && (uses.contains("count") || uses.contains("first"))
        let found = ScreenWebFacts(project: project).facts(of: type, uses: uses)
        let inputs = inputKind(of: type, uses)
        let fields = textFields(of: type).count
        let leaving = WorkReader(project: project).actsOnLeaving(type)
        let work = WorkReader(project: project)
        let saves = work.savesWhileEditing(type) || work.savesOnLeaving(type)
        let viewer = isViewer(name, type, uses)
        let bar = ownsBar(type)
        let appearance = place(ofAnyOf: ["viewWillAppear", "viewIsAppearing"], in: type), disappearance = place(ofAnyOf: ["viewWillDisappear"], in: type)
        let guards: Set<String> = ["presentationControllerDidAttemptToDismiss", "presentationControllerShouldDismiss"]
        let overridesPush = type.functions["pushViewController"]?.contains { $0.facts.isOverride } == true
        let answering = ["show", "showViewController", "showDetailViewController", "targetViewController"]
        let answersShow = answering.contains { type.functions[$0]?.contains { $0.facts.isOverride } == true }
        let answersPresent = type.functions["present"]?.contains { handsPresentationsOn($0.facts) } == true
        edit(name) { facts in
            facts.answersPresent = answersPresent
            facts.overridesPush = overridesPush
            facts.placesDetail = answers.some
            facts.handsDetailOn = answers.handOn
            facts.answersShow = answersShow
            facts.readsPlacement = !uses.names.isDisjoint(with: placement) || readsStack
            facts.dismissGuard = facts.dismissGuard || type.functions.keys.contains(where: guards.contains)
            facts.input = inputs
            facts.inputs = fields
            facts.actsOnLeaving = leaving
            facts.savesWhileEditing = saves
            facts.web += found
            facts.isViewer = viewer
            facts.ownBar = bar
            facts.appearsAt = appearance
            facts.disappearsAt = disappearance
        }
    }

    /// Whether some class answers for a split, and whether all that do fill the column with what they are given. Which split one serves
    /// cannot be told, so it may be any.
    private func showDetailAnswers(_ runs: [UnitRun]) -> (some: Bool, handOn: Bool) {
        let answers = project.types.values.flatMap { $0.functions["splitViewController"] ?? [] }.filter { shownDetail(of: $0.facts) != nil }
        let places = Set(answers.map { Site(path: $0.path, place: $0.facts.place) })
        let judged = runs.filter { places.contains($0.unit.key) }
        let handsOn = judged.allSatisfy { run in
            let given = shownDetail(of: run.unit.function.facts)
            let filled = run.interpreter.operations.filter { $0.verb == .column && $0.column != "primary" }
            return !filled.isEmpty && filled.flatMap(\.targets).allSatisfy { target in
                if case .parameter(let name, _) = target { return name == given }
                return false
            }
        }
        return (!answers.isEmpty, !judged.isEmpty && handsOn)
    }

    /// The parameter that `splitViewController(_:showDetail:sender:)` is given the screen in.
    private func shownDetail(of function: FunctionFacts) -> String? {
        function.parameters.first { $0.label == "showDetail" || $0.label == "showDetailViewController" }?.name
    }

    private func inputKind(of type: ProjectType, _ uses: NameUses) -> Input {
        if project.ancestors(of: type.name).contains(where: { $0.hasSuffix("FormViewController") }) { return .form }
        let capture: Set<String> = ["AVCaptureSession", "AVAudioRecorder", "PKCanvasView"]
        if !uses.names.isDisjoint(with: capture) { return .capture }
        return !textFields(of: type).isEmpty || !uses.names.isDisjoint(with: Self.textInputs) ? .text : .none
    }

    private static let textInputs: Set<String> = ["UITextField", "UITextView"]

    private func textFields(of type: ProjectType) -> [String] {
        type.properties.values.compactMap { $0.facts.type?.name ?? $0.facts.value?.call?.calledName }
            .filter { Self.textInputs.contains($0) || $0.hasSuffix("TextField") }
    }

    private func ownsBar(_ type: ProjectType) -> Bool {
        type.properties.values.contains { ["UINavigationBar", "UIToolbar"].contains($0.facts.type?.name ?? "") }
            || type.properties.values.contains { property in
                if case .call(let call)? = property.facts.value, case .name(let name, _) = call.callee {
                    return name == "UINavigationBar" || name == "UIToolbar"
                }
                return false
            }
    }

    /// Media, pages and documents: content one looks at and closes, not a level of a hierarchy.
    private func isViewer(_ name: String, _ type: ProjectType, _ uses: NameUses) -> Bool {
        if project.ancestors(of: name).contains(where: project.isSystemScreen) { return true }
        let media: Set<String> = ["AVPlayer", "AVPlayerLayer", "PDFView", "SCNView", "ARSCNView", "WKWebView", "AVPlayerViewController"]
        if !uses.names.isDisjoint(with: media) || type.properties.values.contains(where: { media.contains($0.facts.type?.name ?? "") }) {
            return true
        }
        let told: Set<String> = [
            "image", "photo", "video", "player", "viewer", "preview", "gallery", "lightbox", "media", "camera", "scanner", "web", "browser", "map",
        ]
        return !told.isDisjoint(with: words(of: name))
    }

    /// A row that hands its element to the screen it opens.
    private mutating func readModels(_ run: UnitRun) {
        if ["prepare(for:sender:)", "prepareForSegue(_:sender:)"].contains(run.unit.function.facts.fullName) { readHandedModels(run) }
        guard rowSelections.contains(run.unit.function.facts.fullName) else { return }
        for operation in run.interpreter.operations {
            for case .object(let index) in operation.targets.flatMap({ peel($0, run.interpreter) }) {
                let object = run.interpreter.objects[index]
                let given = object.arguments.keys.filter { !["coder", "nibName", "bundle", "style"].contains($0) }
                if !given.isEmpty || !object.properties.isEmpty || !object.positional.isEmpty {
                    edit(object.className) { $0.takesModel = true }
                }
            }
        }
    }

    /// What `prepare(for:sender:)` puts into the screen that comes: no delegate, no closure and no flag.
    private mutating func readHandedModels(_ run: UnitRun) {
        for store in run.interpreter.stores {
            guard let dot = store.property.lastIndex(of: "."), case let type = String(store.property[..<dot]), project.isViewController(type),
                let property = project.property(String(store.property[store.property.index(after: dot)...]), of: type)?.facts,
                let written = property.type?.name, written != "->", written != "Bool", project.types[written]?.kind != .protocol,
                !store.values.contains(.me)
            else { continue }
            edit(type) { $0.takesModel = true }
        }
    }

    func peel(_ value: Value, _ interpreter: Interpreter) -> [Value] {
        guard case .object(let index) = value, !interpreter.objects[index].root.isEmpty else { return [value] }
        return interpreter.objects[index].root
    }
}
