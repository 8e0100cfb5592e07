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
    /// Names that code mentions outside of the one type that bears them: what only names itself is made by nobody.
    private let mentioned: Set<String>
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
            var names: Set<String> = []
            for property in type.properties.values { names.formUnion(typeNames(in: property.facts.type)) }
            for function in type.functions.values.joined() { names.formUnion(typeNames(in: function.facts)) }
            if let own = project.ownName(of: type) { names.remove(own) }
            written.formUnion(names)
        }
        for function in project.globals.values.joined() { written.formUnion(typeNames(in: function.facts)) }
        for value in project.globalValues.values { written.formUnion(typeNames(in: value.facts.type)) }
        writtenTypes = written
        mentioned = (Array(project.types.values) + Array(project.foreign.values)).reduce(into: project.globallyMentionedNames) { names, type in
            names.formUnion(project.ownName(of: type).map { type.usedNames.subtracting([$0]) } ?? type.usedNames)
        }
    }

    /// `isWhole`: the sources hold everything that may name a public class.
    func contains(_ type: String, isWhole: Bool) -> Bool {
        guard let declared = project.types[type], declared.kind == .class, isWhole || !declared.isPublic, project.mayBeViewController(type) else {
            return false
        }
        let name = type.split(separator: ".").last.map(String.init) ?? type
        return !asksByName && !mentioned.contains(name) && !writtenTypes.contains(name) && project.subtypes(of: type).isEmpty
            && boards.scenes(ofClass: type).isEmpty && !namedInInterfaces.contains(name) && !project.aliases.values.contains { $0.name == name }
            // An extension's property list may name its principal class.
            && !extensionFolders.contains(where: declared.path.hasPrefix)
    }
}

private func typeNames(in function: FunctionFacts) -> Set<String> {
    function.parameters.reduce(into: typeNames(in: function.result)) { $0.formUnion(typeNames(in: $1.type)) }
}

private func typeNames(in type: TypeName?, depth: Int = 0) -> Set<String> {
    guard let type, depth < 6 else { return [] }
    var found: Set<String> = [type.name.split(separator: ".").last.map(String.init) ?? type.name]
    for argument in type.arguments { found.formUnion(typeNames(in: argument, depth: depth + 1)) }
    return found
}

extension Project {
    /// The name by which only the type itself is meant; nil where others bear it, or the type is not the project's.
    fileprivate func ownName(of type: ProjectType) -> String? {
        let last = lastComponent(type.name)
        return types[type.name] != nil && namesByLast[last]?.count == 1 ? last : nil
    }
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
