import Runtime
import Values

/// A value with its stops and its format: the model of steppers, sliders and dials.
struct SteppedValue<Value: Strideable>: SteppedModel {
  let value: Binding<Value>
  let stops: Stops<Value>
  /// The format of the value; `nil` for percent where a floating-point range is 0…1, otherwise a number.
  var format: NumberFormat?
  /// Formats the value in place of ``format``.
  var writer: ((Value) -> String)?
  /// The values that the control can set; `nil` for the whole range.
  var limits: ClosedRange<Value>?
  /// The value from which the selected part of a track is drawn; `nil` for the lower bound.
  var neutral: Value?
  /// The values that a track marks, in addition to the tick marks of its appearance.
  var marks: [Value] = []

  init(_ value: Binding<Value>, stops: Stops<Value>, format: NumberFormat? = nil) {
    self.value = value
    self.stops = stops
    self.format = format
  }

  // MARK: Reading

  func text(_ conventions: NumberConventions) -> String { text(of: value.wrappedValue, conventions) }

  func ends(_ conventions: NumberConventions) -> (low: String, high: String) {
    guard let bounds = stops.bounds else { return ("", "") }
    return (text(of: bounds.lowerBound, conventions), text(of: bounds.upperBound, conventions))
  }

  private func text(of value: Value, _ conventions: NumberConventions) -> String {
    writer?(value) ?? (format ?? standardFormat).text(of: value, in: conventions)
  }

  var hasFormat: Bool {
    writer == nil && !isDuration && (Value.self is any BinaryFloatingPoint.Type || Value.self is any BinaryInteger.Type)
  }

  var isDuration: Bool { writer == nil && format?.style == .duration }

  func widestText(_ conventions: NumberConventions) -> String {
    guard writer != nil || isDuration else { return (format ?? standardFormat).widest(of: stops, in: conventions) }
    let ends = stops.bounds.map { [$0.lowerBound, $0.upperBound] } ?? []
    return ([value.wrappedValue] + ends).map { text(of: $0, conventions) }.max { $0.count < $1.count } ?? ""
  }

  var amount: (any Equatable)? { value.wrappedValue }
  var fraction: Double { stops.fraction(of: inside) }
  var origin: Double { neutral.map { stops.fraction(of: $0) } ?? 0 }
  var isAdjustable: Bool { stops.isAdjustable }
  var hasStops: Bool { stops.count != nil }

  func markFractions(_ ticks: SliderTicks) -> [Double] {
    ticks.fractions(of: stops) + marks.map { stops.fraction(of: $0) }
  }

  func canStep(_ count: Int, wraps: Bool) -> Bool {
    stops.canStep(count, from: value.wrappedValue, wraps: wraps)
  }

  var numbers: ClosedRange<Double>? {
    guard let bounds = stops.bounds, let low = Self.number(bounds.lowerBound),
      let high = Self.number(bounds.upperBound), low <= high
    else { return nil }
    return low...high
  }

