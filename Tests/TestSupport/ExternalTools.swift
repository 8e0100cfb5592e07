import Foundation

/// Programs that read what navlint writes. `.ci/run` installs them; where one is missing the tests that need it are skipped.
public enum ExternalTool {
    public static let hint: String = "the tool is not here; .ci/run installs it"

    /// A program on the search path.
    public static func program(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// A Python that can import the modules.
    public static func python(with modules: String...) -> URL? {
        let own = Repository.root.appendingPathComponent(".build/test-tools/bin/python3")
        let candidates = [own, program("python3")].compactMap { $0 }.filter { FileManager.default.isExecutableFile(atPath: $0.path) }
        let script = modules.map { "import \($0)" }.joined(separator: "; ")
        return candidates.first { (try? run($0, ["-c", script]).code) == 0 }
    }

    public struct Outcome: Sendable {
        public var code: Int32
        /// Both streams, in no certain order.
        public var output: String
    }

    /// Runs a program to its end. Its input is empty.
    public static func run(_ program: URL, _ arguments: [String], in folder: URL? = nil) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-tool-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Outcome(code: process.terminationStatus, output: try String(contentsOf: file, encoding: .utf8))
    }
}
