import FlowLoader
import Foundation
import ToolArguments

extension Option {
    static let scriptInputs = Option(
        name: "--script-inputs", help: "In an Xcode build phase: read the phase’s input files and file lists instead of PATH")
}

/// The sources among the input files that a build phase declares: what Xcode's script sandbox lets it read.
/// Input files stand in `SCRIPT_INPUT_FILE_0` and so on, lists of them in the files that `SCRIPT_INPUT_FILE_LIST_0` and so on name.
func scriptInputs(_ console: Console) throws(Failure) -> [String] {
    func values(_ name: String) -> [String] {
        let count = console.environment["\(name)_COUNT"].flatMap(Int.init) ?? 0
        return (0..<max(0, min(count, 100_000))).compactMap { console.environment["\(name)_\($0)"] }
    }
    guard console.environment["SCRIPT_INPUT_FILE_COUNT"] != nil else {
        throw Failure("--script-inputs is for a build phase of Xcode: SCRIPT_INPUT_FILE_COUNT is not set")
    }
    var files = values("SCRIPT_INPUT_FILE")
    for list in values("SCRIPT_INPUT_FILE_LIST") {
        do {
            let text = String(decoding: try ordinaryContents(of: URL(fileURLWithPath: list)), as: UTF8.self)
            files += text.split(whereSeparator: \.isNewline).map { expanded($0.trimmingCharacters(in: .whitespaces), console.environment) }
        } catch {
            throw Failure("the input file list \(list) cannot be read: \((error as NSError).localizedDescription)")
        }
    }
    let sources = files.filter { !$0.isEmpty && !$0.hasPrefix("#") && SourceLanguage(path: $0) != nil }
    guard !sources.isEmpty else {
        throw Failure("the build phase declares no sources as inputs: list them under Input Files, or in a file under Input File Lists")
    }
    return sources
}

/// `$(SRCROOT)/App/Cart.swift` and `${SRCROOT}/…` with the value; what is not set stays as it is.
private func expanded(_ line: String, _ environment: [String: String]) -> String {
    var text = line
    for (open, close) in [("$(", ")"), ("${", "}")] {
        var rest = text[...], result = ""
        while let start = rest.range(of: open), let end = rest[start.upperBound...].range(of: close) {
            let name = String(rest[start.upperBound..<end.lowerBound])
            result += rest[..<start.lowerBound] + (environment[name] ?? "\(open)\(name)\(close)")
            rest = rest[end.upperBound...]
        }
        text = result + rest
    }
    return text
}
