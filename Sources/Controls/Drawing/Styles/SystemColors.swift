import Graphics
import Runtime
import Values

nonisolated extension Color {
  /// Red, in a tone for light and dark backgrounds.
  public static let red = Color(RGBA(hex: 0xE5484D))
  /// Orange, in a tone for light and dark backgrounds.
  public static let orange = Color(RGBA(hex: 0xF76B15))
  /// Yellow, in a tone for light and dark backgrounds.
  public static let yellow = Color(RGBA(hex: 0xE2A610))
  /// Green, in a tone for light and dark backgrounds.
  public static let green = Color(RGBA(hex: 0x2F9E5B))
  /// Mint, in a tone for light and dark backgrounds.
  public static let mint = Color(RGBA(hex: 0x3DB9A4))
  /// Teal, in a tone for light and dark backgrounds.
  public static let teal = Color(RGBA(hex: 0x2A94A8))
  /// Cyan, in a tone for light and dark backgrounds.
  public static let cyan = Color(RGBA(hex: 0x2AA5D8))
  /// Blue, in a tone for light and dark backgrounds.
  public static let blue = Color(RGBA(hex: 0x2F7BF0))
  /// Indigo, in a tone for light and dark backgrounds.
  public static let indigo = Color(RGBA(hex: 0x5A5BD6))
  /// Purple, in a tone for light and dark backgrounds.
  public static let purple = Color(RGBA(hex: 0x8E4EC6))
  /// Pink, in a tone for light and dark backgrounds.
  public static let pink = Color(RGBA(hex: 0xE54693))
  /// Brown, in a tone for light and dark backgrounds.
  public static let brown = Color(RGBA(hex: 0xA07553))
  /// Gray, in a tone for light and dark backgrounds.
  public static let gray = Color(RGBA(hex: 0x8A939F))
}

extension ShapeStyle where Self == Color {
  /// Red, in a tone for light and dark backgrounds.
  public nonisolated static var red: Color { Color.red }
  /// Orange, in a tone for light and dark backgrounds.
  public nonisolated static var orange: Color { Color.orange }
  /// Yellow, in a tone for light and dark backgrounds.
  public nonisolated static var yellow: Color { Color.yellow }
  /// Green, in a tone for light and dark backgrounds.
  public nonisolated static var green: Color { Color.green }
  /// Mint, in a tone for light and dark backgrounds.
  public nonisolated static var mint: Color { Color.mint }
  /// Teal, in a tone for light and dark backgrounds.
  public nonisolated static var teal: Color { Color.teal }
  /// Cyan, in a tone for light and dark backgrounds.
  public nonisolated static var cyan: Color { Color.cyan }
  /// Blue, in a tone for light and dark backgrounds.
  public nonisolated static var blue: Color { Color.blue }
  /// Indigo, in a tone for light and dark backgrounds.
  public nonisolated static var indigo: Color { Color.indigo }
  /// Purple, in a tone for light and dark backgrounds.
  public nonisolated static var purple: Color { Color.purple }
  /// Pink, in a tone for light and dark backgrounds.
  public nonisolated static var pink: Color { Color.pink }
  /// Brown, in a tone for light and dark backgrounds.
  public nonisolated static var brown: Color { Color.brown }
  /// Gray, in a tone for light and dark backgrounds.
  public nonisolated static var gray: Color { Color.gray }
  /// Black: sRGB 0, 0, 0.
  public nonisolated static var black: Color { Color.black }
  /// White: sRGB 1, 1, 1.
  public nonisolated static var white: Color { Color.white }
  /// A fully transparent colour.
  public nonisolated static var clear: Color { Color.clear }
  /// The tint of the environment, or the theme's tint where no view has set one.
  public nonisolated static var accentColor: Color { Color.accentColor }
  /// Returns the colour that the theme of the environment has at a key path.
  public nonisolated static func theme(_ path: KeyPath<Palette, RGBA> & Sendable) -> Color { Color.theme(path) }
}
