import Foundation
import Testing

/// Six runs of lint over `App`, begun together with one cache folder: each finds what a run by itself does, and none is disturbed.
func expectRunsAtOnce(in folder: URL, _ options: String..., find expected: String) throws {
    let processes = try (0..<6).map { number in
        let process = Process()
        process.executableURL = Tool.binary
        process.arguments = ["lint", "--cache-dir", "cache", "--output", "text=out\(number)", "--quiet"] + options + ["App"]
        process.currentDirectoryURL = folder
        process.environment = [:]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }
    processes.forEach { $0.waitUntilExit() }
    for number in processes.indices {
        #expect(processes[number].terminationStatus == 1)
        #expect(try String(contentsOf: folder.appendingPathComponent("out\(number)"), encoding: .utf8) == expected)
    }
}
