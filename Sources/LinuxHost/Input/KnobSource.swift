import CUdev
import Glibc
import Controls
import Runtime

/// All knobs that libinput would drop, including those plugged in later.
final class KnobSource {
  private let udev: OpaquePointer?
  private let monitor: OpaquePointer?
  private var knobs: [String: KnobDevice] = [:]
  private var options: InputOptions
  private let loop: EventLoop
  private var events: [InputEvent] = []

  /// Opens the knobs that are present and watches udev for more.
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

  /// The names of the open knobs, sorted.
  var names: [String] { knobs.values.map(\.name).sorted() }

  /// Returns the events since the last call.
  func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Closes every knob, as when another virtual terminal becomes active.
  func closeAll() { for node in Array(knobs.keys) { remove(node) } }

  /// Opens every knob that is present.
  func openAll() { for path in InputNode.all() { add(path) } }

  /// Reopens every knob with other options.
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
    // A button that was held when its device was unplugged has not been released by the user.
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
      // udev rules may grant access only after the `add` event, so a `change` event is tried, too.
      if action == "remove" { remove(node) } else { add(node) }
    }
  }
}

/// The event nodes of input devices, `/dev/input/event*`.
enum InputNode {
  /// All nodes, in the order of their numbers.
  static func all(in directory: String = "/dev/input") -> [String] {
    fileNames(in: directory)
      .compactMap { name in name.hasPrefix("event") ? Int(name.dropFirst(5)) : nil }
      .sorted().map { "\(directory)/event\($0)" }
  }
}
