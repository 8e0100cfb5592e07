import Diagnostics
import FlowGraph

// The screens, once all transitions are known.

extension ViewJoining {
    // MARK: Controls

    /// What controls do to state, now that it is known what the state shows.
    mutating func completeControls() {
        for effect in findings.effects {
            guard var draft = findings.drafts[effect.draft] else { continue }
            var exits: [Exit] = []
            var isOpaque = false
            var confirms = false
            var question: Question?
            switch effect.kind {
            case .resets:
                if findings.presentingParameters.contains(effect.key) {
                    exits = [Exit(.dismiss, on: .presenting, guarded: effect.guarded)]
                } else if !stacks(of: effect.key, actedOnBy: effect.draft).isEmpty {
                    exits = [Exit(.popToRoot, guarded: effect.guarded)]
                } else {
                    isOpaque = project.isBinding(effect.key) || presentedByKey[effect.key] != nil && effect.key.owner != effect.draft
                }
            case .pops: if !stacks(of: effect.key, actedOnBy: effect.draft).isEmpty { exits = [Exit(.pop, guarded: effect.guarded)] }
            case .popsLevels(let levels):
                if !stacks(of: effect.key, actedOnBy: effect.draft).isEmpty { exits = [Exit(.popTo, levels: levels, guarded: effect.guarded)] }
            case .popsToRoot: if !stacks(of: effect.key, actedOnBy: effect.draft).isEmpty { exits = [Exit(.popToRoot, guarded: effect.guarded)] }
            case .sets, .toggles:
                if effect.kind == .toggles, findings.presentingParameters.contains(effect.key) {
                    exits = [Exit(.dismiss, on: .presenting, guarded: effect.guarded)]
                } else if hangsOnSite(effect) {
                    // Whether it asks at all is told where the control is made.
                    isOpaque = true
                } else if let asked = findings.alertExits[effect.key] {
                    confirms = true
                    exits = asked
                }
                if !isOpaque, let discards = findings.alertDiscards[effect.key] {
                    question = Question(test: effect.tests.count == 1 ? effect.tests[0] : nil, discards: discards, location: effect.place)
                }
            }
            guard !exits.isEmpty || isOpaque || question != nil else { continue }
            func complete(_ controls: inout [Control]) {
                for index in controls.indices where controls[index].location == effect.control {
                    for exit in exits where !controls[index].exits.contains(exit) { controls[index].exits.append(exit) }
                    if isOpaque { controls[index].isOpaque = true }
                    if confirms { controls[index].confirms = true }
                    controls[index].question = controls[index].question ?? question
                }
            }
            complete(&draft.facts.leading)
            complete(&draft.facts.trailing)
            complete(&draft.facts.body)
            if isOpaque, !draft.opaqueActions.contains(effect.key.property) { draft.opaqueActions.append(effect.key.property) }
            findings.drafts[effect.draft] = draft
        }
    }

    /// Whether the view does it hangs on a flag that it is told where it is made.
    private func hangsOnSite(_ effect: ViewFindings.ControlEffect) -> Bool {
        guard project.isView(effect.key.owner), let properties = project.types[effect.key.owner]?.properties else { return false }
        return effect.tests.contains { test in
            // A test that could not be read, of a control that several views share.
            guard let test else { return effect.key.owner != effect.draft }
            return rootNames(ofTest: test).contains { name in
                // A constant that has its value is told nothing.
                guard let flag = properties[name]?.facts, flag.attributes.isEmpty, flag.getter == nil, !(flag.isConstant && flag.value != nil)
                else { return false }
                if case .bool? = flag.value { return true }
                return flag.type?.name == "Bool"
            }
        }
    }

    // MARK: Representables

    /// A representable stands for the controller it makes.
    mutating func addRepresentables() {
        for embedding in representables {
            findings.transitions.append(embedding)
            if embedding.to?.hasPrefix("system:") == true { findings.drafts[embedding.from, default: ScreenDraft()].facts.isViewer = true }
        }
    }

    /// Where every site hides the back button of a view, the view has none.
    mutating func joinSiteSettings() {
        for (target, setting) in findings.siteBackHidden {
            guard findings.drafts[target]?.facts.backHidden == nil else { continue }
            let arrivals = findings.transitions.filter { $0.to == target && $0.verb != .embed && $0.entry == nil && !$0.restates }
            let hiding = findings.siteBackHidden.filter { $0.target == target && $0.setting.guarded == .always }
            let isEverywhere = hiding.count >= arrivals.count && setting.guarded == .always
            findings.drafts[target, default: ScreenDraft()].facts.backHidden = Setting(
                isEverywhere ? .always : .conditional, location: setting.location)
        }
    }

