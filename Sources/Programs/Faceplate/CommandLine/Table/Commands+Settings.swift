// The commands that read, check and change values.
extension Kiosk {
  private static let files: [CommandOption] = [.screen, .panel] + CommandOption.settings
  /// What commands do that are told no config file.
  private static let installed =
    "Without --config it takes the files of the panel that is installed as a service: \(InstalledFiles.service.state), "
    + "and below it \(InstalledFiles.service.defaults.joined(separator: ", "))."

  /// The commands in the order in which help texts list them. All but `check` take the service's files where none are named.
  static let settingsCommands: [Command] = [
    Command(
      name: "list", group: .settings, summary: "lists all settings with their values",
      details: [
        "It prints a line each: the name, the value, whether that is the default or changed, and what can be written, "
          + "with tabs between.", installed,
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
        "The value is checked first. A running panel follows. Changes of display.… and input.… have to be kept on the "
          + "panel within 15 seconds, or they are taken back.", installed,
      ],
      options: [CommandOption("keep", nil, "asks nobody at the panel whether the change is to be kept")] + files,
      examples: [
        .init("set panel.appearance dark --config panel.conf", "makes the panel dark"),
        .init("set display.rotation 90 --keep --config panel.conf", "turns the picture, and asks nobody"),
      ]
    ) { $0.set },
    Command(
      name: "reset", group: .settings, summary: "takes settings out of the file that the panel writes",
      operands: "[KEY]…", operandCompletion: .setting,
      details: ["What the files below say counts again, or else the panel's own default.", installed],
      options: [
        CommandOption("all", nil, "takes out every setting"),
        CommandOption("keep", nil, "asks nobody at the panel whether the change is to be kept"),
      ] + files,
      examples: [
        .init("reset panel.appearance --config panel.conf", "takes one setting out"),
        .init("reset --all --config panel.conf", "takes all out"),
      ]
    ) { $0.reset },
    Command(
      name: "watch", group: .settings, summary: "prints each setting that changes, until it is ended",
      operands: "[KEY]…", operandCompletion: .setting,
      details: ["It prints a name and a value a line, with a tab between.", installed],
      options: [CommandOption("json", nil, "prints a JSON object a line, for programs")] + files,
      examples: [
        .init("watch oven.fan --config panel.conf", "prints one setting, each time it changes", needs: .machine)
      ]
    ) { $0.watch },
    Command(
      name: "config", group: .settings,
      summary: "prints the merged config file, with the place that each value is from",
      details: [installed],
      options: [
        CommandOption("changed", nil, "prints only what is not the default"),
        CommandOption("template", nil, "prints a config file with every setting commented out, to begin with"), .json,
      ] + files,
      examples: [
        .init("config --changed --config panel.conf", "prints what the files change"),
        .init("config --template > new.conf", "makes a file to begin with"),
      ]
    ) { $0.printConfig },
    Command(
      name: "check", group: .settings, summary: "says what is wrong with a config file, or with all of them",
      operands: "[F]", operandCompletion: .file(".conf"),
      details: [
        "It prints a line for each problem, “file:line:column: what: what to do”, and for each string that a language of "
          + "the application lacks.", installed,
        "With --panel it checks a panel file, and the config file only if --config names one.",
      ],
      options: [.json] + files,
      examples: [
        .init("check panel.conf", "checks a file"),
        .init("check --panel oven.yaml", "checks a panel file", needs: .machine),
      ],
      statuses: [.init(0, "all is well"), .init(1, "anything is wrong")]
    ) { $0.check },
  ]
}
