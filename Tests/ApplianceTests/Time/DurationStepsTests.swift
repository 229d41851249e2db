import Testing
import Values

@testable import Appliance

@Suite("Wheels of durations with steps") struct DurationStepsTests {
  @Test(
    "Every step can be reached from every other, and each row leads to a step",
    arguments: [
      (0, 600, 10), (0, 7200, 900), (5, 65, 10), (0, 600, 90), (30, 7230, 420), (0, 36_000, 3601), (60, 7200, 60),
      (0, 50, 7), (100, 100, 10), (0, 100_000, 5400),
    ])
  func reached(least: Int, most: Int, step: Int) throws {
    let steps = try #require(DurationSteps(.seconds(least)...(.seconds(most)), step: .seconds(step)))
    let all = Set(stride(from: least, to: most, by: step)).union([most]).map(Double.init)
    for start in Array(all.prefix(3)) + [0, 7, 59.5, 3598, 200_000] {
      for unit in [3600, 60, 1] {
        let present = DurationSteps.part(of: start, unit)
        for number in steps.numbers(unit, at: start) where number != present {
          let end = try #require(steps.seconds(turning: unit, to: number, at: start))
          #expect(all.contains(end) && DurationSteps.part(of: end, unit) == number, "\(start) \(unit) \(number) \(end)")
        }
      }
      for wanted in all {
        var now = start
        for unit in [3600, 60, 1] {
          let number = DurationSteps.part(of: wanted, unit)
          #expect(steps.numbers(unit, at: now).contains(number), "\(start) \(wanted) \(unit)")
          now = steps.seconds(turning: unit, to: number, at: now) ?? now
        }
        #expect(now == wanted, "from \(start)")
      }
    }
  }

  @Test("The rows of a wheel are the numbers that occur, and the present one")
  func rows() throws {
    let tens = try #require(DurationSteps(.zero...(.seconds(3600)), step: .seconds(10)))
    #expect(tens.numbers(1, at: 100) == [0, 10, 20, 30, 40, 50])
    #expect(tens.numbers(1, at: 47) == [0, 10, 20, 30, 40, 47, 50])
    #expect(tens.numbers(60, at: 100) == Array(0...59) && tens.numbers(60, at: 3600) == [0])
    #expect(tens.numbers(3600, at: 100) == [0, 1] && tens.numbers(3600, at: 90_000) == [0, 1, 25])
    let quarters = try #require(DurationSteps(.zero...(.seconds(7200)), step: .seconds(900)))
    #expect(quarters.numbers(60, at: 0) == [0, 15, 30, 45] && !quarters.needs(1))
    #expect(DurationSteps(.zero...(.seconds(10)), step: .zero) == nil)
    #expect(DurationSteps(.zero...(.seconds(10)), step: nil) == nil)
  }
}
