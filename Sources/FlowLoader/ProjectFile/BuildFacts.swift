import Diagnostics

/// What a project file, a configuration file or a package manifest says about targets and their settings.
/// Paths are relative to the linted root; what lies outside it is left out.
struct BuildFacts: Hashable, Codable, Sendable {
    var targets: [TargetFacts] = []
    /// The settings of an `.xcconfig` file, by their written names: `KEY`, or `KEY[sdk=…]` with a condition.
    var settings: [String: String] = [:]
    /// The files it includes, in their order.
    var includes: [String] = []
    /// Code and screens that the project lists and none of its targets has.
    var unbuilt: [String] = []
}

struct TargetFacts: Hashable, Codable, Sendable {
    var name: String
    /// The last part of the product type: `application`, `app-extension`, `bundle.unit-test`, …; for targets of packages
    /// `package.target`, `package.testTarget`, …; empty for aggregates.
    var product: String
    /// What `$(SRCROOT)` means.
    var folder: String
    var configurations: [ConfigurationFacts] = []
    /// Sources, resources and the like, each by itself.
    var files: [String] = []
    /// Files that only platforms other than iOS get.
    var foreignFiles: [String] = []
    /// Folders whose whole content belongs to the target.
    var folders: [TargetFolder] = []
    /// Names of targets and products it depends on.
    var dependencies: [String] = []
    /// The iOS version that a package asks for.
    var deploymentTarget: String?
}

struct TargetFolder: Hashable, Codable, Sendable {
    var path: String
    /// Files and folders in it that do not belong to the target.
    var exceptions: [String] = []
}

/// One build configuration of a target: what it says itself, then what its project says.
struct ConfigurationFacts: Hashable, Codable, Sendable {
    var name: String
    var levels: [Level]

    struct Level: Hashable, Codable, Sendable {
        var settings: [String: String]
        /// The `.xcconfig` file below them.
        var base: String?
    }
}

/// A path below a folder, both relative to the linted root, without `.` and `..`. Nil when it leads out of the root.
func pathBelow(_ folder: String, _ path: String) -> String? {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
        if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
}

/// The folder of a path relative to the linted root; empty for the root.
func parentFolder(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }
