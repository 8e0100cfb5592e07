import FlowGraph

// What code does on a path, asks and looks up, in the same JSON.

func json(_ work: Work) -> JSONText {
    var fields = JSONFields()
    fields.put("name", work.name)
    fields.put("location", json(work.location))
    return fields.object
}

func json(_ completion: Completion) -> JSONText {
    var fields = JSONFields()
    fields.put("operation", completion.operation)
    fields.put("form", completion.form)
    fields.put("location", json(completion.location))
    return fields.object
}

func json(_ question: Question) -> JSONText {
    var fields = JSONFields()
    fields.put("test", question.test)
    if !question.discards { fields.put("discards", .bool(false)) }
    fields.put("certainty", question.certainty, unless: .certain)
    fields.put("location", json(question.location))
    return fields.object
}

func json(_ veto: Veto) -> JSONText {
    var fields = JSONFields()
    fields.put("asked", .string(veto.asked.rawValue))
    fields.put("owner", veto.owner)
    fields.put("function", veto.function, unless: "")
    fields.put("scope", veto.scope, unless: .screen)
    fields.put("subject", veto.subject, unless: .other)
    fields.put("refuses", veto.refuses)
    fields.put("questions", veto.questions.map(json))
    fields.put("raises", veto.raises.map(json))
    fields.put("selfCall", veto.selfCall.map(json))
    fields.put("helpers", veto.helpers.map(json))
    fields.put("location", json(veto.location))
    return fields.object
}

func json(_ already: Already) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(already.kind.rawValue))
    fields.put("holder", already.holder)
    if let location = already.location { fields.put("location", json(location)) }
    return fields.object
}

func json(_ lookup: Lookup) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(lookup.kind.rawValue))
    fields.put("from", lookup.from)
    fields.put("property", lookup.property, unless: "")
    if let slot = lookup.slot { fields.put("slot", ([slot.start] + slot.steps.map(\.word)).map { .string($0) }) }
    fields.put("type", lookup.type)
    fields.put("forced", lookup.forced)
    fields.put("handled", lookup.handled)
    fields.put("guard", lookup.guarded, unless: .always)
    fields.put("certainty", lookup.certainty, unless: .certain)
    fields.put("function", lookup.function)
    fields.put("location", json(lookup.location))
    if let caller = lookup.caller { fields.put("caller", json(caller)) }
    return fields.object
}

func json(_ element: DeadElement) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(element.kind.rawValue))
    fields.put("name", element.name)
    fields.put("screen", element.screen)
    fields.put("location", json(element.location))
    return fields.object
}

func json(_ link: LostLink) -> JSONText {
    var fields = JSONFields()
    fields.put("kind", .string(link.kind.rawValue))
    fields.put("entry", link.entry)
    fields.put("name", link.name, unless: "")
    fields.put("calls", link.calls.map { .string($0) })
    fields.put("function", link.function, unless: "")
    fields.put("evidence", link.evidence.map { .string($0.rawValue) })
    fields.put("certainty", link.certainty, unless: .likely)
    fields.put("location", json(link.location))
    fields.put("witness", link.witness.map(json))
    fields.put("stack", link.stack.map(json))
    return fields.object
}
