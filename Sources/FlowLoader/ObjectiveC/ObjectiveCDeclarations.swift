extension ObjectiveCReader {
    // MARK: Top level

    mutating func readFile() {
        while !isAtEnd {
            let before = at
            topLevel()
            if at <= before { at = before + 1 }
        }
    }

    mutating func topLevel() {
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

    mutating func file(function: FunctionFacts?) {
        if let function { facts.functions.append(function) }
    }

    /// A C function, a constant, an enum or a type's name. Gives the function; what is not understood is passed over.
    mutating func cDeclaration() -> FunctionFacts? {
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

    mutating func keep(_ name: String, _ type: TypeName?, _ value: Expression, _ place: Place, isStatic: Bool) {
        switch value {
        case .string, .number, .bool, .selector: constants[name] = value
        default: if isStatic { return }
        }
        guard !isStatic else { return }
        facts.properties.append(property(name, type, value: value, place: place))
    }

    func property(
        _ name: String, _ type: TypeName?, value: Expression? = nil, isStatic: Bool = false, attributes: [Attribute] = [], place: Place
    ) -> PropertyFacts {
        PropertyFacts(
            name: name, type: type, isOptional: true, value: value, getter: nil, setter: nil, observers: [], isStatic: isStatic, isLazy: false,
            isConstant: value != nil, attributes: attributes, place: place)
    }

    mutating func cFunction(_ name: String, _ place: Place, _ type: ObjectiveCType, _ start: Int) -> FunctionFacts? {
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

    func result(of type: ObjectiveCType?) -> TypeName? {
        guard let type else { return TypeName("Any") }
        if type.isVoid { return nil }
        if type.isInstance { return owner.map { TypeName($0) } ?? TypeName("Any") }
        return type.name ?? TypeName("Any")
    }

    /// The code at the present brace.
    mutating func body(_ parameters: [(name: String?, type: ObjectiveCType?)]) -> Block {
        objects = []
        underscored = []
        for parameter in parameters { note(parameter.name, parameter.type) }
        return block(at)
    }

    // MARK: Macros

    /// A macro whose body is one expression is a constant or a function; others stand for code that is not followed.
    mutating func read(_ macros: [ObjectiveCMacro]) {
        for macro in macros where !macro.body.isEmpty && macro.body.count < 200 {
            guard let value = value(of: macro) else { continue }
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

    /// Nil for a macro that is more than one expression.
    func value(of macro: ObjectiveCMacro) -> Expression? {
        var reader = ObjectiveCReader(
            bytes: bytes, isCPlusPlus: isCPlusPlus, tokens: macro.body, partner: BracketPairs(macro.body, bytes).partner,
            facts: FileFacts(path: facts.path, language: .objectiveC))
        reader.constants = constants
        let value = reader.expression()
        if reader.sees(";") { reader.at += 1 }
        return reader.isAtEnd && value != .unknown ? value : nil
    }

    // MARK: Type definitions and enums

    mutating func typeDefinition() {
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
    mutating func enumeration() {
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

    mutating func add(_ type: TypeFacts) { facts.types.append(type) }
}
