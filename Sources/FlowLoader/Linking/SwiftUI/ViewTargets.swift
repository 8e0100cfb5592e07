import Diagnostics
import FlowGraph

/// A view that fills a slot: the window, a stack's root, a presented layer, a tab, a column, the next level.
struct ViewTarget: Sendable {
    enum Kind: Sendable {
        /// A view of the project.
        case project(String)
        /// One of Apple's views, alone or with nothing in it that navigates.
        case system(String)
        /// Views composed in place, for which no type stands.
        case inline([ViewNode])
    }

    var kind: Kind
    var place: Span
    /// The view whose code makes it.
    var home: String
    /// The navigation container around it at the site, and the container's own name and place.
    var wrapped: String?
    var wrappedPlace: Span?
    var wrappedCall: Call?
    var wrappedScope: ViewScope?
    var guarded: Guard = .always
    /// What the tests around it say of the devices it is there on.
    var premise = Premise.always
    var certainty: Certainty = .certain
    /// Modifiers put on it and on what stands around it at the site, outermost first.
    var modifiers: [ViewModifierCall] = []
    /// The construction, for arguments; nil when it was made elsewhere.
    var call: Call?
    var scope: ViewScope?
    var member: String?
    /// Views of the project that stand around it and show it.
    var wrappers: [String] = []
    /// The container around it that is not in the sources.
    var enclosed: String?
    /// One of Apple's views with nothing in it that navigates, in a stack with destinations: the view's name.
    var placeholder: String?
    /// It was picked from among views that only decorate.
    var isAmongOthers = false

    /// The view's name: the project's for its own views, the framework's for others.
    var type: String {
        switch kind {
        case .project(let name), .system(let name): name
        case .inline: member ?? ""
        }
    }

    /// A view of the project that the same modifier is put on.
    func hasInPlace(_ modifier: ViewModifierCall) -> Bool {
        guard case .project = kind else { return false }
        return modifiers.contains { $0.name == modifier.name && $0.place == modifier.place }
    }
}

extension Guard {
    /// The guard of something under both conditions.
    func and(_ inner: Guard) -> Guard { self == .always ? inner : inner == .always || self == inner ? self : .conditional }
}

extension ViewReader {
    /// The views that fill a slot, one for each way the conditions can fall. `unknown` collects what could not be read.
    mutating func targets(of nodes: [ViewNode], unknown: inout [String]) -> [ViewTarget] {
        targets(of: nodes, around: ViewTarget(kind: .inline([]), place: Span(path: "", line: 1, column: 1), home: ""), &unknown)
    }

    private mutating func targets(
        of nodes: [ViewNode], around outer: ViewTarget, _ unknown: inout [String]
    ) -> [ViewTarget] {
        guard nodes.count == 1, let node = nodes.first else { return composed(nodes, around: outer, &unknown) }
        var around = outer
        around.modifiers += node.modifiers.reversed()
        around.place = node.place
        around.home = node.home
        around.certainty = min(around.certainty, node.certainty)
        around.premise = around.premise && node.premise
        if around.member == nil { around.member = node.member }
        switch node.kind {
        case .project(let name, let call, let scope):
            around.kind = .project(name)
            around.call = call
            around.scope = scope
            return [around]
        case .held(let name):
            around.kind = .project(name)
            return [around]
        case .group(let inner): return targets(of: inner, around: around, &unknown)
        case .choice(let arms, let exhaustive):
            around.guarded = around.guarded.and(exhaustive && arms.count > 1 ? .exclusive : .conditional)
            return arms.flatMap { targets(of: $0, around: around, &unknown) }
        case .wrapper(let name, let call, let scope, let inner):
            var found: [ViewTarget] = []
            // What it is given may have been given to the view that makes it, and so on.
            let givers = scope.givers
            func isGiven(_ nodes: [ViewNode]) -> Bool { nodes.contains { node in givers.contains { node.shows(from: $0) } } }
            if isGiven(inner) {
                around.wrappers.append(name)
                around.certainty = min(around.certainty, .likely)
                var ignored: [String] = []
                found = targets(of: inner, around: around, &ignored).filter { target in
                    if case .inline(let nodes) = target.kind { return isGiven(nodes) }
                    return givers.contains(target.home)
                }
            }
            if found.isEmpty {
                around.kind = .project(name)
                around.wrappers = outer.wrappers
                around.call = call
                around.scope = scope
                found = [around]
            }
            return found
        case .foreign(let name, let inner):
            around.enclosed = outer.enclosed ?? name
            around.certainty = min(around.certainty, .likely)
            let found = targets(of: inner, around: around, &unknown)
            if !found.isEmpty { return found }
            around.kind = .system(name)
            return [around]
        case .parameter: return []
        case .unknown(let reason):
            unknown.append(reason)
            return []
        case .system(let name, let call, let scope): return targets(ofSystem: name, call, scope, node, around: around, &unknown)
        }
    }

    private mutating func targets(
        ofSystem name: String, _ call: Call, _ scope: ViewScope, _ node: ViewNode, around outer: ViewTarget, _ unknown: inout [String]
    ) -> [ViewTarget] {
        var around = outer
        if SwiftUINames.stacks.contains(name) {
            if around.wrapped == nil, columns(of: node) == nil {
                around.wrapped = name
                around.wrappedPlace = node.place
                around.wrappedCall = call
                around.wrappedScope = scope
                let contents = contents(of: call, scope)
                return targets(of: isStackStyle(node) ? Array(contents.prefix(1)) : contents, around: around, &unknown)
            }
            around.kind = .inline([node])
            return [around]
        }
        switch name {
        case "AnyView", "Group", "EquatableView", "ModifiedContent", "GeometryReader", "ScrollViewReader", "WindowGroup", "Tab",
            "ViewThatFits", "TimelineView":
            return targets(of: contents(of: call, scope), around: around, &unknown)
        case "VStack", "HStack", "ZStack", "ScrollView", "LazyVStack":
            return composed(contents(of: call, scope), around: around, container: node, &unknown)
        default:
            if SwiftUINames.leaves.contains(name) || !interacts([node]) {
                let hasDestinations = around.wrapped != nil && around.modifiers.contains { $0.name == "navigationDestination" }
                around.kind = hasDestinations ? .inline([node.withoutModifiers]) : .system(name)
                around.placeholder = hasDestinations ? name : nil
                return [around]
            }
            around.kind = .inline([node.withoutModifiers])
            return [around]
        }
    }

