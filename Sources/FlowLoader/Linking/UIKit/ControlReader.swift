import Diagnostics
import FlowGraph

/// Reads bar items and what their actions do.
struct ControlReader {
    let project: Project
    let boards: StoryboardIndex
    /// Presentation styles that classes give themselves.
    var stylesByClass: [String: PresentationStyle] = [:]
    /// What actions ask before they leave.
    var questions: QuestionReader { QuestionReader(project: project) }
    /// What delegates and closures do for the screens that ask them.
    var travelling: TravellingExits?

    /// A bar item as a control, with the function its action runs; nil for what is no bar item. `shown` is the screen that a site
    /// puts the item on.
    func control(
        for value: Value, in run: UnitRun, guarded: Guard, when: [Circumstance] = [], on shown: String? = nil
    ) -> (control: Control, function: String?)? {
        var read = bareControl(for: value, in: run, guarded: guarded, on: shown)
        read?.control.when = when
        return read
    }

    /// The bar items that whoever shows a screen puts on it or on its wrapper.
    func installs(of destination: Destination, in run: UnitRun) -> [Control] {
        let items = destination.left.map { ($0, BarSide.leading) } + destination.right.map { ($0, BarSide.trailing) }
        return destination.installs + items.compactMap { item, side in
            var control = control(for: item, in: run, guarded: .always, on: destination.id)?.control
            control?.side = side
            return control
        }
    }

    private func bareControl(
        for value: Value, in run: UnitRun, guarded: Guard, on shown: String?
    ) -> (control: Control, function: String?)? {
        let interpreter = run.interpreter
        guard case .object(let index) = value else {
            // An item made elsewhere: what it does cannot be told.
            guard value != .null else { return nil }
            let place = Span(path: run.unit.function.path, run.unit.function.facts.place)
            return (Control(.other, guarded: guarded, isOpaque: true, location: place), nil)
        }
        let item = interpreter.objects[index]
        let location = Span(path: item.path, item.place)
        guard item.className == "UIBarButtonItem" else {
            return (Control(.other, label: item.className, guarded: guarded, isOpaque: true, location: location), nil)
        }
        let appearance = self.appearance(of: item, interpreter)
        var summary = ActionSummary()
        var function: String?
        if let name = selector(of: item) {
            function = name
            let target = item.arguments["target"]?.first ?? item.properties["target"]?.first ?? .me
            let type = target == .me || target == .null ? run.unit.selfType : interpreter.typeName(of: target)
            summary = type.flatMap { self.summary(of: name, in: $0) } ?? ActionSummary(isOpaque: true)
            let isShown = type != nil && type == shown && target != .me
            if target != .me, target != .null, type != run.unit.selfType, !isShown { summary.exits = summary.exits.map(byAnother) }
        } else if let action = item.arguments["primaryAction"]?.first ?? item.positional.first?.first {
            summary = self.summary(ofAction: action, in: run)
        } else if item.arguments["menu"] != nil || item.properties["menu"] != nil {
            // Whatever is in the menu.
            summary = ActionSummary(doesMore: true, forwards: true)
        } else if let custom = item.arguments["customView"]?.first {
            return customView(custom, appearance, item, run, guarded, location)
        } else {
            // A way out that is made without an action gets one elsewhere: the item is read back, or a library is told of its taps.
            let isWiredLater = [Look.back, .close, .cancel, .commit].contains(readLook(appearance).look)
            summary = ActionSummary(isOpaque: isWiredLater || item.arguments["action"].map { $0 != [.null] } ?? (item.properties["action"] != nil))
        }
        return (summary.control(appearance, guarded: guarded, location: location), function)
    }

    /// Another object's method: its pops and dismissals are of that object, unless it is the screen's own.
    func byAnother(_ exit: Exit) -> Exit {
        var other = exit
        if exit.receiver == .itself || exit.receiver == .ownNav { other.receiver = .unknown }
        return other
    }

    private func customView(
        _ value: Value, _ appearance: Appearance, _ item: ObjectState, _ run: UnitRun, _ guarded: Guard, _ location: Span
    ) -> (Control, String?)? {
        let targets = run.interpreter.selectorTargets[value] ?? []
        guard let first = targets.first, targets.count == 1, let type = run.unit.selfType else {
            if targets.isEmpty, case .object(let index) = value, ["UIImageView", "UILabel"].contains(run.interpreter.objects[index].className) {
                // A picture or a text does nothing; that a tap on it does is added where the tap is read.
                return (Control(.other, label: "custom view", guarded: guarded, location: location), nil)
            }
            return (Control(.other, label: "custom view", guarded: guarded, isOpaque: true, location: location), nil)
        }
        var look = appearance
        if case .object(let index) = value {
            let button = run.interpreter.objects[index]
            look.title = text(button.properties["title"]) ?? look.title
            look.image = imageName(button.properties["image"], run.interpreter).image ?? look.image
            look.symbol = imageName(button.properties["image"], run.interpreter).symbol ?? look.symbol
        }
        let summary = self.summary(of: first, in: type) ?? ActionSummary(isOpaque: true)
        return (summary.control(look, guarded: guarded, location: location), first)
    }

