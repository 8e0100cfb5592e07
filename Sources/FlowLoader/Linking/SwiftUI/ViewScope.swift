import Diagnostics
import FlowGraph

/// What a name stands for while a view's code is read.
enum ViewBinding: Sendable {
    /// An expression, to be read where it was written.
    case value(Expression, ViewScope)
    /// Views that were read already: `content` in a view modifier, `self` in an extension of `View`.
    case views([ViewNode])
    /// An element of a list or the item of a presentation: what varies from row to row.
    case element(TypeName?)
    /// Something of a known type.
    case typed(TypeName)
    case function(FunctionFacts, ViewScope)
    case opaque
}

/// Where code is read: whose members bare names mean, which locals are bound, and how deep the reading is.
struct ViewScope: Sendable {
    /// The type of `self`; for an extension of `View`, `View`.
    var type: String?
    /// The view whose code this counts as. Factories, modifiers and extensions count as the view that calls them.
    var home: String
    var path: String
    var names: [String: ViewBinding] = [:]
    /// Stored properties of `self` whose value is known from the construction being read.
    var properties: [String: ViewBinding] = [:]
    /// The place in the home view's own code from which code elsewhere was entered.
    var site: Span?
    var depth = 0
    /// Members being read, so that none is entered twice.
    var active: Set<String> = []
    /// What must hold for an action's code to come here; nil for a test that is no text.
    var tests: [String?] = []

    init(type: String?, home: String, path: String) {
        self.type = type
        self.home = home
        self.path = path
    }

    /// The bound meaning of a bare name, locals before properties; nil for members of `self` that are not bound.
    func binding(_ name: String) -> ViewBinding? { names[name] ?? properties[name] }

    func span(_ place: Place) -> Span { Span(path: path, place) }

    /// Deeper readings than this come from recursion, not from how people write views.
    static let depthLimit = 40
}

/// A view as it is composed, with calls to the project's own helpers followed.
struct ViewNode: Sendable {
    indirect enum Kind: Sendable {
        /// A view of the project.
        case project(String, Call, ViewScope)
        /// A view of the project held in a property, made elsewhere.
        case held(String)
        /// A view of the project that shows content it is given: what its body makes of that content.
        case wrapper(String, Call, ViewScope, [ViewNode])
        /// One of Apple's views.
        case system(String, Call, ViewScope)
        case group([ViewNode])
        case choice([[ViewNode]], exhaustive: Bool)
        /// A container that is not in the sources; what its closures make.
        case foreign(String, [ViewNode])
        /// Content that comes from a parameter nobody has bound here.
        case parameter
        case unknown(String)
    }

    var kind: Kind
    /// The name that makes the view.
    var place: Span
    /// Where the home view's code makes it, directly or through a helper.
    var site: Span
    var home: String
    /// The member of the home view that made it, for naming inline content.
    var member: String?
    /// Possible where it is shown for something that nothing makes.
    var certainty: Certainty = .certain
    /// What the tests around it in its builder say.
    var premise = Premise.always
    /// The tests around it under which it is not drawn, and nothing to touch stands in its place; nil for one that is no text.
    var hiddenWhen: [String?] = []
    /// Innermost first.
    var modifiers: [ViewModifierCall] = []
}

/// A modifier as called.
struct ViewModifierCall: Sendable {
    var name: String
    var call: Call
    var scope: ViewScope
    var place: Span { scope.span(call.place) }
}

extension Expression {
    /// `Outer.Inner` for names and member chains, generic arguments left out; nil for anything else.
    var dottedName: String? {
        switch self {
        case .name(let name, _): return name
        case .member(let base, let name, _):
            return base.dottedName.map { "\($0).\(name)" }
        case .specialized(let base, _): return base.dottedName
        default: return nil
        }
    }

    var call: Call? {
        if case .call(let call) = self { return call }
        return nil
    }

    var closure: Closure? {
        if case .closure(let closure) = self { return closure }
        return nil
    }

    /// `last` of `a.b.last` and of `.last`.
    var memberName: String? {
        switch self {
        case .member(_, let name, _), .implicitMember(let name, _): return name
        default: return nil
        }
    }

    /// `!value`, also as `value.toggle()`.
    var isNegation: Bool {
        if case .operation("!", _) = self { return true }
        return false
    }

    /// Apart from `!` and casts.
    var bare: Expression {
        switch self {
        case .forced(let inner), .cast(let inner, _, _): return inner.bare
        default: return self
        }
    }
}

extension Call {
    func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
    /// The first argument, if it has no label and does not trail.
    var unlabelled: Expression? {
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return nil }
        return first.value
    }
    var trailingClosure: Closure? { arguments.first { $0.isTrailing && $0.label == nil }?.value.closure }
    /// The closure of the label, or the first unlabelled trailing one.
    func closure(_ label: String) -> Closure? { argument(label)?.closure ?? trailingClosure }
    /// The last name of what is called.
    var calledName: String? {
        switch callee {
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): return name
        case .specialized(let base, _): return base.dottedName.flatMap { $0.split(separator: ".").last.map(String.init) }
        default: return nil
        }
    }
}

extension String {
    /// Written as types are, `_Content` too.
    var startsUppercase: Bool {
        guard let first = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
        if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
        return drop { $0 == "_" }.first?.isUppercase == true
    }
    /// `$name` without the dollar sign.
    var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
