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
    fileprivate var isProgram: Bool {
        switch self {
        case .app, .appExtension, .widget: true
        case .library, .watch, .tv, .mac, .vision, .tests, .other: false
        }
    }
}
