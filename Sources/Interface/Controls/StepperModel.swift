/// A stepper's value without its type: one rule for touch, hold, key, knob and accessibility.
struct StepperModel {
  /// What there is to show.
  struct State {
    var text: String
    var widestText: String
    var fraction: Double
    var canIncrement: Bool
    var canDecrement: Bool
  }

  /// The state now; brings a value from outside back into the range, and says so.
  let state: (NumberConventions) -> State
  /// Moves by stops; says whether the value has changed.
  let adjust: (Int) -> Bool
  /// Moves to an end of the range.
  let moveToEnd: (_ isMaximum: Bool) -> Void
  /// Makes a closure that brings back the value of now.
  let remember: () -> () -> Void

  init<Value: Strideable>(_ binding: Binding<Value>, stops: Stops<Value>, format: NumberFormat) {
    func set(_ value: Value) -> Bool {
      if value == binding.wrappedValue { return false }
      binding.wrappedValue = value
      return true
    }
    state = { conventions in
      let value = binding.wrappedValue
      let inside = stops.clamped(value)
      if inside != value {
        Node.reportHere("\(value) is outside the range of its stepper: it is now \(inside)")
        binding.wrappedValue = inside
      }
      return State(
        text: format.text(of: inside, in: conventions), widestText: format.widest(of: stops, in: conventions),
        fraction: stops.fraction(of: inside), canIncrement: stops.canStepUp(from: inside),
        canDecrement: stops.canStepDown(from: inside))
    }
    adjust = { set(stops.value(stops.clamped(binding.wrappedValue), adjustedBy: $0)) }
    moveToEnd = { isMaximum in
      if let bounds = stops.bounds { _ = set(isMaximum ? bounds.upperBound : bounds.lowerBound) }
    }
    remember = {
      let value = binding.wrappedValue
      return { _ = set(stops.clamped(value)) }
    }
  }
}

extension Node {
  /// Reports a mistake of the view whose body runs at the moment.
  static func reportHere(_ message: String) { (Tracker.current as? Node)?.stage.report(message) }
}
