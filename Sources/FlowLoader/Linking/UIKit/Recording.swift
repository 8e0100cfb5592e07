import Diagnostics
import FlowGraph

/// A name that no storyboard has.
struct MissingName: Hashable, Sendable {
    var kind: BrokenReference.Kind
    var name: String
    var storyboard: String?
    var owner: String?
    var place: Place
    var path: String
}

enum Side: Sendable { case left, right }

extension Interpreter {
    mutating func operation(_ verb: Verb, _ targets: [Value], on receiver: Value, _ place: Place, in scope: Scope) -> Operation {
        Operation(
            verb: verb, targets: targets, receiver: receiver, forced: false, guarded: scope.guarded, context: scope.context,
            function: scope.function, owner: scope.owner, path: scope.path, place: place, isChosen: scope.isChosen, isOfMode: scope.isOfMode, isCaught: scope.isCaught,
            hinge: scope.hinge, handler: scope.handler, devices: scope.devices, premise: scope.premise, availability: scope.availability, past: scope.past,
            point: nextPoint(in: scope), reach: reach(of: receiver, written: nil, in: scope))
    }

    mutating func record(
        _ verb: Verb, _ targets: [Value], on receiver: Value, _ call: Call, position: Int? = nil, column: String? = nil,
        identifiers: [Value] = [], style: PresentationStyle? = nil, in scope: Scope
    ) {
        // What an empty stack is given first is its root; what a handler gives it comes later.
        if verb == .push, case .object(let index) = receiver, isEmptyStack(index), !scope.context.contains(where: \.isHandler) {
            objects[index].root = targets
        }
        guard isRecording else { return }
        var new = operation(verb, targets, on: receiver, call.place, in: scope)
        new.isOfMode = isOfMode(call, in: scope)
        new.position = position
        new.column = column
        new.forced = isForced(call.callee)
        if case .member(let base, _, _) = call.callee { new.reach = reach(of: receiver, written: base, in: scope) }
        new.nilTested = scope.testsPlacement
        new.afterPop = scope.hasPopped && readsOwnStack(call.callee, in: scope)
        new.identifiers = identifiers.compactMap { if case .string(let text) = $0 { text } else { nil } }
        new.already = already(verb, targets, on: receiver, call, in: scope)
        new.hasUnknownIdentifier = !identifiers.isEmpty && new.identifiers.count < identifiers.count
        operations.append(new)
    }

    /// A navigation controller made here that nothing was put into yet. A storyboard's has its root.
    func isEmptyStack(_ index: Int) -> Bool {
        objects[index].root.isEmpty && objects[index].holder == nil && objects[index].scene == nil && project.kind(of: objects[index].className) == .nav
    }

    /// `navigationController?.push…` or `self.navigationController?.push…`: the property, not a local kept from before.
    private func readsOwnStack(_ callee: Expression, in scope: Scope) -> Bool {
        guard case .member(let base, _, _) = callee else { return false }
        switch base {
        case .forced(let inner): return readsOwnStack(.member(inner, "", Place(line: 0, column: 0)), in: scope)
        case .name("navigationController", _): return scope.locals["navigationController"] == nil
        case .member(.name("self", _), "navigationController", _): return true
        default: return false
        }
    }

    private func isForced(_ callee: Expression) -> Bool {
        if case .member(.forced, _, _) = callee { return true }
        return false
    }

    mutating func noteMissing(_ kind: BrokenReference.Kind, _ name: String, storyboard: String?, at place: Place, in scope: Scope) {
        // Some ask for what may not be there.
        guard !scope.isCaught else { return }
        notesTaken += 1
        missing.insert(MissingName(
            kind: kind, name: name, storyboard: storyboard, owner: selfType ?? scope.owner, place: place, path: scope.path))
    }

