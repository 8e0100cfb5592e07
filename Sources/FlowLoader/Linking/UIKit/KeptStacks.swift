import Diagnostics
import FlowGraph

/// Navigation controllers that properties of coordinators and the like are handed, by where they are made: one object fills what another
/// one shows.
struct KeptStacks {
    private enum Holder: Hashable {
        case parameter(of: Site, Int)
        /// `Type.property`, filled when objects of the type are made: those of a subclass have their own.
        case made(String)
        /// `Type.property`, assigned, by the type that declares it.
        case stored(String)
    }

    private enum Source {
        case site(Site)
        case holders([Holder])
        /// Any navigation controller.
        case open
    }

    /// What those made with a root show.
    private(set) var roots: [Site: [Destination]] = [:]
    /// Names of the properties that are handed some.
    private(set) var names: Set<String> = []
    private var given: [Holder: [Source]] = [:]
    private let project: Project

    init(_ runs: [UnitRun], of project: Project) {
        self.project = project
        var filled: [Site: [(name: String, parameter: Int)]] = [:]
        for run in runs {
            for call in run.interpreter.calls {
                let function = call.function
                for (index, parameter) in function.facts.parameters.enumerated() where isStack(parameter.type, in: function.owner) {
                    add(call.arguments.indices.contains(index) ? call.arguments[index] : nil, to: .parameter(of: function.key, index), in: run)
                }
                guard function.facts.name == "init", let made = call.receiverType ?? function.owner else { continue }
                let fillings = filled[function.key] ?? fillings(of: function, depth: 0)
                filled[function.key] = fillings
                for (name, parameter) in fillings {
                    names.insert(name)
                    add(call.arguments.indices.contains(parameter) ? call.arguments[parameter] : nil, to: .made("\(made).\(name)"), in: run)
                }
            }
            for store in run.interpreter.stores where run.unit.function.facts.name != "init" {
                let (owner, name) = Self.parts(of: store.property)
                guard isStack(name, of: owner) else { continue }
                names.insert(name)
                add(store.values, to: .stored(store.property), in: run)
            }
        }
    }

    /// Where the one navigation controller is made that the property holds in objects of the type; nil where it may hold several, or
    /// where that is not known.
    func site(of name: String, in type: String) -> Site? {
        var sites: Set<Site> = []
        var seen: Set<Holder> = []
        guard collect(holders(of: name, in: type), into: &sites, &seen), sites.count == 1 else { return nil }
        return sites.first
    }

    /// False where one of the holders may hold something that is not known.
    private func collect(_ holders: [Holder], into sites: inout Set<Site>, _ seen: inout Set<Holder>) -> Bool {
        for holder in holders where seen.insert(holder).inserted {
            for source in given[holder] ?? [] {
                switch source {
                case .open: return false
                case .site(let site): sites.insert(site)
                case .holders(let others): if !collect(others, into: &sites, &seen) { return false }
                }
            }
        }
        return true
    }

    private func holders(of name: String, in type: String) -> [Holder] {
        guard let owner = project.property(name, of: type)?.owner else { return [] }
        return ([type] + project.allSubtypes(of: type)).map { .made("\($0).\(name)") } + [.stored("\(owner).\(name)")]
    }

    // MARK: What is handed over

    private mutating func add(_ values: [Value]?, to holder: Holder, in run: UnitRun) {
        // A default is not followed.
        guard let values else { return given[holder, default: []].append(.open) }
        for value in values { given[holder, default: []] += source(of: value, in: run).map { [$0] } ?? [] }
    }

    private mutating func source(of value: Value, in run: UnitRun) -> Source? {
        switch value {
        case .null: return nil
        case .object(let index):
            let object = run.interpreter.objects[index]
            guard object.className == Self.stack else { return .open }
            let site = Site(path: object.path, place: object.place)
            if !object.root.isEmpty { roots[site] = run.interpreter.destinations(of: value, scope: run.unit.selfType) }
            return .site(site)
        case .existing(_, let held):
            guard !held.isEmpty, let type = run.unit.selfType else { return .open }
            let holders = holders(of: held, in: type)
            return holders.isEmpty ? .open : .holders(holders)
        case .parameter(let name, _):
            guard let index = run.unit.function.facts.parameters.firstIndex(where: { $0.name == name }) else { return .open }
            return .holders([.parameter(of: run.unit.key, index)])
        default: return .open
        }
    }

    private static let stack = "UINavigationController"

    private func isStack(_ written: TypeName?, in scope: String?) -> Bool {
        written.map { project.className($0, from: scope) == Self.stack } ?? false
    }

    private func isStack(_ name: String, of type: String) -> Bool {
        project.property(name, of: type).map { isStack($0.facts.type, in: $0.owner) } ?? false
    }

    private static func parts(of property: String) -> (owner: String, name: String) {
        guard let dot = property.lastIndex(of: ".") else { return ("", property) }
        return (String(property[..<dot]), String(property[property.index(after: dot)...]))
    }

    /// The properties that an initialiser fills from its parameters, by itself or by that of its superclass.
    private func fillings(of function: Declared<FunctionFacts>, depth: Int) -> [(name: String, parameter: Int)] {
        let own = project.propertiesFilled(by: function).filter { isStack($0.name, of: $0.owner) }.map { (name: $0.name, parameter: $0.parameter) }
        guard depth < 4, let owner = function.owner, let body = function.facts.body else { return own }
        let parameters = function.facts.parameters.map(\.name)
        var inherited: [(name: String, parameter: Int)] = []
        for case .evaluate(.call(let call)) in body {
            guard case .member(.name("super", _), "init", _) = call.callee, let base = project.ancestors(of: owner).first(where: { project.types[$0] != nil }),
                let initialiser = project.function("init", call, of: base), let bound = project.bind(call, to: initialiser.facts)
            else { continue }
            for (name, place) in fillings(of: initialiser, depth: depth + 1) {
                guard bound.indices.contains(place), let argument = bound[place], case .name(let given, _) = call.arguments[argument].value,
                    let parameter = parameters.firstIndex(of: given)
                else { continue }
                inherited.append((name, parameter))
            }
        }
        return own + inherited
    }
}
