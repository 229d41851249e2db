import LinuxHost
import Settings

extension Kiosk {
  /// An option of `run` for each setting of the machine.
  static let machineOptions = MachineSetting.all.map(\.option)
}

extension Arguments {
  /// What the command line says of the machine: names of settings and their texts. It stands in front of every file.
  func machineSettings() throws(Mistake) -> [(id: String, text: String)] {
    var found: [(id: String, text: String)] = []
    for setting in MachineSetting.all {
      guard let text = values[setting.option] else { continue }
      if let fault = setting.check(text) { throw Mistake(text: "--\(setting.option) \(text): \(fault)") }
      found.append((setting.id, text))
    }
    return found
  }
}

extension PanelOptions {
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
