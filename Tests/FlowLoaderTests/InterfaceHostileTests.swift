import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

@Suite struct InterfaceHostileTests {
    private func onlyNote(_ facts: FileFacts) throws -> LoadNote {
        #expect(facts.notes.count == 1)
        return try #require(facts.notes.first)
    }

    @Test func keepsScenesReadBeforeAnError() throws {
        let facts = readInterface("""
            <document><scenes>
            <scene><viewController id="a"/></scene>
            <scene><viewController id="b"><view></viewController></scene>
            <scene><viewController id="c"/></scene>
            </scenes></document>
            """)
        let note = try onlyNote(facts)
        #expect(note.kind == .unreadable)
        #expect(note.location.line == 3)
        #expect(note.message.contains("does not match its start tag"))
        #expect(facts.interface?.scenes.map(\.id) == ["a"])
    }

    @Test func readsNoConflictMarkers() throws {
        let facts = readInterface("<document><scenes>\n<scene><viewController id=\"a\"/></scene>\n<<<<<<< HEAD\n<scene/>\n</scenes></document>")
        #expect(try onlyNote(facts).location.line == 3)
        #expect(facts.interface?.scenes.map(\.id) == ["a"])
    }

    @Test(arguments: ["<document><scenes><scene><viewController id=\"a\"/></scene>", "<document>\n<scenes>\n<scene id=\"x", "<document>\n<a b="])
    func notesACutOffFile(_ text: String) throws {
        let note = try onlyNote(readInterface(text))
        #expect(note.kind == .unreadable)
        #expect(note.location.line >= 1)
    }

    @Test func leavesOutTheOwnerOfABrokenXib() throws {
        let facts = readInterface("<document><objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"A\"/><view></objects></document>", "A.xib")
        _ = try onlyNote(facts)
        #expect(facts.interface != nil)
        #expect(facts.interface?.owner == nil)
    }

    @Test func expandsNoEntities() throws {
        var text = "<?xml version=\"1.0\"?>\n<!-- a <!DOCTYPE b [ -->\n<!DOCTYPE lolz [\n<!ENTITY lol0 \"lol\">\n"
        for level in 1...30 {
            text += "<!ENTITY lol\(level) \"" + String(repeating: "&lol\(level - 1);", count: 10) + "\">\n"
        }
        text += "]>\n<document><scenes><scene><viewController title=\"&lol30;\" id=\"a\"/></scene></scenes></document>"
        let facts = readInterface(text)
        let note = try onlyNote(facts)
        #expect(note.location.line == 3)
        #expect(note.message.contains("document type"))
        #expect(facts.interface == nil)
    }

    @Test func readsNoExternalFiles() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-\(UUID().uuidString).dtd")
        try Data("<!ENTITY secret \"told\">".utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let facts = readInterface("<!DOCTYPE document SYSTEM \"\(path.absoluteString)\">\n<document><scenes><scene><viewController title=\"&secret;\" id=\"a\"/></scene></scenes></document>")
        #expect(facts.interface?.scenes.contains { $0.title == "told" } != true)
        let harmless = readInterface("<!DOCTYPE document SYSTEM \"none.dtd\"><document><scenes><scene><viewController id=\"a\"/></scene></scenes></document>")
        #expect(harmless.interface?.scenes.map(\.id) == ["a"])
    }

    @Test func refusesHugeFiles() throws {
        let note = try onlyNote(interfaceFacts(path: "Big.storyboard", data: Data(count: 50_000_000)))
        #expect(note.kind == .unreadable)
        #expect(note.message.contains("50000000 bytes"))
    }

    @Test func readsFilesOfManyMegabytes() {
        // More than the ten megabytes after which the parser gives up when it gets the text at once.
        let comment = "<!--" + String(repeating: "x", count: 1 << 20) + "-->\n"
        let facts = readInterface("<document><scenes><scene><viewController id=\"a\"/></scene>\n" + String(repeating: comment, count: 11)
            + "<scene><viewController id=\"b\"/></scene></scenes></document>")
        #expect(facts.notes.isEmpty)
        #expect(facts.interface?.scenes.map(\.place.line) == [1, 13])
    }

    @Test func stopsAtAbsurdDepth() throws {
        let deep = String(repeating: "<view id=\"v\">", count: 100_000) + String(repeating: "</view>", count: 100_000)
        let facts = readInterface("<document><scenes><scene><viewController id=\"a\"/></scene>\n<scene><viewController id=\"b\">\(deep)</viewController></scene></scenes></document>")
        let note = try onlyNote(facts)
        #expect(note.message.contains("more than 256 deep"))
        #expect(note.location.line == 2)
        #expect(facts.interface?.scenes.map(\.id) == ["a"])
    }

    @Test(arguments: [
        ("", "is empty"),
        ("just words", "not well-formed"),
        ("<svg/>", "root element is <svg>"),
        ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"8.00\"><data/></archive>", "before Xcode 5"),
        ("<!-- nothing -->", "not well-formed"),
        ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>", "encoded in UTF-7"),
        ("bplist00xyz", "binary property list"),
        ("<document>\0</document>", "zero byte"),
    ])
    func notesWhatIsNoStoryboard(_ text: String, _ part: String) throws {
        let facts = readInterface(text)
        let note = try onlyNote(facts)
        #expect(note.kind == .unreadable)
        #expect(note.message.contains(part))
        #expect(note.location.line == 1)
        #expect(facts.interface == nil)
    }

    @Test func refusesUTF16() throws {
        let data = try #require(storyboard("").data(using: .utf16))
        #expect(try onlyNote(interfaceFacts(path: "Main.storyboard", data: data)).message.contains("UTF-16"))
    }

    @Test func survivesInvalidUTF8() throws {
        let data = Data("<document><scenes><scene><viewController title=\"".utf8) + Data([0xC3, 0x28, 0xFF]) + Data("\" id=\"a\"/></scene></scenes></document>".utf8)
        #expect(try onlyNote(interfaceFacts(path: "Main.storyboard", data: data)).kind == .unreadable)
    }

    @Test(arguments: ["watchKit", "AppleTV", "MacOSX.Cocoa"])
    func skipsOtherPlatforms(_ runtime: String) throws {
        let facts = readInterface(storyboard(scene("<viewController id=\"a\"/>"), runtime: runtime))
        let note = try onlyNote(facts)
        #expect(note.kind == .skipped)
        #expect(note.message.contains(runtime))
        #expect(note.location.line == 2)
        #expect(facts.interface == nil)
    }

    @Test func tellsOldXibsByTheirType() throws {
        let mac = readInterface("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>", "A.xib")
        #expect(try onlyNote(mac).kind == .skipped)
        let phone = readInterface("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB\"><objects/></document>", "A.xib")
        #expect(phone.notes.isEmpty)
        #expect(phone.interface?.isStoryboard == false)
        let pad = readInterface(storyboard("", runtime: "iOS.CocoaTouch.iPad"))
        #expect(pad.notes.isEmpty)
    }

    @Test func tellsLaunchScreens() {
        #expect(readInterface("<document launchScreen=\"YES\"><scenes/></document>").interface?.isLaunchScreen == true)
    }

    @Test func givesTheSameFactsEveryTime() {
        let text = storyboard((0..<40).map { scene("<viewController id=\"c\($0)\"><view key=\"view\" id=\"v\($0)\"/></viewController>") }.joined())
        #expect(readInterface(text) == readInterface(text))
        #expect(readInterface(text).interface?.scenes.map(\.id) == (0..<40).map { "c\($0)" })
    }
}
