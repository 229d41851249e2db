import Graphics
import Runtime
import Values

/// The values of a chart's marks along one axis.
struct ChartAxisData {
  /// The names of categories in the order in which they first occur.
  private(set) var categories: [String] = []
  private(set) var range: ClosedRange<Double>?
  private(set) var kind = ChartScale.Kind.number
  /// Whether the marks start at zero.
  var includesZero = false
  private var known: Set<String> = []

  mutating func add(_ value: PlotValue) {
    switch value {
    case .category(let name): if known.insert(name).inserted { categories.append(name) }
    case .date: kind = .date
    case .elapsed: kind = .elapsed
    case .number: break
    }
    if let number = value.number { add(number...number) }
  }

  mutating func add(_ span: ChartSpan?) {
    guard let span else { return }
    add(span.start)
    if let end = span.end { add(end) }
  }

  mutating func add(_ numbers: ClosedRange<Double>) {
    guard let range else { return range = numbers }
    self.range = min(range.lowerBound, numbers.lowerBound)...max(range.upperBound, numbers.upperBound)
  }

  mutating func note(_ timeBase: TimeSeries.TimeBase) { kind = timeBase == .date ? .date : .elapsed }
}

/// The marks of a chart, with bars and areas stacked, and their values along both axes.
struct ChartData {
  private(set) var marks: [ChartMark]
  private(set) var x = ChartAxisData(), y = ChartAxisData()
  /// The live series among the marks.
  let series: [TimeSeries]

  init(_ marks: ChartMarks) {
    self.marks = ChartStacks.stacked(marks.items)
    series = self.marks.compactMap(\.source)
    for mark in self.marks {
      x.add(mark.x)
      y.add(mark.y)
      switch mark.kind {
      case .bar: if mark.isLying { x.includesZero = true } else { y.includesZero = true }
      case .area where mark.y?.end == nil: y.includesZero = true
      default: break
      }
      if mark.kind == .area, mark.stacking != .unstacked { y.includesZero = true }
      if let source = mark.source { x.note(source.timeBase) }
    }
    for series in series {
      series.noteRead()
      if let range = series.timeRange { x.add(range) }
    }
  }

  /// Whether there are sectors and no axes.
  var isPie: Bool { marks.contains { $0.kind == .sector } }
}

extension ChartMark {
  /// Whether a bar is horizontal: it has one place on the vertical axis, and a length along the horizontal one.
  var isLying: Bool {
    guard kind == .bar, let x, let y, y.end == nil else { return false }
    if x.start.category != nil { return false }
    return y.start.category != nil || x.end != nil && !isBinned
  }

  /// Whether the place of a vertical bar is an interval, such as a day.
  private var isBinned: Bool { x?.start.number != nil && y?.start.category == nil && stacking != .unstacked }
}

/// Stacks bars and areas at the same place.
enum ChartStacks {
  /// The sums at one place.
  private struct Sums {
    var above = 0.0, below = 0.0, total = 0.0
  }

  private struct Place: Hashable {
    let value: PlotValue
    let kind: ChartMark.Kind
    let position: PlotValue?
  }

  /// Returns the marks, with the starts and ends of stacked ones.
  static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    var marks = marks
    var sums: [Place: Sums] = [:]
    for mark in marks {
      guard let (place, amount) = stack(mark) else { continue }
      sums[place, default: Sums()].total += abs(amount)
    }
    for index in marks.indices {
      guard let (place, amount) = stack(marks[index]) else { continue }
      let sum = sums[place] ?? Sums()
      let scale = marks[index].stacking == .normalized && sum.total > 0 ? 1 / sum.total : 1
      let shift = marks[index].stacking == .center ? -sum.total / 2 : 0
      let start = (amount < 0 ? sum.below : sum.above) * scale + shift
      marks[index].setExtent(from: start, to: start + amount * scale)
      if amount < 0 { sums[place]?.below += amount } else { sums[place]?.above += amount }
    }
    return marks
  }

  /// The place and the amount of a stacked mark; `nil` for other marks.
  private static func stack(_ mark: ChartMark) -> (Place, Double)? {
    guard mark.kind == .bar || mark.kind == .area, mark.stacking != .unstacked, let x = mark.x, let y = mark.y else {
      return nil
    }
    let (along, across) = mark.isLying ? (x, y) : (y, x)
    guard along.end == nil, let amount = along.start.number else { return nil }
    return (Place(value: across.start, kind: mark.kind, position: mark.look.keys.position?.value), amount)
  }
}

extension ChartMark {
  /// Sets the start and the end of a bar or of the point of an area.
  fileprivate mutating func setExtent(from start: Double, to end: Double) {
    if isLying {
      x = x.map { ChartSpan(start: $0.start.with(start), end: $0.start.with(end)) }
    } else {
      y = y.map { ChartSpan(start: $0.start.with(start), end: $0.start.with(end)) }
    }
  }
}
