import Graphics
import Runtime
import Values

extension GraphicsContext {
  /// What paths are drawn with.
  @preconcurrency @MainActor public struct Shading {
    let make: (EnvironmentValues) -> ResolvedStyle

    /// The foreground's style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour from components 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, over the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style.resolvedStyle(in: $0) } }

    /// Colours from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(gradient, .linear(from: startPoint, to: endPoint), options)
    }

    /// Colours outwards from one circle to another.
    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options)
    }

    /// Colours once around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: Point, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(gradient, .angular(center: center, start: angle, end: angle + .degrees(360)), options)
    }

    /// A picture again and again.
    public static func tiledImage(
      _ image: Image, origin: Point = .zero, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
    ) -> Shading {
      style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }

    private static func shading(
      _ gradient: Gradient, _ geometry: GradientPattern.Geometry, _ options: GradientOptions
    ) -> Shading {
      let spread: SpreadMode = options.contains(.mirror) ? .reflect : options.contains(.repeat) ? .repeat : .pad
      return Shading { ResolvedStyle(.placed(geometry, gradient.resolved(in: $0), spread)) }
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { make(environment) }
  }

  /// How colours go on beyond the ends of a gradient.
  public nonisolated struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient starts over.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient runs back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Accepted as in SwiftUI.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A shading for these surroundings.
  public func resolve(_ shading: Shading) -> Shading {
    let resolvedStyle = shading.resolvedStyle(in: environment)
    return Shading { _ in resolvedStyle }
  }
}
