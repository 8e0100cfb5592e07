import Diagnostics
import FlowGraph

/// What a shown value comes down to on the graph.
struct Destination: Hashable {
    /// A screen's id, `system:Class`, or nil when it cannot be told.
    var id: String?
    var reason: String?
    var wrapped: String?
    /// A container class outside the sources around the target.
    var enclosed: String?
    /// A factory's product that may not be the one shown here.
    var isOneOfMany = false
    var hosted = false
    var style: PresentationStyle?
    var blocked: Guard?
    /// The class of its transitioning delegate.
    var shownBy: String?
    var hidesBar = false
    var supplementsBack = false
    /// What the target's switches stand at, where its making says so.
    var flags: [String: Bool] = [:]
    /// The devices on which the target comes this way; empty for all.
    var idioms: [Idiom] = []
    /// Controls that the code around a hosted view puts on it.
    var installs: [Control] = []
    /// Bar items the site put on the target or on its wrapper.
    var left: [Value] = []
    var right: [Value] = []
    var certainty = Certainty.certain
    /// It is no more than the class of split view controllers that is known.
    var isUnknownSplit: Bool { id == nil && wrapped == nil && reason == "known only as UISplitViewController" }
    /// Made at the site that shows it, so its making has found its way.
    var sites: [Site] = []
    /// Containers made inline: their own content, to become transitions of a node of their own.
    var content: Int?
}

/// Where an object is made.
struct Site: Hashable, Comparable {
    var path: String
    var place: Place

    static func < (a: Site, b: Site) -> Bool {
        (a.path, a.place.line, a.place.column) < (b.path, b.place.line, b.place.column)
    }
}

extension Interpreter {
    /// Peels navigation, hosting and wrapping controllers off a value, and names what is left.
    func destinations(of value: Value, scope lexicalOwner: String?, depth: Int = 0) -> [Destination] {
        guard depth < 6 else { return [Destination(reason: "wrapped too deeply")] }
        switch value {
        case .object(let index): return destinations(ofObject: index, scope: lexicalOwner, depth: depth)
        case .existing(let type, _), .typed(_, let type): return [destination(ofType: type)]
        case .me: return selfType.map { [destination(ofType: $0)] } ?? [Destination(reason: "self is not known")]
        case .relative(.nav, let inner) where depth == 0:
            return [Destination(reason: "the navigation controller of \(describe(inner))")]
        case .parameter(let name, let type):
            if let type, project.types[type] != nil, project.types[type]?.kind != .protocol { return [destination(ofType: type)] }
            if let type, project.isSystemScreen(type) { return [Destination(id: "system:\(type)")] }
            return [Destination(reason: "parameter “\(name)”")]
        default: return [Destination(reason: "value not known")]
        }
    }

    private func describe(_ value: Value) -> String { typeName(of: value) ?? "an unknown controller" }

    /// An object of a declared type: its class when that says something.
    func destination(ofType type: String) -> Destination {
        if project.names.systemScreens.contains(type) { return Destination(id: "system:\(type)") }
        if let known = project.types[type] {
            guard known.kind != .protocol else { return Destination(reason: "protocol “\(type)”") }
            return project.mayBeViewController(type) || project.isView(type)
                ? Destination(id: type) : Destination(reason: "“\(type)” is no controller")
        }
        switch type {
        case "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
            "UITableViewController", "UICollectionViewController", "UIHostingController":
            return Destination(reason: "known only as \(type)", wrapped: type == "UINavigationController" ? type : nil)
        default:
            return type.hasSuffix("Controller") || SystemClasses.superclasses[type] != nil
                ? Destination(id: "system:\(type)") : Destination(reason: "value of type “\(type)”")
        }
    }

    private func destinations(ofObject index: Int, scope: String?, depth: Int) -> [Destination] {
        let object = objects[index]
        let site = Site(path: object.path, place: object.place)
        if isHosting(object), project.types[object.className] == nil {
            return hosted(object, site: site, scope: scope)
        }
        // A hosting class that adds nothing is looked through; one with bars and exits of its own is a screen.
        if object.rootView != nil, project.plainHosts.contains(object.className) {
            let inside = hosted(object, site: site, scope: scope)
            if inside.allSatisfy({ $0.id != nil }) { return inside }
        }
        let kind = project.kind(of: object.className)
        let isOwnClass = project.types[object.className] != nil
        if kind == .nav, !object.root.isEmpty, !project.isSystemScreen(object.className) {
            return object.root.flatMap { destinations(of: $0, scope: scope, depth: depth + 1) }.map { inner in
                var outer = inner
                outer.wrapped = inner.wrapped ?? object.className
                outer.hidesBar = object.hidesBar || inner.hidesBar && inner.hosted
                return with(object, site, outer)
            }
        }
        if !object.root.isEmpty, kind != .nav {
            // A container outside the sources around a controller: what it shows is the content.
            return object.root.flatMap { destinations(of: $0, scope: scope, depth: depth + 1) }.map { inner in
                var outer = inner
                // What a search controller does with its results is known; what a class outside the sources does is not.
                if kind != .search { outer.certainty = .likely }
                outer.enclosed = inner.enclosed ?? object.className
                if kind == .search { outer.style = .custom }
                return with(object, site, outer)
            }
        }
        var result = Destination()
        if let scene = object.scene, !isOwnClass {
            result.id = boards.screenID(of: scene, in: project)
        } else if isOwnClass {
            result = destination(ofType: object.className)
            result.flags = switches(of: object)
        } else if kind == .tab || kind == .split || kind == .page, object.className.hasPrefix("UI") {
            result.id = inlineID(object.className, at: object)
            result.content = index
        } else if object.className == "UIViewController", object.isPlain {
            // A plain controller, made here for the sake of its view or of what it presents.
            result.id = "system:UIViewController"
        } else if object.className == "UINavigationController", let content = contents[site], !content.isEmpty {
            return content.map { inner in
                var outer = inner
                outer.wrapped = inner.wrapped ?? object.className
                outer.sites = []
                return with(object, site, outer)
            }
        } else if object.className == "UINavigationController" {
            result.reason = "navigation controller with an unknown root"
            result.wrapped = object.className
        } else {
            result = destination(ofType: object.className)
        }
        return [with(object, site, result)]
    }

