import Testing

@testable import Combine

@Suite("The end of a subscription")
struct EndTests {
  @Test("A subscription that is cancelled sends no shorter array when its publisher finishes")
  func collect() {
    let probe = Probe<Int>()
    let watcher = probe.collect(4).watched()
    watcher.request(1)
    probe.send(1)
    watcher.subscription?.cancel()
    probe.send(completion: .finished)
    #expect(watcher.values.isEmpty)
  }

  @Test("A cancellation on a scheduler reaches the publisher, even if that completes before the scheduler acts")
  func subscribeOn() {
    let (probe, scheduler) = (Probe<Int>(), HeldScheduler())
    let watcher = probe.subscribe(on: scheduler).watched()
    scheduler.runBackwards()
    watcher.subscription?.cancel()
    probe.send(completion: .finished)
    scheduler.runBackwards()
    #expect(probe.requests == [nil] && watcher.completions.isEmpty)
  }

  @Test("Requests and a cancellation reach a publisher whose completion waits for the scheduler")
  func receiveOn() {
    let (probe, scheduler) = (Probe<Int>(), HeldScheduler())
    let watcher = probe.receive(on: scheduler).watched()
    probe.send(completion: .finished)
    watcher.request(3)
    #expect(probe.requests == [.max(3)])
    watcher.subscription?.cancel()
    scheduler.runBackwards()
    #expect(probe.requests == [.max(3), nil] && watcher.completions.isEmpty)
    let (other, completed) = (Probe<Int>(), HeldScheduler())
    let finished = other.receive(on: completed).watched()
    other.send(completion: .finished)
    completed.runBackwards()
    finished.request(3)
    #expect(finished.completions == [.finished] && other.requests.isEmpty)
  }

  @Test("A retried publisher may send values before its subscription, and its demand is what is left")
  func retryEarly() throws {
    let probe = Probe<Int>()
    var isFirst = true
    let attempts = Deferred { () -> AnyPublisher<Int, ProbeFailure> in
      defer { isFirst = false }
      return isFirst ? probe.eraseToAnyPublisher() : AnyPublisher(Early(probe: probe))
    }
    let watcher = attempts.retry(1).watched()
    watcher.more = .max(2)
    watcher.request(3)
    probe.send(completion: .failure(ProbeFailure()))
    #expect(watcher.values == [1] && probe.requests == [.max(3), .max(4)])
  }

  /// A publisher that sends a value before its subscription.
  private struct Early: Publisher {
    typealias Output = Int
    typealias Failure = ProbeFailure
    let probe: Probe<Int>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == ProbeFailure {
      _ = subscriber.receive(1)
      probe.receive(subscriber: subscriber)
    }
  }

  @Test("A publisher that follows others releases its subscriber with the cancellation")
  func releases() {
    let probe = Probe<Int>()
    weak var released: Watcher<Int, ProbeFailure>?
    do {
      let watcher = probe.retry(1).watched()
      released = watcher
      watcher.subscription?.cancel()
    }
    #expect(released == nil && probe.requests == [nil])
  }

  @Test("A buffer that is kept full requests at once what a request has taken from it")
  func buffer() {
    let probe = Probe<Int>()
    let watcher = probe.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).watched()
    for value in 1...5 { probe.send(value) }
    watcher.request(3)
    #expect(watcher.values == [1, 2, 3] && probe.requests == [.max(5), .max(3)])
  }
}
