import Diagnostics
import FlowGraph

/// A declaration with the file it stands in. An object, because linking hands the same ones around everywhere.
final class Declared<Facts: Sendable>: Sendable {
    let facts: Facts
    let path: String
    /// The type that declares it, by qualified name; nil for globals.
    let owner: String?

    init(facts: Facts, path: String, owner: String?) {
        self.facts = facts
        self.path = path
        self.owner = owner
    }
}

/// One type with its extensions and categories over all files. Nothing changes it once the project is complete: that is what makes it
/// safe to share.
final class ProjectType: @unchecked Sendable {
    let name: String
    var kind: TypeKind
    var inherits: [TypeName]
    /// Conformances added by extensions come after the declaration's own.
    var genericParameters: [GenericParameter]
    var functions: [String: [Declared<FunctionFacts>]]
    var properties: [String: Declared<PropertyFacts>]
    var cases: [String: EnumCase]
    var aliases: [String: TypeName]
    var attributes: [Attribute]
    var isPublic: Bool
    /// More than one declaration bears the name: targets of one project, or a clash.
    var isAmbiguous: Bool
    var path: String
    var place: Place
    /// An `@implementation` was found.
    var isImplemented = false
    /// Functions by the selector Objective-C calls them with; filled where the project has any.
    var selectors: [String: [Declared<FunctionFacts>]] = [:]
    /// Functions of Objective-C by the first word of their selector, under which Swift's name for them begins too.
    var imported: [String: [Declared<FunctionFacts>]] = [:]
    /// The names that its code mentions.
    fileprivate(set) var usedNames: Set<String> = []
    /// What only a Catalyst build has; no part of what members are looked up in.
    var macProperties: [String: Declared<PropertyFacts>] = [:]

    var location: Span { Span(path: path, place) }

    init(_ type: TypeFacts, in path: String) {
        name = type.name
        kind = type.kind
        inherits = []
        genericParameters = []
        functions = [:]
        properties = [:]
        cases = [:]
        aliases = [:]
        attributes = []
        isPublic = false
        isAmbiguous = false
        self.path = path
        place = type.place
    }
}

extension Span {
    init(path: String, _ place: Place) {
        self.init(path: path, line: place.line, column: place.column, length: place.length)
    }
}

/// What stands before `Controller` in the names of well-known classes that control something other than a view.
let otherControllers = [
    "Section", "Presentation", "Results", "Animation", "Interaction", "Transition", "Window", "Interface", "Document", "Menu", "Object",
    "Array", "Tree", "Data", "Audio", "Cast", "Session", "Player", "Input", "Location", "Sync",
]

