/// The reason why a font cannot be used, its source and the remedy.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or a name for a font in memory.
  public let source: String
  /// What is wrong with the font.
  public let problem: String
  /// How to fix the problem.
  public let advice: String

  /// All three parts as one line: `source: problem; advice`.
  public var description: String { "\(source): \(problem); \(advice)" }
}
