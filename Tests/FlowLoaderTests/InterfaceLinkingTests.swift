import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

@Suite struct InterfaceLinkingTests {
    // MARK: Transitions

    @Test func containersLeadToTheirContent() {
        let part = link(["App/Main.storyboard": storyboard(
            scene("""
                <tabBarController id="tabs"><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="split" kind="relationship" relationship="viewControllers" id="r2"/>
                </connections></tabBarController>
                """)
            + scene("""
                <navigationController navigationBarHidden="YES" id="nav"><connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/>
                </connections></navigationController>
                """)
            + scene("""
                <splitViewController allowDoubleColumnStyle="YES" id="split"><connections>
                <segue destination="nav" kind="relationship" relationship="masterViewController" id="r4"/>
                <segue destination="detail" kind="relationship" relationship="detailViewController" id="r5"/>
                </connections></splitViewController>
                """)
            + scene(#"<viewController id="list" customClass="OrderList"/>"#) + scene(#"<viewController id="detail"/>"#)),
            "App/OrderList.swift": "final class OrderList: UIViewController {}"])
        #expect(shown(part) == [
            "Main.storyboard#nav root OrderList hidesBar", "Main.storyboard#split column primary: Main.storyboard#nav",
            "Main.storyboard#split column secondary: Main.storyboard#detail in UINavigationController",
            "Main.storyboard#tabs tab 0: Main.storyboard#nav", "Main.storyboard#tabs tab 1: Main.storyboard#split",
        ])
        #expect(screen("Main.storyboard#nav", part)?.kind == .nav)
        #expect(screen("Main.storyboard#nav", part)?.facts.barHidden?.guarded == .always)
        #expect(screen("Main.storyboard#split", part)?.facts.columnStyle == true)
        #expect(screen("OrderList", part)?.scenes == ["Main.storyboard#list"])
        #expect(screen("Main.storyboard#detail", part)?.name == "ViewController [id detail]")
    }

