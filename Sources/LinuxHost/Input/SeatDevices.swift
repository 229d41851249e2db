import CEvdev
import CInput
import CLinux
import Glibc

/// Opens devices for libinput, and keeps from it those that libevdev reads.
final class SeatDevices {
  /// Roles by the node's last component, as libinput names devices.
  private(set) var roles: [String: DeviceRole] = [:]
  /// Nodes that could not be opened for lack of permission.
  private(set) var denied: [String] = []
  /// The two calls that libinput makes, at an address that stays.
  let interface: UnsafeMutablePointer<libinput_interface>
  private let isGrabbing: Bool

  /// `isGrabbing` keeps every event from all other programs.
  init(isGrabbing: Bool) {
    self.isGrabbing = isGrabbing
    interface = .allocate(capacity: 1)
    interface.initialize(
      to: libinput_interface(
        open_restricted: { path, flags, data in
          guard let path, let data else { return -EINVAL }
          let devices = Unmanaged<SeatDevices>.fromOpaque(data).takeUnretainedValue()
          return devices.open(String(cString: path), flags: flags)
        },
        close_restricted: { fd, _ in close(fd) }))
  }

  isolated deinit { interface.deallocate() }

  /// A descriptor, or a negative error number.
  private func open(_ path: String, flags: Int32) -> Int32 {
    let fd = Glibc.open(path, flags | O_CLOEXEC)
    guard fd >= 0 else {
      if errno == EACCES || errno == EPERM { denied.append(path) }
      return -errno
    }
    let role = Self.role(fd)
    roles[String(path.split(separator: "/").last ?? "")] = role
    switch role {
    case .knob, .ignored:
      close(fd)
      return -ENODEV
    default:
      if isGrabbing { _ = ioctl(fd, clinux_EVIOCGRAB, 1 as Int32) }
      return fd
    }
  }

  /// What an open device is.
  static func role(_ fd: Int32) -> DeviceRole {
    var device: OpaquePointer?
    guard libevdev_new_from_fd(fd, &device) == 0, let device else { return .ignored("not an input device") }
    defer { libevdev_free(device) }
    return DeviceRole(DeviceCapabilities(device))
  }
}
