import Diagnostics
import FlowGraph

// What code looks for in the hierarchy, and what nothing leads to.

extension FlowFileReader {
    mutating func readLookup(_ node: JSONNode, _ keyPath: String) {
        let keys = [
            "kind", "from", "property", "slot", "type", "forced", "handled", "guard", "certainty", "function", "location", "caller",
        ]
        guard let object = object(node, keyPath, keys: keys), required(object, "kind") != nil, let kind: Lookup.Kind = word(object, "kind"),
            let from = required(object, "from"), let guarded = guarded(object)
        else { return }
        facts.lookups.append(Lookup(
            kind, from: from, property: string(object, "property") ?? "", slot: slot(object), type: string(object, "type"),
            forced: flag(object, "forced") ?? false, handled: flag(object, "handled") ?? false, guarded: guarded,
            certainty: word(object, "certainty") ?? .certain, function: string(object, "function"), location: location(object),
            caller: span(object, "caller")))
    }

    /// `["window", "selected", "top"]`: where it starts, then the steps.
    private mutating func slot(_ object: FlowObject) -> Slot? {
        guard object["slot"] != nil else { return nil }
        let words = strings(object, "slot")
        guard let start = words.first else {
            complain("must not be empty", object, "slot")
            return nil
        }
        var slot = Slot(start)
        for word in words.dropFirst() {
            guard let step = Slot.Step(word: word) else {
                complain("\"\(word)\" is no step", object, "slot")
                return nil
            }
            slot.steps.append(step)
        }
        return slot
    }

    mutating func readDeadElement(_ node: JSONNode, _ keyPath: String) {
        guard let object = object(node, keyPath, keys: ["kind", "name", "screen", "location"]), required(object, "kind") != nil,
            let kind: DeadElement.Kind = word(object, "kind"), let name = required(object, "name")
        else { return }
        facts.deadElements.append(DeadElement(kind, name: name, screen: string(object, "screen"), location: location(object)))
    }

    mutating func readLostLink(_ node: JSONNode, _ keyPath: String) {
        let keys = ["kind", "entry", "name", "calls", "function", "evidence", "certainty", "location", "witness", "stack"]
        guard let object = object(node, keyPath, keys: keys), required(object, "kind") != nil, let kind: LostLink.Kind = word(object, "kind"),
            let entry = required(object, "entry")
        else { return }
        refer(.entry, entry, object, "entry")
        facts.lostLinks.append(LostLink(
            kind, entry: entry, name: string(object, "name") ?? "", calls: strings(object, "calls"), function: string(object, "function") ?? "",
            evidence: word(object, "evidence"), certainty: word(object, "certainty") ?? .likely, location: location(object),
            witness: span(object, "witness"), stack: span(object, "stack")))
    }

    /// `{"kind", "holder", "location"}` or a kind alone.
    mutating func already(_ object: FlowObject) -> Already? {
        guard let node = object["already"] else { return nil }
        if case .string = node.value { return word(object, "already").map { Already($0) } }
        guard let fields = self.object(node, object.path("already"), keys: ["kind", "holder", "location"]), required(fields, "kind") != nil,
            let kind: Already.Kind = word(fields, "kind")
        else { return nil }
        return Already(kind, holder: string(fields, "holder"), location: span(fields, "location"))
    }
}
