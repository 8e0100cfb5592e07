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
