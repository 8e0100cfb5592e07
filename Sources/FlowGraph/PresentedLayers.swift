import Diagnostics

/// What one presentation puts up: the screens it can show without another presentation.
public struct PresentedLayer: Sendable {
    public var site: Transition
    /// What is presented.
    public var root: Screen
    /// What people see first: the presented screen, the root of its stack, and what they are composed of.
    public var face: [Screen]
    /// Every screen that the layer can come to show, those of the face first.
    public var screens: [Screen]
    /// Something in it cannot be followed: a container or a screen that is not in the sources.
    public var isOpen: Bool
    /// The same of its face.
    public var hasOpenFace: Bool
    /// A system controller fills it, which brings its own buttons.
    var isSystem = false
    /// Where the site puts it.
    public var standings: [Standing]

    /// Bar items put on the face from outside: by the site, or where a container is put around it.
    public var installs: [Control]
    /// Somebody puts a navigation container around it, or it brings one.
    public var hasBar: Bool

    /// What people see in it: the presented screen, or what its navigation controller shows.
    public var content: Screen { face.first { $0.kind != .nav } ?? root }

    /// The bar has something to show: a title, or items.
    public var hasBarContent: Bool {
        !installs.isEmpty || face.contains { $0.title != nil || $0.facts.titledAt != nil || !$0.facts.leading.isEmpty || !$0.facts.trailing.isEmpty }
    }

    /// Something hides the bar, always or at times.
    public var hidesBar: Bool { site.hidesBar || face.contains { $0.facts.barHidden != nil } }

    /// Where its bar is set up, or would be.
    public var setUp: Note? {
        guard let screen = face.last(where: { $0.facts.titledAt != nil }) ?? face.first(where: { $0.kind != .nav }) ?? face.first else { return nil }
        return Note("“\(screen.name)” would set the item up here", at: screen.facts.titledAt ?? screen.location)
    }
}

/// What ends a presented layer by itself or by its own code, without a control that is known to do it.
public struct Closing: Sendable {
    public var transition: Transition
    /// It runs in a completion or later, and only under a condition: when an operation has succeeded.
    public var needsSuccess: Bool
}

extension Flow {
    /// The layer that a presentation opens; nil for what presents nothing of the app's, and for whole interfaces of tabs or columns.
    public func layer(openedBy site: Transition) -> PresentedLayer? {
        guard site.verb.effect == .present, let root = screen(site.to), root.kind != .alert, root.kind != .system else { return nil }
        var layer = PresentedLayer(
            site: site, root: root, face: [], screens: [], isOpen: site.enclosed != nil, hasOpenFace: site.enclosed != nil,
            standings: landings(of: site).filter { $0.placement.isModal == true }, installs: site.installs, hasBar: site.wrapped != nil)
        let wrapper = screen(site.wrapped).map { [$0] } ?? []
        grow(&layer, from: wrapper + [root])
        guard !layer.isSystem, !layer.face.contains(where: { isWholeInterface($0) }) else { return nil }
        return layer
    }

    private func isSystemController(_ id: String?) -> Bool {
        guard let id, id.hasPrefix("system:"), id.hasSuffix("Controller") else { return false }
        return id != "system:UIViewController"
    }

    private func isWholeInterface(_ screen: Screen) -> Bool {
        let kind = containerKind(of: screen.id)
        return kind == .tab || kind == .split || kind == .page || kind == .search
    }

    private func grow(_ layer: inout PresentedLayer, from start: [Screen]) {
        var seen: Set<String> = []
        var queue = start.map { (screen: $0, isFace: true) }
        while !queue.isEmpty {
            // What is seen first comes first.
            let next = queue.firstIndex(where: \.isFace) ?? 0
            let (screen, isFace) = queue.remove(at: next)
            guard seen.insert(screen.id).inserted else { continue }
            guard seen.count <= 120 else {
                layer.isOpen = true
                return
            }
            if isFace { layer.face.append(screen) }
            layer.screens.append(screen)
            if isFace, screen.kind == .nav || screen.facts.stackInBody?.guarded == .always { layer.hasBar = true }
            for hop in hops(inside: screen) {
                let isInside = hop.verb.effect == .embed || hop.verb.effect == .root
                if isInside, isFace {
                    layer.installs += hop.installs
                    if hop.wrapped != nil { layer.hasBar = true }
                }
                if hop.enclosed != nil || hop.to == nil {
                    layer.isOpen = true
                    if isInside, isFace { layer.hasOpenFace = true }
                }
                if isInside, isFace, isSystemController(hop.to) { layer.isSystem = true }
                // A representable's coordinator may close what it makes.
                if isInside, isFace, screen.technology == .swiftui, self.screen(hop.to)?.technology == .uikit { layer.isOpen = true }
                guard let target = self.screen(hop.to) else { continue }
                if isInside, isFace, let wrapper = self.screen(hop.wrapped) { queue.append((wrapper, true)) }
                queue.append((target, isInside && isFace))
            }
        }
    }

