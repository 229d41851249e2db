// The commands that make pictures and films of a running panel.
extension Kiosk {
  /// The panel to watch is named by the file that it writes, as for `status`.
  private static let watched = CommandOption(
    "config", "F", "the file that the panel writes; that of the service where none is named",
    completion: .file(".conf"),
    section: .settings)

  /// The commands in the order in which help texts list them. `replay` needs no panel that runs, so it stands with the panels.
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
      name: "record", group: .machine, summary: "writes a film of a running panel, and what is done at it",
      details: [
        "It ends with Ctrl-C, with the panel, or after a minute. The film is an animated PNG, which browsers play. What is "
          + "secret is grey there; the script leaves out touches of it, letters that are typed while it is on the "
          + "screen, and all keys and the knob while a secret is entered. The panel shows an eye meanwhile."
      ],
      options: [
        CommandOption("output", "F.png", "the film", completion: .file(".png")),
        CommandOption("script", "F", "a script of what was done, for replay", completion: .file("")),
        CommandOption("seconds", "N", "ends it after so many seconds, from 1 to 3600; 60 where none are given"),
        watched,
      ],
      examples: [
        .init("record --output film.png --script steps", "records the service's panel for a minute", needs: .machine)
      ]
    ) { $0.record },
    Command(
      name: "replay", group: .panels, summary: "draws a film of what a script does, without a display",
      details: [
        "The script is one of record or of render. Size, scale and settings have to be those of the panel that was "
          + "recorded; the first line of a recording has size and scale."
      ],
      options: [
        CommandOption("output", "F.png", "the film", completion: .file(".png")),
        CommandOption("script", "F", "what somebody does at the panel", completion: .file("")),
        .screen, .panel, .size, .scale, .tweaks,
      ] + CommandOption.settings + CommandOption.look,
      examples: [
        .init(
          "record --output film.png --script steps && kiosk replay --script steps --output again.png",
          "draws what was recorded once more, from its steps alone", needs: .machine)
      ]
    ) { $0.replay },
  ]
}
