import Foundation

/// Why something could not be had from git, in a sentence for the user.
public struct GitFailure: Error, Sendable {
    public var message: String

    init(_ message: String) { self.message = message }
}

/// The git repository around a folder. Only reads; runs no hooks, asks nothing and fetches nothing.
public struct GitRepository {
    /// The top folder, as the folder that was asked about spells it.
    public let top: String
    private let git: Git

    /// The repository that holds `folder`, an absolute path. `environment` is that of the caller: git's hooks name the index there.
    public init(around folder: String, environment: [String: String], currentFolder: String) throws(GitFailure) {
        let git = try Git(environment: environment, currentFolder: currentFolder)
        let answer = try git.run(["rev-parse", "--show-toplevel", "--show-prefix"], in: folder)
        guard answer.code == 0 else { throw GitFailure(Self.sentence(for: answer.errors, about: folder)) }
        let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let real = lines.first, real.hasPrefix("/") else { throw GitFailure("git does not tell where the repository of \(folder) begins") }
        let prefix = lines.count > 1 ? lines[1] : ""
        let spelled = folder.hasSuffix("/") ? folder : folder + "/"
        top = prefix.isEmpty ? folder : spelled.hasSuffix("/" + prefix) ? String(spelled.dropLast(prefix.count + 1)) : real
        self.git = git
    }

    private static func sentence(for errors: String, about folder: String) -> String {
        if errors.contains("not a git repository") { return "\(folder) is in no git repository" }
        return "git cannot read the repository of \(folder): \(firstLine(errors))"
    }

