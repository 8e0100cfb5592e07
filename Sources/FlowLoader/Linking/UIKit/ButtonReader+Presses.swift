import Diagnostics
import FlowGraph

// What presses of buttons do, on which screens.

extension ButtonReader {
    /// The controls that a button is, by the class of the screen, and whether anything at all is known to happen at a press.
    mutating func controls(of button: WiredButton, _ scenes: [InterfaceControl]) -> (controls: [(screen: String, control: FoundButton)], acts: Bool) {
        let (appearance, differs) = appearance(of: button, scenes)
        var sums: [String: (sum: ActionSummary, notes: [ControlNote], functions: [String])] = [:]
        for press in button.presses {
            for outcome in outcomes(of: press, depth: 0) {
                var known = sums[outcome.screen] ?? (outcome.sum, [], [])
                if !known.notes.isEmpty { known.sum.add(outcome.sum) }
                known.notes.append(outcome.note)
                if let function = outcome.function { known.functions.append(function) }
                sums[outcome.screen] = known
            }
        }
        var found: [(String, FoundButton)] = []
        for (screen, known) in sums.sorted(by: { $0.key < $1.key }) {
            let location = Span(path: known.notes[0].path, known.notes[0].place)
            var control = known.sum.control(appearance, guarded: button.hides ? .conditional : .always, location: location)
            if differs { control.look = .unknown }
            let looksLikeExit = [.back, .close, .cancel].contains(control.look)
            // What it asks other objects of the project for is read as their code; only where it promises a way out may that be one.
            if known.sum.asksOwnCodeOnly, !looksLikeExit, button.items.isEmpty { control.isOpaque = false }
            // A button that looks like a way out and whose action is not known may be one. In a bar every item counts.
            let counts = !control.exits.isEmpty || control.isOpaque && control.look != .other
            guard !button.items.isEmpty || counts && (!button.isTap || looksLikeExit) else { continue }
            found.append((screen, FoundButton(control: control, notes: known.notes, functions: known.functions, items: button.items)))
        }
        return (found, !sums.isEmpty)
    }

    private func appearance(of button: WiredButton, _ scenes: [InterfaceControl]) -> (appearance: Appearance, differs: Bool) {
        var result = Appearance()
        let scene = scenes.count == 1 ? scenes[0].appearance : nil
        result.systemItem = button.looks["systemItem"]?.first ?? nil
        let titles = (button.looks["title"] ?? []).union(button.looks["text"] ?? []).union(button.looks["attributedTitle"] ?? [])
        let pictures = (button.looks["image"] ?? []).union(button.looks["backgroundImage"] ?? [])
        let labels = button.looks["accessibilityLabel"] ?? []
        func only(_ told: Set<String?>) -> String? { told.count == 1 ? told.first ?? nil : nil }
        result.title = titles.isEmpty ? scene?.title : only(titles)
        result.accessibilityLabel = labels.isEmpty ? scene?.accessibilityLabel : only(labels)
        if pictures.isEmpty {
            (result.symbol, result.image) = (scene?.symbol, scene?.image)
        } else if let picture = only(pictures) {
            (result.symbol, result.image) = Self.picture(picture)
        }
        let isTold = result.title != nil || result.symbol != nil || result.image != nil || result.systemItem != nil || result.accessibilityLabel != nil
        result.isUnread = !isTold
        // Several: what they have in common.
        var looks: Set<Look> = []
        for text in titles { looks.insert(text.map { readLook(Appearance(title: $0)).look } ?? .unknown) }
        for text in pictures {
            let (symbol, image) = text.map(Self.picture) ?? (nil, nil)
            looks.insert(text == nil ? .unknown : readLook(Appearance(symbol: symbol, image: image)).look)
        }
        let differs = titles.count > 1 || pictures.count > 1
        if differs, looks.count == 1, let one = titles.compactMap({ $0 }).sorted().first ?? nil { result.title = result.title ?? one }
        if differs, looks.count == 1, let one = pictures.compactMap({ $0 }).sorted().first ?? nil, result.symbol == nil, result.image == nil {
            (result.symbol, result.image) = Self.picture(one)
        }
        return (result, differs && looks.subtracting([.other]).count > 0 && looks.count > 1)
    }

