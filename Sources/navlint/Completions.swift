import Rules
import ToolArguments

/// What shells complete, made from the same tables as the parser and the help.
let completionsCommand = Command(
    name: "completions", operands: "SHELL", summary: "Print the completions for bash, zsh or fish",
    options: [],
    notes: """
        bash: navlint completions bash > ~/.local/share/bash-completion/completions/navlint
        zsh:  navlint completions zsh > FOLDER/_navlint, where FOLDER is in $fpath
        fish: navlint completions fish > ~/.config/fish/completions/navlint.fish
        """,
    completes: .words(shells),
    run: { arguments, console throws(Failure) in
        guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
            throw Failure("completions needs one shell: \(shells.joined(separator: ", "))")
        }
        switch shell {
        case "bash": return show(bashCompletions(), console)
        case "zsh": return show(zshCompletions(), console)
        case "fish": return show(fishCompletions(), console)
        default: throw Failure("there are completions for \(shells.joined(separator: ", ")), not for “\(shell)”\(suggestion(for: shell, among: shells))")
        }
    })

private let shells = ["bash", "zsh", "fish"]

/// All that can be completed: the commands, and `help`, which takes one.
private var completed: [Command] {
    let help = Command(
        name: "help", operands: "COMMAND", summary: "Tell a command’s options", options: [], completes: .words(commands.map(\.name)),
        run: { _, _ throws(Failure) in ExitCode.clean })
    return commands + [help]
}

extension Command {
    fileprivate var allOptions: [Option] { options + [Option(name: "--help", help: "Tell the command’s options")] }
}

/// The words offered; nil where files are.
private func words(_ completion: Completion) -> [String]? {
    switch completion {
    case .nothing: []
    case .files: nil
    case .rules: allRules.map(\.id)
    case .words(let words): words
    }
}

extension Option {
    fileprivate var offered: Completion { choices.isEmpty ? completes : .words(choices) }
    fileprivate var longName: String { String(name.dropFirst(2)) }
}

// MARK: bash

private func bashCompletions() -> String {
    func offer(_ completion: Completion) -> String {
        words(completion).map { "COMPREPLY=($(compgen -W '\($0.joined(separator: " "))' -- \"$word\"))" } ?? "COMPREPLY=($(compgen -f -- \"$word\"))"
    }
    let cases = completed.map { command -> String in
        let values = command.options.filter { $0.value != nil }.map { "            \($0.name)) \(offer($0.offered)); return ;;\n" }.joined()
        return """
                \(command.name))
                    case $before in
            \(values)            esac
                    options='\(command.allOptions.map(\.name).joined(separator: " "))'
                    if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$word"))
                    else \(offer(command.completes)); fi ;;

            """
    }
    return """
        # bash completions for navlint; made by: navlint completions bash
        _navlint() {
            local word=$2 before=$3 command=${COMP_WORDS[1]} options
            COMPREPLY=()
            # bash takes the = of --name=value for a word.
            if [[ $word == '=' ]]; then word=''; fi
            if [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
            if [[ ${COMP_WORDS[COMP_CWORD]} == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-1]}; fi
            if (( COMP_CWORD == 1 )) && [[ $word != -* ]]; then
                COMPREPLY=($(compgen -W '\(completed.map(\.name).joined(separator: " "))' -- "$word") $(compgen -f -- "$word"))
                return
            fi
            case $command in
                \(completed.map(\.name).joined(separator: "|"))) ;;
                *) command=lint ;;
            esac
            case $command in
        \(cases.joined())    esac
        }
        complete -o filenames -F _navlint navlint

        """
}

// MARK: zsh

private func zshCompletions() -> String {
    func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
    func escaped(_ text: String) -> String { ["\\", "[", "]", ":"].reduce(text) { $0.replacing($1, with: "\\\($1)") } }
    func action(_ completion: Completion) -> String { words(completion).map { $0.isEmpty ? " " : "(\($0.joined(separator: " ")))" } ?? "_files" }
    let functions = completed.map { command -> String in
        let options = command.allOptions.map { option -> String in
            let value = option.value.map { "=:\(escaped($0)):\(action(option.offered))" } ?? ""
            let name = value.isEmpty ? option.name : "\(option.name)="
            return quoted("\(option.isRepeatable ? "*" : "")\(name)[\(escaped(option.help))]\(value.dropFirst())")
        }
        let operands = command.completes == .nothing ? [] : [quoted("*:\(escaped(command.operands)):\(action(command.completes))")]
        return "_navlint_\(command.name)() {\n    _arguments \((options + operands).joined(separator: " \\\n        "))\n}\n"
    }
    let described = completed.map { quoted("\($0.name):\($0.summary)") }
    return """
        #compdef navlint
        # zsh completions for navlint; made by: navlint completions zsh

        \(functions.joined(separator: "\n"))
        _navlint() {
            local -a commands
            commands=(
                \(described.joined(separator: "\n        "))
            )
            if (( CURRENT == 2 )); then _describe -t commands command commands; fi
            if (( CURRENT > 2 && $+functions[_navlint_$words[2]] )); then
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                _navlint_$command
            else
                _navlint_lint
            fi
        }

        if [[ $funcstack[1] == _navlint ]]; then _navlint "$@"; else compdef _navlint navlint; fi

        """
}

// MARK: fish

private func fishCompletions() -> String {
    func quoted(_ text: String) -> String { "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }
    /// What follows an option or a command: words, files, or nothing.
    func offer(_ completion: Completion) -> String {
        words(completion).map { $0.isEmpty ? "-x" : "-x -a \(quoted($0.joined(separator: " ")))" } ?? "-r -F"
    }
    var lines = completed.map { "complete -c navlint -n __navlint_first -a \($0.name) -d \(quoted($0.summary))" }
    for command in completed {
        let condition = "-n \(quoted("__navlint_uses \(command.name)"))"
        lines += command.allOptions.map { option in
            "complete -c navlint \(condition) -l \(option.longName)\(option.value == nil ? "" : " \(offer(option.offered))") -d \(quoted(option.help))"
        }
        // Files are offered unless a command takes none.
        if let words = words(command.completes) { lines.append("complete -c navlint \(condition) -f\(words.isEmpty ? "" : " -a \(quoted(words.joined(separator: " ")))")") }
    }
    return """
        # fish completions for navlint; made by: navlint completions fish
        function __navlint_first
            test (count (commandline -opc)) -eq 1
        end
        function __navlint_uses
            set -l words (commandline -opc)
            set -l command lint
            if contains -- "$words[2]" \(completed.map(\.name).joined(separator: " "))
                set command $words[2]
            end
            test $command = $argv[1]
        end
        \(lines.joined(separator: "\n"))

        """
}
