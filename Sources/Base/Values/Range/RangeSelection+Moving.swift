extension RangeSelection {
  /// Returns the values between which an end can move. With ``RangePolicy/stop`` they depend on the other end.
  public func limits(of handle: RangeHandle) -> ClosedRange<Value> {
    switch (handle, policy) {
    case (.lower, .stop): lowered(upper, by: maximumDistance)...lowered(upper, by: minimumDistance)
    case (.upper, .stop): raised(lower, by: minimumDistance)...raised(lower, by: maximumDistance)
    case (.lower, .push): bounds.lowerBound...lowered(bounds.upperBound, by: minimumDistance)
    case (.upper, .push): raised(bounds.lowerBound, by: minimumDistance)...bounds.upperBound
    }
  }

  /// Moves an end to the stop nearest to a value, or as near as its limits allow.
  ///
  /// The selection does not change if the end is there already, if there is no stop within the limits in that
  /// direction, or if the value is not a number.
  public mutating func move(_ handle: RangeHandle, to value: Value) {
    guard value == value, let target = target(of: handle, toward: value) else { return }
    switch (handle, policy) {
    case (.lower, .stop): set(lower: target, upper: upper)
    case (.upper, .stop): set(lower: lower, upper: target)
    case (.lower, .push): pushUpper(withLowerAt: target)
    case (.upper, .push): pushLower(withUpperAt: target)
    }
  }

  /// Moves an end to the stop nearest to a fraction of the range, 0…1. NaN has no effect.
  @_specialize(where Value == Double)
  public mutating func move(_ handle: RangeHandle, toFraction fraction: Double) {
    guard !fraction.isNaN, fraction != stops.fraction(of: self[handle]) else { return }
    move(handle, to: stops.value(atFraction: fraction))
  }

  /// Moves an end by a number of stops; upwards if it is positive.
  @_specialize(where Value == Double)
  public mutating func move(_ handle: RangeHandle, byStops count: Int) {
    move(handle, to: stops.value(self[handle], adjustedBy: count))
  }

  /// Moves both ends by a fraction of the range, as far as the bounds allow, and keeps their distance.
  ///
  /// - Parameters:
  ///   - start: the fractions at which the ends were when the movement began.
  ///   - distance: the fraction to move by from there. NaN has no effect.
  public mutating func moveSpan(from start: ClosedRange<Double>, by distance: Double) {
    guard !distance.isNaN else { return }
    let shift = max(-start.lowerBound, min(1 - start.upperBound, distance))
    // The upper end moves by as much as the snapped lower end has moved.
    let low = stops.value(atFraction: start.lowerBound + shift)
    let high = stops.value(atFraction: start.upperBound + (stops.fraction(of: low) - start.lowerBound))
    if low <= high { select(low...high) }
  }

  /// Returns the stop that an end moves to; `nil` if it does not move in the direction of the value.
  private func target(of handle: RangeHandle, toward value: Value) -> Value? {
    let current = self[handle]
    let limits = limits(of: handle)
    var target = stops.snapped(value)
    if target > limits.upperBound { target = stops.stop(atOrBelow: limits.upperBound) }
    if target < limits.lowerBound { target = stops.stop(atOrAbove: limits.lowerBound) }
    let isOnTheWay = value < current ? target < current : value > current && target > current
    return isOnTheWay && limits.contains(target) ? target : nil
  }

  /// Moves the lower end, and the upper end as far as the distances require.
  private mutating func pushUpper(withLowerAt target: Value) {
    let nearest = raised(target, by: minimumDistance)
    let farthest = raised(target, by: maximumDistance)
    var other = upper
    if other < nearest { other = stops.stop(atOrAbove: nearest) }
    if other > farthest { other = stops.stop(atOrBelow: farthest) }
    guard nearest <= other, other <= farthest else { return }
    set(lower: target, upper: other)
  }

  /// Moves the upper end, and the lower end as far as the distances require.
  private mutating func pushLower(withUpperAt target: Value) {
    let nearest = lowered(target, by: minimumDistance)
    let farthest = lowered(target, by: maximumDistance)
    var other = lower
    if other > nearest { other = stops.stop(atOrBelow: nearest) }
    if other < farthest { other = stops.stop(atOrAbove: farthest) }
    guard farthest <= other, other <= nearest else { return }
    set(lower: other, upper: target)
  }
}

extension RangeSelection {
  /// Returns the end that a press at a fraction of the range selects: the nearer one, or the upper one halfway between.
  ///
  /// If both ends are at the same place, this is the end that can move if only one can. Otherwise it is `nil`, and the
  /// first movement decides: see ``handle(movingBy:)``.
  public func handle(nearest fraction: Double) -> RangeHandle? {
    let low = lowerFraction
    let high = upperFraction
    if low < high { return abs(fraction - low) < abs(high - fraction) ? .lower : .upper }
    if upper >= bounds.upperBound { return .lower }
    return lower <= bounds.lowerBound ? .upper : nil
  }

  /// Returns the end that a movement selects when both are at the same place: the lower one for a negative movement,
  /// else the upper one.
  public func handle(movingBy movement: Double) -> RangeHandle {
    movement < 0 ? .lower : .upper
  }
}
