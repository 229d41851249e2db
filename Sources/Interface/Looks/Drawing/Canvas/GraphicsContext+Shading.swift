import Graphics
import Runtime
import Values

extension GraphicsContext {
  /// The colour or pattern that paths are filled and stroked with.
  @preconcurrency @MainActor public struct Shading {
    let make: (EnvironmentValues) -> ResolvedStyle

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Returns a shading of one colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a colour from components of a colour space, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading of one grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style that is laid out over the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style.resolvedStyle(in: $0) } }

    /// Returns a mesh gradient that is laid out over the bounds of the path.
    public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }

    /// Returns a gradient between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(gradient, .linear(from: startPoint, to: endPoint), options)
    }

    /// Returns a gradient between two circles around a point of the context, with radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options)
    }

    /// Returns a gradient that makes a full turn around a point of the context, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: Point, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      shading(gradient, .angular(center: center, start: angle, end: angle + .degrees(360)), options)
    }

    /// Returns a tiled image.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - origin: the point of the context at which the top left corner of a tile is.
    ///   - sourceRect: the part of the image that is repeated, in unit coordinates.
    ///   - scale: the scale of the image.
    public static func tiledImage(
      _ image: Image, origin: Point = .zero, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
    ) -> Shading {
      let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { paint.resolvedStyle(in: $0).tiled(from: origin) }
    }

    private static func shading(
      _ gradient: Gradient, _ geometry: GradientPattern.Geometry, _ options: GradientOptions
    ) -> Shading {
      let spread: SpreadMode = options.contains(.mirror) ? .reflect : options.contains(.repeat) ? .repeat : .pad
      return Shading { ResolvedStyle(.placed(geometry, gradient.resolved(in: $0), spread)) }
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { make(environment) }
  }

  /// The continuation of a gradient beyond its ends. Without an option the last colours continue.
  public nonisolated struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient starts again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient runs back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
  }

  /// Resolves a shading in the environment of the canvas, so that it can be used several times.
  public func resolve(_ shading: Shading) -> Shading {
    let resolvedStyle = shading.resolvedStyle(in: environment)
    return Shading { _ in resolvedStyle }
  }
}
