import SeededRandom
import Testing

@testable import Values

@Suite("Round numbers along an axis", .seeded)
struct AxisTicksTests {
  @Test(
    "Ticks of well-known ranges",
    arguments: [
      (0.0, 100.0, 5, [0.0, 25, 50, 75, 100]), (3.2, 97, 5, [0, 25, 50, 75, 100]),
      (0, 1, 6, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (-10, 10, 5, [-10, -5, 0, 5, 10]), (18.3, 22.4, 4, [18, 19, 20, 21, 22, 23]),
      (0, 7, 8, [0, 1, 2, 3, 4, 5, 6, 7]),
    ])
  func known(low: Double, high: Double, count: Int, ticks: [Double]) {
    #expect(AxisTicks(covering: low...high, count: count).values == ticks)
  }

  @Test("Three tenths are 0.3, and the digits are those that are needed")
  func digits() {
    let ticks = AxisTicks(covering: 0...0.5, count: 6)
    #expect(ticks.values == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(ticks.fractionDigits == 1)
    #expect(AxisTicks(covering: 0...1, count: 5).fractionDigits == 2)
    #expect(AxisTicks(covering: 0...400, count: 5).fractionDigits == 0)
  }

  @Test("Ticks of any range: rising evenly, inside or around it, about as many as wanted")
  func anyRange() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<2_000 {
      let scale = DecimalPowers.power(Int.random(in: -9...9, using: &random))
      let low = Double.random(in: -100...100, using: &random) * scale
      let span = Double.random(in: 0.01...200, using: &random) * scale
      let range = low...low + span
      let count = Int.random(in: 2...12, using: &random)
      for fit in [AxisTicks.Fit.covering, .inside] {
        let ticks = AxisTicks(range, count: count, fit: fit).values
        guard let first = ticks.first, let last = ticks.last, ticks.count > 1 else {
          Issue.record("no ticks for \(range), \(count), \(fit)")
          continue
        }
        let step = ticks[1] - ticks[0]
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 - $0 - step) < step * 1e-6 })
        #expect(ticks.count <= 3 * count + 2, "\(ticks.count) for \(count) in \(range)")
        let slack = span * 1e-8
        if fit == .covering {
          #expect(first <= low + slack && last >= range.upperBound - slack)
        } else {
          #expect(first >= low - slack && last <= range.upperBound + slack)
        }
      }
    }
  }

  @Test("Ranges without an extent, or without an end, have no ticks")
  func degenerate() {
    #expect(AxisTicks(covering: 5...5, count: 5).values == [])
    #expect(AxisTicks(covering: 0...Double.infinity, count: 5).values == [])
    #expect(
      AxisTicks(covering: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, count: 5).values == [])
    #expect(AxisTicks(covering: 1e15...1e15.nextUp, count: 5).values == [])
    #expect(AxisTicks(covering: 0...Double.leastNonzeroMagnitude, count: 5).values == [])
  }
}

@Suite("Round times along an axis")
struct TimeTicksTests {
  private static let hour = 3_600.0, day = 86_400.0

  @Test(
    "Steps are those of a clock",
    arguments: [
      (10.0, 6, 2.0), (60, 6, 10), (600, 6, 120), (3_600, 6, 600), (86_400, 8, 10_800), (86_400, 4, 21_600),
    ])
  func steps(span: Double, count: Int, step: Double) {
    let ticks = TimeTicks(0...span, count: count).values
    #expect(ticks == Array(stride(from: 0, through: span, by: step)))
  }

  @Test("Days begin at local midnight, weeks on Mondays, months on their first")
  func calendar() {
    let zone = { (_: Double) in 3_600.0 }
    let days = TimeTicks(0...5 * Self.day, count: 6, offset: zone).values
    #expect(days == (1...5).map { Double($0) * Self.day - 3_600 })
    let weeks = TimeTicks(0...30 * Self.day, count: 5).values
    #expect(weeks == [4, 11, 18, 25].map { $0 * Self.day })
    let months = TimeTicks(0...150 * Self.day, count: 6).values
    #expect(months == [0, 31, 59, 90, 120].map { $0 * Self.day })
  }

  @Test("Where clocks are set forward, ticks stay at round hours of local time")
  func summertime() {
    // From 2:00 to 3:00 on the first day.
    let zone = { (time: Double) in time < 2 * Self.hour ? 0.0 : Self.hour }
    let ticks = TimeTicks(0...Self.day, count: 9, offset: zone).values
    #expect(ticks.map { ($0 + zone($0)).truncatingRemainder(dividingBy: 3 * Self.hour) }.allSatisfy { $0 == 0 })
    #expect(ticks.count == 9)
  }

  @Test("Months are counted across years, before the year 0, too")
  func months() {
    #expect(CivilDate(monthNumber: 2026 * 12 + 12) == CivilDate(year: 2027, month: 1, day: 1))
    #expect(CivilDate(monthNumber: -1) == CivilDate(year: -1, month: 12, day: 1))
    #expect(CivilDate(monthNumber: -12) == CivilDate(year: -1, month: 1, day: 1))
  }
}
