/// Why a font cannot be used, where it was looked for and what to do about it.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or what stands in its place.
  public let source: String
  /// What is wrong with it.
  public let problem: String
  /// What would help.
  public let advice: String

  /// The three parts as one sentence: `source: problem; advice`.
  public var description: String { "\(source): \(problem); \(advice)" }
}
