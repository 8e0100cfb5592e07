import Diagnostics
import FlowGraph

extension Verb {
    /// Whom the verb is called on where nothing else is said.
    var usualReceiver: Receiver {
        switch self {
        case .push, .setStack, .pop, .popTo, .popToRoot: .ownNav
        default: .itself
        }
    }

    /// How the verb presents where nothing else is said.
    var usualStyle: PresentationStyle? {
        switch self {
        case .sheet: .sheet
        case .cover: .cover
        case .popover, .seguePopover, .seguePopoverPresentation: .popover
        case .present, .seguePresentation, .segueModal: .automatic
        default: nil
        }
    }

    /// True for a verb that leads to a screen: without one its target is unknown, which must be said.
    var needsTarget: Bool {
        switch effect {
        case .back, .opaque, .alert, .selectTab: false
        default: true
        }
    }
}

extension FlowFileReader {
    private static let exitKeys = [
        "id", "verb", "to", "wrapped", "enclosed", "hosted", "style", "receiver", "forced", "nilTested", "afterPop", "after", "emptied", "already", "completes",
        "idioms", "availability", "on", "position", "column", "trigger",
        "guard", "hangsOn", "certainty", "entry", "blocked", "installs", "hidesBar", "flags", "identifier", "selector", "anchor", "lazyContainer", "omits",
        "restates", "unreached", "exchanges", "held", "location",
        "caller", "occasions", "reach", "care",
    ]
    static let transitionKeys = ["from"] + exitKeys

    mutating func readTransition(_ node: JSONNode, _ keyPath: String) {
        guard let object = object(node, keyPath, keys: Self.transitionKeys), let from = required(object, "from") else { return }
        readTransition(object, from: from, fromKey: "from")
    }

    /// One of a screen's `exits`: a transition from it, or a verb alone.
    mutating func readExitTransition(_ node: JSONNode, _ keyPath: String, from id: String) {
        if case .string = node.value {
            guard let verb: Verb = word(node, keyPath, "verb") else { return }
            if verb.needsTarget {
                return complain("\"\(verb.rawValue)\" leads to a screen; write {verb, to}", at: node.place, keyPath)
            }
            facts.transitions.append(Transition(
                verb: verb, from: id, to: nil, receiver: verb.usualReceiver, location: Span(path: path, node.place)))
        } else if let object = object(node, keyPath, keys: Self.exitKeys) {
            readTransition(object, from: id, fromKey: nil)
        }
    }

    /// `windows[].root`: what the window shows first.
    mutating func readWindow(_ node: JSONNode, _ keyPath: String) {
        let keys = ["root", "wrapped", "hosted", "guard", "location"]
        guard let object = object(node, keyPath, keys: keys), let root = required(object, "root"),
            let guarded = guarded(object)
        else { return }
        refer(.screen, root, object, "root")
        facts.transitions.append(Transition(
            verb: .root, from: "window", to: root, wrapped: wrapped(object), hosted: flag(object, "hosted") ?? false,
            receiver: .windowRoot, guarded: guarded, location: location(object)))
    }

