import Diagnostics
import FlowGraph

/// Reads a flow file's values into facts, and says what is wrong with which key.
///
/// What may be left out or written shorter than `flowGraphJSON` writes it:
/// - a `location`: the element's own place in the flow file, so that findings point there;
/// - `name` and `class` of a screen (its id), `kind` (`screen`), `technology` (`flow`), a transition's `id`,
///   `receiver` and `style` (what the verb says), a `trigger` (`unknown`), an entry's `handler` (its id);
/// - `containers[]`: screens with `root`, `tabs` and `columns`, which become transitions; `windows[].root` likewise;
/// - `exits[]` of a screen: transitions from it; of a control: a verb alone; `action` of a control: its one exit;
/// - a setting (`backHidden`, …): a guard word alone, or true for `always`; a trigger: its kind alone;
/// - `opaque: true`, `open: true`: a reason given for you; `popGesture`: the write that it stands for;
///   `hosted: true` of a screen: every transition of the file to it is hosted;
/// - `from` a transition: an entry's id stands for the code of its handler, with the entry as its cause.
struct FlowFileReader: JSONReading {
    let path: String
    var notes: [LoadNote] = []
    var facts = FlowFileFacts()
    /// Every use of an id, until it is known which are defined.
    var references: [DanglingReference] = []
    /// Screens declared `hosted`.
    var hosted: Set<String> = []
    /// The handlers of entries, by id.
    var handlers: [String: String] = [:]
    /// Ids in use, by list.
    var taken: [String: Set<String>] = [:]

    init(path: String) { self.path = path }
}

extension FlowFileReader {
    /// `location`, or the object's own place in the flow file.
    mutating func location(_ object: FlowObject, _ key: String = "location") -> Span {
        span(object, key) ?? Span(path: path, object.place)
    }

    mutating func span(_ object: FlowObject, _ key: String) -> Span? {
        guard let node = object[key] else { return nil }
        return span(node, object.path(key))
    }

    mutating func span(_ node: JSONNode, _ keyPath: String) -> Span? {
        guard let fields = object(node, keyPath, keys: ["path", "line", "column", "endLine", "endColumn"])
        else { return nil }
        let path = string(fields, "path") ?? self.path
        guard let line = position(fields, "line") else {
            if fields["line"] == nil { complain("\"line\" is missing", at: fields.place, fields.keyPath) }
            return nil
        }
        let column = position(fields, "column") ?? 1
        let endLine = position(fields, "endLine") ?? line
        let endColumn = position(fields, "endColumn") ?? (endLine == line ? column : 1)
        return Span(path: path, line: line, column: column, endLine: endLine, endColumn: endColumn)
    }

    private mutating func position(_ object: FlowObject, _ key: String) -> Int? {
        guard let number = integer(object, key) else { return nil }
        if number >= 1 { return number }
        complain("lines and columns count from 1", object, key)
        return nil
    }

    /// Notes that an id is used, to be looked up when all are known.
    mutating func refer(_ kind: DanglingReference.Kind, _ id: String, _ object: FlowObject, _ key: String) {
        refer(kind, id, at: object[key]?.place ?? object.place, object.path(key))
    }

    mutating func refer(_ kind: DanglingReference.Kind, _ id: String, at place: Place, _ keyPath: String) {
        references.append(DanglingReference(kind: kind, id: id, keyPath: keyPath, place: place))
    }

    /// False, with a note, when the list already has the id.
    mutating func claim(_ id: String, in list: String, _ object: FlowObject) -> Bool {
        if taken[list, default: []].insert(id).inserted { return true }
        complain("the id \"\(id)\" is taken by another of the \(list)", object, "id")
        return false
    }
}
