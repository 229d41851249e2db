import Dispatch
import Glibc
import Machine
import Testing

@testable import Combine

/// Several threads that send the numbers 1 … 500 each. Run under ThreadSanitizer by `make test-thread-sanitizer`.
private let threads = 4
private let values = 500

private func hammer(_ send: @escaping (Int) -> Void) {
  nonisolated(unsafe) let send = send
  DispatchQueue.concurrentPerform(iterations: threads) { _ in for value in 1...values { send(value) } }
}

/// Calls two closures at the same moment on two threads, in many rounds.
private func meet(rounds: Int, _ first: @escaping (Int) -> Void, _ second: (Int) -> Void) throws {
  nonisolated(unsafe) let first = first
  let arrived = Locked(0)
  @Sendable func wait(for round: Int) {
    arrived.withLock { $0 += 1 }
    while arrived.copy < 2 * (round + 1) { sched_yield() }
  }
  let isRunning = DetachedThread.start {
    for round in 0..<rounds {
      wait(for: round)
      first(round)
    }
    wait(for: rounds)
  }
  try #require(isRunning)
  for round in 0..<rounds {
    wait(for: round)
    second(round)
  }
  wait(for: rounds)
}

/// A publisher that sends its subscription when a test says so, and adds up what is requested from it.
private final class Late: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let requested = Locked(Subscribers.Demand.none)
  private var subscriber: AnySubscriber<Int, Never>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    self.subscriber = AnySubscriber(subscriber)
  }

  func open() {
    subscriber?.receive(
      subscription: ProbeSubscription { [requested] demand in requested.withLock { $0 += demand ?? .none } })
  }
}

/// A scheduler that keeps its first action until a test runs it, and runs all others at once.
// Safe: the lock guards what changes.
private final class KeepingScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = SchedulerTime
  typealias SchedulerOptions = Never
  private let kept = Locked<(isFirst: Bool, action: (() -> Void)?)>((true, nil))

  var now: SchedulerTime { SchedulerTime(.zero) }
  var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    let isFirst = kept.withLock { kept in
      defer { kept = kept.isFirst ? (false, action) : kept }
      return kept.isFirst
    }
    if !isFirst { action() }
  }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { schedule(options: options, action) }
  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return Subscriptions.empty
  }

  /// Runs the action that was kept.
  func run() { kept.copy.action?() }
}

/// What a subscriber has received: not guarded, as an application's is not.
private final class Received<Value>: @unchecked Sendable {
  var values: [Value] = []
  var completions = 0
}

extension Publisher {
  fileprivate func collected(in received: Received<Output>) -> AnyCancellable {
    sink(receiveCompletion: { _ in received.completions += 1 }, receiveValue: { received.values.append($0) })
  }
}

@Suite("Publishers under several threads")
struct ThreadTests {
  private let total = threads * values
  private let sum = threads * values * (values + 1) / 2

  /// Hammers a subject at the head of an operator and returns what came, which has to complete once.
  private func received<P: Publisher>(
    of make: (PassthroughSubject<Int, Never>) -> P
  ) -> [P.Output] where P.Failure == Never {
    let (subject, received) = (PassthroughSubject<Int, Never>(), Received<P.Output>())
    let subscription = make(subject).collected(in: received)
    hammer { subject.send($0) }
    subject.send(completion: .finished)
    subscription.cancel()
    #expect(received.completions == 1)
    return received.values
  }

