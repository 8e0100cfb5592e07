import Diagnostics
import FlowGraph

/// What a representable says about the web view it makes; nil when it makes none.
func webFact(of type: String, in project: Project) -> WebFact? {
    var names = [type] + project.typesNested(in: type)
    names += (project.types[type]?.functions["makeCoordinator"] ?? []).compactMap { $0.facts.result.flatMap { project.resolve($0.name, from: type) } }
        .filter { !names.contains($0) }
    var search = WebSearch()
    for name in names {
        guard let declared = project.types[name] else { continue }
        for key in declared.functions.keys.sorted() {
            for function in declared.functions[key] ?? [] {
                if function.facts.result?.name == "WKWebView" { search.makes = true }
                search.path = function.path
                if let body = function.facts.body { search.block(body) }
            }
        }
        for key in declared.properties.keys.sorted() {
            guard let property = declared.properties[key]?.facts else { continue }
            search.path = declared.properties[key]?.path ?? ""
            if let value = property.value { search.visit(value) }
            if let getter = property.getter { search.block(getter) }
        }
    }
    guard search.makes, let declared = project.types[type] else { return nil }
    let gestures: WebFact.Gestures = switch search.gestures {
    // Off by default, where the view is made here.
    case []: search.constructs ? .off : .unknown
    case [true]: .on
    case [false]: .off
    default: .unknown
    }
    let loads: WebFact.Loads = search.remote ? .remote : search.local ? .local : .unknown
    return WebFact(
        api: "WKWebView", gestures: search.unclear ? .unknown : gestures, loads: loads, back: search.goesBack,
        arbitrated: search.asksForHistory && search.switchesPop || search.requiresFailure,
        policed: names.contains { project.types[$0]?.decidesPolicy == true }, location: search.place ?? declared.location)
}

private struct WebSearch {
    var makes = false
    var gestures: Set<Bool> = []
    var unclear = false
    var remote = false
    var local = false
    var goesBack = false
    var asksForHistory = false
    var switchesPop = false
    var requiresFailure = false
    var constructs = false
    /// Where the gestures are switched.
    private(set) var place: Span?
    var path = ""
    private var depth = 0

    mutating func block(_ block: Block) {
        guard depth < 80 else { return }
        depth += 1
        defer { depth -= 1 }
        for statement in block {
            switch statement {
            case .bind(_, let type, let value, _):
                if type?.name == "WKWebView", value == nil { makes = true }
                if let value { visit(value) }
            case .assign(let target, let value, let at):
                visit(value)
                guard case .member(let base, let name, _) = target else { continue }
                if name == "allowsBackForwardNavigationGestures" {
                    if case .bool(let isOn) = value { gestures.insert(isOn) } else { unclear = true }
                    place = place ?? Span(path: path, at)
                }
                visit(base)
            case .evaluate(let value), .returns(let value?, _): visit(value)
            case .branch(let arms, _):
                for arm in arms {
                    for condition in arm.conditions { self.condition(condition) }
                    self.block(arm.body)
                }
            case .ensure(let conditions, let otherwise, _):
                for condition in conditions { self.condition(condition) }
                self.block(otherwise)
            case .loop(_, let sequence, _, let body, _):
                if let sequence { visit(sequence) }
                self.block(body)
            case .nested(let body): self.block(body)
            case .function(let function): if let body = function.body { self.block(body) }
            default: continue
            }
        }
    }

    private mutating func condition(_ condition: Condition) {
        switch condition {
        case .expression(let value), .binding(_, _, let value?), .matches(_, let value): visit(value)
        default: return
        }
    }

    mutating func visit(_ expression: Expression) {
        guard depth < 80 else { return }
        depth += 1
        defer { depth -= 1 }
        switch expression {
        case .call(let call):
            switch call.calledName {
            case "WKWebView":
                makes = true
                constructs = true
            case "load": remote = remote || call.unlabelled != nil
            case "loadHTMLString", "loadFileURL", "loadFileRequest", "loadSimulatedRequest": local = true
            case "goBack": goesBack = true
            case "require": requiresFailure = requiresFailure || call.argument("toFail") != nil
            default: break
            }
            if case .name = call.callee {} else { visit(call.callee) }
            for argument in call.arguments { visit(argument.value) }
        case .member(let base, let name, _):
            if name == "canGoBack" { asksForHistory = true }
            if name == "interactivePopGestureRecognizer" { switchesPop = true }
            visit(base)
        case .closure(let closure): block(closure.body)
        case .either(let test, let yes, let no):
            condition(test)
            visit(yes)
            visit(no)
        case .fallback(let a, let b):
            visit(a)
            visit(b)
        case .forced(let inner), .cast(let inner, _, _): visit(inner)
        case .operation(_, let operands), .array(let operands): for operand in operands { visit(operand) }
        case .keyPath(let path): if path.contains("canGoBack") { asksForHistory = true }
        default: return
        }
    }
}