/// The types, functions and values of all files, and how names lead to them. Independent of the order of files.
///
/// An object, because everything that links holds it. Nothing changes once `init` has ended: that is what makes it safe to share.
final class Project: @unchecked Sendable {
    private(set) var types: [String: ProjectType] = [:]
    /// Qualified names by last component, sorted.
    private(set) var namesByLast: [String: [String]] = [:]
    /// Extensions of types that are not in the sources, by the type's name: members they add.
    private(set) var foreign: [String: ProjectType] = [:]
    private(set) var globals: [String: [Declared<FunctionFacts>]] = [:]
    private(set) var globalValues: [String: Declared<PropertyFacts>] = [:]
    private(set) var aliases: [String: TypeName] = [:]
    /// What the types' own functions assign to their properties, by `Type.property`, as far as it can be told without the function's
    /// locals: constructions, calls and lists.
    private(set) var assignments: [String: [Declared<Expression>]] = [:]
    let files: [FileFacts]
    /// What the configuration says of names in the code.
    let names: ProjectNames
    /// The targets of each file that declares a type; asked for wherever types of several targets share a name.
    private(set) var homes: [String: [Int]] = [:]
    /// Names of types, sorted: those nested in one stand together.
    private(set) var sortedNames: [String] = []
    /// The names of all functions of types.
    private(set) var methodNames: Set<String> = []
    /// The targets that project files tell of.
    let targets: BuildTargets
    /// The oldest system that the app runs on; nil where no project says it.
    private(set) var deploymentTarget: String?
    /// The targets among them that are the app.
    let mainApps: [BuildTargets.Target]
    /// Types of one name in several targets, by that name.
    let namesakes: [String: [Namesake]]
    /// Member names that any code mentions other than as a pattern.
    private var madeNames: Set<String> = []
    /// Every name that code mentions, selectors included.
    private(set) var mentionedNames: Set<String> = []
    /// The names that code outside of types mentions.
    private(set) var globallyMentionedNames: Set<String> = []
    private(set) var superclassCache: [String: [String]] = [:]
    /// What each class of the project and of the system is on the plane: linking asks at every value.
    private(set) var kinds: [String: ScreenKind] = [:]
    /// The types whose members each type has, nearest first.
    private(set) var memberSources: [String: [ProjectType]] = [:]
    /// Aliases of the project and of its types, by the name they are written with.
    private(set) var aliasNames: Set<String> = []
    /// Whether any file is Objective-C: only then do selectors matter.
    private(set) var hasObjectiveC = false
    private(set) var directSubtypes: [String: [String]] = [:]
    /// Generic hosting classes that add nothing to what they host as far as navigation goes.
    private(set) var plainHosts: Set<String> = []
    /// Some code sets a window's level.
    var raisesWindows: Bool { mentionedNames.contains("windowLevel") }
    /// Functions that search for the controller on top, by name, with what they end at.
    private(set) var walks: [String: Reach] = [:]
    /// Those of them that pass nothing presented over, so that what they end at presents nothing.
    private(set) var climbs: Set<String> = []
    /// Properties that ask the same of what is presented, `presentedViewController?.top ?? self` of `top`, and so end above all of it.
    private(set) var ascents: Set<String> = []
    /// Files whose code mentions presented controllers.
    private(set) var looksAbove: Set<String> = []
    /// Names that any code mentions by which something may be dismissed or walked to.
    private(set) var careHints: Set<String> = []
    /// What objects of types that are no screens are told when they are made, by type.
    private(set) var modes: [String: Set<String>] = [:]
    /// Types that declare a property of a name.
    private(set) var propertyOwners: [String: [String]] = [:]

    init(_ facts: [FileFacts], names: ProjectNames = ProjectNames(), jobs: Int = 1) {
        self.names = names
        targets = BuildTargets(facts)
        let sorted = facts.sorted { $0.path < $1.path }.map { [targets] in $0.withResolvedVariables(by: targets) }
        (files, namesakes) = separatingNamesakes(in: sorted, by: targets)
        mainApps = targets.mainApps(of: files.map(\.path))
        deploymentTarget = mainApps.compactMap(\.deploymentTarget).min(by: isOlder)
        for file in files {
            for type in file.types where type.kind != .extension { declare(type, in: file.path) }
            if file.language == .objectiveC, !file.types.isEmpty { hasObjectiveC = true }
        }
        if hasObjectiveC { declareImplementations() }
        if !namesakes.isEmpty { for type in types.values { homes[type.path] = homes[type.path] ?? targets.targets(of: type.path) } }
        for name in types.keys { namesByLast[lastComponent(name), default: []].append(name) }
        for key in namesByLast.keys { namesByLast[key]?.sort() }
        for file in files {
            for type in file.types where type.kind == .extension { extend(type, in: file.path) }
            for function in file.functions {
                globals[function.name, default: []].append(Declared(facts: function, path: file.path, owner: nil))
            }
            for property in file.properties where globalValues[property.name] == nil {
                globalValues[property.name] = Declared(facts: property, path: file.path, owner: nil)
            }
            aliases.merge(file.aliases) { first, _ in first }
            aliasNames.formUnion(file.aliases.keys)
        }
        sortedNames = types.keys.sorted()
        methodNames = Set(types.values.lazy.flatMap(\.functions.keys))
        collectAssignments()
        collectMadeNames(jobs)
        for name in types.keys.sorted() {
            superclassCache[name] = findAncestors(of: name)
            for base in types[name]?.inherits ?? [] {
                directSubtypes[resolve(base.name, from: name) ?? base.name, default: []].append(name)
            }
        }
        for name in Set(superclassCache.keys).union(SystemClasses.known) { kinds[name] = findKind(of: name) }
        if hasObjectiveC { indexSelectors() }
        for name in types.keys { memberSources[name] = lookup(name) }
        plainHosts = findPlainHosts()
        looksAbove = findLookingAbove()
        walks = findWalks()
        climbs = findClimbs()
        ascents = findAscents()
        careHints.subtract(walks.filter { $0.value == .containersOnly }.keys)
        propertyOwners = findPropertyOwners()
        modes = findModes()
    }

