import FlowLoader
import Foundation
import RuleKit
import Rules
import ToolArguments

/// A JSON Schema of `.navlint.json` for editors, made from the tables that the reader goes by and the rules' own options.
///
/// It accepts what the reader accepts in plain JSON. What only a run can tell, such as whether a screen of a name exists, it does not know.
func configurationSchema() throws(Failure) -> String {
    var schema = object(LintConfiguration.keys)
    schema["$schema"] = "http://json-schema.org/draft-07/schema#"
    schema["title"] = "navlint configuration"
    do {
        let data = try JSONSerialization.data(withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    } catch {
        throw Failure("the schema cannot be encoded: \(error)")
    }
}

private typealias Schema = [String: Any]

/// `null` stands for an absent key, except where a key is required.
private func object(_ keys: [LintConfiguration.Key], required: [String] = []) -> Schema {
    var properties: Schema = [:]
    for key in keys {
        let value = schema(of: key.form)
        properties[key.name] = (required.contains(key.name) ? value : orNull(value)).merging(["description": key.summary]) { $1 }
    }
    var result: Schema = ["type": "object", "properties": properties, "additionalProperties": false]
    if !required.isEmpty { result["required"] = required }
    return result
}

private func orNull(_ schema: Schema) -> Schema { schema.isEmpty ? [:] : ["anyOf": [schema, ["type": "null"]]] }

private func schema(of form: LintConfiguration.Form) -> Schema {
    switch form {
    case .anything: [:]
    case .version: ["type": "integer", "enum": [1]]
    case .text: ["type": "string"]
    case .nonEmptyText: ["type": "string", "minLength": 1]
    case .name: ["type": "string", "pattern": "^\\S+$"]
    case .rule: ["enum": allRules.map(\.id).sorted()]
    case .oneOf(let words): ["enum": words]
    case .names: ["type": "array", "items": ["type": "string"]]
    case .oneOrMore(let known):
        ["anyOf": [schema(of: known.isEmpty ? .text : .oneOf(known)), ["type": "array", "items": schema(of: known.isEmpty ? .text : .oneOf(known))]]]
    case .depth: ["type": "integer", "minimum": 1]
    case .object(let keys): object(keys)
    case .list(let form): ["type": "array", "items": schema(of: form)]
    case .map(let form): ["type": "object", "additionalProperties": schema(of: form)]
    case .rules(let levels): rules(levels)
    case .policy(let keys): policy(keys)
    case .ignored(let keys):
        object(keys, required: ["rule"]).merging(["anyOf": ["screen", "edge", "path"].map { has($0, ["type": "string"]) }]) { $1 }
    }
}

// MARK: Rules

private func rules(_ levels: [String]) -> Schema {
    var properties: Schema = [:]
    for rule in allRules {
        var settings: Schema = ["severity": orNull(["enum": levels]).merging(["description": "By default \(rule.severity.rawValue)."]) { $1 }]
        for option in rule.options { settings[option.key] = schema(of: option) }
        let object: Schema = ["type": "object", "properties": settings, "additionalProperties": false]
        properties[rule.id] = ["description": firstSentence(of: rule), "anyOf": [["enum": levels], object]] as Schema
    }
    return ["type": "object", "properties": properties, "additionalProperties": false]
}

private func schema(of option: RuleOption) -> Schema {
    let form: Schema = switch option.standard {
    case .flag(let value): ["type": "boolean", "default": value]
    case .number(let value): ["type": "integer", "minimum": 0, "default": value]
    case .names(let value): ["type": "array", "items": ["type": "string"], "default": value]
    }
    return form.merging(["description": option.summary]) { $1 }
}

// MARK: Policy

/// The object has the key with such a value.
private func has(_ key: String, _ value: Schema) -> Schema { ["required": [key], "properties": [key: value]] }

private func lacks(_ key: String) -> Schema { ["properties": [key: ["type": "null"]]] }

/// One name at least.
private var some: Schema { ["anyOf": [["type": "string"], ["type": "array", "minItems": 1]]] }
private var none: Schema { ["anyOf": [["type": "null"], ["type": "array", "maxItems": 0]]] }

/// Exactly one claim, and what each of them needs.
private func policy(_ keys: [LintConfiguration.Key]) -> Schema {
    let claims = ["forbid", "require", "only", "never", "always", "maxDepth"]
    let needsFrom = has("from", some), needsTo = has("to", some)
    let steps: Schema = ["anyOf": [["properties": ["through": none]], ["allOf": [needsFrom, needsTo, ["properties": ["verb": none]]]]]]
    let variants = claims.map { claim -> Schema in
        let others = claims.filter { $0 != claim }.map(lacks)
        let own: [Schema] = switch claim {
        case "forbid": [has(claim, ["type": "object", "allOf": [["anyOf": [needsFrom, needsTo, has("verb", some)]], steps]]), lacks("screen")]
        case "require": [has(claim, ["type": "object", "allOf": [needsFrom, needsTo, steps]]), lacks("screen")]
        case "only": [has(claim, ["type": "object", "allOf": [needsTo, ["anyOf": [needsFrom, has("verb", some)]], ["properties": ["through": none]]]]), lacks("screen")]
        default: [has(claim, ["not": ["type": "null"]]), has("screen", ["type": "string"])]
        }
        return ["allOf": own + others]
    }
    return object(keys, required: ["reason"]).merging(["oneOf": variants]) { $1 }
}
