import CLinux
import Glibc

/// A seat that a daemon hands out, `seatd` or logind: it opens devices that the panel's own user may not, and takes them
/// back while another console is in front.
///
/// libseat is loaded when it is asked for and not linked: it brings libsystemd with it, a panel whose user is in the
/// devices' groups has no use for either, and it should start without them. The corresponding functions are `libseat_*`.
final class Seat {
  /// What the daemon tells: the seat is given, it is taken back, or the daemon has gone.
  enum Change { case enabled, disabled, lost }

  private typealias Callback = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  /// How long a seat may take that nobody else has.
  private static let backoff: Int32 = 3000

  private let library: SeatLibrary
  private let listener: UnsafeMutablePointer<(enable: Callback, disable: Callback)>
  private var handle: OpaquePointer?
  private var devices: [Int32: Int32] = [:]
  private var changes: [Change] = []

  /// Asks the daemon for a seat, and waits for it as long as is usual. Throws what is missing and what mends it.
  convenience init() throws { try self.init(library: SeatLibrary(), backoff: Self.backoff) }

  /// Asks the daemon for a seat. It may come later than `backoff` milliseconds: then ``Change/enabled`` is told.
  init(library: SeatLibrary, backoff: Int32) throws {
    self.library = library
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: (
        enable: { _, data in Seat.from(data).changes.append(.enabled) },
        disable: { _, data in Seat.from(data).changes.append(.disabled) }
      ))
    library.setLogLevel(0)
    handle = library.openSeat(UnsafeRawPointer(listener), Unmanaged.passUnretained(self).toOpaque())
    guard handle != nil else {
      throw MachineError(
        .denied,
        "No seat is to be had (libseat_open_seat): \(errorText(errno)).\n  mend: sudo systemctl start seatd, with the user in its group; or console.seat=none, with the user in the groups video and input"
      )
    }
    // Devices are handed out only once the seat is ours; behind another console that may take long.
    if changes.isEmpty { _ = library.dispatch(handle, backoff) }
    if backoff > 0 { changes.removeAll { $0 == .enabled } }
  }

  isolated deinit {
    if let handle { _ = library.closeSeat(handle) }
    listener.deallocate()
  }

  /// Has a loop call `handler` when the seat is taken back and when it is given again.
  func attach(to loop: EventLoop, handler: @escaping (Change) -> Void) {
    loop.watch(library.descriptor(handle), in: .signals) { [unowned self] in
      let result = library.dispatch(handle, 0)
      let hasFailed = result < 0 && errno != EAGAIN && errno != EINTR
      let changes = self.changes
      self.changes = []
      for change in changes { handler(change) }
      // A closed connection stays readable for ever.
      if hasFailed || hasHungUp {
        loop.unwatch(library.descriptor(handle))
        handler(.lost)
      }
    }
  }

  /// Whether the daemon has closed the connection.
  private var hasHungUp: Bool {
    var state = pollfd(fd: library.descriptor(handle), events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Leaves a loop.
  func detach(from loop: EventLoop) { loop.unwatch(library.descriptor(handle)) }

  /// Lets the seat go that was taken back.
  func allowLeave() { _ = library.disableSeat(handle) }

  /// Asks for another console to be put in front.
  func bringToFront(_ number: Int) { _ = library.switchSession(handle, Int32(number)) }

  /// A descriptor, or −1 with an error number.
  func open(_ path: String) -> Int32 {
    var fd: Int32 = -1
    let device = library.openDevice(handle, path, &fd)
    guard device >= 0 else { return -1 }
    devices[fd] = device
    return fd
  }

  /// False for a descriptor that is not the seat's.
  func close(_ fd: Int32) -> Bool {
    guard let device = devices.removeValue(forKey: fd) else { return false }
    _ = library.closeDevice(handle, device)
    Glibc.close(fd)
    return true
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> Seat {
    Unmanaged<Seat>.fromOpaque(data!).takeUnretainedValue()
  }
}
