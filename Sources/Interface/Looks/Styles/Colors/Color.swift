import Graphics
import Runtime
import Values

/// A colour that is resolved in the environment, either a fixed one or one of the theme.
///
/// A colour is also a ``View`` that fills the space it is offered, and a ``ShapeStyle``:
///
///     Text("Ready").foregroundStyle(Color.green).background(.theme(\.surface))
public nonisolated struct Color: Hashable, Sendable {
  /// The origin of a colour.
  private enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case theme(KeyPath<Palette, RGBA> & Sendable)
    case tint(TintRole)
    case named(String)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  /// The colour space in which the components of a colour are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space of screens and pictures, with its non-linear transfer function (IEC 61966-2-1).
    case sRGB
    /// The primaries of sRGB with components proportional to light.
    case sRGBLinear
    /// The primaries of Display P3. A colour outside the range of the panel is clipped to the nearest one it
    /// can show.
    case displayP3
  }

  private var source: Source
  // The product of all calls of `opacity(_:)`.
  private var faintness = 1.0

  /// Creates a colour from sRGB components.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - opacity: from 0, transparent, to 1, opaque.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .fixed(RGBA(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey from 0, black, to 1, white, in sRGB.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from components of a colour space, each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .fixed(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey of a colour space from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  ///
  /// The conversion is the closed form of the HSV to RGB formula. A hue outside 0…1 wraps around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = place < 0 ? place + 6 : place
      return brightness * (1 - saturation * max(0, min(1, min(distance, 4 - distance))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a copy of a colour, as in `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.
  public init(_ color: Color) { self = color }

  /// Creates a fixed colour from its sRGB components. `Color(.clear)` and the like still name colours of SwiftUI.
  @_disfavoredOverload
  public init(_ rgba: RGBA) { source = .fixed(rgba) }

  /// Creates the colour of a colour set in an asset catalog among the program's resources.
  ///
  /// A colour that is missing is reported, and transparent.
  ///
  /// - Parameter name: the name of the set, after those of the groups that provide a namespace: `Brand/Accent`.
  public init(_ name: String) { source = .named(name) }

  /// Creates a colour that has one value in light appearance and another in dark.
  package init(light: RGBA, dark: RGBA) { source = .adaptive(light: light, dark: dark) }

  /// Creates a colour that depends on the colour scheme, from its sRGB components in hexadecimal.
  package init(light: UInt32, dark: UInt32) { source = .adaptive(light: RGBA(hex: light), dark: RGBA(hex: dark)) }

  private init(source: Source) { self.source = source }

  /// Returns the colour that the theme of the environment has at a key path: `Color.theme(\.danger)`.
  public static func theme(_ path: KeyPath<Palette, RGBA> & Sendable) -> Color { Color(source: .theme(path)) }

  /// A fully transparent colour.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black: sRGB 0, 0, 0.
  public static let black = Color(white: 0)
  /// White: sRGB 1, 1, 1.
  public static let white = Color(white: 1)
  /// The colour of primary content: the theme's text colour.
  public static let primary = Color.theme(\.text)
  /// The colour of secondary content, such as captions: the theme's secondary text colour.
  public static let secondary = Color.theme(\.secondaryText)
  /// The tint of the environment, or the theme's tint where no view has set one.
  public static let accentColor = Color(source: .tint(.fill))
  /// Returns the colour that the tint of the environment gives to a part of a control.
  package static func tint(_ role: TintRole) -> Color { Color(source: .tint(role)) }
  /// Returns the colour with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.faintness *= opacity
    return color
  }

  /// Returns a mixture with another colour.
  ///
  /// - Parameters:
  ///   - rhs: the other colour.
  ///   - fraction: from 0, only this colour, to 1, only the other.
  ///   - colorSpace: the space in which the two are interpolated.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(self, rhs, fraction, colorSpace))
  }

  /// A vertical gradient of the colour, slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension Color: ShapeStyle {
  /// The sRGB components and the opacity, each from 0 to 1.
  public typealias Resolved = RGBA
  /// The colour as a resolved style: one colour for every pixel.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(resolve(in: context.environment))
  }
}

extension RGBA: ShapeStyle {
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// The colour as a resolved style: one colour for every pixel.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle { ResolvedStyle(self) }
}

extension Color {
  /// Returns the components that the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> RGBA {
    let base: RGBA
    switch source {
    case .fixed(let rgba): base = rgba
    case .adaptive(let light, let dark): base = environment.colorScheme == .dark ? dark : light
    case .named(let name): base = environment.color(named: name)
    case .theme(let path): base = environment.palette[keyPath: path]
    case .tint(let role): base = environment.tint(for: role)
    case .mixed(let first, let second, let fraction, let space):
      base = first.resolve(in: environment).mixed(with: second.resolve(in: environment), by: fraction, in: space)
    }
    return faded(base)
  }

  /// The components of a colour that is the same in every environment; `nil` for any other.
  nonisolated var fixed: RGBA? { if case .fixed(let rgba) = source { faded(rgba) } else { nil } }

  private nonisolated func faded(_ rgba: RGBA) -> RGBA { rgba.multiplyingOpacity(by: faintness) }
}

extension Color: LayoutView {
  /// Colors are drawn by the runtime and have no body.
  public var body: Never { fatalError("Color has no body") }
  package func makeBehavior(for layoutNode: LayoutNode) -> ColorBehavior { ColorBehavior(layoutNode) }
  package func configure(_ behavior: ColorBehavior, in environment: EnvironmentValues) {
    behavior.color = resolve(in: environment)
  }
}

/// Fills its frame with one colour.
package final class ColorBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var color = RGBA.clear { didSet { if color != oldValue { setNeedsPaint() } } }

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  package func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }
  /// A fully transparent colour lets touches through to the views behind it.
  package func isHit(at point: Point) -> Bool {
    color.opacity > 0 && Rect(origin: .zero, size: frame.size).contains(point)
  }
}

nonisolated extension Color {
  /// The colour of alarms of medium priority. It has a contrast of at least 4.5:1 on the surfaces of all palettes.
  package static let alarmAmber = Color(light: 0x9A5200, dark: 0xFFB454)
}
