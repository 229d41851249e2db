import Graphics
import Runtime
import Values

/// Where the circles of a step indicator stand, and the lines between them.
nonisolated struct StepGeometry: Hashable {
  /// The gap at each end of a line, the least gap between circles, and the least radius, in points.
  static let lineGap = 10.0
  static let leastGap = 8.0
  static let leastRadius = 8.0

  /// How many circles there are.
  let count: Int
  /// The circles' radius, in points.
  let radius: Double
  /// The lines' thickness, in points.
  let lineWidth: Double
  /// Between neighbouring circles, in points.
  let gap: Double
  private let length: Double
  private let breadth: Double

  /// Circles in a row.
  ///
  /// - Parameters:
  ///   - length: the row's length, in points.
  ///   - breadth: its breadth, in points.
  ///   - radius: at most half the breadth; 0 for that.
  ///   - lineWidth: 0, or more than the breadth, for two fifths of the breadth.
  init(length: Double, breadth: Double, count: Int, radius: Double, lineWidth: Double) {
    self.count = max(0, count)
    (self.length, self.breadth) = (length, breadth)
    self.lineWidth = lineWidth <= 0 || lineWidth > breadth ? 0.4 * breadth : lineWidth
    let wanted = radius <= 0 || radius > breadth / 2 ? breadth / 2 : radius
    guard count > 1 else {
      self.radius = max(0, min(wanted, length / 2))
      gap = 0
      return
    }
    let spaces = Double(count - 1)
    let isTight = (length - 2 * wanted * Double(count)) / spaces < Self.leastGap
    self.radius = isTight ? (length - Self.leastGap * spaces) / (2 * Double(count)) : wanted
    gap = isTight ? Self.leastGap : (length - 2 * wanted * Double(count)) / spaces
  }

  /// Whether the circles would be too small to be told apart: then words take their place.
  var isTooNarrow: Bool { count > 0 && radius < Self.leastRadius }

  /// The middle of a circle: along the row and across.
  func center(_ index: Int) -> Point {
    let along = count == 1 ? length / 2 : radius + Double(index) * (2 * radius + gap)
    return Point(x: along, y: breadth / 2)
  }

  /// The line from a circle to the next: where it begins and ends along the row; `nil` where there is no room.
  func line(after index: Int) -> ClosedRange<Double>? {
    guard index >= 0, index < count - 1, gap > 2 * Self.lineGap else { return nil }
    return center(index).x + radius + Self.lineGap...center(index + 1).x - radius - Self.lineGap
  }
}
