import Diagnostics
import Foundation

/// Extracts the targets of a `project.pbxproj`: their files, folders and settings. Cannot fail: broken input becomes a note.
///
/// The file is a property list in OpenStep text, which Foundation reads on Linux and macOS alike.
func xcodeProjectFacts(path: String, data: Data) -> FileFacts {
    var facts = FileFacts(path: path, language: .project)
    guard let root = readPropertyList(data, "is not a project file; the folders decide what is read", path, &facts.notes) as? [String: Any],
        let objects = root["objects"] as? [String: Any], let project = (root["rootObject"] as? String).flatMap({ objects[$0] as? [String: Any] })
    else {
        if facts.notes.isEmpty {
            facts.notes.append(LoadNote(.unreadable, "holds no project; the folders decide what is read", at: Span(path: path, line: 1, column: 1)))
        }
        return facts
    }
    let folder = pathBelow(parentFolder(parentFolder(path)), project["projectDirPath"] as? String ?? "")
    guard let folder else { return facts }
    var reader = XcodeProject(objects: objects.compactMapValues { $0 as? [String: Any] }, project: project, folder: folder)
    reader.readTree()
    let targets = reader.targets()
    facts.build = BuildFacts(targets: targets, unbuilt: reader.unbuilt(besides: targets))
    return facts
}

/// The object graph of one project file. Objects name one another by id; nothing says that what they name is there.
struct XcodeProject {
    let objects: [String: [String: Any]]
    let project: [String: Any]
    let folder: String
    /// Where file references, groups and synchronised folders stand, by id.
    private var paths: [String: String] = [:]
    /// The file references in a variant or version group, by its id.
    private var variants: [String: [String]] = [:]

    init(objects: [String: [String: Any]], project: [String: Any], folder: String) {
        self.objects = objects
        self.project = project
        self.folder = folder
    }

    /// Walks the groups from the main one on and notes where everything stands.
    mutating func readTree() {
        guard let main = project["mainGroup"] as? String else { return }
        var waiting = [(id: main, folder: folder)]
        var seen: Set<String> = []
        while let (id, folder) = waiting.popLast() {
            guard seen.insert(id).inserted, let object = objects[id], let place = place(of: object, in: folder) else { continue }
            paths[id] = place
            let children = ids(object, "children")
            if ["PBXVariantGroup", "XCVersionGroup"].contains(isa(object)) { variants[id] = children }
            waiting += children.map { ($0, place) }
        }
    }

    private func place(of object: [String: Any], in parent: String) -> String? {
        let path = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String ?? "<group>" {
        case "<group>": return pathBelow(parent, path)
        case "SOURCE_ROOT": return pathBelow(folder, path)
        default: return nil
        }
    }

    func targets() -> [TargetFacts] {
        let projectLevels = configurations(of: project)
        let synchronised = foldersByTarget()
        return ids(project, "targets").compactMap { id in
            guard let object = objects[id], let name = object["name"] as? String else { return nil }
            let product = (object["productType"] as? String ?? "").replacingOccurrences(of: "com.apple.product-type.", with: "")
            var target = TargetFacts(name: name, product: product, folder: folder)
            target.configurations = configurations(of: object).map { own in
                let above = projectLevels.first { $0.name == own.name }
                return ConfigurationFacts(name: own.name, levels: own.levels + (above?.levels ?? []))
            }
            if target.configurations.isEmpty { target.configurations = projectLevels }
            addFiles(of: object, to: &target)
            target.folders += synchronised[id]?.folders ?? []
            target.files += synchronised[id]?.files ?? []
            target.foreignFiles += synchronised[id]?.foreign ?? []
            target.dependencies = ids(object, "dependencies").compactMap { dependency in
                (objects[dependency]?["target"] as? String).flatMap { objects[$0]?["name"] as? String } ?? objects[dependency]?["name"] as? String
            } + ids(object, "packageProductDependencies").compactMap { objects[$0]?["productName"] as? String }
            return target
        }
    }

    /// What stays in the project's list though no target builds it any more. Nothing is said of a project whose targets build no code of
    /// their own: other tools do.
    func unbuilt(besides targets: [TargetFacts]) -> [String] {
        let built = Set(targets.flatMap { $0.files + $0.foreignFiles })
        guard built.contains(where: Self.isBuiltByItself) else { return [] }
        let listed = paths.filter { objects[$0.key].map(isa) == "PBXFileReference" && Self.isBuiltByItself($0.value) }
        return Set(listed.values).subtracting(built).sorted()
    }

