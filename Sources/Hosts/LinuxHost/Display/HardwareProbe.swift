import CDRM
import Glibc
import Machine

/// Probes adapters for connected screens on a background thread: some need a second to answer.
///
/// The kernel caches the result, so a later read of a connector without probing returns it.
final class HardwareProbe {
  private let loop: EventLoop
  /// Gets a message when a probe has finished.
  private let ends = Mailbox<Void>()
  private var isRunning = false
  /// The adapters to probe when the present probe has finished.
  private var next: [Int32]?
  private var onDone: () -> Void = {}

  init(loop: EventLoop) {
    self.loop = loop
    loop.watch(ends.descriptor, in: .display) { [weak self] in self?.finish() }
  }

  isolated deinit { loop.unwatch(ends.descriptor) }

  /// Probes open adapters and calls `onDone` from the event loop. A call during a probe starts another probe after it.
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
    let copies = adapters.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }.filter { $0 >= 0 }
    let task: @Sendable () -> Void = { [ends] in
      probe(copies)
      ends.post(())
    }
    if ends.descriptor < 0 {
      // Nobody would hear that the thread is done.
      task()
      finish()
    } else if !DetachedThread.start(task) {
      task()
    }
  }

  private func finish() {
    _ = ends.take()
    isRunning = false
    next == nil ? onDone() : startNext()
  }
}

/// Probes every connector of adapters, and closes these.
private nonisolated func probe(_ adapters: [Int32]) {
  for adapter in adapters {
    for connector in connectorNumbers(of: adapter) { drmModeFreeConnector(drmModeGetConnector(adapter, connector)) }
    close(adapter)
  }
}
