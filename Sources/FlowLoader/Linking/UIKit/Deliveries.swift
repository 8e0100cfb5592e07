import Diagnostics
import FlowGraph

// What code puts into properties of other types: a coordinator's stack, a screen's delegate, a closure to call when done.

extension Interpreter {
    /// Notes values put into a property of the project, by the type that declares it.
    mutating func noteStore(of values: [Value], in name: String, of base: Value, at place: Place, in scope: Scope) {
        guard isRecording, let type = typeName(of: base), let property = project.property(name, of: type), let owner = property.owner else { return }
        stores.append(Store(property: "\(owner).\(name)", values: values, place: place, path: scope.path))
    }
}

/// Who hands what to which property, over the whole project.
struct Deliveries {
    /// A piece of code that a property leads to.
    enum Code: Hashable {
        /// A closure written in the code of a run.
        case closure(run: Int, index: Int)
        case function(type: String, name: String)
    }

    /// Closures and functions that properties are given, by `Type.property`.
    private(set) var code: [String: [Code]] = [:]
    /// The types of objects that properties are given.
    private(set) var types: [String: Set<String>] = [:]
    /// Values for those who read the property.
    private(set) var answers: [String: Recall.Answer] = [:]
    /// Properties that were given something that cannot be told.
    private(set) var unknown: Set<String> = []

    /// Properties that initialisers and other functions fill from their parameters, by function.
    private var filled: [Site: [(property: String, parameter: Int)]] = [:]
    private let project: Project

    init(_ runs: [UnitRun], of project: Project) {
        self.project = project
        for (index, run) in runs.enumerated() {
            for store in run.interpreter.stores { add(store.values, to: store.property, from: index, run) }
            for call in run.interpreter.calls {
                for (property, parameter) in fillings(of: call.function) {
                    guard call.arguments.indices.contains(parameter), let values = call.arguments[parameter] else { continue }
                    add(values, to: property, from: index, run)
                }
            }
            for object in run.interpreter.objects { addMembers(of: object, from: index, run) }
        }
    }

    /// A struct's memberwise initialiser.
    private mutating func addMembers(of object: ObjectState, from index: Int, _ run: UnitRun) {
        guard let type = project.types[object.className], type.kind == .struct, type.functions["init"] == nil else { return }
        for (label, values) in object.arguments.sorted(by: { $0.key < $1.key }) where type.properties[label] != nil {
            add(values, to: "\(object.className).\(label)", from: index, run)
        }
    }

    private mutating func add(_ values: [Value], to property: String, from index: Int, _ run: UnitRun) {
        for value in values {
            switch value {
            case .closure(let closure): code[property, default: []].append(.closure(run: index, index: closure))
            case .function(let type?, let name): code[property, default: []].append(.function(type: type, name: name))
            case .function(nil, _), .parameter, .unknown: unknown.insert(property)
            case .null: break
            default: if let type = run.interpreter.typeName(of: value) { types[property, default: []].insert(type) }
            }
        }
        guard let answer = run.interpreter.exported(values) else { return }
        answers[property] = answers[property].map { $0.joined(with: answer) } ?? answer
    }

    /// The properties of its own type that a function fills with parameters.
    private mutating func fillings(of function: Declared<FunctionFacts>) -> [(property: String, parameter: Int)] {
        let site = Site(path: function.path, place: function.facts.place)
        if let known = filled[site] { return known }
        let found = project.propertiesFilled(by: function).map { (property: "\($0.owner).\($0.name)", parameter: $0.parameter) }
        filled[site] = found
        return found
    }
}

extension Recall.Answer {
    /// Both, with the objects of the second after those of the first. An answer that grows too long stays what it is.
    func joined(with other: Recall.Answer) -> Recall.Answer {
        guard values.count < Interpreter.alternativesLimit else { return self }
        let first = objects.count
        let shift: (Int) -> Int? = { first + $0 }
        let moved = other.values.compactMap { $0.renumbered(shift) }.filter { !values.contains($0) }
        return Recall.Answer(values: values + moved, objects: objects + other.objects.map { $0.renumbered(shift) ?? $0 })
    }
}
