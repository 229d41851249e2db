import Graphics
import Runtime
import Values

/// A font by its purpose or its size; the typeface comes from the panel's font library.
public nonisolated struct Font: Hashable, Sendable {
  /// How heavy strokes are, as in CSS and OpenType.
  public struct Weight: Hashable, Sendable {
    /// 100 (thin) to 900 (black).
    public let value: Int
    /// A weight.
    public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300)
    /// A weight.
    public static let regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600)
    /// A weight.
    public static let bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
  }

  /// The character of the letters. The panel's family has one; `monospaced` gives digits of one width.
  public enum Design: Hashable, Sendable {
    /// A kind of letters.
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are. The panel's family has one width.
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width.
    public var value: Double
    /// A width.
    public init(_ value: Double) { self.value = value }
    /// A width.
    public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
  }

  /// The room between lines.
  public enum Leading: Hashable, Sendable {
    /// As the font has it, less, or more.
    case standard, tight, loose
  }

  /// What text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A purpose, from the largest to the smallest letters.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The em size, in points.
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

  var size: Double
  var weightValue = Weight.regular
  var isItalic = false
  var hasTabularDigits = false
  /// Whether the font grows with the size that people want text to be.
  var isScaled = false

  /// A font of a size in points.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weightValue: weight ?? .regular, hasTabularDigits: design == .monospaced)
  }

  /// The font of a purpose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let usual: Weight = style == .headline ? .semibold : .regular
    return Font(size: style.size, weightValue: weight ?? usual, hasTabularDigits: design == .monospaced, isScaled: true)
  }

  /// The panel's family at a size in points, whatever the name: a panel carries one family.
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size, isScaled: true) }

  /// The panel's family at a size in points, whatever the name: a panel carries one family.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    Font(size: size, isScaled: true)
  }

  /// The panel's family at a size in points, whatever the name: a panel carries one family.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(size: fixedSize) }

  /// Text style, 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// Text style, 28 points.
  public static let title = Font.system(.title)
  /// Text style, 22 points.
  public static let title2 = Font.system(.title2)
  /// Text style, 20 points.
  public static let title3 = Font.system(.title3)
  /// Text style, 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// Text style, 17 points: the default.
  public static let body = Font.system(.body)
  /// Text style, 16 points.
  public static let callout = Font.system(.callout)
  /// Text style, 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// Text style, 13 points.
  public static let footnote = Font.system(.footnote)
  /// Text style, 12 points.
  public static let caption = Font.system(.caption)
  /// Text style, 11 points.
  public static let caption2 = Font.system(.caption2)

  /// How far the middle of capitals is above the baseline, in points.
  var letterMiddle: Double { size * 0.364 }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with digits of one width, so that a changing number does not shake.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasTabularDigits = true
    return font
  }

  /// The font with digits of one width: the panel's family has no letters of one width.
  public func monospaced() -> Font { monospacedDigit() }

  /// No effect: the text layout of a panel does not select glyph variants.
  @available(*, deprecated, message: "The text layout of a panel does not select glyph variants.")
  public func smallCaps() -> Font { self }

  /// No effect: the text layout of a panel does not select glyph variants.
  @available(*, deprecated, message: "The text layout of a panel does not select glyph variants.")
  public func lowercaseSmallCaps() -> Font { self }

  /// No effect: the text layout of a panel does not select glyph variants.
  @available(*, deprecated, message: "The text layout of a panel does not select glyph variants.")
  public func uppercaseSmallCaps() -> Font { self }

  /// The font larger or smaller by a factor.
  public func scaled(by factor: Double) -> Font {
    var font = self
    if factor > 0, factor.isFinite { font.size *= factor }
    return font
  }

  /// No effect: the fonts of a panel have one width.
  @available(*, deprecated, message: "The fonts of a panel have one width.")
  public func width(_ width: Width) -> Font { self }

  /// No effect: the line height of a panel is that of the font; use lineSpacing(_:) to change it.
  @available(
    *, deprecated, message: "The line height of a panel is that of the font; use lineSpacing(_:) to change it."
  )
  public func leading(_ leading: Leading) -> Font { self }

  /// The typeface, size and features, or `nil` where the library has none.
  func resolved(in library: FontLibrary?) -> TextFont? {
    guard let typeface = try? library?.face(weight: weightValue.value, italic: isItalic, size: size) else { return nil }
    return TextFont(typeface: typeface, size: size, tabularDigits: hasTabularDigits)
  }
}
