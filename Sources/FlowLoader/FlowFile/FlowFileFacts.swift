import FlowGraph

/// A flow file as read: a part of a flow graph, with its suppressions.
struct FlowFileFacts: Hashable, Codable, Sendable {
    var screens: [Screen] = []
    var transitions: [Transition] = []
    var entries: [Entry] = []
    var unresolved: [Unresolved] = []
    var brokenReferences: [BrokenReference] = []
    var gestureWrites: [GestureWrite] = []
    var app = AppFacts()
}
