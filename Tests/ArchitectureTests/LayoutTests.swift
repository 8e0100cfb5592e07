import Foundation
import TestSupport
import Testing

@Suite struct LayoutTests {
    @Test func theTopLevelHoldsOnlyWhatIsAgreed() throws {
        let agreed: Set = ["Package.swift", "Package.resolved", "Sources", "Tests", "Rules", "Fixtures", "README.md", "LICENSE"]
        let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
        #expect(entries.filter { !$0.hasPrefix(".") && !agreed.contains($0) } == [])
    }

    /// A file that does not fit a few screens has more than one subject.
    @Test func noFileIsLong() throws {
        for file in ["Sources", "Rules", "Tests"].flatMap({ Repository.files(under: $0, withExtension: "swift") }) {
            let limit = file.hasPrefix("Tests/") ? 500 : 400
            let lines = try Repository.text(of: file).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            #expect(lines <= limit, "\(file) has \(lines) lines; \(limit) are the limit")
        }
    }

    /// A line that needs scrolling is not read. Tests hold samples, whose lines are what they are.
    @Test func noLineIsLong() throws {
        for file in ["Sources", "Rules"].flatMap({ Repository.files(under: $0, withExtension: "swift") }) {
            for (number, line) in try Repository.text(of: file).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
                #expect(line.count <= 180, "\(file):\(number + 1) has \(line.count) characters")
            }
        }
    }

    @Test func nothingIsNamedAfterNothing() {
        let names = ["Utils", "Utilities", "Helpers", "Helper", "Shared", "Extensions", "Common", "Misc"]
        let files = ["Sources", "Rules", "Tests"].flatMap { Repository.files(under: $0, withExtension: "swift") }
        let vague = files.filter { file in file.split(whereSeparator: { $0 == "/" || $0 == "." }).contains { names.contains(String($0)) } }
        #expect(vague == [])
    }

    /// Machine paths do not belong into a repository. Put together here so that this file does not hold them.
    @Test func noFileHoldsAMachinePath() throws {
        let folders = ["/" + "work/", "/" + "home/", "/" + "Users/"]
        let files = ["swift", "md", "json", "storyboard"].flatMap { ext in
            ["Sources", "Rules", "Tests", "Fixtures"].flatMap { Repository.files(under: $0, withExtension: ext) }
        }
        for file in files {
            let text = try Repository.text(of: file)
            for folder in folders { #expect(!text.contains(folder), "\(file) holds \(folder)") }
        }
    }
}
