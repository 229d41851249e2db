/// The non-separable blend modes: hue, saturation, colour and luminosity, as the W3C's “Compositing and Blending
/// Level 1” defines them.
enum Hues {
  /// Blue, green and red from 0 to 1; alpha is not used.
  typealias Parts = Blend.Parts

  /// The mixture of two opaque colours; `nil` for separable modes.
  static func mix(_ below: Parts, _ source: Parts, _ mode: BlendMode) -> Parts? {
    var mixed: Parts
    switch mode {
    case .hue: mixed = lit(saturated(source, saturation(below)), brightness(below))
    case .saturation: mixed = lit(saturated(below, saturation(source)), brightness(below))
    case .color: mixed = lit(source, brightness(below))
    case .luminosity: mixed = lit(below, brightness(source))
    default: return nil
    }
    mixed.w = 0
    return mixed
  }

  /// The luminosity of a colour, with the weights 0.3, 0.59 and 0.11 of the specification (`Lum`).
  private static func brightness(_ color: Parts) -> Float { 0.3 * color.z + 0.59 * color.y + 0.11 * color.x }

  /// The saturation of a colour: the difference of its largest and smallest component (`Sat`).
  private static func saturation(_ color: Parts) -> Float { largest(color) - smallest(color) }
  private static func largest(_ color: Parts) -> Float { max(color.x, color.y, color.z) }
  private static func smallest(_ color: Parts) -> Float { min(color.x, color.y, color.z) }

  /// A colour with another saturation and a minimum component of 0: `SetSat` of the specification.
  private static func saturated(_ color: Parts, _ saturation: Float) -> Parts {
    let (low, high) = (smallest(color), largest(color))
    if high <= low { return .zero }
    return (color - low) * (saturation / (high - low))
  }

  /// A colour with another luminosity, clipped towards grey to stay within 0 to 1: `SetLum` and `ClipColor`.
  private static func lit(_ color: Parts, _ brightness: Float) -> Parts {
    var color = color + (brightness - self.brightness(color))
    let (low, high) = (smallest(color), largest(color))
    if low < 0 { color = (color - brightness) * (brightness / (brightness - low)) + brightness }
    if high > 1 { color = (color - brightness) * ((1 - brightness) / (high - brightness)) + brightness }
    return color
  }
}
