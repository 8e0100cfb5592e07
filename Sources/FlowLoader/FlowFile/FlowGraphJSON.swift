import Diagnostics
import FlowGraph

/// The graph as JSON, in the documented format; sorted, stable to the byte, ends in a newline.
///
/// Keys stand in the order of the format; defaults are left out. Reading it back gives an equal graph, provided that
/// the graph is in its own order with its own ids (`FlowGraph.sorted()`), which is how it is written.
public func flowGraphJSON(_ graph: FlowGraph) -> String {
    let graph = graph.sorted()
    var file = JSONFields()
    file.put("version", .integer(1))
    file.put("app", json(graph.app))
    // Required by the format even when there are none.
    file.put("screens", .list(graph.screens.map(json)))
    file.put("transitions", .list(graph.transitions.map(json)))
    file.put("entries", .list(graph.entries.map(json)))
    file.put("unresolved", .list(graph.unresolved.map(json)))
    file.put("brokenReferences", graph.brokenReferences.map(json))
    file.put("gestureWrites", graph.gestureWrites.map(json))
    file.put("barWrites", graph.barWrites.map(json))
    file.put("titleWrites", graph.titleWrites.map(json))
    file.put("historyTests", graph.historyTests.map(json))
    file.put("successions", graph.successions.map(json))
    file.put("vetoes", graph.vetoes.map(json))
    file.put("lookups", graph.lookups.map(json))
    file.put("deadElements", graph.deadElements.map(json))
    file.put("lostLinks", graph.lostLinks.map(json))
    return file.object.text() + "\n"
}

func json(_ app: AppFacts) -> JSONText? {
    if app == AppFacts() { return nil }
    var fields = JSONFields()
    fields.put("deviceFamilies", app.deviceFamilies.map { .integer($0) })
    fields.put("sdk", app.sdk.map { .integer($0) })
    fields.put("deploymentTarget", app.deploymentTarget)
    fields.put("catalyst", app.catalyst.map { .bool($0) })
    fields.put("multipleScenes", app.multipleScenes.map { .bool($0) })
    fields.put("extensionFiles", app.extensionFiles.map { .string($0) })
    return fields.object
}

package func json(_ span: Span) -> JSONText {
    .object([
        ("path", .string(span.path)), ("line", .integer(span.line)), ("column", .integer(span.column)),
        ("endLine", .integer(span.endLine)), ("endColumn", .integer(span.endColumn)),
    ])
}

func json(_ screen: Screen) -> JSONText {
    let facts = screen.facts
    var fields = JSONFields()
    fields.put("id", screen.id)
    fields.put("name", screen.name, unless: screen.id)
    if screen.class == nil { fields.put("class", .null) } else { fields.put("class", screen.class, unless: screen.id) }
    fields.put("kind", screen.kind, unless: .screen)
    fields.put("technology", screen.technology, unless: .flow)
    fields.put("title", screen.title)
    fields.put("location", json(screen.location))
    fields.put("inherits", screen.inherits.map { .string($0) })
    fields.put("scenes", screen.scenes.map { .string($0) })
    fields.put("openReasons", screen.openReasons.map { .string($0) })
    fields.put("opaqueActions", screen.opaqueActions.map { .string($0) })
    fields.put("programs", screen.programs.map { .string($0) })
    fields.put("unmade", screen.isUnmade)
    fields.put("role", facts.role)
    fields.put("leading", facts.leading.map(json))
    fields.put("trailing", facts.trailing.map(json))
    fields.put("body", facts.body.map(json))
    fields.put("supplementsBack", facts.supplementsBack)
    fields.put("backItems", facts.backItems.map(json))
    fields.put("backHidden", facts.backHidden.map(json))
    fields.put("barHidden", facts.barHidden.map(json))
    fields.put("dismissBlocked", facts.dismissBlocked.map(json))
    fields.put("dismissGuard", facts.dismissGuard)
    fields.put("input", facts.input, unless: Input.none)
    fields.put("inputs", facts.inputs == 0 ? nil : .integer(facts.inputs))
    fields.put("savesWhileEditing", facts.savesWhileEditing)
    fields.put("actsOnLeaving", facts.actsOnLeaving)
    fields.put("presents", facts.presents)
    fields.put("web", facts.web.map(json))
    fields.put("ownBar", facts.ownBar)
    fields.put("appearsAt", facts.appearsAt.map(json))
    fields.put("disappearsAt", facts.disappearsAt.map(json))
    fields.put("stackInBody", facts.stackInBody.map(json))
    fields.put("ownerExit", facts.ownerExit)
    fields.put("readsPlacement", facts.readsPlacement)
    fields.put("takesModel", facts.takesModel)
    fields.put("takesValue", facts.takesValue)
    fields.put("detents", facts.detents)
    fields.put("isViewer", facts.isViewer)
    fields.put("titledAt", facts.titledAt.map(json))
    fields.put("fillsBars", facts.fillsBars)
    fields.put("tabsInStack", facts.tabsInStack.map(json))
    fields.put("overridesPush", facts.overridesPush)
    if let columnStyle = facts.columnStyle { fields.put("columnStyle", .bool(columnStyle)) }
    fields.put("placesDetail", facts.placesDetail)
    fields.put("unwindActions", facts.unwindActions.map { .string($0) })
    fields.put("decidesUnwinding", facts.decidesUnwinding)
    fields.put("handsDetailOn", facts.handsDetailOn)
    fields.put("answersShow", facts.answersShow)
    fields.put("answersPresent", facts.answersPresent)
    fields.put("dismissesByMode", facts.dismissesByMode)
    return fields.object
}

