import Diagnostics
import FlowGraph

extension ProjectType {
    /// It answers which pages a web view may open.
    var decidesPolicy: Bool {
        functions["webView"]?.contains { $0.facts.parameters.contains { $0.label == "decidePolicyFor" } } == true
    }
}

/// Web views of UIKit screens.
struct ScreenWebFacts {
    let project: Project

    func facts(of type: ProjectType, uses: NameUses) -> [WebFact] {
        let held = type.properties.values.filter { isWebView($0.facts.type) || constructs($0.facts.value) }
            .sorted { ($0.path, $0.facts.place.line) < ($1.path, $1.facts.place.line) }
        guard let first = held.first else { return [] }
        var gestures = WebFact.Gestures.off
        var location = Span(path: first.path, first.facts.place)
        if uses.contains("allowsBackForwardNavigationGestures"), let written = gestureSwitch(in: type) {
            gestures = written.value
            location = written.location
        }
        let pops: Set<String> = ["interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer"]
        let arbitrated = uses.contains("canGoBack") && !uses.names.isDisjoint(with: pops) || uses.contains("require") && requiresFailure(in: type)
        return [WebFact(
            api: "WKWebView", gestures: gestures, loads: loads(uses), back: uses.contains("goBack"), arbitrated: arbitrated,
            policed: type.decidesPolicy, location: location)]
    }

    private func isWebView(_ type: TypeName?) -> Bool {
        guard let type else { return false }
        return type.name == "WKWebView" || project.isKind(type.name, of: "WKWebView")
    }

    private func constructs(_ value: Expression?) -> Bool {
        guard let value else { return false }
        return NameUses(value).contains("WKWebView")
    }

    /// `one.require(toFail: other)`: a recognizer waits for another one.
    private func requiresFailure(in type: ProjectType) -> Bool {
        var found = false
        for function in type.functions.values.joined() {
            visitExpressions(in: function.facts.body ?? []) { expression in
                if case .call(let call) = expression, call.calledName == "require", call.argument("toFail") != nil { found = true }
            }
        }
        return found
    }

    private func loads(_ uses: NameUses) -> WebFact.Loads {
        if uses.contains("loadHTMLString") || uses.contains("loadFileURL") {
            return uses.contains("URLRequest") ? .remote : .local
        }
        return uses.contains("URLRequest") || uses.contains("load") ? .remote : .unknown
    }

    /// The last write of `allowsBackForwardNavigationGestures` in the type's code; differing writes are unknown.
    private func gestureSwitch(in type: ProjectType) -> (value: WebFact.Gestures, location: Span)? {
        var writes: [(WebFact.Gestures, Span)] = []
        for functions in type.functions.values {
            for function in functions { collect(function.facts.body ?? [], path: function.path, into: &writes, depth: 0) }
        }
        for property in type.properties.values {
            for block in [property.facts.getter].compactMap({ $0 }) + property.facts.observers {
                collect(block, path: property.path, into: &writes, depth: 0)
            }
            if case .call(let call)? = property.facts.value, case .closure(let closure) = call.callee {
                collect(closure.body, path: property.path, into: &writes, depth: 0)
            }
        }
        writes.sort { $0.1 < $1.1 }
        guard let first = writes.first else { return nil }
        return Set(writes.map(\.0)).count == 1 ? (value: first.0, location: first.1) : (value: .unknown, location: first.1)
    }

    private func collect(_ block: Block, path: String, into writes: inout [(WebFact.Gestures, Span)], depth: Int) {
        guard depth < 40 else { return }
        for statement in block {
            switch statement {
            case .assign(.member(_, "allowsBackForwardNavigationGestures", let place), let value, _):
                let written: WebFact.Gestures = value == .bool(true) ? .on : value == .bool(false) ? .off : .unknown
                writes.append((written, Span(path: path, place)))
            case .branch(let arms, _): for arm in arms { collect(arm.body, path: path, into: &writes, depth: depth + 1) }
            case .nested(let inner), .loop(_, _, _, let inner, _), .ensure(_, let inner, _):
                collect(inner, path: path, into: &writes, depth: depth + 1)
            default: break
            }
        }
    }
}
