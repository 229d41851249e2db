/// How a path's outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width across the path, in the path's unit.
  public var lineWidth: Double
  /// The shape of open ends.
  public var lineCap: LineCap
  /// The shape of corners.
  public var lineJoin: LineJoin
  /// Where a mitre would reach further than this many half widths, the corner is bevelled.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// How far into the dash pattern the line starts.
  public var dashPhase: Double

  /// A stroke with the given properties.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The shape of a stroke's open ends.
public enum LineCap: Hashable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Half a width further than the end point.
  case square
}

/// The shape of a stroke's corners.
public enum LineJoin: Hashable, Sendable {
  /// Outer edges meet in a point.
  case miter
  /// A disc around the corner.
  case round
  /// The outer edge is cut straight.
  case bevel
}
