import CLinux
import Glibc
import Machine
import Runtime
import Synchronization
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Runs the jobs of Swift Concurrency on the panel's event loop.
///
/// Without it, main-actor jobs would wait for Dispatch's main queue, which a `poll(2)` loop never drains, and
/// Dispatch would wake the process once a second. This file contains all use of the experimental executor interface.
///
///     MainTasks.install()            // before any task begins
///     MainTasks.attach(to: host.loop, for: stage)
public enum MainTasks {
  /// Installs the event loop as the executor of all tasks. It has to be called once, before the first task starts.
  public nonisolated static func install() {
    TaskQueue.takeJobs()
    isInstalled.store(true, ordering: .relaxed)
  }

  /// Whether tasks run on the event loop. If not, the main queue belongs to the runtime's own executor.
  private nonisolated static let isInstalled = Atomic(false)

  /// Runs jobs in an event loop after its phase ``EventLoop/Phase/time``, including detached ones, so no job should
  /// compute for long. Jobs enqueued from other threads wake the loop, and so do changes of observed objects.
  ///
  /// The work of Dispatch's main queue and of Foundation's main run loop is run, too, in programs that use them.
  ///
  /// - Parameter stage: The stage that the jobs may change.
  public static func attach(to loop: EventLoop, for stage: Stage) {
    let queue = TaskQueue.shared
    MainQueue.attach(to: loop, for: stage)
    stage.onObjectChange { queue.wake() }
    // Jobs run after the phase `time`, so that a task that has slept sees the stage's latest time.
    loop.watch(queue.descriptor, in: .files) { queue.clearWake() }
    loop.eachWake(in: .files) { _ in queue.runJobs() }
    loop.beforeSleep { queue.earliest }
  }

  /// Runs jobs until none is waiting, but at most 1000 rounds, and the work of Dispatch's main queue; for hosts without an
  /// event loop.
  public static func runWaiting() {
    guard isInstalled.load(ordering: .relaxed) else { return }
    MainQueue.runWaiting()
    for _ in 0..<1000 where TaskQueue.shared.hasJobs { TaskQueue.shared.runJobs() }
  }
}

/// The queue of jobs that wait for the event loop.
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
  private let bell = Bell()

  /// An eventfd that is readable while the loop has to wake.
  var descriptor: Int32 { bell.descriptor }

  func wake() { bell.ring() }

  func clearWake() { bell.clear() }

  var hasJobs: Bool { waiting.withLock { !$0.jobs.isEmpty } }

  /// When the earliest delayed job is due.
  var earliest: Duration? { waiting.withLock { $0.timers.map(\.due).min() } }

  /// Runs the jobs that are due.
  func runJobs() {
    let now = MonotonicTime.now()
    waiting.withLock { waiting in
      let due = waiting.timers.filter { $0.due <= now }.sorted { $0.due < $1.due }
      waiting.timers.removeAll { $0.due <= now }
      waiting.jobs += due.map(\.job)
    }
    for job in waiting.withLock({ $0.takeJobs() }) { job.runSynchronously(on: asUnownedSerialExecutor()) }
    // Jobs that these have enqueued wait for the next wake, so that a task that yields without end does not block the
    // loop.
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

nonisolated extension TaskQueue: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  func isIsolatingCurrentContext() -> Bool? { isOnMainThread }
  func checkIsolated() { precondition(isOnMainThread, "this has to run on the main thread") }

  private var isOnMainThread: Bool { clinux_thread_id() == getpid() }
}

#if compiler(>=6.3)
nonisolated extension TaskQueue: MainExecutor, TaskExecutor, SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let timer = Timer(due: MonotonicTime.now() + ((delay as? Duration) ?? .zero), job: UnownedJob(job))
    waiting.withLock { $0.timers.append(timer) }
    wake()
  }

  /// The host runs the event loop, so this call of the concurrency runtime only runs the pending jobs.
  func run() throws { runJobs() }
  func stop() {}

  /// Makes the queue the executor of the main actor and of all other tasks.
  fileprivate static func takeJobs() { _createExecutors(factory: Factory.self) }
}

nonisolated private struct Factory: ExecutorFactory {
  static var mainExecutor: any MainExecutor { TaskQueue.shared }
  static var defaultExecutor: any TaskExecutor { TaskQueue.shared }
}
#else
/// Swift 6.2 has hooks instead of a factory of executors.
nonisolated extension TaskQueue {
  /// Makes the queue the executor of the main actor and of all other tasks.
  fileprivate static func takeJobs() {
    // Safe: `clinux_executor` declares the two words of an `UnownedSerialExecutor`, and `UnownedJob` is one word: the
    // address of the job. SwiftJobs.h names the functions of the Swift runtime that pass them.
    clinux_take_swift_jobs(unsafeBitCast(shared.asUnownedSerialExecutor(), to: clinux_executor.self)) { job, delay in
      TaskQueue.shared.add(unsafeBitCast(job, to: UnownedJob.self), after: .nanoseconds(delay))
    }
  }

  private func add(_ job: UnownedJob, after delay: Duration) {
    if delay <= .zero { return add(job) }
    let timer = Timer(due: MonotonicTime.now() + delay, job: job)
    waiting.withLock { $0.timers.append(timer) }
    wake()
  }
}
#endif
