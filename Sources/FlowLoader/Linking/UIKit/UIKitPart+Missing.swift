import Diagnostics
import FlowGraph

// Names that lead nowhere: segues, scenes and storyboards that are not there.

extension UIKitPart {
    /// A segue identifier that no scene of the class has (rules.md F5, `segue-id`). Identifiers known only in part stay silent.
    mutating func noteMissingSegues(_ run: UnitRun) {
        for operation in run.interpreter.operations where operation.verb == .performSegue && !operation.hasUnknownIdentifier {
            guard !operation.isCaught, operation.identifiers.count == 1, let identifier = operation.identifiers.first else { continue }
            let location = Span(path: operation.path, operation.place)
            if operation.receiver == .me, let type = run.unit.selfType, !boards.scenes(ofClass: type).isEmpty {
                let known = boards.allIdentifiers(ofClass: type, in: project)
                guard boards.isComplete(ofClass: type, in: project), !known.contains(identifier), !performsByItself(type) else { continue }
                let board = boards.scenes(ofClass: type).first.flatMap { boards.board(at: $0.path) }
                part.brokenReferences.append(BrokenReference(
                    kind: .segue, name: identifier, storyboard: board?.facts.name, screen: type,
                    near: nearestWord(to: identifier, among: known), location: location))
            } else if run.interpreter.typeName(of: operation.receiver) == nil, !boards.boards.isEmpty,
                !boards.anySegue(identifier: identifier) {
                part.brokenReferences.append(BrokenReference(kind: .segue, name: identifier, certainty: .likely, location: location))
            }
        }
    }

    /// The class overrides the performing of segues: it may answer to identifiers that no storyboard has.
    private func performsByItself(_ type: String) -> Bool {
        ["performSegue", "performSegueWithIdentifier"].contains { !project.functions($0, of: type).isEmpty }
    }

    /// Scenes whose class only traps when it is decoded, made by code without a creator or by what such scenes lead to.
    mutating func noteTrappingScenes() {
        let names = BrokenNames(project: project, boards: boards)
        part.brokenReferences += names.traps(from: Set(runs.runs.lazy.flatMap { $0.interpreter.objects.lazy.compactMap(\.scene) }))
        var seen: Set<Site> = []
        for run in runs.runs {
            for object in run.interpreter.objects {
                guard let scene = object.scene, object.arguments["creator"] == nil, seen.insert(Site(path: object.path, place: object.place)).inserted
                else { continue }
                part.brokenReferences += names.trap(scene, from: nil, at: Span(path: object.path, object.place))
            }
        }
    }

    mutating func noteMissingNames() {
        let all = Set(runs.runs.flatMap { run in run.interpreter.missing.map { $0 } })
        let names = boards.boards.map(\.facts.name)
        // An accessor that nobody reads does no harm yet.
        let unmade = UnmadeScreens(project, boards)
        let reading = runs.runs.filter { !$0.interpreter.missing.isEmpty && !isUnread($0.unit, unmade) }
        let read = Set(reading.flatMap { run in run.interpreter.missing.map { Site(path: $0.path, place: $0.place) } })
        // Where most of the storyboards that code names are not there, they are kept apart from what is linted.
        let lacking = Set(all.compactMap(\.storyboard)).subtracting(names)
        let areElsewhere = lacking.count > 2 && lacking.count > Set(names).count
        for missing in all {
            guard let storyboard = missing.storyboard else { continue }
            let location = Span(path: missing.path, missing.place)
            if !names.contains(storyboard) {
                part.brokenReferences.append(BrokenReference(
                    kind: .storyboard, name: storyboard, screen: missing.owner, near: nearestWord(to: storyboard, among: names),
                    certainty: areElsewhere ? .possible : .certain, location: location))
            } else {
                let identifiers = boards.boards(named: storyboard).flatMap { $0.facts.scenes.compactMap(\.storyboardIdentifier) }
                part.brokenReferences.append(BrokenReference(
                    kind: .scene, name: missing.name, storyboard: storyboard, screen: missing.owner,
                    near: nearestWord(to: missing.name, among: identifiers), location: location))
            }
            if !read.contains(Site(path: missing.path, place: missing.place)) { part.brokenReferences[part.brokenReferences.count - 1].isUnread = true }
        }
    }

    private func isUnread(_ unit: CodeUnit, _ unmade: UnmadeScreens) -> Bool {
        if let type = unit.selfType, unmade.contains(type, isWhole: false) { return true }
        let name = unit.function.facts.name
        if unit.isProperty, !project.hasObjectiveC, !project.mentionedNames.contains(name) { return true }
        // A type's own value is asked for by the type's name, outside of the type; other types may have one of the name.
        guard unit.isProperty, unit.function.facts.isStatic, let owner = unit.selfType, let type = project.types[owner] ?? project.foreign[owner],
            !project.globallyMentionedNames.contains(name)
        else { return false }
        let last = lastComponent(owner)
        let others = Array(project.types.values) + Array(project.foreign.values)
        if others.contains(where: { $0.name != owner && $0.usedNames.isSuperset(of: [name, last]) }) { return false }
        var beside = NameUses()
        for property in type.properties.values where property.facts.name != name { beside.add(property.facts) }
        for function in type.functions.values.joined() { beside.add(function.facts) }
        return !beside.contains(name)
    }
}
