import Diagnostics
import FlowGraph

/// Something that code does to a button, or to a view that a tap recognizer makes one.
struct ControlNote: Sendable {
    enum Deed: Sendable {
        /// A press calls the method on the object.
        case selector(String, on: Value)
        /// A press runs the `UIAction`.
        case action(Value)
        /// A closure is handed to the button, or to what comes of it, by a call that is not the framework's: a press may run it.
        case closure(Int)
        /// A tap on the view calls the method on the object.
        case tap(String, on: Value)
        /// `title`, `image`, `configuration` and the like are set to one of the values.
        case look(String, [Value])
        case hidden([Value])
    }

    var deed: Deed
    var control: Value
    /// `Type.property`, by the type that declares it, where the code names the control so.
    var property: String?
    var guarded: Guard
    var hinge: Hinge?
    var context: [ClosureContext]
    var premise: Premise
    /// The function it is written in, as `name(label:)`.
    var function: String
    var place: Place
    var path: String

    var isTap: Bool {
        if case .tap = deed { return true }
        return false
    }

    var isPress: Bool {
        switch deed {
        case .selector, .action, .closure, .tap: true
        case .look, .hidden: false
        }
    }
}

extension Interpreter {
    /// Notes what is done to a control that is written so.
    mutating func noteControl(_ deed: ControlNote.Deed, on control: Value, written: Expression?, at place: Place, in scope: inout Scope) {
        guard scope.devices != .mac else { return }
        let property = property(keeping: control, written: written, in: &scope)
        let note = ControlNote(
            deed: deed, control: control, property: property, guarded: scope.guarded, hinge: scope.hinge, context: scope.context,
            premise: scope.premise, function: scope.function, place: place, path: scope.path)
        // A look is told again where the property or the function is read by itself; a press that a helper sets up is told only here.
        guard isRecording || note.isPress, !isOthers(deed, in: scope) else { return }
        if note.isPress { notesTaken += 1 }
        controlNotes.append(note)
    }

    /// What another object does to its own button, met where a property of it is read.
    private func isOthers(_ deed: ControlNote.Deed, in scope: Scope) -> Bool {
        guard !isRecording else { return false }
        switch scope.itself {
        case .object, .existing: break
        default: return false
        }
        return switch deed {
        case .selector(_, let target), .tap(_, let target): target == scope.itself
        default: true
        }
    }

    /// The calls of UIKit that set a button up; nil for others.
    mutating func setUpControl(
        _ name: String, on receiver: Value, _ arguments: [EvaluatedArgument], _ call: Call, in scope: inout Scope
    ) -> [Value]? {
        let labels = arguments.map { $0.label ?? "_" }
        let first = arguments.first?.values ?? []
        let written: Expression? = if case .member(let base, _, _) = call.callee { base } else { nil }
        switch name {
        case "setTitle" where labels == ["_", "for"], "setImage" where labels == ["_", "for"], "setBackgroundImage" where labels == ["_", "for"]:
            // What it shows while it is pressed, chosen or disabled says the same in other colours.
            if case .enumCase(_, let state)? = arguments[1].values.first, state != "normal" { return [.unknown] }
            let field = name == "setTitle" ? "title" : name == "setImage" ? "image" : "backgroundImage"
            if case .object(let index) = receiver { objects[index].properties[field] = first }
            noteControl(.look(field, first), on: receiver, written: written, at: call.place, in: &scope)
            return [.unknown]
        case "addAction" where labels == ["_", "for"] && isPress(arguments[1].values, on: receiver, written, in: scope):
            for action in first.prefix(1) { noteControl(.action(action), on: receiver, written: written, at: call.place, in: &scope) }
            return [.unknown]
        case "addGestureRecognizer" where labels == ["_"]:
            for case .object(let index) in first where objects[index].className == "UITapGestureRecognizer" {
                let recognizer = objects[index]
                for case .function(_, let name) in recognizer.arguments["action"] ?? recognizer.properties["action"] ?? [] {
                    let target = recognizer.arguments["target"]?.first ?? recognizer.properties["target"]?.first ?? .me
                    noteControl(.tap(name, on: target), on: receiver, written: written, at: call.place, in: &scope)
                }
            }
            return nil
        case "systemButton" where labels == ["with", "target", "action"] && receiver == .metatype("UIButton"):
            var button = ObjectState(className: "UIButton", branch: scope.branch, path: scope.path, place: call.place)
            button.properties["image"] = first
            objects.append(button)
            let made = Value.object(objects.count - 1)
            noteSelectors(arguments[2].values, target: arguments[1].values, on: made, written: nil, at: call.place, in: &scope)
            return [made]
        default:
            // `UIButton.Configuration.plain()`, and an image with another colour.
            if receiver == .metatype("UIButton.Configuration"), labels.isEmpty { return [configuration(at: call.place, in: scope)] }
            if name.hasPrefix("with") || name.hasPrefix("image"), case .object(let index) = receiver, objects[index].className == "UIImage" { return [receiver] }
            return nil
        }
    }

