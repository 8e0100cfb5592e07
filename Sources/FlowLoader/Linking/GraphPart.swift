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

    /// With handlers of links that views' modifiers are given named as the views' part names them, which tells of them by the same place. Those
    /// that no view brings are left out.
    func namingEntries(by views: [Entry]) -> GraphPart {
        let ofViews = entries.filter { entry in [".onOpenURL", ".onContinueUserActivity"].contains { entry.handler.hasSuffix($0) } }
        guard !ofViews.isEmpty else { return self }
        let known = Dictionary(views.map { ($0.location, $0) }) { $0.id < $1.id ? $0 : $1 }
        var names: [String: Entry] = [:]
        for entry in ofViews { names[entry.id] = known[entry.location] }
        let left = Set(ofViews.map(\.id))
        var part = self
        part.entries.removeAll { left.contains($0.id) }
        part.transitions.removeAll { $0.entry.map { left.contains($0) && names[$0] == nil } ?? false }
        for index in part.transitions.indices {
            if let entry = part.transitions[index].entry, left.contains(entry) { part.transitions[index].entry = names[entry]?.id }
            part.transitions[index].occasions = part.transitions[index].occasions.compactMap { occasion in
                guard let entry = occasion.entry, left.contains(entry) else { return occasion }
                guard let named = names[entry] else { return nil }
                var occasion = occasion
                (occasion.entry, occasion.name) = (named.id, named.handler)
                return occasion
            }
        }
        return part
    }
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
