import Diagnostics
import FlowGraph

/// One piece of code that runs by itself: a function, a getter, an initial value.
struct CodeUnit: Sendable {
    var function: Declared<FunctionFacts>
    /// The class of `self`; nil for free functions.
    var selfType: String?
    /// The unit is a getter or an initial value, not a function of the type.
    var isProperty = false

    /// Identifies the unit among all.
    var key: Site { Site(path: function.path, place: function.facts.place) }
}

extension Project {
    /// Every piece of code of the project, sorted by type and place.
    func codeUnits() -> [CodeUnit] {
        var units: [CodeUnit] = []
        for name in types.keys.sorted() {
            guard let type = types[name] else { continue }
            units += codeUnits(of: type, selfType: name)
        }
        for name in foreign.keys.sorted() {
            guard let type = foreign[name] else { continue }
            units += codeUnits(of: type, selfType: name)
        }
        for name in globals.keys.sorted() {
            for function in globals[name] ?? [] { units.append(CodeUnit(function: function, selfType: nil)) }
        }
        for file in files where !file.topLevel.isEmpty {
            let facts = FunctionFacts(main: file.topLevel)
            units.append(CodeUnit(function: Declared(facts: facts, path: file.path, owner: nil), selfType: nil))
        }
        return units
    }

    private func codeUnits(of type: ProjectType, selfType: String) -> [CodeUnit] {
        var units: [CodeUnit] = []
        for name in type.functions.keys.sorted() {
            for function in type.functions[name] ?? [] where function.facts.body?.isEmpty == false {
                units.append(CodeUnit(function: function, selfType: selfType))
            }
        }
        for name in type.properties.keys.sorted() {
            guard let property = type.properties[name] else { continue }
            if case .closure(let closure)? = property.facts.value {
                let facts = FunctionFacts(closure: closure, of: property.facts)
                units.append(CodeUnit(
                    function: Declared(facts: facts, path: property.path, owner: property.owner), selfType: selfType, isProperty: true))
            }
            for block in property.facts.blocks where !block.isEmpty {
                let facts = FunctionFacts(getterOf: property.facts, body: block)
                units.append(CodeUnit(
                    function: Declared(facts: facts, path: property.path, owner: property.owner), selfType: selfType, isProperty: true))
            }
        }
        return units
    }
}

extension PropertyFacts {
    /// The code a property holds: getter, setter, observers, and an initial value that is a closure or holds one.
    fileprivate var blocks: [Block] {
        let initial: [Block] = value.map { [[.evaluate($0)]] } ?? []
        return [getter, setter].compactMap { $0 } + observers + initial
    }
}

extension FunctionFacts {
    fileprivate init(getterOf property: PropertyFacts, body: Block) {
        self.init(
            name: property.name, parameters: [], result: property.type, genericParameters: [], isStatic: property.isStatic,
            isOverride: false, isPublic: false, attributes: property.attributes, body: body, selector: nil, place: property.place)
    }

    /// A closure kept in a property: its parameters have the types that the property's type says.
    fileprivate init(closure: Closure, of property: PropertyFacts) {
        let types = property.type?.name == "->" ? Array((property.type?.arguments ?? []).dropLast()) : []
        let parameters = closure.parameters.enumerated().map { index, name in
            Parameter(label: nil, name: name, type: types.indices.contains(index) ? types[index] : nil)
        }
        self.init(
            name: property.name, parameters: parameters, result: property.type?.arguments.last, genericParameters: [],
            isStatic: property.isStatic, isOverride: false, isPublic: false, attributes: [], body: closure.body, selector: nil,
            place: closure.place)
    }

    fileprivate init(main body: Block) {
        self.init(
            name: "main", parameters: [], result: nil, genericParameters: [], isStatic: true, isOverride: false, isPublic: false,
            attributes: [], body: body, selector: nil, place: Place(line: 1, column: 1))
    }
}
