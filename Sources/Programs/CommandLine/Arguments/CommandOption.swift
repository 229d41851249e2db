import LinuxHost

/// An option of a command, such as `--output F`.
struct CommandOption {
  /// The heading under which a help text lists an option.
  enum Section: String, CaseIterable {
    case own = "Options"
    case settings = "Config files, each overriding the one before it"
    case machine = "Settings of the machine, which override the config file"
  }

  /// The name, without dashes.
  let name: String
  /// The placeholder of the value in a help text; `nil` for an option without a value.
  let value: String?
  /// A phrase without a full stop.
  let meaning: String
  /// The completions that the shell offers for its value.
  var completion = Completion.nothing
  /// The section of the help text that lists it.
  var section = Section.own
  /// The value if none is given; `nil` for an option that requires a value.
  var impliedValue: String?

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - name: The name, without dashes.
  ///   - value: The placeholder of the value in a help text; `nil` for an option without a value.
  ///   - meaning: A phrase without a full stop.
  init(
    _ name: String, _ value: String? = nil, _ meaning: String, completion: Completion = .nothing,
    section: Section = .own
  ) {
    (self.name, self.value, self.meaning) = (name, value, meaning)
    (self.completion, self.section) = (completion, section)
  }

  /// The option as it is typed, such as `--output F`.
  var usage: String { "--\(name)" + (value.map { impliedValue == nil ? " \($0)" : " [\($0)]" } ?? "") }
}

/// The way in which a shell completes a word.
enum Completion: Hashable {
  /// Not at all: a text of one's own.
  case nothing
  /// One of these words.
  case words([String])
  /// A file with this ending of its name; any file if the text is empty.
  case file(String)
  case folder
  /// A name that `screens` lists.
  case screen
  /// A name that `list` lists.
  case setting
  /// A name of a command.
  case command
  /// A value of a setting of the machine, by the setting's name.
  case value(of: String)

  /// The words of a setting's description that the setting accepts; none if it accepts any text.
  static func words(of id: String) -> [String] {
    guard let setting = MachineSetting.all.first(where: { $0.id == id }), setting.check("\u{1}") != nil else {
      return []
    }
    var accepted: [String] = []
    for word in setting.description.split(whereSeparator: { " ,;".contains($0) }).map(String.init)
    where !accepted.contains(word) && setting.check(word) == nil { accepted.append(word) }
    return accepted
  }
}

// MARK: - Options that several commands have

extension CommandOption {
  /// The panel to work with.
  static let screen = CommandOption(
    "screen", "NAME", "a panel that screens lists; by default the first", completion: .screen)
  /// The panel of a file, in place of a panel of the program.
  static let panel = CommandOption(
    "panel", "F",
    "a panel file, whose panel replaces those of the program; by default that of the setting panel.file or, for the "
      + "service, \(InstalledFiles.service.panel)", completion: .file(".yaml"))
  /// The folders that the administrator opens to the panel file.
  static let files = CommandOption(
    "files", "FOLDER",
    "a folder whose files the panel file may read and write, besides its own folder and /sys; may be repeated",
    completion: .folder)
  /// The form of the output for programs.
  static let json = CommandOption("json", nil, "prints JSON, for programs")
  /// The size of a picture that no screen decides.
  static let size = CommandOption("size", "WxH", "the size of the picture in pixels; by default 800x480")
  /// The scale of a picture that no screen decides.
  static let scale = CommandOption("scale", "N", "the pixels in a point, from 0.25 to 16; by default 1")
  /// Whether a person at the panel may change its tweaks.
  static let tweaks = CommandOption(
    "tweaks", nil,
    "enables the tweak panel: F12, two seconds in the upper right corner, or three on the knob; tweaks.panel=true "
      + "in the config file does so, too")

  /// For developers: answers a touch with the view under it.
  static let inspect = {
    var option = CommandOption(
      "inspect", "FOLDER",
      "for developers: a right-click in a VNC viewer prints the view there, and why it was drawn; views are looked up in "
        + "the sources of a folder", completion: .folder)
    option.impliedValue = "."
    return option
  }()
  /// For developers: a program that is started again continues where it was.
  static let resume = CommandOption(
    "resume", "F", "for developers: starts on the page that the previous run saved in a file, and saves its own",
    completion: .file(""))

  /// The options that name the files of settings.
  static let settings: [CommandOption] = [
    CommandOption(
      "defaults", "F", "a file that the others override, which need not exist; may be repeated",
      completion: .file(".conf"), section: .settings),
    CommandOption(
      "config", "F",
      "the file that the panel writes; drop-ins F.d/*.conf of it and of those of --defaults come before it",
      completion: .file(".conf"), section: .settings),
    CommandOption(
      "set", "KEY=VALUE",
      "a setting that overrides all files; may be repeated; the environment variable FACEPLATE_SET has such settings, too, one to a line",
      completion: .setting, section: .settings),
  ]

  /// An option for each setting of the machine but the panel file, which has ``panel``.
  static let machine = MachineSetting.all.filter { $0.id != MachineSetting.panelFileID }.map { CommandOption(of: $0) }
  /// The options of machine settings that change the look of a panel, also where there is no display.
  static let look = machine.filter { option in
    ["fonts.", "panel.", "theme."].contains { option.meaning.hasPrefix($0) }
  }

  /// The option of a setting of the machine.
  private init(of setting: MachineSetting) {
    self.init(
      setting.option, "TEXT", "\(setting.id): \(setting.description)", completion: .value(of: setting.id),
      section: .machine)
    // A user who writes --vnc alone wants viewers on this machine.
    if setting.id == "remote.vnc" { impliedValue = "on" }
  }
}
