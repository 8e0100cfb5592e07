import Diagnostics
import FlowGraph

/// Finds presentations that become a popover on an iPad and of which the code shows that nothing says what they point at (rules.md A9).
///
/// The value must be made in the function that presents it, or in a factory of the same file, and must go nowhere else: a value
/// that is handed to other code, kept, or returned may get its anchor there. So does one whose function asks what device it
/// runs on, or is called by code that does.
struct UnanchoredPresentations {
    let project: Project

    enum Kind { case actionSheet, activity, popover }

    struct Found {
        var kind: Kind
        var certainty: Certainty
    }

    /// Sets `anchor` of the transitions that such presentations make.
    func mark(_ transitions: inout [Transition]) {
        let paths = Set(transitions.lazy.filter(mayNeedAnchor).map(\.location.path))
        guard !paths.isEmpty else { return }
        var candidates: [(function: String, found: [Span: Found])] = []
        for (function, owner) in functions(in: paths) where mayRunOnPad(function.path) {
            let new = presentations(in: function, owner: owner)
            guard !new.isEmpty else { continue }
            let places = Dictionary(new.map { (Span(path: function.path, $0), $1) }, uniquingKeysWith: { first, _ in first })
            candidates.append((function.facts.name, places))
        }
        guard !candidates.isEmpty, !presentingSetsAnchors else { return }
        let asked = namesInDeviceCode()
        let found = candidates.filter { !asked.contains($0.function) }.reduce(into: [:]) { $0.merge($1.found) { first, _ in first } }
        for index in transitions.indices where mayNeedAnchor(transitions[index]) {
            guard let new = found[transitions[index].location], fits(new.kind, transitions[index]) else { continue }
            transitions[index].anchor = .missing
            transitions[index].certainty = min(transitions[index].certainty, new.certainty)
            if new.kind == .actionSheet { transitions[index].verb = .actionSheet }
            if new.kind == .popover { transitions[index].style = .popover }
        }
    }

    /// Calls that the configuration says give an anchor, by their bare names.
    private var anchors: Set<String> {
        Set(project.names.anchors.map { name in
            let bare = name.prefix { $0 != "(" && $0 != ":" }
            return String(bare.split(separator: ".").last ?? bare)
        })
    }

    private func mayNeedAnchor(_ transition: Transition) -> Bool {
        transition.verb == .present || transition.verb == .alert || transition.verb == .actionSheet
    }

    private func fits(_ kind: Kind, _ transition: Transition) -> Bool {
        switch kind {
        case .actionSheet: transition.to == "system:UIAlertController"
        case .activity: transition.to == "system:UIActivityViewController"
        case .popover: transition.verb == .present && transition.wrapped == nil && transition.enclosed == nil
        }
    }

    /// False for code of targets that are known to be for iPhones only.
    private func mayRunOnPad(_ path: String) -> Bool {
        let targets = project.targets.targets(of: path).map { project.targets.targets[$0] }.filter { $0.kind == .app || $0.kind == .appExtension }
        return targets.isEmpty || targets.contains { $0.deviceFamilies.isEmpty || $0.deviceFamilies.contains(2) || $0.catalyst == true }
    }

    private func functions(in paths: Set<String>) -> [(function: Declared<FunctionFacts>, owner: String?)] {
        let types = project.types.values.flatMap { type in type.functions.values.joined().map { ($0, Optional(type.name)) } }
        let foreign = project.foreign.values.flatMap { type in type.functions.values.joined().map { ($0, Optional(type.name)) } }
        let globals = project.globals.values.joined().map { ($0, String?.none) }
        return (types + foreign + globals).filter { paths.contains($0.0.path) }
    }

    /// Somewhere `present(_:animated:completion:)` itself is written anew and looks after popovers.
    private var presentingSetsAnchors: Bool {
        let own = project.types.values.compactMap { $0.functions["present"] } + project.foreign.values.compactMap { $0.functions["present"] }
        return own.joined().contains { $0.facts.fullName == "present(_:animated:completion:)" && NameUses($0.facts.body ?? []).contains(popover) }
    }

    // MARK: One function

    private func presentations(in function: Declared<FunctionFacts>, owner: String?) -> [Place: Found] {
        guard let body = function.facts.body else { return [:] }
        let uses = NameUses(body)
        let words: Set<String> = ["actionSheet", "UIActivityViewController", "popover"]
        let makers = owner.map { project.types[$0] ?? project.foreign[$0] }.flatMap { $0 }
            .map { type in uses.names.contains { type.functions[$0]?.contains { returnedSheet(of: $0, in: function.path) != nil } ?? false } } ?? false
        guard !uses.names.isDisjoint(with: words) || makers || keepsSheets(owner), !asksForDevice(uses), uses.names.isDisjoint(with: anchors) else { return [:] }
        var found: [Place: Found] = [:]
        for block in blocks(in: body) {
            for (index, statement) in block.enumerated() {
                if case .evaluate(.call(let call)) = statement, let shown = presented(by: call) {
                    if let kind = sheet(made: shown) { found[call.place] = Found(kind: kind, certainty: .certain) }
                    if let kind = keptSheet(shown, by: owner) { found[call.place] = Found(kind: kind, certainty: .likely) }
                }
                guard case .bind(let name, _, let value?, _) = statement else { continue }
                let rest = Array(block[(index + 1)...])
                guard let (kind, certainty) = sheet(bound: name, to: value, rest: rest, owner: owner, path: function.path) else { continue }
                var use = LocalUse(name: name, kind: kind, isHarmless: isHarmless)
                use.read(rest)
                guard !use.isLost else { continue }
                for place in use.presented { found[place] = Found(kind: kind, certainty: certainty) }
            }
        }
        return found
    }

