/// The result of reading and checking a settings file.
///
/// A setting that is neither in ``values`` nor in ``absent`` keeps its present value.
public struct SettingsReading: Hashable, Sendable {
  /// The valid texts, by setting.
  public var values: [String: String]
  /// The line numbers of the values, counted from 1.
  public var lines: [String: Int]
  /// The settings that the file does not contain.
  ///
  /// It is empty if a line cannot be parsed, since that line could stand for any of them.
  public var absent: Set<String>
  /// The problems in the order of lines.
  public var problems: [SettingsProblem]
  /// Whether the file does not exist. Some editors remove a file for an instant, so a running panel should wait for
  /// the next change.
  public var isMissing: Bool

  /// Creates a result from its parts.
  public init(
    values: [String: String] = [:], lines: [String: Int] = [:], absent: Set<String> = [],
    problems: [SettingsProblem] = [], isMissing: Bool = false
  ) {
    self.values = values
    self.lines = lines
    self.absent = absent
    self.problems = problems
    self.isMissing = isMissing
  }
}
