// The commands that read, check and change values.
extension Kiosk {
  private static let files: [CommandOption] = [.screen, .panel] + CommandOption.settings
  /// The rule for commands that name no config file.
  private static let installed =
    "Without --config it takes the files of the panel that is installed as a service: \(InstalledFiles.service.state), "
    + "and below it \(InstalledFiles.service.defaults.joined(separator: ", ")). The values are those of the panel file "
    + "that panel.file names, or of \(InstalledFiles.service.panel) if there is one."

  /// The commands in the order in which help texts list them. All but `check` take the service's files where none are named.
  static let settingsCommands: [Command] = [
    Command(
      name: "list", group: .settings, summary: "lists all settings with their values",
      details: [
        "It prints a line for each: the name, the value, whether that is the default or changed, and what can be written, "
          + "separated by tabs.", installed,
      ],
      options: [.json] + files,
      examples: [
        .init("list --config panel.conf", "lists the settings of the first panel and of the machine"),
        .init("list --json --config panel.conf", "lists them as an array of JSON objects"),
      ]
    ) { $0.list },
    Command(
      name: "get", group: .settings, summary: "prints the value of a setting", operands: "KEY",
      operandCompletion: .setting, details: [installed], options: [.json] + files,
      examples: [.init("get display.rotation --config panel.conf", "prints 0, unless the file says otherwise")]
    ) { $0.get },
    Command(
      name: "set", group: .settings, summary: "changes a setting in the file that the panel writes",
      operands: "KEY VALUE", operandCompletion: .setting,
      details: [
        "The value is checked first. A running panel follows. Changes of display.… and input.… must be kept on the "
          + "panel within 15 seconds, or they are undone.", installed,
      ],
      options: [CommandOption("keep", nil, "does not ask at the panel whether to keep the change")] + files,
      examples: [
        .init("set panel.appearance dark --config panel.conf", "makes the panel dark"),
        .init("set display.rotation 90 --keep --config panel.conf", "turns the picture without asking"),
      ]
    ) { $0.set },
    Command(
      name: "reset", group: .settings, summary: "removes settings from the file that the panel writes",
      operands: "[KEY]…", operandCompletion: .setting,
      details: ["The value of the files below counts again, or else the panel's own default.", installed],
      options: [
        CommandOption("all", nil, "removes every setting"),
        CommandOption("keep", nil, "does not ask at the panel whether to keep the change"),
      ] + files,
      examples: [
        .init("reset panel.appearance --config panel.conf", "removes one setting"),
        .init("reset --all --config panel.conf", "takes all out"),
      ]
    ) { $0.reset },
    Command(
      name: "watch", group: .settings, summary: "prints each setting that changes, until it is ended",
      operands: "[KEY]…", operandCompletion: .setting,
      details: ["It prints a name and a value a line, separated by a tab.", installed],
      options: [CommandOption("json", nil, "prints a JSON object a line, for programs")] + files,
      examples: [
        .init("watch oven.fan --config panel.conf", "prints one setting, each time it changes", needs: .machine)
      ]
    ) { $0.watch },
    Command(
      name: "config", group: .settings,
      summary: "prints the merged config file, with the place of each value",
      details: [installed],
      options: [
        CommandOption("changed", nil, "prints only values that differ from the default"),
        CommandOption("template", nil, "prints a config file with every setting commented out, to start from"), .json,
      ] + files,
      examples: [
        .init("config --changed --config panel.conf", "prints what the files change"),
        .init("config --template > new.conf", "makes a file to start from"),
      ]
    ) { $0.printConfig },
    Command(
      name: "check", group: .settings, summary: "reports the mistakes in a config file, or in all of them",
      operands: "[F]…", operandCompletion: .file(".conf"),
      details: [
        "It prints a line for each problem, “file:line:column: what: what to do”, and for each string that a language of "
          + "the application lacks.", installed,
        "With --panel it checks that panel file and those that F names, and the config file only if --config names one. "
          + "With --json it prints an object a line for each file.",
      ],
      options: [.json, .files] + files,
      examples: [
        .init("check panel.conf", "checks a file"),
        .init("check --panel *.yaml", "checks all panel files of a folder", needs: .machine),
      ],
      statuses: [.init(0, "all is well"), .init(1, "anything is wrong")]
    ) { $0.check },
  ]
}
