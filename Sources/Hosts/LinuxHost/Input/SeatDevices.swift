import CEvdev
import CInput
import CLinux
import Glibc

/// Opens devices for libinput, except for those that libevdev reads.
final class SeatDevices {
  /// The role of each device, by the last component of its node, which is libinput's name for it.
  private(set) var roles: [String: DeviceRole] = [:]
  private var witnesses: [String: ReleaseWitness] = [:]
  /// Devices that exist and could not be opened, by the node's last component.
  private var refused: Set<String> = []
  /// Devices that libinput has been given and has not taken yet.
  private var offered: Set<String> = []
  /// Devices that libinput has had at some time.
  private var former: Set<String> = []
  /// Devices that libinput has asked for since ``beginAnew()``.
  private var asked: Set<String> = []
  /// The descriptors of open devices without a witness, by the last component of their node.
  private var unwitnessed: [String: Int32] = [:]
  /// The two callbacks of libinput, at a stable address.
  let interface: UnsafeMutablePointer<libinput_interface>
  /// The options for single devices; a change applies to devices opened after it.
  var options: InputOptions

  /// Creates the callbacks for libinput.
  ///
  /// - Parameter options: The options for single devices.
  init(options: InputOptions) {
    self.options = options
    interface = .allocate(capacity: 1)
    interface.initialize(
      to: libinput_interface(
        open_restricted: { path, flags, data in
          guard let path, let data else { return -EINVAL }
          let devices = Unmanaged<SeatDevices>.fromOpaque(data).takeUnretainedValue()
          return devices.open(String(cString: path), flags: flags)
        },
        close_restricted: { fd, _ in DeviceNode.closeInput(fd) }))
  }

  isolated deinit { interface.deallocate() }

  /// Opens a device for libinput. Returns a descriptor or a negative error number.
  private func open(_ path: String, flags: Int32) -> Int32 {
    // Nodes are few, and a number that comes again is another device.
    let node = String(path.split(separator: "/").last ?? "")
    forget(node)
    asked.insert(node)
    let fd = DeviceNode.open(path, flags)
    guard fd >= 0 else {
      let number = errno
      if InputNode.mayOpen(path, after: number, wasOpen: former.contains(node)) { refused.insert(node) }
      return -number
    }
    let (role, name) = Self.look(fd)
    let isIgnored = options.rule(for: name)?.isIgnored == true
    roles[node] = role
    switch isIgnored ? .ignored("as the panel's settings say") : role {
    case .ignored(Self.unreadable):
      refused.insert(node)
      DeviceNode.closeInput(fd)
      return -ENODEV
    case .knob, .ignored:
      DeviceNode.closeInput(fd)
      return -ENODEV
    default:
      // A seat would return the same open file twice, so that each reader would get only half of the events; a
      // grabbed device reports to one reader only.
      if DeviceNode.seat == nil, !options.isGrabbed { witnesses[node] = ReleaseWitness(path: path) }
      if witnesses[node] == nil { unwitnessed[node] = fd }
      if options.isGrabbed { _ = ioctl(fd, clinux_EVIOCGRAB, 1 as Int32) }
      offered.insert(node)
      return fd
    }
  }

  /// Whether the kernel made a release itself because the device is being unplugged.
  func isInvented(_ event: SeatEvent, of node: String) -> Bool {
    event.isRelease && witnesses[node]?.isLastReleaseInvented() == true
  }

  /// The devices without a witness, whose releases have to be held back.
  var doubtful: Set<String> { Set(unwitnessed.keys) }

  /// Whether a device without a witness has been unplugged or is just being removed.
  func isGone(_ node: String) -> Bool {
    guard let fd = unwitnessed[node] else { return true }
    // The kernel locks this list while it removes a device, so reading it waits until the removal is complete; then
    // the descriptor hangs up.
    _ = smallFile("/proc/bus/input/devices")
    var state = pollfd(fd: fd, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Drops the records of a removed device.
  func forget(_ node: String) {
    (witnesses[node], unwitnessed[node]) = (nil, nil)
    refused.remove(node)
    offered.remove(node)
  }

  /// libinput has taken a device.
  func noteTaken(_ node: String) {
    offered.remove(node)
    former.insert(node)
  }

  /// libinput has looked for devices. It may have failed to find some that it had before and that are still there.
  func noteLookedFor() {
    refused.formUnion(former.subtracting(asked).filter { access("/dev/input/\($0)", F_OK) == 0 })
  }

  /// libinput has not even looked for devices.
  func noteNoneOpened() { refused.insert("all") }

  /// All devices are about to be opened again.
  func beginAnew() { (refused, offered, asked) = ([], [], []) }

  /// Devices that exist, but cannot be read at present.
  var missing: Set<String> { refused.union(offered) }

  /// The role of an open device.
  static func role(_ fd: Int32) -> DeviceRole { look(fd).role }

  private static let unreadable = "it cannot be read"

  private static func look(_ fd: Int32) -> (role: DeviceRole, name: String) {
    var device: OpaquePointer?
    guard libevdev_new_from_fd(fd, &device) == 0, let device else { return (.ignored(unreadable), "") }
    defer { libevdev_free(device) }
    let capabilities = DeviceCapabilities(device)
    return (DeviceRole(capabilities), capabilities.name)
  }
}