    private mutating func readTransition(_ object: FlowObject, from: String, fromKey: String?) {
        guard required(object, "verb") != nil, let verb: Verb = word(object, "verb"), let guarded = guarded(object) else { return }
        let target = string(object, "to")
        if target == nil, verb.needsTarget, object["to"] == nil, !object.isNull("to") {
            return complain("\"to\" is missing; null says that it could not be told", at: object.place, object.keyPath)
        }
        let receiver: Receiver? = word(object, "receiver")
        let style: PresentationStyle? = word(object, "style")
        var transition = Transition(
            id: string(object, "id") ?? "", verb: verb, from: from, to: target, wrapped: wrapped(object),
            enclosed: string(object, "enclosed"), hosted: flag(object, "hosted") ?? false, style: object.isNull("style") ? nil : style ?? verb.usualStyle,
            receiver: receiver ?? (from == "window" ? .windowRoot : verb.usualReceiver),
            forced: flag(object, "forced") ?? false, nilTested: flag(object, "nilTested") ?? false,
            afterPop: flag(object, "afterPop") ?? false, after: preceding(object), already: already(object),
            idioms: list(object, "idioms") { $0.word($1, $2, "idiom") }, availability: string(object, "availability"),
            on: string(object, "on"), position: integer(object, "position"),
            column: string(object, "column"), trigger: trigger(object), guarded: guarded, hangsOn: word(object, "hangsOn"),
            certainty: word(object, "certainty") ?? .certain, entry: string(object, "entry"), blocked: blocked(object),
            installs: list(object, "installs") { $0.control($1, $2) }, hidesBar: flag(object, "hidesBar") ?? false,
            flags: flags(object, "flags"),
            identifier: string(object, "identifier"), selector: string(object, "selector"), anchor: word(object, "anchor"),
            lazyContainer: string(object, "lazyContainer"), restates: flag(object, "restates") ?? false, location: location(object),
            caller: span(object, "caller"), occasions: list(object, "occasions") { $0.occasion($1, $2) }, reach: word(object, "reach"),
            care: word(object, "care"))
        transition.completes = completion(object)
        transition.emptied = span(object, "emptied")
        transition.unreached = flag(object, "unreached") ?? false
        transition.exchanges = flag(object, "exchanges") ?? false
        transition.isHeld = flag(object, "held") ?? false
        transition.omits = strings(object, "omits")
        if !transition.id.isEmpty, !claim(transition.id, in: "transitions", object) { return }
        if let handler = handlers[from], taken["screens"]?.contains(from) != true {
            transition.from = "flow:\(typeName(ofHandler: handler))"
            transition.entry = transition.entry ?? from
            if object["trigger"] == nil { transition.trigger = Trigger(.entry) }
        } else if let fromKey {
            refer(.screen, from, object, fromKey)
        }
        if let target { refer(.screen, target, object, "to") }
        if let owner = transition.on { refer(.screen, owner, object, "on") }
        if object["entry"] != nil, let entry = transition.entry { refer(.entry, entry, object, "entry") }
        facts.transitions.append(transition)
    }

    /// The class of the wrapper, or true for a plain navigation controller.
    private mutating func wrapped(_ object: FlowObject) -> String? {
        guard let node = object["wrapped"] else { return nil }
        if case .bool(let isWrapped) = node.value { return isWrapped ? "UINavigationController" : nil }
        return string(object, "wrapped")
    }

    private mutating func preceding(_ object: FlowObject) -> Preceding? {
        guard let node = object["after"],
            let fields = self.object(node, object.path("after"), keys: ["verb", "receiver", "waits"]),
            required(fields, "verb") != nil, let verb: Verb = word(fields, "verb")
        else { return nil }
        return Preceding(verb, on: word(fields, "receiver") ?? verb.usualReceiver, waits: flag(fields, "waits") ?? false)
    }

    /// `{"kind", "name", …}` or a kind alone.
    private mutating func occasion(_ node: JSONNode, _ keyPath: String) -> Occasion? {
        if case .string = node.value {
            let kind: Occasion.Kind? = word(node, keyPath, "kind")
            return kind.map { Occasion($0, name: "", location: Span(path: path, node.place)) }
        }
        let keys = ["kind", "name", "entry", "isKept", "hops", "isTested", "isOnce", "posters", "endsWhenCovered", "care", "location", "step"]
        guard let object = object(node, keyPath, keys: keys), required(object, "kind") != nil, let kind: Occasion.Kind = word(object, "kind")
        else { return nil }
        var occasion = Occasion(
            kind, name: string(object, "name") ?? "", entry: string(object, "entry"), isKept: flag(object, "isKept") ?? false,
            hops: integer(object, "hops") ?? 0, isTested: flag(object, "isTested") ?? false, isOnce: flag(object, "isOnce") ?? false,
            care: word(object, "care"), location: location(object), step: span(object, "step"))
        occasion.posters = strings(object, "posters")
        occasion.endsWhenCovered = flag(object, "endsWhenCovered") ?? false
        return occasion
    }

