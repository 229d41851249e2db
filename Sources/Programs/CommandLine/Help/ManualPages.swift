import Settings

extension Kiosk {
  /// `manual`: prints a manual page.
  func manual(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.count == 1, let subject = ManualPage.Subject(rawValue: arguments.rest[0]) else {
      throw Arguments.Mistake(text: "manual needs the name of a page: commands, settings or panel")
    }
    // All are written from the tables by which the program works, so they cannot lack a command or a key.
    let page: ManualPage
    switch subject {
    case .commands: page = ManualPage(commandsOf: arguments.program)
    case .settings: page = ManualPage(settingsOf: arguments.program, try declarations(arguments))
    case .panel: page = try panelFilePage(arguments)
    }
    print(page.source, terminator: "")
    return 0
  }
}

extension ManualPage {
  /// The page of a program: its commands with their options.
  init(commandsOf program: String) {
    self.init(.commands, of: program, "a control panel on a bare Linux screen")
    let help = CommandHelp(program: program)
    section("Synopsis")
    for command in Kiosk.commands {
      let operands = command.operands.isEmpty ? "" : " Ar \(Self.escaped(command.operands))"
      macro("Nm")
      macro("Cm \(Self.escaped(command.name))\(command.options.isEmpty ? "" : " Op Ar OPTION ...")\(operands)")
    }
    section("Description")
    text(
      "\(program) shows a control panel on the screens of this machine, without a desktop; draws it where there is no "
        + "screen; and reads, checks and changes the values that it keeps in a config file, which "
        + "\(program).conf(5) describes.")
    paragraph("Options may be shortened as long as they stay distinct. --help after a command explains it.")
    for command in Kiosk.commands { add(command, help) }
    // Listed once, and not below each command that takes them.
    let machine = CommandOption.machine.map { (term: Self.term(of: $0), meaning: $0.meaning) }
    section("Settings of the machine")
    text("These options of run and calibrate override the config file; render takes some of them.")
    list(machine)
    addEnd(program)
  }

  /// Adds a section of a command. The settings of the machine are listed once for all.
  private mutating func add(_ command: Command, _ help: CommandHelp) {
    macro("Ss \(Self.escaped(help.usage(of: command)))")
    text("It \(command.summary).")
    for paragraph in command.details { self.paragraph(help.inside(paragraph)) }
    let options = command.options.filter { $0.section != .machine }
    if !options.isEmpty { list(options.map { (Self.term(of: $0), $0.meaning + ".") }) }
    if command.options.count > options.count { paragraph("It also takes settings of the machine, see below.") }
    if !command.statuses.isEmpty {
      paragraph("Its exit status:")
      list(command.statuses.map { ("\($0.code)", $0.meaning + ".") })
    }
    for example in command.examples {
      paragraph("An example, which \(example.effect):")
      literal(["\(help.program) \(example.line)"])
    }
  }

  /// Adds the sections that every page of a program ends with: environment, files, statuses.
  private mutating func addEnd(_ program: String) {
    section("Environment")
    list([
      ("Ev FACEPLATE_SET", "Settings that override all files, one KEY=VALUE to a line."),
      ("Ev NO_COLOR", "Removes the emphasis from help texts."),
      ("Ev COLUMNS", "The width of help texts."),
    ])
    section("Files")
    let files = InstalledFiles.service
    list([
      (Self.path(files.state), "The settings that were changed on the panel, or by set."),
      (
        Self.path(files.panel),
        "The panel file that the service shows if it is there, unless the setting panel.file names another."
      ),
      (
        Self.path(files.defaults[2]),
        "The administrator's settings; drop-ins are in a folder with .d after its name."
      ),
      (Self.path(files.defaults[1]), "The settings that an application ships."),
      (Self.path(files.defaults[0]), "The settings of a panel in public, which later files override."),
    ])
    section("Exit status")
    list(Command.commonStatuses.map { ("\($0.code)", $0.meaning + ".") } + [("78", "There is no display (EX_CONFIG).")])
    section("See also")
    macro("Xr \(Self.argument("\(program).conf")) 5 ,")
    macro("Xr \(Self.argument("\(program)-panel")) 5 ,")
    macro("Xr systemd.service 5")
  }

  /// An option as the term of a list.
  private static func term(of option: CommandOption) -> String {
    "Fl \\-\(escaped(option.name))" + (option.value.map { " Ar \(escaped($0))" } ?? "")
  }

  /// A path as the term of a list.
  private static func path(_ path: String) -> String { "Pa \(escaped(path))" }
}

extension ManualPage {
  /// The page of a program's config file: how it is written, and every key that `list` lists.
  init(settingsOf program: String, _ declarations: [SettingDeclaration]) {
    self.init(.settings, of: program, "the config file of a control panel")
    section("Description")
    text(
      "The file has groups in brackets and a line KEY=VALUE for each setting. A line that begins with # is a comment. "
        + "A name such as display.rotation is the key rotation of the group display. A running panel follows an edit at "
        + "once. A line that makes no sense is reported with its place, and the last good value stays.")
    paragraph("A key's value comes from the last of these that has it:")
    list([
      ("the program", "its own defaults"), ("the files of", "--defaults, in their order"),
      ("drop\\-ins", "the files *.conf in the folder of each file with .d after its name, sorted by name"),
      ("the file of", "--config, which the panel writes"), ("the environment", "lines of FACEPLATE_SET"),
      ("the options", "--set KEY=VALUE"),
    ])
    let groups = declarations.map { SettingLocation(id: $0.id).group }
    section("Settings")
    for (index, declaration) in declarations.enumerated() {
      if index == 0 || groups[index] != groups[index - 1] {
        if index > 0 { macro("El") }
        macro("Ss [\(Self.escaped(groups[index]))]")
        macro("Bl -tag -width Ds")
      }
      macro("It Va \(Self.argument(declaration.id))")
      text(declaration.comment.joined(separator: " ") + ".")
    }
    if !declarations.isEmpty { macro("El") }
    section("Examples")
    literal(["[display]", "rotation=90", "", "[idle]", "dim=60 s", "blank=10 min"])
    section("See also")
    macro("Xr \(Self.argument(program)) 1")
  }
}
