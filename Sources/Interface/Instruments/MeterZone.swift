import Looks
import Graphics
import Localization
import Runtime
import Values

/// A part of the range of a ``Meter`` with a meaning.
///
///     Meter("Pressure", value: pressure, in: 0...10, zones: [.normal(4...7), .warning(7...8.5), .alarm(8.5...10)])
public nonisolated struct MeterZone: Hashable, Sendable {
  /// The meaning of a zone.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The value is where it is meant to be.
    case normal
    /// The value is unusual: somebody should look at it.
    case warning
    /// The value is dangerous: somebody has to act.
    case alarm
  }

  /// The meaning of the zone.
  public let kind: Kind
  /// The values of the zone.
  public let range: ClosedRange<Double>

  /// Creates a zone; ``normal(_:)``, ``warning(_:)`` and ``alarm(_:)`` are shorter.
  public init(_ kind: Kind, _ range: ClosedRange<Double>) { (self.kind, self.range) = (kind, range) }

  /// Returns the values among which the value is meant to be.
  public static func normal(_ range: ClosedRange<Double>) -> MeterZone { MeterZone(.normal, range) }
  /// Returns unusual values.
  public static func warning(_ range: ClosedRange<Double>) -> MeterZone { MeterZone(.warning, range) }
  /// Returns dangerous values.
  public static func alarm(_ range: ClosedRange<Double>) -> MeterZone { MeterZone(.alarm, range) }
}

extension MeterZone.Kind {
  /// The colour of the zone in its scheme. A quiet screen has saturated colours for what is not normal alone.
  func color(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .normal: environment.palette.outline.multiplyingOpacity(by: 0.75)
    case .warning: Color(light: 0xC27803, dark: 0xF5A524).resolve(in: environment)
    case .alarm: environment.palette.danger
    }
  }

  /// The symbol that says the same as the colour; `nil` for the normal zone.
  var symbol: String? {
    switch self {
    case .normal: nil
    case .warning: "exclamationmark.triangle.fill"
    case .alarm: "exclamationmark.octagon.fill"
    }
  }

  /// The word that says the same as the colour.
  func word(_ words: Localizer) -> String {
    switch self {
    case .normal: words("normal")
    case .warning: words("warning")
    case .alarm: words("alarm")
    }
  }
}
