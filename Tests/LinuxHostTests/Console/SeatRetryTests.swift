import Machine
import Testing

@testable import LinuxHost

@Suite("Connecting to a lost seat daemon again")
struct SeatRetryTests {
  @Test("Attempts are made with growing pauses until the daemon is back")
  func pauses() throws {
    var retry = SeatRetry()
    #expect(retry.take(at: .seconds(100), active: { nil }) == false)
    retry.note(console: nil, at: .zero)
    let first = try #require(retry.due)
    #expect(retry.take(at: first - .milliseconds(1), active: { nil }) == false)
    #expect(retry.take(at: first, active: { nil }) == true)
    let second = try #require(retry.due)
    #expect(second - first > first)
    retry.succeed()
    #expect(retry.due == nil)
  }

  @Test("The panel waits until its own terminal is active, and remembers it from an earlier loss")
  func terminal() {
    var retry = SeatRetry()
    retry.note(console: "tty7", at: .zero)
    retry.note(console: nil, at: .zero)
    #expect(retry.take(at: .seconds(10), active: { "tty1" }) == false)
    #expect(retry.due == .seconds(10) + Backoff.first)
    #expect(retry.take(at: .seconds(20), active: { "tty7" }) == true)
  }
}
