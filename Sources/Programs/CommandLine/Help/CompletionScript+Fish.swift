// fish reads a line of `complete` for each thing that can be typed.
extension CompletionScript {
  var fish: String {
    let head = [
      "# Completion of \(program) for fish, made by “\(program) completion fish”.",
      """
      function \(settingsFunction)
        set -l words (commandline -opc)
        set -l named
        for i in (seq 2 (count $words))
          switch $words[$i]
            case \(naming.joined(separator: " "))
              set -a named $words[$i] $words[(math $i + 1)]
            case \(naming.map { "'\($0)=*'" }.joined(separator: " "))
              set -a named $words[$i]
          end
        end
        begin
          \(program) list $named
          or \(program) list --config /dev/null $named
        end 2>/dev/null | cut -f1
      end
      """,
      "complete -c \(program) -f",
    ]
    let names = commands.map { command in
      "complete -c \(program) -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))"
    }
    return (head + names + commands.flatMap(fishLines)).joined(separator: "\n")
  }

  /// The lines of a command: one for each option, and one for its other words if something completes them.
  private func fishLines(of command: Command) -> [String] {
    let start = "complete -c \(program) -n '__fish_seen_subcommand_from \(command.name)'"
    var lines = (command.options + [CommandOption("help", nil, "explains the command")]).map { option in
      let value = option.value == nil ? "" : " \(fishValue(option.completion))"
      return "\(start) -l \(option.name)\(value) -d \(fishQuoted(option.meaning))"
    }
    switch command.operandCompletion {
    case .file: lines.append("\(start) -F")
    case let completion where !command.operands.isEmpty && completion != .nothing:
      lines.append("\(start) \(fishValue(completion).replaced("-x ", by: "-f "))")
    default: break
    }
    return lines
  }

  /// The words of `complete` about a value: -r requires a value, -x allows nothing else, -F allows files.
  private func fishValue(_ completion: Completion) -> String {
    switch completion {
    case .file: return "-r -F"
    case .folder: return "-x -a '(__fish_complete_directories)'"
    case .screen: return "-x -a '(\(program) screens 2>/dev/null | cut -f1)'"
    case .setting: return "-x -a '(\(settingsFunction))'"
    default:
      let words = words(completion) ?? []
      return words.isEmpty ? "-x" : "-x -a " + fishQuoted(words.joined(separator: " "))
    }
  }

  /// A text in single quotes, in which fish knows a backslash before a quote or another backslash.
  private func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