    /// What a local is, where it is made here or by a factory of this file.
    private func sheet(bound name: String, to value: Expression, rest: Block, owner: String?, path: String) -> (Kind, Certainty)? {
        if let kind = sheet(made: value) { return (kind, .certain) }
        guard case .call(let call) = value else { return nil }
        if case .name(let type, _) = call.callee, rest.contains(where: { isPopoverStyle($0, of: name) }), hasNoPopoverCode(type, from: owner) {
            return (.popover, .certain)
        }
        let called: String
        switch call.callee {
        case .name(let name, _), .member(.name("self", _), let name, _): called = name
        default: return nil
        }
        guard let owner, let type = project.types[owner] ?? project.foreign[owner], let makers = type.functions[called], makers.count == 1 else { return nil }
        return returnedSheet(of: makers[0], in: path).map { ($0, .likely) }
    }

    /// A function of the file that makes a sheet, sets nothing to point at, and returns it.
    private func returnedSheet(of function: Declared<FunctionFacts>, in path: String) -> Kind? {
        guard function.path == path, let body = function.facts.body, !body.isEmpty, body.count <= 40,
            let type = function.facts.result?.name, ["UIAlertController", "UIActivityViewController", "UIViewController"].contains(type)
        else { return nil }
        for (index, statement) in body.enumerated() {
            guard case .bind(let name, _, let value?, _) = statement, let kind = sheet(made: value) else { continue }
            var use = LocalUse(name: name, kind: kind, isHarmless: isHarmless)
            use.mayReturn = true
            use.read(Array(body[(index + 1)...]))
            return use.isLost || use.returns == 0 || asksForDevice(NameUses(body)) ? nil : kind
        }
        return nil
    }

    func sheet(made value: Expression) -> Kind? {
        guard case .call(let call) = value else { return nil }
        switch call.callee {
        case .name("UIActivityViewController", _), .member(.name("UIActivityViewController", _), "init", _): return .activity
        case .name("UIAlertController", _), .member(.name("UIAlertController", _), "init", _):
            switch call.arguments.first(where: { $0.label == "preferredStyle" })?.value {
            case .implicitMember("actionSheet", _), .member(_, "actionSheet", _): return .actionSheet
            default: return nil
            }
        default: return nil
        }
    }

    private func isPopoverStyle(_ statement: Statement, of name: String) -> Bool {
        guard case .assign(.member(.name(name, _), "modalPresentationStyle", _), let value, _) = statement else { return false }
        switch value {
        case .implicitMember("popover", _), .member(_, "popover", _): return true
        default: return false
        }
    }

    /// A controller class of which no code, its superclasses' included, looks at its popover.
    private func hasNoPopoverCode(_ written: String, from scope: String?) -> Bool {
        let name = project.resolve(written, from: scope) ?? written
        guard project.isViewController(name), project.kind(of: name) == .screen else { return false }
        return ([name] + project.ancestors(of: name)).allSatisfy { ancestor in
            guard let type = project.types[ancestor] ?? project.foreign[ancestor] else { return true }
            return type.usedNames.isDisjoint(with: [popover, "presentationController"])
        }
    }

    /// A method or property of the project on system classes, as its extensions add them, that has nothing to do with popovers.
    private func isHarmless(_ member: String, _ kind: Kind) -> Bool {
        if kind == .popover { return member != popover && member != "presentationController" }
        let classes = ["UIAlertController", "UIActivityViewController", "UIViewController"].compactMap { project.foreign[$0] }
        let added = classes.flatMap { $0.functions[member] ?? [] }
        let touching: Set<String> = [popover, "presentationController", "sourceView", "sourceItem", "barButtonItem", "present"]
        if added.isEmpty { return harmlessMembers.contains(member) }
        return added.allSatisfy { NameUses($0.facts.body ?? []).names.isDisjoint(with: touching) }
    }

    // MARK: Devices

    private func asksForDevice(_ uses: NameUses) -> Bool {
        uses.names.contains { name in
            if ["pad", "phone", "horizontalSizeClass", "verticalSizeClass", "isTablet"].contains(name) { return true }
            let small = name.lowercased()
            return ["idiom", "ipad", "iphone", "ispad", "sizeclass"].contains(where: small.contains)
        }
    }

