import Diagnostics
import FlowGraph

/// State that the handler of a link sets to show something, and that nothing reads.
struct UnreadState {
    struct Candidate: Hashable, Sendable {
        /// `Type.property`, by the type that declares it.
        var property: String
        var entry: String
        var function: String
        var location: Span
    }

    /// Candidates that no code of the project reads, one for each place.
    static func links(_ candidates: [Candidate], in project: Project) -> [LostLink] {
        var states: [String: Declared<PropertyFacts>] = [:]
        for candidate in candidates {
            guard let dot = candidate.property.lastIndex(of: "."), states[candidate.property] == nil else { continue }
            let owner = String(candidate.property[..<dot]), name = String(candidate.property[candidate.property.index(after: dot)...])
            guard let type = project.types[owner], !type.isPublic, project.propertyOwners[name] == [owner], let property = type.properties[name],
                isNavigation(property.facts, of: type)
            else { continue }
            states[candidate.property] = property
        }
        guard !states.isEmpty else { return [] }
        var uses = FlagUses(names: Set(states.values.map(\.facts.name)))
        for file in project.files { uses.read(file) }
        var known: Set<Span> = []
        return candidates.sorted { ($0.location, $0.entry) < ($1.location, $1.entry) }.compactMap { candidate in
            guard let state = states[candidate.property], !uses.read.contains(state.facts.name), known.insert(candidate.location).inserted else { return nil }
            return LostLink(
                .unread, entry: candidate.entry, name: state.facts.name, function: candidate.function, location: candidate.location,
                witness: Span(path: state.path, state.facts.place), stack: state.owner.flatMap { stack(showing: $0, in: project) })
        }
    }

    /// State that views watch, named for what is shown.
    private static func isNavigation(_ property: PropertyFacts, of type: ProjectType) -> Bool {
        guard property.getter == nil, property.setter == nil, property.observers.isEmpty, !property.isStatic, !property.isConstant else { return false }
        let isWatched = property.attributes.contains { ["Published", "State"].contains($0.name) }
            || type.attributes.contains { $0.name == "Observable" } && !property.attributes.contains { $0.name == "ObservationIgnored" }
        return isWatched && !Set(words(of: property.name)).isDisjoint(with: named)
    }

    private static let named: Set<String> = [
        "selected", "selection", "showing", "show", "shows", "shown", "present", "presented", "presenting", "destination", "route", "path", "navigate",
        "navigation", "pending", "open", "opened", "link", "active", "detail", "sheet", "tab", "screen", "page",
    ]

    /// The stack in the body of the view that has the state, or holds the object that has it.
    private static func stack(showing owner: String, in project: Project) -> Span? {
        for name in project.types.keys.sorted() where project.isView(name) {
            guard let type = project.types[name], let body = type.properties["body"]?.facts.getter else { continue }
            let holds = name == owner || type.properties.values.contains { property in
                property.facts.type.map { project.className($0, from: name) } == owner
            }
            guard holds else { continue }
            var places: [Place] = []
            visitExpressions(in: body) { expression in
                if case .call(let call) = expression, ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(call.calledName ?? "") { places.append(call.place) }
            }
            if let place = places.min(by: { ($0.line, $0.column) < ($1.line, $1.column) }) { return Span(path: type.properties["body"]?.path ?? type.path, place) }
        }
        return nil
    }
}
