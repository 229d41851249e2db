@_weakLinked import Foundation
import Looks
import Faceplate
import Graphics
import Runtime

/// A colour as sources of UIKit name it. It holds a `Color`, so that it follows the appearance of the panel.
public nonisolated final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a colour from one of the toolkit's.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from sRGB components, each from 0 to 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: Double, alpha: Double) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a colour from its hue, its saturation and its brightness, each from 0 to 1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour of an asset catalog. Unlike UIKit's, it is never `nil`: a name that no catalog has is reported when
  /// the colour is drawn.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Creates a colour of an asset catalog. The catalogs of all bundles are searched, and the colour follows the appearance
  /// of the panel: the other parameters make no difference.
  @_alwaysEmitIntoClient public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates a colour of an asset catalog by the name that the build plugin `AssetSymbols` writes.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Whether two colours are the same.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  private nonisolated static func grey(_ light: Double, _ dark: Double) -> UIColor {
    adaptive(light, light, light, dark, dark, dark)
  }

  /// A colour from components of 255 on a light and on a dark ground.
  private nonisolated static func adaptive(
    _ r: Double, _ g: Double, _ b: Double, _ dr: Double, _ dg: Double, _ db: Double, alpha: Double = 1,
    darkAlpha: Double = 1
  ) -> UIColor {
    UIColor(
      Color(
        light: RGBA(red: r / 255, green: g / 255, blue: b / 255, opacity: alpha),
        dark: RGBA(red: dr / 255, green: dg / 255, blue: db / 255, opacity: darkAlpha)))
  }

  /// The ground of a page: white, or black.
  public nonisolated static let systemBackground = grey(255, 0)
  /// The ground of views on a page.
  public nonisolated static let secondarySystemBackground = adaptive(242, 242, 247, 28, 28, 30)
  /// The ground of views on those.
  public nonisolated static let tertiarySystemBackground = adaptive(255, 255, 255, 44, 44, 46)
  /// The ground of a page with groups.
  public nonisolated static let systemGroupedBackground = adaptive(242, 242, 247, 0, 0, 0)
  /// The ground of a group.
  public nonisolated static let secondarySystemGroupedBackground = adaptive(255, 255, 255, 28, 28, 30)
  /// The ground of views on a group.
  public nonisolated static let tertiarySystemGroupedBackground = adaptive(242, 242, 247, 44, 44, 46)
  /// The colour of text.
  public nonisolated static let label = grey(0, 255)
  /// The colour of less important text.
  public nonisolated static let secondaryLabel = adaptive(60, 60, 67, 235, 235, 245, alpha: 0.6, darkAlpha: 0.6)
  /// The colour of unimportant text.
  public nonisolated static let tertiaryLabel = adaptive(60, 60, 67, 235, 235, 245, alpha: 0.3, darkAlpha: 0.3)
  /// The colour of text that hardly matters.
  public nonisolated static let quaternaryLabel = adaptive(60, 60, 67, 235, 235, 245, alpha: 0.18, darkAlpha: 0.16)
  /// The colour of a text in an empty field.
  public nonisolated static let placeholderText = adaptive(60, 60, 67, 235, 235, 245, alpha: 0.3, darkAlpha: 0.3)
  /// The colour of a thin line through which the ground shows.
  public nonisolated static let separator = adaptive(60, 60, 67, 84, 84, 88, alpha: 0.29, darkAlpha: 0.6)
  /// The colour of a thin line.
  public nonisolated static let opaqueSeparator = adaptive(198, 198, 200, 56, 56, 58)
  /// The colour of a link.
  public nonisolated static let link = adaptive(0, 122, 255, 9, 132, 255)
  /// The fill of thin shapes.
  public nonisolated static let systemFill = adaptive(120, 120, 128, 120, 120, 128, alpha: 0.2, darkAlpha: 0.36)
  /// The fill of larger shapes.
  public nonisolated static let secondarySystemFill = adaptive(
    120, 120, 128, 120, 120, 128, alpha: 0.16, darkAlpha: 0.32)
  /// The fill of large shapes.
  public nonisolated static let tertiarySystemFill = adaptive(
    118, 118, 128, 118, 118, 128, alpha: 0.12, darkAlpha: 0.24)
  /// The fill of the largest shapes.
  public nonisolated static let quaternarySystemFill = adaptive(
    116, 116, 128, 118, 118, 128, alpha: 0.08, darkAlpha: 0.18)

  /// The greys, from the middle one to the one nearest to the ground.
  public nonisolated static let systemGray = adaptive(142, 142, 147, 142, 142, 147)
  /// A grey nearer to the ground.
  public nonisolated static let systemGray2 = adaptive(174, 174, 178, 99, 99, 102)
  /// A grey nearer to the ground.
  public nonisolated static let systemGray3 = adaptive(199, 199, 204, 72, 72, 74)
  /// A grey nearer to the ground.
  public nonisolated static let systemGray4 = adaptive(209, 209, 214, 58, 58, 60)
  /// A grey nearer to the ground.
  public nonisolated static let systemGray5 = adaptive(229, 229, 234, 44, 44, 46)
  /// The grey nearest to the ground.
  public nonisolated static let systemGray6 = adaptive(242, 242, 247, 28, 28, 30)

  /// Red and orange, which follow the appearance.
  public nonisolated static let systemRed = UIColor(.red), systemOrange = UIColor(.orange)
  /// Yellow and green, which follow the appearance.
  public nonisolated static let systemYellow = UIColor(.yellow), systemGreen = UIColor(.green)
  /// Mint, teal and cyan, which follow the appearance.
  public nonisolated static let systemMint = UIColor(.mint), systemTeal = UIColor(.teal), systemCyan = UIColor(.cyan)
  /// Blue and indigo, which follow the appearance.
  public nonisolated static let systemBlue = UIColor(.blue), systemIndigo = UIColor(.indigo)
  /// Purple and pink, which follow the appearance.
  public nonisolated static let systemPurple = UIColor(.purple), systemPink = UIColor(.pink)
  /// Brown, which follows the appearance, and the tint of the panel.
  public nonisolated static let systemBrown = UIColor(.brown), tintColor = UIColor(.accentColor)

  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let black = UIColor(white: 0, alpha: 1), white = UIColor(white: 1, alpha: 1)
  /// A fixed grey, which does not follow the appearance.
  public nonisolated static let darkGray = UIColor(white: 1 / 3, alpha: 1), gray = UIColor(white: 0.5, alpha: 1)
  /// A fixed grey, and the transparent colour, which do not follow the appearance.
  public nonisolated static let lightGray = UIColor(white: 2 / 3, alpha: 1), clear = UIColor(white: 0, alpha: 0)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A fixed colour, which does not follow the appearance.
  public nonisolated static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  /// Creates a colour from one of UIKit's: `Color(.systemBackground)`.
  @_disfavoredOverload
  public nonisolated init(_ color: UIColor) { self = color.color }
  /// Creates a colour from one of UIKit's.
  public nonisolated init(uiColor: UIColor) { self = uiColor.color }
}