    private mutating func blocked(_ object: FlowObject) -> Guard? {
        guard let node = object["blocked"] else { return nil }
        if case .bool(let isBlocked) = node.value { return isBlocked ? .always : nil }
        return word(object, "blocked")
    }

    /// `{"kind", "look", "label", "function"}` or a kind alone.
    private mutating func trigger(_ object: FlowObject) -> Trigger {
        guard let node = object["trigger"] else { return Trigger(.unknown) }
        if case .string = node.value { return Trigger(word(object, "trigger") ?? .unknown) }
        guard let fields = self.object(node, object.path("trigger"), keys: ["kind", "look", "label", "function"]) else {
            return Trigger(.unknown)
        }
        return Trigger(
            word(fields, "kind") ?? .unknown, look: word(fields, "look"), label: string(fields, "label"),
            function: string(fields, "function"))
    }

    mutating func readEntry(_ node: JSONNode, _ keyPath: String) {
        guard let object = object(node, keyPath, keys: ["id", "kind", "handler", "names", "reads", "programs", "lacksLaunch", "isReplacedByScenes", "location"]),
            let id = required(object, "id"), required(object, "kind") != nil, let kind: Entry.Kind = word(object, "kind"),
            claim(id, in: "entries", object)
        else { return }
        var entry = Entry(
            id: id, kind: kind, handler: string(object, "handler") ?? id, names: strings(object, "names"), reads: strings(object, "reads"),
            location: location(object))
        entry.programs = strings(object, "programs")
        entry.lacksLaunch = flag(object, "lacksLaunch") ?? false
        entry.isReplacedByScenes = flag(object, "isReplacedByScenes") ?? false
        handlers[id] = entry.handler
        facts.entries.append(entry)
    }

    mutating func readUnresolved(_ node: JSONNode, _ keyPath: String) {
        guard let object = object(node, keyPath, keys: ["verb", "from", "reason", "location"]),
            required(object, "verb") != nil, let verb: Verb = word(object, "verb")
        else { return }
        facts.unresolved.append(Unresolved(
            verb: verb, from: string(object, "from"), reason: string(object, "reason") ?? declaredInFlowFile,
            location: location(object)))
    }

    mutating func readBrokenReference(_ node: JSONNode, _ keyPath: String) {
        let keys = ["kind", "name", "storyboard", "screen", "near", "nearLocation", "nearReason", "certainty", "unread", "location"]
        guard let object = object(node, keyPath, keys: keys), required(object, "kind") != nil,
            let kind: BrokenReference.Kind = word(object, "kind"), let name = required(object, "name")
        else { return }
        var reference = BrokenReference(
            kind: kind, name: name, storyboard: string(object, "storyboard"), screen: string(object, "screen"),
            near: string(object, "near"), nearLocation: span(object, "nearLocation"),
            nearReason: string(object, "nearReason"), certainty: word(object, "certainty") ?? .certain,
            location: location(object))
        reference.isUnread = flag(object, "unread") ?? false
        facts.brokenReferences.append(reference)
    }

    mutating func readBarWrite(_ node: JSONNode, _ keyPath: String) {
        let keys = ["kind", "value", "moment", "owner", "scope", "restored", "guard", "functions", "location"]
        guard let object = object(node, keyPath, keys: keys), required(object, "kind") != nil,
            let kind: BarWrite.Kind = word(object, "kind"), let owner = required(object, "owner"), let guarded = guarded(object)
        else { return }
        facts.barWrites.append(BarWrite(
            kind: kind, value: word(object, "value") ?? .unknown, moment: word(object, "moment") ?? .other, owner: owner,
            scope: word(object, "scope") ?? .screen, restored: flag(object, "restored") ?? false, guarded: guarded,
            functions: strings(object, "functions"), location: location(object)))
    }

