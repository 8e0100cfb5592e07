import RuleKit

extension Rule {
    /// Found by the engine, from the comments and notes themselves.
    public static let invalidSuppression = Rule(
        invalidSuppressionID, .hierarchy, .warning,
        options: [.flag(reasonsOption, "Every suppression in a comment or note gives a reason")], card: PackageResources.invalid_suppression_md
    ) { _, _ in [] }
}
