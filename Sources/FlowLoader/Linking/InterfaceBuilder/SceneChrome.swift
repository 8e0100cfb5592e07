import Diagnostics
import FlowGraph

/// Screens with what their scenes say: bars, controls, web views, inputs.
struct SceneChrome {
    let project: Project
    let boards: StoryboardIndex
    let outlets: OutletsInCode
    let summary: (_ selector: String, _ type: String) -> ActionSummary?

    func screen(of scene: SceneFacts, at reference: SceneReference) -> Screen {
        let known = scene.customClass.flatMap { project.resolve($0, from: nil) }
        let name = known ?? scene.customClass
        let element = SceneChrome.systemClass(of: scene.element)
        var screen = Screen(
            id: boards.screenID(of: reference, in: project), name: name ?? Self.name(of: scene), class: name,
            kind: boards.kind(of: reference, in: project), technology: known == nil ? .storyboard : .uikit,
            title: scene.navigationItem?.title ?? scene.title, location: Span(path: reference.path, scene.place))
        let ancestors = name.map(project.ancestors(of:)) ?? []
        screen.inherits = ancestors.isEmpty ? [element] + SystemClasses.ancestors(of: element) : ancestors
        // A container's scene that is a node of its own runs its class's code.
        if let known, screen.id != known { screen.inherits.insert(known, at: 0) }
        if let name, screen.id != name { screen.name = "\(name) [id \(scene.id)]" }
        screen.scenes = ["\(reference.path.split(separator: "/").last ?? "")#\(scene.id)"]
        let read = facts(of: scene, class: known, at: reference)
        screen.facts = read.facts
        screen.opaqueActions = Array(Set(read.opaque)).sorted()
        if known == nil, let name, SystemClasses.superclasses[name] == nil {
            screen.opaqueActions.append("class “\(name)” is not in the sources")
        }
        return screen
    }

    /// A screen with what the xib says that its class loads, or that holds it.
    func screen(ofOwner owner: SceneFacts, class name: String, path: String) -> Screen {
        let reference = SceneReference(path: path, id: owner.id)
        var screen = Screen(
            id: name, name: name, class: name, kind: project.kind(of: name), technology: .uikit,
            location: Span(path: path, owner.place), inherits: project.ancestors(of: name))
        let read = facts(of: owner, class: name, at: reference)
        screen.facts = read.facts
        screen.opaqueActions = Array(Set(read.opaque)).sorted()
        return screen
    }

    private static func systemClass(of element: SceneFacts.Element) -> String {
        switch element {
        case .navigationController: "UINavigationController"
        case .tabBarController: "UITabBarController"
        case .splitViewController: "UISplitViewController"
        case .pageViewController: "UIPageViewController"
        case .tableViewController: "UITableViewController"
        case .collectionViewController: "UICollectionViewController"
        case .hostingController: "UIHostingController"
        case .avPlayerViewController: "AVPlayerViewController"
        case .glkViewController: "GLKViewController"
        case .searchController: "UISearchController"
        case .viewController, .placeholder, .other: "UIViewController"
        }
    }

    /// What a message calls a scene without a class: the words of the storyboard's outline, and the object's id to find it by.
    private static func name(of scene: SceneFacts) -> String {
        let words = scene.label ?? scene.title ?? scene.storyboardIdentifier ?? String(systemClass(of: scene.element).dropFirst(2))
        return "\(words) [id \(scene.id)]"
    }

    // MARK: Facts

    private func facts(of scene: SceneFacts, class name: String?, at reference: SceneReference) -> (facts: ScreenFacts, opaque: [String]) {
        var reading = Reading(scene: scene, name: name, reference: reference)
        reading.isVetoed = boards.vetoesSegues(reference, in: project)
        if let item = scene.navigationItem {
            let place = Span(path: reference.path, item.place)
            reading.facts.leading = item.left.compactMap { control(of: $0, in: &reading) }
            reading.facts.trailing = item.right.compactMap { control(of: $0, in: &reading) }
            reading.facts.supplementsBack = item.leftItemsSupplementBackButton
            if item.title != nil { reading.facts.titledAt = place }
            if let back = item.back {
                reading.facts.backItems = [BackItem(
                    runs: !(back.actions.isEmpty && back.foreignActions.isEmpty && back.segues.isEmpty),
                    hasCustomView: back.hasCustomView, location: Span(path: reference.path, back.place))]
            }
            if item.hidesBackButton { reading.facts.backHidden = Setting(.always, location: place) }
        }
        for control in scene.controls { addBody(control, to: &reading) }
        addUnwindingRows(to: &reading)
        let place = Span(path: reference.path, scene.place)
        if scene.navigationBarHidden { reading.facts.barHidden = Setting(.always, location: place) }
        if scene.isModalInPresentation { reading.facts.dismissBlocked = Setting(.always, location: place) }
        if scene.element == .splitViewController {
            reading.facts.columnStyle = scene.isColumnStyle
        }
        reading.facts.ownBar = scene.ownBar
        if scene.textInputs > 0 { reading.facts.input = .text }
        reading.facts.inputs = scene.textInputs
        reading.facts.presents = scene.segues.contains { Verb(rawValue: "segue-\($0.kind)")?.effect == .present }
        reading.facts.web = scene.webViews.map { web in
            WebFact(
                api: web.element == "webView" ? "UIWebView" : "WKWebView",
                gestures: web.allowsBackForwardNavigationGestures ? .on : scene.customClass != nil && name == nil ? .unknown : .off,
                loads: .unknown, location: Span(path: reference.path, web.place))
        }
        return (reading.facts, reading.opaque)
    }

