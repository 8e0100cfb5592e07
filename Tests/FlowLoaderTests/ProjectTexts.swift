import Foundation

@testable import FlowLoader

/// A project file of small targets. The main group holds what `groups` adds; the project's settings are for iPhones and iPads.
func xcodeProject(_ objects: String, targets: [String], children: String = "", settings: String = "SDKROOT = iphoneos;") -> String {
    """
    // !$*UTF8*$!
    {
        archiveVersion = 1;
        objects = {
            PROJECT = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LPROJECT; targets = (\(targets.joined(separator: ", "))); };
            MAIN = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
            LPROJECT = { isa = XCConfigurationList; buildConfigurations = (CPROJECT); };
            CPROJECT = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
    \(objects)
        };
        rootObject = PROJECT;
    }
    """
}

/// One target with files by the ids of their references, and its settings.
func target(
    _ id: String, _ name: String, _ product: String = "application", files: [String] = [], groups: String = "", settings: String = "", base: String = ""
) -> String {
    let built = files.map { "B\(id)\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }.joined(separator: "\n")
    return """
        \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(product)"; buildPhases = (S\(id)); buildConfigurationList = L\(id); \(groups) };
        S\(id) = { isa = PBXSourcesBuildPhase; files = (\(files.map { "B\(id)\($0)" }.joined(separator: ", "))); };
        L\(id) = { isa = XCConfigurationList; buildConfigurations = (C\(id)); };
        C\(id) = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; \(base) };
        \(built)
        """
}

func file(_ id: String, _ path: String, _ tree: String = "<group>") -> String {
    "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; };"
}

func targets(_ files: [String: String]) -> BuildTargets {
    BuildTargets(files.keys.sorted().map { extract(SourceFile(path: $0, text: files[$0] ?? "")) })
}

extension BuildTargets {
    func names(of path: String) -> [String] { targets(of: path).map { targets[$0].name } }
    func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