    /// Several views side by side: the one that carries the screen, where the rest is decoration, else all of them.
    private mutating func composed(
        _ nodes: [ViewNode], around outer: ViewTarget, container: ViewNode? = nil, _ unknown: inout [String]
    ) -> [ViewTarget] {
        var around = outer
        let carriers = nodes.filter { interacts([$0]) }
        if carriers.count == 1, let only = carriers.first, only.leadsToProjectView {
            around.isAmongOthers = around.isAmongOthers || nodes.count > 1
            return targets(of: [only], around: around, &unknown)
        }
        guard let first = nodes.first ?? container else { return [] }
        around.place = container?.place ?? first.place
        if around.home.isEmpty || container == nil { around.home = first.home }
        if around.member == nil { around.member = first.member }
        if carriers.isEmpty {
            for node in nodes { if case .unknown(let reason) = node.kind { unknown.append(reason) } }
            if case .system(let name, _, _) = (container ?? first).kind { around.kind = .system(name) } else { return [] }
            return [around]
        }
        around.kind = .inline(container.map { [$0.withoutModifiers] } ?? nodes)
        return [around]
    }

    /// Whether there is anything in the views that a project wrote or a user can act on.
    mutating func interacts(_ nodes: [ViewNode]) -> Bool {
        for node in nodes {
            if node.modifiers.contains(where: { SwiftUINames.actingModifiers.contains($0.name) }) { return true }
            switch node.kind {
            case .project, .held, .wrapper: return true
            case .group(let inner), .foreign(_, let inner): if interacts(inner) { return true }
            case .choice(let arms, _): if interacts(arms.flatMap { $0 }) { return true }
            case .parameter, .unknown: continue
            case .system(let name, let call, let scope):
                if SwiftUINames.controls.contains(name) || SwiftUINames.stacks.contains(name) { return true }
                if SwiftUINames.leaves.contains(name) { continue }
                if interacts(contents(of: call, scope, binding: [.element(nil)])) { return true }
            }
        }
        return false
    }
}

extension ViewNode {
    var withoutModifiers: ViewNode {
        var node = self
        node.modifiers = []
        return node
    }

    /// A single view of the project through groups and conditions only.
    fileprivate var leadsToProjectView: Bool {
        switch kind {
        case .project, .held, .wrapper: true
        case .group(let inner): inner.count == 1 && inner[0].leadsToProjectView
        case .choice(let arms, _): arms.allSatisfy { $0.count == 1 && $0[0].leadsToProjectView }
        case .system("AnyView", _, _), .system("Group", _, _): true
        default: false
        }
    }

    /// Whether any of the views is made by the code of `home`.
    func shows(from home: String, depth: Int = 0) -> Bool {
        if case .parameter = kind { return false }
        if self.home == home { return true }
        guard depth < 30 else { return false }
        switch kind {
        case .wrapper(_, _, _, let inner), .group(let inner), .foreign(_, let inner):
            return inner.contains { $0.shows(from: home, depth: depth + 1) }
        case .choice(let arms, _): return arms.contains { $0.contains { $0.shows(from: home, depth: depth + 1) } }
        case .system(_, let call, let scope):
            // A container of another view's code shows what its closures take from bound parameters.
            return scope.home == home || call.arguments.contains { scope.leads(to: home, from: $0.value) }
        default: return false
        }
    }
}

extension ViewScope {
    /// Whether reading the expression here can reach code of `home` through a bound name.
    func leads(to home: String, from expression: Expression) -> Bool {
        switch expression {
        case .closure, .name, .member, .call: bindings.contains { $0.comes(from: home) }
        default: false
        }
    }

    private var bindings: [ViewBinding] { Array(names.values) + Array(properties.values) }

    /// The views whose code what is bound here comes from, that of this one first.
    var givers: [String] {
        [home] + Set(bindings.flatMap { $0.homes() }).subtracting([home]).sorted()
    }
}

extension ViewBinding {
    /// Whether what is bound was written by the code of `home`, and perhaps handed on by others.
    func comes(from home: String) -> Bool {
        if case .views(let nodes) = self { return nodes.contains { $0.home == home } }
        return homes().contains(home)
    }

    /// The views that wrote what is bound and that handed it on.
    fileprivate func homes(depth: Int = 0) -> [String] {
        guard case .value(let value, let scope) = self else { return [] }
        let name: String
        switch value {
        case .name(let written, _), .member(.name("self", _), let written, _): name = written
        default: return [scope.home]
        }
        guard depth < 8, let next = scope.binding(name) else { return [scope.home] }
        return [scope.home] + next.homes(depth: depth + 1)
    }
}

extension SwiftUINames {
    static let controls: Set<String> = [
        "Button", "NavigationLink", "Menu", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "Stepper", "Slider",
        "NavigationSplitView", "TabView", "WebView", "EditButton", "Link", "ShareLink",
    ]
    static let actingModifiers: Set<String> = presentations.union(alerts).union([
        "toolbar", "navigationDestination", "navigationBarItems", "onTapGesture", "navigationBarBackButtonHidden",
    ])
}
