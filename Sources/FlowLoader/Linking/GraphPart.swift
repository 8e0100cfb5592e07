import Diagnostics
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
    /// Bar items that a class takes away again: those its scenes bring, too.
    var clearings: [Clearing] = []
    var notes: [LoadNote] = []
}

/// A class that takes the items of one side of its bar away whenever it appears.
struct Clearing: Sendable {
    var type: String
    var side: BarSide
    var place: Span

    func apply(to facts: inout ScreenFacts) {
        switch side {
        case .leading: for index in facts.leading.indices { facts.leading[index].clearedAt = place }
        case .trailing: for index in facts.trailing.indices { facts.trailing[index].clearedAt = place }
        }
    }
}
