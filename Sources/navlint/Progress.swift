/// One line on a terminal's standard error that says what a long run is at. Short runs and pipes see nothing of it.
struct Progress {
    private let start = ContinuousClock.now
    private let write: ((String) -> Void)?

    private static let patience = Duration.seconds(1)
    /// Back to the line's start, and erase it.
    private static let erase = "\r\u{1B}[2K"

    init(_ console: Console, isQuiet: Bool) {
        write = console.errorIsTerminal && !isQuiet && console.environment["TERM"] != "dumb" ? console.errorStream : nil
    }

    func tell(_ text: String) {
        if let write, start.duration(to: .now) > Self.patience { write("\(Self.erase)navlint: \(text)…") }
    }

    /// Makes room for what comes next.
    func clear() {
        if let write, start.duration(to: .now) > Self.patience { write(Self.erase) }
    }
}
