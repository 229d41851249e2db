#if Appliance
import Appliance
import Links

/// systemd's service for the clock, `org.freedesktop.timedate1`.
nonisolated enum TimeService {
  private static let timedate = DBusConnection.Object(
    service: "org.freedesktop.timedate1", path: "/org/freedesktop/timedate1", interface: "org.freedesktop.timedate1")

  /// Reads how the clock is kept right.
  static func state(_ bus: DBusConnection) throws(DBusFault) -> ClockState {
    ClockState(
      zone: try bus.get("Timezone", of: timedate).string ?? "",
      usesServer: try bus.get("NTP", of: timedate).flag ?? false,
      isSynchronized: try bus.get("NTPSynchronized", of: timedate).flag ?? false,
      canUseServer: try bus.get("CanNTP", of: timedate).flag ?? false)
  }

  /// The names of all time zones. Calls `ListTimezones`.
  static func zones(_ bus: DBusConnection) throws(DBusFault) -> [String] {
    try bus.call("ListTimezones", of: timedate).first?.items.compactMap(\.string).sorted() ?? []
  }

  /// Sets the clock to a number of microseconds since 1970. Calls `SetTime`.
  static func setTime(_ microseconds: Int64, _ bus: DBusConnection) throws(DBusFault) {
    try bus.call("SetTime", of: timedate, [.integer(microseconds), .flag(false), .flag(false)])
  }

  /// Sets the time zone. Calls `SetTimezone`.
  static func setZone(_ zone: String, _ bus: DBusConnection) throws(DBusFault) {
    try bus.call("SetTimezone", of: timedate, [.string(zone), .flag(false)])
  }

  /// Turns the synchronization with a time server on or off. Calls `SetNTP`.
  static func setServer(_ isOn: Bool, _ bus: DBusConnection) throws(DBusFault) {
    try bus.call("SetNTP", of: timedate, [.flag(isOn), .flag(false)])
  }
}
#endif
