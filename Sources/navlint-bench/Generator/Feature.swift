/// A part of the app that a hub's row leads to.
struct Feature {
    enum Kind: CaseIterable {
        /// View controllers in code: a list, a detail, related ones, and a form in a sheet.
        case lists
        /// A coordinator that pushes steps and presents a choice.
        case coordinator
        /// Scenes and segues.
        case storyboard
        /// Views: hosted ones, a sheet with a stack and links.
        case views
        /// Objective-C.
        case objectiveC

        /// Nodes of the flow graph, without hubs.
        var screens: Int {
            switch self {
            case .lists: 4
            case .coordinator: 3
            case .storyboard: 4
            case .views: 4
            case .objectiveC: 3
            }
        }
    }

    var number: Int
    var kind: Kind
    var noun: String
    var defect: Defect?

    var name: String { noun + String(number) }
    var folder: String { "Features/\(name)" }

    /// What a hub runs to show it.
    var opening: String {
        switch kind {
        case .lists: "navigationController?.pushViewController(\(name)ListViewController(), animated: true)"
        case .coordinator:
            """
            guard let navigation = navigationController else { return }
            let coordinator = \(name)Coordinator(navigation: navigation)
            coordinators.append(coordinator)
            coordinator.start()
            """
        case .storyboard:
            """
            let board = UIStoryboard(name: "\(name)", bundle: nil)
            guard let list = board.instantiateInitialViewController() else { return }
            navigationController?.pushViewController(list, animated: true)
            """
        case .views: "navigationController?.pushViewController(UIHostingController(rootView: \(name)View(store: \(name)Store())), animated: true)"
        case .objectiveC: "navigationController?.pushViewController(\(name)ListController(), animated: true)"
        }
    }

    /// Path → text.
    func files(_ numbers: inout SeededNumbers) -> [String: String] {
        switch kind {
        case .lists: listFiles(of: self, &numbers)
        case .coordinator: coordinatorFiles(of: self, &numbers)
        case .storyboard: storyboardFiles(of: self, &numbers)
        case .views: viewFiles(of: self, &numbers)
        case .objectiveC: objectiveCFiles(of: self, &numbers)
        }
    }
}

/// The text with each line but the first set in by so many spaces.
func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + String(repeating: " ", count: spaces))
}
