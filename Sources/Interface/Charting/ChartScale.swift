import Glibc
import Runtime
import Values

/// The function that maps values to positions along an axis.
public nonisolated enum ScaleType: Hashable, Sendable {
  /// Equal distances for equal differences.
  case linear
  /// Equal distances for equal ratios. Values that are not positive have no position.
  case log
  /// By the square root, so that small values get more space than large ones.
  case squareRoot
  /// Like ``linear``, for dates.
  case date
  /// A place for each category.
  case category
}

/// The values along an axis of a chart, and their positions in points.
nonisolated struct ChartScale: Equatable {
  /// The values along the axis.
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>, ScaleType)
    case categories([String])
  }

  /// The kind of continuous values.
  enum Kind: Equatable { case number, date, elapsed }

  var domain = Domain.numbers(0...1, .linear)
  var kind = Kind.number
  /// The positions of the ends of the domain, in points.
  var start = 0.0, end = 1.0

  /// The length of the axis, in points.
  var length: Double { abs(end - start) }

  /// The range of a continuous axis; `nil` for categories.
  var range: ClosedRange<Double>? {
    if case .numbers(let range, _) = domain { range } else { nil }
  }

  /// The distance between the places of two categories, in points.
  var band: Double {
    if case .categories(let names) = domain { length / Double(max(1, names.count)) } else { 0 }
  }

  /// The value of a position on a continuous axis.
  func plotValue(_ number: Double) -> PlotValue {
    switch kind {
    case .number: .number(number)
    case .date: .date(number)
    case .elapsed: .elapsed(number)
    }
  }

  /// Returns the position of a value in points, or the centre of a category's place; `nil` if it has none.
  func position(_ value: PlotValue) -> Double? {
    switch domain {
    case .categories(let names):
      guard let name = value.category, let index = names.firstIndex(of: name) else { return nil }
      return start + (end - start) * (Double(index) + 0.5) / Double(names.count)
    case .numbers: return value.number.flatMap(position(of:))
    }
  }

  /// Returns the position of a number in points; `nil` on an axis of categories, or where the scale has no place for it.
  func position(of number: Double) -> Double? {
    guard case .numbers(let range, let type) = domain, let fraction = Self.fraction(number, range, type) else {
      return nil
    }
    // Clamp positions far outside the axis, which are not visible, to coordinates that are safe to draw.
    return start + (end - start) * max(-100, min(100, fraction))
  }

  private static func fraction(_ number: Double, _ range: ClosedRange<Double>, _ type: ScaleType) -> Double? {
    let (low, high, place) = (scaled(range.lowerBound, type), scaled(range.upperBound, type), scaled(number, type))
    guard place.isFinite, low.isFinite, high > low else { return nil }
    return (place - low) / (high - low)
  }

  private static func scaled(_ number: Double, _ type: ScaleType) -> Double {
    switch type {
    case .linear, .date, .category: number
    case .log: number > 0 ? log10(number) : .nan
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    }
  }

  /// Returns the value at a position; `nil` beyond the ends of an axis of categories.
  func value(at position: Double) -> PlotValue? {
    guard end != start else { return nil }
    let fraction = (position - start) / (end - start)
    switch domain {
    case .categories(let names):
      guard fraction >= 0, fraction < 1 else { return nil }
      return .category(names[min(names.count - 1, Int(fraction * Double(names.count)))])
    case .numbers(let range, let type):
      let (low, high) = (Self.scaled(range.lowerBound, type), Self.scaled(range.upperBound, type))
      let place = low + (high - low) * fraction
      switch type {
      case .linear, .date, .category: return plotValue(place)
      case .log: return plotValue(pow(10, place))
      case .squareRoot: return plotValue(place < 0 ? -place * place : place * place)
      }
    }
  }

  /// The ticks of a continuous axis.
  ///
  /// - Parameters:
  ///   - count: the wanted number.
  ///   - offset: returns how far local time is ahead of UTC, in seconds.
  func ticks(count: Int, offset: (Double) -> Double) -> [Double] {
    guard case .numbers(let range, let type) = domain else { return [] }
    switch (kind, type) {
    case (.date, _): return TimeTicks(range, count: count, offset: offset).values
    case (.elapsed, _): return TimeTicks(range, count: count, isElapsed: true).values
    case (.number, .log): return Self.decades(range, count: count)
    case (.number, _): return AxisTicks(inside: range, count: count).values
    }
  }

  /// Powers of ten, as many as fit.
  private static func decades(_ range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let (first, last) = (log10(range.lowerBound).rounded(.up), log10(range.upperBound).rounded(.down))
    guard first <= last, last - first < 700 else { return AxisTicks(inside: range, count: count).values }
    let skip = max(1, Int((last - first) / Double(max(1, count))))
    return stride(from: Int(first), through: Int(last), by: skip).map { pow(10, Double($0)) }
  }
}
