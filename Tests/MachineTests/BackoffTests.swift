import Testing

@testable import Machine

@Suite("Pauses between attempts") struct BackoffTests {
  @Test("They double from one second to one minute")
  func doubling() {
    var backoff = Backoff()
    #expect((0..<9).map { _ in backoff.next() } == [1, 2, 4, 8, 16, 32, 60, 60, 60].map(Duration.seconds))
  }

  @Test("They begin again after a success")
  func reset() {
    var backoff = Backoff(first: .seconds(3), longest: .seconds(10))
    #expect((0..<4).map { _ in backoff.next() } == [3, 6, 10, 10].map(Duration.seconds))
    backoff.reset()
    #expect(backoff.next() == .seconds(3))
  }

  @Test("Chance makes each up to a quarter shorter or longer, and the next is as long as without it")
  func jitter() {
    var backoff = Backoff(first: .seconds(4), longest: .seconds(8), jitter: 0.25)
    backoff.chance = { 0 }
    #expect(backoff.next() == .seconds(3))
    backoff.chance = { 1 }
    #expect(backoff.next() == .seconds(10))
    backoff.chance = { 0.5 }
    #expect(backoff.next() == .seconds(8))
  }
}