    /// `viewControllers = […]` and its relatives: a stack, tabs, columns or pages, by what the receiver is.
    mutating func setChildren(
        _ values: [Value], kind: ScreenKind, on receiver: Value, at place: Place, call: Call?, in scope: Scope
    ) {
        if values.count == 1, case .bag(let elements) = values[0], kind != .nav {
            // Which stands where is not known, only that each stands somewhere.
            if case .object(let index) = receiver { objects[index].children = elements }
            guard isRecording else { return }
            for element in elements {
                var new = operation(kind == .split ? .column : kind == .page ? .embed : .tab, element, on: receiver, place, in: scope)
                new.isListElement = true
                operations.append(new)
            }
            return
        }
        let elements: [[Value]]? = values.count == 1 ? list(values[0]) : kind == .nav ? nil : alternatives(values)
        if case .object(let index) = receiver, kind != .page, let elements {
            objects[index].children = elements
            if kind == .nav, let bottom = elements.first { objects[index].root = bottom }
            if kind == .nav, elements.count > 1 || objects[index].holder != nil, isRecording {
                recordElements(.setStack, elements, on: receiver, place, in: scope)
            }
            if kind != .nav, isRecording { recordElements(kind == .split ? .column : .tab, elements, on: receiver, place, in: scope) }
            return
        }
        guard isRecording else { return }
        let verb: Verb = switch kind {
        case .tab: .tab
        case .split: .column
        case .page: .embed
        default: .setStack
        }
        guard let elements else {
            operations.append(operation(verb, values, on: receiver, place, in: scope))
            return
        }
        // Setting a stack to its old elements plus new ones is a push (rules.md 1.3).
        if verb == .setStack, elements.count > 1, let old = elements.first, old.count == 1, old == [.unknown] || isStackList(old[0]) {
            // Without the old top the new one stands where that stood.
            let replaces = isPart(old[0], "belowTop")
            var new = operation(replaces ? .setStack : .push, elements.last ?? [], on: receiver, place, in: scope)
            new.position = nil
            operations.append(new)
            return
        }
        recordElements(verb, elements, on: receiver, place, in: scope)
    }

    private mutating func recordElements(_ verb: Verb, _ elements: [[Value]], on receiver: Value, _ place: Place, in scope: Scope) {
        let isOwnStack = verb == .setStack && receiver == .me
        for (position, element) in elements.enumerated() {
            var new = operation(isOwnStack && position == 0 ? .root : verb, element, on: receiver, place, in: scope)
            new.position = position
            new.isListElement = true
            if verb == .column {
                new.column = elements.count == 3 ? ["primary", "supplementary", "secondary"][position] : position == 0 ? "primary" : "secondary"
            }
            operations.append(new)
        }
    }

    /// Lists of which one is set: what stands at each position in any of them.
    private func alternatives(_ values: [Value]) -> [[Value]]? {
        let lists = values.filter { $0 != .null }.map(list)
        guard !lists.isEmpty, lists.allSatisfy({ $0 != nil }) else { return nil }
        let known = lists.compactMap { $0 }
        return (0..<(known.map(\.count).max() ?? 0)).map { position in
            unique(known.flatMap { $0.indices.contains(position) ? $0[position] : [] })
        }
    }

    private func list(_ value: Value) -> [[Value]]? {
        if case .list(let elements) = value { return elements }
        return nil
    }

    // MARK: Settings

    mutating func set(
        _ kind: ChromeSetting.Kind, _ values: [Value], on target: Value, at place: Place, test: String? = nil, in scope: Scope
    ) {
        // What only a Catalyst build sets is no fact of an iPhone's screen.
        guard scope.devices != .mac else { return }
        if case .object(let index) = target {
            let isInItsBranch = scope.branch != 0 && objects[index].branch == scope.branch
            setOnObject(kind, values, index, guarded: isInItsBranch ? .always : scope.guarded)
        }
        guard isRecording else { return }
        settings.append(ChromeSetting(
            kind: kind, target: target, values: values, guarded: scope.guarded, hinge: scope.hinge, context: scope.context, premise: scope.premise,
            availability: scope.availability, function: scope.function, owner: scope.owner, place: place, path: scope.path, test: test, item: madeAt(target)))
    }

