// The commands about the machine and about the program itself.
extension Kiosk {
  /// The commands about the machine that a panel runs on. They keep to exit status 78 where there is no display.
  static let machineCommands: [Command] = [
    Command(
      name: "status", group: .machine, summary: "reports the state of the running panel",
      details: [
        "It asks the panel that writes the config file for its screen, inputs, settings, panel file and links, the last problem, "
          + "and the report of a crash. Without --config it asks the panel that is installed as a service."
      ],
      options: [
        .json,
        CommandOption("config", "F", "the file that the panel writes", completion: .file(".conf"), section: .settings),
      ],
      examples: [.init("status --json", "reports the state of the service's panel as JSON", needs: .machine)],
      statuses: [
        .init(0, "the panel runs and nothing is wrong"),
        .init(1, "anything is wrong, the panel does not answer within three seconds, or none runs"),
      ]
    ) { $0.status },
    Command(
      name: "devices", group: .machine, summary: "lists the displays and inputs of this machine",
      details: ["It says who may open each, what is missing for a panel, and how to fix it."],
      options: [.json], examples: [.init("devices", "says whether a panel can start here", needs: .machine)],
      statuses: [.init(0, "a panel can start"), .init(78, "a panel cannot start (EX_CONFIG)")]
    ) { $0.devices },
    Command(
      name: "calibrate", group: .machine, summary: "measures how a touchscreen lies on its screen",
      details: [
        "It shows four crosses to touch, tries the resulting matrix until Keep is pressed, and then writes it "
          + "into the config file."
      ],
      options: [.screen] + CommandOption.settings + CommandOption.machine,
      examples: [.init("calibrate --config panel.conf", "writes input.devices into panel.conf", needs: .machine)],
      statuses: [.init(78, "there is no display (EX_CONFIG)")]
    ) { $0.calibrate },
    Command(
      name: "restore-console", group: .machine, summary: "restores a text console after a panel was killed",
      options: [CommandOption("tty", "ttyN", "the console; by default the one that the command runs on")],
      examples: [.init("restore-console --tty tty1", "restores the first console", needs: .machine)]
    ) { $0.restoreConsole },
  ]

  /// The commands about the program itself. They read no setting and open no device.
  static let helpCommands: [Command] = [
    Command(
      name: "help", group: .help, summary: "explains a command, or lists all", operands: "[COMMAND]",
      operandCompletion: .command, examples: [.init("help render", "explains render, as render --help does")]
    ) { $0.help },
    Command(
      name: "completion", group: .help, summary: "prints a shell's completion script for this program",
      operands: "bash|zsh|fish", operandCompletion: .words(Shell.allCases.map(\.rawValue)),
      details: [
        "bash: put “source <(PROGRAM completion bash)” into ~/.bashrc. zsh: write it to a file _PROGRAM in a folder of "
          + "$fpath. fish: write it to ~/.config/fish/completions/PROGRAM.fish."
      ],
      examples: [.init("completion bash", "prints the completion of bash")]
    ) { $0.completion },
    Command(
      name: "manual", group: .help, summary: "prints a manual page, for man and mandoc",
      operands: "commands|settings|panel",
      operandCompletion: .words(ManualPage.Subject.allCases.map(\.rawValue)),
      details: [
        "“commands” is the page of the program, “settings” that of its config file, “panel” that of panel files."
      ],
      options: [.screen],
      examples: [
        .init("manual commands > kiosk.1 && man -l kiosk.1 > page.txt", "writes the page of the program, and sets it"),
        .init("manual settings > kiosk.conf.5", "writes the page of the config file"),
        .init("manual panel > kiosk-panel.5", "writes the page of panel files"),
      ]
    ) { $0.manual },
  ]

  /// Every command, in the order in which help texts list them.
  static var commands: [Command] {
    panelCommands + settingsCommands + machineCommands + filmCommands + helpCommands
  }

  /// The command of a name. The lists before its own are all that is made for it: a panel starts without the others.
  static func command(named name: String) -> Command? {
    panelCommands.first { $0.name == name } ?? settingsCommands.first { $0.name == name }
      ?? machineCommands.first { $0.name == name } ?? filmCommands.first { $0.name == name }
      ?? helpCommands.first { $0.name == name }
  }
}
