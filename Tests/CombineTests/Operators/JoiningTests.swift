import Testing

@testable import Combine

@Suite("Publishers that are joined or follow each other")
struct JoiningTests {
  @Test("The publisher whose value completes a pair of `zip` learns with it what is requested meanwhile")
  func zipDemand() {
    let (a, b) = (Probe<Int>(), Probe<Int>())
    let watcher = a.zip(b).watched()
    watcher.more = .max(2)
    watcher.onValue = { _ in watcher.request(3) }
    watcher.request(1)
    #expect(a.send(1) == .none)
    #expect(b.send(1) == .max(5))
    #expect(a.requests == [.max(1), .max(3), .max(2)] && b.requests == [.max(1)])
  }

  @Test("Pairs of `zip` whose values came unasked are sent")
  func zipSurplus() {
    let (a, b) = (Probe<Int>(), Probe<Int>())
    let watcher = a.zip(b).map { $0 + $1 }.watched()
    watcher.request(1)
    for number in 1...2 {
      a.send(number)
      b.send(number * 10)
    }
    #expect(watcher.values == [11, 22])
  }

  @Test("All publishers of `zip` are cancelled when one fails, and only the other when one finishes")
  func zipEnds() {
    let (a, b) = (Probe<Int>(), Probe<Int>())
    let watcher = a.zip(b).watched()
    a.send(completion: .failure(ProbeFailure()))
    #expect(a.requests == [nil] && b.requests == [nil] && watcher.completions.count == 1)
    let (c, d) = (Probe<Int>(), Probe<Int>())
    let finished = c.zip(d).watched()
    c.send(completion: .finished)
    #expect(c.requests.isEmpty && d.requests == [nil] && finished.completions == [.finished])
  }

  @Test("A publisher that is to follow is held until its turn, or until the subscription is cancelled")
  func suffix() {
    let first = Probe<Int>()
    weak var second: Probe<Int>?
    let watcher = Watcher<Int, ProbeFailure>()
    do {
      let suffix = Probe<Int>()
      second = suffix
      first.append(suffix).subscribe(watcher)
    }
    #expect(second != nil)
    watcher.subscription?.cancel()
    #expect(second == nil)
  }

  @Test("Values that a publisher sends as it is asked for another wait until it has been asked")
  func inTurn() {
    let outer = PassthroughSubject<Inner, ProbeFailure>()
    let watcher = outer.flatMap { $0 }.watched()
    let inner = Inner()
    outer.send(inner)
    for number in 0..<50_000 { inner.send(number) }
    // Each request brings one more value, and the depth of the stack stays the same.
    inner.answer = { inner.send(-1) }
    watcher.request(100_000)
    #expect(watcher.values.count == 100_000 && inner.returned.allSatisfy { $0 == .none })
  }

  @Test("A value of the latest publisher counts before its subscription; a completion stops the program")
  func early() async {
    let outer = PassthroughSubject<Inner, ProbeFailure>()
    let watcher = outer.switchToLatest().watched()
    watcher.request(3)
    let inner = Inner()
    inner.sendsSubscription = false
    outer.send(inner)
    inner.send(4)
    #expect(watcher.values == [4])
    await #expect(processExitsWith: .failure) {
      let inner = Inner()
      inner.sendsSubscription = false
      let watcher = Just(inner).setFailureType(to: ProbeFailure.self).switchToLatest().watched()
      watcher.request(1)
      inner.subscriber?.receive(completion: .finished)
    }
  }
}

/// A publisher that may send a value for each request.
private final class Inner: Publisher {
  typealias Output = Int
  typealias Failure = ProbeFailure
  private(set) var subscriber: AnySubscriber<Int, ProbeFailure>?
  var sendsSubscription = true
  /// What is done at each request.
  var answer: () -> Void = {}
  /// What was requested with each value.
  private(set) var returned: [Subscribers.Demand] = []

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == ProbeFailure {
    self.subscriber = AnySubscriber(subscriber)
    if !sendsSubscription { return }
    subscriber.receive(subscription: ProbeSubscription { [weak self] in if $0 != nil { self?.answer() } })
  }

  func send(_ value: Int) { returned.append(subscriber?.receive(value) ?? .none) }
}
