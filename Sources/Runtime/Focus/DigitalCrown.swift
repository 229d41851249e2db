import Values

/// A turn of a knob.
public nonisolated struct DigitalCrownEvent: Hashable, Sendable {
  /// The value after the turn.
  public var offset: Double
  /// How far the knob was turned, in detents, clockwise positive; more when it is spun.
  public var velocity: Double
}

/// How far a knob is turned for a step of its value.
public nonisolated enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Four detents, two, or one.
  case low, medium, high

  package var detentsPerStep: Int {
    switch self {
    case .low: 4
    case .medium: 2
    case .high: 1
    }
  }
}

extension View {
  /// Lets a knob change a value without bounds while the view has the focus: by 1 a detent.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
  where V.Stride: BinaryFloatingPoint {
    digitalCrownRotation(binding, onChange: { _ in }, onIdle: {})
  }

  /// Lets a knob change a value without bounds while the view has the focus, and tells of its turns.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      RotaryModifier(
        value: binding, stops: Stops(unboundedFrom: 0, step: 1), sensitivity: .high, wraps: false, hasClicks: false,
        onChange: onChange, onIdle: onIdle))
  }

  /// Lets a knob change a value while the view has the focus.
  ///
  /// - Parameters:
  ///   - binding: the value.
  ///   - minValue: the lower end of its range.
  ///   - maxValue: the upper end of its range.
  ///   - stride: the distance between values; `nil` for a hundredth of the range.
  ///   - sensitivity: how far the knob is turned for a step.
  ///   - isContinuous: whether the ends of the range meet.
  ///   - isHapticFeedbackEnabled: whether each step gives a click to feel or hear.
  ///   - onChange: told of each turn.
  ///   - onIdle: called once the knob has come to rest.
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

  /// Lets a knob change a whole number while the view has the focus, a detent at a time.
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

  /// Lets a knob change a value while the view has the focus, a detent at a time.
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
