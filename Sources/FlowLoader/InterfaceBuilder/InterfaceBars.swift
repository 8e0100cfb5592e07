// Navigation items, bar items, and how a control looks.

/// What the elements of one scene do: actions and segues by the element they hang from.
struct Wiring {
    struct Connections {
        var actions: [String] = []
        var foreign: [String] = []
        var segues: [String] = []
    }

    private let controller: String
    private var bySource: [Int: Connections] = [:]
    /// Made once for each element: any number of segues can hang from one.
    private var looks: [Int: ControlLook] = [:]
    private var barItems: [Int: InterfaceBarItem] = [:]

    /// What hangs from something inside a bar item (a button of its custom view) counts as the item's.
    init(_ index: InterfaceIndex, members: [Int], controller: String) {
        self.controller = controller
        for member in members {
            let element = index.elements[member]
            guard let parent = element.parent else { continue }
            let source = index.barItem[parent] ?? parent
            if element.name == "action", let selector = element.text("selector") {
                if isForeign(element) {
                    bySource[source, default: Connections()].foreign.append(selector)
                } else {
                    bySource[source, default: Connections()].actions.append(selector)
                }
            } else if element.name == "segue", let id = element.id, element.text("destination") != nil {
                bySource[source, default: Connections()].segues.append(id)
            }
        }
        for member in members where index.elements[member].name == "barButtonItem" {
            barItems[member] = index.barItemFacts(member, connections(of: member))
        }
        for source in bySource.keys where barItems[source] == nil {
            looks[source] = index.look(of: source)
        }
    }

    func barItem(_ element: Int) -> InterfaceBarItem? { barItems[element] }
    func look(of element: Int) -> ControlLook? { looks[element] }

    func connections(of element: Int) -> Connections { bySource[element] ?? Connections() }

    /// True for an action that goes to anything but the scene's controller or the xib's owner.
    func isForeign(_ action: InterfaceElement) -> Bool { action.attributes["destination"] != controller }
}

struct ControlLook {
    var title: String?
    var image: String?
    var isSymbol = false
    var accessibilityLabel: String?
}

extension InterfaceIndex {
    func navigationItemFacts(_ index: Int, _ wiring: Wiring) -> NavigationItemFacts {
        let element = elements[index]
        var facts = NavigationItemFacts(place: element.place)
        facts.title = element.text("title")
        facts.hidesBackButton = element.isOn("hidesBackButton")
        facts.leftItemsSupplementBackButton = element.isOn("leftItemsSupplementBackButton")
        facts.backButtonTitle = element.text("backButtonTitle")
        for inside in index + 1..<max(index + 1, element.end) {
            guard let item = wiring.barItem(inside) else { continue }
            switch position(ofBarItem: inside) {
            case "left": facts.left.append(item)
            case "right": facts.right.append(item)
            case "back": facts.back = item
            default: break
            }
        }
        return facts
    }

    /// `left`, `right` or `back`; nil for items of toolbars and for items that stand by themselves. Several items of one side
    /// stand in an element named after it (`<rightBarButtonItems>`), or in one with its key.
    func position(ofBarItem index: Int) -> String? {
        guard navigationItem[index] != nil else { return nil }
        var next: Int? = index
        while let step = next, elements[step].name != "navigationItem" {
            let key = elements[step].attributes["key"] ?? elements[step].name
            if key == "backBarButtonItem" { return "back" }
            if key.hasPrefix("left") || key.hasPrefix("leading") { return "left" }
            if key.hasPrefix("right") || key.hasPrefix("trailing") { return "right" }
            next = elements[step].parent
        }
        return nil
    }

    func barItemFacts(_ index: Int, _ connections: Wiring.Connections) -> InterfaceBarItem {
        let element = elements[index]
        let customView = document.children(of: index).first { elements[$0].attributes["key"] == "customView" }
        var look = look(of: index)
        // An item with a custom view looks like the first button in it.
        if let customView, look.title == nil, look.image == nil,
            let button = (customView..<elements[customView].end).first(where: { elements[$0].name == "button" }) {
            let inside = self.look(of: button)
            look = ControlLook(
                title: inside.title, image: inside.image, isSymbol: inside.isSymbol,
                accessibilityLabel: look.accessibilityLabel ?? inside.accessibilityLabel)
        }
        return InterfaceBarItem(
            id: element.id ?? "", title: look.title, systemItem: element.text("systemItem"), image: look.image,
            isSymbol: look.isSymbol, style: element.text("style"), accessibilityLabel: look.accessibilityLabel,
            actions: connections.actions, foreignActions: connections.foreign, segues: connections.segues,
            hasCustomView: customView != nil, place: element.place)
    }

    /// How an element looks in its normal state. Buttons keep that in `<state>` or `<buttonConfiguration>`, and images with
    /// a symbol configuration in an `<imageReference>`.
    func look(of index: Int) -> ControlLook {
        var look = ControlLook()
        take(index, into: &look)
        for child in document.children(of: index) {
            let element = elements[child]
            switch element.name {
            case "state" where element.attributes["key"] == "normal", "buttonConfiguration": take(child, into: &look)
            case "accessibility": look.accessibilityLabel = look.accessibilityLabel ?? element.text("label")
            default: break
            }
        }
        return look
    }

    private func take(_ index: Int, into look: inout ControlLook) {
        let element = elements[index]
        look.title = look.title ?? element.text("title")
        takeImage(of: element, into: &look)
        for child in document.children(of: index) {
            let inside = elements[child]
            if inside.name == "imageReference", inside.attributes["key"] == "image" {
                takeImage(of: inside, into: &look)
            } else if inside.name == "attributedString", inside.attributes["key"] == "attributedTitle" {
                look.title = look.title ?? document.text(ofAttributedString: child)
            }
        }
    }

    private func takeImage(of element: InterfaceElement, into look: inout ControlLook) {
        guard look.image == nil, let image = element.text("image") else { return }
        look.image = image
        look.isSymbol = element.attributes["catalog"] == "system"
    }
}
