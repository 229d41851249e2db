import Graphics
import Runtime
import Values

/// The picture of a live series: an outline for each 16 columns of pixels, which is cached while its samples do not
/// change.
///
/// A column of pixels stands for an interval that is fixed in time, not in the picture: when the axis moves by a
/// column, every outline is drawn one column further left, and only the last one is computed again. Within a column the
/// outline extends from the least to the greatest sample, and joins those of the neighbouring columns, so that a line
/// of any number of samples looks as if each was drawn. In a column without samples the line is straight. On both sides
/// half the width of the line is added.
final class SeriesTrace {
  /// The values that the outlines depend on, apart from the samples.
  struct Setting: Equatable {
    /// The duration of a column, in seconds, and its width, in points.
    var duration: Double
    var width: Double
    /// The scale of the values, and the position of an area's base, in points.
    var y: ChartScale
    var base: Double?
    var lineWidth: Double
    var isStepped: Bool
  }

  /// The least and the greatest position of the line in a column, and the positions at its ends, in points.
  private struct Column {
    var low: Double, high: Double, start: Double, end: Double
    /// Whether the line is straight from start to end.
    var isStraight: Bool
  }

  /// The number of columns of an outline.
  static let columns = 16

  private var setting: Setting?
  private var outlines: [Int: Path] = [:]
  /// The range of sample numbers for which the outlines were computed.
  private var known = 0..<0
  /// The number of moves in time for which the outlines were computed.
  private var moves = 0

  /// Returns the outlines of the blocks of columns that a range of times touches, by the number of the block. The left edge
  /// of block `n` is at the time `n · 16 · duration`.
  func blocks(of series: TimeSeries, over range: ClosedRange<Double>, _ setting: Setting) -> [(block: Int, path: Path)]
  {
    let ring = series.ring
    guard setting.duration > 0, setting.duration.isFinite else { return [] }
    let length = setting.duration * Double(Self.columns)
    let (low, high) = ((range.lowerBound / length).rounded(.down), (range.upperBound / length).rounded(.up))
    guard abs(low) < 1e15, abs(high) < 1e15, high - low < 10_000, low < high else { return [] }
    forgetChanged(ring, setting, length)
    let blocks = Int(low)..<Int(high)
    if outlines.count > 4 * blocks.count + 64 { outlines = outlines.filter { blocks.contains($0.key) } }
    return blocks.compactMap { block in
      let path: Path
      if let known = outlines[block] {
        path = known
      } else {
        path = outline(block, ring, setting)
        outlines[block] = path
      }
      return path.isEmpty ? nil : (block, path)
    }
  }

  /// Forgets the outlines whose samples have changed: the outlines since the last known sample, and the outlines of
  /// samples that are no longer kept.
  private func forgetChanged(_ ring: SampleRing, _ setting: Setting, _ length: Double) {
    defer { (self.setting, known, moves) = (setting, ring.start..<ring.end, ring.moves) }
    guard setting == self.setting, ring.start < known.upperBound, moves == ring.moves else { return outlines = [:] }
    if ring.end > known.upperBound {
      let since = Int((ring.time(max(ring.start, known.upperBound - 1)) / length).rounded(.down))
      if since == Int((ring.time(ring.end - 1) / length).rounded(.down)) {
        outlines[since] = nil
      } else {
        outlines = outlines.filter { $0.key < since }
      }
    }
    if ring.start > known.lowerBound {
      let oldest = Int((ring.time(ring.start) / length).rounded(.down))
      outlines[oldest] = nil
      var gone = oldest - 1
      while outlines.removeValue(forKey: gone) != nil { gone -= 1 }
    }
  }

  // MARK: Columns

  private func outline(_ block: Int, _ ring: SampleRing, _ setting: Setting) -> Path {
    let first = block * Self.columns
    var number = ring.firstIndex(notBefore: Double(first) * setting.duration)
    var columns: [Column?] = []
    columns.reserveCapacity(Self.columns)
    for column in first..<first + Self.columns {
      let (from, to) = (Double(column) * setting.duration, Double(column + 1) * setting.duration)
      var next = number
      // Step over a few samples; beyond that, search.
      while next < ring.end, next < number + 8, ring.time(next) < to { next += 1 }
      if next == number + 8 { next = max(next, ring.firstIndex(notBefore: to)) }
      columns.append(self.column(number..<next, from, to, ring, setting))
      number = next
    }
    return setting.base == nil ? band(columns, setting) : area(columns, setting)
  }

