import Graphics

extension Color: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String {
    "a colour such as #D6CCB2, #D6CCB2CC, rgb(214 204 178 / 0.8) or primary"
  }

  /// The theme's colours, which follow light and dark, and the tint.
  private static var named: [(name: String, color: Color)] {
    [
      ("primary", .primary), ("secondary", .secondary), ("accent", .accentColor), ("clear", .clear),
      ("surface", .theme(\.surface)), ("background", .theme(\.background)),
    ]
  }

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb(r g b)` and `rgb(r g b / opacity)` with components 0…255 and an opacity 0…1 or in
  /// per cent, or the name of one of the theme's colours.
  public init?(tweakText: String) {
    let text = tweakText.trimmed.lowercased()
    if let known = Self.named.first(where: { $0.name == text }) {
      self = known.color
    } else if let rgba = RGBA(hexText: text) ?? RGBA(functionText: text) {
      self.init(rgba)
    } else {
      return nil
    }
  }

  /// The name, hexadecimal where that is exact, else `rgb()` with as many digits as reading it back exactly takes.
  public var tweakText: String {
    if let known = Self.named.first(where: { $0.color == self }) { return known.name }
    let rgba = resolve(in: EnvironmentValues())
    return rgba.hexText ?? rgba.functionText
  }
}

extension RGBA {
  fileprivate init?(hexText text: String) {
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1, text.utf8.count == text.count else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count == 4 ? bytes[3] : 1)
  }

  fileprivate init?(functionText text: String) {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let halves = text.dropFirst(4).dropLast().split(separator: "/", omittingEmptySubsequences: false)
    let parts = halves[0].split { $0 == " " || $0 == "," || $0 == "\t" }.map { Double(tweakText: String($0)) }
    guard halves.count <= 2, parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2],
      [red, green, blue].allSatisfy({ (0...255).contains($0) }),
      let opacity = halves.count == 2 ? Self.opacity(String(halves[1]).trimmed) : 1
    else { return nil }
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  private static func opacity(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(tweakText: isPercent ? String(text.dropLast()) : text) else { return nil }
    let opacity = isPercent ? number / 100 : number
    return (0...1).contains(opacity) ? opacity : nil
  }

  /// `#RRGGBB` or `#RRGGBBAA` if that stands for just this colour.
  fileprivate var hexText: String? {
    let parts = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
    var text = "#"
    for part in parts {
      let byte = (Double(part) * 255).rounded()
      guard (0...255).contains(byte), Float(byte / 255) == part else { return nil }
      let digits = String(Int(byte), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0\(digits)" : digits
    }
    return text
  }

  fileprivate var functionText: String {
    let parts = [red, green, blue].map { (min(max(Double($0), 0), 1) * 255).tweakText }.joined(separator: " ")
    return opacity == 1 ? "rgb(\(parts))" : "rgb(\(parts) / \(min(max(Double(opacity), 0), 1).tweakText))"
  }
}
