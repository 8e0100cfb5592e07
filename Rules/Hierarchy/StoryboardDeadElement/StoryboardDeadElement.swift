import FlowGraph
import RuleKit

extension Rule {
    public static let storyboardDeadElement = Rule(
        "storyboard-dead-element", .hierarchy, .info, card: PackageResources.storyboard_dead_element_md
    ) { flow in
        flow.graph.deadElements.map { element in
            Finding(
                message(for: element), at: element.location, screen: element.screen, edge: "\(element.kind.rawValue) \(element.name)",
                reason: element.kind.rawValue, fix: "Reconnect it or delete it.",
                subjects: [.reference("\(element.kind.rawValue) \(element.name)")])
        }
    }
}

private func message(for element: DeadElement) -> String {
    switch element.kind {
    case .scene: "Nothing leads to scene “\(element.name)”."
    case .segueAction: "Nothing leads to segue action “\(element.name)”."
    case .recognizer: "Nothing leads to this recognizer."
    }
}
