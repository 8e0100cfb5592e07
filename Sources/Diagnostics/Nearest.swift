/// The one of `candidates` that differs from `word` by the fewest letters, when that is few enough for a slip of the
/// fingers: a third of the letters, at least one. Letter case counts nothing, an exchanged pair counts one.
/// Among equals the first in the alphabet wins.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = word.lowercased()
    guard letters.utf16.count <= 80 else { return nil }
    let limit = max(1, letters.utf16.count / 3)
    let close = candidates.compactMap { candidate -> (distance: Int, word: String)? in
        guard abs(candidate.utf16.count - letters.utf16.count) <= limit else { return nil }
        let distance = editDistance(letters, candidate.lowercased())
        return distance <= limit ? (distance, candidate) : nil
    }
    return close.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
}

/// The restricted Damerau–Levenshtein distance (optimal string alignment) of two words, in UTF-16 units.
public func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a.utf16)
    let b = Array(b.utf16)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + Array(repeating: 0, count: b.count)
        for j in 1...b.count {
            let cost = a[i - 1] == b[j - 1] ? 0 : 1
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                row[j] = min(row[j], beforeLast[j - 2] + 1)
            }
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
