// Functions with one name and equal labels: which of them a call means.

extension Project {
    /// The one of several functions, whose labels all fit, that the arguments' types leave; nil where two still fit. What is not known of
    /// an argument rules nothing out.
    func meant(
        by call: [Argument], among fitting: [Declared<FunctionFacts>], _ types: DeclaredTypes, binding: (FunctionFacts) -> [Int?]?
    ) -> Declared<FunctionFacts>? {
        let judged = fitting.compactMap { function -> (function: Declared<FunctionFacts>, matches: [Int: Match])? in
            guard let bound = binding(function.facts) else { return nil }
            var matches: [Int: Match] = [:]
            for (parameter, position) in zip(function.facts.parameters, bound) {
                guard let position, let type = parameter.type else { continue }
                let match = self.match(call[position].value, with: type, of: function, types)
                if match == .impossible { return nil }
                matches[position] = match
            }
            return (function, matches)
        }
        guard judged.count > 1 else { return judged.first?.function }
        // The language takes what fits exactly before what has to be converted.
        let telling = call.indices.filter { position in Set(judged.map { $0.matches[position] ?? .possible }).count > 1 }
        let exact = judged.filter { candidate in !telling.isEmpty && telling.allSatisfy { candidate.matches[$0] == .exact } }
        return exact.count == 1 ? exact[0].function : nil
    }

    enum Match { case exact, possible, impossible }

    private func match(
        _ value: Expression, with written: TypeName, of function: Declared<FunctionFacts>, _ types: DeclaredTypes
    ) -> Match {
        if function.facts.genericParameters.contains(where: { $0.name == written.name }) || isGenericParameter(written.name, of: function.owner) { return .possible }
        if written.name == "Optional", let wrapped = written.arguments.first { return match(value, with: wrapped, of: function, types) }
        let wanted = className(written, from: function.owner)
        switch value {
        case .string, .interpolated: return matchLiteral(of: ["String"], by: "String", with: wanted)
        case .bool: return matchLiteral(of: ["Bool"], by: "Boolean", with: wanted)
        case .number: return matchLiteral(of: Self.numbers, by: "Integer", with: wanted)
        case .array: return wanted == "Array" ? .exact : matchLiteral(of: [], by: "Array", with: wanted)
        case .closure: return wanted == "->" ? .exact : isConcrete(wanted) ? .impossible : .possible
        case .null: return .possible
        case .implicitMember(let name, _): return match(member: name, of: wanted)
        case .call(let call):
            if case .implicitMember(let name, _) = call.callee { return match(member: name, of: wanted) }
            return types.type(of: value).map { match($0, with: TypeName(wanted, written.arguments)) } ?? .possible
        default:
            guard let given = types.type(of: value) else { return .possible }
            return match(given, with: TypeName(wanted, written.arguments))
        }
    }

    private func match(_ given: TypeName, with wanted: TypeName) -> Match {
        if given.name == wanted.name { return given.arguments == wanted.arguments || given.arguments.isEmpty ? .exact : .possible }
        if isKind(given.name, of: wanted.name) { return .possible }
        if isConcrete(given.name), isConcrete(wanted.name) { return .impossible }
        return isNoKind(given.name, of: wanted.name) ? .impossible : .possible
    }

    /// What the project declares conforms to what it says it conforms to, and to little else. What classes and protocols of others
    /// conform to is not known.
    private func isNoKind(_ given: String, of wanted: String) -> Bool {
        guard let type = types[given], type.kind != .protocol, !type.isAmbiguous, !Self.conformedToUnsaid.contains(wanted) else { return false }
        return ancestors(of: given).allSatisfy { types[$0] != nil || Self.plainProtocols.contains($0) && $0 != "NSObject" }
    }

    /// A literal's own type fits exactly; another fits where it may be made of such a literal.
    private func matchLiteral(of own: Set<String>, by kind: String, with wanted: String) -> Match {
        if own.contains(wanted) { return .exact }
        if wanted == "->" { return .impossible }
        if isValueType(wanted) { return Self.literals[kind]?.contains(wanted) == true ? .possible : .impossible }
        guard let type = types[wanted], type.kind != .protocol else { return .possible }
        return ancestors(of: wanted).contains { types[$0] == nil && !Self.plainProtocols.contains($0) } ? .possible : .impossible
    }

    /// `.name` or `.name(…)` stands for a case or a member of the type itself.
    private func match(member name: String, of type: String) -> Match {
        if type == "->" { return .impossible }
        guard let declared = types[type], declared.kind != .protocol, !declared.isAmbiguous else { return .possible }
        if declared.cases[name] != nil { return .exact }
        if name == "init" || name == "some" || name == "none" { return .possible }
        let isMember = lookup(type).contains { $0.properties[name]?.facts.isStatic == true || $0.functions[name]?.contains { $0.facts.isStatic } == true }
        if isMember { return .exact }
        return ancestors(of: type).contains { types[$0] == nil && !Self.plainProtocols.contains($0) } ? .possible : .impossible
    }

    /// A type of which it is known whether it is a kind of another: no protocol, no class that has an unknown class above it.
    private func isConcrete(_ name: String) -> Bool {
        if isValueType(name) || name == "->" { return true }
        guard let type = types[name] else { return SystemClasses.superclasses[name] != nil }
        guard type.kind != .protocol, !type.isAmbiguous else { return false }
        guard type.kind == .class, let last = ([name] + ancestors(of: name)).last(where: { types[$0]?.kind == .class }) else { return true }
        guard let above = types[last]?.inherits.first?.name, types[resolve(above, from: last) ?? above] == nil else { return true }
        return SystemClasses.known.contains(above) || above == "NSObject" || Self.plainProtocols.contains(above)
            || ["Delegate", "DataSource", "Protocol"].contains(where: above.hasSuffix)
    }

    /// A well-known type of the standard library or Foundation that no other type of theirs is a kind of.
    func isValueType(_ name: String) -> Bool { Self.valueTypes.contains(name) && types[name] == nil }

    private static let valueTypes: Set<String> = [
        "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float", "Decimal", "URL", "URLRequest", "URLComponents", "Date", "Data", "UUID", "IndexPath", "IndexSet", "Array", "Dictionary", "Set",
        "CGRect", "CGSize", "CGPoint", "Notification", "AttributedString", "Locale", "Calendar", "DateComponents", "Void",
    ]
    private static let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "TimeInterval"]
    private static let literals: [String: Set<String>] = [
        "String": ["String", "Substring", "Character", "AttributedString"],
        "Boolean": ["Bool"],
        "Integer": [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Decimal",
        ],
        "Array": ["Array", "Set", "IndexPath", "IndexSet"],
    ]
    /// Protocols of the system by which a type is not made of a literal and gets no members of its own.
    private static let plainProtocols: Set<String> = [
        "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "Identifiable", "Error", "LocalizedError", "CaseIterable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "String", "Int", "NSObject", "NSObjectProtocol", "AnyObject", "ObservableObject", "RawRepresentable",
    ]
    private static let conformedToUnsaid: Set<String> = [
        "Any", "AnyObject", "AnyHashable", "Sendable", "Hashable", "Equatable", "RawRepresentable", "Error", "Encodable", "Decodable", "CVarArg",
    ]
}
