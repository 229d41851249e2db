// The commands that make pictures and films of a running panel.
extension Kiosk {
  /// The panel to watch is named by the file that it writes, as for `status`.
  private static let watched = CommandOption(
    "config", "F", "the file that the panel writes; by default the service's",
    completion: .file(".conf"),
    section: .settings)

  /// As for the panels, in the order of help texts. `replay` needs no panel that runs, so it is listed with the panels.
  static let filmCommands: [Command] = [
    Command(
      name: "screenshot", group: .machine, summary: "writes the picture of a running panel",
      details: [
        "Passwords, codes, card fields, their keyboard and private views are grey. Only the panel's user and root may take it."
      ],
      options: [CommandOption("output", "F.png", "the picture", completion: .file(".png")), watched],
      examples: [.init("screenshot --output now.png", "shows what the service's panel shows", needs: .machine)]
    ) { $0.screenshot },
    Command(
      name: "record", group: .machine, summary: "records a film of a running panel, and the steps taken at it",
      details: [
        "It ends with Ctrl-C, with the panel, or after a minute. The film is an animated PNG, which browsers play. Secrets "
          + "are grey; the script leaves out touches of secrets, letters typed while one is on the screen, and all keys "
          + "and the knob while a secret is being entered. The panel shows an eye during the recording."
      ],
      options: [
        CommandOption("output", "F.png", "the film", completion: .file(".png")),
        CommandOption("script", "F", "a script of the steps, for replay", completion: .file("")),
        CommandOption("seconds", "N", "ends it after this many seconds, from 1 to 3600; by default 60"),
        watched,
      ],
      examples: [
        .init("record --output film.png --script steps", "records the service's panel for a minute", needs: .machine)
      ]
    ) { $0.record },
    Command(
      name: "replay", group: .panels, summary: "draws a film of a script's steps, without a display",
      details: [
        "The script is one of record or of render. Size, scale and settings must be as in the panel that was "
          + "recorded; the first line of a recording has size and scale."
      ],
      options: [
        CommandOption("output", "F.png", "the film", completion: .file(".png")),
        CommandOption("script", "F", "the steps of a person at the panel", completion: .file("")),
        .screen, .panel, .size, .scale, .tweaks,
      ] + CommandOption.settings + CommandOption.look,
      examples: [
        .init(
          "record --output film.png --script steps && kiosk replay --script steps --output again.png",
          "draws the recorded steps again", needs: .machine)
      ]
    ) { $0.replay },
  ]
}
