/// Releases of devices that nobody bears witness for, held back until it is certain that somebody has let go.
///
/// The kernel lifts all that is held on a device just before it takes the device down. Whatever else comes from a device
/// proves that it is still there.
nonisolated struct HeldReleases {
  /// Until then the kernel has begun to take a device down that is being pulled.
  static let grace = Duration.milliseconds(10)

  private var held: [(item: SeatItem, due: Duration)] = []

  /// When the earliest is to be decided on; `nil` while none is held.
  var deadline: Duration? { held.first?.due }

  /// Takes in the events of one wake, those of `doubtful` devices among them; what may be acted on now.
  mutating func take(_ items: [SeatItem], from doubtful: Set<String>, at now: Duration) -> [SeatItem] {
    var certain: [SeatItem] = []
    for item in items {
      if item.event == .deviceRemoved {
        held.removeAll { $0.item.device == item.device }
      } else if item.event.isRelease, doubtful.contains(item.device) {
        held.append((item, now + Self.grace))
        continue
      } else {
        certain += release { $0.item.device == item.device }
      }
      certain.append(item)
    }
    return certain
  }

  /// What has been held back for long enough. A device that is gone by now has let nothing go.
  mutating func settle(at now: Duration, isGone: (String) -> Bool) -> [SeatItem] {
    guard let deadline, now >= deadline else { return [] }
    return release { $0.due <= now }.map { item in
      guard isGone(item.device) else { return item }
      var item = item
      item.event = .deviceRemoved
      return item
    }
  }

  /// Forgets all: whatever was held is cancelled.
  mutating func forget() { held = [] }

  private mutating func release(_ isMeant: ((item: SeatItem, due: Duration)) -> Bool) -> [SeatItem] {
    if held.isEmpty { return [] }
    defer { held.removeAll(where: isMeant) }
    return held.filter(isMeant).map(\.item)
  }
}
