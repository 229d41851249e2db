import Graphics

/// An event of libinput, reduced to what the panel uses. Positions are in points.
nonisolated enum SeatEvent: Hashable {
  case touchDown(slot: Int, Point)
  case touchMoved(slot: Int, Point)
  case touchUp(slot: Int)
  case touchCancelled(slot: Int)
  case pointerMoved(dx: Double, dy: Double)
  case pointerAt(Point)
  case button(Int32, isDown: Bool)
  /// A turn of a wheel in units of 1/120 detent, positive downwards or to the right.
  case wheel(vertical: Double, horizontal: Double)
  case key(Int32, isDown: Bool)
  case deviceRemoved

  /// Whether the event releases a contact, button or key.
  var isRelease: Bool {
    switch self {
    case .touchUp, .touchCancelled, .button(_, isDown: false), .key(_, isDown: false): true
    default: false
    }
  }
}

/// An event with its device, role and time.
nonisolated struct SeatItem: Hashable {
  var event: SeatEvent
  var device: String
  var role: DeviceRole
  var time: Duration

  /// Drops the releases that libinput generates before it reports that a device was removed: the user has not let go.
  static func withoutInvented(_ items: [SeatItem]) -> [SeatItem] {
    guard items.contains(where: { $0.event == .deviceRemoved }) else { return items }
    var gone: Set<String> = []
    var kept: [SeatItem] = []
    for item in items.reversed() {
      if item.event == .deviceRemoved { gone.insert(item.device) }
      if !(item.event.isRelease && gone.contains(item.device)) { kept.append(item) }
    }
    return kept.reversed()
  }
}
