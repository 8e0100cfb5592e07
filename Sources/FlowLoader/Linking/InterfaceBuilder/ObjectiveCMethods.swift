import Diagnostics
import FlowGraph

/// A method that storyboards may name by selector, or that only lacks the attribute for it.
struct ObjectiveCMethod: Sendable {
    /// The declaring type, or the extended one when that is not in the sources.
    var owner: String
    var fullName: String
    var baseName: String
    /// The selector it has, or would have with an attribute.
    var selector: String
    /// Objective-C sees it.
    var isExposed: Bool
    /// It takes one UIStoryboardSegue: the handler of an unwind.
    var takesSegue: Bool
    /// It makes a controller from a coder: the action of a segue.
    var takesCoder: Bool
    var location: Span

    var qualifiedName: String { "\(owner).\(fullName)" }
}

/// The methods of all files that a storyboard's selectors can mean.
struct ObjectiveCMethods: Sendable {
    private let all: [ObjectiveCMethod]
    private let bySelector: [String: [Int]]
    private let unwindActionsByOwner: [String: [String]]

    init(_ project: Project) {
        let required = Set(project.files.flatMap(\.types).filter { $0.kind == .protocol && $0.isExposed }
            .flatMap(\.functions).map(\.fullName))
        var found: [ObjectiveCMethod] = []
        for file in project.files {
            for type in file.types where type.kind != .protocol {
                let owner = project.resolve(type.name, from: nil) ?? type.name
                for function in type.functions where !function.isStatic && function.name != "init" && (1...3).contains(function.parameters.count) {
                    let first = function.parameters[0].type?.name
                    let takesSegue = function.parameters.count == 1 && first == "UIStoryboardSegue"
                    let isExposed = type.isExposed || function.isExposed || required.contains(function.fullName)
                    guard isExposed || takesSegue || first == "NSCoder" else { continue }
                    found.append(ObjectiveCMethod(
                        owner: owner, fullName: function.fullName, baseName: function.name,
                        selector: objectiveCSelector(of: function), isExposed: isExposed, takesSegue: takesSegue,
                        takesCoder: first == "NSCoder", location: Span(path: file.path, function.place)))
                }
            }
        }
        all = found
        bySelector = Dictionary(grouping: found.indices) { found[$0].selector }
        let handlers = found.filter { $0.takesSegue && $0.isExposed }
        unwindActionsByOwner = Dictionary(grouping: handlers, by: \.owner).mapValues { Set($0.map(\.selector)).sorted() }
    }

    /// Methods that answer the selector at run time.
    func answering(_ selector: String) -> [ObjectiveCMethod] {
        (bySelector[selector] ?? []).map { all[$0] }.filter(\.isExposed)
    }

    /// The types whose method of the selector is meant as the handler of an unwind, sorted.
    func unwindOwners(of selector: String) -> [String] {
        Set(answering(selector).filter(\.takesSegue).map(\.owner)).sorted()
    }

    /// Selectors of the unwind handlers that the type itself declares.
    func unwindActions(of owner: String) -> [String] { unwindActionsByOwner[owner] ?? [] }

    /// The method somebody most likely had in mind: the same name with another label or without its attribute, else the
    /// one whose selector is closest.
    func nearest(to selector: String, where isFitting: (ObjectiveCMethod) -> Bool) -> (method: ObjectiveCMethod, reason: String)? {
        let candidates = all.filter(isFitting)
        if let same = candidates.first(where: { $0.selector == selector && !$0.isExposed }) {
            return (same, "“\(same.qualifiedName)” lacks @IBAction or @objc")
        }
        let related = candidates.filter { isSpelling(of: selector, base: $0.baseName) }
        let closest = related.isEmpty ? nearestWord(to: selector, among: candidates.map(\.selector)) : nil
        let best = related.min { ($0.selector.count, $0.selector, $0.location) < ($1.selector.count, $1.selector, $1.location) }
            ?? candidates.first { $0.selector == closest }
        return best.map { ($0, "the selector of “\($0.qualifiedName)” is “\($0.selector)”") }
    }

    /// `listWithSegue:` and `list:` are spellings of the one base name `list`.
    private func isSpelling(of selector: String, base: String) -> Bool {
        let head = selector.prefix { $0 != ":" }
        guard head.hasPrefix(base) else { return false }
        let rest = head.dropFirst(base.count)
        return rest.isEmpty || isPreposition(firstWord(of: String(rest)))
    }
}

extension TypeFacts {
    fileprivate var isExposed: Bool {
        attributes.contains { $0.name == "objcMembers" } || (kind == .extension || kind == .protocol) && attributes.contains { $0.name == "objc" }
            || kind == .protocol && functions.contains { $0.selector != nil }
    }
}

extension FunctionFacts {
    /// An override is seen by Objective-C when what it overrides is, which is the only reason for a storyboard to name it.
    fileprivate var isExposed: Bool {
        selector != nil || isOverride || attributes.contains { ["IBAction", "objc", "IBSegueAction"].contains($0.name) }
    }
}

/// The selector that Swift gives a method: the first argument's label joins the name with its first letter in upper case,
/// after `With` unless the label begins, or the name ends, with a preposition.
///
/// Source: `AbstractFunctionDecl::getObjCSelector` of the Swift compiler (lib/AST/Decl.cpp).
func objectiveCSelector(of function: FunctionFacts) -> String {
    if let written = function.selector { return written }
    if let given = function.attributes.first(where: { $0.name == "objc" })?.argument, !given.isEmpty {
        return given.filter { !$0.isWhitespace }
    }
    guard let first = function.parameters.first else { return function.name }
    var head = function.name
    if let label = first.label, !label.isEmpty {
        if !isPreposition(firstWord(of: label)), !isPreposition(lastWord(of: function.name)) { head += "With" }
        head += label.prefix(1).uppercased() + label.dropFirst()
    }
    return head + ":" + function.parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
}

private func firstWord(of name: String) -> String {
    let start = name.prefix(1)
    return String(start + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" })
}

private func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
}

private func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

/// Source: the prepositions in `PartsOfSpeech.def` of the Swift compiler (lib/Basic).
private let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
    "when", "while", "with", "within",
]
