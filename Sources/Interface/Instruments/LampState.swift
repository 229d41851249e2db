import Looks
import Graphics
import Runtime
import Values

/// The meaning of a ``StateLamp``, with the colours of IEC 60073.
public nonisolated enum LampState: Hashable, Sendable, CaseIterable {
  /// Danger: act at once. Red, an octagon.
  case emergency
  /// Something is not as it should be: watch or step in. Yellow, a triangle.
  case abnormal
  /// All is well: running, safe, ready. Green, a disc.
  case normal
  /// An action is required of the person, such as a reset. Blue, a square.
  case mandatory
  /// A piece of information without a meaning for safety. White, a disc.
  case neutral
  /// The lamp is off: a ring.
  case off

  /// The colour of the lamp; `nil` if it is off.
  @MainActor func color(in environment: EnvironmentValues) -> RGBA? {
    switch self {
    case .emergency: environment.palette.danger
    case .abnormal: Color(light: 0xD99A06, dark: 0xF5C542).resolve(in: environment)
    case .normal: Color(light: 0x178A3E, dark: 0x3CCB6C).resolve(in: environment)
    case .mandatory: Color(light: 0x0B5FDB, dark: 0x5A9BFF).resolve(in: environment)
    case .neutral: Color(light: 0xFFFFFF, dark: 0xFFFFFF).resolve(in: environment)
    case .off: nil
    }
  }

  /// The outline in a square: each kind of state has its own shape, so that colour is never the only sign.
  func outline(in rect: Rect) -> Path {
    let inset = rect.width * 0.04
    switch self {
    case .normal, .neutral, .off: return Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
    case .mandatory:
      return Path(roundedRect: rect.insetBy(dx: rect.width * 0.08, dy: rect.width * 0.08), cornerRadius: 2)
    case .abnormal:
      return Path {
        $0.addLines([
          Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY - inset),
          Point(x: rect.minX, y: rect.maxY - inset),
        ])
        $0.closeSubpath()
      }
    case .emergency:
      let cut = rect.width * 0.293
      return Path {
        $0.addLines([
          Point(x: rect.minX + cut, y: rect.minY), Point(x: rect.maxX - cut, y: rect.minY),
          Point(x: rect.maxX, y: rect.minY + cut), Point(x: rect.maxX, y: rect.maxY - cut),
          Point(x: rect.maxX - cut, y: rect.maxY), Point(x: rect.minX + cut, y: rect.maxY),
          Point(x: rect.minX, y: rect.maxY - cut), Point(x: rect.minX, y: rect.minY + cut),
        ])
        $0.closeSubpath()
      }
    }
  }
}

/// The blinking of a ``StateLamp``. Only the lamp blinks, never its text (NUREG-0700), and at most twice a second, so
/// that no light flashes more than three times (WCAG 2.2, 2.3.1).
public nonisolated enum LampBlinking: Hashable, Sendable {
  /// The light is steady.
  case none
  /// A light that asks for attention: once in two seconds.
  case slow
  /// A light that asks for an action: twice a second.
  case quick

  /// The duration of the light and of the pause; `nil` if it is steady.
  var half: Duration? {
    switch self {
    case .none: nil
    case .slow: .seconds(1)
    case .quick: .milliseconds(250)
    }
  }
}
