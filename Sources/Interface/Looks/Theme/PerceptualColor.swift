import Glibc
import Graphics

/// A colour in Oklab, in which equal steps look equally large.
///
/// Source of the matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020.
nonisolated struct PerceptualColor {
  /// From 0 for black to 1 for white.
  var lightness: Double
  /// From green below 0 to red above it.
  var redness: Double
  /// From blue below 0 to yellow above it.
  var yellowness: Double

  init(lightness: Double, redness: Double, yellowness: Double) {
    (self.lightness, self.redness, self.yellowness) = (lightness, redness, yellowness)
  }

  /// Creates the description of a colour, without its opacity.
  init(_ color: RGBA) {
    let red = RGBA.linear(Double(color.red))
    let green = RGBA.linear(Double(color.green))
    let blue = RGBA.linear(Double(color.blue))
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short
    redness = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short
    yellowness = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short
  }

  /// The linear intensities of red, green and blue; outside 0…1 for a colour that sRGB lacks.
  var linearParts: [Double] {
    func cubed(_ value: Double) -> Double { value * value * value }
    let long = cubed(lightness + 0.396_337_777_4 * redness + 0.215_803_757_3 * yellowness)
    let medium = cubed(lightness - 0.105_561_345_8 * redness - 0.063_854_172_8 * yellowness)
    let short = cubed(lightness - 0.089_484_177_5 * redness - 1.291_485_548_0 * yellowness)
    return [
      4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
      -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
    ]
  }

  /// The vividness of the colour: from 0 for grey to about 0.32 for the most vivid colour of sRGB.
  var chroma: Double { hypot(redness, yellowness) }

  /// The hue, in radians from −π to π.
  var hue: Double { atan2(yellowness, redness) }

  /// The opaque colour in sRGB with 8 bits in each component. A colour that is too vivid for sRGB loses chroma.
  var rgba: RGBA {
    var color = self
    for _ in 0..<24 where !color.linearParts.allSatisfy({ (-0.001...1.001).contains($0) }) {
      color.redness *= 0.85
      color.yellowness *= 0.85
    }
    let parts = color.linearParts
    let exact = RGBA(.sRGBLinear, red: parts[0], green: parts[1], blue: parts[2], opacity: 1)
    func byte(_ part: Float) -> Double { (Double(part) * 255).rounded() / 255 }
    return RGBA(red: byte(exact.red), green: byte(exact.green), blue: byte(exact.blue))
  }

  /// The angle between the hues of two colours, in degrees from 0 to 180.
  func hueDistance(to other: PerceptualColor) -> Double {
    let turn = abs(hue - other.hue) * 180 / .pi
    return min(turn, 360 - turn)
  }
}
