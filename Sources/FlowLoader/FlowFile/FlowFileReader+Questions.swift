import Diagnostics
import FlowGraph

extension FlowFileReader {
    /// A control's question: `{"test", "discards", "certainty", "location"}`, or true for one that always comes up.
    mutating func question(_ object: FlowObject, _ key: String) -> Question? {
        guard let node = object[key] else { return nil }
        return question(node, object.path(key))
    }

    private mutating func question(_ node: JSONNode, _ keyPath: String) -> Question? {
        if case .bool(let asks) = node.value { return asks ? Question(location: Span(path: path, node.place)) : nil }
        guard let fields = object(node, keyPath, keys: ["test", "discards", "certainty", "location"]) else { return nil }
        return Question(
            test: string(fields, "test"), discards: flag(fields, "discards") ?? true, certainty: word(fields, "certainty") ?? .certain,
            location: location(fields))
    }

    /// `{"name", "location"}`, or a name alone.
    mutating func work(_ node: JSONNode, _ keyPath: String) -> Work? {
        if case .string(let name) = node.value { return Work(name, at: Span(path: path, node.place)) }
        guard let fields = object(node, keyPath, keys: ["name", "location"]), let name = required(fields, "name") else { return nil }
        return Work(name, at: location(fields))
    }

    /// `{"operation", "form", "location"}`.
    mutating func completion(_ object: FlowObject) -> Completion? {
        guard let node = object["completes"],
            let fields = self.object(node, object.path("completes"), keys: ["operation", "form", "location"]),
            let operation = required(fields, "operation"), let form = required(fields, "form")
        else { return nil }
        return Completion(operation: operation, form: form, location: location(fields))
    }

    mutating func readVeto(_ node: JSONNode, _ keyPath: String) {
        let keys = ["asked", "owner", "function", "scope", "subject", "refuses", "questions", "raises", "selfCall", "helpers", "location"]
        guard let object = object(node, keyPath, keys: keys), required(object, "asked") != nil,
            let asked: Veto.Asked = word(object, "asked"), let owner = required(object, "owner")
        else { return }
        facts.vetoes.append(Veto(
            asked: asked, owner: owner, function: string(object, "function") ?? "", scope: word(object, "scope") ?? .screen,
            subject: word(object, "subject") ?? .other, refuses: string(object, "refuses"),
            questions: list(object, "questions") { $0.question($1, $2) }, raises: list(object, "raises") { $0.span($1, $2) },
            selfCall: span(object, "selfCall"), helpers: list(object, "helpers") { $0.span($1, $2) }, location: location(object)))
    }
}
