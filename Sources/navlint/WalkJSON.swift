import Diagnostics
import FlowGraph
import FlowLoader
import FlowWalk

/// A walk as JSON, version 1. Keys stand in the order of the format; what has no value, is false or empty is left out.
///
/// `{"version":1,"idiom","bounds":{"depth","layers","states","contexts"},"moments","moves","deepest","hits":{bound: times},"open","elsewhere":[id],
/// "screens":{"met","unmet":[id]},"to","reached","way":[{"action","message","shows","location"}],"layers":[layer],
/// "findings":[{"rule","severity","certainty","message","location","screen","path":[note],"related":[note],"fix","fingerprint"}]}`.
///
/// Each `action` is a line that `--replay` plays. Layers are those of `where`. `way` and `layers` are there with `--to` only.
func walkAsJSON(_ report: WalkReport) -> String {
    let walk = report.walk
    var file = JSONFields()
    file.put("version", .integer(1))
    file.put("idiom", walk.machine.idiom.rawValue)
    var bounds = JSONFields()
    for (key, value) in [("depth", walk.bounds.depth), ("layers", walk.bounds.layers), ("states", walk.bounds.states), ("contexts", walk.bounds.contexts)] {
        bounds.put(key, .integer(value))
    }
    file.put("bounds", bounds.object)
    file.put("moments", .integer(walk.moments.count))
    file.put("moves", .integer(walk.steps.reduce(0) { $0 + $1.count }))
    file.put("deepest", .integer(walk.distances.max() ?? 0))
    file.put("hits", .object(WalkBound.allCases.compactMap { bound in walk.hits[bound].map { (bound.rawValue, .integer($0)) } }))
    file.put("open", .integer(walk.openness.count { $0 }))
    file.put("elsewhere", walk.elsewhere.map { .string($0) })
    var screens = JSONFields()
    screens.put("met", .integer(report.screens.count - report.unreached.count))
    screens.put("unmet", report.unreached.map { .string($0.id) })
    file.put("screens", screens.object)
    if let target = report.target {
        file.put("to", target.id)
        file.put("reached", report.place != nil)
        if let place = report.place {
            file.put("way", walk.way(to: place).map { json($0.move, after: walk.moments[$0.after], walk.machine) })
            file.put("layers", below(walk.moments[place].plane, walk.flow))
        }
    }
    file.put("findings", .list(report.diagnostics.map(json)))
    return file.object.text() + "\n"
}

/// A replay as JSON: `{"version":1,"start":[layer],"steps":[{"action","message","does":"lands|nothing|refused|unknown","reason","sure","shows",
/// "location","layers":[layer]}]}`.
func replayAsJSON(_ replay: Replay, _ machine: Machine) -> String {
    var file = JSONFields()
    file.put("version", .integer(1))
    file.put("start", .list(below(replay.start.plane, machine.flow)))
    file.put("steps", .list(replay.steps.map { step in
        var fields = JSONFields()
        fields.put("action", step.line)
        fields.put("message", machine.sentence(for: step.move))
        switch step.effect {
        case .lands(_, let isSure):
            fields.put("does", "lands")
            fields.put("sure", isSure)
        case .nothing(let why): put("nothing", why, into: &fields)
        case .refused(let why): put("refused", why, into: &fields)
        case .unknown(let why): put("unknown", why, into: &fields)
        }
        fields.put("shows", step.moment.face)
        fields.put("location", step.move.location.map(json))
        fields.put("layers", .list(below(step.moment.plane, machine.flow)))
        return fields.object
    }))
    return file.object.text() + "\n"
}

private func put(_ word: String, _ why: Effect.Why, into fields: inout JSONFields) {
    fields.put("does", word)
    fields.put("reason", why.rawValue)
}

private func json(_ move: Move, after moment: Moment, _ machine: Machine) -> JSONText {
    var fields = JSONFields()
    fields.put("action", machine.line(for: move))
    fields.put("message", machine.sentence(for: move))
    fields.put("shows", moment.face)
    fields.put("location", move.location.map(json))
    return fields.object
}

private func json(_ diagnostic: Diagnostic) -> JSONText {
    var fields = JSONFields()
    fields.put("rule", diagnostic.rule)
    fields.put("severity", diagnostic.severity.rawValue)
    fields.put("certainty", diagnostic.certainty.rawValue)
    fields.put("message", diagnostic.message)
    fields.put("location", json(diagnostic.location))
    fields.put("screen", diagnostic.screen)
    fields.put("path", diagnostic.path.map { json($0) })
    fields.put("related", diagnostic.related.map { json($0) })
    fields.put("fix", diagnostic.fix)
    fields.put("fingerprint", diagnostic.fingerprint)
    return fields.object
}
