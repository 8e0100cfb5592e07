import Diagnostics
import FlowGraph
import FlowLoader

/// The places of screens as JSON, version 1. Keys stand in the order of the format; what has no value, is false or empty is left out.
///
/// `{"version":1,"screens":[{"id","name","kind","technology","location","closed","openReasons","complete","opaqueActions","placesLeftOut",
/// "placements":[{"screen","witness","certainty","layer":"base|modal|unknown","style","locked","inStack","atRoot","viaEntry","path":[{"message","location"}],
/// "behind":{"array","whole","alsoPossible"},"below":[layer],"bottomKnown","previous":{"kind","screen","presenting"},
/// "search":{"array","whole","noStack","holder","unseen":[{"place","screens"}]},
/// "topWalk":{"root","returns","hosting","needs","startKnown","presentedSeen","walks":[{"knows","stopsAt","hosting","missing"}]},"exits":[exit]}]}]}`.
///
/// A layer is `{"style","locked","presenter","presenting","shows","array","branch"}`, the uppermost first: what lies under it comes next.
/// `inStack` and `atRoot` are null where they are not known; so are `array` and `stopsAt`. Arrays run from the bottom up.
/// An exit is `{"means","verb","look","label","function","by","guard","mayCloseOwn","location","effect","landsOn","does":"lands|nothing|unknown|off","reason"}`.
func placesAsJSON(of screens: [Screen], in flow: Flow, limit: Int?) -> String {
    var file = JSONFields()
    file.put("version", .integer(1))
    file.put("screens", .list(screens.map { json($0, flow, limit) }))
    return file.object.text() + "\n"
}

private func json(_ screen: Screen, _ flow: Flow, _ limit: Int?) -> JSONText {
    let standings = flow.standings(of: screen.id)
    var fields = JSONFields()
    fields.put("id", screen.id)
    fields.put("name", screen.name)
    fields.put("kind", screen.kind, unless: nil)
    fields.put("technology", screen.technology, unless: nil)
    fields.put("location", json(screen.location))
    fields.put("closed", .bool(flow.isClosed(screen.id)))
    fields.put("openReasons", strings(openReasons(of: screen, in: flow)))
    fields.put("complete", .bool(flow.isComplete(screen.id)))
    fields.put("opaqueActions", strings(opaqueActions(of: screen, in: flow)))
    if let limit, standings.count > limit { fields.put("placesLeftOut", .integer(standings.count - limit)) }
    fields.put("placements", .list(standings.prefix(limit ?? .max).map { json($0, flow) }))
    return fields.object
}

private func json(_ standing: Standing, _ flow: Flow) -> JSONText {
    let plane = flow.plane(at: standing)
    var fields = placementFields(standing, flow)
    fields.put("path", .list(flow.path(to: standing).map(json)))
    fields.put("behind", behind(standing, plane, flow))
    fields.put("below", below(plane, flow))
    fields.put("bottomKnown", .bool(plane.bottomIsKnown))
    fields.put("previous", json(flow.previousScreen(in: plane)))
    fields.put("search", json(flow.stackSearch(in: plane)))
    fields.put("topWalk", json(flow.topWalk(in: plane)))
    fields.put("exits", .list(flow.exits(at: standing, in: plane).map(json)))
    return fields.object
}

/// What stands at the head of a placement.
func placementFields(_ standing: Standing, _ flow: Flow) -> JSONFields {
    let placement = standing.placement
    var fields = JSONFields()
    fields.put("screen", standing.screen)
    fields.put("witness", flow.witness(standing))
    fields.put("certainty", standing.certainty, unless: nil)
    switch placement.layer {
    case .base: fields.put("layer", "base")
    case .unknown: fields.put("layer", "unknown")
    case .modal(let style, let blocked):
        fields.put("layer", "modal")
        fields.put("style", style, unless: nil)
        fields.put("locked", blocked)
    }
    fields.put("inStack", placement.inStack.map { .bool($0) } ?? .null)
    fields.put("atRoot", placement.atRoot.map { .bool($0) } ?? .null)
    fields.put("viaEntry", placement.viaEntry)
    return fields
}

func strings(_ words: [String]) -> [JSONText] { words.map { .string($0) } }

func json(_ note: Note) -> JSONText { .object([("message", .string(note.message)), ("location", json(note.location))]) }

private func text(_ id: String?) -> JSONText { id.map { .string($0) } ?? .null }

