import Graphics
import Runtime

/// The fit of a text in the frame of its view.
package struct TextFit {
  package let text: String
  /// Whether some of the text was left out.
  package let isTruncated: Bool
  /// Whether a word was broken because it is wider than a line.
  package let hasBrokenWords: Bool
  /// The factor that was applied to the fonts to make the text fit, at most 1.
  package let scale: Double
  /// The size of the largest font before it was scaled, in points.
  package let fontSize: Double
  /// Whether all letters are bold.
  package let isBold: Bool
}
