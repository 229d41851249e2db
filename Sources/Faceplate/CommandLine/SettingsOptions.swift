import Glibc
import Settings

extension Kiosk {
  /// The options that select the panel and its settings files.
  static let settingsOptions = ["config", "defaults", "set", "screen"]
}

extension Arguments {
  /// The layers that the command line and the environment name; `nil` if they name none.
  func layers() throws(Mistake) -> SettingsLayers? {
    let overrides = try environmentOverrides() + commandLineOverrides()
    if let path = values["config"] {
      return SettingsLayers(defaults: lists["defaults"] ?? [], state: path, overrides: overrides, declarations: [])
    }
    guard !overrides.isEmpty || has("defaults") else { return nil }
    throw Mistake(text: "--defaults and --set want --config F too, the file that changes are written to")
  }

  /// The layers, for commands that cannot work without them.
  func demandLayers() throws(Mistake) -> SettingsLayers {
    guard let layers = try layers() else { throw Mistake(text: "name the config file with --config F") }
    return layers
  }

  /// The overrides of `--set`.
  private func commandLineOverrides() throws(Mistake) -> [SettingOverride] {
    var overrides: [SettingOverride] = []
    for text in lists["set"] ?? [] {
      guard let override = SettingOverride(assignment: text, from: "--set") else {
        throw Mistake(text: "--set \(text): give a name and a value, such as oven.fan=3")
      }
      overrides.append(override)
    }
    return overrides
  }

  /// The overrides in the environment variable `FACEPLATE_SET`.
  private func environmentOverrides() throws(Mistake) -> [SettingOverride] {
    guard has("config"), let text = getenv("FACEPLATE_SET") else { return [] }
    var overrides: [SettingOverride] = []
    for line in String(cString: text).split(separator: "\n") {
      guard let override = SettingOverride(assignment: String(line), from: "FACEPLATE_SET") else {
        throw Mistake(text: "FACEPLATE_SET says \(line): give names and values, a line each, such as oven.fan=3")
      }
      overrides.append(override)
    }
    return overrides
  }
}
