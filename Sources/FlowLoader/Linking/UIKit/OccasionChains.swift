import Diagnostics
import FlowGraph

/// Follows code that no control causes, from where it begins to the transitions it makes happen.
struct OccasionChains: Sendable {
    let project: Project
    let runs: [UnitRun]
    let deliveries: Deliveries
    /// The run that gave each transition.
    let origins: [Relays.Origin]
    let care: PathCare
    let byKey: [Site: [Int]]
    let transitions: [[Int]]
    /// Runs that switch a tab, set the window's root or dismiss, themselves or by up to two calls.
    let switchers: Set<Int>
    /// Handed from one call that is followed to the next: apart for code that knows what others put into properties.
    var recall: [Bool: Recall] = [:]
    private let posters: Posters
    /// What the care at points of runs was found to be: many roots lead past the same.
    private var knownCare: [CarePoint: Care?] = [:]
    /// Functions as calls run them, where nothing of the caller but what it hands over matters.
    var knownCalls: [KnownCall: UnitRun] = [:]

    private struct CarePoint: Hashable {
        var run: Int
        var order: Int
        var handler: Int?
        var isAtCall: Bool
    }

    /// Calls up to which a chain is near, and those through closures and delegates up to which it is followed at all.
    static let maxHops = 4
    static let farHops = 8
    private static let stateLimit = 300

    init(project: Project, runs: [UnitRun], deliveries: Deliveries, origins: [Relays.Origin], triggers: [String: Trigger]) {
        self.project = project
        self.runs = runs
        self.deliveries = deliveries
        self.origins = origins
        posters = Posters(project: project, runs: runs, triggers: triggers)
        byKey = Dictionary(grouping: runs.indices) { runs[$0].unit.key }
        care = PathCare(project: project, runs: runs, byKey: byKey)
        var transitions = Array(repeating: [Int](), count: runs.count)
        for (index, origin) in origins.enumerated() { transitions[origin.run].append(index) }
        self.transitions = transitions
        let callees = byKey
        var switchers = Set(runs.indices.filter { runs[$0].interpreter.operations.contains { [.selectTab, .root, .dismiss].contains($0.verb) } })
        for _ in 0..<2 {
            switchers.formUnion(runs.indices.filter { run in
                runs[run].interpreter.calls.contains { (callees[$0.function.key] ?? []).contains(where: switchers.contains) }
            })
        }
        self.switchers = switchers
    }

    /// Where something begins.
    struct Root {
        var run: Int
        var handler: Int?
        var occasion: Occasion
        /// Only calls that are handed the link count of the function itself.
        var isLaunch = false
        /// Only this call counts of the function itself.
        var only: Site?
    }

    /// A transition that a root leads to. `isFar`: through a closure or a delegate, or many calls.
    struct Arrival {
        var transition: Int
        var occasion: Occasion
        var isFar: Bool
        /// Names that the conditions on the way mention in the function that runs first.
        var tested: Set<String>
    }

    /// A page that a root leads to.
    struct Load {
        var site: Site
        /// The screen whose web view it is, and the function that it is told in.
        var from: String
        var function: String
        var occasion: Occasion
        var tested: Set<String>
    }

    /// A function that an entry leads to by calls.
    struct Passage {
        var run: Int
        var handler: Int?
        /// The function as one call runs it, where the call decides its branches.
        var called: UnitRun?
        /// Optional closures that the call does not give, and where it stands.
        var omitting: [(parameter: String, location: Span)] = []
    }

    private struct State {
        var run: Int
        var handler: Int?
        /// The function as one call runs it, where the call decides its branches.
        var called: UnitRun?
        var omitting: [(parameter: String, location: Span)] = []
        /// The code is a closure that is called from elsewhere: an enum's case carries it, or a property keeps it.
        var isEntered = false
        var hops = 0
        var isFar = false
        var care: Care?
        var isTested = false
        var step: Span?
        var tested: Set<String> = []
    }

    private struct Visit: Hashable {
        var run: Int
        var handler: Int?
        var isCared: Bool
        var arguments: [[Value]?]
    }

    // MARK: Walking

    typealias Reached = (arrivals: [Arrival], stored: Set<String>, loads: [Load], passages: [Passage])
    /// What each root leads to, on up to `jobs` threads.
    func arrivals(from roots: [Root], in all: [Transition], _ jobs: Int) -> [Reached] {
        inParts(roots, jobs: jobs, remembering: self) { root, chains in chains.arrivals(from: root, in: all) }
    }

