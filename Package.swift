// swift-tools-version: 6.0
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain, not as a package: its modules and libraries stand in
// `usr/lib/swift/host` of the toolchain that evaluates this manifest.

/// The folder of the toolchain's SwiftSyntax, or a fatal sentence that says where it was looked for.
func swiftSyntaxFolder() -> String {
    if let override = ProcessInfo.processInfo.environment["NAVLINT_SWIFT_SYNTAX"], !override.isEmpty {
        guard holdsSwiftSyntax(override) else {
            fatalError("NAVLINT_SWIFT_SYNTAX is \(override), but there is no SwiftSyntax.swiftmodule in it")
        }
        return override
    }
    let candidates = runningToolchainCandidates() + searchPathCandidates() + xcodeCandidates()
    if let found = candidates.first(where: holdsSwiftSyntax) { return found }
    fatalError("""
        navlint needs the SwiftSyntax of the Swift toolchain (6.0 or later). Looked for SwiftSyntax.swiftmodule in: \
        \(candidates.joined(separator: ", ")). Set NAVLINT_SWIFT_SYNTAX to the toolchain's usr/lib/swift/host.
        """)
}

func holdsSwiftSyntax(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
}

/// The manifest runs with the library of its own toolchain: `…/usr/lib/swift/pm/ManifestAPI/libPackageDescription`.
func runningToolchainCandidates() -> [String] {
    guard let image = pathOfPackageDescription() else { return [] }
    var folder = URL(fileURLWithPath: image).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return [folder.appendingPathComponent("host").path]
}

func pathOfPackageDescription() -> String? {
    #if os(macOS)
    var image = Dl_info()
    guard let process = dlopen(nil, RTLD_NOW), let symbol = dlsym(process, "$s18PackageDescription0A0CMn"),
        dladdr(symbol, &image) != 0, let name = image.dli_fname
    else { return nil }
    return String(cString: name)
    #else
    let mappings = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let line = mappings.split(separator: "\n").first { $0.contains("libPackageDescription.") }
    return line.map { String($0.drop { $0 != "/" }) }
    #endif
}

func searchPathCandidates() -> [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { folder in
        URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
    }
}

