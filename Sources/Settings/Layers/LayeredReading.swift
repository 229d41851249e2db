/// All layers of settings, read and checked as a whole.
public struct LayeredReading: Hashable, Sendable {
  /// The text that holds for each setting, and where it comes from.
  public var values: [String: SettingValue] = [:]
  /// The same without the state file and without overrides: what a setting goes back to.
  public var standard: [String: SettingValue] = [:]
  /// The settings that a line means, or may mean, whose text is no good. A program that starts takes what the layers below
  /// say; one that runs keeps what it has.
  public var held: Set<String> = []
  /// What is wrong, layer by layer, in the order of the lines.
  public var problems: [SettingsProblem] = []
  /// Whether the state file is missing.
  public var isStateMissing = false

  /// Puts a layer on top of those so far.
  mutating func add(_ reading: SettingsReading, of path: String) {
    for id in values.keys where reading.values[id] == nil && !reading.absent.contains(id) { held.insert(id) }
    for (id, text) in reading.values {
      values[id] = SettingValue(text, from: .file(path, line: reading.lines[id] ?? 1))
      held.remove(id)
    }
    problems += reading.problems
  }
}
