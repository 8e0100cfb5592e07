import FlowLoader
import Foundation
import TestSupport
import Testing

private func discovered(_ files: [String], _ paths: [String] = ["."], in folder: String = "", prepare: (URL) throws -> Void = { _ in }) throws -> Discovery {
    try withTemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })) { root in
        try prepare(root)
        return discover(paths, from: root.appendingPathComponent(folder).path)
    }
}

extension Discovery {
    fileprivate var paths: [String] { files.map(\.path) }
    fileprivate var reasons: [String: SkipReason] { Dictionary(skipped.map { ($0.path, $0.reason) }, uniquingKeysWith: { a, _ in a }) }
}

@Suite struct DiscoveryTests {
    @Test func findsWhatItReadsInOrderOfPath() throws {
        let found = try discovered(["b/Cart.swift", "a b🧭/Main.storyboard", "notes.md", "Info.plist", "shop.flow.json", "x.json", "a/Old.m"])
        #expect(found.paths == ["Info.plist", "a b🧭/Main.storyboard", "a/Old.m", "b/Cart.swift", "shop.flow.json"])
        #expect(found.skipped.isEmpty)
    }

    @Test(arguments: [
        ("Tests/A.swift", "Tests", SkipReason.tests), ("ShopUITests/A.swift", "ShopUITests", .tests),
        ("Pods/A/A.swift", "Pods", .dependency), ("Carthage/A.swift", "Carthage", .dependency),
        ("node_modules/a/A.swift", "node_modules", .dependency), ("vendor/A.swift", "vendor", .dependency),
        (".build/A.swift", ".build", .hidden), (".git/A.swift", ".git", .hidden), (".A.swift", ".A.swift", .hidden),
        ("build/A.swift", "build", .buildProduct), ("DerivedData/A.swift", "DerivedData", .buildProduct),
        ("App/Preview Content/A.swift", "App/Preview Content", .previews), ("fastlane/A.swift", "fastlane", .tooling),
        ("App/R.generated.swift", "App/R.generated.swift", .generated), ("watchOS/A.swift", "watchOS", .otherPlatform),
        ("Shop Watch App/A.swift", "Shop Watch App", .otherPlatform), ("Shop WatchKit Extension/A.swift", "Shop WatchKit Extension", .otherPlatform),
        ("Shop/macOS/A.swift", "Shop/macOS", .otherPlatform),
    ])
    func leavesOutWhatIsNoAppCode(file: String, skipped: String, reason: SkipReason) throws {
        let found = try discovered(["App/Cart.swift", file])
        #expect(found.paths == ["App/Cart.swift"])
        #expect(found.reasons == [skipped: reason])
    }

    @Test(arguments: [
        "Contests/A.swift", "App/TestDrive.swift", "App/CartTests.swift", "Vendors/A.swift", "Macros/A.swift", "Preview/A.swift", "iOS/A.swift",
        "Builder/A.swift", "Machine/A.swift",
    ])
    func readsWhatOnlySoundsLikeIt(file: String) throws {
        #expect(try discovered([file]).paths == [file])
    }

