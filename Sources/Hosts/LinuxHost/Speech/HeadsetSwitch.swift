#if Speech
import CEvdev
import CLinux
import CUdev
import Glibc

/// The switches of the machine's headphone jacks, read with libevdev: libinput reports lids and tablet modes only.
final class HeadsetSwitch {
  /// The switch of a headphone jack. `SW_LINEOUT_INSERT` does not count: a line output leads to loudspeakers.
  private static let headphones = UInt32(SW_HEADPHONE_INSERT)

  private struct Jack {
    let fd: Int32
    let device: OpaquePointer
  }

  private let loop: EventLoop
  private var jacks: [String: Jack] = [:]
  private var udev: OpaquePointer?
  private var monitor: OpaquePointer?
  /// Whether a plug is in one of the jacks.
  private(set) var isPlugged = false
  /// Called when that has changed.
  var onChange: (Bool) -> Void = { _ in }

  /// Opens the jacks of the machine, and watches for new ones.
  init(loop: EventLoop) {
    self.loop = loop
    udev = udev_new()
    monitor = udev.flatMap(inputMonitor)
    if let monitor { loop.watch(udev_monitor_get_fd(monitor), in: .input) { [unowned self] in readMonitor() } }
    for node in InputNode.all() { add(node) }
    isPlugged = isAnyPlugged
  }

  isolated deinit {
    for node in Array(jacks.keys) { remove(node) }
    if let monitor {
      loop.unwatch(udev_monitor_get_fd(monitor))
      udev_monitor_unref(monitor)
    }
    if let udev { udev_unref(udev) }
  }

  private var isAnyPlugged: Bool {
    jacks.values.contains { libevdev_get_event_value($0.device, UInt32(EV_SW), Self.headphones) == 1 }
  }

  private func add(_ node: String) {
    guard jacks[node] == nil else { return }
    let fd = DeviceNode.open(node, O_RDONLY | O_NONBLOCK)
    guard fd >= 0 else { return }
    var pointer: OpaquePointer?
    guard libevdev_new_from_fd(fd, &pointer) == 0, let device = pointer else { return DeviceNode.closeInput(fd) }
    guard libevdev_has_event_code(device, UInt32(EV_SW), Self.headphones) != 0 else {
      libevdev_free(device)
      return DeviceNode.closeInput(fd)
    }
    jacks[node] = Jack(fd: fd, device: device)
    loop.watch(fd, in: .input) { [unowned self] in read(node) }
  }

  private func remove(_ node: String) {
    guard let jack = jacks.removeValue(forKey: node) else { return }
    loop.unwatch(jack.fd)
    libevdev_free(jack.device)
    DeviceNode.closeInput(jack.fd)
  }

  /// Reads all events of a jack. Calls `libevdev_next_event`, which keeps the state of the switches.
  private func read(_ node: String) {
    guard let jack = jacks[node] else { return }
    var event = input_event()
    var flag = UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue)
    while true {
      let status = libevdev_next_event(jack.device, flag, &event)
      if status == LIBEVDEV_READ_STATUS_SYNC.rawValue {
        flag = UInt32(LIBEVDEV_READ_FLAG_SYNC.rawValue)
      } else if status != LIBEVDEV_READ_STATUS_SUCCESS.rawValue {
        if status == -EAGAIN, flag != UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue) {
          flag = UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue)
          continue
        }
        if status != -EAGAIN, status != -EINTR { remove(node) }
        return tell()
      }
    }
  }

  private func tell() {
    guard isAnyPlugged != isPlugged else { return }
    isPlugged.toggle()
    onChange(isPlugged)
  }

  private func readMonitor() {
    while let monitor, let device = udev_monitor_receive_device(monitor) {
      defer { udev_device_unref(device) }
      guard let name = udev_device_get_devnode(device), strstr(name, "/event") != nil,
        let action = udev_device_get_action(device).map({ String(cString: $0) })
      else { continue }
      let node = String(cString: name)
      if action == "remove" { remove(node) } else { add(node) }
    }
    tell()
  }
}
#endif
