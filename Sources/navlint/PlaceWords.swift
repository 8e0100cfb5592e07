import Diagnostics
import FlowGraph
import ToolArguments

// Words for places, ways out and calls, for the texts of `where` and `route`.

/// A flow with the way its places are shown.
struct Teller {
    var flow: Flow
    var shown: (Span) -> String

    init(_ loaded: Loaded, _ console: Console) {
        flow = loaded.flow
        let root = loaded.discovery.root
        shown = { "\(console.shown($0.path, in: root)):\($0.line):\($0.column)" }
    }

    func name(_ id: String?) -> String { id.map { isStack($0) ? "nav" : flow.name(of: $0) } ?? "a stack" }

    /// Wrappers of the system are all the same.
    private func isStack(_ id: String) -> Bool { ["UINavigationController", "NavigationStack", "NavigationView"].contains(id) }

    func names(_ ids: [String]) -> String { ids.map { name($0) }.joined(separator: ", ") }

    /// `ShopTabs[0] → nav → List → Detail`
    func text(_ branch: [Seat]) -> String {
        var text = ""
        for (index, seat) in branch.enumerated() {
            if index > 0 { text += seat.tab.map { "[\($0)]" } ?? seat.column.map { "[\($0)]" } ?? "" }
            text += (index > 0 ? " → " : "") + name(seat.id)
            for element in seat.behind { text += " → " + name(element.face) }
        }
        return text
    }

    // MARK: Placements

    func description(of placement: Placement) -> String {
        let layer: String
        switch placement.layer {
        case .base: layer = "in the base layer"
        case .modal(let style, let isBlocked): layer = "presented as \(style.rawValue)\(isBlocked ? ", locked against swiping" : "")"
        case .unknown: layer = "in a layer that is not known"
        }
        let stack: String
        switch (placement.inStack, placement.atRoot) {
        case (true?, true?): stack = "root of a stack"
        case (true?, false?): stack = "pushed"
        case (true?, nil): stack = "in a stack"
        case (false?, _): stack = "in no stack"
        case (nil, _): stack = "perhaps in a stack"
        }
        return "\(layer), \(stack)\(placement.viaEntry ? ", opened from outside" : "")"
    }

    // MARK: Ways out

    func text(_ exit: ExitHere) -> String {
        var text = subject(of: exit)
        text += exit.guarded == .conditional || exit.guarded == .exclusive ? ", sometimes: " : ": "
        switch exit.result {
        case .off(let cause): text += words(for: cause)
        case .does(let effect, let outcome): text += (effect == .closesLayer ? "closes the layer, " : "") + words(for: outcome)
        }
        if exit.mayCloseOwn { text += ", or only closes what it has presented itself" }
        return text
    }

    /// Several ways out on one line, each once.
    func subjects(of exits: [ExitHere]) -> String {
        var seen: Set<String> = []
        return exits.map(subject(of:)).filter { seen.insert($0).inserted }.joined(separator: "; ")
    }

    private func subject(of exit: ExitHere) -> String {
        var text = words(for: exit.means)
        if let label = exit.label { text += " “\(label)”" }
        if exit.label == nil || exit.means == .code, let function = exit.function { text += " in \(function)" }
        if let by = exit.by { text += " of \(flow.name(of: by))" }
        if let verb = exit.verb, ![.backButton, .edgeSwipe, .swipeDown, .tapOutside].contains(exit.means) { text += ", \(verb.rawValue)" }
        return text
    }

    private func words(for means: ExitHere.Means) -> String {
        switch means {
        case .backButton: "back button"
        case .edgeSwipe: "edge swipe"
        case .swipeDown: "swipe down"
        case .tapOutside: "tap outside"
        case .leadingItem: "leading item"
        case .trailingItem: "trailing item"
        case .bodyButton: "button"
        case .row: "row"
        case .gesture: "gesture"
        case .menu: "menu"
        case .code: "code"
        }
    }

