import Foundation
import Testing

/// The built tool, run as users run it.
struct Tool {
    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
    }

    /// The binary lies beside the test bundle, whatever the platform calls that.
    static let binary = binary(named: "navlint")

    static func binary(named name: String) -> URL? {
        let places = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath) + [Bundle.main.executablePath ?? ""]
        for place in places where place.hasPrefix("/") {
            var folder = URL(fileURLWithPath: place)
            for _ in 0..<4 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent(name)
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue { return candidate }
            }
        }
        return nil
    }

    static func run(_ arguments: String..., in folder: URL, environment: [String: String] = [:]) throws -> Outcome {
        try run(arguments, in: folder, environment: environment)
    }

    /// Runs the tool in `folder` with nothing inherited from this process's environment but `environment`.
    static func run(_ arguments: [String], in folder: URL, environment: [String: String] = [:], binary: URL? = binary) throws -> Outcome {
        let process = Process()
        let tool: URL = try #require(binary, "the tool is not built")
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        return try outcome(of: process)
    }

    /// Runs it, and gives what it says and how it ends. Files take the output, which a pipe would not hold.
    static func outcome(of process: Process) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory
        let output = folder.appendingPathComponent("navlint-output-\(UUID().uuidString)")
        let errors = folder.appendingPathComponent("navlint-errors-\(UUID().uuidString)")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
        return Outcome(
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
