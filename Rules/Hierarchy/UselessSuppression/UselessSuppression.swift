import RuleKit

extension Rule {
    /// Found by the engine, once all other rules have run.
    public static let uselessSuppression = Rule(uselessSuppressionID, .hierarchy, .warning, card: PackageResources.useless_suppression_md) { _ in [] }
}
