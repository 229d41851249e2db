import SeededRandom
import Testing

@testable import Values

@Suite("Stops, at random", .seeded)
struct StopsPropertyTests {
  @Test("Whole numbers: every rule, on random ranges and steps", arguments: 0..<40 as Range<UInt64>)
  func integers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lower = Int.random(in: -1000...1000, using: &random)
    let upper = lower + Int.random(in: 1...1000, using: &random)
    let stops = Stops(lower...upper, step: Int.random(in: 1...60, using: &random))
    check(stops, values: (0..<30).map { _ in Int.random(in: lower - 50...upper + 50, using: &random) })
    check(stops) { Double(abs($0 - $1)) }
  }

  @Test("Decimal fractions: every rule, on random ranges and steps", arguments: 0..<60 as Range<UInt64>)
  func decimals(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale = [1.0, 10, 100, 1000].randomElement(using: &random)!
    let low = Int.random(in: -1000...1000, using: &random)
    let step = Int.random(in: 1...60, using: &random)
    let high = low + Int.random(in: 1...2000, using: &random)
    let stops = Stops(Double(low) / scale...Double(high) / scale, step: Double(step) / scale)
    let expected = stride(from: low, to: high, by: step).map { Double($0) / scale } + [Double(high) / scale]
    #expect(stops.all == expected)
    let range = expected[0] - 1...Double(high) / scale + 1
    check(stops, values: (0..<30).map { _ in Double.random(in: range, using: &random) })
    check(stops) { abs($0 - $1) }
  }

  @Test("Any Double and Float: every rule, on random ranges and steps", arguments: 0..<60 as Range<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lower = Double.random(in: -100...100, using: &random)
    let upper = lower + Double.random(in: 0.1...100, using: &random)
    let stops = Stops(lower...upper, step: Double.random(in: 0.01...10, using: &random))
    check(stops, values: (0..<30).map { _ in Double.random(in: lower - 1...upper + 1, using: &random) })
    let single = Stops(Float(lower)...Float(upper), step: Float.random(in: 0.1...10, using: &random))
    check(single, values: (0..<30).map { _ in Float.random(in: Float(lower) - 1...Float(upper) + 1, using: &random) })
  }

  @Test("11.5 The way there and back is the same at 0, 25, 50, 75 and 100 %", arguments: [0, 0.25, 0.5, 0.75, 1])
  func quarters(fraction: Double) {
    #expect(Stops(0...100).fraction(of: Stops(0...100).value(atFraction: fraction)) == fraction)
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let lower = Double.random(in: -1e6...1e6, using: &random)
      let stops = Stops(lower...lower + Double.random(in: 1...1e6, using: &random))
      #expect(abs(stops.fraction(of: stops.value(atFraction: fraction)) - fraction) < 1e-9)
      let step = Double(Int.random(in: 1...9, using: &random)) / 10
      let low = Double(Int.random(in: -99...99, using: &random)) / 10
      let grid = Stops(low...low + 40 * step, step: step)
      #expect(abs(grid.fraction(of: grid.value(atFraction: fraction)) - fraction) < 1e-9)
    }
  }

  private func check<Value: Strideable>(_ stops: Stops<Value>, values: [Value]) {
    let all = stops.all
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    for value in values {
      let snapped = stops.snapped(value)
      #expect(all.contains(snapped))
      #expect(stops.snapped(snapped) == snapped)
      #expect(all.contains(stops.value(value, adjustedBy: 1)))
      #expect(stops.value(value, adjustedBy: 1) >= stops.clamped(value))
      #expect(stops.value(value, adjustedBy: -1) <= stops.clamped(value))
      #expect((0...1).contains(stops.fraction(of: value)))
      checkSteps(stops, from: value)
    }
    for (index, stop) in all.enumerated() {
      #expect(stops.index(nearest: stop) == index)
      checkSteps(stops, from: stop)
      #expect(stops.value(atFraction: stops.fraction(of: stop)) == stop)
      if stops.canStepUp(from: stop) {
        #expect(stops.value(stop, adjustedBy: 1) == all[index + 1])
        #expect(stops.value(stops.value(stop, adjustedBy: 1), adjustedBy: -1) == stop)
      }
      #expect(stops.value(stops.value(stop, adjustedBy: 3, wraps: true), adjustedBy: -3, wraps: true) == stop)
    }
  }

  /// A number of steps can be made where it changes the value.
  private func checkSteps<Value: Strideable>(_ stops: Stops<Value>, from value: Value) {
    for (steps, wraps) in [(1, false), (-1, false), (4, false), (-4, false), (0, false), (1, true), (-3, true)] {
      let changes = stops.value(value, adjustedBy: steps, wraps: wraps) != stops.clamped(value)
      #expect(stops.canStep(steps, from: value, wraps: wraps) == changes, "\(value), \(steps) steps")
    }
  }

  /// No other stop is nearer than the one that is snapped to.
  private func check<Value: Strideable>(_ stops: Stops<Value>, distance: (Value, Value) -> Double) {
    let all = stops.all
    for index in all.indices.dropLast() {
      let (low, high) = (all[index], all[index + 1])
      for share in [0.2, 0.45, 0.55, 0.8] {
        let value = stopsBetween(low, high, share)
        let snapped = stops.snapped(value)
        let least = min(distance(value, low), distance(value, high))
        #expect(distance(value, snapped) <= least + 1e-9)
      }
    }
  }

  private func stopsBetween<Value: Strideable>(_ low: Value, _ high: Value, _ share: Double) -> Value {
    if let low = low as? Double, let high = high as? Double { return (low + (high - low) * share) as! Value }
    if let low = low as? Int, let high = high as? Int { return (low + Int(Double(high - low) * share)) as! Value }
    return low
  }
}
