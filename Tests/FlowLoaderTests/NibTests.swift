import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

/// Xibs: whose they are, and the notes that objects carry.
@Suite struct NibTests {
    private func nib(_ owner: String, _ rest: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)><connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
                <view id="v"><subviews>
                    <button id="b"><state key="normal" title="Done"/><connections><action selector="close:" destination="-1" id="c"/></connections></button>
                    <wkWebView id="w" allowsBackForwardNavigationGestures="YES"/>
                </subviews></view>
                \(rest)
            </objects>
        </document>
        """
    }

    private func graph(_ files: [String: String]) -> FlowGraph {
        link(files.keys.sorted().map { extract(SourceFile(path: $0, text: files[$0] ?? "")) }).graph
    }

    private let classes = """
        class PageController: UIViewController { @IBAction func close(_ sender: Any) { dismiss(animated: true) } }
        final class OtherController: UIViewController {}
        """

    @Test(arguments: [
        ("customClass=\"PageController\"", "Any.xib", ""),
        ("", "Page.xib", ""),
        ("", "PageController.xib", ""),
        ("", "Legal.xib", "func make() { _ = PageController(nibName: \"Legal\", bundle: nil) }"),
        ("", "Legal.xib", "extension PageController { convenience init(a: Int) { self.init(nibName: \"Legal\", bundle: nil) } }"),
        ("", "Legal.xib", "final class Start: UIViewController { func go() { show(PageController.init(nibName: \"Legal\", bundle: .main), sender: nil) } }"),
    ])
    func belongsToTheClassThatLoadsIt(owner: String, file: String, code: String) throws {
        let code = code.hasPrefix("func") ? "final class Start: UIViewController { \(code) }" : code
        let screens = graph([file: nib(owner), "Page.swift": classes + "\n" + code]).screens
        let page = try #require(screens.first { $0.id == "PageController" })
        #expect(page.facts.body.map { "\($0.look) \($0.exits.map(\.verb))" } == ["commit [FlowGraph.Verb.dismiss]"])
        #expect(page.facts.web.map(\.gestures) == [.on])
        #expect(screens.filter { !$0.facts.web.isEmpty }.count == 1)
    }

    @Test func aNameAloneIsNotEnough() {
        // Loaded with some other owner: it has no `view` outlet.
        let text = nib("").replacingOccurrences(of: "property=\"view\"", with: "property=\"content\"")
        #expect(graph(["Page.xib": text, "Page.swift": classes]).screens.allSatisfy { $0.facts.web.isEmpty })
        // A class that names another file does not take the one of its name from the class that names it.
        let both = graph(["Page.xib": nib(""), "Page.swift": classes + "\nfunc make() -> UIViewController { OtherController(nibName: \"Page\", bundle: nil) }\nfinal class S: UIViewController { func go() { show(OtherController(nibName: \"Page\", bundle: nil), sender: nil) } }"])
        #expect(both.screens.filter { !$0.facts.web.isEmpty }.map(\.id) == ["OtherController"])
    }

    @Test func controllersBesidesTheOwnerAreScreensToo() throws {
        let controller = """
            <viewController id="x" customClass="OtherController"><navigationItem key="navigationItem" id="n">
                <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i"/>
            </navigationItem></viewController>
            """
        let other = try #require(graph(["Any.xib": nib("customClass=\"PageController\"", controller), "Page.swift": classes]).screens.first { $0.id == "OtherController" })
        #expect(other.facts.leading.map(\.look) == [.cancel])
        #expect(other.facts.web.isEmpty)
    }

    @Test func notesThatBeginWithTheWordAreDirectivesOfTheirObject() {
        func notes(_ text: String) -> String { "<attributedString key=\"userComments\">\(text)</attributedString>" }
        let board = storyboard(scene("""
            <viewController id="a">
            \(notes("<fragment content=\"navlint:disable back-exit - on purpose\"/>"))
            <view key="view" id="v"><subviews><button id="b">
            \(notes("<fragment><string key=\"content\">Talk to Ann first.\n// navlint:disable:this one-rule\nnavlint: role compose</string></fragment>"))
            </button><label id="l">\(notes("<fragment content=\"#other navlint:disable x\"/>"))</label></subviews></view></viewController>
            """))
        #expect(readInterface(board).directives == [
            Directive(text: "disable back-exit - on purpose", place: Place(line: 4, column: 29, length: 15), object: "a"),
            Directive(text: "disable:this one-rule", place: Place(line: 6, column: 35, length: 7), object: "b", end: Place(line: 10, column: 10, length: 6)),
            Directive(text: "role compose", place: Place(line: 6, column: 35, length: 7), object: "b", end: Place(line: 10, column: 10, length: 6)),
        ])
        let xib = nib("", "<button id=\"z\">\(notes("<fragment content=\"navlint:\"/><fragment content=\"disable a-rule\"/>"))</button>")
        #expect(readInterface(xib, "Any.xib").directives.map(\.text) == ["disable a-rule"])
    }
}
