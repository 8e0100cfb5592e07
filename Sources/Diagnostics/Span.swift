/// A stretch of one source file.
///
/// Lines and columns count from 1; columns are UTF-16 code units, as editors and SARIF readers expect.
/// `endColumn` is exclusive. `path` is relative to the linted root, with `/` between its parts.
public struct Span: Hashable, Codable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int

    public init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.path = path
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }

    /// A stretch of `length` UTF-16 units on one line.
    public init(path: String, line: Int, column: Int, length: Int = 0) {
        self.init(path: path, line: line, column: column, endLine: line, endColumn: column + length)
    }
}

extension Span: Comparable {
    public static func < (a: Span, b: Span) -> Bool {
        (a.path, a.line, a.column, a.endLine, a.endColumn) < (b.path, b.line, b.column, b.endLine, b.endColumn)
    }
}
