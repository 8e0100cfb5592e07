import Diagnostics
import FlowGraph

/// Every write to a pop recognizer in the project's code, with what its delegate tests.
func gestureWrites(in runs: [UnitRun], project: Project) -> [GestureWrite] {
    var writes: [GestureWrite] = []
    let restoring = restoredTypes(runs)
    for run in runs {
        for setting in run.interpreter.settings {
            guard let (recognizer, kind) = role(of: setting.kind) else { continue }
            let owner = run.unit.selfType ?? setting.function
            var write = GestureWrite(
                recognizer: recognizer, kind: kind, value: .unknown, owner: owner, scope: stackScope(of: owner, in: project),
                restored: restoring.contains(Key(owner, setting.kind)), guarded: setting.guarded,
                location: Span(path: setting.path, setting.place))
            if setting.context.isEmpty {
                write.when = setting.premise.circumstances
                write.availability = setting.availability
            }
            describe(setting, &write, run, project)
            // A helper of all controllers writes for those that call it.
            let callers = owner == "UIViewController" ? callers(of: setting.function, runs) : []
            if callers.isEmpty, !isNeverCalled(run, runs) { writes.append(write) }
            for caller in callers where project.kind(of: caller) != .nav {
                write.owner = caller
                write.scope = .screen
                write.depthTest = .unknown
                writes.append(write)
            }
        }
        writes += otherUses(run, project)
    }
    return writes + packages(in: project) + namedRestorers(project)
}

/// Packages that give every stack of an app its swipe back by being linked.
private func packages(in project: Project) -> [GestureWrite] {
    let known = ["FDFullscreenPopGesture", "SwipeBack", "SloppySwiper", "RTRootNavigationController", "GKNavigationBar"]
    return known.compactMap { package in
        let importing = project.files.first { file in
            file.imports.contains { $0 == package || $0.split(whereSeparator: { "/+." .contains($0) }).contains { $0 == package } }
        }
        return importing.map { file in
            GestureWrite(
                recognizer: .edge, kind: .other, value: .unknown, owner: package, scope: .everyStack,
                location: Span(path: file.path, Place(line: 1, column: 1)))
        }
    }
}

/// What the configuration says keeps the swipe: types by themselves, calls for those that make them.
private func namedRestorers(_ project: Project) -> [GestureWrite] {
    let names = project.names.restorers
    guard !names.isEmpty else { return [] }
    let last = Set(names.map { name in String(name.prefixUpToParenthesis.split(separator: ".").last ?? "") })
    func write(_ owner: String, at location: Span) -> GestureWrite {
        let scope = stackScope(of: owner, in: project)
        return GestureWrite(
            recognizer: .edge, kind: .other, value: .unknown, owner: owner, scope: project.isView(owner) ? .screen : scope,
            location: location)
    }
    let types = names.compactMap { project.types[$0] }.map { write($0.name, at: $0.location) }
    return types + project.codeUnits().compactMap { unit in
        guard let owner = unit.selfType, !NameUses(unit.function.facts.body ?? []).names.isDisjoint(with: last) else { return nil }
        return write(owner, at: Span(path: unit.function.path, unit.function.facts.place))
    }
}

private struct Key: Hashable {
    var owner: String
    var kind: ChromeSetting.Kind
    init(_ owner: String, _ kind: ChromeSetting.Kind) {
        self.owner = owner
        self.kind = kind
    }
}

/// A helper that all controllers are given and that no code of the project calls. UIKit may call what has a selector.
private func isNeverCalled(_ run: UnitRun, _ runs: [UnitRun]) -> Bool {
    let function = run.unit.function.facts
    guard run.unit.selfType == "UIViewController", !run.unit.isProperty, !function.isOverride, function.selector == nil,
        !function.attributes.contains(where: { $0.name == "objc" }), !function.name.hasPrefix("view"), function.name != "init"
    else { return false }
    return !runs.contains { $0.interpreter.calls.contains { $0.function.facts.name == function.name } }
}

private func callers(of function: String, _ runs: [UnitRun]) -> [String] {
    let types = runs.compactMap { run -> String? in
        let calls = run.interpreter.calls.contains {
            $0.receiver == .me && $0.function.owner == "UIViewController" && $0.function.facts.fullName == function
        }
        return calls ? run.unit.selfType : nil
    }
    return Set(types).subtracting(["UIViewController"]).sorted()
}

private func role(of kind: ChromeSetting.Kind) -> (GestureWrite.Recognizer, GestureWrite.Kind)? {
    switch kind {
    case .gestureEnabled: (.edge, .enabled)
    case .gestureDelegate: (.edge, .delegate)
    case .contentGestureEnabled: (.content, .enabled)
    case .contentGestureDelegate: (.content, .delegate)
    case .gestureOther: (.edge, .other)
    default: nil
    }
}

private let leavingCallbacks: Set<String> = ["viewWillDisappear(_:)", "viewDidDisappear(_:)", "deinit()", "deinit"]

/// Types that write the recognizer again when their screen leaves.
private func restoredTypes(_ runs: [UnitRun]) -> Set<Key> {
    var found: Set<Key> = []
    for run in runs {
        guard let owner = run.unit.selfType else { continue }
        for setting in run.interpreter.settings where leavingCallbacks.contains(setting.function) && role(of: setting.kind) != nil {
            found.insert(Key(owner, setting.kind))
        }
    }
    return found
}

