import Diagnostics
import FlowGraph

/// Code that gives the window one of several roots, and keeps a container only for one of them.
struct RootSetups {
    let project: Project
    /// By `Type.property`.
    private var kept: [String: Kept] = [:]

    private struct Kept {
        var assigned: Span
        /// The roots of the other set-ups.
        var others: [String]
        /// What the other set-ups keep.
        var siblings: Set<String>
    }

    struct Use {
        var property: String
        var others: [String]
        var assigned: Span
        var place: Place
    }

    init(_ project: Project) {
        self.project = project
        for name in project.types.keys.sorted() {
            guard let type = project.types[name] else { continue }
            for function in type.functions.values.joined() where NameUses.mentions(function.facts.body ?? [], anyOf: ["rootViewController"]) {
                read(function.facts.body ?? [], of: name, function.path, depth: 0)
            }
        }
    }

    private struct Setup {
        var roots: [String] = []
        var kept: [String: Place] = [:]
    }

    private mutating func read(_ block: Block, of type: String, _ path: String, depth: Int) {
        guard depth < 24 else { return }
        for statement in block {
            switch statement {
            case .branch(let arms, _) where arms.count > 1:
                let setups = arms.map { setup($0.body, of: type) }
                if setups.allSatisfy({ !$0.roots.isEmpty }) { note(setups, of: type, path) }
                for arm in arms { read(arm.body, of: type, path, depth: depth + 1) }
            case .nested(let inner): read(inner, of: type, path, depth: depth + 1)
            default: continue
            }
        }
    }

    private func setup(_ block: Block, of type: String) -> Setup {
        var setup = Setup()
        var locals: [String: String] = [:]
        for statement in block {
            switch statement {
            case .bind(let name, _, .call(let call)?, _): locals[name] = call.calledName
            case .assign(.member(_, "rootViewController", _), let value, _):
                setup.roots.append(value.calledName ?? locals[value.dottedName ?? ""] ?? value.dottedName ?? "")
            case .assign(let target, let value, let place):
                guard let name = ownProperty(target) else { continue }
                if let property = project.property(name, of: type), property.facts.isOptional, !property.facts.isLazy { setup.kept[name] = place }
                locals[name] = value.calledName ?? locals[value.dottedName ?? ""]
            default: continue
            }
        }
        return setup
    }

    private func ownProperty(_ target: Expression) -> String? {
        switch target {
        case .name(let name, _), .member(.name("self", _), let name, _): name
        default: nil
        }
    }

    private mutating func note(_ setups: [Setup], of type: String, _ path: String) {
        for (index, setup) in setups.enumerated() {
            let others = setups.enumerated().filter { $0.offset != index }.map(\.element)
            for (name, place) in setup.kept where !others.contains(where: { $0.kept[name] != nil }) {
                guard project.assignments["\(type).\(name)"].map({ $0.count <= 1 }) ?? true else { continue }
                kept["\(type).\(name)"] = Kept(
                    assigned: Span(path: path, place), others: others.flatMap(\.roots).filter { !$0.isEmpty },
                    siblings: Set(others.flatMap { $0.kept.keys }))
            }
        }
    }

    /// Moves through a container that only one set-up keeps, in code that asks for none of the others.
    func uses(in body: Block, of type: String?, _ moves: Set<Place>) -> [Use] {
        guard let type, !kept.isEmpty else { return [] }
        let uses = NameUses(body)
        guard uses.names.isDisjoint(with: ["userInterfaceIdiom", "horizontalSizeClass"]) else { return [] }
        return kept.keys.sorted().compactMap { key -> Use? in
            guard key.hasPrefix("\(type)."), let known = kept[key] else { return nil }
            let name = String(key.dropFirst(type.count + 1))
            guard uses.contains(name), uses.names.isDisjoint(with: known.siblings) else { return nil }
            var places = moves.intersection(OptionalGap.moves(in: body, mentioning: name))
            var asks = false
            for gap in OptionalGap.all(in: body) where NameUses.mentions(gap.test, anyOf: [name]) {
                if !BareCode(project: project).isBare(gap.otherwise) { asks = true }
                places.formUnion(moves.intersection(OptionalGap.moves(in: gap.rest)))
            }
            guard !asks, let place = places.min(by: { ($0.line, $0.column) < ($1.line, $1.column) }) else { return nil }
            return Use(property: name, others: known.others, assigned: known.assigned, place: place)
        }
    }
}
