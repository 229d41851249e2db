/// The line width, caps, joins and dashes of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in the path's unit; 0 draws a hairline of one pixel.
  public var lineWidth: Double
  /// The shape of the ends of open subpaths and dashes.
  public var lineCap: LineCap
  /// The shape of the corners.
  public var lineJoin: LineJoin
  /// The largest ratio of mitre length to line width; a corner with a larger ratio is bevelled. A limit below 1 bevels all
  /// corners.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in the path's unit; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at which the line starts, in the path's unit.
  public var dashPhase: Double

  /// Creates a stroke style; the defaults are those of SwiftUI.
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

/// The shape of the ends of a stroke.
public enum LineCap: Hashable, Sendable {
  /// The stroke ends at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// The stroke extends half a line width beyond the end point.
  case square
}

/// The shape of the corners of a stroke.
public enum LineJoin: Hashable, Sendable {
  /// The outer edges are extended until they meet.
  case miter
  /// A disc is drawn around the corner.
  case round
  /// The outer corner is cut off straight.
  case bevel
}