    /// What the switches of an object stand at once it is made and set up.
    private func switches(of object: ObjectState) -> [String: Bool] {
        var flags = project.switchDefaults(of: object.className)
        func set(_ name: String, _ values: [Value]) {
            guard project.isSwitch(name, of: object.className) else { return }
            if values.count == 1, case .bool(let value) = values[0] { flags[name] = value } else { flags[name] = nil }
        }
        let labels = Set(object.arguments.keys)
        let made = object.scene == nil ? project.functions("init", of: object.className).first { initialiser in
            labels.isSubset(of: initialiser.facts.parameters.compactMap(\.label))
        } : nil
        for parameter in made?.facts.parameters ?? [] {
            var values = parameter.label.flatMap { object.arguments[$0] }
            if values == nil, case .bool(let value)? = parameter.defaultValue { values = [.bool(value)] }
            guard let values else { continue }
            for name in made?.facts.body?.names(given: parameter.name) ?? [] { set(name, values) }
        }
        if made == nil { for (label, values) in object.arguments.sorted(by: { $0.key < $1.key }) { set(label, values) } }
        for (name, values) in object.properties.sorted(by: { $0.key < $1.key }) { set(name, values) }
        return flags
    }

    /// An identity for a container made in code: its class and the type that makes it.
    func inlineID(_ className: String, at object: ObjectState) -> String {
        let file = object.path.split(separator: "/").last.map(String.init)?.split(separator: ".").first.map(String.init) ?? object.path
        return "\(className)@\(selfType ?? file)"
    }

    private func hosted(_ object: ObjectState, site: Site, scope: String?) -> [Destination] {
        if object.rootView == nil, let type = object.hostedType { return [with(object, site, Destination(id: type, hosted: true))] }
        guard let view = object.rootView else { return [with(object, site, Destination(reason: "hosting controller with an unknown view", hosted: true))] }
        let targets = viewTargets(of: view, from: object.hostOwner ?? scope ?? selfType, in: project)
        if targets.isEmpty, let type = object.hostedType, project.isView(type) { return [with(object, site, Destination(id: type, hosted: true))] }
        if targets.isEmpty { return [with(object, site, Destination(reason: "hosted view not known", hosted: true))] }
        let owner = object.hostOwner ?? scope ?? selfType
        return targets.map { target in
            var result = Destination(id: target.type, hosted: true)
            result.wrapped = target.wrapped
            result.enclosed = target.enclosed
            result.idioms = target.premise.devices
            (result.installs, result.blocked, result.hidesBar) = siteFacts(of: target, from: owner, in: project)
            return with(object, site, result)
        }
    }

    /// The style, lock and bar items that were set on an object, added to what is inside it. What stands on the outer object wins.
    private func with(_ object: ObjectState, _ site: Site, _ inner: Destination) -> Destination {
        var outer = inner
        outer.isOneOfMany = inner.isOneOfMany || object.isOneOfMany
        outer.style = object.style ?? outer.style
        outer.blocked = object.blocked ?? inner.blocked
        if let shown = object.properties["transitioningDelegate"], shown.count == 1 { outer.shownBy = typeName(of: shown[0]) }
        outer.left += object.leftItems.flatMap { $0 }
        outer.right += object.rightItems.flatMap { $0 }
        outer.supplementsBack = outer.supplementsBack || object.supplementsBack
        outer.sites.append(site)
        outer.sites += object.hostedSites
        return outer
    }
}

extension Block {
    /// The properties of `self` that are given a parameter's value as it is.
    fileprivate func names(given parameter: String) -> [String] {
        compactMap { statement in
            guard case .assign(let target, .name(parameter, _), _) = statement else { return nil }
            switch target {
            case .name(let name, _), .member(.name("self", _), let name, _): return name
            default: return nil
            }
        }
    }
}