    private mutating func setOnObject(_ kind: ChromeSetting.Kind, _ values: [Value], _ index: Int, guarded: Guard) {
        switch kind {
        case .style:
            if let style = presentationStyle(values) { objects[index].style = guarded == .always ? style : objects[index].style ?? .unknown }
        case .blocked:
            if values == [.bool(true)] { objects[index].blocked = guarded } else if values != [.bool(false)] { objects[index].blocked = .conditional }
        case .closingAsked: objects[index].blocked = objects[index].blocked ?? .conditional
        case .barHidden:
            if values == [.bool(true)], guarded == .always { objects[index].hidesBar = true }
        case .supplementsBack: objects[index].supplementsBack = values == [.bool(true)]
        default: break
        }
    }

    /// A helper that may not be called has changed objects: what it set is not certain of those made outside the branch of the call.
    mutating func doubt(_ before: [ObjectState], outside branch: Int) {
        for (index, old) in before.enumerated() where branch == 0 || old.branch != branch {
            if objects[index].style != old.style { objects[index].style = .unknown }
            if objects[index].blocked != old.blocked { objects[index].blocked = .conditional }
            objects[index].hidesBar = old.hidesBar
        }
    }

    func presentationStyle(_ values: [Value]) -> PresentationStyle? {
        let names = values.compactMap { value -> String? in
            if case .enumCase(_, let name) = value { return name }
            return nil
        }
        guard names.count == values.count, !names.isEmpty else { return .unknown }
        guard Set(names).count == 1 else { return .unknown }
        return PresentationStyle(rawValue: names[0]) ?? .unknown
    }

    mutating func setBarItems(_ lists: [Value], side: Side, on target: Value, at place: Place, test: String? = nil, in scope: Scope) {
        var owner = target
        if case .part("navigationItem", let controller) = target { owner = controller }
        if case .object(let index) = owner, objects[index].className != "UINavigationItem" {
            for value in lists {
                let items = list(value) ?? [[value]]
                if side == .left { objects[index].leftItems += items } else { objects[index].rightItems += items }
            }
        }
        set(side == .left ? .leftItems : .rightItems, lists, on: owner, at: place, test: test, in: scope)
    }

    // MARK: Assignments

    mutating func assign(_ value: Expression, to target: Expression, at place: Place, in scope: inout Scope) {
        switch target {
        case .name(let name, _):
            if scope.locals[name] != nil {
                let named = slot(of: value, in: &scope)?.slot
                scope.locals[name] = evaluate(value, in: &scope)
                scope.slots[name] = named
                scope.written[name] = nil
                scope.sources[name] = value
                return
            }
            let declared = (typeName(of: scope.itself) ?? scope.owner).flatMap { project.property(name, of: $0)?.facts.type }
            let values = evaluate(value, expecting: declared.map { className($0, in: scope) }, in: &scope)
            runStoredClosures(values, of: declared, in: scope)
            assignMember(name, of: scope.itself, values, value, at: place, in: &scope)
        case .member(let base, let name, _):
            let bases = evaluate(base, in: &scope)
            let expected = bases.first.flatMap(typeName(of:)).flatMap { project.property(name, of: $0)?.facts.type }
            let values = evaluate(value, expecting: expected.map { className($0, in: scope) }, in: &scope)
            runStoredClosures(values, of: expected, in: scope)
            for receiver in bases.prefix(1) {
                if bases.count == 1 { noteUse(of: receiver, through: base, member: name, at: place, in: scope) }
                callSetter(of: name, on: receiver, values, value, at: place, in: &scope)
                noteLook(name, of: receiver, values, written: base, at: place, in: &scope)
                let before = operations.count
                assignMember(name, of: receiver, values, value, at: place, in: &scope)
                for index in operations.indices.dropFirst(before) where operations[index].reach == nil {
                    operations[index].reach = reach(of: receiver, written: base, in: scope)
                }
            }
        case .forced(let inner):
            assign(value, to: inner, at: place, in: &scope)
        case .element(.name(let list, _), let indices) where scope.locals[list]?.contains(where: isStackList) == true:
            let new = evaluate(value, in: &scope)
            for index in indices { _ = evaluate(index.value, in: &scope) }
            // One element is another now; which is not known, but it is the top that people replace.
            scope.locals[list] = [.list([[.part("belowTop", of: .unknown)], new])]
        default:
            _ = evaluate(target, in: &scope)
            _ = evaluate(value, in: &scope)
        }
    }

