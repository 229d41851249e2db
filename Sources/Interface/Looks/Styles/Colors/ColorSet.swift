import Graphics
import Localization

/// The colours of a colour set of an asset catalog: the file `Contents.json` in a folder `NAME.colorset`.
struct ColorSet: Equatable {
  /// The colours on light and dark backgrounds.
  let light, dark: RGBA

  /// The problem of a set without a colour, as Xcode makes it for the accent of a program.
  static let hasNoColor = "there is no colour for every device and appearance"

  /// Reads a file `Contents.json`; `nil` if there is none. Without a dark variant, the universal colour serves both schemes.
  ///
  /// - Throws: `TableError` if the file cannot be read, is no JSON, or has no universal colour with components that are
  ///   numbers.
  init?(contentsOf file: String) throws(TableError) {
    guard let document = try JSONDocument(contentsOf: file, kind: "colour set") else { return nil }
    var (light, dark): (RGBA?, RGBA?) = (nil, nil)
    guard let entries = document.value["colors"]?.elements else {
      throw TableError(
        file: file, problem: "there is no list “colors”", advice: "add a colour with the editor of the asset catalog")
    }
    var hasFaulty = false
    for entry in entries where entry["idiom"]?.text ?? "universal" == "universal" {
      guard let value = entry["color"] else { continue }
      guard let color = Self.color(value) else {
        hasFaulty = true
        continue
      }
      let appearances = entry["appearances"]?.elements ?? []
      if appearances.isEmpty { light = light ?? color }
      // Variants for a higher contrast have a second appearance beside the luminosity.
      if appearances.count == 1, appearances[0]["value"]?.text == "dark" { dark = dark ?? color }
    }
    guard let light else {
      throw TableError(
        file: file, problem: hasFaulty ? "the components of a colour are not numbers" : Self.hasNoColor,
        advice: "add one with its editor, with components such as 0xFF, 255 or 1.000")
    }
    (self.light, self.dark) = (light, dark ?? light)
  }

  private static func color(_ value: JSONValue) -> RGBA? {
    guard let parts = value["components"] else { return nil }
    func component(_ name: String, _ fallback: Double? = nil) -> Double? {
      guard let text = parts[name]?.text else { return fallback }
      return number(text)
    }
    let white = component("white")
    guard let red = white ?? component("red"), let green = white ?? component("green"),
      let blue = white ?? component("blue"), let alpha = component("alpha", 1)
    else { return nil }
    let space: Color.RGBColorSpace =
      switch value["color-space"]?.text {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return RGBA(space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A component from 0 to 1: `0xFF` and `255` are of 255, a number with a point is of 1.
  private static func number(_ text: String) -> Double? {
    let value: Double?
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      value = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.utf8.contains(UInt8(ascii: ".")) {
      value = Double(text)
    } else {
      value = UInt8(text).map { Double($0) / 255 }
    }
    guard let value, value.isFinite else { return nil }
    return min(max(value, 0), 1)
  }
}
