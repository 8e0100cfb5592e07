import Diagnostics
import FlowGraph

/// The reason given for `opaque: true` and `open: true`.
let declaredInFlowFile = "declared in the flow file"

extension FlowFileReader {
    static let screenKeys = [
        "id", "name", "class", "kind", "technology", "title", "location", "inherits", "openReasons", "opaqueActions", "programs", "unmade", "appearsAt", "disappearsAt",
        "scenes", "role", "leading", "trailing", "body", "supplementsBack", "backItems", "backHidden", "barHidden", "dismissBlocked",
        "dismissGuard", "input", "inputs", "savesWhileEditing", "actsOnLeaving", "presents", "web", "ownBar", "stackInBody", "ownerExit", "readsPlacement",
        "takesModel", "takesValue", "detents", "isViewer", "titledAt", "fillsBars", "tabsInStack", "overridesPush", "columnStyle", "placesDetail",
        "handsDetailOn", "answersShow", "answersPresent", "dismissesByMode", "unwindActions", "decidesUnwinding", "open", "opaque",
        "hosted", "popGesture", "exits",
    ]

    /// One of `screens` or, with its content as `root`, `tabs` and `columns`, of `containers`.
    mutating func readScreen(_ node: JSONNode, _ keyPath: String, isContainer: Bool) {
        let keys = isContainer ? Self.screenKeys + ["root", "tabs", "columns"] : Self.screenKeys
        guard let object = object(node, keyPath, keys: keys), let id = required(object, "id"),
            claim(id, in: "screens", object)
        else { return }
        if isContainer, object["kind"] == nil { complain("\"kind\" is missing", at: object.place, keyPath) }
        var screen = Screen(
            id: id, name: string(object, "name") ?? id,
            class: object.isNull("class") ? nil : string(object, "class") ?? id,
            kind: word(object, "kind") ?? .screen, technology: word(object, "technology") ?? .flow,
            title: string(object, "title"), location: location(object), inherits: strings(object, "inherits"),
            facts: screenFacts(object), openReasons: strings(object, "openReasons"),
            opaqueActions: strings(object, "opaqueActions"), scenes: strings(object, "scenes"))
        screen.programs = strings(object, "programs")
        screen.isUnmade = flag(object, "unmade") ?? false
        if flag(object, "open") == true { screen.openReasons.append(declaredInFlowFile) }
        if flag(object, "opaque") == true { screen.opaqueActions.append(declaredInFlowFile) }
        if flag(object, "hosted") == true { hosted.insert(id) }
        readPopGesture(object, of: screen)
        facts.screens.append(screen)
        each(object, "exits") { $0.readExitTransition($1, $2, from: id) }
        if isContainer { readContent(object, of: id) }
    }

    private mutating func screenFacts(_ object: FlowObject) -> ScreenFacts {
        var facts = ScreenFacts()
        facts.role = string(object, "role")
        facts.leading = list(object, "leading") { $0.control($1, $2) }
        facts.trailing = list(object, "trailing") { $0.control($1, $2) }
        facts.body = list(object, "body") { $0.control($1, $2) }
        facts.supplementsBack = flag(object, "supplementsBack") ?? false
        facts.backItems = list(object, "backItems") { $0.backItem($1, $2) }
        facts.backHidden = setting(object, "backHidden")
        facts.barHidden = setting(object, "barHidden")
        facts.dismissBlocked = setting(object, "dismissBlocked")
        facts.dismissGuard = flag(object, "dismissGuard") ?? false
        facts.input = word(object, "input") ?? .none
        facts.inputs = integer(object, "inputs") ?? 0
        facts.savesWhileEditing = flag(object, "savesWhileEditing") ?? false
        facts.actsOnLeaving = flag(object, "actsOnLeaving") ?? false
        facts.presents = flag(object, "presents") ?? false
        facts.web = list(object, "web") { $0.webFact($1, $2) }
        facts.ownBar = flag(object, "ownBar") ?? false
        facts.appearsAt = span(object, "appearsAt")
        facts.disappearsAt = span(object, "disappearsAt")
        facts.stackInBody = setting(object, "stackInBody")
        facts.ownerExit = flag(object, "ownerExit") ?? false
        facts.readsPlacement = flag(object, "readsPlacement") ?? false
        facts.takesModel = flag(object, "takesModel") ?? false
        facts.takesValue = flag(object, "takesValue") ?? false
        facts.detents = flag(object, "detents") ?? false
        facts.isViewer = flag(object, "isViewer") ?? false
        facts.titledAt = span(object, "titledAt")
        facts.fillsBars = flag(object, "fillsBars") ?? false
        facts.tabsInStack = setting(object, "tabsInStack")
        facts.overridesPush = flag(object, "overridesPush") ?? false
        facts.columnStyle = flag(object, "columnStyle")
        facts.placesDetail = flag(object, "placesDetail") ?? false
        facts.unwindActions = strings(object, "unwindActions")
        facts.decidesUnwinding = flag(object, "decidesUnwinding") ?? false
        facts.handsDetailOn = flag(object, "handsDetailOn") ?? false
        facts.answersShow = flag(object, "answersShow") ?? false
        facts.answersPresent = flag(object, "answersPresent") ?? false
        facts.dismissesByMode = flag(object, "dismissesByMode") ?? false
        return facts
    }

