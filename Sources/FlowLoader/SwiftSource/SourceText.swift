import SwiftSyntax

/// The bytes of a file and where its lines start, so that an offset becomes a `Place` without a walk over the file.
struct SourceText {
    let bytes: [UInt8]
    private let lineStarts: [Int]
    /// Offsets of lines that are not plain ASCII are counted unit by unit.
    private let isASCII: [Bool]

    init(_ text: String) {
        bytes = Array(text.utf8)
        let byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [byteOrderMark]
        var plain: [Bool] = []
        var linePlain = true
        bytes.withUnsafeBufferPointer { bytes in
            var at = byteOrderMark
            while at < bytes.count {
                let byte = bytes[at]
                at += 1
                if byte >= 0x80 {
                    linePlain = false
                } else if byte == 0x0A || byte == 0x0D {
                    if byte == 0x0D, at < bytes.count, bytes[at] == 0x0A { at += 1 }
                    starts.append(at)
                    plain.append(linePlain)
                    linePlain = true
                }
            }
        }
        plain.append(linePlain)
        lineStarts = starts
        isASCII = plain
    }

    /// The place of the bytes from `start` up to `end`.
    func place(from start: Int, to end: Int) -> Place {
        let line = lineIndex(of: start)
        let spansLines = line + 1 < lineStarts.count && end > lineStarts[line + 1]
        return Place(
            line: line + 1,
            column: 1 + units(from: lineStarts[line], to: start, inLine: line),
            length: spansLines ? 0 : units(from: start, to: end, inLine: line))
    }

    func place(of token: TokenSyntax) -> Place {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return place(from: start, to: start + token.trimmedLength.utf8Length)
    }

    func text(from start: Int, to end: Int) -> String {
        guard start >= 0, start < end, end <= bytes.count else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The node as written, without the trivia around it.
    func text(of node: some SyntaxProtocol) -> String {
        text(from: node.positionAfterSkippingLeadingTrivia.utf8Offset, to: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Where the ASCII `word` stands.
    func occurrences(of word: StaticString) -> [Int] {
        word.withUTF8Buffer { word in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = word.first, bytes.count >= word.count else { return [] }
                return (0...(bytes.count - word.count)).filter { at in
                    bytes[at] == first && (1..<word.count).allSatisfy { bytes[at + $0] == word[$0] }
                }
            }
        }
    }

    /// Where square or angle brackets stand within each other in a way that the parser takes exponential time for: it looks ahead
    /// to see whether `[[[…` is a type, at every level anew, and its limit on nesting does not count then. Twenty levels
    /// take seconds. Brackets with anything in between that cannot be part of a type are harmless.
    func tooDeepForParser() -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var square = 0
            var angle = 0
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "["): square += 1
                case UInt8(ascii: "]"): square = max(0, square - 1)
                case UInt8(ascii: "<"): angle += 1
                case UInt8(ascii: ">"): angle = max(0, angle - 1)
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "), 0x09...0x0D,
                    UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"), 0x80...0xFF:
                    continue
                default:
                    square = 0
                    angle = 0
                }
                if square > 14 || angle > 100 { return offset }
            }
            return nil
        }
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func units(from start: Int, to end: Int, inLine line: Int) -> Int {
        guard end > start else { return 0 }
        if isASCII[line] { return end - start }
        // Every scalar has one leading byte; those of four bytes are two UTF-16 units.
        return bytes[start..<min(end, bytes.count)].reduce(0) { count, byte in
            byte & 0xC0 == 0x80 ? count : count + (byte >= 0xF0 ? 2 : 1)
        }
    }
}
