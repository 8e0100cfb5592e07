import FlowGraph

extension Entry.Kind {
    /// From what a screen was opened, in a message.
    var words: String {
        switch self {
        case .url: "a URL"
        case .universalLink: "a universal link"
        case .userActivity: "a user activity"
        case .notificationTap, .remoteNotification: "a notification"
        case .shortcut: "a Home Screen shortcut"
        case .intent: "an intent"
        case .fileOpen: "a file"
        case .launch: "the launch options"
        }
    }
}
