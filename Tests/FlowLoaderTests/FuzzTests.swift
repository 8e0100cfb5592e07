import Diagnostics
import FlowGraph
import Foundation
import RuleKit
import Rules
import TestSupport
import Testing

@testable import FlowLoader

/// Whatever bytes stand in a file: no crash, no more than two seconds, no more than a gigabyte, and notes that lie in the file.
@Suite(.serialized) struct FuzzTests {
    /// Files that are in this repository, up to a size, as samples.
    private static func samples(_ ext: String) -> [Data] {
        let found = ["Fixtures", "Tests/RulesTests/Examples", "Tests/FlowLoaderTests/Idioms"].flatMap { Repository.files(under: $0, withExtension: ext) }
        let all = found.compactMap { try? Data(contentsOf: Repository.root.appendingPathComponent($0)) }
        return all.filter { $0.count <= Fuzzing.sizeAllowed }
    }

    private static let manifest = Data("""
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: ["Core"], path: "Sources"), .testTarget(name: "KitTests")])
        """.utf8)
    private static let settings = Data("#include? \"Base.xcconfig\"\nTARGETED_DEVICE_FAMILY[sdk=iphoneos*] = $(inherited) 1,2 // both\nA_B = \"x y\";\n".utf8)

    static let kinds: [(path: String, samples: @Sendable () -> [Data])] = [
        ("A.swift", { samples("swift") }), ("A.m", { samples("m") }), ("A.h", { samples("h") + samples("m") }), ("A.storyboard", { samples("storyboard") }),
        (
            "A.xib",
            {
                samples("storyboard").map { data in
                    Data(String(decoding: data, as: UTF8.self).replacingOccurrences(of: "Storyboard.XIB", with: "XIB").replacingOccurrences(of: "scene", with: "objects").utf8)
                }
            }
        ),
        ("Info.plist", { samples("plist") }),
        (
            "Binary.plist",
            {
                samples("plist").compactMap { data in
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                    return list.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
                }
            }
        ),
        ("a.flow.json", { samples("flow.json") }), ("App.xcodeproj/project.pbxproj", { samples("pbxproj") }), ("A.xcconfig", { [settings] }), ("Package.swift", { [manifest] }),
    ]

    @Test(arguments: kinds.map(\.path))
    func whateverStandsInASourceIsSurvived(path: String) throws {
        let samples = try #require(Self.kinds.first { $0.path == path }).samples()
        try #require(!samples.isEmpty)
        let before = Fuzzing.peakMemory
        for seed in Fuzzing.seeds(12) {
            var mutator = Mutator(seed: seed)
            let data = mutator.spoiled(samples)
            Self.keep(data, path)
            let box = Box()
            let reading = Fuzzing.seconds(stack: 64 << 20) { box.facts = extract(SourceFile(path: path, contents: .memory(data))) }
            let facts = box.facts
            let lines = data.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }.count
            for note in facts.notes {
                #expect(note.location.path == path && (1...max(1, lines)).contains(note.location.line), "seed \(seed): \(note)")
            }
            let linking = Fuzzing.seconds(stack: 32 << 20) { _ = check(allRules, Flow(link([facts], jobs: 1).graph)) }
            #expect(max(reading, linking) < Fuzzing.secondsAllowed, "seed \(seed): read in \(reading) s, linked and checked in \(linking) s")
            // What was read can be written down and read again.
            if seed % 8 == 0 {
                let file = try FactsFile(facts: [facts], notes: [], isWhole: true).data()
                #expect(try FactsFile(file).data().count == file.count, "seed \(seed)")
            }
        }
        #expect(Fuzzing.peakMemory < max(before, 1 << 30))
        Self.forget(path)
    }

    /// Facts of this repository's examples, spoiled behind a digest that says they are whole.
    @Test func whateverStandsInAFactsFileIsSurvived() throws {
        let files = try Repository.sources(under: "Fixtures/Shop") + Repository.sources(under: "Fixtures/Reader")
        let samples = try stride(from: 0, to: files.count, by: 4).map { index in
            try FactsFile(facts: extract(Array(files[index..<min(index + 2, files.count)])), notes: [], isWhole: true).data()
        }
        let header = try #require(samples.first).prefix(while: { $0 != 10 }) + [10]
        let bodies = samples.map { Data($0.dropFirst(header.count + 33)) }
        for seed in Fuzzing.seeds(16) {
            var mutator = Mutator(seed: seed)
            let body = mutator.spoiled(bodies)
            var digest = SourceDigest()
            digest.add(body)
            let data = header + Data("\(digest.text)\n".utf8) + body
            Self.keep(data, "facts")
            let box = Box()
            let reading = Fuzzing.seconds(stack: 8 << 20) { box.file = try? FactsFile(data) }
            let file = box.file
            let linking = Fuzzing.seconds(stack: 32 << 20) { if let file { _ = check(allRules, Flow(link(file.facts, jobs: 1).graph)) } }
            #expect(max(reading, linking) < Fuzzing.secondsAllowed, "seed \(seed)")
        }
        Self.forget("facts")
    }

    @Test func whateverStandsInAConfigurationOrABaselineIsSurvived() throws {
        let configurations = Self.samples("navlint.json")
        try #require(!configurations.isEmpty)
        let baseline = BaselineFile.text(
            of: Baseline([.init(key: .init(rule: "a", screen: "B", edge: "B push C"), count: 2, file: "B.swift", message: "“B”")]), tool: "navlint")
        for seed in Fuzzing.seeds(80) {
            var mutator = Mutator(seed: seed)
            let configuration = mutator.spoiled(configurations)
            let spoiled = mutator.spoiled([Data(baseline.utf8)])
            Self.keep(configuration + spoiled, "configuration")
            let seconds = Fuzzing.seconds(stack: 8 << 20) {
                let read = LintConfiguration(configuration, path: ".navlint.json")
                #expect(read.problems.allSatisfy { $0.location.line >= 1 && $0.location.path == ".navlint.json" }, "seed \(seed)")
                _ = BaselineFile.read(spoiled, path: "baseline") { _ in nil }
            }
            #expect(seconds < Fuzzing.secondsAllowed, "seed \(seed)")
        }
        Self.forget("configuration")
    }

    /// A crash ends the tests before they can tell of what: then the bytes stay here.
    private static func keep(_ data: Data, _ kind: String) { try? data.write(to: place(kind)) }
    private static func forget(_ kind: String) { try? FileManager.default.removeItem(at: place(kind)) }
    private static func place(_ kind: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("navlint-fuzz-\(kind.replacingOccurrences(of: "/", with: "-"))")
    }

    private final class Box: @unchecked Sendable {
        var facts = FileFacts(path: "", language: .project)
        var file: FactsFile?
    }
}
