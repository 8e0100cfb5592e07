import Diagnostics
import FlowGraph

// Segues as transitions, and the lookup of segues that code performs by identifier.

extension StoryboardIndex {
    /// Segues of the identifier in scenes of the class or of its subclasses; where those have none, in scenes of its superclasses.
    func segues(identifier: String, ofClass name: String, in project: Project) -> [(scene: SceneReference, segue: SegueFacts)] {
        for names in [[name] + project.allSubtypes(of: name), project.ancestors(of: name)] {
            let found = names.flatMap(scenes(ofClass:)).sorted().flatMap { reference in
                (scene(reference)?.segues ?? []).filter { $0.identifier == identifier }.map { (reference, $0) }
            }
            if !found.isEmpty { return found.map { (scene: $0.0, segue: $0.1) } }
        }
        return []
    }

    /// Every segue identifier that code of the class can perform, by its own scenes and those of sub- and superclasses.
    func allIdentifiers(ofClass name: String, in project: Project) -> Set<String> {
        let names = [name] + project.allSubtypes(of: name) + project.ancestors(of: name)
        return Set(names.flatMap(scenes(ofClass:)).flatMap { scene($0)?.segues ?? [] }.compactMap(\.identifier))
    }

    /// The segue of the identifier where all storyboards have one alone that is no unwind.
    func onlySegue(identifier: String) -> (scene: SceneReference, segue: SegueFacts)? {
        let found = boards.flatMap { board in
            board.facts.scenes.flatMap { scene in
                scene.segues.filter { $0.identifier == identifier }.map { (scene: SceneReference(path: board.path, id: scene.id), segue: $0) }
            }
        }
        return found.count == 1 && found[0].segue.kind != "unwind" ? found[0] : nil
    }

    /// Whether some scene of any storyboard has a segue of the identifier.
    func anySegue(identifier: String) -> Bool {
        boards.contains { $0.facts.scenes.contains { $0.segues.contains { $0.identifier == identifier } } }
    }

    /// Whether the scenes that are known of a class can be taken for all: it has one, no file that may hold another was read only
    /// in part, and other modules cannot use it.
    func isComplete(ofClass name: String, in project: Project) -> Bool {
        guard let type = project.types[name], !type.isPublic, !type.isAmbiguous else { return false }
        let references = ([name] + project.allSubtypes(of: name)).flatMap(scenes(ofClass:))
        return !references.isEmpty && boards.allSatisfy { isWhole($0.path) }
    }

    /// The transition a segue makes, from the scene it starts at and at the segue's own place.
    func transition(for segue: SegueFacts, in reference: SceneReference, of project: Project) -> Transition {
        var result = Transition(
            verb: Verb(rawValue: "segue-\(segue.kind)") ?? .segueCustom, from: screenID(of: reference, in: project), to: nil,
            trigger: trigger(of: segue.source), identifier: segue.identifier, location: Span(path: reference.path, segue.place))
        if result.verb == .segueCustom, let verb = segue.customClass.flatMap({ performed(by: $0, in: project) }) {
            result.verb = verb
            result.receiver = verb.usualReceiver
        }
        if vetoesSegues(reference, in: project) { result.guarded = .conditional }
        if result.verb == .segueEmbed { result.trigger.kind = .lifecycle }
        if result.verb == .segueUnwind {
            result.selector = segue.unwindAction
            result.to = segue.unwindAction.flatMap { unwindTarget(of: $0, in: project) }
            return result
        }
        if result.verb == .segueCustom || segue.customClass != nil { result.certainty = .likely }
        result.selector = segue.creationSelector
        let destination = SceneReference(path: reference.path, id: segue.destination)
        guard let target = target(of: destination) else { return result }
        result.to = screenID(of: target, in: project)
        if isOneOfSeveral(destination) { result.certainty = min(result.certainty, .likely) }
        result.style = style(of: segue, result.verb, target: target, in: project)
        if scene(target)?.isModalInPresentation == true { result.blocked = .always }
        return result
    }

    /// What a segue class of the project does, where its `perform()` holds one known call.
    private func performed(by segueClass: String, in project: Project) -> Verb? {
        guard let name = project.resolve(segueClass, from: nil), let body = project.functions("perform", of: name).first?.facts.body
        else { return nil }
        let uses = NameUses(body)
        let calls: [(String, Verb)] = [
            ("pushViewController", .push), ("present", .present), ("presentViewController", .present), ("show", .show),
            ("showDetailViewController", .showDetail), ("addChild", .embed), ("setViewControllers", .opaque), ("rootViewController", .opaque),
        ]
        let found = calls.filter { uses.contains($0.0) }.map(\.1)
        return found.count == 1 && found[0] != .opaque ? found[0] : nil
    }

