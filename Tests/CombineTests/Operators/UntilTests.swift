import Testing

@testable import Combine

@Suite("Publishers that wait for the first value of another")
struct UntilTests {
  @Test("A value that comes before the subscription finishes the publisher at once")
  func atOnce() {
    let probe = Probe<Int>()
    let watcher = probe.prefix(untilOutputFrom: Just(1)).watched()
    #expect(watcher.subscriptions.count == 1 && watcher.completions == [.finished])
    #expect(probe.requests == [nil])
  }

  @Test("The subscription to the other publisher ends with its first value")
  func others() {
    let (moves, ends, starts) = (Probe<Int>(), Probe<Int>(), Probe<Int>())
    let before = moves.prefix(untilOutputFrom: ends).watched()
    ends.send(1)
    #expect(before.completions == [.finished] && ends.requests == [.max(1), nil])
    let after = moves.drop(untilOutputFrom: starts).watched()
    after.request(2)
    moves.send(1)
    starts.send(1)
    moves.send(2)
    #expect(after.values == [2] && starts.requests == [.max(1), nil])
  }
}
