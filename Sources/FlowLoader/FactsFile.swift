import Diagnostics
import Foundation

/// The facts of one module, as `navlint extract` writes them and `navlint lint --facts` reads them.
public struct FactsFile: Codable, Sendable {
    /// Their paths are relative to the folder that `extract` ran in.
    public var facts: [FileFacts]
    /// What should have been read and was not, or not wholly.
    public var notes: [LoadNote]
    /// False where single files were named.
    public var isWhole: Bool

    public init(facts: [FileFacts], notes: [LoadNote], isWhole: Bool) {
        self.facts = facts
        self.notes = notes
        self.isWhole = isWhole
    }

    /// Compact, and the same bytes for the same facts. Starts with a line that names the format.
    public func data() throws -> Data {
        // What is nested deeply is written by as deep a recursion, for which a thread of `concurrently` has the stack.
        let results = concurrently(1, jobs: 1) { _ in
            Result { () throws -> Data in
                let root = FactsNode()
                try encode(to: FactsEncoder(node: root))
                var writer = FactsWriter()
                writer.write(root)
                let body = writer.data()
                return Data("\(Self.header)\(Self.digest(of: body))\n".utf8) + body
            }
        }
        guard let result = results.first else { throw FactsFailure() }
        return try result.get()
    }

    /// Fails on anything that `data()` of this version has not written.
    public init(_ data: Data) throws {
        let headerSize = Self.header.utf8.count + 33
        guard data.count >= headerSize, data.starts(with: Data(Self.header.utf8)) else { throw FactsFailure() }
        let body = Data(data.dropFirst(headerSize))
        // A file that was cut off or damaged would be read as other facts.
        guard data.prefix(headerSize).suffix(33) == Data("\(Self.digest(of: body))\n".utf8) else { throw FactsFailure() }
        let bytes = Array(body)
        let results = concurrently(1, jobs: 1) { _ in
            Result { () throws -> FactsFile in
                var reader = try FactsReader(bytes)
                return try FactsFile(from: FactsDecoder(node: try reader.node()))
            }
        }
        guard let result = results.first else { throw FactsFailure() }
        self = try result.get()
    }

    private static let header = "navlint facts 1\n"

    private static func digest(of body: Data) -> String {
        var digest = SourceDigest()
        digest.add(body)
        return digest.text
    }
}

/// The file is not one of facts, or of another version.
struct FactsFailure: Error {}

// MARK: - The form between values and bytes

/// What an encoder fills and a decoder reads.
private final class FactsNode {
    enum Kind: UInt8 { case null, no, yes, integer, real, text, list, map }

    var kind = Kind.null
    var integer: Int64 = 0
    var real = 0.0
    var text = ""
    var keys: [String] = []
    var children: [FactsNode] = []
}

/// Names stand once, in a table; numbers take as many bytes as they need.
private struct FactsWriter {
    private var body: [UInt8] = []
    private var table: [UInt8] = []
    private var numbers: [String: UInt64] = [:]

    mutating func write(_ node: FactsNode) {
        body.append(node.kind.rawValue)
        switch node.kind {
        case .null, .no, .yes: break
        case .integer: Self.append(UInt64(bitPattern: node.integer << 1 ^ node.integer >> 63), to: &body)
        case .real: withUnsafeBytes(of: node.real.bitPattern.littleEndian) { body += $0 }
        case .text: write(node.text)
        case .list, .map:
            Self.append(UInt64(node.children.count), to: &body)
            for (index, child) in node.children.enumerated() {
                if node.kind == .map { write(node.keys[index]) }
                write(child)
            }
        }
    }

    private mutating func write(_ text: String) {
        let known = numbers[text]
        let number = known ?? UInt64(numbers.count)
        if known == nil {
            numbers[text] = number
            Self.append(UInt64(text.utf8.count), to: &table)
            table += text.utf8
        }
        Self.append(number, to: &body)
    }

    func data() -> Data {
        var count: [UInt8] = []
        Self.append(UInt64(numbers.count), to: &count)
        return Data(count + table + body)
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

private struct FactsReader {
    private let bytes: [UInt8]
    private var at = 0
    private var table: [String] = []
    private var depth = 0

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        for _ in 0..<(try count()) {
            let length = try count()
            table.append(String(decoding: bytes[at..<at + length], as: UTF8.self))
            at += length
        }
    }

    /// A number of things that there can be: each takes a byte at least.
    private mutating func count() throws -> Int {
        let count = try number()
        guard count <= UInt64(bytes.count - at) else { throw FactsFailure() }
        return Int(count)
    }

    private mutating func number() throws -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while at < bytes.count, shift < 64 {
            let byte = bytes[at]
            at += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw FactsFailure()
    }

    private mutating func text() throws -> String {
        let number = try number()
        guard number < UInt64(table.count) else { throw FactsFailure() }
        return table[Int(number)]
    }

    mutating func node() throws -> FactsNode {
        depth += 1
        defer { depth -= 1 }
        guard depth < 20_000, at < bytes.count, let kind = FactsNode.Kind(rawValue: bytes[at]) else { throw FactsFailure() }
        at += 1
        let node = FactsNode()
        node.kind = kind
        switch kind {
        case .null, .no, .yes: break
        case .integer:
            let raw = try number()
            node.integer = Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
        case .real:
            guard at + 8 <= bytes.count else { throw FactsFailure() }
            node.real = Double(bitPattern: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[at + $1]) << UInt64(8 * $1) })
            at += 8
        case .text: node.text = try text()
        case .list, .map:
            for _ in 0..<(try count()) {
                if kind == .map { node.keys.append(try text()) }
                node.children.append(try self.node())
            }
        }
        return node
    }
}

