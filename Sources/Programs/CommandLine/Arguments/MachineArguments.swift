import Controls
import Graphics
import LinuxHost
import Operation
import Runtime
import Settings

extension Arguments {
  /// The machine settings on the command line: IDs and texts. They override every file.
  func machineSettings(
    _ settings: [MachineSetting] = MachineSetting.all
  ) throws(Mistake) -> [(id: String, text: String)] {
    var found: [(id: String, text: String)] = []
    // The panel file is no option of the host.
    for setting in settings where setting.id != MachineSetting.panelFileID {
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

extension Arguments {
  /// The commands that a panel file may run, and the command `update`.
  var commandsFile: String { values["commands"] ?? CommandsFile.standard }
}
