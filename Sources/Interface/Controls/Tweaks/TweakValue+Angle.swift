import Graphics
import Runtime
import Values

extension Angle: TweakValue {
  /// Completes the message "must be …": an angle in degrees or radians.
  public static var tweakDescription: String { "an angle such as 45° or 0.5 rad" }

  /// The largest angle that a text can give, in degrees: up to it whole degrees are exact.
  private static var mostDegrees: Double { 1e15 }

  /// Creates an angle from a number with the unit °, deg, rad or turn; a number without a unit is in degrees.
  ///
  /// `nil` for other text, and beyond 10¹⁵ degrees.
  public init?(tweakText: String) {
    let text = tweakText.trimmed
    for (unit, degrees) in [("°", 1.0), ("deg", 1), ("turn", 360)] where text.hasSuffix(unit) {
      guard let number = Double(decimalText: String(text.dropLast(unit.count)).trimmed) else { return nil }
      self.init(degrees: number * degrees)
      if abs(self.degrees) > Self.mostDegrees { return nil }
      return
    }
    if text.hasSuffix("rad") {
      guard let number = Double(decimalText: String(text.dropLast(3)).trimmed) else { return nil }
      self.init(radians: number)
    } else {
      guard let number = Double(decimalText: text) else { return nil }
      self.init(degrees: number)
    }
    if abs(degrees) > Self.mostDegrees { return nil }
  }

  /// The degrees with at most six decimal places or, where that is not exact, the radians.
  public var tweakText: String {
    let rounded = (degrees * 1e6).rounded() / 1e6
    return Angle(degrees: rounded) == self ? rounded.decimalText + "°" : radians.decimalText + " rad"
  }
}

/// The editor of an angle: a slider in whole degrees.
struct TweakAngleEditor: View {
  let tweak: TweakEditing<Angle>

  var body: some View {
    let degrees = tweak.value.wrappedValue.degrees
    let turns = degrees / 360
    Slider(
      tweak.title,
      value: Binding(
        get: { tweak.value.wrappedValue.degrees }, set: { tweak.value.wrappedValue = Angle(degrees: $0.rounded()) }),
      in: min(0, turns.rounded(.down) * 360)...max(360, turns.rounded(.up) * 360), format: .number.unit("°"))
  }
}
