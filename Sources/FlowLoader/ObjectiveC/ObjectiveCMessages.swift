// Messages and C calls, as calls with Swift's names.

extension ObjectiveCReader {
    private struct Piece {
        var name: String
        var index: Int
    }

    /// `[receiver piece:argument piece:argument]`
    mutating func message() -> Expression {
        let open = at
        guard partner[open] > open else {
            // What is written after a bracket that never ends belongs to the statements that follow.
            at += 1
            return .unknown
        }
        let close = place(Int(partner[open]))
        return within(open) { reader in
            let receiver = reader.expressionOfReceiver()
            var height = reader.built
            var pieces: [Piece] = []
            var arguments: [Argument] = []
            while !reader.isAtEnd {
                let start = reader.at
                if reader.kind(start) == .identifier {
                    reader.at += 1
                    pieces.append(Piece(name: reader.text(start), index: start))
                } else if reader.sees(":") {
                    pieces.append(Piece(name: "", index: start))
                } else {
                    break
                }
                guard reader.sees(":") else { break }
                reader.at += 1
                arguments.append(Argument(label: nil, value: reader.expression()))
                height = max(height, reader.built)
                while reader.sees(",") {
                    reader.at += 1
                    arguments.append(Argument(label: nil, value: reader.expression()))
                    height = max(height, reader.built)
                }
            }
            guard !pieces.isEmpty else {
                reader.built = height
                return reader.isAtEnd ? receiver : .unknown
            }
            let value = reader.lowered(receiver, pieces, arguments, end: close)
            return reader.made(value, above: height + 1)
        }
    }

    private mutating func expressionOfReceiver() -> Expression {
        let before = at
        let value = unary()
        if at == before, !isAtEnd { skipOne() }
        return value
    }

    private func lowered(_ receiver: Expression, _ pieces: [Piece], _ arguments: [Argument], end: Place) -> Expression {
        let place = place(pieces[0].index)
        let names = pieces.map(\.name)
        if arguments.isEmpty { return unary(receiver, names[0], place, end: end) }
        let selector = names.map { $0 + ":" }.joined()
        if let special = special(receiver, selector, arguments, place, end: end) { return special }
        if let labels = CocoaNames.initialiser(names) {
            return .call(initialiser(receiver, labels, arguments, selector, place, end: end))
        }
        if let method = CocoaNames.method(selector) {
            return .call(Call(
                callee: .member(receiver, method.name, place), arguments: labelled(arguments, method.labels), place: place, end: end,
                selector: selector))
        }
        if case .name(let type, _) = receiver, isClass(type), let labels = CocoaNames.factory(names, of: type) {
            return .call(Call(callee: receiver, arguments: labelled(arguments, labels), place: Self.namePlace(receiver) ?? place, end: end, selector: selector))
        }
        let method = CocoaNames.plain(names)
        return .call(Call(
            callee: .member(receiver, method.name, place), arguments: labelled(arguments, method.labels), place: place, end: end,
            selector: selector))
    }

    private func isClass(_ name: String) -> Bool { name.first?.isUppercase == true && !objects.contains(name) }

    private func labelled(_ arguments: [Argument], _ labels: [String?]) -> [Argument] {
        arguments.enumerated().map { index, argument in
            Argument(label: labels.indices.contains(index) ? labels[index] : nil, value: argument.value)
        }
    }

    // MARK: Messages without arguments

    private func unary(_ receiver: Expression, _ name: String, _ place: Place, end: Place) -> Expression {
        let isNamedClass: Bool = if case .name(let type, _) = receiver { isClass(type) } else { false }
        switch name {
        case "class":
            if case .name("self", let place) = receiver { return .name("Self", place) }
            if isNamedClass { return .member(receiver, "self", place) }
            return .call(Call(callee: .name("type", place), arguments: [Argument(label: "of", value: receiver)], place: place, end: end))
        case "self", "copy", "mutableCopy", "retain", "autorelease", "objectEnumerator", "allObjects", "nonretainedObjectValue": return receiver
        case "reverseObjectEnumerator": return receiver
        case "array" where isNamedClass: return .array([])
        case "new":
            if isMutableArray(receiver) { return .array([]) }
            return .call(Call(callee: constructed(receiver), arguments: [], place: Self.namePlace(receiver) ?? place, end: end, selector: "init"))
        case "init":
            if case .call(let made) = receiver, made.selector == "alloc" {
                let type = allocated(made)
                if isMutableArray(type) { return .array([]) }
                return .call(Call(callee: constructed(type), arguments: [], place: Self.namePlace(type) ?? place, end: end, selector: name))
            }
            return .call(Call(callee: .member(receiver, name, place), arguments: [], place: place, end: end, selector: name))
        default: break
        }
        if CocoaNames.isGetter(name) { return .member(receiver, CocoaNames.member(name), place) }
        return .call(Call(callee: .member(receiver, name, place), arguments: [], place: place, end: end, selector: name))
    }

