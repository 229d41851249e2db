import Graphics

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

  var size: Double
  var weightValue = Weight.regular
  var isItalic = false
  var hasTabularDigits = false

  /// A font of a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weightValue: weight)
  }

  /// Text style, 34 points.
  public static let largeTitle = Font(size: 34)
  /// Text style, 28 points.
  public static let title = Font(size: 28)
  /// Text style, 22 points.
  public static let title2 = Font(size: 22)
  /// Text style, 20 points.
  public static let title3 = Font(size: 20)
  /// Text style, 17 points, semibold.
  public static let headline = Font(size: 17, weightValue: .semibold)
  /// Text style, 17 points: the default.
  public static let body = Font(size: 17)
  /// Text style, 16 points.
  public static let callout = Font(size: 16)
  /// Text style, 15 points.
  public static let subheadline = Font(size: 15)
  /// Text style, 13 points.
  public static let footnote = Font(size: 13)
  /// Text style, 12 points.
  public static let caption = Font(size: 12)
  /// Text style, 11 points.
  public static let caption2 = Font(size: 11)

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

  /// The typeface, size and features, or `nil` where the library has none.
  func resolved(in library: FontLibrary?) -> TextFont? {
    guard let typeface = try? library?.face(weight: weightValue.value, italic: isItalic, size: size) else { return nil }
    return TextFont(typeface: typeface, size: size, tabularDigits: hasTabularDigits)
  }
}