    private static func picture(_ told: String) -> (symbol: String?, image: String?) {
        told.hasPrefix("symbol ") ? (String(told.dropFirst(7)), nil) : (nil, String(told.dropFirst(6)))
    }

    private typealias Outcome = (screen: String, sum: ActionSummary, note: ControlNote, function: String?)

    /// What a press comes to, on each screen that it concerns.
    private mutating func outcomes(of press: WiredPress, depth: Int) -> [Outcome] {
        let run = runs[press.run]
        guard let type = run.unit.selfType else { return [] }
        if run.interpreter.isLent { return lentOutcomes(of: press) }
        if project.mayBeViewController(type) {
            var note = press.note
            // A helper that makes the button runs with whatever calls it.
            note.function = run.unit.function.facts.fullName
            return outcome(of: note.deed, in: run, for: type).map { [(type, $0.sum, note, $0.function)] } ?? []
        }
        guard project.types[type]?.kind == .class else { return [] }
        return handedOn(press, in: run, of: type, depth: depth)
    }

    private mutating func outcome(of deed: ControlNote.Deed, in run: UnitRun, for type: String) -> (sum: ActionSummary, function: String?)? {
        switch deed {
        case .selector(let name, let target), .tap(let name, let target):
            let owner = target == .me || target == .null ? type : run.interpreter.typeName(of: target)
            guard !name.isEmpty, let owner, var sum = summary(of: name, in: owner) else { return (ActionSummary(isOpaque: true), nil) }
            if owner != type { sum.exits = sum.exits.map(actions.byAnother) }
            return (sum, owner == type ? name : nil)
        case .action(let action): return (actions.summary(ofAction: action, in: run), nil)
        case .closure(let index):
            let sum = actions.summary(ofHandler: index, in: run)
            // What sets a button up looks the same.
            return sum.exits.isEmpty ? nil : (sum, nil)
        case .look, .hidden: return nil
        }
    }

    private mutating func summary(of selector: String, in type: String) -> ActionSummary? {
        let key = "\(type) \(selector)"
        if let known = summaries[key] { return known }
        guard let sum = actions.summary(of: selector, in: type) else { return nil }
        summaries[key] = sum
        return sum
    }

    /// A button that an extension of controllers sets up: a control of those that ask for it.
    private mutating func lentOutcomes(of press: WiredPress) -> [Outcome] {
        let key = runs[press.run].unit.key
        var found: [Outcome] = []
        var seen: Set<String> = []
        for run in runs {
            guard let type = run.unit.selfType, project.types[type] != nil, project.mayBeViewController(type), !run.interpreter.isLent else { continue }
            for call in run.interpreter.calls where call.receiver == .me && call.function.key == key && seen.insert(type).inserted {
                var note = press.note
                note.function = run.unit.function.facts.fullName
                (note.place, note.path) = (call.place, call.path)
                if call.guarded != .always { note.guarded = .conditional }
                guard let outcome = outcome(of: note.deed, in: runs[press.run], for: type) else { continue }
                found.append((type, outcome.sum, note, outcome.function))
            }
        }
        return found
    }

    // MARK: Views

    /// A view of the project's whose button calls a closure or a delegate that it was handed: the screen that handed it is left.
    private mutating func handedOn(_ press: WiredPress, in run: UnitRun, of view: String, depth: Int) -> [Outcome] {
        guard depth < 3 else { return [] }
        let (calls, isWhole) = handed(by: press.note.deed, in: run, of: view)
        var found: [Outcome] = []
        for call in calls {
            guard let source = call.source, !source.property.isEmpty else { continue }
            found += source.requirement == nil ? closures(in: source.property, depth) : delegates(source, call)
        }
        // Who keeps such a view, and is not known to have been asked, may be left by it.
        let isOpen = !isWhole || !calls.isEmpty
        guard isOpen else { return found }
        for keeper in keepers(of: view) where !found.contains(where: { $0.screen == keeper }) {
            found.append((keeper, ActionSummary(isOpaque: true), press.note, nil))
        }
        return found
    }

