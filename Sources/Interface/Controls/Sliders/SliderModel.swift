/// A slider's value without its type.
struct SliderModel {
  /// The value now, as it is drawn and written.
  let state: (NumberFormat?, NumberConventions) -> SliderState
  /// Moves to the stop nearest to a fraction of the range.
  let move: (Double) -> Void
  /// Moves by stops; says whether the value has changed.
  let adjust: (Int) -> Bool
  /// Moves to an end of the range.
  let moveToEnd: (Bool) -> Void
  /// Makes a closure that brings back the value of now.
  let remember: () -> () -> Void
  /// Where marks stand.
  let ticks: (SliderLook) -> [Double]
  let isAdjustable: Bool
  /// From which fraction of the track its chosen part is drawn.
  let origin: Double

  func move(toFraction fraction: Double) { move(fraction) }

  /// A model of a value with its stops.
  ///
  /// - Parameters:
  ///   - neutral: from where the chosen part of the track is drawn; `nil` for its beginning.
  ///   - enabled: how far the handle goes; `nil` for the whole range.
  ///   - marks: what is marked beside what the look says.
  init<V: Strideable>(
    _ value: Binding<V>, stops: Stops<V>, neutral: V? = nil, within enabled: ClosedRange<V>? = nil, _ marks: [V] = []
  ) {
    func set(_ wanted: V) -> Bool {
      let newValue = enabled.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
      if newValue == value.wrappedValue { return false }
      value.wrappedValue = newValue
      return true
    }
    state = { format, conventions in
      let inside = stops.clamped(value.wrappedValue)
      if inside != value.wrappedValue {
        Node.reportHere("\(value.wrappedValue) is outside the range of its slider: it is now \(inside)")
        value.wrappedValue = inside
      }
      return SliderState(inside, stops, format ?? Self.standardFormat(stops), conventions)
    }
    move = { _ = set(stops.value(atFraction: $0)) }
    adjust = { set(stops.value(stops.clamped(value.wrappedValue), adjustedBy: $0)) }
    moveToEnd = { isMaximum in
      if let bounds = stops.bounds { _ = set(isMaximum ? bounds.upperBound : bounds.lowerBound) }
    }
    remember = {
      let before = value.wrappedValue
      return { _ = set(stops.clamped(before)) }
    }
    ticks = { $0.tickFractions(stops) + marks.map { stops.fraction(of: $0) } }
    isAdjustable = stops.isAdjustable
    origin = neutral.map { stops.fraction(of: $0) } ?? 0
  }

  /// A part of one is a percentage.
  private static func standardFormat<V: Strideable>(_ stops: Stops<V>) -> NumberFormat {
    guard let bounds = stops.bounds, let low = bounds.lowerBound as? any BinaryFloatingPoint,
      let high = bounds.upperBound as? any BinaryFloatingPoint
    else { return .number }
    return Double(low) == 0 && Double(high) == 1 ? .percent : .number
  }
}

/// What a slider has to show.
struct SliderState {
  var fraction: Double
  var text: String
  var minimum: String
  var maximum: String

  init<V: Strideable>(_ value: V, _ stops: Stops<V>, _ format: NumberFormat, _ conventions: NumberConventions) {
    func text(_ value: V?) -> String { value.map { format.text(of: $0, in: conventions) } ?? "" }
    fraction = stops.fraction(of: value)
    self.text = text(value)
    minimum = text(stops.bounds?.lowerBound)
    maximum = text(stops.bounds?.upperBound)
  }
}