    private func isMutableArray(_ receiver: Expression) -> Bool {
        if case .name("Array", _) = receiver { return true }
        return false
    }

    /// `[self alloc]` and `[[self class] alloc]` make an object of the class that is asked.
    private func constructed(_ receiver: Expression) -> Expression {
        if case .name("self", let place) = receiver { return .name("Self", place) }
        return receiver
    }

    private func allocated(_ call: Call) -> Expression {
        if case .member(let type, _, _) = call.callee { return type }
        return call.callee
    }

    private func initialiser(
        _ receiver: Expression, _ labels: [String?], _ arguments: [Argument], _ selector: String, _ place: Place, end: Place
    ) -> Call {
        let given = labelled(arguments, labels)
        if case .call(let made) = receiver, made.selector == "alloc" {
            let type = allocated(made)
            return Call(callee: constructed(type), arguments: given, place: Self.namePlace(type) ?? place, end: end, selector: selector)
        }
        return Call(callee: .member(receiver, "init", place), arguments: given, place: place, end: end, selector: selector)
    }

    // MARK: Messages that are something else in Swift

    private func special(_ receiver: Expression, _ selector: String, _ arguments: [Argument], _ place: Place, end: Place) -> Expression? {
        let first = arguments[0].value
        let isNamedClass: Bool = if case .name(let type, _) = receiver { isClass(type) } else { false }
        switch selector {
        case "isKindOfClass:", "isMemberOfClass:":
            if case .member(.name(let type, _), "self", _) = first { return .cast(receiver, TypeName(type), .test) }
            return .unknown
        case "objectAtIndex:", "objectAtIndexedSubscript:", "objectForKey:", "objectForKeyedSubscript:":
            return .element(receiver, [Argument(label: nil, value: first)])
        case "arrayByAddingObject:": return .operation("+", [receiver, .array([first])])
        case "arrayByAddingObjectsFromArray:": return .operation("+", [receiver, first])
        case "arrayWithObjects:", "arrayWithObject:", "initWithObjects:":
            guard isNamedClass || isAllocated(receiver, "Array") else { return nil }
            return .array(arguments.map(\.value).filter { $0 != .null })
        case "arrayWithArray:", "initWithArray:": return isNamedClass || isAllocated(receiver, "Array") ? first : nil
        case "arrayWithCapacity:", "initWithCapacity:": return isNamedClass || isAllocated(receiver, "Array") ? .array([]) : nil
        case "stringWithFormat:", "localizedStringWithFormat:", "initWithFormat:":
            guard case .string(let format) = first else { return .unknown }
            return format.contains("%") ? .interpolated(format) : first
        case "stringWithString:", "stringWithUTF8String:": return first
        case "stringByAppendingString:", "stringByAppendingFormat:":
            if case .string(let text) = receiver { return .interpolated(text) }
            return .unknown
        case "localizedStringForKey:value:table:":
            return .call(Call(
                callee: .name("NSLocalizedString", place), arguments: [Argument(label: nil, value: first)], place: place, end: end))
        case "bundleForClass:", "bundleWithIdentifier:":
            return .call(Call(
                callee: receiver, arguments: [Argument(label: selector == "bundleForClass:" ? "for" : "identifier", value: first)],
                place: Self.namePlace(receiver) ?? place, end: end))
        case "systemImageNamed:", "systemImageNamed:withConfiguration:":
            return .call(Call(
                callee: receiver, arguments: [Argument(label: "systemName", value: first)], place: Self.namePlace(receiver) ?? place, end: end,
                selector: selector))
        default: return selector.hasPrefix("performSelector") ? performed(receiver, selector, arguments, place, end: end) : nil
        }
    }

