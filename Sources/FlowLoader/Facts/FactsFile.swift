import Diagnostics
import Foundation

/// The facts of one module, as `navlint extract` writes them and `navlint lint --facts` reads them.
public struct FactsFile: Sendable {
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
    public func data() -> Data {
        let bodies = onDeepStack {
            var pack = Pack()
            pack.add(isWhole)
            pack.add(notes)
            pack.add(facts)
            return Pack.table(of: pack.texts) + pack.bytes
        }
        return seal(bodies, as: Self.header)
    }

    /// Fails on anything that `data()` of this version has not written.
    public init(_ data: Data) throws {
        guard let bytes = unseal(data, Self.header) else { throw UnpackingFailure() }
        self = try onDeepStack {
            Result { () throws -> FactsFile in
                var texts = Unpacking(bytes)
                var table = try TextTable(from: &texts)
                table.makeAll(from: bytes)
                var pack = Unpacking(bytes, in: texts.rest, texts: table)
                let isWhole: Bool = try pack.next()
                let notes: [LoadNote] = try pack.next()
                let file = FactsFile(facts: try pack.next(), notes: notes, isWhole: isWhole)
                guard pack.rest.isEmpty else { throw UnpackingFailure() }
                return file
            }
        }.get()
    }

    private static let header = "navlint facts 4\n"
}

/// What is nested deeply is written and read by as deep a recursion, for which a thread of `concurrently` has the stack.
func onDeepStack<Value>(_ work: @escaping @Sendable () -> Value) -> Value {
    concurrently(1, jobs: 1) { _ in work() }[0]
}

/// Bytes under a line that names their format and a digest of them.
func seal(_ body: [UInt8], as header: String) -> Data { Data("\(header)\(digest(of: body))\n".utf8) + body }

/// What was sealed under that line; nil for anything else, and where it was cut off or damaged and would be read as something else.
func unseal(_ data: Data, _ header: String) -> [UInt8]? {
    let size = header.utf8.count + 33
    guard data.count >= size, data.starts(with: header.utf8) else { return nil }
    let body = [UInt8](data.dropFirst(size))
    return data.prefix(size).suffix(33).elementsEqual("\(digest(of: body))\n".utf8) ? body : nil
}

private func digest(of body: [UInt8]) -> String {
    var digest = SourceDigest()
    digest.add(body)
    return digest.text
}
