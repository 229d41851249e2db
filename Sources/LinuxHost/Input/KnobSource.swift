import CUdev
import Glibc
import Controls
import Runtime

/// Every knob that libinput would drop, those plugged in later too.
final class KnobSource {
  private let udev: OpaquePointer?
  private let monitor: OpaquePointer?
  private var knobs: [String: KnobDevice] = [:]
  private var options: InputOptions
  private let loop: EventLoop
  private var events: [InputEvent] = []

  /// Opens what there is and waits for more.
  init(loop: EventLoop, options: InputOptions) {
    (self.loop, self.options) = (loop, options)
    udev = udev_new()
    monitor = udev.flatMap { udev_monitor_new_from_netlink($0, "udev") }
    if let monitor {
      udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
      udev_monitor_enable_receiving(monitor)
      loop.watch(udev_monitor_get_fd(monitor), in: .input) { [unowned self] in readMonitor() }
    }
    openAll()
  }

  isolated deinit {
    closeAll()
    if let monitor {
      loop.unwatch(udev_monitor_get_fd(monitor))
      udev_monitor_unref(monitor)
    }
    if let udev { udev_unref(udev) }
  }

  /// The knobs that are open.
  var names: [String] { knobs.values.map(\.name).sorted() }

  /// What has been read since the last call.
  func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Lets go of every knob, while another console is in front.
  func closeAll() { for node in Array(knobs.keys) { remove(node) } }

  /// Opens every knob there is.
  func openAll() { for path in InputNode.all() { add(path) } }

  /// Reads every knob anew, as other options say.
  func apply(_ options: InputOptions) {
    closeAll()
    self.options = options
    openAll()
  }

  private func add(_ node: String) {
    guard knobs[node] == nil, let knob = KnobDevice(node: node, options: options) else { return }
    knobs[node] = knob
    loop.watch(knob.fd, in: .input) { [unowned self] in read(knob) }
  }

  private func remove(_ node: String) {
    guard let knob = knobs.removeValue(forKey: node) else { return }
    loop.unwatch(knob.fd)
    // A button that went with its device was not let go by anybody.
    if knob.isHeld { events.append(InputEvent(time: loop.now, .cancelAll)) }
  }

  private func read(_ knob: KnobDevice) {
    if let more = knob.read() { events += more } else { remove(knob.node) }
  }

  private func readMonitor() {
    while let monitor, let device = udev_monitor_receive_device(monitor) {
      defer { udev_device_unref(device) }
      guard let node = udev_device_get_devnode(device).map({ String(cString: $0) }),
        node.firstPlace(of: "/event") != nil,
        let action = udev_device_get_action(device).map({ String(cString: $0) })
      else { continue }
      // Rules may grant access only after the first word of a device, so a change is worth another attempt.
      if action == "remove" { remove(node) } else { add(node) }
    }
  }
}

/// The event nodes of input devices.
enum InputNode {
  /// All there are, in the order of their numbers.
  static func all(in directory: String = "/dev/input") -> [String] {
    fileNames(in: directory)
      .compactMap { name in name.hasPrefix("event") ? Int(name.dropFirst(5)) : nil }
      .sorted().map { "\(directory)/event\($0)" }
  }
}
