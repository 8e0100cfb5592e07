import Diagnostics
import FlowGraph

// What a path through code is made of, and how code came by what it acts on (rules.md 1.7).

/// The arms of one branch that code can have come through.
struct Fork: Hashable, Sendable {
    var branch: Int
    /// A bit for each arm; the highest for none of them.
    var arms: UInt64
    /// Names that the conditions mention.
    var names: Set<String> = []
    /// The conditions ask for one class of presented controller.
    var asksForOne = false

    static let noArm: UInt64 = 1 << 63

    static func bit(_ arm: Int) -> UInt64 { 1 << UInt64(min(arm, 62)) }
}

extension [Fork] {
    /// Whether one run can pass both places.
    func meets(_ other: [Fork]) -> Bool {
        for fork in self {
            for met in other where met.branch == fork.branch && met.arms & fork.arms == 0 { return false }
        }
        return true
    }
}

/// Where on a path something stands.
struct PathPoint: Hashable, Sendable {
    var order: Int
    var forks: [Fork] = []
    /// The closure around it that runs when somebody asks, or that an observer calls.
    var handler: Int?
}

/// Something on a path that matters to a layer above.
struct PathMark: Sendable {
    enum Kind: Hashable, Sendable {
        /// `presentedViewController` is read: in a loop, in a test, or once.
        case walk, test, look
        /// The test asks for one class of presented controller.
        case testForOne
        /// A notification is posted, by the last part of its name.
        case post(String)
        /// A call by whose name something may be dismissed or walked to, and which cannot be followed.
        case hint
        /// A getter of the project is read.
        case read(Site)

        /// It says something where nothing else does.
        var isOfNote: Bool {
            switch self {
            case .hint, .read: false
            default: true
            }
        }
    }

    var kind: Kind
    var point: PathPoint
    /// It stands in the completion of a dismissal.
    var followsDismissal = false
}

/// Code handed to something that calls it when it sees fit, and no control.
struct Registration: Sendable {
    var kind: Occasion.Kind
    /// What is observed: the last part of a notification's name; empty where that is not known.
    var name: String
    var handler: Int?
    /// A method, by type and name.
    var method: (type: String, name: String)?
    /// A timer that does not repeat.
    var isOnce = false
    var site: Site
}

extension Interpreter {
    mutating func nextPoint(in scope: Scope) -> PathPoint {
        pathLength += 1
        return PathPoint(order: pathLength, forks: scope.forks, handler: scope.handler ?? scope.observed)
    }

    mutating func mark(_ kind: PathMark.Kind, in scope: Scope) {
        guard isRecording else { return }
        marks.append(PathMark(kind: kind, point: nextPoint(in: scope), followsDismissal: scope.context.contains(.completion(of: "dismiss"))))
    }

    /// Notes a read of a member that leads to presented controllers, or of a getter of the project's.
    mutating func noteRead(_ name: String, in scope: Scope) {
        guard isRecording else { return }
        if name == "presentedViewController" {
            mark(scope.isLooping ? .walk : .look, in: scope)
        } else if project.careHints.contains(name), name != "topViewController" || project.declaresTopViewController {
            mark(.hint, in: scope)
        }
    }

    mutating func noteRead(of property: Declared<PropertyFacts>, in scope: Scope) {
        guard isRecording, property.facts.getter != nil, project.looksAbove.contains(property.path) else { return }
        mark(.read(Site(path: property.path, place: property.facts.place)), in: scope)
    }

    /// Notes a test that asks what is presented.
    mutating func noteTests(_ conditions: [Condition], in scope: Scope) {
        guard isRecording, project.looksAbove.contains(scope.path) else { return }
        for condition in conditions {
            guard let expression = tested(condition), asksWhatIsPresented(expression, in: scope) else { continue }
            mark(scope.isLooping ? .walk : asksForOne(condition, in: scope) ? .testForOne : .test, in: scope)
        }
    }

    func fork(_ branch: Int, _ arm: Int, _ conditions: [Condition], in scope: Scope) -> Fork {
        var fork = Fork(branch: branch, arms: Fork.bit(arm))
        // What waits for the app to become active is asked for there.
        if activationCallbacks.contains(scope.function) {
            for condition in conditions {
                if let expression = tested(condition) { fork.names.formUnion(NameUses(expression).names) }
            }
        }
        if project.looksAbove.contains(scope.path) { fork.asksForOne = conditions.contains { asksForOne($0, in: scope) } }
        return fork
    }

