import Diagnostics
import FlowGraph

// Buttons that code makes or wires, as controls of the screens on which they are pressed (rules.md 1.7).

/// A button, or a view that a tap makes one, with all that code does to it.
struct WiredButton {
    /// Titles, images and the like, by what is set; nil for what cannot be told.
    var looks: [String: Set<String?>] = [:]
    var presses: [WiredPress] = []
    /// Code hides it or shows it.
    var hides = false
    /// The bar items whose view it is.
    var items: Set<Span> = []
    /// It is a tap on a view that is no button.
    var isTap: Bool { presses.allSatisfy(\.note.isTap) }
}

struct WiredPress {
    var run: Int
    var note: ControlNote
}

/// What code does to buttons of storyboards and xibs through the outlets that hold them, by `Type.property`.
struct OutletsInCode {
    /// Those whose buttons code gives their action.
    var wired: Set<String> = []
    /// What code writes on them, by what is set; nil for what cannot be told. A picture is `symbol NAME` or `image NAME`.
    var looks: [String: [String: Set<String?>]] = [:]
}

/// Which button the code means: one that a property keeps, or one of a function.
enum ButtonName: Hashable {
    case property(String)
    case local(run: Int, object: Int)
}

/// The buttons that code and xibs tell of.
struct ButtonReader {
    let project: Project
    let boards: StoryboardIndex
    let actions: ControlReader
    let runs: [UnitRun]
    let deliveries: Deliveries
    /// Buttons of storyboards and xibs that an outlet of a class holds, by `Type.property`.
    let outlets: [String: [InterfaceControl]]
    /// What actions do, by type and selector.
    var summaries: [String: ActionSummary] = [:]
    private(set) var found: [String: [FoundButton]] = [:]
    /// What code does to buttons that outlets hold.
    private(set) var outletsInCode = OutletsInCode()
    private var buttons: [ButtonName: WiredButton] = [:]
    /// Screens by the classes of what they make or hold; nil until it is asked for.
    var keepersOfViews: [String: Set<String>]?

    /// A control of a screen, before it is known whether the code that sets it up always runs.
    struct FoundButton {
        var control: Control
        /// Where its presses are set up.
        var notes: [ControlNote]
        /// The functions of the screen that a press calls.
        var functions: [String]
        /// The bar items whose view it is.
        var items: Set<Span>
    }

    init(project: Project, boards: StoryboardIndex, actions: ControlReader, runs: [UnitRun], deliveries: Deliveries) {
        self.project = project
        self.boards = boards
        self.actions = actions
        self.runs = runs
        self.deliveries = deliveries
        outlets = project.outletControls()
    }

    /// Finds the controls, by the class of the screen.
    mutating func read() {
        collect()
        for name in buttons.keys.sorted(by: isBefore) {
            guard let button = buttons[name] else { continue }
            let scenes: [InterfaceControl] = if case .property(let property) = name { outlets[property] ?? [] } else { [] }
            // What a storyboard connects as well is told there.
            guard scenes.allSatisfy({ $0.actions.isEmpty && $0.foreignActions.isEmpty && $0.segues.isEmpty }) else { continue }
            let (controls, acts) = self.controls(of: button, scenes)
            for (screen, control) in controls { found[screen, default: []].append(control) }
            if acts, !scenes.isEmpty, case .property(let property) = name { outletsInCode.wired.insert(property) }
        }
    }

    private func isBefore(_ first: ButtonName, _ second: ButtonName) -> Bool {
        switch (first, second) {
        case (.property(let a), .property(let b)): a < b
        case (.property, .local): true
        case (.local, .property): false
        case (.local(let a, let b), .local(let c, let d)): (a, b) < (c, d)
        }
    }

    // MARK: Collecting

    private mutating func collect() {
        var names: [Int: [Int: String]] = [:]
        for (number, run) in runs.enumerated() where !run.interpreter.controlNotes.isEmpty || run.interpreter.objects.contains(where: isPressable) {
            names[number] = self.names(in: run)
        }
        // Parameters of helpers are told by the calls.
        let helpers = helperNotes()
        for (number, run) in runs.enumerated() {
            for (order, note) in run.interpreter.controlNotes.enumerated() {
                if case .parameter = note.control, note.property == nil { continue }
                add(note, order, number, names[number] ?? [:])
            }
            guard !helpers.isEmpty else { continue }
            for call in run.interpreter.calls {
                for (helper, note) in helpers[call.function.key] ?? [] {
                    guard let given = substituted(note, call, run) else { continue }
                    let named = names[number] ?? self.names(in: run)
                    add(given, run.interpreter.controlNotes.count, number, named)
                    // What the helper says by itself is in its own words.
                    guard case .look(let field, let values) = note.deed else { continue }
                    let own = values.filter { if case .parameter = $0 { false } else { true } }
                    let name = name(of: given.control, property: given.property, number, named, order: run.interpreter.controlNotes.count)
                    look(field, own, of: name, runs[helper].interpreter)
                }
            }
        }
        for (number, run) in runs.enumerated() { addObjects(of: run, number, names[number] ?? [:]) }
        for case (.property(let property), let button) in buttons where outlets[property] != nil && !button.looks.isEmpty {
            outletsInCode.looks[property] = button.looks
        }
        buttons = buttons.filter { !$0.value.presses.isEmpty }
    }

