import FlowGraph

// What is written on the controls of views, for reading their look.

extension ViewReader {
    /// What the label of a button-like call says: its own arguments and its label closure.
    mutating func label(of call: Call, _ scope: ViewScope, closureLabel: String = "label") -> Appearance {
        var text = Appearance()
        if let role = call.argument("role") { text.systemItem = lastName(role) }
        if let title = call.unlabelled { text.title = string(title, scope) }
        if let symbol = call.argument("systemImage") { text.symbol = string(symbol, scope) }
        if let image = call.argument("image") { text.image = string(image, scope) }
        var nodes: [ViewNode] = []
        if let label = call.argument(closureLabel) {
            nodes = viewArgument(label, scope)
        } else if call.argument("action") != nil || call.argument("destination") != nil || call.argument("value") != nil,
            let closure = call.trailingClosure {
            nodes = self.closure(closure, scope)
        }
        read(nodes, into: &text)
        // A key of a string table says nothing about the words in it.
        let isKey = text.title.map { !$0.contains(" ") && $0 == $0.lowercased() && ($0.contains(".") || $0.contains("_")) } ?? true
        text.isUnread = isKey && text.symbol == nil && text.image == nil
        return text
    }

    private mutating func read(_ nodes: [ViewNode], into text: inout Appearance, depth: Int = 0) {
        guard depth < 8 else { return }
        for node in nodes {
            switch node.kind {
            case .system(let name, let call, let scope):
                switch name {
                case "Text": text.title = text.title ?? call.arguments.first.flatMap { string($0.value, scope) }
                case "Image": image(call, scope, &text)
                case "Label":
                    text.title = text.title ?? call.unlabelled.flatMap { string($0, scope) }
                    text.symbol = text.symbol ?? call.argument("systemImage").flatMap { string($0, scope) }
                    text.image = text.image ?? call.argument("image").flatMap { string($0, scope) }
                    read(contents(of: call, scope), into: &text, depth: depth + 1)
                default:
                    if !SwiftUINames.leaves.contains(name) { read(contents(of: call, scope), into: &text, depth: depth + 1) }
                }
            case .group(let inner), .foreign(_, let inner), .wrapper(_, _, _, let inner): read(inner, into: &text, depth: depth + 1)
            // The first arm that says something: a button may show its progress instead.
            case .choice(let arms, _): for arm in arms { read(arm, into: &text, depth: depth + 1) }
            case .project(let name, let call, let scope):
                read(expanded(name, call, scope), into: &text, depth: depth + 3)
            default: continue
            }
            for modifier in node.modifiers where modifier.name == "accessibilityLabel" && text.accessibilityLabel == nil {
                text.accessibilityLabel = modifier.call.arguments.first.flatMap { string($0.value, modifier.scope) }
            }
        }
    }

    private func image(_ call: Call, _ scope: ViewScope, _ text: inout Appearance) {
        if let symbol = call.argument("systemName") {
            text.symbol = text.symbol ?? string(symbol, scope)
        } else if let name = call.unlabelled {
            text.image = text.image ?? string(name, scope) ?? lastName(name)
        }
    }

    func lastName(_ expression: Expression) -> String? {
        switch expression {
        case .implicitMember(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    /// What constants of other modules that stand for such words are called: `Strings.close`.
    private static let closing: Set<String> = ["close", "cancel", "done"]

    /// Literal text, through the ways of writing a localised one.
    func string(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch expression {
        case .string(let text): return text
        case .interpolated(let text): return text.isEmpty ? nil : text
        case .call(let call):
            guard let name = call.calledName else { return nil }
            if ["Text", "LocalizedStringKey", "String", "NSLocalizedString", "LocalizedStringResource"].contains(name) {
                // The text a developer reads: the default value where there is one, else the key.
                let text = call.argument("value") ?? call.argument("defaultValue") ?? call.arguments.first?.value
                return text.flatMap { string($0, scope, depth: depth + 1) }
            }
            return lookedUpText(call, scope, depth: depth + 1)
        case .name(let name, _):
            if case .value(let value, let written)? = scope.binding(name) { return string(value, written, depth: depth + 1) }
            if let type = scope.type, let value = project.property(name, of: type)?.facts.value {
                return string(value, scope, depth: depth + 1)
            }
            return project.globalValues[name]?.facts.value.flatMap { string($0, scope, depth: depth + 1) }
        case .member(let base, let name, _):
            guard let path = base.dottedName, let type = project.resolve(path, from: scope.type),
                let property = project.property(name, of: type)
            else { return Self.closing.contains(name.lowercased()) ? name.prefix(1).uppercased() + name.dropFirst() : nil }
            if let value = property.facts.value { return string(value, scope, depth: depth + 1) }
            guard let getter = property.facts.getter, getter.count == 1 else { return nil }
            return string(getter[0], scope, depth: depth + 1)
        case .fallback(let value, _), .forced(let value): return string(value, scope, depth: depth + 1)
        default: return nil
        }
    }

    private func string(_ statement: Statement, _ scope: ViewScope, depth: Int) -> String? {
        switch statement {
        case .evaluate(let value), .returns(let value?, _): string(value, scope, depth: depth)
        default: nil
        }
    }

    /// The text a static function of the project gives: its only expression's, else the text it looks up.
    private func lookedUpText(_ call: Call, _ scope: ViewScope, depth: Int) -> String? {
        guard case .member(let base, let name, _) = call.callee, let path = base.dottedName,
            let type = project.resolve(path, from: scope.type), let function = project.function(name, arguments: call.arguments, of: type)
        else { return nil }
        if let argument = project.textArgument(of: call, for: function.facts) { return string(argument.value, scope, depth: depth) }
        guard let body = function.facts.body, body.count == 1 else { return nil }
        return string(body[0], ViewScope(type: type, home: scope.home, path: function.path), depth: depth)
    }
}