    /// The class that an unwind leads to, where one class alone implements its action.
    func unwindTarget(of selector: String, in project: Project) -> String? {
        let owners = methods.unwindOwners(of: selector)
        guard owners.count == 1, let owner = owners.first, project.isViewController(owner), project.types[owner] != nil else { return nil }
        return owner
    }

    /// A class that answers `shouldPerformSegue` may stop the segues that hang from controls.
    func vetoesSegues(_ reference: SceneReference, in project: Project) -> Bool {
        guard let name = scene(reference)?.customClass.flatMap({ project.resolve($0, from: nil) }) else { return false }
        return !project.functions("shouldPerformSegue", of: name).isEmpty
            || !project.functions("shouldPerformSegueWithIdentifier", of: name).isEmpty
    }

    private func style(of segue: SegueFacts, _ verb: Verb, target: SceneReference, in project: Project) -> PresentationStyle? {
        if let written = segue.modalPresentationStyle { return PresentationStyle(storyboard: written) }
        if verb == .segueEmbed { return nil }
        if verb == .seguePopover || verb == .seguePopoverPresentation { return .popover }
        if let chosen = scene(target)?.customClass.flatMap({ project.resolve($0, from: nil) }).flatMap(project.presentationStyle(setBy:)) {
            return chosen
        }
        if let written = scene(target)?.modalPresentationStyle { return PresentationStyle(storyboard: written) }
        return verb.effect == .present ? .automatic : nil
    }

    private func trigger(of source: SegueSource) -> Trigger {
        switch source {
        case .controller: return Trigger(.unknown)
        case .barItem(let item, let position):
            let read = readLook(item.appearance)
            let kind: Trigger.Kind = position == "left" ? .leadingItem : position == "right" ? .trailingItem : .unknown
            return Trigger(kind, look: read.look, label: read.label)
        case .control(let label, let symbol):
            let read = readLook(Appearance(title: label, symbol: symbol, image: symbol))
            return Trigger(.bodyButton, look: read.look, label: read.label)
        case .cell, .other("accessory"): return Trigger(.row)
        case .gesture: return Trigger(.gesture)
        case .other("menu"): return Trigger(.menu)
        case .other("toolbarItem"): return Trigger(.bodyButton)
        case .other: return Trigger(.unknown)
        }
    }
}

extension SceneReference: Comparable {
    static func < (a: SceneReference, b: SceneReference) -> Bool { (a.path, a.id) < (b.path, b.id) }
}

extension PresentationStyle {
    /// As storyboards write it. A style that is none of UIKit's public ones is not known.
    init(storyboard written: String) { self = PresentationStyle(rawValue: written) ?? .unknown }
}

extension InterfaceBarItem {
    var appearance: Appearance {
        Appearance(
            title: title, systemItem: systemItem, symbol: isSymbol ? image : nil, image: isSymbol ? nil : image, style: style,
            accessibilityLabel: accessibilityLabel)
    }
}

extension Project {
    /// Subtypes of subtypes too; sorted, without repetition.
    func allSubtypes(of name: String) -> [String] {
        var found: Set<String> = []
        var queue = [name]
        while let next = queue.popLast() {
            for subtype in subtypes(of: next) where found.insert(subtype).inserted { queue.append(subtype) }
        }
        return found.sorted()
    }

    /// The presentation style that a class, or a superclass, gives itself when it is made or loaded; nil when it does not.
    func presentationStyle(setBy name: String) -> PresentationStyle? {
        for type in ([name] + ancestors(of: name)).compactMap({ types[$0] }) {
            for function in ["init", "awakeFromNib", "viewDidLoad"].flatMap({ type.functions[$0] ?? [] }) {
                for case .assign(let target, let value, _) in function.facts.body ?? [] where isOwnStyle(target) {
                    switch value {
                    case .implicitMember(let style, _), .member(_, let style, _): return PresentationStyle(storyboard: style)
                    default: return .unknown
                    }
                }
            }
        }
        return nil
    }

    private func isOwnStyle(_ target: Expression) -> Bool {
        switch target {
        case .name("modalPresentationStyle", _), .member(.name("self", _), "modalPresentationStyle", _): true
        default: false
        }
    }
}
