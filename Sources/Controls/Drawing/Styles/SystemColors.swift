import Graphics
import Runtime
import Values

nonisolated extension Color {
  /// A hue that reads well on light and dark ground.
  public static let red = Color(RGBA(hex: 0xE5484D))
  /// A hue that reads well on light and dark ground.
  public static let orange = Color(RGBA(hex: 0xF76B15))
  /// A hue that reads well on light and dark ground.
  public static let yellow = Color(RGBA(hex: 0xE2A610))
  /// A hue that reads well on light and dark ground.
  public static let green = Color(RGBA(hex: 0x2F9E5B))
  /// A hue that reads well on light and dark ground.
  public static let mint = Color(RGBA(hex: 0x3DB9A4))
  /// A hue that reads well on light and dark ground.
  public static let teal = Color(RGBA(hex: 0x2A94A8))
  /// A hue that reads well on light and dark ground.
  public static let cyan = Color(RGBA(hex: 0x2AA5D8))
  /// A hue that reads well on light and dark ground.
  public static let blue = Color(RGBA(hex: 0x2F7BF0))
  /// A hue that reads well on light and dark ground.
  public static let indigo = Color(RGBA(hex: 0x5A5BD6))
  /// A hue that reads well on light and dark ground.
  public static let purple = Color(RGBA(hex: 0x8E4EC6))
  /// A hue that reads well on light and dark ground.
  public static let pink = Color(RGBA(hex: 0xE54693))
  /// A hue that reads well on light and dark ground.
  public static let brown = Color(RGBA(hex: 0xA07553))
  /// A hue that reads well on light and dark ground.
  public static let gray = Color(RGBA(hex: 0x8A939F))
}

extension ShapeStyle where Self == Color {
  /// A hue that reads well on light and dark ground.
  public nonisolated static var red: Color { Color.red }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var orange: Color { Color.orange }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var yellow: Color { Color.yellow }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var green: Color { Color.green }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var mint: Color { Color.mint }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var teal: Color { Color.teal }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var cyan: Color { Color.cyan }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var blue: Color { Color.blue }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var indigo: Color { Color.indigo }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var purple: Color { Color.purple }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var pink: Color { Color.pink }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var brown: Color { Color.brown }
  /// A hue that reads well on light and dark ground.
  public nonisolated static var gray: Color { Color.gray }
  /// Black.
  public nonisolated static var black: Color { Color.black }
  /// White.
  public nonisolated static var white: Color { Color.white }
  /// Nothing.
  public nonisolated static var clear: Color { Color.clear }
  /// The tint of the surroundings.
  public nonisolated static var accentColor: Color { Color.accentColor }
  /// A colour of the theme.
  public nonisolated static func theme(_ path: KeyPath<Palette, RGBA> & Sendable) -> Color { Color.theme(path) }
}
