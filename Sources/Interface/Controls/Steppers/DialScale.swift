import Glibc
import Values

/// The ticks of a dial: at round numbers of its range, or at each stop if there are few.
nonisolated struct DialScale: Hashable {
  /// A tick, with the fraction of the range at which it is.
  struct Tick: Hashable {
    let fraction: Double
    let isMajor: Bool
    /// The number at the tick; `nil` for a stop that is no number.
    var number: Double?
  }

  private(set) var ticks: [Tick] = []
  /// Whether the values are not numbers. No part of the arc is filled then, as no value is more than another.
  var isCategorical = false
  /// The format of the numbers.
  private var format = NumberFormat.number

  /// The greatest number of major ticks, and of ticks.
  private static let mostMajor = 8.0, mostTicks = 40

  /// The ticks of a range of numbers: the major ones at multiples of 1, 2 or 5 with zeros, the minor ones between.
  init(numbers: ClosedRange<Double>) {
    let span = numbers.upperBound - numbers.lowerBound
    guard span > 0, span.isFinite else { return }
    let major = Self.roundStep(span / Self.mostMajor)
    // 2 and 20 are divided in four, 1 and 5 in five.
    let leading = major / pow(10, floor(log10(major) + 1e-9))
    let parts = abs(leading - 2) < 0.01 ? 4 : 5
    let minor = major / Double(parts)
    // In the narrowest ranges the distance between minor ticks underflows to zero.
    guard minor > 0 else { return }
    let first = Int((numbers.lowerBound / minor - 1e-6).rounded(.up))
    let last = Int((numbers.upperBound / minor + 1e-6).rounded(.down))
    guard first <= last, last - first <= Self.mostTicks else { return }
    ticks = (first...last).map { index in
      let number = Double(index) * minor
      return Tick(
        fraction: (number - numbers.lowerBound) / span, isMajor: index.isMultiple(of: parts), number: number)
    }
  }

  /// The ticks of a range of seconds, at round durations.
  init(seconds: ClosedRange<Double>) {
    let span = seconds.upperBound - seconds.lowerBound
    format = .duration
    ticks = TimeTicks(seconds, count: Int(Self.mostMajor), isElapsed: true).values.map {
      Tick(fraction: ($0 - seconds.lowerBound) / span, isMajor: true, number: $0)
    }
  }

  /// A tick at each of some stops that are not numbers.
  init(stops count: Int) {
    isCategorical = true
    guard count > 1, count <= Self.mostTicks else { return }
    ticks = (0..<count).map { Tick(fraction: Double($0) / Double(count - 1), isMajor: true) }
  }

  /// A number at a tick, as it is written.
  func text(_ number: Double, _ conventions: NumberConventions) -> String { format.text(number, in: conventions) }

  /// The number of characters of the longest number at the major ticks.
  func numberLength(_ conventions: NumberConventions) -> Int {
    ticks.filter(\.isMajor).compactMap(\.number).map { text($0, conventions).count }.max() ?? 0
  }

  /// The least of 1, 2 and 5 with zeros that is not below a number.
  private static func roundStep(_ least: Double) -> Double {
    let unit = pow(10, floor(log10(least)))
    return [1, 2, 5].map { $0 * unit }.first { $0 >= least * 0.999 } ?? 10 * unit
  }
}
