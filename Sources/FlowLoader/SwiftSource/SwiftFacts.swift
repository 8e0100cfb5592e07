import Diagnostics
import SwiftParser
import SwiftSyntax

/// Extracts the facts of one Swift file. Cannot fail: what the parser does not understand becomes a note.
///
/// The parser's own recursion needs a big stack on hostile input: call this on a thread with 64 MB.
func swiftFacts(path: String, text: String) -> FileFacts {
    let source = SourceText(text)
    var lowering = SwiftLowering(path: path, source: source)
    if let offset = source.tooDeepForParser() {
        let place = source.place(from: offset, to: offset + 1)
        let span = Span(path: path, line: place.line, column: place.column, length: place.length)
        lowering.facts.notes.append(LoadNote(.unreadable, "brackets are nested too deeply here; the file was not read", at: span))
        return lowering.facts
    }
    let tree = Parser.parse(source: text)
    lowering.topLevel(tree.statements)
    var facts = lowering.facts
    if let place = firstErrorPlace(in: Syntax(tree), source: lowering.source) {
        let span = Span(path: path, line: place.line, column: place.column, length: place.length)
        facts.notes.append(LoadNote(.unreadable, "not valid Swift here; the rest of the file was read", at: span))
    }
    facts.directives = directives(in: tree, source: lowering.source)
    return facts
}

/// One walk over a file's syntax, and what it has found so far.
///
/// Two limits keep deep input from overflowing a stack: `nesting` bounds the recursion of this walk, `height` the depth of
/// the expression values it makes, which whoever walks or frees them recurses into. A chain of calls is lowered by a loop and adds only
/// to `height`.
struct SwiftLowering {
    static let nestingLimit = 200
    static let heightLimit = 1000

    let source: SourceText
    var facts: FileFacts
    /// The qualified name of the type around the present place.
    var enclosingType: String?
    var nesting = 0
    var height = 0
    /// How many of `$0`, `$1`, … the present closure uses.
    var shorthandParameters = 0
    /// `#if` is read as the Catalyst build of the target sees it.
    var isForMac = false

    init(path: String, source: SourceText) {
        self.source = source
        facts = FileFacts(path: path, language: .swift)
    }

    /// Runs `body` one level deeper, or gives `fallback` where the input is nested too deeply.
    mutating func deeper<Value>(else fallback: Value, _ body: (inout SwiftLowering) -> Value) -> Value {
        guard nesting < Self.nestingLimit, height < Self.heightLimit else { return fallback }
        nesting += 1
        height += 1
        defer {
            nesting -= 1
            height -= 1
        }
        return body(&self)
    }

    /// A name as callers write it: no backticks.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
    }

    mutating func topLevel(_ items: CodeBlockItemListSyntax) {
        for item in items {
            switch item.item {
            case .decl(let declaration): topLevel(declaration)
            case .stmt(let statement): facts.topLevel += self.statement(statement)
            case .expr(let expression): facts.topLevel += self.statement(expression)
            @unknown default: break
            }
        }
    }

    private mutating func topLevel(_ declaration: DeclSyntax) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for clause in possibleClauses(of: conditional) {
                deeper(else: ()) { lowering in
                    switch clause.elements {
                    case .statements(let items): lowering.topLevel(items)
                    case .decls(let members): members.forEach { lowering.topLevel($0.decl) }
                    default: break
                    }
                }
            }
            return
        }
        var members = Members()
        self.declaration(declaration, into: &members)
        facts.functions += members.functions
        facts.properties += members.properties
        facts.aliases.merge(members.aliases) { first, _ in first }
    }
}

// MARK: - Notes and directives

private func firstErrorPlace(in tree: Syntax, source: SourceText) -> Place? {
    guard tree.hasError else { return nil }
    var node = tree
    while !node.is(UnexpectedNodesSyntax.self), let broken = node.children(viewMode: .all).first(where: \.hasError) {
        node = broken
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return source.place(from: start, to: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
}

/// The comments that begin with `navlint:`. Files that do not have the word are not walked for comments.
private func directives(in tree: SourceFileSyntax, source: SourceText) -> [Directive] {
    var found: [Directive] = []
    for offset in source.occurrences(of: "navlint:") {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { continue }
        let afterToken = token.endPositionBeforeTrailingTrivia.utf8Offset
        let inLeading = offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
        guard inLeading || offset >= afterToken else { continue }
        var start = inLeading ? token.position.utf8Offset : afterToken
        for piece in inLeading ? token.leadingTrivia : token.trailingTrivia {
            let end = start + piece.sourceLength.utf8Length
            defer { start = end }
            guard (start..<end).contains(offset), let comment = commentText(piece), comment.hasPrefix("navlint:") else { continue }
            let place = source.place(from: start, to: end)
            // A second `navlint:` within one comment is part of the first one's text.
            if found.last?.place != place {
                found.append(Directive(text: trimmed(comment.dropFirst("navlint:".count)), place: place))
            }
        }
    }
    return found
}

private func commentText(_ piece: TriviaPiece) -> String? {
    switch piece {
    case .lineComment(let text), .docLineComment(let text):
        return trimmed(text.drop { $0 == "/" })
    case .blockComment(let text), .docBlockComment(let text):
        var content = text.dropFirst(2)
        if content.hasSuffix("*/") { content = content.dropLast(2) }
        return trimmed(content.drop { $0 == "*" })
    default: return nil
    }
}

private func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
}
