import Looks
import Graphics
import Runtime
import Values

extension Color: TweakValue {
  /// Completes the message "must be …": the forms of a colour.
  public static var tweakDescription: String {
    "a colour such as #D6CCB2, #D6CCB2CC, rgb(214 204 178 / 0.8) or primary"
  }

  /// The names of the theme's colours, which follow light and dark, and of the tint.
  private static var named: [(name: String, color: Color)] {
    [
      ("primary", .primary), ("secondary", .secondary), ("accent", .accentColor), ("clear", .clear),
      ("surface", .theme(\.surface)), ("background", .theme(\.background)),
    ]
  }

  /// Creates a colour from `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb(r g b)` or `rgb(r g b / opacity)`, with
  /// components from 0 to 255 and an opacity from 0 to 1 or in percent, or from the name of one of the theme's
  /// colours.
  public init?(tweakText: String) {
    let text = tweakText.trimmed.lowercased()
    if let known = Self.named.first(where: { $0.name == text }) {
      self = known.color
    } else if let parts = ColorComponents(text: text) {
      self.init(RGBA(parts))
    } else {
      return nil
    }
  }

  /// The name of the colour, otherwise its hexadecimal form if that is exact, otherwise `rgb()` with as many
  /// digits as are needed to read it back exactly.
  public var tweakText: String {
    if let known = Self.named.first(where: { $0.color == self }) { return known.name }
    let rgba = resolve(in: EnvironmentValues())
    return ColorComponents(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.opacity).text
  }
}

extension RGBA {
  fileprivate init(_ parts: ColorComponents) {
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), opacity: Double(parts.opacity))
  }
}
