import Testing

@testable import Values

@Suite("Stops of every kind of number")
struct StopsNumberTests {
  @Test("9.7-⑳ Steps of 0.1 are the Doubles nearest to tenths")
  func tenths() {
    let stops = Stops(0.0...10, step: 0.1)
    #expect(stops.all == (0...100).map { Double($0) / 10 })
    #expect(stops.climbed() == stops.all)
    #expect(stops.snapped(0.30000000000000004) == 0.3)
    #expect(stops.value(0.3, adjustedBy: 1) == 0.4)
    #expect(stops.value(0.30000000000000004, adjustedBy: -1) == 0.2)
    #expect(Stops(-1.0...1, step: 0.1).value(at: 10) == 0)
    #expect(Stops(-1.0...1, step: 0.1).value(at: 10).sign == .plus)
    #expect(Stops(0.05...1, step: 0.1).value(at: 3) == 0.35)
    #expect(Stops(Float(0)...1, step: 0.1).all == (0...10).map { Float($0) / 10 })
    #expect(Stops(0.0...0.3, step: 0.1).count == 4)
    #expect(Stops(0.1...0.7, step: 0.1).all == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
  }

  @Test("A third has no decimal and still reaches its end")
  func thirds() {
    let stops = Stops(0.0...1, step: 1.0 / 3)
    #expect(stops.count == 4)
    #expect(stops.climbed().count == 4)
    #expect(stops.value(at: 3) == 1)
    #expect(stops.value(at: 1) == 1.0 / 3)
  }

  @Test("9.6-H A range without extent has one stop and no NaN")
  func degenerate() {
    for stops in [
      Stops(5.0...5), Stops(from: 5, through: 1), Stops(from: 5, through: .nan), Stops(from: .nan, through: 5),
    ] {
      #expect(!stops.isAdjustable)
      #expect(stops.fraction(of: 7) == 0)
      #expect(stops.value(atFraction: 0.5) == 5)
      #expect(stops.value(9, adjustedBy: 3) == 5)
      #expect(stops.snapped(.nan) == 5)
      #expect(stops.count == 1)
    }
    #expect(Stops(from: Double.nan, through: .nan).snapped(3) == 0)
    #expect(Stops(from: 9, through: 1).all == [9])
  }

  @Test("9.6-H A step that is not positive is ignored", arguments: [0, -1, -Double.infinity, .nan])
  func badStep(step: Double) {
    #expect(Stops(0...1, step: step).isContinuous)
    #expect(Stops(unboundedFrom: 0, step: step).value(1, adjustedBy: 1) == 2)
  }

  @Test("A step that is not positive counts as 1 where numbers are whole")
  func badWholeStep() {
    #expect(Stops(0...3, step: 0).all == [0, 1, 2, 3])
    #expect(Stops(0...3, step: -7).all == [0, 1, 2, 3])
  }

  @Test("A step beyond the range leaves its two ends")
  func largeStep() {
    #expect(Stops(0...3, step: 10).all == [0, 3])
    #expect(Stops(0.0...3, step: .infinity).all == [0, 3])
    #expect(Stops(Day(1)...Day(4), step: 90).all == [Day(1), Day(4)])
  }

  @Test("Infinity and NaN never trap", arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func specialValues(value: Double) {
    let all = [
      Stops(0.0...1), Stops(0.0...1, step: 0.1), Stops(-Double.infinity...Double.infinity),
      Stops(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, step: 1), Stops(table: [0.0, 1, 5])!,
      Stops(0...Double.leastNonzeroMagnitude), Stops(unboundedFrom: value, step: 1),
      Stops(unboundedFrom: 0, step: value), Stops(0.0...1e300, step: 1e-300),
    ]
    for stops in all {
      for result in [
        stops.clamped(value), stops.snapped(value), stops.value(value, adjustedBy: 1),
        stops.value(value, adjustedBy: .min),
        stops.value(value, adjustedBy: .max, wraps: true), stops.value(atFraction: value),
        stops.value(at: stops.index(nearest: value)), stops.fraction(of: value),
      ] {
        #expect(result.isFinite)
      }
      #expect((0...1).contains(stops.fraction(of: value)))
    }
  }

  @Test("A grid finer than its numbers is continuous")
  func tooFine() {
    #expect(Stops(0...1e300, step: 1).isContinuous)
    #expect(Stops(0...1e300, step: 1).snapped(12.5) == 12.5)
    #expect(Stops(Float(0)...1e9, step: 1).isContinuous)
  }

  @Test("Integers never overflow")
  func integerEnds() {
    let all = Stops(Int.min...Int.max)
    #expect(all.count == .max)
    for value in [Int.min, -1, 0, 7, .max] {
      #expect(all.snapped(value) == value)
      #expect(all.value(value, adjustedBy: 1) == (value == .max ? .max : value + 1))
      #expect(all.value(value, adjustedBy: -1, wraps: true) == value &- 1)
    }
    #expect(all.fraction(of: 0) == 0.5)
    #expect(all.value(atFraction: 0.5) == 0)
    #expect(Stops(Int.max - 5...Int.max, step: 3).all == [.max - 5, .max - 2, .max])
    #expect(Stops(0...UInt64.max).value(UInt64.max, adjustedBy: 1) == UInt64.max)
    #expect(Stops(0...UInt64.max).snapped(UInt64.max - 1) == UInt64.max - 1)
    #expect(Stops(Int8.min...Int8.max, step: 100).all == [-128, -28, 72, 127])
    #expect(Stops(Int.min...Int.max, step: .max).count == 4)
    let open = Stops(unboundedFrom: Int.max - 1, step: 5)
    #expect(open.value(.max - 1, adjustedBy: 1) == .max)
    #expect(!open.canStepUp(from: .max))
    #expect(open.value(0, adjustedBy: .min) == .min)
  }

  @Test("128-bit integers go by strides")
  func wideIntegers() {
    #expect(Stops(Int128(0)...10, step: 4).all == [0, 4, 8, 10])
    #expect(Stops(UInt128.max - 10...UInt128.max, step: 4).snapped(UInt128.max - 5) == UInt128.max - 6)
  }

  @Test("A day and a decimal with nothing but strides")
  func otherStrideables() {
    let days = Stops(Day(3)...Day(31), step: 7)
    #expect(days.all.map(\.number) == [3, 10, 17, 24, 31])
    #expect(days.snapped(Day(14)) == Day(17))
    #expect(days.fraction(of: Day(10)) == 0.25)
    #expect(days.value(atFraction: 0.74) == Day(24))
    #expect(days.value(Day(12), adjustedBy: -1) == Day(10))
    #expect(Stops(Day(0)...Day(3)).all.count == 4)
    #expect(Stops(unboundedFrom: Day(5), step: 2).index(nearest: Day(-4)) == -4)

    let amounts = Stops(Milli(thousandths: 0)...Milli(thousandths: 1000), step: Milli(thousandths: 300))
    #expect(amounts.all.map(\.thousandths) == [0, 300, 600, 900, 1000])
    #expect(amounts.snapped(Milli(thousandths: 950)).thousandths == 1000)
    #expect(amounts.snapped(Milli(thousandths: 949)).thousandths == 900)
    #expect(amounts.fraction(of: Milli(thousandths: 700)) == 0.7)
    #expect(Stops(table: [Day(9), Day(1), Day(4)])?.fraction(of: Day(4)) == 0.5)
  }
}