    private func tested(_ condition: Condition) -> Expression? {
        switch condition {
        case .expression(let test): test
        case .binding(let name, _, let value): value ?? .name(name, Place(line: 0, column: 0))
        case .matches(_, let subject): subject
        case .availability, .otherwise: nil
        }
    }

    /// `presentedViewController is Settings`, `let settings = presentedViewController as? Settings`.
    private func asksForOne(_ condition: Condition, in scope: Scope) -> Bool {
        guard let expression = tested(condition), asksWhatIsPresented(expression, in: scope) else { return false }
        return casts(expression, depth: 0)
    }

    /// By itself, or by a local that was made from what is presented.
    private func asksWhatIsPresented(_ expression: Expression, in scope: Scope) -> Bool {
        let presented: Set<String> = ["presentedViewController"]
        if NameUses.mentions(expression, anyOf: presented) { return true }
        return NameUses(expression).names.contains { name in scope.sources[name].map { NameUses.mentions($0, anyOf: presented) } ?? false }
    }

    private func casts(_ expression: Expression, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch expression {
        case .cast(_, let type, _): return project.types[project.className(type, from: nil)] != nil
        case .operation(_, let operands): return operands.contains { casts($0, depth: depth + 1) }
        case .member(let base, _, _), .forced(let base): return casts(base, depth: depth + 1)
        case .call(let call): return casts(call.callee, depth: depth + 1) || call.arguments.contains { casts($0.value, depth: depth + 1) }
        default: return false
        }
    }

    // MARK: Observers and timers

    /// Notes code handed to notification centres, timers and publishers, and says how its closures run.
    mutating func noteRegistration(_ name: String, _ arguments: [EvaluatedArgument], _ call: Call, in scope: Scope) -> Bool {
        let labels = arguments.map { $0.label ?? "_" }
        let kind: Occasion.Kind
        var key = ""
        switch name {
        case "addObserver" where labels.contains("selector") || labels.first == "forName":
            kind = .observer
            key = arguments.first { $0.label == "name" || $0.label == "forName" }.flatMap { notificationKey($0.expression) } ?? ""
        case "sink" where labels.allSatisfy { ["receiveValue", "receiveCompletion", "_"].contains($0) }:
            guard !isOfControl(call.callee, depth: 0) else { return false }
            kind = isTimer(call.callee, depth: 0) ? .timer : .observer
            key = published(call.callee, depth: 0) ?? ""
        case "observe" where labels.contains("changeHandler") || labels.contains("options"): kind = .observer
        // `player.observe(\.status) { … }`: what is observed bears no notification's name.
        case "observe" where isKeyPath(arguments.first): kind = .observer
        case "scheduledTimer", "Timer": kind = .timer
        case "onOpenURL" where labels.count == 1, "onContinueUserActivity" where labels.count == 2:
            kind = .entry
            key = name
        default: return false
        }
        guard isRecording else { return true }
        let site = Site(path: scope.path, place: call.place)
        let isOnce = kind == .timer && arguments.contains { $0.label == "repeats" && $0.values == [.bool(false)] }
        for argument in arguments {
            for value in argument.values {
                switch value {
                case .closure(let index): registrations.append(Registration(kind: kind, name: key, handler: index, isOnce: isOnce, site: site))
                case .function(let type, let method) where argument.label == "selector":
                    let target = arguments.first.map(\.values) ?? []
                    let observer = name == "addObserver" ? target.first.flatMap(typeName(of:)) : selfType
                    guard let owner = type ?? observer ?? selfType else { continue }
                    registrations.append(Registration(kind: kind, name: key, method: (owner, method), isOnce: isOnce, site: site))
                default: break
                }
            }
        }
        return true
    }

    /// Notes what a key runs. A screen's own commands are out of reach once another screen is on top; those of a container are not.
    mutating func noteKeyCommand(_ arguments: [EvaluatedArgument], at call: Call, in scope: Scope) {
        guard isRecording, let selfType, !project.mayBeViewController(selfType) || [.nav, .tab, .split].contains(project.kind(of: selfType))
        else { return }
        for case .function(let type, let method) in arguments.first(where: { $0.label == "action" })?.values ?? [] {
            registrations.append(
                Registration(kind: .command, name: method, method: (type ?? selfType, method), site: Site(path: scope.path, place: call.place)))
        }
    }

