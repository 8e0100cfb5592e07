import FlowGraph

/// Screens that nothing can make: no code names them, no interface file has them, and nothing inherits from them.
struct UnmadeScreens {
    private let project: Project
    private let boards: StoryboardIndex
    private let extensionFolders: [String]
    /// Classes of interface files, scenes apart: owners, and objects of nibs.
    private let namedInInterfaces: Set<String>
    /// Types that declarations are written with: `let page: Page = .init()` makes one without its name.
    private let writtenTypes: Set<String>
    /// Code looks classes up by names that are not known.
    private let asksByName: Bool

    init(_ project: Project, _ boards: StoryboardIndex) {
        self.project = project
        self.boards = boards
        asksByName = project.mentionedNames.contains("NSClassFromString")
        extensionFolders = project.infoPlists.filter(\.plist.isAppExtension).map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
        let interfaces = project.files.compactMap(\.interface)
        namedInInterfaces = Set(interfaces.flatMap { file in ([file.owner].compactMap { $0 } + file.scenes).compactMap(\.customClass) })
        var written: Set<String> = []
        for type in Array(project.types.values) + Array(project.foreign.values) {
            for property in type.properties.values { written.formUnion(names(in: property.facts.type)) }
            for function in type.functions.values.joined() { written.formUnion(names(in: function.facts)) }
        }
        for function in project.globals.values.joined() { written.formUnion(names(in: function.facts)) }
        for value in project.globalValues.values { written.formUnion(names(in: value.facts.type)) }
        writtenTypes = written
    }

    /// `isWhole`: the sources hold everything that may name a public class.
    func contains(_ type: String, isWhole: Bool) -> Bool {
        guard let declared = project.types[type], declared.kind == .class, isWhole || !declared.isPublic, project.mayBeViewController(type) else {
            return false
        }
        let name = type.split(separator: ".").last.map(String.init) ?? type
        return !asksByName && !project.mentionedNames.contains(name) && !writtenTypes.contains(name) && project.subtypes(of: type).isEmpty
            && boards.scenes(ofClass: type).isEmpty && !namedInInterfaces.contains(name) && !project.aliases.values.contains { $0.name == name }
            // An extension's property list may name its principal class.
            && !extensionFolders.contains(where: declared.path.hasPrefix)
    }
}

private func names(in function: FunctionFacts) -> Set<String> {
    function.parameters.reduce(into: names(in: function.result)) { $0.formUnion(names(in: $1.type)) }
}

private func names(in type: TypeName?, depth: Int = 0) -> Set<String> {
    guard let type, depth < 6 else { return [] }
    var found: Set<String> = [type.name.split(separator: ".").last.map(String.init) ?? type.name]
    for argument in type.arguments { found.formUnion(names(in: argument, depth: depth + 1)) }
    return found
}

extension FlowGraph {
    /// Says of screens whose target is known that nothing makes them. A library's public class may be made elsewhere; an app's may not.
    mutating func markUnmade(of project: Project, _ boards: StoryboardIndex) {
        guard !project.targets.isEmpty else { return }
        let unmade = UnmadeScreens(project, boards)
        for index in screens.indices {
            guard let type = screens[index].class, let path = project.types[type]?.path else { continue }
            let owners = project.targets.targets(of: path).map { project.targets.targets[$0] }
            guard !owners.isEmpty else { continue }
            screens[index].isUnmade = unmade.contains(type, isWhole: owners.allSatisfy { $0.kind.isProgram })
        }
    }
}
