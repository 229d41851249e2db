import Runtime

/// How the parts of controls move: one animation for each kind of change, which all controls share.
///
///     Panel().motionTokens(.none)
///
/// Only pictures move. A value, its accessibility and the areas of touch change at once, and a movement can be
/// interrupted at any time by the next one. While a finger holds a handle, the handle follows it without delay.
///
/// With ``EnvironmentValues/accessibilityReduceMotion`` nothing changes its place gradually; what appears still fades.
public nonisolated struct MotionTokens: Hashable, Sendable {
  /// A value that changes other than under a finger: handles, bars, rings, dials, the thumb of a switch, the chosen
  /// segment, the digits of a stepper. 0.2 s.
  public var value: Animation?
  /// A layer that appears: menus, dialogs, sheets, the keyboard. 0.25 s.
  public var appearance: Animation?
  /// A page that appears in a navigation stack. 0.25 s.
  public var page: Animation?

  /// Creates tokens.
  ///
  /// - Parameters:
  ///   - value: a value that changes; `nil` to change it at once, as for the others.
  ///   - appearance: a layer that appears.
  ///   - page: a page that appears.
  public init(value: Animation?, appearance: Animation?, page: Animation?) {
    (self.value, self.appearance, self.page) = (value, appearance, page)
  }

  /// The standard movements, with the durations and the decelerating curve that the guidelines of Material 3 give for
  /// small and for large elements.
  public static let standard = MotionTokens(
    value: .easeOut(duration: 0.2), appearance: .easeOut(duration: 0.25), page: .easeOut(duration: 0.25))

  /// Everything changes at once.
  public static let none = MotionTokens(value: nil, appearance: nil, page: nil)
}

private enum MotionTokensKey: EnvironmentKey { static var defaultValue: MotionTokens { .standard } }

extension EnvironmentValues {
  /// How the parts of controls move: ``MotionTokens/standard`` on a screen, ``MotionTokens/none`` in a headless host.
  public var motionTokens: MotionTokens {
    get { self[MotionTokensKey.self] }
    set { self[MotionTokensKey.self] = newValue }
  }

  /// How a value moves to its new place; `nil` where motion is reduced.
  var valueMovement: Animation? { accessibilityReduceMotion ? nil : motionTokens.value }
}

extension View {
  /// Sets how the parts of controls in this view move.
  public func motionTokens(_ tokens: MotionTokens) -> some View { environment(\.motionTokens, tokens) }
}
