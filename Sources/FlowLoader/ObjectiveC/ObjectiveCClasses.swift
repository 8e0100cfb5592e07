extension ObjectiveCReader {
    // MARK: Classes, categories, protocols

    mutating func interface() {
        let start = at
        at += 1
        let attributes = swiftName(before: start)
        guard kind(at) == .identifier else { return }
        let (name, place) = (text(at), place(at))
        at += 1
        var type = TypeFacts(name, .class, attributes: attributes, place: place)
        // Generic parameters stand before the superclass, protocols after it.
        if sees("<"), let end = angleEnd(), sees(":", end) || sees("(", end) { at = end }
        if sees("(") {
            type.kind = .extension
            type.name = Self.swiftName(ofType: name)
            skipOne()
        } else if sees(":") {
            at += 1
            if kind(at) == .identifier {
                type.inherits.append(TypeName(Self.swiftName(ofType: text(at))))
                at += 1
                if sees("<"), let end = angleEnd(), sees("<", end) { at = end }
            }
        }
        type.inherits += protocols()
        read(into: &type, isImplementation: false)
        add(type)
    }

    mutating func protocolDeclaration() {
        let start = at
        at += 1
        guard kind(at) == .identifier else { return }
        let (name, place) = (text(at), place(at))
        at += 1
        if sees(";") || sees(",") { return skipStatement() }
        var type = TypeFacts(name, .protocol, attributes: swiftName(before: start), place: place)
        type.inherits = protocols()
        read(into: &type, isImplementation: false)
        add(type)
    }

    /// `@implementation`, which a class is found at, and not in its header: that is where its code is mended.
    mutating func implementation() {
        at += 1
        guard kind(at) == .identifier else { return }
        let (name, place) = (text(at), place(at))
        at += 1
        var type = TypeFacts(name, .extension, place: place)
        if sees("(") {
            type.name = Self.swiftName(ofType: name)
            skipOne()
        } else {
            type.attributes = [.implementation]
            if sees(":") { at += 2 }
        }
        read(into: &type, isImplementation: true)
        add(type)
    }

    /// `NS_SWIFT_NAME(Name)` on the line above a declaration.
    func swiftName(before index: Int) -> [Attribute] {
        guard index >= 4, sees(")", index - 1) else { return [] }
        let open = Int(partner[index - 1])
        guard open > 0, seesWord("NS_SWIFT_NAME", open - 1) || seesWord("NS_REFINED_FOR_SWIFT", open - 1), open + 1 < index - 1 else { return [] }
        return [Attribute(name: "swift_name", argument: text(open + 1))]
    }

    func angleEnd() -> Int? {
        var index = at + 1
        var depth = 1
        while index < limit, index < at + 200 {
            if sees("<", index) { depth += 1 }
            if sees(">", index) {
                depth -= 1
                if depth == 0 { return index + 1 }
            }
            index += 1
        }
        return nil
    }

    mutating func protocols() -> [TypeName] {
        guard sees("<"), let end = angleEnd() else { return [] }
        defer { at = end }
        return (at + 1..<end - 1).filter { kind($0) == .identifier }.map { TypeName(text($0)) }
    }

    /// The members up to `@end`, or up to where another class begins.
    mutating func read(into type: inout TypeFacts, isImplementation: Bool) {
        owner = type.name
        synthesized = [:]
        defer { owner = nil }
        if sees("{") { within(at) { $0.variables(into: &type) } }
        while !isAtEnd {
            let before = at
            switch tokens[at].kind {
            case .atWord:
                switch text(at) {
                case "end":
                    at += 1
                    return
                case "interface", "implementation": return
                case "protocol" where type.kind != .protocol || !sees(";", at + 2): return
                case "property": propertyDeclaration(into: &type)
                case "synthesize": synthesis()
                case "dynamic", "import", "class": skipStatement()
                default: at += 1
                }
            case .symbol:
                if sees("-") || sees("+") {
                    if let function = method(isImplementation: isImplementation) { type.functions.append(function) }
                } else if sees("{") {
                    skipOne()
                } else {
                    at += 1
                }
            case .identifier:
                if isImplementation {
                    let outer = owner
                    owner = nil
                    file(function: cDeclaration())
                    owner = outer
                } else if seesWord("typedef", at) {
                    typeDefinition()
                } else {
                    at += 1
                }
            default: at += 1
            }
            if at <= before { at = before + 1 }
        }
    }

    /// Instance variables. Behind a property `name` stands `_name`: they are one.
    mutating func variables(into type: inout TypeFacts) {
        while !isAtEnd {
            let before = at
            if tokens[at].kind == .atWord {
                at += 1
                continue
            }
            if let written = self.type() {
                let attributes = written.isOutlet ? [Attribute(name: "IBOutlet", argument: nil)] : []
                if let declared = written.declared {
                    type.properties.append(property(variable(declared.name), written.name, attributes: attributes, place: declared.place))
                }
                while kind(at) == .identifier, written.declared == nil {
                    type.properties.append(property(variable(text(at)), written.name, attributes: attributes, place: place(at)))
                    at += 1
                    while sees("[") || sees(",") || sees("*") { skipOne() }
                }
            }
            skip(to: ";")
            at += 1
            if at <= before { at = before + 1 }
        }
    }

    func variable(_ name: String) -> String {
        name.hasPrefix("_") && name.count > 1 && !name.hasPrefix("__") ? String(name.dropFirst()) : name
    }

    mutating func propertyDeclaration(into type: inout TypeFacts) {
        at += 1
        var isStatic = false
        if sees("(") {
            within(at) { reader in
                while !reader.isAtEnd {
                    if reader.seesWord("class", reader.at) { isStatic = true }
                    reader.at += 1
                }
            }
        }
        let written = self.type()
        let attributes = written?.isOutlet == true ? [Attribute(name: "IBOutlet", argument: nil)] : []
        if let declared = written?.declared {
            type.properties.append(property(declared.name, written?.name, isStatic: isStatic, attributes: attributes, place: declared.place))
        }
        while kind(at) == .identifier, written != nil, written?.declared == nil {
            type.properties.append(property(text(at), written?.name, isStatic: isStatic, attributes: attributes, place: place(at)))
            at += 1
            guard sees(",") else { break }
            at += 1
            while sees("*") { at += 1 }
        }
        skip(to: ";")
        at += 1
    }

    /// `@synthesize a = _b, c;`
    mutating func synthesis() {
        at += 1
        while kind(at) == .identifier {
            let property = text(at)
            at += 1
            if sees("="), kind(at + 1) == .identifier {
                if text(at + 1) != "_" + property { synthesized[text(at + 1)] = property }
                at += 2
            }
            guard sees(",") else { break }
            at += 1
        }
        skipStatement()
    }

    // MARK: Methods

    mutating func method(isImplementation: Bool) -> FunctionFacts? {
        let isStatic = sees("+")
        at += 1
        var returned: ObjectiveCType?
        if sees("(") { returned = within(at) { $0.type() } }
        var pieces: [String] = []
        var parameters: [(name: String, type: ObjectiveCType?)] = []
        var attributes: [Attribute] = returned?.isAction == true ? [Attribute(name: "IBAction", argument: nil)] : []
        let first = at
        while at < limit, !sees("{"), !sees(";") {
            guard kind(at) == .identifier || sees(":") else { break }
            let name = sees(":") ? "" : text(at)
            if !sees(":") { at += 1 }
            guard sees(":") else {
                if pieces.isEmpty, parameters.isEmpty { pieces.append(name) } else { attributes += declarationAttribute(name) }
                continue
            }
            at += 1
            pieces.append(name)
            let type = sees("(") ? within(at) { $0.type() } : nil
            while kind(at) == .identifier, text(at).hasPrefix("__") || ["NS_NOESCAPE", "UNUSED"].contains(text(at)) { at += 1 }
            guard kind(at) == .identifier else { break }
            parameters.append((text(at), type))
            at += 1
            if sees(",") { while at < limit, !sees("{"), !sees(";"), kind(at) != .identifier { at += 1 } }
        }
        guard first < limit, !pieces.isEmpty, sees("{") || sees(";") || isAtEnd else { return nil }
        let selector = parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined()
        let initialLabels = isStatic ? nil : CocoaNames.initialiser(pieces)
        let known = CocoaNames.method(selector)
        var method = known ?? CocoaNames.plain(pieces)
        if let initialLabels { method = CocoaNames.Method("init", initialLabels) }
        if selector == "dealloc" { method = CocoaNames.Method("deinit", []) }
        var body: Block?
        if sees(";") {
            at += 1
            // A stray semicolon before the body of an implementation is allowed.
            if isImplementation, sees("{") { body = code(parameters, isStatic: isStatic, isInitialiser: initialLabels != nil) }
        } else if sees("{") {
            body = code(parameters, isStatic: isStatic, isInitialiser: initialLabels != nil)
        }
        return FunctionFacts(
            name: method.name,
            parameters: parameters.enumerated().map { index, parameter in
                Parameter(label: method.labels.indices.contains(index) ? method.labels[index] : nil, name: parameter.name, type: parameter.type?.name)
            },
            result: initialLabels == nil ? result(of: returned) : nil, genericParameters: [], isStatic: isStatic, isOverride: known != nil,
            isPublic: false, attributes: attributes, body: isImplementation ? body : nil, selector: selector, place: place(first))
    }

    mutating func code(_ parameters: [(name: String, type: ObjectiveCType?)], isStatic: Bool, isInitialiser: Bool) -> Block {
        isClassMethod = isStatic
        self.isInitialiser = isInitialiser
        defer {
            isClassMethod = false
            self.isInitialiser = false
        }
        return body(parameters.map { ($0.name, $0.type) })
    }

    /// A macro after a method's declaration: `NS_SWIFT_NAME(show(for:))`.
    mutating func declarationAttribute(_ name: String) -> [Attribute] {
        guard sees("(") else { return [] }
        let open = at
        skipOne()
        guard name == "NS_SWIFT_NAME", at - 1 > open + 1 else { return [] }
        let written = bytes[Int(tokens[open + 1].start)..<Int(tokens[at - 2].end)]
        return [Attribute(name: "swift_name", argument: String(decoding: written, as: UTF8.self))]
    }
}

extension TypeFacts {
    init(_ name: String, _ kind: TypeKind, inherits: [TypeName] = [], cases: [EnumCase] = [], attributes: [Attribute] = [], place: Place) {
        self.init(
            name: name, kind: kind, inherits: inherits, genericParameters: [], constraints: [], properties: [], functions: [], cases: cases,
            aliases: [:], isPublic: false, attributes: attributes, place: place)
    }
}

extension Attribute {
    /// Marks the facts of an `@implementation`.
    static let implementation = Attribute(name: "implementation", argument: nil)
}
