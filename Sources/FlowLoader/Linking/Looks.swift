import FlowGraph

/// What is written on a control, before it is read as a look.
struct Appearance: Hashable, Sendable {
    var title: String?
    /// UIKit's system item or SwiftUI's role or placement: `close`, `done`, `cancellationAction`, ….
    var systemItem: String?
    /// An SF Symbol's name.
    var symbol: String?
    /// An asset's name.
    var image: String?
    /// UIBarButtonItem.Style: `done` decides where nothing else does.
    var style: String?
    var accessibilityLabel: String?
    /// A title or picture is given, but what it is cannot be told.
    var isUnread = false
}

/// The look, what the user would call the control, and why it was read so (rules.md 1.5).
func readLook(_ appearance: Appearance) -> (look: Look, label: String?, evidence: String?) {
    let label = appearance.title ?? appearance.accessibilityLabel ?? appearance.systemItem ?? appearance.symbol ?? appearance.image
    if let item = appearance.systemItem, let look = lookOfSystemItem(item) { return (look, label, item) }
    if let symbol = appearance.symbol, let look = lookOfSymbol(symbol) { return (look, label, symbol) }
    if let image = appearance.image, let look = lookOfImage(image) { return (look, label, image) }
    if let title = appearance.title, let look = lookOfTitle(title) { return (look, label, "“\(title)”") }
    if let spoken = appearance.accessibilityLabel, let look = lookOfTitle(spoken) { return (look, label, "“\(spoken)”") }
    if appearance.style == "done" || appearance.style == "prominent" { return (.commit, label, "style done") }
    return (appearance.isUnread ? .unknown : .other, label, nil)
}

private func lookOfSystemItem(_ item: String) -> Look? {
    switch item {
    case "close": .close
    case "cancel", "cancellationAction": .cancel
    case "done", "save", "add", "confirm", "confirmationAction": item == "add" ? nil : .commit
    case "101": .back
    default: nil
    }
}

private func lookOfSymbol(_ symbol: String) -> Look? {
    let backs = ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward", "arrowshape.left"]
    if backs.contains(where: { symbol == $0 || symbol.hasPrefix($0 + ".") && !symbol.hasPrefix($0 + ".to") && !symbol.contains("slash") }) {
        return symbol.hasPrefix("arrow.left.and") || symbol.hasPrefix("arrow.left.arrow") ? nil : .back
    }
    if symbol == "xmark" || symbol.hasPrefix("xmark.") { return .close }
    if symbol == "house" || symbol.hasPrefix("house.") { return .home }
    return nil
}

private func lookOfImage(_ name: String) -> Look? {
    let tokens = words(of: name)
    if tokens.contains("back") { return .back }
    if let index = tokens.firstIndex(where: { $0 == "chevron" || $0 == "arrow" }) {
        let neighbours = [index - 1, index + 1].filter(tokens.indices.contains).map { tokens[$0] }
        if neighbours.contains("left") || neighbours.contains("back") { return .back }
    }
    if tokens.contains("close") || tokens.contains("dismiss") || tokens.contains("xmark") { return .close }
    if tokens.contains("cancel") { return .cancel }
    return nil
}

private func lookOfTitle(_ title: String) -> Look? {
    switch title.lowercased() {
    case "back", "‹", "<", "←", "< back", "‹ back": .back
    case "close", "×", "✕", "✖", "x": .close
    case "cancel": .cancel
    case "done", "save", "ok", "apply", "add", "create", "send", "post": .commit
    case "home": .home
    default: nil
    }
}

/// The lower-case words of a name, split at `_`, `-`, `.`, spaces and changes of case: `icBackArrow-2x` gives ic, back, arrow, 2x.
func words(of name: String) -> [String] {
    var found: [String] = []
    var current = ""
    var previousIsLower = false
    for character in name {
        if "_-. /".contains(character) {
            if !current.isEmpty { found.append(current.lowercased()) }
            current = ""
            previousIsLower = false
            continue
        }
        if character.isUppercase, previousIsLower {
            found.append(current.lowercased())
            current = ""
        }
        current.append(character)
        previousIsLower = character.isLowercase || character.isNumber
    }
    if !current.isEmpty { found.append(current.lowercased()) }
    return found
}
