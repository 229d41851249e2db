import Runtime
import Values

private enum WrapsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LargeStepKey: EnvironmentKey { static var defaultValue: Int { 10 } }
private enum ReadOnlyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a stepper at an end of its range goes on from the other one.
  public var stepperWraps: Bool {
    get { self[WrapsKey.self] }
    set { self[WrapsKey.self] = newValue }
  }

  /// How many steps a large one is.
  public var stepperLargeStep: Int {
    get { self[LargeStepKey.self] }
    set { self[LargeStepKey.self] = newValue }
  }

  /// Whether controls only show their values, without looking disabled.
  public var isReadOnly: Bool {
    get { self[ReadOnlyKey.self] }
    set { self[ReadOnlyKey.self] = newValue }
  }
}

extension View {
  /// Decides whether steppers at an end of their range go on from the other one.
  public func stepperWraps(_ wraps: Bool = true) -> some View { environment(\.stepperWraps, wraps) }

  /// Sets how many steps a large one is: of Page Up and Page Down, and of the outer buttons of ``StepperStyle/coarseFine``.
  public func stepperLargeStep(_ steps: Int) -> some View { environment(\.stepperLargeStep, max(1, steps)) }

  /// Lets steppers and sliders only show their values, without looking disabled.
  public func readOnly(_ isReadOnly: Bool = true) -> some View { environment(\.isReadOnly, isReadOnly) }
}
