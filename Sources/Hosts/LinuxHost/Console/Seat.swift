import CLinux
import Glibc

/// A session with a seat daemon, `seatd` or logind. The daemon opens devices that the panel's own user may not open,
/// and revokes them while another virtual terminal is active.
///
/// libseat is loaded with `dlopen` instead of linked: it depends on libsystemd, and a panel whose user is in the
/// groups of the devices needs neither library and must start without them. Each method wraps a function `libseat_*`.
final class Seat {
  /// A notification of the daemon: the session was enabled, it was disabled, or the connection to the daemon was
  /// lost.
  enum Change { case enabled, disabled, lost }

  private typealias Callback = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  /// The time that ``init()`` waits for the daemon to enable the session, in milliseconds.
  private static let backoff: Int32 = 3000

  private let library: SeatLibrary
  private let listener: UnsafeMutablePointer<(enable: Callback, disable: Callback)>
  private var handle: OpaquePointer?
  /// The connection to the daemon; −1 if there is none.
  private var descriptor: Int32 = -1
  private var devices: [Int32: Int32] = [:]
  private var changes: [Change] = []
  /// The virtual terminal to which the session belongs, such as `tty1`: it was active when the daemon last enabled the
  /// session.
  private(set) var console: String?

  /// Opens a session and waits up to 3 s until the daemon enables it.
  ///
  /// - Throws: ``MachineError`` if libseat is missing or the daemon refuses the session. Its message says what to
  ///   install or start.
  convenience init() throws { try self.init(library: SeatLibrary(), backoff: Self.backoff) }

  /// Opens a session. Calls `libseat_open_seat`.
  ///
  /// - Parameters:
  ///   - library: The loaded functions of libseat.
  ///   - backoff: The longest wait for the session to be enabled, in milliseconds. If it takes longer, the handler of
  ///     ``attach(to:handler:)`` receives ``Change/enabled`` later.
  /// - Throws: ``MachineError`` with the reason `denied` if the daemon refuses the session or its notifications cannot be
  ///   read.
  init(library: SeatLibrary, backoff: Int32) throws {
    self.library = library
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: (
        enable: { _, data in
          Seat.from(data).changes.append(.enabled)
          Seat.from(data).console = activeConsole()
        },
        disable: { _, data in Seat.from(data).changes.append(.disabled) }
      ))
    library.setLogLevel(0)
    handle = library.openSeat(UnsafeRawPointer(listener), Unmanaged.passUnretained(self).toOpaque())
    guard handle != nil else {
      throw MachineError(
        .denied,
        "Cannot open a seat (libseat_open_seat): \(errorText(errno)).\n  fix: sudo systemctl start seatd, with the user in its group; or console.seat=none, with the user in the groups video and input"
      )
    }
    descriptor = library.descriptor(handle)
    guard descriptor >= 0 else {
      throw Self.unheard("libseat_get_fd")
    }
    // The daemon opens devices only once the session is enabled. While another virtual terminal is active that can take
    // long. The session is useless if this fails: libseat may have read the notification together with the answer to
    // the opening, and then the descriptor never becomes readable for the notification.
    if changes.isEmpty, library.dispatch(handle, backoff) < 0 { throw Self.unheard("libseat_dispatch") }
    if backoff > 0 { changes.removeAll { $0 == .enabled } }
  }

  isolated deinit {
    end()
    listener.deallocate()
  }

  /// Ends the session. Before that, a running daemon gives the seat to no other program.
  private func end() {
    if let handle { _ = library.closeSeat(handle) }
    handle = nil
  }

  /// Calls `handler` from the event loop each time the daemon enables or disables the session, or the connection is
  /// lost. The panel lets the daemon switch once `handler` has returned from ``Change/disabled``.
  func attach(to loop: EventLoop, handler: @escaping (Change) -> Void) {
    loop.watch(descriptor, in: .signals) { [unowned self] in
      let result = library.dispatch(handle, 0)
      let hasFailed = result < 0 && errno != EAGAIN && errno != EINTR
      let isAnswered = deliver(to: handler)
      // A closed socket stays readable, so the loop would wake without end.
      if hasFailed || !isAnswered || hasHungUp { lose(loop, handler) }
    }
    // A daemon may have enabled the session at once, and says nothing more then.
    if !deliver(to: handler) { lose(loop, handler) }
  }

  /// Passes the notifications on and acknowledges each ``Change/disabled``, so that the daemon may switch. Calls
  /// `libseat_disable_seat`. Returns `false` if it fails: the daemon would wait for the answer for ever and enable no
  /// session again.
  private func deliver(to handler: (Change) -> Void) -> Bool {
    let changes = self.changes
    self.changes = []
    var isAnswered = true
    for change in changes {
      handler(change)
      if change == .disabled, library.disableSeat(handle) < 0 { isAnswered = false }
    }
    return isAnswered
  }

  private func lose(_ loop: EventLoop, _ handler: (Change) -> Void) {
    loop.unwatch(descriptor)
    end()
    handler(.lost)
  }

  /// Whether the daemon has closed the connection.
  private var hasHungUp: Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Removes the daemon's descriptor from an event loop.
  func detach(from loop: EventLoop) { loop.unwatch(descriptor) }

  /// Activates another virtual terminal. Calls `libseat_switch_session`.
  func bringToFront(_ number: Int) { _ = library.switchSession(handle, Int32(number)) }

  /// Opens a device node and returns its file descriptor, or −1 with `errno` set. Calls `libseat_open_device`.
  func open(_ path: String) -> Int32 {
    var fd: Int32 = -1
    let device = library.openDevice(handle, path, &fd)
    guard device >= 0 else { return -1 }
    devices[fd] = device
    return fd
  }

  /// Closes a device that this session has opened. Returns `false` for any other descriptor. Calls
  /// `libseat_close_device`.
  func close(_ fd: Int32) -> Bool {
    guard let device = devices.removeValue(forKey: fd) else { return false }
    _ = library.closeDevice(handle, device)
    Glibc.close(fd)
    return true
  }

  private static func unheard(_ call: String) -> MachineError {
    MachineError(.denied, "The connection to the seat daemon has failed (\(call)): \(errorText(errno)).")
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> Seat {
    Unmanaged<Seat>.fromOpaque(data!).takeUnretainedValue()
  }
}
