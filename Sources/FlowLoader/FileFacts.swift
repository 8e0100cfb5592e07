import Diagnostics
import FlowGraph

/// The language of a source file, decided by its name.
public enum SourceLanguage: String, Hashable, Codable, Sendable, CaseIterable {
    case swift, objectiveC, interfaceBuilder, propertyList, flowFile, project
}

/// Something about a file that users should know: it could not be read or parsed, wholly or in part.
public struct LoadNote: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// The file, or a part of it, was not understood; the rest was used.
        case unreadable
        /// The file was left out on purpose.
        case skipped
        /// The file is bad input that was asked for by name or format: a flow file with an error.
        case invalid
        /// An entry of the configuration of which the run cannot tell whether it holds.
        case vague
    }

    public var kind: Kind
    public var message: String
    public var location: Span

    public init(_ kind: Kind, _ message: String, at location: Span) {
        self.kind = kind
        self.message = message
        self.location = location
    }
}

/// Everything one file says, by itself. Made by `extract`, joined by `link`; holds no syntax, and can be stored.
public struct FileFacts: Hashable, Codable, Sendable {
    public var path: String
    public var language: SourceLanguage
    public var notes: [LoadNote] = []
    var types: [TypeFacts] = []
    var functions: [FunctionFacts] = []
    /// Global constants and variables.
    var properties: [PropertyFacts] = []
    var aliases: [String: TypeName] = [:]
    /// Modules and headers imported.
    var imports: [String] = []
    var interface: InterfaceFacts?
    var flow: FlowFileFacts?
    var plist: PropertyListFacts?
    /// Targets and settings, of a project file, a configuration file or a package manifest.
    var build: BuildFacts?
    /// `navlint:` comments: suppressions and roles.
    var directives: [Directive] = []
    /// Statements at the top level of the file (scripts and `main.swift`).
    var topLevel: Block = []

    public init(path: String, language: SourceLanguage) {
        self.path = path
        self.language = language
    }
}

/// A `navlint:` comment, or a line of an Interface Builder object's notes that begins so.
struct Directive: Hashable, Codable, Sendable {
    /// The text after `navlint:`, trimmed.
    var text: String
    /// The comment's place; for a note the place of the object that it belongs to.
    var place: Place
    /// The object whose notes it stands in, by the file's own id.
    var object: String?
    /// Where that object has ended: the place of what comes next. Nil at the end of the file.
    var end: Place?
}

extension FileFacts {
    /// The `navlint:` comments and notes of the file.
    public var remarks: [Remark] {
        directives.map { directive in
            var object: Span?
            if directive.object != nil {
                let end = directive.end ?? Place(line: .max, column: 1)
                object = Span(
                    path: path, line: directive.place.line, column: directive.place.column, endLine: end.line, endColumn: end.column)
            }
            return Remark(directive.text, at: Span(path: path, directive.place), object: object)
        }
    }

    /// The findings that a flow file asks not to be told about.
    public var ignored: [LintConfiguration.Ignored] {
        (flow?.ignores ?? []).map { entry in
            LintConfiguration.Ignored(
                rule: entry.rule, screen: entry.screen, edge: entry.edge, reason: entry.reason, location: Span(path: path, entry.place))
        }
    }
}

enum TypeKind: String, Hashable, Codable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
}

/// A type declaration or one extension of a type.
struct TypeFacts: Hashable, Codable, Sendable {
    /// Qualified by enclosing types: `Outer.Inner`.
    var name: String
    var kind: TypeKind
    /// Superclass and protocols as written, in order. For an extension: the added conformances.
    var inherits: [TypeName]
    var genericParameters: [GenericParameter]
    /// `where Self: UIViewController` and the like on a protocol extension.
    var constraints: [GenericParameter]
    var properties: [PropertyFacts]
    var functions: [FunctionFacts]
    var cases: [EnumCase]
    var aliases: [String: TypeName]
    var isPublic: Bool
    /// `@main`, `@objc(Name)`, `@available(iOS, unavailable)`, …, names with their text.
    var attributes: [Attribute]
    var place: Place
    /// Properties that only a Catalyst build has: the other arm of an `#if` around members.
    var macProperties: [PropertyFacts] = []
}