    private struct Reading {
        let scene: SceneFacts
        /// The scene's class, when it is in the sources.
        let name: String?
        let reference: SceneReference
        var isVetoed = false
        var facts = ScreenFacts()
        var opaque: [String] = []
    }

    private func control(of item: InterfaceBarItem, in reading: inout Reading) -> Control? {
        if item.systemItem == "flexibleSpace" || item.systemItem == "fixedSpace" { return nil }
        var sum = effect(actions: item.actions, foreign: item.foreignActions, segues: item.segues, in: &reading)
        // Code may give it a target, or a button of its custom view one.
        let isConnected = !(item.actions.isEmpty && item.foreignActions.isEmpty && item.segues.isEmpty)
        if !isConnected { sum.isOpaque = true }
        return sum.control(item.appearance, guarded: isConnected ? .always : .conditional, location: Span(path: reading.reference.path, item.place))
    }

    private func addBody(_ control: InterfaceControl, to reading: inout Reading) {
        var sum = effect(actions: control.actions, foreign: control.foreignActions, segues: control.segues, in: &reading)
        let isRecognizer = control.element.hasSuffix("Recognizer")
        if isRecognizer, !control.isHeld { return }
        let isConnected = !control.actions.isEmpty || !control.foreignActions.isEmpty || !control.segues.isEmpty
        if !isConnected, let name = reading.name, control.outlets.contains(where: { isWired($0, of: name) }) { return }
        if !isConnected, control.isHeld { sum.isOpaque = true }
        let found = sum.control(appearance(of: control, on: reading.name), guarded: .always, location: Span(path: reading.reference.path, control.place))
        // A button that looks like a way out and whose action is not known may be one.
        guard !found.exits.isEmpty || found.isOpaque && found.look != .other && !isRecognizer else { return }
        reading.facts.body.append(found)
    }

    /// Code gives the button its action, and tells of it.
    private func isWired(_ outlet: String, of name: String) -> Bool { key(of: outlet, on: name).map(outlets.wired.contains) ?? false }

    private func key(of outlet: String, on name: String) -> String? { project.property(outlet, of: name).map { "\($0.owner ?? "").\(outlet)" } }

    /// What the file writes on the control, as far as code writes nothing else there.
    private func appearance(of control: InterfaceControl, on name: String?) -> Appearance {
        var appearance = control.appearance
        let keys = name.map { name in control.outlets.compactMap { key(of: $0, on: name) } } ?? []
        for looks in keys.compactMap({ outlets.looks[$0] }) {
            if let titles = looks["title"], titles != [appearance.title] { (appearance.title, appearance.isUnread) = (nil, true) }
            let picture = appearance.symbol.map { "symbol " + $0 } ?? appearance.image.map { "image " + $0 }
            if let pictures = looks["image"], pictures != [picture] { (appearance.symbol, appearance.image, appearance.isUnread) = (nil, nil, true) }
            if let spoken = looks["accessibilityLabel"], spoken != [appearance.accessibilityLabel] { appearance.accessibilityLabel = nil }
        }
        return appearance
    }

    /// Rows, menu elements and the like that unwind; bar items and controls were read with their other connections.
    private func addUnwindingRows(to reading: inout Reading) {
        for segue in reading.scene.segues where segue.kind == "unwind" {
            switch segue.source {
            case .cell, .other("accessory"), .other("menu"):
                reading.facts.body.append(Control(
                    .other, exits: [exit(of: segue, in: reading)], location: Span(path: reading.reference.path, segue.place)))
            default: break
            }
        }
    }

    private func exit(of segue: SegueFacts, in reading: Reading) -> Exit {
        let target = segue.unwindAction.flatMap { boards.unwindTarget(of: $0, in: project) }
        return Exit(.unwind, to: target, guarded: reading.isVetoed ? .conditional : .always)
    }

    private func effect(actions: [String], foreign: [String], segues: [String], in reading: inout Reading) -> ActionSummary {
        var sum = ActionSummary()
        for selector in actions {
            let found = reading.name.flatMap { summary(selector, $0) }
            if let found { sum.add(found) } else { sum.isOpaque = true }
            if found?.isOpaque ?? true { reading.opaque.append(selector) }
        }
        if !foreign.isEmpty {
            sum.isOpaque = true
            reading.opaque += foreign
        }
        for segue in reading.scene.segues where segues.contains(segue.id) {
            if segue.kind == "unwind" {
                sum.exits.append(exit(of: segue, in: reading))
            } else {
                sum.forwards = true
            }
        }
        return sum
    }
}

extension InterfaceControl {
    var appearance: Appearance {
        Appearance(
            title: title, systemItem: systemItem, symbol: isSymbol ? image : nil, image: isSymbol ? nil : image, style: style,
            accessibilityLabel: accessibilityLabel)
    }
}
