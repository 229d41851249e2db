import Values

/// How turns of a knob change what has the focus.
public nonisolated enum RotaryMode: Hashable, Sendable {
  /// Turns change the value as soon as the view has the focus. Keys or a touch take the focus elsewhere.
  case direct
  /// Turns move the focus; a press enters the view, then turns change its value, and a press commits.
  case navigateThenEdit
}

private enum RotaryModeKey: EnvironmentKey { static var defaultValue: RotaryMode? { nil } }

extension EnvironmentValues {
  /// How turns of the knob change what has the focus; `nil` for the panel's way: a view is entered with a press, unless
  /// there is nothing else on the panel that the knob could do.
  public package(set) var rotaryMode: RotaryMode? {
    get { self[RotaryModeKey.self] }
    set { self[RotaryModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how turns of a knob change what has the focus in this view.
  public func rotaryMode(_ mode: RotaryMode) -> some View { environment(\.rotaryMode, mode) }

  /// Lets a knob change a value while the view has the focus.
  ///
  ///     Dial(volume).rotary($volume, in: 0...11)
  ///
  /// A view that cannot have the focus otherwise can with this. A press begins to edit, another commits, a long one
  /// brings the old value back; turning the knob while it is pressed changes the value finely where it has no steps,
  /// and by ten steps where it has.
  ///
  /// - Parameters:
  ///   - value: the value; it never leaves its range.
  ///   - bounds: the range.
  ///   - step: the distance between values; `nil` for a hundredth of the range, with finer values between.
  ///   - sensitivity: how far the knob is turned for a step.
  ///   - wraps: whether the ends of the range meet.
  ///   - onChange: told of each turn.
  ///   - onIdle: called once the knob has come to rest.
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

/// Lets a knob change a value while the view has the focus.
package struct RotaryModifier<Value: Strideable>: ViewModifier {
  package let value: Binding<Value>
  package let stops: Stops<Value>
  package let sensitivity: DigitalCrownRotationalSensitivity
  package let wraps: Bool
  package let hasClicks: Bool
  package let onChange: (DigitalCrownEvent) -> Void
  package let onIdle: () -> Void

  @Environment(\.repeatRhythm) private var rhythm
  @Environment(\.feedbackStream) private var feedback
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
    target.adjust = { _, count in adjust(by: count) }
    if stops.isContinuous { target.adjustFinely = { set(atFraction: 0.001 * Double($0), turned: $0) } }
    target.moveToEnd = { _, isMaximum in
      guard let bounds = stops.bounds else { return }
      _ = set(isMaximum ? bounds.upperBound : bounds.lowerBound, turned: 0)
    }
    target.beginEditing = { turns.before = value.wrappedValue }
    target.revert = { if let before = turns.before { _ = set(stops.clamped(before), turned: 0) } }
    target.onRest = onIdle
    return target
  }

  private func adjust(by count: Int) -> Bool {
    let steps = turns.whole(count, detentsPerStep: sensitivity.detentsPerStep)
    if steps == 0 { return true }
    return set(stops.value(stops.clamped(value.wrappedValue), adjustedBy: steps, wraps: wraps), turned: count)
  }

  private func set(atFraction change: Double, turned: Int) -> Bool {
    let fraction = stops.fraction(of: stops.clamped(value.wrappedValue)) + change
    return set(stops.value(atFraction: max(0, min(1, fraction))), turned: turned)
  }

  private func set(_ new: Value, turned: Int) -> Bool {
    if new == value.wrappedValue { return false }
    value.wrappedValue = new
    if hasClicks { feedback?.play(.selection) }
    onChange(DigitalCrownEvent(offset: Self.number(new), velocity: Double(turned)))
    return true
  }

  private static func number(_ value: Value) -> Double {
    func convert<Number: BinaryFloatingPoint>(_ number: Number) -> Double { Double(number) }
    func convert<Number: BinaryInteger>(_ number: Number) -> Double { Double(number) }
    if let value = value as? any BinaryFloatingPoint { return convert(value) }
    if let value = value as? any BinaryInteger { return convert(value) }
    return 0
  }
}

/// Turns that have not added up to a step yet, and the value from before editing.
package final class RotaryTurns<Value> {
  package var before: Value?
  private var rest = 0

  /// The whole steps in the turns so far. A change of direction begins anew.
  package func whole(_ detents: Int, detentsPerStep: Int) -> Int {
    if (rest < 0) != (detents < 0) { rest = 0 }
    rest += detents
    let steps = rest / detentsPerStep
    rest -= steps * detentsPerStep
    return steps
  }
}
