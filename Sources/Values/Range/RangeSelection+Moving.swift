extension RangeSelection {
  /// How far an end can go: by the policy ``RangePolicy/stop`` as far as the other end lets it.
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
  /// Nothing changes if that is where it is, if no stop within the limits lies that way, or if the value is not a number.
  public mutating func move(_ handle: RangeHandle, to value: Value) {
    guard value == value, let target = target(of: handle, toward: value) else { return }
    switch (handle, policy) {
    case (.lower, .stop): set(lower: target, upper: upper)
    case (.upper, .stop): set(lower: lower, upper: target)
    case (.lower, .push): pushUpper(withLowerAt: target)
    case (.upper, .push): pushLower(withUpperAt: target)
    }
  }

  /// Moves an end to the stop nearest to a fraction of the way between the bounds.
  @_specialize(where Value == Double)
  public mutating func move(_ handle: RangeHandle, toFraction fraction: Double) {
    guard !fraction.isNaN, fraction != stops.fraction(of: self[handle]) else { return }
    move(handle, to: stops.value(atFraction: fraction))
  }

  /// Moves an end by stops, upwards if positive.
  @_specialize(where Value == Double)
  public mutating func move(_ handle: RangeHandle, byStops count: Int) {
    move(handle, to: stops.value(self[handle], adjustedBy: count))
  }

  /// Moves both ends by a fraction of the way between the bounds, as far as there is room; their distance stays.
  ///
  /// - Parameters:
  ///   - start: where the ends were when the movement began.
  ///   - distance: how far to move from there.
  public mutating func moveSpan(from start: ClosedRange<Double>, by distance: Double) {
    guard !distance.isNaN else { return }
    let shift = max(-start.lowerBound, min(1 - start.upperBound, distance))
    // Both ends move by what the snapping leaves of the movement.
    let low = stops.value(atFraction: start.lowerBound + shift)
    let high = stops.value(atFraction: start.upperBound + (stops.fraction(of: low) - start.lowerBound))
    if low <= high { select(low...high) }
  }

  private func target(of handle: RangeHandle, toward value: Value) -> Value? {
    let current = self[handle]
    let limits = limits(of: handle)
    var target = stops.snapped(value)
    if target > limits.upperBound { target = stops.stop(atOrBelow: limits.upperBound) }
    if target < limits.lowerBound { target = stops.stop(atOrAbove: limits.lowerBound) }
    let isOnTheWay = value < current ? target < current : value > current && target > current
    return isOnTheWay && limits.contains(target) ? target : nil
  }

  private mutating func pushUpper(withLowerAt target: Value) {
    let nearest = raised(target, by: minimumDistance)
    let farthest = raised(target, by: maximumDistance)
    var other = upper
    if other < nearest { other = stops.stop(atOrAbove: nearest) }
    if other > farthest { other = stops.stop(atOrBelow: farthest) }
    guard nearest <= other, other <= farthest else { return }
    set(lower: target, upper: other)
  }

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
  /// The end that a press takes hold of, by where it comes down between the bounds (0…1): the nearer one, and the upper
  /// one halfway between.
  ///
  /// Where both ends are in one place it is the one that can move, if only one can; else `nil`: the first movement
  /// decides, see ``handle(movingBy:)``.
  public func handle(nearest fraction: Double) -> RangeHandle? {
    let low = lowerFraction
    let high = upperFraction
    if low < high { return abs(fraction - low) < abs(high - fraction) ? .lower : .upper }
    if upper >= bounds.upperBound { return .lower }
    return lower <= bounds.lowerBound ? .upper : nil
  }

  /// The end that a movement takes along when both are in one place: the lower one downwards, the upper one upwards.
  public func handle(movingBy movement: Double) -> RangeHandle {
    movement < 0 ? .lower : .upper
  }
}
