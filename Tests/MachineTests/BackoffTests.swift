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
    let pauses = [0, 1, 0.5].map { chance in
      backoff.chance = { chance }
      return backoff.next()
    }
    #expect(pauses == [3, 10, 8].map(Duration.seconds))
  }
}
