import CDRM
import CLinux
import Glibc
import Graphics

/// Probes adapters for connected screens on a background thread: some need a second to answer.
///
/// The kernel caches the result, so a later read of a connector without probing returns it.
final class HardwareProbe {
  private let loop: EventLoop
  /// An eventfd that becomes readable when a probe has finished.
  private let descriptor = clinux_event_descriptor()
  private var isRunning = false
  /// The adapters to probe when the present probe has finished.
  private var next: [Int32]?
  private var onDone: () -> Void = {}

  init(loop: EventLoop) {
    self.loop = loop
    loop.watch(descriptor, in: .display) { [weak self] in self?.finish() }
  }

  isolated deinit {
    loop.unwatch(descriptor)
    // A thread that still runs writes to a duplicate of this descriptor.
    close(descriptor)
  }

  /// Probes open adapters and calls `onDone` from the event loop. A call during a probe starts another one after it.
  func start(_ adapters: [Int32], onDone: @escaping () -> Void) {
    self.onDone = onDone
    next = adapters
    startNext()
  }

  private func startNext() {
    guard !isRunning, let adapters = next else { return }
    next = nil
    isRunning = true
    // The thread uses duplicates, since the adapters may be closed while it runs.
    let task = ProbeTask(
      adapters: adapters.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }.filter { $0 >= 0 },
      done: fcntl(descriptor, F_DUPFD_CLOEXEC, 3))
    if !task.canTell {
      // Nobody would hear that the thread is done.
      task.run()
      finish()
    } else if !task.start() {
      task.run()
    }
  }

  private func finish() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    isRunning = false
    next == nil ? onDone() : startNext()
  }
}

/// One probe of a set of adapters.
private nonisolated final class ProbeTask: Sendable {
  private let adapters: [Int32]
  private let done: Int32

  init(adapters: [Int32], done: Int32) { (self.adapters, self.done) = (adapters, done) }

  /// Whether there is a descriptor to say on that the probe has finished.
  var canTell: Bool { done >= 0 }

  /// Runs the probe on a detached thread. Returns `false` if no thread can be created.
  func start() -> Bool { DetachedThread.start { self.run() } }

  /// Probes every connector, closes the adapters and signals that it has finished.
  func run() {
    for adapter in adapters {
      for connector in connectorNumbers(of: adapter) { drmModeFreeConnector(drmModeGetConnector(adapter, connector)) }
      close(adapter)
    }
    guard canTell else { return }
    clinux_ring(done)
    close(done)
  }
}
