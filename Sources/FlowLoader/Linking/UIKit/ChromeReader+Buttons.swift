import Diagnostics
import FlowGraph

// Buttons as facts of their screens.

extension ChromeReader {
    /// Adds the buttons to the facts of their screens, and what their functions are triggered by. Gives what code does to the
    /// buttons that outlets hold.
    mutating func readButtons(_ runs: [UnitRun], _ boards: StoryboardIndex, _ deliveries: Deliveries) -> OutletsInCode {
        var reader = ButtonReader(project: project, boards: boards, actions: controls, runs: runs, deliveries: deliveries)
        reader.read()
        for (type, buttons) in reader.found.sorted(by: { $0.key < $1.key }) {
            for button in buttons {
                if !button.items.isEmpty {
                    fillItems(with: button, of: type)
                    continue
                }
                var control = button.control
                guard let (guarded, when) = presence(of: button.notes, in: type) else { continue }
                if control.guarded == .always { (control.guarded, control.when) = (guarded, when) }
                edit(type) { $0.body.append(control) }
                for function in button.functions.flatMap({ project.functions(ofAction: $0, of: type) }) {
                    noteTrigger(Trigger(.bodyButton, look: control.look, label: control.label), of: "\(type).\(function.facts.fullName)")
                }
            }
        }
        return reader.outletsInCode
    }

    /// A bar item's view tells how the item looks and what it does.
    private mutating func fillItems(with button: ButtonReader.FoundButton, of type: String) {
        var kinds: [Trigger.Kind] = []
        edit(type) { facts in
            for (list, kind) in [(\ScreenFacts.leading, Trigger.Kind.leadingItem), (\ScreenFacts.trailing, .trailingItem)] {
                for index in facts[keyPath: list].indices where button.items.contains(facts[keyPath: list][index].location) {
                    var control = button.control
                    control.guarded = facts[keyPath: list][index].guarded
                    control.when = facts[keyPath: list][index].when
                    control.location = facts[keyPath: list][index].location
                    facts[keyPath: list][index] = control
                    kinds.append(kind)
                }
            }
        }
        guard let kind = kinds.first else { return }
        for function in button.functions.flatMap({ project.functions(ofAction: $0, of: type) }) {
            noteTrigger(Trigger(kind, look: button.control.look, label: button.control.label), of: "\(type).\(function.facts.fullName)")
        }
    }

    /// A function that several controls run is told by none of them.
    private mutating func noteTrigger(_ trigger: Trigger, of function: String) {
        guard let known = triggers[function] else {
            triggers[function] = trigger
            return
        }
        if known.kind == .bodyButton, known != trigger { triggers[function] = Trigger(.bodyButton) }
    }

    /// The same of several notes of one button. Those that exclude one another set it up in any case.
    private func presence(of notes: [ControlNote], in type: String) -> (Guard, [Circumstance])? {
        let each = notes.compactMap { presence(of: $0, in: type) }
        guard let first = each.first else { return nil }
        if let sure = each.first(where: { $0.0 == .always && $0.1.isEmpty }) { return sure }
        return each.count > 1 ? (.exclusive, []) : first
    }

    /// Whether what a note says always holds of the screen, and under which circumstances; nil where it never does.
    private func presence(of note: ControlNote, in type: String) -> (Guard, [Circumstance])? {
        // What makes a property's value runs once it is needed.
        let name = note.function.prefixUpToParenthesis
        let always = runsAlways(note.function, in: type) || project.functions(name, of: type).isEmpty && project.property(name, of: type) != nil
        let outer = ([type] + project.ancestors(of: type)).lazy.compactMap { premises[$0]?[note.function] }.first
        let premise = always ? note.premise : outer.map { $0 && note.premise }
        if note.context.isEmpty, premise == .never { return nil }
        let isSure = always && note.guarded == .always && note.hinge != .placement && note.context.isEmpty
        return (isSure ? .always : .conditional, note.context.isEmpty ? premise?.circumstances ?? [] : [])
    }
}

extension Project {
    /// Buttons of storyboards and xibs that an outlet of their controller holds, by `Type.property` of the type that declares it.
    func outletControls() -> [String: [InterfaceControl]] {
        var found: [String: [InterfaceControl]] = [:]
        for file in files {
            guard let interface = file.interface, !isLocalisedCopy(file.path, among: files) else { continue }
            let loaders = NibLoaders(project: self)
            let owner = interface.owner.flatMap { $0.controls.contains { !$0.outlets.isEmpty } ? $0 : nil }
            let owned = owner.map { owner in loaders.classes(loading: interface, owner).map { (owner, $0) } } ?? []
            let scenes = interface.scenes.compactMap { scene in scene.customClass.flatMap { resolve($0, from: nil) }.map { (scene, $0) } }
            for (scene, type) in scenes + owned {
                for control in scene.controls {
                    for outlet in control.outlets {
                        guard let property = property(outlet, of: type) else { continue }
                        found["\(property.owner ?? "").\(outlet)", default: []].append(control)
                    }
                }
            }
        }
        return found
    }
}
