extension Entry {
    /// `scene(_:continue:)` of `SceneDelegate.scene(_:continue:)`.
    public var function: String { String(handler.dropFirst(owner.count + 1)) }

    /// `SceneDelegate` of `SceneDelegate.scene(_:continue:)`.
    public var owner: String {
        let name = handler.prefix { $0 != "(" }
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }

    /// What a scene's launch brings of the links that this callback handles while the app runs: a property of
    /// UIScene.ConnectionOptions. Nil for other entries.
    public var launchOption: String? {
        switch function {
        case "scene(_:openURLContexts:)": "urlContexts"
        case "scene(_:continue:)": "userActivities"
        case "windowScene(_:performActionFor:completionHandler:)": "shortcutItem"
        default: nil
        }
    }
}

extension Flow {
    /// The launch of the scene that does not look for the links of an entry, so that one that starts the app is lost; nil where it does,
    /// or that is not known.
    public func launch(passingOver entry: Entry) -> Entry? {
        guard let option = entry.launchOption else { return nil }
        let launches = graph.entries.filter { $0.function == "scene(_:willConnectTo:options:)" }
        guard let launch = launches.first(where: { $0.owner == entry.owner }), !launch.reads.contains("*"),
            // Objective-C writes `URLContexts`.
            !launch.reads.contains(where: { $0.lowercased() == option.lowercased() })
        else { return nil }
        return launch
    }
}
