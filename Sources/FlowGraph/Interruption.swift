/// A bounded task: something one begins, and finishes or abandons, rather than a level of the hierarchy.
public enum Interruption: String, Sendable, CaseIterable {
    case compose, create, filter, signIn, pickerOfAccount, feedback

    /// What messages call it.
    public var word: String {
        switch self {
        case .signIn: "sign-in"
        case .pickerOfAccount: "account picking"
        default: rawValue
        }
    }

    /// The usual title of the control that finishes it.
    public var commit: String {
        switch self {
        case .compose, .feedback: "Send"
        case .create: "Save"
        case .filter: "Apply"
        case .signIn: "Sign In"
        case .pickerOfAccount: "Done"
        }
    }
}

/// A task, and how well it is known that a screen is one.
public struct InterruptionRole: Hashable, Sendable {
    public enum Evidence: Hashable, Sendable {
        /// By configuration, flow file or comment.
        case declared
        /// Its name says so, and it takes input, or ends with a commit.
        case wordsAndStructure
        /// Its name alone says so.
        case words
    }

    public var kind: Interruption
    public var evidence: Evidence
}

extension Flow {
    /// The task that a screen is, declared or inferred; nil where nothing says so, or the words are too weak by themselves.
    ///
    /// `words` are a team's own: names with one of them are tasks, names with one that a `-` precedes are none.
    public func interruption(of screen: Screen, words: Set<String> = []) -> InterruptionRole? {
        if let role = screen.facts.role {
            return Interruption(role: role).map { InterruptionRole(kind: $0, evidence: .declared) }
        }
        let said = Set(screen.words.joined())
        if words.contains(where: { $0.hasPrefix("-") && said.contains($0.dropFirst().lowercased()) }) { return nil }
        let isTheirs = words.contains { said.contains($0.lowercased()) }
        let named = screen.words.lazy.compactMap(Interruption.named).first ?? (isTheirs ? (.create, .telling) : nil)
        guard let (kind, strength) = named ?? namedByIdentifiers(screen) else { return nil }
        if hasTaskStructure(screen) { return InterruptionRole(kind: kind, evidence: .wordsAndStructure) }
        return strength == .telling ? InterruptionRole(kind: kind, evidence: .words) : nil
    }

    /// What a storyboard calls a scene that has no class of its own, or the segues to it: no more than a hint.
    private func namedByIdentifiers(_ screen: Screen) -> (Interruption, Interruption.Strength)? {
        guard screen.class == nil, !screen.scenes.isEmpty else { return nil }
        let leading: Set<String> = ["show", "go", "to", "open", "present", "push", "segue", "id"]
        let identifiers = Set(transitions(to: screen.id).filter { $0.verb.isSegue || $0.certainty == .certain }.compactMap(\.identifier))
        return identifiers.sorted().lazy.map { nameWords($0) }.compactMap { words in
            let core = Array(words.drop(while: leading.contains))
            return Interruption.named(core.last == "segue" ? core.dropLast() : core).map { ($0.0, .weak) }
        }.first
    }

    private func hasTaskStructure(_ screen: Screen) -> Bool {
        if screen.facts.input != .none { return true }
        return (screen.facts.leading + screen.facts.trailing).contains { $0.look == .commit && $0.guarded == .always }
    }

    /// Where people are led into a task by being asked to: onboarding, welcome and launch screens, and sign-in choices.
    public func isGate(_ screen: Screen) -> Bool {
        let gates: Set<String> = [
            "onboarding", "welcome", "landing", "launch", "splash", "intro", "introduction", "start", "auth", "authentication",
            "login", "signin", "signup", "register", "registration", "prologue", "tutorial", "walkthrough", "setup", "wizard",
            "gate", "entry", "guest", "account",
        ]
        return screen.words.contains { !gates.isDisjoint(with: $0) }
    }
}

extension Interruption {
    /// A declared role; `create` and `Create` alike. Roles that are no tasks give nil.
    init?(role: String) {
        switch role.lowercased().filter({ $0.isLetter }) {
        case "compose": self = .compose
        case "create", "add", "new": self = .create
        case "filter", "sort": self = .filter
        case "signin", "signup", "login", "register", "authenticate": self = .signIn
        case "pickerofaccount", "accountpicker": self = .pickerOfAccount
        case "feedback", "report": self = .feedback
        default: return nil
        }
    }

    /// How much a name says by itself.
    enum Strength { case telling, weak }

