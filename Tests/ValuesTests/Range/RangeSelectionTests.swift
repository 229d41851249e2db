import SeededRandom
import Testing

@testable import Values

@Suite("Range selection", .seeded)
struct RangeSelectionTests {
  /// The ends after a drag in 0…1, a tenth to a half apart.
  private func dragged(
    _ handle: RangeHandle, to value: Double, from range: ClosedRange<Double>, _ policy: RangePolicy, step: Double? = nil
  ) -> ClosedRange<Double> {
    var selection = RangeSelection(
      range, in: Stops(0...1, step: step), minimumDistance: 0.1, maximumDistance: 0.5, policy: policy)
    selection.move(handle, to: value)
    return selection.range
  }

  @Test("9.6 Distances, the other end pushed", arguments: [nil, 0.05, 0.001])
  func pushVectors(step: Double?) {
    #expect(dragged(.lower, to: 0.95, from: 0.6...1, .push, step: step) == 0.9...1)
    #expect(dragged(.lower, to: 0, from: 0.6...1, .push, step: step) == 0...0.5)
    #expect(dragged(.lower, to: 0.6, from: 0.3...0.5, .push, step: step) == 0.6...0.7)
    #expect(dragged(.upper, to: 0.05, from: 0...0.3, .push, step: step) == 0...0.1)
    #expect(dragged(.upper, to: 0.4, from: 0.5...0.8, .push, step: step) == 0.3...0.4)
  }

  @Test("9.6 Distances, the moving end stopped", arguments: [nil, 0.05, 0.001])
  func stopVectors(step: Double?) {
    #expect(dragged(.lower, to: 0, from: 0.6...1, .stop, step: step) == 0.5...1)
    #expect(dragged(.lower, to: 0.6, from: 0.3...0.5, .stop, step: step) == 0.4...0.5)
    #expect(dragged(.upper, to: 0.4, from: 0.5...0.8, .stop, step: step) == 0.5...0.6)
    #expect(dragged(.lower, to: 0.95, from: 0.6...1, .stop, step: step) == 0.9...1)
    #expect(dragged(.upper, to: 0.05, from: 0...0.3, .stop, step: step) == 0...0.1)
  }

  @Test("9.6-A A press without movement changes nothing, even off the grid")
  func pressKeepsValue() {
    for policy in RangePolicy.allCases {
      var selection = RangeSelection(12...85, in: Stops(0...100, step: 10), policy: policy)
      selection.move(.lower, to: 12)
      selection.move(.upper, toFraction: 0.85)
      selection.move(.upper, byStops: 0)
      selection.move(.lower, toFraction: .nan)
      #expect(selection.range == 12...85)
    }
  }

  @Test("9.6-B A flick past the end arrives exactly there")
  func flick() {
    var selection = RangeSelection(20...80, in: Stops(0...105, step: 10))
    selection.move(.lower, toFraction: -3)
    selection.move(.upper, toFraction: 9)
    #expect(selection.range == 0...105)
    selection.move(.lower, toFraction: .infinity)
    #expect(selection.range == 105...105)
  }

  @Test("9.6-E Where the ends meet, the first movement picks one; at an end, the one that can move")
  func nearestHandle() {
    var selection = RangeSelection(20...60, in: Stops(0...100))
    #expect(selection.handle(nearest: 0.3) == .lower)
    #expect(selection.handle(nearest: 0.4) == .upper)
    #expect(selection.handle(nearest: 0.41) == .upper)
    #expect(selection.handle(nearest: 0) == .lower)
    selection.select(50...50)
    #expect(selection.handle(nearest: 0.5) == nil)
    #expect(selection.handle(movingBy: -1) == .lower)
    #expect(selection.handle(movingBy: 1) == .upper)
    selection.select(100...100)
    #expect(selection.handle(nearest: 1) == .lower)
    selection.select(0...0)
    #expect(selection.handle(nearest: 0) == .upper)
  }

  @Test("9.7-⑪ The least value stays reachable: 1…10 by 2")
  func gridAtLowerBound() {
    var selection = RangeSelection(5...7, in: Stops(1...10, step: 2))
    selection.move(.lower, toFraction: 0)
    selection.move(.upper, toFraction: 1)
    #expect(selection.range == 1...10)
    selection.move(.upper, byStops: -1)
    #expect(selection.range == 1...9)
  }

  @Test("9.7-⑫ The other end keeps its value off the grid, and the distance holds")
  func otherEndIsNotRounded() {
    var selection = RangeSelection(85...120, in: Stops(0...200, step: 10), minimumDistance: 15)
    selection.move(.upper, to: 92)
    #expect(selection.range == 85...100)
    selection.move(.lower, byStops: 1)
    #expect(selection.range == 85...100)
    selection.move(.lower, byStops: -1)
    #expect(selection.range == 80...100)
  }

