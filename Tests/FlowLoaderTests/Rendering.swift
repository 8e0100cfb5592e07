import FlowGraph

@testable import FlowLoader

// Facts as short text, so that tests compare what was read at a glance. Places are left out; they have tests of their own.

func facts(_ text: String) -> FileFacts { swiftFacts(path: "A.swift", text: text) }

/// The statements of a function around `code`.
func statements(_ code: String) -> String {
    facts("func f() {\n\(code)\n}").functions.first?.body.map(text) ?? "no function"
}

/// One expression, as the value of a global constant.
func expression(_ code: String) -> String {
    facts("let value = \(code)").properties.first?.value.map(text) ?? "no value"
}

func text(_ block: Block) -> String { block.map(text).joined(separator: "; ") }

func text(_ statement: Statement) -> String {
    switch statement {
    case .bind(let name, let type, let value, _):
        return "let \(name)" + (type.map { ": " + text($0) } ?? "") + (value.map { " = " + text($0) } ?? "")
    case .assign(let target, let value, _): return "\(text(target)) = \(text(value))"
    case .evaluate(let expression): return text(expression)
    case .returns(let value, _): return "return" + (value.map { " " + text($0) } ?? "")
    case .branch(let arms, _): return "branch" + arms.map { " [\(text($0.conditions))]{\(text($0.body))}" }.joined()
    case .ensure(let conditions, let otherwise, _): return "ensure [\(text(conditions))]{\(text(otherwise))}"
    case .loop(let bindings, let sequence, let conditions, let body, _):
        return "loop (\(bindings.joined(separator: ",")) in \(sequence.map(text) ?? "-")) [\(text(conditions))]{\(text(body))}"
    case .nested(let body): return "{\(text(body))}"
    case .onMac(let body): return "mac{\(text(body))}"
    case .function(let function): return "func \(text(function))"
    case .leaves(let word): return word
    }
}

func text(_ conditions: [Condition]) -> String { conditions.map(text).joined(separator: ", ") }

func text(_ condition: Condition) -> String {
    switch condition {
    case .expression(let expression): return text(expression)
    case .binding(let name, let type, let value):
        return "let \(name)" + (type.map { ": " + text($0) } ?? "") + (value.map { " = " + text($0) } ?? "")
    case .matches(let pattern, let value): return "\(text(pattern)) ~ \(text(value))"
    case .availability(let text): return "#\(text)#"
    case .otherwise: return "else"
    }
}

func text(_ pattern: Pattern) -> String {
    [
        pattern.caseName.map { "." + $0 },
        pattern.bindings.isEmpty ? nil : "(" + pattern.bindings.map { $0 ?? "_" }.joined(separator: ",") + ")",
        pattern.type.map { "as " + text($0) }, pattern.value.map { "value " + text($0) },
    ].compactMap { $0 }.joined(separator: " ")
}

func text(_ type: TypeName) -> String {
    type.name + (type.arguments.isEmpty ? "" : "<" + type.arguments.map(text).joined(separator: ",") + ">")
}

func text(_ arguments: [Argument]) -> String {
    arguments.map { ($0.isTrailing ? "+" : "") + ($0.label.map { $0 + ":" } ?? "") + text($0.value) }.joined(separator: ", ")
}

