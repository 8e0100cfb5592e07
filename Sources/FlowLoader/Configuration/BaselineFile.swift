import Diagnostics
import Foundation

/// Writes and reads `.navlint-baseline.json`.
///
/// `{"version":1,"tool":"navlint 0.1.0","findings":[{"rule","screen","edge","count","file","message"}]}`: sorted by rule, screen and edge;
/// `count` only where it is more than one; `file`, relative to the repository, and `message` are for people.
public enum BaselineFile {
    public static let name = ".navlint-baseline.json"

    /// Ends in a newline, and is the same for equal findings.
    public static func text(of baseline: Baseline, tool: String) -> String {
        var file = JSONFields()
        file.put("version", .integer(1))
        file.put("tool", tool)
        file.put("findings", .list(baseline.entries.map { entry in
            var fields = JSONFields()
            fields.put("rule", entry.key.rule)
            fields.put("screen", entry.key.screen)
            fields.put("edge", entry.key.edge)
            if entry.count > 1 { fields.put("count", .integer(entry.count)) }
            fields.put("file", entry.file)
            fields.put("message", entry.message)
            return fields.object
        }))
        return file.object.text() + "\n"
    }

    /// Any note is an error, with its place, and then the baseline must not be used. `fault` says what is wrong with a rule's id, if anything.
    public static func read(_ data: Data, path: String, fault: @escaping (String) -> String?) -> (baseline: Baseline, problems: [LoadNote]) {
        let (root, notes) = readJSON5(data, path: path, called: "baseline", limit: 32 << 20)
        var reader = BaselineReader(path: path, notes: notes, fault: fault)
        if let root { reader.readFile(root) }
        return (Baseline(reader.entries), reader.notes.sorted { $0.location < $1.location })
    }
}

private struct BaselineReader: JSONReading {
    let path: String
    var notes: [LoadNote]
    let fault: (String) -> String?
    var entries: [Baseline.Entry] = []

    mutating func readFile(_ root: JSONNode) {
        guard let file = object(root, "", keys: ["version", "tool", "findings"]) else { return }
        if file["version"] == nil { complain("\"version\" is missing: this is no baseline of navlint", at: file.place, "") }
        if let version = integer(file, "version"), version != 1 {
            complain("version \(version) is not known; this navlint reads version 1", file, "version")
            return
        }
        if file["findings"] == nil { complain("\"findings\" is missing", at: file.place, "") }
        entries = list(file, "findings") { $0.readEntry($1, $2) }
    }

    private mutating func readEntry(_ node: JSONNode, _ keyPath: String) -> Baseline.Entry? {
        let keys = ["rule", "screen", "edge", "count", "file", "message"]
        guard let entry = object(node, keyPath, keys: keys), let rule = required(entry, "rule"), let message = required(entry, "message") else {
            return nil
        }
        if let fault = fault(rule) { complain(fault, entry, "rule") }
        let count = integer(entry, "count") ?? 1
        if count < 1 { complain("a count is 1 or more", entry, "count") }
        let key = Baseline.Key(rule: rule, screen: string(entry, "screen"), edge: string(entry, "edge"), message: message)
        return Baseline.Entry(key: key, count: max(1, count), file: string(entry, "file") ?? "", message: message)
    }
}
