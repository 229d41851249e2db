import Graphics
import Runtime

/// A colour by hue, saturation, value and opacity, each from 0 to 1. The conversion is that of A. R. Smith,
/// "Color Gamut Transform Pairs" (1978).
package struct HSV: Equatable {
  /// The angle around the circle of colours, as a fraction of a turn.
  package var hue: Double
  /// The distance of the colour from grey.
  package var saturation: Double
  /// The distance of the colour from black.
  package var value: Double
  /// The opacity of the colour.
  package var opacity: Double

  /// Creates the hue, saturation and value of sRGB components. A grey has the hue 0.
  package init(_ rgba: RGBA) {
    let parts = [rgba.red, rgba.green, rgba.blue].map(Double.init)
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    let spread = high - low
    value = high
    opacity = Double(rgba.opacity)
    saturation = high > 0 ? spread / high : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth =
      high == parts[0]
      ? (parts[1] - parts[2]) / spread
      : high == parts[1] ? 2 + (parts[2] - parts[0]) / spread : 4 + (parts[0] - parts[1]) / spread
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// The colour, rounded to 8 bits per component, so that its text in the file is hexadecimal.
  package var color: Color {
    let rgba = Color(hue: hue, saturation: saturation, brightness: value, opacity: opacity)
      .resolve(in: EnvironmentValues())
    func byte(_ part: Float) -> Double { (Double(part) * 255).rounded() / 255 }
    return Color(
      red: byte(rgba.red), green: byte(rgba.green), blue: byte(rgba.blue), opacity: byte(rgba.opacity))
  }
}
