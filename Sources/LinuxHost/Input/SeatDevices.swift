import CEvdev
import CInput
import CLinux
import Glibc

/// Opens devices for libinput, and keeps from it those that libevdev reads.
final class SeatDevices {
  /// Roles by the node's last component, as libinput names devices.
  private(set) var roles: [String: DeviceRole] = [:]
  private var witnesses: [String: ReleaseWitness] = [:]
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
    witnesses[node] = nil
    switch isIgnored ? .ignored("as the panel's settings say") : role {
    case .knob, .ignored:
      DeviceNode.close(fd)
      return -ENODEV
    default:
      // A seat would hand out the same open file twice, of which each reader gets but half.
      if DeviceNode.seat == nil { witnesses[node] = ReleaseWitness(path: path) }
      if options.isGrabbed { _ = ioctl(fd, clinux_EVIOCGRAB, 1 as Int32) }
      return fd
    }
  }

  /// Whether a device's release is none: the kernel has lifted what was held, because the device is being pulled.
  func isInvented(_ event: SeatEvent, of node: String) -> Bool {
    event.isRelease && witnesses[node]?.isLastReleaseInvented() == true
  }

  /// Forgets a device that is gone.
  func forget(_ node: String) { witnesses[node] = nil }

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
