import Glibc
import Graphics
import Runtime
import Values

// The cursor of a pie is on a sector. Its place is the number of the sector, as several sectors may have the same name.
extension ChartPlan {
  /// Returns the running total at the angle of a point, clockwise from the top of the pie; `nil` if there is no pie.
  func angleValue(at point: Point) -> Double? {
    guard let total = sectors.last?.range.upperBound, total > 0 else { return nil }
    let way = Point(x: point.x - plot.midX, y: point.y - plot.midY)
    let turn = atan2(way.x, -way.y) / (2 * .pi)
    return min((turn < 0 ? turn + 1 : turn) * total, total.nextDown)
  }

  /// Returns the place of the cursor for a value of a pie; `nil` beyond its end.
  func sector(at value: Double) -> PlotValue? {
    sectors.firstIndex { $0.range.contains(value) }.map { .number(Double($0)) }
  }

  /// Returns the place of the cursor for the name of a sector: `before` if that sector has the name, the first one otherwise.
  func sector(named name: PlotValue, before: PlotValue?) -> PlotValue? {
    if let before, sector(before)?.name == name.category { return before }
    return sectors.firstIndex { $0.name == name.category }.map { .number(Double($0)) }
  }

  /// Returns the sector at a place of the cursor.
  func sector(_ place: PlotValue) -> Sector? {
    place.number.flatMap { Int(exactly: $0) }.flatMap { sectors.indices.contains($0) ? sectors[$0] : nil }
  }

  /// Returns the value for the application's binding to a pie.
  ///
  /// The type of the binding may hold only whole numbers. Even then the value is inside the sector, if the sector
  /// contains a whole number.
  ///
  /// - Parameters:
  ///   - value: a value in the sector; `nil` for the one in its middle.
  ///   - rounded: returns a value as rounded by the application's type; `nil` if that is of another kind.
  func angle(_ value: Double?, in sector: Sector, rounded: (PlotValue) -> PlotValue?) -> PlotValue? {
    let range = sector.range
    let value = value ?? (range.lowerBound + range.upperBound) / 2
    let near = [value, value.rounded(.down), value.rounded(.up)].compactMap { rounded(sector.value.with($0)) }
    let total = sectors.last?.range.upperBound ?? 0
    func fits(_ found: PlotValue, _ range: Range<Double>) -> Bool { found.number.map(range.contains) ?? false }
    return near.first { fits($0, range) } ?? near.first { fits($0, 0..<total) } ?? near.first
  }
}

/// The selected sector of a pie, and the value that the chart has written to the application's binding.
///
/// The sector stays selected while the binding has that value, even if rounding has moved it into the next sector.
struct ChartSectorChoice {
  let place: PlotValue
  let range: Range<Double>
  let value: PlotValue?
}