    private func isPressable(_ object: ObjectState) -> Bool {
        project.isKind(object.className, of: "UIButton") || object.className == "UIBarButtonItem"
    }

    /// Properties that keep objects of the run, by object.
    private func names(in run: UnitRun) -> [Int: String] {
        var names: [Int: String] = [:]
        let function = run.unit.function
        if run.unit.isProperty {
            for case .object(let index) in run.interpreter.returned { names[index] = "\(function.owner ?? "").\(function.facts.name)" }
        }
        for store in run.interpreter.stores {
            for case .object(let index) in store.values { names[index] = store.property }
        }
        return names
    }

    private func name(of control: Value, property: String?, _ number: Int, _ names: [Int: String], order: Int) -> ButtonName {
        if let property { return .property(property) }
        // A try of another branch may have made the object, and is forgotten.
        guard case .object(let index) = control, runs[number].interpreter.objects.indices.contains(index) else {
            return .local(run: number, object: -1 - order)
        }
        let keeper = names[index] ?? runs[number].interpreter.objects[index].holder
        return keeper.map { .property($0) } ?? .local(run: number, object: index)
    }

    private mutating func add(_ note: ControlNote, _ order: Int, _ number: Int, _ names: [Int: String]) {
        let name = name(of: note.control, property: note.property, number, names, order: order)
        if isGivenAway(name) { return }
        switch note.deed {
        case .look(let field, let values): look(field, values, of: name, runs[number].interpreter)
        case .hidden(let values): if values != [.bool(false)] { buttons[name, default: WiredButton()].hides = true }
        default:
            let places = buttons[name]?.presses.map(\.note.place) ?? []
            guard !places.contains(note.place) else { return }
            buttons[name, default: WiredButton()].presses.append(WiredPress(run: number, note: note))
        }
    }

    /// A function makes the button for whoever calls it: it is told there.
    private func isGivenAway(_ name: ButtonName) -> Bool {
        guard case .local(let number, let object) = name, object >= 0, !runs[number].unit.isProperty else { return false }
        return runs[number].interpreter.returned.contains(.object(object))
    }

    /// No other object's property, which the code only reads.
    private func isOwn(_ object: ObjectState, of run: UnitRun) -> Bool {
        guard let holder = object.holder, let dot = holder.lastIndex(of: ".") else { return true }
        let owner = String(holder[..<dot])
        return run.unit.selfType.map { project.isKind($0, of: owner) } ?? false
    }

    private mutating func look(_ field: String, _ values: [Value], of name: ButtonName, _ interpreter: Interpreter) {
        let isPicture = field == "image" || field == "backgroundImage"
        for value in values where value != .null {
            if field == "configuration" {
                if case .object(let index) = value {
                    for (inner, values) in interpreter.objects[index].properties.sorted(by: { $0.key < $1.key }) where inner == "title" || inner == "image" {
                        look(inner, values, of: name, interpreter)
                    }
                }
                continue
            }
            let told: String?
            if isPicture {
                let image = actions.imageName([value], interpreter)
                told = image.symbol.map { "symbol " + $0 } ?? image.image.map { "image " + $0 }
            } else {
                told = actions.text([value])
            }
            buttons[name, default: WiredButton()].looks[field, default: []].insert(told)
        }
    }

