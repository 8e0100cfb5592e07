import Diagnostics
import FlowLoader
import Foundation
import RuleKit

/// Files with a suppression for everything that is found in them must be silent: no finding is left, and no suppression is good for
/// nothing. A comment in code, a note in an interface file, an entry of a flow file; what stands elsewhere cannot be disabled there.
public func verifySuppression(in files: [SourceFile], rules: [Rule]) -> [String] {
    let meta = [Rule.invalidSuppressionID, Rule.uselessSuppressionID]
    let found = findings(in: files, rules: rules).filter { !meta.contains($0.rule) && kind(of: $0.location.path) != nil }
    guard !found.isEmpty else { return [] }
    let disabled = files.map { file in withSuppressions(file, found.filter { $0.location.path == file.path }) }
    let left = findings(in: disabled, rules: rules).filter { diagnostic in
        guard let before = kind(of: diagnostic.location.path) else { return false }
        // What was wrong with the example's own suppressions stays so.
        return !meta.contains(diagnostic.rule) || before != .code || !files.contains { $0.path == diagnostic.location.path && $0.text.contains("navlint:") }
    }
    return left.map { "\($0.location.path):\($0.location.line): not silent: \($0.message) (\($0.rule))" }
}

private enum Kind { case code, interface, flow }

private func kind(of path: String) -> Kind? {
    switch SourceLanguage(path: path) {
    case .swift, .objectiveC: .code
    case .interfaceBuilder: .interface
    case .flowFile: .flow
    case .propertyList, .project, nil: nil
    }
}

private func withSuppressions(_ file: SourceFile, _ found: [Diagnostic]) -> SourceFile {
    guard !found.isEmpty, let kind = kind(of: file.path) else { return file }
    let text = switch kind {
    case .code: withComments(file.text, found)
    case .interface: withNotes(file.text, found)
    case .flow: withEntries(file.text, found)
    }
    return SourceFile(path: file.path, text: text)
}

/// A comment on a line of its own above each line with findings.
private func withComments(_ text: String, _ found: [Diagnostic]) -> String {
    let rules = Dictionary(grouping: found, by: \.location.line).mapValues { Set($0.map(\.rule)).sorted().joined(separator: ", ") }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { index, line in
        (rules[index + 1].map { "// navlint:disable:next \($0) - a variant of the example\n" } ?? "") + line
    }.joined(separator: "\n")
}

/// A note at the controller around each finding; at the first one of the file where none is around it.
private func withNotes(_ text: String, _ found: [Diagnostic]) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let owners = lines.indices.filter { index in
        lines[index].range(of: "<[a-zA-Z]*([cC]ontroller|laceholder|[vV]iew) ", options: .regularExpression) != nil
            && lines[index].contains("id=\"")
    }
    var notes: [Int: Set<String>] = [:]
    for diagnostic in found {
        let around = owners.last { owner in
            let indent = lines[owner].prefix { $0 == " " }.count
            let isEmpty = lines[owner].contains("/>")
            let end = isEmpty ? owner : lines.indices.first { $0 > owner && lines[$0].hasPrefix(String(repeating: " ", count: indent) + "</") } ?? owner
            return (owner...end).contains(diagnostic.location.line - 1)
        }
        if let around {
            notes[around, default: []].insert("navlint:disable \(diagnostic.rule) - a variant")
        } else if let first = owners.first {
            notes[first, default: []].insert("navlint:disable:file \(diagnostic.rule) - a variant")
        }
    }
    for (index, texts) in notes {
        let content = texts.sorted().joined(separator: "&#10;")
        let note = "<attributedString key=\"userComments\"><fragment content=\"\(content)\"/></attributedString>"
        if let end = lines[index].range(of: "/>"), let start = lines[index].firstIndex(of: "<") {
            let name = lines[index][start...].dropFirst().prefix { $0.isLetter }
            lines[index].replaceSubrange(end, with: ">\(note)</\(name)>")
        } else {
            lines[index] += note
        }
    }
    return lines.joined(separator: "\n")
}

/// An `ignore` list ahead of everything else.
private func withEntries(_ text: String, _ found: [Diagnostic]) -> String {
    guard let brace = text.firstIndex(of: "{") else { return text }
    let entries = Set(found.map { diagnostic in
        let subject = diagnostic.screen.map { "screen: \"\($0)\"" } ?? "edge: \"\(diagnostic.edge ?? "")\""
        return "{rule: \"\(diagnostic.rule)\", \(subject)}"
    }).sorted()
    return text.replacingCharacters(in: brace...brace, with: "{ ignore: [\(entries.joined(separator: ", "))],")
}
