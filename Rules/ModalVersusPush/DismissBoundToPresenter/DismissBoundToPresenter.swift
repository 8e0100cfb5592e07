import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let dismissBoundToPresenter = Rule(
        "dismiss-bound-to-presenter", .modalVersusPush, .warning, card: PackageResources.dismiss_bound_to_presenter_md
    ) { flow in
        flow.transitions.filter { $0.verb.effect == .present && $0.entry == nil }.flatMap { site -> [Finding] in
            controls(inLayerOf: site, in: flow).compactMap { control in
                guard let view = strayOwner(control, in: flow) else { return nil }
                return Finding(
                    "This dismiss belongs to “\(view.name)”, not to the \(word(for: site.verb)) it is used in; it will not close the \(word(for: site.verb)).",
                    at: control.location, screen: view.id, edge: "\(site.id) \(control.label ?? control.look.rawValue)", certainty: site.certainty,
                    related: [Note("The \(word(for: site.verb)) is presented here", at: site.location)],
                    fix: "Set the presentation binding to false, or move the button into its own view that reads dismiss.",
                    subjects: [.control(control.location)])
            }
        }
    }
}

/// Controls that the presenting view's own code writes into the layer: those of content without a type, and those put on a view there.
private func controls(inLayerOf site: Transition, in flow: Flow) -> [Control] {
    let inline = flow.screen(site.to).flatMap { $0.class == nil && $0.technology == .swiftui ? $0.facts : nil }
    return site.installs + (inline.map { $0.leading + $0.trailing + $0.body } ?? [])
}

/// The view whose dismissal the control takes instead of its layer's. One that closes the layer some other way too, or does what cannot be
/// followed, may mean both.
private func strayOwner(_ control: Control, in flow: Flow) -> Screen? {
    guard !control.isOpaque, let stray = control.exits.first, control.exits.allSatisfy({ $0.verb == .dismiss && $0.receiver == .unknown && $0.to != nil })
    else { return nil }
    // Where the owner is itself all that a layer shows, its dismissal takes that layer and all above it along.
    let standings = stray.to.map(flow.standings) ?? []
    guard standings.isEmpty || standings.contains(where: { !$0.placement.isModalRoot }) else { return nil }
    return flow.screen(stray.to)
}

private func word(for verb: Verb) -> String {
    switch verb {
    case .cover: "cover"
    case .popover: "popover"
    default: "sheet"
    }
}