func json(_ setting: Setting) -> JSONText {
    var fields = JSONFields()
    fields.put("guard", .string(setting.guarded.rawValue))
    fields.put("certainty", setting.certainty, unless: .certain)
    fields.put("test", setting.test)
    fields.put("location", json(setting.location))
    return fields.object
}

func json(_ control: Control) -> JSONText {
    var fields = JSONFields()
    fields.put("look", .string(control.look.rawValue))
    fields.put("label", control.label)
    fields.put("evidence", control.evidence)
    fields.put("guard", control.guarded, unless: .always)
    fields.put("when", control.when.map(json))
    fields.put("exits", control.exits.map(json))
    fields.put("opaque", control.isOpaque)
    fields.put("doesMore", control.doesMore)
    fields.put("confirms", control.confirms)
    fields.put("question", control.question.map(json))
    fields.put("work", control.work.map(json))
    fields.put("disabledWhen", control.disabledWhen)
    fields.put("hiddenWhen", control.hiddenWhen)
    fields.put("leavesApp", control.leavesApp)
    fields.put("goesBackInWeb", control.goesBackInWeb)
    fields.put("clearedAt", control.clearedAt.map(json))
    fields.put("placedAt", control.placedAt.map(json))
    fields.put("side", control.side, unless: nil)
    fields.put("calls", control.calls.map { .string($0) })
    fields.put("location", json(control.location))
    return fields.object
}

func json(_ exit: Exit) -> JSONText {
    var fields = JSONFields()
    fields.put("verb", .string(exit.verb.rawValue))
    fields.put("receiver", exit.receiver, unless: exit.verb.usualReceiver)
    fields.put("to", exit.to)
    if let levels = exit.levels { fields.put("levels", .integer(levels)) }
    fields.put("guard", exit.guarded, unless: .always)
    fields.put("when", exit.when.map(json))
    fields.put("hangsOn", exit.hangsOn, unless: nil)
    fields.put("goesOn", exit.goesOn)
    if let location = exit.location { fields.put("location", json(location)) }
    return fields.object
}

func json(_ circumstance: Circumstance) -> JSONText {
    var fields = JSONFields()
    fields.put("idioms", circumstance.idioms.map { .string($0.rawValue) })
    fields.put("flags", json(circumstance.flags))
    fields.put("open", circumstance.isOpen)
    return fields.object
}

func json(_ flags: [String: Bool]) -> JSONText? {
    flags.isEmpty ? nil : .object(flags.sorted { $0.key < $1.key }.map { ($0.key, .bool($0.value)) })
}

func json(_ web: WebFact) -> JSONText {
    var fields = JSONFields()
    fields.put("api", web.api)
    fields.put("gestures", web.gestures, unless: .unknown)
    fields.put("loads", web.loads, unless: .unknown)
    fields.put("back", web.back)
    fields.put("arbitrated", web.arbitrated)
    fields.put("policed", web.policed)
    fields.put("location", json(web.location))
    return fields.object
}

