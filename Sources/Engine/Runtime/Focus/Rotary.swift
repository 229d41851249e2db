import Values

extension View {
  /// Sets how the knob acts on focused views inside this view.
  public func rotaryMode(_ mode: RotaryMode) -> some View { environment(mode) { $0.rotaryMode = $1 } }

  /// Binds the knob to a value while the view has the focus.
  ///
  ///     Dial(volume).rotary($volume, in: 0...11)
  ///
  /// A view that otherwise cannot have the focus becomes able to have it. A press begins to edit, another commits, and
  /// a long press restores the old value. Turning the knob while it is pressed changes a continuous value finely, and a
  /// stepped value by ten steps.
  ///
  /// - Parameters:
  ///   - value: the value; it is kept in its range.
  ///   - bounds: the range.
  ///   - step: the distance between values; `nil` for a hundredth of the range, with finer values in between.
  ///   - sensitivity: the turn of the knob for a step.
  ///   - wraps: whether values continue at the other bound when the knob is turned past a bound.
  ///   - onChange: called after each rotation.
  ///   - onIdle: called once the knob has been at rest for a quarter of a second.
  @_disfavoredOverload
  public func rotary<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, by step: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, wraps: Bool = false,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      RotaryModifier(
        value: value, stops: Stops(bounds, step: step), sensitivity: sensitivity, wraps: wraps, hasClicks: false,
        onChange: onChange, onIdle: onIdle))
  }
}

/// Binds the knob to a value while the view has the focus.
package struct RotaryModifier<Value: Strideable>: ViewModifier {
  /// The value that the knob changes.
  package let value: Binding<Value>
  /// The values that it can have.
  package let stops: Stops<Value>
  /// The number of detents for a step.
  package let sensitivity: DigitalCrownRotationalSensitivity
  /// Whether values continue at the other bound.
  package let wraps: Bool
  /// Whether each step plays a feedback.
  package let hasClicks: Bool
  /// Called after each rotation.
  package let onChange: (DigitalCrownEvent) -> Void
  /// Called once the knob is at rest.
  package let onIdle: () -> Void

  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.feedbackStream }) private var feedback
  @State private var turns = RotaryTurns<Value>()
  @State private var isFocused = false

  package func body(content: Content) -> some View {
    let isFocused = isFocused
    content
      .transformEnvironment(\.isFocused) { $0 = $0 || isFocused }
      .touchable()
      .modifier(FocusModifier(target: target, radius: 10, isStandIn: true) { self.isFocused = $0.hasFocus })
  }

  private var target: FocusTarget {
    var target = FocusTarget()
    target.isRotary = true
    target.rhythm = rhythm
    target.editing.adjust = { _, count in adjust(by: count) }
    if stops.isContinuous { target.editing.adjustFinely = { set(atFraction: 0.001 * Double($0), turned: $0) } }
    target.editing.moveToEnd = { _, isMaximum in
      guard let bounds = stops.bounds else { return }
      _ = set(isMaximum ? bounds.upperBound : bounds.lowerBound, turned: 0)
    }
    target.editing.begin = { turns.before = value.wrappedValue }
    target.editing.revert = { if let before = turns.before { _ = set(stops.clamped(before), turned: 0) } }
    target.editing.onRest = onIdle
    return target
  }

  /// Changes the value by a number of detents.
  ///
  /// - Returns: `false` if it is at an end of its range.
  private func adjust(by count: Int) -> Bool {
    let steps = turns.whole(count, detentsPerStep: sensitivity.detentsPerStep)
    if steps == 0 { return true }
    return set(stops.value(stops.clamped(value.wrappedValue), adjustedBy: steps, wraps: wraps), turned: count)
  }

  /// Changes the value by a fraction of its range.
  private func set(atFraction change: Double, turned: Int) -> Bool {
    let fraction = stops.fraction(of: stops.clamped(value.wrappedValue)) + change
    return set(stops.value(atFraction: max(0, min(1, fraction))), turned: turned)
  }

  /// Sets the value and reports the rotation.
  ///
  /// - Returns: whether it has changed.
  private func set(_ new: Value, turned: Int) -> Bool {
    if new == value.wrappedValue { return false }
    value.wrappedValue = new
    if hasClicks { feedback?.play(.selection) }
    onChange(DigitalCrownEvent(offset: Self.number(new), velocity: Double(turned)))
    return true
  }

  /// Returns a value as a `Double`; 0 if it is not a number.
  private static func number(_ value: Value) -> Double {
    func convert<Number: BinaryFloatingPoint>(_ number: Number) -> Double { Double(number) }
    func convert<Number: BinaryInteger>(_ number: Number) -> Double { Double(number) }
    if let value = value as? any BinaryFloatingPoint { return convert(value) }
    if let value = value as? any BinaryInteger { return convert(value) }
    return 0
  }
}

/// Detents that do not yet make up a step, and the value from before editing.
package final class RotaryTurns<Value> {
  /// The value from before editing.
  package var before: Value?
  /// The detents that do not yet make up a step.
  private var rest = 0

  /// Adds detents and returns the whole steps they make up. A change of direction discards the rest.
  package func whole(_ detents: Int, detentsPerStep: Int) -> Int {
    if (rest < 0) != (detents < 0) { rest = 0 }
    rest += detents
    let steps = rest / detentsPerStep
    rest -= steps * detentsPerStep
    return steps
  }
}
