import Diagnostics

/// One rule that one remark keeps quiet somewhere.
struct Suppression {
    enum Area {
        case lines(ClosedRange<Int>)
        case file
        /// From the span's beginning up to its end.
        case object(Span)
    }

    var rule: String
    var reason: String?
    /// Where the remark stands.
    var location: Span
    var area: Area
    /// The area in words.
    var place: String

    /// Whether the place lies where the remark speaks of. Only where a finding itself stands counts, not the places related to it.
    func covers(_ place: Span) -> Bool {
        guard place.path == location.path else { return false }
        switch area {
        case .file: return true
        case .lines(let lines): return lines.contains(place.line)
        case .object(let span):
            return (span.line, span.column) <= (place.line, place.column) && (place.line, place.column) < (span.endLine, span.endColumn)
        }
    }
}

/// All suppressions of a project's remarks, and what is wrong with the remarks.
struct Suppressions {
    /// In the order of their places.
    private(set) var all: [Suppression] = []
    /// Remarks that cannot be followed.
    private(set) var refused: [Finding] = []
    /// `enable` where nothing is disabled.
    private(set) var pointless: [Finding] = []

    private static let verbs = ["disable", "enable", "role"]
    private static let scopes = ["next", "this", "previous", "file"]

    /// `known` are the ids of all rules, whether they run or not.
    init(_ remarks: [Remark], known: Set<String>, needReasons: Bool) {
        let files = Dictionary(grouping: remarks.filter { !$0.text.hasPrefix("role ") }, by: \.location.path)
        for (_, remarks) in files.sorted(by: { $0.key < $1.key }) {
            let orders = remarks.sorted { $0.location < $1.location }.compactMap { order(of: $0, known: known, needReasons: needReasons) }
            apply(orders)
        }
    }

    // MARK: One remark

    private struct Order {
        var remark: Remark
        var isEnabling: Bool
        var scope: String?
        var rules: [String]
        var reason: String?
    }

    private mutating func order(of remark: Remark, known: Set<String>, needReasons: Bool) -> Order? {
        let words = remark.text.split(whereSeparator: \.isWhitespace).map(String.init)
        let parts = (words.first ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let verb = parts.first ?? "", scope = parts.count > 1 ? parts[1] : nil
        guard verb == "disable" || verb == "enable" else {
            refuse(remark, "“navlint:\(verb)” says nothing to navlint\(hint(verb, among: Self.verbs))")
            return nil
        }
        if let fault = fault(of: verb, scope, in: remark) {
            refuse(remark, fault)
            return nil
        }
        let isDash = { (word: String) in ["-", "–", "—", "--"].contains(word) }
        let named = words.dropFirst().prefix { !isDash($0) }.flatMap { $0.split(separator: ",").map(String.init) }
        let reason = words.dropFirst().drop { !isDash($0) }.dropFirst().joined(separator: " ")
        guard !named.isEmpty, !named.contains("all"), !named.contains("*") else {
            refuse(remark, "“navlint:\(words[0])” must name the rules; all of them at once cannot be kept quiet")
            return nil
        }
        let rules = rules(named, remark, known)
        if verb == "disable", needReasons, reason.isEmpty, !rules.isEmpty {
            refuse(remark, "a reason is missing: navlint:\(words[0]) \(rules.joined(separator: ", ")) - why")
            return nil
        }
        return Order(remark: remark, isEnabling: verb == "enable", scope: scope, rules: rules, reason: reason.isEmpty ? nil : reason)
    }

    private func fault(of verb: String, _ scope: String?, in remark: Remark) -> String? {
        if remark.object != nil {
            if verb == "enable" || (scope != nil && scope != "file") {
                return "in the notes of an object there is only “navlint:disable”, for it and what is inside it, and “navlint:disable:file”"
            }
        }
        guard let scope else { return nil }
        if verb == "enable" { return "“navlint:enable” has no “:\(scope)”: it ends what “navlint:disable” begins" }
        return Self.scopes.contains(scope) ? nil : "“navlint:disable:\(scope)” says nothing to navlint\(hint(scope, among: Self.scopes))"
    }

    /// The rules that there are. Words behind them that are no rule, nor nearly one, are a reason without its dash.
    private mutating func rules(_ named: [String], _ remark: Remark, _ known: Set<String>) -> [String] {
        var rules: [String] = []
        for name in named {
            if known.contains(name) {
                if !rules.contains(name) { rules.append(name) }
                continue
            }
            let near = nearestWord(to: name, among: known)
            if near == nil, !rules.isEmpty {
                refuse(remark, "there is no rule “\(name)”; a reason comes after “ - ”")
                break
            }
            refuse(remark, "there is no rule “\(name)”\(near.map { "; is “\($0)” meant?" } ?? "")")
        }
        return rules
    }

    private mutating func refuse(_ remark: Remark, _ message: String) {
        guard !refused.contains(where: { $0.location == remark.location && $0.message == message }) else { return }
        refused.append(Finding(message, at: remark.location, edge: "\(remark.text): \(message)"))
    }

    private func hint(_ word: String, among words: [String]) -> String {
        nearestWord(to: word, among: words).map { "; is “\($0)” meant?" } ?? "; it knows \(words.joined(separator: ", "))"
    }

    // MARK: The remarks of one file

    private mutating func apply(_ orders: [Order]) {
        let stacked = Set(orders.filter { $0.scope == "next" }.map(\.remark.location.line))
        for (index, order) in orders.enumerated() where !order.isEnabling {
            for rule in order.rules {
                let end = orders[(index + 1)...].first { $0.isEnabling && $0.rules.contains(rule) }?.remark.location.line
                all.append(Suppression(
                    rule: rule, reason: order.reason, location: order.remark.location, area: area(of: order, upTo: end, stacked),
                    place: words(for: order)))
            }
        }
        for (index, order) in orders.enumerated() where order.isEnabling {
            for rule in order.rules where !isOpen(rule, in: orders[..<index]) {
                pointless.append(Finding(
                    "“\(rule)” is not disabled here", at: order.remark.location, edge: "enable \(rule)"))
            }
        }
    }

    /// Whether the last word on the rule was a region's beginning.
    private func isOpen(_ rule: String, in orders: ArraySlice<Order>) -> Bool {
        orders.last { $0.rules.contains(rule) && $0.scope == nil && $0.remark.object == nil }.map { !$0.isEnabling } ?? false
    }

    private func words(for order: Order) -> String {
        switch order.scope {
        case "file": "in this file"
        case let scope?: "on \(scope == "this" ? "this" : "the \(scope)") line"
        case nil: order.remark.object == nil ? "from here on" : "in this object"
        }
    }

    /// A region goes from its own line to the line before its end, or to the end of the file.
    private func area(of order: Order, upTo end: Int?, _ stacked: Set<Int>) -> Suppression.Area {
        let line = order.remark.location.line
        switch order.scope {
        case "file": return .file
        case "this": return .lines(line...line)
        case "previous": return .lines(line - 1...line - 1)
        case "next":
            var target = line + 1
            while stacked.contains(target) { target += 1 }
            return .lines(target...target)
        default:
            if let object = order.remark.object { return .object(object) }
            return .lines(line...max(line, end.map { $0 - 1 } ?? .max))
        }
    }
}