struct GenericParameter: Hashable, Codable, Sendable {
    var name: String
    var bound: TypeName?
}

struct Attribute: Hashable, Codable, Sendable {
    var name: String
    /// The text between the parentheses.
    var argument: String?
}

struct EnumCase: Hashable, Codable, Sendable {
    var name: String
    /// The raw value where it is a literal string.
    var rawValue: String?
    /// Payload labels and types in order.
    var payload: [Parameter]
    var place: Place
}

struct Parameter: Hashable, Codable, Sendable {
    /// The label callers write; nil for `_`.
    var label: String?
    var name: String
    var type: TypeName?
    var defaultValue: Expression?
    /// `@ViewBuilder` and the like.
    var attributes: [Attribute] = []
    var isVariadic = false
}

struct PropertyFacts: Hashable, Codable, Sendable {
    var name: String
    var type: TypeName?
    var isOptional: Bool
    /// The initial value.
    var value: Expression?
    /// A computed property's getter.
    var getter: Block?
    var setter: Block?
    /// `willSet` and `didSet` bodies.
    var observers: [Block]
    var isStatic: Bool
    var isLazy: Bool
    /// `let`, or computed without a setter.
    var isConstant: Bool
    var attributes: [Attribute]
    var place: Place
}

struct FunctionFacts: Hashable, Codable, Sendable {
    /// `init` for initialisers, `subscript`, `deinit`.
    var name: String
    var parameters: [Parameter]
    var result: TypeName?
    var genericParameters: [GenericParameter]
    var isStatic: Bool
    var isOverride: Bool
    var isPublic: Bool
    /// `private` or `fileprivate`: nothing outside the file can call it.
    var isPrivate = false
    /// `@IBAction`, `@objc(name)`, `@IBSegueAction`, `@ViewBuilder`, `@available(…)`, ….
    var attributes: [Attribute]
    /// Nil where there is none: protocol requirements.
    var body: Block?
    /// The Objective-C selector as written, for Objective-C methods.
    var selector: String?
    var place: Place
}

extension FunctionFacts {
    /// `name(label:_:)`, as Swift writes full names.
    var fullName: String {
        parameters.isEmpty ? "\(name)()" : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

/// What a property list or an entitlements file says that navigation can depend on. Variables stand in it as written until
/// linking resolves them.
struct PropertyListFacts: Hashable, Codable, Sendable {
    var mainStoryboard: String?
    /// `UIMainStoryboardFile~ipad` and its like.
    var deviceStoryboards: [String] = []
    var sceneStoryboards: [String] = []
    /// `NSExtensionMainStoryboard`: the first screen of an app extension.
    var extensionStoryboard: String?
    /// `NSExtensionPointIdentifier`.
    var extensionPoint: String?
    /// Where the storyboards' names stand, as far as the file is text.
    var storyboardPlaces: [String: Place] = [:]
    var sceneDelegates: [String] = []
    var hasSceneManifest = false
    var multipleScenes: Bool?
    var deviceFamilies: [Int] = []
    var isAppExtension = false
    /// What the system may open the app with.
    var entries: [DeclaredEntry] = []
    /// `UIBackgroundModes`.
    var backgroundModes: [String] = []

    /// The storyboards that the system opens windows with, as written.
    var mainStoryboards: [String] { [mainStoryboard].compactMap { $0 } + deviceStoryboards + sceneStoryboards }
}

/// One key of a property list that says from where the app can be opened, with the names it lists.
struct DeclaredEntry: Hashable, Codable, Sendable {
    /// `CFBundleURLTypes`, `NSUserActivityTypes`, …
    var key: String
    /// Schemes, domains, types: what a link or an activity is told by.
    var names: [String]
    /// The key's own place; the first line of a list that is no text.
    var place: Place
}
