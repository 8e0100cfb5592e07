import Diagnostics
import FlowGraph

/// What running one unit left behind. An object that never changes: an interpreter is large, and most of linking only reads it.
final class UnitRun: Sendable {
    let unit: CodeUnit
    let interpreter: Interpreter
    /// Operations reached through calls of helpers, with this unit's arguments.
    let throughHelpers: [Operation]

    init(unit: CodeUnit, interpreter: Interpreter, throughHelpers: [Operation] = []) {
        self.unit = unit
        self.interpreter = interpreter
        self.throughHelpers = throughHelpers
    }
}

/// Runs every unit of the project.
///
/// Operations whose target or receiver is a parameter are settled at the calls: helpers are entered again with each caller's
/// arguments, a few levels deep (rules.md corner case 14).
struct CodeRuns: Sendable {
    let project: Project
    let boards: StoryboardIndex
    private(set) var runs: [UnitRun] = []
    /// Places of operations that depend on a parameter, by the unit they are written in.
    private var dependent: [Site: Set<Place>] = [:]
    /// Dependent operations that some caller settled.
    private(set) var settled: Set<Site> = []
    /// Calls, with an operation they lead to, that were followed for a caller with a `self` of its own.
    private(set) var handedOn: Set<[Site]> = []
    /// Units that hand a parameter of their own on to a helper.
    private var passers: Set<Site> = []
    /// Code that sets something on a screen it is given, or on whatever it is called on.
    private var furnishers: Set<Site> = []
    /// Operations of generic classes that are settled for the types their parameters stand for.
    private(set) var specialised: Set<Site> = []
    private(set) var deliveries: Deliveries

    init(project: Project, boards: StoryboardIndex, jobs: Int) {
        self.project = project
        self.boards = boards
        deliveries = Deliveries([], of: project)
        let interpreted = inParts(project.codeUnits(), jobs: jobs, remembering: Recall()) { unit, recall -> UnitRun? in
            var interpreter = Interpreter(project: project, boards: boards, selfType: unit.selfType)
            swap(&interpreter.recall, &recall)
            interpreter.isLent = Self.isLent(unit.selfType, in: project)
            interpreter.run(unit.function)
            swap(&interpreter.recall, &recall)
            let run = UnitRun(unit: unit, interpreter: interpreter)
            return Self.leavesNothing(run) ? nil : run
        }
        runs = interpreted.compactMap { $0 }
        for run in runs { note(run) }
        specialise()
        lookAgain(jobs)
        fillContainers()
        findPassers()
        enterHelpers(jobs)
    }

    private static func isLent(_ type: String?, in project: Project) -> Bool {
        guard let type else { return false }
        return project.foreign[type] != nil || project.types[type]?.kind == .protocol
    }

    private func isUnresolved(_ operation: Operation, in run: UnitRun) -> Bool {
        guard !operation.verb.isExit, !operation.targets.isEmpty, operation.verb != .selectTab else { return false }
        return operation.targets.contains { target in
            run.interpreter.destinations(of: target, scope: operation.owner).contains { $0.id == nil }
        }
    }

    // MARK: What others put into properties

    /// Units that show something unknown run again, with what other code puts into the properties they read.
    private mutating func lookAgain(_ jobs: Int) {
        deliveries = Deliveries(runs, of: project)
        guard !deliveries.answers.isEmpty else { return }
        let known = self
        runs = inParts(runs, jobs: jobs, remembering: Recall()) { run, recall in known.lookedAgain(run, &recall) }
        deliveries = Deliveries(runs, of: project)
    }

    private func lookedAgain(_ old: UnitRun, _ recall: inout Recall) -> UnitRun {
        // An observer sees whatever its property is given.
        let property = "\(old.unit.function.owner ?? "").\(old.unit.function.facts.name)"
        let isGiven = old.unit.isProperty && !old.interpreter.operations.isEmpty && deliveries.answers[property] != nil
        guard isGiven || asksForDelivery(old) || old.interpreter.operations.contains(where: { isUnresolved($0, in: old) }) else { return old }
        var interpreter = Interpreter(project: project, boards: boards, selfType: old.unit.selfType)
        interpreter.isLent = old.interpreter.isLent
        interpreter.classGenerics = old.interpreter.classGenerics
        interpreter.delivered = deliveries.answers
        swap(&interpreter.recall, &recall)
        interpreter.run(old.unit.function)
        swap(&interpreter.recall, &recall)
        guard interpreter.operations.map(\.place) == old.interpreter.operations.map(\.place) else { return old }
        return UnitRun(unit: old.unit, interpreter: interpreter)
    }

