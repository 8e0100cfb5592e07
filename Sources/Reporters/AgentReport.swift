import Diagnostics

/// Findings for language models and scripts: one line each with all that is needed to mend it, and a line with the count.
public func agentReport(_ report: Report) -> String {
    let lines = report.diagnostics.map { diagnostic in
        let span = diagnostic.location
        var parts = ["\(report.paths.shown(span.path)):\(span.line):\(span.column) \(diagnostic.severity.rawValue) \(diagnostic.rule): \(diagnostic.message)"]
        if let witness = diagnostic.witness { parts.append("way: \(witness)") }
        parts += diagnostic.related.map { "see: \(report.paths.shown($0.location.path)):\($0.location.line):\($0.location.column) \($0.message)" }
        if let advice = report.advice(on: diagnostic) { parts.append("fix: \(advice)") }
        return parts.map(oneLine).joined(separator: " | ")
    }
    let unknown = report.summary.unresolved > 0 ? ", \(counted(report.summary.unresolved, "unresolved transition"))" : ""
    let opaque = report.summary.opaqueActions > 0 ? ", \(counted(report.summary.opaqueActions, "action")) not followed" : ""
    let open = report.summary.isMostlyOpen ? ", \(mostlyOpen)" : ""
    let gaps = report.notes.count { $0.kind != .unresolved }
    let partly = gaps > 0 ? ", \(counted(gaps, "place")) not understood" : ""
    return (lines + ["navlint: \(verdict(on: report.diagnostics))\(unknown)\(opaque)\(open)\(partly)"]).joined(separator: "\n") + "\n"
}