/// Which stacks the code of a type reaches.
func stackScope(of owner: String, in project: Project) -> GestureWrite.Scope {
    if owner == "UINavigationController" || owner == "UIViewController" { return .everyStack }
    guard project.types[owner] != nil else { return .helper }
    if project.kind(of: owner) == .nav { return .stackClass }
    return project.mayBeViewController(owner) ? .screen : .helper
}

private func describe(_ setting: ChromeSetting, _ write: inout GestureWrite, _ run: UnitRun, _ project: Project) {
    let value = setting.values.count == 1 ? setting.values[0] : .unknown
    switch value {
    case .bool(true): write.value = .yes
    case .bool(false): write.value = .no
    case .null: write.value = .null
    default: write.value = write.kind == .delegate ? .object : .unknown
    }
    guard write.kind == .delegate, write.value != .null else { return }
    if case .me = value, leavingCallbacks.contains(setting.function) { write.value = .object }
    let type: String? = value == .me ? run.unit.selfType : run.interpreter.typeName(of: value)
    guard let type, let delegate = project.types[type] ?? project.foreign[type] else {
        write.value = isFormerDelegate(setting) ? .original : .unknown
        return
    }
    write.delegateClass = type
    write.delegateLocation = delegate.location
    write.depthTest = depthTest(of: type, project)
    let begins = project.functions("gestureRecognizerShouldBegin", of: type).filter { $0.facts.parameters.first?.label == nil }
    write.refuses = !begins.isEmpty && begins.allSatisfy { refuses($0.facts.body ?? []) }
    // What never begins cannot begin at the root.
    if write.refuses { write.depthTest = .present }
    write.forwards = begins.isEmpty && !project.functions("forwardingTarget", of: type).isEmpty
}

/// `false`, and nothing else.
private func refuses(_ body: Block) -> Bool {
    guard body.count == 1 else { return false }
    return switch body[0] {
    case .returns(.bool(false)?, _), .evaluate(.bool(false)): true
    default: false
    }
}

/// `recognizer.delegate = savedDelegate`: a property of the recognizer delegate's own type gives the old one back.
private func isFormerDelegate(_ setting: ChromeSetting) -> Bool {
    guard case .existing(let type, _)? = setting.values.first else { return leavingCallbacks.contains(setting.function) }
    return type == "UIGestureRecognizerDelegate"
}

/// Whether the class's answers to the recognizer look at the stack (rules.md C3).
private func depthTest(of type: String, _ project: Project) -> GestureWrite.DepthTest {
    let answers = ["gestureRecognizerShouldBegin", "gestureRecognizer"]
    let functions = answers.flatMap { project.functions($0, of: type) }.filter { function in
        // With a label it is another method, which no recognizer calls.
        function.facts.parameters.first?.label == nil && function.facts.name == "gestureRecognizerShouldBegin"
            || function.facts.parameters.dropFirst().first?.label == "shouldReceive"
    }
    guard !functions.isEmpty else {
        let known = project.ancestors(of: type).allSatisfy { ancestor in
            project.types[ancestor] != nil || SystemClasses.superclasses[ancestor] != nil || ["NSObject", "UIResponder"].contains(ancestor)
                || ancestor.hasSuffix("Delegate") || ancestor.hasSuffix("DataSource")
        }
        return known ? .absent : .unknown
    }
    let tests: Set<String> = [
        "viewControllers", "children", "childViewControllers", "topViewController", "count", "isRootViewController", "canPop", "visibleViewController",
    ]
    for function in functions {
        let uses = NameUses(function.facts.body ?? [])
        if !uses.names.isDisjoint(with: tests) { return .present }
        // An answer that asks something of the project's own may test the depth there.
        let asks = uses.names.contains { project.property($0, of: type) != nil || !project.functions($0, of: type).isEmpty }
        if asks { return .unknown }
    }
    return .absent
}

/// `require(toFail:)`, `addTarget` and other calls on the recognizer: the project takes care of the gesture somehow.
private func otherUses(_ run: UnitRun, _ project: Project) -> [GestureWrite] {
    // What a delegate answers is of use only where the delegate is set.
    guard let owner = run.unit.selfType, !run.unit.function.facts.name.hasPrefix("gestureRecognizer") else { return [] }
    let uses = NameUses(run.unit.function.facts.body ?? [])
    let recognizers: Set<String> = ["interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer"]
    let isWritten = run.interpreter.settings.contains { role(of: $0.kind) != nil }
    guard !uses.names.isDisjoint(with: recognizers), !isWritten else { return [] }
    let setting = ChromeSetting(
        kind: .gestureOther, target: .me, values: [], guarded: .always, context: [], function: run.unit.function.facts.fullName,
        owner: owner, place: run.unit.function.facts.place, path: run.unit.function.path)
    return [GestureWrite(
        recognizer: .edge, kind: .other, value: .unknown, owner: owner, scope: stackScope(of: owner, in: project),
        location: Span(path: setting.path, setting.place))]
}