    private mutating func configuration(at place: Place, in scope: Scope) -> Value {
        objects.append(ObjectState(className: "UIButton.Configuration", branch: scope.branch, path: scope.path, place: place))
        return .object(objects.count - 1)
    }

    /// `.plain()` where a configuration is wanted.
    mutating func configuration(expecting type: String, at place: Place, in scope: Scope) -> Value? {
        type == "UIButton.Configuration" ? configuration(at: place, in: scope) : nil
    }

    /// `addTarget(_:action:for:)`, and `addTarget(_:action:)` of a recognizer.
    mutating func noteTarget(_ arguments: [EvaluatedArgument], on control: Value, _ call: Call, in scope: inout Scope) {
        let actions = arguments.first { $0.label == "action" }?.values ?? []
        for case .function(_, let name) in actions {
            selectorTargets[control, default: []].append(name)
            controlFunctions.insert(name)
            notesTaken += 1
        }
        let written: Expression? = if case .member(let base, _, _) = call.callee { base } else { nil }
        guard let events = arguments.first(where: { $0.label == "for" }) else {
            if case .object(let index) = control {
                objects[index].properties["action"] = actions
                objects[index].properties["target"] = arguments.first?.values
            }
            return
        }
        guard isPress(events.values, on: control, written, in: scope) else { return }
        noteSelectors(actions, target: arguments.first?.values ?? [], on: control, written: written, at: call.place, in: &scope)
    }

    private mutating func noteSelectors(
        _ actions: [Value], target: [Value], on control: Value, written: Expression?, at place: Place, in scope: inout Scope
    ) {
        for action in actions {
            // Who calls the helper says which.
            if case .parameter = action { continue }
            let name: String? = if case .function(_, let name) = action { name } else { nil }
            noteControl(.selector(name ?? "", on: name == nil ? .unknown : target.first ?? .me), on: control, written: written, at: place, in: &scope)
        }
    }

    /// A touch that ends in a button: no change of a switch, a slider or a text.
    private func isPress(_ events: [Value], on control: Value, _ written: Expression?, in scope: Scope) -> Bool {
        let type = typeName(of: control) ?? declaredType(of: written, in: scope)
        let others: Set<String> = [
            "UISwitch", "UISlider", "UITextField", "UISegmentedControl", "UIRefreshControl", "UIDatePicker", "UIStepper", "UIPageControl", "UIColorWell",
        ]
        if let type, others.contains(where: { project.isKind(type, of: $0) }) { return false }
        guard events.count == 1, case .enumCase(_, let event) = events[0] else { return type.map(isButton) ?? false }
        return event.hasPrefix("touch") || event == "primaryActionTriggered"
    }

    func isButton(_ type: String) -> Bool { project.isKind(type, of: "UIButton") }

    /// What a property that is named so is declared to be, or made as.
    private func declaredType(of written: Expression?, in scope: Scope) -> String? {
        guard let name = written.flatMap({ ownName($0, in: scope) }), let owner = typeName(of: scope.itself) ?? scope.owner,
            let property = project.property(name, of: owner)
        else { return nil }
        return property.facts.type.map { project.className($0, from: property.owner) } ?? property.facts.value?.call?.calledName
    }

