import Looks
import Graphics
import Runtime
import Values

private enum WrapsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LargeStepKey: EnvironmentKey { static var defaultValue: Int { 10 } }
private enum ActualValueKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private enum ReadOnlyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a step beyond an end of the range continues at the other end.
  public var stepperWraps: Bool {
    get { self[WrapsKey.self] }
    set { self[WrapsKey.self] = newValue }
  }

  /// The number of steps that a large step makes; 10 by default.
  public var stepperLargeStep: Int {
    get { self[LargeStepKey.self] }
    set { self[LargeStepKey.self] = newValue }
  }

  /// The measured value that dials mark beside the one that is set; `nil` for none.
  var stepperActualValue: Double? {
    get { self[ActualValueKey.self] }
    set { self[ActualValueKey.self] = newValue }
  }

  /// Whether steppers, sliders, toggles, pickers and text fields show their values without allowing changes. They do
  /// not look disabled.
  public var isReadOnly: Bool {
    get { self[ReadOnlyKey.self] }
    set { self[ReadOnlyKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The colour in which controls show a value: the accent, a neutral colour for a read-only value, or the colour of
  /// disabled controls.
  func valueColor(as role: TintRole = .fill) -> RGBA {
    if !isEnabled { return palette.disabled }
    return isReadOnly ? palette.secondaryText : Color.tint(role).resolve(in: self)
  }
}

extension View {
  /// Decides whether a step beyond an end of the range continues at the other end, for steppers in this view.
  public func stepperWraps(_ wraps: Bool = true) -> some View { environment(wraps) { $0.stepperWraps = $1 } }

  /// Sets the number of steps that Page Up, Page Down and the outer buttons of ``StepperStyle/coarseFine``
  /// make; at least 1.
  public func stepperLargeStep(_ steps: Int) -> some View { environment(max(1, steps)) { $0.stepperLargeStep = $1 } }

  /// Marks the measured value on dials in this view, beside the value that is set: the temperature of a room, for
  /// example. A value outside the range is marked at its nearest end.
  public func stepperActualValue<V: BinaryFloatingPoint>(_ value: V?) -> some View {
    environment(\.stepperActualValue, value.map { Double($0) })
  }

  /// Makes steppers, sliders, toggles, pickers and text fields in this view read-only. They do not look disabled: the
  /// value has a neutral colour in place of the accent, and stays easy to read. Step buttons, handles and the frames of
  /// fields are not drawn.
  public func readOnly(_ isReadOnly: Bool = true) -> some View { environment(isReadOnly) { $0.isReadOnly = $1 } }
}