  private func column(
    _ samples: Range<Int>, _ from: Double, _ to: Double, _ ring: SampleRing, _ setting: Setting
  ) -> Column? {
    let start = position(at: from, before: samples.lowerBound, ring, setting)
    let end = position(at: to, before: samples.upperBound, ring, setting)
    var (low, high) = (Double.infinity, -Double.infinity)
    if let extremes = ring.extremes(in: samples) {
      for value in [extremes.lowerBound, extremes.upperBound] {
        guard let place = setting.y.position(of: value) else { continue }
        (low, high) = (min(low, place), max(high, place))
      }
    }
    let inner = low
    for place in [start, end] { if let place { (low, high) = (min(low, place), max(high, place)) } }
    guard low <= high else { return nil }
    let isStraight = inner == .infinity && !setting.isStepped && start != nil && end != nil
    return Column(low: low, high: high, start: start ?? low, end: end ?? high, isStraight: isStraight)
  }

  /// The position of the line at a time between a sample and its predecessor; `nil` in a gap.
  private func position(at time: Double, before next: Int, _ ring: SampleRing, _ setting: Setting) -> Double? {
    guard next > ring.start, next <= ring.end else { return nil }
    let last = ring.value(next - 1)
    guard next < ring.end else { return nil }
    let following = ring.value(next)
    if setting.isStepped { return last.isNaN ? nil : setting.y.position(of: last) }
    if last.isNaN || following.isNaN { return nil }
    let (start, end) = (ring.time(next - 1), ring.time(next))
    let share = end > start ? (time - start) / (end - start) : 1
    guard let from = setting.y.position(of: last), let to = setting.y.position(of: following) else { return nil }
    return from + (to - from) * max(0, min(1, share))
  }

  // MARK: Outlines

  /// The band of a line: along the upper edges of the columns and back along the lower ones, a piece for each run.
  private func band(_ columns: [Column?], _ setting: Setting) -> Path {
    Path { path in
      for run in Self.runs(columns) {
        var points: [Point] = []
        points.reserveCapacity(4 * run.count)
        for index in run { add(columns[index]!, index, setting, isUpper: true, &points) }
        for index in run.reversed() { add(columns[index]!, index, setting, isUpper: false, &points) }
        path.addLines(points)
        path.closeSubpath()
      }
    }
  }

  /// The area between the upper edges of the columns and the base.
  private func area(_ columns: [Column?], _ setting: Setting) -> Path {
    let base = setting.base ?? 0
    return Path { path in
      for run in Self.runs(columns) {
        var points = [Point(x: Double(run.lowerBound) * setting.width, y: base)]
        for index in run {
          let column = columns[index]!
          let (left, right) = (Double(index) * setting.width, Double(index + 1) * setting.width)
          let edge = column.low < base ? column.low : column.high
          points.append(Point(x: left, y: column.isStraight ? column.start : edge))
          points.append(Point(x: right, y: column.isStraight ? column.end : edge))
        }
        points.append(Point(x: Double(run.upperBound) * setting.width, y: base))
        path.addLines(points)
        path.closeSubpath()
      }
    }
  }

  /// Adds the corners of one edge of a column.
  private func add(_ column: Column, _ index: Int, _ setting: Setting, isUpper: Bool, _ points: inout [Point]) {
    let (left, right) = (Double(index) * setting.width, Double(index + 1) * setting.width)
    var half = setting.lineWidth / 2
    var (first, last) = isUpper ? (column.low, column.low) : (column.high, column.high)
    if column.isStraight {
      // The vertical thickness of a line grows with its slope.
      let slope = (column.end - column.start) / setting.width
      half *= min(3, (1 + slope * slope).squareRoot())
      (first, last) = (column.start, column.end)
    }
    let shift = isUpper ? -half : half
    let corners = [Point(x: left, y: first + shift), Point(x: right, y: last + shift)]
    if isUpper { points += corners } else { points += corners.reversed() }
  }

  /// The runs of columns without a gap.
  private static func runs(_ columns: [Column?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in columns.indices where columns[index] != nil {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
