/// Mixtures that take hue, saturation or brightness of one colour and the rest of another, as Compositing and Blending
/// defines them.
enum Hues {
  /// Blue, green and red, 0…1, and no opacity.
  typealias Parts = Blend.Parts

  /// The mixture of opaque colours; `nil` for modes that work on each component by itself.
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

  private static func brightness(_ color: Parts) -> Float { 0.3 * color.z + 0.59 * color.y + 0.11 * color.x }

  private static func saturation(_ color: Parts) -> Float { largest(color) - smallest(color) }
  private static func largest(_ color: Parts) -> Float { max(color.x, color.y, color.z) }
  private static func smallest(_ color: Parts) -> Float { min(color.x, color.y, color.z) }

  /// A colour stretched to a saturation, its least component at 0.
  private static func saturated(_ color: Parts, _ saturation: Float) -> Parts {
    let (low, high) = (smallest(color), largest(color))
    if high <= low { return .zero }
    return (color - low) * (saturation / (high - low))
  }

  /// A colour moved to a brightness; what leaves 0…1 is pulled towards the grey of that brightness.
  private static func lit(_ color: Parts, _ brightness: Float) -> Parts {
    var color = color + (brightness - self.brightness(color))
    let (low, high) = (smallest(color), largest(color))
    if low < 0 { color = (color - brightness) * (brightness / (brightness - low)) + brightness }
    if high > 1 { color = (color - brightness) * ((1 - brightness) / (high - brightness)) + brightness }
    return color
  }
}
