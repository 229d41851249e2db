import CEvdev
import CInput
import CLinux
import CUdev
import Glibc
import Graphics
import Keyboards
import Runtime

/// Touch screens, pointers, keyboards and wheels, read with libinput.
final class SeatSource {
  private let udev: OpaquePointer
  private var context: OpaquePointer
  private let devices: SeatDevices
  private var translator: SeatTranslator
  private var surface: TouchSurface
  /// The touch mapping of each screen, by connector.
  private var outputs: [String: TouchSurface] = [:]
  /// Receives each touch before the panel does.
  var onTouch: ((TouchReport) -> Void)?
  private var layout: KeyboardLayout?
  private var batch: [SeatItem] = []
  private var releases = HeldReleases()
  private var retry = OpeningRetry()
  private let loop: EventLoop

  /// Opens the devices of `seat0`. Returns `nil` if udev or libinput is not available. Calls
  /// `libinput_udev_create_context`.
  init?(loop: EventLoop, surface: TouchSurface, options: InputOptions) {
    guard clinux_can_begin_libinput(), let udev = udev_new() else { return nil }
    let devices = SeatDevices(options: options)
    let context = libinput_udev_create_context(
      devices.interface, Unmanaged.passUnretained(devices).toOpaque(), udev)
    guard let context, libinput_udev_assign_seat(context, "seat0") == 0 else {
      if let context { libinput_unref(context) }
      udev_unref(udev)
      return nil
    }
    (self.loop, self.udev, self.context, self.devices, self.surface) = (loop, udev, context, devices, surface)
    layout = KeyboardLayout(options.layout)
    translator = SeatTranslator(bounds: surface.size, layout: layout)
    loop.watch(libinput_get_fd(context), in: .input) { [unowned self] in read() }
    read()
  }

  isolated deinit {
    loop.unwatch(libinput_get_fd(context))
    libinput_unref(context)
    udev_unref(udev)
  }

  /// Returns the events since the last call, and releases that were held back until now.
  func take() -> [InputEvent] {
    translator.handle(releases.settle(at: loop.now, isGone: devices.isGone))
    return translator.drain()
  }

  /// Returns the virtual terminal that Ctrl-Alt-F1 to F12 asked for since the last call, if any.
  func takeWantedConsole() -> Int? { translator.takeWantedConsole() }

  /// The position of the mouse cursor in points; `nil` while it is hidden.
  var cursor: Point? { translator.cursor.isVisible && devices.options.showsCursor ? translator.pointer : nil }
  /// When to hide the cursor, or to decide held releases.
  var deadline: Duration? {
    let cursor = devices.options.showsCursor ? translator.cursor.deadline : nil
    return [cursor, releases.deadline, retry.due].compactMap { $0 }.min()
  }

  /// The roles of the devices that libinput reads.
  var roles: Set<DeviceRole> { Set(devices.roles.values) }

  var missing: Set<String> { devices.missing }

  func advance(to time: Duration) {
    translator.advance(to: time)
    // libinput opens a device again only together with all others. That cancels every press and drag: where a loose plug
    // makes a device come and go, it would do so each second.
    if translator.holdsAnything { retry.putOff(at: time) }
    guard retry.take(at: time) else { return }
    closeAll()
    resume()
  }

  /// Applies another touch mapping or other input options. A change of the options reopens the devices.
  func apply(_ surface: TouchSurface, outputs: [String: TouchSurface], _ options: InputOptions) {
    let hasMoved = surface.size != self.surface.size
    (self.surface, self.outputs) = (surface, outputs)
    if options != devices.options {
      libinput_suspend(context)
      read()
      releases.forget()
      devices.options = options
      layout = KeyboardLayout(options.layout)
      translator.reset(bounds: surface.size, layout: layout, at: loop.now)
      resume()
    } else if hasMoved {
      translator.reset(bounds: surface.size, layout: layout, at: loop.now)
    }
  }

  /// Closes every device while another virtual terminal is active. Calls `libinput_suspend`.
  func suspend() {
    closeAll()
    retry.rest()
  }

  private func closeAll() {
    devices.beginAnew()
    libinput_suspend(context)
    read()
    releases.forget()
    translator.reset(bounds: surface.size, layout: layout, at: loop.now)
  }

  /// Opens the devices again. Calls `libinput_resume`, which queues device events without making its descriptor
  /// readable, so they are read at once.
  func resume() {
    devices.beginAnew()
    if libinput_resume(context) != 0 { devices.noteNoneOpened() }
    devices.noteLookedFor()
    read()
  }

  private func read() {
    libinput_dispatch(context)
    while let event = libinput_get_event(context) {
      handle(event)
      libinput_event_destroy(event)
    }
    let certain = SeatItem.withoutInvented(batch)
    translator.handle(releases.filter(certain, from: devices.doubtful, at: loop.now))
    batch.removeAll(keepingCapacity: true)
    retry.note(missing, at: loop.now)
  }

