import Foundation

/// What a command sees of the world besides the sources: streams, environment, current folder.
struct Console {
    var environment: [String: String]
    var currentFolder: String
    var outputIsTerminal: Bool
    var errorIsTerminal = false
    /// False when the text could not be written and someone still wants it.
    var write: (String) -> Bool
    /// Standard error, as it is; all but a progress line go through `writeError`.
    var errorStream: (String) -> Void
}

extension Console {
    static var standard: Console {
        Console(
            environment: ProcessInfo.processInfo.environment,
            currentFolder: FileManager.default.currentDirectoryPath,
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            write: { text in
                guard let fault = Console.fault(of: text, to: .standardOutput) else { return true }
                if fault.code == EPIPE { return true }
                _ = Console.fault(of: "navlint: error: standard output cannot be written: \(fault.localizedDescription)\n", to: .standardError)
                return false
            },
            errorStream: { _ = Console.fault(of: $0, to: .standardError) })
    }

    /// Writes the text; gives the system's error where that fails.
    private static func fault(of text: String, to handle: FileHandle) -> NSError? {
        do {
            try handle.write(contentsOf: Data(text.utf8))
            return nil
        } catch {
            let error = error as NSError
            return error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        }
    }

    /// Whether to use terminal colours: the option, then the environment, then whether a terminal reads.
    /// Order: https://no-color.org and the CLICOLOR convention.
    func isColoured(_ choice: String?) -> Bool {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        func isOn(_ name: String) -> Bool { value(name).map { $0 != "0" } ?? false }
        switch choice {
        case "always": return true
        case "never": return false
        default: break
        }
        if value("NO_COLOR") != nil { return false }
        if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
        if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return false }
        return outputIsTerminal
    }
}

extension Console {
    /// Tells something on standard error.
    func writeError(_ text: String) { errorStream(harmless(text)) }

    /// A path of the linted root as it can be opened from the current folder.
    func shown(_ path: String, in root: String) -> String {
        if path.hasPrefix("/") || root == currentFolder { return path.isEmpty ? root : path }
        let prefix = currentFolder == "/" ? "/" : "\(currentFolder)/"
        let folder = root.hasPrefix(prefix) ? String(root.dropFirst(prefix.count)) : root
        return path.isEmpty ? folder : "\(folder)/\(path)"
    }
}

/// Text without what steers a terminal: names and paths in it may hold anything. Lines and tabs stay.
func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSteering) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isSteering($0) ? "\u{FFFD}" : $0 }))
}

private func isSteering(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
}
