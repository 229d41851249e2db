import Operation

// The commands that show, draw and check panels.
extension Kiosk {
  /// The commands in the order in which help texts list them. `run` and `render` take the same panels and settings, so that a
  /// picture is what a screen would show.
  static let panelCommands: [Command] = [
    Command(
      name: "run", group: .panels, summary: "shows the panel on the screens of this machine",
      details: [
        "It runs until SIGTERM or SIGINT; SIGHUP reads the settings again. Without --config the panel saves nothing.",
        "A panel for the screen at a connector is named by CONNECTOR=NAME; the option may be given several times.",
        "With --panel it shows the panel of a file, and follows the file: what is saved is on the screen within half a "
          + "second, and a file with a mistake changes nothing but a mark in a corner.",
      ],
      options: [
        CommandOption(
          "screen", "[CONNECTOR=]NAME", "a panel that screens lists; by default the first",
          completion: .screen), .panel, .files,
        CommandOption(
          "commands", "F", "the commands that a panel file may run; \(CommandsFile.standard) where none is named",
          completion: .file(".conf")),
        CommandOption("notice", nil, "says in a corner of the screen what is wrong with the config files"),
        CommandOption("stats", nil, "prints how many frames were drawn, and how long they took, at the end"), .tweaks,
        .inspect, .resume,
      ] + CommandOption.settings + CommandOption.machine,
      examples: [
        .init("run --config panel.conf", "shows the first panel, and keeps its values in panel.conf", needs: .machine),
        .init("run --screen oven --screen HDMI-A-2=cart", "shows a panel on each of two screens", needs: .machine),
      ],
      statuses: [.init(78, "there is no display (EX_CONFIG)")]
    ) { $0.runPanel },
    Command(
      name: "render", group: .panels, summary: "draws the panel to a PNG file, without a display",
      details: [
        "The script is of lines such as “tap Increment in Time”, “hold Increment in Time for 1.2”, “drag Volume by 60”, "
          + "“turn 3”, “press knob”, “press Tab” and “wait 2”. “turn to Start” and “tab to Start” move the focus to an element, "
          + "and “expect Start” or “expect Time is 45” ends the script where that does not hold."
          + " With --panel there are also “set VALUE TEXT”, as a device would, and "
          + "“spoil VALUE”, after which the value is out of date."
          + " With --speech there are also “swipe right”, “double tap” and “listen”.",
        "With --previews it draws each preview of the application into its own file, and prints their paths.",
      ],
      options: [
        CommandOption("output", "F.png", "the picture", completion: .file(".png")),
        CommandOption("describe", nil, "lists the elements of the panel: role, label, value and place of each element"),
        CommandOption(
          "speech", nil,
          "lists what a listener hears from element to element, or during the steps of the script; a line has the "
            + "time in seconds, the words and their reason"),
        CommandOption("report", nil, "lists the values before and after the script"),
        CommandOption(
          "film", "F.png", "a sheet with a picture after each step of the script", completion: .file(".png")),
        CommandOption("script", "F", "the steps of a person at the panel before it is drawn", completion: .file("")),
        CommandOption(
          "previews", "FOLDER", "the folder for the pictures of the application's previews", completion: .folder),
        .json, .screen, .panel, .size, .scale, .tweaks,
      ] + CommandOption.settings + CommandOption.look,
      examples: [
        .init("render --output panel.png", "draws the first panel, 800 pixels wide and 480 high"),
        .init("render --output dark.png --size 1280x800 --scale 1.5 --appearance dark", "draws it larger and dark"),
        .init("render --script visit --film film.png", "draws the panel after each step of a visit"),
        .init("render --describe --config panel.conf", "lists the panel's elements for assistive technology"),
        .init(
          "render --speech --screen oven", "prints everything heard from the first element of the oven to the last"),
      ]
    ) { $0.render },
    Command(
      name: "screens", group: .panels, summary: "lists the panels that --screen can name",
      details: ["It prints a name and a title a line, separated by a tab. By default the first is shown."],
      options: [.json], examples: [.init("screens", "lists the panels of the gallery")]
    ) { $0.listScreens },
    Command(
      name: "lint", group: .panels, summary: "checks the layout of the panels on the screens of ten common sizes",
      details: [
        "It finds cut and covered texts, low contrast, small and hidden controls, and prints one finding a line.",
        "With a script it also checks each step: pages behind others, dialogs, and anything that appears with time.",
      ],
      options: [
        CommandOption("screen", "NAME", "a panel; by default all; may be repeated", completion: .screen),
        .panel,
        CommandOption("script", "F", "the steps of a person at the panel, as for render", completion: .file("")),
        CommandOption("size", "WxH[@INCHES]", "a screen instead of the ten, such as 800x480@7; may be repeated"),
        CommandOption(
          "appearance", "light|dark", "by default both; may be repeated",
          completion: .words(["light", "dark"])),
        CommandOption("text-size", "S", "a text size from xSmall to accessibility5; may be repeated"),
        CommandOption(
          "contrast", "standard|increased", "may be repeated", completion: .words(["standard", "increased"])),
        CommandOption("direction", "ltr|rtl", "may be repeated", completion: .words(["ltr", "rtl"])),
        CommandOption(
          "pictures", "FOLDER", "draws each finding into its own picture", completion: .folder), .json,
      ] + CommandOption.settings
        + CommandOption.look.filter { !["appearance", "text-size", "contrast"].contains($0.name) },
      examples: [
        .init("lint --screen oven --size 800x480@7", "checks one panel on one screen"),
        .init("lint --screen oven --size 480x320 --pictures findings", "leaves a picture of each finding in a folder"),
      ],
      statuses: [.init(0, "nothing was found"), .init(1, "anything was found")]
    ) { $0.lint },
    Command(
      name: "new", group: .panels, summary: "writes a panel to start from: a panel file, or a package of code",
      details: [
        "It replaces no file. A panel file describes a panel without code; `run --panel F` follows it. A package has a "
          + "program and a test of it in Swift; `make watch` in Faceplate's folder builds it whenever a source is saved."
      ],
      options: [
        CommandOption("panel", "F", "the panel file to write", completion: .file(".yaml")),
        CommandOption("package", "FOLDER", "the folder of a package to write", completion: .folder),
        CommandOption(
          "from", "NAME",
          "the panel of Faceplate's gallery that the package starts from: oven, washer, thermostat, station, room, "
            + "order, or one of the small ones, such as knob"),
        CommandOption(
          "faceplate", "FOLDER",
          "the path of Faceplate in the package; by default \(PackageStarter.usualPath)",
          completion: .folder),
      ],
      examples: [
        .init("new --panel first.yaml", "writes first.yaml"),
        .init("new --package thermostat --faceplate /usr/src/faceplate", "writes a package of Swift"),
        .init(
          "new --package mill --from station --faceplate /usr/src/faceplate", "writes one with the pump station in it",
          needs: .machine),
      ]
    ) { $0.newPanel },
    // The schema and its reference are written from the table by which panel files are read.
    Command(
      name: "schema", group: .panels, summary: "prints the schema of panel files for editors",
      details: ["It is JSON Schema, by which an editor completes and checks panel files."],
      options: [CommandOption("markdown", nil, "prints the reference of all keys instead")],
      examples: [.init("schema > panel.schema.json", "writes the schema that a panel file names in its first line")]
    ) { $0.printSchema },
    Command(
      name: "passcode", group: .panels, summary: "prints the hash of a code for the roles of a panel file",
      details: [
        "It reads the code, of 4 to 12 digits, from standard input; a terminal does not show it, and asks twice. The hash "
          + "belongs under roles: in the panel file. It reveals the code only to a person who tries all codes."
      ],
      examples: [.init("passcode < /dev/tty", "asks for a code", needs: .machine)]
    ) { $0.printPasscode },
    // A broker is asked, and no panel: those that are off are listed, too.
    Command(
      name: "fleet", group: .panels, summary: "lists the panels that an MQTT broker knows",
      details: [
        "Each panel with a link to the broker publishes its title, whether it is online, and how its panel file and its links "
          + "are. A line has the name, online or offline, the title, the version, the number of values, and good or what is "
          + "wrong, separated by tabs."
      ],
      options: [
        CommandOption("broker", "ADDRESS", "the broker: mqtt://HOST, or mqtts://HOST for TLS"),
        CommandOption("user", "NAME", "the name of the user at the broker"),
        CommandOption(
          "password", "credential:NAME",
          "the credential with the password for this broker: NAME@HOST, in /etc/kiosk/credentials if systemd "
            + "passes on none"), .json,
      ],
      examples: [.init("fleet --broker mqtt://broker.lan", "lists the panels of a house", needs: .machine)]
    ) { $0.listFleet },
  ]
}
