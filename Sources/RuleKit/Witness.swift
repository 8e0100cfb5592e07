import Diagnostics
import FlowGraph

extension Flow {
    /// Where a transition puts what it shows, for the way that a finding tells; nil where that is known less well than the finding.
    public func witness(of transition: Transition, atLeast certainty: Certainty) -> Standing? {
        landings(of: transition).first { $0.certainty >= certainty }
    }

    /// The same for a place where a screen stands.
    public func witness(of screen: String, atLeast certainty: Certainty) -> Standing? {
        standings(of: screen).first { $0.screen == screen && $0.certainty >= certainty }
    }
}