    private func words(for cause: ExitHere.Cause) -> String {
        switch cause {
        case .leadingItem: "none, a leading item takes its place"
        case .backHidden: "none, the back button is hidden"
        case .barHidden: "none, the bar is hidden"
        case .gestureLocked: "none, the gesture is switched off"
        case .layerLocked: "none, the layer is locked"
        case .style: "none in this style"
        }
    }

    func words(for outcome: Outcome) -> String {
        switch outcome {
        case .lands(let plane): "→ \(plane.top.face.map(flow.name(of:)) ?? "what lies underneath, which is not known")"
        case .nothing(let reason): "does nothing, \(words(for: reason))"
        case .unknown(let reason): "unknown, \(words(for: reason))"
        }
    }

    private func words(for reason: Outcome.Reason) -> String {
        switch reason {
        case .noStack: "there is no stack"
        case .atRoot: "it is the root of its stack"
        case .notInStack: "it is not in this stack"
        case .alreadyThere: "it already shows"
        case .nothingPresented: "nothing is presented"
        case .stackUnknown: "the stack is not known"
        case .layerUnknown: "the layer is not known"
        case .receiverUnknown: "what it acts on is not known"
        case .targetUnknown: "where it leads is not known"
        case .actionUnknown: "what it does is not known"
        case .presentedFirst: "it may close only what it has presented itself"
        case .elsewhere: "it changes the root, the tab or the stack"
        }
    }

    // MARK: Sight

    func text(_ previous: PreviousScreen) -> String {
        switch previous {
        case .behind(let id): return "\(flow.name(of: id)), behind it in its stack"
        case .underneath(let id, let presenting):
            let face = id.map(flow.name(of:)) ?? "not known"
            let answer = presenting == id ? "" : presenting.map { "; presentingViewController is \(flow.name(of: $0))" } ?? ""
            return "\(face), under its layer\(answer)"
        case .none: return "none, it is the first of the base layer"
        case .unknown: return "not known"
        }
    }

    func words(for place: StackSearch.Unseen.Place) -> String {
        switch place {
        case .underLayer: "under its layer"
        case .otherStack: "in containers around its stack"
        case .otherTab: "in other tabs"
        case .otherColumn: "in other columns"
        case .child: "embedded in these"
        }
    }

    func text(_ search: StackSearch, isSwiftUI: Bool) -> String {
        var text: String
        if search.hasNoStack {
            text = "sees nothing, there is no stack"
        } else if let array = search.array {
            text = "sees \(array.isEmpty ? "nothing that is known" : names(array))\(search.isWhole ? "" : " and perhaps others")"
            if isSwiftUI { text += ", views only as hosting controllers" }
        } else {
            text = "is not known"
        }
        if let holder = search.holder { text += "; of it only \(flow.name(of: holder))" }
        for unseen in search.unseen {
            let rest = unseen.screens.count - Self.shownNames
            text += "; not \(names(Array(unseen.screens.prefix(Self.shownNames))))\(rest > 0 ? " and \(rest) more" : ""), \(words(for: unseen.place))"
        }
        return text
    }

    private static let shownNames = 6

    func lines(_ walk: TopWalk) -> [String] {
        let end = walk.end
        var first = "a walk to the top returns \(end.isHosted ? "a hosting controller around " : "")\(name(end.at))"
        first += walk.steps.isEmpty ? ", the root" : ", needs \(walk.needs.map(\.rawValue).joined(separator: ", "))"
        if !walk.startIsKnown { first += "; how the window gets there is not known" }
        if !walk.presentedIsSeen { first += "; the root need not tell of what is presented in the current context" }
        var seen: Set<String> = []
        let stops = TopWalk.usual.compactMap { known -> String? in
            let (place, isHosted, missing) = walk.stop(knowing: known)
            guard let missing else { return nil }
            guard let stop = isHosted ? "a hosting controller" : place.map(flow.name(of:)) else { return nil }
            guard seen.insert(stop).inserted else { return nil }
            return "with \(known.map(\.rawValue).joined(separator: ", ")) alone it stops at \(stop), needs \(missing.rawValue)"
        }
        return [first] + stops
    }
}
