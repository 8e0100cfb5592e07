import SwiftParser
import SwiftSyntax

extension SwiftLowering {
    func string(_ literal: StringLiteralExprSyntax) -> Expression {
        let segments = literal.segments
        if segments.count == 1, case .stringSegment(let segment)? = segments.first, literal.openingQuote.tokenKind == .stringQuote {
            let text = segment.content.text
            if !text.utf8.contains(UInt8(ascii: "\\")) { return .string(text) }
        }
        if let value = literal.representedLiteralValue { return .string(value) }
        var constant = ""
        var isConstant = true
        for segment in segments {
            if case .stringSegment(let segment) = segment { constant += segment.content.text } else { isConstant = false }
        }
        return isConstant ? .unknown : .interpolated(constant)
    }

    func number(_ text: String) -> Expression {
        let digits = text.filter { $0 != "_" }
        if let number = Double(digits) { return .number(number) }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix).map { .number(Double($0)) } ?? .unknown
        }
        return .unknown
    }

    /// The dotted names of a key path, without its root type: `\Item.detail?.id` is `detail.id`.
    func keyPath(_ path: KeyPathExprSyntax) -> String {
        path.components.compactMap { component in
            guard case .property(let property) = component.component else { return nil }
            return name(property.declName.baseName)
        }.joined(separator: ".")
    }

    /// `#selector` and `#keyPath` are understood; what other macros make of their arguments is not known.
    func macro(_ macro: MacroExpansionExprSyntax) -> Expression {
        guard let argument = macro.arguments.first?.expression else { return .unknown }
        switch macro.macroName.text {
        case "selector":
            if let reference = argument.as(DeclReferenceExprSyntax.self) { return selector(reference) }
            if let member = argument.as(MemberAccessExprSyntax.self) { return selector(member.declName) }
            // `#selector(Type.method(_:) as (Type) -> (Int) -> Void)`
            if let sequence = argument.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                if let reference = first.as(DeclReferenceExprSyntax.self) { return selector(reference) }
                if let member = first.as(MemberAccessExprSyntax.self) { return selector(member.declName) }
            }
            return .unknown
        case "keyPath": return .keyPath(source.text(of: argument))
        default: return .unknown
        }
    }

    private func selector(_ reference: DeclReferenceExprSyntax) -> Expression {
        .selector(source.text(of: reference), source.place(of: reference.baseName))
    }
}