private func behind(_ standing: Standing, _ plane: Plane, _ flow: Flow) -> JSONText {
    var fields = JSONFields()
    fields.put("array", plane.top.array.map { .list($0.map { text($0.face) }) } ?? .null)
    fields.put("whole", .bool(plane.top.stack == .none || plane.top.arrayIsWhole))
    fields.put("alsoPossible", strings(othersBehind(standing, in: plane, flow)))
    return fields.object
}

/// The presented layers from the uppermost down, and the base layer at the end.
func below(_ plane: Plane, _ flow: Flow) -> [JSONText] {
    plane.layers.indices.reversed().map { level in
        let layer = plane.layers[level]
        var fields = JSONFields()
        fields.put("style", layer.style, unless: nil)
        fields.put("locked", layer.isLocked)
        fields.put("presenter", layer.presenter)
        fields.put("presenting", flow.presenting(layer: level, of: plane))
        fields.put("shows", text(layer.face))
        fields.put("array", layer.array.map { .list($0.map { text($0.face) }) } ?? .null)
        fields.put("branch", .list(layer.branch.map { text($0.id) }))
        return fields.object
    }
}

private func json(_ previous: PreviousScreen) -> JSONText {
    switch previous {
    case .behind(let id): .object([("kind", .string("behind")), ("screen", .string(id))])
    case .underneath(let id, let presenting):
        .object([("kind", .string("underneath")), ("screen", text(id)), ("presenting", text(presenting))])
    case .none: .object([("kind", .string("none"))])
    case .unknown: .object([("kind", .string("unknown"))])
    }
}

private func json(_ search: StackSearch) -> JSONText {
    var fields = JSONFields()
    fields.put("array", search.array.map { .list(strings($0)) } ?? .null)
    fields.put("whole", .bool(search.isWhole))
    fields.put("noStack", search.hasNoStack)
    fields.put("holder", search.holder)
    fields.put("unseen", search.unseen.map { .object([("place", .string($0.place.rawValue)), ("screens", .list(strings($0.screens)))]) })
    return fields.object
}

private func json(_ walk: TopWalk) -> JSONText {
    var fields = JSONFields()
    fields.put("root", text(walk.root))
    fields.put("returns", text(walk.end.at))
    fields.put("hosting", walk.end.isHosted)
    fields.put("needs", .list(strings(walk.needs.map(\.rawValue))))
    fields.put("startKnown", .bool(walk.startIsKnown))
    fields.put("presentedSeen", .bool(walk.presentedIsSeen))
    fields.put("walks", .list(TopWalk.usual.map { known in
        let (place, isHosted, missing) = walk.stop(knowing: known)
        var stop = JSONFields()
        stop.put("knows", .list(strings(known.map(\.rawValue))))
        stop.put("stopsAt", text(place))
        stop.put("hosting", isHosted)
        stop.put("missing", missing, unless: nil)
        return stop.object
    }))
    return fields.object
}

func json(_ exit: ExitHere) -> JSONText {
    var fields = JSONFields()
    fields.put("means", exit.means, unless: nil)
    fields.put("verb", exit.verb, unless: nil)
    fields.put("look", exit.look, unless: nil)
    fields.put("label", exit.label)
    fields.put("function", exit.function)
    fields.put("by", exit.by)
    fields.put("guard", exit.guarded, unless: .always)
    fields.put("mayCloseOwn", exit.mayCloseOwn)
    fields.put("location", exit.location.map { json($0) })
    switch exit.result {
    case .off(let cause):
        fields.put("does", "off")
        fields.put("reason", cause, unless: nil)
    case .does(let effect, let outcome):
        fields.put("effect", word(for: effect))
        put(outcome, into: &fields)
    }
    return fields.object
}

/// `does`, and what it lands on or why not.
func put(_ outcome: Outcome, into fields: inout JSONFields) {
    switch outcome {
    case .lands(let plane):
        fields.put("does", "lands")
        fields.put("landsOn", text(plane.top.face))
    case .nothing(let reason):
        fields.put("does", "nothing")
        fields.put("reason", reason, unless: nil)
    case .unknown(let reason):
        fields.put("does", "unknown")
        fields.put("reason", reason, unless: nil)
    }
}

private func word(for effect: ExitEffect) -> String {
    switch effect {
    case .nothing: "nothing"
    case .parent: "parent"
    case .further: "further"
    case .closesLayer: "closesLayer"
    case .elsewhere: "elsewhere"
    case .unknown: "unknown"
    }
}
