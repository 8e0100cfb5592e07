import Foundation
import Testing

@testable import FlowLoader

/// Findings point at the `<` of an element; lines from 1, columns in UTF-16 units from 1.
@Suite struct InterfacePlacesTests {
    private func places(_ lines: [String], ending: String = "\n", mark: String = "") -> [Place] {
        let text = mark + (["<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>"] + lines
            + ["</scenes></document>"]).joined(separator: ending)
        return readInterface(text).interface?.scenes.map(\.place) ?? []
    }

    private func scene(_ attributes: String = "id=\"a\"") -> String { "<scene><viewController \(attributes)/></scene>" }

    @Test func pointsAtTheTagsStart() {
        #expect(places([scene(), "  " + scene()]) == [
            Place(line: 2, column: 8, length: 15), Place(line: 3, column: 10, length: 15),
        ])
    }

    @Test func pointsAtTheFirstLineOfALongTag() {
        let lines = ["<scene>", "\t<viewController", "  id=\"a\"", "  title=\"b\"", "/></scene>", scene()]
        #expect(places(lines).map(\.line) == [3, 7])
        #expect(places(lines).first == Place(line: 3, column: 2, length: 15))
    }

    @Test(arguments: ["\r\n", "\r", "\n"])
    func countsEveryLineEnding(_ ending: String) {
        #expect(places(["", scene(), "<!-- one", "two -->" + scene()], ending: ending) == [
            Place(line: 3, column: 8, length: 15), Place(line: 5, column: 15, length: 15),
        ])
    }

    @Test func isNotMisledByValues() {
        let value = "id=\"a\" title=\"1 > 0 /> &lt;viewController id='z'&gt; it's\""
        #expect(places([scene(value) + scene()]).map(\.column) == [8, (scene(value) + "<scene>").utf16.count + 1])
        #expect(readInterface("<document><scenes>\(scene(value))</scenes></document>").interface?.scenes.first?.title
            == "1 > 0 /> <viewController id='z'> it's")
    }

    @Test func isNotMisledByCommentsAndCharacterData() {
        let lines = ["<!-- <viewController> --><?pi <viewController> ?>" + scene(), "<x><![CDATA[<viewController>]]></x>" + scene()]
        #expect(places(lines) == [Place(line: 2, column: 57, length: 15), Place(line: 3, column: 43, length: 15)])
    }

    @Test func countsUTF16Units() {
        // é is one unit in two bytes, the emoji two units in four bytes.
        #expect(places(["<x t=\"é😀\"/>😀" + scene()]) == [Place(line: 2, column: 22, length: 15)])
    }

    @Test func ignoresAByteOrderMark() {
        let text = "\u{FEFF}<scene/>"
        var locator = TagLocator(Array(text.utf8))
        #expect(locator.next() == Place(line: 1, column: 1, length: 6))
        #expect(places([scene()], mark: "\u{FEFF}").count == 1)
    }

    @Test func keepsStepOverManyChunks() {
        // The parser is fed in pieces of a few kilobytes; the tags must stay in step with its reports.
        let lines = (0..<600).map { "<scene><viewController title=\"größer als 漢字 \($0)\" id=\"c\($0)\"/></scene>" }
        let facts = readInterface("<document><scenes>\n" + lines.joined(separator: "\n") + "</scenes></document>")
        let scenes = facts.interface?.scenes ?? []
        #expect(scenes.map(\.place.line) == Array(2...601))
        #expect(scenes.map(\.id) == (0..<600).map { "c\($0)" })
    }
}
