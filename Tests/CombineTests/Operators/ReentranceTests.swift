import Testing

@testable import Combine

@Suite("Values that a closure sends to its own publisher")
struct ReentranceTests {
  @Test("A scan adds a value that its closure sends after the one that it is adding")
  func scan() {
    let probe = Probe<Int>()
    let watcher = probe.scan(0) { sum, value in
      if value == 1 { probe.send(10) }
      return sum + value
    }.watched()
    watcher.request(9)
    watcher.more = .max(1)
    #expect(probe.send(1) == .max(2))
    #expect(watcher.values == [1, 11])
  }

  @Test("A scan whose closure may throw does so too, and fails at the value that the closure throws for")
  func tryScan() {
    let probe = Probe<Int>()
    let watcher = probe.tryScan(0) { sum, value in
      if value == 1 {
        probe.send(10)
        probe.send(100)
      }
      if value == 100 { throw ProbeFailure() }
      return sum + value
    }.watched()
    watcher.request(9)
    probe.send(1)
    #expect(watcher.values == [1, 11] && watcher.completions.count == 1)
    #expect(probe.requests == [.max(9), nil])
  }
}
