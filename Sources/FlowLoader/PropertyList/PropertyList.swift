import Diagnostics
import Foundation

/// Extracts what navigation needs from a property list or entitlements, XML, OpenStep text or binary. Cannot fail: broken input becomes a note.
func propertyListFacts(path: String, data: Data) -> FileFacts {
    var facts = FileFacts(path: path, language: .propertyList)
    guard let root = readPropertyList(data, "is not a property list", path, &facts.notes) as? [String: Any] else { return facts }
    var plist = PropertyListFacts()
    plist.mainStoryboard = root["UIMainStoryboardFile"] as? String
    plist.deviceStoryboards = ["~ipad", "~iphone"].compactMap { root["UIMainStoryboardFile" + $0] as? String }
    let pluginKeys = root["NSExtension"] ?? root["EXAppExtensionAttributes"]
    plist.isAppExtension = pluginKeys != nil
    let plugin = pluginKeys as? [String: Any] ?? [:]
    plist.extensionStoryboard = plugin["NSExtensionMainStoryboard"] as? String
    plist.extensionPoint = (plugin["NSExtensionPointIdentifier"] ?? plugin["EXExtensionPointIdentifier"]) as? String
    plist.deviceFamilies = (root["UIDeviceFamily"] as? [Any] ?? []).compactMap { ($0 as? Int) ?? ($0 as? String).flatMap(Int.init) }
    if let manifest = root["UIApplicationSceneManifest"] as? [String: Any] {
        plist.hasSceneManifest = true
        plist.multipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        for role in roles.keys.sorted() {
            for scene in dictionaries(roles[role]) {
                if let storyboard = scene["UISceneStoryboardFile"] as? String { plist.sceneStoryboards.append(storyboard) }
                if let delegate = scene["UISceneDelegateClassName"] as? String { plist.sceneDelegates.append(delegate) }
            }
        }
    }
    plist.backgroundModes = strings(root["UIBackgroundModes"])
    let declared = declaredNames(in: root)
    let text = data.starts(with: Array("bplist".utf8)) ? [:] : places(
        of: Set(plist.mainStoryboards.map { "<string>\($0)</string>" } + declared.map { "<key>\($0.key)</key>" }), in: data)
    for name in plist.mainStoryboards { plist.storyboardPlaces[name] = text["<string>\(name)</string>"] }
    plist.entries = declared.map { key, names in
        DeclaredEntry(key: key, names: names, place: text["<key>\(key)</key>"] ?? Place(line: 1, column: 1))
    }
    facts.plist = plist
    return facts
}

/// The keys that say from where an app can be opened, with what they list, in a fixed order.
private func declaredNames(in root: [String: Any]) -> [(key: String, names: [String])] {
    let links = strings(root["com.apple.developer.associated-domains"]).filter { domain in
        ["applinks:", "appclips:", "activitycontinuation:"].contains(where: domain.hasPrefix)
    }
    let all: [(String, [String])] = [
        ("CFBundleURLTypes", dictionaries(root["CFBundleURLTypes"]).flatMap { strings($0["CFBundleURLSchemes"]) }),
        ("NSUserActivityTypes", strings(root["NSUserActivityTypes"])),
        ("UIApplicationShortcutItems", dictionaries(root["UIApplicationShortcutItems"]).compactMap { $0["UIApplicationShortcutItemType"] as? String }),
        ("CFBundleDocumentTypes", dictionaries(root["CFBundleDocumentTypes"]).flatMap { type in
            strings(type["LSItemContentTypes"]) + strings(type["CFBundleTypeExtensions"])
        }),
        ("UIBackgroundModes", strings(root["UIBackgroundModes"]).filter { $0 == "remote-notification" }),
        ("com.apple.developer.associated-domains", links),
    ]
    return all.filter { !$0.1.isEmpty }
}

private func strings(_ value: Any?) -> [String] { (value as? [Any] ?? []).compactMap { $0 as? String } }

private func dictionaries(_ value: Any?) -> [[String: Any]] { (value as? [Any] ?? []).compactMap { $0 as? [String: Any] } }

/// Where the texts first stand, outside any particular element.
private func places(of texts: Set<String>, in data: Data) -> [String: Place] {
    guard !texts.isEmpty else { return [:] }
    let lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var found: [String: Place] = [:]
    for (index, line) in lines.enumerated() where line.contains("<") {
        for text in texts where found[text] == nil {
            guard let value = line.range(of: text) else { continue }
            let column = line.utf16.distance(from: line.startIndex, to: value.lowerBound) + 1
            // The storyboard's element, and the key with its name, are underlined by their tag.
            found[text] = Place(line: index + 1, column: column, length: (text.firstIndex(of: ">").map { text.utf16.distance(from: text.startIndex, to: $0) } ?? 0) + 1)
        }
    }
    return found
}

/// Larger lists are refused: the largest project files have a few megabytes.
private let largestList = 32 << 20

/// The value of a property list in any of its three formats; nil, with a note at the line that the reader names, when it is none.
///
/// Foundation's reader refuses lists nested more than some hundred levels deep. Of a binary list it follows every
/// reference, so that a small file can stand for a huge value: such a list is refused before.
func readPropertyList(_ data: Data, _ complaint: String, _ path: String, _ notes: inout [LoadNote]) -> Any? {
    func note(_ message: String, line: Int = 1) {
        notes.append(LoadNote(.unreadable, message, at: Span(path: path, line: line, column: 1)))
    }
    guard data.count <= largestList else {
        note("has \(data.count >> 20) MiB; more than \(largestList >> 20) are not read")
        return nil
    }
    guard !BinaryListSize(data).exceeds(1 << 20) else {
        note("stands for more than a million values; it was not read")
        return nil
    }
    do {
        let value = try PropertyListSerialization.propertyList(from: data, format: nil)
        // A text without any brackets is a list in OpenStep text, but nobody's.
        if value is [String: Any] || value is [Any] { return value }
        note(complaint)
        return nil
    } catch {
        note(complaint, line: line(namedIn: error))
        return nil
    }
}

/// Foundation tells the line in words only: `Unexpected character { at line 12`.
private func line(namedIn error: any Error) -> Int {
    let words = String(describing: error).split { !$0.isLetter && !$0.isNumber }
    let lines = words.indices.dropLast().filter { words[$0] == "line" }.compactMap { Int(words[$0 + 1]) }
    return max(1, lines.max() ?? 1)
}
