import Testing

@testable import Combine

/// A subscriber that asks for values when it is told to.
private final class Asking<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions = 0
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions += 1 }
  func ask(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }
}

extension Publisher {
  fileprivate func asked() -> Asking<Output, Failure> {
    let subscriber = Asking<Output, Failure>()
    subscribe(subscriber)
    return subscriber
  }
}

@Suite("Demand")
struct DemandTests {
  @Test("Sums and differences neither trap nor go below zero")
  func arithmetic() {
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.max(1) + .max(2) == .max(3))
    #expect(Subscribers.Demand.max(1) - 2 == .none)
    #expect(Subscribers.Demand.max(3) - 8 == .none)
    #expect(Subscribers.Demand.unlimited - .unlimited == .unlimited)
    #expect(Subscribers.Demand.max(.max) * 2 == .unlimited)
    #expect(Subscribers.Demand.max(3) < .unlimited && !(Subscribers.Demand.unlimited < .unlimited))
  }

  @Test("A sequence hands on as many elements as are asked for")
  func sequence() {
    let subscriber = (1...5).publisher.asked()
    #expect(subscriber.values.isEmpty)
    subscriber.ask(2)
    #expect(subscriber.values == [1, 2])
    subscriber.ask(3)
    #expect(subscriber.values == [1, 2, 3, 4, 5] && subscriber.completions == 1)
  }

  @Test("A filter asks for another value in place of each that it leaves out")
  func filter() {
    let subscriber = (1...6).publisher.filter { $0.isMultiple(of: 2) }.asked()
    subscriber.ask(2)
    #expect(subscriber.values == [2, 4] && subscriber.completions == 0)
  }

  @Test("A subject drops what nobody has asked for; one with a value keeps the latest")
  func subjects() {
    let (passing, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (first, second) = (passing.asked(), keeping.asked())
    for value in 1...3 {
      passing.send(value)
      keeping.send(value)
    }
    first.ask(1)
    second.ask(1)
    #expect(first.values.isEmpty && second.values == [3])
    passing.send(4)
    passing.send(5)
    #expect(first.values == [4])
  }

  @Test("A full buffer drops the newest or the oldest")
  func buffer() {
    let numbers = PassthroughSubject<Int, Never>()
    let newest = numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).asked()
    let oldest = numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).asked()
    for value in 1...4 { numbers.send(value) }
    numbers.send(completion: .finished)
    for subscriber in [newest, oldest] { subscriber.ask(9) }
    #expect(newest.values == [1, 2] && oldest.values == [3, 4])
    #expect(newest.completions == 1 && oldest.completions == 1)
  }

  @Test("A buffer without room requests nothing when it is to be kept full", arguments: [0, -1])
  func emptyBuffer(size: Int) {
    let probe = Probe<Int>()
    let watcher = probe.buffer(size: size, prefetch: .keepFull, whenFull: .dropNewest).watched()
    #expect(probe.requests == [] && watcher.subscriptions.count == 1)
  }

  @Test("No more publishers are subscribed to at a time than allowed")
  func maxPublishers() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var begun: [Int] = []
    let subscriber = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
      begun.append(index)
      return subjects[index]
    }.asked()
    subscriber.ask(9)
    #expect(begun == [0])
    subjects[0].send(completion: .finished)
    #expect(begun == [0, 1])
    subscriber.cancel()
  }

  @Test("What takes the place of a failed publisher owes the subscriber the rest")
  func catching() {
    struct Broken: Error {}
    let failing = [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
    let subscriber = failing.catch { _ in (10...).prefix(9).publisher }.asked()
    subscriber.ask(3)
    #expect(subscriber.values == [1, 2, 10])
    subscriber.ask(1)
    #expect(subscriber.values == [1, 2, 10, 11])
  }

  @Test("What is requested with a value that ends its publisher, the next publisher owes")
  func handingOver() {
    let (prefix, suffix, failing, other, repeated) =
      (Probe<Int>(), Probe<Int>(), Probe<Int>(), Probe<Int>(), Probe<Int>())
    let (first, second, outer) = (Probe<Int>(), Probe<Int>(), PassthroughSubject<Probe<Int>, ProbeFailure>())
    let watchers = [
      prefix.append(suffix).watched(), failing.catch { _ in other }.watched(), repeated.retry(1).watched(),
      outer.switchToLatest().watched(),
    ]
    watchers[0].onValue = { _ in prefix.send(completion: .finished) }
    watchers[1].onValue = { _ in failing.send(completion: .failure(ProbeFailure())) }
    watchers[2].onValue = { _ in repeated.send(completion: .failure(ProbeFailure())) }
    watchers[3].onValue = { _ in outer.send(second) }
    outer.send(first)
    for watcher in watchers {
      watcher.more = .max(1)
      watcher.request(1)
    }
    for probe in [prefix, failing, repeated, first] { probe.send(7) }
    #expect(suffix.requests == [.max(1)] && other.requests == [.max(1)])
    #expect(repeated.requests == [.max(1), .max(1)])
    #expect(first.requests == [.max(1), nil] && second.requests == [.max(1)])
  }

  @Test("A failed publisher is subscribed to again as often as allowed")
  func retry() {
    struct Broken: Error {}
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, Broken> in
      attempts += 1
      return Fail(error: Broken())
    }
    let subscriber = failing.retry(10_000).asked()
    #expect(attempts == 10_001 && subscriber.completions == 1)
  }

  @Test("A result that is not asked for yet waits")
  func aggregates() {
    let subscriber = (1...4).publisher.collect().asked()
    #expect(subscriber.values.isEmpty && subscriber.completions == 0)
    subscriber.ask(1)
    #expect(subscriber.values == [[1, 2, 3, 4]] && subscriber.completions == 1)
  }

  @Test("Three hundred thousand values are collected without a copy of them for each", .timeLimit(.minutes(1)))
  func collectMany() {
    var lengths: [Int] = []
    let subscription = (0..<300_000).publisher.collect().sink { lengths.append($0.count) }
    #expect(lengths == [300_000])
    subscription.cancel()
  }

  @Test("What a closure sends while it runs is reduced after the value that it runs for")
  func reentrant() {
    let (sums, numbers) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, any Error>())
    let sum = sums.reduce("") { text, value in
      if value == 1 {
        sums.send(2)
        sums.send(completion: .finished)
        sums.send(3)
      }
      return text + "\(value)"
    }.watched()
    let found = numbers.tryFirst { value in
      if value == 1 { numbers.send(2) }
      return value == 2
    }.watched()
    sum.request(1)
    found.request(1)
    sums.send(1)
    numbers.send(1)
    #expect(sum.values == ["12"] && sum.completions == [.finished])
    #expect(found.values == [2] && found.completions.count == 1)
  }

  @Test("A publisher that completes without a subscription ends the sequence of its values", .timeLimit(.minutes(1)))
  func completionAlone() async {
    struct Ended: Publisher {
      typealias Output = Int
      typealias Failure = Never
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(completion: .finished)
      }
    }
    for await value in Ended().values { Issue.record("received \(value)") }
  }

  @Test("Values are waited for one at a time")
  func values() async throws {
    var seen: [Int] = []
    for await value in (1...3).publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    struct Broken: Error {}
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
  }

  @Test("A future runs once and tells all; a record and the rest tell what they were given")
  func sources() {
    var (runs, seen): (Int, [Int]) = (0, [])
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(7))
      promise(.success(8))
    }
    for _ in 0..<2 { future.sink { seen.append($0) }.cancel() }
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
    }
    record.append(Empty()).replaceEmpty(with: 0).merge(with: Just(3)).sink { seen.append($0) }.cancel()
    Optional(4).publisher.prepend(5).output(at: 1).sink { seen.append($0) }.cancel()
    #expect(runs == 1 && seen == [7, 7, 1, 3, 4])
  }
}
