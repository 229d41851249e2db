import CUdev
import Glibc
import Runtime

/// All knobs that libinput would drop, including those plugged in later.
final class KnobSource {
  private var udev: OpaquePointer?
  private var monitor: OpaquePointer?
  /// Nodes that exist, but cannot be read at present.
  private var refused: Set<String> = []
  /// Nodes that have been open at some time.
  private var former: Set<String> = []
  private var retry = OpeningRetry()
  private var knobs: [String: KnobDevice] = [:]
  private var options: InputOptions
  private let loop: EventLoop
  private var events: [InputEvent] = []

  /// Opens the knobs that are present and watches udev for more.
  init(loop: EventLoop, options: InputOptions) {
    (self.loop, self.options) = (loop, options)
    watch()
    openAll()
  }

  /// Asks udev to report new devices; without udev there are no reports.
  private func watch() {
    guard monitor == nil else { return }
    udev = udev ?? udev_new()
    monitor = udev.flatMap(inputMonitor)
    guard let monitor else { return }
    loop.watch(udev_monitor_get_fd(monitor), in: .input) { [unowned self] in readMonitor() }
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

  /// Devices that exist, but cannot be read at present.
  var missing: Set<String> { monitor == nil ? refused.union(["udev"]) : refused }
  /// When to try again to open what could not be opened.
  var deadline: Duration? { retry.due }

  func advance(to time: Duration) {
    guard retry.take(at: time) else { return }
    watch()
    openAll()
  }

  /// Returns the events since the last call.
  func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Closes every knob, as when another virtual terminal becomes active.
  func closeAll() {
    for node in Array(knobs.keys) { remove(node) }
    refused = []
    retry.rest()
  }

  /// Opens every knob there is.
  func openAll() {
    refused = []
    for path in InputNode.all() { add(path) }
    retry.note(missing, at: loop.now)
  }

  /// Reopens every knob with other options.
  func apply(_ options: InputOptions) {
    closeAll()
    self.options = options
    openAll()
  }

  private func add(_ node: String) {
    guard knobs[node] == nil else { return }
    refused.remove(node)
    do {
      guard let knob = try KnobDevice(node: node, options: options) else { return }
      knobs[node] = knob
      former.insert(node)
      loop.watch(knob.fd, in: .input) { [unowned self] in read(knob) }
    } catch {
      if InputNode.mayOpen(node, after: error.number, wasOpen: former.contains(node)) { refused.insert(node) }
    }
  }

  private func remove(_ node: String) {
    refused.remove(node)
    guard let knob = knobs.removeValue(forKey: node) else { return }
    loop.unwatch(knob.fd)
    // A button that was held when its device was unplugged has not been released by the user.
    if knob.isHeld { events.append(InputEvent(time: loop.now, .cancelAll)) }
  }

  private func read(_ knob: KnobDevice) {
    if let more = knob.read() {
      events += more
    } else {
      remove(knob.node)
      if InputNode.mayOpen(knob.node, after: ENODEV, wasOpen: true) { refused.insert(knob.node) }
      retry.note(missing, at: loop.now)
    }
  }

  private func readMonitor() {
    errno = 0
    while let monitor, let device = udev_monitor_receive_device(monitor) {
      defer { udev_device_unref(device) }
      guard let node = udev_device_get_devnode(device).map({ String(cString: $0) }),
        node.firstPlace(of: "/event") != nil,
        let action = udev_device_get_action(device).map({ String(cString: $0) })
      else { continue }
      // udev rules may grant access only after the `add` event, so a `change` event is tried, too.
      if action == "remove" { remove(node) } else { add(node) }
    }
    // The kernel has dropped events for want of room: a device that is gone is noticed when it is read.
    if errno == ENOBUFS { return openAll() }
    retry.note(missing, at: loop.now)
  }
}

/// Tells of input devices that come and go; `nil` where udev cannot.
func inputMonitor(_ udev: OpaquePointer) -> OpaquePointer? {
  guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else { return nil }
  guard udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil) >= 0,
    udev_monitor_enable_receiving(monitor) >= 0
  else {
    udev_monitor_unref(monitor)
    return nil
  }
  return monitor
}

/// The event nodes of input devices.
enum InputNode {
  /// Whether a node that could not be opened with this error number may open at another time. If the node is gone, or
  /// this user may not open it, udev reports when that changes.
  ///
  /// - Parameter wasOpen: Whether this program has had it open: then it may be denied for a moment, as while another console
  ///   is in front.
  nonisolated static func mayOpen(_ node: String, after number: Int32, wasOpen: Bool) -> Bool {
    switch number {
    case EACCES, EPERM: wasOpen
    // A device that says that it is gone may be on its way back, as after a reset, while its node stays.
    case ENOENT, ENODEV, ENXIO: access(node, F_OK) == 0
    default: true
    }
  }

  /// All there are, in the order of their numbers.
  static func all(in directory: String = "/dev/input") -> [String] {
    numberedNodes("event", in: directory)
  }
}
