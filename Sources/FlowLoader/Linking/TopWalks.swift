import Diagnostics
import FlowGraph

/// Finds searches for the controller on top, with the containers they look into, and code that takes one window for the only one.
struct TopWalks {
    let project: Project
    private(set) var lookups: [Lookup] = []

    init(_ project: Project) {
        self.project = project
        let asksForWindows = project.files.compactMap(\.plist).contains { $0.multipleScenes == true && !$0.isAppExtension }
        for name in project.types.keys.sorted() { project.types[name].map { read($0, name, asksForWindows) } }
        for name in project.foreign.keys.sorted() { project.foreign[name].map { read($0, name, asksForWindows) } }
        for name in project.globals.keys.sorted() {
            for function in project.globals[name] ?? [] { read(function, of: nil, asksForWindows) }
        }
    }

    private mutating func read(_ type: ProjectType, _ name: String, _ asksForWindows: Bool) {
        for function in type.functions.keys.sorted().flatMap({ type.functions[$0] ?? [] }) { read(function, of: name, asksForWindows) }
        for property in type.properties.values.sorted(by: { $0.facts.name < $1.facts.name }) {
            guard let getter = property.facts.getter else { continue }
            read(getter, property.facts.name, property.facts.name, property.facts.type, Span(path: property.path, property.facts.place), of: name, asksForWindows)
        }
    }

    private mutating func read(_ function: Declared<FunctionFacts>, of type: String?, _ asksForWindows: Bool) {
        guard let body = function.facts.body else { return }
        let place = Span(path: function.path, function.facts.place)
        read(body, function.facts.name, function.facts.fullName, function.facts.result, place, of: type, asksForWindows)
    }

    private mutating func read(
        _ body: Block, _ name: String, _ fullName: String, _ result: TypeName?, _ place: Span, of type: String?, _ asksForWindows: Bool
    ) {
        let from = "flow:\(type ?? "")"
        if let result, project.mayBeViewController(result.name) || result.name == "UIViewController" {
            let names = NameUses(body).names
            let kinds = Self.containers.filter(names.contains)
            let looksEverywhere = !names.isDisjoint(with: ["children", "childViewControllers"])
            if names.contains("presentedViewController"), !kinds.isEmpty, !looksEverywhere, names.contains(name) || loops(body) {
                lookups.append(Lookup(.walk, from: from, property: name, type: kinds.joined(separator: " "), function: fullName, location: place))
            }
        }
        guard asksForWindows else { return }
        var places: [(String, Place)] = []
        // Its size and its insets are mostly those of any window.
        var looks: Set<Place> = []
        visitExpressions(in: body) { expression in
            if case .member(let base, let name, _) = expression, Self.looks.contains(name), let window = window(base) { looks.insert(window.1) }
            // What is forced is visited by itself too.
            if case .forced = expression { return }
            if let window = window(expression) { places.append(window) }
        }
        for (property, window) in places where !looks.contains(window) {
            lookups.append(Lookup(.window, from: from, property: property, function: fullName, location: Span(path: place.path, window)))
        }
    }

    private func window(_ expression: Expression) -> (String, Place)? {
        switch expression {
        case .member(let base, "keyWindow", let place) where isApplication(base): ("keyWindow", place)
        case .member(.member(let base, "windows", _), "first", let place) where isApplication(base): ("windows.first", place)
        case .forced(let inner): window(inner)
        default: nil
        }
    }

    private static let looks: Set<String> = [
        "frame", "bounds", "traitCollection", "safeAreaInsets", "safeAreaLayoutGuide", "layoutMargins", "screen",
    ]

    private func loops(_ body: Block) -> Bool {
        body.contains { if case .loop = $0 { true } else { false } }
    }

    private func isApplication(_ expression: Expression) -> Bool {
        ["UIApplication.shared", "UIApplication.sharedApplication"].contains(expression.dottedName ?? "")
            || expression.calledName == "sharedApplication"
    }

    private static let containers = ["UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController"]
}
