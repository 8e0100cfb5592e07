import Foundation
import Testing

/// A scratch repository.
struct GitFolder {
    let url: URL

    /// A new repository with a commit of all that is in the folder.
    init(_ url: URL) throws {
        self.url = url
        try git("init", "-q", "-b", "main")
        try git("config", "user.name", "Test")
        try git("config", "user.email", "test@example.org")
        try git("config", "commit.gpgsign", "false")
        try commit("first")
    }

    @discardableResult func git(_ arguments: String...) throws -> String {
        let outcome = try run("/usr/bin/env", ["git"] + arguments, in: url)
        #expect(outcome.code == 0, "git \(arguments.joined(separator: " ")): \(outcome.errors)")
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Commits everything.
    func commit(_ message: String) throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", message)
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}

/// What the tests' own environment says of programs; nothing that git's hooks or a pipeline would put into it.
let plainEnvironment: [String: String] = {
    let environment = ProcessInfo.processInfo.environment
    return environment.filter { ["PATH", "HOME", "TMPDIR", "LANG"].contains($0.key) }.merging(["GIT_CONFIG_NOSYSTEM": "1"]) { _, new in new }
}()

/// Runs a program to its end.
func run(_ tool: String, _ arguments: [String], in folder: URL, environment: [String: String] = plainEnvironment) throws -> Tool.Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return try Tool.outcome(of: process)
}
