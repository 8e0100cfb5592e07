import Diagnostics

// Views made by naming a type.

extension ViewReader {
    /// Apple's containers that show their content in place.
    static let transparent: Set<String> = [
        "Group", "VStack", "HStack", "ZStack", "AnyView", "ScrollView", "ScrollViewReader", "GeometryReader", "ViewThatFits", "Grid",
        "GridRow", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "ForEach", "Section", "Form", "GroupBox", "ControlGroup",
        "DisclosureGroup", "OutlineGroup", "Table", "TimelineView", "ContentUnavailableView", "NavigationStack", "NavigationView",
        "NavigationSplitView", "TabView", "Tab", "TabSection", "Button", "NavigationLink", "Menu", "Link", "ToolbarItem", "ToolbarItemGroup",
        "LabeledContent", "Label", "HSplitView", "VSplitView", "AnyLayout", "GlassEffectContainer", "WindowGroup", "Window", "DocumentGroup",
        "EquatableView", "AsyncImage", "PhaseAnimator", "KeyframeAnimator", "Canvas", "RefreshableScrollView", "Picker", "Toggle",
        "SubscriptionView", "ModifiedContent", "ToolbarTitleMenu", "ShareLink", "ProgressView", "Gauge", "EditButton",
    ]

    mutating func construction(_ written: String, _ call: Call, _ scope: ViewScope) -> [ViewNode] {
        let place = scope.span(call.place)
        func node(_ kind: ViewNode.Kind) -> [ViewNode] {
            [ViewNode(kind: kind, place: place, site: scope.site ?? place, home: scope.home)]
        }
        if project.names.wrappers.contains(written) { return node(.system("NavigationStack", call, scope)) }
        if let type = project.resolve(written, from: scope.type) {
            if project.isViewPart(type) {
                var inner = ViewScope(type: type, home: scope.home, path: scope.path)
                inner.depth = scope.depth
                inner.active = scope.active
                inner.site = scope.site ?? place
                inner.properties = bound(call, to: type, scope)
                return body(of: type, inner)
            }
            if project.isShownView(type) {
                guard showsGivenViews(call, type) else { return node(.project(type, call, scope)) }
                return node(.wrapper(type, call, scope, expanded(type, call, scope)))
            }
            if project.types[type]?.kind != .extension, !Self.transparent.contains(written) { return [] }
        }
        let name = written.split(separator: ".").last.map(String.init) ?? written
        if written == "EmptyView" { return [] }
        // A view of the project all the same where several of its modules have one of the name. A nested type of the name is none.
        let isOurs = project.namesakes[name] != nil
        if Self.transparent.contains(name) || SwiftUINames.leaves.contains(name) && !isOurs { return node(.system(name, call, scope)) }
        var inside: [ViewNode] = []
        for argument in call.arguments {
            if let closure = argument.value.closure { inside += self.closure(closure, scope) }
        }
        return node(inside.isEmpty && !isOurs ? .system(name, call, scope) : .foreign(name, inside))
    }

    /// The nodes of a project view's body as made by one construction, its arguments bound.
    mutating func expanded(_ type: String, _ call: Call, _ scope: ViewScope) -> [ViewNode] {
        var inner = ViewScope(type: type, home: type, path: scope.path)
        inner.depth = scope.depth
        inner.active = scope.active
        inner.properties = bound(call, to: type, scope)
        return body(of: type, inner)
    }

    /// Whether the construction gives views to the type: a builder closure, or a view for a generic parameter.
    private func showsGivenViews(_ call: Call, _ type: String) -> Bool {
        guard let declared = project.types[type] else { return false }
        if let initializer = initializer(for: call, declared) {
            let given = project.bind(call.arguments, to: initializer.facts.parameters) ?? []
            return zip(initializer.facts.parameters, given).contains { parameter, argument in
                argument != nil && isViewSlot(parameter.type, parameter.attributes, of: declared, initializer.facts.genericParameters)
            }
        }
        return memberwise(call, declared).contains { property, _ in
            isViewSlot(property.type, property.attributes, of: declared, [])
        }
    }

    /// The initialiser a construction means. Of several that fit, any that sets the same properties as the others: a value and a
    /// closure that makes it, say.
    private func initializer(for call: Call, _ type: ProjectType) -> Declared<FunctionFacts>? {
        let fitting = (type.functions["init"] ?? []).filter { project.accepts($0.facts, call.arguments) }
        guard fitting.count > 1 else { return fitting.first }
        let properties = fitting.map { function in
            Set((function.facts.body ?? []).compactMap { statement -> String? in
                guard case .assign(let target, _, _) = statement else { return nil }
                return target.dottedName
            })
        }
        return properties.allSatisfy { $0 == properties[0] && !$0.isEmpty } ? fitting[0] : nil
    }

