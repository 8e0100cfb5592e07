import FlowGraph

/// Under which circumstances code runs or a view is there: in any of the cases.
struct Premise: Hashable, Sendable {
    private(set) var cases: [Circumstance]

    static let always = Premise(cases: [Circumstance()])
    static let never = Premise(cases: [])
    /// A test that nothing can be told of.
    static let open = Premise(cases: [Circumstance(isOpen: true)])
    /// More cases than this come from tests that nobody reads; nothing is told of them.
    private static let limit = 6

    private init(cases: [Circumstance]) {
        self.cases = cases
    }

    init(anyOf circumstances: [Circumstance]) {
        cases = circumstances
    }

    init(flag name: String) {
        cases = [Circumstance(flags: [name: true])]
    }

    init(_ verdict: Verdict) {
        let sure = verdict.holds.subtracting(verdict.fails)
        let unsure = verdict.holds.intersection(verdict.fails)
        cases = []
        if sure == .all { cases = [Circumstance()] } else if !sure.isEmpty { cases.append(Circumstance(idioms: sure.idioms)) }
        if !unsure.isEmpty { cases.append(Circumstance(idioms: unsure.idioms, isOpen: true)) }
    }

    /// As the graph says it: empty where nothing is tested.
    var circumstances: [Circumstance] { self == .always ? [] : cases }

    /// The devices it can hold on; empty where none is ruled out.
    var devices: [Idiom] {
        guard !cases.isEmpty, cases.allSatisfy({ !$0.idioms.isEmpty }) else { return [] }
        let devices = Idiom.allCases.filter { idiom in cases.contains { $0.idioms.contains(idiom) } }
        return devices.count == Idiom.allCases.count ? [] : devices
    }

    /// It names a device or a switch that the other does not.
    func says(moreThan other: Premise) -> Bool {
        !cases.isEmpty && self != other && cases.allSatisfy { !$0.idioms.isEmpty || !$0.flags.isEmpty }
    }

    static func || (a: Premise, b: Premise) -> Premise { joined(a.cases + b.cases) }

    static func && (a: Premise, b: Premise) -> Premise {
        if a == .always { return b }
        if b == .always { return a }
        return joined(a.cases.flatMap { left in b.cases.compactMap { both(left, $0) } })
    }

    static prefix func ! (premise: Premise) -> Premise {
        premise.cases.reduce(.always) { $0 && refused($1) }
    }

    private static func both(_ a: Circumstance, _ b: Circumstance) -> Circumstance? {
        var both = a
        if a.idioms.isEmpty { both.idioms = b.idioms } else if !b.idioms.isEmpty {
            both.idioms = a.idioms.filter(b.idioms.contains)
            if both.idioms.isEmpty { return nil }
        }
        for (name, value) in b.flags {
            if let known = both.flags[name], known != value { return nil }
            both.flags[name] = value
        }
        both.isOpen = a.isOpen || b.isOpen
        return both
    }

    private static func refused(_ circumstance: Circumstance) -> Premise {
        var cases: [Circumstance] = []
        if !circumstance.idioms.isEmpty {
            let others = Idiom.allCases.filter { !circumstance.idioms.contains($0) }
            if !others.isEmpty { cases.append(Circumstance(idioms: others)) }
        }
        for (name, value) in circumstance.flags.sorted(by: { $0.key < $1.key }) { cases.append(Circumstance(flags: [name: !value])) }
        if circumstance.isOpen { cases.append(Circumstance(isOpen: true)) }
        return joined(cases)
    }

    private static func joined(_ cases: [Circumstance]) -> Premise {
        var seen: Set<Circumstance> = []
        let kept = cases.filter { seen.insert($0).inserted }
        if kept.contains(Circumstance()) { return .always }
        return kept.count > limit ? .open : Premise(cases: kept)
    }
}

extension Operation {
    /// What its tests say of devices and switches, where they say anything.
    var knownCircumstances: [Circumstance] {
        guarded == .always || premise == .open ? [] : premise.circumstances
    }
}

extension Project {
    /// A stored Boolean of the type that whoever makes one sets.
    func isSwitch(_ name: String, of type: String) -> Bool {
        guard let property = property(name, of: type)?.facts, property.getter == nil, property.attributes.isEmpty else { return false }
        if let written = property.type { return written.name == "Bool" }
        if case .bool? = property.value { return true }
        return false
    }

    /// The switches of a type that stand at the value they are declared with.
    func switchDefaults(of type: String) -> [String: Bool] {
        var found: [String: Bool] = [:]
        for ancestor in ([type] + ancestors(of: type)).reversed() {
            for (name, property) in types[ancestor]?.properties ?? [:] where isSwitch(name, of: ancestor) {
                if case .bool(let value)? = property.facts.value { found[name] = value }
            }
        }
        return found
    }
}
