import Diagnostics
import FlowGraph

/// What property lists and entitlements say the app can be opened with (rules.md group B). They declare; code handles.
func propertyListPart(of project: Project) -> GraphPart {
    var part = GraphPart()
    for file in project.files {
        guard let plist = file.plist, !plist.isAppExtension else { continue }
        for declared in plist.entries {
            guard let kind = entryKind(ofKey: declared.key) else { continue }
            part.entries.append(Entry(
                id: "\(kind.rawValue)@\(file.path)", kind: kind, handler: "", names: declared.names,
                location: Span(path: file.path, declared.place)))
        }
    }
    return part
}

private func entryKind(ofKey key: String) -> Entry.Kind? {
    switch key {
    case "CFBundleURLTypes": .url
    case "NSUserActivityTypes": .userActivity
    case "UIApplicationShortcutItems": .shortcut
    case "CFBundleDocumentTypes": .fileOpen
    case "UIBackgroundModes": .remoteNotification
    case "com.apple.developer.associated-domains": .universalLink
    default: nil
    }
}

extension FileFacts {
    /// A property list with its variables replaced, as the build of its target would. What stays unknown is left out.
    func withResolvedVariables(by targets: BuildTargets) -> FileFacts {
        guard let written = plist else { return self }
        let settings = targets.owners(ofList: path).lazy.compactMap(\.settings.first)
        func resolved(_ text: String) -> String? {
            text.contains("$") ? settings.compactMap { $0.resolved(text) }.first : text
        }
        var plist = written
        plist.mainStoryboard = written.mainStoryboard.flatMap(resolved)
        plist.deviceStoryboards = written.deviceStoryboards.compactMap(resolved)
        plist.sceneStoryboards = written.sceneStoryboards.compactMap(resolved)
        plist.extensionStoryboard = written.extensionStoryboard.flatMap(resolved)
        plist.sceneDelegates = written.sceneDelegates.compactMap(resolved)
        for (name, place) in written.storyboardPlaces {
            if let value = resolved(name) { plist.storyboardPlaces[value] = place }
        }
        plist.entries = written.entries.map { entry in
            var entry = entry
            entry.names = entry.names.compactMap(resolved)
            return entry
        }
        var file = self
        file.plist = plist
        return file
    }
}

extension Project {
    /// Property lists by path; entitlements hold no screens.
    var infoPlists: [(path: String, plist: PropertyListFacts)] {
        files.compactMap { file in file.path.hasSuffix(".plist") ? file.plist.map { (file.path, $0) } : nil }
    }

    /// Storyboards that windows begin with, as property lists and settings in their place name them, with where that is said.
    var mainStoryboards: [(path: String, name: String)] {
        let written = infoPlists.filter { !$0.plist.isAppExtension }.flatMap { list in list.plist.mainStoryboards.map { (list.path, $0) } }
        let set = targets.targets.filter { $0.kind == .app }.compactMap { target in
            target.infoKeys["UIMainStoryboardFile"].map { (target.infoPlist ?? target.folder + "/", $0) }
        }
        return written + set
    }
}
