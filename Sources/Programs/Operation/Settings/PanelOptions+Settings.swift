import LinuxHost
import Settings

extension PanelOptions {
  /// Applies the machine settings of the files, and then those of the command line.
  package mutating func read(_ settings: PanelSettings?, _ commandLine: [(id: String, text: String)]) {
    // A setting that no file contains returns to its default; a setting that has become faulty keeps its last good
    // value.
    let (values, held) = (settings?.values, settings?.reading?.held ?? [])
    for setting in MachineSetting.all where !held.contains(setting.id) {
      set(setting.id, to: values?[setting.id]?.text ?? setting.defaultText)
    }
    for (id, text) in commandLine { set(id, to: text) }
  }
}

extension MachineSetting {
  /// The setting as a declaration for settings files.
  package var setting: SettingDeclaration {
    let check = check
    return SettingDeclaration(
      id: id, comment: [SettingDeclaration.comment(description, defaultText)], defaultText: defaultText
    ) {
      text in MainActor.assumeIsolated { check(text) }
    }
  }
}

extension SettingsLayers {
  /// Declares the settings that every panel's files may contain: the machine's, and settings on trial.
  package func declareMachine() {
    for setting in MachineSetting.all { declare(setting.setting) }
    for declaration in SettingsTrial.declarations { declare(declaration) }
  }

  /// The settings that a person may want to know or to change: all except the panel's own notes.
  package var listed: [SettingDeclaration] {
    state.declarations.filter { declaration in !SettingsTrial.declarations.contains { $0.id == declaration.id } }
  }
}
