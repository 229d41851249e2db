import SeededRandom
import Testing

@testable import Values

@Suite("Stops", .seeded)
struct StopsTests {
  @Test("9.7-⑪ The grid starts at the lower bound and ends on the upper one: 1…10 by 2")
  func gridIsAnchoredAtLowerBound() {
    let stops = Stops(1...10, step: 2)
    #expect(stops.all == [1, 3, 5, 7, 9, 10])
    #expect(stops.climbed() == stops.all)
    #expect(stops.snapped(2) == 3)
    #expect(stops.snapped(10) == 10)
    #expect(Stops(247...8277, step: 100).snapped(247) == 247)
  }

  @Test("9.2 Price has 32 stops and square feet have 22")
  func listedCounts() {
    #expect(Stops(0...7_750_000, step: 250_000).count == 32)
    #expect(Stops(0.0...7_750_000, step: 250_000).count == 32)
    #expect(Stops(0...21_000, step: 1000).count == 22)
    #expect(Stops(Float(0)...21_000, step: 1000).count == 22)
  }

  @Test(
    "9.1 A drag of the price snaps as listed",
    arguments: [(0.0, 0.0), (12, 250_000), (162, 4_000_000), (324, 7_750_000)])
  func priceVectors(x: Double, price: Double) {
    #expect(Stops(0...7_750_000, step: 250_000).value(atFraction: x / 324) == price)
  }

  @Test("1.4 Nothing goes beyond a bound, however large the step")
  func endsHold() {
    let stops = Stops(0...99)
    #expect(stops.value(99, adjustedBy: 1) == 99)
    #expect(stops.value(95, adjustedBy: 10) == 99)
    #expect(stops.value(0, adjustedBy: -1) == 0)
    #expect(stops.value(50, adjustedBy: .max) == 99)
    #expect(stops.value(50, adjustedBy: .min) == 0)
    #expect(!stops.canStepUp(from: 99) && stops.canStepDown(from: 99))
    #expect(stops.canStepUp(from: 0) && !stops.canStepDown(from: 0))
  }

  @Test("1.5 A value from outside is brought to the nearer bound")
  func outsideIsClamped() {
    let stops = Stops(10...20, step: 5)
    #expect(stops.clamped(3) == 10)
    #expect(stops.clamped(33) == 20)
    #expect(stops.clamped(12) == 12)
    #expect(stops.value(3, adjustedBy: 1) == 15)
    #expect(!stops.canStepUp(from: 33))
  }

  @Test("1.7 It wraps around on request")
  func wrapping() {
    let stops = Stops(1...10, step: 2)
    #expect(stops.value(10, adjustedBy: 1, wraps: true) == 1)
    #expect(stops.value(1, adjustedBy: -1, wraps: true) == 10)
    #expect(stops.value(9, adjustedBy: 3, wraps: true) == 3)
    #expect(stops.value(3, adjustedBy: -13, wraps: true) == 1)
    #expect(stops.canStepUp(from: 10, wraps: true))
    #expect(!Stops(4...4).canStepUp(from: 4, wraps: true))
  }

  @Test("From between two stops a step goes to the next one in its direction")
  func offGridSteps() {
    let stops = Stops(0...100, step: 10)
    #expect(stops.value(84, adjustedBy: 1) == 90)
    #expect(stops.value(84, adjustedBy: -1) == 80)
    #expect(stops.value(84, adjustedBy: 2) == 100)
    #expect(stops.value(84, adjustedBy: 0) == 84)
    let uneven = Stops(0.0...1, step: 0.3)
    #expect(uneven.value(0.95, adjustedBy: 1) == 1)
    #expect(uneven.value(0.95, adjustedBy: -1) == 0.9)
    #expect(uneven.value(1, adjustedBy: -1) == 0.9)
    #expect(uneven.snapped(0.94) == 0.9)
    #expect(uneven.snapped(0.95) == 1)
  }

  @Test("Halfway between two stops the upper one is nearest, also where binary fractions disagree")
  func halves() {
    #expect(Stops(0...10, step: 4).snapped(2) == 4)
    #expect(Stops(-10...10, step: 4).snapped(-8) == -6)
    #expect(Stops(0.0...1, step: 0.1).snapped(0.15) == 0.2)
    #expect(Stops(0.0...1, step: 0.1).snapped(0.149999) == 0.1)
    #expect(Stops(0...10, step: 4).index(nearest: 9) == 3)
  }

