import Machine
import Testing

@testable import LinuxHost

@Suite("Connecting to a lost seat daemon again")
struct SeatRetryTests {
  @Test("Attempts are made with growing pauses until the daemon is back, and the log gets one line at each end")
  func pauses() throws {
    var retry = SeatRetry()
    #expect(retry.deadline == nil)
    var isNews = retry.lose(console: nil, at: .zero)
    #expect(isNews)
    let first = try #require(retry.deadline)
    var isDue = retry.take(at: first - .milliseconds(1), active: { nil })
    #expect(!isDue)
    isDue = retry.take(at: first, active: { nil })
    #expect(isDue)
    isNews = retry.fail(at: first)
    #expect(!isNews)
    let second = try #require(retry.deadline)
    #expect(second - first > first)
    var isOver = retry.succeed(at: second)
    #expect(!isOver)
    let steady = try #require(retry.deadline)
    #expect(steady == second + (second - first))
    isOver = retry.settle(at: steady)
    #expect(isOver)
    #expect(retry.deadline == nil)
  }

  @Test("The panel waits until its own terminal is active, and remembers it from an earlier loss")
  func terminal() {
    var retry = SeatRetry()
    _ = retry.lose(console: "tty7", at: .zero)
    _ = retry.lose(console: nil, at: .zero)
    var isDue = retry.take(at: .seconds(10), active: { "tty1" })
    #expect(!isDue)
    #expect(retry.deadline == .seconds(10) + Backoff.first)
    isDue = retry.take(at: .seconds(20), active: { "tty7" })
    #expect(isDue)
  }
}