    /// The name of a property of `self`.
    private func ownName(_ written: Expression, in scope: Scope) -> String? {
        switch written {
        case .forced(.name(let name, _)), .name(let name, _): scope.locals[name] == nil ? name : nil
        case .forced(.member(.name("self", _), let name, _)), .member(.name("self", _), let name, _): name
        default: nil
        }
    }

    private mutating func property(keeping control: Value, written: Expression?, in scope: inout Scope) -> String? {
        if case .object(let index) = control, let holder = objects[index].holder { return holder }
        if let written, let owner = typeName(of: scope.itself) ?? scope.owner, let name = ownName(written, in: scope),
            let property = project.property(name, of: owner) {
            return "\(property.owner ?? "").\(name)"
        }
        let written: Expression? = if case .forced(let inner)? = written { inner } else { written }
        if case .member(let base, let name, _)? = written {
            let bases = quietly { $0.evaluate(base, in: &scope) }
            return bases.first.flatMap(typeName(of:)).flatMap { project.property(name, of: $0) }.map { "\($0.owner ?? "").\(name)" }
        }
        if case .existing(_, let held) = control, let type = typeName(of: scope.itself), let property = project.property(held, of: type) {
            return "\(property.owner ?? "").\(held)"
        }
        return nil
    }

    // MARK: Looks by assignment

    /// Notes a property of a control, or of its configuration, that tells how it looks or whether it is there.
    mutating func noteLook(_ name: String, of base: Value, _ values: [Value], written: Expression?, at place: Place, in scope: inout Scope) {
        if case .part("configuration", let button) = base, ["title", "image", "attributedTitle"].contains(name) {
            var outer = written
            while case .forced(let inner)? = outer { outer = inner }
            let control: Expression? = if case .member(let inner, "configuration", _)? = outer { inner } else { nil }
            if case .object(let index) = button { objects[index].properties[name] = values }
            noteControl(.look(name, values), on: button, written: control, at: place, in: &scope)
            return
        }
        guard ["image", "text", "accessibilityLabel", "configuration", "isHidden"].contains(name) else { return }
        guard let type = typeName(of: base) ?? declaredType(of: written, in: scope),
            isButton(type) || project.isKind(type, of: "UIImageView") || project.isKind(type, of: "UILabel")
        else { return }
        noteControl(name == "isHidden" ? .hidden(values) : .look(name, values), on: base, written: written, at: place, in: &scope)
    }

    // MARK: Closures

    /// Closures that a call hands to a button or to what comes of one: `closeButton.rx.tap.subscribe(onNext:)`, `closeButton.onTap { … }`.
    /// True where they run at a press for certain.
    mutating func noteHandlers(_ arguments: [EvaluatedArgument], of call: Call, base: Expression, in scope: inout Scope) -> Bool {
        let closures = arguments.flatMap(\.values).compactMap { if case .closure(let index) = $0 { index } else { nil } }
        guard !closures.isEmpty, let (button, isStream) = pressed(base, in: scope) else { return false }
        let value: Value = if case .name(let name, _) = button, let local = scope.locals[name]?.first { local } else { .unknown }
        for index in closures { noteControl(.closure(index), on: value, written: button, at: call.place, in: &scope) }
        return isStream
    }

    /// The button that a chain of members and calls begins with, and whether it is a stream of its presses.
    private func pressed(_ expression: Expression, in scope: Scope) -> (button: Expression, isStream: Bool)? {
        let streams: Set<String> = ["tap", "tapPublisher", "controlEvent", "controlEventPublisher", "publisher", "touchUpInside"]
        var next = expression
        var isStream = false
        for _ in 0..<16 {
            if isButton(written: next, in: scope) { return (next, isStream) }
            switch next {
            case .member(let base, let name, _):
                if streams.contains(name) { isStream = true }
                next = base
            case .call(let call): next = call.callee
            case .forced(let inner), .specialized(let inner, _): next = inner
            default: return nil
            }
        }
        return nil
    }

    private func isButton(written: Expression, in scope: Scope) -> Bool {
        if case .name(let name, _) = written, let values = scope.locals[name] { return values.first.flatMap(typeName(of:)).map(isButton) ?? false }
        return declaredType(of: written, in: scope).map(isButton) ?? false
    }
}
