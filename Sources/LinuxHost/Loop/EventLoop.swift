import CLinux
import Glibc

/// One `poll(2)` over every file descriptor of the program, one deadline, and a fixed order within a wake.
///
/// Asleep it costs nothing: with no deadline the timeout is infinite, so nothing wakes it but a descriptor.
///
///     let loop = EventLoop()
///     loop.watch(socket, in: .input) { read() }
///     loop.beforeSleep { nextTick }
///     loop.run()
@MainActor public final class EventLoop {
  /// The order of the work in one wake. What a person did comes before what time did, files come before the picture,
  /// so that each wake draws once and draws everything.
  public enum Phase: Int, CaseIterable, Sendable {
    /// Termination, reload, the console.
    case signals
    /// Finished frames.
    case display
    /// Touch, knobs and keys.
    case input
    /// Holds, long presses, animation.
    case time
    /// Files that were edited.
    case files
    /// The next frame.
    case drawing
    /// Word to the service manager.
    case supervision
  }

  private struct Source {
    var fd: Int32
    var phase: Phase
    var isReady: () -> Void
  }

  private var sources: [Source] = []
  private var steps: [(phase: Phase, owner: ObjectIdentifier?, run: (Duration) -> Void)] = []
  private var deadlines: [(owner: ObjectIdentifier?, next: () -> Duration?)] = []
  private var pollfds: [pollfd] = []
  private var isStopped = false
  private let clock: () -> Duration

  /// The number of times that `poll(2)` returned: 0 more while idle.
  public private(set) var wakeups = 0

  /// A loop on a clock.
  public init(clock: @escaping () -> Duration = MonotonicTime.now) { self.clock = clock }

  /// The time on the loop's clock.
  public var now: Duration { clock() }

  /// Calls `isReady` in a phase of each wake in which the descriptor is readable, closed or failed.
  public func watch(_ fd: Int32, in phase: Phase, isReady: @escaping () -> Void) {
    unwatch(fd)
    sources.append(Source(fd: fd, phase: phase, isReady: isReady))
  }

  /// Forgets a descriptor; call before closing it.
  public func unwatch(_ fd: Int32) { sources.removeAll { $0.fd == fd } }

  /// Calls `step` in each wake, in its phase, after the phase's descriptors.
  ///
  /// - Parameter owner: Names the step for ``removeSteps(of:)``; it is not kept alive.
  public func eachWake(in phase: Phase, for owner: AnyObject? = nil, step: @escaping (Duration) -> Void) {
    steps.append((phase, owner.map(ObjectIdentifier.init), step))
  }

  /// Asks for the next deadline each time before sleeping; `nil` while there is none.
  ///
  /// - Parameter owner: Names the question for ``removeSteps(of:)``; it is not kept alive.
  public func beforeSleep(for owner: AnyObject? = nil, deadline: @escaping () -> Duration?) {
    deadlines.append((owner.map(ObjectIdentifier.init), deadline))
  }

  /// Forgets the steps and deadlines of an owner. Not from within a step.
  public func removeSteps(of owner: AnyObject) {
    steps.removeAll { $0.owner == ObjectIdentifier(owner) }
    deadlines.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// The earliest deadline.
  public var deadline: Duration? { deadlines.compactMap { $0.next() }.min() }

  /// Ends ``run()`` after the current phase.
  public func stop() { isStopped = true }

  /// Takes turns until ``stop()``.
  public func run() {
    while !isStopped { turn() }
    isStopped = false
  }

  /// Sleeps until a descriptor speaks or the deadline comes, then does the work of one wake.
  public func turn() {
    let ready = sleep()
    for phase in Phase.allCases {
      for fd in ready {
        // A callback may have removed any source, so each is looked up when its turn comes.
        if let source = sources.first(where: { $0.fd == fd && $0.phase == phase }) { source.isReady() }
      }
      let now = clock()
      for step in steps where step.phase == phase { step.run(now) }
      if isStopped { return }
    }
  }

  private func sleep() -> [Int32] {
    pollfds.removeAll(keepingCapacity: true)
    for source in sources { pollfds.append(pollfd(fd: source.fd, events: Int16(POLLIN), revents: 0)) }
    let timeout = deadline.map { ($0 - clock()).pollMilliseconds } ?? -1
    let count = poll(&pollfds, nfds_t(pollfds.count), timeout)
    wakeups += 1
    guard count > 0 else { return [] }
    // A descriptor that was closed without a word would wake the loop for ever.
    for closed in pollfds where closed.revents & Int16(POLLNVAL) != 0 { unwatch(closed.fd) }
    return pollfds.lazy.filter { $0.revents != 0 }.map(\.fd)
  }
}
