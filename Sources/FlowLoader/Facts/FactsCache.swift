import Diagnostics
import Foundation

/// What earlier runs read from the files below one folder, each known by its path and a digest of its bytes. One piece of bytes: what
/// stays as it was is copied, not written anew.
public struct FactsCache: Sendable {
    private struct Entry {
        var digest: String
        var range: Range<Int>
    }

    private var bytes: [UInt8] = []
    private var texts = TextTable()
    private var entries: [String: Entry] = [:]
    /// How many entries were replaced since the texts were written: some of them nobody needs any more.
    private var replaced = 0

    /// Knows nothing.
    public init() {}

    /// What `data(for:)` has written; nil for anything else, and for what another `maker` has written.
    public init?(_ data: Data, for maker: String) {
        guard let bytes = unseal(data, Self.header), let cache = try? FactsCache(bytes, maker) else { return nil }
        self = cache
    }

    private static let header = "navlint facts cache 1\n"

    private init(_ bytes: [UInt8], _ maker: String) throws {
        self.bytes = bytes
        var pack = Unpacking(bytes)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard text(try pack.raw()) == maker else { throw UnpackingFailure() }
        replaced = try pack.count()
        texts = try TextTable(from: &pack)
        for _ in 0..<(try pack.count()) {
            let path = text(try pack.raw())
            let digest = text(try pack.raw())
            entries[path] = Entry(digest: digest, range: try pack.raw())
        }
        guard pack.rest.isEmpty else { throw UnpackingFailure() }
    }

    /// `maker` is who reads files: another build of navlint may find other facts in the same bytes.
    public func data(for maker: String) -> Data {
        var pack = Pack()
        pack.add(raw: maker.utf8)
        pack.add(count: replaced)
        var body = pack.takeBytes() + Pack.table(of: texts.all(in: bytes))
        pack.add(count: entries.count)
        for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
            pack.add(raw: path.utf8)
            pack.add(raw: entry.digest.utf8)
            pack.add(raw: bytes[entry.range])
        }
        body += pack.bytes
        return seal(body, as: Self.header)
    }

    /// The facts of a file with those bytes; nil where they are not known. Works on a thread of `concurrently` only: facts may be nested deeply.
    func facts(of path: String, _ digest: String) -> FileFacts? {
        guard let entry = entries[path], entry.digest == digest else { return nil }
        var pack = Unpacking(bytes, in: entry.range, texts: texts)
        guard let facts = try? FileFacts(from: &pack), pack.rest.isEmpty, facts.path == path else { return nil }
        return facts
    }
}

/// What a file says, and whether that had to be read from its bytes.
private struct Read: Sendable {
    var facts: FileFacts
    var digest: String?
    var isNew: Bool
}

/// Extracts the facts of many files as `extract` does, but for those that the cache knows under the `digests` of their bytes, which have the
/// order of `files`, and tells how many were known. Gives the cache where there is something else to remember now; with `isWhole` it forgets
/// files that are not among `files`.
public func extract(
    _ files: [SourceFile], _ digests: [String?], from cache: FactsCache, isWhole: Bool, jobs: Int,
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
) -> (facts: [FileFacts], known: Int, cache: FactsCache?) {
    let cache = cache.withTexts()
    let read = concurrently(files.count, jobs: jobs, progress: { progress($0, files.count) }) { index -> Read in
        if let digest = digests[index], let facts = cache.facts(of: files[index].path, digest) { return Read(facts: facts, isNew: false) }
        let (facts, digest) = extractWithDigest(files[index])
        return Read(facts: facts, digest: digest, isNew: true)
    }
    let kept = isWhole ? Set(files.map(\.path)) : nil
    let isOther = read.contains { $0.isNew && $0.digest != nil } || cache.holdsOthers(than: kept)
    let new = isOther ? onDeepStack { cache.updated(with: read, keeping: kept, digests) } : nil
    return (read.map(\.facts), read.count { !$0.isNew }, new)
}

extension FactsCache {
    fileprivate func withTexts() -> FactsCache {
        var cache = self
        cache.texts.makeAll(from: bytes)
        return cache
    }

    fileprivate func holdsOthers(than known: Set<String>?) -> Bool { known.map { known in entries.keys.contains { !known.contains($0) } } ?? false }

    /// With what was read anew. Once a quarter of it has been replaced all is written again, without the texts that nothing has any more.
    fileprivate func updated(with read: [Read], keeping known: Set<String>?, _ digests: [String?]) -> FactsCache {
        let new = read.count { $0.isNew }
        let isOld = known != nil && (replaced + new) * 4 > read.count
        var pack = Pack(texts: isOld ? [] : texts.all(in: bytes))
        var cache = FactsCache()
        var body: [UInt8] = []
        func add(_ piece: some Collection<UInt8>, of path: String, _ digest: String) {
            cache.entries[path] = Entry(digest: digest, range: body.count..<body.count + piece.count)
            body += piece
        }
        if !isOld {
            cache.replaced = replaced + new
            for (path, entry) in entries where known?.contains(path) ?? true { add(bytes[entry.range], of: path, entry.digest) }
        }
        for (index, file) in read.enumerated() where isOld || file.isNew {
            guard let digest = file.isNew ? file.digest : digests[index] else { continue }
            pack.add(file.facts)
            add(pack.takeBytes(), of: file.facts.path, digest)
        }
        // One piece: the texts stand behind what needs them.
        let table = Pack.table(of: pack.texts)
        cache.bytes = body + table
        var unpacking = Unpacking(cache.bytes, in: body.count..<cache.bytes.count)
        cache.texts = (try? TextTable(from: &unpacking)) ?? TextTable()
        return cache
    }
}
