import CLinux
import Glibc
import Synchronization
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Runs Swift's tasks on the panel's own loop.
///
/// Without it the main actor's jobs would wait for Dispatch's main queue, which a `poll(2)` loop never drains, and
/// Dispatch would wake the process once a second for ever. The whole of the experimental interface that this takes is in
/// this file.
///
///     MainTasks.install()            // before any task begins
///     MainTasks.attach(to: host.loop)
public enum MainTasks {
  /// Makes the loop the place where Swift's tasks run. Only before any task, and once.
  public nonisolated static func install() { _createExecutors(factory: Factory.self) }

  /// Joins a loop: jobs run after its phase of time, detached ones too, so none should compute for long; and the loop wakes for those that come from other threads.
  public static func attach(to loop: EventLoop) {
    let queue = TaskQueue.shared
    // After the phase of time, so that a task that sleeps counts from the stage's latest time.
    loop.watch(queue.descriptor, in: .files) { queue.clearWake() }
    loop.eachWake(in: .files) { _ in queue.runJobs() }
    loop.beforeSleep { queue.earliest }
  }

  /// Runs jobs until none waits, a bounded number of times: for hosts without a loop.
  public static func runWaiting() {
    for _ in 0..<1000 where TaskQueue.shared.hasJobs { TaskQueue.shared.runJobs() }
  }

  /// Wakes the loop, from any thread.
  public nonisolated static func wake() { TaskQueue.shared.wake() }
}

/// The jobs that wait for the loop.
private nonisolated final class TaskQueue: Sendable {
  struct Timer {
    var due: Duration
    var job: UnownedJob
  }

  struct Waiting {
    var jobs: [UnownedJob] = []
    var timers: [Timer] = []

    mutating func takeJobs() -> [UnownedJob] {
      defer { jobs = [] }
      return jobs
    }
  }

  static let shared = TaskQueue()

  private let waiting = Mutex(Waiting())
  /// Readable while the loop has to wake. The corresponding C function is `eventfd`.
  let descriptor = clinux_event_descriptor()

  func wake() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  func clearWake() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }

  var hasJobs: Bool { waiting.withLock { !$0.jobs.isEmpty } }

  /// When the earliest job is due.
  var earliest: Duration? { waiting.withLock { $0.timers.map(\.due).min() } }

  /// Runs what is due.
  func runJobs() {
    let now = MonotonicTime.now()
    waiting.withLock { waiting in
      let due = waiting.timers.filter { $0.due <= now }.sorted { $0.due < $1.due }
      waiting.timers.removeAll { $0.due <= now }
      waiting.jobs += due.map(\.job)
    }
    for job in waiting.withLock({ $0.takeJobs() }) { job.runSynchronously(on: asUnownedSerialExecutor()) }
    // What they have left to do waits for the next turn, so that a task that yields for ever starves nobody.
    if waiting.withLock({ !$0.jobs.isEmpty }) { wake() }
  }

  private func add(_ job: UnownedJob) {
    let isFirst = waiting.withLock { waiting in
      waiting.jobs.append(job)
      return waiting.jobs.count == 1
    }
    if isFirst { wake() }
  }
}

nonisolated extension TaskQueue: MainExecutor, TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let timer = Timer(due: MonotonicTime.now() + ((delay as? Duration) ?? .zero), job: UnownedJob(job))
    waiting.withLock { $0.timers.append(timer) }
    wake()
  }

  func isIsolatingCurrentContext() -> Bool? { isOnMainThread }
  func checkIsolated() { precondition(isOnMainThread, "this has to run on the main thread") }

  /// The loop is run by its host, not by Swift's concurrency.
  func run() throws { runJobs() }
  func stop() {}

  private var isOnMainThread: Bool { clinux_thread_id() == getpid() }
}

nonisolated private struct Factory: ExecutorFactory {
  static var mainExecutor: any MainExecutor { TaskQueue.shared }
  static var defaultExecutor: any TaskExecutor { TaskQueue.shared }
}
