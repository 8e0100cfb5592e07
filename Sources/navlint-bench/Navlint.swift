import Foundation
import ToolArguments

/// The navlint that is measured.
struct Navlint {
    var path: String

    /// What `--navlint` names, else the one beside this program.
    init(_ arguments: Arguments) throws(Failure) {
        let beside = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("navlint").path
        guard let path = arguments.value("--navlint") ?? beside else { throw Failure("where navlint is cannot be told; name it with --navlint") }
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Failure("there is no navlint at \(path); name it with --navlint") }
        self.path = path
    }

    /// One lint of a folder, findings or none.
    func lint(_ folder: String, _ options: [String]) throws(Failure) -> ProgramRun {
        let run = try runProgram(path, ["lint", "--exit-zero"] + options + [folder])
        guard run.code == 0 else {
            let reason = run.errors.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
            throw Failure("navlint gave exit code \(run.code)\(reason)")
        }
        return run
    }
}

/// What `navlint lint --stats` tells of one run.
struct Statistics {
    /// Seconds by pass, in order.
    var passes: [Pass] = []
    private var rows: [String: String] = [:]

    struct Pass: Codable {
        var name: String
        var seconds: Double
    }

    /// Two columns: a name and, after two spaces or more, what it is.
    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("  ") {
            let row = line.drop { $0 == " " }
            guard let gap = row.firstRange(of: "  ") else { continue }
            let name = String(row[..<gap.lowerBound])
            let value = row[gap.upperBound...].drop { $0 == " " }
            rows[name] = String(value)
            if let pass = name.split(separator: ", ").last, name.hasPrefix("seconds, "), let seconds = Double(value) {
                passes.append(Pass(name: String(pass), seconds: seconds))
            }
        }
    }

    func count(_ name: String) -> Int? { rows[name].flatMap { Int($0.prefix { $0.isNumber }) } }
}
