import Diagnostics
import FlowGraph

// Moves and moments in words and pictures.

extension Machine {
    /// One move as a sentence without its full stop.
    public func sentence(for move: Move) -> String {
        let place = move.on.map { " on “\(flow.name(of: $0))”" } ?? ""
        let label = move.label.map { "“\($0)”" }
        switch move.kind {
        case .launch: return "The app starts with “\(flow.name(of: move.edge.flatMap { hop($0).to } ?? move.label))”"
        case .link: return "A link arrives\(move.edge.map { ": \(flow.sentence(for: hop($0)))" } ?? "")"
        case .tap:
            guard let edge = move.edge else { return "Tap a control\(place)" }
            return "\(trigger(of: move, hop(edge)))\(place): \(what(hop(edge)))"
        case .runs: return "By itself, \(move.edge.map { what(hop($0)) } ?? "code runs")\(place)"
        case .shown: return "Somewhere in the app “\(flow.name(of: move.label))” shows"
        case .back: return "Tap Back\(place)"
        case .backMenu: return "Hold Back\(place) and choose “\(flow.name(of: move.label))”"
        case .swipeBack: return "Swipe back\(place)"
        case .contentSwipe: return "Swipe back in the content\(place)"
        case .swipeDown: return "Swipe down\(place)"
        case .tapOutside: return "Tap outside\(place)"
        case .leading, .trailing, .button: return "Tap \(label ?? control(move))\(place)"
        case .row: return "Tap a row\(place)"
        case .gesture: return "Use the gesture\(place)"
        case .menu: return "Choose \(label ?? "in the menu")\(place)"
        case .code: return "Code leaves\(label.map { " in \($0)" } ?? "")\(place)"
        case .tab: return "Turn to the tab of “\(flow.name(of: move.label))”"
        case .turn: return "Turn to “\(flow.name(of: move.label))” beside it"
        case .page: return "Follow a link in the page\(place)"
        case .webBack: return "Go back in the page\(place)"
        }
    }

    private func trigger(of move: Move, _ hop: Transition) -> String {
        let label = move.label.map { "“\($0)”" }
        switch hop.trigger.kind {
        case .leadingItem, .trailingItem: return "Tap \(label ?? control(move))"
        case .bodyButton: return "Tap \(label ?? "a button")"
        case .row: return "Tap a row"
        case .gesture: return "Use a gesture"
        case .menu: return "Choose \(label ?? "in a menu")"
        case .lifecycle, .async, .entry, .unknown, .callback: return "Go on"
        }
    }

    private func control(_ move: Move) -> String {
        switch move.look {
        case .back?: "Back"
        case .close?: "Close"
        case .cancel?: "Cancel"
        case .commit?: "Done"
        case .home?: "Home"
        case .other?, .unknown?, nil: move.kind == .leading || move.kind == .trailing ? "an item" : "a button"
        }
    }

    private func what(_ hop: Transition) -> String {
        let target = "“\(flow.name(of: hop.to))”"
        let wrapping = hop.wrapped == nil ? "" : " in a stack"
        switch hop.verb.effect {
        case .push: return "it pushes \(target)"
        case .show, .showDetail: return "it shows \(target)\(wrapping)"
        case .present: return "it presents \(target)\(wrapping)"
        case .setStack: return "it sets a stack with \(target)"
        case .root: return "\(target)\(wrapping) becomes the window’s root"
        case .selectTab: return "it selects \(hop.to == nil ? "a tab" : "the tab of \(target)")"
        default: return "it leads to \(target)"
        }
    }

    /// A move as a line that `--replay` reads again.
    public func line(for move: Move) -> String {
        switch move.kind {
        case .launch: "launch \(move.edge.flatMap { hop($0).to } ?? "")"
        case .link: "link \(move.label ?? "") \(move.edge.map { hop($0).id } ?? "")"
        case .tap, .runs: "\(move.kind == .tap ? "tap" : "run") \(move.edge.map { hop($0).id } ?? "")"
        case .tab, .turn, .backMenu, .shown: "\(move.kind.rawValue) \(move.label ?? "")"
        case .leading, .trailing, .button, .row, .gesture, .menu, .code: move.kind.rawValue + (move.label.map { " \($0)" } ?? "")
        default: move.kind.rawValue
        }
    }

