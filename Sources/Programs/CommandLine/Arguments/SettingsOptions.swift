import Glibc
import Settings

extension Arguments {
  /// The layers that the command line and the environment name; `nil` if they name none.
  func layers() throws(Mistake) -> SettingsLayers? {
    if let namedLayers { return namedLayers }
    let overrides = try environmentOverrides() + commandLineOverrides()
    if let path = values["config"] {
      return SettingsLayers(defaults: lists["defaults"] ?? [], state: path, overrides: overrides, declarations: [])
    }
    guard !overrides.isEmpty || has("defaults") else { return nil }
    throw Mistake(text: "--defaults and --set need --config F, too, the file that changes are written to")
  }

  /// The layers, for commands that cannot work without them. If the command line names none, they are the layers of the
  /// installed service.
  func demandLayers(_ installed: InstalledFiles? = .found) throws(Mistake) -> SettingsLayers {
    guard let layers = try layers(orOf: installed) else { throw Mistake(text: "name the config file with --config F") }
    return layers
  }

  /// The layers that the command line and the environment name, else those of an installed panel.
  func layers(orOf installed: InstalledFiles?) throws(Mistake) -> SettingsLayers? {
    if let layers = try layers() { return layers }
    return installed.map { SettingsLayers(defaults: $0.defaults, state: $0.state, declarations: []) }
  }

  /// The overrides of `--set`.
  private func commandLineOverrides() throws(Mistake) -> [SettingOverride] {
    var overrides: [SettingOverride] = []
    for text in lists["set"] ?? [] {
      guard let override = SettingOverride(assignment: text, from: "--set") else {
        throw Mistake(text: "--set has no name and value; give both, such as oven.fan=3")
      }
      overrides.append(override)
    }
    return overrides
  }

  /// The overrides in the environment variable `FACEPLATE_SET`.
  private func environmentOverrides() throws(Mistake) -> [SettingOverride] {
    guard has("config"), let text = getenv("FACEPLATE_SET") else { return [] }
    var overrides: [SettingOverride] = []
    for (index, line) in String(cString: text).split(separator: "\n").enumerated() {
      guard let override = SettingOverride(assignment: String(line), from: "FACEPLATE_SET") else {
        throw Mistake(
          text: "FACEPLATE_SET has no name and value in line \(index + 1); give both in each line, such as oven.fan=3")
      }
      overrides.append(override)
    }
    return overrides
  }
}
