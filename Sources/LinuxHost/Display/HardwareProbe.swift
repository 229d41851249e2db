import CDRM
import CLinux
import Glibc

/// Asks adapters what is connected to them, on a thread of its own: some answer only after a second.
///
/// The kernel keeps the answers, so that looking at a connector without probing finds them afterwards.
final class HardwareProbe {
  private let loop: EventLoop
  /// Readable when the adapters have answered.
  private let descriptor = clinux_event_descriptor()
  private var isRunning = false
  /// The adapters to ask next.
  private var next: [Int32]?
  private var onDone: () -> Void = {}

  init(loop: EventLoop) {
    self.loop = loop
    loop.watch(descriptor, in: .display) { [weak self] in self?.finish() }
  }

  isolated deinit {
    loop.unwatch(descriptor)
    // A thread that still runs has a descriptor of its own.
    close(descriptor)
  }

  /// Asks the open adapters, and calls `onDone` on the loop. What changes while they are asked is asked once more.
  func start(_ adapters: [Int32], onDone: @escaping () -> Void) {
    self.onDone = onDone
    next = adapters
    startNext()
  }

  private func startNext() {
    guard !isRunning, let adapters = next else { return }
    next = nil
    isRunning = true
    // Descriptors of its own: adapters may be closed meanwhile.
    let task = ProbeTask(
      adapters: adapters.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }.filter { $0 >= 0 },
      done: fcntl(descriptor, F_DUPFD_CLOEXEC, 3))
    if !task.start() {
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

/// One question to the adapters.
private nonisolated final class ProbeTask: Sendable {
  private let adapters: [Int32]
  private let done: Int32

  init(adapters: [Int32], done: Int32) { (self.adapters, self.done) = (adapters, done) }

  /// Starts a thread; false where there can be none.
  func start() -> Bool {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let task = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, &attributes,
      { context in
        Unmanaged<ProbeTask>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, task.toOpaque())
    if code != 0 { task.release() }
    return code == 0
  }

  func run() {
    for adapter in adapters {
      for connector in connectorNumbers(of: adapter) { drmModeFreeConnector(drmModeGetConnector(adapter, connector)) }
      close(adapter)
    }
    var one: UInt64 = 1
    _ = write(done, &one, 8)
    close(done)
  }
}
