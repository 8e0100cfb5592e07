import Diagnostics
import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

@Suite struct PropertyListTests {
    private let entries = plist("""
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>shop</string><string>$(SCHEME)</string></array></dict></array>
        <key>NSUserActivityTypes</key><array><string>com.shop.view</string></array>
        <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>new</string></dict></array>
        <key>CFBundleDocumentTypes</key><array><dict><key>LSItemContentTypes</key><array><string>public.text</string></array></dict></array>
        <key>UIBackgroundModes</key><array><string>audio</string><string>remote-notification</string></array>
        """)

    private func graph(_ files: [String: String]) -> FlowGraph {
        link(files.keys.sorted().map { extract(SourceFile(path: $0, text: files[$0] ?? "")) }).graph
    }

    @Test func whatTheAppCanBeOpenedWithIsAnEntry() {
        let found = graph([
            "App/Info.plist": entries,
            "App/App.entitlements": plist("<key>com.apple.developer.associated-domains</key><array><string>webcredentials:a.b</string><string>applinks:shop.com</string></array>"),
        ]).entries
        #expect(found.map { "\($0.id) \($0.names) \($0.location.line)" } == [
            "fileOpen@App/Info.plist [\"public.text\"] 7",
            "remoteNotification@App/Info.plist [\"remote-notification\"] 8",
            "shortcut@App/Info.plist [\"new\"] 6",
            "universalLink@App/App.entitlements [\"applinks:shop.com\"] 4",
            "url@App/Info.plist [\"shop\"] 4",
            "userActivity@App/Info.plist [\"com.shop.view\"] 5",
        ])
        #expect(found.allSatisfy { $0.handler.isEmpty })
    }

    @Test func variablesMeanWhatTheTargetSays() {
        let project = xcodeProject(
            target("T", "Shop", settings: "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; SCHEME = \"$(TARGET_NAME:lower)\"; BOARD = Start;"), targets: ["T"])
        let files = [
            "App/Info.plist": entries.replacingOccurrences(of: "</dict></plist>", with: "<key>UIMainStoryboardFile</key><string>$(BOARD)</string></dict></plist>"),
            "App/Start.storyboard": storyboard(scene("<viewController id=\"a\"/>")),
        ]
        let known = graph(files.merging(["S.xcodeproj/project.pbxproj": project]) { a, _ in a })
        #expect(known.entries.first { $0.kind == .url }?.names == ["shop", "shop"])
        #expect(known.transitions.map(\.id) == ["window root Start.storyboard#a"])
        #expect(graph(files).transitions == [])
    }

    @Test func anExtensionDeclaresNoEntriesOfTheApp() {
        #expect(graph(["Info.plist": entries.replacingOccurrences(of: "</dict></plist>", with: "<key>NSExtension</key><dict/></dict></plist>")]).entries == [])
    }

    @Test func binaryAndOpenStepListsSayTheSame() throws {
        let xml = plist("<key>UIMainStoryboardFile</key><string>Main</string><key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>")
        let value = try PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        for data in [Data(xml.utf8), binary] {
            let facts = propertyListFacts(path: "Info.plist", data: data)
            #expect(facts.notes == [])
            #expect(facts.plist?.mainStoryboard == "Main")
            #expect(facts.plist?.deviceFamilies == [1, 2])
            #expect(facts.plist?.multipleScenes == true)
        }
        #expect(propertyListFacts(path: "Info.plist", data: Data("{ UIMainStoryboardFile = Main; }".utf8)).plist?.mainStoryboard == "Main")
    }

    @Test(arguments: ["UIMainStoryboardFile", "CFBundleURLTypes", "UIApplicationSceneManifest", "UIDeviceFamily", "UIBackgroundModes", "NSExtension"])
    func valuesOfAnotherKindSayNothing(key: String) {
        for value in ["<integer>3</integer>", "<array><dict/><true/></array>", "<dict><key>a</key><array/></dict>", "<string>x</string>"] {
            let facts = propertyListFacts(path: "Info.plist", data: Data(plist("<key>\(key)</key>\(value)").utf8))
            #expect(facts.notes == [])
            #expect(facts.plist?.entries == [])
        }
    }
}
