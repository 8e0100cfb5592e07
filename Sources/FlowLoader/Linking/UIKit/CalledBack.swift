import Diagnostics
import FlowGraph

/// Methods that a screen calls on its delegate while it is still up, and where that delegate has presented it.
///
/// Only screens that never take themselves away count: of one that does, nobody knows whether it has gone when it calls.
struct CalledBack {
    /// The presentation of the screen that calls, by the method it calls.
    private(set) var presentations: [Site: Succession.Step] = [:]
    /// Methods of a class that are handed a screen which the class presents: what they dismiss is that screen.
    private(set) var answers: Set<Site> = []
    private let project: Project
    private let boards: StoryboardIndex

    private struct Shown {
        var step: Succession.Step
        var isModal: Bool
    }

    init(project: Project, boards: StoryboardIndex, runs: [UnitRun], deliveries: Deliveries) {
        self.project = project
        self.boards = boards
        var shown: [String: [String: [Shown]]] = [:]
        for run in runs {
            guard let type = run.unit.selfType, OperationLinks.isNode(type, of: project) else { continue }
            for operation in run.interpreter.operations where operation.caller == nil && !operation.verb.isExit {
                let isOwn = operation.receiver.isOfSelf
                for name in classes(of: operation.targets, in: run.interpreter) {
                    let step = Succession.Step(
                        operation.verb, to: project.types[name] == nil ? "system:\(name)" : name, location: Span(path: operation.path, operation.place),
                        guarded: operation.guarded)
                    shown[type, default: [:]][name, default: []].append(Shown(step: step, isModal: operation.verb == .present && isOwn))
                }
            }
        }
        addSegues(to: &shown)
        func presentation(of name: String, by type: String) -> Succession.Step? {
            guard let all = shown[type]?[name], all.allSatisfy(\.isModal) else { return nil }
            return all.first?.step
        }
        for run in runs {
            guard let caller = run.unit.selfType else { continue }
            let sender = run.unit.isProperty ? nil : run.unit.function.facts.parameters.first?.type.map { project.className($0, from: caller) }
            if let sender, sender != caller, presentation(of: sender, by: caller) ?? presentation(of: "system:\(sender)", by: caller) != nil {
                answers.insert(run.unit.key)
            }
            if let system = Self.systemMethods[run.unit.function.facts.fullName], let step = presentation(of: system, by: caller) {
                presentations[run.unit.key] = step
            }
            guard OperationLinks.isNode(caller, of: project), !Self.leaving.contains(run.unit.function.facts.name), staysUp(caller) else { continue }
            for call in run.interpreter.opaqueCalls where call.context.isEmpty {
                guard let source = call.source, let requirement = source.requirement else { continue }
                for type in (deliveries.types[source.property] ?? []).sorted() {
                    guard let step = presentation(of: caller, by: type),
                        let method = project.function(requirement, arguments: call.arguments, of: type)
                    else { continue }
                    presentations[Site(path: method.path, place: method.facts.place)] = step
                }
            }
        }
    }

    /// Nothing in the class's own code closes it or goes back.
    private func staysUp(_ type: String) -> Bool {
        guard let known = project.types[type] else { return false }
        let names = known.usedNames
        return !names.contains { name in Self.words.contains { name.hasPrefix($0) } || name == "presentationMode" }
    }

    private static let words = ["dismiss", "pop", "close", "unwind", "performSegue"]
    private static let leaving: Set<String> = ["viewDidDisappear", "viewWillDisappear", "deinit", "presentationControllerDidDismiss", "didMove", "willMove"]

    private func classes(of targets: [Value], in interpreter: Interpreter) -> [String] {
        var found: [String] = []
        func add(_ values: [Value], depth: Int) {
            guard depth < 3 else { return }
            for case .object(let index) in values {
                let object = interpreter.objects[index]
                found.append(object.className)
                add(object.root, depth: depth + 1)
            }
        }
        add(targets, depth: 0)
        return found
    }

    private func addSegues(to shown: inout [String: [String: [Shown]]]) {
        for board in boards.boards {
            for scene in board.facts.scenes {
                guard let type = scene.customClass, project.types[type] != nil else { continue }
                for segue in scene.segues {
                    let transition = boards.transition(for: segue, in: SceneReference(path: board.path, id: scene.id), of: project)
                    guard let target = transition.to, !transition.verb.isExit else { continue }
                    let step = Succession.Step(transition.verb, to: target, location: transition.location)
                    for name in [target] + content(of: SceneReference(path: board.path, id: segue.destination)) {
                        shown[type, default: [:]][name, default: []].append(Shown(step: step, isModal: transition.verb.effect == .present))
                    }
                }
            }
        }
    }

    /// The root of a navigation controller.
    private func content(of reference: SceneReference) -> [String] {
        guard let stack = boards.target(of: reference), boards.kind(of: stack, in: project) == .nav, let scene = boards.scene(stack) else { return [] }
        return scene.relationships.filter { $0.kind == "rootViewController" }.compactMap { relation in
            boards.target(of: SceneReference(path: stack.path, id: relation.destination)).map { boards.screenID(of: $0, in: project) }
        }
    }

    /// What screens that are not in the sources call on their delegates, which have to take them away.
    private static let systemMethods: [String: String] = [
        "imagePickerController(_:didFinishPickingMediaWithInfo:)": "UIImagePickerController",
        "imagePickerControllerDidCancel(_:)": "UIImagePickerController",
        "picker(_:didFinishPicking:)": "PHPickerViewController",
        "mailComposeController(_:didFinishWith:error:)": "MFMailComposeViewController",
        "messageComposeViewController(_:didFinishWith:)": "MFMessageComposeViewController",
        "documentCameraViewController(_:didFinishWith:)": "VNDocumentCameraViewController",
    ]
}

extension Value {
    /// The screen whose code it is, or a container that it stands in.
    var isOfSelf: Bool {
        switch untyped {
        case .me: true
        case .relative(.nav, let inner), .relative(.tab, let inner), .relative(.split, let inner), .relative(.parent, let inner): inner.untyped == .me
        default: false
        }
    }
}
