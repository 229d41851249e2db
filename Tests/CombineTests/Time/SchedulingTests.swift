import Observation
import Testing

@testable import Combine

/// A scheduler that keeps actions until the test runs them, in any order.
final class HeldScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = SchedulerTime
  typealias SchedulerOptions = Never
  private(set) var actions: [() -> Void] = []

  var now: SchedulerTime { SchedulerTime(.zero) }
  var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { actions.append(action) }
  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    actions.append(action)
    return Subscriptions.empty
  }

  /// Runs what waits, the action that was scheduled last first.
  func runBackwards() {
    let waiting = actions
    actions = []
    for action in waiting.reversed() { action() }
  }
}

@Suite("Publishers and schedulers")
struct SchedulingTests {
  @Test("A length of whole seconds is that number of seconds", arguments: [1, 2363, 86_399, 3_155_760_000])
  func seconds(count: Int) {
    #expect(SchedulerTime.Stride.seconds(count).timeInterval == Double(count))
    #expect(SchedulerTime.Stride.seconds(-count).magnitude == Double(count))
  }

  @Test("Values and completion stay in order on a scheduler that runs its actions in another order")
  func order() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HeldScheduler())
    var events: [String] = []
    let subscription = subject.receive(on: scheduler)
      .sink(receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(events == [])
    scheduler.runBackwards()
    #expect(events == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test("A cancellation reaches the upstream publisher while the completion of a timeout waits for the scheduler")
  func timeout() throws {
    let (probe, scheduler) = (Probe<Int>(), HeldScheduler())
    let watcher = probe.timeout(.seconds(1), scheduler: scheduler).watched()
    probe.send(completion: .finished)
    #expect(probe.requests == [])
    try #require(watcher.subscription).cancel()
    #expect(probe.requests == [nil])
    scheduler.runBackwards()
    #expect(watcher.completions.isEmpty && probe.requests == [nil])
  }

  @Test("A timeout releases its publisher and its subscriber with the completion")
  func timeoutReleases() {
    final class Token: Sendable {}
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HeldScheduler())
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let subscription = subject.removeDuplicates().timeout(.seconds(1), scheduler: scheduler).map { (made, $0) }
        .sink { _ in }
      subject.send(completion: .finished)
      scheduler.runBackwards()
      withExtendedLifetime(subscription) {}
    }
    #expect(token == nil)
  }

  @Test("Subscription, requests and cancellation reach the upstream publisher on the scheduler")
  func subscribe() throws {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HeldScheduler())
    var log: [String] = []
    let upstream = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscribe") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0.max ?? -1)") })
    var received: (any Subscription)?
    upstream.subscribe(on: scheduler).subscribe(
      AnySubscriber(receiveSubscription: { received = $0 }, receiveValue: { _ in .none }, receiveCompletion: nil))
    #expect(received == nil)
    scheduler.runBackwards()
    let subscription = try #require(received)
    #expect(log == ["subscribe"])
    subscription.request(.max(3))
    #expect(log == ["subscribe"])
    scheduler.runBackwards()
    #expect(log == ["subscribe", "request 3"])
    subscription.cancel()
    #expect(log == ["subscribe", "request 3"])
    scheduler.runBackwards()
    #expect(log == ["subscribe", "request 3", "cancel"])
  }

  @Test("A subscriber that comes while a published property is being set does not keep the former value")
  func published() {
    final class Oven: ObservableObject, @unchecked Sendable {
      @Published var target = 0
      var values: [Int] = []
      var subscription: AnyCancellable?
    }
    let oven = Oven()
    // The change is announced before the property has the value.
    let announcement = oven.objectWillChange.sink {
      if oven.subscription == nil { oven.subscription = oven.$target.sink { oven.values.append($0) } }
    }
    oven.target = 5
    #expect(oven.values == [5])
    oven.subscription = nil
    announcement.cancel()
  }
}
