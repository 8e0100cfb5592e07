/// Tells calls that only write something down.
public enum Logging {
    /// `print`, `os_log`, `logger.info`, `DDLogError`, `analytics.track`: by the dotted name of what is called.
    public static func isLogging(_ name: String) -> Bool {
        let parts = name.split(separator: ".").map { $0.lowercased() }
        guard let last = parts.last else { return false }
        if ["print", "debugprint", "nslog", "dump"].contains(last) || last.hasPrefix("ddlog") || last.hasPrefix("os_log") { return true }
        return parts.contains { part in
            ["log", "logs", "logger", "logging", "analytics", "telemetry", "tracker", "oslog", "track"].contains(part) || part.hasSuffix("logger")
                || part.hasPrefix("log") && parts.count == 1 && part.count < 14 && !part.hasPrefix("login") && !part.hasPrefix("logo")
        }
    }
}
