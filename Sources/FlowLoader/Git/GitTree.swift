import Foundation

/// The files that git keeps, as if they stood in the work tree.
///
/// What git does not keep is taken as it is now: ignored files, submodules, and what links lead to. So they are the same on both sides of
/// a comparison, and nothing seems new only because git could not tell how it was.
struct GitTree {
    private let top: String
    private var entries: [String: GitEntry] = [:]
    /// By the folder's path from the top; the top's own is empty.
    private var names: [String: Set<String>] = ["": []]
    /// Paths that are looked up on disk, with all below them.
    private var onDisk: Set<String> = []
    /// Each folder's number, to tell it from others.
    private var numbers: [String: UInt64] = [:]
    private let objects: GitObjects

    init(top: String, entries: [GitEntry], ignored: [String], objects: GitObjects) {
        self.top = top
        self.objects = objects
        for entry in entries {
            self.entries[entry.path] = entry
            enlist(entry.path)
            if entry.isModule || entry.isLink { onDisk.insert(entry.path) }
        }
        for path in ignored {
            let path = path.hasSuffix("/") ? String(path.dropLast()) : path
            guard self.entries[path] == nil, names[path] == nil, Self.matters(path) else { continue }
            onDisk.insert(path)
            enlist(path)
        }
        for (number, folder) in names.keys.sorted().enumerated() { numbers[folder] = UInt64(number) }
    }

    private mutating func enlist(_ path: String) {
        var path = path[...]
        while true {
            let slash = path.lastIndex(of: "/")
            let folder = slash.map { path[..<$0] } ?? ""
            let name = String(slash.map { path[path.index(after: $0)...] } ?? path)
            guard names[String(folder), default: []].insert(name).inserted, !folder.isEmpty else { return }
            path = folder
        }
    }

    /// Build products and dependencies are left out anyway, and have many files.
    private static func matters(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return parts.allSatisfy { SkipReason(folder: $0) == nil && SkipReason(file: $0) == nil }
    }

    var files: FileTree {
        FileTree(status: status, statusFollowing: { status($0, following: true) }, names: names(in:), contents: contents(of:))
    }

    /// The path from the top; nil where the disk is asked.
    private func kept(_ path: String) -> String? {
        if path == top { return "" }
        guard path.hasPrefix(top == "/" ? "/" : top + "/") else { return nil }
        let relative = String(path.dropFirst(top == "/" ? 1 : top.count + 1))
        guard !onDisk.isEmpty else { return relative }
        var end = relative.endIndex
        while true {
            if onDisk.contains(String(relative[..<end])) { return nil }
            guard let slash = relative[..<end].lastIndex(of: "/") else { return relative }
            end = slash
        }
    }

    private func status(_ path: String) -> FileStatus? { status(path, following: false) }

    private func status(_ path: String, following: Bool) -> FileStatus? {
        guard let relative = kept(path) else { return following ? FileStatus(following: path) : FileStatus(path) }
        let identity = FileStatus.Identity(device: .max, inode: numbers[relative] ?? .max)
        if let entry = entries[relative] { return FileStatus(.file, size: entry.size, identity: identity) }
        return names[relative] == nil ? nil : FileStatus(.folder, identity: identity)
    }

    private func names(in folder: String) throws -> [String] {
        guard let relative = kept(folder) else { return try FileTree.disk.names(folder) }
        return names[relative, default: []].sorted()
    }

    private func contents(of path: String) throws -> SourceFile.Contents {
        guard let relative = kept(path) else { return try FileTree.disk.contents(path) }
        guard let entry = entries[relative] else { throw Unreadable(reason: "it is not in the revision") }
        return .memory(try objects.contents(of: entry.object))
    }
}
