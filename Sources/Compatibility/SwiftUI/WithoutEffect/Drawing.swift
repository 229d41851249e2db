import Faceplate

extension GraphicsContext {
  /// Applies a filter to each item that is drawn from now on. `options` has no effect: filters work in sRGB.
  @available(*, deprecated, message: "Filters work in sRGB; leave options out.")
  public mutating func addFilter(_ filter: Filter, options: FilterOptions) { addFilter(filter) }
}

extension GraphicsContext.Filter {
  /// Returns a drop shadow. The blend mode has no effect.
  @available(*, deprecated, message: "Shadows are always blended normally; leave blendMode out.")
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
    blendMode: BlendMode
  ) -> Self {
    shadow(color: color, radius: radius, x: x, y: y)
  }
}

extension GraphicsContext.FilterOptions {
  /// No effect: filters use the components of sRGB.
  @available(*, deprecated, message: "Filters use the components of sRGB.")
  public static let linearColor = Self(rawValue: 1)
}

extension GraphicsContext.GradientOptions {
  /// No effect: gradients interpolate the components of sRGB.
  @available(*, deprecated, message: "Gradients interpolate the components of sRGB.")
  public static let linearColor = Self(rawValue: 4)
}

extension GraphicsContext {
  /// Draws an image in a rectangle. `style` has no effect: a rectangle is filled alike in every style.
  @available(*, deprecated, message: "A rectangle is filled alike in every style; leave style out.")
  public func draw(_ image: ResolvedImage, in rect: Rect, style: FillStyle) { draw(image, in: rect) }

  /// Draws an image in a rectangle. `style` has no effect: a rectangle is filled alike in every style.
  @available(*, deprecated, message: "A rectangle is filled alike in every style; leave style out.")
  public func draw(_ image: Image, in rect: Rect, style: FillStyle) { draw(image, in: rect) }
}

extension Canvas {
  /// Whether the canvas was declared opaque, which makes no difference.
  @available(*, deprecated, message: "A canvas shows what is behind it where nothing is drawn.")
  public var isOpaque: Bool { false }

  /// The colour space of compositing, which is always sRGB.
  @available(*, deprecated, message: "A panel composites the components of sRGB.")
  public var colorMode: ColorRenderingMode { .nonLinear }

  /// Whether the renderer runs beside the main thread, which it never does.
  @available(*, deprecated, message: "The renderer is called on the main thread when the canvas is drawn.")
  public var rendersAsynchronously: Bool { false }
}

extension Canvas {
  /// Creates a canvas that can draw views as symbols. The other parameters have no effect.
  @available(*, deprecated, message: "A canvas has alpha and is drawn in sRGB on the main thread; leave the rest out.")
  @_disfavoredOverload
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(renderer: renderer, symbols: symbols)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols. The other parameters have no effect.
  @available(*, deprecated, message: "A canvas has alpha and is drawn in sRGB on the main thread; leave the rest out.")
  @_disfavoredOverload
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void
  ) {
    self.init(renderer: renderer)
  }
}

extension View {
  /// Composites the view as a group. The parameters have no effect: groups have alpha and are composited in sRGB.
  @available(*, deprecated, message: "Groups have alpha and are composited in sRGB; leave the parameters out.")
  @_disfavoredOverload
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    drawingGroup()
  }
}

/// The colour space of compositing, accepted for compatibility with SwiftUI. A panel composites sRGB
/// components.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  /// Colours are composited in non-linear sRGB.
  case nonLinear
  /// Accepted for compatibility with SwiftUI: linear sRGB.
  case linear
  /// Accepted for compatibility with SwiftUI: linear sRGB with an extended range.
  case extendedLinear
}
