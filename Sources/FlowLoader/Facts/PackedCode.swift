// The language of `Code.swift` as bytes.

extension Place: Packed {
    func pack(into pack: inout Pack) {
        pack.add(line)
        pack.add(column)
        pack.add(length)
    }

    init(from pack: inout Unpacking) throws { self.init(line: try pack.next(), column: try pack.next(), length: try pack.next()) }
}

extension TypeName: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(arguments)
    }

    init(from pack: inout Unpacking) throws { self = try pack.nested { TypeName(try $0.next(), try $0.next()) } }
}

extension CastKind: Packed {}

extension Expression: Packed {
    func pack(into pack: inout Pack) {
        switch self {
        case .name(let name, let place): pack.add(byte: 0); pack.add(name); pack.add(place)
        case .member(let base, let name, let place): pack.add(byte: 1); pack.add(base); pack.add(name); pack.add(place)
        case .implicitMember(let name, let place): pack.add(byte: 2); pack.add(name); pack.add(place)
        case .call(let call): pack.add(byte: 3); pack.add(call)
        case .string(let text): pack.add(byte: 4); pack.add(text)
        case .interpolated(let text): pack.add(byte: 5); pack.add(text)
        case .number(let number): pack.add(byte: 6); pack.add(number)
        case .bool(let flag): pack.add(byte: flag ? 8 : 7)
        case .null: pack.add(byte: 9)
        case .array(let elements): pack.add(byte: 10); pack.add(elements)
        case .dictionary(let pairs): pack.add(byte: 11); pack.add(pairs)
        case .tuple(let elements): pack.add(byte: 12); pack.add(elements)
        case .closure(let closure): pack.add(byte: 13); pack.add(closure)
        case .cast(let value, let type, let kind): pack.add(byte: 14); pack.add(value); pack.add(type); pack.add(kind)
        case .either(let condition, let yes, let no): pack.add(byte: 15); pack.add(condition); pack.add(yes); pack.add(no)
        case .fallback(let first, let second): pack.add(byte: 16); pack.add(first); pack.add(second)
        case .forced(let inner): pack.add(byte: 17); pack.add(inner)
        case .element(let base, let indices): pack.add(byte: 18); pack.add(base); pack.add(indices)
        case .operation(let name, let operands): pack.add(byte: 19); pack.add(name); pack.add(operands)
        case .selector(let name, let place): pack.add(byte: 20); pack.add(name); pack.add(place)
        case .keyPath(let path): pack.add(byte: 21); pack.add(path)
        case .specialized(let base, let arguments): pack.add(byte: 22); pack.add(base); pack.add(arguments)
        case .unknown: pack.add(byte: 23)
        }
    }

    init(from pack: inout Unpacking) throws {
        self = try pack.nested { pack in
            switch try pack.byte() {
            case 0: .name(try pack.next(), try pack.next())
            case 1: .member(try pack.next(), try pack.next(), try pack.next())
            case 2: .implicitMember(try pack.next(), try pack.next())
            case 3: .call(try pack.next())
            case 4: .string(try pack.next())
            case 5: .interpolated(try pack.next())
            case 6: .number(try pack.next())
            case 7: .bool(false)
            case 8: .bool(true)
            case 9: .null
            case 10: .array(try pack.next())
            case 11: .dictionary(try pack.next())
            case 12: .tuple(try pack.next())
            case 13: .closure(try pack.next())
            case 14: .cast(try pack.next(), try pack.next(), try pack.next())
            case 15: .either(try pack.next(), try pack.next(), try pack.next())
            case 16: .fallback(try pack.next(), try pack.next())
            case 17: .forced(try pack.next())
            case 18: .element(try pack.next(), try pack.next())
            case 19: .operation(try pack.next(), try pack.next())
            case 20: .selector(try pack.next(), try pack.next())
            case 21: .keyPath(try pack.next())
            case 22: .specialized(try pack.next(), try pack.next())
            case 23: .unknown
            default: throw UnpackingFailure()
            }
        }
    }
}

extension KeyedExpression: Packed {
    func pack(into pack: inout Pack) {
        pack.add(key)
        pack.add(value)
    }

    init(from pack: inout Unpacking) throws { self.init(key: try pack.next(), value: try pack.next()) }
}

extension Argument: Packed {
    func pack(into pack: inout Pack) {
        pack.add(label)
        pack.add(value)
        pack.add(isTrailing)
    }

    init(from pack: inout Unpacking) throws { self.init(label: try pack.next(), value: try pack.next(), isTrailing: try pack.next()) }
}

