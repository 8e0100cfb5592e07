import Diagnostics
import FlowLoader
import Foundation
import Reporters
import RuleKit
import Rules
import ToolArguments

let initCommand = Command(
    name: "init", operands: "[FOLDER]", summary: "Set navlint up for a project: a configuration, a pre-commit hook and a CI job",
    options: [
        Option(name: "--ci", value: "HOST", choices: Host.allCases.map(\.rawValue), help: "Write the job for this host; by default the one the project shows"),
        Option(
            name: "--source", value: "URL", help: "Where the hook and the job get navlint: its git repository; by default they expect it on the search path"),
        Option(name: "--revision", value: "REV", help: "The branch or tag of --source: main by default"),
        Option(name: "--force", help: "Replace files that are there"),
        Option(name: "--dry-run", help: "Write nothing, and print what would be written"),
        .jobs, .quiet,
    ],
    notes: """
        It lints the project first, so that the configuration can say what was found. A file that is there is left alone without --force;
        what would have gone into it is printed. Exit codes: 0 done, 2 something could not be written, or there is nothing to lint.
        """,
    run: { arguments, console throws(Failure) in
        guard arguments.operands.count <= 1 else { throw Failure("init takes one folder, but was given “\(arguments.operands[1])” too") }
        let survey = try Survey(arguments, console)
        let files = plan(for: survey)
        var said: [String] = []
        for file in files {
            said.append(try carryOut(file, in: survey, arguments, console))
        }
        if survey.host == .none { said.append("no CI host was recognised: --ci github or --ci gitlab writes a job") }
        if !survey.findings.isEmpty {
            let number = survey.findings.count == 1 ? "1 finding" : "\(survey.findings.count) findings"
            said.append("\(number) today; `navlint baseline write` keeps them apart from new ones")
        }
        return show(said.joined(separator: "\n") + "\n", console)
    })

enum Host: String, CaseIterable { case github, gitlab, none }

/// What `init` found out about the project.
private struct Survey {
    var folder: String
    var loaded: Loaded
    var findings: [Diagnostic]
    var host: Host
    var source: String?
    var revision: String

    init(_ arguments: Arguments, _ console: Console) throws(Failure) {
        let here = URL(fileURLWithPath: console.currentFolder, isDirectory: true)
        folder = URL(fileURLWithPath: arguments.operands.first ?? ".", relativeTo: here).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("there is no folder \(arguments.operands.first ?? ".")")
        }
        let isQuiet = arguments.has("--quiet")
        guard let loaded = try load([folder], jobs: try arguments.count("--jobs"), isQuiet: isQuiet, Configuration(), console) else {
            throw Failure("nothing was read, so there is nothing to set up")
        }
        self.loaded = loaded
        let settings = Configuration().settings(for: loaded, pedantic: false)
        findings = check(Configuration().rules, loaded.flow, settings: settings).diagnostics
        source = arguments.value("--source")
        revision = arguments.value("--revision") ?? "main"
        host = arguments.value("--ci").flatMap(Host.init) ?? Self.host(of: folder)
    }

    /// The host whose files the project has, else the one its remote names.
    private static func host(of folder: String) -> Host {
        func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }
        if has(".gitlab-ci.yml") { return .gitlab }
        if has(".github") { return .github }
        let remotes = (try? String(contentsOfFile: "\(folder)/.git/config", encoding: .utf8)) ?? ""
        return remotes.contains("github.com") ? .github : remotes.contains("gitlab") ? .gitlab : .none
    }
}

private struct PlannedFile {
    var path: String
    var text: String
    /// What goes into a file that others write too.
    var part: String
    /// What that part is to be added to.
    var place: String
}

private func plan(for survey: Survey) -> [PlannedFile] {
    let hook = hookEntry(survey)
    var files = [
        PlannedFile(path: LintConfiguration.fileName, text: configurationText(survey), part: "", place: ""),
        PlannedFile(path: ".pre-commit-config.yaml", text: "repos:\n\(hook)", part: hook, place: "repos"),
    ]
    switch survey.host {
    case .github: files.append(PlannedFile(path: ".github/workflows/navlint.yml", text: gitHubWorkflow(survey), part: "", place: ""))
    case .gitlab: files.append(PlannedFile(path: ".gitlab-ci.yml", text: gitLabJob(survey), part: gitLabJob(survey), place: "jobs"))
    case .none: break
    }
    return files
}

/// Writes the file, or leaves it alone; gives the line that tells.
private func carryOut(_ file: PlannedFile, in survey: Survey, _ arguments: Arguments, _ console: Console) throws(Failure) -> String {
    let url = URL(fileURLWithPath: survey.folder, isDirectory: true).appendingPathComponent(file.path)
    let isThere = FileManager.default.fileExists(atPath: url.path)
    let isShared = !file.part.isEmpty
    // A file that others write too is never replaced.
    if isThere, isShared || !arguments.has("--force") {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        if isShared, text.contains("navlint") { return "kept \(file.path): it speaks of navlint already" }
        return isShared ? "kept \(file.path); add this to its \(file.place):\n\(file.part)" : "kept \(file.path), which is there: --force replaces it"
    }
    if arguments.has("--dry-run") { return "would write \(file.path):\n\(file.text)" }
    do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try writeWhole(Data(file.text.utf8), to: url)
    } catch {
        throw Failure("\(file.path) cannot be written: \((error as NSError).localizedDescription)")
    }
    return "\(isThere ? "replaced" : "wrote") \(file.path)"
}

