import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit
import Rules
import Testing

/// A cover that nothing closes, with a page of its own.
private let trap = graph(
    ["Home", "Plan", "Pay"].enumerated().map { screen($0.element, inherits: ["UIViewController"], line: 90 + $0.offset) },
    [
        rootStack("Home"),
        edge(.present, "Home", "Plan", line: 10) { ($0.wrapped, $0.style, $0.trigger) = ("UINavigationController", .fullScreen, Trigger(.bodyButton, label: "Start")) },
        edge(.push, "Plan", "Pay", line: 11) { $0.trigger = Trigger(.row) },
    ])

@Suite struct WalkRuleTests {
    @Test func aTraceJoinsTheFindingThatSaysTheSame() throws {
        let both = check([.noWayHome, .modalWithoutExit], Flow(trap))
        #expect(both.map(\.rule) == ["modal-without-exit"])
        #expect(both.first?.related.map(\.message).contains("Tap “Start” on “Home”: it presents “Plan” in a stack → Plan") == true)
        let alone = check([.noWayHome], Flow(trap))
        #expect(alone.map(\.rule) == ["no-way-home"])
        #expect(alone.first?.path.map(\.message) == ["The app starts with “Home” → Home", "Tap “Start” on “Home”: it presents “Plan” in a stack → Plan"])
        #expect(alone.first?.path.map(\.location.line) == [1, 10])
        #expect(alone.first?.certainty == .likely)
    }

    @Test func withoutAWalkNothingIsSaidOfOne() {
        var settings = CheckSettings()
        settings.walk = nil
        #expect(check([.noWayHome], Flow(trap), settings: settings).diagnostics.isEmpty)
        settings.walk = WalkBounds(states: 1)
        // Where the walk ends nobody knows what comes.
        #expect(check([.noWayHome], Flow(trap), settings: settings).diagnostics.isEmpty)
    }

    @Test func aLayerThatOtherCodeClosesIsNoTrap() {
        var closing = trap
        closing.transitions.append(edge(.dismiss, "Home", nil, line: 20) { ($0.receiver, $0.trigger) = (.presented, Trigger(.async)) })
        #expect(check([.noWayHome], Flow(closing.sorted())).isEmpty)
    }

    /// The way back skips a level only where a level lies between.
    @Test func backIsJudgedOnEachWay() {
        func back(_ verb: Verb, _ extra: [Transition]) -> [String] {
            let letter = screen("Letter", line: 93) {
                $0.supplementsBack = true
                $0.leading = [Control(.back, exits: [Exit(verb, on: .ownNav)], side: .leading, location: at(50))]
            }
            return findings(
                of: .backSkipsLevel, [screen("Inbox", line: 90), screen("Folder", line: 91), letter],
                [rootStack("Inbox"), edge(.push, "Inbox", "Letter", line: 10) { $0.trigger = Trigger(.row) }] + extra
            ).map { "\($0.location.line) \($0.message)" }
        }
        let through = [
            edge(.push, "Inbox", "Folder", line: 11) { $0.trigger = Trigger(.row) }, edge(.push, "Folder", "Letter", line: 12) { $0.trigger = Trigger(.row) },
        ]
        #expect(back(.popToRoot, through) == [
            "50 Back on “Letter” goes to “Inbox” and skips “Folder” where that was passed on the way; the edge swipe does not."
        ])
        #expect(back(.popToRoot, []) == [])
        #expect(back(.pop, through) == [])
    }
}
