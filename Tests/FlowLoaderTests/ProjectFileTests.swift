import Testing

@testable import FlowLoader

@Suite struct ProjectFileTests {
    private let project = "App/Shop.xcodeproj/project.pbxproj"

    @Test func filesBelongToTargetsByTheirGroups() {
        let found = targets([project: xcodeProject(
            """
            SUB = { isa = PBXGroup; path = Cart; children = (A, B, V); sourceTree = "<group>"; };
            LOOSE = { isa = PBXGroup; name = Loose; children = (C, D, E); sourceTree = "<group>"; };
            V = { isa = PBXVariantGroup; name = Main.storyboard; children = (VB, VD); sourceTree = "<group>"; };
            \(file("VB", "Base.lproj/Main.storyboard"))
            \(file("VD", "de.lproj/Main.storyboard"))
            \(file("A", "A.swift"))
            \(file("B", "../B.swift"))
            \(file("C", "Top/C.swift", "SOURCE_ROOT"))
            \(file("D", "Built.swift", "BUILT_PRODUCTS_DIR"))
            \(file("E", "../../../Outside.swift"))
            \(target("T1", "Shop", files: ["A", "B", "C", "D", "E", "V", "GONE"]))
            \(target("T2", "ShopTests", "bundle.unit-test", files: ["B"]))
            """, targets: ["T1", "T2", "T3"], children: "SUB, LOOSE, NOTHING")])
        #expect(found.names(of: "App/Cart/A.swift") == ["Shop"])
        #expect(found.names(of: "App/B.swift") == ["Shop", "ShopTests"])
        #expect(found.names(of: "App/Top/C.swift") == ["Shop"])
        #expect(found.names(of: "App/Cart/Base.lproj/Main.storyboard") == ["Shop"])
        #expect(found.names(of: "App/Cart/de.lproj/Main.storyboard") == ["Shop"])
        #expect(found.names(of: "App/Built.swift") == [])
        #expect(found.names(of: "Outside.swift") == [])
    }

    @Test func groupsThatHoldThemselvesEnd() {
        let found = targets([project: xcodeProject(
            "SUB = { isa = PBXGroup; path = Cart; children = (SUB, MAIN, A); sourceTree = \"<group>\"; };\n\(file("A", "A.swift"))\n\(target("T1", "Shop", files: ["A"]))",
            targets: ["T1"], children: "SUB, SUB")])
        #expect(found.names(of: "App/Cart/A.swift") == ["Shop"])
    }

    @Test func synchronisedFoldersBelongWholeToTheirTargets() {
        let found = targets([project: xcodeProject(
            """
            SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (X1, X2, X3); sourceTree = "<group>"; };
            X1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Info.plist, "Only Share/S.swift", Old); platformFiltersByRelativePath = { "Cart/Mac.swift" = (macos, ); }; };
            X2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = ("Only Share/S.swift", Cart/A.swift); };
            X3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = ST1; membershipExceptions = (Cart/Copied.swift); };
            \(target("T1", "Shop", groups: "fileSystemSynchronizedGroups = (SYNC);"))
            \(target("T2", "Share", "app-extension"))
            """, targets: ["T1", "T2"], children: "SYNC")])
        #expect(found.names(of: "App/Shop/Cart/A.swift") == ["Shop", "Share"])
        #expect(found.names(of: "App/Shop/Deep/er/B.swift") == ["Shop"])
        #expect(found.names(of: "App/Shop/Only Share/S.swift") == ["Share"])
        #expect(found.names(of: "App/Shop/Old/Gone.swift") == [])
        #expect(found.names(of: "App/Shop/Cart/Copied.swift") == ["Shop"])
        #expect(found.names(of: "App/Shopping/C.swift") == [])
        #expect(found.targets(of: "App/Shop/Cart/Mac.swift").map { found.targets[$0].kind } == [.mac])
    }

    @Test func filteredBuildFilesBelongToOtherPlatforms() {
        let found = targets([project: xcodeProject(
            """
            \(file("A", "A.swift"))
            \(file("B", "B.swift"))
            T1 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S); };
            S = { isa = PBXSourcesBuildPhase; files = (BA, BB); };
            BA = { isa = PBXBuildFile; fileRef = A; platformFilters = (ios, maccatalyst, ); };
            BB = { isa = PBXBuildFile; fileRef = B; platformFilter = macos; };
            """, targets: ["T1"], children: "A, B")])
        #expect(found.targets(of: "App/A.swift").map { found.targets[$0].kind } == [.app])
        #expect(found.targets(of: "App/B.swift").map { found.targets[$0].kind } == [.mac])
    }

    @Test(arguments: [
        ("application", "", TargetKind.app), ("application.on-demand-install-capable", "", .app), ("framework", "", .library),
        ("library.static", "", .library), ("app-extension", "", .appExtension), ("bundle.unit-test", "", .tests),
        ("bundle.ui-testing", "SDKROOT = watchos;", .tests), ("application", "SDKROOT = watchos;", .watch), ("application.watchapp2", "", .watch),
        ("watchkit2-extension", "", .watch), ("application", "SDKROOT = appletvos;", .tv), ("framework", "SDKROOT = macosx;", .mac),
        ("application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", .app),
        ("application", "SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", .mac), ("application", "SDKROOT = auto;", .app),
        ("application", "SDKROOT = macosx; SUPPORTS_MACCATALYST = YES;", .app), ("application", "SUPPORTED_PLATFORMS = \"xros xrsimulator\";", .vision),
        ("application", "SDKROOT = \"$(PLATFORM_OF_MINE)\";", .app), ("bundle", "SDKROOT = macosx10.15;", .mac), ("tool", "", .other),
    ])
    func targetsAreWhatTheyAreBuiltFor(product: String, settings: String, kind: TargetKind) {
        let found = targets([project: xcodeProject(target("T", "Shop", product, settings: settings), targets: ["T"])])
        #expect(found.targets.map(\.kind) == [kind])
    }

