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
    case .perceptual:
      let parts = PerceptualColor(lightness: mix[0], redness: mix[1], yellowness: mix[2]).linearParts
      return RGBA(.sRGBLinear, red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
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
    let color = PerceptualColor(self)
    return [color.lightness, color.redness, color.yellowness]
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
