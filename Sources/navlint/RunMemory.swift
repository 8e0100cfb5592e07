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
}

/// A folder with remembered runs, one a file, the oldest of which go when they are too many.
struct RunMemory {
    private static let sizeLimit = 64 << 20
    private var folder: URL
    private var tell: (String) -> Void

    /// Nil where nothing is to be remembered, or the environment tells of no place for it.
    init?(_ arguments: Arguments, _ console: Console) {
        guard !arguments.has("--no-cache") else { return nil }
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
        tell = { if !isQuiet { console.writeError("navlint: note: \($0)\n") } }
    }

    /// The run of that key, if it is remembered whole.
    func run(_ key: String) -> RememberedRun? {
        guard let data = try? Data(contentsOf: url(key)), let run = try? JSONDecoder().decode(RememberedRun.self, from: data), run.key == key
        else { return nil }
        return run
    }

    /// Written beside and moved into place, so that other runs see all of it or nothing.
    func keep(_ run: RememberedRun) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try withoutInterruption { try JSONEncoder().encode(run).write(to: url(run.key), options: .atomic) }
        } catch {
            let error = error as NSError
            let reason = (error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error).localizedDescription
            return tell("the cache folder \(folder.path) cannot be written: \(reason)")
        }
        prune()
    }

    private func url(_ key: String) -> URL { folder.appendingPathComponent("\(key).run.json") }

    private func prune() {
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        var entries = files.filter { $0.lastPathComponent.hasSuffix(".run.json") }.map { file in
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

/// What a run's findings depend on, as one digest. Nil where that cannot be told: a file cannot be read.
func runKey(
    of discovery: Discovery, _ rules: [Rule], _ arguments: Arguments, _ configuration: Configuration, jobs: Int
) -> String? {
    var key = SourceDigest()
    key.add("navlint \(version) 1")
    // Another build of navlint may find other things.
    guard let tool = Bundle.main.executableURL, let about = try? FileManager.default.attributesOfItem(atPath: tool.path),
        let date = about[.modificationDate] as? Date, let size = about[.size] as? Int
    else { return nil }
    key.add("\(tool.path) \(size) \(date.timeIntervalSince1970)")
    key.add(discovery.root)
    key.add("\(discovery.isWhole)")
    if let url = configuration.url {
        guard let data = try? Data(contentsOf: url) else { return nil }
        key.add(url.path)
        key.add(data)
    }
    key.add(rules.map(\.id).joined(separator: ","))
    key.add(["--pedantic", "--no-walk"].filter(arguments.has).joined(separator: ","))
    for (file, digest) in zip(discovery.files, digests(of: discovery.files, jobs: jobs)) {
        guard let digest else { return nil }
        key.add(file.path)
        key.add(digest)
    }
    return key.text
}
