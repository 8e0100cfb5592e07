import Foundation
import TestSupport
import Testing

/// The real pre-commit, where there is one: `NAVLINT_PRE_COMMIT` names it, else the search path is looked through.
private let preCommit: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["NAVLINT_PRE_COMMIT"], !named.isEmpty { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/pre-commit" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}()

/// The hook that needs no building, as it stands in this repository, run by pre-commit on commits to a scratch repository.
@Suite(.enabled(if: preCommit != nil, "skipped: there is no pre-commit (pip install pre-commit)"))
struct PreCommitTests {
    /// A repository with the README's configuration, pointed at this repository's own hooks.
    private func withHookedShop(_ body: (GitFolder, _ environment: [String: String]) throws -> Void) throws {
        try withTemporaryFolder(["app/App/Cart.swift": shopSource.replacing("UINavigationController(rootViewController: Item())", with: "Item()"), "app/App/Item.swift": soundItemSource]) { folder in
            let repository = try GitFolder(folder.appendingPathComponent("app"))
            let tool = try #require(Tool.binary).deletingLastPathComponent().path
            var environment = plainEnvironment
            environment["PATH"] = "\(tool):\(environment["PATH"] ?? "")"
            environment["PRE_COMMIT_HOME"] = folder.appendingPathComponent("cache").path
            let (source, revision) = try hookSource(folder)
            let block = try #require(ReadMe.block("yaml", holding: "id: navlint-system"))
            let configuration = block
                .replacing(try Regex("repo: .*"), with: "repo: \(source)")
                .replacing(try Regex("rev: .*"), with: "rev: \(revision)")
            try repository.write(".pre-commit-config.yaml", configuration)
            try repository.commit("hook")
            let installed = try run(try #require(preCommit), ["install"], in: repository.url, environment: environment)
            #expect(installed.code == 0, "\(installed.output)\(installed.errors)")
            try body(repository, environment)
        }
    }

    /// This repository at its last commit; a copy of the hooks where the sources lie in no repository.
    private func hookSource(_ folder: URL) throws -> (path: String, revision: String) {
        let head = try run("/usr/bin/env", ["git", "rev-parse", "--verify", "HEAD"], in: Repository.root)
        let hooks = try run("/usr/bin/env", ["git", "show", "HEAD:.pre-commit-hooks.yaml"], in: Repository.root)
        if head.code == 0, hooks.code == 0 { return (Repository.root.path, head.output.trimmingCharacters(in: .whitespacesAndNewlines)) }
        let copy = folder.appendingPathComponent("hooks")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try Repository.text(of: ".pre-commit-hooks.yaml").write(to: copy.appendingPathComponent(".pre-commit-hooks.yaml"), atomically: true, encoding: .utf8)
        return (copy.path, try GitFolder(copy).git("rev-parse", "HEAD"))
    }

    private func commit(_ repository: GitFolder, _ environment: [String: String]) throws -> Tool.Outcome {
        try run("/usr/bin/env", ["git", "commit", "-q", "-m", "change"], in: repository.url, environment: environment)
    }

    @Test func aBadCommitIsRefusedWithTheFinding() throws {
        try withHookedShop { repository, environment in
            try repository.write("App/Item.swift", itemSource)
            try repository.git("add", "-A")
            let bad = try commit(repository, environment)
            let said = bad.output + bad.errors
            #expect(bad.code == 1)
            #expect(said.contains("App/Item.swift:3:") && said.contains("[unpushable-controller]"), "\(said)")
            #expect(try repository.git("log", "--oneline").split(separator: "\n").count == 2)
        }
    }

    @Test func aGoodCommitPassesAndUnstagedChangesAreNotSeen() throws {
        try withHookedShop { repository, environment in
            try repository.write("App/Item.swift", soundItemSource + "\n// sound\n")
            try repository.git("add", "-A")
            try repository.write("App/Item.swift", itemSource)
            let good = try commit(repository, environment)
            #expect(good.code == 0, "\(good.output)\(good.errors)")
            #expect((good.output + good.errors).contains("Passed"))
            #expect(try repository.git("show", "HEAD:App/Item.swift").contains("// sound"))
            #expect(try String(contentsOf: repository.url.appendingPathComponent("App/Item.swift"), encoding: .utf8) == itemSource)
        }
    }

    @Test func whatIsNoSourceIsNotLinted() throws {
        try withHookedShop { repository, environment in
            try repository.write("notes.md", "nothing")
            try repository.git("add", "-A")
            let outcome = try commit(repository, environment)
            #expect(outcome.code == 0 && (outcome.output + outcome.errors).contains("Skipped"), "\(outcome.output)\(outcome.errors)")
        }
    }
}

@Suite struct HookFileTests {
    /// What pre-commit was asked for by name must be there: no pipeline may skip its tests unseen.
    @Test func aNamedPreCommitRuns() throws {
        guard ProcessInfo.processInfo.environment["NAVLINT_PRE_COMMIT"]?.isEmpty == false else { return }
        let outcome = try run(try #require(preCommit), ["--version"], in: Repository.root)
        #expect(outcome.code == 0 && outcome.output.hasPrefix("pre-commit "))
    }

    /// Every kind of file that navlint reads sets the hooks off.
    @Test func theHooksLookAtEveryKindOfSource() throws {
        let text = try Repository.text(of: ".pre-commit-hooks.yaml")
        let patterns = text.matches(of: try Regex("files: '(.*)'")).map { String($0.output[1].substring ?? "") }
        #expect(patterns.count == 2)
        for pattern in patterns {
            let regex = try Regex(pattern)
            for file in [
                "App/A.swift", "A.m", "A.mm", "A.h", "Main.storyboard", "A.xib", "Info.plist", "App.entitlements", "App.xcodeproj/project.pbxproj",
                "A.xcconfig", "design/shop.flow.json", ".navlint.json", "App/.navlint-baseline.json",
            ] {
                #expect(file.contains(regex), "\(pattern) \(file)")
            }
            for file in ["notes.md", "data.json", "swift", "A.swift.orig"] { #expect(!file.contains(regex), "\(pattern) \(file)") }
        }
    }
}
