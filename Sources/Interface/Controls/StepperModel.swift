/// A stepper's value without its type: one rule for touch, hold, key, knob and accessibility.
protocol StepperModel {
  /// The state now; brings a value from outside back into the range, and says so.
  func state(_ conventions: NumberConventions, wraps: Bool) -> StepperState
  /// Moves by stops; says whether the value has changed.
  func adjust(_ count: Int, wraps: Bool) -> Bool
  /// Moves to the stop nearest to a fraction of the range; says whether the value has changed.
  func move(toFraction fraction: Double) -> Bool
  /// Moves to an end of the range.
  func moveToEnd(_ isMaximum: Bool)
  /// Makes a closure that brings back the value of now.
  func remember() -> () -> Void
}

/// What a stepper has to show.
struct StepperState {
  var text = ""
  var widestText = ""
  /// The ends of the range as text; empty where there are none.
  var minimumText = ""
  var maximumText = ""
  var fraction = 0.0
  var canIncrement: Bool
  var canDecrement: Bool
}

/// A value of one type, with its stops and its format.
struct SteppedValue<Value: Strideable>: StepperModel {
  let value: Binding<Value>
  let stops: Stops<Value>
  let format: NumberFormat
  /// Writes the value instead of the format.
  var writer: ((Value) -> String)?

  func state(_ conventions: NumberConventions, wraps: Bool) -> StepperState {
    let value = value.wrappedValue
    let inside = stops.clamped(value)
    if inside != value {
      Node.reportHere("\(value) is outside the range of its stepper: it is now \(inside)")
      self.value.wrappedValue = inside
    }
    func text(_ value: Value?) -> String {
      value.map { writer?($0) ?? format.text(of: $0, in: conventions) } ?? ""
    }
    let ends = [inside, stops.bounds?.lowerBound, stops.bounds?.upperBound].map(text)
    return StepperState(
      text: ends[0],
      widestText: writer == nil ? format.widest(of: stops, in: conventions) : ends.max { $0.count < $1.count } ?? "",
      minimumText: ends[1], maximumText: ends[2],
      fraction: stops.fraction(of: inside), canIncrement: stops.canStepUp(from: inside, wraps: wraps),
      canDecrement: stops.canStepDown(from: inside, wraps: wraps))
  }

  func adjust(_ count: Int, wraps: Bool) -> Bool {
    set(stops.value(stops.clamped(value.wrappedValue), adjustedBy: count, wraps: wraps))
  }

  func move(toFraction fraction: Double) -> Bool {
    guard !fraction.isNaN, stops.bounds != nil else { return false }
    return set(stops.value(atFraction: max(0, min(1, fraction))))
  }

  func moveToEnd(_ isMaximum: Bool) {
    if let bounds = stops.bounds { _ = set(isMaximum ? bounds.upperBound : bounds.lowerBound) }
  }

  func remember() -> () -> Void {
    let before = value.wrappedValue
    return { _ = set(stops.clamped(before)) }
  }

  private func set(_ newValue: Value) -> Bool {
    if newValue == value.wrappedValue { return false }
    value.wrappedValue = newValue
    return true
  }
}

/// A value that only the application knows: it is told to step.
struct SteppedActions: StepperModel {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  func state(_ conventions: NumberConventions, wraps: Bool) -> StepperState {
    StepperState(canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  func adjust(_ count: Int, wraps: Bool) -> Bool {
    guard let action = count > 0 ? onIncrement : onDecrement else { return false }
    for _ in 0..<abs(count) { action() }
    return true
  }

  func move(toFraction fraction: Double) -> Bool { false }
  func moveToEnd(_ isMaximum: Bool) {}
  func remember() -> () -> Void { {} }
}

/// A model that can be compared with another.
struct AnyStepperModel: Equatable {
  let base: any StepperModel
  private let isEqual: (any StepperModel) -> Bool

  init<Value: Strideable>(
    _ value: Binding<Value>, stops: Stops<Value>, format: NumberFormat, writer: ((Value) -> String)? = nil
  ) {
    let model = SteppedValue(value: value, stops: stops, format: format, writer: writer)
    base = model
    isEqual = { other in
      // Closures cannot be compared.
      guard writer == nil, let other = other as? SteppedValue<Value>, other.writer == nil else { return false }
      return model.value.location === other.value.location && model.stops == other.stops && model.format == other.format
    }
  }

  init(_ actions: SteppedActions) {
    base = actions
    isEqual = { _ in false }
  }

  static func == (left: AnyStepperModel, right: AnyStepperModel) -> Bool { left.isEqual(right.base) }
}

extension Node {
  /// Reports a mistake of the view whose body runs at the moment.
  static func reportHere(_ message: String) { (Tracker.current as? Node)?.stage.report(message) }
}
