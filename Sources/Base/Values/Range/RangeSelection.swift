/// A selected part of a range: the model of a slider with two handles.
///
/// At all times `bounds.lower ≤ lower ≤ upper ≤ bounds.upper`, and the distance between the ends is within its limits.
/// An end that is moved goes to a stop; the other stays exactly where it is, even between stops.
public struct RangeSelection<Value: Strideable> {
  /// The values that an end can be moved to.
  public let stops: Stops<Value>
  /// The smallest distance between the ends; from 0 to the whole range.
  public let minimumDistance: Value.Stride
  /// The largest distance between the ends; from ``minimumDistance`` to the whole range.
  public let maximumDistance: Value.Stride
  /// The effect of a movement that reaches one of those distances.
  public let policy: RangePolicy
  /// The value of the lower end.
  public private(set) var lower: Value
  /// The value of the upper end.
  public private(set) var upper: Value

  /// The smallest and the largest stop.
  let bounds: ClosedRange<Value>

  /// Creates a selection, clamped like that of ``select(_:)``.
  ///
  /// - Parameters:
  ///   - range: the selected part.
  ///   - stops: the values that the ends can be moved to. If they are unbounded, `range` becomes the whole range.
  ///   - minimumDistance: clamped to the whole range; 0 if it is negative or not a number.
  ///   - maximumDistance: `nil`, a negative number or NaN is no limit; a distance below the minimum is replaced by it.
  ///   - policy: the effect when a movement reaches one of those distances.
  @_specialize(where Value == Double)  // avoids casts slower than the arithmetic
  public init(
    _ range: ClosedRange<Value>, in stops: Stops<Value>,
    minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop
  ) {
    let bounded = stops.bounds == nil ? Stops(range, step: stops.step) : stops
    let whole = bounded.lower.span(to: bounded.upper)
    self.stops = bounded
    self.bounds = bounded.lower...bounded.upper
    self.policy = policy
    self.minimumDistance = minimumDistance > 0 ? min(minimumDistance, whole) : 0
    if let maximumDistance, maximumDistance >= 0 {
      self.maximumDistance = min(max(maximumDistance, self.minimumDistance), whole)
    } else {
      self.maximumDistance = whole
    }
    self.lower = bounded.lower
    self.upper = bounded.upper
    select(range)
  }

  /// The values of both ends as a range.
  public var range: ClosedRange<Value> {
    @_specialize(where Value == Double)
    get { lower...upper }
  }

  /// The position of the lower end in the range, 0…1.
  public var lowerFraction: Double {
    @_specialize(where Value == Double)
    get { stops.fraction(of: lower) }
  }

  /// The position of the upper end in the range, 0…1.
  public var upperFraction: Double {
    @_specialize(where Value == Double)
    get { stops.fraction(of: upper) }
  }

  /// Returns the value of an end.
  public subscript(handle: RangeHandle) -> Value { handle == .lower ? lower : upper }

  /// Sets both ends, clamped to the bounds and to the allowed distances, but not snapped to stops.
  ///
  /// If the part is too small, the upper end moves up, and the lower one down where there is no room. If it is too
  /// large, the upper end moves down.
  public mutating func select(_ range: ClosedRange<Value>) {
    lower = stops.clamped(range.lowerBound)
    upper = stops.clamped(range.upperBound)
    if lower.span(to: upper) < minimumDistance {
      upper = raised(lower, by: minimumDistance)
      lower = min(lower, lowered(upper, by: minimumDistance))
    }
    if lower.span(to: upper) > maximumDistance { upper = raised(lower, by: maximumDistance) }
  }

  /// Returns the value a distance above another, at most the upper bound.
  func raised(_ value: Value, by distance: Value.Stride) -> Value {
    guard value.span(to: bounds.upperBound) > distance else { return bounds.upperBound }
    return value.advanced(bySteps: 1, of: distance)
  }

  /// Returns the value a distance below another, at least the lower bound.
  func lowered(_ value: Value, by distance: Value.Stride) -> Value {
    guard bounds.lowerBound.span(to: value) > distance else { return bounds.lowerBound }
    return value.advanced(bySteps: -1, of: distance)
  }

  mutating func set(lower: Value, upper: Value) {
    self.lower = lower
    self.upper = upper
  }
}

extension RangeSelection: Sendable where Value: Sendable, Value.Stride: Sendable {}
extension RangeSelection: Equatable {}
extension RangeSelection: Hashable where Value: Hashable, Value.Stride: Hashable {}