    @Test func aWidgetIsToldByItsPropertyListOrName() {
        let found = targets([
            project: xcodeProject(
                target("T1", "Glance", "app-extension", settings: "INFOPLIST_FILE = \"$(SRCROOT)/Glance/Info.plist\";")
                    + target("T2", "ShopWidget", "app-extension") + target("T3", "WidgetShare", "app-extension", settings: "INFOPLIST_FILE = Share/Info.plist;"),
                targets: ["T1", "T2", "T3"]),
            "App/Glance/Info.plist": plist("<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>"),
            "App/Share/Info.plist": plist("<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string></dict>"),
        ])
        #expect(found.targets.map(\.kind) == [.widget, .widget, .appExtension])
    }

    @Test func settingsComeFromTheTargetThenItsFileThenTheProject() throws {
        let found = targets([
            project: xcodeProject(
                """
                \(file("XC", "Config/App.xcconfig"))
                \(target("T", "Shop App", settings: "TARGETED_DEVICE_FAMILY = \"$(inherited)\"; INFOPLIST_KEY_UIMainStoryboardFile = \"$(BOARD)\";", base: "baseConfigurationReference = XC;"))
                """, targets: ["T"], children: "XC", settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.6; SDKROOT = iphoneos; BOARD = Old; TARGETED_DEVICE_FAMILY = 1;"),
            "App/Config/App.xcconfig": """
                // The app.
                #include "Base.xcconfig"
                #include? "Local.xcconfig"
                TARGETED_DEVICE_FAMILY = 1,2 // both
                BOARD[sdk=macosx*] = Mac
                BOARD[sdk=iphoneos*][arch=*] = Shop
                """,
            "App/Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.0\nTARGETED_DEVICE_FAMILY = 2\nSUPPORTS_MACCATALYST=YES\n#include \"App.xcconfig\"",
        ])
        let shop = try #require(found.target("Shop App"))
        #expect(shop.deviceFamilies == [1, 2])
        #expect(shop.deploymentTarget == "16.0")
        #expect(shop.catalyst == true)
        #expect(shop.infoKeys == ["UIMainStoryboardFile": "Shop"])
        #expect(shop.module == "Shop_App")
        let settings = try #require(shop.settings.first)
        #expect(settings["PRODUCT_NAME"] == "Shop App")
        #expect(settings.resolved("${TARGET_NAME:rfc1034identifier}.x") == "Shop-App.x")
        #expect(settings.resolved("$(UNKNOWN)") == nil)
        #expect(settings.resolved("$(") == nil)
    }

    @Test func settingsThatNeedThemselvesAreNotKnown() throws {
        let bomb = (0..<40).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
        let found = targets([
            project: xcodeProject(
                "\(file("XC", "A.xcconfig"))\n\(target("T", "Shop", settings: "A = \"$(B)\"; B = \"x$(A)\"; C = \"$(inherited) c\";", base: "baseConfigurationReference = XC;"))",
                targets: ["T"], children: "XC"),
            "App/A.xcconfig": bomb + "\nA40 = xxxxxxxxxxxxxxxx",
        ])
        let settings = try #require(found.target("Shop")?.settings.first)
        #expect(settings["A"] == nil)
        #expect(settings["C"] == " c")
        #expect(settings["A0"] == nil)
        #expect(settings["A38"]?.count == 64)
    }

    /// A file that is not there may say another platform than the project does.
    @Test func aPlatformThatAMissingFileMayOverrideIsNotKnown() {
        func kind(_ path: String) -> TargetKind? {
            targets([project: xcodeProject(
                "\(file("XC", path))\n\(target("T", "Shop", base: "baseConfigurationReference = XC;"))", targets: ["T"], children: "XC",
                settings: "SDKROOT = macosx;")]).target("Shop")?.kind
        }
        #expect(kind("Gone.xcconfig") == .app)
        #expect(kind("Pods/Pods-Shop.release.xcconfig") == .mac)
    }

    @Test func packagesHaveTargetsByFolder() {
        let found = targets(["Kit/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                platforms: [.macOS(.v14), .iOS(.v15_2)],
                targets: [
                    .target(name: "Cart", dependencies: ["Core", .product(name: "Money", package: "money")], exclude: ["Docs"]),
                    .target(name: "Core", path: "Elsewhere/Core"),
                    .testTarget(name: "CartTests", dependencies: ["Cart"]),
                    .target(name: computed),
                ])
            """])
        #expect(found.targets.map(\.name) == ["Cart", "Core", "CartTests"])
        #expect(found.targets.map(\.kind) == [.library, .library, .tests])
        #expect(found.targets.map(\.dependencies) == [["Core", "Money"], [], ["Cart"]])
        #expect(found.target("Cart")?.deploymentTarget == "15.2")
        #expect(found.names(of: "Kit/Sources/Cart/A.swift") == ["Cart"])
        #expect(found.names(of: "Kit/Sources/Cart/Docs/A.swift") == [])
        #expect(found.names(of: "Kit/Elsewhere/Core/Deep/A.swift") == ["Core"])
        #expect(found.names(of: "Kit/Tests/CartTests/A.swift") == ["CartTests"])
        #expect(found.names(of: "Sources/Cart/A.swift") == [])
    }
}