    /// Everything that a root leads to, nearest first, and the properties that its code puts something into.
    private mutating func arrivals(from root: Root, in all: [Transition]) -> Reached {
        var start = State(run: root.run, handler: root.handler)
        if root.occasion.kind == .observer {
            start.care = care.careOfOthers(than: (root.run, root.handler), observing: root.occasion.name)
            if posters.closeFirst(root.occasion.name) { start.care = strongest(start.care, .dismissal) }
        }
        var queue = [start]
        var loads: [Load] = []
        var seen: Set<Visit> = []
        var found: [Arrival] = []
        var stored: Set<String> = []
        var passages: [Passage] = []
        var next = 0
        while next < queue.count, next < Self.stateLimit {
            let state = queue[next]
            next += 1
            let interpreter = (state.called ?? runs[state.run]).interpreter
            for store in interpreter.stores { stored.insert(store.property) }
            let isOutermost = root.isLaunch && state.hops == 0
            if !state.isFar, !isOutermost, root.occasion.kind == .entry {
                passages.append(Passage(run: state.run, handler: state.handler, called: state.called, omitting: state.omitting))
            }
            if !isOutermost, state.hops > 0 || root.only == nil { found += arrivals(at: state, interpreter, root, all) }
            for load in interpreter.webLoads where load.point.handler == state.handler && !state.isFar && !isOutermost {
                guard let type = runs[state.run].unit.selfType, OperationLinks.isNode(type, of: project) else { continue }
                loads.append(self.load(load, of: type, at: state, root))
            }
            for call in interpreter.calls where call.chain.isEmpty && call.point.handler == state.handler {
                guard root.only != nil || state.isEntered || !call.context.contains(where: \.isHandler) else { continue }
                guard !isOutermost || EntryChains.readsLaunchOptions(call), state.hops > 0 || root.only == nil || call.site == root.only else { continue }
                guard state.hops < (state.isFar ? Self.farHops : Self.maxHops) else { continue }
                add(call, from: state, interpreter, to: &queue, &seen)
            }
            guard state.hops < Self.farHops, !isOutermost, root.only == nil else { continue }
            for carried in self.carried(by: interpreter, in: state) {
                var new = successor(of: state, at: carried.point, carried.place)
                new.handler = carried.handler
                new.called = state.called
                new.isFar = true
                new.isTested = true
                new.isEntered = true
                if seen.insert(Visit(run: new.run, handler: carried.handler, isCared: new.care != nil, arguments: [])).inserted { queue.append(new) }
            }
            for call in interpreter.opaqueCalls where call.point.handler == state.handler {
                for node in nodes(behind: call) {
                    add(node, by: call, from: state, to: &queue, &seen)
                }
            }
        }
        return (found, stored, loads, passages)
    }

    /// What is done about a layer above on the path through a point of the code of a state.
    private mutating func seenCare(at point: PathPoint, in state: State, isAtCall: Bool = false, isCall: Bool = false) -> Care? {
        let besides = isAtCall ? point.order : nil
        if let called = state.called { return care.care(at: point, in: called.interpreter, besides: besides, isCall: isCall) }
        let key = CarePoint(run: state.run, order: point.order, handler: point.handler, isAtCall: isAtCall)
        if let known = knownCare[key] { return known }
        let found = care.care(at: point, in: runs[state.run].interpreter, besides: besides, isCall: isCall)
        knownCare[key] = .some(found)
        return found
    }

    private mutating func load(_ load: Operation, of type: String, at state: State, _ root: Root) -> Load {
        var occasion = root.occasion
        occasion.hops = state.hops
        occasion.care = strongest(state.care, seenCare(at: load.point, in: state))
        occasion.step = state.step
        return Load(
            site: Site(path: load.path, place: load.place), from: type, function: load.function, occasion: occasion,
            tested: state.hops == 0 ? load.point.forks.reduce(into: []) { $0.formUnion($1.names) } : state.tested)
    }

    private mutating func arrivals(at state: State, _ interpreter: Interpreter, _ root: Root, _ all: [Transition]) -> [Arrival] {
        guard !transitions[state.run].isEmpty else { return [] }
        var points: [Site: PathPoint] = [:]
        for operation in interpreter.operations where operation.point.handler == state.handler && operation.caller == nil {
            points[Site(path: operation.path, place: operation.place)] = operation.point
        }
        var calls: [Site: PathPoint] = [:]
        for call in interpreter.calls where call.chain.isEmpty && call.point.handler == state.handler { calls[call.site] = call.point }
        return transitions[state.run].compactMap { index in
            let transition = all[index]
            let isHelped = transition.caller != nil
            let place = transition.caller ?? transition.location
            let site = Site(path: place.path, place: Place(line: place.line, column: place.column, length: place.endColumn - place.column))
            guard let point = isHelped ? calls[site] : points[site] else { return nil }
            var occasion = root.occasion
            occasion.hops = state.hops
            occasion.isTested = state.isTested
            occasion.care = strongest(strongest(state.care, seenCare(at: point, in: state, isCall: isHelped)), care.careWhereWritten(transition))
            occasion.step = state.step ?? (isHelped ? place : nil)
            return Arrival(
                transition: index, occasion: occasion, isFar: state.isFar,
                tested: state.hops == 0 ? point.forks.reduce(into: []) { $0.formUnion($1.names) } : state.tested)
        }
    }

