import Diagnostics
import FlowGraph

/// Transitions that storyboards make: containers with their content, segues, and the scenes that windows begin with.
struct SceneLinks {
    let project: Project
    let boards: StoryboardIndex
    let code: CodeWords

    func addTransitions(of scene: SceneFacts, at reference: SceneReference, to part: inout GraphPart) {
        var positions: [String: Int] = [:]
        for relationship in scene.relationships {
            let position = positions[relationship.kind, default: 0]
            positions[relationship.kind] = position + 1
            addContent(relationship, at: position, of: scene, reference, to: &part)
        }
        for segue in scene.segues {
            var transition = boards.transition(for: segue, in: reference, of: project)
            // It hangs on no control, and nothing performs it.
            if code.neverPerforms(segue) { transition.certainty = .possible }
            // Its class never lets the control have its way, and nothing performs it.
            if segue.identifier.map(code.mayPerform) != true, boards.refuses(segue, in: reference, of: project) { transition.certainty = .possible }
            part.transitions.append(transition)
            if transition.to == nil, transition.verb != .segueUnwind {
                part.unresolved.append(unresolved(
                    transition.verb, SceneReference(path: reference.path, id: segue.destination), from: transition.from,
                    at: transition.location))
            }
        }
    }

    // MARK: Containers

    private func addContent(
        _ relationship: RelationshipFacts, at position: Int, of scene: SceneFacts, _ reference: SceneReference, to part: inout GraphPart
    ) {
        let kind = boards.kind(of: reference, in: project)
        let from = boards.screenID(of: reference, in: project)
        let location = Span(path: reference.path, relationship.place)
        guard let (verb, column) = content(relationship.kind, at: position, of: kind) else {
            part.unresolved.append(Unresolved(
                verb: .embed, from: from, reason: "relationship “\(relationship.kind)” is not known", location: location))
            return
        }
        var transition = Transition(verb: verb, from: from, to: nil, column: column, trigger: Trigger(.lifecycle), location: location)
        if verb == .tab { transition.position = position }
        if verb == .root { transition.hidesBar = scene.navigationBarHidden }
        let destination = SceneReference(path: reference.path, id: relationship.destination)
        if let target = boards.target(of: destination) {
            transition.to = boards.screenID(of: target, in: project)
            if boards.isOneOfSeveral(destination) { transition.certainty = .likely }
            // A column-style split wraps a bare controller by itself (rules.md 2.5).
            let content = boards.kind(of: target, in: project)
            if verb == .column, scene.isColumnStyle, content != .nav, content != .tab {
                transition.wrapped = "UINavigationController"
            }
        } else {
            part.unresolved.append(unresolved(verb, destination, from: from, at: location))
        }
        part.transitions.append(transition)
    }

    private func content(_ relationship: String, at position: Int, of kind: ScreenKind) -> (Verb, column: String?)? {
        switch relationship {
        case "rootViewController": (.root, nil)
        case "masterViewController": (.column, "primary")
        case "detailViewController": (.column, "secondary")
        case "supplementaryViewController": (.column, "supplementary")
        case "compactViewController": (.column, "compact")
        case "viewControllers":
            switch kind {
            case .tab: (.tab, nil)
            case .split: (.column, position == 0 ? "primary" : "secondary")
            case .nav: position == 0 ? (.root, nil) : (.setStack, nil)
            default: (.embed, nil)
            }
        default: kind == .page ? (.embed, nil) : nil
        }
    }

    private func unresolved(_ verb: Verb, _ destination: SceneReference, from: String, at location: Span) -> Unresolved {
        guard let placeholder = boards.scene(destination)?.reference else {
            return Unresolved(verb: verb, from: from, reason: "no scene “\(destination.id)”", location: location)
        }
        let storyboard = placeholder.storyboardName.map { "“\($0).storyboard”" } ?? "its own storyboard"
        let scene = placeholder.referencedIdentifier.map { "“\($0)”" } ?? "the initial scene"
        return Unresolved(verb: verb, from: from, reason: "reference to \(scene) of \(storyboard) leads to no scene", location: location)
    }

    // MARK: Where windows begin

    func addInitialScenes(to part: inout GraphPart) {
        for (target, certainty) in boards.windowScenes(of: project) {
            guard let scene = boards.scene(target) else { continue }
            part.transitions.append(Transition(
                verb: .root, from: "window", to: boards.screenID(of: target, in: project), receiver: .windowRoot,
                trigger: Trigger(.lifecycle), certainty: certainty, location: Span(path: target.path, scene.place)))
        }
        // The system draws a launch screen before there is a window of the app's; a host shows an extension's first screen in a layer
        // of its own kind. Neither has a place among the app's.
        for board in boards.boards where board.facts.isLaunchScreen { addOutside(board, .possible, to: &part) }
        for board in boards.extensionBoards(of: project) where !board.facts.isLaunchScreen { addOutside(board, .possible, to: &part) }
    }

    /// A storyboard that is opened by the system, not by the app.
    private func addOutside(_ board: StoryboardIndex.Board, _ certainty: Certainty, to part: inout GraphPart) {
        guard let id = board.facts.initialScene, let target = boards.target(of: SceneReference(path: board.path, id: id)) else { return }
        let file = board.path.split(separator: "/").last.map(String.init) ?? board.path
        part.transitions.append(Transition(
            verb: .root, from: "flow:\(file)", to: boards.screenID(of: target, in: project), receiver: .windowRoot,
            trigger: Trigger(.lifecycle), certainty: certainty, location: Span(path: board.path, board.facts.place)))
    }
}

extension StoryboardIndex {
    /// The scenes that windows begin with: initial ones of the storyboards that property lists name; without any list, of one
    /// called Main. Where several storyboards bear the name, those that share the most folders with the list, which is certain
    /// only when one does.
    func windowScenes(of project: Project) -> [(scene: SceneReference, certainty: Certainty)] {
        let named = project.mainStoryboards.map { (path: $0.path, name: storyboardName($0.name)) }
        var found: [SceneReference: Certainty] = [:]
        for (path, name) in named.isEmpty && project.infoPlists.isEmpty ? [(path: "", name: "Main")] : named {
            let candidates = boards(named: name, nearest: path)
            guard let first = candidates.first else { continue }
            let nearest = candidates.filter { sharedFolders($0.path, path) == sharedFolders(first.path, path) }
            for board in nearest {
                guard let id = board.facts.initialScene, let scene = target(of: SceneReference(path: board.path, id: id)) else { continue }
                found[scene] = max(found[scene] ?? .possible, nearest.count == 1 ? .certain : .likely)
            }
        }
        return found.keys.sorted().map { ($0, found[$0] ?? .likely) }
    }

    /// Main interfaces of app extensions, as their property lists name them: of several of the name, the one next to the list.
    func extensionBoards(of project: Project) -> [Board] {
        let found = project.files.compactMap { file -> Board? in
            guard let name = file.plist?.extensionStoryboard else { return nil }
            return boards(named: storyboardName(name), nearest: file.path).first
        }
        return Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted { $0.path < $1.path }
    }
}

/// Property lists name storyboards with or without their extension.
func storyboardName(_ written: String) -> String {
    written.hasSuffix(".storyboard") ? String(written.dropLast(".storyboard".count)) : written
}

extension SceneFacts {
    /// A split whose columns are set one by one; only such a split has a supplementary one.
    var isColumnStyle: Bool {
        splitStyle != nil && splitStyle != "unspecified" || relationships.contains { $0.kind == "supplementaryViewController" }
    }
}
