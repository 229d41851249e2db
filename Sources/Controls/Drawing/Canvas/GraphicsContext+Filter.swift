import Graphics
import Runtime
import Values

extension GraphicsContext {
  /// A change of the picture of what is drawn.
  @preconcurrency @MainActor public struct Filter {
    enum Kind {
      case shadow(Color, radius: Double, x: Double, y: Double)
      case blur(radius: Double)
      case colors((EnvironmentValues) -> ColorFilter)
      case pixels(PixelFilter)
      case projection(Transform)
    }

    let kind: Kind

    /// A shadow behind; radius and offsets are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// A Gaussian blur; the radius is in points.
    public static func blur(radius: Double) -> Filter { Filter(kind: .blur(radius: radius)) }
    /// Brighter by an amount, -1…1.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .brightness(amount) }) }
    /// With another contrast; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .contrast(amount) }) }
    /// With purer colours; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .saturation(amount) }) }
    /// Greyer by an amount, 0…1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors { _ in .saturation(1 - amount) }) }
    /// With hues turned around the circle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors { _ in .hueRotation(angle) }) }
    /// Each colour multiplied by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colors { .multiply(color.resolve(in: $0)) })
    }

    /// A colour where the opacity of what is drawn lies between two bounds, 0…1, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .pixels(.alphaThreshold(min, max, color)))
    }
    /// Black, as opaque as what is drawn is light.
    public static var luminanceToAlpha: Filter { Filter(kind: .pixels(.luminanceToAlpha)) }
    /// Through a map; what of it is perspective is left out.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix.affine))
    }

    /// How far the filter carries what is drawn, in points.
    var reach: Double {
      switch kind {
      case .shadow(_, let radius, let x, let y): 2 * radius + max(abs(x), abs(y)) + 4
      case .blur(let radius): 3 * radius + 4
      case .colors, .pixels, .projection: 0
      }
    }

    func colorFilter(in environment: EnvironmentValues) -> ColorFilter? {
      guard case .colors(let make) = kind else { return nil }
      return make(environment)
    }

    func effect(in environment: EnvironmentValues, scale: Double) -> GroupEffect? {
      switch kind {
      case .colors, .pixels, .projection: return nil
      case .blur(let radius): return radius > 0 ? GroupEffect(blur: radius * scale) : nil
      case .shadow(let color, let radius, let x, let y):
        return GroupEffect(
          shadow: Shadow(
            color: color.resolve(in: environment), sigma: max(0, radius) / 2 * scale, dx: Int((x * scale).rounded()),
            dy: Int((y * scale).rounded())))
      }
    }
  }

  /// How filters are applied; accepted as in SwiftUI.
  public nonisolated struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted as in SwiftUI.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
