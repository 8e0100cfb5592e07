import FlowGraph

/// Functions of the project that nothing in the sources runs: actions for controls that no control is given, and what only they call.
struct Unreferenced {
    private var found: Set<String> = []
    /// Types of a whole app that give some of their actions to controls in code: what they leave out there is meant for none.
    private var wiring: Set<String> = []

    init(_ project: Project) {
        let mentioned = Set(project.mentionedNames.map(baseName(ofSelector:)))
        let drawn = DrawnActions(project)
        for name in project.types.keys.sorted() where project.mayBeViewController(name) {
            guard let type = project.types[name] else { continue }
            let all = type.functions.values.flatMap { $0 }
            let unseen = type.usedNames.isSuperset(of: ["navigationController", "navigationItem"]) ? actionsOfUnseenItems(in: type) : []
            let unmentioned = all.filter { function in
                isAction(function.facts) && (!mentioned.contains(function.facts.name) || unseen.contains(function.facts.name))
                    || drawn.leavesOut(function.facts, of: name) && !mentioned.contains(function.facts.name)
            }
            if unmentioned.isEmpty { continue }
            if project.targets.knowTheApp, all.contains(where: { isAction($0.facts) && type.usedNames.contains($0.facts.name) }) { wiring.insert(name) }
            found.formUnion(unmentioned.map { "\(name).\($0.facts.fullName)" })
            addCallees(of: unmentioned, among: all, in: name, of: project)
        }
    }

    func contains(_ function: String, of type: String) -> Bool { found.contains("\(type).\(function)") }

    /// The same, where the type gives other actions of its own to controls.
    func isLeftOver(_ function: String, of type: String) -> Bool { wiring.contains(type) && contains(function, of: type) }

    /// What storyboards and xibs connect to actions.
    private struct DrawnActions {
        private var screens: Set<String> = []
        private var connected: Set<String> = []
        /// A file that could not be read may connect anything.
        private var isWhole = true

        init(_ project: Project) {
            for file in project.files {
                guard let interface = file.interface else {
                    if file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib") { isWhole = false }
                    continue
                }
                for scene in interface.scenes + [interface.owner].compactMap({ $0 }) {
                    if let name = scene.customClass { screens.insert(name) }
                    let item = scene.navigationItem
                    let items = (item?.left ?? []) + (item?.right ?? []) + [item?.back].compactMap { $0 }
                    let selectors = items.flatMap { $0.actions + $0.foreignActions } + scene.controls.flatMap { $0.actions + $0.foreignActions }
                    connected.formUnion((selectors + scene.segues.compactMap(\.unwindAction)).map(baseName(ofSelector:)))
                }
            }
        }

        /// An action meant for a control of the class's own scene or xib, which has none for it, and no other file has.
        func leavesOut(_ function: FunctionFacts, of type: String) -> Bool {
            guard isWhole, screens.contains(type), function.selector == nil, !function.isOverride, !function.isStatic, function.body != nil else { return false }
            let attributes = function.attributes
            return attributes.contains { $0.name == "IBAction" } && !attributes.contains { $0.name == "objc" && $0.argument?.isEmpty == false }
                && function.parameters.count < 3 && !function.parameters.contains { $0.type?.name == "UIStoryboardSegue" }
                && !connected.contains { $0 == function.name || $0.hasPrefix(function.name + "With") }
        }
    }

    /// Written for a control: visible to the Objective-C runtime under its own name, and no superclass's or storyboard's business. Those of
    /// Objective-C itself may be found by their selector in many ways.
    private func isAction(_ function: FunctionFacts) -> Bool {
        guard function.selector == nil, !function.isOverride, !function.isStatic, function.body != nil, function.parameters.count < 2 else { return false }
        let isRenamed = function.attributes.contains { $0.name == "objc" && $0.argument?.isEmpty == false }
        return !isRenamed && function.attributes.contains { $0.name == "objc" }
            && !function.attributes.contains { $0.name == "IBAction" || $0.name == "IBSegueAction" }
    }