    /// A kind of file that is in an app only if a target names it; headers are not.
    static func isBuiltByItself(_ path: String) -> Bool {
        [".swift", ".m", ".mm", ".storyboard", ".xib"].contains(where: path.hasSuffix)
    }

    private func addFiles(of object: [String: Any], to target: inout TargetFacts) {
        let phases: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
        for phase in ids(object, "buildPhases").compactMap({ objects[$0] }) where phases.contains(isa(phase)) {
            for file in ids(phase, "files").compactMap({ objects[$0] }) {
                guard let reference = file["fileRef"] as? String else { continue }
                let found = (variants[reference] ?? [reference]).compactMap { paths[$0] }
                if isForeign(file["platformFilters"] ?? file["platformFilter"]) { target.foreignFiles += found } else { target.files += found }
            }
        }
    }

    /// Files with a platform filter are built for the platforms that it names only.
    private func isForeign(_ filter: Any?) -> Bool {
        let platforms = (filter as? [String]) ?? (filter as? String).map { [$0] } ?? []
        return !platforms.isEmpty && !platforms.contains("ios") && !platforms.contains("maccatalyst")
    }

    private struct Synchronised {
        var folders: [TargetFolder] = []
        var files: [String] = []
        var foreign: [String] = []
    }

    /// What synchronised folders give to targets, by target id. For a target that has the folder an exception takes a file
    /// out; for any other it lets one in.
    private func foldersByTarget() -> [String: Synchronised] {
        var found: [String: Synchronised] = [:]
        var owners: [String: Set<String>] = [:]
        for target in ids(project, "targets") {
            for group in ids(objects[target] ?? [:], "fileSystemSynchronizedGroups") { owners[group, default: []].insert(target) }
        }
        for group in paths.keys.sorted() {
            guard let root = paths[group], let object = objects[group], isa(object) == "PBXFileSystemSynchronizedRootGroup" else { continue }
            var left: [String: [String]] = [:]
            for set in ids(object, "exceptions").compactMap({ objects[$0] }) {
                guard let target = set["target"] as? String else { continue }
                let named = ids(set, "membershipExceptions").compactMap { pathBelow(root, $0) }
                if owners[group]?.contains(target) == true {
                    left[target, default: []] += named
                } else {
                    found[target, default: Synchronised()].files += named
                    found[target, default: Synchronised()].folders += named.map { TargetFolder(path: $0) }
                }
                let filters = set["platformFiltersByRelativePath"] as? [String: Any] ?? [:]
                for file in filters.keys.sorted() where isForeign(filters[file]) {
                    guard let path = pathBelow(root, file) else { continue }
                    found[target, default: Synchronised()].foreign.append(path)
                    left[target, default: []].append(path)
                }
            }
            for target in owners[group] ?? [] {
                found[target, default: Synchronised()].folders.append(TargetFolder(path: root, exceptions: (left[target] ?? []).sorted()))
            }
        }
        return found
    }

    private func configurations(of object: [String: Any]) -> [ConfigurationFacts] {
        guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return [] }
        return ids(list, "buildConfigurations").compactMap { objects[$0] }.map { configuration in
            var settings: [String: String] = [:]
            for (key, value) in configuration["buildSettings"] as? [String: Any] ?? [:] {
                settings[key] = value as? String ?? (value as? [String])?.joined(separator: " ")
            }
            let anchored = (configuration["baseConfigurationReferenceAnchor"] as? String).flatMap { paths[$0] }.flatMap { anchor in
                pathBelow(anchor, configuration["baseConfigurationReferenceRelativePath"] as? String ?? "")
            }
            let base = (configuration["baseConfigurationReference"] as? String).flatMap { paths[$0] } ?? anchored
            return ConfigurationFacts(name: configuration["name"] as? String ?? "", levels: [.init(settings: settings, base: base)])
        }
    }

    private func isa(_ object: [String: Any]) -> String { object["isa"] as? String ?? "" }

    private func ids(_ object: [String: Any], _ key: String) -> [String] { (object[key] as? [Any] ?? []).compactMap { $0 as? String } }
}