    private mutating func assignMember(
        _ name: String, of base: Value, _ values: [Value], _ written: Expression, at place: Place, in scope: inout Scope
    ) {
        switch isOwn(name, of: base) ? "" : name {
        case "leftBarButtonItem", "rightBarButtonItem":
            let items: [Value] = values.map { $0 == .null ? .list([]) : .list([[$0]]) }
            setBarItems(items, side: name.hasPrefix("left") ? .left : .right, on: base, at: place, test: written.emptyTest, in: scope)
        case "leftBarButtonItems", "rightBarButtonItems":
            setBarItems(values.map { $0 == .null ? .list([]) : $0 }, side: name.hasPrefix("left") ? .left : .right, on: base, at: place, in: scope)
        case "leftItemsSupplementBackButton": set(.supplementsBack, values, on: controller(of: base), at: place, in: scope)
        case "backBarButtonItem": set(.backItem, values, on: controller(of: base), at: place, in: scope)
        case "hidesBackButton": set(.backHidden, values, on: controller(of: base), at: place, in: scope)
        case "backAction": set(.backAction, values, on: controller(of: base), at: place, in: scope)
        case "isNavigationBarHidden", "navigationBarHidden": set(.barHidden, values, on: base, at: place, in: scope)
        case "isHidden" where isPart(base, "navigationBar"): set(.barViewHidden, values, on: controller(of: base), at: place, in: scope)
        case "isHidden" where isBarItem(base), "hidden" where isBarItem(base): set(.itemHidden, values, on: base, at: place, test: written.testText, in: scope)
        case "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact", "hidesBarsWhenKeyboardAppears":
            set(.barHidesOn, values, on: base, at: place, in: scope)
        case "isModalInPresentation", "modalInPresentation":
            set(.blocked, values, on: base, at: place, test: written.testText, in: scope)
        case "modalPresentationStyle": set(.style, values, on: base, at: place, in: scope)
        case "detents" where isPart(base, "sheetPresentationController"): set(.detents, values, on: controller(of: base), at: place, in: scope)
        case "title" where isPart(base, "topItem") || isPart(base, "backItem"): set(.title, values, on: base, at: place, in: scope)
        case "title" where isControllerLike(base): set(.title, values, on: controller(of: base), at: place, in: scope)
        case "isEnabled", "enabled":
            if isBarItem(base) { set(.itemEnabled, values, on: base, at: place, test: written.testText, in: scope) }
            setGesture(.gestureEnabled, .contentGestureEnabled, values, on: base, at: place, in: scope)
        case "delegate":
            if case .part("presentationController", let shown) = base { setDismissalDelegate(values, on: shown, at: place, in: scope) }
            setGesture(.gestureDelegate, .contentGestureDelegate, values, on: base, at: place, in: scope)
            noteStore(of: values, in: name, of: base, at: place, in: scope)
        case "allowsBackForwardNavigationGestures": set(.webGestures, values, on: base, at: place, in: scope)
        case "rootViewController":
            if isWindow(base), isRecording, values != [.null] {
                var new = operation(.root, values, on: .windowRoot, place, in: scope)
                // A window made for this, or kept beside the main one, is another layer's.
                if base != .window || raisesWindow || scope.rootIsNew { new.reach = .otherWindow }
                operations.append(new)
                forgetRoot(in: &scope)
            }
            if !isWindow(base) { noteStore(of: values, in: name, of: base, at: place, in: scope) }
        case "viewControllers":
            let kind = typeName(of: base).map(project.kind(of:)) ?? .screen
            if kind == .nav || kind == .tab || kind == .split {
                let start = operations.count
                setChildren(values, kind: kind, on: base, at: place, call: nil, in: scope)
                if kind == .nav { markDuplicates(from: start) }
                scope.placed = [:]
            }
        case "tabs" where isTabBar(base):
            setChildren(values.map(contentOfTabs), kind: .tab, on: base, at: place, call: nil, in: scope)
        case "searchController" where isControllerLike(base):
            recordSearch(values, on: controller(of: base), at: place, in: scope)
        case "selectedIndex", "selectedViewController", "selectedTab":
            if isRecording, isTabBar(base) {
                operations.append(operation(.selectTab, values, on: base, place, in: scope))
            }
        default:
            if case .object(let index) = base { objects[index].properties[name] = values }
            keep(values, in: name, of: base, in: &scope)
            noteStore(of: values, in: name, of: base, at: place, in: scope)
            if isRecording, base != .me || !values.isEmpty { otherEffects += 1 }
        }
    }