    /// What code that asks for the device mentions: it may call the function for one kind of device only.
    private func namesInDeviceCode() -> Set<String> {
        let all = project.types.values.flatMap { $0.functions.values.joined() } + project.foreign.values.flatMap { $0.functions.values.joined() }
            + project.globals.values.joined()
        return all.reduce(into: []) { names, function in
            let uses = NameUses(function.facts.body ?? [])
            if asksForDevice(uses) { names.formUnion(uses.names) }
        }
    }
}

private let popover = "popoverPresentationController"

/// Members of alerts and activity sheets that have nothing to do with where they point.
private let harmlessMembers: Set<String> = [
    "addAction", "addTextField", "title", "message", "preferredAction", "actions", "textFields", "view", "severity", "setValue",
    "completionWithItemsHandler", "excludedActivityTypes", "allowsProminentActivity", "overrideUserInterfaceStyle", "modalTransitionStyle",
    "isModalInPresentation", "restorationIdentifier", "accessibilityLabel", "accessibilityIdentifier", "dismiss", "loadViewIfNeeded",
]

/// The call's first argument, when it is UIKit's way to present.
private func presented(by call: Call) -> Expression? {
    let name: String
    switch call.callee {
    case .name(let called, _), .member(_, let called, _): name = called
    default: return nil
    }
    guard name == "present", let first = call.arguments.first, first.label == nil, call.arguments.count > 1,
        call.arguments[1].label == "animated"
    else { return nil }
    return first.value
}

/// All blocks of a body, those of branches, loops, closures and local functions too.
private func blocks(in body: Block, outside isLeftOut: (Closure) -> Bool = { _ in false }) -> [Block] {
    var found = blocksOutsideClosures(in: body)
    visitExpressions(in: body, outside: isLeftOut) { expression in
        if case .closure(let closure) = expression, !isLeftOut(closure) { found += blocksOutsideClosures(in: closure.body) }
    }
    return found
}

extension Closure {
    /// The name means something of its own in all of the closure.
    fileprivate func binds(_ name: String) -> Bool {
        parameters.contains(name) || body.contains { if case .bind(name, _, _, _) = $0 { true } else { false } }
    }
}

private func blocksOutsideClosures(in body: Block) -> [Block] {
    var found: [Block] = []
    var waiting = [body]
    while let block = waiting.popLast() {
        found.append(block)
        for statement in block {
            switch statement {
            case .branch(let arms, _): waiting += arms.map(\.body)
            case .ensure(_, let otherwise, _): waiting.append(otherwise)
            case .loop(_, _, _, let body, _): waiting.append(body)
            case .nested(let block): waiting.append(block)
            case .function(let facts): waiting.append(facts.body ?? [])
            case .bind, .assign, .evaluate, .returns, .leaves, .onMac: break
            }
        }
    }
    return found
}

/// What a block does with a local that holds a sheet.
private struct LocalUse {
    let name: String
    let kind: UnanchoredPresentations.Kind
    let isHarmless: (String, UnanchoredPresentations.Kind) -> Bool
    var mayReturn = false
    /// Where it is presented.
    private(set) var presented: [Place] = []
    private(set) var returns = 0
    /// It gets an anchor, or goes where it may get one.
    private(set) var isLost = false

    init(name: String, kind: UnanchoredPresentations.Kind, isHarmless: @escaping (String, UnanchoredPresentations.Kind) -> Bool) {
        self.name = name
        self.kind = kind
        self.isHarmless = isHarmless
    }

    mutating func read(_ block: Block) {
        // Uses that do no harm are counted, and so are all: one more of these means a use of another kind.
        var all = 0
        var harmless = 0
        let isHidden = { (closure: Closure) in closure.binds(name) }
        for block in blocks(in: block, outside: isHidden) {
            for statement in block {
                switch statement {
                case .bind(name, _, _, _): isLost = true
                case .assign(.member(.name(name, _), "modalPresentationStyle", _), let value, _) where kind == .popover:
                    if case .implicitMember("popover", _) = value { continue }
                    isLost = true
                case .assign(.member(.name(name, _), "modalPresentationStyle", _), _, _): isLost = true
                case .returns(.name(name, _)?, _) where mayReturn:
                    returns += 1
                    harmless += 1
                default: break
                }
            }
        }
        visitExpressions(in: block, outside: isHidden) { expression in
            switch expression {
            case .name(name, _): all += 1
            case .member(.name(name, _), let member, _):
                if isHarmless(member, kind) || member == "modalPresentationStyle" && kind == .popover { harmless += 1 }
            case .call(let call):
                if case .name(name, _)? = FlowLoader.presented(by: call) {
                    presented.append(call.place)
                    harmless += 1
                }
            default: break
            }
        }
        if all != harmless { isLost = true }
    }
}
