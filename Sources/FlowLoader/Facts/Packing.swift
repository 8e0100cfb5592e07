import Foundation

// Facts as bytes: numbers take as many bytes as they need, texts stand once in a table, and each type says in which order its parts are
// written and read. There are no names and no tags but those that tell cases apart, so that reading costs little more than making the
// values: see `FactsFile` for how it compares to Foundation's coders.

/// What can be written as bytes and read again.
protocol Packed {
    func pack(into pack: inout Pack)
    init(from pack: inout Unpacking) throws
}

/// The bytes are not what `Pack` has written.
struct UnpackingFailure: Error {}

/// Bytes that values are written to.
struct Pack {
    private(set) var bytes: [UInt8] = []
    /// Texts by number, and the number of each.
    private(set) var texts: [String]
    private var numbers: [String: Int] = [:]

    /// `texts` are those that have a number already.
    init(texts: [String] = []) {
        self.texts = texts
        numbers = Dictionary(texts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func add(_ value: some Packed) { value.pack(into: &self) }

    mutating func add(count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func add(raw: some Collection<UInt8>) {
        add(count: raw.count)
        bytes += raw
    }

    mutating func add(text: String) {
        if let known = numbers[text] { return add(count: known) }
        numbers[text] = texts.count
        add(count: texts.count)
        texts.append(text)
    }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    /// Takes out what has been written so far; texts keep their numbers.
    mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}

/// Reads values from bytes.
struct Unpacking {
    private let bytes: [UInt8]
    private var at: Int
    private let end: Int
    private let texts: TextTable
    private var depth = 0

    init(_ bytes: [UInt8], in range: Range<Int>? = nil, texts: TextTable = TextTable()) {
        self.bytes = bytes
        at = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
        self.texts = texts
    }

    /// What has not been read yet.
    var rest: Range<Int> { at..<end }

    mutating func next<Value: Packed>() throws -> Value { try Value(from: &self) }

    mutating func byte() throws -> UInt8 {
        guard at < end else { throw UnpackingFailure() }
        defer { at += 1 }
        return bytes[at]
    }

    mutating func number() throws -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while shift < 64 {
            let byte = try byte()
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: number) }
            shift += 7
        }
        throw UnpackingFailure()
    }

    /// A number of things that there can be: each takes a byte at least.
    mutating func count() throws -> Int {
        let count = try number()
        guard count >= 0, count <= end - at else { throw UnpackingFailure() }
        return count
    }

    mutating func raw() throws -> Range<Int> {
        let count = try count()
        defer { at += count }
        return at..<at + count
    }

    mutating func text() throws -> String {
        let number = try number()
        guard let text = texts[number, in: bytes] else { throw UnpackingFailure() }
        return text
    }

    /// Reads what may hold values like itself. What `extract` makes is never as deep.
    mutating func nested<Value>(_ read: (inout Unpacking) throws -> Value) throws -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth < 10_000 else { throw UnpackingFailure() }
        return try read(&self)
    }
}

/// The texts of packed values, by number: made all at once where most are asked for, else when they are.
struct TextTable: Sendable {
    private var ranges: [Range<Int>] = []
    private var made: [String] = []

    init() {}

    init(from pack: inout Unpacking) throws {
        let count = try pack.count()
        ranges.reserveCapacity(count)
        for _ in 0..<count { ranges.append(try pack.raw()) }
    }

    var count: Int { ranges.count }

    subscript(number: Int, in bytes: [UInt8]) -> String? {
        if made.indices.contains(number) { return made[number] }
        return ranges.indices.contains(number) ? String(decoding: bytes[ranges[number]], as: UTF8.self) : nil
    }

    /// One string for all uses of a text.
    mutating func makeAll(from bytes: [UInt8]) { made = ranges.map { String(decoding: bytes[$0], as: UTF8.self) } }

    func all(in bytes: [UInt8]) -> [String] { ranges.map { String(decoding: bytes[$0], as: UTF8.self) } }
}

extension Pack {
    /// A table of texts, as `TextTable` reads it.
    static func table(of texts: [String]) -> [UInt8] {
        var pack = Pack()
        pack.add(count: texts.count)
        for text in texts { pack.add(raw: text.utf8) }
        return pack.bytes
    }
}

// MARK: - What everything is made of

extension Int: Packed {
    /// Small ones of either sign take one byte.
    func pack(into pack: inout Pack) { pack.add(count: self << 1 ^ self >> (Int.bitWidth - 1)) }

    init(from pack: inout Unpacking) throws {
        let raw = UInt(bitPattern: try pack.number())
        self = Int(bitPattern: raw >> 1) ^ -Int(bitPattern: raw & 1)
    }
}

extension Bool: Packed {
    func pack(into pack: inout Pack) { pack.add(byte: self ? 1 : 0) }

    init(from pack: inout Unpacking) throws {
        switch try pack.byte() {
        case 0: self = false
        case 1: self = true
        default: throw UnpackingFailure()
        }
    }
}

extension Double: Packed {
    func pack(into pack: inout Pack) { withUnsafeBytes(of: bitPattern.littleEndian) { for byte in $0 { pack.add(byte: byte) } } }

    init(from pack: inout Unpacking) throws {
        var bits: UInt64 = 0
        for index in 0..<8 { bits |= UInt64(try pack.byte()) << UInt64(8 * index) }
        self = Double(bitPattern: bits)
    }
}

extension String: Packed {
    func pack(into pack: inout Pack) { pack.add(text: self) }
    init(from pack: inout Unpacking) throws { self = try pack.text() }
}

extension Optional: Packed where Wrapped: Packed {
    func pack(into pack: inout Pack) {
        pack.add(self != nil)
        if let self { pack.add(self) }
    }

    init(from pack: inout Unpacking) throws { self = try Bool(from: &pack) ? Wrapped(from: &pack) : nil }
}

extension Array: Packed where Element: Packed {
    func pack(into pack: inout Pack) {
        pack.add(count: count)
        for element in self { pack.add(element) }
    }

    init(from pack: inout Unpacking) throws {
        let count = try pack.count()
        self = []
        reserveCapacity(Swift.min(count, 1_024))
        for _ in 0..<count { append(try Element(from: &pack)) }
    }
}

extension Dictionary: Packed where Key == String, Value: Packed {
    /// In the order of the keys: the same facts give the same bytes.
    func pack(into pack: inout Pack) {
        pack.add(count: count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            pack.add(text: key)
            pack.add(value)
        }
    }

    init(from pack: inout Unpacking) throws {
        self = [:]
        for _ in 0..<(try pack.count()) {
            let key = try pack.text()
            self[key] = try Value(from: &pack)
        }
    }
}

extension Packed where Self: RawRepresentable, RawValue == String {
    func pack(into pack: inout Pack) { pack.add(text: rawValue) }

    init(from pack: inout Unpacking) throws {
        guard let value = Self(rawValue: try pack.text()) else { throw UnpackingFailure() }
        self = value
    }
}