    private func collectAssignments() {
        for name in types.keys.sorted() {
            guard let type = types[name] else { continue }
            for function in type.functions.keys.sorted().flatMap({ type.functions[$0] ?? [] }) {
                for (property, value) in propertyAssignments(in: function.facts) where type.properties[property] != nil {
                    assignments["\(name).\(property)", default: []].append(Declared(facts: value, path: function.path, owner: name))
                }
            }
        }
    }

    private func collectMadeNames(_ jobs: Int) {
        let all = Array(types.values) + Array(foreign.values)
        for (type, uses) in zip(all, inParts(all, jobs: jobs, remembering: ()) { type, _ in NameUses(of: type) }) {
            type.usedNames = uses.names
            madeNames.formUnion(uses.made)
            mentionedNames.formUnion(uses.names)
        }
        var uses = NameUses()
        for function in globals.values.joined() { uses.add(function.facts) }
        for value in globalValues.values { uses.add(value.facts) }
        madeNames.formUnion(uses.made)
        globallyMentionedNames = uses.names
        mentionedNames.formUnion(uses.names)
        careHints = mentionedNames.filter(hintsAtCare)
    }

    /// Whether some code makes the case, or one of another enum that is written the same.
    func isMade(_ enumCase: EnumCase) -> Bool {
        if madeNames.contains(enumCase.name) { return true }
        // What has a default may be left out.
        if enumCase.payload.contains(where: { $0.defaultValue != nil }) { return mentionedNames.contains(enumCase.name) }
        return madeNames.contains(enumCase.name + "(" + enumCase.payload.map { ($0.label ?? "_") + ":" }.joined() + ")")
    }

    /// True when no code anywhere makes this case of an enum, and nothing else can: the enum has no raw values and conforms to
    /// nothing that makes values by itself. What is shown for such a case is never shown.
    func isNeverMade(_ name: String, of type: String) -> Bool {
        guard let declared = types[type], declared.kind == .enum, !declared.isAmbiguous, let enumCase = declared.cases[name],
            !isMade(enumCase)
        else { return false }
        let harmless: Set<String> = ["Hashable", "Equatable", "Identifiable", "Sendable", "Comparable", "CustomStringConvertible", "Error"]
        return declared.inherits.allSatisfy { harmless.contains($0.name) }
    }

    private func declare(_ type: TypeFacts, in path: String) {
        if types[type.name] == nil {
            let new = ProjectType(type, in: path)
            new.inherits = type.inherits
            new.genericParameters = type.genericParameters
            new.attributes = type.attributes
            new.isPublic = type.isPublic
            types[type.name] = new
        } else {
            let known = types[type.name]?.inherits ?? []
            types[type.name]?.isAmbiguous = true
            types[type.name]?.inherits = known + type.inherits.filter { !known.contains($0) }
        }
        add(type, to: type.name, in: path)
    }

    /// A class of Objective-C stands where it is implemented, whatever its header says: code is mended there. One whose header is not
    /// among the files is declared by its implementation. Names that either language gives to a type of the other are aliases.
    private func declareImplementations() {
        for file in files {
            for type in file.types {
                let given = type.attributes.first { $0.name == "swift_name" || $0.name == "objc" && type.kind != .extension }?.argument
                if let given, !given.isEmpty, given != type.name, aliases[given] == nil {
                    aliases[given] = TypeName(type.name)
                    aliasNames.insert(given)
                }
            }
            for type in file.types where type.attributes.contains(.implementation) {
                if types[type.name] == nil {
                    var declaration = type
                    declaration.kind = .class
                    declaration.functions = []
                    declaration.properties = []
                    declare(declaration, in: file.path)
                } else if types[type.name]?.kind == .class, types[type.name]?.isImplemented == false {
                    types[type.name]?.path = file.path
                    types[type.name]?.place = type.place
                } else {
                    types[type.name]?.isAmbiguous = true
                }
                types[type.name]?.isImplemented = true
            }
        }
    }

    private func indexSelectors() {
        for name in types.keys.sorted() { types[name]?.indexSelectors() }
        for name in foreign.keys.sorted() { foreign[name]?.indexSelectors() }
    }

