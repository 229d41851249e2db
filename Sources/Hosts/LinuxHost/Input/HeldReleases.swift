/// Holds back releases from devices without a ``ReleaseWitness`` until it is certain that the user has let go.
///
/// The kernel releases everything that is held just before it removes a device. Any other event of the device proves
/// that it is still there.
nonisolated struct HeldReleases {
  /// The time that a release is held back. Within it the kernel begins to remove a device that is being unplugged.
  static let grace = Duration.milliseconds(10)

  private var held: [(item: SeatItem, due: Duration)] = []

  /// When the earliest release is decided; `nil` while none is held back.
  var deadline: Duration? { held.first?.due }

  /// Takes the events of one wake and returns those that can be acted on now.
  ///
  /// - Parameter doubtful: The devices whose releases are held back.
  mutating func filter(_ items: [SeatItem], from doubtful: Set<String>, at now: Duration) -> [SeatItem] {
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

  /// Returns the releases that have been held back long enough. For a device that is gone by now, they become
  /// removals.
  mutating func settle(at now: Duration, isGone: (String) -> Bool) -> [SeatItem] {
    guard let deadline, now >= deadline else { return [] }
    return release { $0.due <= now }.map { item in
      guard isGone(item.device) else { return item }
      var item = item
      item.event = .deviceRemoved
      return item
    }
  }

  /// Drops all held releases, as when everything held is cancelled.
  mutating func forget() { held = [] }

  private mutating func release(_ isMeant: ((item: SeatItem, due: Duration)) -> Bool) -> [SeatItem] {
    if held.isEmpty { return [] }
    defer { held.removeAll(where: isMeant) }
    return held.filter(isMeant).map(\.item)
  }
}
