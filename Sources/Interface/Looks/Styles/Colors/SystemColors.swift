import Graphics
import Runtime
import Values

// The system colours that Apple has published for iOS 13 to 18, so that sources look as their authors expect. They are
// not a theme: text in these colours may lack contrast, and controls use the colours of ``Palette``.
nonisolated extension Color {
  /// Red: sRGB 255, 59, 48 in light and 255, 69, 58 in dark.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// Orange: sRGB 255, 149, 0 in light and 255, 159, 10 in dark.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow: sRGB 255, 204, 0 in light and 255, 214, 10 in dark.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// Green: sRGB 52, 199, 89 in light and 48, 209, 88 in dark.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// Mint: sRGB 0, 199, 190 in light and 99, 230, 226 in dark.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// Teal: sRGB 48, 176, 199 in light and 64, 200, 224 in dark.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// Cyan: sRGB 50, 173, 230 in light and 100, 210, 255 in dark.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// Blue: sRGB 0, 122, 255 in light and 10, 132, 255 in dark.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// Indigo: sRGB 88, 86, 214 in light and 94, 92, 230 in dark.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// Purple: sRGB 175, 82, 222 in light and 191, 90, 242 in dark.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// Pink: sRGB 255, 45, 85 in light and 255, 55, 95 in dark.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// Brown: sRGB 162, 132, 94 in light and 172, 142, 104 in dark.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  /// Gray: sRGB 142, 142, 147.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
}

extension ShapeStyle where Self == Color {
  /// The system colour red.
  public nonisolated static var red: Color { Color.red }
  /// The system colour orange.
  public nonisolated static var orange: Color { Color.orange }
  /// The system colour yellow.
  public nonisolated static var yellow: Color { Color.yellow }
  /// The system colour green.
  public nonisolated static var green: Color { Color.green }
  /// The system colour mint.
  public nonisolated static var mint: Color { Color.mint }
  /// The system colour teal.
  public nonisolated static var teal: Color { Color.teal }
  /// The system colour cyan.
  public nonisolated static var cyan: Color { Color.cyan }
  /// The system colour blue.
  public nonisolated static var blue: Color { Color.blue }
  /// The system colour indigo.
  public nonisolated static var indigo: Color { Color.indigo }
  /// The system colour purple.
  public nonisolated static var purple: Color { Color.purple }
  /// The system colour pink.
  public nonisolated static var pink: Color { Color.pink }
  /// The system colour brown.
  public nonisolated static var brown: Color { Color.brown }
  /// The system colour gray.
  public nonisolated static var gray: Color { Color.gray }
  /// Black: sRGB 0, 0, 0.
  public nonisolated static var black: Color { Color.black }
  /// White: sRGB 1, 1, 1.
  public nonisolated static var white: Color { Color.white }
  /// A fully transparent colour.
  public nonisolated static var clear: Color { Color.clear }
  /// The tint of the environment, or the theme's tint where no view has set one.
  public nonisolated static var accentColor: Color { Color.accentColor }
  /// Returns the colour that the tint of the environment gives to a part of a control.
  package nonisolated static func tint(_ role: TintRole) -> Color { Color.tint(role) }
  /// Returns the colour that the theme of the environment has at a key path.
  public nonisolated static func theme(_ path: KeyPath<Palette, RGBA> & Sendable) -> Color { Color.theme(path) }
}
