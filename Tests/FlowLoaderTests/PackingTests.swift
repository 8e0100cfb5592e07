import Foundation
import TestSupport
import Testing
@testable import FlowLoader

/// Facts come back from their bytes as they were.
@Suite struct PackingTests {
    private static let kinds = ["swift", "m", "mm", "h", "storyboard", "xib", "plist", "entitlements", "pbxproj", "xcconfig", "json"]

    @Test(arguments: ["Fixtures", "Tests/FlowLoaderTests/Idioms", "Tests/RulesTests/Examples"])
    func factsComeBackAsTheyWere(_ folder: String) throws {
        let paths = Self.kinds.flatMap { Repository.files(under: folder, withExtension: $0) }.filter { SourceLanguage(path: $0) != nil }
        #expect(paths.count > 20)
        let facts = extract(paths.map { SourceFile(path: $0, contents: .disk(Repository.root.appendingPathComponent($0))) })
        let file = FactsFile(facts: facts, notes: facts.flatMap(\.notes), isWhole: false)
        let bytes = file.data()
        let read = try FactsFile(bytes)
        for (before, after) in zip(facts, read.facts) { #expect(before == after, "\(before.path)") }
        #expect(read.facts.count == facts.count && read.notes == file.notes && !read.isWhole)
        #expect(read.data() == bytes)
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, 127, 128, 300, .max, .min])
    func numbersComeBack(_ number: Int) throws {
        var pack = Pack()
        pack.add(number)
        var read = Unpacking(pack.bytes)
        #expect(try read.next() == number)
        #expect(read.rest.isEmpty)
        #expect(pack.bytes.count == ((-64..<64).contains(number) ? 1 : pack.bytes.count))
    }

    /// Whatever is cut off or changed: an error, and never a crash.
    @Test func whatIsDamagedIsRefused() throws {
        let text = """
            import UIKit
            final class Home: UIViewController {
                var items: [String: Int] = ["a": 1]
                func go() { if items.isEmpty { present(Cart(), animated: true) { [weak self] in self?.go() } } }
            }
            """
        let facts = extract(SourceFile(path: "Home.swift", text: text))
        let whole = FactsFile(facts: [facts], notes: [], isWhole: true).data()
        for length in stride(from: 0, to: whole.count, by: 7) { #expect(throws: UnpackingFailure.self) { try FactsFile(whole.prefix(length)) } }
        for place in stride(from: 0, to: whole.count, by: 5) {
            var damaged = whole
            damaged[place] ^= 0x11
            #expect(throws: UnpackingFailure.self) { try FactsFile(damaged) }
        }
        // Past the digest, too: bytes that no packing has made.
        var pack = Pack()
        pack.add(facts)
        for place in pack.bytes.indices {
            for change: UInt8 in [0x01, 0x7F, 0x80, 0xFF] {
                var bytes = pack.bytes
                bytes[place] ^= change
                var read = Unpacking(bytes)
                _ = try? FileFacts(from: &read)
            }
        }
    }
}