    /// What a screen shows in its own layer, by its own code or by others'.
    private func hops(inside screen: Screen) -> [Transition] {
        let others = (steps.acting[screen.id] ?? []).map { graph.transitions[$0] }.filter { $0.from != screen.id && !$0.restates }
        return (transitionsIncludingInherited(from: screen.id) + others).filter { hop in
            switch hop.verb.effect {
            case .push, .show, .showDetail, .tab, .column, .embed, .setStack: true
            case .root: hop.receiver != .windowRoot
            default: false
            }
        }
    }

    // MARK: Controls

    /// The controls of the layer's face that leave it or look as if they did, whether they are always there or not. What leaves once an
    /// operation has succeeded, and looks like no way out, is none.
    public func exitControls(of layer: PresentedLayer) -> [Control] {
        let finishing = placesOfSuccess(in: layer)
        return controls(of: layer).filter { $0.isExit(besides: finishing) && $0.clearedAt == nil }
    }

    /// Where the layer is closed only once an operation has succeeded.
    public func placesOfSuccess(in layer: PresentedLayer) -> Set<Span> {
        Set(closings(of: layer).filter(\.needsSuccess).map(\.transition.location))
    }

    /// Every control of the layer's face that is known.
    public func controls(of layer: PresentedLayer) -> [Control] {
        layer.face.flatMap { $0.facts.leading + $0.facts.trailing + $0.facts.body } + layer.installs
    }

    /// A control of the face may leave the layer, but what it does or looks like cannot be told.
    public func hasUnreadControls(_ layer: PresentedLayer) -> Bool {
        controls(of: layer).contains { $0.isOpaque && !$0.exits.contains(where: \.mayClose) }
            || layer.face.contains { isUnread($0) }
    }

    /// Parts of the screen come from a class that is not in the sources.
    private func isUnread(_ screen: Screen) -> Bool {
        if screen.facts.ownBar || screen.facts.fillsBars || screen.facts.overridesPush { return true }
        if screen.opaqueActions.contains(where: { $0.hasPrefix("class “") }) { return true }
        guard screen.technology == .uikit, !screen.inherits.contains("UIViewController") else { return false }
        // Form libraries bring rows, no bars.
        return !screen.inherits.contains { $0.hasSuffix("FormViewController") }
    }

    /// Something on the face closes the layer that is no control known by its look and action: code of a control that cannot be named, or
    /// code that anything may run.
    public func isLeftByOtherControls(_ layer: PresentedLayer) -> Bool {
        let inBar = (layer.face.flatMap { $0.facts.leading + $0.facts.trailing } + layer.installs).contains { $0.exits.contains(where: \.mayClose) }
        let inBody = layer.face.contains { $0.facts.body.contains { $0.exits.contains(where: \.mayClose) } }
        let read = Set(controls(of: layer).flatMap(\.exits).compactMap(\.location))
        return closings(of: layer.face, in: layer).contains { closing in
            let exit = closing.transition
            guard !closing.needsSuccess, !read.contains(exit.location) else { return false }
            switch exit.trigger.kind {
            case .leadingItem, .trailingItem: return !inBar
            case .bodyButton: return !inBody
            case .gesture, .menu: return true
            // The dismissals that a view's controls reach are known from the controls; another controller's dismissal is its own.
            case .unknown, .callback: return screen(exit.from)?.technology != .swiftui && exit.receiver != .unknown
            case .row, .lifecycle, .async, .entry: return false
            }
        }
    }

    // MARK: What ends it

    /// Exits in the layer's code that close it. Exits that nothing runs, and those of screens inside that lead back inside, are none.
    public func closings(of layer: PresentedLayer) -> [Closing] { closings(of: layer.screens, in: layer) }

    private func closings(of screens: [Screen], in layer: PresentedLayer) -> [Closing] {
        let deep = Set(layer.screens.map(\.id)).subtracting(layer.face.map(\.id))
        return screens.flatMap { screen -> [Closing] in
            let others = (steps.acting[screen.id] ?? []).map { graph.transitions[$0] }.filter { $0.from != screen.id }
            return (transitionsIncludingInherited(from: screen.id) + others).compactMap { hop in
                guard !hop.unreached, hop.mayClose, !(deep.contains(screen.id) && screen.technology == .swiftui && hop.receiver == .itself) else {
                    return nil
                }
                let waits = hop.trigger.kind == .async && hop.guarded != .always
                return Closing(transition: hop, needsSuccess: waits || hop.verb == .dismiss && hop.completes != nil)
            }
        }
    }

