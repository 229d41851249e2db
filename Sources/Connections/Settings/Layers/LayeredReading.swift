/// All layers of settings, read and checked together.
public struct LayeredReading: Hashable, Sendable {
  /// The effective value of each setting, with its origin.
  public var values: [String: SettingValue] = [:]
  /// The values without the state file and overrides, to which a setting is reset.
  public var standard: [String: SettingValue] = [:]
  /// The settings with an invalid line, or with a line that may refer to them. A program that starts uses the layers
  /// below; a running program keeps the present value.
  public var held: Set<String> = []
  /// The problems, layer by layer, in the order of lines.
  public var problems: [SettingsProblem] = []
  /// Whether the state file is missing.
  public var isStateMissing = false

  /// Adds a layer with a higher priority than those before.
  mutating func add(_ reading: SettingsReading, of path: String) {
    for id in values.keys where reading.values[id] == nil && !reading.absent.contains(id) { held.insert(id) }
    for (id, text) in reading.values {
      values[id] = SettingValue(text, from: .file(path, line: reading.lines[id] ?? 1))
      held.remove(id)
    }
    problems += reading.problems
  }
}
