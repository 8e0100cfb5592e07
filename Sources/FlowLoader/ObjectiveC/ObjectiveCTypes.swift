// Written C types → `TypeName`, under the names that Swift has for them. Pointers, qualifiers and nullability are dropped.

/// A type and, for functions and blocks, what is declared within it.
struct ObjectiveCType {
    /// Nil for `id`, `void` and types that cannot be told.
    var name: TypeName?
    var isPointer = false
    /// A value can be nil: a pointer, `id` or a block.
    var isObject = false
    var isVoid = false
    var isInstance = false
    var isAction = false
    var isOutlet = false
    /// The name within `void (^name)(int)`.
    var declared: (name: String, place: Place)?
}

extension ObjectiveCReader {
    /// Reads a type at the present place; nil, and nothing is passed, where there is none.
    mutating func type() -> ObjectiveCType? {
        let start = at
        var result = ObjectiveCType()
        var base: String?
        var isNumber = false
        scan: while at < limit, tokens[at].kind == .identifier {
            let word = text(at)
            switch word {
            case "IBAction":
                result.isAction = true
                result.isVoid = true
                base = word
            case "IBOutlet": result.isOutlet = true
            case _ where Self.typeQuestions.contains(word):
                guard base == nil, sees("(", at + 1) else { break scan }
                base = "typeof"
                result.isObject = true
            case "struct", "enum", "union", "class", "typename": break
            case "unsigned", "signed", "long", "short": isNumber = true
            case _ where Self.qualifiers.contains(word): break
            case _ where Self.statementWords.contains(word): break scan
            default:
                guard base == nil, !(isNumber && !Self.numbers.contains(word)) else { break scan }
                base = word
                while seesOperator("::", at + 1), kind(at + 2) == .identifier {
                    at += 2
                    base = text(at)
                }
            }
            at += 1
            if Self.typeQuestions.contains(word) { skipOne() }
            if base != nil, sees("<"), let (arguments, end) = typeArguments() {
                at = end
                if base == "id" || base == "Class" {
                    result.name = arguments.first
                } else if let word = base {
                    result.name = TypeName(Self.swiftName(ofType: word), Self.collections.contains(word) ? arguments : [])
                }
            }
        }
        guard base != nil || isNumber else {
            at = start
            return nil
        }
        finish(&result, base: base ?? "int")
        while at < limit {
            if sees("*") || sees("&") && isCPlusPlus {
                result.isPointer = true
                result.isObject = true
                at += 1
            } else if kind(at) == .identifier, Self.qualifiers.contains(text(at)) {
                at += 1
            } else {
                break
            }
        }
        if result.isPointer { result.isVoid = false }
        functionType(&result)
        return result
    }

    private func finish(_ result: inout ObjectiveCType, base: String) {
        switch base {
        case "void", "IBAction": result.isVoid = true
        case "id", "Class", "dispatch_block_t": result.isObject = true
        case "instancetype":
            result.isInstance = true
            result.isObject = true
        case "typeof", "auto", "__auto_type": break
        default: result.name = result.name ?? TypeName(Self.swiftName(ofType: base))
        }
        if base == "dispatch_block_t" { result.name = TypeName("->", [TypeName("Void")]) }
    }

    /// `(^name)(arguments)` and `(*name)(arguments)` after a result type.
    private mutating func functionType(_ result: inout ObjectiveCType) {
        guard sees("("), sees("^", at + 1) || sees("*", at + 1) else { return }
        let open = at
        let close = end(of: open)
        guard sees("(", close + 1) else { return }
        var arguments: [TypeName] = []
        within(open) { reader in
            while !reader.isAtEnd {
                if reader.kind(reader.at) == .identifier, !Self.qualifiers.contains(reader.text(reader.at)) {
                    result.declared = (reader.text(reader.at), reader.place(reader.at))
                }
                reader.at += 1
            }
        }
        let list = at
        within(list) { reader in arguments = reader.parameterList().map { $0.type?.name ?? TypeName("_") } }
        let returned = result.isVoid ? TypeName("Void") : result.name ?? TypeName("_")
        result.name = TypeName("->", arguments + [returned])
        result.isVoid = false
        result.isPointer = false
        result.isObject = true
    }

    struct ListedParameter {
        var type: ObjectiveCType?
        var name: String?
    }

