/// The options with their values, and what help says of each.
package func optionTable(_ options: [Option]) -> String {
    columns(options.map { option in
        let values = option.choices.isEmpty ? option.value : option.choices.joined(separator: "|")
        return ("\(option.name)\(values.map { " \($0)" } ?? "")", option.help)
    })
}

/// Two columns, the second one on lines of its own where the first is wide.
package func columns(_ rows: [(String, String)], widest: Int = 36) -> String {
    let width = min(widest, rows.map(\.0.count).max() ?? 0)
    return rows.map { left, right in
        left.count > width
            ? "  \(left)\n  \(String(repeating: " ", count: width))  \(right)"
            : "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
}
