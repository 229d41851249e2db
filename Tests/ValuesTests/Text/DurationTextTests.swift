import SeededRandom
import Testing

@testable import Values

@Suite("Durations as text", .seeded)
struct DurationTextTests {
  @Test(
    "A duration is exact in every unit",
    arguments: [
      ("0 s", Duration.zero), ("1 h", .seconds(3600)), ("90 min", .seconds(5400)), ("90 s", .seconds(90)),
      ("1.5 s", .milliseconds(1500)), ("250 ms", .milliseconds(250)), ("0.5 ms", .microseconds(500)),
      ("5 ns", .nanoseconds(5)), ("-2 s", .seconds(-2)), ("0.000000001 ns", Duration(attoseconds: 1)),
      ("1.000000000000000001 s", Duration(attoseconds: 1_000_000_000_000_000_001)),
    ])
  func units(_ text: String, _ duration: Duration) {
    #expect(duration.unitText == text)
    #expect(Duration(unitText: text) == duration)
  }

  @Test(
    "A duration for people is a sum of hours, minutes and seconds",
    arguments: [
      ("0 s", Duration.zero), ("45 s", .seconds(45)), ("250 ms", .milliseconds(250)), ("1 min 1 s", .seconds(61)),
      ("1 h 15 min", .seconds(4500)), ("2 h", .seconds(7200)), ("1 h 0.5 s", .milliseconds(3_600_500)),
      ("-1 min 30 s", .seconds(-90)),
    ])
  func sums(_ text: String, _ duration: Duration) {
    #expect(duration.sumText == text)
    if duration >= .zero { #expect(Duration(unitText: text) == duration) }
  }

  @Test("Sums, missing spaces and other units are read")
  func forms() {
    #expect(Duration(unitText: "1 h 30 min") == .seconds(5400))
    #expect(Duration(unitText: " 1h30min5s ") == .seconds(5405))
    #expect(Duration(unitText: "0.5 h") == .seconds(1800))
    #expect(Duration(unitText: "3us") == .microseconds(3))
  }

  @Test(
    "Other texts are refused",
    arguments: [
      "", "-", "5", "s", "1 day", "1.2.3 s", ".5 s", "1. s", "9999999999999999999 h", "0.0000000001 ns",
      "47261439850130342.9 h", "-47261439850130342.9 h", "2305843009214 s", "9223372036854775806 s", "1 s x",
    ])
  func refusals(_ text: String) { #expect(Duration(unitText: text) == nil) }

  @Test("Random durations of every length read back exactly")
  func random() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bits = Int.random(in: 0...90, using: &generator)
      let duration = Duration(attoseconds: Int128.random(in: 0...(Int128(1) << Int128(bits)), using: &generator))
      #expect(Duration(unitText: duration.unitText) == duration, "\(duration.unitText)")
    }
  }

  @Test("A number without a unit means seconds, and colons separate hours, minutes and seconds")
  func unitless() {
    #expect(Duration.unitText(forUnitless: " 60") == "60 s")
    #expect(Duration.unitText(forUnitless: "1.5") == "1.5 s")
    #expect(Duration.unitText(forUnitless: "01:00:30") == "1 h 30 s")
    for text in ["", "60 s", "soon", "1:30"] { #expect(Duration.unitText(forUnitless: text) == nil, "\(text)") }
  }
}
