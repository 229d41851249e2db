import Graphics
import Runtime
import Values

/// A colour, as a value and as a view that fills the space it is offered.
public nonisolated struct Color: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case theme(KeyPath<Palette, RGBA> & Sendable)
    case tint
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  /// What the components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As nearly all pictures and screens have it.
    case sRGB
    /// The same primaries, in proportion to light.
    case sRGBLinear
    /// Wider primaries; what a panel cannot show becomes the nearest that it can.
    case displayP3
  }

  private var source: Source
  private var faintness = 1.0

  /// A colour from sRGB components 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .fixed(RGBA(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey: 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from components 0…1 of a colour space.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .fixed(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey of a colour space: 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its hue around the circle, its purity and its brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = place < 0 ? place + 6 : place
      return brightness * (1 - saturation * max(0, min(1, min(distance, 4 - distance))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour from its components.
  public init(_ rgba: RGBA) { source = .fixed(rgba) }

  private init(source: Source) { self.source = source }

  /// A colour of the theme.
  public static func theme(_ path: KeyPath<Palette, RGBA> & Sendable) -> Color { Color(source: .theme(path)) }

  /// Nothing.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// The theme's text colour.
  public static let primary = Color.theme(\.text)
  /// The theme's colour for text of less weight.
  public static let secondary = Color.theme(\.secondaryText)
  /// The tint of the surroundings.
  public static let accentColor = Color(source: .tint)
  /// The colour, fainter.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.faintness *= opacity
    return color
  }

  /// The colour mixed with another: 0 is this one, 1 the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(self, rhs, fraction, colorSpace))
  }

  /// A gradient of the colour: a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension Color: ShapeStyle {
  /// Components and opacity, each 0…1.
  public typealias Resolved = RGBA
  /// The colour's style.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(resolve(in: context.environment))
  }
}

extension RGBA: ShapeStyle {
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The colour's style.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle { ResolvedStyle(self) }
}

extension Color {
  /// The components here.
  public func resolve(in environment: EnvironmentValues) -> RGBA {
    let base: RGBA
    switch source {
    case .fixed(let rgba): base = rgba
    case .theme(let path): base = environment.palette[keyPath: path]
    case .tint:
      guard let tint = environment.tint, tint.source != .tint else { return faded(environment.palette.tint) }
      base = tint.resolve(in: environment)
    case .mixed(let first, let second, let fraction, let space):
      base = first.resolve(in: environment).mixed(with: second.resolve(in: environment), by: fraction, in: space)
    }
    return faded(base)
  }

  private nonisolated func faded(_ rgba: RGBA) -> RGBA { rgba.multiplyingOpacity(by: faintness) }
}

extension Color: LayoutView {
  /// Colours have no body.
  public var body: Never { fatalError("Color has no body") }
  package func makeBehavior(for layoutNode: LayoutNode) -> ColorBehavior { ColorBehavior(layoutNode) }
  package func configure(_ behavior: ColorBehavior, in environment: EnvironmentValues) {
    behavior.color = resolve(in: environment)
  }
}

package final class ColorBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var color = RGBA.clear { didSet { if color != oldValue { setNeedsPaint() } } }

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  package func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }
  /// What is not to be seen is not touched.
  package func isHit(at point: Point) -> Bool {
    color.opacity > 0 && Rect(origin: .zero, size: frame.size).contains(point)
  }
}