    /// Actions that nothing has but bar items given to the stack's own item, which no bar shows.
    private func actionsOfUnseenItems(in type: ProjectType) -> Set<String> {
        var mentions: [String: Int] = [:]
        var unseen: [String: Int] = [:]
        for function in type.functions.values.joined() {
            visitCode(in: function.facts.body ?? [], { expression in
                if let name = expression.mentionedAction { mentions[name, default: 0] += 1 }
            }) { target, value, _ in
                guard target.isItemOfTheStack else { return false }
                visitExpressions(in: [.evaluate(value)]) { if let name = $0.mentionedAction { unseen[name, default: 0] += 1 } }
                return false
            }
        }
        guard !unseen.isEmpty else { return [] }
        var kept = NameUses()
        for property in type.properties.values { kept.add(property.facts) }
        return Set(unseen.filter { mentions[$0.key] == $0.value && !kept.contains($0.key) }.keys)
    }

    private mutating func addCallees(
        of unreached: [Declared<FunctionFacts>], among all: [Declared<FunctionFacts>], in type: String, of project: Project
    ) {
        var dead = unreached
        for _ in 0..<3 {
            let called = Set(dead.flatMap { NameUses($0.facts.body ?? []).names })
            let dying = dead.map(\.facts.place)
            let candidates = all.filter { function in
                called.contains(function.facts.name) && !dying.contains(function.facts.place) && !function.facts.isOverride
                    && !function.facts.isPublic && all.filter { $0.facts.name == function.facts.name }.count == 1
            }
            guard !candidates.isEmpty else { return }
            var living = NameUses()
            for function in all where !dying.contains(function.facts.place) && !candidates.contains(where: { $0.facts.place == function.facts.place }) {
                living.add(function.facts)
            }
            for property in project.types[type]?.properties.values ?? [:].values { living.add(property.facts) }
            let only = candidates.filter { !living.contains($0.facts.name) }
            let outside = only.isEmpty ? [] : project.namesMentioned(outside: type, among: Set(only.map(\.facts.name)))
            dead = only.filter { !outside.contains($0.facts.name) }
            found.formUnion(dead.map { "\(type).\($0.facts.fullName)" })
            if dead.isEmpty { return }
        }
    }
}

extension Project {
    /// A method that nothing outside its file can call, and that nothing mentions at all: it never runs.
    func isIdle(_ function: FunctionFacts) -> Bool {
        function.isPrivate && !function.isOverride && function.attributes.isEmpty && function.body != nil
            && function.name.first?.isLetter == true && !Self.calledByTheLanguage.contains(function.name) && !mentionedNames.contains(function.name)
    }

    private static let calledByTheLanguage: Set<String> = ["init", "deinit", "subscript", "callAsFunction", "dynamicallyCall"]

    /// Methods of the type that never run, by full name.
    func idleFunctions(of type: String) -> Set<String> {
        Set((types[type]?.functions.values.flatMap { $0 } ?? []).filter { isIdle($0.facts) }.map(\.facts.fullName))
    }
}

extension Expression {
    /// `close` of `close()`, `self.close` and `#selector(close)`.
    fileprivate var mentionedAction: String? {
        switch self {
        case .selector(let name, _): baseName(ofSelector: name)
        case .name(let name, _), .member(.name("self", _), let name, _): name
        default: nil
        }
    }

    /// An item of `navigationController?.navigationItem`.
    fileprivate var isItemOfTheStack: Bool {
        guard case .member(.member(let stack, "navigationItem", _), let name, _) = self, name.hasPrefix("leftBarButtonItem") || name.hasPrefix("rightBarButtonItem")
        else { return false }
        switch stack {
        case .name("navigationController", _), .member(.name("self", _), "navigationController", _): return true
        case .forced(let inner): return Expression.member(.member(inner, "navigationItem", Place(line: 0, column: 0)), name, Place(line: 0, column: 0)).isItemOfTheStack
        default: return false
        }
    }
}

extension Project {
    /// Those of the names that code of other types mentions.
    fileprivate func namesMentioned(outside type: String, among names: Set<String>) -> Set<String> {
        var uses = NameUses()
        for other in types.values where other.name != type { uses.add(other) }
        for other in foreign.values { uses.add(other) }
        for function in globals.values.joined() { uses.add(function.facts) }
        for value in globalValues.values { uses.add(value.facts) }
        return uses.names.intersection(names)
    }
}
