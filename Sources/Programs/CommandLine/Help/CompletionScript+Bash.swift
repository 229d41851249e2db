// bash has only the words of the line, so the function finds out itself which option a value belongs to.
extension CompletionScript {
  /// The script for bash, without the package bash-completion.
  var bash: String {
    """
    # Completion of \(program) for bash, made by “\(program) completion bash”.
    \(settingsFunction)() {
      local named=() word i
      for ((i = 2; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(naming.joined(separator: "|")))
            word=${COMP_WORDS[i+1]}
            [ "$word" = = ] && word=${COMP_WORDS[i+2]}
            named+=("${COMP_WORDS[i]}" "${word/#\\~/$HOME}");;
        esac
      done
      { "${COMP_WORDS[0]}" list "${named[@]}" || "${COMP_WORDS[0]}" list --config /dev/null "${named[@]}"; } 2>/dev/null | cut -f1
    }
    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
      # bash takes --option=value apart.
      [ "$cur" = = ] && cur=
      [ "$prev" = = ] && prev=${COMP_WORDS[COMP_CWORD-2]}
      COMPREPLY=()
      if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W \(quoted(commands.map(\.name).joined(separator: " ") + " --help --version")) -- "$cur"))
        return
      fi
      case ${COMP_WORDS[1]} in
    \(commands.map(bashCase).joined(separator: "\n"))
      esac
    }
    complete -F \(function) \(program)
    """
  }

  /// The branch of a command: values of its options, then the names of these, then its other words.
  private func bashCase(of command: Command) -> String {
    let values = command.options.filter { $0.value != nil }.map { option in
      "          --\(option.name)) \(bashReply(option.completion)) return;;"
    }
    let names = (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
    return """
          \(command.name))
            case $prev in
      \(values.isEmpty ? "          --) ;;" : values.joined(separator: "\n"))
            esac
            case $cur in
              -*) COMPREPLY=($(compgen -W \(quoted(names)) -- "$cur"));;
              *) \(bashReply(command.operandCompletion)) ;;
            esac;;
      """
  }

  /// The statement that fills bash's answer with what completes a word.
  private func bashReply(_ completion: Completion) -> String {
    let program = "\"${COMP_WORDS[0]}\""
    switch completion {
    case .file: return "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"));"
    case .folder: return "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\"));"
    case .screen: return bashReply(ofWords: "\"$(\(program) screens 2>/dev/null | cut -f1)\"")
    case .setting: return bashReply(ofWords: "\"$(\(settingsFunction))\"")
    default:
      let words = words(completion) ?? []
      return words.isEmpty ? ":;" : bashReply(ofWords: quoted(words.joined(separator: " ")))
    }
  }

  /// The statement that answers with the words that begin as the unfinished word does.
  ///
  /// - Parameter words: The words as the shell reads them: in quotes, or as what a command prints.
  private func bashReply(ofWords words: String) -> String { "COMPREPLY=($(compgen -W \(words) -- \"$cur\"));" }
}
