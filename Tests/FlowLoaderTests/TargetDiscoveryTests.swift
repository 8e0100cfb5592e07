@testable import FlowLoader
import Foundation
import TestSupport
import Testing

@Suite struct TargetDiscoveryTests {
    private func discovered(_ files: [String: String], _ paths: [String] = ["."]) throws -> Discovery {
        try withTemporaryFolder(files) { discover(paths, from: $0.path) }
    }

    private func project(_ extra: String = "", _ targets: [String] = []) -> String {
        xcodeProject(
            """
            \(file("A", "App/A.swift"))
            \(file("B", "App/B.swift"))
            \(file("T", "App/T.swift"))
            \(file("W", "Glance/W.swift"))
            \(file("N", "macOS/N.swift"))
            \(file("C", "ContractTests/C.swift"))
            \(target("T1", "Shop", files: ["A", "B", "C"], settings: "INFOPLIST_FILE = App/Info.plist;"))
            \(target("T2", "ShopTests", "bundle.unit-test", files: ["T", "B"]))
            \(target("T3", "Watch", files: ["W", "B"], settings: "SDKROOT = watchos; INFOPLIST_FILE = Glance/Info.plist;"))
            \(target("T4", "Mac", files: ["N"], settings: "SDKROOT = macosx;"))
            \(extra)
            """, targets: ["T1", "T2", "T3", "T4"] + targets, children: "A, B, T, W, N, C")
    }

    private let sources = [
        "App/A.swift": "", "App/B.swift": "", "App/T.swift": "", "App/Loose.swift": "", "Glance/W.swift": "", "Glance/Loose.swift": "",
        "macOS/N.swift": "", "ContractTests/C.swift": "", "ContractTests/Loose.swift": "", "App/Info.plist": "", "Glance/Info.plist": "",
    ]

    @Test func leavesOutWhatOnlyTestsAndOtherPlatformsHave() throws {
        let found = try discovered(sources.merging(["Shop.xcodeproj/project.pbxproj": project()]) { a, _ in a })
        #expect(found.files.map(\.path) == [
            "App/A.swift", "App/B.swift", "App/Info.plist", "App/Loose.swift", "ContractTests/C.swift", "Glance/Loose.swift",
            "Shop.xcodeproj/project.pbxproj",
        ])
        #expect(found.skipped == [
            .init(path: "App/T.swift", reason: .testTarget), .init(path: "ContractTests", reason: .tests),
            .init(path: "Glance/Info.plist", reason: .otherTarget), .init(path: "Glance/W.swift", reason: .otherTarget),
            .init(path: "macOS", reason: .otherPlatform),
        ])
    }

    @Test func leavesOutWhatAProjectListsWithoutBuildingIt() throws {
        let extra = [file("Old", "App/Old.swift"), file("Kit", "Kit/Kit.swift"), file("H", "App/Old.h")].joined(separator: "\n")
        let objects = """
            \(file("A", "App/A.swift"))
            \(extra)
            \(target("T1", "Shop", files: ["A"]))
            """
        let shop = xcodeProject(objects, targets: ["T1"], children: "A, Old, Kit, H")
        let kit = xcodeProject(
            "\(file("K", "Kit.swift"))\n\(target("K1", "Kit", "framework", files: ["K"]))", targets: ["K1"], children: "K")
        let files = ["App/A.swift": "", "App/Old.swift": "", "App/Old.h": "", "App/Loose.swift": "", "Kit/Kit.swift": "", "Shop.xcodeproj/project.pbxproj": shop]
        let found = try discovered(files.merging(["Kit/Kit.xcodeproj/project.pbxproj": kit]) { a, _ in a })
        #expect(found.files.map(\.path).filter { !$0.hasSuffix(".pbxproj") } == ["App/A.swift", "App/Loose.swift", "App/Old.h", "Kit/Kit.swift"])
        #expect(found.skipped == [.init(path: "App/Old.swift", reason: .noTarget)])
    }

    @Test func leavesOutWhatLiesBesideListedFiles() throws {
        let names = (1...12).map { "F\($0)" }
        let objects = names.map { file($0, "App/\($0).swift") }.joined(separator: "\n")
        let shop = xcodeProject(
            "\(objects)\n\(target("T", "Shop", files: names))", targets: ["T"], children: names.joined(separator: ", "))
        var files = Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).swift", "") })
        files["Shop.xcodeproj/project.pbxproj"] = shop
        let more = ["App/Left.swift": "", "Kit/Own.swift": "", "App/Package.swift": ""]
        let found = try discovered(files.merging(more) { a, _ in a })
        #expect(found.skipped == [.init(path: "App/Left.swift", reason: .noTarget)])
        // A project that leaves out more is not kept by hand.
        let many = try discovered(files.merging(["App/Left.swift": "", "App/Right.swift": ""]) { a, _ in a })
        #expect(many.skipped.isEmpty)
    }

    @Test func aProjectThatBuildsNoCodeItselfLeavesNothingOut() throws {
        let other = xcodeProject("\(file("A", "App/A.swift"))\n\(target("T", "Shop"))", targets: ["T"], children: "A")
        #expect(try discovered(["App/A.swift": "", "Shop.xcodeproj/project.pbxproj": other]).files.map(\.path).contains("App/A.swift"))
    }

    @Test(arguments: ["", "{ objects = {", "<<<<<<< HEAD\n", "{}", "{ rootObject = P; objects = { P = { isa = PBXProject; targets = (T); }; }; }"])
    func withoutAProjectThatCanBeReadTheFoldersDecide(broken: String) throws {
        let found = try discovered(sources.merging(["Shop.xcodeproj/project.pbxproj": broken]) { a, _ in a })
        #expect(found.files.map(\.path).filter { $0.hasSuffix(".swift") } == [
            "App/A.swift", "App/B.swift", "App/Loose.swift", "App/T.swift", "Glance/Loose.swift", "Glance/W.swift",
        ])
    }

    @Test func aProjectOfTestsAloneSaysNothingOfTheApp() throws {
        let tests = xcodeProject(
            "\(file("A", "../App/A.swift"))\n\(target("T", "Checks", "bundle.unit-test", files: ["A"]))", targets: ["T"], children: "A")
        let found = try discovered(["App/A.swift": "", "Checks/Checks.xcodeproj/project.pbxproj": tests])
        #expect(found.files.map(\.path).contains("App/A.swift"))
    }

    @Test func whatIsNamedItselfIsRead() throws {
        let files = sources.merging(["Shop.xcodeproj/project.pbxproj": project()]) { a, _ in a }
        #expect(try discovered(files, [".", "Glance/W.swift"]).files.map(\.path).contains("Glance/W.swift"))
    }

    @Test func aProjectForAnotherPlatformIsLeftOutWhole() throws {
        let mac = xcodeProject(
            "\(file("A", "App/A.swift"))\n\(target("T", "Notes", files: ["A"], settings: "SDKROOT = macosx;"))", targets: ["T"], children: "A")
        let found = try discovered(["App/A.swift": "", "Notes.xcodeproj/project.pbxproj": mac])
        #expect(!found.hasNavigation)
        #expect(found.isSkippedWhole)
    }
}
