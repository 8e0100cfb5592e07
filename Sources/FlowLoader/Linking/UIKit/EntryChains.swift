import Diagnostics
import FlowGraph

/// Finds the code that the system calls from outside, what it leads to, and what else happens without a control (rules.md group B, 1.7).
struct EntryChains {
    let project: Project
    let chains: OccasionChains
    let jobs: Int

    private var runs: [UnitRun] { chains.runs }

    /// Adds entries, and a copy of each transition that an entry's handler reaches, with the entry's id. Ways out get their occasions
    /// where they stand; so does what only a long chain reaches.
    func extend(_ part: inout GraphPart) {
        chains.markOwnCare(&part.transitions)
        chains.markLaunches(&part.transitions)
        var added: [Transition] = []
        var reachedByLink: Set<Int> = []
        var occasions: [Int: [Occasion]] = [:]
        var keepers: [String: String] = [:]
        let lost = LostLinks(project: project, runs: runs, byKey: chains.byKey)
        var lostPlaces: Set<Span> = []
        let scenesReplaceTheApplication = hasScenesOfItsOwn
        let handlers = runs.indices.compactMap { index -> (index: Int, type: String, kind: Entry.Kind)? in
            guard let type = runs[index].unit.selfType, let kind = entryKind(of: runs[index].unit.function.facts, in: type),
                kind == .launch || doesSomething(runs[index].unit.function.facts)
            else { return nil }
            return (index, type, kind)
        }
        // Launching comes last: what a link reaches while the app runs is told of the link.
        let begun = (handlers.filter { $0.kind != .launch } + handlers.filter { $0.kind == .launch }).map { index, type, kind in
            let run = runs[index]
            let handler = "\(type).\(run.unit.function.facts.fullName)"
            var entry = Entry(
                id: "\(kind.rawValue)@\(handler)", kind: kind, handler: handler,
                reads: kind == .launch ? reads(ofLaunch: run.unit.function.facts) : [],
                location: Span(path: run.unit.function.path, run.unit.function.facts.place))
            entry.lacksLaunch = entry.launchOption != nil && lacksLaunch(type)
            entry.isReplacedByScenes = scenesReplaceTheApplication && isOfTheApplication(type)
            let occasion = Occasion(.entry, name: handler, entry: entry.id, location: entry.location)
            return (entry: entry, root: OccasionChains.Root(run: index, occasion: occasion, isLaunch: kind == .launch))
        }
        for ((entry, _), (arrivals, stored, loads, passages)) in zip(begun, chains.arrivals(from: begun.map(\.root), in: part.transitions, jobs)) {
            let kind = entry.kind
            part.entries.append(entry)
            part.lostLinks += lost.found(on: passages, of: entry, known: &lostPlaces)
            if kind != .launch { part.unreadStates += lost.stores(on: passages, of: entry) }
            if kind != .launch { added += webLoads(loads, of: entry.id) }
            if kind != .launch { for property in stored where keepers[property] == nil { keepers[property] = entry.id } }
            let near = best(arrivals.filter { !$0.isFar && !part.transitions[$0.transition].verb.isExit })
            for arrival in near {
                guard kind != .launch || !reachedByLink.contains(arrival.transition) else { continue }
                reachedByLink.insert(arrival.transition)
                var copy = part.transitions[arrival.transition]
                copy.entry = entry.id
                copy.occasions = [arrival.occasion]
                added.append(copy)
            }
            guard kind != .launch else { continue }
            let copied = Set(near.map(\.transition))
            for arrival in best(arrivals.filter { !copied.contains($0.transition) }) {
                occasions[arrival.transition, default: []].append(arrival.occasion)
            }
        }
        handleLinks(ofViews: &part, &added, &occasions)
        let kept = Dictionary(keepers.map { (lastPart($0.key), $0.value) }, uniquingKeysWith: min)
        let roots = chains.roots()
        for (root, (arrivals, _, loads, _)) in zip(roots, chains.arrivals(from: roots, in: part.transitions, jobs)) {
            for var load in loads where root.occasion.kind == .activation {
                guard let entry = load.tested.compactMap({ kept[$0] }).min() else { continue }
                load.occasion.kind = .entry
                load.occasion.entry = entry
                load.occasion.isKept = true
                added += webLoads([load], of: entry)
            }
            for arrival in best(arrivals) {
                var occasion = arrival.occasion
                if root.occasion.kind == .activation, let entry = arrival.tested.compactMap({ kept[$0] }).min() {
                    occasion.kind = .entry
                    occasion.entry = entry
                    occasion.isKept = true
                }
                occasions[arrival.transition, default: []].append(occasion)
            }
        }
        for (index, found) in chains.routes(in: part.transitions, jobs) { occasions[index, default: []] += found.sorted(by: comesBefore).prefix(12) }
        for (index, found) in occasions {
            let others = found.filter { $0.kind != .route }.sorted(by: comesBefore).prefix(6)
            part.transitions[index].occasions = others + found.filter { $0.kind == .route }
        }
        part.transitions += added
    }

