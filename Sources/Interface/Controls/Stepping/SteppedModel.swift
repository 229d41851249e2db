import Runtime
import Values

/// The operations of a value that moves between stops, independent of the value's type.
///
/// Touch, hold, keys, knob, accessibility and styles all change the value through these functions, so none of
/// them can set a value that another would refuse.
protocol SteppedModel {
  /// The text of the value, even outside its range; empty for a model without a value.
  func text(_ conventions: NumberConventions) -> String
  /// The texts of the bounds of the range; empty where there are none. They do not depend on the value.
  func ends(_ conventions: NumberConventions) -> (low: String, high: String)
  /// Whether a format for numbers, and not a closure, writes the values. Then no text is empty, and the widest text does
  /// not depend on the value. The text of a duration may have more parts than those of the bounds.
  var hasFormat: Bool { get }
  /// Whether the values are numbers of seconds that are written as durations.
  var isDuration: Bool { get }
  /// The widest text that a value of the range is likely to have.
  func widestText(_ conventions: NumberConventions) -> String
  /// The value; `nil` for a model without one.
  var amount: (any Equatable)? { get }
  /// The position of the value in its range: 0…1. A value outside is at the nearer end.
  var fraction: Double { get }
  /// The fraction of the range from which the selected part of a track is drawn.
  var origin: Double { get }
  /// The fractions of the range at which a track has tick marks.
  func markFractions(_ ticks: SliderTicks) -> [Double]
  /// Whether the values are stops of a known number.
  var hasStops: Bool { get }
  /// Whether there is more than one value to choose from.
  var isAdjustable: Bool { get }
  /// Whether a number of steps, upwards if positive, would change the value.
  func canStep(_ count: Int, wraps: Bool) -> Bool
  /// Moves by a number of stops.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult func adjust(by count: Int, wraps: Bool) -> Bool
  /// Moves to the stop nearest to a fraction of the range.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult func move(toFraction fraction: Double) -> Bool
  /// Moves to an end of the range.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult func moveToEnd(_ isMaximum: Bool) -> Bool
  /// Returns a closure that restores the present value.
  func remember() -> () -> Void
  /// The range as numbers; `nil` if there is none, or if the values are not numbers.
  var numbers: ClosedRange<Double>? { get }
  /// Returns the form in which the value can be typed; `nil` if it is not a number that a format writes.
  func entryForm(_ conventions: NumberConventions) -> NumberEntryForm?
  /// Moves to the stop nearest to a number.
  ///
  /// - Returns: Whether the value changed.
  func enter(_ number: Double) -> Bool
  /// The texts of the stops in order, if there are a few and they are not numbers; otherwise empty.
  func stopTexts(_ conventions: NumberConventions) -> [String]
  /// The value as an integer, for styles that compute with it; see ``StepperStyleConfiguration/value``.
  var wholeNumber: Int { get nonmutating set }
  /// The range of ``wholeNumber``.
  var wholeRange: ClosedRange<Int> { get }
}

/// The texts that a control shows for its value.
struct SteppedReading {
  /// The value; empty for a model without a value.
  var text = ""
  /// The bounds of the range; empty where there are none.
  var minimum = ""
  var maximum = ""
}

/// A model with its type erased, for comparisons.
struct AnySteppedModel: Equatable {
  let base: any SteppedModel
  private let isEqual: (any SteppedModel) -> Bool

  init<Value: Strideable>(_ value: SteppedValue<Value>) {
    base = value
    isEqual = { other in (other as? SteppedValue<Value>).map(value.isSame) ?? false }
  }

  init<Value: Strideable>(_ value: Binding<Value>, stops: Stops<Value>, format: NumberFormat? = nil) {
    self.init(SteppedValue(value, stops: stops, format: format))
  }

  init(_ actions: SteppedActions) {
    base = actions
    // Closures cannot be compared, so such models always count as changed.
    isEqual = { _ in false }
  }

  static func == (left: AnySteppedModel, right: AnySteppedModel) -> Bool { left.isEqual(right.base) }
}

extension SteppedModel {
  /// The texts of the value and of the bounds.
  func reading(_ conventions: NumberConventions) -> SteppedReading {
    let ends = ends(conventions)
    return SteppedReading(text: text(conventions), minimum: ends.low, maximum: ends.high)
  }

  var isDuration: Bool { false }
  var amount: (any Equatable)? { nil }
  var numbers: ClosedRange<Double>? { nil }
  func stopTexts(_ conventions: NumberConventions) -> [String] { [] }
  func entryForm(_ conventions: NumberConventions) -> NumberEntryForm? { nil }
  func enter(_ number: Double) -> Bool { false }

  /// The position of a number in the range, 0…1; `nil` if there is no range of numbers, or if it is not a number.
  func fraction(ofNumber number: Double) -> Double? {
    guard let numbers, number.isFinite, numbers.upperBound > numbers.lowerBound else { return nil }
    return max(0, min(1, (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound)))
  }
}