    /// The parameters of a C function or a block; none for `(void)`.
    mutating func parameterList() -> [ListedParameter] {
        var found: [ListedParameter] = []
        while !isAtEnd {
            let before = at
            if let type = type() {
                var parameter = ListedParameter(type: type, name: type.declared?.name)
                if kind(at) == .identifier {
                    parameter.name = text(at)
                    at += 1
                }
                if !(type.isVoid && parameter.name == nil) { found.append(parameter) }
            }
            skip(to: ",")
            at += 1
            if at <= before { at = before + 1 }
        }
        return found
    }

    /// `<A *, B<C> *>` after a type's name, and the place after it; nil where the sign means "less than".
    private func typeArguments() -> (arguments: [TypeName], end: Int)? {
        var index = at + 1
        var depth = 1
        var arguments: [TypeName] = []
        while index < limit, index < at + 64 {
            let token = tokens[index]
            switch token.kind {
            case .identifier:
                let word = text(index)
                if depth == 1, !Self.qualifiers.contains(word) {
                    arguments.append(TypeName(Self.swiftName(ofType: word)))
                }
            case .symbol:
                if sees("<", index) {
                    depth += 1
                } else if sees(">", index) {
                    depth -= 1
                    if depth == 0 { return (arguments, index + 1) }
                } else if !["*", ",", "&", "(", ")", "^"].contains(where: { sees($0, index) }), !seesOperator("::", index) {
                    return nil
                }
            case .number: if !isCPlusPlus { return nil }
            default: return nil
            }
            index += 1
        }
        return nil
    }

    static func swiftName(ofType name: String) -> String { swiftTypes[name] ?? name }

    /// Foundation's classes and C's numbers, as Swift calls them.
    private static let swiftTypes: [String: String] = [
        "NSString": "String", "NSMutableString": "String", "NSArray": "Array", "NSMutableArray": "Array", "NSDictionary": "Dictionary",
        "NSMutableDictionary": "Dictionary", "NSSet": "Set", "NSMutableSet": "Set", "NSURL": "URL", "NSURLRequest": "URLRequest",
        "NSMutableURLRequest": "URLRequest", "NSBundle": "Bundle", "NSIndexPath": "IndexPath", "NSNotificationCenter": "NotificationCenter",
        "NSUserDefaults": "UserDefaults", "NSTimer": "Timer", "NSOperationQueue": "OperationQueue", "NSDate": "Date", "NSData": "Data",
        "NSUUID": "UUID", "NSNotification": "Notification", "NSFileManager": "FileManager", "NSProcessInfo": "ProcessInfo",
        "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "Int", "int": "Int", "long": "Int", "short": "Int", "char": "Int",
        "float": "Double", "double": "Double", "NSTimeInterval": "Double", "Boolean": "Bool",
    ]

    private static let collections: Set<String> = ["NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet"]

    static let numbers: Set<String> = [
        "int", "long", "short", "char", "unsigned", "signed", "float", "double", "BOOL", "bool", "NSInteger", "NSUInteger", "CGFloat",
        "NSTimeInterval", "size_t", "ssize_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "int8_t", "int16_t", "int32_t", "int64_t", "void",
    ]

    /// Followed by what has the type, in brackets.
    private static let typeQuestions: Set<String> = ["typeof", "__typeof", "__typeof__", "decltype"]

    static let qualifiers: Set<String> = [
        "const", "static", "extern", "volatile", "inline", "register", "constexpr", "__block", "__weak", "__strong", "__unsafe_unretained",
        "__autoreleasing", "__kindof", "__inline", "__inline__", "nullable", "nonnull", "null_unspecified", "null_resettable",
        "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "IBInspectable", "oneway", "inout", "bycopy", "byref", "out",
        "restrict", "__restrict", "__bridge", "__bridge_transfer", "__bridge_retained", "NS_NOESCAPE", "CF_NOESCAPE", "NS_INLINE", "mutable",
        "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "NS_VALID_UNTIL_END_OF_SCOPE",
    ]

    static let statementWords: Set<String> = [
        "if", "else", "for", "while", "do", "switch", "case", "default", "return", "break", "continue", "goto", "sizeof", "in", "typedef",
        "self", "super", "nil", "YES", "NO", "true", "false", "new", "delete", "throw", "try", "catch", "using", "namespace", "template", "public",
        "private", "protected", "operator",
    ]
}
