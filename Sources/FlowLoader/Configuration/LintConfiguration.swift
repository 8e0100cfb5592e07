import Diagnostics
import FlowGraph
import Foundation

/// What a `.navlint.json` says, checked for form. Which rules there are and what options they have is not known here.
public struct LintConfiguration: Sendable {
    public struct RuleSetting: Sendable {
        public struct Option: Sendable {
            public var key: String
            public var value: OptionValue
            public var location: Span
        }

        public var id: String
        public var isOff = false
        public var severity: Severity?
        public var options: [Option] = []
        public var location: Span
    }

    /// A finding that is no defect, and why.
    public struct Ignored: Sendable {
        public var rule: String
        public var screen: String?
        public var edge: String?
        /// Files, relative to the configuration's folder.
        public var path: String?
        public var reason: String?
        public var location: Span
    }

    public var rules: [RuleSetting] = []
    /// Only these paths are read, relative to the configuration's folder; empty for all.
    public var include: [String] = []
    /// These are not read.
    public var exclude: [String] = []
    /// These are read, and nothing is reported in them.
    public var unreported: [String] = []
    public var names = ProjectNames()
    /// Where each role is given, by the name it is given to.
    public var rolePlaces: [String: Span] = [:]
    public var policies: [Policy] = []
    public var ignored: [Ignored] = []
    /// The baseline, relative to the configuration's folder.
    public var baseline: String?
    /// Where the keys stand, by key path, such as `functions.exit`; of lists and maps the key alone.
    public var places: [String: Span] = [:]
    /// Everything that is wrong with the file: with any, it must not be used.
    public var problems: [LoadNote] = []

    public init() {}

    public static let fileName = ".navlint.json"
}

extension LintConfiguration {
    /// Reads a configuration from disk. `path` is how notes and findings name it.
    public init(at url: URL, path: String) {
        do {
            self.init(try ordinaryContents(of: url), path: path)
        } catch {
            self.init()
            let reason = (error as NSError).localizedDescription
            problems.append(LoadNote(.unreadable, "cannot be read: \(reason)", at: Span(path: path, line: 1, column: 1)))
        }
    }

    /// Reads a configuration: JSON5, so comments and trailing commas are fine. Every error is told, with its place and the nearest known
    /// word.
    public init(_ data: Data, path: String) {
        var reader = ConfigurationReader(path: path)
        let (root, notes) = readJSON5(data, path: path, called: "configuration", limit: 1 << 20)
        reader.notes = notes
        if let root { reader.readFile(root) }
        self = reader.file
        problems = reader.notes.sorted { $0.location < $1.location }
    }
}

/// The folder at or above this one, an absolute path, that holds the `.git`.
public func repositoryFolder(above folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    for _ in 0..<256 {
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return folder.path }
        let parent = folder.deletingLastPathComponent().standardizedFileURL
        if parent.path == folder.path { return nil }
        folder = parent
    }
    return nil
}

/// The nearest configuration at or above a folder, an absolute path. The search ends at the folder that holds the `.git`.
public func configuration(above folder: String) -> URL? {
    var folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    for _ in 0..<256 {
        let file = folder.appendingPathComponent(LintConfiguration.fileName)
        if FileManager.default.fileExists(atPath: file.path) { return file }
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return nil }
        let parent = folder.deletingLastPathComponent().standardizedFileURL
        if parent.path == folder.path { return nil }
        folder = parent
    }
    return nil
}
