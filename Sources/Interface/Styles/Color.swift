import Graphics

/// A colour, as a value and as a view that fills the space it is offered.
public nonisolated struct Color: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case theme(KeyPath<Palette, RGBA> & Sendable)
    case tint
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
  /// A hue that reads well on light and dark ground.
  public static let red = Color(RGBA(hex: 0xE5484D)), orange = Color(RGBA(hex: 0xF76B15))
  /// A hue that reads well on light and dark ground.
  public static let yellow = Color(RGBA(hex: 0xE2A610)), green = Color(RGBA(hex: 0x2F9E5B))
  /// A hue that reads well on light and dark ground.
  public static let blue = Color(RGBA(hex: 0x2F7BF0)), purple = Color(RGBA(hex: 0x8E4EC6))
  /// A hue that reads well on light and dark ground.
  public static let gray = Color(RGBA(hex: 0x8A939F))

  /// The colour, fainter.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.faintness *= opacity
    return color
  }
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
    }
    return faded(base)
  }

  private nonisolated func faded(_ rgba: RGBA) -> RGBA { rgba.multiplyingOpacity(by: faintness) }
}

extension Color: BoxView {
  /// Colours have no body.
  public var body: Never { fatalError("Color has no body") }
  func makeBox(for node: Node) -> ColorBox { ColorBox(node: node) }
  func configure(_ box: ColorBox, in environment: EnvironmentValues) { box.color = resolve(in: environment) }
}

final class ColorBox: Box {
  var color = RGBA.clear { didSet { if color != oldValue { setNeedsPaint() } } }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  override func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }
  override func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }
}