    /// Code outside the layer that may close it: its owner, or whoever presents it.
    public func isClosedByOthers(_ layer: PresentedLayer) -> Bool {
        if layer.face.contains(where: { $0.facts.ownerExit }) { return true }
        let presenter = layer.site.from
        let code = screen(presenter) == nil ? transitions(from: presenter) : transitionsIncludingInherited(from: presenter)
        return code.contains { exit in
            guard exit.verb == .dismiss, !exit.unreached else { return false }
            switch exit.trigger.kind {
            case .lifecycle, .async, .unknown, .entry, .callback: return exit.receiver != .presenting
            default: return exit.receiver == .presented || exit.receiver == .unknown
            }
        }
    }

    // MARK: Gestures

    /// Other presentations of a layer as notes of a finding: each place once, and no more than three.
    public func alsoPresented(_ sites: [Transition], besides first: Transition) -> [Note] {
        var seen: Set<Span> = [first.location]
        return sites.filter { seen.insert($0.location).inserted }.prefix(3).map { Note("It is presented here too", at: $0.location) }
    }

    /// The platforms among those the app supports on which no gesture closes the layer (table 2.7): `[]` when one does everywhere,
    /// `["any"]` when none does anywhere; nil where that depends on what cannot be told.
    public func platformsWithoutGesture(_ standing: Standing) -> [String]? {
        guard case .modal(let style, _) = standing.placement.layer, let closable = isGestureClosable(standing) else { return nil }
        if !closable { return ["any"] }
        guard [.automatic, .pageSheet, .formSheet, .sheet].contains(style) else { return [] }
        var platforms: [String] = []
        if let target = graph.app.deploymentTarget, let major = Int(target.prefix { $0.isNumber }), major < 13, style != .sheet {
            platforms.append("iOS \(major)")
        }
        if graph.app.catalyst == true { platforms.append("Mac Catalyst") }
        return platforms
    }
}

extension Flow {
    /// A class of Apple's, by the prefixes of its frameworks.
    public func isApple(_ id: String?) -> Bool {
        let prefixes: Set<String> = [
            "UI", "MF", "SF", "AV", "PH", "QL", "EK", "CN", "MP", "GK", "PK", "SK", "VN", "WK", "SL", "CK", "AS", "ST", "MC", "NS", "AB", "PDF", "HM",
            "IN", "AR", "CX", "CT", "JR", "CS", "MK", "CL", "PG", "TV", "RP",
        ]
        guard let name = id?.split(separator: ":").last else { return true }
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count < 2 ? false : prefixes.contains(String(capitals.dropLast()))
    }
}

extension Idiom {
    /// What messages call it.
    public var phrase: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        case .mac: "Mac Catalyst"
        }
    }
}

extension PresentationStyle {
    /// How messages say that something is presented so.
    public var phrase: String {
        switch self {
        case .fullScreen, .overFullScreen: "full screen"
        case .cover: "as a full-screen cover"
        case .currentContext, .overCurrentContext: "over the current context"
        case .sheet, .pageSheet, .formSheet: "as a sheet"
        case .popover: "as a popover"
        case .panel: "as a panel"
        case .automatic, .custom, .none, .unknown: "modally"
        }
    }
}

extension Transition {
    /// A control that the user touches makes it happen.
    public var isByUser: Bool {
        switch trigger.kind {
        case .leadingItem, .trailingItem, .bodyButton, .row, .gesture, .menu: true
        case .lifecycle, .async, .entry, .unknown, .callback: false
        }
    }
}

extension Standing {
    /// How its layer is presented.
    public var style: PresentationStyle? {
        if case .modal(let style, _) = placement.layer { style } else { nil }
    }
}

extension Exit {
    /// It can end a presented layer from within.
    public var mayClose: Bool { closes(verb, receiver) }
}

extension Transition {
    /// It can end a presented layer from within, or where that cannot be told.
    var mayClose: Bool {
        if verb.effect == .opaque || verb == .performSegue { return to == nil }
        return closes(verb, receiver)
    }
}

private func closes(_ verb: Verb, _ receiver: Receiver) -> Bool {
    switch verb {
    case .dismiss: receiver != .presented
    case .unwind, .segueUnwind: true
    case .root: receiver == .windowRoot
    default: false
    }
}

extension Control {
    /// It leaves a presented layer, or looks as if it did.
    public var isExit: Bool { isExit(besides: []) }

    /// The same, where exits at some places do not count.
    public func isExit(besides places: Set<Span>) -> Bool {
        switch look {
        case .close, .cancel, .back: return true
        case .commit where isFinish: return true
        default: break
        }
        let leaving = exits.filter { exit in exit.mayClose && !(exit.location.map(places.contains) ?? false) }
        // A commit that closes once it has succeeded finishes the task; it does not leave it.
        return look == .commit ? leaving.contains { $0.guarded == .always } : !leaving.isEmpty
    }

    /// `Done`, `OK` and the like: a commit that has nothing to fail at.
    public var isFinish: Bool {
        guard look == .commit else { return false }
        let words = [label, evidence].compactMap { $0?.lowercased() }
        return words.contains { $0.contains("done") || $0 == "ok" || $0.contains("finish") }
    }
}
