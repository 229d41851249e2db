import Values

/// The help texts of a program, made from the table of its commands.
struct CommandHelp {
  let program: String
  var terminal = Terminal.none

  /// The list of all commands.
  var overview: String {
    var parts = [
      terminal.wrap("\(program): a control panel on a bare Linux screen"),
      terminal.wrap("\(program) COMMAND [OPTION]…", behind: "Usage: "),
    ]
    for group in Command.Group.allCases {
      let commands = Kiosk.commands.filter { $0.group == group }
      let lines = commands.map { terminal.entry($0.name, $0.summary, column: 20) }
      parts.append(([terminal.heading(group.rawValue)] + lines).joined(separator: "\n"))
    }
    parts.append(
      terminal.wrap(
        "“\(program) COMMAND --help” explains a command and its options; \(program) --version prints the version of the "
          + "toolkit. Options may be shortened as long as they stay distinct."))
    return parts.joined(separator: "\n\n")
  }

  func text(of command: Command) -> String {
    var parts = [
      terminal.wrap("\(program) \(command.name): \(command.summary)"),
      terminal.wrap(usage(of: command), behind: "Usage: "),
    ]
    parts += command.details.map { terminal.wrap(inside($0)) }
    for section in CommandOption.Section.allCases {
      let options = command.options.filter { $0.section == section }
      if options.isEmpty { continue }
      let lines = options.map { terminal.entry($0.usage, $0.meaning) }
      parts.append(([terminal.heading(terminal.wrap(section.rawValue))] + lines).joined(separator: "\n"))
    }
    if !command.examples.isEmpty {
      let lines = command.examples.map { terminal.entry("\(program) \($0.line)", $0.effect, column: 6) }
      parts.append(([terminal.heading("Examples")] + lines).joined(separator: "\n"))
    }
    let statuses = command.allStatuses.map { terminal.entry("\($0.code)", $0.meaning, column: 6) }
    parts.append(([terminal.heading("Exit status")] + statuses).joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  /// The words of a command line, such as `kiosk get [OPTION]… KEY`.
  func usage(of command: Command) -> String {
    [program, command.name, command.options.isEmpty ? "" : "[OPTION]…", command.operands].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A text of the table with the program's name in it.
  func inside(_ text: String) -> String {
    text.replaced("PROGRAM", by: program)
  }
}

extension Kiosk {
  /// `help`: explains a command, or lists all.
  func help(_ arguments: Arguments) throws -> Int32 {
    let help = CommandHelp(program: arguments.program, terminal: .current)
    guard let name = arguments.rest.first else { return say(help.overview) }
    if arguments.rest.count > 1 { throw Arguments.Mistake(text: "help needs the name of one command") }
    return say(help.text(of: try Self.demandCommand(name)))
  }

  /// The command of a name.
  ///
  /// - Throws: ``Arguments/Mistake`` with the most similar name if there is none.
  static func demandCommand(_ name: String) throws(Arguments.Mistake) -> Command {
    if let command = command(named: name) { return command }
    let nearest = nearestName(to: name, among: commands.map(\.name)).map { "; did you mean \($0)?" } ?? ""
    throw Arguments.Mistake(text: "there is no command \(name)\(nearest)")
  }
}