    private func isAllocated(_ receiver: Expression, _ type: String) -> Bool {
        if case .call(let made) = receiver, made.selector == "alloc", case .name(type, _) = allocated(made) { return true }
        return false
    }

    /// `[x performSelector:@selector(f:) withObject:y afterDelay:0]` calls f, now or later.
    private func performed(_ receiver: Expression, _ selector: String, _ arguments: [Argument], _ place: Place, end: Place) -> Expression? {
        guard case .selector(let name, let target) = arguments[0].value else { return nil }
        let pieces = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let given = name.contains(":") && selector.contains("withObject:") ? [Argument(label: nil, value: arguments.count > 1 ? arguments[1].value : .unknown)] : []
        guard given.count == pieces.count - 1 else { return nil }
        let method = CocoaNames.method(name) ?? CocoaNames.plain([pieces[0]])
        let call = Expression.call(Call(
            callee: .member(receiver, method.name, target), arguments: labelled(given, method.labels), place: target, end: end, selector: name))
        guard selector.contains("afterDelay:") || selector.contains("onMainThread") || selector.hasPrefix("performSelectorOnMainThread")
            || selector.hasPrefix("performSelectorInBackground")
        else { return call }
        let isNext = selector.contains("onMainThread") || selector.hasPrefix("performSelectorOnMainThread")
        return later(
            Closure(parameters: [], body: [.evaluate(call)], place: place), place, end: end, name: isNext ? "async" : "asyncAfter")
    }

    private func later(_ closure: Closure, _ place: Place, end: Place, name: String) -> Expression {
        .call(Call(
            callee: .member(.member(.name("DispatchQueue", place), "main", place), name, place),
            arguments: [Argument(label: nil, value: .closure(closure), isTrailing: true)], place: place, end: end))
    }

    // MARK: C calls

    /// `name(arguments)`, at the opening bracket.
    mutating func function(_ name: String, _ place: Place) -> Expression {
        if Self.isInert(name) {
            skipOne()
            return .unknown
        }
        let open = at
        let arguments = arguments()
        let height = built
        let end = self.place(max(open, at - 1))
        let closures = arguments.compactMap { if case .closure(let closure) = $0.value { closure } else { nil } }
        if name.hasPrefix("dispatch_"), let closure = closures.last {
            let isOnMain = name == "dispatch_async" && arguments.first.map { NameUses($0.value).names.contains("dispatch_get_main_queue") } == true
            let names = ["dispatch_sync": "sync", "dispatch_once": "once"]
            return made(later(closure, place, end: end, name: isOnMain ? "async" : names[name] ?? "asyncAfter"), above: height + 2)
        }
        switch name {
        case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle", "NSLocalizedStringWithDefaultValue":
            guard let key = arguments.first else { return .unknown }
            var given = [key]
            if name == "NSLocalizedStringWithDefaultValue", arguments.count > 3 { given.append(Argument(label: "value", value: arguments[3].value)) }
            return made(.call(Call(callee: .name("NSLocalizedString", place), arguments: given, place: place, end: end)), above: height)
        case "NSSelectorFromString":
            if case .string(let selector)? = arguments.first?.value { return .selector(selector, place) }
            return .unknown
        case "NSStringFromSelector":
            if case .selector(let selector, _)? = arguments.first?.value { return .string(selector) }
            return .unknown
        default:
            let callee = instanceVariable(name).map { Expression.member(.name("self", place), $0, place) } ?? .name(name, place)
            return made(.call(Call(callee: callee, arguments: arguments, place: place, end: end)), above: height)
        }
    }

    /// Functions of Apple's that make numbers and rectangles, log or check.
    private static func isInert(_ name: String) -> Bool {
        ["NSLog", "NSAssert", "NSCAssert", "NSParameterAssert", "CG", "NSMake", "UIEdgeInsets", "CMTime", "DDLog", "CA", "__builtin"].contains {
            name.hasPrefix($0)
        }
    }
}