    // MARK: Look

    private func appearance(of item: ObjectState, _ interpreter: Interpreter) -> Appearance {
        var result = Appearance()
        result.title = text(item.arguments["title"] ?? item.properties["title"])
        result.systemItem = caseName(item.arguments["barButtonSystemItem"] ?? item.arguments["systemItem"])
        let image = imageName(item.arguments["image"] ?? item.properties["image"], interpreter)
        result.symbol = image.symbol
        result.image = image.image
        result.style = caseName(item.arguments["style"] ?? item.properties["style"])
        result.accessibilityLabel = text(item.properties["accessibilityLabel"])
        let written = ["title", "image", "barButtonSystemItem", "systemItem"].flatMap { [item.arguments[$0], item.properties[$0]] }
        let isRead = result.title != nil || result.systemItem != nil || image.symbol != nil || image.image != nil
        result.isUnread = written.contains { $0 != nil && $0 != [.null] } && !isRead
        return result
    }

    func text(_ values: [Value]?) -> String? {
        if case .string(let text)? = values?.first { return text }
        return nil
    }

    private func caseName(_ values: [Value]?) -> String? {
        if case .enumCase(_, let name)? = values?.first { return name }
        return nil
    }

    /// `UIImage(systemName:)`, `UIImage(named:)`, or an asset constant whose name says what it is.
    func imageName(_ values: [Value]?, _ interpreter: Interpreter) -> (symbol: String?, image: String?) {
        switch values?.first {
        case .object(let index)?:
            let image = interpreter.objects[index]
            return (text(image.arguments["systemName"]), text(image.arguments["named"]))
        case .enumCase(_, let name)?: return (nil, name)
        case .existing(_, let held)?: return (nil, held.isEmpty ? nil : held)
        default: return (nil, nil)
        }
    }

    private func selector(of item: ObjectState) -> String? {
        for values in [item.arguments["action"], item.properties["action"]] {
            if case .function(_, let name)? = values?.first { return name }
        }
        return nil
    }

    // MARK: What actions do

    /// What the method of the selector does; nil when the type has no such method in the sources.
    func summary(of selector: String, in type: String) -> ActionSummary? {
        function(ofAction: selector, in: type).map { summary(of: $0, in: type) }
    }

    /// The method of the selector; nil when the type has no such method in the sources.
    func function(ofAction selector: String, in type: String) -> Declared<FunctionFacts>? {
        let candidates = project.functions(ofAction: selector, of: type)
        return candidates.first { fits($0.facts, selector) } ?? (candidates.count == 1 ? candidates.first : nil)
    }

    /// The function's run with what it calls on its own object.
    func acted(_ function: Declared<FunctionFacts>, in type: String) -> Interpreter {
        var interpreter = Interpreter(project: project, boards: boards, selfType: type)
        interpreter.run(function)
        enterOwnCalls(&interpreter)
        return interpreter
    }

    func summary(of function: Declared<FunctionFacts>, in type: String) -> ActionSummary {
        let interpreter = acted(function, in: type)
        var summary = summarise(interpreter, operations: interpreter.operations[...])
        summary.question = questions.question(in: function, of: type) ?? summary.question
        summary.work += WorkReader(project: project).work(in: function.facts.body ?? [], of: type, path: function.path)
        return summary
    }

    /// Helpers of the same screen are part of the action, two levels deep (rules.md 1.7).
    private func enterOwnCalls(_ interpreter: inout Interpreter) {
        var done = 0
        for _ in 0..<2 {
            let calls = interpreter.calls
            guard done < calls.count else { return }
            for call in calls[done...].prefix(40) where call.function.facts.name != "init" {
                if call.receiver == .me || call.receiverType == interpreter.selfType || call.function.owner == nil {
                    let start = interpreter.operations.count
                    _ = interpreter.follow(call.function, call.arguments, on: call.receiver, expecting: nil, depth: 1)
                    for index in start..<interpreter.operations.count {
                        if call.guarded != .always { interpreter.operations[index].guarded = .conditional }
                        interpreter.operations[index].hinge = .stronger(call.hinge, interpreter.operations[index].hinge)
                    }
                } else {
                    interpreter.opaqueCalls.append(Interpreter.OpaqueCall(
                        name: call.function.facts.name, isOwnCode: true, context: call.context, guarded: call.guarded, place: call.place, path: call.path))
                }
            }
            done = calls.count
        }
    }

