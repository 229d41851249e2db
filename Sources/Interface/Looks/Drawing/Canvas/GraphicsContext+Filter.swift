import Graphics
import Runtime
import Values

extension GraphicsContext {
  /// An effect that is applied to what a context draws.
  @preconcurrency @MainActor public struct Filter {
    enum Kind {
      case shadow(Color, radius: Double, x: Double, y: Double)
      case blur(radius: Double)
      case colors((EnvironmentValues) -> ColorFilter)
      case pixels(PixelFilter)
      case projection(Transform)
    }

    let kind: Kind

    /// Returns a drop shadow.
    ///
    /// - Parameters:
    ///   - color: the colour of the shadow.
    ///   - radius: the blur radius, in points.
    ///   - x: the horizontal offset, in points.
    ///   - y: the vertical offset, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// Returns a Gaussian blur with a radius in points.
    public static func blur(radius: Double) -> Filter { Filter(kind: .blur(radius: radius)) }
    /// Returns a filter that adds to all components: -1 for black, 0 for no change, 1 for white.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .brightness(amount) }) }
    /// Returns a filter that changes the contrast: 0 for grey, 1 for no change.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .contrast(amount) }) }
    /// Returns a filter that changes the saturation: 0 for grey, 1 for no change.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .saturation(amount) }) }
    /// Returns a filter that removes the colour: 0 for no change, 1 for grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .saturation(1 - amount) }) }
    /// Returns a filter that rotates the hue of all colours by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors { _ in .hueRotation(angle) }) }
    /// Returns a filter that multiplies all colours by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colors { .multiply(color.resolve(in: $0)) })
    }

    /// Returns a filter that inverts all colours: 0 for no change, 1 for the full inversion.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .colors { _ in .contrast(1 - 2 * amount) })
    }

    /// Returns a filter that draws a colour where the opacity is between two bounds, 0…1, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .pixels(.alphaThreshold(min, max, color)))
    }
    /// Returns a filter that draws black, with the luminance as the opacity.
    public static var luminanceToAlpha: Filter { Filter(kind: .pixels(.luminanceToAlpha)) }
    /// Returns a filter that applies a transform. Its perspective part is ignored.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix.affine))
    }

    /// The distance by which the filter extends beyond the drawing, in points.
    var reach: Double {
      switch kind {
      case .shadow(_, let radius, let x, let y): 2 * radius + max(abs(x), abs(y)) + 4
      case .blur(let radius): 3 * radius + 4
      case .colors, .pixels, .projection: 0
      }
    }

    /// The filter as a map of colours; `nil` if it is a shadow or a blur.
    func colorFilter(in environment: EnvironmentValues) -> ColorFilter? {
      guard case .colors(let make) = kind else { return nil }
      return make(environment)
    }

    /// The filter as an effect on a group, for a number of pixels in a point; `nil` if it is a map of colours.
    func effect(in environment: EnvironmentValues, scale: Double) -> GroupEffect? {
      switch kind {
      case .colors, .pixels, .projection: return nil
      case .blur(let radius): return radius > 0 ? GroupEffect(blur: radius * scale) : nil
      case .shadow(let color, let radius, let x, let y):
        return GroupEffect(
          shadow: Shadow(
            color: color.resolve(in: environment), sigma: max(0, radius) / 2 * scale, dx: Int(shift: x * scale),
            dy: Int(shift: y * scale)))
      }
    }
  }

  /// Options for filters, of which a panel has none.
  public nonisolated struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
}
