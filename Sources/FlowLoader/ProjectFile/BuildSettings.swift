import Foundation

/// The settings of one configuration of one target, with what `$(…)` in them and in property lists stands for.
struct BuildSettings: Sendable {
    /// From the nearest to the farthest: the target's own, its configuration file's, the project's, that one's file's.
    private let levels: [[String: String]]
    private let given: [String: String]
    /// The level of a configuration file that is not among the sources: what stands below it may be overridden there.
    private let firstGap: Int?

    init(_ configuration: ConfigurationFacts, of target: TargetFacts, files: [String: BuildFacts]) {
        var levels: [[String: String]] = []
        var firstGap: Int?
        for level in configuration.levels {
            levels.append(level.settings)
            guard let base = level.base else { continue }
            // CocoaPods writes its files on each machine; they name no platform.
            if files[base] == nil, !base.contains("Pods-") { firstGap = firstGap ?? levels.count }
            levels.append(Self.settings(of: base, files: files))
        }
        self.levels = levels
        self.firstGap = firstGap
        // A root-relative path is told from a folder-relative one by its slash.
        given = [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "SRCROOT": "/" + target.folder, "PROJECT_DIR": "/" + target.folder,
            "SOURCE_ROOT": "/" + target.folder, "CONFIGURATION": configuration.name,
        ]
    }

    /// What a configuration file sets, included files first.
    private static func settings(of path: String, files: [String: BuildFacts]) -> [String: String] {
        var order: [String] = []
        var waiting = [path]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let facts = files[next] else { continue }
            order.append(next)
            waiting += facts.includes.reversed()
        }
        return order.reversed().reduce(into: [:]) { all, path in all.merge(files[path]?.settings ?? [:]) { _, new in new } }
    }

    /// A setting's value for iOS; nil when it is not set, or holds a variable that is not known.
    subscript(name: String) -> String? {
        var memo: [String: String?] = [:]
        return value(of: name, from: 0, depth: 0, &memo)
    }

    /// True when no file that is not there can set something else.
    func isCertain(_ name: String) -> Bool {
        guard let firstGap else { return true }
        return levels.prefix(firstGap).contains { $0[name] != nil }
    }

    /// A text with its variables replaced; nil when one is not known.
    func resolved(_ text: String) -> String? {
        guard text.contains("$") else { return text }
        var memo: [String: String?] = [:]
        return expand(text, inherited: { _ in nil }, depth: 0, &memo)
    }

    /// All settings whose names begin so, as the nearest level writes them.
    func names(withPrefix prefix: String) -> [String] {
        Array(Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) && !$0.contains("[") })).sorted()
    }

    private static let longest = 4_096
    private static let deepest = 24

    private func value(of name: String, from first: Int, depth: Int, _ memo: inout [String: String?]) -> String? {
        let key = "\(first) \(name)"
        if let known = memo[key] { return known }
        // What needs itself is not known.
        memo[key] = .some(nil)
        guard depth < Self.deepest else { return nil }
        var found: String?
        if let level = levels.indices.dropFirst(first).first(where: { written(name, at: $0) != nil }), let text = written(name, at: level) {
            found = expand(text, inherited: { value(of: name, from: level + 1, depth: depth + 1, &$0) ?? "" }, depth: depth, &memo)
        } else if first == 0 {
            found = given[name] ?? fallback(name, depth: depth, &memo)
        }
        memo[key] = .some(found)
        return found
    }

    private func written(_ name: String, at level: Int) -> String? {
        if let text = levels[level][name] { return text }
        let conditional = levels[level].keys.filter { $0.hasPrefix("\(name)[sdk=iphone") }.min()
        return conditional.flatMap { levels[level][$0] }
    }

    private func fallback(_ name: String, depth: Int, _ memo: inout [String: String?]) -> String? {
        switch name {
        case "PRODUCT_NAME": given["TARGET_NAME"]
        case "PRODUCT_MODULE_NAME": value(of: "PRODUCT_NAME", from: 0, depth: depth + 1, &memo).map(moduleName)
        default: nil
        }
    }

    private func expand(
        _ text: String, inherited: (inout [String: String?]) -> String?, depth: Int, _ memo: inout [String: String?]
    ) -> String? {
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let opening = rest.index(after: dollar)
            guard opening < rest.endIndex, let closing = ["(": ")", "{": "}"][rest[opening]].map(Character.init),
                let end = rest[opening...].firstIndex(of: closing)
            else { return nil }
            let parts = rest[rest.index(after: opening)..<end].split(separator: ":").map(String.init)
            guard let name = parts.first, !name.contains("$") else { return nil }
            guard let value = name == "inherited" ? inherited(&memo) : value(of: name, from: 0, depth: depth + 1, &memo) else { return nil }
            result += parts.dropFirst().reduce(value, modified)
            guard result.utf8.count <= Self.longest else { return nil }
            rest = rest[rest.index(after: end)...]
        }
        return (result + rest).utf8.count <= Self.longest ? result + rest : nil
    }

    private func modified(_ value: String, by modifier: String) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": moduleName(value)
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
    }
}

/// A target's or product's name as an identifier, which is how code and storyboards name modules.
func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : text
}
