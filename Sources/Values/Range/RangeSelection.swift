/// A selected part of a range: the one value behind the handles, the texts and the callbacks of a slider with two ends.
///
/// Whatever happens, `bounds.lower ≤ lower ≤ upper ≤ bounds.upper` and the distance between the ends is allowed. An end
/// that is moved goes from stop to stop; one that is not stays exactly where it is, also off the grid.
public struct RangeSelection<Value: Strideable> {
  /// The values that an end can rest on.
  public let stops: Stops<Value>
  /// The least distance between the ends, from 0 to the whole range.
  public let minimumDistance: Value.Stride
  /// The greatest distance between the ends, from the least one to the whole range.
  public let maximumDistance: Value.Stride
  /// What a moving end does when it meets a distance.
  public let policy: RangePolicy
  /// The lower end.
  public private(set) var lower: Value
  /// The upper end.
  public private(set) var upper: Value

  let bounds: ClosedRange<Value>

  /// A selection, clamped as if by ``select(_:)``.
  ///
  /// - Parameters:
  ///   - range: The selected part.
  ///   - stops: Where the ends can rest. If they have no bounds, the selected part becomes the whole.
  ///   - minimumDistance: More than the range counts as the range; negative, or not a number, as 0.
  ///   - maximumDistance: `nil`, negative, or not a number is no limit; less than the minimum counts as the minimum.
  ///   - policy: What a moving end does when it meets a distance.
  @_specialize(where Value == Double)  // casts that find out what it is cost more than the arithmetic
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

  /// Both ends.
  public var range: ClosedRange<Value> { lower...upper }

  /// Where the lower end lies between the bounds: 0…1.
  public var lowerFraction: Double {
    @_specialize(where Value == Double)
    get { stops.fraction(of: lower) }
  }

  /// Where the upper end lies between the bounds: 0…1.
  public var upperFraction: Double {
    @_specialize(where Value == Double)
    get { stops.fraction(of: upper) }
  }

  /// The value of an end.
  public subscript(handle: RangeHandle) -> Value { handle == .lower ? lower : upper }

  /// Sets both ends from outside: clamped to the bounds and to the allowed distances, but not snapped.
  ///
  /// Too small a part grows upwards, and downwards where there is no room; too large a one shrinks from above.
  public mutating func select(_ range: ClosedRange<Value>) {
    lower = stops.clamped(range.lowerBound)
    upper = stops.clamped(range.upperBound)
    if lower.span(to: upper) < minimumDistance {
      upper = raised(lower, by: minimumDistance)
      lower = min(lower, lowered(upper, by: minimumDistance))
    }
    if lower.span(to: upper) > maximumDistance { upper = raised(lower, by: maximumDistance) }
  }

  /// The value some distance above, at most the upper bound.
  func raised(_ value: Value, by distance: Value.Stride) -> Value {
    guard value.span(to: bounds.upperBound) > distance else { return bounds.upperBound }
    return value.advanced(bySteps: 1, of: distance)
  }

  /// The value some distance below, at least the lower bound.
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
