import Machine

/// The light sensor of a machine, read through the files of the kernel's industrial I/O subsystem.
///
/// Source of the names and of the formula: the kernel's `Documentation/ABI/testing/sysfs-bus-iio`.
package nonisolated struct LightSensor: Equatable, Sendable {
  /// The folder in which the kernel lists the devices.
  package let directory: String

  /// Creates the sensor of a machine.
  package init(in directory: String = "/sys/bus/iio/devices") { self.directory = directory }

  /// The illuminance in lux; `nil` if there is no sensor that answers. Waits for the sensor, which takes up to a second.
  package func illuminance() -> Double? {
    for device in (FolderContents.names(in: directory) ?? []).sorted() {
      for channel in ["in_illuminance", "in_illuminance0"] {
        let prefix = "\(directory)/\(device)/\(channel)"
        if let value = Self.number(prefix + "_input") { return value }
        guard let raw = Self.number(prefix + "_raw") else { continue }
        let value = (raw + (Self.number(prefix + "_offset") ?? 0)) * (Self.number(prefix + "_scale") ?? 1)
        if value.isFinite { return value }
      }
    }
    return nil
  }

  private static func number(_ path: String) -> Double? {
    guard let text = smallFile(path), let value = Double(text.prefix { !$0.isNewline && $0 != " " }) else { return nil }
    return value.isFinite ? value : nil
  }
}
