import Foundation

/// A digest of the contents of files, for telling whether anything has changed: 128 bits, quick, no defence against forgers.
public struct SourceDigest: Sendable {
    private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private var length: UInt64 = 0

    public init() {}

    /// 32 hexadecimal digits.
    public var text: String {
        var copy = self
        copy.mix(length)
        copy.mix(0x27D4_EB2F_1656_67C5)
        return [copy.low, copy.high].map { value in
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    public mutating func add(_ data: Data) { data.withUnsafeBytes { add($0) } }

    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    /// Each piece is told from the next by its length.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var at = 0
        while at + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
            at += 8
        }
        var rest: UInt64 = 0
        while at < bytes.count {
            rest = rest << 8 | UInt64(bytes[at])
            at += 1
        }
        mix(rest)
        mix(UInt64(bytes.count))
        length &+= UInt64(bytes.count)
    }

    private mutating func mix(_ word: UInt64) {
        let first = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        let second = (high ^ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        low = first.high ^ first.low &+ high
        high = second.high ^ second.low &+ word
    }
}

/// The digest of each file's contents, in the order of `files`, worked out on `jobs` threads; nil for those that cannot be read.
public func digests(of files: [SourceFile], jobs: Int) -> [String?] {
    let size = 64
    let chunks = concurrently((files.count + size - 1) / size, jobs: jobs) { chunk in
        files[chunk * size..<min(files.count, (chunk + 1) * size)].map { file -> String? in
            var digest = SourceDigest()
            switch file.contents {
            case .memory(let data): digest.add(data)
            case .disk(let url):
                guard let data = try? Data(contentsOf: url) else { return nil }
                digest.add(data)
            }
            return digest.text
        }
    }
    return chunks.flatMap { $0 }
}
