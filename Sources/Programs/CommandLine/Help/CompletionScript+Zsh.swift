// zsh finds out by itself which option a value belongs to, and shows the meaning beside each.
extension CompletionScript {
  /// The script for zsh: a file `_PROGRAM` in a folder of `$fpath`.
  var zsh: String {
    """
    #compdef \(program)
    # Completion of \(program) for zsh, made by “\(program) completion zsh”.
    \(settingsFunction)() {
      local -a named
      local i
      for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
          (\(naming.joined(separator: "|"))) named+=($words[i] "${${(Q)words[i+1]}/#\\~/$HOME}");;
          (\(naming.map { $0 + "=*" }.joined(separator: "|"))) named+=("${(Q)words[i]}");;
        esac
      done
      compadd -- ${(f)"$({ $program list $named || $program list --config /dev/null $named } 2>/dev/null | cut -f1)"}
    }
    \(function)() {
      local -a commands
      if (( CURRENT == 2 )); then
        commands=(
    \(commands.map { "      " + quoted("\($0.name):\(escaped($0.summary))") }.joined(separator: "\n"))
        )
        _describe command commands
        return
      fi
      local program=$words[1] command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(zshCase).joined(separator: "\n"))
      esac
    }
    # Loaded by compinit the file is the function's body; a shell that sources it has the function registered.
    if [ "$funcstack[1]" = \(function) ]; then \(function) "$@"; else compdef \(function) \(program); fi
    """
  }

  /// The branch of a command: a specification of `_arguments` for each option and for the other words.
  private func zshCase(of command: Command) -> String {
    var specs = (command.options + [CommandOption("help", nil, "explains the command")]).map { option in
      let value = option.value.map { ":\(escaped($0)):\(zshAction(option.completion))" } ?? ""
      return quoted("*--\(option.name)[\(escaped(option.meaning))]\(value)")
    }
    if !command.operands.isEmpty {
      specs.append(quoted("*:\(escaped(command.operands)):\(zshAction(command.operandCompletion))"))
    }
    return "    \(command.name)) _arguments \\\n      " + specs.joined(separator: " \\\n      ") + " ;;"
  }

  /// The end of a specification, behind its last colon. A lone space stands for free text.
  private func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .file: return "_files"
    case .folder: return "_files -/"
    case .screen: return "{compadd -- ${(f)\"$($program screens 2>/dev/null | cut -f1)\"}}"
    case .setting: return settingsFunction
    default:
      let words = words(completion) ?? []
      return words.isEmpty ? " " : "(" + words.joined(separator: " ").replaced(":", by: "\\:") + ")"
    }
  }

  /// A text inside a specification, where colons and brackets have a meaning.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
