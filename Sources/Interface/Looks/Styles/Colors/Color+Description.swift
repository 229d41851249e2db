import Graphics

nonisolated extension Color: CustomStringConvertible {
  private static let names: [Color: String] = [
    red: "red", orange: "orange", yellow: "yellow", green: "green", mint: "mint", teal: "teal", cyan: "cyan",
    blue: "blue", indigo: "indigo", purple: "purple", pink: "pink", brown: "brown", gray: "gray", clear: "clear",
    black: "black", white: "white", primary: "primary", secondary: "secondary", accentColor: "accentColor",
  ]

  /// The name of a standard colour, such as `red`, or the sRGB components of a fixed one in hexadecimal with the opacity
  /// last, such as `#FF9500FF`.
  public var description: String {
    if let name = Self.names[self] { return name }
    guard let fixed else { return "Color" }
    let parts = [fixed.red, fixed.green, fixed.blue, fixed.opacity].map {
      let text = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + parts.joined()
  }
}
