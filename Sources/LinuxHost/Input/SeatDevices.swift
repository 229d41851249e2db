import CEvdev
import CInput
import CLinux
import Glibc

/// Opens devices for libinput, and keeps from it those that libevdev reads.
final class SeatDevices {
  /// Roles by the node's last component, as libinput names devices.
  private(set) var roles: [String: DeviceRole] = [:]
  private var witnesses: [String: ReleaseWitness] = [:]
  /// Devices that are there and could not be opened, by the node's last component.
  private var refused: Set<String> = []
  /// Devices that libinput has been given and has not taken yet.
  private var offered: Set<String> = []
  /// Open devices without a witness, by the node's last component.
  private var unwitnessed: [String: Int32] = [:]
  /// The two calls that libinput makes, at an address that stays.
  let interface: UnsafeMutablePointer<libinput_interface>
  /// What is said of devices; counts from the next that is opened on.
  var options: InputOptions

  /// Opens devices as the options say.
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
        close_restricted: { fd, _ in DeviceNode.close(fd) }))
  }

  isolated deinit { interface.deallocate() }

  /// A descriptor, or a negative error number.
  private func open(_ path: String, flags: Int32) -> Int32 {
    // Nodes are few, and a number that comes again is another device.
    let node = String(path.split(separator: "/").last ?? "")
    forget(node)
    let fd = DeviceNode.open(path, flags)
    guard fd >= 0 else {
      let number = errno
      if InputNode.mayOpenLater(number) { refused.insert(node) }
      return -number
    }
    let (role, name) = Self.look(fd)
    let isIgnored = options.rule(for: name)?.isIgnored == true
    roles[node] = role
    switch isIgnored ? .ignored("as the panel's settings say") : role {
    case .ignored(Self.unreadable):
      refused.insert(node)
      DeviceNode.close(fd)
      return -ENODEV
    case .knob, .ignored:
      DeviceNode.close(fd)
      return -ENODEV
    default:
      // A seat would hand out the same open file twice, of which each reader gets but half; and what is grabbed is told to
      // one reader only.
      if DeviceNode.seat == nil, !options.isGrabbed { witnesses[node] = ReleaseWitness(path: path) }
      if witnesses[node] == nil { unwitnessed[node] = fd }
      if options.isGrabbed { _ = ioctl(fd, clinux_EVIOCGRAB, 1 as Int32) }
      offered.insert(node)
      return fd
    }
  }

  /// Whether a device's release is none: the kernel has lifted what was held, because the device is being pulled.
  func isInvented(_ event: SeatEvent, of node: String) -> Bool {
    event.isRelease && witnesses[node]?.isLastReleaseInvented() == true
  }

  /// The devices of which nobody tells who has let go.
  var doubtful: Set<String> { Set(unwitnessed.keys) }

  /// Whether a device without a witness has been pulled, or is just being taken down.
  func isGone(_ node: String) -> Bool {
    guard let fd = unwitnessed[node] else { return true }
    // The kernel keeps its list of devices to itself until it is done with taking one down; then that one hangs up.
    _ = smallFile("/proc/bus/input/devices")
    var state = pollfd(fd: fd, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Forgets a device that is gone.
  func forget(_ node: String) {
    (witnesses[node], unwitnessed[node]) = (nil, nil)
    refused.remove(node)
    offered.remove(node)
  }

  /// libinput has taken a device.
  func noteTaken(_ node: String) { offered.remove(node) }

  /// libinput has not even looked for devices.
  func noteNoneOpened() { refused.insert("all") }

  /// All devices are about to be opened anew.
  func beginAnew() { (refused, offered) = ([], []) }

  /// Devices that are there, and are not read for a reason that may pass.
  var missing: Set<String> { refused.union(offered) }

  /// What an open device is.
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
