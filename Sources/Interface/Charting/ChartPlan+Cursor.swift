import Controls
import Looks
import Graphics
import Runtime
import Values

/// The reading of a chart's cursor at its place.
struct ChartCursorReading: Equatable {
  /// The reading of one series.
  struct Row: Equatable {
    var name: String
    var value: String
    var color: RGBA
    var point: Point
  }

  /// The place as a text, and its position in points.
  var title: String
  var position: Double
  var rows: [Row]

  /// The reading in one sentence, for assistive technology.
  var spoken: String {
    ([title] + rows.map { $0.name.isEmpty ? $0.value : "\($0.name) \($0.value)" }).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension ChartPlan {
  /// The places at which the cursor can be, in the order of the axis.
  var stops: [PlotValue] {
    var known: Set<PlotValue> = []
    let places = readings.map(\.x).filter { known.insert($0).inserted }
    guard case .numbers = x.domain, places.allSatisfy({ $0.number != nil }) else { return places }
    return places.sorted { $0.number ?? 0 < $1.number ?? 0 }
  }

  /// Returns the place at which the cursor is for a value of the axis: the nearest that has data; `nil` if there is none.
  func snapped(_ value: PlotValue) -> PlotValue? {
    if let trace = traces.first, let time = value.number {
      let ring = trace.series.ring
      return ring.nearest(to: time).map { trace.series.plotValue(ring.time($0)) }
    }
    guard let number = value.number else { return stops.contains(value) ? value : stops.first }
    return stops.min { abs(($0.number ?? .infinity) - number) < abs(($1.number ?? .infinity) - number) }
  }

  /// Returns the place at which the cursor is for a position on the chart.
  func cursor(at point: Point) -> PlotValue? {
    if !traces.isEmpty {
      return x.value(at: max(plot.minX, min(plot.maxX, point.x))).flatMap(snapped)
    }
    if !sectors.isEmpty { return angleValue(at: point).flatMap(sector) }
    let nearest = readings.min { abs($0.point.x - point.x) < abs($1.point.x - point.x) }
    // Horizontal bars have several readings at one position, so the distance in both directions counts.
    let isFlat = Set(readings.map(\.point.x)).count < readings.count && x.range == nil
    if isFlat { return readings.min { $0.point.distance(to: point) < $1.point.distance(to: point) }?.x }
    return nearest?.x
  }

  /// Returns the place of the cursor after a number of steps; `nil` if there is no data.
  ///
  /// A step on a live series is one sample, or one column of pixels where there are more samples than columns.
  ///
  /// - Parameter scale: the number of pixels of a point.
  func cursor(_ cursor: PlotValue?, movedBy count: Int, scale: Double) -> PlotValue? {
    guard let trace = traces.first else {
      let stops = stops
      guard let cursor, let index = stops.firstIndex(of: snapped(cursor) ?? cursor) else {
        return count < 0 ? stops.last : stops.first
      }
      return stops[max(0, min(stops.count - 1, index + max(-stops.count, min(stops.count, count))))]
    }
    let ring = trace.series.ring
    guard !ring.isEmpty else { return nil }
    guard let time = cursor?.number, let index = ring.nearest(to: time) else {
      return trace.series.plotValue(ring.time(ring.end - 1))
    }
    let single = max(ring.start, min(ring.end - 1, index + max(-ring.count, min(ring.count, count))))
    guard let range = x.range else { return trace.series.plotValue(ring.time(single)) }
    let column = (range.upperBound - range.lowerBound) / max(1, x.length * scale)
    let far = ring.time(index) + Double(count) * column
    let number = abs(ring.time(single) - ring.time(index)) < abs(far - ring.time(index)) ? ring.nearest(to: far) : nil
    return trace.series.plotValue(ring.time(number ?? single))
  }

  /// Returns the first or the last place at which the cursor can be; `nil` if there is no data.
  func cursorEnd(isLast: Bool) -> PlotValue? {
    guard let trace = traces.first else { return isLast ? stops.last : stops.first }
    let ring = trace.series.ring
    return ring.isEmpty ? nil : trace.series.plotValue(ring.time(isLast ? ring.end - 1 : ring.start))
  }

  /// Returns the reading of the cursor at a place; `nil` if nothing is there.
  func reading(at cursor: PlotValue, in environment: EnvironmentValues) -> ChartCursorReading? {
    var rows: [ChartCursorReading.Row] = []
    var position = sectors.isEmpty ? x.position(cursor) : nil
    for reading in readings where reading.x == cursor {
      position = position ?? reading.point.x
      rows.append(
        .init(
          name: reading.name, value: valueText(reading.value, reading.format, in: environment), color: reading.color,
          point: reading.point))
    }
    for trace in traces {
      guard let time = cursor.number, let number = trace.series.ring.nearest(to: time) else { continue }
      let value = trace.series.ring.value(number)
      let place = x.position(of: trace.series.ring.time(number)) ?? 0
      rows.append(
        .init(
          name: trace.series.name.words(in: environment),
          value: trace.series.format.text(value, in: environment.numberConventions), color: trace.style.color,
          point: Point(x: place, y: y.position(of: value) ?? plot.maxY)))
    }
    guard !rows.isEmpty, let position else { return nil }
    let isNamed = !sectors.isEmpty || rows.count == 1 && rows[0].name == cursor.category
    return ChartCursorReading(title: isNamed ? "" : placeText(cursor, in: environment), position: position, rows: rows)
  }

  /// The place of the cursor as a text: more exact than the labels of the axis.
  private func placeText(_ value: PlotValue, in environment: EnvironmentValues) -> String {
    // Without labels, a tenth of the axis serves as the step.
    let tenth = x.range.map { ($0.upperBound - $0.lowerBound) / 10 } ?? 1
    let step = spoken.xStep > 0 ? spoken.xStep : sectors.isEmpty ? tenth : 1
    return switch value {
    case .category(let name): name
    case .number(let number): NumberFormat.number.text(number, in: environment.numberConventions)
    case .date(let seconds):
      ChartTimeText.date(seconds + environment.localOffset(seconds), step: step >= 86_400 ? step : min(step, 59))
    case .elapsed(let seconds): ChartTimeText.elapsed(seconds, step: min(step, 59))
    }
  }

  private func valueText(_ value: PlotValue, _ format: NumberFormat?, in environment: EnvironmentValues) -> String {
    guard case .number(let number) = value else { return placeText(value, in: environment) }
    let usual = NumberFormat.number.fractionDigits(0...max(2, spoken.fractionDigits + 1))
    return (format ?? usual).text(number, in: environment.numberConventions)
  }

  /// A summary of values for assistive technology: the number of shown values, the least and the greatest.
  struct Extent {
    /// The name of the series; empty for values that are not a live series.
    var name = ""
    var count: Int
    var least, greatest: String
  }

  /// The extent of the values, or of each live series with values.
  func extents(in environment: EnvironmentValues) -> [Extent] {
    let numbers = readings.compactMap(\.value.number)
    if let least = numbers.min(), let greatest = numbers.max(), let value = readings.first?.value {
      return [
        Extent(
          count: numbers.count, least: valueText(value.with(least), nil, in: environment),
          greatest: valueText(value.with(greatest), nil, in: environment))
      ]
    }
    guard let range = x.range else { return [] }
    return traces.compactMap { trace in
      let ring = trace.series.ring
      let samples = ring.indices(from: range.lowerBound, to: range.upperBound.nextUp)
      guard let extremes = ring.extremes(in: samples) else { return nil }
      let (format, conventions) = (trace.series.format, environment.numberConventions)
      return Extent(
        name: trace.series.name.words(in: environment), count: samples.count,
        least: format.text(extremes.lowerBound, in: conventions),
        greatest: format.text(extremes.upperBound, in: conventions))
    }
  }
}
