import FlowGraph
import Testing

@testable import FlowLoader

@Suite struct BrokenNamesTests {
    // MARK: Unwinds

    static let unwinding = storyboard(scene("""
        <viewController id="a" customClass="Form"><view key="view" id="v"><subviews><button id="b"><connections>
        <segue destination="x" kind="unwind" unwindAction="backToList:" id="u"/></connections></button></subviews></view></viewController>
        """, beside: "<exit id=\"x\" sceneMemberID=\"exit\"/>"))

    @Test(arguments: [
        "@IBAction func backToList(_ segue: UIStoryboardSegue) {}", "@objc(backToList:) func home(segue: UIStoryboardSegue) {}",
        "@IBAction func backToList(_ sender: Any) {}",
    ])
    func answeredUnwinds(_ method: String) {
        let list = "final class List: UIViewController { \(method) }\nfinal class Form: UIViewController {}"
        #expect(linkInterface(["Main.storyboard": Self.unwinding, "List.swift": list]).brokenReferences == [])
    }

    @Test(arguments: [
        ("func backToList(_ segue: UIStoryboardSegue) {}", "List.backToList(_:)", "“List.backToList(_:)” lacks @IBAction or @objc"),
        (
            "@IBAction func backToList(segue: UIStoryboardSegue) {}", "backToListWithSegue:",
            "the selector of “List.backToList(segue:)” is “backToListWithSegue:”"
        ),
        (
            "@IBAction func backToLits(_ segue: UIStoryboardSegue) {}", "backToLits:",
            "the selector of “List.backToLits(_:)” is “backToLits:”"
        ),
    ])
    func nearMisses(_ method: String, _ near: String, _ reason: String) throws {
        let list = "final class List: UIViewController { \(method) }\nfinal class Form: UIViewController {}"
        let found = linkInterface(["Main.storyboard": Self.unwinding, "List.swift": list]).brokenReferences
        let broken = try #require(found.first)
        #expect(found.count == 1)
        #expect(broken.kind == .unwindAction)
        #expect(broken.name == "backToList:")
        #expect(broken.screen == "Form")
        #expect(broken.near == near)
        #expect(broken.nearReason == reason)
        #expect(broken.nearLocation?.path == "List.swift")
        #expect(broken.certainty == .certain)
        #expect(broken.location.line == 5)
    }

    @Test func aClassFromOutsideMayAnswer() {
        let found = linkInterface(["Main.storyboard": Self.unwinding]).brokenReferences
        #expect(found.map(\.certainty) == [.possible])
        let pod = "final class Form: PodFormController {}"
        #expect(linkInterface(["Main.storyboard": Self.unwinding, "Form.swift": pod]).brokenReferences.map(\.certainty) == [.possible])
    }

    @Test func severalAnswersLeaveTheTargetOpen() {
        let classes = ["List", "Home"].map { "final class \($0): UIViewController { @IBAction func backToList(_ s: UIStoryboardSegue) {} }" }
        let part = linkInterface(["Main.storyboard": Self.unwinding, "All.swift": classes.joined(separator: "\n")])
        #expect(part.transitions.filter { $0.verb == .segueUnwind }.map(\.to) == [nil])
        #expect(part.unresolved.isEmpty)
        #expect(part.brokenReferences.isEmpty)
    }

    @Test(arguments: [
        ("f(_ s: UIStoryboardSegue)", "f:"), ("f(segue: UIStoryboardSegue)", "fWithSegue:"), ("f(for s: UIStoryboardSegue)", "fFor:"),
        ("f(fromSegue s: UIStoryboardSegue)", "fFromSegue:"), ("unwindTo(segue: UIStoryboardSegue)", "unwindToSegue:"),
        ("make(_ c: NSCoder, sender: Any?, segueIdentifier: String?)", "make:sender:segueIdentifier:"),
        ("make(coder: NSCoder)", "makeWithCoder:"),
    ])
    func swiftSelectors(_ declaration: String, _ selector: String) throws {
        let facts = swiftFacts(path: "A.swift", text: "class A { @objc func \(declaration) {} }")
        #expect(objectiveCSelector(of: try #require(facts.types.first?.functions.first)) == selector)
    }

    // MARK: Files and scenes

