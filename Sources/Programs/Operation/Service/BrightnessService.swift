#if Links
import Links
import LinuxHost
import Machine

/// logind's service for the backlight, for a user who is in no group that may write to it.
package nonisolated struct BrightnessService: Sendable {
  /// The brightness that a light is to have, in the light's own steps.
  private struct Order: Sendable {
    var name: String
    var value: UInt32
  }

  private static let session = DBusConnection.Object(
    service: "org.freedesktop.login1", path: "/org/freedesktop/login1/session/auto",
    interface: "org.freedesktop.login1.Session")

  private let orders: NewestOrder<Order>

  /// Creates a service. Nothing is loaded and no thread runs before its first call.
  ///
  /// - Parameter log: receives why the backlight does not follow.
  package init(log: @escaping @MainActor @Sendable (String) -> Void) {
    orders = NewestOrder { order in
      do throws(DBusFault) {
        try DBusConnection.open { bus throws(DBusFault) in
          _ = try bus.call(
            "SetBrightness", of: Self.session,
            [.string("backlight"), .string(order.name), .unsigned(order.value)])
        }
      } catch {
        let text =
          "The backlight cannot be set. \(error)\n  fix: put the panel's user in the group video, and add the udev rule from the guide"
        Task { @MainActor in log(text) }
      }
    }
  }

  /// Sets the brightness of a light, without waiting for it.
  package func set(_ name: String, _ value: UInt32) { orders.send(Order(name: name, value: value)) }
}
#endif
