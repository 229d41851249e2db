import Runtime
import Values

/// The course of a line between its points.
public nonisolated enum InterpolationMethod: Hashable, Sendable {
  /// Straight from point to point.
  case linear
  /// A smooth curve without a peak between two points: the cubic of Fritsch and Carlson.
  case monotone
  /// A smooth curve through the points.
  case catmullRom
  /// A smooth curve through the points, with a tension from 0 to 1.
  case cardinal(tension: Double)
  /// Steps whose edges are at the points: each value extends to the next point.
  case stepEnd
  /// Steps whose edges are at the points: each value extends back to the previous point.
  case stepStart
  /// Steps whose edges are halfway between the points.
  case stepCenter

  /// A smooth curve through the points.
  public static let cardinal = InterpolationMethod.cardinal(tension: 0.5)
}

/// The extent of a bar, a rectangle or a ring.
public nonisolated enum MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The usual extent for the chart.
  case automatic
  /// A number of points.
  case fixed(Double)
  /// The distance between neighbours less a number of points on each side.
  case inset(Double)
  /// A fraction of the distance between neighbours, or of the radius.
  case ratio(Double)

  /// Creates an extent in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// Creates an extent in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// The extent in points, out of the distance between neighbours.
  func extent(of whole: Double, usual: Double) -> Double {
    switch self {
    case .automatic: max(1, whole * usual)
    case .fixed(let points): max(0, points)
    case .inset(let inset): max(1, whole - 2 * inset)
    case .ratio(let ratio): max(0, whole * ratio)
    }
  }
}

/// The way in which bars and areas at the same place are stacked.
public nonisolated enum MarkStackingMethod: Hashable, Sendable {
  /// On top of each other, from zero.
  case standard
  /// On top of each other, and stretched to the whole height.
  case normalized
  /// On top of each other, centred around zero.
  case center
  /// In front of each other.
  case unstacked
}

/// The placement of a view at a mark if there is no room for it.
public nonisolated struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The resolution along one axis.
  public struct Strategy: Hashable, Sendable {
    let boundary: Boundary?
    /// The view stays inside of the chart.
    public static let automatic = fit
    /// The view stays inside of the chart.
    public static let fit = Strategy(boundary: .chart)
    /// The view stays inside a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    /// The view stays at the mark, and may extend beyond the chart.
    public static let disabled = Strategy(boundary: nil)
  }

  /// The part of a chart that a view does not leave.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    /// The whole chart.
    public static let automatic = chart
    /// The whole chart.
    public static let chart = Boundary(isPlot: false)
    /// The area in which marks are drawn.
    public static let plot = Boundary(isPlot: true)
  }

  let x: Strategy, y: Strategy
  /// A resolution for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  /// The view stays inside of the chart.
  public static let automatic = AnnotationOverflowResolution()
}

/// The side of a mark at which a view is placed.
public nonisolated enum AnnotationPosition: Hashable, Sendable {
  /// The usual place for the mark: above it.
  case automatic
  /// In front of the mark.
  case overlay
  /// Beside the mark.
  case top, bottom, leading, trailing
  /// At a corner of the mark.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