  @Test("9.7-⑬ Distances hold for values from outside and are made satisfiable")
  func outsideValues() {
    let stops = Stops(0...100)
    #expect(RangeSelection(40...45, in: stops, minimumDistance: 20).range == 40...60)
    #expect(RangeSelection(95...97, in: stops, minimumDistance: 20).range == 80...100)
    #expect(RangeSelection(10...90, in: stops, maximumDistance: 30).range == 10...40)
    #expect(RangeSelection(-50...500, in: stops).range == 0...100)
    #expect(RangeSelection(150...500, in: stops, minimumDistance: 10).range == 90...100)
    #expect(RangeSelection(40...60, in: stops, minimumDistance: 1000).range == 0...100)
    let crossed = RangeSelection(40...60, in: stops, minimumDistance: 50, maximumDistance: 20)
    #expect(crossed.minimumDistance == 50 && crossed.maximumDistance == 50)
    let negative = RangeSelection(40...60, in: stops, minimumDistance: -5, maximumDistance: -5)
    #expect(negative.minimumDistance == 0 && negative.maximumDistance == 100)
    let nan = RangeSelection(0.4...0.6, in: Stops(0...1), minimumDistance: .nan, maximumDistance: .nan)
    #expect(nan.minimumDistance == 0 && nan.maximumDistance == 1)
    #expect(RangeSelection(0.4...0.6, in: Stops(0...1), maximumDistance: .infinity).maximumDistance == 1)
  }

  @Test("A distance that no stop satisfies leaves everything in place")
  func unsatisfiable() {
    for policy in RangePolicy.allCases {
      var selection = RangeSelection(
        20...36, in: Stops(0...100, step: 10), minimumDistance: 15, maximumDistance: 17, policy: policy)
      selection.move(.lower, byStops: 1)
      selection.move(.upper, byStops: 3)
      #expect(selection.range == 20...36)
    }
  }

  @Test("Limits are where an end can go")
  func limits() {
    var selection = RangeSelection(30...60, in: Stops(0...100), minimumDistance: 5, maximumDistance: 50)
    #expect(selection.limits(of: .lower) == 10...55)
    #expect(selection.limits(of: .upper) == 35...80)
    selection = RangeSelection(30...60, in: Stops(0...100), minimumDistance: 5, policy: .push)
    #expect(selection.limits(of: .lower) == 0...95)
    #expect(selection.limits(of: .upper) == 5...100)
  }

  @Test("9.6-H Without extent nothing moves and nothing is NaN")
  func degenerate() {
    var selection = RangeSelection(1.0...9, in: Stops(5.0...5), minimumDistance: 3)
    selection.move(.upper, toFraction: 0.7)
    selection.move(.lower, byStops: -1)
    #expect(selection.range == 5...5)
    #expect(selection.lowerFraction == 0 && selection.upperFraction == 0)
  }

  @Test("Stops without bounds take the selection's; integers never overflow")
  func extremes() {
    #expect(RangeSelection(3...8, in: Stops(unboundedFrom: 0, step: 1)).stops.bounds == 3...8)
    for policy in RangePolicy.allCases {
      var whole = RangeSelection(
        Int.min...Int.max, in: Stops(Int.min...Int.max), minimumDistance: 10, maximumDistance: .max, policy: policy)
      whole.move(.lower, toFraction: 1)
      #expect(whole.upper - whole.lower == 10)
      whole.move(.upper, toFraction: 0)
      whole.move(.lower, byStops: .min)
      #expect(whole.lower < whole.upper)
    }
  }

  @Test("9.6-C Order, bounds, distances and the other end, at random", arguments: 0..<60 as Range<UInt64>)
  func randomMoves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let high = Int.random(in: 10...300, using: &random)
    let stops = Stops(0...high, step: Int.random(in: 1...20, using: &random))
    let ends = [Int.random(in: -20...320, using: &random), Int.random(in: -20...320, using: &random)].sorted()
    var selection = RangeSelection(
      ends[0]...ends[1], in: stops, minimumDistance: Int.random(in: -5...60, using: &random),
      maximumDistance: Bool.random(using: &random) ? Int.random(in: 0...200, using: &random) : nil,
      policy: RangePolicy.allCases.randomElement(using: &random)!)
    for _ in 0..<100 {
      let before = selection
      let handle = RangeHandle.allCases.randomElement(using: &random)!
      let other: RangeHandle = handle == .lower ? .upper : .lower
      switch Int.random(in: 0...2, using: &random) {
      case 0: selection.move(handle, to: Int.random(in: -50...350, using: &random))
      case 1: selection.move(handle, toFraction: Double.random(in: -0.2...1.2, using: &random))
      default: selection.move(handle, byStops: Int.random(in: -4...4, using: &random))
      }
      #expect(0 <= selection.lower && selection.lower <= selection.upper && selection.upper <= high)
      let distance = selection.upper - selection.lower
      #expect(selection.minimumDistance <= distance && distance <= selection.maximumDistance)
      if selection.policy == .stop { #expect(selection[other] == before[other]) }
      if selection[handle] != before[handle] { #expect(stops.all.contains(selection[handle])) }
    }
  }
}