    private func isViewSlot(
        _ type: TypeName?, _ attributes: [Attribute], of owner: ProjectType, _ generics: [GenericParameter]
    ) -> Bool {
        if attributes.contains(where: { $0.name == "ViewBuilder" || $0.name == "ToolbarContentBuilder" }) { return true }
        guard let type else { return false }
        let shown = type.name == "->" ? type.arguments.last?.name ?? "" : type.name
        if shown == "AnyView" || shown == "View" { return true }
        return (owner.genericParameters + generics).contains { $0.name == shown && ($0.bound == nil || $0.bound?.name == "View") }
    }

    /// The arguments of a memberwise initialiser by property.
    private func memberwise(_ call: Call, _ type: ProjectType) -> [(PropertyFacts, Argument)] {
        call.arguments.compactMap { argument -> (PropertyFacts, Argument)? in
            if let label = argument.label { return type.properties[label].map { ($0.facts, argument) } }
            guard argument.isTrailing else { return nil }
            // The first property that holds a closure takes the trailing one; past those with a value where a later one has none.
            let closures = type.properties.values.filter { property in
                property.facts.getter == nil && !property.facts.isStatic
                    && (property.facts.type?.name == "->" || property.facts.attributes.contains { $0.name == "ViewBuilder" })
                    && !call.arguments.contains { $0.label == property.facts.name }
            }
            let inOrder = closures.sorted { ($0.facts.place.line, $0.facts.place.column) < ($1.facts.place.line, $1.facts.place.column) }
            let chosen = inOrder.first { $0.facts.value == nil && !$0.facts.isOptional } ?? inOrder.first
            return chosen.map { ($0.facts, argument) }
        }
    }

    /// What the stored properties of a type hold after this construction, where its initialiser says so plainly.
    func bound(_ call: Call, to type: String, _ scope: ViewScope) -> [String: ViewBinding] {
        guard let declared = project.types[type] else { return [:] }
        guard let initializer = initializer(for: call, declared), let code = initializer.facts.body else {
            var bindings: [String: ViewBinding] = [:]
            for (property, argument) in memberwise(call, declared) {
                bindings[property.name] = handedOn(argument.value, scope) ?? .value(argument.value, scope)
            }
            return bindings
        }
        var inner = ViewScope(type: type, home: scope.home, path: initializer.path)
        bind(initializer.facts, call, from: scope, into: &inner)
        for (name, binding) in inner.names {
            if case .value(let value, let written) = binding, let given = handedOn(value, written) { inner.names[name] = given }
        }
        var bindings: [String: ViewBinding] = [:]
        for statement in code {
            guard case .assign(let target, let value, _) = statement else { continue }
            switch target {
            case .member(.name("self", _), let name, _), .name(let name, _):
                bindings[name.hasPrefix("_") ? String(name.dropFirst()) : name] = plain(value, inner)
            default: break
            }
        }
        return bindings
    }

    /// Content that the type around the construction was itself given and merely hands on: nothing of that type's own.
    private func handedOn(_ value: Expression, _ scope: ViewScope) -> ViewBinding? {
        let name: String
        switch value {
        case .name(let written, _): name = written
        case .member(.name("self", _), let written, _): name = written
        default: return nil
        }
        guard scope.binding(name) == nil, let type = scope.type, let owner = project.types[type],
            let property = owner.properties[name]?.facts, property.getter == nil, property.value == nil, let written = property.type
        else { return nil }
        return isViewSlot(property.type, property.attributes, of: owner, []) ? .typed(written) : nil
    }

    /// The parameter a value merely passes on, or the value in the initialiser's scope.
    private func plain(_ value: Expression, _ scope: ViewScope) -> ViewBinding {
        switch value {
        case .name(let name, _): return scope.names[name] ?? .value(value, scope)
        case .call(let call):
            // `content()` keeps the builder: showing its result and calling it are the same here.
            if case .name(let name, _) = call.callee, call.arguments.isEmpty, let bound = scope.names[name] { return bound }
            if let name = call.calledName, ["State", "StateObject", "Binding", "ObservedObject", "Bindable"].contains(name),
                let argument = call.arguments.first?.value, argument.closure == nil {
                return plain(argument, scope)
            }
            return .value(value, scope)
        default: return .value(value, scope)
        }
    }

