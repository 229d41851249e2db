import Looks
import Runtime
import Values

/// The range that a range slider selects: its binding, with the stops and limits of the two handles.
///
/// The functions that a drag calls in each frame are compiled for `Double`, too: otherwise the runtime looks for the types of
/// their ranges and optionals at each call.
struct RangeSource<Value: Strideable> {
  private let binding: Binding<ClosedRange<Value>>
  let stops: Stops<Value>
  private let minimumDistance: Value.Stride
  private let maximumDistance: Value.Stride?
  private let policy: RangePolicy

  init(
    _ binding: Binding<ClosedRange<Value>>, _ stops: Stops<Value>, _ minimumDistance: Value.Stride,
    _ maximumDistance: Value.Stride?, _ policy: RangePolicy
  ) {
    (self.binding, self.stops) = (binding, stops)
    (self.minimumDistance, self.maximumDistance, self.policy) = (minimumDistance, maximumDistance, policy)
  }

  /// The range of the binding, which may lie outside the limits.
  var value: ClosedRange<Value> { binding.wrappedValue }

  /// The selection of the binding, within the limits.
  func selection() -> RangeSelection<Value> { selection(of: value) }

  /// The selection of a range, within the limits.
  @_specialize(where Value == Double)
  func selection(of range: ClosedRange<Value>) -> RangeSelection<Value> {
    RangeSelection(
      range, in: stops, minimumDistance: minimumDistance, maximumDistance: maximumDistance, policy: policy)
  }

  /// Writes a selection to the binding, unless it equals that of the present value. So a value outside the limits, such
  /// as one that a device reports, stays unchanged until the user moves a handle.
  ///
  /// - Parameter present: the selection of the present value, from which the other was made.
  /// - Returns: Whether the value changed.
  @discardableResult
  @_specialize(where Value == Double)
  func set(_ selection: RangeSelection<Value>, over present: RangeSelection<Value>) -> Bool {
    let range = selection.range
    if range == present.range || range == value { return false }
    binding.wrappedValue = range
    return true
  }

  /// Selects a range that was selected before.
  func restore(_ range: ClosedRange<Value>) {
    if range == value { return }
    let present = selection()
    var selection = present
    selection.select(range)
    set(selection, over: present)
  }
}

/// Writes the values of a range slider with a closure or, without one, with a format.
struct RangeWriter<Value: Strideable> {
  let format: NumberFormat
  /// Formats the values in place of ``format``.
  var closure: ((Value) -> String)?

  /// Whether a text depends on the value alone. The text of a closure may depend on more.
  var isPure: Bool { closure == nil }

  func text(_ value: Value, _ conventions: NumberConventions) -> String {
    closure?(value) ?? format.text(of: value, in: conventions)
  }
}

/// The selection of a range slider that was shown last, with its texts.
///
/// Each evaluation of the slider's body makes one, which the track and the labels share. They and the gesture ask for
/// the present value several times in each update: the first request computes the selection, and the others reuse it.
/// If only one end has moved, the text of the other one stays.
final class ShownRange<Value: Strideable> {
  // Separate properties: the runtime would copy a generic type that holds them all at each call.
  private var latest: ClosedRange<Value>?
  private(set) var selection: RangeSelection<Value>?
  private var wasKnown = false
  private(set) var reading = SliderReading(texts: [], fractions: [], isHeld: false)

  /// The selection of a value; `nil` unless that is the value shown last.
  @_specialize(where Value == Double)
  func selection(of value: ClosedRange<Value>) -> RangeSelection<Value>? {
    latest == value ? selection : nil
  }

  /// Notes whether a finger holds a handle.
  func note(isHeld: Bool) { reading.isHeld = isHeld }

  /// Updates ``selection`` and ``reading`` for the present value of a source.
  ///
  /// - Parameter isKnown: Whether the value is known; otherwise the texts say that it is not.
  @_specialize(where Value == Double)
  func show(
    _ source: RangeSource<Value>, isKnown: Bool, by writer: RangeWriter<Value>,
    _ conventions: @autoclosure () -> NumberConventions
  ) {
    let value = source.value
    let isKept = wasKnown == isKnown && writer.isPure
    if isKept, latest == value { return }
    let (shown, former) = (source.selection(of: value), isKept ? latest : nil)
    func text(_ number: Value, _ before: Value?, _ part: Int) -> String {
      if number == before { return reading.texts[part] }
      return isKnown ? writer.text(number, conventions()) : UnknownValue.text
    }
    // The texts are those of the value, and the handles stop at the ends of the track.
    reading.texts = [
      text(value.lowerBound, former?.lowerBound, 0), text(value.upperBound, former?.upperBound, 1),
    ]
    reading.fractions = [shown.lowerFraction, shown.upperFraction]
    (latest, selection, wasKnown) = (value, shown, isKnown)
  }
}