  @Test("A subscriber receives each value once, one after the other")
  func subject() { #expect(received { $0 }.reduce(0, +) == sum) }

  @Test("A running total misses nothing")
  func scan() { #expect(received { $0.scan(0, +) }.last == sum) }

  @Test("A reduction misses nothing")
  func reduce() { #expect(received { $0.reduce(0, +) } == [sum]) }

  @Test("A prefix is as long as it is asked to be")
  func prefix() { #expect(received { $0.prefix(100) }.count == 100) }

  @Test("As many values are dropped as asked for")
  func dropFirst() { #expect(received { $0.dropFirst(100) }.count == total - 100) }

  @Test("No value follows an equal one")
  func removeDuplicates() {
    let seen = received { $0.removeDuplicates() }
    #expect(!seen.isEmpty && zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("Groups are full and hold all values")
  func collect() {
    let groups = received { $0.collect(8) }
    #expect(groups.allSatisfy { $0.count == 8 } && groups.joined().reduce(0, +) == sum)
  }

  @Test("A buffer for all values loses none")
  func buffer() {
    let total = total
    #expect(received { $0.buffer(size: total, prefetch: .byRequest, whenFull: .dropNewest) }.reduce(0, +) == sum)
  }

  @Test("Publishers of values hand on all of them")
  func flatMap() { #expect(received { $0.flatMap { [$0, -$0, 1].publisher } }.reduce(0, +) == total) }

  @Test("Only the latest publisher's values are handed on")
  func switchToLatest() { #expect(received { $0.map { Just($0) }.switchToLatest() }.count == total) }

  @Test("Merged publishers hand on all values")
  func merge() { #expect(received { $0.merge(with: $0.map { -$0 }) }.reduce(0, +) == 0) }

  @Test(
    "A request that meets the subscription to the next publisher is made once",
    arguments: ["append", "catch", "switchToLatest"])
  func handingOver(operation: String) throws {
    let publishers = (0..<4_000).map { _ in Late() }
    let failing = PassthroughSubject<Int, ProbeFailure>()
    let outers = publishers.map { _ in PassthroughSubject<Late, Never>() }
    let watchers = zip(publishers, outers).map { late, outer in
      switch operation {
      case "append": Empty<Int, Never>().append(late).watched()
      case "catch": failing.catch { _ in late }.watched()
      default: outer.switchToLatest().watched()
      }
    }
    failing.send(completion: .failure(ProbeFailure()))
    try meet(rounds: publishers.count) {
      watchers[$0].request(1)
    } _: { round in
      outers[round].send(publishers[round])
      publishers[round].open()
    }
    #expect(publishers.map(\.requested.copy) == Array(repeating: .max(1), count: publishers.count))
  }

  @Test("A throttled value whose delivery meets the completion on another thread arrives before it")
  func throttle() throws {
    let probes = (0..<4_000).map { _ in Probe<Int>() }
    let schedulers = probes.map { _ in KeepingScheduler() }
    let watchers = zip(probes, schedulers).map { probe, scheduler in
      let watcher = probe.throttle(for: .seconds(60), scheduler: scheduler, latest: true).watched()
      watcher.request(1)
      probe.send(1)
      return watcher
    }
    try meet(rounds: probes.count) {
      schedulers[$0].run()
    } _: {
      probes[$0].send(completion: .finished)
    }
    #expect(watchers.allSatisfy { $0.values == [1] && $0.completions == [.finished] })
  }

  @Test("Pairs are made of all values")
  func zip2() {
    let pairs = received { $0.zip($0.map { $0 * 2 }) }
    #expect(pairs.count == total && pairs.map(\.1).reduce(0, +) == 2 * sum)
  }

  @Test("The last pair is made of the latest values")
  func combineLatest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let received = Received<(Int, Int)>()
    let subscription = a.combineLatest(b).collected(in: received)
    hammer {
      a.send($0)
      b.send(-$0)
    }
    #expect(received.values.last?.0 == a.value && received.values.last?.1 == b.value)
    #expect(received.values.count == 2 * total + 1)
    subscription.cancel()
  }

  @Test("All subscribers of a subject are given its values in one order")
  func order() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let all = [Received<Int>(), Received<Int>()]
    let subscriptions = all.map { subject.collected(in: $0) }
    hammer { subject.send($0) }
    #expect(all[0].values == all[1].values && all[0].values.last == subject.value)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("A shared publisher is subscribed to as long as anybody subscribes to it")
  func share() {
    let subject = PassthroughSubject<Int, Never>()
    let connections = Locked(0)
    let shared = subject.handleEvents(
      receiveSubscription: { _ in connections.withLock { $0 += 1 } },
      receiveCancel: { connections.withLock { $0 -= 1 } }
    ).share()
    hammer { _ in shared.sink { _ in }.cancel() }
    #expect(connections.copy == 0)
  }

  @Test("Subscribing and cancelling do not disturb sending")
  func churn() {
    let (subject, received) = (PassthroughSubject<Int, Never>(), Received<Int>())
    let subscription = subject.collected(in: received)
    hammer { value in
      let other = subject.sink { _ in }
      subject.send(value)
      other.cancel()
    }
    #expect(received.values.reduce(0, +) == sum)
    subscription.cancel()
  }

  @Test("Two subjects that feed each other from two threads do not wait for each other")
  func feedback() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let seen = Locked(0)
    let subscriptions = [
      a.sink { value in
        seen.withLock { $0 += 1 }
        if value > 0 { b.send(-value) }
      },
      b.sink { value in
        seen.withLock { $0 += 1 }
        if value > 0 { a.send(-value) }
      },
    ]
    hammer { value in value % 2 == 0 ? a.send(value) : b.send(value) }
    #expect(seen.copy == 2 * total)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("A published property may be set and followed from several threads")
  func published() {
    final class Oven: ObservableObject, @unchecked Sendable { @Published var target = 0 }
    let (oven, received) = (Oven(), Received<Int>())
    let subscription = oven.$target.dropFirst().collected(in: received)
    hammer { oven.target = $0 }
    #expect(received.values.reduce(0, +) == sum)
    subscription.cancel()
  }

  @Test("A subscriber hears of an object's changes, whoever subscribes and cancels at the same time")
  func objectWillChange() {
    final class Oven: ObservableObject, Sendable {}
    let (oven, kept) = (Oven(), Locked<[(heard: Locked<Bool>, subscription: AnyCancellable)]>([]))
    hammer { value in
      let heard = Locked(false)
      let subscription = oven.objectWillChange.sink { heard.withLock { $0 = true } }
      oven.objectWillChange.send()
      // Another thread may be delivering this value, so a subscriber that is kept is asked only at the end.
      if value.isMultiple(of: 25) { kept.withLock { $0.append((heard, subscription)) } } else { subscription.cancel() }
    }
    #expect(kept.copy.count == total / 25 && kept.copy.allSatisfy { $0.heard.copy })
    for (_, subscription) in kept.copy { subscription.cancel() }
  }
}
