import Diagnostics
import Reporters

/// A run with findings of all kinds, in places that are hard to write: wide characters, blanks, colons, markup, several lines, no width,
/// a file outside the linted root, equal fingerprints.
let sampleReport: Report = {
    var report = Report()
    report.version = "1.2.3"
    report.category = "App"
    report.exitCode = 1
    report.folder = "/repo dir"
    report.summary.files = 4
    report.summary.screens = 7
    report.summary.transitions = 9
    report.summary.unresolved = 1
    report.summary.openScreens = 2
    report.summary.suppressed = 3
    report.summary.baselined = 5
    report.paths.shown = { $0.hasPrefix("/") ? $0 : "App/\($0)" }
    report.paths.inRepository = report.paths.shown
    report.paths.inWorkspace = { $0.hasPrefix("/") ? $0 : "checkout/App/\($0)" }
    report.link = { path, line in path.hasPrefix("App/Shop") ? "https://host/blob/\(path)#L\(line)" : nil }
    report.line = { path, number in path == "Shop/Cart.swift" && number == 12 ? "\t/* 👨‍👩‍👧 */ push(checkout)" : nil }
    report.diagnostics = [
        Diagnostic(
            rule: "team-policy", family: "hierarchy", severity: .warning, certainty: .certain,
            message: "“Cart” pushes “Item”, which is not allowed: 100% of items, all: in the catalogue",
            location: Span(path: "/elsewhere/.navlint.json", line: 3, column: 5, length: 12), fingerprint: "0a"),
        Diagnostic(
            rule: "storyboard-dead-element", family: "hierarchy", severity: .info, certainty: .likely, message: "Nobody\nopens \u{1B}[2Jscene [id a-b]",
            location: Span(path: "Main: old, new.storyboard", line: 4, column: 7), screen: "Main: old, new.storyboard#a-b", fingerprint: "01"),
        Diagnostic(
            rule: "modal-without-close", family: "modal-versus-push", severity: .warning, certainty: .likely,
            message: "`Terms` <b>&amp; | @objc *x* #1 \"]]>' has an `odd tick",
            location: Span(path: "Shop/Ü 100%.swift", line: 2, column: 3, endLine: 4, endColumn: 2), screen: "Terms",
            witness: "window → nav → \"Cart\" ⇒ sheet → Terms<A>", fix: "Add Close (or [Done])", fingerprint: "02"),
        Diagnostic(
            rule: "modal-without-close", family: "modal-versus-push", severity: .warning, certainty: .certain, message: "Twice.",
            location: Span(path: "Shop/Ü 100%.swift", line: 9, column: 1, length: 4), fingerprint: "02"),
        Diagnostic(
            rule: "unpushable-controller", family: "nested-navigation", severity: .error, certainty: .certain,
            message: "“Checkout” is pushed inside a UINavigationController",
            location: Span(path: "Shop/Cart.swift", line: 12, column: 17, length: 4), screen: "Checkout",
            path: [
                Note("The window’s root is “Tabs”", at: Span(path: "Shop/Scene.swift", line: 3, column: 9, length: 4)),
                Note("“Tabs” has “Cart” as tab [1]", at: Span(path: "Main: old, new.storyboard", line: 8, column: 2, length: 30)),
            ],
            witness: "window → Tabs[1] → nav → Cart ⇒ fullScreen → nav → Checkout",
            related: [Note("It is wrapped here", at: Span(path: "Shop/Cart.swift", line: 10, column: 1))], fix: "Push its root",
            fingerprint: "00ff"),
    ].sorted(by: Diagnostic.inReportOrder)
    report.rules = [
        RuleInfo(
            id: "modal-without-close", family: "modal-versus-push", severity: .info, headline: "A sheet offers no Close.",
            summary: "A sheet offers no Close.", why: "One gets out by luck.", instead: "Add Close.", card: "# modal-without-close\n\nA sheet `offers` no Close.\n"),
        RuleInfo(
            id: "storyboard-dead-element", family: "hierarchy", severity: .info, headline: String(repeating: "A scene. ", count: 200),
            instead: "Delete it,\nor lead to it."),
        RuleInfo(id: "team-policy", family: "hierarchy", severity: .warning, headline: "What the team agreed"),
        RuleInfo(id: "unpushable-controller", family: "nested-navigation", severity: .error, headline: "A navigation controller is pushed"),
    ]
    report.notes = [
        RunNote(.fault, "cannot be read: permission denied", at: Span(path: "Shop/Locked.swift", line: 1, column: 1)),
        RunNote(.gap, "the file ends inside a [block]", at: Span(path: "Old.m", line: 40, column: 2, length: 3)),
        RunNote(.unresolved, "push: the target is a parameter", at: Span(path: "Shop/Cart.swift", line: 20, column: 5, length: 4)),
    ]
    return report
}()

/// A run that found nothing.
let emptyReport: Report = {
    var report = sampleReport
    report.diagnostics = []
    report.notes = []
    report.exitCode = 0
    report.summary.unresolved = 0
    return report
}()
