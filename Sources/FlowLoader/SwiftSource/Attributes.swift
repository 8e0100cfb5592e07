import SwiftSyntax

extension SwiftLowering {
    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        guard !list.isEmpty else { return [] }
        var attributes: [Attribute] = []
        for element in list {
            switch element {
            case .attribute(let attribute): attributes.append(self.attribute(attribute))
            case .ifConfigDecl(let conditional):
                for case .attributes(let nested)? in possibleClauses(of: conditional).map(\.elements) {
                    attributes += nested.compactMap { $0.as(AttributeSyntax.self) }.map(self.attribute)
                }
            @unknown default: break
            }
        }
        return attributes
    }

    private func attribute(_ attribute: AttributeSyntax) -> Attribute {
        let type = attribute.attributeName
        let name = type.as(IdentifierTypeSyntax.self).map { self.name($0.name) } ?? source.text(of: type)
        guard let left = attribute.leftParen, let right = attribute.rightParen else { return Attribute(name: name, argument: nil) }
        let argument = source.text(
            from: left.endPosition.utf8Offset, to: right.position.utf8Offset)
        return Attribute(name: name, argument: argument)
    }

    /// Marked as absent on iOS: such code is not compiled into the app, or cannot be called.
    func isOut(_ attributes: [Attribute]) -> Bool {
        attributes.contains { attribute in
            guard attribute.name == "available", let argument = attribute.argument else { return false }
            let parts = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            return parts.first == "iOS" && parts.dropFirst().contains("unavailable")
        }
    }

    /// Previews and their library are tools of the editor, no part of the app.
    func isPreview(_ inherits: [TypeName]) -> Bool {
        inherits.contains { ["PreviewProvider", "LibraryContentProvider"].contains($0.name) }
    }

    struct Modifiers {
        var isStatic = false
        var isOverride = false
        var isPublic = false
        var isPrivate = false
        var isLazy = false
    }

    func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
        var modifiers = Modifiers()
        for modifier in list {
            guard case .keyword(let keyword) = modifier.name.tokenKind else { continue }
            switch keyword {
            case .static, .class: modifiers.isStatic = true
            case .override: modifiers.isOverride = true
            // `public private(set)`: only the bare word speaks of the declaration itself.
            case .public, .open: if modifier.detail == nil { modifiers.isPublic = true }
            case .private, .fileprivate: if modifier.detail == nil { modifiers.isPrivate = true }
            case .lazy: modifiers.isLazy = true
            default: break
            }
        }
        return modifiers
    }
}