    private func isKeyPath(_ argument: EvaluatedArgument?) -> Bool {
        if case .keyPath? = argument?.expression { true } else { false }
    }

    private func isOfControl(_ expression: Expression, depth: Int) -> Bool {
        NameUses.mentions(expression, anyOf: ["tap", "controlEvent", "tapPublisher", "touchUpInside", "controlPublisher"])
    }

    private func isTimer(_ expression: Expression, depth: Int) -> Bool { NameUses.mentions(expression, anyOf: ["Timer"]) }

    /// The notification of `publisher(for: name)` further down the chain.
    private func published(_ expression: Expression, depth: Int) -> String? {
        guard depth < 12 else { return nil }
        switch expression {
        case .member(let base, _, _): return published(base, depth: depth + 1)
        case .call(let call):
            if case .member(_, "publisher", _) = call.callee, let first = call.arguments.first, first.label == "for" {
                return notificationKey(first.value)
            }
            return published(call.callee, depth: depth + 1)
        default: return nil
        }
    }

    /// The last part of a notification's name, as far as code says it.
    func notificationKey(_ expression: Expression) -> String? {
        switch expression {
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name == "rawValue" ? nil : name
        case .string(let text): text
        case .forced(let inner): notificationKey(inner)
        case .call(let call): call.arguments.count == 1 ? call.arguments.first.flatMap { notificationKey($0.value) } : nil
        default: nil
        }
    }

    // MARK: Receivers

    /// How the code came by what a verb is sent to.
    func reach(of value: Value, written: Expression?, in scope: Scope) -> Reach? {
        if let written, let end = endOfWalk(written, in: scope) { return end }
        if let written, isAboveTopmost(written, in: scope) { return .aboveTopmost }
        switch value {
        case .windowRoot where scope.rootIsNew: return .otherWindow
        case .windowRoot, .window: return written.map { isInNewWindow($0, in: scope) } == true ? .otherWindow : .window
        case .typed(let inner, _): return reach(of: inner, written: written, in: scope)
        // In the completion of a presentation, what is presented is what was just put on.
        case .relative(.presented, _) where scope.context.last == .completion(of: "present"): return .topmost
        case .relative(.presented, _), .relative(.presenting, _): return .presented
        case .relative(.topmost, _): return .topmost
        case .relative(_, of: .me): return .own
        case .relative(_, let inner): return reach(of: inner, written: written.flatMap(base), in: scope)
        case .parameter: return .given
        case .me: return nil
        case .object(let index) where objects[index].holder == nil: return nil
        default: return written.flatMap { reach(of: $0, in: scope, depth: 0) }
        }
    }

    /// What a search ends at, where the expression is the call of one.
    private func endOfWalk(_ expression: Expression, in scope: Scope) -> Reach? { walk(expression, in: scope).flatMap { project.walks[$0] } }

    /// The name of the search that the expression calls, as far as it calls one.
    func walk(_ expression: Expression, in scope: Scope, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch expression {
        case .forced(let inner), .cast(let inner, _, _): return walk(inner, in: scope, depth: depth + 1)
        case .call(let call): return calledName(call)
        // A property of the project's that searches, or hands on what another of its name has found.
        case .member(_, let name, _): return name
        case .name(let name, _):
            if let source = scope.sources[name] { return walk(source, in: scope, depth: depth + 1) }
            return scope.locals[name] == nil ? name : nil
        default: return nil
        }
    }

    private func base(of expression: Expression) -> Expression? {
        switch expression {
        case .member(let base, _, _): base
        case .forced(let inner), .cast(let inner, _, _): base(of: inner)
        default: expression
        }
    }

    private static let downwards: Set<String> = [
        "selectedViewController", "viewControllers", "children", "childViewControllers", "topViewController", "visibleViewController",
    ]

