/// A settings file, read and checked as a whole.
///
/// A setting in neither ``values`` nor ``absent`` keeps the value that it has.
public struct SettingsReading: Hashable, Sendable {
  /// The texts that passed their check, by setting.
  public var values: [String: String]
  /// The lines that the values stand on, counted from 1.
  public var lines: [String: Int]
  /// The settings that the file leaves to their defaults.
  ///
  /// Empty while a line cannot be read, since that line may have meant any of them.
  public var absent: Set<String>
  /// What is wrong, in the order of the lines.
  public var problems: [SettingsProblem]
  /// Whether there is no file. Editors take a file away for an instant: a running panel does well to wait for the next.
  public var isMissing: Bool

  /// A reading from its parts.
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
