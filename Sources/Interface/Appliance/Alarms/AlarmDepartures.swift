import Runtime

/// The alarms that have ended by themselves and whose end has not been announced yet.
///
/// The names are added in place, as all alarms of a plant may end in one wake.
final class AlarmDepartures {
  /// The number of times that an alarm has ended by itself.
  let count = StoredLocation(0)
  private var names: [String] = []

  /// Notes that an alarm has ended.
  func add(_ id: String) {
    names.append(id)
    count.write(count.value &+ 1)
  }

  /// Returns the names since the last call, in order.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