    @Test func seguesKeepKindTriggerAndStyle() {
        let part = link(["Main.storyboard": storyboard(
            scene("""
                <viewController id="list"><view key="view" id="v"><subviews>
                <button id="b"><state key="normal" title="Help"/><connections><segue destination="help" kind="presentation" modalPresentationStyle="fullScreen" id="s1"/></connections></button>
                <tableView id="t"><prototypes><tableViewCell id="c"><connections><segue destination="detail" kind="show" identifier="open" id="s2"/></connections></tableViewCell></prototypes></tableView>
                </subviews></view>
                <navigationItem key="navigationItem" id="n">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="i"><connections><segue destination="help" kind="popoverPresentation" popoverAnchorBarButtonItem="i" id="s3"/></connections></barButtonItem>
                </navigationItem>
                <connections>
                <segue destination="detail" kind="custom" customClass="FadeSegue" identifier="fade" id="s4"/>
                <segue destination="help" kind="embed" id="s5"/>
                </connections></viewController>
                """)
            + scene(#"<viewController modalPresentationStyle="formSheet" modalInPresentation="YES" id="help"/>"#)
            + scene(#"<viewController id="detail"/>"#))])
        let from = "Main.storyboard#list "
        #expect(shown(part) == [
            from + "segue-custom Main.storyboard#detail “fade” likely", from + "segue-embed Main.storyboard#help by lifecycle blocked",
            from + "segue-popoverPresentation Main.storyboard#help popover by trailingItem “add” blocked",
            from + "segue-presentation Main.storyboard#help fullScreen by bodyButton “Help” blocked",
            from + "segue-show Main.storyboard#detail “open” by row",
        ])
        #expect(screen("Main.storyboard#list", part)?.facts.presents == true)
        #expect(part.transitions.first { $0.verb == .seguePresentation }?.location.line == 5)
    }

    @Test func placeholdersLeadToOtherFiles() {
        let part = link([
            "Main.storyboard": storyboard(
                scene("""
                    <viewController id="a"><connections><segue destination="p" kind="show" id="s1"/>
                    <segue destination="q" kind="presentation" id="s2"/></connections></viewController>
                    """)
                + scene(#"<viewControllerPlaceholder storyboardName="Help" referencedIdentifier="faq" id="p" sceneMemberID="viewController"/>"#)
                + scene(#"<viewControllerPlaceholder storyboardName="Help" id="q" sceneMemberID="viewController"/>"#)),
            "Help.storyboard": storyboard(
                scene(#"<viewController id="start"/>"#) + scene(#"<viewController storyboardIdentifier="faq" id="f"/>"#), initial: "start"),
        ])
        #expect(shown(part).filter { !$0.hasPrefix("window") } == [
            "Main.storyboard#a segue-presentation Help.storyboard#start automatic", "Main.storyboard#a segue-show Help.storyboard#f",
        ])
        #expect(part.brokenReferences.isEmpty)
        #expect(part.unresolved.isEmpty)
    }

    @Test func everySceneOfAContainerClassIsItsOwn() {
        let nav = { (id: String, root: String) in scene("""
            <navigationController id="\(id)" customClass="ShopNavigation"><connections>
            <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r\(id)"/></connections></navigationController>
            """) }
        let part = link([
            "Main.storyboard": storyboard(nav("n1", "a") + nav("n2", "b") + scene(#"<viewController id="a"/>"#) + scene(#"<viewController id="b"/>"#), initial: "none"),
            "ShopNavigation.swift": "final class ShopNavigation: UINavigationController {}"])
        #expect(shown(part) == ["Main.storyboard#n1 root Main.storyboard#a", "Main.storyboard#n2 root Main.storyboard#b"])
        #expect(screen("Main.storyboard#n1", part)?.inherits == ["ShopNavigation", "UINavigationController", "UIViewController", "UIResponder"])
    }

    @Test func everySceneOfAContainerClassHasItsFacts() throws {
        let nav = { (id: String) in scene(#"<navigationController id="\#(id)" customClass="ShopNavigation"/>"#) }
        let files = [
            "Main.storyboard": storyboard(nav("n1") + nav("n2")),
            "ShopNavigation.swift": """
            final class ShopNavigation: UINavigationController {
                override func viewDidLoad() { isModalInPresentation = true }
            }
            """,
        ]
        let graph = FlowLoader.link(files.keys.sorted().map { extract(SourceFile(path: $0, text: files[$0] ?? "")) }).graph
        #expect(graph.screens.map(\.id) == ["Main.storyboard#n1", "Main.storyboard#n2", "ShopNavigation"])
        #expect(graph.screens.allSatisfy { $0.facts.dismissBlocked?.location.path == "ShopNavigation.swift" })
    }

    @Test func windowsBeginWhereAPropertyListSays() {
        let boards = ["Main.storyboard": storyboard(scene(#"<viewController id="a"/>"#)), "Old.storyboard": storyboard(scene(#"<viewController id="a"/>"#))]
        #expect(shown(link(boards)) == ["window root Main.storyboard#a"])
        let list = plist("<key>UIMainStoryboardFile</key><string>Old</string>")
        let part = link(boards.merging(["Info.plist": list]) { $1 })
        #expect(shown(part) == ["window root Old.storyboard#a"])
        #expect(part.transitions.first?.receiver == .windowRoot)
        #expect(part.transitions.first?.location.line == 4)
        #expect(shown(link(boards.merging(["Info.plist": plist("<key>CFBundleName</key><string>Shop</string>")]) { $1 })) == [])
    }

    @Test func launchScreensAndExtensionsAreOpenedFromOutside() {
        let launch = storyboard(scene(#"<viewController id="l"/>"#) + scene(#"<viewController id="other"/>"#), initial: "l")
            .replacingOccurrences(of: "targetRuntime", with: "launchScreen=\"YES\" targetRuntime")
        let part = link([
            "App/Launch.storyboard": launch, "Share/MainInterface.storyboard": storyboard(scene(#"<viewController id="a"/>"#)),
            "Share/Info.plist": plist("<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>MainInterface</string></dict>"),
        ])
        #expect(shown(part) == [
            "flow:Launch.storyboard root Launch.storyboard#l possible", "flow:MainInterface.storyboard root MainInterface.storyboard#a possible",
        ])
        #expect(part.transitions.map(\.location.line) == [2, 2])
        #expect(part.screens.map(\.id) == ["Launch.storyboard#l", "MainInterface.storyboard#a"])
    }

    @Test func scenesOfEqualNameAreKeptApart() {
        let text = storyboard(scene(#"<viewController id="a"/>"#))
        let part = link(["App/Main.storyboard": text, "Lite/Main.storyboard": text])
        #expect(part.screens.map(\.id) == ["App/Main.storyboard#a", "Lite/Main.storyboard#a"])
        #expect(part.transitions.map(\.certainty) == [.likely, .likely])
    }

    @Test func aPropertyListMeansTheStoryboardNextToIt() {
        let text = storyboard(scene(#"<viewController id="a"/>"#))
        let list = plist("<key>UIMainStoryboardFile</key><string>Main</string>")
        let files = ["App/Info.plist": list, "App/Base.lproj/Main.storyboard": text, "Example/Main.storyboard": text]
        #expect(shown(link(files)) == ["window root App/Base.lproj/Main.storyboard#a"])
    }

    // MARK: Facts

    @Test func barItemsDoWhatTheirActionsDo() throws {
        let part = link([
            "Main.storyboard": storyboard(scene("""
                <viewController id="a" customClass="Checkout"><view key="view" id="v"><subviews>
                <textField id="t"/><wkWebView allowsBackForwardNavigationGestures="YES" id="w"/>
                <button id="b1"><state key="normal" title="Leave"/><connections><action selector="close:" destination="a" id="e1"/></connections></button>
                <button id="b2"><state key="normal" title="Count"/><connections><action selector="count:" destination="a" id="e2"/></connections></button>
                </subviews></view>
                <navigationItem key="navigationItem" title="Pay" hidesBackButton="YES" leftItemsSupplementBackButton="YES" id="n">
                <barButtonItem key="leftBarButtonItem" title="Cancel" id="i1"><connections><action selector="close:" destination="a" id="e3"/></connections></barButtonItem>
                <rightBarButtonItems>
                <barButtonItem systemItem="done" id="i2"><connections><segue destination="x" kind="unwind" unwindAction="paid:" id="u"/></connections></barButtonItem>
                <barButtonItem title="Mail" id="i3"><connections><action selector="mail:" destination="a" id="e4"/></connections></barButtonItem>
                <barButtonItem systemItem="flexibleSpace" id="i4"/>
                </rightBarButtonItems>
                </navigationItem></viewController>
                """, beside: "<exit id=\"x\" sceneMemberID=\"exit\"/>")),
            "Cart.swift": "final class Cart: UIViewController { @IBAction func paid(_ segue: UIStoryboardSegue) {} }",
            "Checkout.swift": "final class Checkout: UIViewController { @IBAction func close(_ sender: Any) {}\n @IBAction func count(_ s: Any) {} }",
        ]) { selector, type in
            guard type == "Checkout" else { return nil }
            switch selector {
            case "close:": return ActionSummary(exits: [Exit(.dismiss)])
            case "count:": return ActionSummary(doesMore: true)
            default: return nil
            }
        }
        let checkout = try #require(screen("Checkout", part))
        #expect(checkout.facts.leading.map(shown) == ["cancel “Cancel” dismiss"])
        #expect(checkout.facts.trailing.map(shown) == ["commit “done” unwind Cart", "other “Mail” opaque"])
        #expect(checkout.facts.body.map(shown) == ["other “Leave” dismiss"])
        #expect(checkout.facts.supplementsBack)
        #expect(checkout.facts.backHidden?.guarded == .always)
        #expect(checkout.facts.input == .text)
        #expect(checkout.facts.web.map(\.gestures) == [.on])
        #expect(checkout.opaqueActions == ["mail:"])
        #expect(checkout.title == "Pay")
        #expect(part.transitions.first { $0.verb == .segueUnwind }?.to == "Cart")
    }

    @Test func whatOneOfSeveralScenesHasIsConditional() throws {
        let part = link([
            "Main.storyboard": storyboard(
                scene("""
                    <viewController id="a" customClass="Note"><navigationItem key="navigationItem" hidesBackButton="YES" id="n">
                    <barButtonItem key="leftBarButtonItem" title="Back" id="i"/></navigationItem></viewController>
                    """)
                + scene(#"<viewController id="b" customClass="Note"/>"#)),
            "Note.swift": "final class Note: UIViewController {}"])
        let note = try #require(screen("Note", part))
        #expect(part.screens.count == 1)
        #expect(note.scenes == ["Main.storyboard#a", "Main.storyboard#b"])
        #expect(note.facts.leading.map(\.guarded) == [.conditional])
        #expect(note.facts.backHidden?.guarded == .conditional)
    }

    @Test func aClassOutsideTheSourcesIsNeverComplete() throws {
        let part = link(["Main.storyboard": storyboard(scene(#"<viewController id="a" customClass="FancyController" customModule="Fancy"/>"#))])
        let fancy = try #require(screen("Main.storyboard#a", part))
        #expect(fancy.class == "FancyController")
        #expect(fancy.name == "FancyController [id a]")
        #expect(fancy.opaqueActions == ["class “FancyController” is not in the sources"])
    }

    @Test func aXibTellsOfItsOwner() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Scanner"/>
            <view id="v"><subviews><textView id="t"/><button id="b"><state key="normal" title="Close"/><connections>
            <action selector="close" destination="-1" id="e"/></connections></button></subviews></view></objects></document>
            """
        let files = ["Scanner.xib": xib, "Scanner.swift": "final class Scanner: UIViewController { @IBAction func close() {} }"]
        let part = link(files) { selector, type in selector == "close" && type == "Scanner" ? ActionSummary(exits: [Exit(.dismiss)]) : nil }
        let scanner = try #require(screen("Scanner", part))
        #expect(scanner.facts.body.map(shown) == ["close “Close” dismiss"])
        #expect(scanner.facts.input == .text)
        #expect(link(["Scanner.xib": xib, "Scanner.swift": "final class Scanner: UIView {}"]).screens.isEmpty)
    }

    // MARK: Lookups for code

    @Test func codeFindsSeguesByIdentifier() {
        let project = Self.project([
            "Main.storyboard": storyboard(
                scene(#"<viewController id="a" customClass="Wide"><connections><segue destination="b" kind="show" identifier="open" id="s1"/></connections></viewController>"#)
                + scene(#"<viewController id="b"><connections><segue destination="a" kind="show" identifier="back" id="s2"/></connections></viewController>"#)),
            "Wide.swift": "class Base: UIViewController {}\nfinal class Wide: Base {}\nfinal class Other: UIViewController {}"])
        let boards = StoryboardIndex(project)
        #expect(boards.segues(identifier: "open", ofClass: "Base", in: project).map(\.segue.id) == ["s1"])
        #expect(boards.segues(identifier: "open", ofClass: "Wide", in: project).map(\.scene.id) == ["a"])
        #expect(boards.segues(identifier: "open", ofClass: "Other", in: project).isEmpty)
        #expect(boards.allIdentifiers(ofClass: "Base", in: project) == ["open"])
        #expect(boards.anySegue(identifier: "back"))
        #expect(!boards.anySegue(identifier: "forth"))
        #expect(boards.isComplete(ofClass: "Wide", in: project))
        #expect(!boards.isComplete(ofClass: "Other", in: project))
    }
}

extension InterfaceLinkingTests {
    static func project(_ files: [String: String]) -> Project {
        Project(files.keys.sorted().map { extract(SourceFile(path: $0, text: files[$0] ?? "")) })
    }

    private func link(_ files: [String: String], _ summary: @escaping (String, String) -> ActionSummary? = { _, _ in nil }) -> GraphPart {
        linkInterface(files, summary)
    }

    private func screen(_ id: String, _ part: GraphPart) -> Screen? { part.screens.first { $0.id == id } }

    private func shown(_ control: Control) -> String {
        ([control.look.rawValue, control.label.map { "“\($0)”" }] + control.exits.flatMap { [$0.verb.rawValue, $0.to] }
            + [control.isOpaque ? "opaque" : nil]).compactMap { $0 }.joined(separator: " ")
    }

    /// Sorted; what is as usual is left out.
    private func shown(_ part: GraphPart) -> [String] {
        part.transitions.map { edge in
            let place = edge.position.map { "\($0):" } ?? edge.column.map { "\($0):" }
            let isUsual = edge.trigger.kind == .unknown || edge.trigger.kind == .lifecycle && edge.verb != .segueEmbed
            let words: [String?] = [
                edge.from, edge.verb.rawValue, place, edge.to ?? "?", edge.wrapped.map { "in \($0)" }, edge.style?.rawValue,
                edge.identifier.map { "“\($0)”" }, isUsual ? nil : "by \(edge.trigger.kind.rawValue)", edge.trigger.label.map { "“\($0)”" },
                edge.blocked == nil ? nil : "blocked", edge.hidesBar ? "hidesBar" : nil,
                edge.certainty == .certain ? nil : edge.certainty.rawValue,
            ]
            return words.compactMap { $0 }.joined(separator: " ")
        }.sorted()
    }
}

func linkInterface(_ files: [String: String], _ summary: @escaping (String, String) -> ActionSummary? = { _, _ in nil }) -> GraphPart {
    let project = InterfaceLinkingTests.project(files)
    return interfacePart(of: project, boards: StoryboardIndex(project), summary: summary)
}

/// A property list around the entries of its dictionary, which begin in line 4.
func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(entries)
    </dict></plist>
    """
}
