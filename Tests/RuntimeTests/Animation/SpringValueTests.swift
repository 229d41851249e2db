import Testing

@testable import Runtime

@Suite("Values of springs and curves")
struct SpringValueTests {
  @Test("A spring goes from zero to its target, at a velocity that is the slope of its way")
  func way() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 0.01)
    for time in [0.05, 0.2, 0.4] {
      let slope = (spring.value(target: 10.0, time: time + 1e-5) - spring.value(target: 10.0, time: time - 1e-5)) / 2e-5
      #expect(abs(spring.velocity(target: 10.0, time: time) - slope) < 0.01)
    }
  }

  @Test("A value on the way to another one is as far as the amount says")
  func interpolation() {
    #expect(1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
    var pair = AnimatablePair(0.0, 10.0)
    pair.interpolate(towards: AnimatablePair(1, 20), amount: 0.5)
    #expect(pair == AnimatablePair(0.5, 15))
  }

  @Test("Steps of a spring lead where one long step leads")
  func steps() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    var (value, velocity) = (2.0, 0.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.01) }
    #expect(abs(value - (2 + spring.value(target: 3.0, time: 0.3))) < 1e-6)
  }

  @Test("A spring of a settling time is at rest then, and not long before", arguments: [0.3, 0.7, 1, 1.5])
  func settling(ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(spring.value(target: 1.0, time: 2.05) - 1) < 0.0011)
    let before = (0..<50).map { abs(spring.value(target: 1.0, time: 1.5 + Double($0) / 100) - 1) }.max() ?? 0
    #expect(before > 0.001)
  }

  @Test("Circular curves lie on quarters of a circle")
  func circles() {
    for x in [0.1, 0.5, 0.9] {
      #expect(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - (1 - x * x).squareRoot())) < 0.002)
      #expect(abs(UnitCurve.circularEaseOut.value(at: x) - (1 - (1 - x) * (1 - x)).squareRoot()) < 0.002)
    }
  }
}