    /// The task that a name states, by whole words: `NewsList` is no “new”, `AddressForm` no “add”.
    ///
    /// Only leading verbs and fixed compounds count, since the same words occur as parts of names that are no tasks.
    static func named(_ words: [String]) -> (Interruption, Strength)? {
        let core = words.trimming(modifiers)
        guard let first = core.first else { return nil }
        let rest = Array(core.dropFirst())
        let joined = core.joined(separator: " ")
        if signInNames.contains(joined) { return (.signIn, .telling) }
        if feedbackNames.contains(joined) { return (.feedback, .telling) }
        if filterNames.contains(joined) { return (.filter, .weak) }
        if first == "compose" || first == "composer" && rest.isEmpty { return (.compose, .telling) }
        if (1...2).contains(rest.count), core.last == "composer" || core.last == "compose" { return (.compose, .telling) }
        guard let object = rest.last, rest.count <= 3, !notObjects.contains(rest[0]) else { return nil }
        switch first {
        case "new" where messages.contains(object) && rest.count == 1: return (.compose, .telling)
        case "new" where !isPlural(object): return (.create, .weak)
        case "create": return (.create, .telling)
        case "add" where rest[0] != "on" && rest[0] != "ons": return (.create, .weak)
        default: return nil
        }
    }

    private static func isPlural(_ word: String) -> Bool { word.hasSuffix("s") && !word.hasSuffix("ss") }

    private static let modifiers: Set<String> = ["form", "email", "phone", "user", "main", "app", "custom", "base", "ui", "swift"]
    private static let messages: Set<String> = ["message", "post", "comment", "mail", "tweet", "toot", "reply", "status", "note"]
    private static let signInNames: Set<String> = [
        "login", "log in", "signin", "sign in", "signup", "sign up", "register", "registration", "create account",
        "account login", "account registration", "new account", "authenticate",
    ]
    private static let feedbackNames: Set<String> = [
        "feedback", "send feedback", "give feedback", "leave feedback", "submit feedback", "report problem", "report a problem",
        "report bug", "report a bug", "report issue", "report an issue", "report abuse", "report post", "report comment",
        "report content",
    ]
    private static let filterNames: Set<String> = [
        "filter", "filters", "filter options", "sort options", "sort filter", "filter sort", "search filter", "search filters",
    ]
    /// Words after which a leading verb names a list or a redesign, not a task.
    private static let notObjects: Set<String> = [
        "home", "settings", "profile", "dashboard", "list", "feed", "tab", "detail", "details", "design", "version", "menu",
        "history", "success", "complete", "completed", "result", "results", "confirmation", "main", "root", "login",
    ]
}

extension Screen {
    /// The words of its type's name and of its title, lower case, without the words that only say it is a screen.
    var words: [[String]] {
        [self.class ?? name, title].compactMap { $0 }.map(nameWords).filter { !$0.isEmpty }
    }

    /// Its name or title speaks of a password.
    public var isAboutPasswords: Bool { words.contains { $0.contains("password") } }
}

/// The whole words of a camel-case name or a title: `WPNewPostViewController` gives `new post`.
func nameWords(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name.split(separator: ".").last ?? "")
    for (index, character) in characters.enumerated() {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let startsWord = character.isUppercase && !(word.last?.isUppercase ?? false && !(next?.isLowercase ?? false))
        if !character.isLetter || startsWord, !word.isEmpty {
            words.append(word)
            word = ""
        }
        if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    // A class prefix of two or three capitals is no word.
    if words.count > 1, let prefix = words.first, (2...3).contains(prefix.count), prefix.allSatisfy(\.isUppercase) {
        words.removeFirst()
    }
    let fillers: Set<String> = [
        "view", "controller", "vc", "viewcontroller", "screen", "page", "scene", "table", "collection", "hosting", "sheet", "content",
        "container", "coordinator",
    ]
    return words.map { $0.lowercased() }.trimmingEnd(fillers)
}

extension Array where Element == String {
    /// Without the words of the set at the end; never empty unless all are.
    fileprivate func trimmingEnd(_ words: Set<String>) -> [String] {
        var rest = self
        while let last = rest.last, words.contains(last) { rest.removeLast() }
        return rest
    }

    /// Without the words of the set at both ends.
    fileprivate func trimming(_ words: Set<String>) -> [String] {
        Array(trimmingEnd(words).reversed()).trimmingEnd(words).reversed()
    }
}

extension Screen {
    /// Its name says that it stands where there is nothing to show: a placeholder, an empty page.
    public var isNamedAsNothing: Bool {
        let nothing: Set<String> = ["placeholder", "empty", "blank", "nothing", "none"]
        return words.contains { !nothing.isDisjoint(with: $0) }
    }
}