func json(_ transition: Transition) -> JSONText {
    let verb = transition.verb
    var fields = JSONFields()
    fields.put("id", transition.id)
    fields.put("verb", .string(verb.rawValue))
    fields.put("from", transition.from)
    fields.put("to", transition.to.map { .string($0) } ?? .null)
    fields.put("wrapped", transition.wrapped)
    fields.put("enclosed", transition.enclosed)
    fields.put("hosted", transition.hosted)
    if transition.style == nil, verb.usualStyle != nil { fields.put("style", .null) }
    fields.put("style", transition.style, unless: verb.usualStyle)
    fields.put("receiver", transition.receiver, unless: transition.from == "window" ? .windowRoot : verb.usualReceiver)
    fields.put("forced", transition.forced)
    fields.put("nilTested", transition.nilTested)
    fields.put("afterPop", transition.afterPop)
    fields.put("after", transition.after.map(json))
    fields.put("emptied", transition.emptied.map(json))
    fields.put("already", transition.already.map(json))
    fields.put("completes", transition.completes.map(json))
    fields.put("idioms", transition.idioms.map { .string($0.rawValue) })
    fields.put("availability", transition.availability)
    fields.put("on", transition.on)
    fields.put("position", transition.position.map { .integer($0) })
    fields.put("column", transition.column)
    if transition.trigger != Trigger(.unknown) { fields.put("trigger", json(transition.trigger)) }
    fields.put("guard", transition.guarded, unless: .always)
    fields.put("hangsOn", transition.hangsOn, unless: nil)
    fields.put("certainty", transition.certainty, unless: .certain)
    fields.put("entry", transition.entry)
    fields.put("blocked", transition.blocked, unless: nil)
    fields.put("installs", transition.installs.map(json))
    fields.put("hidesBar", transition.hidesBar)
    fields.put("flags", json(transition.flags))
    fields.put("identifier", transition.identifier)
    fields.put("selector", transition.selector)
    fields.put("anchor", transition.anchor, unless: nil)
    fields.put("lazyContainer", transition.lazyContainer)
    fields.put("omits", transition.omits.map { .string($0) })
    fields.put("restates", transition.restates)
    fields.put("unreached", transition.unreached)
    fields.put("exchanges", transition.exchanges)
    fields.put("held", transition.isHeld)
    fields.put("location", json(transition.location))
    if let caller = transition.caller { fields.put("caller", json(caller)) }
    fields.put("occasions", transition.occasions.map(json))
    fields.put("reach", transition.reach, unless: nil)
    fields.put("care", transition.care, unless: nil)
    return fields.object
}

func json(_ occasion: Occasion) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(occasion.kind.rawValue))
    fields.put("name", occasion.name)
    fields.put("entry", occasion.entry)
    fields.put("isKept", occasion.isKept)
    if occasion.hops > 0 { fields.put("hops", .integer(occasion.hops)) }
    fields.put("isTested", occasion.isTested)
    fields.put("isOnce", occasion.isOnce)
    fields.put("posters", occasion.posters.map { .string($0) })
    fields.put("endsWhenCovered", occasion.endsWhenCovered)
    fields.put("care", occasion.care, unless: nil)
    fields.put("location", json(occasion.location))
    if let step = occasion.step { fields.put("step", json(step)) }
    return fields.object
}

func json(_ trigger: Trigger) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(trigger.kind.rawValue))
    fields.put("look", trigger.look, unless: nil)
    fields.put("label", trigger.label)
    fields.put("function", trigger.function)
    return fields.object
}

func json(_ preceding: Preceding) -> JSONText {
    var fields = JSONFields()
    fields.put("verb", .string(preceding.verb.rawValue))
    fields.put("receiver", preceding.receiver, unless: preceding.verb.usualReceiver)
    fields.put("waits", preceding.waits)
    return fields.object
}

func json(_ write: BarWrite) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(write.kind.rawValue))
    fields.put("value", .string(write.value.rawValue))
    fields.put("moment", .string(write.moment.rawValue))
    fields.put("owner", write.owner)
    fields.put("scope", .string(write.scope.rawValue))
    fields.put("restored", write.restored)
    fields.put("guard", write.guarded, unless: .always)
    fields.put("functions", write.functions.map { .string($0) })
    fields.put("location", json(write.location))
    return fields.object
}