    func reach(of expression: Expression, in scope: Scope, depth: Int = 0) -> Reach? {
        guard depth < 12 else { return nil }
        switch expression {
        case .name(let name, _):
            if let source = scope.sources[name] { return reach(of: source, in: scope, depth: depth + 1) }
            if scope.locals[name] != nil { return nil }
            if name == "self" { return nil }
            if Relative.written.contains(name) { return name.hasPrefix("present") ? .presented : .own }
            if name == "selectedViewController" || name == "viewControllers" { return .tab }
            guard let owner = typeName(of: scope.itself) ?? scope.owner, let property = project.property(name, of: owner) else { return nil }
            return reach(of: property)
        case .member(let inner, let name, _):
            if name == "rootViewController", isInNewWindow(inner, in: scope) { return .otherWindow }
            if name == "rootViewController", NameUses.mentions(inner, anyOf: ["window", "keyWindow", "windows", "UIWindow"]) { return .window }
            if name == "presentedViewController" || name == "presentingViewController" { return .presented }
            if Relative.written.contains(name) {
                if isSelf(inner) { return .own }
                if let above = reach(of: inner, in: scope, depth: depth + 1) { return above }
            }
            if isSelf(inner), let owner = typeName(of: scope.itself) ?? scope.owner, let property = project.property(name, of: owner) {
                return reach(of: property)
            }
            if Self.downwards.contains(name) {
                let above = isSelf(inner) ? nil : reach(of: inner, in: scope, depth: depth + 1)
                return above == .window || above == .topmost ? above : name == "selectedViewController" || above == .tab ? .tab : above
            }
            if ["first", "last"].contains(name) { return reach(of: inner, in: scope, depth: depth + 1) }
            let owner = isSelf(inner) ? typeName(of: scope.itself) ?? scope.owner : nil
            if let owner, let property = project.property(name, of: owner) { return reach(of: property) }
            if project.careHints.contains(name), !name.lowercased().contains("dismiss") { return .topmost }
            let holders = project.propertyOwners[name] ?? []
            return holders.count == 1 ? project.property(name, of: holders[0]).flatMap { reach(of: $0) } : nil
        case .call(let call):
            guard let name = calledName(call) else { return nil }
            if ["first", "last", "compactMap", "filter"].contains(name), case .member(let inner, _, _) = call.callee {
                return reach(of: inner, in: scope, depth: depth + 1)
            }
            if let end = project.walks[name] { return end }
            return project.careHints.contains(name) && !name.lowercased().contains("dismiss") ? .topmost : nil
        case .cast(let inner, _, _), .forced(let inner), .element(let inner, _), .fallback(let inner, _):
            return reach(of: inner, in: scope, depth: depth + 1)
        default: return nil
        }
    }

    /// What is asked stands in a window that a property of the project's makes anew each time it is read.
    private func isInNewWindow(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 12 else { return false }
        switch expression {
        case .name(let name, _): return scope.sources[name].map { isInNewWindow($0, in: scope, depth: depth + 1) } ?? makesWindow(name)
        case .member(let inner, let name, _): return makesWindow(name) || isInNewWindow(inner, in: scope, depth: depth + 1)
        case .forced(let inner), .cast(let inner, _, _): return isInNewWindow(inner, in: scope, depth: depth + 1)
        default: return false
        }
    }

    private func makesWindow(_ name: String) -> Bool {
        guard let owners = project.propertyOwners[name], owners.count == 1, let facts = project.property(name, of: owners[0])?.facts else { return false }
        var makes = false
        func look(_ expression: Expression) {
            if case .call(let call) = expression, call.calledName == "UIWindow" { makes = true }
        }
        if let getter = facts.getter { visitExpressions(in: getter, look) }
        // `lazy var window = UIWindow()`, or a closure that makes and sets it up. One that is the app's own is kept in a delegate.
        if name != "window", let value = facts.value { visitExpressions(in: [.evaluate(value)], look) }
        return makes
    }

    private func reach(of property: Declared<PropertyFacts>) -> Reach? {
        guard let getter = property.facts.getter else { return .stored }
        let uses = NameUses(getter).names
        if uses.contains("presentedViewController") { return .topmost }
        if uses.contains("rootViewController") { return .window }
        if uses.contains("selectedViewController") { return .tab }
        return uses.isDisjoint(with: project.walks.keys) ? nil : .topmost
    }

    private func isSelf(_ expression: Expression) -> Bool {
        if case .name("self", _) = expression { return true }
        return false
    }

    private func calledName(_ call: Call) -> String? {
        switch call.callee {
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name
        default: nil
        }
    }
}

/// What the application and its scenes are told of themselves.
let activationCallbacks: Set<String> = [
    "applicationDidBecomeActive(_:)", "applicationWillEnterForeground(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    "applicationSignificantTimeChange(_:)", "applicationProtectedDataDidBecomeAvailable(_:)", "sceneDidBecomeActive(_:)",
    "sceneWillEnterForeground(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
]
