import Diagnostics

/// A command's option, for parsing and for help.
package struct Option: Sendable {
    package var name: String
    /// What help calls the value; nil for a switch.
    package var value: String?
    /// The values allowed; empty when any is.
    package var choices: [String]
    package var help: String
    package var isRepeatable: Bool
    /// What shells offer for the value where there are no choices.
    package var completes: Completion

    package init(
        name: String, value: String? = nil, choices: [String] = [], help: String, isRepeatable: Bool = false, completes: Completion = .nothing
    ) {
        self.name = name
        self.value = value
        self.choices = choices
        self.help = help
        self.isRepeatable = isRepeatable
        self.completes = completes
    }
}

/// What shells offer for a value or an operand.
package enum Completion: Hashable, Sendable {
    case nothing, files, rules
    case words([String])
}

/// The arguments of one command, checked against its options.
package struct Arguments {
    private var values: [String: [String]] = [:]
    package private(set) var operands: [String] = []

    /// `--name value`, `--name=value` and switches in any order among the operands; `--` ends the options.
    package init(_ words: [String], options: [Option], command: String) throws(Failure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw Failure("\(command) has no option \(parts[0])\(suggestion(for: parts[0], among: options.map(\.name)))")
            }
            var value = parts.count > 1 ? parts[1] : nil
            if option.value == nil {
                if value != nil { throw Failure("\(option.name) takes no value") }
                value = ""
            } else if value == nil {
                value = rest.popFirst()
            }
            guard let value, option.value == nil || !value.isEmpty else {
                throw Failure("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
            }
            try add(value, for: option)
        }
    }

    private mutating func add(_ value: String, for option: Option) throws(Failure) {
        if !option.choices.isEmpty, !option.choices.contains(value) {
            let near = suggestion(for: value, among: option.choices)
            throw Failure("\(option.name) is one of \(option.choices.joined(separator: ", ")), not “\(value)”\(near)")
        }
        if values[option.name] != nil, !option.isRepeatable, option.value != nil { throw Failure("\(option.name) is given twice") }
        values[option.name, default: []].append(value)
    }

    package func has(_ name: String) -> Bool { values[name] != nil }
    package func value(_ name: String) -> String? { values[name]?.last }

    /// The values of a repeatable option.
    package func all(_ name: String) -> [String] { values[name] ?? [] }

    /// A whole number from `least` on.
    package func count(_ name: String, from least: Int = 1) throws(Failure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= least else { throw Failure("\(name) needs a number from \(least) on, not “\(text)”") }
        return number
    }
}

/// `; is “near” meant?`, or nothing.
package func suggestion(for word: String, among candidates: [String]) -> String {
    nearestWord(to: word, among: candidates).map { "; is “\($0)” meant?" } ?? ""
}

/// Why a command could not run: the sentence for the user. Exit code 2.
package struct Failure: Error {
    package var message: String

    package init(_ message: String) { self.message = message }
}

package enum ExitCode {
    package static let clean: Int32 = 0
    package static let findings: Int32 = 1
    /// Usage, configuration, unreadable input, nothing to lint.
    package static let failure: Int32 = 2
}