func json(_ write: TitleWrite) -> JSONText {
    var fields = JSONFields()
    fields.put("target", .string(write.target.rawValue))
    fields.put("moment", .string(write.moment.rawValue))
    fields.put("owner", write.owner)
    fields.put("text", write.text)
    fields.put("guard", write.guarded, unless: .always)
    fields.put("functions", write.functions.map { .string($0) })
    fields.put("location", json(write.location))
    return fields.object
}

func json(_ item: BackItem) -> JSONText {
    var fields = JSONFields()
    fields.put("runs", item.runs)
    fields.put("hasCustomView", item.hasCustomView)
    fields.put("location", json(item.location))
    return fields.object
}

func json(_ test: HistoryTest) -> JSONText {
    var fields = JSONFields()
    fields.put("call", test.call)
    fields.put("owner", test.owner)
    fields.put("location", json(test.location))
    return fields.object
}

func json(_ succession: Succession) -> JSONText {
    var fields = JSONFields()
    fields.put("from", succession.from)
    fields.put("function", succession.function, unless: "")
    if let first = succession.first { fields.put("first", json(first)) }
    fields.put("second", json(succession.second))
    fields.put("relation", succession.relation, unless: .sameHost)
    fields.put("waits", succession.waits)
    fields.put("certainty", succession.certainty, unless: .certain)
    return fields.object
}

func json(_ step: Succession.Step) -> JSONText {
    var fields = JSONFields()
    fields.put("verb", .string(step.verb.rawValue))
    fields.put("to", step.to)
    fields.put("receiver", step.receiver, unless: step.verb.usualReceiver)
    fields.put("notification", step.notification)
    if let registered = step.registered { fields.put("registered", json(registered)) }
    fields.put("guard", step.guarded, unless: .always)
    fields.put("location", json(step.location))
    if let caller = step.caller { fields.put("caller", json(caller)) }
    return fields.object
}

func json(_ entry: Entry) -> JSONText {
    var fields = JSONFields()
    fields.put("id", entry.id)
    fields.put("kind", .string(entry.kind.rawValue))
    fields.put("handler", entry.handler)
    fields.put("names", entry.names.map { .string($0) })
    fields.put("reads", entry.reads.map { .string($0) })
    fields.put("programs", entry.programs.map { .string($0) })
    fields.put("lacksLaunch", entry.lacksLaunch)
    fields.put("isReplacedByScenes", entry.isReplacedByScenes)
    fields.put("location", json(entry.location))
    return fields.object
}

func json(_ unresolved: Unresolved) -> JSONText {
    var fields = JSONFields()
    fields.put("verb", .string(unresolved.verb.rawValue))
    fields.put("from", unresolved.from)
    fields.put("reason", unresolved.reason)
    fields.put("location", json(unresolved.location))
    return fields.object
}

func json(_ reference: BrokenReference) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(reference.kind.rawValue))
    fields.put("name", reference.name)
    fields.put("storyboard", reference.storyboard)
    fields.put("screen", reference.screen)
    fields.put("near", reference.near)
    fields.put("nearLocation", reference.nearLocation.map(json))
    fields.put("nearReason", reference.nearReason)
    fields.put("certainty", reference.certainty, unless: .certain)
    fields.put("unread", reference.isUnread)
    fields.put("location", json(reference.location))
    return fields.object
}

func json(_ write: GestureWrite) -> JSONText {
    var fields = JSONFields()
    fields.put("recognizer", .string(write.recognizer.rawValue))
    fields.put("kind", .string(write.kind.rawValue))
    fields.put("value", .string(write.value.rawValue))
    fields.put("owner", write.owner)
    fields.put("scope", .string(write.scope.rawValue))
    fields.put("depthTest", write.depthTest, unless: .unknown)
    fields.put("restored", write.restored)
    fields.put("forwards", write.forwards)
    fields.put("refuses", write.refuses)
    fields.put("guard", write.guarded, unless: .always)
    fields.put("when", write.when.map(json))
    fields.put("availability", write.availability)
    fields.put("delegateClass", write.delegateClass)
    fields.put("delegateLocation", write.delegateLocation.map(json))
    fields.put("location", json(write.location))
    return fields.object
}