extension Call: Packed {
    func pack(into pack: inout Pack) {
        pack.add(callee)
        pack.add(arguments)
        pack.add(place)
        pack.add(end)
        pack.add(selector)
        pack.add(isAwaited)
        pack.add(isTried)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            callee: try pack.next(), arguments: try pack.next(), place: try pack.next(), end: try pack.next(), selector: try pack.next(),
            isAwaited: try pack.next(), isTried: try pack.next())
    }
}

extension Closure: Packed {
    func pack(into pack: inout Pack) {
        pack.add(parameters)
        pack.add(body)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws { self.init(parameters: try pack.next(), body: try pack.next(), place: try pack.next()) }
}

extension Condition: Packed {
    func pack(into pack: inout Pack) {
        switch self {
        case .expression(let expression): pack.add(byte: 0); pack.add(expression)
        case .binding(let name, let type, let value): pack.add(byte: 1); pack.add(name); pack.add(type); pack.add(value)
        case .matches(let pattern, let value): pack.add(byte: 2); pack.add(pattern); pack.add(value)
        case .availability(let text): pack.add(byte: 3); pack.add(text)
        case .otherwise: pack.add(byte: 4)
        }
    }

    init(from pack: inout Unpacking) throws {
        self = try pack.nested { pack in
            switch try pack.byte() {
            case 0: .expression(try pack.next())
            case 1: .binding(try pack.next(), try pack.next(), try pack.next())
            case 2: .matches(try pack.next(), try pack.next())
            case 3: .availability(try pack.next())
            case 4: .otherwise
            default: throw UnpackingFailure()
            }
        }
    }
}

extension Pattern: Packed {
    func pack(into pack: inout Pack) {
        pack.add(caseName)
        pack.add(bindings)
        pack.add(type)
        pack.add(value)
    }

    init(from pack: inout Unpacking) throws {
        self.init(caseName: try pack.next(), bindings: try pack.next(), type: try pack.next(), value: try pack.next())
    }
}

extension Arm: Packed {
    func pack(into pack: inout Pack) {
        pack.add(conditions)
        pack.add(body)
    }

    init(from pack: inout Unpacking) throws { self.init(conditions: try pack.next(), body: try pack.next()) }
}

extension Statement: Packed {
    func pack(into pack: inout Pack) {
        switch self {
        case .bind(let name, let type, let value, let place): pack.add(byte: 0); pack.add(name); pack.add(type); pack.add(value); pack.add(place)
        case .assign(let target, let value, let place): pack.add(byte: 1); pack.add(target); pack.add(value); pack.add(place)
        case .evaluate(let expression): pack.add(byte: 2); pack.add(expression)
        case .returns(let value, let place): pack.add(byte: 3); pack.add(value); pack.add(place)
        case .branch(let arms, let place): pack.add(byte: 4); pack.add(arms); pack.add(place)
        case .ensure(let conditions, let otherwise, let place): pack.add(byte: 5); pack.add(conditions); pack.add(otherwise); pack.add(place)
        case .loop(let bindings, let sequence, let conditions, let body, let place):
            pack.add(byte: 6); pack.add(bindings); pack.add(sequence); pack.add(conditions); pack.add(body); pack.add(place)
        case .nested(let block): pack.add(byte: 7); pack.add(block)
        case .onMac(let block): pack.add(byte: 8); pack.add(block)
        case .function(let facts): pack.add(byte: 9); pack.add(facts)
        case .leaves(let word): pack.add(byte: 10); pack.add(word)
        }
    }

    init(from pack: inout Unpacking) throws {
        self = try pack.nested { pack in
            switch try pack.byte() {
            case 0: .bind(name: try pack.next(), type: try pack.next(), value: try pack.next(), place: try pack.next())
            case 1: .assign(target: try pack.next(), value: try pack.next(), place: try pack.next())
            case 2: .evaluate(try pack.next())
            case 3: .returns(try pack.next(), place: try pack.next())
            case 4: .branch(try pack.next(), place: try pack.next())
            case 5: .ensure(try pack.next(), otherwise: try pack.next(), place: try pack.next())
            case 6:
                .loop(
                    bindings: try pack.next(), sequence: try pack.next(), conditions: try pack.next(), body: try pack.next(), place: try pack.next())
            case 7: .nested(try pack.next())
            case 8: .onMac(try pack.next())
            case 9: .function(try pack.next())
            case 10: .leaves(try pack.next())
            default: throw UnpackingFailure()
            }
        }
    }
}
