import Testing

@testable import Combine

/// A scheduler whose clock the test sets. It keeps the actions with their times until the test runs them.
private final class SetScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = SchedulerTime
  typealias SchedulerOptions = Never
  private var actions: [(date: Duration, action: () -> Void)] = []
  var time = Duration.zero

  var now: SchedulerTime { SchedulerTime(time) }
  var minimumTolerance: SchedulerTime.Stride { .seconds(0) }
  /// The times of the actions that wait.
  var dates: [Duration] { actions.map(\.date) }

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append((time, action)) }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { actions.append((date.offset, action)) }
  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    actions.append((date.offset, action))
    return Subscriptions.empty
  }

  /// Runs what waits, each action at its time.
  func run() {
    let waiting = actions
    actions = []
    for (date, action) in waiting {
      time = max(time, date)
      action()
    }
  }
}

@Suite("Throttled publishers")
struct ThrottleTests {
  @Test("An interval is counted from the last delivery, and a value after it is delivered at once")
  func intervals() {
    let (probe, scheduler) = (Probe<Int>(), SetScheduler())
    let watcher = probe.throttle(for: .seconds(60), scheduler: scheduler, latest: true).watched()
    #expect(probe.requests == [.unlimited])
    watcher.request(9)
    probe.send(1)
    #expect(scheduler.dates == [.zero])
    scheduler.time = .seconds(10)
    scheduler.run()
    #expect(watcher.values == [1] && scheduler.dates.isEmpty)
    scheduler.time = .seconds(45)
    probe.send(2)
    probe.send(3)
    #expect(scheduler.dates == [.seconds(70)])
    scheduler.run()
    #expect(watcher.values == [1, 3])
    scheduler.time = .seconds(200)
    probe.send(4)
    #expect(scheduler.dates == [.seconds(200)])
  }

  @Test("The first value of an interval can be the one that is delivered")
  func first() {
    let (probe, scheduler) = (Probe<Int>(), SetScheduler())
    let watcher = probe.throttle(for: .seconds(60), scheduler: scheduler, latest: false).watched()
    watcher.request(9)
    probe.send(1)
    scheduler.run()
    for value in 2...4 { probe.send(value) }
    scheduler.run()
    #expect(watcher.values == [1, 2])
  }

  @Test("A completion waits for the value that waits, and is delivered at once without one")
  func completion() {
    let (probe, scheduler) = (Probe<Int>(), SetScheduler())
    let watcher = probe.throttle(for: .seconds(60), scheduler: scheduler, latest: true).watched()
    watcher.request(9)
    probe.send(1)
    scheduler.run()
    probe.send(2)
    probe.send(completion: .finished)
    #expect(scheduler.dates == [.seconds(60)] && watcher.completions.isEmpty)
    scheduler.run()
    #expect(watcher.values == [1, 2] && watcher.completions == [.finished])
    let (other, none) = (Probe<Int>(), SetScheduler())
    let failed = other.throttle(for: .seconds(60), scheduler: none, latest: true).watched()
    other.send(completion: .failure(ProbeFailure()))
    #expect(none.dates == [.zero])
    none.run()
    #expect(failed.completions == [.failure(ProbeFailure())])
  }

  @Test("A value that the subscriber has not requested is dropped")
  func demand() {
    let (probe, scheduler) = (Probe<Int>(), SetScheduler())
    let watcher = probe.throttle(for: .seconds(60), scheduler: scheduler, latest: true).watched()
    probe.send(1)
    watcher.request(1)
    #expect(scheduler.dates.isEmpty && watcher.values.isEmpty)
    probe.send(2)
    scheduler.run()
    #expect(watcher.values == [2])
  }

  @Test("A cancelled subscription releases its subscriber while the scheduler keeps the action")
  func releases() {
    let (probe, scheduler) = (Probe<Int>(), SetScheduler())
    weak var released: Watcher<Int, ProbeFailure>?
    do {
      let watcher = probe.throttle(for: .seconds(60), scheduler: scheduler, latest: true).watched()
      released = watcher
      watcher.request(1)
      probe.send(1)
      watcher.subscription?.cancel()
    }
    #expect(released == nil && scheduler.dates == [.zero] && probe.requests == [.unlimited, nil])
    scheduler.run()
  }
}