    /// `{"guard", "location"}`, a guard alone, or true for `always`.
    private mutating func setting(_ object: FlowObject, _ key: String) -> Setting? {
        guard let node = object[key] else { return nil }
        switch node.value {
        case .bool(let holds):
            return holds ? Setting(.always, location: Span(path: path, node.place)) : nil
        case .string:
            let guarded: Guard? = word(node, object.path(key), "guard")
            return guarded.map { Setting($0, location: Span(path: path, node.place)) }
        default:
            guard let fields = self.object(node, object.path(key), keys: ["guard", "certainty", "test", "location"]),
                let guarded = guarded(fields)
            else { return nil }
            return Setting(
                guarded, certainty: word(fields, "certainty") ?? .certain, test: string(fields, "test"), location: location(fields))
        }
    }

    /// `guard`, `always` when absent; nil, with a note, when it is no guard.
    mutating func guarded(_ object: FlowObject) -> Guard? {
        object["guard"] == nil ? .always : word(object, "guard")
    }

    /// A bar item or button. Without a look there is none: reading the look of a symbol or title is not done here.
    mutating func control(_ node: JSONNode, _ keyPath: String) -> Control? {
        let keys = [
            "look", "label", "symbol", "evidence", "guard", "when", "exits", "action", "opaque", "doesMore", "confirms",
            "question", "work", "disabledWhen", "hiddenWhen", "leavesApp", "goesBackInWeb", "clearedAt", "placedAt", "side", "calls", "location",
        ]
        guard let object = object(node, keyPath, keys: keys) else { return nil }
        if object["look"] == nil { complain("\"look\" is missing", at: object.place, keyPath) }
        guard let look: Look = word(object, "look"), let guarded = guarded(object) else { return nil }
        if object["symbol"] != nil, object["evidence"] != nil {
            complain("\"symbol\" and \"evidence\" say the same; give one", object, "symbol")
        }
        var control = Control(
            look, label: string(object, "label"), evidence: string(object, "evidence") ?? string(object, "symbol"),
            guarded: guarded, exits: list(object, "exits") { $0.exit($1, $2) },
            isOpaque: flag(object, "opaque") ?? false, doesMore: flag(object, "doesMore") ?? false,
            confirms: flag(object, "confirms") ?? false, question: question(object, "question"), goesBackInWeb: flag(object, "goesBackInWeb") ?? false,
            side: word(object, "side"), when: list(object, "when") { $0.circumstance($1, $2) },
            clearedAt: span(object, "clearedAt"), location: location(object))
        control.placedAt = span(object, "placedAt")
        control.work = list(object, "work") { $0.work($1, $2) }
        control.disabledWhen = string(object, "disabledWhen")
        control.hiddenWhen = string(object, "hiddenWhen")
        control.calls = strings(object, "calls")
        control.leavesApp = flag(object, "leavesApp") ?? false
        let action: ControlAction? = word(object, "action")
        switch action {
        case .pop: control.exits.append(exit(.pop))
        case .popToRoot: control.exits.append(exit(.popToRoot))
        case .dismiss: control.exits.append(exit(.dismiss))
        case .unwind: control.exits.append(exit(.unwind))
        case .opaque: control.isOpaque = true
        case .nothing, nil: break
        }
        return control
    }

    private enum ControlAction: String, CaseIterable {
        case pop, dismiss, popToRoot, unwind, opaque
        case nothing = "none"
    }

    mutating func circumstance(_ node: JSONNode, _ keyPath: String) -> Circumstance? {
        guard let object = object(node, keyPath, keys: ["idioms", "flags", "open"]) else { return nil }
        return Circumstance(
            idioms: list(object, "idioms") { $0.word($1, $2, "idiom") }, flags: flags(object, "flags"), isOpen: flag(object, "open") ?? false)
    }

