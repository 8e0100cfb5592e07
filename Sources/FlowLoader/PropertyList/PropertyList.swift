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
    plist.isAppExtension = root["NSExtension"] != nil
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
    facts.plist = plist
    return facts
}