  private static func number(_ value: Value) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
  }

  func entryForm(_ conventions: NumberConventions) -> NumberEntryForm? {
    guard hasFormat else { return nil }
    let scale = (format ?? standardFormat).style == .percent ? 100.0 : 1
    let places = [(stops.step as? any BinaryFloatingPoint).map { Double($0) }, numbers?.lowerBound ?? 0]
    let isWhole = places.allSatisfy { place in place.map { abs(($0 * scale).rounded() - $0 * scale) < 1e-9 } ?? false }
    return NumberEntryForm(
      hasSign: numbers.map { $0.lowerBound < 0 } ?? true,
      hasFraction: Value.self is any BinaryFloatingPoint.Type && !isWhole,
      scale: scale, conventions: conventions,
      bounds: numbers.map { $0.lowerBound * scale...$0.upperBound * scale })
  }

  /// The greatest number of stops that can have their own words.
  private static var mostWords: Int { 16 }

  func stopTexts(_ conventions: NumberConventions) -> [String] {
    guard let bounds = stops.bounds, Self.number(bounds.lowerBound) == nil, let count = stops.count,
      (2...Self.mostWords).contains(count)
    else { return [] }
    return (0..<count).map { index in
      let value = stops.value(at: index)
      return text(of: value, conventions)
    }
  }

  /// The value, clamped to the range.
  private var inside: Value { stops.clamped(value.wrappedValue) }

  private var standardFormat: NumberFormat {
    guard let bounds = stops.bounds, let low = bounds.lowerBound as? any BinaryFloatingPoint,
      let high = bounds.upperBound as? any BinaryFloatingPoint
    else { return .number }
    return Double(low) == 0 && Double(high) == 1 ? .percent : .number
  }

  // MARK: Changes

  func adjust(by count: Int, wraps: Bool) -> Bool {
    // Outside the range only a step towards it has an effect. A step away from it does nothing: it does not even move
    // the value to the nearer end.
    canStep(count, wraps: wraps) && set(stops.value(inside, adjustedBy: count, wraps: wraps))
  }

  func move(toFraction fraction: Double) -> Bool {
    guard !fraction.isNaN, stops.bounds != nil else { return false }
    return set(stops.value(atFraction: max(0, min(1, fraction))))
  }

  func moveToEnd(_ isMaximum: Bool) -> Bool {
    guard let bounds = stops.bounds else { return false }
    return set(isMaximum ? bounds.upperBound : bounds.lowerBound)
  }

  func enter(_ number: Double) -> Bool {
    let value: Any? =
      (Value.self as? any BinaryFloatingPoint.Type)?.init(number)
      ?? Int(exactly: number.rounded()).flatMap { (Value.self as? any BinaryInteger.Type)?.init(clamping: $0) }
    return (value as? Value).map { set(stops.snapped($0)) } ?? false
  }

  func remember() -> () -> Void {
    let before = value.wrappedValue
    return { if value.wrappedValue != before { _ = set(stops.clamped(before)) } }
  }

  /// Sets the value, within the limits.
  ///
  /// - Returns: Whether the value changed.
  private func set(_ wanted: Value) -> Bool {
    let newValue = limits.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
    if newValue == value.wrappedValue { return false }
    value.wrappedValue = newValue
    return true
  }

  /// Whether another model has the same binding and properties. A model with a closure is never the same as another.
  func isSame(as other: SteppedValue) -> Bool {
    // Closures cannot be compared.
    guard writer == nil, other.writer == nil else { return false }
    return value.location === other.value.location && stops == other.stops && format == other.format
      && limits == other.limits && neutral == other.neutral && marks == other.marks
  }
}

// MARK: - As a whole number

extension SteppedValue {
  var wholeNumber: Int {
    get { whole(inside) }
    nonmutating set {
      guard newValue != wholeNumber else { return }
      guard let number = inside as? any BinaryInteger, let wanted = integer(newValue, like: number) else {
        // The difference is a number of steps if the value is not an integer.
        let (steps, isTooFar) = newValue.subtractingReportingOverflow(wholeNumber)
        _ = adjust(by: isTooFar ? (newValue > 0 ? .max : .min) : steps, wraps: false)
        return
      }
      // A target between two stops moves on to the next stop in the direction of the change, so that adding 1
      // always steps.
      let target = stops.clamped(wanted)
      let nearest = stops.snapped(target)
      if wanted > inside {
        _ = set(nearest < target ? stops.value(nearest, adjustedBy: 1) : nearest)
      } else {
        _ = set(nearest > target ? stops.value(nearest, adjustedBy: -1) : nearest)
      }
    }
  }

  var wholeRange: ClosedRange<Int> {
    guard let bounds = stops.bounds else { return .min ... .max }
    let (low, high) = (whole(bounds.lowerBound), whole(bounds.upperBound))
    return low...max(low, high)
  }

  /// An integer as near as possible to a value; the index of the nearest stop for a type that is not a number.
  private func whole(_ value: Value) -> Int {
    if let number = value as? any BinaryInteger { return Int(clamping: number) }
    guard let number = value as? any BinaryFloatingPoint else { return stops.index(nearest: value) }
    let rounded = Double(number).rounded()
    return Int(exactly: rounded) ?? (rounded > 0 ? .max : .min)
  }

  /// Converts an integer to the type of the value, clamped to the range of the type.
  private func integer<Number: BinaryInteger>(_ number: Int, like _: Number) -> Value? {
    Number(clamping: number) as? Value
  }
}
