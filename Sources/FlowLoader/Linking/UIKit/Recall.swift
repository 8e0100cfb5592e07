import FlowGraph

/// What looking up a property or following a function gave, kept so that the same question is not worked out again and again.
///
/// Only answers that depend on nothing but the question are kept: no closure is in them, no name was noted on the way, no property
/// that is still being looked up was needed, and the work was not cut short. Objects in an answer are made anew each time it is given.
struct Recall: Sendable {
    struct Question: Hashable, Sendable {
        var path: String
        var place: Place
        var name: String
        /// The class of `self`, where `self` is in the question.
        var selfType: String?
        var receiver: Value
        var arguments: [[Value]?] = []
        var expecting: String?
        var depth = 0
        var hasSeveralReceivers = false
    }

    /// Values whose objects are numbered from 0, and those objects.
    struct Answer: Sendable {
        var values: [Value]
        var objects: [ObjectState]
    }

    fileprivate var answers: [Question: Answer] = [:]

    /// Objects that one answer may hold.
    fileprivate static let objectLimit = 24
}

extension Interpreter {
    /// The answer to a question: the one known, or a new one by `work`.
    mutating func recalling(_ question: Recall.Question, _ work: (inout Interpreter) -> [Value]) -> [Value] {
        guard question.isSelfContained else { return work(&self) }
        var question = question
        question.hasSeveralReceivers = hasSeveralReceivers
        if question.mentionsSelf { question.selfType = selfType }
        if let known = recall.answers[question] { return give(known) }
        let (notes, cycle) = (notesTaken, outermostCycle)
        outermostCycle = .max
        let values = work(&self)
        // A property that needs itself only within the answer changes nothing for those who ask.
        let isOwnCycle = outermostCycle >= activeProperties.count
        outermostCycle = min(cycle, outermostCycle)
        if notes == notesTaken, isOwnCycle, hasWorkLeft, let answer = answer(values) { recall.answers[question] = answer }
        return values
    }

    private mutating func give(_ answer: Recall.Answer) -> [Value] {
        guard !answer.objects.isEmpty else { return answer.values }
        let first = objects.count
        let shift: (Int) -> Int? = { first + $0 }
        objects += answer.objects.map { $0.renumbered(shift) ?? $0 }
        return answer.values.map { $0.renumbered(shift) ?? .unknown }
    }

    /// Values for code elsewhere: `self` becomes an object of its class. Empty where nothing of it says anything there.
    func exported(_ values: [Value]) -> Recall.Answer? {
        let told = values.compactMap { value -> Value? in
            switch value {
            case .unknown, .null, .parameter, .closure: nil
            case .me: selfType.map { .existing(type: $0, held: "") }
            default: value.mentionsSelf ? nil : value
            }
        }
        return told.isEmpty ? nil : answer(told)
    }

    /// What other code puts into a property, but for objects that are known already.
    mutating func delivery(to property: String, besides known: [Value]) -> [Value] {
        guard let answer = delivered[property] else { return [] }
        let sites = Set(known.compactMap(site))
        return give(answer).filter { site(of: $0).map { !sites.contains($0) } ?? !known.contains($0) }
    }

    private func site(of value: Value) -> Site? {
        guard case .object(let index) = value else { return nil }
        return Site(path: objects[index].path, place: objects[index].place)
    }

    /// Nil where a closure is among the values, or too many objects are.
    private func answer(_ values: [Value]) -> Recall.Answer? {
        var numbers: [Int: Int] = [:]
        var order: [Int] = []
        let number: (Int) -> Int? = { index in
            if let known = numbers[index] { return known }
            guard order.count < Recall.objectLimit else { return nil }
            numbers[index] = order.count
            order.append(index)
            return order.count - 1
        }
        var kept: [Value] = []
        for value in values {
            guard let renumbered = value.renumbered(number) else { return nil }
            kept.append(renumbered)
        }
        var made: [ObjectState] = []
        while made.count < order.count {
            guard let object = objects[order[made.count]].renumbered(number) else { return nil }
            made.append(object)
        }
        return Recall.Answer(values: kept, objects: made)
    }
}

extension Recall.Question {
    private var values: [Value] { [receiver] + arguments.flatMap { $0 ?? [] } }

    /// No object and no closure of the code that asks is in it.
    var isSelfContained: Bool { values.allSatisfy { $0.renumbered({ _ in nil }) != nil } }

    fileprivate var mentionsSelf: Bool { values.contains(where: \.mentionsSelf) }
}

extension Value {
    /// The value with its objects numbered otherwise; nil where an object has no new number, or a closure is in it.
    func renumbered(_ number: (Int) -> Int?) -> Value? {
        switch self {
        case .object(let index): return number(index).map { .object($0) }
        case .closure: return nil
        case .list(let elements):
            var kept: [[Value]] = []
            for element in elements {
                guard let values = element.renumbered(number) else { return nil }
                kept.append(values)
            }
            return .list(kept)
        case .bag(let elements):
            guard case .list(let kept)? = Value.list(elements).renumbered(number) else { return nil }
            return .bag(kept)
        case .payload(let type, let name, let payload):
            var kept: [[Value]] = []
            for element in payload {
                guard let values = element.renumbered(number) else { return nil }
                kept.append(values)
            }
            return .payload(type: type, name: name, kept)
        case .table(let keys, let elements):
            var kept: [[Value]] = []
            for element in elements {
                guard let values = element.renumbered(number) else { return nil }
                kept.append(values)
            }
            return .table(keys: keys, kept)
        case .relative(let relative, let inner): return inner.renumbered(number).map { .relative(relative, of: $0) }
        case .part(let name, let inner): return inner.renumbered(number).map { .part(name, of: $0) }
        case .typed(let inner, let type): return inner.renumbered(number).map { .typed($0, type) }
        default: return self
        }
    }

    var mentionsRoot: Bool {
        switch self {
        case .windowRoot: true
        case .relative(_, let inner), .part(_, let inner), .typed(let inner, _): inner.mentionsRoot
        default: false
        }
    }

    var mentionsSelf: Bool {
        switch self {
        case .me: true
        case .list(let elements), .bag(let elements), .payload(_, _, let elements), .table(_, let elements):
            elements.contains { $0.contains(where: \.mentionsSelf) }
        case .relative(_, let inner), .part(_, let inner), .typed(let inner, _): inner.mentionsSelf
        default: false
        }
    }
}

extension [Value] {
    fileprivate func renumbered(_ number: (Int) -> Int?) -> [Value]? {
        var kept: [Value] = []
        for value in self {
            guard let renumbered = value.renumbered(number) else { return nil }
            kept.append(renumbered)
        }
        return kept
    }
}

extension ObjectState {
    func renumbered(_ number: (Int) -> Int?) -> ObjectState? {
        var made = self
        for (name, values) in arguments {
            guard let kept = values.renumbered(number) else { return nil }
            made.arguments[name] = kept
        }
        for (name, values) in properties {
            guard let kept = values.renumbered(number) else { return nil }
            made.properties[name] = kept
        }
        guard let root = root.renumbered(number) else { return nil }
        made.root = root
        for list in [\ObjectState.positional, \.children, \.leftItems, \.rightItems] {
            for index in self[keyPath: list].indices {
                guard let kept = self[keyPath: list][index].renumbered(number) else { return nil }
                made[keyPath: list][index] = kept
            }
        }
        return made
    }
}
