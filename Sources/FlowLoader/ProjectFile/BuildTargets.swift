import Foundation

/// What a target is built for.
enum TargetKind: String, Hashable, Codable, Sendable {
    case app, appExtension, widget, library, watch, tv, mac, vision, tests, other

    /// False for what never runs in the iOS app: tests, and products for other platforms only.
    var isOfTheApp: Bool {
        switch self {
        case .app, .appExtension, .widget, .library, .other: true
        case .watch, .tv, .mac, .vision, .tests: false
        }
    }
}

/// The targets of all projects and packages below the root, and which files belong to them.
struct BuildTargets: Sendable {
    struct Target: Sendable {
        var name: String
        var kind: TargetKind
        /// Its project's folder.
        var folder: String
        /// `TARGETED_DEVICE_FAMILY`; empty when it is not known.
        var deviceFamilies: [Int] = []
        var deploymentTarget: String?
        var catalyst: Bool?
        var infoPlist: String?
        /// Keys of its property list that stand in the settings, without `INFOPLIST_KEY_`.
        var infoKeys: [String: String] = [:]
        var dependencies: [String]
        var module: String
        /// What property lists of the target mean by their variables: the configurations, the nearest to a release first.
        var settings: [BuildSettings]
    }

    private(set) var targets: [Target] = []
    private var members: [String: [Int]] = [:]
    private var folders: [String: [(target: Int, exceptions: Set<String>)]] = [:]
    private var plists: [String: [Int]] = [:]
    private var unbuilt: Set<String> = []

    var isEmpty: Bool { targets.isEmpty }

    /// The targets that `facts` tell of; other facts than those of projects, configurations, packages and property lists are passed over.
    init(_ facts: [FileFacts]) {
        let files = Dictionary(facts.compactMap { file in file.build.map { (file.path, $0) } }, uniquingKeysWith: { first, _ in first })
        let points = Dictionary(
            facts.compactMap { file in file.plist?.extensionPoint.map { (file.path, $0) } }, uniquingKeysWith: { first, _ in first })
        for path in files.keys.sorted() {
            for target in files[path]?.targets ?? [] { add(target, files, points) }
            unbuilt.formUnion(files[path]?.unbuilt ?? [])
        }
    }

    private mutating func add(_ facts: TargetFacts, _ files: [String: BuildFacts], _ points: [String: String]) {
        let settings = facts.configurations.sorted { rank($0.name) < rank($1.name) }.map { BuildSettings($0, of: facts, files: files) }
        func all(_ name: String) -> [String] { settings.compactMap { $0[name] } }
        func path(_ written: String) -> String? {
            written.hasPrefix("/") ? pathBelow("", written) : pathBelow(facts.folder, written)
        }
        let infoPlists = Set(all("INFOPLIST_FILE").compactMap(path)).sorted()
        var target = Target(
            name: facts.name, kind: kind(of: facts, settings, extensionPoint: infoPlists.lazy.compactMap { points[$0] }.first),
            folder: facts.folder, infoPlist: infoPlists.first, dependencies: facts.dependencies,
            module: all("PRODUCT_MODULE_NAME").first ?? moduleName(facts.name), settings: settings)
        target.deviceFamilies = Set(all("TARGETED_DEVICE_FAMILY").flatMap(numbers)).sorted()
        let versions = all("IPHONEOS_DEPLOYMENT_TARGET") + [facts.deploymentTarget].compactMap { $0 }
        target.deploymentTarget = versions.min { $0.compare($1, options: .numeric) == .orderedAscending }
        let catalyst = all("SUPPORTS_MACCATALYST")
        if !catalyst.isEmpty { target.catalyst = catalyst.contains("YES") }
        if let first = settings.first {
            let prefix = "INFOPLIST_KEY_"
            for name in first.names(withPrefix: prefix) { target.infoKeys[String(name.dropFirst(prefix.count))] = first[name] }
        }
        let index = targets.count
        targets.append(target)
        let lists = infoPlists + Set(all("CODE_SIGN_ENTITLEMENTS").compactMap(path)).sorted()
        for path in Set(facts.files + lists).sorted() { members[path, default: []].append(index) }
        for path in lists { plists[path, default: []].append(index) }
        for folder in facts.folders { folders[folder.path, default: []].append((index, Set(folder.exceptions))) }
        guard !facts.foreignFiles.isEmpty else { return }
        // What the target has for other platforms only belongs to a target of such a platform as far as reading goes.
        targets.append(Target(name: facts.name, kind: .mac, folder: facts.folder, dependencies: [], module: target.module, settings: []))
        for path in Set(facts.foreignFiles).subtracting(facts.files).sorted() { members[path, default: []].append(index + 1) }
    }

    /// The targets that a file belongs to; empty when no project mentions it.
    func targets(of path: String) -> [Int] {
        var found = members[path] ?? []
        if !folders.isEmpty {
            let bytes = path.utf8
            let parents = [""] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
            for folder in parents.reversed() {
                for (target, exceptions) in folders[folder] ?? [] {
                    let isException = exceptions.contains(path) || !exceptions.isDisjoint(with: parents)
                    if !isException { found.append(target) }
                }
            }
        }
        return found.count < 2 ? found : Array(Set(found)).sorted()
    }

