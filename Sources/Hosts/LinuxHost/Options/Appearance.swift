import Controls
import Runtime
import Values

/// When a panel is light and when dark.
public enum Appearance: Hashable, Sendable {
  /// Always light or always dark.
  case light, dark
  /// Light between two times of day in the machine's time zone, dark otherwise. The range may include midnight.
  case hours(from: TimeOfDay, until: TimeOfDay)
  /// Dark while the light sensor of the machine measures less than a number of lux, light otherwise.
  case sensor(lux: Double)

  /// The permitted thresholds at which a panel becomes dark, in lux.
  static let illuminances = 0.1...100_000.0

  /// Creates an appearance from `light`, `dark`, two times such as `07:00..19:30`, or `sensor 10 lx`; `nil` for
  /// anything else.
  public init?(_ text: String) {
    if let scheme = ["light": Appearance.light, "dark": .dark][text] {
      self = scheme
    } else if let dots = text.firstPlace(of: "..") {
      guard let from = Self.time(text[..<dots.lowerBound]), let until = Self.time(text[dots.upperBound...]),
        from != until
      else { return nil }
      self = .hours(from: from, until: until)
    } else {
      let words = text.split(separator: " ")
      guard words.count == 3, words[0] == "sensor", words[2] == "lx", let lux = Double(words[1]),
        Self.illuminances.contains(lux)
      else { return nil }
      self = .sensor(lux: lux)
    }
  }

  /// A time from `HH:MM`.
  private static func time(_ text: Substring) -> TimeOfDay? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute)
  }

  /// The colour scheme of an appearance that does not change by itself; otherwise `nil`.
  package var fixed: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .hours, .sensor: nil
    }
  }
}