    /// Closures that views' modifiers hand links to, with what their code does beside the views. Views tell more of them: see `nameEntries`.
    private func handleLinks(ofViews part: inout GraphPart, _ added: inout [Transition], _ occasions: inout [Int: [Occasion]]) {
        let roots = runs.indices.flatMap { index in
            runs[index].interpreter.registrations.filter { $0.kind == .entry }.map { registration in
                let location = Span(path: registration.site.path, registration.site.place)
                let handler = "\(runs[index].unit.selfType ?? "").\(registration.name)"
                let id = "url@\(handler) at \(location.path):\(location.line):\(location.column)"
                let occasion = Occasion(.entry, name: handler, entry: id, location: location)
                return OccasionChains.Root(run: index, handler: registration.handler, occasion: occasion)
            }
        }
        for (root, (arrivals, _, _, _)) in zip(roots, chains.arrivals(from: roots, in: part.transitions, jobs)) where !arrivals.isEmpty {
            part.entries.append(Entry(id: root.occasion.entry ?? "", kind: .url, handler: root.occasion.name, location: root.occasion.location))
            for arrival in best(arrivals) {
                guard !arrival.isFar, !part.transitions[arrival.transition].verb.isExit else {
                    occasions[arrival.transition, default: []].append(arrival.occasion)
                    continue
                }
                var copy = part.transitions[arrival.transition]
                copy.entry = root.occasion.entry
                copy.occasions = [arrival.occasion]
                added.append(copy)
            }
        }
    }

    /// False of a body that only answers yes or no, writes it down, or tells who asked that it is done.
    private func doesSomething(_ handler: FunctionFacts) -> Bool {
        (handler.body ?? []).contains { statement in
            switch statement {
            case .returns(.bool?, _), .returns(nil, _), .evaluate(.bool): return false
            case .evaluate(.call(let call)):
                guard !project.isSilent(call) else { return false }
                guard case .name(let name, _) = call.callee else { return true }
                return !handler.parameters.contains { $0.name == name }
            default: return true
            }
        }
    }

    private func webLoads(_ loads: [OccasionChains.Load], of entry: String) -> [Transition] {
        var known: Set<Site> = []
        return loads.sorted { comesBefore($0.occasion, $1.occasion) }.filter { known.insert($0.site).inserted }.map { load in
            Transition(
                verb: .webLoad, from: load.from, to: nil, trigger: Trigger(.entry, function: load.function), entry: entry,
                location: Span(path: load.site.path, load.site.place), occasions: [load.occasion])
        }
    }

    /// A scene's delegate that is told of no launch: its window comes from the storyboard that a property list gives it. SwiftUI's apps connect
    /// their scenes themselves, and who chooses a scene's configuration is given the same options.
    private func lacksLaunch(_ type: String) -> Bool {
        let isListed = sceneLists.contains { !$0.sceneStoryboards.isEmpty && $0.sceneDelegates.contains { $0 == type || $0.hasSuffix(".\(type)") } }
        return isListed && isSceneDelegate(type) && !has("willConnectTo", "scene", line(of: type)) && !choosesScenes
    }

    /// Every scene that a property list gives the app has a delegate in the sources, and none is told of its launch.
    private var hasScenesOfItsOwn: Bool {
        let listed = sceneLists.flatMap(\.sceneDelegates).map(lastPart)
        return !listed.isEmpty && !choosesScenes
            && listed.allSatisfy { isSceneDelegate($0) && !has("willConnectTo", "scene", line(of: $0)) }
    }

    private var sceneLists: [PropertyListFacts] { project.infoPlists.map(\.plist).filter { !$0.isAppExtension } }

    private var choosesScenes: Bool {
        has("configurationForConnecting", "application", project.sortedNames)
            || project.types.values.contains { $0.inherits.contains { $0.name == "App" } }
    }

    private func isOfTheApplication(_ type: String) -> Bool {
        line(of: type).contains { name in project.types[name]?.inherits.contains { $0.name == "UIApplicationDelegate" } == true }
    }