  @Test("An index finds its stop, and one beyond the ends finds the end")
  func indices() {
    let stops = Stops(1...10, step: 2)
    #expect(stops.all.map { stops.index(nearest: $0) } == [0, 1, 2, 3, 4, 5])
    #expect(stops.value(at: -3) == 1)
    #expect(stops.value(at: .max) == 10)
  }

  @Test("Without a step, floating point is continuous and keys go by hundredths")
  func continuous() {
    let stops = Stops(0.0...1)
    #expect(stops.isContinuous && stops.count == nil && stops.step == nil)
    #expect(stops.snapped(0.12345) == 0.12345)
    #expect(stops.value(atFraction: 0.12345) == 0.12345)
    #expect(stops.value(0.5, adjustedBy: 1) == 0.51)
    #expect(stops.value(0.5, adjustedBy: 10) == 0.6)
    #expect(stops.value(0.503, adjustedBy: 1) == 0.51)
    #expect(stops.value(0.99, adjustedBy: 2) == 1)
    #expect(stops.index(nearest: 0.5) == 50)
    #expect(Stops(0.1...0.8).value(0.1, adjustedBy: 50) == 0.45)
    #expect(Stops(0...3).all == [0, 1, 2, 3])
  }

  @Test("9.6-L A table of 68 prices is spread evenly")
  func table() throws {
    let prices =
      [0, 500] + stride(from: 1000, through: 50_000, by: 1000) + stride(from: 55_000, through: 100_000, by: 5000)
      + stride(from: 110_000, through: 150_000, by: 10_000) + [200_000]
    var random = SeededGenerator(seed: 68)
    let stops = try #require(Stops(table: prices.shuffled(using: &random) + [500]))
    #expect(stops.count == 68)
    #expect(stops.all == prices)
    #expect(stops.climbed() == prices)
    #expect(stops.fraction(of: 500) == 1.0 / 67)
    #expect(stops.value(atFraction: 34.4 / 67) == prices[34])
    #expect(stops.snapped(52_500) == 55_000)
    #expect(stops.snapped(52_499) == 50_000)
    #expect(stops.value(52_000, adjustedBy: 1) == 55_000)
    #expect(stops.value(52_000, adjustedBy: -1) == 50_000)
    #expect(stops.clamped(-7) == 0)
    for price in prices { #expect(stops.value(atFraction: stops.fraction(of: price)) == price) }
  }

  @Test("A table is sorted, leaves out what is no number, and needs something to be left")
  func tableFromOutside() {
    #expect(Stops(table: [3, .nan, 1, 3, 2.5])?.all == [1, 2.5, 3])
    #expect(Stops(table: [7])?.isAdjustable == false)
    #expect(Stops(table: [7])?.fraction(of: 7) == 0)
    #expect(Stops(table: [Double.nan]) == nil)
    #expect(Stops(table: [Int]()) == nil)
  }

  @Test("Without bounds values go on from where they are")
  func unbounded() {
    let stops = Stops(unboundedFrom: 3, step: 5)
    #expect(stops.bounds == nil && stops.count == nil && stops.isAdjustable)
    #expect(stops.value(3, adjustedBy: 1) == 8)
    #expect(stops.value(4, adjustedBy: -2) == -6)
    #expect(stops.snapped(4) == 4)
    #expect([-8, -2, 3, 8, 9, 11].map { stops.index(nearest: $0) } == [-2, -1, 0, 1, 1, 2])
    #expect(stops.value(at: -2) == -7)
    #expect(stops.fraction(of: 8) == 0)
    #expect(Stops(unboundedFrom: 0.1, step: 0.1).value(0.2, adjustedBy: 1) == 0.3)
    #expect(Stops(unboundedFrom: 0.0, step: 0.1).value(at: -3) == -0.3)
    #expect(Stops(unboundedFrom: 0, step: 0).value(0, adjustedBy: 1) == 1)
  }

  @Test("Equal stops are equal")
  func equality() {
    #expect(Stops(0...9) == Stops(0...9, step: 1))
    #expect(Stops(0...9) != Stops(0...9, step: 2))
    #expect(Set([Stops(0.0...1), Stops(0.0...1, step: 0.1), Stops(0.0...1)]).count == 2)
  }
}
