import CLinux
import Glibc
import Machine

/// An event loop: one `poll(2)` over all file descriptors, one deadline, and a fixed order of work within a wake.
///
/// While idle it costs nothing: without a deadline the timeout is infinite, so only a descriptor wakes it.
///
///     let loop = EventLoop()
///     loop.watch(socket, in: .input) { read() }
///     loop.beforeSleep { nextTick }
///     loop.run()
@MainActor public final class EventLoop {
  /// The order of the work in one wake. Input comes before time, and files before drawing, so that each wake draws
  /// once and draws everything.
  public enum Phase: Int, CaseIterable, Sendable {
    /// Signals: termination, reload, virtual terminal switches.
    case signals
    /// Completed page flips and hot-plug events.
    case display
    /// Touches, knobs and keys.
    case input
    /// Timers: long presses, animations, tasks.
    case time
    /// Files that have changed.
    case files
    /// Drawing of the next frame.
    case drawing
    /// Notifications to the service manager.
    case supervision
  }

  /// The pause of the loop after `poll(2)` has failed.
  private static let pollRetryMicroseconds: UInt32 = 10_000

  private struct Source {
    var fd: Int32
    var phase: Phase
    /// The awaited events, in the bits of `poll(2)`.
    var events: Int16
    var isReady: () -> Void
  }

  private var sources: [Source] = []
  /// The descriptors that are watched.
  var watched: [Int32] { sources.map(\.fd) }
  private var steps: [(phase: Phase, owner: ObjectIdentifier?, run: (Duration) -> Void)] = []
  private var deadlines: [(owner: ObjectIdentifier?, next: () -> Duration?)] = []
  private var pollfds: [pollfd] = []
  private var isStopped = false
  private let clock: () -> Duration
  /// When the present wake began.
  private(set) var wakeBegan: Duration
  /// Measures each wake; `nil` outside of tests.
  package var latency: LatencyWatch?

  /// The number of times that `poll(2)` has returned; it does not grow while idle.
  public private(set) var wakeups = 0

  /// Creates a loop without descriptors.
  ///
  /// - Parameter clock: The clock for deadlines; a test passes its own.
  public init(clock: @escaping () -> Duration = MonotonicTime.now) { (self.clock, wakeBegan) = (clock, clock()) }

  /// The present time of the loop's clock.
  public var now: Duration { clock() }

  /// Calls `isReady` in the given phase of each wake in which the descriptor is readable, closed or failed. It
  /// replaces an earlier handler of the descriptor.
  public func watch(_ fd: Int32, in phase: Phase, isReady: @escaping () -> Void) {
    watch(Source(fd: fd, phase: phase, events: Int16(POLLIN), isReady: isReady))
  }

  /// Calls `isReady` in the given phase of each wake in which the descriptor is writable, closed or failed. It
  /// replaces an earlier handler of the descriptor.
  package func watchForRoom(_ fd: Int32, in phase: Phase, isReady: @escaping () -> Void) {
    watch(Source(fd: fd, phase: phase, events: Int16(POLLOUT), isReady: isReady))
  }

  private func watch(_ source: Source) {
    unwatch(source.fd)
    sources.append(source)
  }

  /// Removes a descriptor; to be called before the descriptor is closed.
  public func unwatch(_ fd: Int32) { sources.removeAll { $0.fd == fd } }

  /// Calls `step` once in each wake, after the descriptors of its phase.
  ///
  /// - Parameter owner: Identifies the step for ``removeSteps(of:)``. It is not retained.
  public func eachWake(in phase: Phase, for owner: AnyObject? = nil, step: @escaping (Duration) -> Void) {
    steps.append((phase, owner.map(ObjectIdentifier.init), step))
  }

  /// Registers a source of deadlines. It is asked each time before the loop sleeps, and returns `nil` if it has none.
  ///
  /// - Parameter owner: Identifies the source for ``removeSteps(of:)``. It is not retained.
  public func beforeSleep(for owner: AnyObject? = nil, deadline: @escaping () -> Duration?) {
    deadlines.append((owner.map(ObjectIdentifier.init), deadline))
  }

  /// Removes the steps and deadlines of an owner. It must not be called from within a step.
  public func removeSteps(of owner: AnyObject) {
    steps.removeAll { $0.owner == ObjectIdentifier(owner) }
    deadlines.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// The earliest deadline of all sources.
  public var deadline: Duration? { deadlines.compactMap { $0.next() }.min() }

  /// Ends ``run()`` after the present phase.
  public func stop() { isStopped = true }

  /// Runs wakes until ``stop()`` is called.
  public func run() {
    while !isStopped { turn() }
    isStopped = false
    latency?.end()
  }

  /// Sleeps until a descriptor is ready or the deadline has passed, then does the work of one wake.
  public func turn() {
    let ready = sleep()
    for phase in Phase.allCases {
      for fd in ready {
        // A callback may remove any source, so each one is looked up in its own phase.
        if let source = sources.first(where: { $0.fd == fd && $0.phase == phase }) { source.isReady() }
      }
      let now = clock()
      for step in steps where step.phase == phase { step.run(now) }
      latency?.note("\(phase)")
      if isStopped { return }
    }
  }

  private func sleep() -> [Int32] {
    pollfds.removeAll(keepingCapacity: true)
    for source in sources { pollfds.append(pollfd(fd: source.fd, events: source.events, revents: 0)) }
    let count = poll()
    wakeBegan = clock()
    wakeups += 1
    guard count > 0 else { return [] }
    // A descriptor that was closed without `unwatch` would wake the loop without end.
    for closed in pollfds where closed.revents & Int16(POLLNVAL) != 0 { unwatch(closed.fd) }
    return pollfds.lazy.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Waits for a descriptor or the deadline. While `poll(2)` fails, no time passes for the loop: otherwise a finger
  /// that has been lifted in the meantime would count as a long press.
  private func poll() -> Int32 {
    while true {
      latency?.resume()
      let timeout = deadline.map { ($0 - clock()).pollMilliseconds } ?? -1
      latency?.end()
      let count = Glibc.poll(&pollfds, nfds_t(pollfds.count), timeout)
      latency?.begin()
      if count >= 0 { return count }
      if errno != EINTR { usleep(Self.pollRetryMicroseconds) }
    }
  }
}