    func summary(ofAction action: Value, in run: UnitRun) -> ActionSummary {
        handler(ofAction: action, in: run).map { summary(ofHandler: $0, in: run) } ?? ActionSummary(isOpaque: true)
    }

    /// The closure that a `UIAction` runs, as an index into the run's closures.
    func handler(ofAction action: Value, in run: UnitRun) -> Int? {
        guard case .object(let index) = action, run.interpreter.objects.indices.contains(index) else { return nil }
        let object = run.interpreter.objects[index]
        for value in (Array(object.arguments.values) + object.positional).flatMap({ $0 }) {
            if case .closure(let handler) = value { return handler }
        }
        return nil
    }

    /// The closure's run with what it calls on the object whose code it is.
    func acted(_ handler: Int, in run: UnitRun) -> Interpreter {
        var interpreter = run.interpreter
        interpreter.operations = []
        interpreter.calls = []
        interpreter.opaqueCalls = []
        interpreter.otherEffects = 0
        interpreter.leavings = 0
        interpreter.isRecording = true
        interpreter.runClosure(handler, as: .plain)
        enterOwnCalls(&interpreter)
        return interpreter
    }

    /// What a press that runs the closure does.
    func summary(ofHandler handler: Int, in run: UnitRun) -> ActionSummary {
        guard run.interpreter.closures.indices.contains(handler) else { return ActionSummary(isOpaque: true) }
        let interpreter = acted(handler, in: run)
        var summary = summarise(interpreter, operations: interpreter.operations[...])
        let code = interpreter.closures[handler].closure.body
        summary.question = questions.question(in: code, of: run.unit.selfType, path: run.unit.function.path) ?? summary.question
        summary.work += WorkReader(project: project).work(in: code, of: run.unit.selfType, path: run.unit.function.path)
        return summary
    }

    func summarise(_ interpreter: Interpreter, operations: ArraySlice<Operation>) -> ActionSummary {
        var summary = ActionSummary()
        let links = OperationLinks(project: project, boards: boards, triggers: [:], controls: self)
        for operation in operations where operation.devices != .mac {
            switch operation.verb {
            case .webBack: summary.goesBackInWeb = true
            case let verb where verb.isExit || verb == .selectTab || verb == .root:
                let receiver = links.classify(operation.receiver, interpreter).0
                let isAnswered = operation.context.contains { if case .action = $0 { true } else { false } }
                if isAnswered { summary.confirms = true }
                let isLater = ClosureContext.isLater(operation.context)
                let guarded: Guard = isAnswered || isLater ? .conditional : operation.guarded
                if verb == .root, operation.receiver != .windowRoot { continue }
                summary.exits.append(Exit(
                    verb, on: verb == .root ? .windowRoot : receiver, to: verb == .popTo ? links.target(of: operation, interpreter) : nil, guarded: guarded,
                    when: isAnswered || isLater ? [] : operation.knownCircumstances,
                    hangsOn: operation.hinge, location: Span(path: operation.path, operation.place)))
            case .performSegue:
                let found = operation.identifiers.flatMap { boards.segues(identifier: $0, ofClass: interpreter.selfType ?? "", in: project) }
                if found.contains(where: { $0.segue.kind == "unwind" }) {
                    summary.exits.append(Exit(.unwind, guarded: operation.guarded))
                } else {
                    summary.forwards = true
                    if found.isEmpty { summary.isOpaque = true }
                }
            default: summary.forwards = true
            }
        }
        summary.doesMore = interpreter.otherEffects > 0
        summary.leavesApp = interpreter.leavings > 0 && interpreter.leavings == interpreter.otherEffects && interpreter.opaqueCalls.isEmpty
            && summary.exits.isEmpty && !summary.forwards
        var asksOthers = summary.isOpaque
        for call in interpreter.opaqueCalls {
            if let found = travelling?.summary(of: call) {
                summary.add(found)
                asksOthers = asksOthers || found.isOpaque
            } else {
                summary.isOpaque = true
                asksOthers = asksOthers || !call.isOwnCode
                if call.followsDismissal { summary.goOn() }
            }
        }
        summary.isOpaque = summary.isOpaque
            || summary.exits.isEmpty && !summary.forwards && interpreter.otherEffects > 0
        summary.asksOwnCodeOnly = summary.isOpaque && !asksOthers
        return summary
    }
}

/// `closeTapped(_:)` and `closeTapped:` name the method `closeTapped`; `closeWithSender:` names `close(sender:)` too.
func baseName(ofSelector selector: String) -> String {
    if let parenthesis = selector.firstIndex(of: "(") { return String(selector[..<parenthesis]) }
    let head = selector.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? selector
    return head
}

private func fits(_ function: FunctionFacts, _ selector: String) -> Bool {
    if selector.contains("(") { return function.fullName == selector }
    let arity = selector.filter { $0 == ":" }.count
    return selector.contains(":") ? function.parameters.count == arity : true
}
