import FlowGraph
import FlowLoader

/// The difference for people: `+` came, `-` went, `~` is of another type.
func text(of difference: GraphDifference, since revision: String, shown: (Screen) -> String, place: (Transition) -> String) -> String {
    guard !difference.isEmpty else { return "no screen and no transition differs from \(revision)\n" }
    var lines = difference.addedScreens.map { "+ screen \($0.id) (\(words($0))) \(shown($0))" }
    lines += difference.removedScreens.map { "- screen \($0.id) (\(words($0)))" }
    lines += difference.retypedScreens.map { "~ screen \($0.after.id): \(words($0.before)) → \(words($0.after)) \(shown($0.after))" }
    lines += difference.addedTransitions.map { "+ \(ends($0)): \(typeWords($0)) \(place($0))" }
    lines += difference.removedTransitions.map { "- \(ends($0)): \(typeWords($0))" }
    lines += difference.retypedTransitions.map { "~ \(ends($0.after)): \(typeWords($0.before)) → \(typeWords($0.after)) \(place($0.after))" }
    return lines.map { $0 + "\n" }.joined()
}

/// The difference for a pull request, with a picture.
func markdown(of difference: GraphDifference, since revision: String) -> String {
    guard !difference.isEmpty else { return "No screen and no transition differs from `\(revision)`.\n" }
    var lines = ["### Navigation since `\(revision)`", ""]
    func list(_ title: String, _ items: [String]) {
        if !items.isEmpty { lines += ["**\(title)**", ""] + items.map { "- \($0)" } + [""] }
    }
    list("New screens", difference.addedScreens.map { "`\($0.id)` (\(words($0)))" })
    list("Screens that are gone", difference.removedScreens.map { "`\($0.id)`" })
    list("Screens of another type", difference.retypedScreens.map { "`\($0.after.id)`: \(words($0.before)) → \(words($0.after))" })
    list("New transitions", difference.addedTransitions.map { "`\(ends($0))`: \(typeWords($0))" })
    list("Transitions that are gone", difference.removedTransitions.map { "`\(ends($0))`: \(typeWords($0))" })
    list("Transitions of another type", difference.retypedTransitions.map { "`\(ends($0.after))`: \(typeWords($0.before)) → \(typeWords($0.after))" })
    return (lines + ["```mermaid"]).joined(separator: "\n") + "\n" + mermaid(difference) + "```\n"
}

/// `{"version":1,"since","screens":{"added":[{"id","kind","technology","location"}],"removed","retyped":[{"id","before","after","location"}]},
/// "transitions":{"added":[{"from","to","verb","style","wrapped","location"}],"removed","retyped":[{"from","to","before","after","location"}]}}`.
/// What is removed has the place where it was.
func json(of difference: GraphDifference, since revision: String) -> String {
    var screens = JSONFields(), transitions = JSONFields(), file = JSONFields()
    screens.put("added", .list(difference.addedScreens.map { json(screen: $0) }))
    screens.put("removed", .list(difference.removedScreens.map { json(screen: $0) }))
    screens.put("retyped", .list(difference.retypedScreens.map { change in
        .object([
            ("id", .string(change.after.id)), ("before", .string(words(change.before))), ("after", .string(words(change.after))),
            ("location", json(change.after.location)),
        ])
    }))
    transitions.put("added", .list(difference.addedTransitions.map { json(transition: $0) }))
    transitions.put("removed", .list(difference.removedTransitions.map { json(transition: $0) }))
    transitions.put("retyped", .list(difference.retypedTransitions.map { change in
        .object([
            ("from", .string(change.after.from)), ("to", change.after.to.map { .string($0) } ?? .null),
            ("before", .string(typeWords(change.before))), ("after", .string(typeWords(change.after))), ("location", json(change.after.location)),
        ])
    }))
    file.put("version", .integer(1))
    file.put("since", revision)
    file.put("screens", screens.object)
    file.put("transitions", transitions.object)
    return file.object.text() + "\n"
}

private func json(screen: Screen) -> JSONText {
    .object([
        ("id", .string(screen.id)), ("kind", .string(screen.kind.rawValue)), ("technology", .string(screen.technology.rawValue)),
        ("location", json(screen.location)),
    ])
}

private func json(transition: Transition) -> JSONText {
    var fields = JSONFields()
    fields.put("from", transition.from)
    fields.put("to", transition.to.map { .string($0) } ?? .null)
    fields.put("verb", transition.verb.rawValue)
    fields.put("style", transition.style?.rawValue)
    fields.put("wrapped", transition.wrapped)
    fields.put("location", json(transition.location))
    return fields.object
}

private func words(_ screen: Screen) -> String { "\(screen.kind.rawValue), \(screen.technology.rawValue)" }

private func ends(_ transition: Transition) -> String { "\(transition.from) → \(transition.to ?? "?")" }
