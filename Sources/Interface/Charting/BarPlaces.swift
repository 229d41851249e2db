import Graphics
import Runtime
import Values

/// The positions and thicknesses of a chart's bars, across their length.
struct BarPlaces {
  /// The values by which bars are grouped side by side, in the order in which they occur.
  private var sides: [PlotValue] = []
  /// The distance between neighbours on a continuous axis, in points.
  private var distance = 24.0

  init(_ marks: [ChartMark], _ plan: ChartPlan) {
    var places: Set<Double> = []
    for mark in marks where mark.kind == .bar {
      if let side = mark.look.keys.position?.value, !sides.contains(side) { sides.append(side) }
      let (span, scale) = mark.isLying ? (mark.y, plan.y) : (mark.x, plan.x)
      if let span, let place = scale.position(span.start) { places.insert(place) }
    }
    let sorted = places.sorted()
    if let least = zip(sorted, sorted.dropFirst()).map({ $1 - $0 }).min() { distance = least }
  }

  /// The rectangle of a bar with its offsets, in the chart's points; `nil` if its values have no positions.
  func rect(_ mark: ChartMark, _ plan: ChartPlan) -> Rect? {
    let isLying = mark.isLying
    let (along, across) = isLying ? (mark.x, mark.y) : (mark.y, mark.x)
    let (length, place) = isLying ? (plan.x, plan.y) : (plan.y, plan.x)
    guard let along, let across, let end = length.position(along.end ?? along.start) else { return nil }
    let start = along.end == nil ? length.position(of: 0) ?? length.start : length.position(along.start) ?? length.start
    guard let (low, high) = extent(across, place, isLying ? mark.height : mark.width, mark.look.keys.position?.value)
    else {
      return nil
    }
    return isLying
      ? mark.look.shift.rect(from: Point(x: start, y: low), to: Point(x: end, y: high))
      : mark.look.shift.rect(from: Point(x: low, y: start), to: Point(x: high, y: end))
  }

  /// The ends of a bar across its length.
  private func extent(
    _ span: ChartSpan, _ scale: ChartScale, _ dimension: MarkDimension, _ side: PlotValue?
  ) -> (Double, Double)? {
    guard let start = scale.position(span.start) else { return nil }
    var (middle, whole) = (start, scale.band > 0 ? scale.band : distance)
    if let end = span.end.flatMap(scale.position) { (middle, whole) = ((start + end) / 2, abs(end - start)) }
    var extent = dimension.extent(of: whole, usual: ChartPlanner.barShare)
    if let side, let index = sides.firstIndex(of: side), sides.count > 1 {
      let share = extent / Double(sides.count)
      middle += share * (Double(index) - Double(sides.count - 1) / 2)
      extent = max(1, share - min(2, share * 0.1))
    }
    return (middle - extent / 2, middle + extent / 2)
  }
}
