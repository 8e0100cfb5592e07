import Foundation
import Testing

@testable import FlowLoader

@Suite struct InterfaceBuilderTests {
    @Test func readsTheDocument() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController storyboardIdentifier="Orders" title="All" modalPresentationStyle="fullScreen" \
            hidesBottomBarWhenPushed="YES" id="a" userLabel="Order list" customClass="OrderList" customModule="Shop" \
            customModuleProvider="target" sceneMemberID="viewController"/>
            """, beside: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\" userLabel=\"First Responder\"/><exit id=\"x\" sceneMemberID=\"exit\"/>")))
        #expect(facts.notes.isEmpty)
        let interface = try #require(facts.interface)
        #expect(interface.name == "Main")
        #expect(interface.isStoryboard)
        #expect(interface.initialScene == "a")
        #expect(interface.targetRuntime == "iOS.CocoaTouch")
        #expect(!interface.isLaunchScreen)
        #expect(interface.owner == nil)
        let list = try #require(interface.scenes.first)
        #expect(interface.scenes.count == 1)
        #expect(list.element == .viewController)
        #expect(list.customClass == "OrderList")
        #expect(list.customModule == "Shop")
        #expect(list.storyboardIdentifier == "Orders")
        #expect(list.label == "Order list")
        #expect(list.title == "All")
        #expect(list.modalPresentationStyle == "fullScreen")
        #expect(list.hidesBottomBarWhenPushed)
        #expect(list.exits == ["x"])
        #expect(list.notes.map(\.text) == ["Order list"])
    }

    @Test(arguments: SceneFacts.Element.allOfStoryboards)
    func knowsEveryController(_ element: SceneFacts.Element) {
        let name = element == .placeholder ? "viewControllerPlaceholder" : element.rawValue
        let facts = readInterface(storyboard(scene("<\(name) id=\"a\" sceneMemberID=\"viewController\"/>")))
        #expect(facts.interface?.scenes.map(\.element) == [element])
    }

    @Test func keepsControllersItDoesNotKnow() {
        let facts = readInterface(storyboard(scene("<holographicController id=\"a\" sceneMemberID=\"viewController\"/>")))
        #expect(facts.interface?.scenes.map(\.element) == [.other])
    }

    @Test func readsRelationshipsInOrder() throws {
        let facts = readInterface(storyboard(
            scene("""
                <tabBarController id="a"><connections>
                <segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="m" kind="relationship" relationship="viewControllers" id="r2"/>
                </connections></tabBarController>
                """)
            + scene("""
                <navigationController navigationBarHidden="YES" id="n"><navigationBar key="navigationBar" id="nb"/>
                <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r3"/></connections>
                </navigationController>
                """)
            + scene("<splitViewController style=\"tripleColumn\" id=\"m\"/>")))
        let scenes = try #require(facts.interface?.scenes)
        #expect(scenes.map(\.id) == ["a", "n", "m"])
        #expect(scenes[0].relationships.map(\.destination) == ["n", "m"])
        #expect(scenes[0].relationships.map(\.kind) == ["viewControllers", "viewControllers"])
        #expect(scenes[1].relationships.map(\.kind) == ["rootViewController"])
        #expect(scenes[1].navigationBarHidden)
        #expect(!scenes[1].ownBar)
        #expect(scenes[2].splitStyle == "tripleColumn")
        #expect(scenes.allSatisfy { $0.segues.isEmpty })
    }

    @Test func readsPlaceholders() throws {
        let facts = readInterface(storyboard(
            scene("<viewControllerPlaceholder storyboardName=\"Help\" referencedIdentifier=\"Topic\" bundleIdentifier=\"org.example.help\" id=\"p\"/>")
            + scene("<viewControllerPlaceholder storyboardName=\"Help\" id=\"q\"/>")))
        let scenes = try #require(facts.interface?.scenes)
        #expect(scenes[0].reference == ScenePlaceholder(
            storyboardName: "Help", referencedIdentifier: "Topic", bundleIdentifier: "org.example.help"))
        #expect(scenes[1].reference == ScenePlaceholder(storyboardName: "Help"))
    }

    @Test(arguments: [
        "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind", "push", "modal", "popover", "replace", "custom",
    ])
    func keepsSegueKindsAsWritten(_ kind: String) {
        let facts = readInterface(storyboard(scene("<viewController id=\"a\"><connections><segue destination=\"b\" kind=\"\(kind)\" id=\"g\"/></connections></viewController>")))
        #expect(facts.interface?.scenes.first?.segues.map(\.kind) == [kind])
    }

    @Test func readsWhatASegueSays() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><connections>
            <segue destination="b" kind="presentation" identifier="pay" customClass="Fade" modalPresentationStyle="formSheet" \
            destinationCreationSelector="makePay:" popoverAnchorView="v" id="g1"/>
            <segue destination="x" kind="unwind" unwindAction="closeWithSegue:" id="g2"/>
            <segue reference="g1"/>
            <segue destination="c" kind="show" id="g3"><segue key="commit" inheritsFrom="parent" id="g4"/><segue key="preview" inheritsFrom="commit" id="g5"/></segue>
            </connections></viewController>
            """)))
        let segues = try #require(facts.interface?.scenes.first?.segues)
        #expect(segues.map(\.id) == ["g1", "g2", "g3"])
        #expect(segues[0].identifier == "pay")
        #expect(segues[0].customClass == "Fade")
        #expect(segues[0].modalPresentationStyle == "formSheet")
        #expect(segues[0].creationSelector == "makePay:")
        #expect(segues[0].hasPopoverAnchor)
        #expect(segues[0].source == .controller)
        #expect(segues[1].unwindAction == "closeWithSegue:")
        #expect(!segues[1].hasPopoverAnchor)
    }

    @Test func tellsWhatASegueHangsFrom() throws {
        func segue(_ id: String, _ more: String = "") -> String {
            "<connections><segue destination=\"b\" kind=\"show\" \(more) id=\"\(id)\"/></connections>"
        }
        let facts = readInterface(storyboard(scene("""
            <tableViewController id="a">
              <tableView key="view" id="t"><sections><tableViewSection id="sec"><cells>
                <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="cc"><subviews>
                  <stackView id="st"><subviews><button id="b1"><state key="normal" title="Open" image="cart" catalog="system"/>\(segue("inCell"))</button></subviews></stackView>
                </subviews></tableViewCellContentView>
                <connections><segue destination="b" kind="show" id="cell"/><segue destination="b" kind="show" trigger="accessoryAction" id="accessory"/></connections></tableViewCell>
              </cells></tableViewSection></sections></tableView>
              <toolbarItems><barButtonItem title="More" id="ti">\(segue("toolbar"))</barButtonItem></toolbarItems>
              <navigationItem key="navigationItem" id="ni"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="li">\(segue("bar"))</barButtonItem></navigationItem>
            </tableViewController>
            """, beside: "<tapGestureRecognizer id=\"tap\">\(segue("gesture"))</tapGestureRecognizer>")))
        let list = try #require(facts.interface?.scenes.first)
        let sources = Dictionary(uniqueKeysWithValues: list.segues.map { ($0.id, $0.source) })
        #expect(sources["inCell"] == .control(label: "Open", symbol: "cart"))
        #expect(sources["cell"] == .cell)
        #expect(sources["accessory"] == .other("accessory"))
        #expect(sources["toolbar"] == .other("toolbarItem"))
        #expect(sources["gesture"] == .gesture)
        guard case .barItem(let item, let position)? = sources["bar"] else {
            Issue.record("no bar item: \(String(describing: sources["bar"]))")
            return
        }
        #expect(item.systemItem == "cancel")
        #expect(item.segues == ["bar"])
        #expect(position == "left")
        #expect(list.controls.map(\.id) == ["b1", "ti", "tap"])
        #expect(list.controls.map(\.segues) == [["inCell"], ["toolbar"], ["gesture"]])
    }

    @Test func readsSeguesOfMenusAndSegments() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><view key="view" id="v"><subviews>
            <segmentedControl id="sg"><segments><segment title="One"/></segments><connections><segue destination="b" kind="show" id="g1"/></connections></segmentedControl>
            <button id="b1"><menu key="menu" id="m"><children><command title="Edit" id="cm"><connections><segue destination="b" kind="show" id="g2"/></connections></command></children></menu></button>
            <containerView id="cv"><connections><segue destination="b" kind="embed" id="g3"/></connections></containerView>
            </subviews></view></viewController>
            """)))
        let segues = try #require(facts.interface?.scenes.first?.segues)
        #expect(segues.map(\.source) == [.control(label: nil, symbol: nil), .other("menu"), .other("containerView")])
    }

    @Test func readsNavigationItems() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><view key="view" id="v"/>
            <navigationItem key="navigationItem" title="Cart" hidesBackButton="YES" leftItemsSupplementBackButton="YES" backButtonTitle="Shop" id="ni">
              <barButtonItem key="backBarButtonItem" title="Back" id="bk"/>
              <barButtonItems key="leftBarButtonItems">
                <barButtonItem title="Close" style="done" id="l1"><connections><action selector="close:" destination="a" id="ac"/></connections></barButtonItem>
                <barButtonItem image="chevron.left" catalog="system" id="l2"><accessibility key="accessibilityConfiguration" label="Go back"/><connections><action selector="undo:" destination="f" id="ad"/></connections></barButtonItem>
              </barButtonItems>
              <barButtonItem key="rightBarButtonItem" id="r1"><view key="customView" id="cv"><subviews><button id="bb"><state key="normal"><imageReference key="image" image="xmark" catalog="system"/></state>
                <connections><action selector="done:" destination="a" eventType="touchUpInside" id="ae"/></connections></button></subviews></view></barButtonItem>
            </navigationItem></viewController>
            """)))
        let cart = try #require(facts.interface?.scenes.first)
        let item = try #require(cart.navigationItem)
        #expect(cart.label == "Cart")
        #expect(cart.title == nil)
        #expect(item.title == "Cart")
        #expect(item.hidesBackButton)
        #expect(item.leftItemsSupplementBackButton)
        #expect(item.backButtonTitle == "Shop")
        #expect(item.back?.title == "Back")
        #expect(item.left.map(\.id) == ["l1", "l2"])
        #expect(item.left.map(\.actions) == [["close:"], []])
        #expect(item.left.map(\.foreignActions) == [[], ["undo:"]])
        #expect(item.left.map(\.style) == ["done", nil])
        #expect(item.left.map(\.isSymbol) == [false, true])
        #expect(item.left.last?.accessibilityLabel == "Go back")
        #expect(item.right.map(\.image) == ["xmark"])
        #expect(item.right.map(\.hasCustomView) == [true])
        #expect(item.right.map(\.actions) == [["done:"]])
        #expect(cart.hasForeignActions)
        #expect(cart.controls.isEmpty)
    }

    @Test(arguments: [
        ("<rightBarButtonItems>", "</rightBarButtonItems>", "right"), ("<leftBarButtonItems>", "</leftBarButtonItems>", "left"),
        ("<barButtonItems key=\"rightBarButtonItems\">", "</barButtonItems>", "right"),
    ])
    func readsSeveralItemsOfOneSide(_ start: String, _ end: String, _ side: String) throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><navigationItem key="navigationItem" id="ni">\(start)<barButtonItem title="One" id="i1"/>\
            <barButtonItem title="Two" id="i2"/>\(end)</navigationItem></viewController>
            """)))
        let item = try #require(facts.interface?.scenes.first?.navigationItem)
        #expect(item.left.map(\.id) == (side == "left" ? ["i1", "i2"] : []))
        #expect(item.right.map(\.id) == (side == "right" ? ["i1", "i2"] : []))
    }

    @Test func losesNoItemOfAnUnknownPosition() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><navigationItem key="navigationItem" id="ni"><centerItemGroups><barButtonItem title="One" id="i1"/>\
            </centerItemGroups><button key="titleView" id="tv"><state key="normal" title="Switch"/></button></navigationItem></viewController>
            """)))
        let controls = try #require(facts.interface?.scenes.first?.controls)
        #expect(controls.map(\.title) == ["One", "Switch"])
        #expect(controls.map(\.position) == [nil, nil])
    }

    @Test func readsBarsInTheView() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><view key="view" id="v"><subviews>
            <navigationBar id="nb"><items><navigationItem title="Pick" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="done" id="r"><connections>
            <action selector="done" destination="a" id="x1"/><segue destination="e" kind="unwind" unwindAction="pick:" id="g"/></connections></barButtonItem></navigationItem></items></navigationBar>
            </subviews></view></viewController>
            """)))
        let pick = try #require(facts.interface?.scenes.first)
        #expect(pick.ownBar)
        #expect(pick.navigationItem == nil)
        #expect(pick.label == nil)
        #expect(pick.controls.map(\.position) == ["right"])
        #expect(pick.controls.map(\.systemItem) == ["done"])
        #expect(pick.controls.map(\.actions) == [["done"]])
        guard case .barItem(_, "right")? = pick.segues.first?.source else {
            Issue.record("the segue should hang from the bar item")
            return
        }
    }

    @Test func readsButtonsRecognizersAndInputs() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><view key="view" id="v"><subviews>
            <button id="b1"><buttonConfiguration key="configuration" style="plain" image="trash" catalog="system" title="Delete"/></button>
            <button id="b2"><state key="normal"><string key="title">Two
            lines</string></state><state key="highlighted" title="No"/><connections><action selector="go" destination="v" id="x1"/></connections></button>
            <view id="b3" customClass="UIButton"><connections><action selector="tap:" destination="a" id="x2"/></connections></view>
            <label text="plain" id="lb"/>
            <textField id="t1"/><textView id="t2"/><textView editable="NO" id="t3"/>
            </subviews><connections><outletCollection property="gestureRecognizers" destination="g1" id="o1"/></connections></view></viewController>
            """, beside: """
            <swipeGestureRecognizer id="g1"><connections><action selector="swipe:" destination="a" id="x3"/></connections></swipeGestureRecognizer>
            <tapGestureRecognizer id="g2"><connections><action selector="lost:" destination="a" id="x4"/></connections></tapGestureRecognizer>
            """)))
        let form = try #require(facts.interface?.scenes.first)
        #expect(form.controls.map(\.id) == ["b1", "b2", "b3", "g1", "g2"])
        #expect(form.controls.map(\.title) == ["Delete", "Two\nlines", nil, nil, nil])
        #expect(form.controls.map(\.image) == ["trash", nil, nil, nil, nil])
        #expect(form.controls.map(\.actions) == [[], [], ["tap:"], ["swipe:"], ["lost:"]])
        #expect(form.controls.map(\.foreignActions) == [[], ["go"], [], [], []])
        #expect(form.controls.map(\.isHeld) == [false, false, false, true, false])
        #expect(form.hasForeignActions)
        #expect(form.textInputs == 2)
        #expect(!form.ownBar)
    }

    @Test func readsWebViews() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><view key="view" id="v"><subviews>
            <wkWebView allowsBackForwardNavigationGestures="YES" id="w1"><wkWebViewConfiguration key="configuration"/></wkWebView>
            <wkWebView id="w2"/><webView id="w3"/><view customClass="WKWebView" id="w4"/><view id="w5"/>
            </subviews></view></viewController>
            """)))
        let web = try #require(facts.interface?.scenes.first?.webViews)
        #expect(web.map(\.element) == ["wkWebView", "wkWebView", "webView", "wkWebView"])
        #expect(web.map(\.allowsBackForwardNavigationGestures) == [true, false, false, false])
    }

    @Test func readsNotesOfAnyObject() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a">
            <attributedString key="userComments"><fragment content="navlint:disable a-rule "/><fragment content="- why"/></attributedString>
            <view key="view" id="v"><subviews><button id="b"><attributedString key="userComments"><fragment><string key="content">Line one
            navlint:disable b-rule</string><attributes><font key="NSFont" size="11"/></attributes></fragment></attributedString></button></subviews></view>
            </viewController>
            """)))
        let notes = try #require(facts.interface?.scenes.first?.notes)
        #expect(notes.map(\.objectID) == ["a", "b"])
        #expect(notes.map(\.text) == ["navlint:disable a-rule - why", "Line one\nnavlint:disable b-rule"])
        #expect(notes.first?.place == Place(line: 5, column: 1, length: 17))
    }

    @Test func readsModality() throws {
        let facts = readInterface(storyboard(scene("""
            <viewController id="a"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="modalInPresentation" value="YES"/></userDefinedRuntimeAttributes></viewController>
            """) + scene("<viewController id=\"b\"/>")))
        #expect(facts.interface?.scenes.map(\.isModalInPresentation) == [true, false])
    }

    @Test func readsXibs() throws {
        let facts = readInterface("""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Reader" customModule="Shop"><connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="v"><subviews><wkWebView id="w"/><toolbar id="tb"><items><barButtonItem title="Done" id="d"><connections><action selector="done:" destination="-1" id="x1"/></connections></barButtonItem></items></toolbar>
            <button id="b"><connections><action selector="copy:" destination="-2" id="x2"/></connections></button></subviews></view>
            </objects></document>
            """, "App/Reader~ipad.xib")
        let interface = try #require(facts.interface)
        #expect(facts.notes.isEmpty)
        #expect(interface.name == "Reader")
        #expect(!interface.isStoryboard)
        #expect(interface.scenes.isEmpty)
        let owner = try #require(interface.owner)
        #expect(owner.id == "-1")
        #expect(owner.customClass == "Reader")
        #expect(owner.label == nil)
        #expect(owner.ownBar)
        #expect(owner.webViews.count == 1)
        #expect(owner.controls.map(\.actions) == [["done:"], []])
        #expect(owner.controls.map(\.foreignActions) == [[], ["copy:"]])
        #expect(owner.notes.isEmpty)
    }

    @Test func readsControllersInOldXibs() throws {
        let facts = readInterface("""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
            <navigationController id="n"><viewControllers><viewController id="r" customClass="Home"><navigationItem key="navigationItem" title="Home" id="i"/></viewController><viewController id="s"/></viewControllers></navigationController>
            </objects></document>
            """, "MainWindow.xib")
        let scenes = try #require(facts.interface?.scenes)
        #expect(scenes.map(\.id) == ["n", "r", "s"])
        #expect(scenes[0].relationships.map(\.destination) == ["r"])
        #expect(scenes[0].navigationItem == nil)
        #expect(scenes[1].label == "Home")
        #expect(facts.interface?.owner?.customClass == "UIApplication")
    }
}

extension SceneFacts.Element {
    static let allOfStoryboards: [SceneFacts.Element] = [
        .viewController, .navigationController, .tabBarController, .splitViewController, .pageViewController,
        .tableViewController, .collectionViewController, .hostingController, .avPlayerViewController, .glkViewController,
        .placeholder,
    ]
}
