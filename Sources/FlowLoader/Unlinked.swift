import Foundation
struct ViewTarget { var type: String; var wrapped: String? }
func viewTargets(of expression: Expression, from owner: String?, in project: Project) -> [ViewTarget] {
    var base = expression
    while case .call(let call) = base {
        if case .member(let inner, _, _) = call.callee { base = inner; continue }
        if case .name(let name, _) = call.callee, let type = project.resolve(name, from: owner) { return [ViewTarget(type: type)] }
        break
    }
    return []
}
func swiftUIPart(of project: Project) -> GraphPart { GraphPart() }
import FlowGraph
import Diagnostics
extension StoryboardIndex {
    func segues(identifier: String, ofClass name: String, in project: Project) -> [(scene: SceneReference, segue: SegueFacts)] { [] }
    func transition(for segue: SegueFacts, in scene: SceneReference, of project: Project) -> Transition {
        Transition(verb: .opaque, from: "", to: nil, location: Span(path: "", line: 1, column: 1))
    }
}
func interfacePart(of project: Project, boards: StoryboardIndex, summary: (_ selector: String, _ type: String) -> ActionSummary?) -> GraphPart { GraphPart() }
