import FlowGraph
import Diagnostics
extension StoryboardIndex {
    func segues(identifier: String, ofClass name: String, in project: Project) -> [(scene: SceneReference, segue: SegueFacts)] { [] }
    func transition(for segue: SegueFacts, in scene: SceneReference, of project: Project) -> Transition {
        Transition(verb: .opaque, from: "", to: nil, location: Span(path: "", line: 1, column: 1))
    }
}
func interfacePart(of project: Project, boards: StoryboardIndex, summary: (_ selector: String, _ type: String) -> ActionSummary?) -> GraphPart { GraphPart() }
