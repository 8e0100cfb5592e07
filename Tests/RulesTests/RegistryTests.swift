import RuleKit
import Rules
import TestSupport
import Testing

/// One folder a rule, in it `Name.swift` and `name.md`, both known to the list of rules and to the manifest.
@Suite struct RegistryTests {
    private let sources = Repository.files(under: "Rules", withExtension: "swift")
    private let cards = Repository.files(under: "Rules", withExtension: "md")

    @Test func everyRuleFolderHoldsTheRuleAndItsCard() {
        let folders = Set((sources + cards).filter { $0.split(separator: "/").count > 3 }.map(folder))
        for folder in folders.sorted() {
            let name = folder.split(separator: "/").last.map(String.init) ?? ""
            #expect(sources.contains("\(folder)/\(name).swift"), "\(folder) lacks \(name).swift")
            #expect(cards.contains("\(folder)/\(kebab(name)).md"), "\(folder) lacks \(kebab(name)).md")
        }
    }

    @Test func everyCardBelongsToAListedRuleOfItsFamily() {
        let expected = allRules.map { rule in
            "Rules/\(camel(rule.family.rawValue))/\(camel(rule.id))/\(rule.id).md"
        }
        #expect(cards == expected.sorted())
    }

    @Test func everyCardIsEmbedded() throws {
        let manifest = try Repository.text(of: "Package.swift")
        let embedded = manifest.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: "\"")
            return line.contains(".embedInCode(") && parts.count > 1 ? "Rules/\(parts[1])" : nil
        }
        #expect(embedded.sorted() == cards)
    }

    @Test func idsAreUnique() {
        #expect(Set(allRules.map(\.id)).count == allRules.count)
    }
}

private func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

/// `UnpushableController` → `unpushable-controller`.
private func kebab(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? ($0.isEmpty ? "" : "-") + $1.lowercased() : String($1) }
}

/// `modal-versus-push` → `ModalVersusPush`.
private func camel(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
