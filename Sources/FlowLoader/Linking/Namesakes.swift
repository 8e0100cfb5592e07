// Types of one name in several targets are different types. Each gets its target's name before its own, so that nothing of
// one is taken for the other's.

/// One of several types that bear a name in different targets.
struct Namesake: Hashable, Sendable {
    var name: String
    /// `Target.Name`.
    var qualified: String
    /// The targets that have the declaration.
    var targets: Set<Int>
}

/// The files with such types renamed where they are declared, extended, and named as the class of a scene; and the types.
/// A name that some file declares of which no project says where it belongs stays as it is.
func separatingNamesakes(in files: [FileFacts], by targets: BuildTargets) -> (files: [FileFacts], namesakes: [String: [Namesake]]) {
    guard targets.targets.count > 1 else { return (files, [:]) }
    var declaring: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
        for type in file.types where type.kind != .extension && !type.name.utf8.contains(UInt8(ascii: ".")) && declaring[type.name]?.last != index {
            declaring[type.name, default: []].append(index)
        }
    }
    var homes: [Int: Set<Int>] = [:]
    func home(_ file: Int) -> Set<Int> {
        if let known = homes[file] { return known }
        let found = Set(targets.targets(of: files[file].path))
        homes[file] = found
        return found
    }
    var namesakes: [String: [Namesake]] = [:]
    for name in declaring.keys.sorted() {
        guard let indices = declaring[name], indices.count > 1 else { continue }
        let groups = joined(indices.map(home))
        guard groups.count > 1, !groups.contains([]) else { continue }
        let found = groups.map { Namesake(name: name, qualified: "\(module(of: $0, targets)).\(name)", targets: $0) }
        // Projects may have targets of one name: then the names would say nothing.
        if Set(found.map(\.qualified)).count == found.count { namesakes[name] = found }
    }
    guard !namesakes.isEmpty else { return (files, [:]) }
    var renamed = files
    for index in files.indices where mentionsAny(of: namesakes, files[index]) {
        rename(in: &renamed[index], namesakes, home: home(index), targets)
    }
    return (renamed, namesakes)
}

/// The type that code in some targets means: their own, else one of a target they depend on, else the only one that is no
/// app's. Where several products share the code, it means a different one in each: the first product's counts.
func choose(among rivals: [Namesake], for home: [Int], of targets: BuildTargets) -> Namesake? {
    let home = Set(home)
    let own = rivals.filter { !$0.targets.isDisjoint(with: home) }
    if !own.isEmpty { return own.min { ($0.targets.min() ?? 0) < ($1.targets.min() ?? 0) } }
    let needed = Set(home.flatMap { targets.targets[$0].dependencies })
    let near = rivals.filter { rival in rival.targets.contains { needed.contains(targets.targets[$0].name) } }
    if near.count == 1 { return near[0] }
    let libraries = rivals.filter { rival in rival.targets.allSatisfy { targets.targets[$0].kind == .library } }
    return near.isEmpty && libraries.count == 1 ? libraries[0] : nil
}

extension Project {
    /// Of types that several targets declare under one name, the one that code of `scope` means.
    func namesake(_ written: String, seenFrom scope: String?) -> String? {
        guard !namesakes.isEmpty, let first = written.split(separator: ".").first, let rivals = namesakes[String(first)],
            let home = scope.flatMap({ types[$0]?.path }),
            let chosen = choose(among: rivals, for: homes[home] ?? targets.targets(of: home), of: targets)
        else { return nil }
        let name = chosen.qualified + written.dropFirst(first.count)
        return types[name] == nil ? nil : name
    }
}

/// Sets that have something in common, joined.
private func joined(_ sets: [Set<Int>]) -> [Set<Int>] {
    var groups: [Set<Int>] = []
    for set in sets {
        let touching = groups.filter { !$0.isDisjoint(with: set) || $0.isEmpty && set.isEmpty }
        groups.removeAll { touching.contains($0) }
        groups.append(touching.reduce(set) { $0.union($1) })
    }
    return groups
}

private func module(of group: Set<Int>, _ targets: BuildTargets) -> String {
    let first = group.sorted().first { targets.targets[$0].kind.isOfTheApp } ?? group.min() ?? 0
    return targets.targets[first].module
}

private func mentionsAny(of namesakes: [String: [Namesake]], _ file: FileFacts) -> Bool {
    file.types.contains { namesakes[outermost($0.name)] != nil }
        || file.interface.map { ($0.scenes + [$0.owner].compactMap { $0 }).contains { namesakes[$0.customClass ?? ""] != nil } } ?? false
}

private func outermost(_ name: String) -> String { name.split(separator: ".").first.map(String.init) ?? name }

private func rename(in file: inout FileFacts, _ namesakes: [String: [Namesake]], home: Set<Int>, _ targets: BuildTargets) {
    file.types = file.types.flatMap { type -> [TypeFacts] in
        let outer = outermost(type.name)
        guard let rivals = namesakes[outer] else { return [type] }
        // An extension that several products share extends the type of each.
        let own = rivals.filter { !$0.targets.isDisjoint(with: home) }
        let meant = own.isEmpty ? choose(among: rivals, for: Array(home), of: targets).map { [$0] } ?? [] : own
        guard !meant.isEmpty else { return [type] }
        return meant.map { rival in
            var copy = type
            copy.name = rival.qualified + type.name.dropFirst(outer.count)
            return copy
        }
    }
    func qualified(_ scene: SceneFacts) -> SceneFacts {
        guard let name = scene.customClass, let rivals = namesakes[name] else { return scene }
        let named = rivals.filter { rival in rival.targets.contains { targets.targets[$0].module == scene.customModule } }
        guard let meant = named.count == 1 ? named[0] : choose(among: rivals, for: Array(home), of: targets) else { return scene }
        var scene = scene
        scene.customClass = meant.qualified
        return scene
    }
    if let interface = file.interface {
        file.interface?.scenes = interface.scenes.map(qualified)
        file.interface?.owner = interface.owner.map(qualified)
    }
}
