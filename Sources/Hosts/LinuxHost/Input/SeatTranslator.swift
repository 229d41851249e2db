import CLinux
import Graphics
import Keyboards
import Runtime

/// Translates libinput events into the events of a stage: contacts, turns, presses and keys.
nonisolated struct SeatTranslator {
  /// The contact ID of the pointer; touch contacts are numbered by slot from 0.
  static let pointerContact = 1 << 16

  private struct Touch {
    var place: Point
    var device: String
  }

  private var queue = EventQueue()
  private var touches: [Int: Touch] = [:]
  private(set) var pointer: Point
  private(set) var cursor = CursorVisibility()
  private var pointerDevice: String?
  private var knobPresses: Set<String> = []
  private var keyboard: KeyboardState
  private var tunings: [String: KnobTuning] = [:]
  private var vertical: [String: DetentCounter] = [:]
  private var horizontal: [String: DetentCounter] = [:]
  private var bounds: Size

  /// Creates a translator for all devices of a seat.
  ///
  /// - Parameters:
  ///   - bounds: The size of the surface in points; the pointer starts in its centre.
  ///   - layout: The keyboard layout; `nil` for that of a US keyboard.
  init(bounds: Size, layout: KeyboardLayout? = nil) {
    self.bounds = bounds
    keyboard = KeyboardState(layout: layout)
    pointer = Point(x: bounds.width / 2, y: bounds.height / 2)
  }

  /// Takes the events of one wake.
  mutating func handle(_ items: [SeatItem]) {
    for item in SeatItem.withoutInvented(items) {
      handle(item.event, device: item.device, role: item.role, at: item.time)
    }
  }

  /// Takes an event of a device.
  mutating func handle(_ event: SeatEvent, device: String, role: DeviceRole, at time: Duration) {
    switch event {
    case .touchDown(let slot, let place): touch(slot, .down, Touch(place: place, device: device), time)
    case .touchMoved(let slot, let place):
      if touches[slot] != nil { touch(slot, .moved, Touch(place: place, device: device), time) }
    // A touch-up event has no position, so the last one is used.
    case .touchUp(let slot): if let last = touches[slot] { touch(slot, .up, last, time) }
    case .touchCancelled(let slot): if let last = touches[slot] { touch(slot, .cancelled, last, time) }
    case .pointerMoved(let dx, let dy) where role == .pointer:
      movePointer(to: pointer.offsetBy(dx: dx, dy: dy), time)
    case .pointerAt(let place) where role == .pointer: movePointer(to: place, time)
    case .pointerMoved, .pointerAt: break
    case .button(let code, let isDown): press(code, isDown, device: device, role: role, time)
    case .wheel(let down, let right): turn(down: down, right: right, device: device, time)
    case .key(let code, let isDown): key(code, isDown, device: device, role: role, time)
    case .deviceRemoved: remove(device, time)
    }
  }

  /// Returns the events since the last call.
  mutating func drain() -> [InputEvent] { queue.take() }

  /// Returns the virtual terminal asked for since the last call, if any.
  mutating func takeWantedConsole() -> Int? { keyboard.takeWantedConsole() }

  /// Hides the cursor if its time has passed.
  mutating func advance(to time: Duration) { cursor.advance(to: time) }

  /// Sets how the turns of a device are counted.
  mutating func tune(_ device: String, _ tuning: KnobTuning) {
    tunings[device] = tuning
    (vertical[device], horizontal[device]) = (nil, nil)
  }

  /// Cancels everything that is held, as when another virtual terminal becomes active or the surface changes its
  /// size.
  mutating func reset(bounds: Size, layout: KeyboardLayout?, at time: Duration) {
    let old = self
    self = SeatTranslator(bounds: bounds, layout: layout)
    (queue, tunings, cursor) = (old.queue, old.tunings, old.cursor)
    pointer = inside(old.pointer)
    if old.holdsAnything { queue.append(InputEvent(time: time, .cancelAll)) }
  }

  /// Whether a finger, a button or a key is down.
  var holdsAnything: Bool {
    !touches.isEmpty || pointerDevice != nil || !knobPresses.isEmpty || keyboard.holdsAnything
  }

  private mutating func touch(_ slot: Int, _ phase: ContactPhase, _ touch: Touch, _ time: Duration) {
    hidePointer(time)
    let isOver = phase == .up || phase == .cancelled
    touches[slot] = isOver ? nil : touch
    queue.append(InputEvent(time: time, .contact(id: slot, phase: phase, at: touch.place)))
  }

  private func inside(_ place: Point) -> Point {
    Point(x: max(0, min(bounds.width.nextDown, place.x)), y: max(0, min(bounds.height.nextDown, place.y)))
  }

  private mutating func movePointer(to place: Point, _ time: Duration) {
    let distance = max(abs(place.x - pointer.x), abs(place.y - pointer.y))
    pointer = inside(place)
    cursor.move(by: distance, at: time)
    if pointerDevice != nil {
      pointerEvent(.moved, time)
    } else if cursor.isVisible {
      queue.append(InputEvent(time: time, .hover(at: pointer)))
    }
  }

  /// Hides the pointer because another device is used, and ends its hover.
  private mutating func hidePointer(_ time: Duration) {
    if cursor.isVisible { queue.append(InputEvent(time: time, .hover(at: nil))) }
    cursor.hide()
  }

  private mutating func press(_ code: Int32, _ isDown: Bool, device: String, role: DeviceRole, _ time: Duration) {
    if role == .wheel {
      pressKnob(isDown, device: device, time)
    } else if code == BTN_LEFT, isDown != (pointerDevice != nil) {
      pointerDevice = isDown ? device : nil
      pointerEvent(isDown ? .down : .up, time)
    }
  }

  private mutating func pressKnob(_ isDown: Bool, device: String, _ time: Duration) {
    if isDown { knobPresses.insert(device) } else { knobPresses.remove(device) }
    queue.append(InputEvent(time: time, .knobPressed(isDown: isDown)))
  }

  private mutating func pointerEvent(_ phase: ContactPhase, _ time: Duration) {
    queue.append(InputEvent(time: time, .contact(id: Self.pointerContact, phase: phase, at: pointer)))
  }

  /// Turns a wheel. Rotating it away from the user is negative in libinput (scroll up) and clockwise as a knob.
  private mutating func turn(down: Double, right: Double, device: String, _ time: Duration) {
    let fresh = DetentCounter(tunings[device] ?? KnobTuning())
    let upwards = vertical[device, default: fresh].add(-down, at: time)
    let detents = upwards + horizontal[device, default: fresh].add(right, at: time)
    queue.append(InputEvent(time: time, .knobTurned(detents: detents)))
  }

  private mutating func key(_ code: Int32, _ isDown: Bool, device: String, role: DeviceRole, _ time: Duration) {
    guard let kind = keyboard.handle(code, isDown: isDown, isKnob: role == .wheel, device: device) else { return }
    hidePointer(time)
    if case .knobPressed = kind { return pressKnob(isDown, device: device, time) }
    queue.append(InputEvent(time: time, kind))
  }

  /// Handles the removal of a device. Whatever it held was not released by the user, so everything in progress is
  /// cancelled.
  private mutating func remove(_ device: String, _ time: Duration) {
    let isHeld =
      pointerDevice == device || knobPresses.contains(device) || keyboard.isHeld(by: device)
      || touches.values.contains { $0.device == device }
    (vertical[device], horizontal[device], tunings[device]) = (nil, nil, nil)
    knobPresses.remove(device)
    keyboard.forget(device)
    touches = touches.filter { $0.value.device != device }
    if pointerDevice == device { pointerDevice = nil }
    if isHeld { queue.append(InputEvent(time: time, .cancelAll)) }
  }
}