    /// A property's plain controller is acted on or handed on, and other code has put one there.
    private func asksForDelivery(_ run: UnitRun) -> Bool {
        guard let type = run.unit.selfType else { return false }
        func isDelivered(_ value: Value) -> Bool {
            switch value {
            case .existing("UIViewController", let held):
                guard !held.isEmpty, let owner = project.property(held, of: type)?.owner else { return false }
                return deliveries.answers["\(owner).\(held)"] != nil
            case .relative(_, let inner), .typed(let inner, _): return isDelivered(inner)
            default: return false
            }
        }
        return run.interpreter.operations.contains { isDelivered($0.receiver) }
            || run.interpreter.calls.contains { $0.arguments.contains { $0?.contains(where: isDelivered) == true } }
    }

    /// Navigation controllers that a property keeps are filled in one place and shown in another.
    private mutating func fillContainers() {
        let kept = KeptStacks(runs, of: project)
        var stacks: [Site: [Destination]] = [:]
        var pushes: [Site: [Destination]] = [:]
        for run in runs {
            for operation in run.interpreter.operations {
                guard operation.verb == .setStack || operation.verb == .push, let site = filledSite(operation, in: run, kept) else { continue }
                let shown = operation.targets.flatMap { run.interpreter.destinations(of: $0, scope: operation.owner) }.filter { $0.id != nil }
                if operation.verb == .setStack, operation.position == 0 { stacks[site, default: []] += shown }
                if operation.verb == .push { pushes[site, default: []] += shown }
            }
        }
        var contents = stacks
        for (site, shown) in pushes where contents[site] == nil {
            let isOne = Set(shown.map(\.id)).count == 1
            contents[site] = shown.map { destination in
                var content = destination
                content.certainty = isOne ? min(destination.certainty, .likely) : .possible
                return content
            }
        }
        // Which of them a screen stands in is told where it is the content of that one only.
        let ids = contents.merging(kept.roots) { first, _ in first }.mapValues { Set($0.compactMap(\.id)) }
        let uses = Dictionary(ids.values.flatMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
        let owners = ids.compactMapValues { $0.filter { uses[$0] == 1 && !$0.hasPrefix("system:") }.min() }
        guard !contents.isEmpty || !owners.isEmpty else { return }
        var stackOwners: [String: String] = [:]
        for type in Set(runs.compactMap(\.unit.selfType)) {
            for name in kept.names { stackOwners["\(type).\(name)"] = kept.site(of: name, in: type).flatMap { owners[$0] } }
        }
        runs = runs.map { run in
            var interpreter = run.interpreter
            interpreter.contents = contents
            interpreter.stackOwners = stackOwners
            return UnitRun(unit: run.unit, interpreter: interpreter)
        }
    }

    /// Where the navigation controller was made that an operation fills: one of the code's own, or one that a property is handed.
    private func filledSite(_ operation: Operation, in run: UnitRun, _ kept: KeptStacks) -> Site? {
        guard case .object(let index) = operation.receiver else {
            return keptSite(operation.receiver, in: run, kept).flatMap { kept.roots[$0] == nil || operation.verb == .setStack ? $0 : nil }
        }
        let object = run.interpreter.objects[index]
        guard object.className == "UINavigationController", object.root.isEmpty || operation.verb == .setStack, object.holder != nil else { return nil }
        return Site(path: object.path, place: object.place)
    }

    private func keptSite(_ receiver: Value, in run: UnitRun, _ kept: KeptStacks) -> Site? {
        guard case .existing("UINavigationController", let name) = receiver, !name.isEmpty, let type = run.unit.selfType else { return nil }
        return kept.site(of: name, in: type)
    }

    // MARK: Generic classes

    /// The code of a generic class runs again for each class that says what its parameters stand for.
    private mutating func specialise() {
        var ofType = Dictionary(grouping: runs) { $0.unit.selfType }
        for name in project.types.keys.sorted() {
            for base in project.types[name]?.inherits ?? [] where !base.arguments.isEmpty {
                guard let generic = project.resolve(base.name, from: name), let parameters = project.types[generic]?.genericParameters,
                    parameters.count == base.arguments.count
                else { continue }
                let bound = Dictionary(zip(parameters.map(\.name), base.arguments.map { project.className($0, from: name) })) { first, _ in first }
                let found = run(ofType[generic] ?? [], as: name, bound)
                runs += found
                ofType[name, default: []] += found
            }
        }
    }

    private mutating func run(_ bases: [UnitRun], as name: String, _ bound: [String: String]) -> [UnitRun] {
        var found: [UnitRun] = []
        for base in bases {
            let unresolved = Set(base.interpreter.operations.filter { isUnresolved($0, in: base) }.map(\.place))
            guard !unresolved.isEmpty else { continue }
            var interpreter = Interpreter(project: project, boards: boards, selfType: name)
            interpreter.classGenerics = bound
            interpreter.run(base.unit.function)
            var unit = base.unit
            unit.selfType = name
            let whole = UnitRun(unit: unit, interpreter: interpreter)
            interpreter.operations = interpreter.operations.filter { unresolved.contains($0.place) && !isUnresolved($0, in: whole) }
            guard !interpreter.operations.isEmpty else { continue }
            self.specialised.formUnion(interpreter.operations.map { Site(path: $0.path, place: $0.place) })
            interpreter.settings = []
            interpreter.hostedRoots = []
            interpreter.missing = []
            interpreter.lookups = []
            found.append(UnitRun(unit: unit, interpreter: interpreter))
        }
        return found
    }

    /// How many helpers may hand a screen on to the next.
    private static let helperDepth = 3

    /// A helper beyond the depth stays unknown.
    private mutating func findPassers() {
        for _ in 0..<Self.helperDepth {
            for run in runs {
                let passes = run.interpreter.calls.contains { call in
                    let key = Site(path: call.function.path, place: call.function.facts.place)
                    guard dependent[key] != nil || passers.contains(key) else { return false }
                    return call.isOfMode || call.arguments.contains { $0?.contains { run.interpreter.isParameter($0) } == true }
                        || run.interpreter.isParameter(call.receiver) || run.interpreter.isToldParameter(call.receiver)
                        || call.receiver == .me && run.unit.selfType.flatMap { project.modes[$0] } != nil
                        || run.interpreter.isLent && call.receiver.mentionsSelf
                }
                if passes { passers.insert(run.unit.key) }
            }
        }
    }

    private mutating func note(_ run: UnitRun) {
        let interpreter = run.interpreter
        let waiting = interpreter.operations.filter(interpreter.dependsOnParameter)
        if !waiting.isEmpty { dependent[run.unit.key, default: []].formUnion(waiting.map(\.place)) }
        let furnishes = interpreter.settings.contains { interpreter.isParameter($0.target) || interpreter.isLent && $0.target.mentionsSelf }
        if furnishes { furnishers.insert(run.unit.key) }
    }

    private static func leavesNothing(_ run: UnitRun) -> Bool {
        let (unit, interpreter) = (run.unit, run.interpreter)
        return interpreter.operations.isEmpty && interpreter.settings.isEmpty && interpreter.calls.isEmpty
            && interpreter.opaqueCalls.isEmpty && interpreter.hostedRoots.isEmpty && interpreter.missing.isEmpty
            && interpreter.objects.isEmpty && interpreter.controlNotes.isEmpty && interpreter.lookups.isEmpty && !interpreter.marks.contains(where: \.kind.isOfNote)
            && interpreter.registrations.isEmpty && interpreter.webLoads.isEmpty && interpreter.historyCalls.isEmpty
            && EntryChains.kind(ofHandler: unit.function.facts.fullName) == nil && unit.function.facts.name != "makeUIViewController"
    }

    /// What entering helpers adds to a run, and to what is known of all.
    private struct Entered: Sendable {
        var run: UnitRun
        var settled: Set<Site> = []
        var handedOn: Set<[Site]> = []
    }

    private mutating func enterHelpers(_ jobs: Int) {
        let known = self
        let entered = inParts(runs, jobs: jobs, remembering: Recall()) { run, recall in known.withHelpers(run, &recall) }
        runs = entered.map(\.run)
        for found in entered {
            settled.formUnion(found.settled)
            handedOn.formUnion(found.handedOn)
        }
    }

    private func withHelpers(_ run: UnitRun, _ recall: inout Recall) -> Entered {
        var entered = Entered(run: run)
        guard run.interpreter.calls.contains(where: { leadsOn($0, in: run.unit) }) else { return entered }
        var interpreter = run.interpreter
        var operations: [Operation] = []
        swap(&interpreter.recall, &recall)
        var done = 0
        var limit = 200
        for _ in 0..<Self.helperDepth {
            let calls = interpreter.calls
            guard done < calls.count else { break }
            for call in calls[done...] where limit > 0 {
                limit -= 1
                if leadsOn(call, in: run.unit) { operations += enter(call, &interpreter, &entered) }
            }
            done = calls.count
        }
        swap(&interpreter.recall, &recall)
        entered.run = UnitRun(unit: run.unit, interpreter: interpreter, throughHelpers: operations)
        return entered
    }

    /// Whether what the caller hands a helper may settle something.
    private func leadsOn(_ call: Interpreter.FollowedCall, in unit: CodeUnit) -> Bool {
        let key = call.function.key
        return (dependent[key]?.isEmpty == false || passers.contains(key) || furnishers.contains(key)) && key != unit.key
    }

    /// The operations of a helper that a call settles.
    private func enter(_ call: Interpreter.FollowedCall, _ interpreter: inout Interpreter, _ entered: inout Entered) -> [Operation] {
        let places = dependent[call.function.key] ?? []
        let objectsBefore = call.guarded == .always ? [] : interpreter.objects
        let operationsBefore = interpreter.operations.count
        let settingsBefore = interpreter.settings.count
        let opaqueBefore = interpreter.opaqueCalls.count
        let callsBefore = interpreter.calls.count
        let marksBefore = interpreter.marks.count
        let loadsBefore = interpreter.webLoads.count
        let registrationsBefore = interpreter.registrations.count
        let lookupsBefore = interpreter.lookups.count
        _ = interpreter.follow(call.function, call.arguments, on: call.receiver, expecting: nil, depth: 1)
        if call.guarded != .always { interpreter.doubt(objectsBefore, outside: call.branch) }
        let added = interpreter.operations[operationsBefore...].filter { places.contains($0.place) && $0.path == call.function.path }
        interpreter.operations.removeSubrange(operationsBefore...)
        interpreter.settings.removeSubrange(settingsBefore...)
        interpreter.opaqueCalls.removeSubrange(opaqueBefore...)
        interpreter.marks.removeSubrange(marksBefore...)
        interpreter.webLoads.removeSubrange(loadsBefore...)
        interpreter.registrations.removeSubrange(registrationsBefore...)
        interpreter.lookups.removeSubrange(lookupsBefore...)
        let chain = call.chain + [call.site]
        for nested in interpreter.calls.indices[callsBefore...] {
            interpreter.calls[nested].chain = chain
            interpreter.calls[nested].handler = call.handler
            interpreter.calls[nested].caller = call.caller
            if call.isChosen { interpreter.calls[nested].isChosen = true }
            if call.isOfMode { interpreter.calls[nested].isOfMode = true }
        }
        var found: [Operation] = []
        for var operation in added where !interpreter.hangsOnArgument(operation) {
            let site = Site(path: operation.path, place: operation.place)
            if operation.guarded == .always { operation.guarded = call.guarded }
            operation.devices.formIntersection(call.devices)
            operation.premise = call.premise && operation.premise
            operation.availability = operation.availability ?? call.availability
            operation.past = operation.past ?? call.past
            operation.caller = chain[0]
            operation.handler = call.handler
            operation.isChosen = call.isChosen
            operation.isOfMode = operation.isOfMode || call.isOfMode
            operation.hinge = .stronger(call.hinge, operation.hinge)
            entered.settled.insert(site)
            // Those that call an extension's code settle what it hands on; if nobody does, it stays what the extension does.
            if !interpreter.hangsOnSelf(operation) { for link in chain { entered.handedOn.insert([link, site]) } }
            found.append(operation)
        }
        return found
    }
}

/// What `work` makes of each element, on up to `jobs` threads. A part of the elements has a memory of its own, handed from one element to
/// the next so that no two copies of it are kept. The number of parts is fixed: what is remembered does not depend on that of threads.
func inParts<Element: Sendable, Memory: Sendable, Result>(
    _ elements: [Element], jobs: Int, remembering memory: Memory, _ work: @escaping @Sendable (Element, inout Memory) -> Result
) -> [Result] {
    let parts = 8
    let size = (elements.count + parts - 1) / parts
    let results = concurrently(parts, jobs: jobs) { part in
        var memory = memory
        return elements[min(part * size, elements.count)..<min((part + 1) * size, elements.count)].map { work($0, &memory) }
    }
    return results.flatMap { $0 }
}

extension Interpreter {
    /// Whether an operation's target or receiver is a parameter of the unit that runs.
    func dependsOnParameter(_ operation: Operation) -> Bool { hangsOnArgument(operation) || hangsOnSelf(operation) }

    func hangsOnArgument(_ operation: Operation) -> Bool {
        operation.isChosen || operation.targets.contains { isParameter($0) } || isParameter(operation.receiver)
    }

    /// Whether it acts on whoever calls the extension that it is written in, or as its object was told when it was made.
    func hangsOnSelf(_ operation: Operation) -> Bool { operation.isOfMode || isLent && operation.receiver.mentionsSelf }

    func isParameter(_ value: Value, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        switch value {
        case .parameter: return true
        case .relative(_, let inner), .part(_, let inner), .typed(let inner, _): return isParameter(inner, depth: depth + 1)
        case .payload(_, _, let payload): return payload.contains { $0.contains { isParameter($0, depth: depth + 1) } }
        case .object(let index):
            return objects[index].hostsParameter || objects[index].root.contains { isParameter($0, depth: depth + 1) }
        default: return false
        }
    }
}
