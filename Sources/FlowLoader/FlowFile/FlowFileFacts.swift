import FlowGraph

/// A flow file as read: a part of a flow graph, with its suppressions.
struct FlowFileFacts: Hashable, Codable, Sendable {
    var screens: [Screen] = []
    var transitions: [Transition] = []
    var entries: [Entry] = []
    var unresolved: [Unresolved] = []
    var brokenReferences: [BrokenReference] = []
    var gestureWrites: [GestureWrite] = []
    var barWrites: [BarWrite] = []
    var titleWrites: [TitleWrite] = []
    var historyTests: [HistoryTest] = []
    var successions: [Succession] = []
    var vetoes: [Veto] = []
    var lookups: [Lookup] = []
    var deadElements: [DeadElement] = []
    var lostLinks: [LostLink] = []
    var app = AppFacts()
    /// Findings the file asks not to be told about.
    var ignores: [FlowIgnore] = []
    /// Ids the file uses and does not define. A flow file may add to code, so only linking can tell whether
    /// something bears the id.
    var danglingReferences: [DanglingReference] = []
}

/// One line of a flow file's `ignore` list: a suppression by what the finding is about, since a flow file has no line
/// of code to put a comment on.
struct FlowIgnore: Hashable, Codable, Sendable {
    var rule: String
    /// The id of the screen the finding is about; nil for any.
    var screen: String?
    /// The id of the transition, `from verb to`; nil for any.
    var edge: String?
    var reason: String?
    var place: Place
}

struct DanglingReference: Hashable, Codable, Sendable {
    /// What bears the id once it is found.
    enum Kind: String, Hashable, Codable, Sendable { case screen, entry }

    var kind: Kind
    var id: String
    /// Where it is used, such as `transitions[3].to`.
    var keyPath: String
    var place: Place
}
