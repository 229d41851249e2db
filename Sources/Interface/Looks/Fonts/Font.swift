import Graphics
import Runtime
import Values

/// A font by its text style or its size. The typeface comes from the panel's font library.
///
///     Text("21.5").font(.system(size: 64, weight: .bold).monospacedDigit())
public nonisolated struct Font: Hashable, Sendable {
  /// The weight of a font on the scale of CSS and OpenType.
  public struct Weight: Hashable, Sendable {
    /// The number of the weight, from 100 to 900.
    public let value: Int
    /// One of the weights below the regular one.
    public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300)
    /// One of the weights from the regular one up to semibold.
    public static let regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600)
    /// One of the weights from bold upwards.
    public static let bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
  }

  /// The design of a font. A panel has one family, for which `monospaced` only gives digits of equal width.
  public enum Design: Hashable, Sendable {
    /// A design. On a panel only `monospaced` has an effect.
    case `default`, serif, rounded, monospaced
  }

  /// The purpose of a text, from which its size and weight follow.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A purpose. The sizes are those of Apple's Human Interface Guidelines at the standard text size.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The font size, in points, at the standard text size.
    var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  package var size: Double
  var weightValue = Weight.regular
  var isItalic = false
  var hasTabularDigits = false
  /// Whether the size follows the user's preferred text size.
  package var isScaled = false

  /// Returns a font of a fixed size.
  ///
  /// - Parameters:
  ///   - size: the font size, in points.
  ///   - weight: the weight; regular for `nil`.
  ///   - design: the design; only `monospaced` has an effect, on digits.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weightValue: weight ?? .regular, hasTabularDigits: design == .monospaced)
  }

  /// Returns the font of a text style, which follows the user's preferred text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let usual: Weight = style == .headline ? .semibold : .regular
    return Font(size: style.size, weightValue: weight ?? usual, hasTabularDigits: design == .monospaced, isScaled: true)
  }

  /// The text style for the largest titles: 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// The text style for titles: 28 points.
  public static let title = Font.system(.title)
  /// The text style for titles of the second level: 22 points.
  public static let title2 = Font.system(.title2)
  /// The text style for titles of the third level: 20 points.
  public static let title3 = Font.system(.title3)
  /// The text style for headings: 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// The text style for body text, which is the default: 17 points.
  public static let body = Font.system(.body)
  /// The text style for callouts: 16 points.
  public static let callout = Font.system(.callout)
  /// The text style for subheadings: 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The text style for footnotes: 13 points.
  public static let footnote = Font.system(.footnote)
  /// The text style for captions: 12 points.
  public static let caption = Font.system(.caption)
  /// The text style for small captions: 11 points.
  public static let caption2 = Font.system(.caption2)

  /// The height of the middle of capital letters above the baseline, in points, for the usual cap height of
  /// 0.728 em.
  package var letterMiddle: Double { size * 0.364 }

  /// Returns the font with another thickness of its strokes.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight
    return font
  }

  /// Returns the font with the bold weight.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font with the italic face of its family, or an upright one where there is none.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with digits of equal width, so that a changing number does not move.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasTabularDigits = true
    return font
  }

  /// Returns the font with digits of equal width. A panel has no monospaced letters.
  public func monospaced() -> Font { monospacedDigit() }

  /// Returns the font with its size multiplied by a factor. A factor that is not positive and finite changes
  /// nothing.
  public func scaled(by factor: Double) -> Font {
    var font = self
    if factor > 0, factor.isFinite { font.size *= factor }
    return font
  }

  /// The typeface, the size and the features; `nil` without a library or a matching typeface.
  package func resolved(in library: FontLibrary?) -> TextFont? {
    guard let library, let typeface = try? library.face(weight: weightValue.value, italic: isItalic, size: size) else {
      return nil
    }
    var font = TextFont(typeface: typeface, size: size, tabularDigits: hasTabularDigits)
    font.edition = library.edition
    return font
  }
}
