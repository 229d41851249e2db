import CEvdev
import CLinux
import Glibc
import Machine

/// An input device that is written to: a beeper or a vibration motor.
nonisolated struct FeedbackNode: ~Copyable {
  private let device: Descriptor
  /// The descriptor of the device.
  var fd: Int32 { device.number }

  /// Opens the first input device that can give a kind of feedback and has a name. Calls `libevdev_new_from_fd`.
  ///
  /// - Parameters:
  ///   - type: `EV_SND` or `EV_FF`.
  ///   - code: the tone or the effect that it must have.
  ///   - name: the name, with `*` and `?`; `auto` for any.
  ///   - what: the name of the device in messages.
  ///   - directory: the folder with the kernel's nodes.
  init(
    _ type: Int32, _ code: Int32, named name: String, _ what: String, in directory: String = "/dev/input"
  ) throws {
    var denied: String?
    let nodes = (FolderContents.names(in: directory) ?? []).filter { $0.hasPrefix("event") }
    for node in nodes.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let path = "\(directory)/\(node)"
      guard let device = Descriptor(Glibc.open(path, O_RDWR | O_CLOEXEC)) else {
        if errno == EACCES || errno == EPERM { denied = path }
        continue
      }
      if Self.has(device.number, type, code, name) {
        self.device = device
        return
      }
    }
    let advice = denied.map { "; \($0) may not be opened: add the user to the group input" } ?? ""
    throw FeedbackFault("There is no \(what) called “\(name)”\(advice).")
  }

  private static func has(_ fd: Int32, _ type: Int32, _ code: Int32, _ name: String) -> Bool {
    var device: OpaquePointer?
    guard libevdev_new_from_fd(fd, &device) == 0, let device else { return false }
    defer { libevdev_free(device) }
    guard libevdev_has_event_code(device, UInt32(type), UInt32(code)) != 0 else { return false }
    let own = libevdev_get_name(device).map { String(cString: $0) } ?? ""
    return name == "auto" || fnmatch(name, own, 0) == 0
  }

  /// Writes an event.
  func write(_ type: Int32, _ code: Int32, _ value: Int32, _ what: String) throws {
    var event = input_event()
    (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
    let size = MemoryLayout<input_event>.size
    guard Glibc.write(fd, &event, size) == size else {
      throw FeedbackFault("The \(what) has failed: \(errorText(errno)).")
    }
  }
}

/// Lets the thread of a device wait.
nonisolated func rest(milliseconds: Int) {
  var left = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
  // The thread has all signals blocked, so nothing cuts the rest short.
  nanosleep(&left, nil)
}
