import Diagnostics
import FlowGraph

/// Finds presentations by UIKit that a view asks for right after it has told one of its own sheets to go (rules.md A10): the binding is
/// set, the sheet is not gone.
struct ClosingBindings {
    let project: Project

    func successions() -> [Succession] {
        project.types.keys.sorted().filter(project.isView).flatMap { name -> [Succession] in
            guard let type = project.types[name] else { return [] }
            let code = Self.code(of: type)
            let bindings = Set(code.flatMap { Self.presentationBindings(in: $0.block) })
            guard !bindings.isEmpty else { return [] }
            return code.flatMap { part in
                part.block.withBlocksInside.flatMap { races(in: $0, bindings) }.map { found in
                    Succession(
                        from: name, function: part.name, first: .init(.dismiss, on: .presented, location: Span(path: part.path, found.closed)),
                        second: .init(.present, to: target(of: found.shown, name), on: .unknown, location: Span(path: part.path, found.shown.place)),
                        relation: .presenter, certainty: .likely)
                }
            }
        }
    }

    private struct Part {
        var name: String
        var block: Block
        var path: String
    }

    private static func code(of type: ProjectType) -> [Part] {
        let functions = type.functions.values.joined().map { Part(name: $0.facts.fullName, block: $0.facts.body ?? [], path: $0.path) }
        let getters = type.properties.values.map { Part(name: $0.facts.name, block: $0.facts.getter ?? [], path: $0.path) }
        return (functions + getters).sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    }

    private static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover"]

    /// `$showsTip` of `.sheet(isPresented: $showsTip)`, as `showsTip`.
    private static func presentationBindings(in block: Block) -> [String] {
        var found: [String] = []
        visitExpressions(in: block) { expression in
            guard case .call(let call) = expression, let name = call.calledName, presenting.contains(name),
                let binding = call.argument("isPresented") ?? call.argument("item"), let written = binding.dottedName, written.hasPrefix("$")
            else { return }
            found.append(written.withoutDollar)
        }
        return found
    }

    private func races(in block: Block, _ bindings: Set<String>) -> [(closed: Place, shown: Call)] {
        var found: [(Place, Call)] = []
        for (index, statement) in block.enumerated() {
            guard case .assign(let target, let value, let place) = statement, value == .bool(false) || value == .null,
                let name = target.dottedName, bindings.contains(name.hasPrefix("self.") ? String(name.dropFirst(5)) : name),
                let shown = firstPresentation(in: block[(index + 1)...])
            else { continue }
            found.append((place, shown))
        }
        return found
    }

    /// A presentation that the rest of a block asks for at once, whatever must be unwrapped for it.
    private func firstPresentation(in rest: ArraySlice<Statement>, depth: Int = 0) -> Call? {
        guard depth < 4 else { return nil }
        for statement in rest {
            switch statement {
            case .evaluate(.call(let call)):
                if call.isAwaited { return nil }
                if call.calledName == "present", call.argument("animated") != nil { return call }
            case .branch(let arms, _):
                let unwraps = arms.first?.conditions.allSatisfy { if case .binding = $0 { true } else { false } } == true
                if unwraps, let shown = arms.first.flatMap({ firstPresentation(in: $0.body[...], depth: depth + 1) }) { return shown }
                if arms.contains(where: { $0.body.leaves }) { return nil }
            case .bind(_, _, let value, _): if value?.call?.isAwaited == true { return nil }
            case .returns, .leaves, .loop: return nil
            default: continue
            }
        }
        return nil
    }

    private func target(of call: Call, _ view: String) -> String? {
        guard case .call(let made)? = call.arguments.first?.value, case .name(let type, _) = made.callee,
            let name = project.resolve(type, from: view), project.isViewController(name)
        else { return nil }
        return name
    }
}
