import Testing
import Values

@Suite("Durations in seconds") struct DurationSecondsTests {
  @Test("Whole seconds and milliseconds are the nearest numbers")
  func whole() {
    for number in 0..<20_000 {
      #expect(Duration.seconds(number).inSeconds == Double(number))
      #expect(Duration.milliseconds(number).inSeconds == Double(number) / 1000)
      #expect(Duration.milliseconds(-number).inSeconds == -Double(number) / 1000)
    }
  }

  @Test("Long and short durations have a number, too")
  func extremes() {
    #expect(Duration.seconds(Int64.max).inSeconds == Double(Int64.max))
    #expect(Duration.nanoseconds(1).inSeconds == 1e-9)
    #expect(Duration.zero.inSeconds == 0)
  }
}