    // MARK: Pictures

    /// The plane as two dimensions: layers upwards, the top one first; stacks sideways, with what is parked under each.
    public func picture(of moment: Moment) -> [String] {
        var rows: [(label: String, text: String, note: String)] = []
        for level in moment.plane.layers.indices.reversed() {
            let layer = moment.plane.layers[level]
            let isTop = level == moment.plane.layers.count - 1
            let label = level == 0 ? "base" : "\(level) \(word(for: layer))"
            rows.append((label, text(layer.branch), isTop ? "← shows" : ""))
            for aside in moment.asides where aside.layer == level {
                let container = layer.branch.first { $0.id == aside.container }.map { name($0.id) } ?? flow.name(of: aside.container)
                rows.append(("", "\(container)\(slot(aside.branch.first)) ▸ \(text(aside.branch))", ""))
            }
        }
        let width = rows.map(\.label.count).max() ?? 0
        return rows.map { row in
            "\(row.label)\(String(repeating: " ", count: width - row.label.count))  \(row.text)\(row.note.isEmpty ? "" : "  \(row.note)")"
        }
    }

    private func word(for layer: PlaneLayer) -> String {
        let word = layer.style.map { $0 == .automatic ? "modal" : $0.rawValue } ?? "layer"
        return layer.isLocked ? "\(word), locked" : word
    }

    /// `ShopTabs[0] ▸ nav ▸ List ▸ Detail`
    public func text(_ branch: [Seat]) -> String {
        guard !branch.isEmpty else { return "not known" }
        var text = ""
        for (index, seat) in branch.enumerated() {
            if index > 0 { text += slot(seat) + " ▸ " }
            text += name(seat.id)
            for element in seat.behind { text += " ▸ " + name(element.face) }
        }
        return text
    }

    private func slot(_ seat: Seat?) -> String {
        guard let seat else { return "" }
        return seat.tab.map { "[\($0)]" } ?? seat.column.map { "[\($0)]" } ?? ""
    }

    /// Wrappers of the system are all the same.
    private func name(_ id: String?) -> String {
        guard let id else { return "a stack" }
        return ["UINavigationController", "NavigationStack", "NavigationView"].contains(id) ? "nav" : flow.name(of: id)
    }
}

extension Effect.Why {
    /// Why nothing happens, as the end of a sentence.
    public var words: String {
        switch self {
        case .noStack: "there is no stack around it"
        case .atRoot: "it is the root of its stack"
        case .notInStack: "it is not in this stack"
        case .alreadyThere: "it shows already"
        case .nothingPresented: "nothing is presented"
        case .noTab: "there is no tab bar in this layer"
        case .noReceiver: "nothing behind it answers"
        case .noHistory: "there is no page to go back to"
        case .presenterBusy: "its host presents something already"
        case .notShowing: "its host does not show"
        case .receiverAbsent: "what it acts on is not there"
        case .isContainer: "UIKit refuses to push a container"
        case .alreadyInHierarchy: "it has a place already"
        case .noAnchor: "a popover needs an anchor"
        case .trapped: "nil is unwrapped by force"
        case .wedged: "a swipe begins at the root of the stack and never ends"
        case .notDelivered: "a launch does not hand it on"
        case .stackUnknown: "the stack is not known"
        case .layerUnknown: "the layer is not known"
        case .receiverUnknown: "what it acts on is not known"
        case .targetUnknown: "where it leads is not known"
        case .actionUnknown: "what it does is not known"
        case .presentedFirst: "it may close only what it has presented itself"
        case .elsewhere: "it changes the root, the tab or the stack"
        case .layersLeft: "what is presented stays above the new root"
        }
    }
}

extension Effect {
    /// What happens, as the end of a sentence.
    public func words(in flow: Flow) -> String {
        switch self {
        case .lands(let moments, let isSure):
            let faces = moments.map { flow.name(of: $0.face) }.joined(separator: " or ")
            return "→ \(faces)\(isSure ? "" : ", as far as can be told")"
        case .nothing(let why): return "nothing happens: \(why.words)"
        case .refused(let why): return "refused: \(why.words)"
        case .unknown(let why): return "not known: \(why.words)"
        }
    }
}
