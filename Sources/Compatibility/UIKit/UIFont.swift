import Looks
import Faceplate
import Runtime

/// A font as sources of UIKit name it.
public nonisolated struct UIFont: Hashable, Sendable {
  /// The thickness of the strokes.
  public typealias Weight = Font.Weight
  /// The styles of text that follow the user's preferred size.
  public typealias TextStyle = Font.TextStyle

  let font: Font
  /// The size of the font, in points.
  public let pointSize: CGFloat

  /// Creates the panel's font at a size in points; the name has no effect.
  @available(*, deprecated, message: "A panel has one family; use systemFont(ofSize:).")
  public init?(name: String, size: CGFloat) { self = .systemFont(ofSize: size) }

  private init(font: Font, pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }

  /// The panel's font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: .system(size: size, weight: weight), pointSize: size)
  }
  /// The panel's font of a text style, which follows the size that the person prefers.
  @preconcurrency @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font.system(style)
    return UIFont(font: font, pointSize: UIFontMetrics.default.scaledValue(for: font.size))
  }
  /// The panel's italic font at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(font: .system(size: size).italic(), pointSize: size)
  }
  /// The panel's font with digits of equal width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: .system(size: size, weight: weight).monospacedDigit(), pointSize: size)
  }
  /// The same font at another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = font
    font.size = size
    return UIFont(font: font, pointSize: size)
  }
  /// The panel's bold font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension Font {
  /// Creates a font from one of UIKit's.
  public nonisolated init(_ font: UIFont) { self = font.font }
}

extension Font.TextStyle {
  /// The style that UIKit numbers, and SwiftUI does not.
  public nonisolated static let title1 = Font.TextStyle.title, caption1 = Font.TextStyle.caption
}

/// Scales lengths to the text size that the person prefers, as sources of UIKit ask for it.
@preconcurrency @MainActor public struct UIFontMetrics {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style. All styles grow by one factor.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns a length, in points, at the text size that the person prefers.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * (Stage.ofRunningCode.map { $0.environment.values.typeFactor } ?? 1)
  }

  /// Returns a font at the size that the person prefers.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
}
