import Foundation

/// How many values a binary property list stands for once every reference is followed.
///
/// Reads only the table of objects and the references of containers; what is not in order counts as nothing, because the
/// reader itself refuses it.
struct BinaryListSize {
    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var top = 0
    private var referenceSize = 1

    init(_ data: Data) {
        guard data.starts(with: Array("bplist".utf8)), data.count > 40 else {
            bytes = []
            return
        }
        bytes = [UInt8](data)
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = number(at: trailer + 8, 8),
            let first = number(at: trailer + 16, 8), let table = number(at: trailer + 24, 8), count <= bytes.count, table <= bytes.count
        else { return }
        top = first
        for index in 0..<count {
            guard let offset = number(at: table + index * offsetSize, offsetSize) else { return }
            offsets.append(offset)
        }
    }

    /// Counts with each object's size kept; a container is counted after what it holds.
    func exceeds(_ limit: Int) -> Bool {
        guard offsets.indices.contains(top) else { return false }
        var sizes: [Int?] = Array(repeating: nil, count: offsets.count)
        var isOpen = Array(repeating: false, count: offsets.count)
        var waiting = [top]
        var work = 0
        while let object = waiting.last {
            if sizes[object] != nil {
                waiting.removeLast()
                continue
            }
            let references = self.references(of: object)
            work += references.count
            if work > 2 * limit { return true }
            if isOpen[object] {
                let sum = references.reduce(1) { min($0 + (sizes[$1] ?? 0), limit + 1) }
                if sum > limit { return true }
                sizes[object] = sum
                waiting.removeLast()
            } else {
                isOpen[object] = true
                // What is open already is a circle, which the reader refuses.
                waiting += references.filter { sizes[$0] == nil && !isOpen[$0] }
            }
        }
        return false
    }

    private func references(of object: Int) -> [Int] {
        let offset = offsets[object]
        guard bytes.indices.contains(offset), [0xA, 0xC, 0xD].contains(bytes[offset] >> 4) else { return [] }
        var count = Int(bytes[offset] & 0xF)
        var start = offset + 1
        if count == 0xF {
            guard bytes.indices.contains(start), bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { return [] }
            let size = 1 << Int(bytes[start] & 0xF)
            guard let written = number(at: start + 1, size), written <= bytes.count else { return [] }
            count = written
            start += 1 + size
        }
        if bytes[offset] >> 4 == 0xD { count *= 2 }
        return (0..<count).compactMap { number(at: start + $0 * referenceSize, referenceSize) }.filter(offsets.indices.contains)
    }

    private func number(at start: Int, _ size: Int) -> Int? {
        guard start >= 0, start <= bytes.count - size else { return nil }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }
}
