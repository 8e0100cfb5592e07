import Diagnostics
import Foundation

/// An expectation written as a comment in a card's example, a fixture or a loader's sample.
///
/// `// expect: rule-id (severity) "part of the message"`, `// ok: rule-id — reason`, `// todo-expect: rule-id — what is missing`,
/// `// screen: Cart nav`, `// edge: push Cart → Checkout`; in XML the same between `<!--` and `-->`. The severity (`info`, `warning`
/// or `error`) and the part may both be left out, and are not compared then. Several on one line are separated by commas or stand in comments of their own. A marker is about its own line; where its line holds nothing else,
/// it is about the next line that is no such line.
public struct Marker: Hashable, Sendable {
    public enum Claim: Hashable, Sendable {
        /// The rule finds something of the severity here, and its message contains the part; nil is not compared.
        case expect(rule: String, severity: Severity? = nil, part: String?)
        /// The rule stays silent here, for the reason.
        case ok(rule: String)
        /// The rule should find something here and does not yet.
        case todoExpect(rule: String)
        case screen(ScreenClaim)
        case edge(EdgeClaim)
    }

    public var claim: Claim
    public var path: String
    /// The line the marker is about.
    public var line: Int
}

/// `edge: verb from → to`, then in any order `in Wrapper`, `by` and the kind of the entry that leads there, a certainty, and the
/// devices it runs on: `phone` or `pad` and not the other, `mac` alone, or `everywhere`. `?` stands for an unknown target, `none`
/// for the absence of any transition.
public enum EdgeClaim: Hashable, Sendable {
    case none
    case edge(verb: String, from: String, to: String?, Rest)

    /// What need not be said; nil is not compared.
    public struct Rest: Hashable, Sendable {
        public var wrapper: String?
        public var entry: String?
        public var certainty: String?
        public var devices: String?

        public init(wrapper: String? = nil, entry: String? = nil, certainty: String? = nil, devices: String? = nil) {
            self.wrapper = wrapper
            self.entry = entry
            self.certainty = certainty
            self.devices = devices
        }
    }
}

/// `screen: id`, then in any order words about it: a kind, a technology, `open` or `closed`, `complete` or `incomplete`.
/// `none` stands for the absence of any screen.
public enum ScreenClaim: Hashable, Sendable {
    case none
    case screen(id: String, words: [String])
}

/// The markers of one file, and what is wrong with them.
public struct MarkedFile: Sendable {
    public var markers: [Marker] = []
    /// Misspelt or incomplete markers, as `path:line: sentence`.
    public var problems: [String] = []

    public init(path: String, text: String) {
        var waiting: [Marker] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let comments = Comments(in: line, isXML: isXML(path))
            var here: [Marker] = []
            for comment in comments.texts {
                switch claims(of: comment) {
                case .success(let claims): here += claims.map { Marker(claim: $0, path: path, line: index + 1) }
                case .failure(let fault): problems.append("\(path):\(index + 1): \(fault.sentence)")
                }
            }
            if !here.isEmpty, !comments.isBesideCode {
                waiting += here
                continue
            }
            markers += waiting.map { Marker(claim: $0.claim, path: path, line: index + 1) } + here
            waiting = []
        }
        problems += waiting.map { "\(path):\($0.line): there is no line below for this marker" }
    }
}

private func isXML(_ path: String) -> Bool {
    ["storyboard", "xib", "plist", "entitlements"].contains(URL(fileURLWithPath: path).pathExtension)
}

/// The comments of one line. String literals are not told apart: a marker is unlikely enough inside one.
private struct Comments {
    var texts: [String]
    /// Something else stands on the line.
    var isBesideCode: Bool

