import FlowGraph

extension FlowGraph {
    /// Gives screens the roles declared for them: by the configuration, else by their flow file, which has written them already, else
    /// by a comment `navlint:role compose` on a type's declaration or above it, or in the notes of a scene's object.
    mutating func declareRoles(of project: Project) {
        let comments = declaredRoles(in: project.files)
        guard !comments.isEmpty || !project.names.roles.isEmpty else { return }
        for index in screens.indices {
            let screen = screens[index]
            let names = [screen.id, screen.class].compactMap { $0 } + screen.scenes
            let configured = names.lazy.compactMap { project.names.roles[$0] }.first
            screens[index].facts.role = configured ?? screen.facts.role ?? names.lazy.compactMap { comments[$0] }.first
        }
    }
}

/// By the type's name, or a scene as `File.storyboard#objectID`.
private func declaredRoles(in files: [FileFacts]) -> [String: String] {
    var found: [String: String] = [:]
    for file in files {
        for directive in file.directives {
            guard directive.text.hasPrefix("role "),
                let role = directive.text.dropFirst("role ".count).split(separator: " ").first.map(String.init)
            else { continue }
            if let object = directive.object {
                found["\(fileName(file.path))#\(object)"] = role
            } else if let type = file.types.first(where: { $0.kind != .extension && (0...3).contains($0.place.line - directive.place.line) }) {
                found[type.name] = role
            }
        }
    }
    return found
}
