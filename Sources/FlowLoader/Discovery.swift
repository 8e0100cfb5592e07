import Diagnostics
import Foundation

/// What there is to read, and what was left out and why. Made by `discover`.
public struct Discovery: Sendable {
    /// The linted root, an absolute path: what the paths of the files are relative to.
    public var root: String
    /// Sorted by path; each file once.
    public var files: [SourceFile] = []
    /// Folders and files left out on purpose, sorted by path.
    public var skipped: [Skipped] = []
    /// What should have been read and could not, one note a path.
    public var unreadable: [LoadNote] = []
    /// Sources that are app code but were left out for another reason than their place: told to the user, unlike `skipped`.
    public var oversized: [LoadNote] = []
    /// True when there are sources with navigation, all of them in places that are left out on purpose.
    public var isSkippedWhole = false

    /// False where single files were named: then more of the app lies beside them.
    public var isWhole = true

    public struct Skipped: Hashable, Sendable {
        public var path: String
        public var reason: SkipReason
    }
}

extension Discovery {
    /// True when something can be linted at all: a property list alone holds no navigation.
    public var hasNavigation: Bool {
        files.contains { SourceLanguage(path: $0.path).map(SourceLanguage.navigable.contains) ?? false }
    }
}

extension SourceLanguage {
    /// Languages that can hold screens and ways between them.
    static let navigable: Set<SourceLanguage> = [.swift, .objectiveC, .interfaceBuilder, .flowFile]
}

/// Finds the sources below `paths`, which are files and folders, absolute or relative to `currentFolder`.
///
/// The only reader of folders. Below a folder it leaves out what is no app code (see `SkipReason`); what is named itself is always
/// read. One folder is its own root; otherwise the root is the current folder, or what all paths have in common
/// when some lie outside it. Symbolic links are followed once, and only out of the root. `isLeftOut` says which files, by absolute
/// path, the configuration leaves out; project files and property lists are read all the same. `tree` is where the files are; with a
/// `root` given, what is named and not in the tree is passed over: it was not there yet. `reading` gives the facts of the project files
/// among the sources, whose root it is told.
public func discover(
    _ paths: [String], from currentFolder: String = FileManager.default.currentDirectoryPath, in tree: FileTree = .disk, root: String? = nil,
    isLeftOut: @escaping @Sendable (String) -> Bool = { _ in false },
    reading: (_ projects: [SourceFile], _ root: String) -> [FileFacts] = { projects, _ in extract(projects, jobs: 1) }
) -> Discovery {
    let named = paths.map { Path.join(currentFolder, $0) }
    let base = root ?? commonRoot(of: named, from: Path.join(currentFolder, "."), in: tree)
    var walk = Walk(root: base, tree: tree, isLeftOut: isLeftOut)
    for path in named where root == nil || tree.statusFollowing(path) != nil { walk.visitNamed(path) }
    return walk.result(reading)
}

private func commonRoot(of named: [String], from currentFolder: String, in tree: FileTree) -> String {
    if named.count == 1, tree.statusFollowing(named[0])?.kind == .folder { return named[0] }
    if named.allSatisfy({ Path.relative($0, to: currentFolder) != nil }) { return currentFolder }
    let folders = named.map { tree.statusFollowing($0)?.kind == .folder ? $0 : Path.parent($0) }
    return folders.dropFirst().reduce(folders.first ?? currentFolder, Path.commonAncestor)
}

// MARK: The walk

private struct Walk {
    private let root: String
    private let realRoot: String
    private var discovery: Discovery
    private var paths: Set<String> = []
    /// Files that were named themselves.
    private var named: Set<String> = []
    /// Folders entered, so that no loop of links is walked twice.
    private var entered: Set<FileStatus.Identity> = []
    private var waiting: [String] = []
    private let tree: FileTree
    private let isLeftOut: @Sendable (String) -> Bool

    init(root: String, tree: FileTree, isLeftOut: @escaping @Sendable (String) -> Bool) {
        self.root = root
        self.tree = tree
        self.isLeftOut = isLeftOut
        realRoot = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        discovery = Discovery(root: root)
    }

