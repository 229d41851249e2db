import Glibc
import Graphics
import Runtime
import Values

extension Gradient {
  /// The colour space in which colours are interpolated.
  public nonisolated enum ColorSpace: Hashable, Sendable {
    /// Interpolates the sRGB components.
    case device
    /// Interpolates in Oklab, where equal steps look equally large.
    case perceptual
  }
}

extension RGBA {
  /// Interpolates between this colour and another.
  ///
  /// - Parameters:
  ///   - other: the other colour.
  ///   - fraction: clamped to 0, this colour, … 1, the other.
  ///   - space: the colour space of the interpolation. Opacities are interpolated linearly in both.
  nonisolated func mixed(with other: RGBA, by fraction: Double, in space: Gradient.ColorSpace = .device) -> RGBA {
    let share = max(0, min(1, fraction))
    let (a, b) = (components(in: space), other.components(in: space))
    let mix = zip(a, b).map { $0 * (1 - share) + $1 * share }
    let opacity = Double(self.opacity) * (1 - share) + Double(other.opacity) * share
    switch space {
    case .device: return RGBA(red: mix[0], green: mix[1], blue: mix[2], opacity: opacity)
    case .perceptual: return RGBA(lightness: mix[0], a: mix[1], b: mix[2], opacity: opacity)
    }
  }

  /// Converts components of a colour space, each from 0 to 1, to sRGB. Values outside the range of sRGB are
  /// clipped.
  nonisolated init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // The product of the matrices from Display P3 to XYZ and from XYZ to sRGB of CSS Color Module Level 4,
      // section 18. Both spaces have the white point D65.
      self.init(
        red: Self.encoded(1.224_940 * r - 0.224_940 * g), green: Self.encoded(-0.042_057 * r + 1.042_057 * g),
        blue: Self.encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b), opacity: opacity)
    }
  }

  /// The components in which the space interpolates.
  private nonisolated func components(in space: Gradient.ColorSpace) -> [Double] {
    let parts = [Double(red), Double(green), Double(blue)]
    if space == .device { return parts }
    let (r, g, b) = (Self.linear(parts[0]), Self.linear(parts[1]), Self.linear(parts[2]))
    // Björn Ottosson, "A perceptual color space for image processing" (2020): linear sRGB to Oklab.
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return [
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
  }

  /// Converts from Oklab to sRGB by the inverse matrices of the same article.
  private nonisolated init(lightness: Double, a: Double, b: Double, opacity: Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    self.init(
      .sRGBLinear, red: 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      green: -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      blue: -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s, opacity: opacity)
  }

  /// Decodes an sRGB component, 0…1, to linear light (IEC 61966-2-1).
  package nonisolated static func linear(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Encodes linear light, clamped to 0…1, as an sRGB component (IEC 61966-2-1).
  private nonisolated static func encoded(_ value: Double) -> Double {
    let light = max(0, min(1, value))
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