    private mutating func add(
        _ call: Interpreter.FollowedCall, from state: State, _ interpreter: Interpreter, to queue: inout [State], _ seen: inout Set<Visit>
    ) {
        let callees = byKey[Site(path: call.function.path, place: call.function.facts.place)] ?? []
        guard !callees.isEmpty else { return }
        let isDecisive = call.arguments.contains { $0?.contains(where: \.decides) == true }
        var followed: UnitRun?
        for callee in callees {
            var new = successor(of: state, at: call.point, Span(path: call.path, call.place))
            new.run = callee
            new.isTested = new.isTested || call.guarded != .always
            new.omitting = omitted(by: call)
            let visit = Visit(run: callee, handler: nil, isCared: new.care != nil, arguments: isDecisive ? call.arguments : [])
            guard seen.insert(visit).inserted else { continue }
            if isDecisive {
                followed = followed ?? self.followed(call, interpreter, as: runs[callee].unit)
                new.called = followed
            }
            queue.append(new)
        }
    }

    /// Closures that the function hands on with an enum's case: whoever handles that calls back.
    private func carried(by interpreter: Interpreter, in state: State) -> [(handler: Int, point: PathPoint, place: Span)] {
        guard state.handler == nil else { return [] }
        var found: [Int: (point: PathPoint, place: Span)] = [:]
        func note(_ point: PathPoint, _ context: [ClosureContext], _ path: String, _ place: Place) {
            guard let handler = point.handler, found[handler] == nil, let last = context.firstIndex(where: \.isHandler), context[last] == .carried,
                !context[(last + 1)...].contains(where: \.isHandler)
            else { return }
            found[handler] = (PathPoint(order: point.order, forks: point.forks), Span(path: path, place))
        }
        for call in interpreter.calls where call.chain.isEmpty { note(call.point, call.context, call.path, call.place) }
        for operation in interpreter.operations where operation.caller == nil { note(operation.point, operation.context, operation.path, operation.place) }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.point, $0.value.place) }
    }

    /// Optional closures that stay nil.
    private func omitted(by call: Interpreter.FollowedCall) -> [(parameter: String, location: Span)] {
        zip(call.function.facts.parameters, call.arguments).compactMap { parameter, given in
            guard parameter.type?.name == "->", parameter.defaultValue == .null, given == nil || given == [.null] else { return nil }
            return (parameter.name, Span(path: call.path, call.place))
        }
    }

    private mutating func add(
        _ node: (run: Int, handler: Int?), by call: Interpreter.OpaqueCall, from state: State, to queue: inout [State], _ seen: inout Set<Visit>
    ) {
        var new = successor(of: state, at: call.point, Span(path: call.path, call.place))
        new.run = node.run
        new.isTested = new.isTested || call.guarded != .always
        (new.handler, new.isEntered) = (node.handler, node.handler != nil)
        new.isFar = true
        guard seen.insert(Visit(run: node.run, handler: node.handler, isCared: new.care != nil, arguments: [])).inserted else { return }
        queue.append(new)
    }

    private mutating func successor(of state: State, at point: PathPoint, _ place: Span) -> State {
        var new = State(run: state.run)
        new.hops = state.hops + 1
        new.isFar = state.isFar
        new.isTested = state.isTested
        new.care = strongest(state.care, seenCare(at: point, in: state, isAtCall: true))
        new.step = state.step ?? place
        new.tested = state.hops == 0 ? point.forks.reduce(into: []) { $0.formUnion($1.names) } : state.tested
        return new
    }

    /// The code behind a closure or an object that a property keeps.
    private func nodes(behind call: Interpreter.OpaqueCall) -> [(run: Int, handler: Int?)] {
        guard let source = call.source else { return [] }
        if let requirement = source.requirement {
            return (deliveries.types[source.property] ?? []).sorted().flatMap { type in
                project.function(requirement, arguments: call.arguments, of: type).map(runs(of:)) ?? []
            }
        }
        return (deliveries.code[source.property] ?? []).flatMap { code -> [(run: Int, handler: Int?)] in
            switch code {
            case .closure(let run, let index): [(run, index)]
            case .function(let type, let name): project.functions(name, of: type).flatMap(runs(of:))
            }
        }
    }

    private func runs(of function: Declared<FunctionFacts>) -> [(run: Int, handler: Int?)] {
        (byKey[Site(path: function.path, place: function.facts.place)] ?? []).map { ($0, nil) }
    }

    // MARK: What begins without a control

    /// Observers, timers, callbacks of the application and its scenes, and delegates' methods that no view calls.
    func roots() -> [Root] {
        var found: [Root] = []
        for (index, run) in runs.enumerated() {
            let function = run.unit.function
            for registration in run.interpreter.registrations where registration.kind != .entry {
                let occasion = posters.occasion(of: registration, in: run)
                if let handler = registration.handler { found.append(Root(run: index, handler: handler, occasion: occasion)) }
                guard let method = registration.method else { continue }
                let targets = project.functions(ofAction: method.name, of: method.type).flatMap(runs(of:))
                found += targets.map { Root(run: $0.run, occasion: occasion) }
            }
            guard let type = run.unit.selfType, !run.unit.isProperty else { continue }
            let location = Span(path: function.path, function.facts.place)
            let name = "\(type).\(function.facts.fullName)"
            if activationCallbacks.contains(function.facts.fullName) {
                found.append(Root(run: index, occasion: Occasion(.activation, name: name, location: location)))
            } else if isCallback(function.facts, of: type) {
                found.append(Root(run: index, occasion: Occasion(.delegate, name: name, location: location)))
            }
        }
        return found
    }

    /// A method that an object calls which is no view: told by the class of the sender, the first parameter.
    private func isCallback(_ function: FunctionFacts, of type: String) -> Bool {
        guard let sender = function.parameters.first?.type?.name, project.types[sender] == nil else { return false }
        guard Self.senders.contains(sender) || sender == "WKWebView" && Self.panels.contains(function.fullName)
            || sender == "UNUserNotificationCenter" && function.fullName.hasPrefix("userNotificationCenter(_:willPresent:")
        else { return false }
        if sender == "WKUserContentController", tellsOfTouches(function) { return false }
        return project.ancestors(of: type).contains { base in
            project.types[base] == nil && ["Delegate", "Observer", "Handler", "Protocol"].contains(where: base.hasSuffix)
        }
    }

    /// A page's script that reports what the user touched.
    private func tellsOfTouches(_ function: FunctionFacts) -> Bool {
        var texts = NameUses(function.body ?? []).names
        visitExpressions(in: function.body ?? []) { if case .string(let text) = $0 { texts.insert(text) } }
        let touches: Set<String> = ["click", "clicked", "clicks", "tap", "tapped", "taps", "press", "pressed", "touch", "touched", "select", "selected"]
        return texts.contains { !touches.isDisjoint(with: words(of: $0)) }
    }

    private static let senders: Set<String> = [
        "URLSession", "CLLocationManager", "WCSession", "AVAudioPlayer", "AVAudioRecorder", "AVSpeechSynthesizer", "AVCaptureSession",
        "AVCaptureOutput", "AVCaptureFileOutput", "WKUserContentController", "NSFetchedResultsController", "SKPaymentQueue", "SKRequest",
        "SKProductsRequest", "CBCentralManager", "CBPeripheral", "CBPeripheralManager", "PKPushRegistry", "CXProvider", "CXCallObserver",
        "MCSession", "MCNearbyServiceBrowser", "MCNearbyServiceAdvertiser", "NetServiceBrowser", "NWConnection", "NEVPNManager", "HMHomeManager",
        "GKMatch", "SFSpeechRecognizer", "SFSpeechRecognitionTask", "NSMetadataQuery",
    ]
    private static let panels: Set<String> = [
        "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
        "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
        "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)",
    ]

    /// Says of each transition what the function it is written in does about a layer above.
    func markOwnCare(_ all: inout [Transition]) {
        for (index, run) in runs.enumerated() where !transitions[index].isEmpty {
            var points: [Site: PathPoint] = [:]
            for operation in run.interpreter.operations where operation.caller == nil {
                points[Site(path: operation.path, place: operation.place)] = operation.point
            }
            var calls: [Site: PathPoint] = [:]
            for call in run.interpreter.calls where call.chain.isEmpty { calls[call.site] = call.point }
            for transition in transitions[index] {
                let place = all[transition].caller ?? all[transition].location
                let site = Site(path: place.path, place: Place(line: place.line, column: place.column, length: place.endColumn - place.column))
                guard let point = all[transition].caller == nil ? points[site] : calls[site] else { continue }
                let seen = care.care(at: point, in: run.interpreter, isCall: all[transition].caller != nil)
                all[transition].care = strongest(seen, care.careWhereWritten(all[transition]))
                if all[transition].verb == .push, all[transition].caller == nil { all[transition].emptied = emptying(before: site, point, in: run) }
            }
        }
    }
}
