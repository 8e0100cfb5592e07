import Diagnostics
import FlowGraph

extension UIKitPart {
    /// A hosting class that is a screen of its own shows the view it is made with, where that is the same wherever it is made. One that
    /// is made with this and that stands for any of them, and which stands where is not told:
    /// what is in it cannot be read.
    mutating func linkGivenViews() {
        let ownContent = Set(runs.runs.flatMap { run in run.interpreter.hostedRoots.map(\.owner) })
        var made: [String: [(views: [String?], site: Site)]] = [:]
        for run in runs.runs {
            for object in run.interpreter.objects where object.rootView != nil && project.types[object.className] != nil {
                guard !ownContent.contains(object.className) else { continue }
                // A plain host stands for its view, and for itself only where that is not known.
                if project.plainHosts.contains(object.className) {
                    if views(in: object, run).contains(nil) { opaqueActions[object.className, default: []].append("rootView") }
                    continue
                }
                made[object.className, default: []].append((views(in: object, run), Site(path: object.path, place: object.place)))
            }
        }
        for name in made.keys.sorted() {
            guard let makings = made[name], let first = makings.min(by: { $0.site < $1.site }), Set(makings.flatMap(\.views)).count == 1,
                let view = first.views.first.flatMap({ $0 })
            else {
                // Which view is where is not told: it may have any control, and code for it that others hand it.
                opaqueActions[name, default: []].append("rootView")
                continue
            }
            part.transitions.append(Transition(
                verb: .embed, from: name, to: view, hosted: true, location: Span(path: first.site.path, first.site.place)))
        }
    }

    /// The views that a hosting controller was made with; nil for one that is not known or brings a stack of its own.
    private func views(in object: ObjectState, _ run: UnitRun) -> [String?] {
        guard let view = object.rootView, !object.hostsParameter else { return [nil] }
        let targets = viewTargets(of: view, from: object.hostOwner ?? run.unit.selfType, in: project)
        return targets.isEmpty ? [object.hostedType.flatMap { project.isView($0) ? $0 : nil }] : targets.map { $0.wrapped == nil ? $0.type : nil }
    }

    /// A hosting controller of a storyboard shows what the segue's action makes it with.
    mutating func linkSegueActions() {
        for board in boards.boards {
            for scene in board.facts.scenes {
                guard let owner = scene.customClass.flatMap({ project.resolve($0, from: nil) }) else { continue }
                for segue in scene.segues {
                    guard let selector = segue.creationSelector, let target = boards.target(of: SceneReference(path: board.path, id: segue.destination)),
                        boards.scene(target)?.element == .hostingController, let action = project.functions(ofAction: selector, of: owner).first
                    else { continue }
                    linkHosted(by: action, of: owner, in: boards.screenID(of: target, in: project))
                }
            }
        }
    }

    private mutating func linkHosted(by action: Declared<FunctionFacts>, of owner: String, in host: String) {
        let made = runs.runs.filter { $0.unit.key == action.key }.flatMap { run in
            run.interpreter.returned.filter { $0 != .null }.flatMap { run.interpreter.destinations(of: $0, scope: owner) }
        }
        guard let id = made.first?.id, made.allSatisfy({ $0.id == id }) else { return }
        shown.formUnion(made.flatMap(\.sites))
        let embedding = Transition(
            verb: .embed, from: host, to: id, wrapped: made[0].wrapped, enclosed: made[0].enclosed, hosted: true,
            location: Span(path: action.path, action.facts.place))
        if !part.transitions.contains(embedding) { part.transitions.append(embedding) }
    }

    /// What `makeUIViewController` gives stands where the representable does.
    mutating func linkRepresentables() {
        for run in runs.runs where run.unit.function.facts.name == "makeUIViewController" {
            guard let type = run.unit.selfType, project.isRepresentable(type) else { continue }
            let function = run.unit.function
            let location = Span(path: function.path, function.facts.place)
            var destinations = run.interpreter.returned.filter { $0 != .null }
                .flatMap { run.interpreter.destinations(of: $0, scope: type) }
            if destinations.allSatisfy({ $0.id == nil }), let result = function.facts.result {
                let declared = run.interpreter.destination(ofType: project.className(result, from: type))
                if declared.id != nil || destinations.isEmpty { destinations = [declared] }
            }
            shown.formUnion(destinations.flatMap(\.sites))
            for destination in destinations {
                var embedding = Transition(verb: .embed, from: type, to: destination.id, wrapped: destination.wrapped, location: location)
                embedding.enclosed = destination.enclosed
                embedding.hosted = destination.hosted
                embedding.hidesBar = destination.hidesBar
                embedding.installs = controls.installs(of: destination, in: run)
                embedding.flags = destination.flags
                embedding.certainty = destination.certainty
                embedding.guarded = destinations.count > 1 ? .exclusive : .always
                if destination.id != nil, !representables.contains(embedding) { representables.append(embedding) }
            }
            if destinations.allSatisfy({ $0.id == nil }) {
                let reason = destinations.first?.reason ?? "value not known"
                part.unresolved.append(Unresolved(verb: .embed, from: type, reason: reason, location: location))
            }
        }
    }
}
