import Testing

@testable import Links

@Suite("Pauses between attempts") struct RetryPauseTests {
  @Test("They double up to the longest, and begin again after a success")
  func doubling() {
    var pause = RetryPause(first: .seconds(1), longest: .seconds(10))
    pause.chance = { 0.5 }
    #expect((0..<6).map { _ in pause.next() } == [1, 2, 4, 8, 10, 10].map(Duration.seconds))
    pause.reset()
    #expect(pause.next() == .seconds(1))
  }

  @Test("Chance makes each up to a quarter shorter or longer")
  func jitter() {
    var pause = RetryPause(first: .seconds(4), longest: .seconds(4))
    pause.chance = { 0 }
    #expect(pause.next() == .seconds(3))
    pause.chance = { 1 }
    #expect(pause.next() == .seconds(5))
  }
}
