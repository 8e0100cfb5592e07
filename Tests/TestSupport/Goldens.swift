import Foundation

/// How a text differs from a golden file of the repository: the first line that does; nil when it does not.
///
/// With `NAVLINT_UPDATE_GOLDENS=1` in the environment a file that differs is written anew, and still counts as different, so that
/// nobody takes that run for a test.
public func difference(of text: String, fromGolden path: String) throws -> String? {
    let file = Repository.root.appendingPathComponent(path)
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard text != expected else { return nil }
    if ProcessInfo.processInfo.environment["NAVLINT_UPDATE_GOLDENS"] == "1" {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return "\(path) was written anew; look at it, and run again"
    }
    let (new, old) = (lines(of: text), lines(of: expected))
    let first = zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    func line(_ lines: [Substring]) -> String { lines.indices.contains(first) ? String(lines[first]) : "(the end)" }
    return "\(path):\(first + 1)\nexpected: \(line(old))\nfound:    \(line(new))\nNAVLINT_UPDATE_GOLDENS=1 writes it anew"
}

private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
