// Controls that are not drawn while something is under way.

/// What names say of work that is under way.
private let busyWords: Set<String> = [
    "applying", "booking", "busy", "buying", "committing", "connecting", "converting", "creating", "deleting", "downloading", "encrypting",
    "exporting", "importing", "installing", "loading", "migrating", "ordering", "paying", "posting", "processing", "progress", "publishing",
    "purchasing", "recording", "registering", "removing", "restoring", "running", "saving", "sending", "submitting", "synchronizing", "syncing",
    "transferring", "updating", "uploading", "verifying", "working",
]

/// Whether a test asks if something is under way. A button hidden for another reason, as with the chrome of a picture or for who shows the
/// screen, may well leave the swipe on.
func isBusy(test: String) -> Bool {
    test.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { name in !busyWords.isDisjoint(with: words(of: String(name))) }
}

extension Expression {
    /// The test under which `test ? nil : item` or `test ? 0 : 1` gives nothing that is seen.
    var emptyTest: String? {
        guard case .either(.expression(let test), let yes, let no) = self, let text = test.testText else { return nil }
        if yes.isUnseen, !no.isUnseen { return text }
        if no.isUnseen, !yes.isUnseen { return negated(test: text) }
        return nil
    }

    private var isUnseen: Bool { self == .null || self == .number(0) || self == .array([]) }
}

extension Project {
    /// Whether the state that a test of the type's code looks at changes while the screen is up: no constant, and nothing that it is told
    /// when it is made.
    func changes(_ test: String, of type: String, needsWrapper: Bool) -> Bool {
        let path = test.drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let names = path.split(separator: ".").map(String.init)
        guard let root = names.first, let property = property(root, of: type)?.facts else { return false }
        if names.count > 1 || property.getter != nil { return true }
        return needsWrapper ? property.attributes.contains { stateWrappers.contains($0.name) } : !property.isConstant
    }
}

private let stateWrappers: Set<String> = ["State", "StateObject", "ObservedObject", "EnvironmentObject", "Binding", "Bindable", "AppStorage", "SceneStorage"]