// MARK: The configuration

private func configurationText(_ survey: Survey) -> String {
    let flow = survey.loaded.flow
    let skipped = survey.loaded.discovery.skipped
    let left = skipped.isEmpty ? "Nothing was left out by itself." : "Left out by itself: \(description(of: skipped))."
    let counts = Dictionary(grouping: survey.findings, by: \.rule).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let found = counts.isEmpty ? ["    // Today none finds anything."] : ["    // Today's findings:"] + counts.map { "    //   \($0.key): \($0.value.count)" }
    let optIn = allRules.filter(\.isOptIn).map(\.id).sorted()
    return """
        // The settings of navlint for this project: JSON with comments. All of it is optional.
        // `navlint config` prints what is in force, `navlint config --schema` a JSON Schema for editors, `navlint explain RULE` a rule and its options.
        {
          version: 1,

          // Read: \(counted(survey.loaded.discovery.files.count, "file")), with \(counted(flow.screens.count, "screen")) and \(counted(flow.transitions.count, "transition")).
          // \(left)
          // Paths are relative to this file; * and ** match as in .gitignore.
          // include: ["App/**"], // only these are read
          // exclude: ["Legacy/**"], // these are not read
          // unreported: ["Vendor/**"], // these are read, since screens stand there, but nothing is reported in them

          // "off", "info", "warning" or "error", or an object with the severity and options.
          // Rules that run only when they are given a severity: \(optIn.joined(separator: ", ")).
          rules: {
        \(found.joined(separator: "\n"))
            // "stacked-modals": "off",
          },

          // What functions of yours do, where navlint cannot follow them; the summary's "unresolved" and "open screens" tell how much that is.
          // functions: { exit: ["close()"], wrapper: ["embedded(_:)"], restorer: [], confirm: [], log: [], present: [], anchor: [] },

          // Roles of screens by class: "compose", "filter", "signIn", "create", "detail" or words of your own.
          // roles: { LetterViewController: "compose" },

          // Agreements of the team, checked by the rule team-policy.
          // policy: [{ only: { to: "Checkout", from: "Cart" }, reason: "prices are settled in the cart" }],

          // Findings that are no defects.
          // ignore: [{ rule: "push-without-stack", screen: "Preview", reason: "always hosted by the kiosk" }],
        }

        """
}

// MARK: The hook and the job

private func hookEntry(_ survey: Survey) -> String {
    if let source = survey.source {
        return """
              - repo: \(quoted(source))
                rev: \(quoted(survey.revision))
                hooks:
                  - id: navlint

            """
    }
    return """
          - repo: local
            hooks:
              - id: navlint
                name: navlint
                entry: navlint lint
                language: system # navlint is on the search path
                files: '\\.(swift|m|mm|h|storyboard|xib|plist|entitlements|pbxproj|xcconfig)$|\\.flow\\.json$|(^|/)\\.navlint(-baseline)?\\.json$'
                pass_filenames: false
                require_serial: true

        """
}

/// A YAML scalar, whatever it holds.
private func quoted(_ text: String) -> String { "'\(oneLine(text).replacing("'", with: "''"))'" }

private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

/// The lines that put navlint on the search path.
private func install(_ survey: Survey, into folder: String) -> [String] {
    guard let source = survey.source else { return [] }
    return [
        "git clone --quiet --depth 1 --branch \(shell(survey.revision)) \(shell(source)) \(folder)",
        "swift build -c release --product navlint --package-path \(folder)",
    ]
}

private func shell(_ text: String) -> String { "'\(oneLine(text).replacing("'", with: "'\\''"))'" }

private func gitHubWorkflow(_ survey: Survey) -> String {
    let build = install(survey, into: "\"$RUNNER_TEMP/navlint\"")
    let step = build.isEmpty
        ? "      # navlint is expected on the search path of the image."
        : "      - name: Build navlint\n        run: |\n\(build.map { "          \($0)" }.joined(separator: "\n"))"
    let tool = build.isEmpty ? "navlint" : "\"$RUNNER_TEMP/navlint/.build/release/navlint\""
    return """
        name: navlint
        on:
          pull_request:
          push:
            branches: [main]
        permissions:
          contents: read
          security-events: write
        jobs:
          navlint:
            runs-on: ubuntu-latest
            container: swift:6.1
            steps:
              - uses: actions/checkout@v4
        \(step)
              - name: Lint
                run: |
                  \(tool) lint --output github --output sarif=navlint.sarif
              - name: Show the findings as code scanning alerts
                if: ${{ !cancelled() && hashFiles('navlint.sarif') != '' }}
                uses: github/codeql-action/upload-sarif@v3
                with:
                  sarif_file: navlint.sarif

        """
}

private func gitLabJob(_ survey: Survey) -> String {
    let build = install(survey, into: ".navlint-source")
    let tool = build.isEmpty ? "navlint" : ".navlint-source/.build/release/navlint"
    let lines = (build + ["\(tool) lint --output gitlab=navlint.json"]).map { "    - \(quoted($0))" }
    return """
        navlint:
          stage: test
          image: swift:6.1\(build.isEmpty ? " # or one that has navlint on the search path" : "")
          script:
        \(lines.joined(separator: "\n"))
          artifacts:
            when: always
            reports:
              codequality: navlint.json

        """
}