    mutating func result(_ reading: (_ projects: [SourceFile], _ root: String) -> [FileFacts]) -> Discovery {
        let targets = BuildTargets(reading(discovery.files.filter(tellsTargets), root))
        if !targets.isEmpty { apply(targets) }
        for copy in copies(in: discovery.files.map(\.path), targets) { leaveOut(copy) }
        var result = discovery
        result.files = withoutTranslations(result.files, skipping: &result.skipped)
        result.files.sort { $0.path < $1.path }
        result.skipped.sort { ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue) }
        result.unreadable.sort { $0.location < $1.location }
        result.isSkippedWhole = !result.hasNavigation && result.skipped.contains { skip in
            skip.reason != .hidden && skip.reason != .special && holdsSources(Path.join(root, skip.path))
        }
        return result
    }

    mutating func visitNamed(_ path: String) {
        guard let status = tree.statusFollowing(path) else { return fail(path, "there is no such file or folder") }
        switch status.kind {
        case .folder: enter(path, status)
        case .file where SourceLanguage(path: path) == nil: fail(path, "is not a kind of file navlint reads")
        case .file:
            named.insert(Path.relative(path, to: root) ?? path)
            add(path, status)
            discovery.isWhole = false
        case .link, .special: fail(path, "is neither a file nor a folder")
        }
        while let folder = waiting.popLast() { list(folder) }
    }

    /// What projects say of files goes before what the names of folders say: a file that only test targets or targets for other
    /// platforms have is left out, and one that the app has is read wherever it lies. One that a project lists without giving it to any
    /// target is not built, nor is one left over in a folder whose other files are listed; else a file that no project mentions stays.
    private mutating func apply(_ targets: BuildTargets) {
        let passedOver = discovery.skipped.filter { [.tests, .otherPlatform].contains($0.reason) }.map { $0.path + "/" }
        for path in passedOver.isEmpty ? [] : targets.namedByTheApp where passedOver.contains(where: path.hasPrefix) {
            let name = String(path.split(separator: "/").last ?? "")
            guard SourceLanguage(path: path) != nil, SkipReason(file: name) == nil,
                let status = tree.status(Path.join(root, path)), status.kind == .file
            else { continue }
            add(Path.join(root, path), status)
        }
        let loose = targets.unmentioned(among: discovery.files.map(\.path))
        discovery.files = discovery.files.filter { file in
            guard !named.contains(file.path), let reason = loose.contains(file.path) ? .noTarget : reasonToSkip(file.path, targets) else { return true }
            discovery.skipped.append(.init(path: file.path, reason: reason))
            return false
        }
    }

    /// A folder that holds the whole project once more would declare every type twice: nothing could be resolved.
    private mutating func leaveOut(_ copy: String) {
        let left = discovery.files.filter { !$0.path.hasPrefix(copy + "/") || named.contains($0.path) }
        guard left.count < discovery.files.count else { return }
        discovery.files = left
        discovery.skipped.append(.init(path: copy, reason: .copy))
    }

    private mutating func enter(_ path: String, _ status: FileStatus) {
        if entered.insert(status.identity).inserted { waiting.append(path) }
    }

    private mutating func list(_ folder: String) {
        let names: [String]
        do {
            names = try tree.names(folder)
        } catch CocoaError.fileReadNoSuchFile where folder != root {
            // It was taken away after its parent was listed: as if it had gone before.
            return
        } catch {
            return fail(folder, "the folder cannot be read: \(reason(of: error))")
        }
        // At the root the example may be what is linted: the package's author lints it.
        let isPackage = folder != root && names.contains(where: SkipReason.isManifest)
        for name in names.sorted() {
            let path = Path.child(of: folder, named: name)
            let isExample = isPackage && SkipReason.isExample(folder: name) || folder != root && SkipReason.isExample(folder: name, among: names)
            if isExample { skip(path, .example) } else { visit(path, named: name) }
        }
    }

    private mutating func visit(_ path: String, named name: String) {
        guard var status = tree.status(path) else { return }
        let isSource = SourceLanguage(path: name) != nil
        if status.kind == .link {
            guard let target = tree.statusFollowing(path), target.kind == .folder || isSource else { return }
            // What the link shows lies in the root and is read there, or it leads up and round in a circle.
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            if Path.relative(real, to: realRoot) != nil || Path.relative(realRoot, to: real) != nil { return skip(path, .link) }
            status = target
        }
        switch status.kind {
        case .folder:
            if let reason = SkipReason(folder: name) { skip(path, reason) } else { enter(path, status) }
        case .file where isSource && SourceLanguage(path: name).map(SourceLanguage.navigable.contains) == true && isLeftOut(path):
            skip(path, .configuration)
        case .file where isSource:
            if let reason = SkipReason(file: name) { skip(path, reason) } else { add(path, status) }
        case .special where isSource: skip(path, .special)
        case .file, .link, .special: break
        }
    }

    private mutating func add(_ path: String, _ status: FileStatus) {
        let relative = Path.relative(path, to: root) ?? path
        guard paths.insert(relative).inserted else { return }
        do {
            let contents = status.size > Self.sizeLimit ? nil : try tree.contents(path)
            var size = status.size
            if case .memory(let data)? = contents { size = data.count }
            guard let contents, size <= Self.sizeLimit else {
                let message = "\(size >> 20) MiB are more than the \(Self.sizeLimit >> 20) MiB that are read of one file; it was left out"
                discovery.oversized.append(LoadNote(.unreadable, message, at: Span(path: relative, line: 1, column: 1)))
                return skip(path, .tooLarge)
            }
            discovery.files.append(SourceFile(path: relative, contents: contents))
        } catch let error as Unreadable where error.isGone && !named.contains(relative) {
            paths.remove(relative)
        } catch {
            fail(path, "the file cannot be read: \(reason(of: error))")
        }
    }

    private mutating func skip(_ path: String, _ reason: SkipReason) {
        discovery.skipped.append(.init(path: Path.relative(path, to: root) ?? path, reason: reason))
    }

    private mutating func fail(_ path: String, _ message: String) {
        let place = Span(path: Path.relative(path, to: root) ?? path, line: 1, column: 1)
        discovery.unreadable.append(LoadNote(.unreadable, message, at: place))
    }

    /// No one writes more than this by hand in one file.
    private static let sizeLimit = 8 << 20
}