    /// A project lists the file, and no target of any project has it: it is no part of what is built.
    func leaveOut(_ path: String) -> Bool { unbuilt.contains(path) && targets(of: path).isEmpty }

    /// Files that no project mentions, in folders whose other files projects name one by one: left over on the disk. None where projects
    /// leave more than a tenth of the files out, which are then made by other tools, or out of date.
    func unmentioned(among paths: [String]) -> Set<String> {
        let built = paths.filter(XcodeProject.isBuiltByItself)
        let listed = built.filter { members[$0] != nil || unbuilt.contains($0) }
        guard listed.count >= 10 else { return [] }
        let folders = Set(listed.map(parentFolder))
        let names = Set((Array(members.keys) + Array(unbuilt)).map(lastName))
        let loose = built.filter { path in
            members[path] == nil && !unbuilt.contains(path) && folders.contains(parentFolder(path)) && !names.contains(lastName(path))
                && targets(of: path).isEmpty && !isPackageManifest(path)
        }
        return loose.count * 10 <= listed.count ? Set(loose) : []
    }

    private func lastName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

    /// The targets whose property list or entitlements the file is.
    func owners(ofList path: String) -> [Target] { (plists[path] ?? []).map { targets[$0] } }

    /// True when some target of the app has files of its own, so that its project says what belongs to it.
    var knowTheApp: Bool {
        let filled = Set(members.values.joined()).union(folders.values.joined().map(\.target))
        return filled.contains { targets[$0].kind.isOfTheApp }
    }

    /// The app targets of the project whose app has the most of the files: examples that come with libraries have projects too.
    func mainApps(of files: [String]) -> [Target] {
        let apps = targets.indices.filter { targets[$0].kind == .app }
        guard Set(apps.map { targets[$0].folder }).count > 1 else { return apps.map { targets[$0] } }
        var counts: [Int: Int] = [:]
        for file in files {
            for target in targets(of: file) { counts[target, default: 0] += 1 }
        }
        let main = apps.max { (counts[$0] ?? 0, -$0) < (counts[$1] ?? 0, -$1) }
        return apps.filter { targets[$0].folder == main.map { targets[$0].folder } }.map { targets[$0] }
    }

    /// Files that targets of the app name one by one, sorted.
    var namedByTheApp: [String] {
        members.filter { $0.value.contains { targets[$0].kind.isOfTheApp } }.keys.sorted()
    }
}

/// Release first: it is what users get.
private func rank(_ configuration: String) -> (Int, String) {
    (configuration == "Release" ? 0 : configuration.lowercased().contains("release") ? 1 : 2, configuration)
}

private func numbers(_ text: String) -> [Int] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Int($0.trimmingCharacters(in: ["\"", "'"])) }
}

private enum Platform: String { case ios, mac, tv, watch, vision }

private let platformNames: [(prefix: String, platform: Platform)] = [
    ("iphone", .ios), ("macosx", .mac), ("appletv", .tv), ("watch", .watch), ("xr", .vision),
]

/// The platforms of a target over all its configurations; empty when they are not known.
private func platforms(of settings: [BuildSettings]) -> Set<Platform> {
    func known(_ text: String) -> [Platform] {
        text.split(whereSeparator: \.isWhitespace).compactMap { word in platformNames.first { word.hasPrefix($0.prefix) }?.platform }
    }
    var found: Set<Platform> = []
    for configuration in settings {
        func said(_ name: String) -> [Platform] { configuration.isCertain(name) ? known(configuration[name] ?? "") : [] }
        let named = said("SUPPORTED_PLATFORMS")
        let root = named.isEmpty ? said("SDKROOT") : named
        // One configuration that may build for iOS is enough.
        if root.isEmpty { return [] }
        found.formUnion(root)
        if configuration["SUPPORTS_MACCATALYST"] == "YES" { found.insert(.ios) }
    }
    return found
}

private func kind(of target: TargetFacts, _ settings: [BuildSettings], extensionPoint: String?) -> TargetKind {
    let product = target.product
    if product.hasPrefix("bundle.unit-test") || product.hasPrefix("bundle.ui-testing") || product == "package.testTarget" { return .tests }
    if product == "application.watchapp" || product == "application.watchapp2" || product.hasPrefix("watchkit") { return .watch }
    if product == "tv-app-extension" { return .tv }
    let known = platforms(of: settings)
    if !known.isEmpty, !known.contains(.ios) {
        return known.contains(.watch) ? .watch : known.contains(.tv) ? .tv : known.contains(.vision) ? .vision : .mac
    }
    switch product {
    case let name where name.hasPrefix("application"): return .app
    case "app-extension" where extensionPoint == "com.apple.widgetkit-extension": return .widget
    case "app-extension" where extensionPoint == nil && target.name.contains("Widget"): return .widget
    case let name where name.hasSuffix("extension"): return .appExtension
    case let name where name.hasPrefix("framework") || name.hasPrefix("library"): return .library
    case "package.target": return .library
    default: return .other
    }
}
