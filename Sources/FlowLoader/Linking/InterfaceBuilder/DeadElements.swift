import Diagnostics
import FlowGraph

/// Scenes, segue actions and recognizers that nothing leads to (rules.md F9).
struct DeadElements {
    let project: Project
    let boards: StoryboardIndex
    let code: CodeWords

    func elements() -> [DeadElement] {
        guard !boards.boards.isEmpty else { return [] }
        return scenes() + segueActions() + recognizers()
    }

    private var appBoards: [StoryboardIndex.Board] {
        let outside = Set(boards.extensionBoards(of: project).map(\.path))
        return boards.boards.filter { !$0.facts.isLaunchScreen && !outside.contains($0.path) && boards.isWhole($0.path) }
    }

    // MARK: Scenes

    /// Scenes with an identifier that no code can mean, and that no scene leads to which can be reached.
    private func scenes() -> [DeadElement] {
        guard !code.makesIdentifiers else { return [] }
        let candidates = appBoards.flatMap { board in board.facts.scenes.map { (SceneReference(path: board.path, id: $0.id), $0) } }
        var reached: Set<SceneReference> = []
        var queue: [SceneReference] = []
        func reach(_ reference: SceneReference) {
            if reached.insert(reference).inserted { queue.append(reference) }
        }
        for board in boards.boards {
            let entered = Set(board.facts.scenes.flatMap { $0.segues.map(\.destination) + $0.relationships.map(\.destination) })
            for scene in board.facts.scenes {
                let isUsed = scene.storyboardIdentifier.map(code.mayMean) ?? !entered.contains(scene.id)
                if scene.id == board.facts.initialScene || isUsed && scene.element != .placeholder {
                    reach(SceneReference(path: board.path, id: scene.id))
                }
            }
        }
        while let next = queue.popLast() {
            guard let scene = boards.scene(next) else { continue }
            if let target = boards.target(of: next) { reach(target) }
            for id in scene.segues.map(\.destination) + scene.relationships.map(\.destination) { reach(SceneReference(path: next.path, id: id)) }
        }
        return candidates.compactMap { reference, scene in
            guard let identifier = scene.storyboardIdentifier, scene.element != .placeholder, !reached.contains(reference) else { return nil }
            return DeadElement(
                .scene, name: identifier, screen: boards.screenID(of: reference, in: project), location: Span(path: reference.path, scene.place))
        }
    }

    // MARK: Segue actions and recognizers

    private func segueActions() -> [DeadElement] {
        let named = Set(boards.boards.flatMap(\.facts.scenes).flatMap { scene in
            scene.segues.compactMap(\.creationSelector) + scene.relationships.compactMap(\.creationSelector)
        })
        return project.types.keys.sorted().flatMap { name -> [DeadElement] in
            guard let type = project.types[name], type.kind == .class,
                ([name] + project.allSubtypes(of: name)).contains(where: { !boards.scenes(ofClass: $0).isEmpty })
            else { return [] }
            return type.functions.keys.sorted().flatMap { type.functions[$0] ?? [] }.compactMap { function in
                guard function.facts.attributes.contains(where: { $0.name == "IBSegueAction" }) else { return nil }
                let selector = objectiveCSelector(of: function.facts)
                guard !named.contains(selector) else { return nil }
                return DeadElement(.segueAction, name: selector, screen: name, location: Span(path: function.path, function.facts.place))
            }
        }
    }

    private func recognizers() -> [DeadElement] {
        appBoards.flatMap { board in
            board.facts.scenes.flatMap { scene in
                scene.controls.filter { control in
                    control.element.hasSuffix("GestureRecognizer") && !control.isHeld
                        && !(control.actions.isEmpty && control.foreignActions.isEmpty && control.segues.isEmpty)
                }.map { control in
                    DeadElement(
                        .recognizer, name: control.element, screen: boards.screenID(of: SceneReference(path: board.path, id: scene.id), in: project),
                        location: Span(path: board.path, control.place))
                }
            }
        }
    }
}