private func reasonToSkip(_ path: String, _ targets: BuildTargets) -> SkipReason? {
    if targets.leaveOut(path) { return .noTarget }
    let kinds = targets.targets(of: path).map { targets.targets[$0].kind }
    guard !kinds.isEmpty, !kinds.contains(where: \.isOfTheApp) else { return nil }
    // Tests that build another project's sources say nothing about that one's app.
    if kinds.contains(.tests) { return targets.knowTheApp ? .testTarget : nil }
    return .otherTarget
}

/// Folders of projects that have the same targets as a project around them, and nearly all of whose sources lie below that one under the
/// same paths.
private func copies(in paths: [String], _ targets: BuildTargets) -> [String] {
    let byFolder = Dictionary(grouping: targets.targets, by: \.folder).mapValues { Set($0.map(\.name)) }
    guard byFolder.count > 1 else { return [] }
    let sources = paths.filter { SourceLanguage(path: $0).map(SourceLanguage.navigable.contains) == true }
    let all = Set(sources)
    return byFolder.keys.sorted().filter { inner in
        guard !inner.isEmpty else { return false }
        let own = sources.filter { $0.hasPrefix(inner + "/") }.map { String($0.dropFirst(inner.count + 1)) }
        return own.count >= 10 && byFolder.keys.contains { outer in
            guard outer != inner, outer.isEmpty || inner.hasPrefix(outer + "/"), byFolder[outer] == byFolder[inner] else { return false }
            let prefix = outer.isEmpty ? "" : outer + "/"
            return own.count { all.contains(prefix + $0) } * 10 >= own.count * 9
        }
    }
}

/// Facts of modules that were read apart, without those of files that only targets have which are no part of the app: the project that says
/// so may be another module's.
public func withoutOtherTargets(_ facts: [FileFacts]) -> [FileFacts] {
    let targets = BuildTargets(facts)
    let loose = targets.unmentioned(among: facts.map(\.path))
    return targets.isEmpty ? facts : facts.filter { !loose.contains($0.path) && reasonToSkip($0.path, targets) == nil }
}

private func tellsTargets(_ file: SourceFile) -> Bool {
    SourceLanguage(path: file.path) == .project || isPackageManifest(file.path)
}

/// Of a storyboard or xib kept in several languages only one is read: the base one, English, or the first.
private func withoutTranslations(_ files: [SourceFile], skipping skipped: inout [Discovery.Skipped]) -> [SourceFile] {
    func language(_ file: SourceFile) -> (original: String, language: String)? {
        guard SourceLanguage(path: file.path) == .interfaceBuilder else { return nil }
        let parts = file.path.split(separator: "/")
        guard let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
        return ((parts[..<index] + parts[(index + 1)...]).joined(separator: "/"), String(parts[index].dropLast(".lproj".count)))
    }
    var best: [String: String] = [:]
    for (original, language) in files.compactMap(language) {
        let rival = best[original] ?? language
        let preferred = ["Base", "en"].first { $0 == language || $0 == rival }
        best[original] = preferred ?? min(language, rival)
    }
    return files.filter { file in
        guard let (original, language) = language(file), best[original] != language else { return true }
        skipped.append(.init(path: file.path, reason: .translation))
        return false
    }
}

/// Whether a folder holds a file that would be read, or the path is one.
private func holdsSources(_ path: String) -> Bool {
    if FileStatus(following: path)?.kind == .file { return SourceLanguage(path: path).map(SourceLanguage.navigable.contains) ?? false }
    guard let below = FileManager.default.enumerator(atPath: path) else { return false }
    return below.contains { entry in
        (entry as? String).flatMap(SourceLanguage.init(path:)).map(SourceLanguage.navigable.contains) ?? false
    }
}

// MARK: Files and paths

/// Paths as text: absolute, with `/`, without `.` and `..`. Links are not resolved, so that paths read as they were given.
private enum Path {
    static func join(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// What a folder holds: quicker than `join`, for each of many.
    static func child(of folder: String, named name: String) -> String { folder == "/" ? "/" + name : "\(folder)/\(name)" }

    static func parent(_ path: String) -> String { join(path, "..") }

    /// Nil when the path is not below the folder; empty for the folder itself.
    static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder == "/" ? "/" : "\(folder)/"
        if path.utf8.starts(with: prefix.utf8) { return String(path.utf8.dropFirst(prefix.utf8.count)) }
        // The same letters in other bytes: file systems compose accents in their own way.
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    static func commonAncestor(_ a: String, _ b: String) -> String {
        let common = zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }
        return "/" + common.map(\.0).joined(separator: "/")
    }
}
