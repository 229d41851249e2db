/// The values that a control can have, with the rules for clamping, snapping and stepping.
///
/// Touch, hold, key, knob, accessibility and configuration file all use these rules, so all of them can set the same
/// values. Stops are identified by an integer counted from the lower bound, and a value is always computed from that
/// integer, so rounding errors do not accumulate to 0.30000000000000004. The last stop is the upper bound, even if it
/// is not on the grid.
///
/// ```swift
/// let stops = Stops(1...10, step: 2)    // 1, 3, 5, 7, 9, 10
/// stops.snapped(4)                      // 5
/// stops.value(9, adjustedBy: 1)         // 10
/// stops.fraction(of: 10)                // 1
/// ```
///
/// No argument traps: an empty range has one stop, a step that is not positive is ignored, and NaN is treated as the
/// lower bound.
public struct Stops<Value: Strideable> {
  enum Form {
    /// A grid that begins at `lower`.
    case stepped
    /// All values. Keys and knobs move by a hundredth of the range.
    case continuous
    /// A grid through `lower` without bounds.
    case unbounded
    /// The listed values, in ascending order.
    case table([Value])
  }

  /// The kind of stops.
  let form: Form
  /// The smallest stop; the origin if the stops are unbounded.
  let lower: Value
  /// The largest stop; the origin if the stops are unbounded.
  let upper: Value
  /// The distance between stops; a hundredth of a continuous range.
  let stride: Value.Stride
  /// The distance from `lower` to `upper`, counted in strides.
  let extent: StepCount

  /// Creates stops in a range, at regular steps from its lower bound.
  ///
  /// - Parameter step: the distance between stops. Without one, floating-point values are continuous (keys and knobs
  ///   then move by a hundredth of the range), and others have a step of 1.
  public init(_ range: ClosedRange<Value>, step: Value.Stride? = nil) {
    self.init(from: range.lowerBound, through: range.upperBound, step: step)
  }

  /// Creates stops between two bounds that may be in any order. If `lower` is not below `upper`, it is the only stop.
  public init(from lower: Value, through upper: Value, step: Value.Stride? = nil) {
    guard let low = lower.finite, let high = upper.finite, low < high else {
      self.init(only: lower.finite ?? upper.finite ?? Self.zero ?? lower)
      return
    }
    if let stride = Self.usable(step, from: low, through: high) {
      self.init(.stepped, low, high, stride: stride, extent: low.steps(to: high, by: stride))
    } else {
      let number = low as? any BinaryFloatingPoint
      let stride = number?.floatingHundredth(upTo: high) as? Value.Stride
      self.init(.continuous, low, high, stride: stride ?? low.span(to: high), extent: StepCount(whole: 100, part: 0))
    }
  }

  /// Creates stops from a list of values, which are spaced evenly on the control whatever their distances.
  ///
  /// The values are sorted; duplicates and NaN are removed. Returns `nil` if none remain.
  public init?(table values: some Sequence<Value>) {
    var stops: [Value] = []
    for value in values.compactMap(\.finite).sorted() where stops.last != value { stops.append(value) }
    guard let first = stops.first, let last = stops.last else { return nil }
    let extent = StepCount(whole: Int128(stops.count - 1), part: 0)
    self.init(.table(stops), first, last, stride: 1, extent: extent)
  }

  /// Creates stops without bounds, for a stepper that has no range. Values are not snapped; integers are clamped to
  /// their type.
  ///
  /// - Parameters:
  ///   - origin: the stop with index 0, usually the current value.
  ///   - step: the distance between stops; 1 if it is not positive.
  public init(unboundedFrom origin: Value, step: Value.Stride) {
    let origin = origin.finite ?? Self.zero ?? origin
    self.init(.unbounded, origin, origin, stride: step > 0 ? step : 1, extent: .zero)
  }

  /// Creates a single stop.
  private init(only value: Value) {
    self.init(.stepped, value, value, stride: 1, extent: .zero)
  }

  private init(_ form: Form, _ lower: Value, _ upper: Value, stride: Value.Stride, extent: StepCount) {
    self.form = form
    self.lower = lower
    self.upper = upper
    self.stride = stride
    self.extent = extent
  }

  /// Returns the step to use, at most the whole range; `nil` if the range is continuous.
  private static func usable(_ step: Value.Stride?, from low: Value, through high: Value) -> Value.Stride? {
    let number = low as? any BinaryFloatingPoint
    guard let step, step > 0 else { return number == nil ? min(1, low.span(to: high)) : nil }
    let stride = min(step, low.span(to: high))
    guard let number else { return stride }
    return number.floatingResolves(stride, upTo: high) ? stride : nil
  }

  /// Zero, if the values are floating-point numbers.
  private static var zero: Value? {
    (Value.self as? any BinaryFloatingPoint.Type)?.init(0) as? Value
  }
}

extension Stops {
  /// The first and the last stop; `nil` if the stops are unbounded.
  public var bounds: ClosedRange<Value>? {
    if case .unbounded = form { nil } else { lower...upper }
  }

  /// The number of stops; `nil` if they are continuous or unbounded.
  public var count: Int? {
    switch form {
    case .stepped, .table: Int(clamping: lastIndex + 1)
    case .continuous, .unbounded: nil
    }
  }

  /// The distance between stops; `nil` if they are continuous or listed.
  public var step: Value.Stride? {
    switch form {
    case .stepped, .unbounded: stride
    case .continuous, .table: nil
    }
  }

  /// Whether every value in the range is a stop.
  public var isContinuous: Bool {
    if case .continuous = form { true } else { false }
  }

  /// Whether there is more than one stop. A control with only one is disabled.
  public var isAdjustable: Bool {
    if case .unbounded = form { true } else { lower < upper }
  }

  var lastIndex: Int128 { extent.ceiling }
}

extension Stops.Form: Sendable where Value: Sendable {}
extension Stops: Sendable where Value: Sendable, Value.Stride: Sendable {}
extension Stops.Form: Equatable {}
extension Stops: Equatable {}
extension Stops.Form: Hashable where Value: Hashable {}
extension Stops: Hashable where Value: Hashable, Value.Stride: Hashable {}
