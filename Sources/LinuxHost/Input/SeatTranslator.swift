import CLinux
import Graphics
import Interface

/// One event of libinput, without its wrapping.
nonisolated enum SeatEvent: Hashable {
  case touchDown(slot: Int, Point)
  case touchMoved(slot: Int, Point)
  case touchUp(slot: Int)
  case touchCancelled(slot: Int)
  case pointerMoved(dx: Double, dy: Double)
  case pointerAt(Point)
  case button(Int32, isDown: Bool)
  /// In 1/120 of a detent, positive downwards or to the right.
  case wheel(vertical: Double, horizontal: Double)
  case key(Int32, isDown: Bool)
  case deviceRemoved
}

/// What libinput tells to what a stage understands: contacts, turns, presses and keys.
nonisolated struct SeatTranslator {
  /// The pointer's contact; touch contacts are numbered by slot from 0.
  static let pointerContact = 1 << 16

  private var queue = EventQueue()
  private var touches: [Int: Point] = [:]
  private var pointer: Point
  private var isPointerDown = false
  private var pointerDevice = ""
  private var keyboard = KeyboardState()
  private var vertical: [String: DetentCounter] = [:]
  private var horizontal: [String: DetentCounter] = [:]
  private var bounds: Size

  /// For a surface of a size in points; the pointer starts in its middle.
  init(bounds: Size) {
    self.bounds = bounds
    pointer = Point(x: bounds.width / 2, y: bounds.height / 2)
  }

  /// Takes in an event of a device.
  mutating func take(_ event: SeatEvent, device: String, role: DeviceRole, at time: Duration) {
    switch event {
    case .touchDown(let slot, let place): contact(slot, .down, place, time)
    case .touchMoved(let slot, let place): contact(slot, .moved, place, time)
    // The kernel lifts a finger without saying where: it is where it was.
    case .touchUp(let slot): if let last = touches[slot] { contact(slot, .up, last, time) }
    case .touchCancelled(let slot): if let last = touches[slot] { contact(slot, .cancelled, last, time) }
    case .pointerMoved(let dx, let dy): movePointer(to: pointer.offsetBy(dx: dx, dy: dy), time)
    case .pointerAt(let place): movePointer(to: place, time)
    case .button(let code, let isDown): press(code, isDown, device: device, role: role, time)
    case .wheel(let down, let right): turn(down: down, right: right, device: device, time)
    case .key(let code, let isDown): key(code, isDown, role: role, time)
    case .deviceRemoved: remove(device, time)
    }
  }

  /// The events since the last call.
  mutating func drain() -> [InputEvent] { queue.take() }

  /// Forgets every contact and key: the console is away.
  mutating func reset() {
    let place = pointer
    self = SeatTranslator(bounds: bounds)
    pointer = place
  }

  private mutating func contact(_ slot: Int, _ phase: ContactPhase, _ place: Point, _ time: Duration) {
    let isOver = phase == .up || phase == .cancelled
    touches[slot] = isOver ? nil : place
    queue.append(InputEvent(time: time, .contact(id: slot, phase: phase, at: place)))
  }

  private mutating func movePointer(to place: Point, _ time: Duration) {
    pointer = Point(
      x: max(0, min(bounds.width.nextDown, place.x)), y: max(0, min(bounds.height.nextDown, place.y)))
    if isPointerDown { pointerEvent(.moved, time) }
  }

  private mutating func press(_ code: Int32, _ isDown: Bool, device: String, role: DeviceRole, _ time: Duration) {
    if role == .wheel {
      queue.append(InputEvent(time: time, .knobPressed(isDown: isDown)))
    } else if code == BTN_LEFT, isDown != isPointerDown {
      (isPointerDown, pointerDevice) = (isDown, device)
      pointerEvent(isDown ? .down : .up, time)
    }
  }

  private mutating func pointerEvent(_ phase: ContactPhase, _ time: Duration) {
    queue.append(InputEvent(time: time, .contact(id: Self.pointerContact, phase: phase, at: pointer)))
  }

  /// A wheel away from the person scrolls up, which libinput counts as negative; as a knob it is clockwise.
  private mutating func turn(down: Double, right: Double, device: String, _ time: Duration) {
    let upwards = vertical[device, default: DetentCounter()].add(-down)
    let detents = upwards + horizontal[device, default: DetentCounter()].add(right)
    queue.append(InputEvent(time: time, .knobTurned(detents: detents)))
  }

  private mutating func key(_ code: Int32, _ isDown: Bool, role: DeviceRole, _ time: Duration) {
    if let kind = keyboard.note(code, isDown: isDown, isKnob: role == .wheel) {
      queue.append(InputEvent(time: time, kind))
    }
  }

  private mutating func remove(_ device: String, _ time: Duration) {
    (vertical[device], horizontal[device]) = (nil, nil)
    if isPointerDown, pointerDevice == device {
      isPointerDown = false
      pointerEvent(.cancelled, time)
    }
  }
}
