import Testing

@testable import Machine

@Suite("Pauses between attempts") struct BackoffTests {
  @Test("They double from one second to one minute")
  func doubling() {
    var backoff = Backoff()
    let pauses = (0..<9).map { _ in backoff.next() }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60].map(Duration.seconds))
  }

  @Test("They begin again after a success")
  func reset() {
    var backoff = Backoff(first: .seconds(3), longest: .seconds(10))
    var pauses = (0..<4).map { _ in backoff.next() }
    backoff.reset()
    pauses.append(backoff.next())
    #expect(pauses == [3, 6, 10, 10, 3].map(Duration.seconds))
  }

  @Test("Chance makes each up to a quarter shorter or longer, and the next is as long as without it")
  func jitter() {
    var backoff = Backoff(first: .seconds(4), longest: .seconds(8), jitter: 0.25)
    // A second has 10¹⁸ parts, and the last million of its thousandths decides.
    let pauses = [0, 1_000_002, 500_001].map { part in
      backoff.next(at: Duration(secondsComponent: 7, attosecondsComponent: part * 1_000)) / .seconds(1)
    }
    #expect(pauses[0] == 3)
    #expect((pauses[1] - 10).magnitude < 1e-5)
    #expect((pauses[2] - 8).magnitude < 1e-5)
  }
}
