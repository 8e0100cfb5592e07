import Diagnostics
import FlowGraph

/// Scenes, segue actions and recognizers that nothing leads to (rules.md F9).
struct DeadElements {
    let project: Project
    let boards: StoryboardIndex

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
        let code = CodeWords(project)
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

/// The words of all code and of the files that name scenes: whatever an identifier may be written as.
private struct CodeWords {
    private var words: Set<String> = []
    /// Some code puts an identifier together.
    private(set) var makesIdentifiers = false

    init(_ project: Project) {
        for name in project.types.keys.sorted() {
            guard let type = project.types[name] else { continue }
            add(name.split(separator: ".").last.map(String.init) ?? name)
            for enumCase in type.cases.values {
                add(enumCase.name)
                if let raw = enumCase.rawValue { add(raw) }
            }
        }
        for file in project.files {
            for type in file.types {
                for function in type.functions { scan(function.body ?? []) }
                for property in type.properties { scan(property) }
            }
            for function in file.functions { scan(function.body ?? []) }
            for property in file.properties { scan(property) }
            scan(file.topLevel)
            for scene in file.interface?.scenes ?? [] {
                if let identifier = scene.reference?.referencedIdentifier { add(identifier) }
            }
        }
    }

    func mayMean(_ identifier: String) -> Bool { words.contains(Self.plain(identifier)) }

    private mutating func scan(_ property: PropertyFacts) {
        for block in [property.getter, property.setter].compactMap({ $0 }) + property.observers { scan(block) }
        if let value = property.value { scan([.evaluate(value)]) }
    }

    private mutating func scan(_ block: Block) {
        guard !block.isEmpty else { return }
        var texts: [String] = []
        var isMade = false
        visitExpressions(in: block) { expression in
            switch expression {
            case .string(let text): texts.append(text)
            case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): texts.append(name)
            case .call(let call):
                guard case .member(_, let name, _) = call.callee, name.hasPrefix("instantiateViewController"), let argument = call.arguments.first
                else { return }
                switch argument.value {
                case .interpolated, .operation, .unknown: isMade = true
                default: break
                }
            default: break
            }
        }
        for text in texts { add(text) }
        if isMade { makesIdentifiers = true }
    }

    private mutating func add(_ word: String) { words.insert(Self.plain(word)) }

    /// Generators of constants change case and drop what no name may hold.
    private static func plain(_ word: String) -> String { String(word.lowercased().filter { $0.isLetter || $0.isNumber }) }
}
