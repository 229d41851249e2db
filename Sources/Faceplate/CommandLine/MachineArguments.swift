import Graphics
import Controls
import Runtime
import LinuxHost
import Settings

extension Kiosk {
  /// An option of `run` for each setting of the machine.
  static let machineOptions = MachineSetting.all.map(\.option)
}

extension Arguments {
  /// What the command line says of the machine: names of settings and their texts. It stands in front of every file.
  func machineSettings(
    _ settings: [MachineSetting] = MachineSetting.all
  ) throws(Mistake) -> [(id: String, text: String)] {
    var found: [(id: String, text: String)] = []
    for setting in settings {
      guard let text = values[setting.option] else { continue }
      if let fault = setting.check(text) { throw Mistake(text: "--\(setting.option) \(text): \(fault)") }
      found.append((setting.id, text))
    }
    return found
  }
}

extension Arguments {
  /// The typefaces that the files of settings and the command line ask for. They are wanted before anything else is
  /// known of the panel: no text has been set until then.
  func fonts() throws -> FontLibrary {
    var options = PanelOptions()
    let wanted = MachineSetting.all.filter { $0.id.hasPrefix("fonts.") }
    if let layers = try layers() {
      for setting in wanted { layers.declare(setting.setting) }
      for (id, value) in layers.load().values { options.set(id, to: value.text) }
    }
    for (id, text) in try machineSettings(wanted) { options.set(id, to: text) }
    return try options.fonts()
  }
}

extension PanelOptions {
  /// The panel's typefaces.
  func fonts() throws(FontError) -> FontLibrary {
    try .system(fallback: fontFiles.isEmpty ? .system : FontFallback(files: fontFiles))
  }

  /// Follows what the files say of the machine, and then what the command line says.
  mutating func read(_ settings: PanelSettings?, _ commandLine: [(id: String, text: String)]) {
    // A file that does not speak of a setting leaves it at its default.
    for setting in MachineSetting.all { set(setting.id, to: settings?.values[setting.id]?.text ?? setting.defaultText) }
    for (id, text) in commandLine { set(id, to: text) }
  }
}

extension MachineSetting {
  /// The setting as a settings file sees it.
  var setting: SettingDeclaration {
    let check = check
    return SettingDeclaration(id: id, comment: ["\(description); default \(defaultText)"], defaultText: defaultText) {
      text in MainActor.assumeIsolated { check(text) }
    }
  }
}

extension SettingsLayers {
  /// Declares what every panel's files may say: of the machine, and of settings on trial.
  func declareMachine() {
    for setting in MachineSetting.all { declare(setting.setting) }
    for declaration in SettingsTrial.declarations { declare(declaration) }
  }

  /// The settings that somebody may want to know or to change: all but the panel's own notes.
  var listed: [SettingDeclaration] {
    state.declarations.filter { declaration in !SettingsTrial.declarations.contains { $0.id == declaration.id } }
  }
}