    /// What was said where an object was made, and to the object itself.
    private mutating func addObjects(of run: UnitRun, _ number: Int, _ names: [Int: String]) {
        for (index, object) in run.interpreter.objects.enumerated() {
            if object.className == "UIBarButtonItem" {
                for value in (object.arguments["customView"] ?? []) + (object.properties["customView"] ?? []) {
                    guard case .object(let view) = value else { continue }
                    let name = name(of: value, property: run.interpreter.objects[view].holder, number, names, order: 0)
                    buttons[name, default: WiredButton()].items.insert(Span(path: object.path, object.place))
                }
                continue
            }
            let isButton = project.isKind(object.className, of: "UIButton")
            guard isButton || object.className == "UIImageView" || object.className == "UILabel" else { continue }
            let name = name(of: .object(index), property: object.holder, number, names, order: 0)
            if isButton, !isGivenAway(name), isOwn(object, of: run) { addPresses(of: object, index, name, run, number) }
            guard buttons[name] != nil else { continue }
            if case .enumCase(_, "close")? = object.arguments["type"]?.first { buttons[name]?.looks["systemItem"] = ["close"] }
            for field in ["title", "image", "backgroundImage", "accessibilityLabel", "text", "configuration"] {
                let values = object.properties[field] ?? object.arguments[field] ?? []
                look(field, values, of: name, run.interpreter)
            }
            if object.className == "UIImageView", let first = object.positional.first { look("image", first, of: name, run.interpreter) }
        }
    }

    /// `UIButton(primaryAction:)`, and closures and selectors that a button's class of the project is made with.
    private mutating func addPresses(of object: ObjectState, _ index: Int, _ name: ButtonName, _ run: UnitRun, _ number: Int) {
        var deeds: [ControlNote.Deed] = []
        if let action = object.arguments["primaryAction"]?.first, action != .null { deeds.append(.action(action)) }
        if project.types[object.className] != nil {
            for (label, values) in object.arguments.sorted(by: { $0.key < $1.key }) where label != "primaryAction" {
                for value in values {
                    if case .closure(let closure) = value { deeds.append(.closure(closure)) }
                    if case .function(nil, let selector) = value, object.arguments["target"] != nil {
                        deeds.append(.selector(selector, on: object.arguments["target"]?.first ?? .me))
                    }
                }
            }
            for case .closure(let closure) in object.positional.flatMap({ $0 }) { deeds.append(.closure(closure)) }
        }
        for deed in deeds {
            let places = buttons[name]?.presses.map(\.note.place) ?? []
            guard !places.contains(object.place) else { continue }
            let note = ControlNote(
                deed: deed, control: .object(index), property: nil, guarded: .always, context: [], premise: .always,
                function: run.unit.function.facts.fullName, place: object.place, path: object.path)
            buttons[name, default: WiredButton()].presses.append(WiredPress(run: number, note: note))
        }
    }

    // MARK: Helpers

    /// What functions do to buttons that they are given.
    private func helperNotes() -> [Site: [(run: Int, note: ControlNote)]] {
        var notes: [Site: [(run: Int, note: ControlNote)]] = [:]
        for (number, run) in runs.enumerated() {
            let given = run.interpreter.controlNotes.filter { note in
                if case .parameter = note.control { note.property == nil } else { false }
            }
            if !given.isEmpty { notes[run.unit.key, default: []] += given.map { (number, $0) } }
        }
        return notes
    }

    /// A helper's note with what a call gives it, and nothing else; nil where the call gives no button.
    private func substituted(_ note: ControlNote, _ call: Interpreter.FollowedCall, _ run: UnitRun) -> ControlNote? {
        let parameters = call.function.facts.parameters.map(\.name)
        func given(_ value: Value) -> [Value] {
            guard case .parameter(let name, _) = value, let place = parameters.firstIndex(of: name), call.arguments.indices.contains(place) else { return [] }
            return call.arguments[place] ?? [.unknown]
        }
        guard let control = given(note.control).first else { return nil }
        var new = note
        new.control = control
        switch control {
        case .object(let index): new.property = run.interpreter.objects.indices.contains(index) ? run.interpreter.objects[index].holder : nil
        case .existing(_, let held):
            guard let type = run.unit.selfType, let property = project.property(held, of: type) else { return nil }
            new.property = "\(property.owner ?? "").\(held)"
        default: return nil
        }
        switch note.deed {
        case .look(let field, let values): new.deed = .look(field, values.flatMap(given))
        case .hidden(let values): new.deed = .hidden(values.flatMap { $0.isPlain ? [$0] : given($0) })
        case .selector(let name, .me), .tap(let name, .me):
            // A helper of the screen's own.
            guard call.receiver == .me else { return nil }
            new.deed = note.isTap ? .tap(name, on: .me) : .selector(name, on: .me)
        case .selector(let name, let target), .tap(let name, let target):
            let target = given(target).first ?? .unknown
            new.deed = note.isTap ? .tap(name, on: target) : .selector(name, on: target)
        case .action, .closure: return nil
        }
        new.guarded = note.guarded == .always ? call.guarded : .conditional
        new.hinge = .stronger(call.hinge, note.hinge)
        new.context = call.context + note.context
        new.premise = call.premise && note.premise
        new.function = run.unit.function.facts.fullName
        return new
    }
}
