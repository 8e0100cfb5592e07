import FlowLoader
import RuleKit

/// Everything that is wrong with a rule's card: its outline, its examples, and the same examples as other editors and compilers see them.
public func verifyCard(of rule: Rule, rules: [Rule]) -> [String] {
    let card = RuleCard(rule.card)
    var failures = card.problems
    if card.id != rule.id { failures.append("the card is titled “\(card.id)”, the rule is \(rule.id)") }
    for example in card.wrong {
        failures += failuresOfExample(example, named: "Wrong", rules: rules)
        let hasMarker = example.markers.contains { marker in
            switch marker.claim {
            case .expect(rule.id, _, _), .todoExpect(rule.id): true
            default: false
            }
        }
        if !hasMarker { failures.append("Wrong\(example.name): no line is marked “expect: \(rule.id)”") }
    }
    for example in card.right {
        failures += failuresOfExample(example, named: "Right", rules: rules)
        if !example.markers.contains(where: { $0.claim == .ok(rule: rule.id) }) {
            failures.append("Right\(example.name): no line is marked “ok: \(rule.id) — reason”")
        }
    }
    let fires = card.wrong.flatMap(\.markers).contains { if case .expect(rule.id, _, _) = $0.claim { true } else { false } }
    if !fires { failures.append("the rule fires in no example") }
    return failures
}

private func failuresOfExample(_ example: RuleCard.Example, named section: String, rules: [Rule]) -> [String] {
    let failures = verify(example.files.map { SourceFile(path: $0.path, text: $0.text) }, rules: rules)
    // A variant of a broken example says nothing new.
    guard failures.isEmpty else { return failures.map { "\(section)\(example.name): \($0)" } }
    let inVariants = variants(of: example).flatMap { variant in
        // Where code is not read, a suppression that stands in it is useless indeed.
        let judging = rules.filter { ![Rule.invalidSuppressionID, Rule.uselessSuppressionID].contains($0.id) }
        let failures = variant.isSilent ? verifySilence(of: variant.files, rules: judging) : verify(variant.files, rules: rules)
        return failures.map { "\(variant.name): \($0)" }
    }
    let disabled = verifySuppression(in: example.files.map { SourceFile(path: $0.path, text: $0.text) }, rules: rules)
    return (inVariants + disabled.map { "disabled: \($0)" }).map { "\(section)\(example.name), \($0)" }
}

extension RuleCard.Example {
    var markers: [Marker] { files.flatMap { MarkedFile(path: $0.path, text: $0.text).markers } }
    var name: String { title.map { " “\($0)”" } ?? "" }
}

// MARK: Variants

private struct Variant {
    var name: String
    var isSilent = false
    var files: [SourceFile]
}

/// The example with other line ends and with wide characters ahead; and, where it is all Swift, put where no release build for iOS has
/// it, or where it is only talked about: there it must be silent.
private func variants(of example: RuleCard.Example) -> [Variant] {
    func changed(_ name: String, isSilent: Bool = false, _ change: (RuleCard.File) -> String) -> Variant {
        Variant(name: name, isSilent: isSilent, files: example.files.map { SourceFile(path: $0.path, text: change($0)) })
    }
    var variants = [
        changed("with CRLF line ends") { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\r\n") },
        changed("with an emoji ahead") { $0.language == "xml" ? $0.text : "// 🧭👨‍👩‍👧‍👦 navigation\n" + $0.text },
    ]
    if example.files.allSatisfy({ $0.language == "swift" }) {
        variants.append(changed("in #if DEBUG", isSilent: true) { "#if DEBUG\n\($0.text)#endif\n" })
        variants.append(changed("in #if os(macOS)", isSilent: true) { "#if os(macOS)\n\($0.text)#endif\n" })
        variants.append(changed("in a text", isSilent: true) { "let sample = ###\"\"\"\n\($0.text)\"\"\"###\n" })
        variants.append(changed("commented out", isSilent: true) { "/*\n\($0.text.split(separator: "*/").joined())*/\n" })
    }
    return variants
}
