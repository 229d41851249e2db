/// A colour in text form: sRGB components and an opacity, each 0…1 and not premultiplied.
///
/// The forms are those of CSS Color Module Level 4: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb(r g b)` and `rgb(r g b /
/// opacity)`.
package struct ColorComponents: Hashable, Sendable {
  /// The red component, 0…1.
  package var red: Float
  /// The green component, 0…1.
  package var green: Float
  /// The blue component, 0…1.
  package var blue: Float
  /// The opacity, 0…1; 1 is opaque.
  package var opacity: Float

  /// Creates a colour from its components.
  package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Parses a colour; `nil` if the text has none of the forms or a component is out of range.
  ///
  /// The components of `rgb()` are 0…255, separated by spaces or commas. The opacity is 0…1 or a percentage.
  package init?(text: String) {
    let text = text.trimmed.lowercased()
    if let color = Self(hexText: text) ?? Self(functionText: text) { self = color } else { return nil }
  }

  /// The hexadecimal form if it is exact, else `rgb()` with enough digits to parse to the same colour.
  package var text: String { hexText ?? functionText }

  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` unless it is opaque, rounded to 8 bits per component.
  package var hexadecimal: String {
    func rounded(_ part: Float) -> Float { Float((Double(min(max(part, 0), 1)) * 255).rounded() / 255) }
    let color = Self(red: rounded(red), green: rounded(green), blue: rounded(blue), opacity: rounded(opacity))
    return color.text
  }

  /// Creates a colour from double-precision components.
  private init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
  }

  /// Parses `#RGB`, `#RRGGBB` or `#RRGGBBAA` in lower case.
  private init?(hexText text: String) {
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1, text.utf8.count == text.count else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self.init(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 1)
  }

  /// Parses `rgb(…)` in lower case.
  private init?(functionText text: String) {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let halves = text.dropFirst(4).dropLast().split(separator: "/", omittingEmptySubsequences: false)
    let parts = halves[0].split { $0 == " " || $0 == "," || $0 == "\t" }.map { Double(decimalText: String($0)) }
    guard halves.count <= 2, parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2],
      [red, green, blue].allSatisfy({ (0...255).contains($0) }),
      let opacity = halves.count == 2 ? Self.opacity(String(halves[1]).trimmed) : 1
    else { return nil }
    self.init(red / 255, green / 255, blue / 255, opacity)
  }

  /// Parses an opacity, 0…1 or 0 %…100 %.
  private static func opacity(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(decimalText: isPercent ? String(text.dropLast()) : text) else { return nil }
    let opacity = isPercent ? number / 100 : number
    return (0...1).contains(opacity) ? opacity : nil
  }

  /// The text `#RRGGBB` or `#RRGGBBAA`; `nil` if a component is not a multiple of 1/255.
  private var hexText: String? {
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

  /// The text `rgb(…)`, with components clamped to their ranges.
  private var functionText: String {
    let parts = [red, green, blue].map { (min(max(Double($0), 0), 1) * 255).decimalText }.joined(separator: " ")
    return opacity == 1 ? "rgb(\(parts))" : "rgb(\(parts) / \(min(max(Double(opacity), 0), 1).decimalText))"
  }
}
