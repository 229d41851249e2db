import CLinux
import Glibc
import Graphics

/// A seat that a daemon hands out, `seatd` or logind: it opens devices that the panel's own user may not, and takes them
/// back while another console is in front.
///
/// libseat is loaded when it is asked for and not linked: it brings libsystemd with it, a panel whose user is in the
/// devices' groups has no use for either, and it should start without them. The corresponding functions are `libseat_*`.
final class Seat {
  /// What the daemon tells.
  enum Change { case enabled, disabled }

  private typealias Callback = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  /// How long a seat may take that nobody else has.
  private static let patience: Int32 = 3000

  private let library: Library
  private let listener: UnsafeMutablePointer<(enable: Callback, disable: Callback)>
  private var handle: OpaquePointer!
  private var devices: [Int32: Int32] = [:]
  private var changes: [Change] = []

  /// Asks the daemon for a seat. Throws what is missing and what mends it.
  init() throws {
    library = try Library()
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: (
        enable: { _, data in Seat.from(data).changes.append(.enabled) },
        disable: { _, data in Seat.from(data).changes.append(.disabled) }
      ))
    library.setLogLevel(0)
    handle = library.openSeat(UnsafeRawPointer(listener), Unmanaged.passUnretained(self).toOpaque())
    guard handle != nil else {
      listener.deallocate()
      throw MachineError(
        .denied,
        "No seat is to be had (libseat_open_seat): \(errorText(errno)).\n  mend: sudo systemctl start seatd, with the user in its group; or console.seat=none, with the user in the groups video and input"
      )
    }
    // Devices are handed out only once the seat is ours; behind another console that may take long.
    if changes.isEmpty { _ = library.dispatch(handle, Self.patience) }
    changes.removeAll { $0 == .enabled }
  }

  isolated deinit {
    _ = library.closeSeat(handle)
    listener.deallocate()
  }

  /// Has a loop call `handler` when the seat is taken back and when it is given again.
  func attach(to loop: EventLoop, handler: @escaping (Change) -> Void) {
    loop.watch(library.descriptor(handle), in: .signals) { [unowned self] in
      _ = library.dispatch(handle, 0)
      let changes = self.changes
      self.changes = []
      for change in changes { handler(change) }
    }
  }

  /// Leaves a loop.
  func detach(from loop: EventLoop) { loop.unwatch(library.descriptor(handle)) }

  /// Lets the seat go that was taken back.
  func allowLeave() { _ = library.disableSeat(handle) }

  /// Asks for another console to be put in front.
  func bringToFront(_ number: Int) { _ = library.switchSession(handle, Int32(number)) }

  /// A descriptor, or −1 with an error number.
  fileprivate func open(_ path: String) -> Int32 {
    var fd: Int32 = -1
    let device = library.openDevice(handle, path, &fd)
    guard device >= 0 else { return -1 }
    devices[fd] = device
    return fd
  }

  /// False for a descriptor that is not the seat's.
  fileprivate func close(_ fd: Int32) -> Bool {
    guard let device = devices.removeValue(forKey: fd) else { return false }
    _ = library.closeDevice(handle, device)
    Glibc.close(fd)
    return true
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> Seat {
    Unmanaged<Seat>.fromOpaque(data!).takeUnretainedValue()
  }
}

/// The nodes of displays and input devices, opened by this process or through a seat.
enum DeviceNode {
  /// The seat of this process; `nil` where it opens devices by itself.
  static var seat: Seat?

  /// A descriptor, or −1 with an error number. The corresponding C function is `open`.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    guard let seat else { return Glibc.open(path, flags | O_CLOEXEC) }
    let fd = seat.open(path)
    if fd >= 0 { _ = fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | (flags & O_NONBLOCK)) }
    return fd
  }

  /// The corresponding C function is `close`.
  static func close(_ fd: Int32) { if seat?.close(fd) != true { Glibc.close(fd) } }
}

/// The functions of libseat that are called.
private struct Library {
  typealias SeatFunction = @convention(c) (OpaquePointer?) -> Int32
  typealias NumberFunction = @convention(c) (OpaquePointer?, Int32) -> Int32

  let openSeat: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> OpaquePointer?
  let openDevice: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?) -> Int32
  let closeDevice: NumberFunction
  let switchSession: NumberFunction
  let dispatch: NumberFunction
  let descriptor: SeatFunction
  let disableSeat: SeatFunction
  let closeSeat: SeatFunction
  let setLogLevel: @convention(c) (Int32) -> Void

  /// Loads the library. Throws what is missing and what mends it.
  init() throws {
    guard let library = SharedLibrary("libseat.so.1") else {
      throw MachineError(
        .denied, "libseat.so.1 cannot be loaded.\n  mend: sudo apt-get install libseat1 seatd; or console.seat=none")
    }
    func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
      if let function = library.function("libseat_" + name, as: type) { return function }
      throw MachineError(.denied, "libseat.so.1 has no libseat_\(name): it is another libseat than 0.7 and later.")
    }
    openSeat = try function(
      "open_seat",
      as: (@convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> OpaquePointer?).self)
    openDevice = try function(
      "open_device",
      as: (@convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?) -> Int32).self)
    closeDevice = try function("close_device", as: NumberFunction.self)
    switchSession = try function("switch_session", as: NumberFunction.self)
    dispatch = try function("dispatch", as: NumberFunction.self)
    descriptor = try function("get_fd", as: SeatFunction.self)
    disableSeat = try function("disable_seat", as: SeatFunction.self)
    closeSeat = try function("close_seat", as: SeatFunction.self)
    setLogLevel = try function("set_log_level", as: (@convention(c) (Int32) -> Void).self)
  }
}
