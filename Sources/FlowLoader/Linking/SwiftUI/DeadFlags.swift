import Diagnostics
import FlowGraph

/// Flags named for closing that code sets and nothing reads: whoever sets one closes nothing.
struct DeadFlags {
    let references: [BrokenReference]

    init(_ project: Project) {
        let flags = Self.flags(of: project)
        guard !flags.isEmpty else {
            references = []
            return
        }
        var uses = FlagUses(names: Set(flags.keys))
        for file in project.files { uses.read(file) }
        references = flags.keys.sorted().filter { !uses.read.contains($0) }.flatMap { name -> [BrokenReference] in
            guard let flag = flags[name] else { return [] }
            return (uses.sets[name] ?? []).sorted().map { set in
                BrokenReference(
                    kind: .deadFlag, name: name, screen: flag.owner, nearLocation: flag.place, certainty: .likely, location: set)
            }
        }
    }

    private struct Flag {
        var owner: String
        var place: Span
    }

    /// Stored Booleans that one type alone declares. What others than the sources may read (protocols, coding, public types) is none.
    private static func flags(of project: Project) -> [String: Flag] {
        var found: [String: [Flag]] = [:]
        for (name, type) in project.types.sorted(by: { $0.key < $1.key }) where type.kind == .class || type.kind == .struct {
            guard !type.isPublic else { continue }
            for property in type.properties.values.sorted(by: { $0.facts.name < $1.facts.name }) where isFlag(property.facts) {
                found[property.facts.name, default: []].append(Flag(owner: name, place: Span(path: property.path, property.facts.place)))
            }
        }
        return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    private static func isFlag(_ property: PropertyFacts) -> Bool {
        guard property.getter == nil, property.setter == nil, property.observers.isEmpty, !property.isStatic, !property.isConstant,
            property.type?.name == "Bool" || property.value == .bool(false),
            !property.attributes.contains(where: { ["Binding", "objc", "IBInspectable", "AppStorage", "SceneStorage", "Persisted"].contains($0.name) })
        else { return false }
        return !Set(words(of: property.name)).isDisjoint(with: ["dismiss", "dismissed", "close", "pop"])
    }
}

/// Where code sets some names to true, and which of them it mentions otherwise.
struct FlagUses {
    let names: Set<String>
    var read: Set<String> = []
    var sets: [String: [Span]] = [:]

    mutating func read(_ file: FileFacts) {
        for type in file.types {
            for property in type.properties + type.macProperties { read(property, file.path) }
            for function in type.functions { read(function, file.path) }
        }
        for property in file.properties { read(property, file.path) }
        for function in file.functions { read(function, file.path) }
        read(file.topLevel, file.path)
    }

    private mutating func read(_ property: PropertyFacts, _ path: String) {
        for block in [property.getter, property.setter].compactMap({ $0 }) + property.observers { read(block, path) }
        if let value = property.value { read([.evaluate(value)], path) }
    }

    private mutating func read(_ function: FunctionFacts, _ path: String) {
        for parameter in function.parameters { if let value = parameter.defaultValue { read([.evaluate(value)], path) } }
        read(function.body ?? [], path)
    }

    private mutating func read(_ block: Block, _ path: String) {
        visitCode(in: block) { expression in
            switch expression {
            case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): note(name)
            case .string(let text): note(text)
            case .keyPath(let text): for part in text.split(separator: ".") { note(String(part)) }
            case .selector(let name, _): note(name)
            default: break
            }
        } assignment: { target, value, place in
            let name: String
            switch target {
            case .name(let plain, _): name = plain
            case .member(_, let member, _): name = member
            default: return false
            }
            guard names.contains(name) else { return false }
            if value == .bool(true) { sets[name, default: []].append(Span(path: path, place)) }
            return true
        }
    }

    private mutating func note(_ name: String) {
        let plain = name.first == "$" || name.first == "_" ? String(name.dropFirst()) : name
        if names.contains(plain) { read.insert(plain) }
    }
}
