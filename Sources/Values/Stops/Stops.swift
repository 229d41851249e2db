/// The values that a control can rest on, and the one rule for clamping, snapping and stepping among them.
///
/// Touch, hold, key, knob, accessibility and configuration file all ask here, so none of them can bring about a value
/// that another would refuse. Stops are counted from the lower bound with an integer, and a value is always computed
/// from that integer: no number of steps adds up to 0.30000000000000004. The last stop is the upper bound, also where
/// the grid misses it.
///
/// ```swift
/// let stops = Stops(1...10, step: 2)    // 1, 3, 5, 7, 9, 10
/// stops.snapped(4)                      // 5
/// stops.value(9, adjustedBy: 1)         // 10
/// stops.fraction(of: 10)                // 1
/// ```
///
/// Nothing that is passed in traps: a range without extent has one stop, a step that is not positive is ignored, and
/// what is not a number counts as the lower bound.
public struct Stops<Value: Strideable> {
  enum Form {
    /// A grid from `lower`.
    case stepped
    /// Every value; keys and knobs go by hundredths.
    case continuous
    /// A grid through `lower` without ends.
    case unbounded
    /// Listed values, ascending.
    case table([Value])
  }

  let form: Form
  let lower: Value
  let upper: Value
  let stride: Value.Stride
  /// The distance from `lower` to `upper` in strides.
  let extent: StepCount

  /// Stops on a range, a step apart from its lower bound on.
  ///
  /// Without a step, floating-point values are continuous (keys and knobs then go by hundredths of the range) and
  /// others go by 1.
  public init(_ range: ClosedRange<Value>, step: Value.Stride? = nil) {
    self.init(from: range.lowerBound, through: range.upperBound, step: step)
  }

  /// Stops between two bounds that may come from outside and need not be in order: if `lower` is not below `upper`,
  /// it is the only stop.
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

  /// Listed stops, evenly spread over the control however far apart their values are.
  ///
  /// They are sorted, and repetitions and what is not a number are left out; `nil` if nothing remains.
  public init?(table values: some Sequence<Value>) {
    var stops: [Value] = []
    for value in values.compactMap(\.finite).sorted() where stops.last != value { stops.append(value) }
    guard let first = stops.first, let last = stops.last else { return nil }
    let extent = StepCount(whole: Int128(stops.count - 1), part: 0)
    self.init(.table(stops), first, last, stride: 1, extent: extent)
  }

  /// Stops without end in either direction, for a stepper that has no range. Values are not snapped; integers stop at
  /// their largest and smallest.
  ///
  /// - Parameter origin: The stop with index 0, usually the current value.
  public init(unboundedFrom origin: Value, step: Value.Stride) {
    let origin = origin.finite ?? Self.zero ?? origin
    self.init(.unbounded, origin, origin, stride: step > 0 ? step : 1, extent: .zero)
  }

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

  /// The step to use, at most the whole range; `nil` for a continuous one.
  private static func usable(_ step: Value.Stride?, from low: Value, through high: Value) -> Value.Stride? {
    let number = low as? any BinaryFloatingPoint
    guard let step, step > 0 else { return number == nil ? min(1, low.span(to: high)) : nil }
    let stride = min(step, low.span(to: high))
    guard let number else { return stride }
    return number.floatingResolves(stride, upTo: high) ? stride : nil
  }

  private static var zero: Value? {
    (Value.self as? any BinaryFloatingPoint.Type)?.init(0) as? Value
  }
}

extension Stops {
  /// The first and the last stop; `nil` if there is no end.
  public var bounds: ClosedRange<Value>? {
    if case .unbounded = form { nil } else { lower...upper }
  }

  /// The number of stops; `nil` if they are continuous or without end.
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

  /// Whether a value may lie anywhere in the range.
  public var isContinuous: Bool {
    if case .continuous = form { true } else { false }
  }

  /// Whether there is more than one value to choose from. A control is disabled otherwise.
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