    /// The calls of a press that lead out of the view, and whether nothing else of it leads elsewhere.
    private func handed(by deed: ControlNote.Deed, in run: UnitRun, of view: String) -> (calls: [Interpreter.OpaqueCall], isWhole: Bool) {
        switch deed {
        case .selector(let name, let target), .tap(let name, let target):
            guard target == .me || target == .null, let function = actions.function(ofAction: name, in: view) else { return ([], false) }
            let interpreter = actions.acted(function, in: view)
            return (interpreter.opaqueCalls, interpreter.operations.isEmpty)
        case .action(let action):
            guard let handler = actions.handler(ofAction: action, in: run) else { return ([], false) }
            let interpreter = actions.acted(handler, in: run)
            return (interpreter.opaqueCalls, interpreter.operations.isEmpty)
        case .closure(let index):
            let interpreter = actions.acted(index, in: run)
            return (interpreter.opaqueCalls, true)
        case .look, .hidden: return ([], true)
        }
    }

    private mutating func closures(in property: String, _ depth: Int) -> [Outcome] {
        var found: [Outcome] = []
        for code in deliveries.code[property] ?? [] {
            switch code {
            case .closure(let number, let index):
                let run = runs[number]
                guard let type = run.unit.selfType, !run.interpreter.isLent, run.interpreter.closures.indices.contains(index) else { continue }
                let state = run.interpreter.closures[index]
                let note = ControlNote(
                    deed: .closure(index), control: .unknown, guarded: .always, context: [], premise: .always,
                    function: run.unit.function.facts.fullName, place: state.closure.place, path: state.scope.path)
                if project.mayBeViewController(type) {
                    found.append((type, actions.summary(ofHandler: index, in: run), note, nil))
                } else {
                    found += handedOn(WiredPress(run: number, note: note), in: run, of: type, depth: depth + 1)
                }
            case .function(let type, let name):
                let functions = project.functions(name, of: type)
                guard project.mayBeViewController(type), functions.count == 1 else { continue }
                found.append(outcome(of: functions[0], in: type))
            }
        }
        return found
    }

    private func delegates(_ source: Interpreter.Source, _ call: Interpreter.OpaqueCall) -> [Outcome] {
        (deliveries.types[source.property] ?? []).sorted().compactMap { type in
            guard project.mayBeViewController(type), let requirement = source.requirement,
                let function = project.function(requirement, arguments: call.arguments, of: type)
            else { return nil }
            return outcome(of: function, in: type)
        }
    }

    private func outcome(of function: Declared<FunctionFacts>, in type: String) -> Outcome {
        let note = ControlNote(
            deed: .selector(function.facts.fullName, on: .me), control: .unknown, guarded: .always, context: [], premise: .always,
            function: "init()", place: function.facts.place, path: function.path)
        return (type, actions.summary(of: function, in: type), note, function.facts.fullName)
    }

    /// Screens whose code makes a view of the class, or whose properties hold one.
    private mutating func keepers(of view: String) -> [String] {
        let known = keepersOfViews ?? findKeepers()
        keepersOfViews = known
        return (known[view] ?? []).sorted()
    }

    private func findKeepers() -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for run in runs {
            guard let type = run.unit.selfType, project.types[type] != nil, project.mayBeViewController(type) else { continue }
            for object in run.interpreter.objects { found[object.className, default: []].insert(type) }
        }
        for (name, type) in project.types where project.mayBeViewController(name) {
            for property in type.properties.values {
                guard let written = property.facts.type else { continue }
                found[project.className(written, from: property.owner), default: []].insert(name)
            }
        }
        return found
    }
}
