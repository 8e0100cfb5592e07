/// Why a folder or file below the linted root is left out: it is no code of the iOS app.
///
/// Decided by name alone, or by the targets that a project gives the file to, and carefully: code left out by mistake makes screens unreachable and rules blind.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
    case hidden = "hidden"
    case tests = "tests"
    case previews = "preview content"
    case dependency = "dependencies"
    case buildProduct = "build products"
    case tooling = "tooling"
    case generated = "generated"
    case example = "example apps of packages"
    case otherPlatform = "other platforms"
    case testTarget = "test targets"
    case otherTarget = "targets of other platforms"
    case noTarget = "in no target"
    case translation = "translations of a file that is read"
    case copy = "a second copy of the project"
    case link = "links to what is read anyway"
    case special = "pipes and devices"
    case configuration = "left out by the configuration"
    case tooLarge = "larger than 8 MiB"

    /// Why a folder of this name is not entered; nil when it is.
    init?(folder name: String) {
        if name.hasPrefix(".") { self = .hidden; return }
        if let reason = Self.folders[name] { self = reason; return }
        guard let suffix = Self.folderSuffixes.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
        self = suffix.reason
    }

    /// Whether a folder of this name beside a package's manifest holds an app that only shows how the package is used.
    static func isExample(folder name: String) -> Bool {
        ["Example", "Examples", "Demo", "Demos", "Sample", "Samples"].contains(name)
    }

    /// Whether a folder among these names holds an app that only shows how the project beside it is used: it has a project of its own.
    static func isExample(folder name: String, among names: [String]) -> Bool {
        isExample(folder: name) && names.contains("\(name).xcodeproj")
            && names.contains { $0.hasSuffix(".xcodeproj") && !isExample(folder: String($0.dropLast(".xcodeproj".count))) }
    }

    /// Whether a file of this name makes its folder a package that an app depends on.
    static func isManifest(_ name: String) -> Bool { name == "Package.swift" || name.hasSuffix(".podspec") }

    /// Why a source file of this name is not read; nil when it is.
    init?(file name: String) {
        if name.hasPrefix(".") { self = .hidden; return }
        guard [".generated.swift", ".pb.swift", ".grpc.swift"].contains(where: name.hasSuffix) else { return nil }
        self = .generated
    }

    private static let folders: [String: SkipReason] = [
        "Preview Content": .previews,
        "Pods": .dependency, "Carthage": .dependency, "SourcePackages": .dependency, "node_modules": .dependency, "vendor": .dependency,
        "build": .buildProduct, "DerivedData": .buildProduct,
        "fastlane": .tooling,
        "watchOS": .otherPlatform, "macOS": .otherPlatform, "Mac": .otherPlatform, "tvOS": .otherPlatform, "visionOS": .otherPlatform,
    ]

    private static let folderSuffixes: [(suffix: String, reason: SkipReason)] = [
        ("Tests", .tests), (".playground", .tooling), (".xcloc", .tooling),
        (".framework", .buildProduct), (".xcframework", .buildProduct), (".app", .buildProduct), (".xcarchive", .buildProduct),
        (" Watch App", .otherPlatform), ("WatchKit App", .otherPlatform), ("WatchKit Extension", .otherPlatform),
        (" (macOS)", .otherPlatform), (" (tvOS)", .otherPlatform), (" (watchOS)", .otherPlatform), (" (visionOS)", .otherPlatform),
    ]
}