    /// The commit that a revision means. `REV...` is where the present branch left REV.
    public func commit(_ revision: String) throws(GitFailure) -> String {
        if revision.hasSuffix("..."), revision.count > 3 {
            let other = try commit(String(revision.dropLast(3)))
            let answer = try git.run(["merge-base", other, "HEAD"], in: top)
            guard answer.code == 0, let base = answer.text.split(separator: "\n").first else {
                throw GitFailure("“\(revision.dropLast(3))” and HEAD have no common commit\(try hintIfShallow())")
            }
            return String(base)
        }
        let answer = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: top)
        guard answer.code == 0, let name = answer.text.split(separator: "\n").first else {
            let more = answer.errors.isEmpty ? "" : " (\(firstLine(answer.errors)))"
            throw GitFailure("git knows no revision “\(revision)”\(more)\(try hintIfShallow())")
        }
        return String(name)
    }

    private func hintIfShallow() throws(GitFailure) -> String {
        let isShallow = try git.run(["rev-parse", "--is-shallow-repository"], in: top).text.hasPrefix("true")
        return isShallow ? "; this clone is shallow: fetch more of it, such as `git fetch --unshallow`, or `fetch-depth: 0` in a GitHub workflow" : ""
    }

    /// Files that have another path now, as git tells by what they hold: the old one and the new one, from the top folder.
    public func renamedFiles(since commit: String, isStaged: Bool) throws(GitFailure) -> [(old: String, new: String)] {
        let cached = isStaged ? ["--cached"] : []
        let words = ["diff", "--name-status", "-z", "-M", "--diff-filter=R", "--no-ext-diff"] + cached + [commit]
        let fields = try succeeding(words).split(separator: "\0").map(String.init)
        return stride(from: 0, to: fields.count - 2, by: 3).map { (old: fields[$0 + 1], new: fields[$0 + 2]) }
    }

    // MARK: Trees

    /// The files of a commit.
    public func tree(at commit: String) throws(GitFailure) -> FileTree {
        var entries: [GitEntry] = []
        for line in try succeeding(["ls-tree", "-r", "-z", "-l", "--full-tree", commit]).split(separator: "\0") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let words = line[..<tab].split(separator: " ")
            guard words.count == 4, let mode = Int(words[0], radix: 8) else { continue }
            entries.append(GitEntry(path: String(line[line.index(after: tab)...]), mode: mode, object: String(words[2]), size: Int(words[3]) ?? 0))
        }
        return try tree(of: entries)
    }

    /// The files of the index: what a commit would hold now.
    public func stagedTree() throws(GitFailure) -> FileTree {
        var entries: [GitEntry] = []
        for line in try succeeding(["ls-files", "-s", "-z"]).split(separator: "\0") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let words = line[..<tab].split(separator: " "), path = String(line[line.index(after: tab)...])
            guard words.count == 3, let mode = Int(words[0], radix: 8) else { continue }
            guard words[2] == "0" else { throw GitFailure("\(path) is not merged yet, so what is staged cannot be linted") }
            entries.append(GitEntry(path: path, mode: mode, object: String(words[1]), size: 0))
        }
        return try tree(of: entries)
    }

    private func tree(of entries: [GitEntry]) throws(GitFailure) -> FileTree {
        let ignored = try succeeding(["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]).split(separator: "\0")
        return GitTree(top: top, entries: entries, ignored: ignored.map(String.init), objects: try git.objects(in: top)).files
    }

    private func succeeding(_ arguments: [String]) throws(GitFailure) -> String {
        let answer = try git.run(arguments, in: top)
        guard answer.code == 0 else { throw GitFailure("git \(arguments[0]) fails in \(top): \(firstLine(answer.errors))") }
        return answer.text
    }
}

private func firstLine(_ errors: String) -> String {
    let line = errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it does not say why"
    for word in ["fatal: ", "error: "] where line.hasPrefix(word) { return String(line.dropFirst(word.count)) }
    return line
}

/// One file of a tree or of the index.
struct GitEntry {
    /// From the top folder.
    var path: String
    var mode: Int
    var object: String
    /// 0 where it is not known before reading.
    var size: Int

    var isLink: Bool { mode == 0o120000 }
    var isModule: Bool { mode == 0o160000 }
}

// MARK: Running git

/// The git of the search path, and how it is called.
private struct Git {
    private let tool: URL
    private let environment: [String: String]

    struct Answer {
        var code: Int32
        var text: String
        var errors: String
    }

    init(environment: [String: String], currentFolder: String) throws(GitFailure) {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        guard let path = folders.lazy.map({ "\($0)/git" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw GitFailure("git is not on the search path")
        }
        tool = URL(fileURLWithPath: path)
        var environment = environment
        // The folder tells which repository is meant; a hook's own index is kept, with a path that holds in any folder.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF"] { environment[name] = nil }
        if let index = environment["GIT_INDEX_FILE"], !index.hasPrefix("/") { environment["GIT_INDEX_FILE"] = "\(currentFolder)/\(index)" }
        let fixed = ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]
        self.environment = environment.merging(fixed) { _, new in new }
    }

    private func process(_ arguments: [String], in folder: String) -> Process {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"] + arguments
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        return process
    }

    func run(_ arguments: [String], in folder: String) throws(GitFailure) -> Answer {
        let process = process(arguments, in: folder)
        let output = Pipe(), errors = Pipe()
        process.standardInput = nil
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
            // Git says little about errors: the pipe holds it until the output has ended.
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Answer(code: process.terminationStatus, text: String(decoding: text, as: UTF8.self), errors: String(decoding: complaint, as: UTF8.self))
        } catch {
            throw GitFailure("git cannot be run: \((error as NSError).localizedDescription)")
        }
    }

    /// Hands out the contents of objects, from one git that stays.
    func objects(in folder: String) throws(GitFailure) -> GitObjects {
        let process = process(["cat-file", "--batch"], in: folder)
        let input = Pipe(), output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = nil
        do {
            try process.run()
        } catch {
            throw GitFailure("git cannot be run: \((error as NSError).localizedDescription)")
        }
        return GitObjects(process: process, input: input, output: output)
    }
}

/// A running `git cat-file --batch`: one question, one answer. It ends with its last reference.
final class GitObjects {
    private let process: Process
    private let input: Pipe
    private let output: Pipe
    private var waiting = Data()

    init(process: Process, input: Pipe, output: Pipe) {
        self.process = process
        self.input = input
        self.output = output
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    func contents(of object: String) throws -> Data {
        try input.fileHandleForWriting.write(contentsOf: Data("\(object)\n".utf8))
        let header = String(decoding: try take(through: UInt8(ascii: "\n")), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard header.count == 3, header[1] == "blob", let size = Int(header[2]) else {
            throw Unreadable(reason: "git does not have it (object \(object))")
        }
        while waiting.count < size + 1 { try fill() }
        defer { waiting = Data(waiting.dropFirst(size + 1)) }
        return Data(waiting.prefix(size))
    }

    private func take(through byte: UInt8) throws -> Data {
        while !waiting.contains(byte) { try fill() }
        let line = waiting.prefix { $0 != byte }
        defer { waiting = Data(waiting.dropFirst(line.count + 1)) }
        return line
    }

    private func fill() throws {
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { throw Unreadable(reason: "git has ended before it gave it") }
        waiting.append(more)
    }
}
