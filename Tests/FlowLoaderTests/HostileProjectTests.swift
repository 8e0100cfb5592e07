import Diagnostics
import Foundation
import Testing

@testable import FlowLoader

/// Broken files of every kind that is read around the code: a note with a place, no crash, and no more than a moment.
@Suite struct HostileProjectTests {
    static let whole: [String: String] = [
        "App.xcodeproj/project.pbxproj": xcodeProject(
            "\(file("A", "Ä.swift"))\n\(target("T", "Shop", files: ["A"], settings: "TARGETED_DEVICE_FAMILY = \"1,2\";"))", targets: ["T"], children: "A"),
        "Info.plist": plist("<key>UIMainStoryboardFile</key><string>Mäin</string>\n<key>UIBackgroundModes</key><array><string>fetch</string></array>"),
        "App.entitlements": plist("<key>com.apple.developer.associated-domains</key><array><string>applinks:shöp.com</string></array>"),
        "View.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cärt"/><view id="v"/></objects>
            </document>
            """,
    ]

    /// Each module may say that its name is the other's: no type is meant, and nobody looks for ever.
    @Test func aliasesThatLeadToOneAnotherEnd() {
        let files = [
            SourceFile(path: "A/Page.swift", text: "import UIKit\npublic typealias Page = Sheet\nenum Kit { typealias Cover = Lid }\n"),
            SourceFile(path: "B/Sheet.swift", text: "import UIKit\npublic typealias Sheet = Page\nenum Box { typealias Lid = Cover }\n"),
            SourceFile(path: "C/Home.swift", text: """
                import UIKit
                final class HomeViewController: Page {
                    func go() { present(Sheet(), animated: true); present(Kit.Cover(), animated: true) }
                }
                """),
        ]
        #expect(!link(extract(files)).graph.transitions.contains { $0.to == "Page" || $0.to == "Sheet" })
    }

    /// Twenty broken forms of a text, by name.
    static func broken(_ text: String, path: String) -> [(name: String, data: Data)] {
        let bytes = Data(text.utf8)
        var forms = (1...9).map { ("cut at \($0)/10", bytes.prefix(bytes.count * $0 / 10)) }
        func add(_ name: String, _ data: Data?) { if let data { forms.append((name, data)) } }
        add("UTF-16", text.data(using: .utf16))
        add("UTF-16 without a mark", text.data(using: .utf16LittleEndian))
        add("Latin 1", text.data(using: .isoLatin1))
        add("a zero byte", bytes.prefix(60) + [0] + bytes.dropFirst(60))
        add("zero bytes", Data(count: 100_000))
        add("brackets", Data(String(repeating: "(", count: 100_000).utf8))
        add("braces", Data(String(repeating: "{a=", count: 100_000).utf8))
        add("arrays", Data(("<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000)).utf8))
        add("dictionaries", Data(("<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000)).utf8))
        add("one enormous line", Data(String(repeating: "x", count: 6_000_000).utf8))
        add("a conflict", Data(text.replacingOccurrences(of: "\n", with: "\n<<<<<<< HEAD\n").utf8))
        add("empty", Data())
        return forms.map { ($0.0, Data($0.1)) }
    }

    @Test(arguments: whole.keys.sorted())
    func brokenFilesGiveANoteWithItsPlace(path: String) throws {
        let text = try #require(Self.whole[path])
        #expect(extract(SourceFile(path: path, text: text)).notes == [])
        let forms = Self.broken(text, path: path)
        #expect(forms.count >= 20)
        for (name, data) in forms {
            let (facts, seconds) = timed { extract(SourceFile(path: path, contents: .memory(data))) }
            #expect(seconds < 2, "\(path), \(name)")
            let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
            for note in facts.notes {
                #expect(note.location.path == path)
                #expect((1...max(1, lines)).contains(note.location.line), "\(path), \(name): \(note)")
            }
            // Foundation reads UTF-16 and Latin 1 lists; whatever else is broken is told.
            if !["UTF-16", "UTF-16 without a mark", "Latin 1", "a zero byte"].contains(name) {
                #expect(facts.notes.count == 1, "\(path), \(name): \(facts.notes)")
            }
        }
    }

    @Test func brokenConfigurationsAreReadAsFarAsTheyGo() {
        let text = "#include \"B.xcconfig\"\nA = 1\nB[sdk=iphoneos*] = zwölf\n"
        for (name, data) in Self.broken(text, path: "A.xcconfig") {
            let (facts, seconds) = timed { extract(SourceFile(path: "A.xcconfig", contents: .memory(data))) }
            #expect(seconds < 2, "\(name)")
            #expect(facts.notes.count <= 1)
        }
        let facts = extract(SourceFile(path: "A.xcconfig", text: "A = 1\nwhat is this\nB = 2"))
        #expect(facts.build?.settings == ["A": "1", "B": "2"])
        #expect(facts.notes.map(\.location.line) == [2])
    }

    /// Enormous and deeply nested manifests are a matter of the Swift reader.
    @Test func brokenManifestsAreReadAsFarAsTheyGo() {
        let text = "let package = Package(name: \"K\", targets: [.target(name: \"Ä\", path: \"A\"), .testTarget(name: \"B\")])\n"
        for (name, data) in Self.broken(text, path: "Package.swift") where data.count < 100_000 {
            let (_, seconds) = timed { extract(SourceFile(path: "Package.swift", contents: .memory(data))) }
            #expect(seconds < 2, "\(name)")
        }
    }

    @Test func theLineOfAnErrorIsTold() {
        let facts = extract(SourceFile(path: "App.xcodeproj/project.pbxproj", text: "{\n  a = b;\n  c = ;\n}"))
        #expect(facts.notes.map(\.location.line) == [3])
        let list = extract(SourceFile(path: "Info.plist", text: plist("<key>a</key>\n<strin>b</strin>")))
        #expect(list.notes.map(\.location.line) == [5])
    }

    /// Forty objects, each holding the next one twice: a million million values in some two hundred bytes.
    @Test func aSmallBinaryListThatStandsForAHugeValueIsRefused() {
        func list(_ depth: UInt8) -> Data {
            var bytes = Data("bplist00".utf8)
            var offsets: [UInt8] = []
            for object in 0..<depth {
                offsets.append(UInt8(bytes.count))
                bytes += object == depth - 1 ? [0x51, 0x61] : [0xA2, object + 1, object + 1]
            }
            let table = UInt8(bytes.count)
            return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, depth, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table]
        }
        #expect(BinaryListSize(list(40)).exceeds(1 << 20))
        #expect(!BinaryListSize(list(8)).exceeds(1 << 20))
        #expect(propertyListFacts(path: "Info.plist", data: list(40)).notes.map(\.message) == ["stands for more than a million values; it was not read"])
        #expect(propertyListFacts(path: "Info.plist", data: list(8)).notes == [])
    }

    @Test func brokenBinaryListsAreRefused() throws {
        let value: [String: Any] = ["UIMainStoryboardFile": "Main", "UIDeviceFamily": [1, 2], "a": ["b": ["c": "d"]]]
        let whole = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        for cut in stride(from: 9, to: whole.count - 1, by: 7) {
            let facts = propertyListFacts(path: "Info.plist", data: whole.prefix(cut))
            #expect(facts.plist == nil && facts.notes.count == 1)
        }
        // Any byte may be wrong: what comes out does not matter, that it comes out does.
        for index in whole.indices {
            var wrong = whole
            wrong[index] = ~wrong[index]
            _ = propertyListFacts(path: "Info.plist", data: wrong)
        }
    }
}

/// What `work` gives, and the processor time it takes: other tests run beside it. On a thread like those that extract files.
private func timed(_ work: @escaping @Sendable () -> FileFacts) -> (FileFacts, seconds: Double) {
    let result = Outcome()
    let thread = Thread {
        let start = threadTime()
        let facts = work()
        result.set(facts, Double(threadTime() - start) / 1e9)
    }
    thread.stackSize = 64 << 20
    thread.start()
    return result.wait()
}

private func threadTime() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
}

private final class Outcome: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var facts = FileFacts(path: "", language: .project)
    private var seconds = 0.0

    func set(_ facts: FileFacts, _ seconds: Double) {
        self.facts = facts
        self.seconds = seconds
        done.signal()
    }

    func wait() -> (FileFacts, seconds: Double) {
        done.wait()
        return (facts, seconds)
    }
}
