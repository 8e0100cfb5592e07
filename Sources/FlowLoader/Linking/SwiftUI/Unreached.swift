import Diagnostics
import FlowGraph

// What the sources say and no view that was read leads to: counted, so that nothing is dropped without a word.

extension ViewJoining {
    /// Stacks around the views that hosting controllers are given: the UIKit side places the views, the stacks have places too.
    mutating func restateHostedStacks() {
        for hosted in scan.hosted {
            var reader = ViewReader(project)
            var unknown: [String] = []
            for target in reader.targets(of: reader.viewArgument(hosted.view, hosted.scope), unknown: &unknown) {
                guard case .project(let name) = target.kind, let stack = target.wrappedPlace, target.wrappedScope?.home == hosted.scope.home
                else { continue }
                findings.transitions.append(
                    Transition(
                        verb: .root, from: source(of: hosted.owner), to: name, wrapped: target.wrapped, guarded: target.guarded,
                        certainty: target.certainty, restates: true, location: stack))
            }
        }
    }

    private func source(of owner: String) -> String {
        project.isShownView(owner) || project.isViewController(owner) ? owner : "flow:\(owner)"
    }

    /// Presentations, links, destinations and containers that gave neither an edge nor a reason: in helpers and modifiers that no view
    /// uses, or behind code that could not be followed.
    mutating func countWhatIsNotReached() {
        var known = Set(findings.transitions.map(\.location))
        // What a view is given where it is used is told there, and what one reading could not follow, another has.
        findings.unresolved.removeAll { unresolved in
            let isOfOneReading = ["comes from a parameter", "could not be read"].contains { unresolved.reason.hasSuffix($0) }
            return isOfOneReading && known.contains(unresolved.location)
        }
        known.formUnion(findings.unresolved.map(\.location))
        for construct in scan.constructs where known.insert(construct.place).inserted {
            findings.unresolved.append(
                Unresolved(
                    verb: construct.verb, from: construct.owner.isEmpty ? nil : source(of: construct.owner),
                    reason: "no view that was read shows it", location: construct.place))
        }
    }
}

extension SwiftUINames {
    /// The verb of a call that presents, links or contains, by its name and labels; nil for any other call.
    static func verb(of call: Call) -> Verb? {
        let labels = Set(call.arguments.compactMap(\.label))
        switch call.calledName {
        case "navigationDestination": return labels.isDisjoint(with: ["for", "item", "isPresented"]) ? nil : .destination
        case let name? where presentations.contains(name):
            guard !labels.isDisjoint(with: ["item", "isPresented"]) else { return nil }
            return name == "fullScreenCover" ? .cover : name == "popover" ? .popover : .sheet
        default: break
        }
        switch call.callee {
        case .name(let name, _), .specialized(.name(let name, _), _):
            return switch name {
            case "NavigationLink": .link
            case "NavigationStack", "NavigationView": .root
            case "NavigationSplitView": .column
            case "TabView": .tab
            default: nil
            }
        default: return nil
        }
    }
}
