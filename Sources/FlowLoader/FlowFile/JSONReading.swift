import Diagnostics

/// Reads the values of one JSON5 document into facts, and says what is wrong with which key.
protocol JSONReading {
    /// The document, as notes name it.
    var path: String { get }
    var notes: [LoadNote] { get set }
}

/// An object of the file under its key path.
struct FlowObject {
    let keyPath: String
    let place: Place
    let members: [JSONNode.Member]

    /// The value of a key; nil when it is absent or null.
    subscript(key: String) -> JSONNode? {
        guard let node = members.first(where: { $0.key == key })?.node else { return nil }
        if case .null = node.value { return nil }
        return node
    }

    func isNull(_ key: String) -> Bool {
        guard case .null? = members.first(where: { $0.key == key })?.node.value else { return false }
        return true
    }

    func path(_ key: String) -> String { keyPath.isEmpty ? key : "\(keyPath).\(key)" }
}

extension JSONReading {
    mutating func complain(_ message: String, at place: Place, _ keyPath: String) {
        notes.append(LoadNote(.invalid, keyPath.isEmpty ? message : "\(keyPath): \(message)", at: Span(path: path, place)))
    }

    mutating func complain(_ message: String, _ object: FlowObject, _ key: String) {
        complain(message, at: object[key]?.place ?? object.place, object.path(key))
    }

    private mutating func complain(expected: String, _ node: JSONNode, _ keyPath: String) {
        let found = switch node.value {
        case .null: "null"
        case .bool: "a truth value"
        case .number: "a number"
        case .string: "a string"
        case .list: "a list"
        case .object: "an object"
        case .unreadable: "text that cannot be read as a value"
        }
        complain("expected \(expected), found \(found)", at: node.place, keyPath)
    }

    /// The object's members, with a note for every key that is not among `keys`.
    mutating func object(_ node: JSONNode, _ keyPath: String, keys: [String]) -> FlowObject? {
        guard case .object(let members) = node.value else {
            complain(expected: "an object", node, keyPath)
            return nil
        }
        let object = FlowObject(keyPath: keyPath, place: node.place, members: members)
        for member in members where !keys.contains(member.key) {
            let near = nearestWord(to: member.key, among: keys).map { "; nearest is \"\($0)\"" } ?? ""
            complain("unknown key\(near)", at: member.place, object.path(member.key))
        }
        return object
    }

    mutating func string(_ object: FlowObject, _ key: String) -> String? {
        guard let node = object[key] else { return nil }
        return string(node, object.path(key))
    }

    mutating func string(_ node: JSONNode, _ keyPath: String) -> String? {
        if case .string(let text) = node.value { return text }
        complain(expected: "a string", node, keyPath)
        return nil
    }

    /// A string that must be there and hold something.
    mutating func required(_ object: FlowObject, _ key: String) -> String? {
        guard object[key] != nil else {
            complain("\"\(key)\" is missing", at: object.place, object.keyPath)
            return nil
        }
        guard let text = string(object, key) else { return nil }
        if text.isEmpty {
            complain("must not be empty", object, key)
            return nil
        }
        return text
    }

    mutating func flag(_ object: FlowObject, _ key: String) -> Bool? {
        guard let node = object[key] else { return nil }
        if case .bool(let flag) = node.value { return flag }
        complain(expected: "true or false", node, object.path(key))
        return nil
    }

    mutating func integer(_ object: FlowObject, _ key: String) -> Int? {
        guard let node = object[key] else { return nil }
        if case .number(let number) = node.value, let integer = Int(exactly: number) { return integer }
        complain(expected: "a whole number", node, object.path(key))
        return nil
    }

    mutating func elements(_ object: FlowObject, _ key: String) -> [JSONNode] {
        guard let node = object[key] else { return [] }
        if case .list(let elements) = node.value { return elements }
        complain(expected: "a list", node, object.path(key))
        return []
    }

    mutating func each(_ object: FlowObject, _ key: String, _ read: (inout Self, JSONNode, String) -> Void) {
        for (index, element) in elements(object, key).enumerated() { read(&self, element, "\(object.path(key))[\(index)]") }
    }

    /// The elements that `read` makes something of.
    mutating func list<T>(_ object: FlowObject, _ key: String, _ read: (inout Self, JSONNode, String) -> T?) -> [T] {
        var result: [T] = []
        each(object, key) { reader, node, keyPath in
            if let element = read(&reader, node, keyPath) { result.append(element) }
        }
        return result
    }

    mutating func strings(_ object: FlowObject, _ key: String) -> [String] {
        list(object, key) { $0.string($1, $2) }
    }

    mutating func word<Word>(_ object: FlowObject, _ key: String, _ type: Word.Type = Word.self) -> Word?
    where Word: RawRepresentable<String> & CaseIterable {
        guard let node = object[key] else { return nil }
        return word(node, object.path(key), key)
    }

    /// One of the words of a closed vocabulary; `name` is what the note calls it.
    mutating func word<Word>(_ node: JSONNode, _ keyPath: String, _ name: String) -> Word?
    where Word: RawRepresentable<String> & CaseIterable {
        guard let text = string(node, keyPath) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        let hint = nearestWord(to: text, among: words).map { "; nearest is \"\($0)\"" }
            ?? (words.count <= 12 ? "; known are \(words.joined(separator: ", "))" : "")
        complain("unknown \(name) \"\(text)\"\(hint)", at: node.place, keyPath)
        return nil
    }
}
