import Values

/// A rotation of the knob.
public nonisolated struct DigitalCrownEvent: Hashable, Sendable {
  /// The value after the rotation.
  public var offset: Double
  /// The distance of the turn, in detents; clockwise is positive. A fast turn reports several detents.
  public var velocity: Double
}

/// The number of detents that change the value by one step.
public nonisolated enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Four detents, two, or one for each step.
  case low, medium, high

  /// The number of detents for one step.
  package var detentsPerStep: Int {
    switch self {
    case .low: 4
    case .medium: 2
    case .high: 1
    }
  }
}

extension View {
  /// Binds the knob to a value without bounds while the view has the focus; a detent changes it by 1.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
  where V.Stride: BinaryFloatingPoint {
    digitalCrownRotation(binding, onChange: { _ in }, onIdle: {})
  }

  /// Binds the knob to a value without bounds while the view has the focus; a detent changes it by 1.
  ///
  /// - Parameters:
  ///   - onChange: called after each rotation.
  ///   - onIdle: called once the knob has been at rest for a quarter of a second.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      RotaryModifier(
        value: binding, stops: Stops(unboundedFrom: 0, step: 1), sensitivity: .high, wraps: false, hasClicks: false,
        onChange: onChange, onIdle: onIdle))
  }

  /// Binds the knob to a value while the view has the focus.
  ///
  /// - Parameters:
  ///   - binding: the value.
  ///   - minValue: the lower bound.
  ///   - maxValue: the upper bound.
  ///   - stride: the distance between values; `nil` for a hundredth of the range.
  ///   - sensitivity: the turn of the knob for a step.
  ///   - isContinuous: whether values continue at the other bound when the knob is turned past a bound.
  ///   - isHapticFeedbackEnabled: whether each step plays a feedback.
  ///   - onChange: called after each rotation.
  ///   - onIdle: called once the knob has been at rest for a quarter of a second.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      RotaryModifier(
        value: binding, stops: Stops(from: minValue, through: maxValue, step: stride), sensitivity: sensitivity,
        wraps: isContinuous, hasClicks: isHapticFeedbackEnabled, onChange: onChange, onIdle: onIdle))
  }

  /// Binds the knob to an integer while the view has the focus; each detent is a step of `stride`.
  ///
  /// The other parameters are as in `digitalCrownRotation(_:from:through:by:…)`.
  public func digitalCrownRotation<V: BinaryInteger & Strideable>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride = 1,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      RotaryModifier(
        value: detent, stops: Stops(from: minValue, through: maxValue, step: stride), sensitivity: sensitivity,
        wraps: isContinuous, hasClicks: isHapticFeedbackEnabled, onChange: onChange, onIdle: onIdle))
  }

  /// Binds the knob to a value while the view has the focus; each detent is a step of `stride`.
  ///
  /// The other parameters are as in `digitalCrownRotation(_:from:through:by:…)`.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      RotaryModifier(
        value: detent, stops: Stops(from: minValue, through: maxValue, step: stride), sensitivity: sensitivity,
        wraps: isContinuous, hasClicks: isHapticFeedbackEnabled, onChange: onChange, onIdle: onIdle))
  }
}
