import Diagnostics
import FlowGraph

// What a path has done with the very objects it makes or is given: which of them already have a place when they are shown again.

/// The place that an object got on the path.
struct Placed: Hashable, Sendable {
    var kind: Already.Kind
    var holder: String?
    var site: Site
}

extension Interpreter {
    /// What UIKit has against the object that a call shows or goes back to; nil where nothing is known.
    func already(_ verb: Verb, _ targets: [Value], on receiver: Value, _ call: Call, in scope: Scope) -> Already? {
        switch verb {
        case .push where takenOut(call, in: scope): nil
        case .push, .present, .show, .showDetail, .column: shownAgain(verb, targets, on: receiver, in: scope)
        case .popTo: popTarget(targets, on: receiver, call, in: scope)
        default: nil
        }
    }

    /// `stack.viewControllers[0]`: taken out of the stack it stands in, to be pushed on another.
    private func takenOut(_ call: Call, in scope: Scope) -> Bool {
        guard var written = call.arguments.first?.value else { return false }
        if case .name(let name, _) = written { written = scope.sources[name] ?? written }
        return NameUses.mentions(written, anyOf: ["viewControllers", "topViewController", "visibleViewController"])
    }

    private func shownAgain(_ verb: Verb, _ targets: [Value], on receiver: Value, in scope: Scope) -> Already? {
        guard targets.count == 1 else { return nil }
        switch targets[0].untyped {
        case .object(let index):
            // A test of the stack or the presenter tells the two apart.
            if !scope.testsPlacement, let placed = scope.placed[index] {
                return Already(placed.kind, holder: placed.holder, location: Span(path: placed.site.path, placed.site.place))
            }
            return wrappedAnew(index, in: scope)
        case .me: return verb == .push && receiver.untyped == .relative(.nav, of: .me) && !isLent ? Already(.itself) : nil
        case .relative(let relative, of: .me):
            guard verb == .present || verb == .show, [.nav, .tab, .split, .parent].contains(relative) else { return nil }
            return Already(.container, holder: relative.rawValue)
        case .windowRoot: return verb == .present ? Already(.container, holder: "rootViewController") : nil
        default: return nil
        }
    }

    /// A constant or lazy property's controller, as the root of a navigation controller made by code that may run again.
    private func wrappedAnew(_ wrapper: Int, in scope: Scope) -> Already? {
        // What is no screen is often made for one run.
        guard let selfType, isController(selfType), objects[wrapper].holder == nil, project.kind(of: objects[wrapper].className) == .nav, objects[wrapper].root.count == 1,
            case .object(let root) = objects[wrapper].root[0], let holder = objects[root].holder, let dot = holder.lastIndex(of: "."),
            let property = project.property(String(holder[holder.index(after: dot)...]), of: String(holder[..<dot])),
            property.facts.isLazy || property.facts.isConstant && property.facts.getter == nil, scope.function.contains("("),
            !project.runsOnce(scope.function, of: selfType),
            // What the stack's own class keeps is made anew with each stack.
            !project.isKind(objects[wrapper].className, of: String(holder[..<dot]))
        else { return nil }
        return Already(.kept, holder: holder, location: Span(path: property.path, property.facts.place))
    }

    private func popTarget(_ targets: [Value], on receiver: Value, _ call: Call, in scope: Scope) -> Already? {
        if targets.count == 1 {
            switch targets[0].untyped {
            case .me: return receiver.untyped == .relative(.nav, of: .me) && !scope.testsStack ? Already(.itself) : nil
            case let target where target == receiver.untyped && target != .unknown:
                if case .relative(.nav, _) = target { return Already(.stack, holder: "navigationController") }
                return nil
            case .object(let index) where scope.made.contains(index) && scope.placed[index] == nil && objects[index].holder == nil:
                return Already(.new, holder: objects[index].className)
            default: return nil
            }
        }
        // `stack.first { … } ?? Home()`: what stands in for a target that was not found is in no stack.
        var written = call.arguments.first?.value
        if case .name(let name, _)? = written { written = scope.sources[name] ?? written }
        guard case .fallback? = written, case .object(let index)? = targets.last, scope.made.contains(index),
            targets.dropLast().allSatisfy({ if case .object = $0 { false } else { true } })
        else { return nil }
        return Already(.fallback, holder: objects[index].className)
    }

    /// Notes that the path has shown the object.
    mutating func place(_ targets: [Value], at call: Call, in scope: inout Scope) {
        guard targets.count == 1, case .object(let index) = targets[0] else { return }
        let shown = Placed(kind: .shown, site: Site(path: scope.path, place: call.place))
        scope.placed[index] = shown
        if watched != nil, scope.guarded == .always, scope.context.isEmpty, !scope.testsPlacement { watched?.insert(index) }
    }

    /// A stack around what it was made with.
    mutating func noteWrapping(_ made: Int, at call: Call, in scope: inout Scope) {
        scope.made.insert(made)
        guard project.kind(of: objects[made].className) == .nav, objects[made].root.count == 1, case .object(let root) = objects[made].root[0]
        else { return }
        // The initialiser pushes what it is given.
        if objects[made].className == "UINavigationController", project.kind(of: objects[root].className) == .nav {
            record(.push, [.object(root)], on: .object(made), call, in: scope)
        }
        scope.placed[root] = Placed(kind: .wrapped, holder: objects[made].className, site: Site(path: scope.path, place: call.place))
    }

    /// Objects that a storyboard has made, or that a creator was given for.
    mutating func noteMade(_ values: [Value]?, _ arguments: [EvaluatedArgument], in scope: inout Scope) {
        let hasCreator = arguments.contains { $0.label == "creator" || $0.isTrailing }
        for case .object(let index) in values ?? [] {
            scope.made.insert(index)
            if hasCreator { objects[index].arguments["creator"] = [.unknown] }
        }
    }

    /// What helpers that are handed an object do with it in any case: they show it.
    mutating func watch(
        _ function: Declared<FunctionFacts>, _ values: [[Value]?], on receiver: Value, _ call: Call, in scope: inout Scope
    ) {
        let mayWatch = isRecording || watched != nil && scope.guarded == .always && scope.context.isEmpty
        guard mayWatch, trace == nil, function.facts.name != "init", scope.depth < 3, function.facts.body != nil,
            values.contains(where: { $0?.count == 1 && $0?.contains(where: isScreen) == true }), spend()
        else { return }
        let (outer, before) = (watched, objects)
        watched = []
        _ = quietly { $0.follow(function, values, on: receiver, expecting: nil, depth: scope.depth + 1) }
        let shown = (watched ?? []).filter { $0 < before.count }
        watched = outer
        // What the helper makes stays: notes of presses and their closures name it. What it does to the objects at hand is told by itself.
        objects.replaceSubrange(..<before.count, with: before)
        for index in shown {
            scope.placed[index] = Placed(kind: .shown, site: Site(path: scope.path, place: call.place))
            if watched != nil { watched?.insert(index) }
        }
    }

    /// The same object twice in one list of a stack.
    mutating func markDuplicates(from start: Int) {
        var seen: Set<Value> = []
        for index in operations.indices.dropFirst(start) where operations[index].isListElement && operations[index].targets.count == 1 {
            let target = operations[index].targets[0]
            switch target {
            case .object, .me: if !seen.insert(target).inserted { operations[index].already = Already(.duplicate) }
            default: break
            }
        }
    }
}
