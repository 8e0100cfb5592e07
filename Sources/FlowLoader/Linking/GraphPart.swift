import FlowGraph

/// What one part of linking adds to the graph. Parts are joined by screen id; later parts add facts, never take any away.
struct GraphPart: Sendable {
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
    /// State that handlers of links set: whether anything reads it is asked of all parts together.
    var unreadStates: [UnreadState.Candidate] = []
    var notes: [LoadNote] = []
}