    /// The views of a system view's closures and view arguments, for containers that show all of them in place.
    mutating func contents(of call: Call, _ scope: ViewScope, binding parameters: [ViewBinding] = []) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for argument in call.arguments {
            guard argument.label != "action", argument.label != "id", argument.label != "selection" else { continue }
            // A package's stack that is given its destinations as a closure.
            if argument.label == "destination", call.calledName == "NavigationStack" { continue }
            if let closure = argument.value.closure {
                nodes += self.closure(closure, scope, binding: parameters)
            } else if argument.label == "content" || argument.label == "header" || argument.label == "footer" || argument.label == "destination"
                || argument.label == nil || argument.label == "label" || argument.label == "detail" || argument.label == "sidebar" {
                nodes += viewArgument(argument.value, scope, binding: parameters)
            }
        }
        return nodes
    }

    /// The views a list makes for each of its elements.
    mutating func rows(of call: Call, _ scope: ViewScope) -> [ViewNode] {
        let element = call.unlabelled.flatMap { project.typeOf($0, scope) }.flatMap { project.elementType(of: $0) }
        return contents(of: call, scope, binding: [.element(element), .element(nil)])
    }

    /// A value given where views are wanted: a view, or a function that makes one.
    mutating func viewArgument(_ value: Expression, _ scope: ViewScope, binding parameters: [ViewBinding] = []) -> [ViewNode] {
        if let closure = value.closure { return self.closure(closure, scope, binding: parameters) }
        switch value {
        case .string, .interpolated, .number, .bool, .null, .keyPath, .array, .implicitMember: return []
        case .member(let base, "init", _):
            // `content: Row.init`
            guard let path = base.dottedName, path.startsUppercase, let place = placeOf(base) else { return [] }
            return construction(path, Call(callee: base, arguments: [], place: place, end: place), scope)
        case .name(let name, let place):
            if let type = scope.type, scope.binding(name) == nil, project.property(name, of: type) == nil,
                let function = project.functions(name, of: type).first {
                return call(
                    function, Call(callee: value, arguments: [], place: place, end: place), from: scope, type: type, binding: parameters)
            }
            return views(of: value, scope)
        case .member(.name("self", _), let name, let place):
            return viewArgument(.name(name, place), scope, binding: parameters)
        case .member(let base, let name, let place):
            // `content: factory.sheet`
            guard let owner = project.typeOf(base, scope).flatMap({ project.resolve($0.name, from: scope.type) }),
                project.property(name, of: owner) == nil, let function = project.functions(name, of: owner).first
            else { return views(of: value, scope) }
            return call(
                function, Call(callee: value, arguments: [], place: place, end: place), from: scope, type: owner,
                receiver: .value(base, scope), binding: parameters)
        default: return views(of: value, scope)
        }
    }

    private func placeOf(_ expression: Expression) -> Place? {
        switch expression {
        case .name(_, let place), .member(_, _, let place): return place
        case .specialized(let base, _): return placeOf(base)
        default: return nil
        }
    }
}

/// Apple's views and modifiers by what they mean for navigation.
enum SwiftUINames {
    /// Views without content that matters, and whose own type can be a transition's target.
    static let leaves: Set<String> = [
        "Text", "Image", "Color", "Spacer", "Divider", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse", "LinearGradient",
        "RadialGradient", "TextField", "SecureField", "TextEditor", "DatePicker", "Slider", "Stepper", "ColorPicker", "WebView", "Map",
        "VideoPlayer", "PhotosPicker", "SignInWithAppleButton", "PasteButton", "RenameButton", "UnevenRoundedRectangle", "Path", "EmptyView",
        "ToolbarSpacer", "Chart", "MultiDatePicker", "SettingsLink", "HelpLink", "ToolbarSpacer",
    ]
    static let stacks: Set<String> = ["NavigationStack", "NavigationView"]
    /// Containers whose builder closures make rows.
    static let rows: Set<String> = ["List", "ForEach", "Table", "OutlineGroup"]
    static let lazy: Set<String> = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"]
    /// Modifiers that present a layer with the content of a closure.
    static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
    static let alerts: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
    /// Modifiers whose closures make views shown in the place of the view, or beside it in the same layer.
    static let inPlace: Set<String> = [
        "overlay", "background", "safeAreaInset", "safeAreaBar", "toolbarBackground", "mask", "listRowBackground", "searchSuggestions",
        "contextMenu", "swipeActions", "tabViewBottomAccessory", "tabItem", "badge", "headerProminence",
    ]
}
