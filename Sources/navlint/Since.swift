import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import RuleKit
import ToolArguments

/// The repository of what is linted. Fails with a sentence where there is none, or git cannot tell.
func repository(of paths: [String], _ console: Console) throws(Failure) -> GitRepository {
    let here = URL(fileURLWithPath: console.currentFolder, isDirectory: true)
    var folder = URL(fileURLWithPath: paths.first ?? ".", relativeTo: here).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
        throw Failure("\(paths.first ?? folder.path): there is no such file or folder")
    }
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    do {
        return try GitRepository(around: folder.path, environment: console.environment, currentFolder: console.currentFolder)
    } catch {
        throw Failure(error.message)
    }
}

/// What was found at a revision, with the names that files have now. Today's rules and configuration look at the sources of then.
func findings(
    at revision: String, rules: [Rule], besides loaded: Loaded, _ arguments: Arguments, _ configuration: Configuration, _ console: Console
) throws(Failure) -> Baseline {
    let (before, files) = try flow(at: revision, besides: loaded, arguments, configuration, console)
    var settings = configuration.settings(for: before, pedantic: arguments.has("--pedantic"))
    settings.isWhole = loaded.discovery.isWhole
    let renames = Renames(files: files, from: before.flow.graph, to: loaded.flow.graph)
    return Baseline(of: check(rules, before.flow, settings: settings).diagnostics.map { $0.renamed(renames) })
}

/// The sources at a revision as a placed flow, and the files that have another path now, from the linted root.
func flow(
    at revision: String, besides loaded: Loaded, _ arguments: Arguments, _ configuration: Configuration, _ console: Console
) throws(Failure) -> (Loaded, files: [(old: String, new: String)]) {
    let paths = loaded.paths
    let repository = try repository(of: paths, console)
    do {
        let commit = try repository.commit(revision)
        let discovery = discover(
            paths, from: console.currentFolder, in: try repository.tree(at: commit), root: loaded.discovery.root,
            isLeftOut: configuration.isLeftOut)
        if let fault = discovery.unreadable.first {
            throw Failure("at \(revision), \(fault.location.path): \(fault.message)")
        }
        let before = assemble(discovery, jobs: try arguments.count("--jobs"), configuration, Progress(console, isQuiet: true))
        let top = repository.top, root = loaded.discovery.root
        let files = try repository.renamedFiles(since: commit, isStaged: arguments.has("--staged")).compactMap { file -> (old: String, new: String)? in
            guard let old = relative("\(top)/\(file.old)", to: root), let new = relative("\(top)/\(file.new)", to: root) else { return nil }
            return (old, new)
        }
        return (before, files)
    } catch let failure as GitFailure {
        throw Failure(failure.message)
    } catch let failure as Failure {
        throw failure
    } catch {
        throw Failure("\(error)")
    }
}

extension Diagnostic {
    fileprivate func renamed(_ renames: Renames) -> Diagnostic {
        var copy = self
        copy.screen = copy.screen.map(renames.today)
        copy.edge = copy.edge.map(renames.today)
        return copy
    }
}

/// What is staged, as `--staged` wants it.
func stagedTree(_ paths: [String], _ console: Console) throws(Failure) -> FileTree {
    do {
        return try repository(of: paths, console).stagedTree()
    } catch let failure as GitFailure {
        throw Failure(failure.message)
    } catch let failure as Failure {
        throw failure
    } catch {
        throw Failure("\(error)")
    }
}