// MARK: - Encoding

private struct FactsEncoder: Encoder {
    let node: FactsNode
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.kind = .map
        return KeyedEncodingContainer(Keyed<Key>(node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.kind = .list
        return Listed(node: node)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node) }

    static func fill(_ node: FactsNode, _ value: some Encodable) throws {
        switch value {
        case let text as String: (node.kind, node.text) = (.text, text)
        case let flag as Bool: node.kind = flag ? .yes : .no
        case let number as Double: (node.kind, node.real) = (.real, number)
        case let number as any FixedWidthInteger: (node.kind, node.integer) = (.integer, Int64(number))
        default: try value.encode(to: FactsEncoder(node: node))
        }
    }

    struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let node: FactsNode
        var codingPath: [any CodingKey] { [] }

        private func child(_ key: Key) -> FactsNode {
            let child = FactsNode()
            node.keys.append(key.stringValue)
            node.children.append(child)
            return child
        }

        mutating func encodeNil(forKey key: Key) throws { _ = child(key) }
        mutating func encode(_ value: some Encodable, forKey key: Key) throws { try fill(child(key), value) }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
            FactsEncoder(node: child(key)).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            FactsEncoder(node: child(key)).unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { FactsEncoder(node: FactsNode()) }
        mutating func superEncoder(forKey key: Key) -> any Encoder { FactsEncoder(node: child(key)) }
    }

    struct Listed: UnkeyedEncodingContainer {
        let node: FactsNode
        var codingPath: [any CodingKey] { [] }
        var count: Int { node.children.count }

        private func child() -> FactsNode {
            let child = FactsNode()
            node.children.append(child)
            return child
        }

        mutating func encodeNil() throws { _ = child() }
        mutating func encode(_ value: some Encodable) throws { try fill(child(), value) }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            FactsEncoder(node: child()).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { FactsEncoder(node: child()).unkeyedContainer() }
        mutating func superEncoder() -> any Encoder { FactsEncoder(node: child()) }
    }

    struct Single: SingleValueEncodingContainer {
        let node: FactsNode
        var codingPath: [any CodingKey] { [] }
        mutating func encodeNil() throws { node.kind = .null }
        mutating func encode(_ value: some Encodable) throws { try fill(node, value) }
    }
}

// MARK: - Decoding

private struct FactsDecoder: Decoder {
    let node: FactsNode
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == .map else { throw FactsFailure() }
        return KeyedDecodingContainer(Keyed<Key>(node: node))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == .list else { throw FactsFailure() }
        return Listed(node: node)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(node: node) }

    static func value<Value: Decodable>(_ type: Value.Type, of node: FactsNode) throws -> Value {
        func checked(_ kinds: FactsNode.Kind..., value: Any?) throws -> Value {
            guard kinds.contains(node.kind), let value = value as? Value else { throw FactsFailure() }
            return value
        }
        switch type {
        case is String.Type: return try checked(.text, value: node.text)
        case is Bool.Type: return try checked(.no, .yes, value: node.kind == .yes)
        case is Double.Type: return try checked(.real, value: node.real)
        case let number as any FixedWidthInteger.Type: return try checked(.integer, value: exactly(number, node.integer))
        default: return try Value(from: FactsDecoder(node: node))
        }
    }

    private static func exactly<Number: FixedWidthInteger>(_ type: Number.Type, _ value: Int64) -> Any? { Number(exactly: value) }

    struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let node: FactsNode
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { node.keys.compactMap { Key(stringValue: $0) } }

        private func child(_ key: Key) throws -> FactsNode {
            guard let index = node.keys.firstIndex(of: key.stringValue) else { throw FactsFailure() }
            return node.children[index]
        }

        func contains(_ key: Key) -> Bool { node.keys.contains(key.stringValue) }
        func decodeNil(forKey key: Key) throws -> Bool { try child(key).kind == .null }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try value(type, of: child(key)) }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
            try FactsDecoder(node: child(key)).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try FactsDecoder(node: child(key)).unkeyedContainer()
        }
        func superDecoder() throws -> any Decoder { throw FactsFailure() }
        func superDecoder(forKey key: Key) throws -> any Decoder { FactsDecoder(node: try child(key)) }
    }

    struct Listed: UnkeyedDecodingContainer {
        let node: FactsNode
        var currentIndex = 0
        var codingPath: [any CodingKey] { [] }
        var count: Int? { node.children.count }
        var isAtEnd: Bool { currentIndex >= node.children.count }

        init(node: FactsNode) { self.node = node }

        private mutating func next() throws -> FactsNode {
            guard !isAtEnd else { throw FactsFailure() }
            defer { currentIndex += 1 }
            return node.children[currentIndex]
        }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd else { throw FactsFailure() }
            guard node.children[currentIndex].kind == .null else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(type, of: next()) }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
            try FactsDecoder(node: next()).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try FactsDecoder(node: next()).unkeyedContainer() }
        mutating func superDecoder() throws -> any Decoder { FactsDecoder(node: try next()) }
    }

    struct Single: SingleValueDecodingContainer {
        let node: FactsNode
        var codingPath: [any CodingKey] { [] }
        func decodeNil() -> Bool { node.kind == .null }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(type, of: node) }
    }
}