  private func handle(_ event: OpaquePointer) {
    let device = libinput_event_get_device(event)!
    let node = String(cString: libinput_device_get_sysname(device))
    if libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_ADDED {
      devices.noteTaken(node)
      setUp(device, node)
    }
    guard let (time, told) = unwrap(event) else { return }
    let what = devices.isInvented(told, of: node) ? .deviceRemoved : told
    if told == .deviceRemoved { devices.forget(node) }
    batch.append(SeatItem(event: what, device: node, role: devices.roles[node] ?? .pointer, time: time))
  }

  private func setUp(_ device: OpaquePointer, _ node: String) {
    let rule = devices.options.rule(for: String(cString: libinput_device_get_name(device)))
    translator.tune(node, rule?.knob ?? KnobTuning())
    guard let matrix = rule?.matrix, matrix.count == 6 else { return }
    libinput_device_config_calibration_set_matrix(device, matrix.map(Float.init))
  }

  /// The content of an event and its time; `nil` for events that the panel does not use.
  private func unwrap(_ event: OpaquePointer) -> (Duration, SeatEvent)? {
    switch libinput_event_get_type(event) {
    case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_CANCEL:
      return touch(
        libinput_event_get_touch_event(event), libinput_event_get_type(event), libinput_event_get_device(event))
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE, LIBINPUT_EVENT_POINTER_BUTTON,
      LIBINPUT_EVENT_POINTER_SCROLL_WHEEL:
      return pointer(libinput_event_get_pointer_event(event), libinput_event_get_type(event))
    case LIBINPUT_EVENT_KEYBOARD_KEY:
      let key = libinput_event_get_keyboard_event(event)
      let isDown = libinput_event_keyboard_get_key_state(key) == LIBINPUT_KEY_STATE_PRESSED
      let time = Duration.microseconds(libinput_event_keyboard_get_time_usec(key))
      return (time, .key(Int32(libinput_event_keyboard_get_key(key)), isDown: isDown))
    case LIBINPUT_EVENT_DEVICE_REMOVED: return (loop.now, .deviceRemoved)
    default: return nil
    }
  }

  private func touch(
    _ event: OpaquePointer?, _ type: libinput_event_type, _ device: OpaquePointer?
  ) -> (Duration, SeatEvent) {
    let time = Duration.microseconds(libinput_event_touch_get_time_usec(event))
    let slot = Int(libinput_event_touch_get_seat_slot(event))
    if let onTouch { onTouch(TouchReport(event, type, device)) }
    if type == LIBINPUT_EVENT_TOUCH_UP { return (time, .touchUp(slot: slot)) }
    if type == LIBINPUT_EVENT_TOUCH_CANCEL { return (time, .touchCancelled(slot: slot)) }
    let surface = self.surface(under: device)
    let (width, height) = surface.screen
    let place = surface.point(
      x: libinput_event_touch_get_x_transformed(event, width),
      y: libinput_event_touch_get_y_transformed(event, height))
    let isDown = type == LIBINPUT_EVENT_TOUCH_DOWN
    return (time, isDown ? .touchDown(slot: slot, place) : .touchMoved(slot: slot, place))
  }

  /// The touch mapping of the screen that a touch screen belongs to: by rule, by udev's `WL_OUTPUT`, else the main
  /// screen.
  private func surface(under device: OpaquePointer?) -> TouchSurface {
    guard outputs.count > 1, let device else { return surface }
    let rule = devices.options.rule(for: String(cString: libinput_device_get_name(device)))
    let name = rule?.output ?? libinput_device_get_output_name(device).map { String(cString: $0) }
    return name.flatMap { outputs[$0] } ?? surface
  }

  private func pointer(_ event: OpaquePointer?, _ type: libinput_event_type) -> (Duration, SeatEvent) {
    let time = Duration.microseconds(libinput_event_pointer_get_time_usec(event))
    switch type {
    case LIBINPUT_EVENT_POINTER_MOTION:
      let (dx, dy) = (libinput_event_pointer_get_dx(event), libinput_event_pointer_get_dy(event))
      return (time, .pointerMoved(dx: dx / surface.scale, dy: dy / surface.scale))
    case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
      let (width, height) = surface.screen
      let x = libinput_event_pointer_get_absolute_x_transformed(event, width)
      let y = libinput_event_pointer_get_absolute_y_transformed(event, height)
      return (time, .pointerAt(surface.point(x: x, y: y)))
    case LIBINPUT_EVENT_POINTER_BUTTON:
      let isDown = libinput_event_pointer_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED
      return (time, .button(Int32(libinput_event_pointer_get_button(event)), isDown: isDown))
    default:
      func amount(_ axis: libinput_pointer_axis) -> Double {
        libinput_event_pointer_has_axis(event, axis) != 0
          ? libinput_event_pointer_get_scroll_value_v120(event, axis) : 0
      }
      return (
        time,
        .wheel(
          vertical: amount(LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL),
          horizontal: amount(LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL))
      )
    }
  }
}
