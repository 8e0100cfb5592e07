extension ObjectiveCReader {
    // MARK: Top level

    mutating func readFile() {
        while !isAtEnd {
            let before = at
            topLevel()
            if at <= before { at = before + 1 }
        }
    }

    private mutating func topLevel() {
        switch tokens[at].kind {
        case .atWord:
            switch text(at) {
            case "interface": interface()
            case "implementation": implementation()
            case "protocol": protocolDeclaration()
            case "import":
                if kind(at + 1) == .identifier { facts.imports.append(text(at + 1)) }
                skipStatement()
            case "class": skipStatement()
            default: at += 1
            }
        case .identifier: file(function: cDeclaration())
        default: at += 1
        }
    }

    private mutating func file(function: FunctionFacts?) {
        if let function { facts.functions.append(function) }
    }

    /// A C function, a constant, an enum or a type's name. Gives the function; what is not understood is passed over.
    private mutating func cDeclaration() -> FunctionFacts? {
        let start = at
        switch text(start) {
        case "typedef":
            typeDefinition()
            return nil
        case "extern" where kind(start + 1) == .string:
            // What `extern "C" { … }` holds is declared like everything else.
            at += 2
            if sees("{") { at += 1 }
            return nil
        case "namespace":
            while at < limit, kind(at) == .identifier || seesOperator("::", at) { at += 1 }
            if sees("{") { at += 1 } else { skipStatement() }
            return nil
        case "enum":
            enumeration()
            return nil
        case "struct", "union", "class", "template", "using":
            let isType = kind(start + 1) == .identifier && (sees("{", start + 2) || sees(":", start + 2) || sees(";", start + 2))
            if isType || text(start) == "template" || text(start) == "using" {
                skipStatement()
                if sees(";") { at += 1 }
                return nil
            }
        case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM":
            enumeration()
            return nil
        default: break
        }
        let isStatic = seesWord("static", start)
        guard let type = type() else {
            at = start + 1
            return nil
        }
        guard type.declared != nil || kind(at) == .identifier, type.declared != nil || !Self.statementWords.contains(text(at)) else {
            at = start + 1
            return nil
        }
        let name = type.declared?.name ?? text(at)
        let namePlace = type.declared?.place ?? place(at)
        if type.declared == nil { at += 1 }
        if type.declared == nil, sees("(") { return cFunction(name, namePlace, type, start) }
        while sees("[") { skipOne() }
        guard sees("=") || sees(";") || sees(",") else {
            at = start + 1
            return nil
        }
        guard sees("=") else {
            skipStatement()
            return nil
        }
        at += 1
        let value = expression()
        skipStatement()
        keep(name, type.name, value, namePlace, isStatic: isStatic)
        return nil
    }

    private mutating func keep(_ name: String, _ type: TypeName?, _ value: Expression, _ place: Place, isStatic: Bool) {
        switch value {
        case .string, .number, .bool, .selector: constants[name] = value
        default: if isStatic { return }
        }
        guard !isStatic else { return }
        facts.properties.append(property(name, type, value: value, place: place))
    }

    private func property(
        _ name: String, _ type: TypeName?, value: Expression? = nil, isStatic: Bool = false, attributes: [Attribute] = [], place: Place
    ) -> PropertyFacts {
        PropertyFacts(
            name: name, type: type, isOptional: true, value: value, getter: nil, setter: nil, observers: [], isStatic: isStatic, isLazy: false,
            isConstant: value != nil, attributes: attributes, place: place)
    }

    private mutating func cFunction(_ name: String, _ place: Place, _ type: ObjectiveCType, _ start: Int) -> FunctionFacts? {
        let list = at
        let parameters = within(list) { $0.parameterList() }
        while at < limit, !sees("{"), !sees(";"), !sees("="), tokens[at].kind == .identifier || sees("(") { skipOne() }
        guard sees("{") else {
            guard sees(";") else {
                at = max(start + 1, min(at, end(of: list) + 1))
                return nil
            }
            at += 1
            return nil
        }
        let body = body(parameters.map { ($0.name, $0.type) })
        return FunctionFacts(
            name: name, parameters: parameters.map { Parameter(label: nil, name: $0.name ?? "_", type: $0.type?.name) },
            result: result(of: type), genericParameters: [], isStatic: true, isOverride: false, isPublic: false, attributes: [], body: body,
            selector: nil, place: place)
    }

    private func result(of type: ObjectiveCType?) -> TypeName? {
        guard let type else { return TypeName("Any") }
        if type.isVoid { return nil }
        if type.isInstance { return owner.map { TypeName($0) } ?? TypeName("Any") }
        return type.name ?? TypeName("Any")
    }

    /// The code at the present brace.
    private mutating func body(_ parameters: [(name: String?, type: ObjectiveCType?)]) -> Block {
        objects = []
        underscored = []
        for parameter in parameters { note(parameter.name, parameter.type) }
        return block(at)
    }

    // MARK: Macros

    /// A macro whose body is one expression is a constant or a function; others stand for code that is not followed.
    mutating func read(_ macros: [ObjectiveCMacro]) {
        for macro in macros where !macro.body.isEmpty && macro.body.count < 200 {
            var reader = ObjectiveCReader(
                bytes: bytes, isCPlusPlus: isCPlusPlus, tokens: macro.body, partner: BracketPairs(macro.body, bytes).partner, facts: facts)
            reader.constants = constants
            let value = reader.expression()
            if reader.sees(";") { reader.at += 1 }
            guard reader.isAtEnd, value != .unknown else { continue }
            guard let parameters = macro.parameters else {
                switch value {
                case .string, .number, .bool, .selector: constants[macro.name] = value
                case .name(let name, _) where name.first?.isUppercase == true: continue
                default: break
                }
                facts.properties.append(property(macro.name, nil, value: value, place: macro.place))
                continue
            }
            let names = parameters.filter { $0 != "..." }
            facts.functions.append(FunctionFacts(
                name: macro.name,
                parameters: names.map { Parameter(label: nil, name: $0) } + (names.count < parameters.count ? [Parameter(label: nil, name: "__VA_ARGS__", isVariadic: true)] : []),
                result: TypeName("Any"), genericParameters: [], isStatic: true, isOverride: false, isPublic: false, attributes: [],
                body: [.returns(value, place: macro.place)], selector: nil, place: macro.place))
        }
    }

    // MARK: Type definitions and enums

    private mutating func typeDefinition() {
        at += 1
        if kind(at) == .identifier, text(at).hasPrefix("NS_") || text(at) == "enum" { return enumeration() }
        if seesWord("struct", at) || seesWord("union", at) {
            while at < limit, !sees(";") { skipOne() }
            at += 1
            return
        }
        if let type = type() {
            if let declared = type.declared {
                facts.aliases[declared.name] = type.name
            } else if kind(at) == .identifier, let name = type.name, text(at) != name.name {
                facts.aliases[text(at)] = name
            }
        }
        skip(to: ";")
        at += 1
    }

    /// `NS_ENUM(Int, Name) { … }`, `enum Name : Int { … }`, `enum { … } Name`.
    private mutating func enumeration() {
        var name: (text: String, place: Place)?
        let isMacro = text(at).hasPrefix("NS_")
        at += 1
        if isMacro, sees("(") {
            within(at) { reader in
                while !reader.isAtEnd {
                    if reader.kind(reader.at) == .identifier { name = (reader.text(reader.at), reader.place(reader.at)) }
                    reader.at += 1
                }
            }
        } else {
            while at < limit, !sees("{"), !sees(";") {
                if name == nil, kind(at) == .identifier, text(at) != "class" { name = (text(at), place(at)) }
                skipOne()
            }
        }
        guard sees("{") else { return skipStatement() }
        var cases: [(name: String, place: Place)] = []
        within(at) { reader in
            while !reader.isAtEnd {
                if reader.kind(reader.at) == .identifier { cases.append((reader.text(reader.at), reader.place(reader.at))) }
                reader.skip(to: ",")
                reader.at += 1
            }
        }
        if kind(at) == .identifier, !isMacro { name = (text(at), place(at)) }
        skip(to: ";")
        at += 1
        guard let name else { return }
        let found = cases.map { written in
            let short = written.name.hasPrefix(name.text) ? String(written.name.dropFirst(name.text.count)) : written.name
            let isUsable = short.first.map { $0.isLetter || $0 == "_" } ?? false
            return EnumCase(name: ObjectiveCNames.lowercasedFirstWord(isUsable ? short : written.name), rawValue: nil, payload: [], place: written.place)
        }
        add(TypeFacts(name.text, .enum, inherits: [TypeName("Int")], cases: found, place: name.place))
    }

    private mutating func add(_ type: TypeFacts) { facts.types.append(type) }

    // MARK: Classes, categories, protocols

    private mutating func interface() {
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

    private mutating func protocolDeclaration() {
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
    private mutating func implementation() {
        at += 1
        guard kind(at) == .identifier else { return }
        let (name, place) = (text(at), place(at))
        at += 1
        var type = TypeFacts(name, .extension, place: place)
        if sees("(") {
            skipOne()
        } else {
            type.attributes = [.implementation]
            if sees(":") { at += 2 }
        }
        read(into: &type, isImplementation: true)
        add(type)
    }

    /// `NS_SWIFT_NAME(Name)` on the line above a declaration.
    private func swiftName(before index: Int) -> [Attribute] {
        guard index >= 4, sees(")", index - 1) else { return [] }
        let open = Int(partner[index - 1])
        guard open > 0, seesWord("NS_SWIFT_NAME", open - 1) || seesWord("NS_REFINED_FOR_SWIFT", open - 1), open + 1 < index - 1 else { return [] }
        return [Attribute(name: "swift_name", argument: text(open + 1))]
    }

    private func angleEnd() -> Int? {
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

    private mutating func protocols() -> [TypeName] {
        guard sees("<"), let end = angleEnd() else { return [] }
        defer { at = end }
        return (at + 1..<end - 1).filter { kind($0) == .identifier }.map { TypeName(text($0)) }
    }

    /// The members up to `@end`, or up to where another class begins.
    private mutating func read(into type: inout TypeFacts, isImplementation: Bool) {
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
    private mutating func variables(into type: inout TypeFacts) {
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

    private func variable(_ name: String) -> String {
        name.hasPrefix("_") && name.count > 1 && !name.hasPrefix("__") ? String(name.dropFirst()) : name
    }

    private mutating func propertyDeclaration(into type: inout TypeFacts) {
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
    private mutating func synthesis() {
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

    private mutating func method(isImplementation: Bool) -> FunctionFacts? {
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

    private mutating func code(_ parameters: [(name: String, type: ObjectiveCType?)], isStatic: Bool, isInitialiser: Bool) -> Block {
        isClassMethod = isStatic
        self.isInitialiser = isInitialiser
        defer {
            isClassMethod = false
            self.isInitialiser = false
        }
        return body(parameters.map { ($0.name, $0.type) })
    }

    /// A macro after a method's declaration: `NS_SWIFT_NAME(show(for:))`.
    private mutating func declarationAttribute(_ name: String) -> [Attribute] {
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
