import Diagnostics
import FlowGraph

/// What running one unit left behind.
struct UnitRun {
    var unit: CodeUnit
    var interpreter: Interpreter
    /// Operations reached through calls of helpers, with this unit's arguments.
    var throughHelpers: [Operation] = []
}

/// Runs every unit of the project.
///
/// Operations whose target or receiver is a parameter are settled at the calls: helpers are entered again with each caller's
/// arguments, a few levels deep (rules.md corner case 14).
struct CodeRuns {
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

    /// Parts of the code that run at the same time, each with a memory of its own. Their number is fixed: what is remembered does not
    /// depend on the number of threads.
    private static let parts = 8

    init(project: Project, boards: StoryboardIndex, jobs: Int) {
        self.project = project
        self.boards = boards
        deliveries = Deliveries([], of: project)
        let units = project.codeUnits()
        let size = (units.count + Self.parts - 1) / Self.parts
        let interpreted = concurrently(Self.parts, jobs: jobs) { part in
            // Handed from one run to the next, so that no two copies of it are kept.
            var recall = Recall()
            return units[min(part * size, units.count)..<min((part + 1) * size, units.count)].compactMap { unit -> UnitRun? in
                var interpreter = Interpreter(project: project, boards: boards, selfType: unit.selfType)
                swap(&interpreter.recall, &recall)
                interpreter.isLent = Self.isLent(unit.selfType, in: project)
                interpreter.run(unit.function)
                swap(&interpreter.recall, &recall)
                let run = UnitRun(unit: unit, interpreter: interpreter)
                return Self.leavesNothing(run) ? nil : run
            }
        }
        runs = interpreted.flatMap { $0 }
        for run in runs { note(run) }
        var recall = Recall()
        specialise()
        lookAgain()
        fillContainers()
        findPassers()
        for index in runs.indices {
            swap(&runs[index].interpreter.recall, &recall)
            enterHelpers(index)
            swap(&runs[index].interpreter.recall, &recall)
        }
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
    private mutating func lookAgain() {
        deliveries = Deliveries(runs, of: project)
        guard !deliveries.answers.isEmpty else { return }
        var recall = Recall()
        for index in runs.indices {
            let old = runs[index]
            // An observer sees whatever its property is given.
            let property = "\(old.unit.function.owner ?? "").\(old.unit.function.facts.name)"
            let isGiven = old.unit.isProperty && !old.interpreter.operations.isEmpty && deliveries.answers[property] != nil
            guard isGiven || asksForDelivery(old) || old.interpreter.operations.contains(where: { isUnresolved($0, in: old) }) else { continue }
            var interpreter = Interpreter(project: project, boards: boards, selfType: old.unit.selfType)
            interpreter.isLent = old.interpreter.isLent
            interpreter.classGenerics = old.interpreter.classGenerics
            interpreter.delivered = deliveries.answers
            swap(&interpreter.recall, &recall)
            interpreter.run(old.unit.function)
            swap(&interpreter.recall, &recall)
            guard interpreter.operations.map(\.place) == old.interpreter.operations.map(\.place) else { continue }
            runs[index].interpreter = interpreter
        }
        deliveries = Deliveries(runs, of: project)
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
        var stacks: [Site: [Destination]] = [:]
        var pushes: [Site: [Destination]] = [:]
        for run in runs {
            for operation in run.interpreter.operations {
                guard case .object(let index) = operation.receiver else { continue }
                let object = run.interpreter.objects[index]
                guard object.className == "UINavigationController", object.root.isEmpty || operation.verb == .setStack, object.holder != nil
                else { continue }
                let shown = operation.targets.flatMap { run.interpreter.destinations(of: $0, scope: operation.owner) }.filter { $0.id != nil }
                let site = Site(path: object.path, place: object.place)
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
        guard !contents.isEmpty else { return }
        for index in runs.indices { runs[index].interpreter.contents = contents }
    }

    // MARK: Generic classes

    /// The code of a generic class runs again for each class that says what its parameters stand for.
    private mutating func specialise() {
        for name in project.types.keys.sorted() {
            for base in project.types[name]?.inherits ?? [] where !base.arguments.isEmpty {
                guard let generic = project.resolve(base.name, from: name), let parameters = project.types[generic]?.genericParameters,
                    parameters.count == base.arguments.count
                else { continue }
                let bound = Dictionary(zip(parameters.map(\.name), base.arguments.map { project.className($0, from: name) })) { first, _ in first }
                run(generic, as: name, bound)
            }
        }
    }

    private mutating func run(_ generic: String, as name: String, _ bound: [String: String]) {
        let bases = runs.filter { run in
            run.unit.selfType == generic && run.interpreter.operations.contains { isUnresolved($0, in: run) }
        }
        for base in bases {
            var interpreter = Interpreter(project: project, boards: boards, selfType: name)
            interpreter.classGenerics = bound
            interpreter.run(base.unit.function)
            let unresolved = Set(base.interpreter.operations.filter { isUnresolved($0, in: base) }.map(\.place))
            var specialised = UnitRun(unit: base.unit, interpreter: interpreter)
            specialised.unit.selfType = name
            interpreter.operations = interpreter.operations.filter { unresolved.contains($0.place) && !isUnresolved($0, in: specialised) }
            guard !interpreter.operations.isEmpty else { continue }
            self.specialised.formUnion(interpreter.operations.map { Site(path: $0.path, place: $0.place) })
            interpreter.settings = []
            interpreter.hostedRoots = []
            interpreter.missing = []
            interpreter.lookups = []
            specialised.interpreter = interpreter
            runs.append(specialised)
        }
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
            && interpreter.objects.isEmpty && interpreter.lookups.isEmpty && !interpreter.marks.contains(where: \.kind.isOfNote)
            && interpreter.registrations.isEmpty && interpreter.webLoads.isEmpty && interpreter.historyCalls.isEmpty
            && EntryChains.kind(ofHandler: unit.function.facts.fullName) == nil && unit.function.facts.name != "makeUIViewController"
    }

    private mutating func enterHelpers(_ index: Int) {
        var done = 0
        var depth = 0
        var limit = 200
        while depth < Self.helperDepth {
            let calls = runs[index].interpreter.calls
            guard done < calls.count else { return }
            for call in calls[done...] where limit > 0 {
                limit -= 1
                enter(call, in: index)
            }
            done = calls.count
            depth += 1
        }
    }

    private mutating func enter(_ call: Interpreter.FollowedCall, in index: Int) {
        let key = Site(path: call.function.path, place: call.function.facts.place)
        let places = dependent[key] ?? []
        guard !places.isEmpty || passers.contains(key) || furnishers.contains(key), key != runs[index].unit.key else { return }
        let objectsBefore = runs[index].interpreter.objects
        let operationsBefore = runs[index].interpreter.operations.count
        let settingsBefore = runs[index].interpreter.settings.count
        let opaqueBefore = runs[index].interpreter.opaqueCalls.count
        let callsBefore = runs[index].interpreter.calls.count
        let marksBefore = runs[index].interpreter.marks.count
        let loadsBefore = runs[index].interpreter.webLoads.count
        let registrationsBefore = runs[index].interpreter.registrations.count
        let lookupsBefore = runs[index].interpreter.lookups.count
        _ = runs[index].interpreter.follow(call.function, call.arguments, on: call.receiver, expecting: nil, depth: 1)
        if call.guarded != .always { runs[index].interpreter.doubt(objectsBefore, outside: call.branch) }
        let added = runs[index].interpreter.operations[operationsBefore...].filter { places.contains($0.place) && $0.path == call.function.path }
        runs[index].interpreter.operations.removeSubrange(operationsBefore...)
        runs[index].interpreter.settings.removeSubrange(settingsBefore...)
        runs[index].interpreter.opaqueCalls.removeSubrange(opaqueBefore...)
        runs[index].interpreter.marks.removeSubrange(marksBefore...)
        runs[index].interpreter.webLoads.removeSubrange(loadsBefore...)
        runs[index].interpreter.registrations.removeSubrange(registrationsBefore...)
        runs[index].interpreter.lookups.removeSubrange(lookupsBefore...)
        let chain = call.chain + [call.site]
        for nested in runs[index].interpreter.calls.indices[callsBefore...] {
            runs[index].interpreter.calls[nested].chain = chain
            runs[index].interpreter.calls[nested].handler = call.handler
            runs[index].interpreter.calls[nested].caller = call.caller
            if call.isChosen { runs[index].interpreter.calls[nested].isChosen = true }
            if call.isOfMode { runs[index].interpreter.calls[nested].isOfMode = true }
        }
        for var operation in added where !runs[index].interpreter.hangsOnArgument(operation) {
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
            settled.insert(site)
            // Those that call an extension's code settle what it hands on; if nobody does, it stays what the extension does.
            if !runs[index].interpreter.hangsOnSelf(operation) { for link in chain { handedOn.insert([link, site]) } }
            runs[index].throughHelpers.append(operation)
        }
    }
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