    /// A setter that a class of Objective-C writes itself is called by the assignment, other than from within.
    private mutating func callSetter(
        of name: String, on receiver: Value, _ values: [Value], _ value: Expression, at place: Place, in scope: inout Scope
    ) {
        guard project.hasObjectiveC, let type = typeName(of: receiver) else { return }
        let selector = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        guard let setter = project.function(selector: selector, of: type), setter.facts.selector == selector,
            scope.function != setter.facts.fullName, !values.contains(where: { if case .closure = $0 { true } else { false } })
        else { return }
        let argument = Argument(label: nil, value: value)
        let call = Call(callee: .name(name, place), arguments: [argument], place: place, end: place, selector: selector)
        let given = EvaluatedArgument(label: nil, values: values, expression: value, isTrailing: false)
        _ = enter(setter, [given], on: receiver, call, expecting: nil, in: &scope)
    }

    /// Closures stored for later are code of the function that writes them.
    private mutating func runStoredClosures(_ values: [Value], of type: TypeName?, in scope: Scope) {
        let parameters = type?.name == "->" ? type?.arguments.dropLast() ?? [] : []
        let arguments = parameters.map { [sharpen(.unknown, to: className($0, in: scope), held: "parameter")] }
        for case .closure(let index) in values { runClosure(index, with: Array(arguments), as: .stored, conditional: true) }
    }

    private mutating func setGesture(
        _ edge: ChromeSetting.Kind, _ content: ChromeSetting.Kind, _ values: [Value], on base: Value, at place: Place, in scope: Scope
    ) {
        guard case .part(let part, let owner) = base else { return }
        if part == "interactivePopGestureRecognizer" { set(edge, values, on: owner, at: place, in: scope) }
        if part == "interactiveContentPopGestureRecognizer" { set(content, values, on: owner, at: place, in: scope) }
    }

    /// A delegate that may refuse a swipe, or ask about it, guards the layer.
    private mutating func setDismissalDelegate(_ values: [Value], on shown: Value, at place: Place, in scope: Scope) {
        let mayRefuse = values.contains { value in
            guard value != .null, let type = value == .me ? selfType ?? scope.owner : typeName(of: value), project.types[type] != nil else {
                return value != .null
            }
            return ["presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss"].contains { !project.functions($0, of: type).isEmpty }
        }
        if mayRefuse { set(.closingAsked, values, on: shown, at: place, in: scope) }
    }

    func controller(of base: Value) -> Value {
        if case .part(_, let owner) = base { return owner }
        return base
    }

    /// The elements of some stack, all of them or all but the top.
    func isStackList(_ value: Value) -> Bool { isPart(value, "viewControllers") || isPart(value, "belowTop") }

    func isTabBar(_ value: Value) -> Bool {
        guard let type = typeName(of: value), project.kind(of: type) == .tab else { return false }
        return project.property("tabs", of: type) == nil
    }

    private func isBarItem(_ value: Value) -> Bool {
        isPart(value, "leftBarButtonItem") || isPart(value, "rightBarButtonItem") || typeName(of: value) == "UIBarButtonItem"
    }

    /// Where a bar item was made.
    private func madeAt(_ value: Value) -> Span? {
        guard case .object(let index) = value, objects[index].className == "UIBarButtonItem" else { return nil }
        return Span(path: objects[index].path, objects[index].place)
    }

    private func isPart(_ value: Value, _ name: String) -> Bool { if case .part(name, _) = value { true } else { false } }

    private func isControllerLike(_ value: Value) -> Bool {
        if isPart(value, "navigationItem") { return true }
        return typeName(of: value).map(isController) == true
    }

    private func isWindow(_ value: Value) -> Bool {
        value == .window || typeName(of: value) == "UIWindow" || typeName(of: value).map { project.isKind($0, of: "UIWindow") } == true
    }
}
