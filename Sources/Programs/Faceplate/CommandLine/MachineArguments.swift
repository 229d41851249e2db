import Graphics
import Controls
import Runtime
import LinuxHost
import Settings

extension Arguments {
  /// The machine settings on the command line: IDs and texts. They override every file.
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
  /// The typefaces that the configuration files and the command line name. Waits for the disk.
  func fonts() throws -> FontLibrary {
    var options = PanelOptions()
    let wanted = MachineSetting.all.filter { $0.id.hasPrefix("fonts.") || $0.id == MachineSetting.typefaceID }
    if let layers = try layers() {
      for setting in wanted { layers.declare(setting.setting) }
      for (id, value) in layers.load().values { options.set(id, to: value.text) }
    }
    for (id, text) in try machineSettings(wanted) { options.set(id, to: text) }
    return try options.fonts()
  }
}

extension PanelOptions {
  /// The typefaces of the panel.
  ///
  /// - Parameter searches: Looks for fallback fonts; without them, text waits for its fonts.
  func fonts(_ searches: FontSearches? = nil) throws(FontError) -> FontLibrary {
    let fallback = fontFiles.isEmpty ? FontFallback.system : FontFallback(files: fontFiles)
    searches?.take(over: fallback)
    if !look.typefaceFiles.isEmpty { return try FontLibrary(paths: look.typefaceFiles, fallback: fallback) }
    return try .system(fallback: fallback)
  }

  /// Applies the machine settings of the files, and then those of the command line.
  mutating func read(_ settings: PanelSettings?, _ commandLine: [(id: String, text: String)]) {
    // A setting that no file contains returns to its default; the last good value of one that is faulty now stays.
    let (values, held) = (settings?.values, settings?.reading?.held ?? [])
    for setting in MachineSetting.all where !held.contains(setting.id) {
      set(setting.id, to: values?[setting.id]?.text ?? setting.defaultText)
    }
    for (id, text) in commandLine { set(id, to: text) }
  }
}

extension MachineSetting {
  /// The setting as a declaration for settings files.
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
