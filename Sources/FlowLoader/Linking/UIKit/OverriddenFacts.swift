import Diagnostics
import FlowGraph

/// What holds in a subclass of the facts that code of its base class sets up, where the subclass overrides some of that code.
struct OverriddenFacts {
    private let project: Project
    private let base: String
    /// The subclass, and the classes between it and the base.
    private let chain: [ProjectType]
    /// Code of the base that the chain has code of its own for, by full name, and whether that goes on to the base's in any case.
    private var replaced: [String: Bool] = [:]
    /// Functions that the chain has its own of, other than UIKit's callbacks, as they are called.
    private var calls: Set<Called> = []
    /// Properties that the chain has its own of.
    private var properties: Set<String> = []
    /// Functions of the base that only such code may call.
    private var passedOver: Set<String> = []
    /// The base's functions and properties, by file, in the order they stand in.
    private var members: [String: [Member]] = [:]

    private struct Called: Hashable {
        var name: String
        var arguments: Int
    }

    private struct Member {
        var key: String
        var name: String
        var called: Called?
        var place: Place
        var body: Block
    }

    private enum Fate {
        case stays, doubted, gone
    }

    init(_ project: Project, base: String, in name: String) {
        self.project = project
        self.base = base
        chain = ([name] + project.ancestors(of: name).prefix { $0 != base }).compactMap { project.types[$0] }
        for type in chain {
            for function in type.functions.values.joined() { note(function) }
            for property in type.properties.values where project.property(property.facts.name, of: base) != nil { properties.insert(property.facts.name) }
        }
        guard !(replaced.isEmpty && properties.isEmpty), let type = project.types[base] else { return }
        for function in type.functions.values.joined() {
            let member = Member(
                key: function.facts.fullName, name: function.facts.name,
                called: Called(name: function.facts.name, arguments: function.facts.parameters.count), place: function.facts.place,
                body: function.facts.body ?? [])
            members[function.path, default: []].append(member)
        }
        for property in type.properties.values {
            let body = property.facts.getter ?? property.facts.value.map { [.evaluate($0)] } ?? []
            members[property.path, default: []].append(
                Member(key: property.facts.name, name: property.facts.name, place: property.facts.place, body: body))
        }
        for path in members.keys { members[path]?.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) } }
        passOver()
    }

    private mutating func note(_ function: Declared<FunctionFacts>) {
        let facts = function.facts
        guard !facts.isStatic, facts.name != "init", let body = facts.body,
            project.functions(facts.name, of: base).contains(where: { $0.facts.fullName == facts.fullName && $0.facts.body != nil })
        else { return }
        let isCallback = lifecycleNames[facts.name] != nil
        let goesOn = isCallback && NameUses.mentions(body, anyOf: ["super"])
        replaced[facts.fullName] = (replaced[facts.fullName] ?? true) && goesOn
        if !isCallback { calls.insert(Called(name: facts.name, arguments: facts.parameters.count)) }
    }

    private mutating func passOver() {
        let all = members.values.joined()
        var queue = all.filter { replaced[$0.key] == false }
        var seen = Set(queue.map(\.key))
        while let next = queue.popLast() {
            let made = Self.calls(in: next.body)
            for called in all where called.called.map(made.contains) == true && seen.insert(called.key).inserted {
                passedOver.insert(called.key)
                queue.append(called)
            }
        }
    }

    /// What of the facts holds in the subclass. What its own code, be it an override or not, may have changed holds under a condition, and what it has in the place of
    /// the code that sets it up does not hold.
    func holding(_ facts: ScreenFacts) -> ScreenFacts {
        var facts = facts
        facts.leading = holding(facts.leading, besides: ["leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItem"])
        facts.trailing = holding(facts.trailing, besides: ["rightBarButtonItem", "rightBarButtonItems", "setRightBarButton", "setRightBarButtonItem"])
        facts.body = holding(facts.body, besides: [])
        facts.backHidden = holding(facts.backHidden, besides: ["hidesBackButton", "setHidesBackButton"])
        facts.barHidden = holding(facts.barHidden, besides: ["isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden"])
        facts.dismissBlocked = holding(facts.dismissBlocked, besides: ["isModalInPresentation", "modalInPresentation"])
        return facts
    }

    private func holding(_ controls: [Control], besides setters: Set<String>) -> [Control] {
        controls.compactMap { control in
            var fate = fate(of: control.location)
            if fate == .gone { return nil }
            if fate == .stays, sets(setters) { fate = .doubted }
            var control = control
            if fate == .doubted {
                control.guarded = .conditional
                control.isOpaque = true
            }
            if control.exits.contains(where: { $0.location.map { self.fate(of: $0) != .stays } ?? false }) {
                control.isOpaque = true
                control.exits = []
            }
            return control
        }
    }

    private func holding(_ setting: Setting?, besides setters: Set<String>) -> Setting? {
        guard var setting else { return nil }
        switch fate(of: setting.location) {
        case .gone: return nil
        case .stays where !sets(setters): return setting
        case .stays, .doubted:
            setting.guarded = .conditional
            return setting
        }
    }

    /// Code of the chain sets one of these itself.
    private func sets(_ names: Set<String>) -> Bool {
        !names.isEmpty && chain.contains { type in type.functions.values.joined().contains { NameUses.mentions($0.facts.body ?? [], anyOf: names) } }
    }

    private func fate(of location: Span) -> Fate {
        guard let member = members[location.path]?.last(where: { ($0.place.line, $0.place.column) <= (location.line, location.column) }) else { return .stays }
        if let goesOn = replaced[member.key], !goesOn { return lifecycleNames[member.name] != nil ? .gone : .doubted }
        if passedOver.contains(member.key) || properties.contains(member.key) || NameUses.mentions(member.body, anyOf: properties) { return .doubted }
        return Self.calls(in: member.body).isDisjoint(with: calls) ? .stays : .doubted
    }

    /// What the code calls on the object itself.
    private static func calls(in body: Block) -> Set<Called> {
        var found: Set<Called> = []
        visitExpressions(in: body) { expression in
            guard case .call(let call) = expression else { return }
            switch call.callee {
            case .name(let name, _), .member(.name("self", _), let name, _): found.insert(Called(name: name, arguments: call.arguments.count))
            default: break
            }
        }
        return found
    }
}
