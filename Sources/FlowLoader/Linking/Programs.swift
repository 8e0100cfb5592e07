import FlowGraph

extension FlowGraph {
    /// Says of screens and entries which programs they belong to, where the project files tell and there is more than one.
    mutating func markPrograms(of project: Project) {
        let targets = project.targets
        guard targets.targets.count(where: { $0.kind.isProgram }) > 1 else { return }
        var known: [String: [String]] = [:]
        func programs(_ path: String) -> [String] {
            if let found = known[path] { return found }
            let owners = targets.targets(of: path).map { targets.targets[$0] }.filter { $0.kind.isOfTheApp }
            // What stands in a library is linked into whoever wants it.
            let found = owners.allSatisfy { $0.kind.isProgram } ? Set(owners.map(\.name)).sorted() : []
            known[path] = found
            return found
        }
        for index in screens.indices { screens[index].programs = programs(screens[index].location.path) }
        for index in entries.indices { entries[index].programs = programs(entries[index].location.path) }
    }
}

extension TargetKind {
    /// It runs by itself.
    var isProgram: Bool {
        switch self {
        case .app, .appExtension, .widget: true
        case .library, .watch, .tv, .mac, .vision, .tests, .other: false
        }
    }
}

extension Project {
    /// Files that belong to app extensions only, by the project files, or, for files that none of them knows, by the property list beside them.
    var extensionFiles: [String] {
        let lists = infoPlists.filter { $0.path.split(separator: "/").last?.contains("Info") == true }
        let folders = lists.filter(\.plist.isAppExtension).compactMap { list in extensionFolder(around: list.path, lists) }
        return files.map(\.path).filter { path in
            let owners = targets.targets(of: path).map { targets.targets[$0] }.filter { $0.kind.isOfTheApp }
            if !owners.isEmpty { return owners.allSatisfy { $0.kind == .appExtension || $0.kind == .widget } }
            return folders.contains { path.hasPrefix($0 + "/") }
        }.sorted()
    }

    /// The folder that an extension's property list speaks of: its own, or the one around it where it stands beside no sources. None
    /// where that is the whole of the sources, or holds the list of another program.
    private func extensionFolder(around list: String, _ lists: [(path: String, plist: PropertyListFacts)]) -> String? {
        var folder = parentFolder(list)
        while !folder.isEmpty {
            let inside = folder + "/"
            if lists.contains(where: { !$0.plist.isAppExtension && $0.path.hasPrefix(inside) }) { return nil }
            if files.contains(where: { isCode($0) && $0.path.hasPrefix(inside) }) { return folder }
            folder = parentFolder(folder)
        }
        return nil
    }

    /// A bridging header lies beside lists rather than beside the code.
    private func isCode(_ file: FileFacts) -> Bool {
        file.language == .swift || file.language == .objectiveC && !file.path.hasSuffix(".h")
    }
}
