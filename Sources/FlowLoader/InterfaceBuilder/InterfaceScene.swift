// One scene's facts, from the elements that belong to its controller.

extension InterfaceIndex {
    /// The facts of the controller (or xib owner) at `controller`. `members` are the elements of its scene in file order.
    func facts(of element: InterfaceElement, id: String, kind: SceneFacts.Element, members: [Int], at controller: Int) -> SceneFacts {
        var scene = SceneFacts(id: id, element: kind, place: element.place)
        scene.customClass = element.text("customClass")
        scene.customModule = element.text("customModule")
        scene.storyboardIdentifier = element.text("storyboardIdentifier")
        scene.title = element.text("title")
        scene.modalPresentationStyle = element.text("modalPresentationStyle")
        scene.isModalInPresentation = element.isOn("modalInPresentation", "isModalInPresentation")
        scene.hidesBottomBarWhenPushed = element.isOn("hidesBottomBarWhenPushed")
        scene.definesPresentationContext = element.isOn("definesPresentationContext")
        if kind == .navigationController { scene.navigationBarHidden = element.isOn("navigationBarHidden") }
        if kind == .splitViewController {
            scene.splitStyle = element.text("style") ?? (element.isOn("allowDoubleColumnStyle") ? "doubleColumn" : nil)
        }
        if kind == .placeholder {
            scene.reference = ScenePlaceholder(
                storyboardName: element.text("storyboardName"), referencedIdentifier: element.text("referencedIdentifier"),
                bundleIdentifier: element.text("bundleIdentifier"))
        }

        let wiring = Wiring(self, members: members, controller: id)
        let ownItem = members.first { elements[$0].name == "navigationItem" && elements[$0].parent == controller }
        scene.navigationItem = ownItem.map { navigationItemFacts($0, wiring) }
        scene.label = (element.name == "placeholder" ? nil : element.text("userLabel")) ?? scene.navigationItem?.title

        for index in members {
            let member = elements[index]
            switch member.name {
            case "segue": addSegue(index, to: &scene, wiring, controller)
            case "action": if wiring.isForeign(member) { scene.hasForeignActions = true }
            case "exit": if let id = member.id { scene.exits.append(id) }
            case "textField": scene.textInputs += 1
            case "textView": if member.attributes["editable"] != "NO" { scene.textInputs += 1 }
            case "navigationBar", "toolbar":
                if member.parent != controller || kind != .navigationController { scene.ownBar = true }
            case "attributedString":
                if member.attributes["key"] == "userComments", let text = document.text(ofAttributedString: index),
                    let object = member.parent.flatMap({ elements[$0].id }) {
                    scene.notes.append(InterfaceNote(objectID: object, text: text, place: member.place))
                }
            default: break
            }
            if let web = webView(member) { scene.webViews.append(web) }
            if let control = control(index, wiring, ownItem: ownItem, of: controller) { scene.controls.append(control) }
            if let label = member.text("userLabel"), let id = member.id, member.name != "placeholder", member.name != "exit" {
                scene.notes.append(InterfaceNote(objectID: id, text: label, place: member.place))
            }
        }
        return scene
    }

    private func webView(_ element: InterfaceElement) -> InterfaceWebView? {
        let name: String
        switch (element.name, element.attributes["customClass"]) {
        case ("wkWebView", _), ("view", "WKWebView"?): name = "wkWebView"
        case ("webView", _), ("view", "UIWebView"?): name = "webView"
        default: return nil
        }
        return InterfaceWebView(
            element: name, allowsBackForwardNavigationGestures: element.isOn("allowsBackForwardNavigationGestures"),
            place: element.place)
    }

    private func addSegue(_ index: Int, to scene: inout SceneFacts, _ wiring: Wiring, _ controller: Int) {
        let element = elements[index]
        // Peek and pop children inherit both from the segue around them; tie breakers only refer to a segue.
        guard let kind = element.text("kind"), let destination = element.text("destination") else { return }
        if kind == "relationship" {
            scene.relationships.append(RelationshipFacts(
                kind: element.text("relationship") ?? "", destination: destination,
                creationSelector: element.text("destinationCreationSelector"), place: element.place))
            return
        }
        scene.segues.append(SegueFacts(
            id: element.id ?? "", kind: kind, destination: destination, identifier: element.text("identifier"),
            customClass: element.text("customClass"), modalPresentationStyle: element.text("modalPresentationStyle"),
            unwindAction: element.text("unwindAction"), creationSelector: element.text("destinationCreationSelector"),
            hasPopoverAnchor: element.attributes.keys.contains { $0.hasPrefix("popoverAnchor") },
            source: source(of: index, wiring, controller), place: element.place))
    }

    private func source(of segue: Int, _ wiring: Wiring, _ controller: Int) -> SegueSource {
        var next = elements[segue].parent
        while let index = next, elements[index].name == "segue" { next = elements[index].parent }
        guard let index = next, index != controller else { return .controller }
        if let item = barItem[index] {
            guard let position = position(ofBarItem: item), let item = wiring.barItem(item) else { return .other("toolbarItem") }
            return .barItem(item, position: position)
        }
        let element = elements[index]
        switch element.name {
        case "tableViewCell", "collectionViewCell":
            return elements[segue].attributes["trigger"] == "accessoryAction" ? .other("accessory") : .cell
        case "menu", "command", "menuItem", "keyCommand": return .other("menu")
        case let name where isRecognizer(name): return .gesture
        case let name where isControl(element) || name == "view" && element.text("customClass") == "UIButton":
            let look = wiring.look(of: index) ?? look(of: index)
            return .control(label: look.title ?? look.accessibilityLabel, symbol: look.image)
        default: return .other(element.name)
        }
    }

    private func control(_ index: Int, _ wiring: Wiring, ownItem: Int?, of controller: Int) -> InterfaceControl? {
        let element = elements[index]
        // What stands in an item of the scene's own navigation item is told there, with its custom views; what stands in
        // another bar item is told by that item.
        if let item = barItem[index] {
            if item != index { return nil }
            if let ownItem, navigationItem[item] == ownItem, position(ofBarItem: item) != nil { return nil }
        }
        let isAlwaysTold = element.name == "button" || element.name == "barButtonItem" || isRecognizer(element.name)
        let connections = wiring.connections(of: index)
        guard isAlwaysTold || !connections.actions.isEmpty || !connections.foreign.isEmpty else { return nil }
        let look = wiring.look(of: index) ?? look(of: index)
        let outlets = element.id.flatMap { document.outlets[$0] }?.filter { $0.holder == controller }.map(\.property) ?? []
        return InterfaceControl(
            id: element.id ?? "", element: element.name, title: look.title, image: look.image, isSymbol: look.isSymbol,
            accessibilityLabel: look.accessibilityLabel, actions: connections.actions, foreignActions: connections.foreign,
            segues: connections.segues, isHeld: element.id.map(document.held.contains) ?? false, outlets: outlets,
            position: element.name == "barButtonItem" ? position(ofBarItem: index) : nil,
            systemItem: element.text("systemItem"), style: element.name == "barButtonItem" ? element.text("style") : nil,
            place: element.place)
    }

    private func isRecognizer(_ name: String) -> Bool { name.hasSuffix("GestureRecognizer") }

    private func isControl(_ element: InterfaceElement) -> Bool {
        ["button", "segmentedControl", "switch", "slider", "stepper", "datePicker", "pageControl", "textField", "colorWell"]
            .contains(element.name)
    }
}
