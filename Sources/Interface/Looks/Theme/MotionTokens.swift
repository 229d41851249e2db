import Runtime

/// The animations of the parts of controls: one for each kind of change, which all controls share.
///
///     var tokens = MotionTokens.standard
///     tokens.page = nil
///     Panel().motionTokens(tokens)
///
/// Only the picture moves. Values, accessibility and touch areas change at once, and the next movement can interrupt
/// the present one at any time. While a finger holds a handle, the handle follows it without delay.
///
/// With ``EnvironmentValues/accessibilityReduceMotion`` nothing moves gradually, but views that appear or vanish still
/// fade.
public nonisolated struct MotionTokens: Hashable, Sendable {
  /// The pressed look of a control, which appears at once and fades after the control is released. 0.15 s.
  public var release: Animation?
  /// A value that changes, except under a finger: handles, bars, rings, dials, the thumb of a switch, the chosen
  /// segment, the drum of a wheel, the digits of a stepper. 0.2 s.
  public var value: Animation?
  /// The ring of the focus, which moves from view to view. 0.15 s.
  public var focus: Animation?
  /// A layer that appears: menus, dialogs, sheets, the keyboard. 0.25 s.
  public var appearance: Animation?
  /// A layer that vanishes. 0.15 s.
  public var disappearance: Animation?
  /// The page of a navigation stack or of a tab view that replaces another one. 0.3 s.
  public var page: Animation?
  /// Rows, sections and groups that appear, vanish or make room for others. 0.25 s.
  public var arrangement: Animation?
  /// A sheet that moves to one of its heights after a finger has released it: a spring of 0.3 s.
  public var sheet: Animation?

  /// Creates tokens; those that are left out are as in ``standard``.
  ///
  /// - Parameters:
  ///   - release: the fading of a control's pressed look. For this and all others `nil` means no animation.
  ///   - value: a value that changes.
  ///   - focus: the ring of the focus.
  ///   - appearance: a layer that appears.
  ///   - disappearance: a layer that vanishes.
  ///   - page: a page that replaces another one.
  ///   - arrangement: rows and groups that appear, vanish and move.
  ///   - sheet: a sheet that moves to one of its heights.
  public init(
    release: Animation? = .easeOut(duration: 0.15), value: Animation? = .easeOut(duration: 0.2),
    focus: Animation? = .easeOut(duration: 0.15), appearance: Animation? = .easeOut(duration: 0.25),
    disappearance: Animation? = .easeOut(duration: 0.15), page: Animation? = .easeOut(duration: 0.3),
    arrangement: Animation? = .easeInOut(duration: 0.25), sheet: Animation? = .snappy(duration: 0.3)
  ) {
    (self.release, self.value, self.focus) = (release, value, focus)
    (self.appearance, self.disappearance, self.page) = (appearance, disappearance, page)
    (self.arrangement, self.sheet) = (arrangement, sheet)
  }

  /// The standard movements. They slow down towards their end, small elements are faster than large ones, and
  /// disappearance is faster than appearance, as the guidelines of Material 3 recommend.
  public static let standard = MotionTokens()

  /// Everything changes at once.
  public static let none = MotionTokens(
    release: nil, value: nil, focus: nil, appearance: nil, disappearance: nil, page: nil, arrangement: nil, sheet: nil)
}

private enum MotionTokensKey: EnvironmentKey { static var defaultValue: MotionTokens { .standard } }

extension EnvironmentValues {
  /// The animations of the parts of controls: ``MotionTokens/standard`` on a screen, ``MotionTokens/none`` in a
  /// headless host.
  public var motionTokens: MotionTokens {
    get { self[MotionTokensKey.self] }
    set { self[MotionTokensKey.self] = newValue }
  }

  /// The animation of a value to its new place; `nil` where motion is reduced.
  package var valueMovement: Animation? { accessibilityReduceMotion ? nil : motionTokens.value }
}

extension View {
  /// Sets how the parts of controls in this view move.
  public func motionTokens(_ tokens: MotionTokens) -> some View { environment(tokens) { $0.motionTokens = $1 } }
}
