import CDRM
import Glibc

/// An open DRM card, such as `/dev/dri/card0`.
///
/// A DRM lease from another process arrives as an inherited descriptor and is named `fd:3`. It has only the
/// connectors of the lease, and holds master for them as long as the lessor does.
final class DRMCard: Adapter {
  let path: String
  let fd: Int32
  /// The kernel driver, such as `vc4`.
  let driver: String
  /// The CRTCs, in the order that the bits of ``Connector/possibleCRTCs`` refer to.
  let crtcs: [UInt32]
  /// Memory for the buffers of screens that are opened next.
  let stock = BufferStock()

  /// Opens a card's node, or duplicates an inherited descriptor, and reads the driver's name and the CRTCs.
  ///
  /// - Parameter path: A node, or `fd:3` for an inherited descriptor.
  /// - Throws: ``MachineError`` if the card cannot be opened or has no display outputs.
  init(path: String) throws {
    self.path = path
    fd = Self.handedDown(path).map(Self.duplicate) ?? DeviceNode.open(path, O_RDWR | O_NONBLOCK)
    guard fd >= 0 else { throw Self.openError(path: path, number: errno) }
    driver = Self.driverName(fd)
    guard let resources = drmModeGetResources(fd) else {
      let number = errno
      DeviceNode.close(fd)
      throw MachineError(
        Self.reason(number), "\(path) (\(driver)) has no display outputs: \(errorText(number))")
    }
    let info = resources.pointee
    crtcs = Array(UnsafeBufferPointer(start: info.crtcs, count: Int(info.count_crtcs)))
    drmModeFreeResources(resources)
  }

  isolated deinit { DeviceNode.close(fd) }

  /// The nodes of all cards, in the order of their numbers.
  static func paths(in directory: String = "/dev/dri") -> [String] {
    numberedNodes("card", in: directory)
  }

  /// Whether a name refers to a single card rather than to every card of a driver.
  static func isOne(_ name: String) -> Bool { name.contains("/") || handedDown(name) != nil }

  /// The number of an inherited descriptor, written as `fd:3`; `nil` for any other name.
  static func handedDown(_ name: String) -> Int32? {
    name.hasPrefix("fd:") ? Int32(name.dropFirst(3)).flatMap { $0 >= 0 ? $0 : nil } : nil
  }

  /// Duplicates an inherited descriptor, so that the card can be closed and opened again.
  private static func duplicate(_ number: Int32) -> Int32 {
    let fd = fcntl(number, F_DUPFD_CLOEXEC, 3)
    if fd >= 0 { _ = fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK) }
    return fd
  }

  /// The present connectors; the connectors of a DisplayPort MST chain appear and disappear.
  ///
  /// - Parameter probing: Whether to ask the hardware (`drmModeGetConnector`) or the kernel's cache
  ///   (`drmModeGetConnectorCurrent`).
  func connectors(probing: Bool = true) -> [Connector] {
    connectorNumbers(of: fd).compactMap { Connector(card: fd, id: $0, probing: probing) }
  }

  func openScreen(_ route: Route, _ options: DisplayOptions) throws -> any RoutedScreen {
    try Display(card: self, route: route, options: options)
  }

  func preparation(for routes: [Route], _ options: DisplayOptions) -> (@Sendable () -> Void)? {
    var wanted: [BufferMemory.Shape: Int] = [:]
    for route in routes {
      if let shape = Display.bufferShape(on: self, route, options) { wanted[shape, default: 0] += Display.bufferCount }
    }
    let missing = wanted.filter { stock.count(of: $0.key) < $0.value }
    guard !missing.isEmpty, let copy = AdapterCopy(fd) else { return nil }
    return { [stock] in for (shape, count) in missing { stock.fill(shape, count: count, card: copy.fd) } }
  }

  func dropPreparations() { stock.empty(card: fd) }

  /// The value of a driver capability, or 0 if the driver does not know it. Calls `drmGetCap`.
  func capability(_ number: Int32) -> UInt64 {
    var value: UInt64 = 0
    return drmGetCap(fd, UInt64(number), &value) == 0 ? value : 0
  }

  /// Acquires DRM master. Calls `drmSetMaster`.
  ///
  /// - Throws: ``MachineError`` with the reason `busy` if another process is master.
  func becomeMaster() throws {
    if drmIsMaster(fd) != 0 { return }
    if drmSetMaster(fd) == 0 { return }
    throw busyError(errno)
  }

  /// Gives DRM master up. Calls `drmDropMaster`.
  func dropMaster() { drmDropMaster(fd) }

  /// Whether the device still answers. An unplugged device answers no request.
  var isAlive: Bool {
    guard let resources = drmModeGetResources(fd) else { return false }
    drmModeFreeResources(resources)
    return true
  }

  /// Reads the pending page-flip events and counts each in the ``FlipCounter`` of its flip. Returns `false` once the
  /// card is gone. Calls `drmHandleEvent`.
  func readFlips() -> Bool {
    var context = drmEventContext()
    context.version = 3
    context.page_flip_handler2 = { _, _, _, _, _, data in
      if let data { FlipCounter.count(data) }
    }
    return drmHandleEvent(fd, &context) == 0 || errno == EAGAIN || errno == EINTR
  }

  /// The error for a card of which another process is DRM master.
  func busyError(_ number: Int32) -> MachineError { Self.busyError(path: path, driver: driver, number: number) }

  private static func driverName(_ fd: Int32) -> String {
    guard let version = drmGetVersion(fd) else { return "unknown driver" }
    defer { drmFreeVersion(version) }
    return String(cString: version.pointee.name)
  }

  private static func openError(path: String, number: Int32) -> MachineError {
    switch number {
    case EACCES, EPERM:
      return MachineError(.denied, Access.deniedText(path: path, groupHint: "video"))
    case ENOENT:
      let others = paths()
      let there = others.isEmpty ? "there is no card" : "there are \(others.joined(separator: ", "))"
      return MachineError(.noDisplay, "\(path) does not exist; \(there).")
    case EBUSY:
      return busyError(path: path, driver: "", number: number)
    default:
      return MachineError(reason(number), "\(path) cannot be opened: \(errorText(number)).")
    }
  }

  /// Whether an error number says that there is no display. Every other error, such as a lack of memory or descriptors,
  /// may pass.
  static func reason(_ number: Int32) -> MachineError.Reason {
    [ENOENT, ENODEV, ENXIO, EOPNOTSUPP, EINVAL, ENOTTY].contains(number) ? .noDisplay : .failed
  }

  private static func busyError(path: String, driver: String, number: Int32) -> MachineError {
    MachineError(
      .busy,
      Access.busyText(
        path: path, driver: driver, number: number, access: Access(path: path),
        holders: Holder.all(of: path), user: User.current, activeConsole: activeConsole()))
  }
}

/// The object IDs of the connectors of an open card. Calls `drmModeGetResources`.
nonisolated func connectorNumbers(of card: Int32) -> [UInt32] {
  guard let resources = drmModeGetResources(card) else { return [] }
  defer { drmModeFreeResources(resources) }
  let info = resources.pointee
  return Array(UnsafeBufferPointer(start: info.connectors, count: Int(info.count_connectors)))
}

/// The first 4096 bytes of a file as text, for the small files of procfs and sysfs; `nil` if it cannot be read.
package nonisolated func smallFile(_ path: String) -> String? {
  // A path from the settings may name a FIFO, on which a blocking open would hang.
  let fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard fd >= 0 else { return nil }
  defer { close(fd) }
  return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
    let count = read(fd, buffer.baseAddress!, buffer.count)
    return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
  }
}