    // MARK: Embedding

    /// Keeps an embedding only where there is something in the embedded view that navigation can depend on.
    mutating func pruneEmbeds() {
        var matters = others
        for transition in findings.transitions where transition.verb != .embed { matters.insert(transition.from) }
        for unresolved in findings.unresolved { if let from = unresolved.from { matters.insert(from) } }
        for (id, draft) in findings.drafts where draft.facts.matters || !draft.opaqueActions.isEmpty { matters.insert(id) }
        var embedders: [String: Set<String>] = [:]
        for transition in findings.transitions where transition.verb == .embed {
            guard let target = transition.to else { continue }
            embedders[target, default: []].insert(transition.from)
            if target.hasPrefix("system:") || project.types[target].map({ !project.isShownView($0.name) }) ?? false { matters.insert(transition.from) }
        }
        var queue = matters.sorted()
        while let next = queue.popLast() {
            for embedder in embedders[next] ?? [] where matters.insert(embedder).inserted { queue.append(embedder) }
        }
        findings.transitions.removeAll { transition in
            guard transition.verb == .embed, let target = transition.to, !target.hasPrefix("system:") else { return false }
            return project.isShownView(target) && !matters.contains(target)
        }
    }

    // MARK: Results

    func sortedTransitions() -> [Transition] {
        var known: [Transition: Int] = [:]
        var kept: [Transition] = []
        for transition in findings.transitions {
            // One edge of one call is one transition, however many ways lead to the call.
            var key = transition
            key.trigger = Trigger(.unknown)
            key.guarded = .always
            key.certainty = .certain
            key.installs = []
            if let index = known[key] {
                if transition.guarded == .always { kept[index].guarded = .always }
                kept[index].certainty = max(kept[index].certainty, transition.certainty)
                if kept[index].trigger.kind == .unknown { kept[index].trigger = transition.trigger }
            } else {
                known[key] = kept.count
                kept.append(transition)
            }
        }
        return kept.sorted { a, b in
            if a.location != b.location { return a.location < b.location }
            let left = (a.from, a.verb.rawValue, a.to ?? "", a.on ?? "", a.entry ?? "", a.position ?? -1)
            let right = (b.from, b.verb.rawValue, b.to ?? "", b.on ?? "", b.entry ?? "", b.position ?? -1)
            return left < right
        }
    }

    func sortedUnresolved() -> [Unresolved] {
        var seen: Set<Unresolved> = []
        return findings.unresolved.filter { seen.insert($0).inserted }.sorted {
            ($0.location, $0.verb.rawValue, $0.reason) < ($1.location, $1.verb.rawValue, $1.reason)
        }
    }

    func screens(of transitions: [Transition]) -> [Screen] {
        var ids = others
        for transition in transitions {
            ids.insert(transition.from)
            if let target = transition.to { ids.insert(target) }
        }
        for (id, draft) in findings.drafts where draft.facts.matters { ids.insert(id) }
        var open = findings.open
        var constructed: Set<String> = []
        for construction in scan.constructions {
            constructed.insert(construction.type)
            guard !construction.isHosted, !findings.placed.contains(construction.place), !hosted.contains(construction.place) else { continue }
            open[construction.type, default: []].insert("it is made where its place could not be told")
        }
        return ids.sorted().compactMap { id in
            let draft = findings.drafts[id] ?? ScreenDraft()
            if let place = draft.inlinePlace {
                return screen(id, draft, at: place, open: [])
            }
            guard let type = project.types[id], project.isShownView(id) else { return nil }
            var reasons = open[id] ?? []
            if type.isPublic, !constructed.contains(id) { reasons.insert("it is public and nothing here makes it") }
            if type.isAmbiguous { reasons.insert("more than one type bears its name") }
            return screen(id, draft, at: type.location, open: reasons.sorted())
        }
    }

    private func screen(_ id: String, _ draft: ScreenDraft, at place: Span, open: [String]) -> Screen {
        var screen = Screen(
            id: id, name: id, class: project.types[id] == nil ? nil : id, kind: draft.kind, technology: .swiftui, title: draft.title,
            location: place, facts: draft.facts, openReasons: open, opaqueActions: draft.opaqueActions.sorted())
        screen.facts.dismissesByMode = project.dismissesByMode(id)
        return screen
    }
}

extension ScreenFacts {
    /// There is something that a rule can ask about.
    fileprivate var matters: Bool {
        !leading.isEmpty || !trailing.isEmpty || !body.isEmpty || backHidden != nil || barHidden != nil || dismissBlocked != nil
            || !web.isEmpty || stackInBody != nil || input != .none
    }
}
