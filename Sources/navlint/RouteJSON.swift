import Diagnostics
import FlowGraph
import FlowLoader

/// Routes as JSON, version 1. Keys stand in the order of the format; what has no value, is false or empty is left out.
///
/// `{"version":1,"from":{"kind":"screen|home|entry|code","id"},"to","cut","routes":[{"moves","start":placement,
/// "backs":[{"kind":"pop|dismiss","leaves","landsOn","exits":[exit]}],
/// "steps":[{"move","verb","from","to","wrapped","style","trigger":{"kind","look","label","function"},"guard","certainty","outside","message","location"}],
/// "layers":[layer],"end":placement,"back":{"steps":[{"kind":"dismiss|pop|selectTab|column", …}],"lost"},
/// "exitsBack":[exit],"naive":[{"call","does","landsOn","reason","reachesStart"}]}],
/// "unreached":{"reachable","placed","arrivals":[{"from","verb","certainty","reason","location"}],"open","unresolved":[{"verb","from","reason","location"}]}}`.
///
/// Placements, layers and exits are those of `where`. `routes` is empty where no way is known; only then `unreached` is there.
/// `reachesStart` is null where it cannot be told.
func routesAsJSON(_ answer: RouteAnswer, from start: RouteStart, to target: Screen, in flow: Flow) -> String {
    var file = JSONFields()
    file.put("version", .integer(1))
    file.put("from", json(start))
    file.put("to", target.id)
    file.put("cut", answer.isCut)
    file.put("routes", .list(answer.routes.map { json($0, flow) }))
    if answer.routes.isEmpty { file.put("unreached", json(RouteGaps(answer, to: target, in: flow), answer)) }
    return file.object.text() + "\n"
}

private func json(_ start: RouteStart) -> JSONText {
    switch start {
    case .screen(let id): .object([("kind", .string("screen")), ("id", .string(id))])
    case .home: .object([("kind", .string("home"))])
    case .entry(let id): .object([("kind", .string("entry")), ("id", .string(id))])
    case .code(let id): .object([("kind", .string("code")), ("id", .string(id))])
    }
}

private func json(_ route: Route, _ flow: Flow) -> JSONText {
    var fields = JSONFields()
    fields.put("moves", .integer(route.moves))
    fields.put("start", route.start.map { placementFields($0, flow).object })
    fields.put("backs", route.backs.map(json))
    fields.put("steps", .list(route.hops.map { json($0, flow) }))
    fields.put("layers", .list(below(route.after, flow)))
    fields.put("end", route.end.map { placementFields($0, flow).object })
    fields.put("back", json(route.wayBack))
    fields.put("exitsBack", route.exitsToStart(in: flow).map { json($0) })
    if case .steps = route.wayBack { fields.put("naive", route.naiveCalls(in: flow).map(json)) }
    return fields.object
}

private func json(_ back: Route.Back) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", back.kind, unless: nil)
    fields.put("leaves", back.leaves)
    fields.put("landsOn", back.landsOn)
    fields.put("exits", back.exits.map { json($0) })
    return fields.object
}

private func json(_ hop: Route.Hop, _ flow: Flow) -> JSONText {
    let transition = hop.transition
    var fields = JSONFields()
    fields.put("move", .bool(hop.isMove))
    fields.put("verb", transition.verb, unless: nil)
    fields.put("from", transition.from)
    fields.put("to", transition.to)
    fields.put("wrapped", transition.wrapped)
    fields.put("style", transition.style, unless: nil)
    fields.put("position", transition.position.map { .integer($0) })
    var trigger = JSONFields()
    trigger.put("kind", transition.trigger.kind, unless: nil)
    trigger.put("look", transition.trigger.look, unless: nil)
    trigger.put("label", transition.trigger.label)
    trigger.put("function", transition.trigger.function)
    fields.put("trigger", trigger.object)
    fields.put("guard", transition.guarded, unless: .always)
    fields.put("certainty", transition.certainty, unless: nil)
    fields.put("outside", hop.isFromOutside)
    fields.put("message", flow.sentence(for: transition))
    fields.put("location", json(transition.location))
    return fields.object
}

private func json(_ way: WayBack) -> JSONText {
    switch way {
    case .lost(let loss): .object([("lost", .string(loss.rawValue))])
    case .steps(let steps): .object([("steps", .list(steps.map(json)))])
    }
}

private func json(_ step: WayBack.Step) -> JSONText {
    var fields = JSONFields()
    switch step {
    case .dismiss(let layers, let presenter):
        fields.put("kind", "dismiss")
        fields.put("layers", .integer(layers))
        fields.put("calledOn", presenter)
    case .pop(let levels, let target):
        fields.put("kind", "pop")
        fields.put("levels", .integer(levels))
        fields.put("to", target)
    case .selectTab(let index, let container):
        fields.put("kind", "selectTab")
        fields.put("tab", index.map { .integer($0) })
        fields.put("of", container)
    case .column(let container):
        fields.put("kind", "column")
        fields.put("of", container)
    }
    return fields.object
}

private func json(_ call: NaiveCall) -> JSONText {
    var fields = JSONFields()
    fields.put("call", call.call, unless: nil)
    put(call.outcome, into: &fields)
    fields.put("reachesStart", call.reachesStart.map { .bool($0) } ?? .null)
    return fields.object
}

private func json(_ gaps: RouteGaps, _ answer: RouteAnswer) -> JSONText {
    var fields = JSONFields()
    fields.put("reachable", .integer(answer.reachable.count))
    fields.put("placed", .bool(gaps.isPlaced))
    fields.put("arrivals", gaps.arrivals.map { hop, reason in
        var arrival = JSONFields()
        arrival.put("from", hop.from)
        arrival.put("verb", hop.verb, unless: nil)
        arrival.put("certainty", hop.certainty, unless: nil)
        arrival.put("reason", reason.rawValue)
        arrival.put("location", json(hop.location))
        return arrival.object
    })
    fields.put("open", strings(gaps.open))
    fields.put("unresolved", gaps.unresolved.map { gap in
        var place = JSONFields()
        place.put("verb", gap.verb, unless: nil)
        place.put("from", gap.from)
        place.put("reason", gap.reason)
        place.put("location", json(gap.location))
        return place.object
    })
    return fields.object
}