    init(in line: Substring, isXML: Bool) {
        let parts = line.components(separatedBy: isXML ? "<!--" : "//")
        let comments = parts.dropFirst().map { $0.components(separatedBy: isXML ? "-->" : "\n") }
        texts = comments.map { ($0.first ?? "").trimmingCharacters(in: .whitespaces) }
        let outside = [parts[0]] + comments.flatMap { $0.dropFirst() }
        isBesideCode = outside.contains { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    }
}

// MARK: Reading one comment

private struct Fault: Error {
    var sentence: String
}

private let words = ["expect", "ok", "todo-expect", "screen", "edge"]

private func claims(of comment: String) -> Result<[Marker.Claim], Fault> {
    Result { () throws(Fault) in try readClaims(of: comment) }
}

private func readClaims(of comment: String) throws(Fault) -> [Marker.Claim] {
    guard let colon = comment.firstIndex(of: ":") else { return [] }
    let word = String(comment[..<colon])
    guard words.contains(word) else {
        if let meant = markerMeant(by: word) { throw Fault(sentence: "“\(word):” is no marker; is “\(meant):” meant?") }
        return []
    }
    let rest = comment[comment.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    if rest.isEmpty { throw Fault(sentence: "“\(word):” says nothing") }
    switch word {
    case "expect": return try separated(rest).map { part throws(Fault) in try expectation(part) }
    case "ok": return try ruleList(rest, of: word).map { .ok(rule: $0) }
    case "todo-expect": return try ruleList(rest, of: word).map { .todoExpect(rule: $0) }
    case "screen": return separated(rest).map { .screen(screenClaim($0)) }
    default: return try separated(rest).map { part throws(Fault) in .edge(try edgeClaim(part)) }
    }
}

/// The marker word that a word before a colon resembles: at most two letters off, or the same with something after it.
private func markerMeant(by word: String) -> String? {
    let letters = word.lowercased()
    guard !letters.isEmpty, !letters.contains(" ") else { return nil }
    return words.first { marker in
        if letters.hasPrefix(marker), letters.count <= marker.count + 3 { return true }
        if marker == "todo-expect", letters.hasPrefix("todo"), letters != "todo" { return true }
        return editDistance(letters, marker) <= min(2, marker.count - 1)
    }
}

/// Parts between commas that stand outside quotation marks.
private func separated(_ text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
        if character == "\"" { isQuoted.toggle() }
        if character == ",", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
}

private func expectation(_ text: String) throws(Fault) -> Marker.Claim {
    let pieces = text.components(separatedBy: "\"")
    guard pieces.count == 1 || pieces.count == 3 && pieces[2].trimmingCharacters(in: .whitespaces).isEmpty && !pieces[1].isEmpty else {
        throw Fault(sentence: "after a rule id stands nothing but a severity in brackets and a part of the message in quotation marks")
    }
    let part = pieces.count == 3 ? pieces[1] : nil
    let words = pieces[0].split(separator: " ").map(String.init)
    guard let rule = words.first, isRuleID(rule) else { throw Fault(sentence: "“\(pieces[0])” is no rule id") }
    switch words.count {
    case 1: return .expect(rule: rule, part: part)
    case 2:
        guard let severity = Severity.allCases.first(where: { "(\($0.rawValue))" == words[1] }) else {
            throw Fault(sentence: "“\(words[1])” is no severity; write (info), (warning) or (error)")
        }
        return .expect(rule: rule, severity: severity, part: part)
    default: throw Fault(sentence: "“\(pieces[0])” is no rule id")
    }
}

/// `a, b — reason`: the ids. The reason must be there.
private func ruleList(_ text: String, of word: String) throws(Fault) -> [String] {
    guard let dash = ["—", "–", " - "].compactMap({ text.range(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }),
        !text[dash.upperBound...].allSatisfy(\.isWhitespace)
    else { throw Fault(sentence: "“\(word):” needs a reason: “\(word): rule-id — reason”") }
    let rules = separated(String(text[..<dash.lowerBound]))
    if let wrong = rules.first(where: { !isRuleID($0) }) { throw Fault(sentence: "“\(wrong)” is no rule id") }
    return rules
}

private func isRuleID(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
}

private func screenClaim(_ text: String) -> ScreenClaim {
    let words = text.split(separator: " ").map(String.init)
    return text == "none" ? .none : .screen(id: words.first ?? "", words: Array(words.dropFirst()))
}

private func edgeClaim(_ text: String) throws(Fault) -> EdgeClaim {
    if text == "none" { return .none }
    var words = text.split(separator: " ").map(String.init)
    guard words.count >= 4, ["→", "->"].contains(words[2]) else {
        throw Fault(sentence: "“\(text)” is no edge; write “edge: push From → To”")
    }
    let (verb, from, to) = (words[0], words[1], words[3])
    words.removeFirst(4)
    var rest = EdgeClaim.Rest()
    while let word = words.first {
        words.removeFirst()
        if word == "in", !words.isEmpty {
            rest.wrapper = words.removeFirst()
        } else if word == "by", !words.isEmpty {
            rest.entry = words.removeFirst()
        } else if ["certain", "likely", "possible"].contains(word) {
            rest.certainty = word
        } else if ["phone", "pad", "mac", "everywhere"].contains(word) {
            rest.devices = word
        } else {
            throw Fault(sentence: "after an edge stands “in Wrapper”, “by entry”, a certainty or a device, not “\(word)”")
        }
    }
    return .edge(verb: verb, from: from, to: to == "?" ? nil : to, rest)
}