    mutating func readTitleWrite(_ node: JSONNode, _ keyPath: String) {
        let keys = ["target", "moment", "owner", "text", "guard", "functions", "location"]
        guard let object = object(node, keyPath, keys: keys), required(object, "target") != nil,
            let target: TitleWrite.Target = word(object, "target"), let owner = required(object, "owner"), let guarded = guarded(object)
        else { return }
        facts.titleWrites.append(TitleWrite(
            target, at: word(object, "moment") ?? .other, owner: owner, text: string(object, "text"), guarded: guarded,
            functions: strings(object, "functions"), location: location(object)))
    }

    mutating func readHistoryTest(_ node: JSONNode, _ keyPath: String) {
        guard let object = object(node, keyPath, keys: ["call", "owner", "location"]), let call = required(object, "call"),
            let owner = required(object, "owner")
        else { return }
        facts.historyTests.append(HistoryTest(call: call, owner: owner, location: location(object)))
    }

    mutating func readSuccession(_ node: JSONNode, _ keyPath: String) {
        let keys = ["from", "function", "first", "second", "relation", "waits", "certainty"]
        guard let object = object(node, keyPath, keys: keys), let from = required(object, "from"), let second = step(object, "second")
        else { return }
        facts.successions.append(Succession(
            from: from, function: string(object, "function") ?? "", first: step(object, "first"), second: second,
            relation: word(object, "relation") ?? .sameHost, waits: flag(object, "waits") ?? false,
            certainty: word(object, "certainty") ?? .certain))
    }

    private mutating func step(_ object: FlowObject, _ key: String) -> Succession.Step? {
        let keys = ["verb", "to", "receiver", "notification", "registered", "guard", "location", "caller"]
        guard let node = object[key], let fields = self.object(node, object.path(key), keys: keys), required(fields, "verb") != nil,
            let verb: Verb = word(fields, "verb"), let guarded = guarded(fields)
        else { return nil }
        return Succession.Step(
            verb, to: string(fields, "to"), on: word(fields, "receiver") ?? verb.usualReceiver,
            notification: string(fields, "notification"), registered: span(fields, "registered"), location: location(fields), caller: span(fields, "caller"), guarded: guarded)
    }

    mutating func readGestureWrite(_ node: JSONNode, _ keyPath: String) {
        let keys = [
            "recognizer", "kind", "value", "owner", "scope", "depthTest", "restored", "forwards", "refuses", "guard", "when", "availability", "delegateClass",
            "delegateLocation", "location",
        ]
        guard let object = object(node, keyPath, keys: keys), required(object, "kind") != nil,
            let kind: GestureWrite.Kind = word(object, "kind"), let owner = required(object, "owner"),
            let guarded = guarded(object)
        else { return }
        var write = GestureWrite(
            recognizer: word(object, "recognizer") ?? .edge, kind: kind, value: word(object, "value") ?? .unknown,
            owner: owner, scope: word(object, "scope") ?? .screen, depthTest: word(object, "depthTest") ?? .unknown,
            restored: flag(object, "restored") ?? false, forwards: flag(object, "forwards") ?? false, guarded: guarded,
            delegateClass: string(object, "delegateClass"), delegateLocation: span(object, "delegateLocation"),
            location: location(object))
        write.refuses = flag(object, "refuses") ?? false
        write.when = list(object, "when") { $0.circumstance($1, $2) }
        write.availability = string(object, "availability")
        facts.gestureWrites.append(write)
    }
}

/// `AppDelegate` of `AppDelegate.application(_:open:)`; the whole text where no type stands in it.
private func typeName(ofHandler handler: String) -> String {
    let name = handler.prefix { $0 != "(" }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
}
