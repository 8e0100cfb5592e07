import Diagnostics
import FlowGraph

/// One scene of one storyboard file.
struct SceneReference: Hashable, Sendable {
    /// The file's path.
    var path: String
    var id: String
}

/// Storyboards by the names that code and placeholders use, and their scenes by identifier. An object, because everything that links holds it.
final class StoryboardIndex: Sendable {
    struct Board: Sendable {
        var path: String
        var facts: InterfaceFacts
        var scenes: [String: SceneFacts]
    }

    /// One board a file, sorted by path. Localised variants of one storyboard come down to its base.
    let boards: [Board]
    private let byName: [String: [Int]]
    private let byPath: [String: Int]
    private let scenesByClass: [String: [SceneReference]]
    /// Containers whose class fills several scenes: each is a container of its own, with its own content.
    private let containersOfOneClass: Set<SceneReference>
    /// Scenes that share their file's name and their id with a scene of another file, as copies of a template do.
    private let namesakes: Set<SceneReference>
    /// Storyboards that were read only in part: something may be missing from them.
    private let broken: Set<String>
    /// Names of all storyboard files, those of other platforms and unreadable ones included.
    let fileNames: Set<String>
    /// The methods that selectors of segues can mean.
    let methods: ObjectiveCMethods

    init(_ project: Project) {
        let found = project.files.compactMap { file in file.interface.map { (file.path, $0) } }
            .filter { $0.1.isStoryboard && !isLocalisedCopy($0.0, among: project.files) }
        boards = found.map { path, facts in
            Board(path: path, facts: facts, scenes: Dictionary(facts.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
        }
        byName = Dictionary(grouping: boards.indices) { [boards] in boards[$0].facts.name }
        byPath = Dictionary(boards.indices.map { [boards] in (boards[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        var byClass: [String: [SceneReference]] = [:]
        for board in boards {
            for scene in board.facts.scenes {
                guard let written = scene.customClass, let name = project.resolve(written, from: nil) else { continue }
                byClass[name, default: []].append(SceneReference(path: board.path, id: scene.id))
            }
        }
        scenesByClass = byClass
        containersOfOneClass = Set(byClass.filter { $0.value.count > 1 && isContainer(project.kind(of: $0.key)) }.flatMap(\.value))
        let references = boards.flatMap { board in board.facts.scenes.map { SceneReference(path: board.path, id: $0.id) } }
        let sharing = Dictionary(grouping: references) { "\(lastPart(of: $0.path))#\($0.id)" }
        namesakes = Set(sharing.values.filter { $0.count > 1 }.flatMap { $0 })
        let files = project.files.filter { $0.language == .interfaceBuilder && $0.path.hasSuffix(".storyboard") }
        broken = Set(files.filter { $0.notes.contains { $0.kind == .unreadable } }.map(\.path))
        fileNames = Set(files.map { $0.interface?.name ?? String(lastPart(of: $0.path).dropLast(".storyboard".count)) })
        methods = ObjectiveCMethods(project)
    }

    /// False when the file broke off, so that it may hold more than is known.
    func isWhole(_ path: String) -> Bool { !broken.contains(path) }

    /// The storyboards of the name; several when targets share it.
    func boards(named name: String) -> [Board] { (byName[name] ?? []).map { boards[$0] } }
    /// The same, those that share the most folders with `path` first: targets of one project have storyboards of one name.
    func boards(named name: String, nearest path: String) -> [Board] {
        boards(named: name).sorted { (-sharedFolders($0.path, path), $0.path) < (-sharedFolders($1.path, path), $1.path) }
    }
    func board(at path: String) -> Board? { byPath[path].map { boards[$0] } }
    func scene(_ reference: SceneReference) -> SceneFacts? { board(at: reference.path)?.scenes[reference.id] }
    func scenes(ofClass name: String) -> [SceneReference] { scenesByClass[name] ?? [] }

    /// Scenes of the identifier in storyboards of the name, placeholders followed. Empty when there is none.
    func scenes(identifier: String, in storyboard: String) -> [SceneReference] {
        boards(named: storyboard).flatMap { board in
            board.facts.scenes.filter { $0.storyboardIdentifier == identifier }
                .compactMap { target(of: SceneReference(path: board.path, id: $0.id)) }
        }
    }

    /// Whether some file bears the storyboard's name, even one that was not understood or is of another platform.
    func mayHold(storyboard name: String, in project: Project) -> Bool {
        project.files.contains { file in
            guard file.language == .interfaceBuilder else { return false }
            return (file.path.split(separator: "/").last ?? "").split(separator: ".").first.map { $0.split(separator: "~").first.map(String.init) ?? "" } == name
        }
    }

    /// Whether every storyboard of the name was read to its end, so that what is not there is missing.
    func isWhollyRead(_ name: String, in project: Project) -> Bool {
        let paths = Set(boards(named: name).map(\.path))
        return project.files.allSatisfy { !paths.contains($0.path) || $0.notes.isEmpty }
    }

    /// Initial scenes of storyboards of the name.
    func initialScenes(in storyboard: String) -> [SceneReference] {
        boards(named: storyboard).compactMap { board in
            board.facts.initialScene.flatMap { target(of: SceneReference(path: board.path, id: $0)) }
        }
    }

    /// The scene a reference leads to: itself, or what a placeholder stands for. Nil when the placeholder's scene is missing.
    func target(of reference: SceneReference) -> SceneReference? {
        var current = reference
        for _ in 0..<8 {
            guard let board = board(at: current.path), let scene = board.scenes[current.id] else { return nil }
            guard scene.element == .placeholder, let placeholder = scene.reference else { return current }
            let name = placeholder.storyboardName ?? board.facts.name
            let candidates = placeholder.storyboardName == nil ? [board] : boards(named: name, nearest: board.path)
            guard let next = candidates.first(where: { candidate in
                placeholder.referencedIdentifier.map { id in candidate.facts.scenes.contains { $0.storyboardIdentifier == id } }
                    ?? (candidate.facts.initialScene != nil)
            }) else { return nil }
            let named = placeholder.referencedIdentifier.flatMap { id in
                next.facts.scenes.first { $0.storyboardIdentifier == id }?.id
            }
            guard let id = named ?? next.facts.initialScene else { return nil }
            current = SceneReference(path: next.path, id: id)
        }
        return nil
    }

    /// True for a reference to a storyboard whose name several files bear: which one is a matter of the target.
    func isOneOfSeveral(_ reference: SceneReference) -> Bool {
        guard let name = scene(reference)?.reference?.storyboardName else { return false }
        return boards(named: name).count > 1
    }

    /// The graph's id of a scene: its class when the sources know it, else `File.storyboard#objectID`. Containers of one
    /// class have their scenes' ids when there are several.
    func screenID(of reference: SceneReference, in project: Project) -> String {
        if !containersOfOneClass.contains(reference), let written = scene(reference)?.customClass,
            let name = project.resolve(written, from: nil) { return name }
        let file = namesakes.contains(reference) ? reference.path : lastPart(of: reference.path)
        return "\(file)#\(reference.id)"
    }

    /// Scenes of the kind without a class of the app's.
    func plainScenes(of kind: ScreenKind) -> [SceneReference] {
        boards.flatMap { board in
            board.facts.scenes.filter { $0.customClass == nil && $0.element == (kind == .tab ? .tabBarController : .splitViewController) }
                .map { SceneReference(path: board.path, id: $0.id) }
        }
    }

    /// What a scene is on the plane: by its class, else by its element.
    func kind(of reference: SceneReference, in project: Project) -> ScreenKind {
        guard let scene = scene(reference) else { return .screen }
        if let written = scene.customClass {
            let kind = project.kind(of: project.resolve(written, from: nil) ?? written)
            if kind != .screen { return kind }
        }
        switch scene.element {
        case .navigationController: return .nav
        case .tabBarController: return .tab
        case .splitViewController: return .split
        case .pageViewController: return .page
        case .searchController: return .search
        case .avPlayerViewController: return .system
        default: return .screen
        }
    }
}

/// How many folders two paths have in common.
func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
}

private func isContainer(_ kind: ScreenKind) -> Bool { [.nav, .tab, .split, .page].contains(kind) }

private func lastPart(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// `de.lproj/Main.storyboard` next to a `Base.lproj` one: the base decides (rules.md F5).
func isLocalisedCopy(_ path: String, among files: [FileFacts]) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count >= 2, let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }), parts[index] != "Base.lproj" else {
        return false
    }
    var base = parts
    base[index] = "Base.lproj"
    let wanted = base.joined(separator: "/")
    return files.contains { $0.path == wanted && $0.interface != nil }
}
