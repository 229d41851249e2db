import CDRM
import Glibc
import Machine

/// Work on display adapters that takes longer than a frame, on a background thread: asking what is connected, which some need
/// a second for, and making buffers.
///
/// One job is done at a time. The kernel caches what is connected, so a later read of a connector without probing returns it.
final class HardwareWork {
  /// The kind of a job. A job replaces the one of its kind that waits.
  enum Kind { case probe, buffers }

  private struct Job {
    let kind: Kind
    let work: @Sendable () -> Void
    let onDone: () -> Void
  }

  private let loop: EventLoop
  /// Gets a message when a job is done.
  private let ends = Mailbox<Void>()
  private var running: Job?
  private var waiting: [Job] = []

  init(loop: EventLoop) {
    self.loop = loop
    loop.watch(ends.descriptor, in: .display) { [weak self] in self?.finish() }
  }

  isolated deinit { loop.unwatch(ends.descriptor) }

  /// Does work on the thread and then calls `onDone` from the event loop. If there is a job of this kind already, `onDone` of
  /// the new one alone is called, after both.
  func start(_ kind: Kind, _ work: @escaping @Sendable () -> Void, onDone: @escaping () -> Void) {
    waiting.removeAll { $0.kind == kind }
    waiting.append(Job(kind: kind, work: work, onDone: onDone))
    startNext()
  }

  /// Asks adapters for what is connected to each connector.
  func probe(_ adapters: [any Adapter], onDone: @escaping () -> Void) {
    let copies = adapters.compactMap { AdapterCopy($0.fd) }
    start(.probe, { for copy in copies { copy.probe() } }, onDone: onDone)
  }

  private func startNext() {
    guard running == nil, !waiting.isEmpty else { return }
    let job = waiting.removeFirst()
    running = job
    let task: @Sendable () -> Void = { [ends, work = job.work] in
      work()
      ends.post(())
    }
    if ends.descriptor < 0 {
      // The end of the thread would go unnoticed.
      task()
      finish()
    } else if !DetachedThread.start(task) {
      task()
    }
  }

  private func finish() {
    _ = ends.take()
    let done = running
    running = nil
    if let done, !waiting.contains(where: { $0.kind == done.kind }) { done.onDone() }
    startNext()
  }
}

/// A second descriptor of an adapter for a thread, since the adapter may be closed while the thread works.
nonisolated final class AdapterCopy: Sendable {
  private let descriptor: Descriptor
  var fd: Int32 { descriptor.number }

  /// Duplicates a descriptor; `nil` if the machine has none left.
  init?(_ fd: Int32) {
    guard let descriptor = Descriptor(fcntl(fd, F_DUPFD_CLOEXEC, 3)) else { return nil }
    self.descriptor = descriptor
  }

  /// Asks the hardware what is connected to each connector. Calls `drmModeGetConnector`.
  func probe() {
    for connector in connectorNumbers(of: fd) { drmModeFreeConnector(drmModeGetConnector(fd, connector)) }
  }
}
