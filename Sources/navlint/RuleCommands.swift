import Foundation
import RuleKit
import Rules
import ToolArguments

let rulesCommand = Command(
    name: "rules", operands: "", summary: "List the rules",
    options: [.textOrJSON], completes: .nothing,
    run: { arguments, console throws(Failure) in
        if let extra = arguments.operands.first { throw Failure("rules takes no argument, but was given “\(extra)”") }
        return show(arguments.value("--format") == "json" ? try rulesAsJSON() : rulesAsText(), console)
    })

let explainCommand = Command(
    name: "explain", operands: "RULE", summary: "Explain a rule: what it checks, why, examples, what to do instead",
    options: [.color], completes: .rules,
    run: { arguments, console throws(Failure) in
        guard let id = arguments.operands.first, arguments.operands.count == 1 else {
            throw Failure("explain needs one rule: navlint explain RULE")
        }
        guard let rule = allRules.first(where: { $0.id == id }) else {
            throw Failure("there is no rule “\(id)”\(suggestion(for: id, among: allRules.map(\.id)))")
        }
        // Not through `show`, which takes colours out too; a card is navlint's own text.
        let text = card(rule.card, coloured: console.isColoured(arguments.value("--color")))
        return console.write(text) ? ExitCode.clean : ExitCode.failure
    })

private func rulesAsText() -> String {
    let families = Family.allCases.compactMap { family -> String? in
        let rows = allRules.filter { $0.family == family }.map { ($0.id, "\($0.severity.rawValue): \(firstSentence(of: $0))") }
        return rows.isEmpty ? nil : "\(family.rawValue)\n\(columns(rows))\n"
    }
    return families.joined(separator: "\n")
}

/// The first sentence of the card.
func firstSentence(of rule: Rule) -> String {
    let summary = RuleCard(rule.card).summary.split(separator: "\n").joined(separator: " ")
    return summary.range(of: ". ").map { String(summary[..<$0.lowerBound]) + "." } ?? summary
}

private struct ListedRule: Encodable {
    var id: String
    var family: Family
    var severity: String
    var summary: String
}

private func rulesAsJSON() throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let listed = allRules.map { ListedRule(id: $0.id, family: $0.family, severity: $0.severity.rawValue, summary: firstSentence(of: $0)) }
    do {
        return String(decoding: try encoder.encode(["rules": listed]), as: UTF8.self) + "\n"
    } catch {
        throw Failure("the rules cannot be encoded: \(error)")
    }
}

/// A card for the terminal: headings stand out, code is set off by a bar instead of fences.
private func card(_ markdown: String, coloured: Bool) -> String {
    func paint(_ text: String, _ code: String) -> String { coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
    var isCode = false
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line -> String in
        if line.hasPrefix("```") {
            isCode.toggle()
            let file = line.drop { $0 == "`" }.split(separator: " ").dropFirst().joined(separator: " ")
            return isCode && !file.isEmpty ? paint("  ┌ \(file)", "2") : paint("  │", "2")
        }
        if isCode { return "\(paint("  │", "2")) \(line)" }
        guard line.hasPrefix("#") else { return String(line) }
        return paint(line.drop { $0 == "#" || $0 == " " }.description, line.hasPrefix("###") ? "4" : "1")
    }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
}
