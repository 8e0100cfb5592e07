import Diagnostics
import FlowGraph
import Testing

@testable import FlowLoader

/// Types of one name in several targets.
@Suite struct NamesakeTests {
    private let project = xcodeProject(
        """
        \(file("A", "App/Home.swift"))
        \(file("B", "Share/Home.swift"))
        \(file("C", "App/Menu.swift"))
        \(file("D", "Share/Menu.swift"))
        \(file("E", "Both.swift"))
        \(file("M", "App/Main.storyboard"))
        \(file("N", "Share/Share.storyboard"))
        \(target("T1", "Shop", files: ["A", "C", "E", "M"]))
        \(target("T2", "Shop Share", "app-extension", files: ["B", "D", "E", "N"]))
        """, targets: ["T1", "T2"], children: "A, B, C, D, E, M, N")

    private func linked(_ files: [String: String], with project: String?) -> FlowGraph {
        var all = files
        all["Shop.xcodeproj/project.pbxproj"] = project
        return link(all.keys.sorted().map { extract(SourceFile(path: $0, text: all[$0] ?? "")) }).graph
    }

    private func home(_ target: String) -> String {
        """
        final class HomeController: UIViewController {
            func open() { navigationController?.pushViewController(\(target)(), animated: true) }
        }
        final class \(target): UIViewController {}
        """
    }

    @Test func areDifferentScreensNamedByTheirTargets() {
        let graph = linked(
            [
                "App/Home.swift": home("Cart"), "Share/Home.swift": home("Recipient"),
                "App/Menu.swift": "final class MenuController: UIViewController { func go() { show(HomeController(), sender: nil) } }",
                "Share/Menu.swift": "final class PickController: UIViewController { func go() { show(HomeController(), sender: nil) } }",
            ], with: project)
        #expect(graph.screens.map(\.id) == ["Cart", "MenuController", "PickController", "Recipient", "Shop.HomeController", "Shop_Share.HomeController"])
        #expect(graph.transitions.map(\.id) == [
            "Shop.HomeController push Cart", "MenuController show Shop.HomeController",
            "Shop_Share.HomeController push Recipient", "PickController show Shop_Share.HomeController",
        ])
        #expect(graph.screens.allSatisfy { $0.openReasons.allSatisfy { $0 != "declared more than once" } })
    }

    @Test func scenesAndExtensionsFollowTheirTargets() {
        func board(_ id: String) -> String { storyboard(scene("<viewController id=\"\(id)\" customClass=\"HomeController\"/>"), initial: id) }
        let graph = linked(
            [
                "App/Home.swift": "final class HomeController: UIViewController {}", "Share/Home.swift": "final class HomeController: UIViewController {}",
                "App/Menu.swift": "final class Cart: UIViewController {}\nextension HomeController { func go() { show(Cart(), sender: nil) } }",
                "App/Main.storyboard": board("a"), "Share/Share.storyboard": board("b"),
            ], with: project)
        #expect(graph.screens.first { $0.id == "Shop.HomeController" }?.scenes == ["Main.storyboard#a"])
        #expect(graph.screens.first { $0.id == "Shop_Share.HomeController" }?.scenes == ["Share.storyboard#b"])
        #expect(graph.transitions.map(\.id).contains("Shop.HomeController show Cart"))
        #expect(!graph.transitions.map(\.from).contains("Shop_Share.HomeController"))
    }

    @Test func withoutAProjectOrInOneTargetTheyStayOne() {
        let files = ["App/Home.swift": home("Cart"), "App/Menu.swift": "final class HomeController: UIViewController {}"]
        for project in [nil, self.project] {
            let graph = linked(files, with: project)
            #expect(graph.screens.map(\.id) == ["Cart", "HomeController"])
            #expect(graph.screens.last?.openReasons == ["declared more than once"])
        }
    }

    @Test func inAFileThatNoTargetHasTheyStayOne() {
        let graph = linked(["App/Home.swift": home("Cart"), "Share/Home.swift": home("Recipient"), "Old/Home.swift": home("Gone")], with: project)
        #expect(graph.screens.map(\.id).contains("HomeController"))
    }

    @Test func theAppSaysItsDevicesAndItsVersion() {
        let graph = linked(
            ["App/Home.swift": ""],
            with: xcodeProject(
                target("T1", "Shop", settings: "TARGETED_DEVICE_FAMILY = \"1,2\"; IPHONEOS_DEPLOYMENT_TARGET = 16.4; SUPPORTS_MACCATALYST = NO;")
                    + target("T2", "Share", "app-extension", settings: "TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
                targets: ["T1", "T2"]))
        #expect(graph.app.deviceFamilies == [1, 2])
        #expect(graph.app.deploymentTarget == "16.4")
        #expect(graph.app.catalyst == false)
        let back = extract(SourceFile(path: "app.flow.json", text: flowGraphJSON(graph)))
        #expect(link([back]).graph.app == graph.app)
    }

    @Test func aWindowMayBeginWithAStoryboardThatSettingsName() {
        let project = xcodeProject(
            "\(target("T1", "Shop", settings: "INFOPLIST_KEY_UIMainStoryboardFile = Start; INFOPLIST_FILE = App/Info.plist;"))", targets: ["T1"])
        let graph = linked(
            ["App/Start.storyboard": storyboard(scene("<viewController id=\"a\"/>")), "App/Info.plist": plist("<key>CFBundleName</key><string>Shop</string>")],
            with: project)
        #expect(graph.transitions.map(\.id) == ["window root Start.storyboard#a"])
    }
}