    private func isSceneDelegate(_ type: String) -> Bool {
        let line = line(of: type)
        let isRead = line.allSatisfy { project.types[$0] != nil || ["UIResponder", "NSObject"].contains($0) || $0.hasSuffix("Delegate") }
        return isRead && line.contains { name in
            project.types[name]?.inherits.contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0.name) } == true
        }
    }

    private func line(of type: String) -> [String] { [type] + project.ancestors(of: type) }

    private func has(_ label: String, _ function: String, _ types: [String]) -> Bool {
        types.contains { (project.types[$0]?.functions[function] ?? []).contains { $0.facts.parameters.contains { $0.label == label } } }
    }

    /// What a launch reads of its options, with what the choice of the scene's configuration reads of them: it sends links to scenes of their own.
    private func reads(ofLaunch function: FunctionFacts) -> [String] {
        let own = launchOptions(readBy: function)
        guard function.fullName == "scene(_:willConnectTo:options:)" else { return own }
        let choices = project.sortedNames.flatMap { project.types[$0]?.functions["application"] ?? [] }
            .filter { $0.facts.fullName == "application(_:configurationForConnecting:options:)" }
        return Set(own + choices.flatMap { launchOptions(readBy: $0.facts) }).sorted()
    }

    /// What is read of the parameter with the options: its members, or all of it where it is handed on.
    private func launchOptions(readBy function: FunctionFacts) -> [String] {
        guard let options = function.parameters.last?.name, let body = function.body else { return [] }
        var read: Set<String> = []
        var mentions = 0
        var members = 0
        visitExpressions(in: body) { expression in
            if case .name(options, _) = expression { mentions += 1 }
            if case .member(.name(options, _), let name, _) = expression {
                read.insert(name)
                members += 1
            }
        }
        if mentions > members { read.insert("*") }
        return read.sorted()
    }

    private func lastPart(_ property: String) -> String { property.split(separator: ".").last.map(String.init) ?? property }

    /// One arrival for each transition: one without care where there is any, and of those the nearest.
    private func best(_ arrivals: [OccasionChains.Arrival]) -> [OccasionChains.Arrival] {
        var found: [Int: OccasionChains.Arrival] = [:]
        for arrival in arrivals {
            if let known = found[arrival.transition], !comesBefore(arrival.occasion, known.occasion) { continue }
            found[arrival.transition] = arrival
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private func comesBefore(_ a: Occasion, _ b: Occasion) -> Bool {
        func rank(_ occasion: Occasion) -> Int { occasion.care == nil ? 0 : occasion.care == .oneLevel ? 1 : 2 }
        let kinds = Occasion.Kind.allCases
        let left = (rank(a), a.hops, kinds.firstIndex(of: a.kind) ?? 0, a.name, a.location)
        let right = (rank(b), b.hops, kinds.firstIndex(of: b.kind) ?? 0, b.name, b.location)
        return left < right
    }

    /// At launch only what is handed the link counts; the rest builds the usual interface.
    static func readsLaunchOptions(_ call: Interpreter.FollowedCall) -> Bool {
        let words: Set<String> = ["url", "userActivity", "activity", "shortcutItem", "response", "urlContexts", "link", "deepLink", "URLContexts"]
        return call.function.facts.parameters.contains { words.contains($0.label ?? "") || words.contains($0.name) }
    }

    private func entryKind(of function: FunctionFacts, in type: String) -> Entry.Kind? {
        if function.fullName == "perform()", project.opensApp(type) { return .intent }
        return Self.kind(ofHandler: function.fullName) ?? project.names.entryKind(of: function, in: type)
    }

    /// What a function of the application, of a scene or of the notification centre is called for, by its full name.
    static func kind(ofHandler fullName: String) -> Entry.Kind? {
        switch fullName {
        case "scene(_:openURLContexts:)", "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
            "application(_:handleOpen:)", "application(_:openURL:options:)": .url
        case "scene(_:continue:)", "application(_:continue:restorationHandler:)", "application(_:continueUserActivity:restorationHandler:)": .userActivity
        case "windowScene(_:performActionFor:completionHandler:)", "application(_:performActionFor:completionHandler:)": .shortcut
        case "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:didReceive:)": .notificationTap
        case "application(_:didReceiveRemoteNotification:)", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            "application(_:didReceive:)", "application(_:handleActionWithIdentifier:for:completionHandler:)": .remoteNotification
        case "scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)": .launch
        default: nil
        }
    }
}
