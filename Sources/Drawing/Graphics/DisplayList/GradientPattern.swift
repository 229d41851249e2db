/// A gradient along a line, between circles or around a centre.
///
///     let dusk = GradientPattern(
///       .linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 300)),
///       stops: [.init(.white, at: 0), .init(.black, at: 0.8)])
///
/// Colours are interpolated premultiplied, so that a fade to transparent does not pass through grey. They come from a
/// table of 1024 steps from the first to the last stop.
public struct GradientPattern: Hashable, Sendable {
  /// The shape of the gradient, in the item's space.
  public enum Geometry: Hashable, Sendable {
    /// Between two points; lines at right angles to the axis have one colour. If both points are equal, the last
    /// colour is used everywhere.
    case linear(from: Point, to: Point)
    /// Between two concentric circles, outwards.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// Around a centre, clockwise on screen, between two angles; 0 points to the right.
    case angular(center: Point, start: Angle, end: Angle)
  }

  /// A colour at a position of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: RGBA
    /// The position of the stop between the ends of the gradient, from 0 to 1.
    public var location: Double

    /// Creates a stop from a colour and its position, from 0 to 1.
    public init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The shape of the gradient.
  public var geometry: Geometry
  /// The colour stops. If several have the same position, the first ends the range before it and the last begins the
  /// range after it.
  public var stops: [Stop]
  /// The colours outside the ends of the gradient.
  public var spread: SpreadMode
  /// A factor from 0 to 1 for the opacity of all colours.
  public var opacity: Double

  /// Creates a gradient from colour stops.
  ///
  /// - Parameters:
  ///   - geometry: The shape of the gradient, in the item's space.
  ///   - stops: The colour stops, in any order.
  ///   - spread: The colours outside the ends.
  ///   - opacity: A factor from 0 to 1 for the opacity of all colours.
  public init(_ geometry: Geometry, stops: [Stop], spread: SpreadMode = .pad, opacity: Double = 1) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.opacity = opacity
  }

  /// Creates a gradient from equally spaced colours.
  public init(_ geometry: Geometry, colors: [RGBA], spread: SpreadMode = .pad, opacity: Double = 1) {
    let step = 1 / Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Stop($1, at: Double($0) * step) }
    self.init(geometry, stops: stops, spread: spread, opacity: opacity)
  }

  /// Whether the gradient has stops and finite coordinates; otherwise nothing is drawn.
  var isDrawable: Bool {
    if stops.isEmpty { return false }
    let numbers: [Double] =
      switch geometry {
      case .linear(let from, let to): [from.x, from.y, to.x, to.y]
      case .radial(let center, let start, let end): [center.x, center.y, start, end]
      case .angular(let center, let start, let end): [center.x, center.y, start.radians, end.radians]
      }
    return numbers.allSatisfy { abs($0) < GraphicsLimits.patternCoordinate }
  }
}
