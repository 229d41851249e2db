import Links
import Values

/// The rules for the numbers of a value, and their written form.
struct NumberRules: Sendable {
  /// The bounds of numbers; of durations in seconds.
  var bounds: ClosedRange<Double>?
  /// The distance between two values; of durations in seconds.
  var step: Double?
  /// The least distance between the two bounds of a range.
  var distance = 0.0
  /// Whether the numbers are the seconds of durations.
  var isTime = false
  /// The unit after the number.
  var unit = ""
  /// The sign of the currency of an amount of money; `nil` for another number.
  var currency: String?
  /// Whether groups of digits are separated.
  var isGrouped = true
  /// The digits after the decimal point; `nil` for as many as the step has.
  var digits: Int?
  /// A change by less does not count; `nil` where each change counts.
  var deadband: Double?

  /// The scaling of a source that holds whole raw numbers only; `nil` for a source that holds any.
  var whole: RawScaling?

  /// The stops of a number or a duration; without bounds from 0 to 100.
  var stops: Stops<Double> { stops(otherwise: nil) }

  /// The stops of a stepper. Without a step of its own it moves by 1, or in a range that is too small for that by a
  /// hundredth of the range.
  var stepperStops: Stops<Double> {
    let bounds = bounds ?? 0...100
    return stops(otherwise: bounds.upperBound - bounds.lowerBound >= 2 ? 1 : nil)
  }

  /// The stops of wheels for durations; `nil` if each second is one.
  var wheelStops: Stops<Double>? {
    if step != nil || whole.map({ $0.scale.magnitude > 1 }) == true { stops(otherwise: 1) } else { nil }
  }

  /// The stops of a control. Without a step of their own they are the numbers that the source can hold, if a usual step is
  /// smaller than the distance between two of these: after such a step the nearest one would be the present number again.
  ///
  /// - Parameter usual: the step of the control; `nil` for a hundredth of the range.
  private func stops(otherwise usual: Double?) -> Stops<Double> {
    let bounds = bounds ?? 0...100
    let least = usual ?? (bounds.upperBound - bounds.lowerBound) / 100
    guard step == nil, let whole, whole.scale.magnitude > least else { return Stops(bounds, step: step ?? usual) }
    let (low, high) = (whole.whole(bounds.lowerBound, in: bounds), whole.whole(bounds.upperBound, in: bounds))
    return Stops(min(low, high)...max(low, high), step: whole.scale.magnitude)
  }

  /// The format of its numbers, with its unit. All controls and texts of a value use it.
  var format: NumberFormat {
    if isTime { return timeFormat }
    var format = (currency.map { NumberFormat.currency($0) } ?? .number).grouped(isGrouped)
    if let digits = fixedDigits {
      format = format.fractionDigits(digits)
    } else if currency == nil, isNarrow {
      format = format.fractionDigits(0...Self.mostDigits)
    }
    return unit.isEmpty ? format : format.unit(unit)
  }

  /// Whether the usual three digits after the point would show nothing of the range.
  private var isNarrow: Bool {
    guard let bounds else { return false }
    let finest = (bounds.upperBound - bounds.lowerBound) / 1000
    return finest > 0 && finest < 0.001
  }

  /// The sign that is written with a number: of its unit or of its currency.
  var sign: String { currency ?? unit }

  /// The digits after the decimal point; `nil` for those of any number, or of the currency: a step of half a unit needs cents.
  private var fixedDigits: Int? {
    if let digits { return digits }
    guard let needed = step.map(Self.digits) else { return nil }
    return currency != nil && (1...2).contains(needed) ? nil : needed
  }

  /// The format of durations. Without a step, a slider with a long range sets parts of a second without a meaning.
  private var timeFormat: NumberFormat {
    if let step { return .duration.fractionDigits(0...Self.digits(of: step)) }
    guard let bounds, bounds.upperBound - bounds.lowerBound >= 100 else { return .duration }
    return .duration.fractionDigits(0)
  }

  /// The allowed number that is nearest to zero.
  var nearestToZero: Double { min(max(0, bounds?.lowerBound ?? 0), bounds?.upperBound ?? 0) }

  /// The bounds and the steps, to follow the kind.
  func inWords(_ text: (Double) -> String) -> String {
    guard let bounds else { return "" }
    let unit = sign.isEmpty ? "" : " \(sign)"
    let steps = step.map { " in steps of \(text($0))" } ?? ""
    return " from \(text(bounds.lowerBound)) to \(text(bounds.upperBound))\(unit)\(steps)"
  }

  /// The nearest number within the bounds and on a step that its source can hold.
  func snapped(_ number: Double) -> Double {
    let allowed = bounds.map { $0.contains(number) && step == nil ? number : stops.snapped(number) } ?? number
    return whole?.whole(allowed, in: bounds) ?? allowed
  }

  /// The nearest range whose ends are within the bounds, on steps and far enough apart.
  func snapped(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let (low, high) = (snapped(range.lowerBound), snapped(range.upperBound))
    let inside = min(low, high)...max(low, high)
    if distance <= 0 || bounds == nil { return inside }
    return RangeSelection(inside, in: stops, minimumDistance: distance).range
  }

  /// The greatest number of digits after the point: six for the smallest step, 1e-6, and three for a step such as
  /// 1.125e-6.
  private static let mostDigits = 9

  /// The digits after the point that the multiples of a step need.
  private static func digits(of step: Double) -> Int {
    var (rest, digits) = (step.magnitude, 0)
    // The tolerance is above the error of binary fractions, and below the smallest step.
    while digits < mostDigits, (rest - rest.rounded()).magnitude > 1e-12 * max(1, rest) {
      (rest, digits) = (rest * 10, digits + 1)
    }
    return digits
  }
}
