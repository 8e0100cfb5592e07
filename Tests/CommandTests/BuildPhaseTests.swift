import Foundation
import TestSupport
import Testing

/// The README's script for a build phase of Xcode, run as Xcode would.
@Suite struct BuildPhaseTests {
    private let badShop = ["App/Cart.swift": shopSource, "App/Item.swift": itemSource, "App/notes.md": ""]

    private func build(_ folder: URL, _ more: [String: String]) throws -> Tool.Outcome {
        let script = try #require(ReadMe.block("sh", holding: "--script-inputs"))
        var environment = plainEnvironment.merging(["SRCROOT": folder.path, "XCODE_VERSION_ACTUAL": "1640"]) { _, new in new }
        environment["PATH"] = "\(try #require(Tool.binary).deletingLastPathComponent().path):\(environment["PATH"] ?? "")"
        return try run("/bin/sh", ["-c", script], in: folder, environment: environment.merging(more) { _, new in new })
    }

    @Test func aBuildPhaseReadsItsInputs() throws {
        try withTemporaryFolder(badShop.merging(["inputs.xcfilelist": "# sources\n$(SRCROOT)/App/Cart.swift\n\n${SRCROOT}/App/notes.md\n"]) { _, new in new }) { folder in
            let list = ["SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": folder.appendingPathComponent("inputs.xcfilelist").path]
            let outcome = try build(folder, list)
            #expect(outcome.code == 1)
            #expect(outcome.output.hasPrefix("\(folder.path)/App/Cart.swift:9:"), "\(outcome.output)\(outcome.errors)")
            #expect(!outcome.output.contains("Item.swift"))
            let both = try build(folder, list.merging(["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "\(folder.path)/App/Item.swift"]) { _, new in new })
            #expect(both.output.contains("\(folder.path)/App/Item.swift:3:") && both.output.contains("App/Cart.swift:9:"))
        }
    }

    @Test func aBuildPhaseWithoutInputsIsToldSo() throws {
        try withTemporaryFolder(badShop) { folder in
            let none = try build(folder, ["SCRIPT_INPUT_FILE_COUNT": "0"])
            #expect(none.code == 2 && none.errors.contains("declares no sources as inputs"), "\(none.errors)")
            let outside = try build(folder, [:])
            #expect(outside.code == 2 && outside.errors.contains("SCRIPT_INPUT_FILE_COUNT is not set"))
            let missing = try build(folder, ["SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "/nowhere"])
            #expect(missing.code == 2 && missing.errors.contains("the input file list /nowhere cannot be read"))
            let operands = try Tool.run("lint", "--script-inputs", "App", in: folder)
            #expect(operands.code == 2 && operands.errors.contains("exclude each other"))
        }
    }
}
