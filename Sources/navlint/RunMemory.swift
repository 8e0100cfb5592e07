import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import Reporters
import RuleKit
import ToolArguments

// What earlier runs found, by everything they looked at: the bytes of all sources, the configuration, the rules, navlint itself. A run over the
// same again reads and hashes, and is done. Nothing in it is trusted that does not decode; nothing depends on it.

extension Option {
    static let noCache = Option(name: "--no-cache", help: "Neither look up nor keep what a run over the same sources finds")
    static let cacheDir = Option(
        name: "--cache-dir", value: "DIR", help: "Where to keep it; navlint in the user’s cache folder by default", completes: .files)
}

/// What one run found, as far as it does not depend on how that is shown.
struct RememberedRun: Codable {
    var key: String
    var diagnostics: [Diagnostic]
    var suppressed: Int
    /// Entries of `ignore` that kept nothing back.
    var idle: [Span]
    /// What files and linking told; what discovery tells is found anew.
    var notes: [LoadNote]
    var unresolved: [Unresolved]
    var screens: Int
    var transitions: Int
    var openScreens: Int
    var opaqueActions: Int
}

/// A folder with what runs remember, the oldest of which goes when it is too much: for each run what it found, and for each folder that was
/// linted the facts of its files. Several runs may use it at once: a file in it is replaced as a whole, and what was moved away is still
/// read to its end.
struct RunMemory {
    private static let sizeLimit = 256 << 20
    private var folder: URL
    private var tell: (String) -> Void
    /// What else the results hang on: this build of navlint, and what it reads Swift with.
    private let maker: String

    /// Nil where nothing is to be remembered, or the environment tells of no place for it.
    init?(_ arguments: Arguments, _ console: Console) {
        guard !arguments.has("--no-cache"), let maker = identityOfTool() else { return nil }
        self.maker = maker
        let here = URL(fileURLWithPath: console.currentFolder, isDirectory: true)
        func folder(_ name: String) -> URL? {
            console.environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        if let named = arguments.value("--cache-dir") {
            self.folder = URL(fileURLWithPath: named, isDirectory: true, relativeTo: here).standardizedFileURL
        } else if let caches = folder("XDG_CACHE_HOME") {
            self.folder = caches.appendingPathComponent("navlint")
        } else if let home = folder("HOME") {
            #if os(macOS)
            self.folder = home.appendingPathComponent("Library/Caches/navlint")
            #else
            self.folder = home.appendingPathComponent(".cache/navlint")
            #endif
        } else {
            return nil
        }
        let isQuiet = arguments.has("--quiet")
        // Said once, however much cannot be kept.
        var hasTold = isQuiet
        tell = { message in
            if !hasTold { console.writeError("navlint: note: \(message)\n") }
            hasTold = true
        }
    }

    /// The run of that key, if it is remembered whole.
    func run(_ key: String) -> RememberedRun? {
        guard let data = try? Data(contentsOf: url(key)), let run = try? JSONDecoder().decode(RememberedRun.self, from: data), run.key == key
        else { return nil }
        return run
    }

    func keep(_ run: RememberedRun) { write(to: url(run.key)) { try JSONEncoder().encode(run) } }

    /// The facts of the files below a folder, as far as earlier runs have read them.
    func facts(below root: String) -> FactsCache {
        let url = url(below: root)
        guard let data = try? Data(contentsOf: url), let cache = FactsCache(data, for: maker) else { return FactsCache() }
        // What is used is not the oldest.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
        return cache
    }

    func keep(_ facts: FactsCache, below root: String) { write(to: url(below: root)) { facts.data(for: maker) } }

    /// Written beside and moved into place, so that other runs see all of it or nothing.
    private func write(to url: URL, _ data: () throws -> Data) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let data = try data()
            try withoutInterruption { try data.write(to: url, options: .atomic) }
        } catch {
            let error = error as NSError
            let reason = (error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error).localizedDescription
            return tell("the cache folder \(folder.path) cannot be written: \(reason)")
        }
        prune()
    }

    private func url(_ key: String) -> URL { folder.appendingPathComponent("\(key).run.json") }

    private func url(below root: String) -> URL {
        var digest = SourceDigest()
        digest.add(root)
        return folder.appendingPathComponent("\(digest.text).facts")
    }

    private func prune() {
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        var entries = files.filter { [".run.json", ".facts"].contains(where: $0.lastPathComponent.hasSuffix) }.map { file in
            let values = try? file.resourceValues(forKeys: Set(keys))
            return (file: file, size: values?.fileSize ?? 0, date: values?.contentModificationDate ?? .distantPast)
        }
        entries.sort { ($0.date, $0.file.path) > ($1.date, $1.file.path) }
        var size = 0
        for entry in entries {
            size += entry.size
            if size > Self.sizeLimit { try? FileManager.default.removeItem(at: entry.file) }
        }
    }
}

/// Another build of navlint, or another SwiftSyntax under it, may find other things. Nil where they cannot be told apart.
private func identityOfTool() -> String? {
    func identity(_ path: String) -> String? {
        guard let about = try? FileManager.default.attributesOfItem(atPath: path), let date = about[.modificationDate] as? Date,
            let size = about[.size] as? Int
        else { return nil }
        return "\(path) \(size) \(date.timeIntervalSince1970)"
    }
    guard let tool = Bundle.main.executableURL.flatMap({ identity($0.path) }), let reader = swiftReaderPath().flatMap(identity) else { return nil }
    return "navlint \(version) 2 \(tool) \(reader)"
}

/// What a run's findings depend on besides the build of navlint, as one digest; `digests` are those of the files. Nil where that cannot be
/// told: a file cannot be read.
func runKey(
    of discovery: Discovery, _ digests: [String?], _ rules: [Rule], _ arguments: Arguments, _ configuration: Configuration
) -> String? {
    guard let maker = identityOfTool() else { return nil }
    var key = SourceDigest()
    key.add(maker)
    key.add(discovery.root)
    key.add("\(discovery.isWhole)")
    if let url = configuration.url {
        guard let data = try? Data(contentsOf: url) else { return nil }
        key.add(url.path)
        key.add(data)
    }
    key.add(rules.map(\.id).joined(separator: ","))
    key.add(["--pedantic", "--no-walk"].filter(arguments.has).joined(separator: ","))
    for (file, digest) in zip(discovery.files, digests) {
        guard let digest else { return nil }
        key.add(file.path)
        key.add(digest)
    }
    return key.text
}
