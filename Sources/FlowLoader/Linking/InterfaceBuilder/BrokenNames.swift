import Diagnostics
import FlowGraph

/// Names that storyboards and property lists use and that nothing bears.
struct BrokenNames {
    let project: Project
    let boards: StoryboardIndex
    /// Storyboards, by path, with those that refer to them or are referred to, in the flow of which a class stands whose methods
    /// are not all in the sources.
    private let withOutsiders: Set<String>

    private let code: CodeWords

    /// `code` tells which segues some code may perform; without it any may be performed.
    init(project: Project, boards: StoryboardIndex, code: CodeWords = CodeWords()) {
        self.project = project
        self.boards = boards
        self.code = code
        withOutsiders = Self.withOutsiders(project, boards)
    }

    func references() -> [BrokenReference] {
        var found = mainStoryboards()
        for board in boards.boards where !board.facts.isLaunchScreen {
            found += placeholders(of: board)
            for scene in board.facts.scenes {
                let reference = SceneReference(path: board.path, id: scene.id)
                for segue in scene.segues { found += broken(segue, at: reference) }
            }
        }
        return found
    }

    // MARK: Files and scenes

    private func mainStoryboards() -> [BrokenReference] {
        project.files.flatMap { file -> [BrokenReference] in
            guard let list = file.plist, !list.isAppExtension else { return [] }
            let folder = file.path.split(separator: "/").dropLast()
            let isBesideBoards = boards.boards.contains { $0.path.split(separator: "/").starts(with: folder) }
            return Set(list.mainStoryboards).sorted().compactMap { written in
                let name = storyboardName(written)
                guard !written.contains("$"), !boards.fileNames.contains(name) else { return nil }
                let place = list.storyboardPlaces[written] ?? Place(line: 1, column: 1)
                return BrokenReference(
                    kind: .storyboard, name: name, near: nearestWord(to: name, among: boards.fileNames),
                    certainty: boards.boards.isEmpty ? .possible : isBesideBoards ? .certain : .likely,
                    location: Span(path: file.path, place))
            }
        }
    }

    private func placeholders(of board: StoryboardIndex.Board) -> [BrokenReference] {
        var users: [String: String] = [:]
        for scene in board.facts.scenes {
            let id = boards.screenID(of: SceneReference(path: board.path, id: scene.id), in: project)
            for destination in scene.segues.filter({ !code.neverPerforms($0) }).map(\.destination) + scene.relationships.map(\.destination) where users[destination] == nil {
                users[destination] = id
            }
        }
        return board.facts.scenes.compactMap { scene in
            guard let reference = scene.reference, let user = users[scene.id], reference.bundleIdentifier == nil else { return nil }
            let location = Span(path: board.path, scene.place)
            let name = reference.storyboardName ?? board.facts.name
            let candidates = reference.storyboardName == nil ? [board] : boards.boards(named: name)
            if candidates.isEmpty {
                guard !boards.fileNames.contains(name) else { return nil }
                return BrokenReference(
                    kind: .storyboard, name: name, screen: user, near: nearestWord(to: name, among: boards.fileNames), location: location)
            }
            guard let wanted = reference.referencedIdentifier, candidates.allSatisfy({ boards.isWhole($0.path) }) else { return nil }
            let scenes = candidates.flatMap { board in board.facts.scenes.map { (board.path, $0) } }
            guard !scenes.contains(where: { $0.1.storyboardIdentifier == wanted }) else { return nil }
            let near = nearestWord(to: wanted, among: scenes.compactMap(\.1.storyboardIdentifier))
            let place = scenes.first { $0.1.storyboardIdentifier == near && near != nil }.map { Span(path: $0.0, $0.1.place) }
            return BrokenReference(
                kind: .placeholder, name: wanted, storyboard: name, screen: user, near: near, nearLocation: place, location: location)
        }
    }

    // MARK: Selectors

    private func broken(_ segue: SegueFacts, at reference: SceneReference) -> [BrokenReference] {
        guard !code.neverPerforms(segue) else { return [] }
        let location = Span(path: reference.path, segue.place)
        if segue.kind == "unwind" {
            guard let selector = segue.unwindAction, boards.methods.answering(selector).isEmpty else { return [] }
            return [missing(.unwindAction, selector, at: reference, location, where: \.takesSegue)]
        }
        if let selector = segue.creationSelector {
            guard boards.methods.answering(selector).isEmpty else { return [] }
            return [missing(.creationSelector, selector, at: reference, location, where: \.takesCoder)]
        }
        return []
    }

    private func missing(
        _ kind: BrokenReference.Kind, _ selector: String, at reference: SceneReference, _ location: Span,
        where isFitting: (ObjectiveCMethod) -> Bool
    ) -> BrokenReference {
        let nearest = boards.methods.nearest(to: selector, where: isFitting)
        return BrokenReference(
            kind: kind, name: selector, storyboard: boards.board(at: reference.path)?.facts.name,
            screen: boards.screenID(of: reference, in: project),
            near: nearest.map { $0.method.selector == selector ? $0.method.qualifiedName : $0.method.selector },
            nearLocation: nearest?.method.location, nearReason: nearest?.reason,
            certainty: withOutsiders.contains(reference.path) ? .possible : .certain, location: location)
    }