func text(_ expression: Expression) -> String {
    switch expression {
    case .name(let name, _): return name
    case .member(let base, let name, _): return "\(text(base)).\(name)"
    case .implicitMember(let name, _): return ".\(name)"
    case .call(let call): return "\(text(call.callee))(\(text(call.arguments)))"
    case .string(let value): return "\"\(value)\""
    case .interpolated(let value): return "interpolated\"\(value)\""
    case .number(let value): return value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .bool(let value): return "\(value)"
    case .null: return "nil"
    case .array(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
    case .dictionary(let elements): return "[" + elements.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "]"
    case .tuple(let elements): return "(\(text(elements)))"
    case .closure(let closure): return "{\(closure.parameters.joined(separator: ",")) in \(text(closure.body))}"
    case .cast(let value, let type, let kind): return "cast<\(kind.rawValue) \(text(type))>(\(text(value)))"
    case .either(let condition, let yes, let no): return "either(\(text(condition)) ? \(text(yes)) : \(text(no)))"
    case .fallback(let first, let second): return "(\(text(first)) ?? \(text(second)))"
    case .forced(let value): return text(value) + "!"
    case .element(let base, let index): return "\(text(base))[\(text(index))]"
    case .operation(let name, let operands): return "\(name)(" + operands.map(text).joined(separator: ", ") + ")"
    case .selector(let name, _): return "#selector(\(name))"
    case .keyPath(let path): return "\\\(path)"
    case .specialized(let value, let types): return "\(text(value))<\(types.map(text).joined(separator: ","))>"
    case .unknown: return "unknown"
    }
}

func text(_ parameter: Parameter) -> String {
    parameter.attributes.map { "@\($0.name) " }.joined() + "\(parameter.label ?? "_") \(parameter.name)"
        + (parameter.type.map { ": " + text($0) } ?? "") + (parameter.defaultValue.map { " = " + text($0) } ?? "")
}

func text(_ parameters: [GenericParameter]) -> String {
    parameters.isEmpty ? "" : "<" + parameters.map { $0.name + ($0.bound.map { ": " + text($0) } ?? "") }.joined(separator: ", ") + ">"
}

func text(_ attributes: [Attribute]) -> String {
    attributes.map { "@\($0.name)" + ($0.argument.map { "(\($0))" } ?? "") + " " }.joined()
}

func text(_ function: FunctionFacts) -> String {
    text(function.attributes) + (function.isPublic ? "public " : "") + (function.isStatic ? "static " : "")
        + (function.isOverride ? "override " : "") + function.name + text(function.genericParameters)
        + "(" + function.parameters.map(text).joined(separator: ", ") + ")" + (function.result.map { " -> " + text($0) } ?? "")
        + (function.body.map { " {\(text($0))}" } ?? "")
}

func text(_ property: PropertyFacts) -> String {
    text(property.attributes) + (property.isStatic ? "static " : "") + (property.isLazy ? "lazy " : "")
        + (property.isConstant ? "let " : "var ") + property.name
        + (property.type.map { ": " + text($0) } ?? "") + (property.isOptional ? "?" : "")
        + (property.value.map { " = " + text($0) } ?? "") + (property.getter.map { " get{\(text($0))}" } ?? "")
        + (property.setter.map { " set{\(text($0))}" } ?? "") + property.observers.map { " observe{\(text($0))}" }.joined()
}

func text(_ type: TypeFacts) -> [String] {
    [
        text(type.attributes) + (type.isPublic ? "public " : "") + "\(type.kind.rawValue) \(type.name)" + text(type.genericParameters)
            + (type.inherits.isEmpty ? "" : ": " + type.inherits.map(text).joined(separator: ", "))
            + (type.constraints.isEmpty ? "" : " where " + text(type.constraints))
    ] + type.cases.map { "case \($0.name)(" + $0.payload.map(text).joined(separator: ", ") + ")" + ($0.rawValue.map { " = \($0)" } ?? "") }
        + type.aliases.sorted { $0.key < $1.key }.map { "alias \($0.key) = \(text($0.value))" }
        + type.properties.map(text) + type.functions.map(text)
}

/// Everything a file declares, one line each.
func declarations(_ code: String) -> [String] {
    let facts = facts(code)
    return facts.types.flatMap(text) + facts.aliases.sorted { $0.key < $1.key }.map { "alias \($0.key) = \(text($0.value))" }
        + facts.properties.map(text) + facts.functions.map(text) + facts.topLevel.map(text)
}

extension Exit {
    /// What it does, wherever it is written.
    var withoutPlace: Exit {
        var bare = self
        bare.location = nil
        return bare
    }
}
