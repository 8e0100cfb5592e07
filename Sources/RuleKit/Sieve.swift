import Diagnostics
import FlowGraph

extension Rule {
    /// The ids of the two rules about suppressions. What they find is known only when all others have run, so the engine finds it.
    public static let invalidSuppressionID = "invalid-suppression"
    public static let uselessSuppressionID = "useless-suppression"
    /// The option of `invalid-suppression` that demands a reason.
    public static let reasonsOption = "reasons"
}

/// Keeps findings back as comments, notes and entries of files ask, and remembers which of them had something to keep back.
struct Sieve {
    typealias Candidate = (diagnostic: Diagnostic, finding: Finding)

    private let settings: CheckSettings
    private let suppressions: Suppressions
    private let ran: Set<String>
    private var used: Set<Int> = []
    /// Indices of `settings.ignored`.
    private(set) var usedEntries: Set<Int> = []

    init(_ settings: CheckSettings, _ rules: [Rule]) {
        self.settings = settings
        ran = Set(rules.map(\.id))
        let needReasons = settings.options[Rule.invalidSuppressionID]?[Rule.reasonsOption] == .flag(true)
        suppressions = Suppressions(settings.remarks, known: settings.knownRules, needReasons: needReasons)
    }

    /// Notes what there is for suppressions to keep back: findings too that are hidden or dropped for another reason. What a
    /// suppression is for today may depend on an option, or on another finding of the same cause.
    mutating func use(_ all: [Candidate]) {
        for candidate in all {
            used.formUnion(suppressions.all.indices.filter { suppressions.all[$0].matches(candidate) })
            usedEntries.formUnion(settings.ignored.indices.filter { settings.ignored[$0].matches(candidate) })
        }
    }

    /// What is wrong with the suppressions themselves, for those of the two rules that run. Comes after `use`.
    func findings(for rules: [Rule]) -> [(rule: Rule, finding: Finding)] {
        rules.flatMap { rule -> [(Rule, Finding)] in
            switch rule.id {
            case Rule.invalidSuppressionID: return suppressions.refused.map { (rule, $0) }
            case Rule.uselessSuppressionID where settings.isWhole:
                let idle = suppressions.all.indices.filter { !used.contains($0) && ran.contains(suppressions.all[$0].rule) }
                return (idle.map { useless(suppressions.all[$0]) } + suppressions.pointless).map { (rule, $0) }
            default: return []
            }
        }
    }

    private func useless(_ suppression: Suppression) -> Finding {
        Finding(
            "“\(suppression.rule)” finds nothing \(suppression.place), so there is nothing to disable", at: suppression.location,
            edge: "disable \(suppression.rule)\(suppression.reason.map { " - \($0)" } ?? "")", fix: "Remove it; or is it not where the finding stands?")
    }

    /// What is reported, and what is kept back and by whom. Findings about suppressions are not for suppressions to keep back.
    func sift(_ candidates: [Candidate]) -> (reported: [Diagnostic], keptBack: [CheckResult.KeptBack]) {
        var reported: [Diagnostic] = []
        var keptBack: [CheckResult.KeptBack] = []
        for candidate in candidates {
            let isMeta = [Rule.invalidSuppressionID, Rule.uselessSuppressionID].contains(candidate.diagnostic.rule)
            if !isMeta, let suppression = suppressions.all.first(where: { $0.matches(candidate) }) {
                keptBack.append(.init(diagnostic: candidate.diagnostic, isInSource: true, reason: suppression.reason))
            } else if let entry = settings.ignored.first(where: { $0.matches(candidate) }) {
                keptBack.append(.init(diagnostic: candidate.diagnostic, isInSource: false, reason: entry.reason))
            } else if settings.hides(candidate.diagnostic.location.path) {
                keptBack.append(.init(diagnostic: candidate.diagnostic, isInSource: false, reason: nil))
            } else {
                reported.append(candidate.diagnostic)
            }
        }
        return (reported, keptBack)
    }
}

extension Suppression {
    fileprivate func matches(_ candidate: Sieve.Candidate) -> Bool {
        rule == candidate.diagnostic.rule && covers(candidate.diagnostic.location)
    }
}

extension CheckSettings.Ignored {
    fileprivate func matches(_ candidate: Sieve.Candidate) -> Bool {
        rule == candidate.diagnostic.rule && (screen == nil || screen == candidate.diagnostic.screen)
            && (edge == nil || edge == candidate.finding.edge) && covers(candidate.diagnostic.location.path)
    }
}
