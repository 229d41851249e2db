import CEvdev
import CInput
import CLinux
import Glibc

/// Opens devices for libinput, and keeps from it those that libevdev reads.
final class SeatDevices {
  /// Roles by the node's last component, as libinput names devices.
  private(set) var roles: [String: DeviceRole] = [:]
  private var witnesses: [String: ReleaseWitness] = [:]
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
    let fd = DeviceNode.open(path, flags)
    guard fd >= 0 else { return -errno }
    let (role, name) = Self.look(fd)
    let isIgnored = options.rule(for: name)?.isIgnored == true
    // Nodes are few, and a number that comes again is another device.
    let node = String(path.split(separator: "/").last ?? "")
    roles[node] = role
    forget(node)
    switch isIgnored ? .ignored("as the panel's settings say") : role {
    case .knob, .ignored:
      DeviceNode.close(fd)
      return -ENODEV
    default:
      // A seat would hand out the same open file twice, of which each reader gets but half; and what is grabbed is told to
      // one reader only.
      if DeviceNode.seat == nil, !options.isGrabbed { witnesses[node] = ReleaseWitness(path: path) }
      if witnesses[node] == nil { unwitnessed[node] = fd }
      if options.isGrabbed { _ = ioctl(fd, clinux_EVIOCGRAB, 1 as Int32) }
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
  func forget(_ node: String) { (witnesses[node], unwitnessed[node]) = (nil, nil) }

  /// What an open device is.
  static func role(_ fd: Int32) -> DeviceRole { look(fd).role }

  private static func look(_ fd: Int32) -> (role: DeviceRole, name: String) {
    var device: OpaquePointer?
    guard libevdev_new_from_fd(fd, &device) == 0, let device else { return (.ignored("not an input device"), "") }
    defer { libevdev_free(device) }
    let capabilities = DeviceCapabilities(device)
    return (DeviceRole(capabilities), capabilities.name)
  }
}