    /// A second checkout of the project below itself declares every type once more.
    @Test(arguments: [(targets: "Shop", extra: 0, isLeftOut: true), ("Other", 0, false), ("Shop", 4, false)])
    func aCopyOfTheProjectIsLeftOut(targets: String, extra: Int, isLeftOut: Bool) throws {
        func project(_ target: String) -> String {
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
            T = {isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (); };
            }; }
            """
        }
        let names = (0..<12).map { "App/Screen\($0).swift" }
        var files = ["Shop.xcodeproj/project.pbxproj": project("Shop"), "main/Shop.xcodeproj/project.pbxproj": project(targets)]
        for name in names { (files[name], files["main/" + name]) = ("", "") }
        for number in 0..<extra { files["main/App/More\(number).swift"] = "" }
        let found = try withTemporaryFolder(files) { discover(["."], from: $0.path) }
        #expect(found.paths.contains("main/App/Screen0.swift") == !isLeftOut)
        #expect(found.paths.contains("App/Screen0.swift"))
        #expect(found.reasons == (isLeftOut ? ["main": .copy] : [:]))
    }

    @Test func theExampleOfAPackageBelowTheRootIsLeftOut() throws {
        let found = try discovered(["App/Cart.swift", "Kit/Package.swift", "Kit/Sources/Kit.swift", "Kit/Example/A.swift", "Pod/Pod.podspec", "Pod/Demo/B.swift"])
        #expect(found.paths == ["App/Cart.swift", "Kit/Package.swift", "Kit/Sources/Kit.swift"])
        #expect(found.reasons == ["Kit/Example": .example, "Pod/Demo": .example])
        let own = try discovered(["Package.swift", "Example/A.swift", "App/Example/B.swift"])
        #expect(own.paths == ["App/Example/B.swift", "Example/A.swift", "Package.swift"])
    }

    /// A vendored library without a manifest: its example has a project of its own beside the library's.
    @Test func theExampleBesideALibrarysProjectIsLeftOut() throws {
        let library = ["Libs/Kit/Kit.xcodeproj/project.pbxproj", "Libs/Kit/Example.xcodeproj/project.pbxproj", "Libs/Kit/Source/Kit.swift", "Libs/Kit/Example/A.swift"]
        let found = try discovered(["App/Cart.swift"] + library)
        #expect(found.paths.filter { $0.hasSuffix(".swift") } == ["App/Cart.swift", "Libs/Kit/Source/Kit.swift"])
        #expect(found.reasons["Libs/Kit/Example"] == .example)
        let own = try discovered(["ios/Demo.xcodeproj/project.pbxproj", "ios/Demo/A.swift", "Shop/Shop.xcodeproj/project.pbxproj", "Shop/Demo/B.swift"])
        #expect(own.paths.filter { $0.hasSuffix(".swift") } == ["Shop/Demo/B.swift", "ios/Demo/A.swift"])
    }

    @Test func whatIsNamedIsAlwaysRead() throws {
        #expect(try discovered(["Tests/A.swift"], ["Tests/A.swift"]).paths == ["Tests/A.swift"])
        #expect(try discovered(["Tests/A.swift"], ["Tests"]).paths == ["A.swift"])
        #expect(try discovered(["Tests/A.swift"], [".", "Tests/A.swift"]).paths == ["Tests/A.swift"])
    }

    @Test func theRootIsTheOneFolderOrTheCurrentOneOrWhatAllHaveInCommon() throws {
        let files = ["App/Cart/A.swift", "App/Pay/B.swift", "Other/C.swift"]
        #expect(try discovered(files, ["App"]).paths == ["Cart/A.swift", "Pay/B.swift"])
        #expect(try discovered(files, ["App/Cart", "App/Pay/B.swift"]).paths == ["App/Cart/A.swift", "App/Pay/B.swift"])
        #expect(try discovered(files, ["../App/Cart", "../App/Pay/B.swift"], in: "Other").paths == ["Cart/A.swift", "Pay/B.swift"])
        #expect(try discovered(files, ["../App/Pay/B.swift"], in: "Other").paths == ["B.swift"])
    }

    @Test func aPathGivenTwiceIsReadOnce() throws {
        #expect(try discovered(["App/A.swift"], ["App", "App/A.swift", "App"]).paths == ["App/A.swift"])
    }

    @Test func whatIsMissingOrOfAnotherKindIsNamed() throws {
        let found = try discovered(["notes.md"], ["nothing", "notes.md"])
        #expect(found.unreadable.map(\.location.path) == ["notes.md", "nothing"])
    }

    @Test(.timeLimit(.minutes(1))) func linksAreFollowedOnlyOutOfTheRootAndOnce() throws {
        let found = try discovered(["root/App/A.swift", "shared/B.swift"], ["root"]) { folder in
            func link(_ path: String, to target: String) throws {
                try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
            }
            try link("root/Again", to: "App")
            try link("root/App/Round", to: "..")
            try link("root/Up", to: "../..")
            try link("root/Shared", to: "../shared")
            try link("root/Twice", to: "../shared")
            try link("root/Broken.swift", to: "nowhere")
        }
        #expect(found.paths == ["App/A.swift", "Shared/B.swift"])
        #expect(found.reasons == ["Again": .link, "App/Round": .link, "Up": .link])
    }

    @Test(.timeLimit(.minutes(1))) func pipesAreNotOpened() throws {
        let found = try discovered(["A.swift"]) { mkfifo($0.appendingPathComponent("pipe.swift").path, 0o600) }
        #expect(found.paths == ["A.swift"])
        #expect(found.reasons == ["pipe.swift": .special])
    }

    @Test func hugeFilesAreLeftOut() throws {
        let found = try discovered(["A.swift", "Huge.swift"]) { folder in
            try FileHandle(forWritingTo: folder.appendingPathComponent("Huge.swift")).truncate(atOffset: 9 << 20)
        }
        #expect(found.paths == ["A.swift"])
        #expect(found.reasons == ["Huge.swift": .tooLarge])
        #expect(found.oversized.map(\.location.path) == ["Huge.swift"])
    }

    @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeReadIsNamed() throws {
        let found = try discovered(["App/A.swift", "Locked/B.swift"]) { folder in
            chmod(folder.appendingPathComponent("App/A.swift").path, 0)
            chmod(folder.appendingPathComponent("Locked").path, 0)
        }
        #expect(found.unreadable.map(\.location.path) == ["App/A.swift", "Locked"])
    }

    @Test func ofTranslationsTheBaseIsRead() throws {
        let found = try discovered([
            "App/de.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard", "App/fr.lproj/Cell.xib", "App/en.lproj/Cell.xib",
            "App/fr.lproj/Only.xib",
        ])
        #expect(found.paths == ["App/Base.lproj/Main.storyboard", "App/en.lproj/Cell.xib", "App/fr.lproj/Only.xib"])
        #expect(found.reasons == ["App/de.lproj/Main.storyboard": .translation, "App/fr.lproj/Cell.xib": .translation])
    }

    @Test func emptinessAndPurposeAreToldApart() throws {
        #expect(try !discovered(["notes.md", "Info.plist"]).hasNavigation)
        #expect(try !discovered(["notes.md", ".git/A.swift"]).isSkippedWhole)
        #expect(try !discovered(["Pods/notes.md"]).isSkippedWhole)
        #expect(try discovered(["Pods/A/A.swift"]).isSkippedWhole)
        #expect(try !discovered(["A.swift", "Pods/A.swift"]).isSkippedWhole)
    }
}
