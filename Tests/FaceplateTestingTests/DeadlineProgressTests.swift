import Headless
import Testing

/// A stage whose deadline never passes, which would keep a test in its loop for ever.
@Suite struct DeadlineProgressTests {
  @Test("The same moment is served a hundred times at most")
  func theSameMomentIsServedAHundredTimesAtMost() throws {
    var progress = DeadlineProgress()
    for _ in 0..<100 { try progress.note(.seconds(1), at: .seconds(1)) }
    #expect(throws: HeadlessError.self) { try progress.note(.seconds(1), at: .seconds(1)) }
  }

  @Test("Time that passes restarts the count")
  func timeThatPassesBeginsTheCountAnew() throws {
    var progress = DeadlineProgress()
    for second in 0..<300 {
      try progress.note(.seconds(second + 1), at: .seconds(second))
      try progress.note(.seconds(second + 1), at: .seconds(second + 1))
    }
  }
}
