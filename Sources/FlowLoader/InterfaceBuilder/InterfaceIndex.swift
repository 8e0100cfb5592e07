/// An interface document with what each element belongs to: its controller, its navigation item, its bar item.
struct InterfaceIndex {
    let document: InterfaceDocument
    /// For each element the controller whose scene it stands in; itself for a controller.
    private(set) var holder: [Int?] = []
    /// For each element the navigation item and the bar item around it, or itself.
    private(set) var navigationItem: [Int?] = []
    private(set) var barItem: [Int?] = []
    /// The elements of each controller's scene, and those without a controller, in the order of the file.
    private var members: [Int: [Int]] = [:]
    private var unheld: [Int] = []

    var elements: [InterfaceElement] { document.elements }

    init(_ document: InterfaceDocument) {
        self.document = document
        var sceneController: Int?
        var sceneEnd = 0
        for (index, element) in document.elements.enumerated() {
            let parent = element.parent
            if element.name == "scene" {
                sceneEnd = element.end
                sceneController = document.children(of: index).first { Self.controllerKind(document.elements[$0]) != nil }
            }
            // Recognizers, exits and bar items also stand beside the controller, directly in the scene.
            let scene = index < sceneEnd ? sceneController : nil
            let isController = scene == nil && Self.controllerKind(element) != nil
            holder.append(scene ?? (isController ? index : parent.flatMap { holder[$0] }))
            navigationItem.append(element.name == "navigationItem" ? index : parent.flatMap { navigationItem[$0] })
            barItem.append(element.name == "barButtonItem" ? index : parent.flatMap { barItem[$0] })
            if let controller = holder[index] { members[controller, default: []].append(index) } else { unheld.append(index) }
        }
    }

    /// What kind of controller an element is; nil when it is none.
    static func controllerKind(_ element: InterfaceElement) -> SceneFacts.Element? {
        switch element.name {
        case "viewControllerPlaceholder": .placeholder
        case "placeholder", "other": nil
        default:
            SceneFacts.Element(rawValue: element.name)
                ?? (element.attributes["sceneMemberID"] == "viewController" ? .other : nil)
        }
    }

    /// Storyboard scenes, or the controllers of a xib. A scene that the file breaks off in is left out: it may lack what
    /// would change its meaning.
    func scenes() -> [SceneFacts] {
        members.keys.sorted().filter { isWhole($0) }.compactMap { controller in
            let element = elements[controller]
            guard let kind = Self.controllerKind(element) else { return nil }
            var scene = facts(of: element, id: element.id ?? "", kind: kind, members: members[controller] ?? [], at: controller)
            scene.relationships += nestedRelationships(of: controller)
            return scene
        }
    }

    /// A xib's owner with all that belongs to no controller; nil when the file has none, or breaks off.
    func owner() -> SceneFacts? {
        guard document.failure == nil,
            let owner = unheld.first(where: { elements[$0].attributes["placeholderIdentifier"] == "IBFilesOwner" })
        else { return nil }
        return facts(of: elements[owner], id: elements[owner].id ?? "-1", kind: .other, members: unheld, at: owner)
    }

    private func isWhole(_ controller: Int) -> Bool {
        var next: Int? = controller
        while let index = next {
            if elements[index].name == "scene" { return elements[index].isComplete }
            next = elements[index].parent
        }
        return elements[controller].isComplete
    }

    /// In old xibs the controllers of a container stand inside it; a navigation controller's first one is its root.
    private func nestedRelationships(of controller: Int) -> [RelationshipFacts] {
        let isStack = elements[controller].name == "navigationController"
        let nested = document.children(of: controller).filter { holder[$0] == $0 }
        return nested.prefix(isStack ? 1 : nested.count).compactMap { child in
            guard let id = elements[child].id else { return nil }
            return RelationshipFacts(
                kind: isStack ? "rootViewController" : "viewControllers", destination: id, place: elements[child].place)
        }
    }
}