    /// An object of names and truth values.
    mutating func flags(_ object: FlowObject, _ key: String) -> [String: Bool] {
        guard let node = object[key] else { return [:] }
        guard case .object(let fields) = node.value else {
            complain("expected an object of names and truth values", object, key)
            return [:]
        }
        var flags: [String: Bool] = [:]
        for field in fields {
            if case .bool(let value) = field.node.value {
                flags[field.key] = value
            } else {
                complain("expected true or false", at: field.node.place, "\(object.path(key)).\(field.key)")
            }
        }
        return flags
    }

    private func exit(_ verb: Verb) -> Exit { Exit(verb, on: verb.usualReceiver) }

    /// `{"verb", "receiver", "to", "guard"}` or a verb alone.
    private mutating func exit(_ node: JSONNode, _ keyPath: String) -> Exit? {
        if case .string = node.value {
            let verb: Verb? = word(node, keyPath, "verb")
            return verb.map { exit($0) }
        }
        guard let object = object(node, keyPath, keys: ["verb", "receiver", "to", "levels", "guard", "when", "hangsOn", "goesOn", "location"]),
            required(object, "verb") != nil, let verb: Verb = word(object, "verb"), let guarded = guarded(object)
        else { return nil }
        let target = string(object, "to")
        if let target { refer(.screen, target, object, "to") }
        return Exit(
            verb, on: word(object, "receiver") ?? verb.usualReceiver, to: target, levels: integer(object, "levels"), guarded: guarded,
            when: list(object, "when") { $0.circumstance($1, $2) }, hangsOn: word(object, "hangsOn"),
            goesOn: flag(object, "goesOn") ?? false, location: span(object, "location"))
    }

    private mutating func webFact(_ node: JSONNode, _ keyPath: String) -> WebFact? {
        let keys = ["api", "gestures", "loads", "back", "arbitrated", "policed", "location"]
        guard let object = object(node, keyPath, keys: keys) else { return nil }
        return WebFact(
            api: string(object, "api") ?? "WKWebView", gestures: word(object, "gestures") ?? .unknown,
            loads: word(object, "loads") ?? .unknown, back: flag(object, "back") ?? false,
            arbitrated: flag(object, "arbitrated") ?? false, policed: flag(object, "policed") ?? false, location: location(object))
    }

    private mutating func backItem(_ node: JSONNode, _ keyPath: String) -> BackItem? {
        guard let object = object(node, keyPath, keys: ["runs", "hasCustomView", "location"]) else { return nil }
        return BackItem(
            runs: flag(object, "runs") ?? false, hasCustomView: flag(object, "hasCustomView") ?? false, location: location(object))
    }

    private enum PopGesture: String, CaseIterable {
        case untouched = "default"
        case restored, restoredUnguarded, locked
    }

    /// The write to the pop recognizer that a screen's `popGesture` stands for: a delegate that tests the stack's depth,
    /// no delegate at all, or the recognizer switched off.
    private mutating func readPopGesture(_ object: FlowObject, of screen: Screen) {
        guard let node = object["popGesture"], let gesture: PopGesture = word(object, "popGesture") else { return }
        var write = GestureWrite(
            recognizer: .edge, kind: .delegate, value: .object, owner: screen.class ?? screen.id, scope: .screen,
            location: Span(path: path, node.place))
        switch gesture {
        case .untouched: return
        case .restored: write.depthTest = .present
        case .restoredUnguarded:
            write.value = .null
            write.depthTest = .absent
        case .locked:
            write.kind = .enabled
            write.value = .no
        }
        facts.gestureWrites.append(write)
    }

    /// What a container holds, as transitions from it.
    private mutating func readContent(_ object: FlowObject, of id: String) {
        if let root = object["root"] { fill(.root, id, root, object.path("root")) }
        for (index, tab) in elements(object, "tabs").enumerated() {
            fill(.tab, id, tab, "\(object.path("tabs"))[\(index)]") { $0.position = index }
        }
        guard let node = object["columns"] else { return }
        guard case .object(let columns) = node.value else {
            return complain("expected an object of column names and ids", object, "columns")
        }
        for column in columns {
            fill(.column, id, column.node, "\(object.path("columns")).\(column.key)") { $0.column = column.key }
        }
    }

    private mutating func fill(
        _ verb: Verb, _ id: String, _ node: JSONNode, _ keyPath: String, _ adjust: (inout Transition) -> Void = { _ in }
    ) {
        guard let target = string(node, keyPath) else { return }
        var transition = Transition(verb: verb, from: id, to: target, location: Span(path: path, node.place))
        adjust(&transition)
        facts.transitions.append(transition)
        refer(.screen, target, at: node.place, keyPath)
    }
}
