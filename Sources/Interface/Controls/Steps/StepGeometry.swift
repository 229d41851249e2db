import Graphics
import Runtime
import Values

/// The positions of the circles of a step indicator and of the lines between them.
///
/// Coordinates run along the row and across it, so the same geometry serves horizontal and vertical indicators.
nonisolated struct StepGeometry: Hashable {
  /// The gap at each end of a line, the minimum gap between circles, and the minimum radius, in points.
  static let lineGap = 10.0
  static let leastGap = 8.0
  static let leastRadius = 8.0

  /// The number of circles.
  let count: Int
  /// The radius of the circles, in points.
  let radius: Double
  /// The thickness of the lines, in points.
  let lineWidth: Double
  /// The distance between the edges of neighbouring circles, in points.
  let gap: Double
  /// The length of the row, in points.
  let length: Double
  private let breadth: Double

  /// Computes the geometry of a row. Circles shrink until gaps of ``leastGap`` remain between them.
  ///
  /// - Parameters:
  ///   - length: the length of the row, in points.
  ///   - breadth: its extent across, in points.
  ///   - count: the number of circles; a negative number counts as 0.
  ///   - radius: the wanted radius, in points; 0 or more than half the breadth means half the breadth.
  ///   - lineWidth: the wanted thickness, in points; 0 or more than the breadth means two fifths of the
  ///     breadth.
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

  /// Whether the circles would be smaller than ``leastRadius``. Text is shown in their place then.
  var isTooNarrow: Bool { count > 0 && radius < Self.leastRadius }

  /// The centre of a circle: `x` along the row and `y` across.
  func center(_ index: Int) -> Point {
    let along = count == 1 ? length / 2 : radius + Double(index) * (2 * radius + gap)
    return Point(x: along, y: breadth / 2)
  }

  /// The extent, along the row, of the line from a circle to the next; `nil` where there is no room for one.
  func line(after index: Int) -> ClosedRange<Double>? {
    guard index >= 0, index < count - 1, gap > 2 * Self.lineGap else { return nil }
    return center(index).x + radius + Self.lineGap...center(index + 1).x - radius - Self.lineGap
  }
}
