import Runtime
import Values

/// What a control that moves between stops asks of its value, whatever the value's type is.
///
/// Touch, hold, key, knob, accessibility action and style all change the value through these functions, so none can
/// reach a value that another would refuse.
protocol SteppedModel {
  /// The value and the ends of its range as they are written, the value clamped to the range.
  func reading(_ conventions: NumberConventions) -> SteppedReading
  /// The widest text that the value is likely to have.
  func widestText(_ conventions: NumberConventions) -> String
  /// Where the value lies in its range: 0…1.
  var fraction: Double { get }
  /// From which fraction of the range the chosen part of a track is drawn.
  var origin: Double { get }
  /// Which fractions of the range a track marks.
  func markFractions(_ look: SliderLook) -> [Double]
  /// Whether there is more than one value to choose from.
  var isAdjustable: Bool { get }
  /// Whether a number of steps, up if positive, leads anywhere.
  func canStep(_ count: Int, wraps: Bool) -> Bool
  /// Moves by stops; returns whether the value has changed.
  @discardableResult func adjust(by count: Int, wraps: Bool) -> Bool
  /// Moves to the stop nearest to a fraction of the range; returns whether the value has changed.
  @discardableResult func move(toFraction fraction: Double) -> Bool
  /// Moves to an end of the range; returns whether the value has changed.
  @discardableResult func moveToEnd(_ isMaximum: Bool) -> Bool
  /// Returns a closure that brings back the present value.
  func remember() -> () -> Void
  /// Brings a value that lies outside the range back into it and returns the report of that; `nil` if it is inside.
  func bringIntoRange() -> String?
  /// The value as a whole number, for styles that step by themselves; see ``StepperStyleConfiguration/value``.
  var wholeNumber: Int { get nonmutating set }
  /// The range of ``wholeNumber``.
  var wholeRange: ClosedRange<Int> { get }
}

/// What a control shows of a value that moves between stops.
struct SteppedReading {
  /// The value as text; empty where only the application knows it.
  var text = ""
  /// The ends of the range as text; empty where there are none.
  var minimum = ""
  var maximum = ""
}

/// A model that can be compared with another.
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
    // Closures cannot be compared.
    isEqual = { _ in false }
  }

  static func == (left: AnySteppedModel, right: AnySteppedModel) -> Bool { left.isEqual(right.base) }
}

extension SteppedModel {
  /// Brings a value from outside back into its range once the update is over in which the body runs that shows it, and
  /// reports that. A body itself never writes.
  func bringIntoRangeAfterUpdate(if isOutside: Bool) {
    if isOutside { Node.afterUpdateHere { node in bringIntoRange().map(node.report) } }
  }
}

extension Node {
  /// Runs an action once the update is over in which the present body runs. Outside of a body nothing happens.
  static func afterUpdateHere(_ action: @escaping (Node) -> Void) {
    guard let node = Tracker.current as? Node else { return }
    node.stage.afterUpdate(for: node) { [weak node] in
      if let node, !node.isGone { action(node) }
    }
  }
}