    // MARK: Classes that cannot be decoded

    /// Scenes whose class cannot be decoded, where a window, a segue or a relationship makes them. A storyboard may hold a scene that
    /// only a creator makes, and a navigation controller around it that nobody asks for: so only what follows from the scenes in
    /// `made`, which code makes, and from those of the windows is judged.
    func traps(from made: Set<SceneReference>) -> [BrokenReference] {
        var found: [BrokenReference] = []
        var reached: Set<SceneReference> = []
        var queue = made.sorted()
        for (reference, certainty) in boards.windowScenes(of: project) {
            guard let scene = boards.scene(reference) else { continue }
            // Without a property list, that “Main” is the window's is a guess.
            let isNamed = certainty == .certain && !project.mainStoryboards.isEmpty
            found += trap(reference, from: nil, at: Span(path: reference.path, scene.place)).map { trap in
                var trap = trap
                trap.certainty = isNamed ? .certain : .likely
                return trap
            }
            queue.append(reference)
        }
        for board in boards.extensionBoards(of: project) {
            if let id = board.facts.initialScene { queue.append(SceneReference(path: board.path, id: id)) }
        }
        while let next = queue.popLast() {
            guard let scene = boards.scene(next), reached.insert(next).inserted else { continue }
            if let target = boards.target(of: next) { queue.append(target) }
            let arrows = scene.segues.filter { $0.kind != "unwind" }.map { ($0.destination, $0.creationSelector, $0.place) }
                + scene.relationships.map { ($0.destination, $0.creationSelector, $0.place) }
            for (id, creator, place) in arrows {
                let destination = SceneReference(path: next.path, id: id)
                queue.append(destination)
                if creator == nil { found += trap(destination, from: next, at: Span(path: next.path, place)) }
            }
        }
        return found
    }

    /// A scene whose class cannot be decoded, as what leads to it at `location` makes it.
    func trap(_ destination: SceneReference, from source: SceneReference?, at location: Span) -> [BrokenReference] {
        guard let target = boards.target(of: destination),
            let name = boards.scene(target)?.customClass.flatMap({ project.resolve($0, from: nil) }),
            let place = trappingInitialiser(of: name)
        else { return [] }
        return [BrokenReference(
            kind: .trappingCoder, name: name, storyboard: boards.board(at: target.path)?.facts.name,
            screen: boards.screenID(of: source ?? target, in: project), nearLocation: place,
            nearReason: "init(coder:) only traps", location: location)]
    }

    /// The class's own `init(coder:)`, or the one it inherits because it declares no initialiser at all.
    private func trappingInitialiser(of name: String) -> Span? {
        for candidate in [name] + project.ancestors(of: name) {
            guard let type = project.types[candidate], type.kind == .class else { continue }
            if type.isAmbiguous { return nil }
            guard let initialisers = type.functions["init"], !initialisers.isEmpty else { continue }
            let coding = initialisers.filter { $0.facts.parameters.count == 1 && $0.facts.parameters[0].label == "coder" }
            guard coding.count == 1, let only = coding.first, let body = only.facts.body, onlyTraps(body) else { return nil }
            return Span(path: only.path, only.facts.place)
        }
        return nil
    }

    private func onlyTraps(_ body: Block) -> Bool {
        switch body.count {
        case 1: calls(["fatalError", "preconditionFailure"], body[0])
        case 2:
            if case .returns(.null?, _) = body[1] { calls(["assertionFailure"], body[0]) } else { false }
        default: false
        }
    }

    private func calls(_ names: Set<String>, _ statement: Statement) -> Bool {
        switch statement {
        case .evaluate(.call(let call)), .returns(.call(let call)?, _):
            if case .name(let name, _) = call.callee { names.contains(name) } else { false }
        default: false
        }
    }

    // MARK: Classes from outside

    private static func withOutsiders(_ project: Project, _ boards: StoryboardIndex) -> Set<String> {
        var neighbours: [String: Set<String>] = [:]
        for board in boards.boards {
            for name in board.facts.scenes.compactMap(\.reference?.storyboardName) {
                for other in boards.boards(named: name) {
                    neighbours[board.path, default: []].insert(other.path)
                    neighbours[other.path, default: []].insert(board.path)
                }
            }
        }
        var found = Set(boards.boards.filter { board in
            board.facts.scenes.contains { $0.customClass.map { isOutside($0, project) } ?? false }
        }.map(\.path))
        var queue = Array(found)
        while let path = queue.popLast() {
            for next in neighbours[path] ?? [] where found.insert(next).inserted { queue.append(next) }
        }
        return found
    }

    /// A class, or a superclass, that is neither in the sources nor Apple's.
    private static func isOutside(_ written: String, _ project: Project) -> Bool {
        guard let name = project.resolve(written, from: nil) else { return SystemClasses.superclasses[written] == nil }
        return project.ancestors(of: name).contains {
            $0.hasSuffix("Controller") && project.types[$0] == nil && SystemClasses.superclasses[$0] == nil
        }
    }
}
