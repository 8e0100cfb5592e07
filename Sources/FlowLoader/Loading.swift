import Diagnostics
import Dispatch
import FlowGraph
import Foundation

/// A source file by its path relative to the linted root (with `/`), and where its bytes are.
public struct SourceFile: Sendable {
    public enum Contents: Sendable {
        case memory(Data)
        case disk(URL)
    }

    public var path: String
    public var contents: Contents

    public init(path: String, contents: Contents) {
        self.path = path
        self.contents = contents
    }

    /// A file held in memory: an example of a card, a fixture, a blob of a git revision.
    public init(path: String, text: String) {
        self.init(path: path, contents: .memory(Data(text.utf8)))
    }
}

extension SourceLanguage {
    /// The language of a file by its name; nil for files navlint does not read.
    public init?(path: String) {
        // Asked of every file there is: bytes, for reading characters would cost more than all else that a run without news does.
        let bytes = path.utf8
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[bytes.index(after: $0)...] } ?? bytes[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch String(name[name.index(after: dot)...])?.lowercased() {
        case "json" where path.hasSuffix(".flow.json"): self = .flowFile
        case "swift": self = .swift
        case "m", "mm", "h": self = .objectiveC
        case "storyboard", "xib": self = .interfaceBuilder
        case "plist", "entitlements": self = .propertyList
        case "pbxproj", "xcconfig": self = .project
        default: return nil
        }
    }
}

func isPackageManifest(_ path: String) -> Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }

/// Extracts the facts of one file. Pure apart from reading the file; cannot fail: what is broken becomes a note.
public func extract(_ file: SourceFile) -> FileFacts { extractWithDigest(file).facts }

/// The same, with the digest of the bytes that were read; nil where they could not be.
func extractWithDigest(_ file: SourceFile) -> (facts: FileFacts, digest: String?) {
    guard let language = SourceLanguage(path: file.path) else {
        var facts = FileFacts(path: file.path, language: .project)
        facts.notes.append(LoadNote(.skipped, "not a kind of file navlint reads", at: Span(path: file.path, line: 1, column: 1)))
        return (facts, nil)
    }
    let data: Data
    switch file.contents {
    case .memory(let bytes): data = bytes
    case .disk(let url):
        do {
            data = try Data(contentsOf: url)
        } catch {
            var facts = FileFacts(path: file.path, language: language)
            let reason = (error as NSError).localizedDescription
            facts.notes.append(LoadNote(.unreadable, "cannot be read: \(reason)", at: Span(path: file.path, line: 1, column: 1)))
            return (facts, nil)
        }
    }
    var digest = SourceDigest()
    digest.add(data)
    return (extract(data, path: file.path, language: language), digest.text)
}

private func extract(_ data: Data, path: String, language: SourceLanguage) -> FileFacts {
    switch language {
    case .swift:
        var facts = swiftFacts(path: path, text: String(decoding: data, as: UTF8.self))
        if isPackageManifest(path) { facts.build = packageFacts(of: facts) }
        return facts
    case .interfaceBuilder: return interfaceFacts(path: path, data: data)
    case .flowFile: return flowFileFacts(path: path, data: data)
    case .propertyList: return propertyListFacts(path: path, data: data)
    case .objectiveC: return objectiveCFacts(path: path, data: Array(data))
    case .project:
        return path.hasSuffix(".pbxproj") ? xcodeProjectFacts(path: path, data: data) : configurationFacts(path: path, data: data)
    }
}

/// Extracts the facts of many files on `jobs` threads. The result has the order of `files`. `progress` is told every now and
/// then, on the calling thread, how many are done.
public func extract(
    _ files: [SourceFile], jobs: Int = ProcessInfo.processInfo.activeProcessorCount, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
) -> [FileFacts] {
    concurrently(files.count, jobs: jobs, progress: { progress($0, files.count) }) { extract(files[$0]) }
}