    private func extend(_ type: TypeFacts, in path: String) {
        let name = resolve(type.name, from: nil)
        if let name, types[name] != nil {
            types[name]?.inherits += type.inherits
            add(type, to: name, in: path)
            return
        }
        if foreign[type.name] == nil { foreign[type.name] = ProjectType(type, in: path) }
        foreign[type.name]?.inherits += type.inherits
        for function in type.functions {
            foreign[type.name]?.functions[function.name, default: []].append(Declared(facts: function, path: path, owner: type.name))
        }
        for property in type.properties where foreign[type.name]?.properties[property.name] == nil {
            foreign[type.name]?.properties[property.name] = Declared(facts: property, path: path, owner: type.name)
        }
    }

    private func add(_ type: TypeFacts, to name: String, in path: String) {
        for function in type.functions {
            types[name]?.functions[function.name, default: []].append(Declared(facts: function, path: path, owner: name))
        }
        for property in type.properties where types[name]?.properties[property.name] == nil {
            types[name]?.properties[property.name] = Declared(facts: property, path: path, owner: name)
        }
        for property in type.macProperties where types[name]?.macProperties[property.name] == nil {
            types[name]?.macProperties[property.name] = Declared(facts: property, path: path, owner: name)
        }
        for enumCase in type.cases { types[name]?.cases[enumCase.name] = enumCase }
        types[name]?.aliases.merge(type.aliases) { first, _ in first }
        aliasNames.formUnion(type.aliases.keys)
    }
}

/// The last part of a qualified name: `Cell` of `Feed.Cell`.
func lastComponent(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.index(after: dot)...])
}

// MARK: Names

extension Project {
    /// The project type a written name means inside `scope` (a qualified type name), following aliases. Nil when it is none.
    func resolve(_ written: String, from scope: String?) -> String? { resolve(written, from: scope, aliasesLeft: 8) }

    /// Modules may have aliases that lead to one another: `typealias A = B` in the one, `typealias B = A` in the other.
    private func resolve(_ written: String, from scope: String?, aliasesLeft: Int) -> String? {
        guard aliasesLeft > 0 else { return nil }
        // Most names that code mentions are no type's of the project.
        let candidates = namesByLast[lastComponent(written)] ?? []
        guard !candidates.isEmpty || aliasNames.contains(written) else { return nil }
        // Only a nested type, or an alias, may mean something else inside a type.
        let mayBeInner = aliasNames.contains(written) || candidates.contains { $0.utf8.count > written.utf8.count }
        var prefix = mayBeInner ? scope ?? "" : ""
        while !prefix.isEmpty {
            let qualified = "\(prefix).\(written)"
            if types[qualified] != nil { return qualified }
            if let alias = types[prefix]?.aliases[written], alias.name != written { return resolve(alias.name, from: nil, aliasesLeft: aliasesLeft - 1) }
            prefix = prefix.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(prefix[..<$0]) } ?? ""
        }
        if types[written] != nil { return written }
        if let name = namesake(written, seenFrom: scope) { return name }
        if let alias = aliases[written], alias.name != written { return resolve(alias.name, from: nil, aliasesLeft: aliasesLeft - 1) }
        // A module prefix, or a nested type named from elsewhere: only when one type alone bears the name.
        if written.utf8.contains(UInt8(ascii: ".")) {
            let fitting = candidates.filter { $0.hasSuffix("." + written) || written.hasSuffix("." + $0) }
            return fitting.count == 1 ? fitting[0] : nil
        }
        guard candidates.count == 1 else { return nil }
        // Another type's nested `View` is not what `View` means.
        return candidates[0].utf8.contains(UInt8(ascii: ".")) && SystemClasses.isFrameworkName(written) ? nil : candidates[0]
    }

    /// The name of a type as classes are compared: the project's qualified name, or the written one for system types.
    func className(_ written: TypeName, from scope: String?) -> String {
        if let known = resolve(written.name, from: scope) { return known }
        if let alias = aliases[written.name], alias.name != written.name { return alias.name }
        return written.name
    }

    func type(_ name: String?) -> ProjectType? { name.flatMap { types[$0] } }

    /// The types nested in one, at any depth, sorted.
    func typesNested(in name: String) -> ArraySlice<String> {
        let prefix = name + "."
        let start = sortedNames.partitioningIndex { $0 >= prefix }
        return sortedNames[start...].prefix { $0.hasPrefix(prefix) }
    }
}

extension Array {
    /// The first of a sorted array's elements that belong behind a line, the end where none does.
    fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
