/// The reason why a font cannot be used, its source and the remedy.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or a name for a font in memory.
  public let source: String
  /// The problem with the font.
  public let problem: String
  /// The advice on fixing the problem.
  public let advice: String

  /// All three parts as one line: `source: problem; advice`.
  public var description: String { "\(source): \(problem); \(advice)" }
}

extension FontError {
  private static let colorProblem = "FreeType cannot draw its emoji, which are gradients (COLR version 1) or SVG"

  /// The error of a font with emoji in a format that is not drawn.
  static func colorFormat(_ source: String) -> FontError {
    FontError(
      source: source, problem: colorProblem,
      advice: "install a font with coloured bitmaps: apt-get install fonts-noto-color-emoji; if that is installed, "
        + "remove this font or name the file of the other under files= in the group [fonts]")
  }

  /// Whether the font has emoji in a format that is not drawn.
  var isColorFormat: Bool { problem == Self.colorProblem }
}
