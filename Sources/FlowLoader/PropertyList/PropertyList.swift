import Diagnostics
import Foundation

/// Extracts what navigation needs from a property list, XML or binary. Cannot fail: broken input becomes a note.
func propertyListFacts(path: String, data: Data) -> FileFacts {
    var facts = FileFacts(path: path, language: .propertyList)
    guard path.hasSuffix(".plist") else { return facts }
    let value: Any
    do {
        value = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
        facts.notes.append(LoadNote(.unreadable, "is not a property list", at: Span(path: path, line: 1, column: 1)))
        return facts
    }
    guard let root = value as? [String: Any] else { return facts }
    var plist = PropertyListFacts()
    plist.mainStoryboard = root["UIMainStoryboardFile"] as? String
    plist.deviceStoryboards = ["~ipad", "~iphone"].compactMap { root["UIMainStoryboardFile" + $0] as? String }
    plist.isAppExtension = root["NSExtension"] != nil
    plist.extensionStoryboard = (root["NSExtension"] as? [String: Any])?["NSExtensionMainStoryboard"] as? String
    plist.deviceFamilies = (root["UIDeviceFamily"] as? [Any] ?? []).compactMap { ($0 as? Int) ?? ($0 as? String).flatMap(Int.init) }
    if let manifest = root["UIApplicationSceneManifest"] as? [String: Any] {
        plist.hasSceneManifest = true
        plist.multipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        for role in roles.keys.sorted() {
            for scene in roles[role] as? [[String: Any]] ?? [] {
                if let storyboard = scene["UISceneStoryboardFile"] as? String { plist.sceneStoryboards.append(storyboard) }
                if let delegate = scene["UISceneDelegateClassName"] as? String { plist.sceneDelegates.append(delegate) }
            }
        }
    }
    plist.storyboardPlaces = places(of: plist.mainStoryboards, in: data)
    facts.plist = plist
    return facts
}

/// The first `<string>` of each name. A binary list has no lines, and none is found.
private func places(of names: [String], in data: Data) -> [String: Place] {
    guard !names.isEmpty, !data.starts(with: Array("bplist".utf8)) else { return [:] }
    let lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var found: [String: Place] = [:]
    for (index, line) in lines.enumerated() {
        for name in names where found[name] == nil {
            guard let value = line.range(of: "<string>\(name)</string>") else { continue }
            let column = line.utf16.distance(from: line.startIndex, to: value.lowerBound) + 1
            found[name] = Place(line: index + 1, column: column, length: "<string>".utf16.count)
        }
    }
    return found
}
