/// Colours that run into each other along a line, away from a centre or around one.
///
///     let dusk = GradientPattern(
///       .linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 300)),
///       stops: [.init(.white, at: 0), .init(.black, at: 0.8)])
///
/// Colours are mixed premultiplied, so that fading to clear does not pass through grey, and are exact to 1/1024 of the
/// way from the first to the last stop.
public struct GradientPattern: Hashable, Sendable {
  /// Where the colours run, in the item's space.
  public enum Geometry: Hashable, Sendable {
    /// From one point to another; each line across is of one colour. If both are the same the last colour is everywhere.
    case linear(from: Point, to: Point)
    /// Outwards from one circle to another around the same centre.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// Around a centre, clockwise on screen, from an angle to another; 0 points right.
    case angular(center: Point, start: Angle, end: Angle)
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// Where on the way it is reached, 0…1.
    public var location: Double

    /// A colour at a place, 0…1.
    public init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the colours run.
  public var geometry: Geometry
  /// The colours; of several at one place the first ends what is before it and the last begins what follows.
  public var stops: [Stop]
  /// What lies beyond the ends.
  public var spread: SpreadMode
  /// Multiplies the opacity of all colours.
  public var opacity: Double

  /// A gradient of colours at places.
  public init(_ geometry: Geometry, stops: [Stop], spread: SpreadMode = .pad, opacity: Double = 1) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.opacity = opacity
  }

  /// A gradient of colours at equal distances.
  public init(_ geometry: Geometry, colors: [RGBA], spread: SpreadMode = .pad, opacity: Double = 1) {
    let step = 1 / Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Stop($1, at: Double($0) * step) }
    self.init(geometry, stops: stops, spread: spread, opacity: opacity)
  }

  /// Whether the numbers say where the colours are; else nothing is drawn.
  var isDrawable: Bool {
    if stops.isEmpty { return false }
    let numbers: [Double] =
      switch geometry {
      case .linear(let from, let to): [from.x, from.y, to.x, to.y]
      case .radial(let center, let start, let end): [center.x, center.y, start, end]
      case .angular(let center, let start, let end): [center.x, center.y, start.radians, end.radians]
      }
    return numbers.allSatisfy { abs($0) < Limits.patternCoordinate }
  }
}