    @Test func missingStoryboardsAndScenes() {
        let main = storyboard(
            scene("""
                <viewController id="a"><connections><segue destination="p" kind="show" id="s1"/><segue destination="q" kind="show" id="s2"/>
                <segue destination="f" kind="show" id="s3"/></connections></viewController>
                """)
            + scene(#"<viewControllerPlaceholder storyboardName="Halp" id="p" sceneMemberID="viewController"/>"#)
            + scene(#"<viewControllerPlaceholder storyboardName="Help" referencedIdentifier="fqa" id="q" sceneMemberID="viewController"/>"#)
            + scene(#"<viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="org.kit" id="f" sceneMemberID="viewController"/>"#)
            + scene(#"<viewControllerPlaceholder storyboardName="Unused" id="z" sceneMemberID="viewController"/>"#))
        let help = storyboard(scene(#"<viewController storyboardIdentifier="faq" id="h"/>"#), initial: "h")
        let part = linkInterface(["Main.storyboard": main, "Help.storyboard": help])
        #expect(part.brokenReferences.map(shown) == [
            "storyboard Halp near Help on Main.storyboard#a", "placeholder fqa in Help near faq on Main.storyboard#a",
        ])
        #expect(part.unresolved.map(\.reason) == [
            "reference to the initial scene of “Halp.storyboard” leads to no scene",
            "reference to “fqa” of “Help.storyboard” leads to no scene",
            "reference to the initial scene of “Kit.storyboard” leads to no scene",
        ])
        // What breaks off may hold what is missing; what cannot be read at all is there none the less.
        let cut = help.replacingOccurrences(of: "</scenes>", with: "<scene")
        #expect(linkInterface(["Main.storyboard": main, "Help.storyboard": cut, "Halp.storyboard": "no"]).brokenReferences.isEmpty)
    }

    @Test func propertyListsNameStoryboards() {
        let list = plist("<key>UIMainStoryboardFile</key>\n<string>Mian</string>")
        let board = storyboard(scene(#"<viewController id="a"/>"#))
        let found = linkInterface(["App/Info.plist": list, "App/Base.lproj/Main.storyboard": board]).brokenReferences
        #expect(found.map(shown) == ["storyboard Mian near Main"])
        #expect(found.map(\.certainty) == [.certain])
        #expect(found.map(\.location.line) == [5])
        #expect(linkInterface(["TV/Info.plist": list, "App/Main.storyboard": board]).brokenReferences.map(\.certainty) == [.likely])
        let television = storyboard("", runtime: "AppleTV")
        #expect(linkInterface(["App/Info.plist": list, "App/Mian.storyboard": television]).brokenReferences.isEmpty)
        let variable = plist("<key>UIMainStoryboardFile</key><string>$(MAIN)</string>")
        #expect(linkInterface(["App/Info.plist": variable, "App/Main.storyboard": board]).brokenReferences.isEmpty)
    }

    // MARK: Making

    static let making = storyboard(scene("""
        <viewController id="a" customClass="List"><connections>
        <segue destination="d" kind="show" identifier="plain" id="s1"/>
        <segue destination="d" kind="show" destinationCreationSelector="makeDetail:" id="s2"/>
        </connections></viewController>
        """) + scene(#"<viewController id="d" customClass="Detail"/>"#))

    @Test func trappingInitialisers() {
        let list = "final class List: UIViewController { @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil } }"
        func broken(_ detail: String, board: String = "Main.storyboard") -> [String] {
            let project = InterfaceLinkingTests.project([board: Self.making, "List.swift": list, "Detail.swift": detail])
            return link(project.files).graph.brokenReferences.map(shown)
        }
        let trap = "trappingCoder Detail in Main on List"
        #expect(broken("class Detail: UIViewController { required init?(coder: NSCoder) { fatalError() } }") == [trap])
        #expect(broken("class Detail: UIViewController { required init?(coder: NSCoder) { assertionFailure(); return nil } }") == [trap])
        #expect(broken("class Base: UIViewController { required init?(coder: NSCoder) { fatalError() } }\nclass Detail: Base {}") == [trap])
        #expect(broken("class Detail: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }") == [])
        #expect(broken("class Detail: UIViewController { required init?(coder: NSCoder) { log(); fatalError() } }") == [])
        #expect(broken("class Detail: UIViewController {}") == [])
        // Nobody makes what stands in this file.
        #expect(broken("class Detail: UIViewController { required init?(coder: NSCoder) { fatalError() } }", board: "Old.storyboard") == [])
    }

    @Test func creationSelectors() {
        func broken(_ method: String) -> [BrokenReference] {
            let code = "final class List: UIViewController { \(method) }\nfinal class Detail: UIViewController {}"
            return linkInterface(["Main.storyboard": Self.making, "List.swift": code]).brokenReferences
        }
        #expect(broken("@IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil }").isEmpty)
        let found = broken("@IBSegueAction func makeDetail(coder: NSCoder) -> Detail? { nil }")
        #expect(found.map(shown) == ["creationSelector makeDetail: in Main near makeDetailWithCoder: on List"])
    }

    private func shown(_ broken: BrokenReference) -> String {
        let words: [String?] = [
            broken.kind.rawValue, broken.name, broken.storyboard.map { "in \($0)" }, broken.near.map { "near \($0)" },
            broken.screen.map { "on \($0)" },
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