func xcodeCandidates() -> [String] {
    let selected = ProcessInfo.processInfo.environment["DEVELOPER_DIR"]
    return [selected, "/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer"].compactMap { $0 }
        .map { $0 + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host" }
}

let host = swiftSyntaxFolder()

/// For FlowLoader and every target that imports it, even indirectly.
let seesSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let linksSwiftSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

/// One card a rule, named by the rule's id. Listed by hand: SwiftPM caches the manifest by its text,
/// so a computed list would go stale.
let cards: [Resource] = [
    .embedInCode("BackExits/BackAndSwipeDisagree/back-and-swipe-disagree.md"),
    .embedInCode("BackExits/BackDoesNotReturnToParent/back-does-not-return-to-parent.md"),
    .embedInCode("BackExits/BackHiddenWithoutExit/back-hidden-without-exit.md"),
    .embedInCode("BackExits/BackItemHasNoEffect/back-item-has-no-effect.md"),
    .embedInCode("BackExits/BackSkipsLevel/back-skips-level.md"),
    .embedInCode("BackExits/BackVetoMisdirected/back-veto-misdirected.md"),
    .embedInCode("BackExits/CustomBackKillsSwipe/custom-back-kills-swipe.md"),
    .embedInCode("BackExits/ExitDoesNothing/exit-does-nothing.md"),
    .embedInCode("BackExits/FinishedFormLeftBehind/finished-form-left-behind.md"),
    .embedInCode("BackExits/HiddenBarInherited/hidden-bar-inherited.md"),
    .embedInCode("BackExits/InAppLinkDropsTrail/in-app-link-drops-trail.md"),
    .embedInCode("BackExits/PopGestureDelegateUnguarded/pop-gesture-delegate-unguarded.md"),
    .embedInCode("BackExits/SwipeLockMissesContentGesture/swipe-lock-misses-content-gesture.md"),
    .embedInCode("BackExits/TitleStaysBehind/title-stays-behind.md"),
    .embedInCode("DeepLinks/BaseMovesUnderModal/base-moves-under-modal.md"),
    .embedInCode("DeepLinks/ColdLaunchLinkDropped/cold-launch-link-dropped.md"),
    .embedInCode("DeepLinks/DeepLinkBackWithoutParent/deep-link-back-without-parent.md"),
    .embedInCode("DeepLinks/DeepLinkDiscardsPlace/deep-link-discards-place.md"),
    .embedInCode("DeepLinks/DeepLinkEndsNowhere/deep-link-ends-nowhere.md"),
    .embedInCode("DeepLinks/DeepLinkPushUnderModal/deep-link-push-under-modal.md"),
    .embedInCode("DeepLinks/DeepLinkWithoutExit/deep-link-without-exit.md"),
    .embedInCode("DeepLinks/LinkMissesScreen/link-misses-screen.md"),
    .embedInCode("DeepLinks/LinkWithoutWayHome/link-without-way-home.md"),
    .embedInCode("Hierarchy/ContainerLookupAlwaysNil/container-lookup-always-nil.md"),
    .embedInCode("Hierarchy/ControllerAlreadyInHierarchy/controller-already-in-hierarchy.md"),
    .embedInCode("Hierarchy/DeepScreen/deep-screen.md"),
    .embedInCode("Hierarchy/InvalidSuppression/invalid-suppression.md"),
    .embedInCode("Hierarchy/NoWayHome/no-way-home.md"),
    .embedInCode("Hierarchy/RepeatedPush/repeated-push.md"),
    .embedInCode("Hierarchy/RoundTripGrowsStack/round-trip-grows-stack.md"),
    .embedInCode("Hierarchy/SegueBackInsteadOfUnwind/segue-back-instead-of-unwind.md"),
    .embedInCode("Hierarchy/StackSearchMissesPresenter/stack-search-misses-presenter.md"),
    .embedInCode("Hierarchy/StaleHierarchyCast/stale-hierarchy-cast.md"),
    .embedInCode("Hierarchy/StoryboardDeadElement/storyboard-dead-element.md"),
    .embedInCode("Hierarchy/StoryboardReferenceMissing/storyboard-reference-missing.md"),
    .embedInCode("Hierarchy/TeamPolicy/team-policy.md"),
    .embedInCode("Hierarchy/TopControllerWalkStopsShort/top-controller-walk-stops-short.md"),
    .embedInCode("Hierarchy/UnwindActionMissing/unwind-action-missing.md"),
    .embedInCode("Hierarchy/UnwindTargetNotBehind/unwind-target-not-behind.md"),
    .embedInCode("Hierarchy/UselessSuppression/useless-suppression.md"),
    .embedInCode("ModalVersusPush/ActionSheetWithoutAnchor/action-sheet-without-anchor.md"),
    .embedInCode("ModalVersusPush/BackChevronOnModal/back-chevron-on-modal.md"),
    .embedInCode("ModalVersusPush/ClosingChangesPlace/closing-changes-place.md"),
    .embedInCode("ModalVersusPush/ConfirmBypassedByGesture/confirm-bypassed-by-gesture.md"),
    .embedInCode("ModalVersusPush/DismissBoundToPresenter/dismiss-bound-to-presenter.md"),
    .embedInCode("ModalVersusPush/DismissClosesWrongLayer/dismiss-closes-wrong-layer.md"),
    .embedInCode("ModalVersusPush/DismissReachesNobody/dismiss-reaches-nobody.md"),
    .embedInCode("ModalVersusPush/EditsLostOnSwipeDismiss/edits-lost-on-swipe-dismiss.md"),
    .embedInCode("ModalVersusPush/ExitMissingOnOnePath/exit-missing-on-one-path.md"),
    .embedInCode("ModalVersusPush/ModalExitNotRendered/modal-exit-not-rendered.md"),
    .embedInCode("ModalVersusPush/ModalStepLosesBack/modal-step-loses-back.md"),
    .embedInCode("ModalVersusPush/ModalWithoutClose/modal-without-close.md"),
    .embedInCode("ModalVersusPush/ModalWithoutExit/modal-without-exit.md"),
    .embedInCode("ModalVersusPush/OneScreenTwoWays/one-screen-two-ways.md"),
    .embedInCode("ModalVersusPush/PlaceMovesUnderLayer/place-moves-under-layer.md"),
    .embedInCode("ModalVersusPush/PresentationDropped/presentation-dropped.md"),
    .embedInCode("ModalVersusPush/PresentedDetail/presented-detail.md"),
    .embedInCode("ModalVersusPush/PresenterIsBusy/presenter-is-busy.md"),
    .embedInCode("ModalVersusPush/PromptInShouldDismiss/prompt-in-should-dismiss.md"),
    .embedInCode("ModalVersusPush/PushedInterruption/pushed-interruption.md"),
    .embedInCode("ModalVersusPush/PushedTaskWithCancel/pushed-task-with-cancel.md"),
    .embedInCode("ModalVersusPush/ShowBecomesModal/show-becomes-modal.md"),
    .embedInCode("ModalVersusPush/StackedModals/stacked-modals.md"),
    .embedInCode("ModalVersusPush/SwipeSkipsClose/swipe-skips-close.md"),
    .embedInCode("NestedNavigation/HostedStackInNavigationController/hosted-stack-in-navigation-controller.md"),
    .embedInCode("NestedNavigation/NavigationDestinationMisplaced/navigation-destination-misplaced.md"),
    .embedInCode("NestedNavigation/NestedNavigationStack/nested-navigation-stack.md"),
    .embedInCode("NestedNavigation/PushWithoutStack/push-without-stack.md"),
    .embedInCode("NestedNavigation/SplitDetailWithoutStack/split-detail-without-stack.md"),
    .embedInCode("NestedNavigation/TabBarInsideStack/tab-bar-inside-stack.md"),
    .embedInCode("NestedNavigation/UnpushableController/unpushable-controller.md"),
    .embedInCode("WebViews/WebBackAndSwipeDisagree/web-back-and-swipe-disagree.md"),
    .embedInCode("WebViews/WebHistoryMisread/web-history-misread.md"),
    .embedInCode("WebViews/WebHistoryWithoutBack/web-history-without-back.md"),
    .embedInCode("WebViews/WebSwipeConflict/web-swipe-conflict.md"),
]

let package = Package(
    name: "navlint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "navlint", targets: ["navlint"]),
        .executable(name: "navlint-bench", targets: ["navlint-bench"]),
    ],
    targets: [
        // Each target names all it imports, even what it would get through another: SwiftPM rebuilds by these lists.
        .target(name: "Diagnostics"),
        .target(name: "FlowGraph", dependencies: ["Diagnostics"]),
        .target(name: "FlowWalk", dependencies: ["Diagnostics", "FlowGraph"]),
        .target(
            name: "FlowLoader", dependencies: ["Diagnostics", "FlowGraph"], swiftSettings: seesSwiftSyntax,
            linkerSettings: linksSwiftSyntax),
        .target(name: "RuleKit", dependencies: ["Diagnostics", "FlowGraph", "FlowWalk"]),
        .target(name: "Rules", dependencies: ["Diagnostics", "FlowGraph", "FlowWalk", "RuleKit"], path: "Rules", resources: cards),
        .target(name: "Reporters", dependencies: ["Diagnostics"]),
        .target(name: "ToolArguments", dependencies: ["Diagnostics"]),
        .executableTarget(
            name: "navlint", dependencies: ["Diagnostics", "FlowGraph", "FlowWalk", "FlowLoader", "RuleKit", "Rules", "Reporters", "ToolArguments"],
            swiftSettings: seesSwiftSyntax),
        // Depends on navlint so that what it measures is built with it.
        .executableTarget(name: "navlint-bench", dependencies: ["FlowLoader", "ToolArguments", "navlint"], swiftSettings: seesSwiftSyntax),
        .target(
            name: "TestSupport", dependencies: ["Diagnostics", "FlowGraph", "FlowLoader", "RuleKit"], path: "Tests/TestSupport",
            swiftSettings: seesSwiftSyntax),
        .testTarget(name: "FlowGraphTests", dependencies: ["Diagnostics", "FlowGraph", "TestSupport"], swiftSettings: seesSwiftSyntax),
        .testTarget(
            name: "FlowWalkTests", dependencies: ["Diagnostics", "FlowGraph", "FlowWalk", "TestSupport"], swiftSettings: seesSwiftSyntax),
        .testTarget(
            name: "FlowLoaderTests", dependencies: ["Diagnostics", "FlowGraph", "FlowLoader", "RuleKit", "Rules", "TestSupport"],
            exclude: ["Idioms"], swiftSettings: seesSwiftSyntax),
        .testTarget(
            name: "RuleKitTests", dependencies: ["Diagnostics", "FlowGraph", "RuleKit", "TestSupport"], swiftSettings: seesSwiftSyntax),
        .testTarget(
            name: "ReportersTests", dependencies: ["Diagnostics", "Reporters", "TestSupport"], exclude: ["Golden"], swiftSettings: seesSwiftSyntax),
        .testTarget(
            name: "RulesTests", dependencies: ["Diagnostics", "FlowGraph", "FlowLoader", "RuleKit", "Rules", "TestSupport"],
            exclude: ["Examples"], swiftSettings: seesSwiftSyntax),
        .testTarget(
            name: "CommandTests",
            dependencies: ["Diagnostics", "FlowGraph", "FlowLoader", "navlint", "navlint-bench", "Reporters", "RuleKit", "Rules", "TestSupport", "ToolArguments"], exclude: ["Golden"], swiftSettings: seesSwiftSyntax),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: seesSwiftSyntax),
    ]
)
