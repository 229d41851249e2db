import Faceplate
import Graphics

/// Some corners of a rectangle, as sources of UIKit name them.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner at the top, whatever the direction of the language.
  public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2)
  /// A corner at the bottom, whatever the direction of the language.
  public static let bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path as sources of UIKit build it. `Path(path.cgPath)` draws it.
public nonisolated final class UIBezierPath {
  /// The path as it is drawn.
  public private(set) var cgPath = Path()
  /// The width of the line along the path, in points.
  public var lineWidth: CGFloat = 1
  /// The form of the ends of the line.
  public var lineCapStyle = CGLineCap.butt
  /// The form of the corners of the line.
  public var lineJoinStyle = CGLineJoin.miter
  /// The number of line widths that a pointed corner may be long.
  public var miterLimit: CGFloat = 10
  /// Whether the even-odd rule tells the inside, by which a shape inside another one is a hole.
  public var usesEvenOddFillRule = false
  private(set) var dash: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public init() {}
  /// Creates a copy of a path.
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  /// Creates a rectangle.
  public init(rect: CGRect) { cgPath.addRect(rect) }
  /// Creates an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { cgPath.addEllipse(in: rect) }
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// Creates a rectangle of which some corners are round; the radius is the width of the corners.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    cgPath.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)))
  }
  /// Creates an arc; the angles are in radians, clockwise from the right.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Begins another part of the path.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line from the current point to a point, which becomes the current one.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }
  /// Adds an arc; the angles are in radians, clockwise from the right.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // In SwiftUI's coordinates, whose y axis points down, the sense of an arc is the opposite one.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Adds another path.
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Closes the part of the path that is being built.
  public func close() { cgPath.closeSubpath() }
  /// Transforms the whole path.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Sets the lengths of the dashes and gaps of the line, in points; none for a line without gaps.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
    dashPhase = phase
  }
  /// The smallest rectangle around the path.
  public var bounds: CGRect { cgPath.boundingRect }
  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, eoFill: usesEvenOddFillRule) }
}
