import Runtime
import Values

/// The model of a stepper without a value, which only calls closures.
struct SteppedActions: SteppedModel {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  func text(_ conventions: NumberConventions) -> String { "" }
  func ends(_ conventions: NumberConventions) -> (low: String, high: String) { ("", "") }
  var hasFormat: Bool { false }
  func widestText(_ conventions: NumberConventions) -> String { "" }
  var fraction: Double { 0 }
  var origin: Double { 0 }
  func markFractions(_ ticks: SliderTicks) -> [Double] { [] }
  var hasStops: Bool { false }
  var isAdjustable: Bool { onIncrement != nil || onDecrement != nil }
  func canStep(_ count: Int, wraps: Bool) -> Bool { (count > 0 ? onIncrement : onDecrement) != nil }

  /// Calls the closure of the direction once for each step.
  func adjust(by count: Int, wraps: Bool) -> Bool {
    guard let action = count > 0 ? onIncrement : onDecrement else { return false }
    for _ in 0..<min(count.magnitude, UInt(RuntimeLimits.elements)) { action() }
    return count != 0
  }

  func move(toFraction fraction: Double) -> Bool { false }
  func moveToEnd(_ isMaximum: Bool) -> Bool { false }
  func remember() -> () -> Void { {} }

  /// Always 0. A number that is written is performed as that many steps.
  var wholeNumber: Int {
    get { 0 }
    nonmutating set { _ = adjust(by: newValue, wraps: false) }
  }

  var wholeRange: ClosedRange<Int> { .min ... .max }
}
