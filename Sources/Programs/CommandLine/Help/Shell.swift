/// A shell whose completion a program prints.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

extension Kiosk {
  /// `completion`: prints a shell's completion script for this program.
  func completion(_ arguments: Arguments) throws -> Int32 {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.rest.count == 1, let shell = Shell(rawValue: arguments.rest[0]) else {
      throw Arguments.Mistake(text: "completion needs the name of a shell: \(names)")
    }
    let script = CompletionScript(program: arguments.program)
    switch shell {
    case .bash: return say(script.bash)
    case .zsh: return say(script.zsh)
    case .fish: return say(script.fish)
    }
  }
}

/// The script by which a shell completes the words of a program, made from the table of its commands.
struct CompletionScript {
  let program: String
  let commands = Kiosk.commands

  /// The name of the shell function: the program's name, with underscores for characters that a function name cannot
  /// have.
  var function: String { "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }

  /// The name of the shell function that lists the settings of the panel on the line.
  var settingsFunction: String { function + "_settings" }
  /// The options of `list` that say whose settings these are.
  let naming = ["--panel", "--screen", "--config", "--defaults"]

  /// A text in single quotes, as all three shells read it.
  func quoted(_ text: String) -> String { "'" + text.replaced("'", by: "'\\''") + "'" }

  /// The words that complete something, if they are known without asking the program; `nil` otherwise.
  func words(_ completion: Completion) -> [String]? {
    switch completion {
    case .words(let words): words
    case .value(let id): Completion.words(of: id)
    case .command: commands.map(\.name)
    case .nothing: []
    case .file, .folder, .screen, .setting: nil
    }
  }
}
